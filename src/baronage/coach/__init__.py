"""The coach: a hint at the table, and a judgement of every decision after the game. It knows what the seat could know."""

from __future__ import annotations

from baronage.coach.analysis import Analysis, Decision, Point, analyse
from baronage.coach.hint import Hint, hint

__all__ = ["Analysis", "Decision", "Hint", "Point", "analyse", "hint"]
