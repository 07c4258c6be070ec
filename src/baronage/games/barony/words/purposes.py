"""What a click on a thing in the picture may have meant, and what the thing is for: told when nothing can be done with it now."""

from __future__ import annotations

from collections.abc import Iterator

from baronage.engine.flow import Action, Step
from baronage.games.barony import verbs
from baronage.games.barony.data import FIEFDOM_MAX
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.opening import Preparation
from baronage.games.barony.steps.turn import Act

Phrase = tuple[str, tuple[str, ...]]

# what is looked at, and never clicked
_LOOKED_AT: dict[str, Phrase] = {
    "roster": ("The roster lists your Serfs: each by itself can be clicked.", ("BAR-T1.04",)),
    "kingdom": ("Serfs stand on triangles: each by itself can be clicked.", ("BAR-M1.01",)),
}
_BARON: Phrase = (
    "A Baron acts through his Serfs, and is met through them: click a Serf or a triangle.",
    ("BAR-T1.04",),
)
_AIM: Phrase = ("The circles show where a bump can end: whoever is asked chooses one of them.", ("BAR-B1.01",))


def purpose(s: Barony, seat: int, node: str) -> Phrase:
    """What a node is for with which this seat can do nothing now, from its view, and the rule; empty: it is no such thing."""
    first = node.partition(".")[0]
    if first == "aim":
        return _AIM
    return _BARON if first in LETTERS else _LOOKED_AT.get(first, ("", ()))


def wishes(s: Barony, seat: int, node: str) -> Iterator[Action]:
    """What who clicks a node may want, legal or not, the likeliest first."""
    top: Step[Barony] = s.stack[-1]
    serf = _serf(node.partition(".")[0] if node.endswith(".row") else node)
    if isinstance(top, Preparation) and (serf >= 0 or node in s.board.names):
        yield (verbs.PLACE, serf)
    elif serf >= 0 and not isinstance(top, Act):
        yield (verbs.ACTIVATE, serf)
    elif serf >= 0 and serf < len(s.place) and s.place[serf] >= 0:
        yield (verbs.STEP, s.place[serf])
    elif node in s.board.names:
        yield (verbs.STEP, s.board.names.index(node))


def _serf(node: str) -> int:
    """The Serf that a node shows; -1: none."""
    if node[:1] not in LETTERS or not node[1:].isdigit() or not 0 < int(node[1:]) <= FIEFDOM_MAX:
        return -1
    return LETTERS.index(node[0]) * FIEFDOM_MAX + int(node[1:]) - 1
