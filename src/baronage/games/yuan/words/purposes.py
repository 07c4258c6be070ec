"""What a click on a thing in the picture may have meant, and what the thing is for: told when nothing can be done with it now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from baronage.engine.flow import Action, Step
from baronage.games.yuan import verbs
from baronage.games.yuan.data import PROVINCE_NUMBER
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import LEVEL_VERBS, Planning

Phrase = tuple[str, tuple[str, ...]]

# what is looked at, and never clicked
_LOOKED_AT: Final[dict[str, Phrase]] = {
    "map": ("Provinces are clicked one by one; Mountain, Water and Volcano are nobody's.", ("YUAN-G1.01",)),
    "wheel": ("The wheel goes on by itself, and shows how many Temples win.", ("YUAN-T1.02",)),
    "tray": ("The tiles lie face up before their owner, who lays one when it is his turn.", ("YUAN-S2.02",)),
    "tile": ("One tile is laid at a time, each by its owner: to choose another, take the click back.", ("YUAN-S2.02",)),
    "spot": ("Tiles are laid on empty places beside others, after the tile has been chosen.", ("YUAN-S2.03",)),
    "turn": ("A tile is turned after its place has been chosen.", ("YUAN-S2.04",)),
    "plan": ("On the order sheet a level is chosen in each row, the target on the map.", ("YUAN-P1.02",)),
    "draft": ("This shows what your order would do; it is changed by taking clicks back.", ("YUAN-P1.05",)),
    "trace": ("This mark tells what happened there last turn; it does nothing.", ("YUAN-T1.03",)),
    "march": ("The arrows tell who marched there last turn; they do nothing.", ("YUAN-T1.03",)),
}


def purpose(s: Yuan, seat: int, node: str) -> Phrase:
    """What a node is for with which this seat can do nothing now, from its view, and the rule; empty: it is no such thing."""
    return _LOOKED_AT.get(node.partition(".")[0], ("", ()))


def wishes(s: Yuan, seat: int, node: str) -> Iterator[Action]:
    """What who clicks a node may want, legal or not, the likeliest first."""
    top: Step[Yuan] = s.stack[-1]
    kind, _, rest = node.partition(".")
    province = PROVINCE_NUMBER.get(rest, 0) if kind == "p" else 0
    if province:
        yield (verbs.TARGET, province)
    elif kind == "level" and isinstance(top, Planning):
        yield (LEVEL_VERBS["DFM".index(rest[0])], int(rest[1:]))
