"""What the parts of the picture share: whose eyes look, what is in progress, where cards lie; and the measures."""

from __future__ import annotations

from baronage.engine.facts import Facts
from baronage.engine.scene import Face, Node
from baronage.engine.voice import Voice
from baronage.games.brawling.combat import Damage, Pairs
from baronage.games.brawling.data import BUILDING, CARD, CIVILIAN, CODE, MILITARY, NAME, TYPE, UP, card_name, unit_name
from baronage.games.brawling.forecast import blows
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.scene.faces import (
    EFFECTS,
    RULES,
    card_face,
    card_says,
    unit_face,
    unit_says,
    unit_tip,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.attack import Declaration
from baronage.games.brawling.steps.shields import ShieldWindow
from baronage.games.brawling.steps.turn import turn_of
from baronage.games.brawling.things import node_id
from baronage.games.brawling.town import civil_space, military_space, upgrade_cost

WIDTH = 1068.0
GROUNDS = (208.0, WIDTH - 16)  # from where to where the grounds reach; deck and market are left of them
UPRIGHT = 420.0  # the width of the picture for a narrow screen, where all things stand below each other,
COLUMN = (8.0, UPRIGHT - 8)  # and its grounds
INSIDE = 16.0  # between the edge of a ground and what is on it
TOP = 52.0
LANE = 30.0  # a row of labels between the grounds

Size = tuple[float, float]
Zone = tuple[str, str, list[int], int]  # id, label, units, free places
WHOLE: Size = (88.0, 124.0)  # a whole card,
SMALL: Size = (88.0, 60.0)  # without its picture,
LINE: Size = (160.0, 24.0)  # as a single line,
CHIP: Size = (82.0, 24.0)  # and that without words


class Sight:
    """A state as seen by its eyes. Coordinates count from the scene's corner, so that arrows can join any two cards."""

    def __init__(self, s: Barons, voice: Voice, upright: bool = False) -> None:
        self.s, self.voice = s, voice
        self.upright = upright
        self.left, self.right = COLUMN if upright else GROUNDS
        self.me = s.eyes if s.eyes >= 0 else 0  # whose ground is below
        self.turn = turn_of(s)
        self.attacker = -1
        self.pairs: Pairs = ()
        self.damage: Damage | None = None  # as Shields have left it
        declaration, window = s.find(Declaration), s.find(ShieldWindow)
        self.draft = declaration is not None  # the attack is not sent yet
        if declaration is not None:
            self.attacker, self.pairs = declaration.seat, declaration.pairs
        if window is not None:
            self.attacker, self.pairs, self.damage = window.attacker, window.pairs, window.damage
        self.blows = blows(s, self.attacker, self.pairs, self.damage) if self.pairs else []
        self._zones: dict[int, list[Zone]] = {}
        self.places: dict[int, tuple[float, float, float, float]] = {}  # of cards in play: x, y, w, h

    def say(self, id: str, facts: Facts) -> str:
        """A sentence of the catalogue, to these eyes."""
        return self.voice.say(id, **facts)

    def label(self, seat: int) -> str:
        """A player as these eyes call him."""
        return "you" if seat == self.s.eyes else LETTERS[seat]

    def active(self, seat: int) -> bool:
        """Is it this seat's turn?"""
        return self.turn is not None and self.turn.seat == seat

    def zones(self, seat: int) -> list[Zone]:
        """The zones of a player but the wall."""
        if seat not in self._zones:
            s = self.s
            kinds: dict[int, list[int]] = {CIVILIAN: [], MILITARY: [], BUILDING: []}
            for unit in s.towns[seat]:
                kinds[TYPE[unit]].append(unit)
            civilians, military, buildings = kinds.values()
            civil, armed, king = civil_space(s, seat), military_space(s, seat), s.armies[seat]
            self._zones[seat] = [
                ("civilians", f"Civilians {len(civilians)} of {civil}", civilians, max(civil - len(civilians), 0)),
                ("military", f"Military {len(military)} of {armed}", military, max(armed - len(military), 0)),
                ("buildings", f"Buildings {len(buildings)}", buildings, 0),
                ("king", f"King's Army {len(king)}", king, 0),
            ]
        return self._zones[seat]

    def loose(self, card: int, x: float, y: float, size: Size, seat: int = -1) -> Node:
        """A card outside play, face up, with the upgrade cost that it would have for a seat, or for the one below."""
        cost = upgrade_cost(self.s, seat if seat >= 0 else self.me, card)
        node = Node("card", node_id(card), x, y, *size, code=card_name(card), says=card_says(card))
        node.face = card_face(card, cost)
        node.tip = unit_tip(card, cost) if TYPE[card] else ""
        node.rules = (RULES[CODE[card]],)
        return node

    def unit(self, unit: int, seat: int, x: float, y: float, size: Size) -> Node:
        """A unit in play."""
        card = unit & CARD
        cost = upgrade_cost(self.s, seat, unit) if unit < UP else 0
        node = Node("card", node_id(card), x, y, *size, code=unit_name(unit), says=unit_says(unit))
        node.face = unit_face(unit, cost)
        node.tip = unit_tip(unit, cost)
        if self.turn is not None and card in self.turn.ridden:
            node.tip += " Its free step is used."
        node.rules = (RULES[CODE[card]],) if unit >= UP else ("BRAWL-7.01",)
        sent = "" if self.draft else " sent"
        if any(card == participant for participant, _ in self.pairs):
            node.classes = f"chosen{sent}"
        elif any(card == target for _, target in self.pairs):
            node.classes = f"target{sent}"
        self.places[card] = (x, y, *size)
        return node

    def aid(self, aid: int, x: float, y: float, w: float) -> Node:
        """A Royal Aid in front of a player, as a line."""
        node = Node("card", node_id(aid), x, y, w, LINE[1], code=card_name(aid), says=NAME[aid])
        node.face = Face(NAME[aid], "aid", "star")
        node.tip = f"{EFFECTS[CODE[aid]][0].upper()}{EFFECTS[CODE[aid]][1:]}."
        node.rules = (RULES[CODE[aid]],)
        return node
