package ai

// networkInputs are what the places network sees of a position, in sixteenths of about their usual size: the sums over the face-up
// pieces of the side to move, the same of the other side, then what concerns both.
type networkInputs [networkSize]int32

func (in *networkInputs) own() *[sideInputs]int32   { return (*[sideInputs]int32)(in[:sideInputs]) }
func (in *networkInputs) enemy() *[sideInputs]int32 { return (*[sideInputs]int32)(in[sideInputs:]) }

// The inputs of a side.
const (
	inMobility    = iota // empty squares beside pieces
	inSafe               // those that no enemy beats
	inFree               // empty squares by the worth of the piece beside them
	inSafeFree           // the same of the safe ones
	inDown               // face-down neighbours
	inStuck              // pieces that can neither move nor take
	inStuckWorth         // their worth
	inHunted             // worth hunted from two, three and more steps away
	_                    //
	_                    //
	inNet                // worth hunted by two or more
	inCornered           // worth hunted that has no safe square
	inHangingBest        // the largest loss that threatens, of the side to move
	inHangingRest        // its other losses
	inTrapped            // its losses without a safe square
	sideInputs
)

// The inputs that concern both sides.
const (
	inHidden = iota + 2*sideInputs
	inOwnLeft
	inEnemyLeft
	inOwnGrip
	inEnemyGrip
	inPoints
	inPointsSquared
	inQuiet // turns without progress
	inOpen  // nothing is face down
	networkSize
)

// networkLimit is the no-progress limit under which the networks were trained: with more turns left than that, none count as used.
const networkLimit = 40

// worthInputs are the inputs of a side that are sums of worth.
var worthInputs = [...]uint8{
	inFree, inSafeFree, inStuckWorth, inHunted, inHunted + 1, inHunted + 2, inNet, inCornered, inHangingBest, inHangingRest, inTrapped,
}

// sixteenths turns a worth in points into an input: 585 points are 1.
func sixteenths(worth int32) int32 { return worth * 7 >> 8 }

// share fills in what concerns both sides, points being the advantage of the side to move in hundredths.
func (in *networkInputs) share(p *state, r *searchRules, points int32) {
	enemy := p.turn ^ 1
	ahead := points * 32 / int32(r.weights.hundredsNow(p))
	in[inHidden] = int32(p.hidden)
	in[inOwnLeft] = 2 * int32(p.left[p.turn])
	in[inEnemyLeft] = 2 * int32(p.left[enemy])
	in[inOwnGrip] = 8 * int32(p.grip[p.turn])
	in[inEnemyGrip] = 8 * int32(p.grip[enemy])
	in.setPoints(max(-64, min(64, ahead)))
	in[inQuiet] = int32(max(0, networkLimit-max(0, r.limit-int(p.quiet)))) * 4 / 5
	if in[inOpen] = 0; p.hidden == 0 {
		in[inOpen] = 16
	}
}

// setPoints fills in the advantage of the side to move in thirty-seconds of the scale.
func (in *networkInputs) setPoints(ahead int32) {
	in[inPoints] = ahead
	in[inPointsSquared] = ahead * ahead / 32
}
