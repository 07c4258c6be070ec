"""Actions beside the order sheet: transfers, looks at decks, and answers about a seen card (F2, F3, N2)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import BSWAN, DECKS, DRAGON, DRAGONS, EVENT, FORECAST, ISLAND, LOOK, POWER
from baronage.games.protectors.nodes import deck_id, player_id
from baronage.games.protectors.rules.execute import look_price
from baronage.games.protectors.rules.factions import ashes, can_look, owns
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import amounts, number_of

SIDE_ACTS: Final = (verbs.TRANSFER, verbs.LOOKAT, verbs.KEEP, verbs.DISCARD, verbs.REPLACE)


@lru_cache(maxsize=1 << 13)
def gifts(other: int, cash: int) -> list[Action]:
    """Return the listed transfers to one player, offered beside every click."""
    return [(verbs.TRANSFER, other, amount) for amount in amounts(1, cash)]


def side_acts(s: Realm, seat: int) -> list[Action]:
    """Return actions that take effect at once, even after the sheet is sent (REALM-F2.01, F3.01 to F3.05, T1.07)."""
    if seat not in s.rank:
        return []
    found: list[Action] = []
    cash = s.cash[seat]
    if cash:
        for other in sorted(s.rank, key=s.number.__getitem__):
            if other != seat:
                found += gifts(other, cash)
    if s.faction[seat] or s.gift[seat] or s.owner[ISLAND] == seat:
        for deck in range(DECKS):
            if can_look(s, seat, deck) and look_price(s, deck) <= cash:
                found.append((verbs.LOOKAT, deck))
    for deck in (EVENT, DRAGONS):
        if s.pending[2 * seat + deck]:
            found.append((verbs.KEEP, deck))
            found.append((verbs.DISCARD,) if deck == EVENT else (verbs.REPLACE,))
    return found


def side_act(s: Realm, seat: int, action: Action) -> None:
    """Execute one of these actions, visible only to the seat."""
    s.committed = True
    verb = action[0]
    k = s.number[seat]
    if verb == verbs.TRANSFER:
        other, amount = action[1], action[2]
        s.cash[seat] -= amount
        s.spent[seat] += amount
        s.transfers += [seat, other, amount]
        if s.log is not None:
            s.log.append((verbs.TRANSFERRED, 1 << seat, (k, s.number[other], amount), "REALM-F2.01 REALM-F2.03"))
    elif verb == verbs.LOOKAT:
        look(s, seat, action[1])
    else:
        answer(s, seat, verb, EVENT if verb == verbs.DISCARD else DRAGONS if verb == verbs.REPLACE else action[1])
        if s.log is not None:
            s.log.append((verbs.ANSWERED, 1 << seat, (k, verb), "REALM-F3.05"))


def look(s: Realm, seat: int, deck: int) -> None:
    """Show the top card; with Ashes of Power an answer may follow (REALM-N2.05 to N2.07)."""
    price = look_price(s, deck)
    card = s.decks[deck][-1]
    s.cash[seat] -= price
    s.spent[seat] += price
    s.looks[seat] |= 1 << deck
    s.looked[4 * seat + deck] = card
    if deck <= DRAGONS and ashes(s, seat) and card not in (BSWAN, POWER, DRAGON):
        s.pending[2 * seat + deck] = s.stamps[deck] + 1
    if s.log is not None:
        rule = "REALM-F3.01" if deck == EVENT else "REALM-F3.02" if deck == DRAGONS else "REALM-F3.03"
        s.log.append((verbs.LOOKED, 1 << seat, (s.number[seat], deck, card), rule))


def answer(s: Realm, seat: int, verb: int, deck: int) -> None:
    """Apply an answer about a seen card; nothing happens if it is no longer there (REALM-F3.05, N2.06, N2.07)."""
    fresh = s.pending[2 * seat + deck] == s.stamps[deck] + 1
    s.pending[2 * seat + deck] = 0
    if verb == verbs.KEEP:
        return
    s.looked[4 * seat + deck] = DRAGON if verb == verbs.REPLACE else 0
    if not fresh:
        return
    s.stamps[deck] += 1
    if verb == verbs.DISCARD:
        s.decks[deck].insert(0, s.decks[deck].pop())
    else:
        s.decks[deck][-1] = DRAGON


# --- the verbs --------------------------------------------------------------------------------------------------------


class GiveMoney(Verb[Realm]):
    """Transfer of $Realm to another player, delivered at the reveal."""

    NUMBER: ClassVar[int] = verbs.TRANSFER
    NAME: ClassVar[str] = "give-money"
    ARGS: ClassVar[tuple[str, ...]] = ("other", "amount")
    RULE: ClassVar[str] = "REALM-F2.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-F2.01", "REALM-F2.02")
    GROUP: ClassVar[int] = 1
    AMOUNT: ClassVar[bool] = True

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        _, other, amount = action
        if other == seat or other not in s.rank or amount < 1:
            return "REALM-F2.01"
        return "REALM-F2.02" if amount > s.cash[seat] else ""

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"player": number_of(s, action[1]), "amount": action[2]}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        return {"fits": int(action[1] != seat and action[1] in s.rank), "cash": s.cash[seat]}

    def rules(self, s: Realm, seat: int, action: Action) -> tuple[str, ...]:
        return ("REALM-F2.02",)

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [player_id(s, action[1])]

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        cash = s.cash[seat]
        return [(verbs.TRANSFER, other, amount) for other in range(s.seats) for amount in (1, 0, cash, cash + 1)]


_LOOKS: Final = {EVENT: "REALM-F3.01", DRAGONS: "REALM-F3.02"}  # the others: F3.03


class LookAt(Verb[Realm]):
    """Look at the top card of a deck."""

    NUMBER: ClassVar[int] = verbs.LOOKAT
    NAME: ClassVar[str] = "look-at"
    ARGS: ClassVar[tuple[str, ...]] = ("deck",)
    RULE: ClassVar[str] = "REALM-F3.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-F3.01", "REALM-F3.02", "REALM-F3.03")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        deck = action[1]
        if not 0 <= deck < DECKS:
            return "REALM-F3.01"
        allowed = can_look(s, seat, deck) and look_price(s, deck) <= s.cash[seat]
        return "" if allowed else _LOOKS.get(deck, "REALM-F3.03")

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        deck = action[1] if 0 <= action[1] < DECKS else -1
        return {"deck": deck, "price": look_price(s, deck) if deck >= 0 else 0}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        deck = action[1]
        has = owns(s, seat, FORECAST) if deck in (EVENT, DRAGONS) else s.owner[ISLAND] == seat
        once = deck == DRAGONS and bool(s.used[seat] >> LOOK & 1)
        seen = 0 <= deck < DECKS and bool(s.looks[seat] >> deck & 1)
        return {"has": int(has), "seen": int(seen), "used": int(once), "cash": s.cash[seat]}

    def rules(self, s: Realm, seat: int, action: Action) -> tuple[str, ...]:
        return (_LOOKS.get(action[1], "REALM-F3.03"),)

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [deck_id(action[1])]

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.LOOKAT, deck) for deck in range(-1, DECKS + 1)]


def awaits(s: Realm, seat: int, deck: int) -> bool:
    """Return whether the seat may still answer about the card it saw on this deck (REALM-F3.05)."""
    return deck in (EVENT, DRAGONS) and bool(s.pending[2 * seat + deck])


class LeaveCard(Verb[Realm]):
    """Leave the seen card in its place."""

    NUMBER: ClassVar[int] = verbs.KEEP
    NAME: ClassVar[str] = "leave-card"
    ARGS: ClassVar[tuple[str, ...]] = ("deck",)
    RULE: ClassVar[str] = "REALM-F3.05"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-F3.05",)

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        return "" if awaits(s, seat, action[1]) else "REALM-F3.05"

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"deck": action[1] if 0 <= action[1] < DECKS else -1}

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.KEEP, deck) for deck in range(-1, DECKS)]


class PutUnder(Verb[Realm]):
    """Put the seen Event card under its deck."""

    NUMBER: ClassVar[int] = verbs.DISCARD
    NAME: ClassVar[str] = "put-under"
    RULE: ClassVar[str] = "REALM-N2.06"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-N2.06",)

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        return "" if awaits(s, seat, EVENT) else "REALM-N2.06"


class SwapCard(Verb[Realm]):
    """Replace the seen Dragon card by There be Dragons!."""

    NUMBER: ClassVar[int] = verbs.REPLACE
    NAME: ClassVar[str] = "swap-card"
    RULE: ClassVar[str] = "REALM-N2.07"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-N2.07",)

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        return "" if awaits(s, seat, DRAGONS) else "REALM-N2.07"


VERBS: Final = (GiveMoney(), LookAt(), LeaveCard(), PutUnder(), SwapCard())
