"""Notation of moves, written and read, as in section 12 of the rules.

Positions are in position.py, complete turns in turn_notation.
"""

from baronage.games.fyn.notation.reader import read, remark, split_moves
from baronage.games.fyn.notation.writer import phrase, write
from baronage.games.fyn.position import read_position, write_position

__all__ = ["phrase", "read", "read_position", "remark", "split_moves", "write", "write_position"]
