package web

import (
	"encoding/binary"
	"math"
	"syscall/js"
	"time"

	"anqi/assets/sounds"
)

// Speaker plays the game's sounds with the browser's own audio. It opens the audio in the person's first gesture, and makes it
// run again in a later one: a call or a locked screen leaves it interrupted, a sleeping tab suspended, and Safari lets it begin
// in a gesture only. A browser without audio stays silent.
type Speaker struct {
	context js.Value
	output  js.Value
	made    map[string]js.Value
	silent  bool
}

// NewSpeaker returns a speaker that has not opened anything yet.
func NewSpeaker() *Speaker { return &Speaker{made: map[string]js.Value{}} }

// Play starts a sound at a volume from 0 to 1. Unknown names are silent.
func (s *Speaker) Play(name string, volume float64) {
	if s.silent || volume <= 0 {
		return
	}
	if err := try(func() { s.play(name, volume) }); err != nil {
		s.silent = true
	}
}

// Wake makes the audio run. Call it in a handler of the person's gesture, and when the page is seen again.
func (s *Speaker) Wake() {
	if s.silent {
		return
	}
	if err := try(s.wake); err != nil {
		s.silent = true
	}
}

func (s *Speaker) wake() {
	if !s.context.Truthy() && !s.open() {
		s.silent = true
		return
	}
	if !s.running() {
		promised(s.resume, func(js.Value, error) {})
	}
}

func (s *Speaker) resume() js.Value { return s.context.Call("resume") }

func (s *Speaker) running() bool { return s.context.Get("state").String() == "running" }

// late is how long after its event a sound may still begin. Later it would only astonish.
const late = 400 * time.Millisecond

func (s *Speaker) play(name string, volume float64) {
	if !s.context.Truthy() && !s.open() {
		s.silent = true
		return
	}
	buffer, known := s.buffer(name)
	if !known {
		return
	}
	if s.running() {
		s.start(buffer, volume)
		return
	}
	asked := time.Now()
	promised(s.resume, func(_ js.Value, err error) {
		if err == nil && time.Since(asked) < late {
			s.start(buffer, volume)
		}
	})
}

func (s *Speaker) start(buffer js.Value, volume float64) {
	gain := s.context.Call("createGain")
	gain.Get("gain").Set("value", volume)
	gain.Call("connect", s.output)
	source := s.context.Call("createBufferSource")
	source.Set("buffer", buffer)
	source.Call("connect", gain)
	source.Call("start")
}

func (s *Speaker) open() bool {
	context, ok := made("AudioContext")
	if !ok {
		return false
	}
	s.context = context
	// Several sounds at once must not be louder than the ears and the numbers allow.
	s.output = s.context.Call("createDynamicsCompressor")
	s.output.Call("connect", s.context.Get("destination"))
	return true
}

// buffer makes a sound once and keeps it.
func (s *Speaker) buffer(name string) (js.Value, bool) {
	if buffer, made := s.made[name]; made {
		return buffer, true
	}
	samples, known := sounds.Make(name)
	if !known {
		return js.Undefined(), false
	}
	bytes := make([]byte, 0, 4*len(samples))
	for _, sample := range samples {
		bytes = binary.LittleEndian.AppendUint32(bytes, math.Float32bits(float32(sample)))
	}
	raw := js.Global().Get("Uint8Array").New(len(bytes))
	js.CopyBytesToJS(raw, bytes)
	buffer := s.context.Call("createBuffer", 1, len(samples), sounds.Rate)
	buffer.Call("copyToChannel", js.Global().Get("Float32Array").New(raw.Get("buffer")), 0)
	s.made[name] = buffer
	return buffer, true
}

// OnGesture calls act inside of every gesture that lets a browser begin audio.
func OnGesture(act func()) {
	for _, name := range [...]string{"keydown", "pointerdown", "pointerup", "click"} {
		js.Global().Call("addEventListener", name, handler(func(event) { act() }), true)
	}
}

// Gestured reports whether the person has done something in the page: before that no sound may play. Browsers that cannot
// tell keep their audio silent until then themselves.
func Gestured() bool {
	activation := feature(navigator(), "userActivation")
	return !isObject(activation) || activation.Get("hasBeenActive").Truthy()
}
