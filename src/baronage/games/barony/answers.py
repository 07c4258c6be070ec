"""Standing answers for reactions (RULES.md, Standing orders): for all Serfs, or for one of them (`A3: retreat always`)."""

from __future__ import annotations

import re

from baronage.engine.errors import Unreadable
from baronage.engine.flow import Action
from baronage.games.barony import verbs
from baronage.games.barony.data import FIEFDOM_MAX
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.odds import bonus
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.bump import Aim, Shorten
from baronage.games.barony.steps.clash import Defend, Escort
from baronage.games.barony.steps.flight import Archery

_TEXT = re.compile(
    rf"(?:([{LETTERS.lower()}])([1-9]|1[0-5]): )?"
    r"(ask|archery (?:always|never)|retreat (?:always|never|if behind by ([0-9]{1,2}))|concede never"
    r"|escort (?:never|for rank ([1-7]))|armour (?:full|none)|throw longest)$"
)


def _read(text: str) -> re.Match[str] | None:
    return _TEXT.match(" ".join(text.lower().split()))


def check_answer(text: str) -> None:
    """Raise Unreadable unless this is a standing answer."""
    if _read(text) is None:
        raise Unreadable(
            f"{text!r:.80} is no standing answer: these are 'archery always', 'archery never', 'retreat always', "
            "'retreat never', 'retreat if behind by 2', 'concede never', 'escort never', 'escort for Rank 3', "
            "'armour full', 'armour none', 'throw longest' and 'ask'; with 'A3: ' before it for one Serf alone"
        )


def standing(s: Barony, seat: int) -> list[str]:
    """What is worth leaving for all one's Serfs."""
    return [
        *("concede never", "retreat always", "archery always", "archery never"),
        *("escort never", "armour full", "throw longest"),
    ]


def answer(s: Barony, seat: int, actions: list[Action], text: str) -> Action | None:
    """What a standing answer says to this question, from the seat's view; None: it says nothing."""
    found = _read(text)
    if found is None or not s.stack or s.setup.options["standing_orders"] == "off":
        return None
    only = LETTERS.index(found[1].upper()) * FIEFDOM_MAX + int(found[2]) - 1 if found[1] else -1
    what, _, how = found[3].partition(" ")
    top = s.stack[-1]
    given: Action | None = None
    if isinstance(top, Archery) and what == "archery" and only in (-1, top.archer):
        given = (verbs.LOOSE_ARROW,) if how == "always" else (verbs.DECLINE,)
    elif isinstance(top, Escort) and what == "escort" and only in (-1, top.defender):
        given = _escort(s, top, actions, found[5])
    elif isinstance(top, Defend) and only in (-1, top.defender):
        given = _defence(s, top, what, how, found[4])
    elif isinstance(top, Shorten) and what == "armour" and only in (-1, top.loser):
        given = (verbs.SHORTEN, top.most if how == "full" else 0)
    elif isinstance(top, Aim) and what == "throw" and top.high > top.low and only in (-1, top.winner):
        default = top.default(s, seat)
        given = (verbs.AIM, default[1], top.high)
    return given if given in actions else None


def _escort(s: Barony, top: Escort, actions: list[Action], least: str | None) -> Action | None:
    """For Serfs of that Rank or more, the highest Knight."""
    if least is None or s.rank[top.defender] < int(least):
        return (verbs.DECLINE,)
    knights = [action for action in actions if action[0] == verbs.ESCORT]
    return max(knights, key=lambda action: bonus(s, action[1], True)) if knights else None


def _defence(s: Barony, top: Defend, what: str, how: str, behind: str | None) -> Action | None:
    if what == "concede":
        return (verbs.FIGHT,)
    if what != "retreat":
        return None
    if how == "never":
        return None if (verbs.RETREAT,) not in top.choices(s) else (verbs.FIGHT,)
    if behind is not None:
        gap = bonus(s, top.aggressor, True) - bonus(s, top.defender, True)
        return (verbs.RETREAT,) if gap >= int(behind) else None
    return (verbs.RETREAT,)
