"""Notation of complete turns, written and read: `P1 R4: DRAW 3 MV A 0,0>0,1 . STEP attack ...` (RULES.md, Notation).

`Match.play` uses the reader for every text, of a seat or of the table (see `baronage.engine.match.turn_notation`).
"""

from __future__ import annotations

import re
from typing import Final

from baronage.games.fyn.notation import split_moves
from baronage.games.fyn.turn_notation.reader import Account
from baronage.games.fyn.turn_notation.writer import write

__all__ = ["HEAD", "Account", "parts", "write"]

HEAD: Final = re.compile(r"\s*(P[1-6]\s+R\d{1,4}:|FIRST\s)")


def parts(text: str) -> list[str]:
    """Return the moves and reports of a text."""
    return [" ".join(words) for words in split_moves(text)]
