"""The sources of points and the terms of Pennies for a first game.

The picture syntax is in baronage/engine/tutorial.
"""

from __future__ import annotations

from typing import Final

from baronage.author import Source, Term

SOURCES: Final = (Source("offer"), Source("raid"), Source("ward"))
STEPS: Final = ("card:event:star:high > sign:dice:roll", "sign:swords > sign:coins:pennies", "back:2")
TERMS: Final = (
    Term("ward", "PEN-3.03", "card:event:shield:ward figure:0:pennies"),
    Term("raid", "PEN-3.02", "sign:swords > sign:coins:stake"),
    Term("boast", "PEN-3.01", "sign:horn"),
)
