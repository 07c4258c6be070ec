"""Learned baselines for the benchmark, trained against a bot or by self-play: `baronage lab train`. Needs PyTorch."""
