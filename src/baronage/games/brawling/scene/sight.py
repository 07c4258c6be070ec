"""State shared by the parts of the picture (viewer, pending decision, card positions), and measures."""

from __future__ import annotations

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Face, Node
from baronage.engine.text.params import Params
from baronage.games.brawling.data import (
    BUILDING,
    CARD,
    CIVILIAN,
    CODE,
    MILITARY,
    P2A,
    SHE,
    TYPE,
    UP,
    card_name,
    unit_name,
)
from baronage.games.brawling.locale.types import card_term, half_term
from baronage.games.brawling.nodes import node_id
from baronage.games.brawling.rules.combat import Damage, Pairs
from baronage.games.brawling.rules.forecast import STRIKES, TOWERS, Blow, blows
from baronage.games.brawling.rules.town import civil_space, military_space, upgrade_cost
from baronage.games.brawling.scene.faces import (
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

WIDTH = 1068.0
GROUNDS = (208.0, WIDTH - 16)  # left and right edge of the grounds; deck and market are left of them
UPRIGHT = 420.0  # width of the picture for a narrow screen, laid out in one column,
COLUMN = (8.0, UPRIGHT - 8)  # and its grounds
INSIDE = 16.0  # between the edge of a ground and its contents
TOP = 52.0
LANE = 30.0  # a row of labels between the grounds

Size = tuple[float, float]
Zone = tuple[str, str, list[int], int]  # id, label, units, free places
WHOLE: Size = (88.0, 124.0)  # a whole card,
SMALL: Size = (88.0, 60.0)  # without its picture,
LINE: Size = (160.0, 24.0)  # as a single line,
CHIP: Size = (82.0, 24.0)  # and a line without text


class Sight:
    """A state as seen by its viewer. Coordinates start at the scene's corner, so that arrows can join any two cards."""

    def __init__(self, s: Barons, tr: Translator, upright: bool = False) -> None:
        self.s, self.tr = s, tr
        self.upright = upright
        self.left, self.right = COLUMN if upright else GROUNDS
        self.me = s.viewer if s.viewer >= 0 else 0  # the seat whose ground is below
        self.turn = turn_of(s)
        self.attacker = -1
        self.pairs: Pairs = ()
        self.damage: Damage | None = None  # as reduced by Shields
        declaration, window = s.find(Declaration), s.find(ShieldWindow)
        self.draft = declaration is not None  # whether the attack is not sent yet
        if declaration is not None:
            self.attacker, self.pairs = declaration.seat, declaration.pairs
        if window is not None:
            self.attacker, self.pairs, self.damage = window.attacker, window.pairs, window.damage
        self.blows = blows(s, self.attacker, self.pairs, self.damage) if self.pairs else []
        self._zones: dict[int, list[Zone]] = {}
        self.briefs: dict[str, str] = {}  # short labels of zones
        self.widths: dict[tuple[int, int, bool], float] = {}  # of units drawn as lines
        self.places: dict[int, tuple[float, float, float, float]] = {}  # of cards in play: x, y, w, h

    def msg(self, id: str, params: Params) -> str:
        """Return a message of the catalogue for this viewer."""
        return self.tr.msg(id, **params)

    def active(self, seat: int) -> bool:
        """Return whether it is this seat's turn."""
        return self.turn is not None and self.turn.seat == seat

    def zones(self, seat: int) -> list[Zone]:
        """Return the zones of a player except the wall."""
        if seat not in self._zones:
            s = self.s
            kinds: dict[int, list[int]] = {CIVILIAN: [], MILITARY: [], BUILDING: []}
            for unit in s.towns[seat]:
                kinds[TYPE[unit]].append(unit)
            civilians, military, buildings = kinds.values()
            civil, armed, king = civil_space(s, seat), military_space(s, seat), s.armies[seat]
            self._zones[seat] = [
                self.zone("civilians", civilians, civil),
                self.zone("military", military, armed),
                self.zone("buildings", buildings),
                self.zone("king", king),
            ]
        return self._zones[seat]

    def zone(self, name: str, units: list[int], room: int = 0) -> Zone:
        """Return a zone with its label; the short label goes into `briefs`."""
        label = self.tr.msg(f"picture-{name}", count=len(units), room=room)
        if label not in self.briefs:
            self.briefs[label] = self.tr.msg(f"picture-{name}-brief", count=len(units), room=room)
        return name, label, units, max(room - len(units), 0)

    def terms(self, blow: Blow) -> list[tuple[str, str]]:
        """Return the parts of a blow's damage as text: source and amount."""
        found: list[tuple[str, str]] = []
        for kind, what, much in blow.terms:
            if kind == STRIKES:
                found.append((self.fighter(what), self._strength(what, blow.unit, much)))
            elif kind == TOWERS:
                found.append((self.tr.msg("blow-towers", count=what, owner=blow.owner), f"−{-much}"))
            else:
                found.append((self.tr.msg("blow-shields"), f"−{-much}"))
        return found

    def fighter(self, unit: int) -> str:
        """Return the name of a participant: a unit's half in force, or the card."""
        return self.tr.term("CARD" if CODE[unit & CARD] == P2A else "HALF", unit)

    def _strength(self, fighter: int, target: int, dealt: int) -> str:
        """Return a participant's strength, part by part."""
        if CODE[fighter & CARD] == P2A or self.s.numbers.strength[fighter] == dealt:
            return str(dealt)
        if CODE[fighter & CARD] == SHE and TYPE[target] == MILITARY:
            return self.tr.msg("blow-discards")
        return f"{self.s.numbers.strength[fighter]} + {dealt - self.s.numbers.strength[fighter]}"

    def loose(self, card: int, x: float, y: float, size: Size, seat: int = -1) -> Node:
        """Return a card outside play, face up, with its upgrade cost for a seat, or for the one below."""
        cost = upgrade_cost(self.s, seat if seat >= 0 else self.me, card)
        node = Node("card", node_id(card), x, y, *size, code=card_name(card), says=card_says(self.tr, card))
        node.face = card_face(self.tr, card, cost)
        node.tip = unit_tip(self.tr, card, cost) if TYPE[card] else ""
        node.lore = half_term(card)
        node.rules = (RULES[CODE[card]],)
        return node

    def unit(self, unit: int, seat: int, x: float, y: float, size: Size) -> Node:
        """Return a unit in play."""
        card = unit & CARD
        cost = upgrade_cost(self.s, seat, unit) if unit < UP else 0
        node = Node("card", node_id(card), x, y, *size, code=unit_name(unit), says=unit_says(self.tr, unit))
        node.face = unit_face(self.tr, unit, cost)
        node.tip = unit_tip(self.tr, unit, cost, self.turn is not None and card in self.turn.ridden)
        node.lore = half_term(unit)
        node.rules = (RULES[CODE[card]],) if unit >= UP else ("BRAWL-7.01",)
        sent = "" if self.draft else " sent"
        if any(card == participant for participant, _ in self.pairs):
            node.classes = f"chosen{sent}"
        elif any(card == target for _, target in self.pairs):
            node.classes = f"target{sent}"
        self.places[card] = (x, y, *size)
        return node

    def aid(self, aid: int, x: float, y: float, w: float) -> Node:
        """Return a Royal Aid in front of a player, as a line."""
        node = Node("card", node_id(aid), x, y, w, LINE[1], code=card_name(aid), says=self.tr.term("CARD", aid))
        node.face = Face(node.says, "aid", "star")
        node.tip, node.lore = self.tr.msg("aid-tip", card=aid, **self.s.numbers.prices), card_term(aid)
        node.rules = (RULES[CODE[aid]],)
        return node
