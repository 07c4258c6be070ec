"""The coach: hints during a game, and a verdict on every decision afterwards, based on the seat's knowledge."""

from __future__ import annotations

from baronage.coach.analysis import Analysis, Decision, Point, analyse
from baronage.coach.hint import Hint, hint

__all__ = ["Analysis", "Decision", "Hint", "Point", "analyse", "hint"]
