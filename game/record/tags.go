package record

import (
	"fmt"

	"anqi/game"
	"anqi/game/deal"
)

// knownTags have a meaning here; others are kept as they stand.
var knownTags = map[string]bool{
	"Game": true, "Date": true, "First": true, "Second": true, "Rules": true, "Colour": true,
	"Deal": true, "Fingerprint": true, "Salt": true, "Result": true, "Reason": true,
}

func (d *decoder) readTags() error {
	d.tags = map[string]string{}
	given := map[string]bool{}
	for d.scanner.peek() == '[' {
		tag, err := d.scanner.tag()
		if err != nil {
			return err
		}
		if given[tag.Name] {
			return fmt.Errorf("tag %s is given twice", clip(tag.Name))
		}
		given[tag.Name] = true
		if knownTags[tag.Name] {
			d.tags[tag.Name] = tag.Value
			d.order = append(d.order, tag.Name)
		} else {
			d.record.Extra = append(d.record.Extra, tag)
		}
	}
	return nil
}

// takeTags gives the known tags their meaning; those of the end wait until the turns are known.
func (d *decoder) takeTags() error {
	r := d.record
	r.Date, r.First, r.Second = d.tags["Date"], d.tags["First"], d.tags["Second"]
	for _, name := range d.order {
		if err := d.takeTag(name, d.tags[name]); err != nil {
			return fmt.Errorf("tag %s: %w", name, err)
		}
	}
	return nil
}

func (d *decoder) takeTag(name, value string) (err error) {
	r := d.record
	switch name {
	case "Game":
		if value != gameName {
			err = fmt.Errorf("%q is not %q", clip(value), gameName)
		}
	case "Rules":
		r.RuleSet, err = game.ParseRuleSet(value)
	case "Colour":
		if value != "red" && value != "black" && value != "-" {
			err = fmt.Errorf("%q is none of red, black and -", clip(value))
		}
	case "Deal":
		var dealt deal.Deal
		dealt, err = deal.Parse(value)
		r.Deal = &dealt
	case "Fingerprint":
		r.Fingerprint, err = value, deal.CheckFingerprint(value)
	case "Salt":
		var salt deal.Salt
		salt, err = deal.ParseSalt(value)
		r.Salt = &salt
	case "Result":
		if !isResult(value) {
			err = fmt.Errorf("%q is no result", clip(value))
		}
	case "Reason":
		if _, known := game.ParseReason(value); !known {
			err = fmt.Errorf("unknown reason %q", clip(value))
		}
	}
	return err
}

// checkColour compares the Colour tag with what the first flip showed.
func (d *decoder) checkColour() error {
	colour, given := d.tags["Colour"]
	if given && colour != d.state.FirstColour.String() {
		return fmt.Errorf("tag Colour says %s, the turns give player one %s", colour, d.state.FirstColour)
	}
	return nil
}
