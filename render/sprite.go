package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/render/art"
)

// spriteKind says which drawing of package art a sprite is.
type spriteKind uint8

const (
	spriteTable spriteKind = iota
	spriteBoard
	spritePiece
	spriteShadow
	spriteMark
	spritePlaque
	spriteIcon
	spritePixel
	spriteWords
)

// look is what a sprite shows, whatever its size.
type look struct {
	kind spriteKind
	code int    // piece, mark or plaque; of a board: its orientation
	name string // icon, line of text
}

type spriteKey struct {
	look
	width, height int
}

type sprite struct {
	image *ebiten.Image
	used  uint64 // number of the painting that used it last
}

// sprites keeps the drawings that have been made, and makes those that are missing.
type sprites struct {
	studio   *art.Studio
	made     map[spriteKey]*sprite
	latest   map[look]*sprite
	painting uint64
	quick    bool // rather stretch an old drawing than make a new one, while the window changes its size
	drawn    int  // how many drawings were made so far
}

func newSprites(studio *art.Studio) *sprites {
	return &sprites{studio: studio, made: map[spriteKey]*sprite{}, latest: map[look]*sprite{}}
}

// get returns the sprite of that look and size, calling draw if there is none. In quick mode its size may differ.
func (s *sprites) get(l look, width, height int, draw func() *image.RGBA) *ebiten.Image {
	return s.find(l, width, height, func() *ebiten.Image {
		return upload(draw())
	})
}

// find is get for what the engine draws itself.
func (s *sprites) find(l look, width, height int, draw func() *ebiten.Image) *ebiten.Image {
	key := spriteKey{l, width, height}
	found := s.made[key]
	if found == nil && s.quick {
		found = s.latest[l]
	}
	if found == nil {
		found = &sprite{image: draw()}
		s.made[key], s.latest[l] = found, found
		s.drawn++
	}
	found.used = s.painting
	return found.image
}

// upload hands a picture to the engine.
func upload(picture *image.RGBA) *ebiten.Image {
	img := ebiten.NewImage(picture.Rect.Dx(), picture.Rect.Dy())
	img.WritePixels(picture.Pix)
	return img
}

// keep is how many drawings are kept whatever happens, and patience for how many paintings any is kept that none of them used.
// A painting uses what it paints again, which may be a line of text only.
const keep, patience = 300, 500

// sweep forgets what has not been used for long, when there is much of it.
func (s *sprites) sweep() {
	if len(s.made) < keep {
		return
	}
	for key, old := range s.made {
		if old.used+patience < s.painting {
			s.forget(key, old)
		}
	}
}

// sweepAll forgets everything.
func (s *sprites) sweepAll() {
	for key, old := range s.made {
		s.forget(key, old)
	}
}

func (s *sprites) forget(key spriteKey, old *sprite) {
	delete(s.made, key)
	if s.latest[key.look] == old {
		delete(s.latest, key.look)
	}
	old.image.Deallocate()
}
