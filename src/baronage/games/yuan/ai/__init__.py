"""Bot support: plans, evaluation and probabilities."""
