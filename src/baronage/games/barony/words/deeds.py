"""What Serfs have and do besides moving and fighting, in words: blessings, tasks, markers, spells, equipment, the Market."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import Action
from baronage.engine.setup import Setup
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    ITEM_NAME,
    MANEUVER_NAME,
    TASK_TURNS,
    TRP,
)
from baronage.games.barony.words.names import a_maneuver, an_item, item_name, some
from baronage.games.barony.words.places import called, spot

Teller = Callable[[Setup, Action, int], str]


# --- blessings, tasks, markers ------------------------------------------------------------------------------------------


def _blessed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} has {some(facts[1], 'blessing')}."


def _saved(setup: Setup, facts: Action, eyes: int) -> str:
    serf, triangle, left = facts
    more = f"; {some(left, 'blessing')} left" if left else ""
    return f"A blessing saves {called(setup, serf, eyes)}: it stands on {spot(setup, triangle)}{more}."


def _tasked(setup: Setup, facts: Action, eyes: int) -> str:
    serf, maneuver, counter = facts
    if not counter:
        return f"{called(setup, serf, eyes)} begins: {MANEUVER_NAME[maneuver]}, {some(TASK_TURNS[maneuver], 'turn')}."
    return f"{called(setup, serf, eyes)} works at {MANEUVER_NAME[maneuver]}: {counter} of {TASK_TURNS[maneuver]}."


def _finished(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} has finished {MANEUVER_NAME[facts[1]]}."


def _gave_up(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} leaves {MANEUVER_NAME[facts[1]]} unfinished."


def _marker(maneuver: int) -> str:
    return "trap" if maneuver == TRP else "snare"


def _marked(setup: Setup, facts: Action, eyes: int) -> str:
    maneuver, triangle, setter, rank = facts
    what = f"a {_marker(maneuver)} of Rank {rank}"
    return f"{called(setup, setter, eyes)} leaves {what} on {spot(setup, triangle)}."


def _sprung(setup: Setup, facts: Action, eyes: int) -> str:
    maneuver, triangle, serf = facts
    return f"{called(setup, serf, eyes)} springs the {_marker(maneuver)} on {spot(setup, triangle)}."


def _snared(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} is snared for {some(facts[1], 'turn')}."


def _slept(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} sleeps for {some(facts[1], 'turn')}."


def _paced(setup: Setup, facts: Action, eyes: int) -> str:
    serf, speed, much, turns = facts
    return f"{called(setup, serf, eyes)} is {'faster' if speed else 'slower'} by {much} for {some(turns, 'turn')}."


def _armored(setup: Setup, facts: Action, eyes: int) -> str:
    return f"An Armor spell protects {called(setup, facts[0], eyes)}: the next bump may be {facts[1]} shorter."


def _enchanted(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} carries {item_name(facts[1])} now."


def _faded(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The {verbs.EFFECTS[facts[1]]} of {called(setup, facts[0], eyes)} ends."


# --- equipment, spells, the Market --------------------------------------------------------------------------------------


def _got(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} gets {an_item(facts[1])}."


def _lost(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} no longer has {an_item(facts[1])}."


def _casting(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} casts {ITEM_NAME[facts[1] & 31]}."


def _named(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} aims at {called(setup, facts[1], eyes)}."


def _missed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[1], eyes)} is no longer in reach of {called(setup, facts[0], eyes)}."


def _bolt(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The bolt strikes {spot(setup, facts[1])}."


def _shoots(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} shoots its catapult at {called(setup, facts[1], eyes)}."


def tactics(setup: Setup, facts: Action, eyes: int) -> str:
    knight, other = called(setup, facts[0], eyes), called(setup, facts[1], eyes)
    return f"{knight} uses its Tactical Maneuver against {other}, from where it stands."


def _called(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} uses {MANEUVER_NAME[facts[1]]} for {called(setup, facts[2], eyes)}."


def _destroyed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The catapult of {called(setup, facts[0], eyes)} is destroyed."


def _expended(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The made weapon of {called(setup, facts[0], eyes)} is used up."


def _declined(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The Baron of {called(setup, facts[0], eyes)} says no."


def _learned(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} learns {a_maneuver(facts[1])}."


def _ranked(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} rises to Rank {facts[1]}."


def _pace(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} has Move x{facts[1]} from the next turn on."


def _sold(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} sells itself for {facts[1]:,} gold."


def _dropped(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} is struck from its roster."


def _offered(setup: Setup, facts: Action, eyes: int) -> str:
    return f"A trade between {called(setup, facts[0], eyes)} and {called(setup, facts[1], eyes)} is offered."


def _abandoned(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} thinks better of it."


DEEDS: dict[int, Teller] = {
    verbs.BLESSED: _blessed,
    verbs.SAVED: _saved,
    verbs.TASKED: _tasked,
    verbs.FINISHED: _finished,
    verbs.GAVE_UP: _gave_up,
    verbs.MARKED: _marked,
    verbs.SPRUNG: _sprung,
    verbs.SNARED: _snared,
    verbs.SLEPT: _slept,
    verbs.PACED: _paced,
    verbs.ARMORED: _armored,
    verbs.ENCHANTED: _enchanted,
    verbs.FADED: _faded,
    verbs.GOT: _got,
    verbs.LOST: _lost,
    verbs.CASTING: _casting,
    verbs.NAMED: _named,
    verbs.MISSED: _missed,
    verbs.BOLT: _bolt,
    verbs.SHOOTS: _shoots,
    verbs.CALLED: _called,
    verbs.DESTROYED: _destroyed,
    verbs.EXPENDED: _expended,
    verbs.DECLINED: _declined,
    verbs.LEARNED: _learned,
    verbs.RANKED: _ranked,
    verbs.PACE: _pace,
    verbs.SOLD: _sold,
    verbs.DROPPED: _dropped,
    verbs.OFFERED: _offered,
    verbs.ABANDONED: _abandoned,
}
