"""Baselines that learn by playing, against a bot or themselves, for the benchmark: `baronage lab train`. Needs PyTorch."""
