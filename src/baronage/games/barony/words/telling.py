"""Log lines: every event in words."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import Action, Event
from baronage.engine.setup import Setup
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    ARMED,
    CASTE_NAME,
    CHAIN_CAP,
    FIEFDOM_MAX,
    FREE,
    HOLD_TURNS,
    ITEM_NAME,
    KILL_GOLD,
    LOSS_TURNS,
    MANEUVER_NAME,
    POINT_INCOME,
    PPK,
    PREGENERATED,
    STL,
    TASK_TURNS,
    TRP,
    VOCATION_NAME,
    WIN_GOLD,
)
from baronage.games.barony.geometry import ANGLES, OUT
from baronage.games.barony.words.names import a_maneuver, an_item, cap, does, item_name, listed, some, who, whose
from baronage.games.barony.words.places import at, called, ground, spot
from baronage.games.barony.words.prompts import CAUSES

Teller = Callable[[Setup, Action, int], str]


def tell(setup: Setup, event: Event, eyes: int) -> str:
    """One event as a sentence; empty: nothing that needs telling."""
    teller = _TELLERS.get(event[0])
    return cap(teller(setup, event[2], eyes)) if teller is not None else ""


# --- before the game ----------------------------------------------------------------------------------------------------


def _drafted(setup: Setup, facts: Action, eyes: int) -> str:
    return "Your Fief is ready." if facts[1] else ""


def _mustered(setup: Setup, facts: Action, eyes: int) -> str:
    if setup.options["mode"] in ("simple", "quick"):
        return ""  # everybody has the same: told when they are placed
    serf, caste, vocation, free = facts
    choice = f" with {MANEUVER_NAME[free]}" if len(FREE[caste]) > 1 else ""
    return f"{called(serf, eyes)} is a {CASTE_NAME[caste]}, {VOCATION_NAME[vocation]}{choice}."


def _placed(setup: Setup, facts: Action, eyes: int) -> str:
    serf, triangle = facts
    kind = ""
    if setup.options["mode"] in ("simple", "quick"):
        caste, vocation, _ = PREGENERATED[serf % FIEFDOM_MAX]
        kind = f" ({CASTE_NAME[caste]}, {VOCATION_NAME[vocation]})"
    return f"{called(serf, eyes)}{kind} stands on {spot(setup, triangle)}."


def _rolled(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{does(setup, facts[0], eyes, 'roll')} {facts[1]} for the first turn."


def _first(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{does(setup, facts[0], eyes, 'begin')}."


def _treasury(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{does(setup, facts[0], eyes, 'keep')} {facts[1]:,} gold."


# --- turns --------------------------------------------------------------------------------------------------------------


def _turn(setup: Setup, facts: Action, eyes: int) -> str:
    return f"Round {facts[1]}: {whose(setup, facts[0], eyes)} turn."


def _held(setup: Setup, facts: Action, eyes: int) -> str:
    serf, hold, point = facts
    if hold == HOLD_TURNS:
        return f"{called(serf, eyes)} is barricaded on {spot(setup, point)}: nothing moves it any more."
    return f"{called(serf, eyes)} holds the point {spot(setup, point)}: {hold} of {HOLD_TURNS} turns."


def _activated(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} is activated."


def _passed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{does(setup, facts[0], eyes, 'pass')}."


def _stood(setup: Setup, facts: Action, eyes: int) -> str:
    idle = ": nothing was done, so it counts as a pass" if facts[1] else ""
    return f"{whose(setup, facts[0], eyes)} turn is over{idle}."


def _below(setup: Setup, facts: Action, eyes: int) -> str:
    seat, count = facts
    verb = "have" if seat == eyes else "has"
    if not count:
        return f"{who(setup, seat, eyes)} {verb} enough Serfs again."
    return f"{who(setup, seat, eyes)} {verb} fewer than three Serfs: {count} of {LOSS_TURNS} turns."


def _fallen(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{who(setup, facts[0], eyes)} {'have' if facts[0] == eyes else 'has'} lost."


def _removed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} leaves the board with its Baron."


def _ended(setup: Setup, facts: Action, eyes: int) -> str:
    cause, *winners = facts
    end = f"The game is over: {CAUSES[cause][0]}"
    if len(winners) > 1:
        return f"{end} {cap(listed(who(setup, seat, eyes) for seat in sorted(winners, key=lambda s: s != eyes)))} win."
    return f"{end} {does(setup, winners[0], eyes, 'win')}." if winners else end


def _paid(setup: Setup, facts: Action, eyes: int) -> str:
    seat, gained, now, why = facts
    players = f"{WIN_GOLD:,} x {setup.seats} players"
    what = {
        verbs.FOR_POINTS: f" for {some(gained // POINT_INCOME, 'point')} held ({POINT_INCOME} each)",
        verbs.FOR_KILL: f" for the kill ({KILL_GOLD} x Rank {gained // KILL_GOLD})",
        verbs.FOR_WIN: f", the winner's prize ({players}),",
        verbs.FOR_TEAM: f", an equal share of the prize ({players}),",
    }.get(why, "")
    return f"{does(setup, seat, eyes, 'receive')} {gained:,} gold{what} and now {_has(seat, eyes)} {now:,}."


def _spent(setup: Setup, facts: Action, eyes: int) -> str:
    seat, gold, now = facts
    return f"{does(setup, seat, eyes, 'pay')} {gold:,} gold and now {_has(seat, eyes)} {now:,}."


def _has(seat: int, eyes: int) -> str:
    return "have" if seat == eyes else "has"


# --- movement -----------------------------------------------------------------------------------------------------------


def _stepped(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, end = facts
    return f"{called(serf, eyes)} goes from {spot(setup, start)} to {spot(setup, end)}."


def _flew(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, end, direction, jumps = facts
    way = f"{some(jumps, 'jump')} at {ANGLES[direction]}°"
    return f"{called(serf, eyes)} flies from {spot(setup, start)} to {spot(setup, end)}: {way}."


def _returned(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} goes back to {spot(setup, facts[1])}."


def _teleported(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, end = facts
    return f"{called(serf, eyes)} teleports from {spot(setup, start)} to {spot(setup, end)}."


def _entered(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} enters the game on {spot(setup, facts[1])}."


# --- confrontations -----------------------------------------------------------------------------------------------------


def _met(setup: Setup, facts: Action, eyes: int) -> str:
    aggressor, defender, space, forced = facts
    verb = "is bumped into" if forced else "confronts"
    return f"{called(aggressor, eyes)} {verb} {called(defender, eyes)} {at(setup, space)}."


def _went_on(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} and {called(facts[1], eyes)} go on to their confrontation."


def _declared(setup: Setup, facts: Action, eyes: int) -> str:
    serf, verb, *rider = facts
    if verb == verbs.CONCEDE:
        return f"{called(serf, eyes)} concedes."
    if verb == verbs.YIELD:
        return f"{called(serf, eyes)} is let through: the Defender concedes."
    if rider and rider[0]:
        return f"{called(serf, eyes)} fights with {MANEUVER_NAME[rider[0]]}."
    return f"{called(serf, eyes)} fights."


def _answered(setup: Setup, facts: Action, eyes: int) -> str:
    words = {verbs.CONCEDE: "concedes", verbs.RETREAT: "retreats"}.get(facts[1], "stands and fights")
    return f"{called(facts[0], eyes)} {words}."


def _dice(setup: Setup, facts: Action, eyes: int) -> str:
    sides = []
    for serf, one, two, weapon, total in (facts[:5], facts[5:10]):
        rank = total - one - two - weapon
        armed = f" + weapon {weapon}" if weapon else ""
        sides.append(f"{called(serf, eyes)} rolls {one} and {two}, + Rank {rank}{armed} = {total}")
    using, against = facts[10], facts[11]
    barred = "The Defender's weapon does not count: " if ARMED[using] else "Weapons do not count: "
    return f"{'' if against else barred}{sides[0]}; {sides[1]}: {_verdict(facts)}."


def _verdict(facts: Action) -> str:
    """What the totals mean: the Aggressor must have more (BAR-C2.02); thieves are content with less (BAR-A10, A15)."""
    margin, using = facts[4] - facts[9], facts[10]
    if using not in (PPK, STL):
        if not margin:
            return "a tie, and a tie goes to the Defender"
        return "more, so the Aggressor wins" if margin > 0 else "less, so the Defender wins"
    rank = facts[4] - sum(facts[1:4])
    if -margin > rank:
        return "behind by more than its Rank, so it is bumped"
    if using == PPK:
        return "behind by its Rank, so it gets nothing" if -margin == rank else "not behind by its Rank, so it steals"
    enough = margin >= facts[9] - sum(facts[6:9])
    return (
        f"{'ahead' if enough else 'not ahead'} by the Defender's Rank, so it {'steals' if enough else 'gets nothing'}"
    )


def _won(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} wins against {called(facts[1], eyes)}."


def _bumped(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, end, direction = facts
    way = f"is bumped from {spot(setup, start)} at {ANGLES[direction]}°"
    if end == OUT:
        return f"{called(serf, eyes)} {way} off the board."
    board, here, far = ground(setup), start, 0
    while here != end:
        here, far = board.ahead(here, direction), far + 1
    return f"{called(serf, eyes)} {way} to {spot(setup, end)}: {some(far, 'triangle')}."


def _stopped(setup: Setup, facts: Action, eyes: int) -> str:
    chain = f"{CHAIN_CAP} confrontations are the most in a turn"
    return f"{chain}: {called(facts[0], eyes)} meets nobody any more and stops on {spot(setup, facts[1])}."


def _killed(setup: Setup, facts: Action, eyes: int) -> str:
    serf, by = facts
    credit = f"the kill is {called(by, eyes)}'s" if by >= 0 else "nobody is credited"
    return f"{called(serf, eyes)} is killed; {credit}."


def _assassinated(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} is assassinated by {called(facts[1], eyes)} and struck from its roster."


def _robbed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} takes {facts[2]:,} gold from the Baron of {called(facts[1], eyes)}."


def _swapped(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The Knight {called(facts[0], eyes)} changes places with {called(facts[1], eyes)} and defends."


def _shot(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The Archer {called(facts[0], eyes)} shoots at {called(facts[1], eyes)} as it flies over."


def _shortened(setup: Setup, facts: Action, eyes: int) -> str:
    return f"Armour shortens the bump of {called(facts[0], eyes)} by {facts[1]}."


def _recruited(setup: Setup, facts: Action, eyes: int) -> str:
    noble, serf, one, two, changed = facts
    end = f"{called(serf, eyes)} now serves its Baron" if changed else f"{called(serf, eyes)} stays loyal"
    return f"{called(noble, eyes)} tries to recruit {called(serf, eyes)}: {one} + {two} = {one + two}; {end}."


# --- blessings, tasks, markers ------------------------------------------------------------------------------------------


def _blessed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} has {some(facts[1], 'blessing')}."


def _saved(setup: Setup, facts: Action, eyes: int) -> str:
    return f"A blessing saves {called(facts[0], eyes)}: it stands on {spot(setup, facts[1])}."


def _tasked(setup: Setup, facts: Action, eyes: int) -> str:
    serf, maneuver, counter = facts
    if not counter:
        return f"{called(serf, eyes)} begins: {MANEUVER_NAME[maneuver]}, {some(TASK_TURNS[maneuver], 'turn')}."
    return f"{called(serf, eyes)} works at {MANEUVER_NAME[maneuver]}: {counter} of {TASK_TURNS[maneuver]}."


def _finished(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} has finished {MANEUVER_NAME[facts[1]]}."


def _gave_up(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} leaves {MANEUVER_NAME[facts[1]]} unfinished."


def _marker(maneuver: int) -> str:
    return "trap" if maneuver == TRP else "snare"


def _marked(setup: Setup, facts: Action, eyes: int) -> str:
    maneuver, triangle, setter, rank = facts
    what = f"a {_marker(maneuver)} of Rank {rank}"
    return f"{called(setter, eyes)} leaves {what} on {spot(setup, triangle)}."


def _sprung(setup: Setup, facts: Action, eyes: int) -> str:
    maneuver, triangle, serf = facts
    return f"{called(serf, eyes)} springs the {_marker(maneuver)} on {spot(setup, triangle)}."


def _snared(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} is snared for {some(facts[1], 'turn')}."


def _slept(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} sleeps for {some(facts[1], 'turn')}."


def _paced(setup: Setup, facts: Action, eyes: int) -> str:
    serf, speed, much, turns = facts
    return f"{called(serf, eyes)} is {'faster' if speed else 'slower'} by {much} for {some(turns, 'turn')}."


def _armored(setup: Setup, facts: Action, eyes: int) -> str:
    return f"An Armor spell protects {called(facts[0], eyes)}: the next bump may be {facts[1]} shorter."


def _enchanted(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} carries {item_name(facts[1])} now."


def _faded(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The {verbs.EFFECTS[facts[1]]} of {called(facts[0], eyes)} ends."


# --- equipment, spells, the Market --------------------------------------------------------------------------------------


def _got(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} gets {an_item(facts[1])}."


def _lost(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} no longer has {an_item(facts[1])}."


def _casting(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} casts {ITEM_NAME[facts[1] & 31]}."


def _named(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} aims at {called(facts[1], eyes)}."


def _missed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[1], eyes)} is no longer in reach of {called(facts[0], eyes)}."


def _bolt(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The bolt strikes {spot(setup, facts[1])}."


def _shoots(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} attacks {called(facts[1], eyes)} from where it stands."


def _called(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} uses {MANEUVER_NAME[facts[1]]} for {called(facts[2], eyes)}."


def _destroyed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The catapult of {called(facts[0], eyes)} is destroyed."


def _expended(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The made weapon of {called(facts[0], eyes)} is used up."


def _declined(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The Baron of {called(facts[0], eyes)} says no."


def _learned(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} learns {a_maneuver(facts[1])}."


def _ranked(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} rises to Rank {facts[1]}."


def _pace(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} has Move x{facts[1]} from the next turn on."


def _sold(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} sells itself for {facts[1]:,} gold."


def _dropped(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} is struck from its roster."


def _offered(setup: Setup, facts: Action, eyes: int) -> str:
    return f"A trade between {called(facts[0], eyes)} and {called(facts[1], eyes)} is offered."


def _abandoned(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(facts[0], eyes)} thinks better of it."


_TELLERS: dict[int, Teller] = {
    verbs.DRAFTED: _drafted,
    verbs.MUSTERED: _mustered,
    verbs.PLACED: _placed,
    verbs.ROLLED: _rolled,
    verbs.FIRST: _first,
    verbs.TREASURY: _treasury,
    verbs.TURN: _turn,
    verbs.HELD: _held,
    verbs.ACTIVATED: _activated,
    verbs.PASSED: _passed,
    verbs.STOOD: _stood,
    verbs.BELOW: _below,
    verbs.FALLEN: _fallen,
    verbs.REMOVED: _removed,
    verbs.ENDED: _ended,
    verbs.PAID: _paid,
    verbs.SPENT: _spent,
    verbs.STEPPED: _stepped,
    verbs.FLEW: _flew,
    verbs.RETURNED: _returned,
    verbs.TELEPORTED: _teleported,
    verbs.ENTERED: _entered,
    verbs.MET: _met,
    verbs.WENT_ON: _went_on,
    verbs.DECLARED: _declared,
    verbs.ANSWERED: _answered,
    verbs.WINDOW: lambda setup, facts, eyes: "An answer is awaited.",
    verbs.ASKED: lambda setup, facts, eyes: "You are asked.",
    verbs.DICE: _dice,
    verbs.WON: _won,
    verbs.BUMPED: _bumped,
    verbs.STOPPED: _stopped,
    verbs.KILLED: _killed,
    verbs.ASSASSINATED: _assassinated,
    verbs.ROBBED: _robbed,
    verbs.SWAPPED: _swapped,
    verbs.SHOT: _shot,
    verbs.SHORTENED: _shortened,
    verbs.RECRUITED: _recruited,
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
