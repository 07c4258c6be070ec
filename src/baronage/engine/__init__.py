"""The contract between a game and everything else. Knows no game, no network and no clock."""
