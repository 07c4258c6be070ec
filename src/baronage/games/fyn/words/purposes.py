"""What things in the picture are for, and why nothing can be done now with the one that was clicked."""

from __future__ import annotations

from collections.abc import Iterator

from baronage.engine.flow import Action, Step
from baronage.games.fyn import verbs
from baronage.games.fyn.data import ANTI, CARD_KIND, CARDS, CENTRE, EVENT, FORCE, IMPROVEMENT, LAND
from baronage.games.fyn.geometry import chart
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.state import HOME, Barons
from baronage.games.fyn.steps.attack import Continuing, Declaring, Responding
from baronage.games.fyn.steps.expansion import Expanding
from baronage.games.fyn.steps.marching import Building, Moving
from baronage.games.fyn.words.objections import asked

Phrase = tuple[str, tuple[str, ...]]

# what is looked at, and never clicked
_LOOKED_AT: dict[str, Phrase] = {
    "status": ("A turn goes from Step A to Step F by itself, as you decide.", ("FYN-D0.02",)),
    "deck": ("Cards are drawn from the deck in Step A, and turned up for numbers: nobody takes one.", ("FYN-D1.02",)),
    "discard": ("What is discarded lies here until the deck is renewed: nobody takes it back.", ("FYN-E6.02",)),
    "line": ("In the battle line cards are placed against cards when a battle begins.", ("FYN-D4.17",)),
}
_PLAYER: Phrase = (
    "An attack names a land card on a player's frontier, an event what it strikes: not a player.",
    ("FYN-D4.03",),
)
_CELL: Phrase = ("Land cards are laid on empty cells, in Step E, each player in his own realm.", ("FYN-D5.05",))
_FALLEN: Phrase = ("A discarded card is out of play.", ("FYN-B1.13",))


def purpose(s: Barons, seat: int, node: str) -> Phrase:
    """What a node is for with which this seat can do nothing now, from its view, and the rule; empty: it is no such thing."""
    top: Step[Barons] = s.stack[-1]
    if card := _card(node):
        sentence, rules = _FALLEN if card in s.discard else _in_play(card)
    elif node.partition(".")[0] in SEATS:
        sentence, rules = _CELL if "," in node else _PLAYER
    else:
        sentence, rules = _LOOKED_AT.get(node.partition(".")[0], ("", ()))
    return (f"{sentence} Now you are asked: {asked(top)}." if sentence else ""), rules


def _card(node: str) -> int:
    """The card that a node shows; 0: it is none."""
    card = int(node[1:]) if node[:1] == "c" and node[1:].isdigit() else 0
    return card if card < CARDS else 0


def _in_play(card: int) -> Phrase:
    """Of a card in play that is not one's own, or does nothing by itself."""
    if CARD_KIND[card] == FORCE:
        return "Each player moves and leads his own armies alone.", ("FYN-D2.07",)
    if CARD_KIND[card] in (IMPROVEMENT, CENTRE):
        return "An improvement in play does its work by lying there.", ("FYN-E3.01",)
    return "Land is where armies stand, are built and attack from, and where improvements lie.", ("FYN-B1.02",)


def wishes(s: Barons, seat: int, node: str) -> Iterator[Action]:
    """What who clicks a node may want, legal or not, the likeliest first."""
    card = _card(node)
    if not card:
        return
    if card in s.hands[seat]:
        yield from _from_hand(s, seat, card)
    elif card in s.armies[seat]:
        yield from _own_army(s, seat, card)
    else:
        for owner in range(s.seats):
            for grid in (s.lands, s.centres, *s.specials, s.roads):
                for cell, lying in grid[owner].items():
                    if lying == card:
                        yield from _land(s, seat, owner, cell)
            if card in s.armies[owner]:  # who clicks an army of another means the land on which it stands
                yield from _land(s, seat, owner, s.armies[owner][card])


def _from_hand(s: Barons, seat: int, card: int) -> Iterator[Action]:
    kind = CARD_KIND[card]
    if kind == FORCE:
        for cell in chart(s, seat).sites:
            yield (verbs.BUILD, card, cell)
    elif kind in (LAND, IMPROVEMENT, CENTRE):
        for cell in sorted(s.lands[seat], key=lambda cell: cell == HOME):
            yield (verbs.PUT, card, cell)
    elif kind == EVENT:
        yield (verbs.PLAY, card, seat, HOME, 0)
    elif kind == ANTI:
        yield (verbs.COUNTER, card)


def _own_army(s: Barons, seat: int, army: int) -> Iterator[Action]:
    top = s.stack[-1]
    start = s.armies[seat][army]
    if isinstance(top, Declaring) and top.origin < 0:
        yield (verbs.ORIGIN, start)
    elif isinstance(top, (Declaring, Continuing)):
        yield (verbs.JOIN, army)
    verb = verbs.RESPOND if isinstance(top, Responding) else verbs.MOVE
    for cell in sorted(s.lands[seat], key=lambda cell: cell == start):
        yield (verb, army, cell)


def _land(s: Barons, seat: int, owner: int, cell: int) -> Iterator[Action]:
    top = s.stack[-1]
    if owner != seat:
        yield (verbs.TARGET, owner, cell)
    elif isinstance(top, Declaring) and top.origin < 0:
        yield (verbs.ORIGIN, cell)
    elif isinstance(top, (Moving, Responding)):
        verb = verbs.MOVE if isinstance(top, Moving) else verbs.RESPOND
        for army in s.armies[seat]:
            yield (verb, army, cell)
    elif isinstance(top, (Building, Expanding)):
        for card in s.hands[seat]:
            if (CARD_KIND[card] == FORCE) == isinstance(top, Building):
                yield from ((wish[0], card, cell) for wish in _from_hand(s, seat, card) if len(wish) == 3)
