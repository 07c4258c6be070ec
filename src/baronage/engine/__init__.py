"""The contract between a game and everything else. Independent of games, network and clocks."""
