"""What a click on a thing in the picture may have meant, and what the thing is for: told when nothing can be done with it now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from baronage.engine.flow import Action, Step
from baronage.games.protectors import verbs
from baronage.games.protectors.data import ISLAND
from baronage.games.protectors.state import Realm

Phrase = tuple[str, tuple[str, ...]]

# what is looked at, and never clicked
_LOOKED_AT: Final[dict[str, Phrase]] = {
    "board": ("Orders, units and buildings go to a Province: click one.", ("REALM-F1.02",)),
    "sea": ("Nobody has the Sea, and nothing is ordered there.", ("REALM-F1.02",)),
    "dragon": ("The Dragon grows with the cards that are played, and attacks by itself.", ("REALM-L1.01",)),
    "ranking": (
        "The Ranking follows from the bids; a player in it can be clicked where one is meant.",
        ("REALM-D1.04",),
    ),
    "decks": ("One card of each deck is played every turn by itself.", ("REALM-E1.01",)),
    "card": ("A card in play does its work until the end of the turn by lying there.", ("REALM-E1.05",)),
    "sheet": ("This shows what you have chosen; it is changed by taking clicks back.", ("REALM-C1.03",)),
    "order": ("This order has been revealed: nobody changes it any more.", ("REALM-H1.01",)),
    "fight": ("This battle has been fought; nothing is left to be done about it.", ("REALM-I1.01",)),
}
_VOTE: Final[Phrase] = ("Each player has one ballot: it is one of the buttons, not the picture.", ("REALM-A1.05",))


def purpose(s: Realm, seat: int, node: str) -> Phrase:
    """What a node is for with which this seat can do nothing now, from its view, and the rule; empty: it is no such thing."""
    kind, _, rest = node.partition(".")
    return _VOTE if kind == "board" and rest else _LOOKED_AT.get(kind, ("", ()))


def wishes(s: Realm, seat: int, node: str) -> Iterator[Action]:
    """What who clicks a node may want, legal or not, the likeliest first."""
    top: Step[Realm] = s.stack[-1]
    window = getattr(top, "KEY", "")
    kind, _, rest = node.partition(".")
    place = ISLAND if node == "I" else int(node[1:]) if node[:1] == "P" and node[1:].isdigit() else 0
    if place or node == "I":
        if window in ("attack", "bankattack"):
            yield (verbs.COMMIT, place, 1)
        elif window == "buying":
            yield (verbs.BUY, place, 1)
        else:
            yield (verbs.HOLD, place)
    elif kind == "player" and rest.isdigit() and int(rest) in s.number:
        yield (verbs.TRANSFER, s.number.index(int(rest)), 1)
    elif kind == "deck" and rest.isdigit():
        yield (verbs.LOOKAT, int(rest))
