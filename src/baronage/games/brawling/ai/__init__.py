"""The game's bots: plans, evaluation, odds."""
