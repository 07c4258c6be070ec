"""Refusals about attacks and Shields, Royal Aids, action cards and buildings, in words."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import Action, Step
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BASE_NAME,
    BOM,
    CARD,
    CODE,
    COU,
    EXT,
    FIRST,
    FLI,
    HOR,
    MAR,
    MIL,
    NAME,
    P2A,
    PRI,
    RAB,
    RAC,
    RAR,
    RAV,
    UP,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.attack import Declaration, ShieldWindow
from baronage.games.brawling.town import effects, unit_at
from baronage.games.brawling.words.names import (
    a_half,
    agree,
    is_or_are,
    listed,
    telling_name,
    the_card,
    the_unit,
)
from baronage.games.brawling.words.subjects import (
    argument,
    called,
    it_has,
    it_is,
    label_of,
    no_slot,
    not_held,
    not_in_hand,
    not_your_soldier,
    subject,
)

_AIDS = {verbs.AID_BUILD: RAB, verbs.AID_DRAW: RAC, verbs.AID_MARKET: RAV, verbs.AID_GAIN: RAR}
_ACTION_CARDS = {verbs.BOMB: BOM, verbs.FLIP_UP: FLI, verbs.FLIP_DOWN: FLI, verbs.PRISON: PRI}


# --- attacks --------------------------------------------------------------------------------------------------------


def _behind_wall(s: Barons, seat: int, action: Action) -> str:
    owner, _, unit = unit_at(s, argument(action, -1))
    wall = [telling_name(s, owner, guard) for guard in s.walls[owner]]
    foe = label_of(s, owner)
    return f"{the_unit(s, owner, unit, seat)} {is_or_are(unit)} behind {foe}'s wall: attack {listed(wall, 'or')} on it."


def _with_the_king(s: Barons, seat: int, action: Action) -> str:
    owner, zone, unit = unit_at(s, subject(action))
    if owner == seat and zone is s.armies[seat]:
        return (
            f"{the_unit(s, owner, unit, seat)} {is_or_are(unit)} in the King's Army and {agree(unit, 'fight')} no more."
        )
    owner, _, unit = unit_at(s, argument(action, -1))
    return f"{the_unit(s, owner, unit, seat)} {is_or_are(unit)} in the King's Army: only The Bomb reaches there."


def _no_fighter(s: Barons, seat: int, action: Action) -> str:
    card = subject(action)
    if not card or (card in s.hands[seat] and BASE_NAME[card]):
        return not_your_soldier(s, seat, action)
    if CODE[card] == P2A:
        return not_in_hand(s, seat, action)
    return f"{called(s, seat, card)} cannot attack: your military units in town and on the wall can."


def _no_target(s: Barons, seat: int, action: Action) -> str:
    top: Step[Barons] = s.stack[-1]
    card, target = subject(action), argument(action, -1)
    if isinstance(top, Declaration) and card in [participant for participant, _ in top.pairs]:
        return f"{it_has(s, seat, card)} a target already."
    return f"{it_is(s, seat, target)} no opposing unit." if target else ""


def _mate(s: Barons, seat: int, action: Action) -> str:
    owner = unit_at(s, argument(action, -1))[0]
    return f"{label_of(s, owner)} is your team mate." if owner >= 0 else ""


def _no_guard(s: Barons, seat: int, action: Action) -> str:
    top: Step[Barons] = s.stack[-1]
    if not isinstance(top, ShieldWindow):
        return "No Shield window is open: Shields are played when one of your units is attacked."
    card, target = argument(action, 1), argument(action, 2)
    if card and (card in s.hands[seat] or card in s.aids[seat]) and target:
        if unit_at(s, target)[0] == seat:
            return f"{it_has(s, seat, target)} no damage to prevent."
        return f"{it_is(s, seat, target)} not yours: Shields protect your own units."
    return ""


def _not_asked(s: Barons, seat: int, action: Action) -> str:
    return "The Shield window is not open for you now."


def _no_shield(s: Barons, seat: int, action: Action) -> str:
    card = argument(action, 1)
    return not_held(s, seat, card, f"{the_card(card)} is no Shield of yours.") if card else ""


# --- Aids, cards, buildings -----------------------------------------------------------------------------------------


def _not_your_aid(s: Barons, seat: int, action: Action) -> str:
    aid = argument(action, 1)
    return not_held(s, seat, aid, f"the {NAME[aid]} does not lie in front of you.")


def _aid(s: Barons, seat: int, action: Action) -> str:
    aid, wanted = argument(action, 1), _AIDS[action[0]]
    if CODE[aid] != wanted:
        return f"{the_card(aid)} is not the {NAME[FIRST[wanted]]}." if aid else ""
    if wanted == RAV:
        return no_slot(s, seat, action)
    card = argument(action, 2)
    return f"{it_is(s, seat, card)} no Peasant in your town that becomes a building." if card else ""


def _extra(s: Barons, seat: int, action: Action) -> str:
    card = argument(action, 1)
    if CODE[card] == EXT and card in s.hands[seat]:
        return "You have played an Extra Action in this turn already."
    if CODE[card] == EXT:
        return not_held(s, seat, card, "You hold no Extra Action.")
    return f"{the_card(card)} is no Extra Action." if card else ""


def _arms(s: Barons, seat: int, action: Action) -> str:
    card = argument(action, 1)
    if CODE[card] != MIL:
        return f"{the_card(card)} is no Military Action." if card else ""
    if card not in s.hands[seat]:
        return not_held(s, seat, card, "You hold no Military Action.")
    return not_your_soldier(s, seat, action)


def _action_card(s: Barons, seat: int, action: Action) -> str:
    card, wanted = argument(action, 1), _ACTION_CARDS[action[0]]
    if card not in s.hands[seat] or CODE[card] != wanted:
        words = f"You do not hold {NAME[FIRST[wanted]]}."
        return not_held(s, seat, card, words) if CODE[card] == wanted else words
    target = argument(action, 2)
    if not target:
        return ""
    if action[0] == verbs.PRISON:
        return f"{it_is(s, seat, target)} no opposing military unit in a town or on a wall."
    return f"{it_is(s, seat, target)} no civilian or military unit in a town or on a wall."


def _flip(s: Barons, seat: int, action: Action) -> str:
    owner, zone, unit = unit_at(s, argument(action, 2))
    name = the_unit(s, owner, unit, seat)
    if zone is s.armies[owner]:
        return f"{name} {is_or_are(unit)} in the King's Army, where Flip Unit does not reach."
    if unit >= UP:
        return f"{name} is a building, which Flip Unit cannot touch."
    return f"{name} would become {a_half(unit + UP)}: Flip Unit makes no buildings."


def _ride(s: Barons, seat: int, action: Action) -> str:
    owner, _, unit = unit_at(s, argument(action, 1))
    if owner == seat and unit >= UP and CODE[unit & CARD] == HOR:
        return f"{the_unit(s, owner, unit, seat)} have used their free step of this turn."
    card = argument(action, 1)
    return f"{it_has(s, seat, card)} no free step: your Horsemen have." if card else ""


def _court(s: Barons, seat: int, action: Action) -> str:
    if not effects(s, seat, COU):
        return "You have no Courthouse."
    card = argument(action, 1)
    return f"{it_is(s, seat, card)} no opposing military unit in a town or on a wall." if card else ""


def _market_building(s: Barons, seat: int, action: Action) -> str:
    return not_in_hand(s, seat, action) if effects(s, seat, MAR) else "You have no Market building."


FIGHTS: dict[str, Callable[[Barons, int, Action], str]] = {
    "BRAWL-1.13": _no_target,
    "BRAWL-8.07": _behind_wall,
    "BRAWL-8.11": _with_the_king,
    "BRAWL-9.01": _no_fighter,
    "BRAWL-9.02": _no_target,
    "BRAWL-9.12": _no_guard,
    "BRAWL-9.14": _not_asked,
    "BRAWL-10.08": _not_your_aid,
    "BRAWL-10.10": _aid,
    "BRAWL-10.11": _aid,
    "BRAWL-10.12": _aid,
    "BRAWL-10.14": _aid,
    "BRAWL-11.02": _no_shield,
    "BRAWL-11.03": _extra,
    "BRAWL-11.04": _arms,
    "BRAWL-11.05": _action_card,
    "BRAWL-11.06": _action_card,
    "BRAWL-11.07": _action_card,
    "BRAWL-11.12": _flip,
    "BRAWL-12.04": _ride,
    "BRAWL-12.09": _court,
    "BRAWL-12.12": _market_building,
    "BRAWL-15.04": _mate,
    "BRAWL-15.13": _no_guard,
}
