"""Step E, expansion: cards of the hand are laid (FYN-D5). Rules, effect and text of the decision."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Param, Params
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import EDGES, land_spots
from baronage.games.fyn.data import (
    CARD_KIND,
    CARDS,
    CENTRE,
    FIRST,
    FIRST_CAPITAL,
    IMPROVEMENT,
    KIND,
    LAND,
    NEEDS,
    OASIS,
    ROAD,
    TYPE,
    VILLAGE,
)
from baronage.games.fyn.nodes import node_id, spot_id
from baronage.games.fyn.rules.realm import hand_types, lying_at, take_from_hand
from baronage.games.fyn.state import EXPANDED, Barons
from baronage.games.fyn.steps.marching import OwnStep, end_step, stall_params, stall_rules
from baronage.games.fyn.steps.windows import open_window

BASE: Final = 2  # FYN-D5.02
LAID_OUT: Final = (LAND, IMPROVEMENT, CENTRE)

# --- rules ----------------------------------------------------------------------------------------------------------


def expansion_left(s: Barons) -> int:
    """Return how many cards may still be played in this step (FYN-D5.02)."""
    return BASE + s.allowance[0] - sum(s.allowance[1:])


def mixture(lands: int, improvements: int, centres: int, extra: int) -> bool:
    """Return whether these numbers of each kind may be played (FYN-D5.03, D5.04)."""
    base = min(BASE, lands + min(1, improvements) + min(1, centres))
    return lands + improvements + centres - base <= extra


def allowed(s: Barons, kind: int) -> bool:
    """Return whether another card of this kind may be played in this step (FYN-D5.04)."""
    extra, lands, improvements, centres = s.allowance
    return mixture(lands + (kind == LAND), improvements + (kind == IMPROVEMENT), centres + (kind == CENTRE), extra)


def unfit(s: Barons, seat: int, kind: int, cell: int) -> str:
    """Return the rule against an improvement or centre of this type on this cell, or an empty string."""
    land = s.lands[seat].get(cell, FIRST_CAPITAL)
    if land >= FIRST_CAPITAL:
        return "FYN-D5.08"
    if kind == ROAD:
        return "FYN-D5.10" if cell in s.roads[seat] else ""
    if kind < VILLAGE:
        there = s.special_at(seat, cell) if s.one_special else cell in s.specials[kind - OASIS][seat]
        return "FYN-D5.11" if there else ""
    if land in s.grown:
        return "FYN-D5.16"
    centres = s.centres[seat]
    old = TYPE[centres[cell]] if cell in centres else VILLAGE - 1
    if old != kind - 1:
        return "FYN-D5.09" if kind == VILLAGE else "FYN-D5.14"
    needs = NEEDS[TYPE[land]]
    return "FYN-D5.13" if needs and cell not in s.specials[needs - OASIS][seat] else ""


def use(kind: int, land: int, on: tuple[int, ...]) -> int:
    """Return the use of a special improvement: 1 room for a centre, 2 land beside it, 3 nothing."""
    if not OASIS <= kind < VILLAGE:
        return 0
    return 1 if NEEDS[TYPE[land]] == kind else 3 if on else 2


def places_for(s: Barons, seat: int, kind: int) -> list[int]:
    """Return the cells where `Put.fault` allows a card of this type now, ascending."""
    if KIND[kind] == LAND:
        return land_spots(s, seat)
    lands = s.lands[seat]
    specials = [grids[seat] for grids in s.specials]
    if kind < VILLAGE:  # written out here and below for speed: the search calls it often
        there = s.roads[seat] if kind == ROAD else specials[kind - OASIS]
        if kind != ROAD and s.one_special and any(specials):
            there = {**specials[0], **specials[1], **specials[2]}
        found = [cell for cell, land in lands.items() if land < FIRST_CAPITAL and cell not in there]
        found.sort()
        return found
    old, centres, grown = kind - 1, s.centres[seat], s.grown
    if kind > VILLAGE:
        free = [cell for cell, card in centres.items() if TYPE[card] == old]
    else:
        free = [cell for cell in lands if cell not in centres]
    found = []
    for cell in free:
        land = lands[cell]
        if land < FIRST_CAPITAL and land not in grown:
            needs = NEEDS[TYPE[land]]
            if not needs or cell in specials[needs - OASIS]:
                found.append(cell)
    found.sort()
    return found


# --- the verb -------------------------------------------------------------------------------------------------------


class Put(Verb[Barons]):
    """Lay a card of the hand on a cell."""

    NUMBER: ClassVar[int] = verbs.PUT
    NAME: ClassVar[str] = "put"
    ARGS: ClassVar[tuple[str, ...]] = ("card", "cell")
    RULE: ClassVar[str] = "FYN-D5.01"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("FYN-D5.01", "FYN-D5.02", "FYN-D5.04", "FYN-B1.08", "FYN-GB.02", "FYN-D5.08", "FYN-D5.10", "FYN-D5.11"),
        *("FYN-D5.16", "FYN-D5.09", "FYN-D5.14", "FYN-D5.13", "FYN-D5.05", "FYN-Q1.02"),
    )
    GROUP: ClassVar[int] = 1  # in menus, by card

    def options(self, s: Barons, seat: int) -> list[Action]:
        """Return every playable card of the hand with every cell."""
        found: list[Action] = []
        for card in hand_types(s, seat):
            kind = CARD_KIND[card]
            if kind in LAID_OUT and allowed(s, kind):
                for cell in places_for(s, seat, TYPE[card]):
                    found.append((verbs.PUT, card, cell))
        return found

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        _, card, cell = action
        if card not in s.hands[seat] or CARD_KIND[card] not in LAID_OUT:
            return "FYN-D5.01"
        if expansion_left(s) <= 0:
            return "FYN-D5.02"
        kind = CARD_KIND[card]
        if not allowed(s, kind):
            return "FYN-D5.04"
        if kind == LAND:
            if cell < 0:
                return "FYN-B1.08"
            if cell == s.city[seat]:
                return "FYN-GB.02"
        elif rule := unfit(s, seat, TYPE[card], cell):
            return rule
        if kind == LAND and cell not in land_spots(s, seat):
            return "FYN-D5.05"
        return "" if card in hand_types(s, seat) else "FYN-Q1.02"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        _, card, cell = action
        card = card if 0 < card < CARDS else 0
        kind, old = TYPE[card], s.centres[seat].get(cell, 0)
        land, on = lying_at(s, seat, cell)
        params: Params = {"card": card, "cell": cell, "owner": seat, "land": land, "on": on, "old": old}
        params["population"] = s.numbers.population[kind] - s.numbers.population[TYPE[old]]
        params["hand"] = s.numbers.bonus[kind] - s.numbers.bonus[TYPE[old]]
        params["opens"] = use(kind, land, on)
        return params

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        _, card, cell = action
        land = s.lands[seat].get(cell, 0)
        before = TYPE[card] - 1 if 0 < card < CARDS else 0
        return {
            "held": int(card in s.hands[seat]),
            "needs": FIRST[NEEDS[TYPE[land]]],
            "before": FIRST[before],
            "some": int(any(TYPE[centre] == before for centre in s.centres[seat].values())),
            "played": sum(s.allowance[1:]),
            "extra": s.allowance[0],
            "one_special": int(bool(s.one_special)),
        }

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        kind = TYPE[action[1]]
        if KIND[kind] == CENTRE:
            return ("FYN-D5.13", "FYN-D5.14")
        return ("FYN-D5.05",) if KIND[kind] == LAND else ("FYN-D5.10",) if kind == ROAD else ("FYN-D5.11",)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        card = action[1]
        return [node_id(card), spot_id(s, seat, action[2])] if 0 < card < CARDS and CARD_KIND[card] in LAID_OUT else []

    def menu_order(self, s: Barons, seat: int, action: Action) -> int:
        return int(use(TYPE[action[1]], *lying_at(s, seat, action[2])) == 3)

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        around = {cell + edge for cell in s.lands[seat] for edge in EDGES}
        cells = sorted({*s.lands[seat], *around, s.city[seat]})
        return [(verbs.PUT, card, cell) for card in (*s.hands[seat], 0, 1, CARDS) for cell in cells]


def put_card(s: Barons, seat: int, card: int, cell: int) -> None:
    """Lay a card of the hand; the old card of a grown centre is discarded (FYN-D5.01, D5.14)."""
    take_from_hand(s, seat, card)
    kind = KIND[TYPE[card]]
    old = 0
    if kind == LAND:
        s.lands[seat][cell] = card
        s.allowance[1] += 1
    elif kind == IMPROVEMENT:
        (s.roads if TYPE[card] == ROAD else s.specials[TYPE[card] - OASIS])[seat][cell] = card
        s.allowance[2] += 1
    else:
        old = s.centres[seat].get(cell, 0)
        s.centres[seat][cell] = card
        s.grown.append(s.lands[seat][cell])
        s.allowance[3] += 1
        if old:
            s.discard.append(old)
    s.realm_changed(seat)
    if s.log is not None:
        s.log.append((verbs.PUT_DOWN, ALL, (seat, card, cell, old), "FYN-D5.14" if old else "FYN-D5.01"))


PUT: Final = Put()

# --- the decision ---------------------------------------------------------------------------------------------------


class Expanding(OwnStep):
    """Step to choose a card of the hand and its cell (DEC-16)."""

    DECISION: ClassVar[str] = "DEC-16"
    NAME: ClassVar[str] = "expansion"
    RULE: ClassVar[str] = "FYN-D5.01"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.PUT, verbs.END, verbs.CALL)
    ENDS: ClassVar[str] = "FYN-D5.01"

    def options(self, s: Barons) -> list[Action]:
        found = PUT.options(s, s.active)
        found.append((verbs.END,))
        return found

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.END:
            end_step(s, EXPANDED, self.ENDS)
            return
        put_card(s, seat, action[1], action[2])
        s.stack.pop()
        if s.every:
            open_window(s, 12)

    def params(self, s: Barons, seat: int) -> Params:
        held = [card for card in hand_types(s, seat) if CARD_KIND[card] in LAID_OUT]
        many: Param = tuple(card for card in held if not allowed(s, CARD_KIND[card]))
        nowhere: Param = tuple(
            card for card in held if allowed(s, CARD_KIND[card]) and not places_for(s, seat, TYPE[card])
        )
        playable = int(bool(PUT.options(s, seat)))
        params: Params = {"playable": playable, "left": expansion_left(s), "nowhere": nowhere, "many": many}
        return params | stall_params(s, seat)

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-D5.01", "FYN-D5.03", *stall_rules(s, seat))
