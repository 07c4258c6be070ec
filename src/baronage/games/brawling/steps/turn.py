"""The turn: its menu of actions and free plays, and the step between two of them."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BASE_TYPE,
    BOM,
    CARD,
    CIVILIAN,
    CODE,
    COU,
    EFFECT,
    EXT,
    FLI,
    HOR,
    MAR,
    MIL,
    MILITARY,
    P2A,
    PRI,
    SMI,
    TOWN_SPACE,
    TYPE,
    UP,
)
from baronage.games.brawling.rules.bank import end_by, gain, pay, take_market
from baronage.games.brawling.rules.combat import can_use_arms, targets
from baronage.games.brawling.rules.town import (
    discard_from_hand,
    draw_production,
    gather_production,
    step_unit,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.aids import AIDS, aid_plays, draw_cards, fill_slot, others_aids, use_aid
from baronage.games.brawling.steps.attack import assault, declare, participants
from baronage.games.brawling.steps.cards import arrestable, bombable, downgrade, flips, play_action_card, play_card
from baronage.games.brawling.steps.copies import one_of
from baronage.games.brawling.steps.question import Question, not_your_turn
from baronage.games.brawling.steps.stepwise import (
    Moving,
    Recruiting,
    Upgrading,
    hand_choices,
    moves,
    recruit,
    recruits,
    upgrade,
    upgrades,
)
from baronage.games.brawling.steps.supply import outcome
from baronage.games.brawling.steps.transfer import Giving, gifts, give
from baronage.games.brawling.verbs import TURN_LIMIT

FREE_STEP: Final = 2  # of Horsemen: the free play that expires with the turn
_BASIC: Final[list[Action]] = [
    (verbs.GATHER,),
    (verbs.DRAW,),
    (verbs.MARKET, 1),
    (verbs.MARKET, 2),
    (verbs.MARKET, 3),
]


def begin_turn(s: Barons, seat: int) -> None:
    """Begin a turn with one action; it replaces the step on top (BRAWL-3.13)."""
    s.stack[-1] = Turn(seat, 0, 0, ())
    if s.log is not None:
        s.log.append((verbs.TURN, ALL, (seat, s.turns // s.seats + 1), "BRAWL-2.13"))


class Turn(Question):
    """The turn menu: `done` actions taken, `extra` 1 after an Extra Action, `ridden` free steps used (BRAWL-DEC03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "done", "extra", "ridden")
    ALONE: ClassVar[bool] = True  # a declaration may lie on top of it
    NAME: ClassVar[str] = "turn"
    RULE: ClassVar[str] = "BRAWL-3.02"
    OFFERS: ClassVar[tuple[int, ...]] = (*range(verbs.GATHER, verbs.AID_GAIN + 1), verbs.DONE)
    ENDS: ClassVar[str] = "BRAWL-3.12"

    def __init__(self, seat: int, done: int, extra: int, ridden: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.done: Final = done
        self.extra: Final = extra
        self.ridden: Final = ridden

    def actors(self, s: Barons) -> list[int]:
        return [self.seat]

    def acted(self) -> Step[Barons]:
        """Return the step after taking an action (BRAWL-3.01)."""
        return Between(self.seat, self.done + 1, self.extra, self.ridden)

    def free(self) -> Step[Barons]:
        """Return the step after a free play, which takes no action (BRAWL-3.07)."""
        return Between(self.seat, self.done, self.extra, self.ridden)

    # --- options
    # -------------------------------------------------------------------------------------------------------

    def actions(self, s: Barons, seat: int) -> list[Action]:
        if seat != self.seat:
            return others_aids(s, seat)
        money, town, wall = len(s.piles[seat]), s.towns[seat], s.walls[seat]
        found: list[Action] = []
        hand = hand_choices(s, seat)
        civil = military = smiths = 0
        civil_space = military_space = TOWN_SPACE
        court = market = False
        armed: list[int] = []
        numbers = s.numbers
        for unit in town:
            kind = TYPE[unit]
            if kind == CIVILIAN:
                civil += 1
            elif kind == MILITARY:
                military += 1
                armed.append(unit)
            else:
                civil_space += numbers.civil_space[unit]
                military_space += numbers.military_space[unit]
                effect = EFFECT[unit]
                if effect == SMI:
                    smiths += 1
                elif effect == COU:
                    court = True
                elif effect == MAR:
                    market = True
        if self.done <= self.extra:
            found = _BASIC[:] if s.market[0] and s.market[1] and s.market[2] else _basic(s)
            strike, arms, extra = _hand_deeds(s, seat, hand, civil < civil_space, military < military_space, found)
            if town or wall or strike:
                _town_deeds(s, seat, money, smiths, armed, strike, found)
            if court or market or s.teams:
                _other_deeds(s, seat, hand, court, market, found)
        else:
            arms, extra = _free_cards(hand)
        if extra and not self.extra:
            found.append((verbs.EXTRA, extra))
        if arms:
            self._arms(s, seat, arms, money, smiths, armed, found)
        if armed or wall:
            for zone in (armed, wall):
                for unit in zone:
                    if EFFECT[unit] == HOR and unit - UP not in self.ridden:
                        found.append((verbs.RIDE, unit - UP))
        if s.aids[seat]:
            found.extend(aid_plays(s, seat))
        if self.done:
            found.append((verbs.DONE,))
        return found

    def _arms(
        self, s: Barons, seat: int, arms: int, money: int, smiths: int, armed: list[int], found: list[Action]
    ) -> None:
        """Add what a Military Action allows one unit to do (BRAWL-11.04, 11.08)."""
        wall = s.walls[seat]
        for unit in armed:
            if unit < UP and s.numbers.upgrade[unit] - smiths <= money:
                found.append((verbs.ARMS_UPGRADE, arms, unit))
            found.append((verbs.ARMS_MOVE, arms, unit & CARD))
        for unit in wall:
            if unit >= UP:
                found.append((verbs.ARMS_MOVE, arms, unit - UP))
        for target in targets(s, seat):
            for unit in armed:
                found.append((verbs.ARMS_ATTACK, arms, unit & CARD, target))
            for unit in wall:
                found.append((verbs.ARMS_ATTACK, arms, unit & CARD, target))

    # --- effects
    # -------------------------------------------------------------------------------------------------------

    def completes_draft(self, s: Barons, seat: int, action: Action) -> bool:
        return action[0] != verbs.ATTACK or not participants(s, seat, ((action[1], action[2]),))

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        verb = action[0]
        if seat != self.seat:
            use_aid(s, seat, action)
            return
        if verb == verbs.ATTACK:
            declare(s, seat, ((action[1], action[2]),), chance)  # counted when the declaration is closed
            return
        if verb == verbs.DONE:
            if s.log is not None and not s.left >> seat & 1:  # for a seat that left, this would reveal its hand
                s.log.append((verbs.CLOSED, ALL, (seat,), "BRAWL-3.12"))
            end_turn(s, seat)
            return
        if verb >= verbs.EXTRA:
            self._free_play(s, seat, action, chance)
            return
        s.stack[-1] = Between(seat, self.done + 1, self.extra, self.ridden)
        if verb == verbs.GATHER:
            gain(s, seat, gather_production(s, seat))
        elif verb == verbs.DRAW:
            draw_cards(s, seat, draw_production(s, seat))
        elif verb == verbs.MARKET:
            take_market(s, seat, action[1])
            fill_slot(s, seat, action[1])
        elif verb == verbs.RECRUIT:
            recruit(s, seat, action[1])
            if recruits(s, seat):
                s.stack.append(Recruiting(seat))
        elif verb == verbs.UPGRADE:
            upgrade(s, seat, action[1])
            if upgrades(s, seat):
                s.stack.append(Upgrading(seat))
        elif verb == verbs.MOVE:
            step_unit(s, seat, action[1])
            moved = (action[1],)
            if moves(s, seat, moved):
                s.stack.append(Moving(seat, moved))
        elif verb == verbs.GIVE:
            give(s, seat, action[1], action[2])
            if gifts(s, seat):
                s.stack.append(Giving(seat))
        elif verb == verbs.COURT:
            pay(s, seat, s.numbers.courthouse_cost)
            downgrade(s, action[1], "BRAWL-12.09")
        elif verb == verbs.BUY:
            pay(s, seat, s.numbers.market_cost)
            draw_cards(s, seat, s.numbers.market_draw)
        elif verb == verbs.SELL:
            discard_from_hand(s, seat, action[1])
            if s.log is not None:
                s.log.append((verbs.DISCARDED, ALL, (seat, action[1]), "BRAWL-12.12"))
            gain(s, seat, s.numbers.market_gain)
        else:
            play_action_card(s, seat, action)

    def _free_play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        verb = action[0]
        card = action[1]
        if verb == verbs.EXTRA:
            play_card(s, seat, card, "BRAWL-11.03")
            s.stack[-1] = Between(seat, self.done, 1, self.ridden)
            return
        if verb == verbs.RIDE:
            s.stack[-1] = Between(seat, self.done, self.extra, (*self.ridden, card))
            step_unit(s, seat, card)
            return
        s.stack[-1] = self.free()
        if verb <= verbs.ARMS_ATTACK:
            play_card(s, seat, card, "BRAWL-11.04")
            if verb == verbs.ARMS_UPGRADE:
                upgrade(s, seat, action[2])
            elif verb == verbs.ARMS_MOVE:
                step_unit(s, seat, action[2])
            else:
                assault(s, seat, ((action[2], action[3]),), chance)
            return
        use_aid(s, seat, action)

    def default(self, s: Barons, seat: int) -> Action:
        """Return the timeout's default: end the turn, or gather, draw or buy without ending the game (BRAWL-DEC03)."""
        if self.done:
            return (verbs.DONE,)
        left = len(s.deck)
        if gather_production(s, seat) < left:
            return (verbs.GATHER,)
        if draw_production(s, seat) < left:
            return (verbs.DRAW,)
        return (verbs.MARKET, 1) if left > 1 and s.market[0] else (verbs.GATHER,)

    def implied(self, s: Barons, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Return an event card implied by an open turn with no action left and no public play."""
        if self.done <= self.extra or public_free_play(s, self.seat, self.ridden):
            return -1, []
        codes = (() if self.extra else (EXT,)) + ((MIL,) if can_use_arms(s, self.seat) else ())
        if any(card and CODE[card] in codes for card in s.hands[self.seat]):
            return -1, []
        return self.seat, one_of(unseen, codes)

    # --- messages
    # ------------------------------------------------------------------------------------------------------

    def may_answer(self, s: Barons, seat: int, verb: int) -> bool:
        return seat == self.seat or (s.anytime and verb in AIDS)

    def not_asked(self, s: Barons, seat: int, action: Action) -> RuleViolation:
        return not_your_turn(self.seat)

    def spent(self) -> bool:
        return self.done > self.extra

    def doubled(self) -> bool:
        return bool(self.extra)

    def rode(self, card: int) -> bool:
        return card in self.ridden

    def unended(self) -> str:
        return "" if self.done else "BRAWL-3.03"

    def prompt_id(self, s: Barons, seat: int) -> str:
        if seat != self.seat:
            return "turn-others"
        return "turn-spent" if self.spent() else "turn-second" if self.done else "turn"

    def params(self, s: Barons, seat: int) -> Params:
        gathers, draws, left = gather_production(s, self.seat), draw_production(s, self.seat), len(s.deck)
        mine = seat == self.seat
        last = mine and not self.spent() and max(gathers, draws) >= left
        plays = free_plays(s, seat) if mine and self.spent() else ()
        return {
            "active": self.seat,
            "extra": self.extra,
            "stage": 2 if self.spent() else int(self.done > 0),
            "gathers": min(gathers, left),
            "draws": min(draws, left),
            "deck": left,
            "last": int(last),
            "plays": plays,
            "kept": int(any(play != FREE_STEP for play in plays)),
            "aids": int(seat >= 0 and not mine and bool(others_aids(s, seat))),
            **outcome(s, self.seat, last),
        }

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        spent = self.spent()
        again = ("BRAWL-11.03", "BRAWL-3.01") if self.done else ("BRAWL-3.01", "BRAWL-3.02")
        rules = ("BRAWL-3.07", "BRAWL-3.12") if spent else again
        if seat != self.seat:
            return (*rules, "BRAWL-10.18") if seat >= 0 and others_aids(s, seat) else rules
        last = not spent and max(gather_production(s, seat), draw_production(s, seat)) >= len(s.deck)
        return (*rules, "BRAWL-13.01") if last else rules

    def window(self, s: Barons) -> Window | None:
        return ("BRAWL-DEC03", 0, 0.0)


class Between(Step[Barons]):
    """The step after an action or a free play: the turn continues, or ends automatically (BRAWL-3.12)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "done", "extra", "ridden")

    def __init__(self, seat: int, done: int, extra: int, ridden: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.done: Final = done
        self.extra: Final = extra
        self.ridden: Final = ridden

    def run(self, s: Barons, chance: Chance) -> None:
        if self.done <= self.extra or has_free_play(s, self.seat, self.extra, self.ridden):
            s.stack[-1] = Turn(self.seat, self.done, self.extra, self.ridden)
        else:
            end_turn(s, self.seat)


def turn_of(s: Barons) -> Turn | Between | None:
    """Return the turn in progress, or None before the first one."""
    return s.find(Turn) or s.find(Between)


def end_turn(s: Barons, seat: int) -> None:
    """End the turn and begin the next, or end the game at its limit (BRAWL-3.13, 2.13, 13.09)."""
    s.turns += 1
    if s.limit and s.turns >= s.limit:
        end_by(s, seat, TURN_LIMIT, "BRAWL-13.09")
    begin_turn(s, (seat + 1) % s.seats)


def _other_deeds(s: Barons, seat: int, hand: list[int], court: bool, market: bool, found: list[Action]) -> None:
    """Add what a Courthouse, a Market and team-mates allow."""
    money = len(s.piles[seat])
    if court and money >= s.numbers.courthouse_cost:
        found.extend((verbs.COURT, target) for target in arrestable(s, seat))
    if market:
        if money >= s.numbers.market_cost:
            found.append((verbs.BUY,))
        found.extend((verbs.SELL, card) for card in hand)
    if s.teams and money:
        found.extend(gifts(s, seat))


def _free_cards(hand: list[int]) -> tuple[int, int]:
    """Return a Military Action and an Extra Action in the hand, each 0 if there is none."""
    arms = extra = 0
    for card in hand:
        if CODE[card] == MIL:
            arms = card
        elif CODE[card] == EXT:
            extra = card
    return arms, extra


def _hand_deeds(
    s: Barons, seat: int, hand: list[int], civil_room: bool, military_room: bool, found: list[Action]
) -> tuple[int, int, int]:
    """Add the plays of hand cards, and return a +2 Attack, a Military Action and an Extra Action, or 0s."""
    strike = arms = extra = 0
    money, cost = len(s.piles[seat]), s.numbers.cost
    for card in hand:
        base = BASE_TYPE[card]
        if base == CIVILIAN:
            if civil_room and money >= cost[card]:
                found.append((verbs.RECRUIT, card))
        elif base == MILITARY:
            if military_room and money >= cost[card]:
                found.append((verbs.RECRUIT, card))
        else:
            code = CODE[card]
            if code == P2A:
                strike = card
            elif code == MIL:
                arms = card
            elif code == EXT:
                extra = card
            elif code == BOM:
                if money >= s.numbers.bomb_cost:
                    found.extend((verbs.BOMB, card, target) for target in bombable(s))
            elif code == FLI:
                found.extend(flips(s, card))
            elif code == PRI and money >= s.numbers.prison_cost:
                found.extend((verbs.PRISON, card, target) for target in arrestable(s, seat))
    return strike, arms, extra


def _town_deeds(
    s: Barons, seat: int, money: int, smiths: int, armed: list[int], strike: int, found: list[Action]
) -> None:
    """Add upgrades, moves and attacks of units; `strike` is a card that attacks like a unit."""
    wall, upgrade = s.walls[seat], s.numbers.upgrade
    for unit in s.towns[seat]:
        if unit < UP and (upgrade[unit] - smiths if TYPE[unit] == MILITARY else upgrade[unit]) <= money:
            found.append((verbs.UPGRADE, unit))
    for unit in armed:
        found.append((verbs.MOVE, unit & CARD))
    for unit in wall:
        if unit >= UP:
            found.append((verbs.MOVE, unit - UP))
    if not (armed or wall or strike):
        return
    aims = targets(s, seat)
    for unit in armed:
        for target in aims:
            found.append((verbs.ATTACK, unit & CARD, target))
    for unit in wall:
        for target in aims:
            found.append((verbs.ATTACK, unit & CARD, target))
    if strike:
        for target in aims:
            found.append((verbs.ATTACK, strike, target))


def _basic(s: Barons) -> list[Action]:
    """Return Gather, Draw and the market slots that hold a card."""
    return _BASIC[:2] + [action for action in _BASIC[2:] if s.market[action[1] - 1]]


# --- free plays -----------------------------------------------------------------------------------------------------


def public_free_play(s: Barons, seat: int, ridden: tuple[int, ...]) -> bool:
    """Return whether there is a public free play: Horsemen with a free step, or a usable Aid (BRAWL-12.04, 10.08)."""
    for zone in (s.towns[seat], s.walls[seat]):
        for unit in zone:
            if EFFECT[unit] == HOR and unit - UP not in ridden:
                return True
    return bool(s.aids[seat]) and bool(aid_plays(s, seat))


def has_free_play(s: Barons, seat: int, extra: int, ridden: tuple[int, ...]) -> bool:
    """Return whether this player has any free play left (BRAWL-3.07)."""
    arms = False
    for card in s.hands[seat]:
        code = CODE[card]
        if code == EXT:
            if not extra:
                return True
        elif code == MIL:
            arms = True
    return public_free_play(s, seat, ridden) or (arms and can_use_arms(s, seat))


def free_plays(s: Barons, seat: int) -> tuple[int, ...]:
    """Return the kinds of free plays left: 0 Extra Action, 1 Military Action, 2 free step, 3 Royal Aid."""
    kinds = {verbs.EXTRA: 0, verbs.ARMS_UPGRADE: 1, verbs.ARMS_MOVE: 1, verbs.ARMS_ATTACK: 1, verbs.RIDE: FREE_STEP}
    found = {kinds.get(action[0], 3) for action in s.actions(seat) if action[0] != verbs.DONE}
    return tuple(sorted(found))
