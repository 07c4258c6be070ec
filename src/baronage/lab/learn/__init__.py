"""Baselines that learn by playing against themselves, for the benchmark: `baronage lab train`. Needs PyTorch."""
