package sounds

import (
	"math"
	"slices"
	"testing"
)

func TestEverySoundIsHeardAndSafe(t *testing.T) {
	for _, name := range Names() {
		samples, ok := Make(name)
		if !ok {
			t.Fatalf("%s is named but cannot be made", name)
		}
		seconds := float64(len(samples)) / Rate
		if seconds < 0.1 || seconds > 2.5 {
			t.Errorf("%s lasts %.2f s", name, seconds)
		}
		loudest, power := 0.0, 0.0
		for i, sample := range samples {
			if math.IsNaN(sample) || math.Abs(sample) > Peak+1e-9 {
				t.Fatalf("%s: sample %d is %v", name, i, sample)
			}
			loudest = max(loudest, math.Abs(sample))
			power += sample * sample
		}
		if math.Abs(loudest-Peak) > 0.05 {
			t.Errorf("%s: its loudest sample is %.3f, want about %.2f", name, loudest, Peak)
		}
		if mean := math.Sqrt(power / float64(len(samples))); mean < 0.01 {
			t.Errorf("%s is nearly silent: mean %.4f", name, mean)
		}
		if last := samples[len(samples)-1]; last != 0 {
			t.Errorf("%s ends at %v, which clicks", name, last)
		}
	}
}

func TestSoundsAreRepeatableAndDiffer(t *testing.T) {
	made := map[string][]float64{}
	for _, name := range Names() {
		first, _ := Make(name)
		second, _ := Make(name)
		if !slices.Equal(first, second) {
			t.Errorf("%s differs from call to call", name)
		}
		for other, samples := range made {
			if slices.Equal(samples, first) {
				t.Errorf("%s and %s are the same", name, other)
			}
		}
		made[name] = first
	}
}

func TestNoSuchSound(t *testing.T) {
	if samples, ok := Make("whistle"); ok || samples != nil {
		t.Errorf("an unknown name gave %d samples", len(samples))
	}
}

func TestStereo16(t *testing.T) {
	got := Stereo16([]float64{0, 1, -1, 0.5, 7})
	want := []byte{0, 0, 0, 0, 0xff, 0x7f, 0xff, 0x7f, 0x01, 0x80, 0x01, 0x80, 0x00, 0x40, 0x00, 0x40, 0xff, 0x7f, 0xff, 0x7f}
	if !slices.Equal(got, want) {
		t.Errorf("got % x, want % x", got, want)
	}
}

// loudnessAt is how strongly a frequency sounds in the samples (Goertzel's way of one line of a spectrum).
func loudnessAt(samples []float64, frequency float64) float64 {
	turn := 2 * math.Cos(2*math.Pi*frequency/Rate)
	before, last := 0.0, 0.0
	for _, sample := range samples {
		before, last = last, sample+turn*last-before
	}
	return before*before + last*last - turn*before*last
}

func TestStringsAreInTune(t *testing.T) {
	for _, note := range []float64{noteD4, noteG4, noteA4, noteD5, noteA5, noteD6} {
		samples := pluck(note, 0.5, 1)
		best, loudest := 0.0, 0.0
		for cents := -60.0; cents <= 60; cents += 2 {
			if loud := loudnessAt(samples, note*math.Pow(2, cents/1200)); loud > loudest {
				best, loudest = cents, loud
			}
		}
		if math.Abs(best) > 16 {
			t.Errorf("the string of %.1f Hz sounds %.0f cents off", note, best)
		}
	}
}

func TestKnocksAreShort(t *testing.T) {
	for _, name := range []string{"move", "flip", "capture", "refused"} {
		samples, _ := Make(name)
		var early, late float64
		for i, sample := range samples {
			if i < len(samples)*3/4 {
				early += sample * sample
			} else {
				late += sample * sample
			}
		}
		if late > early/50 {
			t.Errorf("%s has %.1f %% of its power in its last quarter", name, 100*late/(early+late))
		}
	}
}

func BenchmarkMakeAll(b *testing.B) {
	for b.Loop() {
		for _, name := range Names() {
			Make(name)
		}
	}
}
