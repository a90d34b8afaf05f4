package save

import "anqi/game/match"

// KeepResult implements match.Keeper. A game counts once, however often it is kept.
func (s *Store) KeepResult(finished match.Finished) error {
	if !s.ledger.keep(finished) {
		return nil
	}
	return s.keepLedger()
}

// DropResult implements match.Keeper.
func (s *Store) DropResult(id string) error {
	if !s.ledger.drop(id) {
		return nil
	}
	return s.keepLedger()
}

func (s *Store) keepLedger() error { return s.write(KeyStandings, kindStandings, s.ledger.text()) }

// Standings returns the standings of all finished games.
func (s *Store) Standings() Standings { return s.ledger.standings() }

// ResetStandings forgets all finished games; one that still lies on the table is not counted again.
func (s *Store) ResetStandings() error {
	s.ledger = s.ledger.reset()
	return s.keepLedger()
}

// ExportStandings returns the standings as a file that ImportStandings reads.
func (s *Store) ExportStandings() []byte { return seal(kindStandings, s.ledger.text()) }

// ImportStandings adds the games of an exported file that are not here yet. ErrForeign, ErrNewer and ErrDamaged leave everything
// as it was.
func (s *Store) ImportStandings(data []byte) error {
	text, err := unseal(kindStandings, data)
	if err != nil {
		return err
	}
	other, err := parseLedger(string(text))
	if err != nil {
		return err
	}
	s.ledger.merge(other)
	return s.keepLedger()
}
