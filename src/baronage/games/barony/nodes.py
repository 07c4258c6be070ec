"""Node ids of the picture (Serfs, spaces, ends of bumps) and the purpose of each node."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.text.params import Params
from baronage.games.barony.data import FIEFDOM_MAX
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.state import NOBODY, Barony


def serf_id(serf: int) -> str:
    """Return the id and notation of a Serf (A3), or "" if the number is no Serf's."""
    if not 0 <= serf < FIEFDOM_MAX * len(LETTERS):
        return ""
    return f"{LETTERS[serf // FIEFDOM_MAX]}{roster_number(serf)}"


def roster_number(serf: int) -> str:
    """Return the roster number that messages and the picture show beside the Baron."""
    return str(serf % FIEFDOM_MAX + 1)


def aim_id(action: Action) -> str:
    """Return the id of the end of a bump in that direction over that distance."""
    return f"aim.{30 + 60 * action[1]}.{action[2]}"


def space_id(s: Barony, space: int) -> str:
    """Return the id of a triangle or the Market."""
    return s.board.space_name(space) if 0 <= space <= s.board.size else ""


def spot_id(s: Barony, space: int) -> str:
    """Return the id of the Serf on a space, or of the space if it is free."""
    other = s.at(space) if space >= 0 else -1
    return serf_id(other) if other >= 0 else space_id(s, space)


def away_ids(s: Barony, seat: int, serf: int) -> list[str]:
    """Return the id of a Serf that is only on its Baron's roster, if that roster lists it for this seat."""
    listed = 0 <= serf < len(s.place) and s.control[serf] == seat and s.place[serf] != NOBODY
    return [serf_id(serf)] if listed else []


_RULES: Final = {"roster": "BAR-T1.04", "kingdom": "BAR-M1.01", "baron": "BAR-T1.04", "aim": "BAR-B1.01"}


def purpose(s: Barony, seat: int, id: str) -> tuple[str, Params, tuple[str, ...]]:
    """Return message id, parameters and rules that explain a node clicked without effect."""
    head = id.partition(".")[0]
    kind = "baron" if len(head) == 1 and head in LETTERS else head
    if kind not in _RULES:
        return "", {}, ()
    return f"thing-{kind}", {}, (_RULES[kind],)
