"""The main deck as a bank: gaining, paying, drawing, refilling the market, and Royal Aids turned up on the way."""

from __future__ import annotations

from baronage.engine.core.state import ALL
from baronage.games.brawling import verbs
from baronage.games.brawling.data import BUILDING, CIVILIAN, CODE, IS_AID, MILITARY, RAB, RAC, RAM, RAR, RAV
from baronage.games.brawling.rules.town import count, draw_production, gather_production
from baronage.games.brawling.state import Barons
from baronage.games.brawling.verbs import DECK_EMPTY

NOBODY = -1
CHOOSE = -2  # a team has to choose the member who gets the Aid


def end_by(s: Barons, seat: int, cause: int, rule: str) -> None:
    """End the game by this seat (BRAWL-13.01, 13.07, 13.09)."""
    s.ender = seat
    if s.log is not None:
        s.log.append((verbs.ENDED, ALL, (cause, seat), rule))
    s.finish(cause)


def gain(s: Barons, seat: int, k: int) -> None:
    """Move k deck cards face down onto the pile; the last card ends the game (BRAWL-4.02, 4.07, 4.08)."""
    deck, pile = s.deck, s.piles[seat]
    if k < len(deck):
        pile.extend(deck[: -k - 1 : -1])
        del deck[-k:]
        if s.log is not None:
            s.log.append((verbs.GATHERED, ALL, (seat, k), "BRAWL-4.02"))
        return
    if s.log is not None:
        s.log.append((verbs.GATHERED, ALL, (seat, len(deck)), "BRAWL-4.08"))
    pile.extend(reversed(deck))
    deck.clear()
    end_by(s, seat, DECK_EMPTY, "BRAWL-13.01")


def pay(s: Barons, seat: int, k: int) -> None:
    """Move k cards from the top of the pile, one by one, onto the deck (BRAWL-4.03, 4.04)."""
    if k:
        pile = s.piles[seat]
        s.deck.extend(pile[: -k - 1 : -1])
        del pile[-k:]
        if s.log is not None:
            s.log.append((verbs.PAID, ALL, (seat, k), "BRAWL-4.03"))


def draw(s: Barons, seat: int, k: int) -> tuple[int, int]:
    """Draw k cards.

    Return (0, 0), or an Aid for whose recipient a team must choose and the cards still due (BRAWL-4.06).
    """
    deck, hand, known = s.deck, s.hands[seat], s.known[seat]
    insiders = s.insiders(seat) if s.teams else 1 << seat
    s.committed = True
    held = len(hand)
    while k:
        card = deck.pop()
        if not deck:
            _tell_draw(s, seat, insiders, held)
            _last(s, seat, card)
        if IS_AID[card]:
            if aid(s, card) == CHOOSE:
                _tell_draw(s, seat, insiders, held)
                return card, k
            continue
        hand.append(card)
        known.append(insiders)
        k -= 1
    _tell_draw(s, seat, insiders, held)
    return 0, 0


def _tell_draw(s: Barons, seat: int, insiders: int, held: int) -> None:
    """Log the cards drawn, after all Aids.

    The order of Aids and cards stays hidden.
    """
    if s.log is not None:
        for card in s.hands[seat][held:]:
            s.log.append((verbs.DREW, insiders, (seat, card), "BRAWL-4.06"))
            s.log.append((verbs.DREW, ALL ^ insiders, (seat, 0), "BRAWL-4.06"))


def _last(s: Barons, seat: int, card: int) -> None:
    """Move the last card where it was going; a Royal Aid goes to the discard pile (BRAWL-13.02, 10.16)."""
    if IS_AID[card]:
        s.discard.append(card)
        if s.log is not None:
            s.log.append((verbs.DISCARDED, ALL, (seat, card), "BRAWL-10.16"))
    else:
        insiders = s.insiders(seat)
        s.hands[seat].append(card)
        s.known[seat].append(insiders)
        if s.log is not None:
            s.log.append((verbs.DREW, insiders, (seat, card), "BRAWL-13.02"))
            s.log.append((verbs.DREW, ALL ^ insiders, (seat, 0), "BRAWL-13.02"))
    end_by(s, seat, DECK_EMPTY, "BRAWL-13.01")


def take_market(s: Barons, seat: int, slot: int) -> None:
    """Move a market card into the hand; all players have seen it go there (BRAWL-5.03, 10.12)."""
    card = s.market[slot - 1]
    s.market[slot - 1] = 0
    s.hands[seat].append(card)
    s.known[seat].append(ALL)
    if s.log is not None:
        s.log.append((verbs.TOOK, ALL, (seat, card, slot), "BRAWL-5.03"))


def refill(s: Barons, seat: int, slot: int) -> int:
    """Fill the slot. Return 0, or an Aid for whose recipient a team must choose first (BRAWL-5.03, 5.04)."""
    s.committed = True
    while True:
        card = s.deck.pop()
        last = not s.deck
        if IS_AID[card] and not last:
            if aid(s, card) == CHOOSE:
                return card
            continue
        if IS_AID[card]:
            _last(s, seat, card)
        s.market[slot - 1] = card
        if s.log is not None:
            s.log.append((verbs.FILLED, ALL, (slot, card), "BRAWL-5.03"))
        if last:
            end_by(s, seat, DECK_EMPTY, "BRAWL-13.01")
        return 0


# --- Royal Aids -----------------------------------------------------------------------------------------------------


def figures(s: Barons, seat: int, code: int) -> tuple[int, int]:
    """Return the number that an Aid compares, and the tie-breaker (BRAWL-10.05, 10.03)."""
    if code == RAB:
        return count(s.towns[seat], BUILDING), 0
    if code == RAC:
        return draw_production(s, seat), len(s.hands[seat])
    if code == RAV:
        return count(s.towns[seat], CIVILIAN), 0
    if code == RAM:
        return count(s.towns[seat], MILITARY) + len(s.walls[seat]) + len(s.armies[seat]), 0
    assert code == RAR
    return gather_production(s, seat), len(s.piles[seat])


def favoured(s: Barons, card: int) -> int:
    """Return the seat, or in team play the team, with the lowest number, or NOBODY (BRAWL-10.02 to 10.04, 15.05)."""
    code = CODE[card]
    each = [figures(s, seat, code) for seat in range(s.seats)]
    if s.teams:
        each = [
            (sum(first for first, _ in each[team::2]), sum(second for _, second in each[team::2])) for team in (0, 1)
        ]
    lowest = min(each)
    return each.index(lowest) if each.count(lowest) == 1 else NOBODY


def aid(s: Barons, card: int) -> int:
    """Resolve an Aid at once. Return the seat that got it, NOBODY, or CHOOSE in team play (BRAWL-10.01)."""
    s.committed = True
    to = favoured(s, card)
    if to == NOBODY:
        s.discard.append(card)
        if s.log is not None:
            s.log.append((verbs.AID, ALL, (card, NOBODY), "BRAWL-15.05" if s.teams else "BRAWL-10.04"))
        return NOBODY
    if s.teams:
        return CHOOSE
    give_aid(s, card, to)
    return to


def give_aid(s: Barons, card: int, seat: int) -> None:
    """Place the Aid face up in front of the seat (BRAWL-10.04)."""
    s.aids[seat].append(card)
    if s.log is not None:
        s.log.append((verbs.AID, ALL, (card, seat), "BRAWL-15.06" if s.teams else "BRAWL-10.04"))
