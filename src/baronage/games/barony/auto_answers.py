"""Auto-answers for reactions (RULES.md, Standing orders): for all Serfs, or for one (`A3: retreat always`)."""

from __future__ import annotations

import re

from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import Action
from baronage.engine.text.input_errors import quoted
from baronage.games.barony.data import FIEFDOM_MAX
from baronage.games.barony.input_errors import msg
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.base import top_step

_TEXT = re.compile(
    rf"(?:([{LETTERS.lower()}])([1-9]|1[0-5]): )?"
    r"(ask|archery (?:always|never)|retreat (?:always|never|if behind by ([0-9]{1,2}))|concede never"
    r"|escort (?:never|for rank ([1-7]))|armour (?:full|none)|throw longest)$"
)


def _read(text: str) -> re.Match[str] | None:
    return _TEXT.match(" ".join(text.lower().split()))


def check_answer(text: str) -> None:
    """Raise Unreadable unless `text` is an auto-answer."""
    if _read(text) is None:
        raise Unreadable(msg("answer-unknown", text=quoted(text, 80)))


def standing(s: Barony, seat: int) -> list[str]:
    """Return the auto-answers offered for all Serfs of a seat."""
    return [
        *("concede never", "retreat always", "archery always", "archery never"),
        *("escort never", "armour full", "throw longest"),
    ]


def answer(s: Barony, seat: int, actions: list[Action], text: str) -> Action | None:
    """Return the action that an auto-answer chooses, from the seat's view, or None if it doesn't apply."""
    found = _read(text)
    if found is None or not s.stack or s.setup.options["standing_orders"] == "off":
        return None
    only = LETTERS.index(found[1].upper()) * FIEFDOM_MAX + int(found[2]) - 1 if found[1] else -1
    what, _, how = found[3].partition(" ")
    number = int(found[4] or found[5] or -1)
    top = top_step(s)
    given = top.by_order(s, seat, what, how, number) if only in (-1, top.commanded()) else None
    return given if given in actions else None
