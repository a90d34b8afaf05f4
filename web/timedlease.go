package web

import "time"

// A timedLease is the right to write the saved game where the browser has no locks (a page by plain HTTP). It holds for some
// seconds, and is renewed long before they are over.
//
// All tabs share one record: the token of the owner, and the time until which it owns. The browser's database replaces it in
// transactions, which it carries out one after the other whichever tabs they are of. So:
//
//   - A tab takes the record only inside of a transaction that finds it absent, outdated, or given up by its owner.
//   - A tab writes only before the time that it knows to stand in the record beside its own token. It looks at the clock for
//     every write, so one that was held up (a machine that slept, a page that was frozen) stops by itself, and goes on when a
//     transaction has shown that the record is still its own.
//   - A tab that gives its right up stops writing before it says so, and comes with another token when it asks again.
//
// Therefore there are never two owners, however late messages and timers come: the one before has stopped, by its own clock or its
// own word, before the next one begins. The clock is the same for all tabs of a machine. In case somebody sets it, both sides also
// count the time that went by since the record was written, or first seen; only who sets it forth and back again within seconds, while
// a page is held up, can defeat that.
//
// And in the end there is one. An owner that has died renews no more; its record is outdated, and of those who wait the first
// transaction takes it, while the others find a new record and ask its owner. An owner that lives is known by its answer, or,
// should no answers come through, by a record that is renewed.
type timedLease struct {
	host    leaseHost
	token   string // of this tab, another one every time that it asks; "" while it neither has nor wants the right
	owned   bool
	until   instant // while owned: what stands in the record
	lost    func()
	asking  *leaseAsking // while the right is wanted and not decided
	refused bool         // the browser refuses what an agreement needs: nothing may be written
}

const (
	leaseTime   = 8 * time.Second        // for which the right holds
	leaseRenew  = time.Second            // after which it is renewed; a hidden tab's timers come once a second at best
	leaseAnswer = 300 * time.Millisecond // in which an owner answers if its page is not very busy
	leaseSteal  = 2 * leaseTime          // in which the owner gives its right up to who steals it, or keeps it
	leaseWait   = 500 * time.Millisecond // so long, and so often, the database may be without an answer
	leaseWaits  = 20
)

// instant is a time by two clocks: the wall's, which is the same for all tabs but may be set, and one that only goes on.
type instant struct{ wall, steady time.Duration }

func (t instant) add(d time.Duration) instant { return instant{t.wall + d, t.steady + d} }

// before reports whether both clocks say so.
func (t instant) before(u instant) bool { return t.wall < u.wall && t.steady < u.steady }

// leaseRecord says who owns the right, "" for nobody, and until when by the wall's clock.
type leaseRecord struct {
	owner string
	until time.Duration
}

// leaseWord is what tabs say to each other about the owner with a token.
type leaseWord string

const (
	leaseAsks  leaseWord = "asks"  // does it live?
	leaseLives leaseWord = "lives" // it does
	leaseWants leaseWord = "wants" // it shall give its right up
	leaseGiven leaseWord = "given" // it has
)

// leaseHost is what a timedLease needs of the browser. Functions that are handed in are called later, never at once.
type leaseHost struct {
	now   func() instant
	after func(time.Duration, func())
	token func() string // another one every time, in the whole world
	// change hands the record to decide, and replaces it by what that returns if it returns true; no other tab comes between.
	// done is told the record as it is then, or why nobody can say.
	change func(decide func(leaseRecord) (leaseRecord, bool), done func(leaseRecord, error))
	// remove removes the record of a token, even if the page ends with this call.
	remove func(token string)
	// send says something about the owner with a token to all other tabs.
	send func(word leaseWord, token string)
	// regained is told that a right which had lapsed is this tab's again.
	regained func()
}

// leaseAsking is the wish for the right until it is decided.
type leaseAsking struct {
	token        string
	steal        bool
	answers      []func(bool) // of everyone who has asked meanwhile
	since        instant
	record       leaseRecord // as it was found last
	seen         instant     // when it was first found so, or its owner said that it lives
	renewals     int         // of that record, since it was found
	lives, given string      // tokens whose owners have said so
	decided      bool
}

// Held reports whether this tab may write now. Where nothing can be agreed upon every tab has the right, of which it can make no use.
func (l *timedLease) Held() bool { return l.refused || l.owned && l.host.now().before(l.until) }

// Take asks for the right; it is refused while another tab has it and lives.
func (l *timedLease) Take(taken func(bool), lost func()) { l.ask(false, taken, lost) }

// Steal asks the owner to give its right up.
func (l *timedLease) Steal(taken func(bool), lost func()) { l.ask(true, taken, lost) }

// Release gives the right up.
func (l *timedLease) Release() {
	if l.asking != nil {
		l.asking.decided = true
	}
	token := l.token
	l.asking, l.owned, l.token = nil, false, ""
	if token != "" {
		l.host.remove(token)
		l.host.send(leaseGiven, token)
	}
}

func (l *timedLease) ask(steal bool, taken func(bool), lost func()) {
	if l.Held() {
		taken(true)
		return
	}
	l.lost = lost
	if l.asking != nil {
		l.asking.answers = append(l.asking.answers, taken)
		if steal {
			l.asking.steal, l.asking.since = true, l.host.now()
		}
		return
	}
	l.owned, l.token = false, l.host.token()
	l.asking = &leaseAsking{token: l.token, steal: steal, answers: []func(bool){taken}, since: l.host.now()}
	l.look(l.asking)
}

// look reads the record, and takes it if it may.
func (l *timedLease) look(asking *leaseAsking) {
	var until instant
	answered := false
	l.host.change(func(found leaseRecord) (leaseRecord, bool) {
		now := l.host.now()
		if asking.decided || !asking.free(found, now) {
			return found, false
		}
		until = now.add(leaseTime)
		return leaseRecord{asking.token, until.wall}, true
	}, func(found leaseRecord, err error) {
		answered = true
		switch {
		case asking.decided:
		case err != nil:
			l.refuse(asking)
		case found.owner == asking.token:
			l.own(asking, until)
		default:
			l.goOn(asking, found)
		}
	})
	l.watch(asking, &answered, leaseWaits)
}

// watch takes a database that does not answer for refused. It waits many times a little: a page that was held up hears of the end of
// one wait and of the answer together, in any order.
func (l *timedLease) watch(asking *leaseAsking, answered *bool, waits int) {
	l.host.after(leaseWait, func() {
		switch {
		case *answered || asking.decided:
		case waits > 1:
			l.watch(asking, answered, waits-1)
		default:
			l.refuse(asking)
		}
	})
}

// free reports whether a record may be taken.
func (a *leaseAsking) free(found leaseRecord, now instant) bool {
	switch {
	case found.owner == "" || found.owner == a.given:
		return true
	case found != a.record:
		return false // nobody has asked its owner yet
	}
	waited := now.steady - a.seen.steady
	return waited >= leaseAnswer && (now.wall >= found.until || waited >= leaseTime)
}

// goOn is what follows when the record is another tab's.
func (l *timedLease) goOn(asking *leaseAsking, found leaseRecord) {
	now := l.host.now()
	asking.note(found, now)
	if asking.hopeless(found, now) {
		l.token = ""
		l.decide(asking, false)
		return
	}
	word := leaseAsks
	if asking.steal {
		word = leaseWants
	}
	l.host.send(word, found.owner)
	l.host.after(leaseAnswer, func() {
		if !asking.decided {
			l.look(asking)
		}
	})
}

// note remembers a record and since when it is so.
func (a *leaseAsking) note(found leaseRecord, now instant) {
	switch {
	case found == a.record:
		return
	case found.owner == a.record.owner:
		a.renewals++
	default:
		a.renewals = 0
	}
	a.record, a.seen = found, now
}

// hopeless reports whether the owner of a record lives, or does not give it up to who steals it.
func (a *leaseAsking) hopeless(found leaseRecord, now instant) bool {
	switch {
	case now.wall >= found.until:
		return false
	case a.steal:
		return now.steady-a.since.steady >= leaseSteal
	}
	// One renewal may be an old one, of an owner that has died while this page was held up.
	return found.owner == a.lives || a.renewals >= 2
}

func (l *timedLease) decide(asking *leaseAsking, ours bool) {
	asking.decided, l.asking = true, nil
	for _, answer := range asking.answers {
		answer(ours)
	}
}

// refuse lets the game go on without being kept: nobody can say who else writes.
func (l *timedLease) refuse(asking *leaseAsking) {
	l.refused, l.token = true, ""
	l.decide(asking, true)
}

// own notes that the record is this tab's, and keeps it so.
func (l *timedLease) own(asking *leaseAsking, until instant) {
	l.owned, l.until = true, until
	l.keep(l.token)
	l.decide(asking, true)
}

func (l *timedLease) keep(token string) {
	l.host.after(leaseRenew, func() {
		if l.owned && l.token == token {
			l.renew()
			l.keep(token)
		}
	})
}

// renew keeps the right for another while, or notices that it is gone. Besides in time it is called when a page that may have
// been held up is seen again.
func (l *timedLease) renew() {
	if !l.owned {
		return
	}
	var until instant
	token := l.token
	mine := func(found leaseRecord) bool { return found.owner == token || found.owner == "" }
	l.host.change(func(found leaseRecord) (leaseRecord, bool) {
		if l.token != token || !mine(found) {
			return found, false
		}
		until = l.host.now().add(leaseTime)
		return leaseRecord{token, until.wall}, true
	}, func(found leaseRecord, err error) {
		switch lapsed := !l.Held(); {
		case l.token != token:
		case err != nil:
			l.refused = l.refused || lapsed // until then it is tried again
		case !mine(found):
			l.lose()
		default:
			if l.until = until; lapsed {
				l.host.regained()
			}
		}
	})
}

func (l *timedLease) lose() {
	l.owned, l.token = false, ""
	l.lost()
}

// hear takes in what another tab says.
func (l *timedLease) hear(word leaseWord, token string) {
	mine := l.owned && token == l.token
	about := l.asking != nil && token == l.asking.record.owner
	switch {
	case word == leaseAsks && mine:
		l.host.send(leaseLives, token)
		if !l.Held() {
			l.renew()
		}
	case word == leaseWants && mine:
		l.owned = false
		l.host.send(leaseGiven, token)
		l.lose()
	case word == leaseLives && about && !l.asking.steal:
		l.asking.lives, l.asking.seen = token, l.host.now()
		l.look(l.asking)
	case word == leaseGiven && about:
		l.asking.given = token
		l.look(l.asking)
	}
}
