"""Whole turns in notation, both ways: `P1 R4: DRAW 3 MV A 0,0>0,1 . STEP attack ...` (RULES.md, Notation).

The reader is used by `Match.play` for every text, of a seat or of the table (see `baronage.engine.turns`).
"""

from __future__ import annotations

import re
from typing import Final

from baronage.games.fyn.notation import split_moves
from baronage.games.fyn.turns.reader import Account
from baronage.games.fyn.turns.writer import write

__all__ = ["HEAD", "Account", "parts", "write"]

HEAD: Final = re.compile(r"\s*(P[1-6]\s+R\d{1,4}:|FIRST\s)")


def parts(text: str) -> list[str]:
    """A text, move by move and report by report."""
    return [" ".join(words) for words in split_moves(text)]
