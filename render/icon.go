package render

import (
	"image"

	"golang.org/x/image/font/opentype"

	"anqi/assets/fonts"
	"anqi/game"
	"anqi/render/art"
)

// WindowIcon draws the picture of the window: the red general. Nil if the font cannot be read.
func WindowIcon(size int) image.Image {
	pieces, err := opentype.Parse(fonts.Pieces())
	if err != nil {
		return nil
	}
	diameter := int(float64(size) / (1 + art.Thickness))
	picture := art.NewStudio(art.Themes[0], pieces, pieces).Piece(game.NewPiece(game.Red, game.General), diameter)
	icon := image.NewRGBA(image.Rect(0, 0, size, size))
	left, top := (size-picture.Rect.Dx())/2, (size-picture.Rect.Dy())/2
	for y := range picture.Rect.Dy() {
		from := picture.Pix[y*picture.Stride:][:picture.Rect.Dx()*4]
		copy(icon.Pix[(max(top, 0)+y)*icon.Stride+max(left, 0)*4:], from)
	}
	return icon
}
