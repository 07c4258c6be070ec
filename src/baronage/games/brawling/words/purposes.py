"""What a click on a thing in the picture may have meant, and what the thing is for: told when nothing can be done with it now."""

from __future__ import annotations

from collections.abc import Iterator

from baronage.engine.flow import Action, Step
from baronage.games.brawling import verbs
from baronage.games.brawling.combat import fighters
from baronage.games.brawling.data import (
    BASE_TYPE,
    BOM,
    BUILDING,
    CARDS,
    CODE,
    COU,
    EFFECT,
    EXT,
    FLI,
    MAR,
    MIL,
    MILITARY,
    NONE,
    P2A,
    PRI,
    RAB,
    RAC,
    RAR,
    RAV,
    SHI,
    TYPE,
    UP,
)
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.attack import ShieldWindow
from baronage.games.brawling.steps.opening import Bid, Signs
from baronage.games.brawling.town import unit_at

Phrase = tuple[str, tuple[str, ...]]

# what is looked at, and never clicked
_LOOKED_AT: dict[str, Phrase] = {
    "status": ("Turns follow each other clockwise by themselves, as each is ended.", ("BRAWL-3.01",)),
    "piles": ("The deck is drawn from, and what is discarded stays on the discard pile.", ("BRAWL-4.10",)),
    "discard": ("What is discarded stays on the discard pile: nobody takes a card from it.", ("BRAWL-4.10",)),
    "market": ("The market is taken from card by card: click the one that you want.", ("BRAWL-5.03",)),
    "attack": ("The arrows show who attacks whom; they are declared one by one.", ("BRAWL-9.01",)),
    "advice": ("A turn is one action, and as many free plays as you like.", ("BRAWL-3.01",)),
}
_ZONES: dict[str, Phrase] = {
    "hand": ("A hand is its owner's alone: nobody else takes or looks at its cards.", ("BRAWL-1.07",)),
    "known": ("These cards are known to lie in that hand; only its owner plays them.", ("BRAWL-1.07",)),
    "pile": ("Resources lie face down, are looked at by nobody, and are spent by their owner alone.", ("BRAWL-4.01",)),
    "draws": ("The figure tells how many cards a Draw brings.", ("BRAWL-5.02",)),
    "aids": ("A Royal Aid is used by who has it, as a free play in the own turn.", ("BRAWL-10.08",)),
    "civilians": ("Peasants come into a town from their owner's hand, as long as there is room.", ("BRAWL-6.06",)),
    "military": ("Squires come into a town from their owner's hand, as long as there is room.", ("BRAWL-6.06",)),
    "buildings": ("A building is a Peasant card that was upgraded: click the Peasant.", ("BRAWL-7.01",)),
    "wall": ("Units step to the wall from the town: click the unit that shall move.", ("BRAWL-8.02",)),
    "king": (
        "Upgraded soldiers step to the King's Army from the wall: click the unit that shall move.",
        ("BRAWL-8.02",),
    ),
}
_PLAYER: Phrase = ("Attacks and cards are aimed at units, not at a player.", ("BRAWL-9.02",))
_FALLEN: Phrase = ("A discarded card is out of play.", ("BRAWL-4.10",))
_NOT_MINE: Phrase = ("That card is not yours to play.", ("BRAWL-1.07",))
_NO_USE: Phrase = ("That card has no use at this moment.", ("BRAWL-11.13",))
_NO_SOLDIER: Phrase = (
    "A Military Action is for a military unit of yours in the town or on the wall.",
    ("BRAWL-11.04",),
)
_UNARMED: Phrase = (
    "You have no soldier in the town or on the wall, and no +2 Attack card, to attack with.",
    ("BRAWL-9.01",),
)


def purpose(s: Barons, seat: int, node: str) -> Phrase:
    """What a node is for with which this seat can do nothing now, from its view, and the rule; empty: it is no such thing."""
    if card := _card(node):
        if card in s.discard:
            return _FALLEN
        if card in s.hands[seat]:
            return _NO_SOLDIER if CODE[card] == MIL else _NO_USE
        return _NOT_MINE if unit_at(s, card)[0] < 0 else _UNARMED
    owner, _, zone = node.partition(".")
    if owner in LETTERS:
        return _ZONES.get(zone.partition(".")[0], _PLAYER)
    return _LOOKED_AT.get(owner, ("", ()))


def _card(node: str) -> int:
    """The card that a node shows; 0: it is none."""
    card = int(node[1:]) if node[:1] == "c" and node[1:].isdigit() else 0
    return card if card < CARDS else 0


def wishes(s: Barons, seat: int, node: str) -> Iterator[Action]:
    """What who clicks a node may want, legal or not, the likeliest first."""
    top: Step[Barons] = s.stack[-1]
    card = _card(node)
    if isinstance(top, Signs):  # nothing but a sign is asked
        yield (verbs.SIGN, -1)
    elif isinstance(top, Bid):
        yield (verbs.BID, card) if card in s.hands[seat] else (verbs.GATHER,)
    elif card in s.hands[seat]:
        yield from _from_hand(s, seat, card)
    elif card in s.aids[seat]:
        yield from _aid(s, seat, card)
    elif card in s.market:
        yield (verbs.MARKET, s.market.index(card) + 1)
    elif card:
        yield from _unit(s, seat, card)
    elif node == "deck":
        yield (verbs.DRAW,)
    elif node == f"{LETTERS[seat]}.pile":
        yield (verbs.GATHER,)
    elif node.startswith("market."):
        yield (verbs.MARKET, int(node.partition(".")[2]))


def _from_hand(s: Barons, seat: int, card: int) -> Iterator[Action]:
    """A card of one's own hand: what it does, to the first unit that may be meant."""
    top: Step[Barons] = s.stack[-1]
    code = CODE[card]
    mine = [unit % UP for unit in (*s.towns[seat], *s.walls[seat])] or [0]
    theirs = [unit % UP for foe in s.foes[seat] for unit in (*s.walls[foe], *s.towns[foe])] or [0]
    if isinstance(top, ShieldWindow) and top.asked == seat:
        yield (verbs.GUARD, card, mine[0])
    if BASE_TYPE[card] != NONE:
        yield (verbs.RECRUIT, card)
    elif code == SHI:
        yield (verbs.GUARD, card, mine[0])
    elif code == P2A:
        yield (verbs.ATTACK, card, theirs[0])
    elif code == EXT:
        yield (verbs.EXTRA, card)
    elif code in (BOM, PRI, FLI):
        verb = {BOM: verbs.BOMB, PRI: verbs.PRISON, FLI: verbs.FLIP_DOWN}[code]
        yield (verb, card, next((unit for unit in theirs if code != PRI or TYPE[unit] == MILITARY), theirs[0]))
    elif code == MIL:
        for soldier in (unit for unit in mine if BASE_TYPE[unit] == MILITARY):
            yield (verbs.ARMS_MOVE, card, soldier)


def _aid(s: Barons, seat: int, aid: int) -> Iterator[Action]:
    """A Royal Aid of one's own."""
    code = CODE[aid]
    if code == RAB:
        yield (verbs.AID_BUILD, aid, next((unit for unit in s.towns[seat]), 0) % UP)
    elif code == RAC:
        yield (verbs.AID_DRAW, aid)
    elif code == RAV:
        yield (verbs.AID_MARKET, aid, 1)
    elif code == RAR:
        yield (verbs.AID_GAIN, aid)
    else:
        yield (verbs.GUARD, aid, next((unit for unit in s.towns[seat]), 0) % UP)
        yield (verbs.AID_DRAW, aid)


def _unit(s: Barons, seat: int, card: int) -> Iterator[Action]:
    """A unit in play: one's own steps, rises or acts, another's is attacked."""
    top: Step[Barons] = s.stack[-1]
    owner, zone, unit = unit_at(s, card)
    if owner < 0:
        return
    if isinstance(top, ShieldWindow) and top.asked == seat:
        shield = next((one for one in (*s.hands[seat], *s.aids[seat]) if CODE[one] != MIL), 0)
        yield (verbs.GUARD, shield, card)
    if owner != seat:
        plus = [one for one in s.hands[seat] if CODE[one] == P2A]
        for fighter in (*fighters(s, seat), *plus):
            yield (verbs.ATTACK, fighter % UP, card)
    elif TYPE[unit] == BUILDING:
        if EFFECT[unit] == COU:
            yield (verbs.COURT, card)
        elif EFFECT[unit] == MAR:
            yield (verbs.BUY,)
        yield (verbs.UPGRADE, card)
    elif TYPE[unit] == MILITARY and (unit >= UP or zone is not s.towns[seat]):
        yield (verbs.MOVE, card)
    else:
        yield (verbs.UPGRADE, card)
        yield (verbs.MOVE, card)
