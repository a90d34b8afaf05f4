package art

import (
	"image"
	"image/draw"

	"anqi/game"
)

// HomeIcon draws the game's picture for a home screen, size pixels wide and high: the red general on the table. It has no hole
// and no corners of its own: phones cut those themselves, and show black through holes.
func (s *Studio) HomeIcon(size int) *image.RGBA {
	img := s.Table(size, size)
	diameter := size * 3 / 4
	piece, shadow := s.Piece(game.NewPiece(game.Red, game.General), diameter), s.Shadow(diameter)
	corner := image.Pt((size-piece.Rect.Dx())/2, (size-piece.Rect.Dy())/2)
	margin := (shadow.Rect.Dx() - diameter) / 2
	fall := piece.Rect.Dy() - diameter
	lay(img, shadow, corner.Sub(image.Pt(margin, margin-fall)))
	lay(img, piece, corner)
	return img
}

// lay draws a picture over another with its corner at a point.
func lay(onto, picture *image.RGBA, corner image.Point) {
	draw.Draw(onto, picture.Rect.Add(corner), picture, image.Point{}, draw.Over)
}
