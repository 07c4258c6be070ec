"""The four decks: drawing, locking and reshuffling; Plague!; the Pirates' dues (section E)."""

from __future__ import annotations

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    CALM,
    DECKS,
    DRAGONS,
    EVENT,
    FIRST_TURN,
    FLOOD,
    MIST,
    NIGH,
    STOCK,
    Numbers,
)
from baronage.games.protectors.rules.adjudicate import contribution
from baronage.games.protectors.state import Realm


def make_decks(s: Realm, chance: Chance) -> None:
    """Shuffle the decks with Calms of Summer and Misty Mountains Cold on top (setup step 6, REALM-E1.02)."""
    for deck in range(DECKS):
        cards = list(STOCK[deck])
        top = {EVENT: CALM, DRAGONS: MIST}.get(deck, 0)
        if top:
            cards.remove(top)
        chance.shuffle(cards)
        if top:
            cards.append(top)
        s.decks[deck] = cards


def in_use(s: Realm, deck: int) -> bool:
    """Return whether cards are drawn from `deck` this turn (REALM-E1.01)."""
    return s.turn >= FIRST_TURN[deck]


def draw(s: Realm, deck: int) -> int:
    """Put the top card of `deck` into play and return it (REALM-E1.04 a)."""
    card = s.decks[deck].pop()
    s.inplay[deck].append(card)
    forget(s, deck)
    return card


def forget(s: Realm, deck: int) -> None:
    """Discard all knowledge of the top card of `deck`."""
    for seat in range(s.seats):
        s.looked[4 * seat + deck] = 0


def black_swan(s: Realm, chance: Chance) -> None:
    """Shuffle all Event cards that are not locked, including the Black Swan, into a new deck (REALM-E2.01)."""
    cards = sorted([*s.decks[EVENT], *s.discards[EVENT], *s.inplay[EVENT]])
    s.discards[EVENT] = []
    s.inplay[EVENT] = []
    chance.shuffle(cards)
    s.decks[EVENT] = cards
    forget(s, EVENT)
    if s.log is not None:
        s.log.append((verbs.RESHUFFLED, ALL, (EVENT, len(cards)), "REALM-E2.01"))


def lock(s: Realm) -> None:
    """Lock this turn's other cards until the game ends (REALM-E6.01, E6.02)."""
    locked: list[int] = []
    for deck in range(DECKS):
        stay = [card for card in s.inplay[deck] if card != NIGH]
        s.locked[deck] += stay
        locked += stay
        s.inplay[deck] = [card for card in s.inplay[deck] if card == NIGH]
    if s.log is not None:
        s.log.append((verbs.LOCKED, ALL, tuple(locked), "REALM-E6.01"))


def refill(s: Realm, chance: Chance) -> None:
    """Reshuffle the discards of each empty deck at the end of Reveal Cards (REALM-E1.06)."""
    for deck in range(DECKS):
        if not s.decks[deck] and s.discards[deck]:
            cards = sorted(s.discards[deck])
            s.discards[deck] = []
            chance.shuffle(cards)
            s.decks[deck] = cards
            forget(s, deck)
            if s.log is not None:
                s.log.append((verbs.RESHUFFLED, ALL, (deck, len(cards)), "REALM-E1.06"))


def plague(s: Realm) -> None:
    """Apply Plague! Province by Province in ascending number, with counts as they change (REALM-E4.04)."""
    if s.has_card(FLOOD):
        if s.log is not None:
            s.log.append((verbs.SPARED, ALL, (1,), "REALM-E2.09"))
        return
    owner, units, adjacent = s.owner, s.units, s.land.adjacent
    spared = True
    for place in range(1, len(owner)):
        seat = owner[place]
        if seat < 0 or not units[place]:
            continue
        if any(owner[other] == seat and units[other] for other in adjacent[place]):
            units[place] -= 1
            spared = False
            if s.log is not None:
                s.log.append((verbs.PLAGUED, ALL, (s.number[seat], place), "REALM-E4.04"))
    if spared and s.log is not None:
        s.log.append((verbs.SPARED, ALL, (0,), "REALM-E4.04"))


def snitches(n: Numbers, active: list[int], named: dict[int, int]) -> tuple[dict[int, int], int]:
    """Return what each player owes, and who walks the plank, or -1 (REALM-E5.02 to E5.04).

    `named` maps each snitch to the named player.
    """
    targets = set(named.values())
    if len(active) > 2:
        for victim in targets:
            if all(named.get(seat) == victim for seat in active if seat != victim):
                return {}, victim
    if len(targets) < 2:
        return {seat: n.silent_due for seat in active if seat not in named}, next(iter(targets), -1)
    return dict.fromkeys(named, n.clash_due), -1


def walk_plank(s: Realm, victim: int, fort: list[int], aids: list[tuple[int, int, int, int, int]], rain: int) -> None:
    """Remove a unit from the victim's weakest Province; without an army they owe 75 (REALM-E5.05 to E5.07, E5.09)."""
    best: tuple[int, int] | None = None
    for place in s.provinces(victim):
        if not s.units[place]:
            continue
        strength = s.units[place] + fort[place] - (1 if s.work[place] else 0)
        for _, origin, helped, to, gold in aids:
            if helped == victim and to == place:
                strength += contribution(s.units[origin], gold, rain)
        if best is None or strength < best[0]:
            best = (strength, place)
    k = s.number[victim]
    if best is None:
        s.owes[victim] += s.numbers.plank_due
        if s.log is not None:
            s.log.append((verbs.OWES, ALL, (k, s.numbers.plank_due, verbs.NO_ARMY), "REALM-E5.07"))
        return
    s.units[best[1]] -= 1
    if s.log is not None:
        s.log.append((verbs.PLANK, ALL, (k, best[1]), "REALM-E5.05 REALM-E5.06"))
