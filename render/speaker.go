package render

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

// speaker plays sounds. It opens the sound device with the first sound, and on machines that have none stays silent for
// good: Ebitengine's own audio would end the game there, which is why this talks to the layer below it.
type speaker struct {
	context *oto.Context
	ready   chan struct{}
	broken  bool
	asleep  bool
	playing []*oto.Player
	last    time.Time
	made    map[string][]byte
}

// play starts a sound at a volume from 0 to 1. Unknown names are silent.
func (s *speaker) play(name string, volume float64, now time.Time) {
	if s.broken || volume <= 0 || !s.open() {
		return
	}
	pcm, ok := s.made[name]
	if !ok {
		samples, known := sounds.Make(name)
		if !known {
			return
		}
		pcm = sounds.Stereo16(samples)
		s.made[name] = pcm
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

// open opens the device if that has not been done, and reports whether there is one.
func (s *speaker) open() bool {
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
	s.context, s.ready, s.made = context, ready, map[string][]byte{}
	return true
}

// tick forgets what has been played, notices a broken device, and lets the device sleep when nothing is heard.
func (s *speaker) tick(now time.Time) {
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
