"""Gather, Draw, the market, and the Market building: what takes cards from the deck, and whether that ends the game."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from baronage.engine.facts import Facts
from baronage.engine.flow import Action
from baronage.engine.once import once_a_menu
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    CARDS,
    CODE,
    IS_AID,
    MAR,
    MARKET_COST,
    MARKET_DRAW,
    MARKET_GAIN,
    deck_cards,
)
from baronage.games.brawling.forecast import place_by_ending
from baronage.games.brawling.state import Barons, decks_used
from baronage.games.brawling.steps.copies import nameable
from baronage.games.brawling.steps.question import Deed, known, top_of
from baronage.games.brawling.things import building_id, market_id, node_id, pile_id
from baronage.games.brawling.town import draw_production, effects, gather_production

SLOTS: Final = (1, 2, 3)
CERTAIN: Final = 1  # it ends the game;
PERHAPS: Final = 2  # it does if Royal Aids turn up on the way

# --- the last card --------------------------------------------------------------------------------------------------


@lru_cache
def _aids_of(decks: int) -> int:
    """How many Royal Aids so many decks have."""
    return sum(IS_AID[card] for card in deck_cards(decks))


def hidden_aids(s: Barons) -> int:
    """How many Royal Aids may still lie in the deck."""
    seen = sum(len(aids) for aids in s.aids) + sum(IS_AID[card] for card in s.discard)
    return _aids_of(decks_used(s.setup)) - seen


@once_a_menu
def ends(s: Barons, taken: int, deck: int, aids: bool) -> int:
    """BRAWL-13.01: does taking so many cards from a deck of this size end the game? `aids`: those that turn up come on top."""
    if taken >= deck:
        return CERTAIN
    if aids and taken + _aids_of(decks_used(s.setup)) >= deck and taken + hidden_aids(s) >= deck:
        return PERHAPS
    return 0


def outcome(s: Barons, seat: int, asked: bool) -> Facts:
    """BRAWL-13.06, 13.07, 15.12: the seat's place if it ended the game with the points as they are; 0 where that is not asked."""
    duel = 1 if s.teams or s.seats == 2 else 0
    return {"place": place_by_ending(s, seat) if asked else 0, "duel": duel, "team": int(s.teams)}


@once_a_menu
def taking(s: Barons, seat: int, taken: int, aids: bool, paid: int = 0) -> Facts:
    """What there is to say about so many cards of the deck; `paid`: so many come back to it before. Not to be changed."""
    deck = len(s.deck) + paid
    end = ends(s, taken, deck, aids)
    facts = outcome(s, seat, end > 0)
    facts["taken"], facts["rest"], facts["ends"] = min(taken, deck), max(deck - taken, 0), end
    return facts


def ending_rules(s: Barons, rule: str, taken: int, aids: bool, paid: int = 0) -> tuple[str, ...]:
    """The rule by which cards are taken, and the one by which that ends the game."""
    return (rule, "BRAWL-13.01") if ends(s, taken, len(s.deck) + paid, aids) else (rule,)


# --- verbs ----------------------------------------------------------------------------------------------------------


class Gather(Deed):
    """Resources from the deck."""

    NUMBER: ClassVar[int] = verbs.GATHER
    NAME: ClassVar[str] = "gather"
    RULE: ClassVar[str] = "BRAWL-5.01"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-3.01",)

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        return "BRAWL-3.01" if top_of(s).spent() else ""

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return {**taking(s, seat, gather_production(s, seat), False)}

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, gather_production(s, seat), False)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [pile_id(seat)]


class Draw(Deed):
    """Cards from the deck."""

    NUMBER: ClassVar[int] = verbs.DRAW
    NAME: ClassVar[str] = "draw"
    RULE: ClassVar[str] = "BRAWL-5.02"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-3.01",)

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        return "BRAWL-3.01" if top_of(s).spent() else ""

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return {**taking(s, seat, draw_production(s, seat), True)}

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, draw_production(s, seat), True)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return ["deck"]


def market_facts(s: Barons, seat: int, slot: int) -> Facts:
    """What there is to say about a card of the market."""
    card = s.market[slot - 1] if slot in SLOTS else 0
    alike = int([CODE[other] for other in s.market].count(CODE[card]) > 1)
    return {**taking(s, seat, 1, True), "slot": slot, "card": card, "alike": alike}


class TakeCard(Deed):
    """A card of the market, into the hand."""

    NUMBER: ClassVar[int] = verbs.MARKET
    NAME: ClassVar[str] = "take-card"
    ARGS: ClassVar[tuple[str, ...]] = ("slot",)
    RULE: ClassVar[str] = "BRAWL-5.03"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-5.03", "BRAWL-3.01")
    GROUP: ClassVar[int] = 0

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        if action[1] not in SLOTS or not s.market[action[1] - 1]:
            return "BRAWL-5.03"
        return "BRAWL-3.01" if top_of(s).spent() else ""

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return market_facts(s, seat, action[1])

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, 1, True)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [market_id(s, action[1])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.MARKET, slot) for slot in (0, *SLOTS, 4)]


class Buy(Deed):
    """The Market building: pay, and draw."""

    NUMBER: ClassVar[int] = verbs.BUY
    NAME: ClassVar[str] = "buy"
    RULE: ClassVar[str] = "BRAWL-12.12"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-12.12", "BRAWL-3.01", "BRAWL-4.05")

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        if not effects(s, seat, MAR):
            return "BRAWL-12.12"
        if top_of(s).spent():
            return "BRAWL-3.01"
        return "BRAWL-4.05" if len(s.piles[seat]) < MARKET_COST else ""

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return {**taking(s, seat, MARKET_DRAW, True, MARKET_COST)}

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        return MARKET_COST

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, MARKET_DRAW, True, MARKET_COST)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [building_id(s, seat, MAR)]


class Sell(Deed):
    """The Market building: discard a card, and gain."""

    NUMBER: ClassVar[int] = verbs.SELL
    NAME: ClassVar[str] = "sell"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "BRAWL-12.12"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-12.12", "BRAWL-3.01", "BRAWL-1.15")
    GROUP: ClassVar[int] = 0

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        if not effects(s, seat, MAR) or action[1] not in s.hands[seat]:
            return "BRAWL-12.12"
        if top_of(s).spent():
            return "BRAWL-3.01"
        return "" if nameable(s, seat, action[1], []) else "BRAWL-1.15"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return {"card": known(action[1])} | taking(s, seat, MARKET_GAIN, False)

    def more(self, s: Barons, seat: int, action: Action) -> Facts:
        return super().more(s, seat, action) | {"markets": effects(s, seat, MAR)}

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, MARKET_GAIN, False)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [building_id(s, seat, MAR), node_id(action[1])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.SELL, card) for card in (*s.hands[seat], 0, 1, CARDS)]


GATHER: Final = Gather()
DRAW: Final = Draw()
MARKET: Final = TakeCard()
BUY: Final = Buy()
SELL: Final = Sell()
