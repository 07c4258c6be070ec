"""Optional parts of a game: search, pacts, summary, campaign files, board editor, tunable numbers."""
