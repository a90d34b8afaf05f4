package main

// commands lists the words of the command line in the order in which help shows them.
func commands() []command {
	return []command{
		{"playthrough", "replay a record, one JSON object a line before every action", runPlaythrough},
		{"perft", "count the sequences of legal actions from a record or a position", runPerft},
		{"record", "print a game as a record, from a link, the tournament client or many records", runRecord},
		{"link", "print a link that carries a game or a position", runLink},
		{"rules", "print the presets and the fields of rule sets with their ranges", runRules},
		{"deal", "make a deal with its fingerprint, or check one", runDeal},
		{"engine", "speak the tournament protocol on standard input and output", runEngine},
		{"arena", "play a match between two engines", runArena},
		{"bench", "measure the engine's nodes a second on fixed positions", runBench},
		{"tune", "fit the weights of the evaluation to self-play", runTune},
		{"train", "train the networks of the evaluation on self-play", runTrain},
		{"endgame", "count the results of an ending exactly, or the classes of endings", runEndgame},
		{"serve", "serve the built web game on localhost", runServe},
	}
}
