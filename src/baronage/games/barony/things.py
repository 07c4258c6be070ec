"""The things in the picture, as it calls them: Serfs, spaces, the ends of bumps; and what each is for."""

from __future__ import annotations

from typing import Final

from baronage.engine.facts import Facts
from baronage.engine.flow import Action
from baronage.games.barony.data import FIEFDOM_MAX
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.state import NOBODY, Barony


def serf_id(serf: int) -> str:
    """A3: the id of a Serf and its notation; of a number that is no Serf's, nothing's."""
    if not 0 <= serf < FIEFDOM_MAX * len(LETTERS):
        return ""
    return f"{LETTERS[serf // FIEFDOM_MAX]}{roster_number(serf)}"


def roster_number(serf: int) -> str:
    """3: what sentences and the picture call it by, beside its Baron."""
    return str(serf % FIEFDOM_MAX + 1)


def aim_id(action: Action) -> str:
    """The end of a bump in that direction over that distance."""
    return f"aim.{30 + 60 * action[1]}.{action[2]}"


def space_id(s: Barony, space: int) -> str:
    """A triangle or the Market."""
    return s.board.space_name(space) if 0 <= space <= s.board.size else ""


def spot_id(s: Barony, space: int) -> str:
    """A space, or who stands there."""
    other = s.at(space) if space >= 0 else -1
    return serf_id(other) if other >= 0 else space_id(s, space)


def away_ids(s: Barony, seat: int, serf: int) -> list[str]:
    """A Serf that stands on the roster of its Baron only, if it is listed there for this seat."""
    listed = 0 <= serf < len(s.place) and s.control[serf] == seat and s.place[serf] != NOBODY
    return [serf_id(serf)] if listed else []


_RULES: Final = {"roster": "BAR-T1.04", "kingdom": "BAR-M1.01", "baron": "BAR-T1.04", "aim": "BAR-B1.01"}


def purpose(s: Barony, seat: int, id: str) -> tuple[str, Facts, tuple[str, ...]]:
    """What a thing is for, to who clicked it and can do nothing with it now: the sentence, its facts, its rules."""
    head = id.partition(".")[0]
    kind = "baron" if len(head) == 1 and head in LETTERS else head
    if kind not in _RULES:
        return "", {}, ()
    return f"thing-{kind}", {}, (_RULES[kind],)
