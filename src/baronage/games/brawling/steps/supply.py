"""Gather, Draw, the market and the Market building: moves that take deck cards, and whether they end the game."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.game.menu_cache import cached_per_menu
from baronage.engine.text.params import Params
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    CARDS,
    CODE,
    IS_AID,
    MAR,
)
from baronage.games.brawling.nodes import building_id, market_id, node_id, pile_id
from baronage.games.brawling.rules.forecast import place_by_ending
from baronage.games.brawling.rules.town import draw_production, effects, gather_production
from baronage.games.brawling.state import Barons, decks_used
from baronage.games.brawling.steps.copies import nameable
from baronage.games.brawling.steps.question import Deed, known, top_of

SLOTS: Final = (1, 2, 3)
CERTAIN: Final = 1  # ends the game
PERHAPS: Final = 2  # ends it if Royal Aids turn up on the way

# --- the last card --------------------------------------------------------------------------------------------------


def _all_aids(s: Barons) -> int:
    """Return how many Royal Aids the decks in use have."""
    return s.numbers.royal_aids * decks_used(s.setup)


def hidden_aids(s: Barons) -> int:
    """Return how many Royal Aids may still be in the deck."""
    seen = sum(len(aids) for aids in s.aids) + sum(IS_AID[card] for card in s.discard)
    return _all_aids(s) - seen


@cached_per_menu
def ends(s: Barons, taken: int, deck: int, aids: bool) -> int:
    """Return whether taking this many cards ends the game: 0, CERTAIN or PERHAPS.

    If `aids`, Royal Aids that turn up are taken in addition (BRAWL-13.01).
    """
    if taken >= deck:
        return CERTAIN
    if aids and taken + _all_aids(s) >= deck and taken + hidden_aids(s) >= deck:
        return PERHAPS
    return 0


def outcome(s: Barons, seat: int, asked: bool) -> Params:
    """Return the seat's place if it ended the game with the present points; all numbers are 0 unless `asked`.

    Rules: BRAWL-13.06, 13.07, 15.12.
    """
    if not asked:
        return {"place": 0, "duel": 0, "team": 0}
    return {"place": place_by_ending(s, seat), "duel": int(s.teams or s.seats == 2), "team": int(s.teams)}


@cached_per_menu
def taking(s: Barons, seat: int, taken: int, aids: bool, paid: int = 0) -> Params:
    """Return the message parameters of taking deck cards.

    `paid` cards return to the deck first. The result is cached; don't change it.
    """
    deck = len(s.deck) + paid
    end = ends(s, taken, deck, aids)
    params = outcome(s, seat, end > 0)
    params["taken"], params["rest"], params["ends"] = min(taken, deck), max(deck - taken, 0), end
    return params


def ending_rules(s: Barons, rule: str, taken: int, aids: bool, paid: int = 0) -> tuple[str, ...]:
    """Return the rule for taking cards, and the rule that ends the game if it does."""
    return (rule, "BRAWL-13.01") if ends(s, taken, len(s.deck) + paid, aids) else (rule,)


# --- verbs ----------------------------------------------------------------------------------------------------------


class Gather(Deed):
    """Verb: gather resources from the deck."""

    NUMBER: ClassVar[int] = verbs.GATHER
    NAME: ClassVar[str] = "gather"
    RULE: ClassVar[str] = "BRAWL-5.01"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-3.01",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return "BRAWL-3.01" if top_of(s).spent() else ""

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return {**taking(s, seat, gather_production(s, seat), False)}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, gather_production(s, seat), False)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [pile_id(seat)]


class Draw(Deed):
    """Verb: draw cards from the deck."""

    NUMBER: ClassVar[int] = verbs.DRAW
    NAME: ClassVar[str] = "draw"
    RULE: ClassVar[str] = "BRAWL-5.02"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-3.01",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return "BRAWL-3.01" if top_of(s).spent() else ""

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return {**taking(s, seat, draw_production(s, seat), True)}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, draw_production(s, seat), True)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return ["deck"]


def market_params(s: Barons, seat: int, slot: int) -> Params:
    """Return the message parameters of a market card."""
    card = s.market[slot - 1] if slot in SLOTS else 0
    alike = int([CODE[other] for other in s.market].count(CODE[card]) > 1)
    return {**taking(s, seat, 1, True), "slot": slot, "card": card, "alike": alike}


class TakeCard(Deed):
    """Verb: take a market card into the hand."""

    NUMBER: ClassVar[int] = verbs.MARKET
    NAME: ClassVar[str] = "take-card"
    ARGS: ClassVar[tuple[str, ...]] = ("slot",)
    RULE: ClassVar[str] = "BRAWL-5.03"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-5.03", "BRAWL-3.01")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        if action[1] not in SLOTS or not s.market[action[1] - 1]:
            return "BRAWL-5.03"
        return "BRAWL-3.01" if top_of(s).spent() else ""

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return market_params(s, seat, action[1])

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, 1, True)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [market_id(s, action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.MARKET, slot) for slot in (0, *SLOTS, 4)]


class Buy(Deed):
    """Verb: pay and draw with the Market building."""

    NUMBER: ClassVar[int] = verbs.BUY
    NAME: ClassVar[str] = "buy"
    RULE: ClassVar[str] = "BRAWL-12.12"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-12.12", "BRAWL-3.01", "BRAWL-4.05")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        if not effects(s, seat, MAR):
            return "BRAWL-12.12"
        if top_of(s).spent():
            return "BRAWL-3.01"
        return "BRAWL-4.05" if len(s.piles[seat]) < s.numbers.market_cost else ""

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return {**taking(s, seat, s.numbers.market_draw, True, s.numbers.market_cost)}

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        return s.numbers.market_cost

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, s.numbers.market_draw, True, s.numbers.market_cost)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [building_id(s, seat, MAR)]


class Sell(Deed):
    """Verb: discard a card and gain resources with the Market building."""

    NUMBER: ClassVar[int] = verbs.SELL
    NAME: ClassVar[str] = "sell"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "BRAWL-12.12"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-12.12", "BRAWL-3.01", "BRAWL-1.15")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        if not effects(s, seat, MAR) or action[1] not in s.hands[seat]:
            return "BRAWL-12.12"
        if top_of(s).spent():
            return "BRAWL-3.01"
        return "" if nameable(s, seat, action[1], []) else "BRAWL-1.15"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return {"card": known(action[1])} | taking(s, seat, s.numbers.market_gain, False)

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        return super().more(s, seat, action) | {"markets": effects(s, seat, MAR)}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, s.numbers.market_gain, False)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [building_id(s, seat, MAR), node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.SELL, card) for card in (*s.hands[seat], 0, 1, CARDS)]


GATHER: Final = Gather()
DRAW: Final = Draw()
MARKET: Final = TakeCard()
BUY: Final = Buy()
SELL: Final = Sell()
