// Package speaker plays the sounds of the game on machines with a window of its own; in a page the page plays them.
//
// It speaks to the sound device through oto, the layer below Ebitengine's own audio, because that ends the program where
// there is no device. It imports assets/sounds and oto only.
package speaker

import (
	"bytes"
	"time"

	"github.com/ebitengine/oto/v3"

	"anqi/assets/sounds"
)

// quietAfter is how long after the last sound the device is put to sleep, so that a silent game costs nothing.
const quietAfter = 3 * time.Second

// most is how many sounds may be heard at once; the oldest gives way.
const most = 6

// Speaker plays sounds. It opens the sound device with the first sound, and stays silent for good where there is none.
type Speaker struct {
	context *oto.Context
	ready   chan struct{}
	broken  bool
	asleep  bool
	playing []*oto.Player
	last    time.Time
	made    map[string][]byte
}

// New returns a speaker that has not opened anything yet.
func New() *Speaker { return &Speaker{made: map[string][]byte{}} }

// Play starts a sound at a volume from 0 to 1. Unknown names are silent.
func (s *Speaker) Play(name string, volume float64, now time.Time) {
	pcm := s.sound(name)
	if pcm == nil || s.broken || volume <= 0 || !s.open() {
		return
	}
	if s.asleep {
		s.asleep = s.context.Resume() != nil
	}
	s.last = now
	if len(s.playing) >= most {
		s.playing[0].Pause()
		s.playing = s.playing[1:]
	}
	player := s.context.NewPlayer(bytes.NewReader(pcm))
	player.SetVolume(volume)
	player.Play()
	s.playing = append(s.playing, player)
}

// sound makes a sound once and keeps it; nil if there is none of that name.
func (s *Speaker) sound(name string) []byte {
	if pcm, ok := s.made[name]; ok {
		return pcm
	}
	samples, known := sounds.Make(name)
	if !known {
		return nil
	}
	pcm := sounds.Stereo16(samples)
	s.made[name] = pcm
	return pcm
}

// open opens the device if that has not been done, and reports whether there is one.
func (s *Speaker) open() bool {
	if s.context != nil {
		return true
	}
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: sounds.Rate, ChannelCount: 2, Format: oto.FormatSignedInt16LE,
	})
	if err != nil {
		s.broken = true
		return false
	}
	s.context, s.ready = context, ready
	return true
}

// Tick forgets what has been played, notices a broken device, and lets the device sleep when nothing is heard. It is to be
// called a few times a second at least.
func (s *Speaker) Tick(now time.Time) {
	if s.context == nil || s.broken {
		return
	}
	if s.context.Err() != nil {
		s.broken, s.playing = true, nil
		return
	}
	left := s.playing[:0]
	for _, player := range s.playing {
		if player.IsPlaying() {
			left = append(left, player)
		}
	}
	s.playing = left
	if len(left) > 0 || s.asleep || now.Sub(s.last) < quietAfter {
		return
	}
	select {
	case <-s.ready: // suspending a device that is still being opened would block
		s.asleep = s.context.Suspend() == nil
	default:
	}
}

// Silent reports whether the machine turned out to have no sound.
func (s *Speaker) Silent() bool { return s.broken }
