"""Transfer: in team play cards pass to a team-mate, one after another (BRAWL-15.07 to 15.11)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action
from baronage.engine.text.params import Params
from baronage.games.brawling import verbs
from baronage.games.brawling.data import CARD, TYPE, UP
from baronage.games.brawling.nodes import node_id, pile_id, player_id
from baronage.games.brawling.rules.bank import pay
from baronage.games.brawling.rules.pieces import piece
from baronage.games.brawling.rules.town import has_room, take_from_hand, unit_at
from baronage.games.brawling.state import SEEN, Barons
from baronage.games.brawling.steps.copies import nameable
from baronage.games.brawling.steps.question import Deed, known, top_of
from baronage.games.brawling.steps.stepwise import Stepwise, done_with_steps, hand_choices, own_units


def gifts(s: Barons, seat: int) -> list[Action]:
    """Return the legal steps of a Transfer (BRAWL-15.07 to 15.10)."""
    money = len(s.piles[seat])
    if not s.teams or money < s.numbers.transfer_cost:
        return []
    found: list[Action] = []
    for mate in range(seat & 1, s.seats, 2):
        if mate == seat:
            continue
        if money > s.numbers.transfer_cost:
            found.append((verbs.GIVE, 0, mate))
        found.extend((verbs.GIVE, card, mate) for card in hand_choices(s, seat))
        found.extend((verbs.GIVE, unit & CARD, mate) for unit in s.towns[seat] if has_room(s, mate, TYPE[unit]))
        found.extend((verbs.GIVE, unit & CARD, mate) for unit in s.walls[seat])
    return found


def give(s: Barons, seat: int, card: int, mate: int) -> None:
    """Pay, then pass one card (BRAWL-15.08, 15.09, 15.11)."""
    pay(s, seat, s.numbers.transfer_cost)
    if not card:
        s.piles[mate].append(s.piles[seat].pop())
        if s.log is not None:
            s.log.append((verbs.GAVE, ALL, (seat, mate, 0, 0), "BRAWL-15.08"))
        return
    if card in s.hands[seat]:
        insiders = s.insiders(seat) | s.insiders(mate)
        take_from_hand(s, seat, card)
        # others no longer know any card of this hand: each may be the one that passed
        s.known[seat] = [who & (insiders | SEEN) for who in s.known[seat]]
        s.hands[mate].append(card)
        s.known[mate].append(insiders)
        s.committed = True
        if s.log is not None:
            s.log.append((verbs.GAVE, insiders, (seat, mate, card, 1), "BRAWL-15.11"))
            s.log.append((verbs.GAVE, ALL ^ insiders, (seat, mate, 0, 1), "BRAWL-15.11"))
        return
    for mine, theirs in ((s.towns[seat], s.towns[mate]), (s.walls[seat], s.walls[mate])):
        for unit in (card, card + UP):
            if unit in mine:
                mine.remove(unit)
                theirs.append(unit)
                if s.log is not None:
                    s.log.append((verbs.GAVE, ALL, (seat, mate, unit, 2), "BRAWL-15.09"))
                return


def is_mate(s: Barons, seat: int, other: int) -> bool:
    """Return whether this is another member of the seat's team."""
    return s.teams and 0 <= other < s.seats and other != seat and not (other ^ seat) & 1


class Give(Deed):
    """Verb: pass a card of the hand, a unit or a resource to a team-mate."""

    NUMBER: ClassVar[int] = verbs.GIVE
    NAME: ClassVar[str] = "give"
    ARGS: ClassVar[tuple[str, ...]] = ("card", "mate")
    RULE: ClassVar[str] = "BRAWL-15.07"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BRAWL-15.01", "BRAWL-15.07", "BRAWL-3.01", "BRAWL-15.08", "BRAWL-15.10", "BRAWL-15.09", "BRAWL-1.15"),
    )
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        _, card, mate = action
        if not s.teams:
            return "BRAWL-15.01"
        if not is_mate(s, seat, mate):
            return "BRAWL-15.07"
        owner, zone, unit = unit_at(s, card)
        if card and card not in s.hands[seat] and card not in s.aids[seat] and owner != seat:
            return "BRAWL-15.07"
        if top_of(s).spent():
            return "BRAWL-3.01"
        if len(s.piles[seat]) < self.cost(s, seat, action):
            return "BRAWL-15.08"
        if card in s.hands[seat]:
            return "" if nameable(s, seat, card, [], ALL) else "BRAWL-1.15"
        if card in s.aids[seat] or zone is s.armies[seat]:
            return "BRAWL-15.10"
        full = zone is s.towns[seat] and not has_room(s, mate, TYPE[unit])
        return "BRAWL-15.09" if full else ""

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        return s.numbers.transfer_cost if action[1] else s.numbers.transfer_cost + 1

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        _, card, mate = action
        held = int(card in s.hands[seat])
        return {
            "card": known(card),
            "unit": 0 if held else piece(s, card),
            "held": held,
            "resource": int(not card),
            "mate": mate if 0 <= mate < s.seats else -1,
        }

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        return super().more(s, seat, action) | {"team": int(is_mate(s, seat, action[2]))}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("BRAWL-15.07", "BRAWL-15.08")

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]) if action[1] else pile_id(seat), player_id(s, action[2])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        if not s.teams:
            return [(verbs.GIVE, 0, (seat + 1) % s.seats)]
        cards = {*own_units(s, seat), *s.hands[seat], *s.aids[seat]}
        return [(verbs.GIVE, card, mate) for card in sorted(cards) for mate in range(-1, s.seats + 1)]


GIVE: Final = Give()


class Giving(Stepwise):
    """The choice to transfer another card (BRAWL-DEC09)."""

    NAME: ClassVar[str] = "giving"
    RULE: ClassVar[str] = "BRAWL-15.07"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.GIVE, verbs.DONE)

    def steps(self, s: Barons) -> list[Action]:
        return gifts(s, self.seat)

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.DONE:
            done_with_steps(s, seat)
            return
        give(s, seat, action[1], action[2])
        if not gifts(s, seat):
            s.stack.pop()
