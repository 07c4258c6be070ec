"""Which rule forbids an action. Asked only after a refusal, of the seat's own view; the first reason that holds is given."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.brawling import verbs
from baronage.games.brawling.combat import fighters, hand_copy, targets
from baronage.games.brawling.data import (
    BASE_TYPE,
    BOM,
    BOMB_COST,
    BUILDING,
    CARDS,
    CODE,
    COST,
    COU,
    COURTHOUSE_COST,
    EFFECT,
    EXT,
    FLI,
    HOR,
    MAR,
    MARKET_COST,
    MIL,
    MILITARY,
    NONE,
    P2A,
    PRI,
    PRISON_COST,
    RAB,
    RAC,
    RAM,
    RAR,
    RAV,
    TYPE,
    UP,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.town import effects, has_room, unit_at, upgrade_cost

_ARGUMENTS = {
    verbs.GATHER: 0,
    verbs.DRAW: 0,
    verbs.MARKET: 1,
    verbs.RECRUIT: 1,
    verbs.UPGRADE: 1,
    verbs.MOVE: 1,
    verbs.ATTACK: 2,
    verbs.BOMB: 2,
    verbs.FLIP_UP: 2,
    verbs.FLIP_DOWN: 2,
    verbs.PRISON: 2,
    verbs.COURT: 1,
    verbs.BUY: 0,
    verbs.SELL: 1,
    verbs.GIVE: 2,
    verbs.EXTRA: 1,
    verbs.ARMS_UPGRADE: 2,
    verbs.ARMS_MOVE: 2,
    verbs.ARMS_ATTACK: 3,
    verbs.RIDE: 1,
    verbs.AID_BUILD: 2,
    verbs.AID_DRAW: 1,
    verbs.AID_MARKET: 2,
    verbs.AID_GAIN: 1,
    verbs.DONE: 0,
}

# what is asked at other moments than in a turn
_ELSEWHERE = {
    verbs.BID: "BRAWL-2.06",
    verbs.SEND: "BRAWL-2.06",
    verbs.SIGN: "BRAWL-2.10",
    verbs.GUARD: "BRAWL-9.12",
    verbs.RECEIVE: "BRAWL-15.06",
}


def is_aid(action: Action) -> bool:
    """Is this the use of a Royal Aid?"""
    return verbs.AID_BUILD <= action[0] <= verbs.AID_GAIN


def refuse_aid(s: Barons, seat: int, action: Action) -> str:
    """Why this is nothing for a player whose turn it is not: only Aids may be, where that is agreed (BRAWL-10.18)."""
    if not s.anytime or not is_aid(action) or _ARGUMENTS[action[0]] != len(action) - 1:
        return "BRAWL-3.09"
    return _refuse_free_play(s, seat, action, 0, ())


def refuse_amid(action: Action) -> str:
    """Why this is no further step of the action in progress."""
    return "BRAWL-3.08" if verbs.EXTRA <= action[0] <= verbs.AID_GAIN else "BRAWL-3.10"


def refuse_recruit(s: Barons, seat: int, card: int) -> str:
    """Why this card can't be recruited."""
    if 0 < card < CARDS and BASE_TYPE[card] == NONE:
        return "BRAWL-6.10"
    if card not in s.hands[seat]:
        return "BRAWL-6.01"
    if not has_room(s, seat, BASE_TYPE[card]):
        return "BRAWL-6.06"
    if COST[card] > len(s.piles[seat]):
        return "BRAWL-4.05"
    return "BRAWL-1.15"  # another copy is the one that leaves the hand


def refuse_upgrade(s: Barons, seat: int, card: int) -> str:
    """Why this unit can't be upgraded."""
    owner, zone, unit = unit_at(s, card)
    if owner != seat:
        return "BRAWL-7.01"
    if unit >= UP:
        return "BRAWL-7.06"
    if zone is s.walls[seat]:
        return "BRAWL-8.10"
    if upgrade_cost(s, seat, unit) > len(s.piles[seat]):
        return "BRAWL-4.05"
    return "BRAWL-7.01"


def refuse_move(s: Barons, seat: int, card: int) -> str:
    """Why this unit can't make a step."""
    owner, zone, unit = unit_at(s, card)
    if owner != seat:
        return "BRAWL-8.01"
    if TYPE[unit] != MILITARY:
        return "BRAWL-8.05"
    if zone is s.armies[seat]:
        return "BRAWL-8.03"
    return "BRAWL-8.10" if unit < UP else "BRAWL-8.02"


def refuse_attack(s: Barons, seat: int, participant: int, target: int, committed: list[int]) -> str:
    """Why this participant can't have this target."""
    if participant in committed:
        return "BRAWL-9.02"
    if participant not in fighters(s, seat) and not (code_of(participant) == P2A and participant in s.hands[seat]):
        owner, zone, _ = unit_at(s, participant)
        return "BRAWL-8.11" if owner == seat and zone is s.armies[seat] else "BRAWL-9.01"
    return refuse_target(s, seat, target)


def refuse_target(s: Barons, seat: int, target: int) -> str:
    """Why this unit can't be attacked."""
    owner, zone, _ = unit_at(s, target)
    if owner < 0:
        return "BRAWL-9.02"
    if owner == seat or owner not in s.foes[seat]:
        return "BRAWL-15.04" if owner != seat else "BRAWL-1.13"
    if zone is s.armies[owner]:
        return "BRAWL-8.11"
    if target not in targets(s, seat):
        return "BRAWL-8.07"
    return "BRAWL-1.15"


def another_copy(s: Barons, seat: int, card: int) -> bool:
    """BRAWL-1.15: is this card in the hand, but everybody has seen another copy there, which leaves it first?"""
    return card in s.hands[seat] and hand_copy(s, seat, card) != card


def code_of(card: int) -> int:
    """The code of what may not be a card at all."""
    return CODE[card] if 0 < card < CARDS else 0


def refuse_give(s: Barons, seat: int, action: Action) -> str:
    """Why this can't be transferred."""
    _, card, mate = action
    if not s.teams:
        return "BRAWL-15.01"
    if not 0 <= mate < s.seats or mate == seat or (mate ^ seat) & 1:
        return "BRAWL-15.07"
    money = len(s.piles[seat])
    if money < (2 if not card else 1):
        return "BRAWL-15.08"
    owner, zone, unit = unit_at(s, card)
    if card in s.aids[seat] or (owner == seat and zone is s.armies[seat]):
        return "BRAWL-15.10"
    if owner == seat and not has_room(s, mate, TYPE[unit]):
        return "BRAWL-15.09"
    return "BRAWL-15.07"


def refuse_in_turn(s: Barons, seat: int, action: Action, done: int, extra: int, ridden: tuple[int, ...]) -> str:
    """Why this is not in the turn menu."""
    verb = action[0]
    if _ARGUMENTS.get(verb) != len(action) - 1:
        return _ELSEWHERE.get(verb, "BRAWL-3.02")
    if verb == verbs.DONE:
        return "BRAWL-3.03"
    if verb < verbs.EXTRA:
        if done > extra:
            return "BRAWL-3.01"
        return _refuse_action(s, seat, action)
    return _refuse_free_play(s, seat, action, extra, ridden)


def _refuse_action(s: Barons, seat: int, action: Action) -> str:
    verb = action[0]
    if verb == verbs.MARKET:
        return "BRAWL-5.03"
    if verb == verbs.RECRUIT:
        return refuse_recruit(s, seat, action[1])
    if verb == verbs.UPGRADE:
        return refuse_upgrade(s, seat, action[1])
    if verb == verbs.MOVE:
        return refuse_move(s, seat, action[1])
    if verb == verbs.ATTACK:
        return refuse_attack(s, seat, action[1], action[2], [])
    if verb == verbs.GIVE:
        return refuse_give(s, seat, action)
    if verb == verbs.COURT:
        if not effects(s, seat, COU):
            return "BRAWL-12.09"
        if len(s.piles[seat]) < COURTHOUSE_COST:
            return "BRAWL-4.05"
        return _refuse_arrest(s, seat, action[1], "BRAWL-12.09")
    if verb in (verbs.BUY, verbs.SELL):
        if effects(s, seat, MAR) and verb == verbs.BUY and len(s.piles[seat]) < MARKET_COST:
            return "BRAWL-4.05"
        if effects(s, seat, MAR) and verb == verbs.SELL and another_copy(s, seat, action[1]):
            return "BRAWL-1.15"
        return "BRAWL-12.12"
    return _refuse_action_card(s, seat, action)


def _refuse_arrest(s: Barons, seat: int, card: int, rule: str) -> str:
    """Why a Courthouse or a Prison does not reach this unit."""
    owner, zone, _ = unit_at(s, card)
    if owner >= 0 and owner != seat and owner not in s.foes[seat]:
        return "BRAWL-15.04"
    if owner >= 0 and zone is s.armies[owner]:
        return "BRAWL-8.11"
    return rule


def _refuse_action_card(s: Barons, seat: int, action: Action) -> str:
    verb, card, target = action
    code, rule, cost = {
        verbs.BOMB: (BOM, "BRAWL-11.05", BOMB_COST),
        verbs.PRISON: (PRI, "BRAWL-11.07", PRISON_COST),
        verbs.FLIP_UP: (FLI, "BRAWL-11.06", 0),
        verbs.FLIP_DOWN: (FLI, "BRAWL-11.06", 0),
    }[verb]
    if code_of(card) != code or card not in s.hands[seat]:
        return rule
    if len(s.piles[seat]) < cost:
        return "BRAWL-4.05"
    if another_copy(s, seat, card):
        return "BRAWL-1.15"
    if verb == verbs.PRISON:
        return _refuse_arrest(s, seat, target, rule)
    if verb == verbs.BOMB:
        return "BRAWL-1.12"
    owner, zone, unit = unit_at(s, target)
    if owner < 0:
        return rule
    if TYPE[unit] == BUILDING or zone is s.armies[owner]:
        return "BRAWL-11.12"
    if verb == verbs.FLIP_UP:
        return "BRAWL-7.06" if unit >= UP else "BRAWL-11.12"
    return rule


def _refuse_free_play(s: Barons, seat: int, action: Action, extra: int, ridden: tuple[int, ...]) -> str:
    verb, card = action[0], action[1]
    if verb == verbs.EXTRA:
        return "BRAWL-11.03" if extra or code_of(card) != EXT or card not in s.hands[seat] else "BRAWL-1.15"
    if verb == verbs.RIDE:
        owner, zone, unit = unit_at(s, card)
        if owner == seat and EFFECT[unit] == HOR and card not in ridden and zone is s.armies[seat]:
            return "BRAWL-8.03"
        return "BRAWL-12.04"
    if verb in (verbs.ARMS_UPGRADE, verbs.ARMS_MOVE, verbs.ARMS_ATTACK):
        if code_of(card) != MIL or card not in s.hands[seat]:
            return "BRAWL-11.04"
        if another_copy(s, seat, card):
            return "BRAWL-1.15"
        if verb == verbs.ARMS_ATTACK:
            if code_of(action[2]) == P2A:
                return "BRAWL-11.08"
            return refuse_attack(s, seat, action[2], action[3], [])
        owner, _, unit = unit_at(s, action[2])
        if owner != seat or TYPE[unit] != MILITARY:
            return "BRAWL-11.04"
        return refuse_upgrade(s, seat, action[2]) if verb == verbs.ARMS_UPGRADE else refuse_move(s, seat, action[2])
    if code_of(card) == RAM:
        return "BRAWL-10.13"
    code, rule = {
        verbs.AID_BUILD: (RAB, "BRAWL-10.10"),
        verbs.AID_DRAW: (RAC, "BRAWL-10.11"),
        verbs.AID_MARKET: (RAV, "BRAWL-10.12"),
        verbs.AID_GAIN: (RAR, "BRAWL-10.14"),
    }[verb]
    if code_of(card) == code and card not in s.aids[seat]:
        return "BRAWL-10.08"
    return rule
