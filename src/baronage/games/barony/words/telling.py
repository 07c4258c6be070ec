"""Log lines: every event in words."""

from __future__ import annotations

from baronage.engine.flow import Action, Event
from baronage.engine.setup import Setup
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    CASTE_NAME,
    FREE,
    HOLD_TURNS,
    LOSS_TURNS,
    MANEUVER_NAME,
    POINT_INCOME,
    VOCATION_NAME,
)
from baronage.games.barony.geometry import ANGLES, OUT
from baronage.games.barony.words.deeds import DEEDS, Teller, tactics
from baronage.games.barony.words.names import cap, does, serf_words, some, space_words, spot, who, whose
from baronage.games.barony.words.prompts import CAUSES


def tell(setup: Setup, event: Event, eyes: int) -> str:
    """One event as a sentence; empty: nothing that needs telling. Some are told by the rule that made them so."""
    teller = _BY_RULE.get((event[0], event[3].partition(" ")[0])) or _TELLERS.get(event[0])
    return cap(teller(setup, event[2], eyes)) if teller is not None else ""


# --- before the game ----------------------------------------------------------------------------------------------------


def _drafted(setup: Setup, facts: Action, eyes: int) -> str:
    return "Your Fief is ready." if facts[1] else ""


def _mustered(setup: Setup, facts: Action, eyes: int) -> str:
    if setup.options["mode"] in ("simple", "quick"):
        return ""  # everybody has the same
    serf, caste, vocation, free = facts
    choice = f" with {MANEUVER_NAME[free]}" if len(FREE[caste]) > 1 else ""
    return f"{serf_words(serf, eyes)} is a {CASTE_NAME[caste]}, {VOCATION_NAME[vocation]}{choice}."


def _placed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)} stands on {space_words(setup, facts[1])}."


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
    serf, hold = facts
    if hold == HOLD_TURNS:
        return f"{serf_words(serf, eyes)} is barricaded: nothing moves it any more."
    return f"{serf_words(serf, eyes)} holds its point: {hold} of {HOLD_TURNS}."


def _activated(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)} is activated."


def _passed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{does(setup, facts[0], eyes, 'pass')}."


def _stood(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{whose(setup, facts[0], eyes)} turn is over."


def _below(setup: Setup, facts: Action, eyes: int) -> str:
    seat, count = facts
    verb = "have" if seat == eyes else "has"
    if not count:
        return f"{who(setup, seat, eyes)} {verb} enough Serfs again."
    return f"{who(setup, seat, eyes)} {verb} fewer than three Serfs: {count} of {LOSS_TURNS} turns."


def _fallen(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{who(setup, facts[0], eyes)} {'have' if facts[0] == eyes else 'has'} lost."


def _removed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)} leaves the board with its Baron."


def _ended(setup: Setup, facts: Action, eyes: int) -> str:
    cause, winner = facts
    end = f"The game is over: {CAUSES[cause][0]}"
    return f"{end} {does(setup, winner, eyes, 'win')}." if winner >= 0 else end


def _paid(setup: Setup, facts: Action, eyes: int, why: str = "") -> str:
    seat, gained, now = facts
    return f"{does(setup, seat, eyes, 'receive')} {gained:,} gold{why} and now {_has(seat, eyes)} {now:,}."


def _income(setup: Setup, facts: Action, eyes: int) -> str:
    return _paid(setup, facts, eyes, f" for {some(facts[1] // POINT_INCOME, 'point')}")


def _reward(setup: Setup, facts: Action, eyes: int) -> str:
    return _paid(setup, facts, eyes, " for the kill")


def _prize(setup: Setup, facts: Action, eyes: int) -> str:
    return _paid(setup, facts, eyes, " for winning the game")


def _spent(setup: Setup, facts: Action, eyes: int) -> str:
    seat, gold, now = facts
    return f"{does(setup, seat, eyes, 'pay')} {gold:,} gold and now {_has(seat, eyes)} {now:,}."


def _has(seat: int, eyes: int) -> str:
    return "have" if seat == eyes else "has"


# --- movement -----------------------------------------------------------------------------------------------------------


def _stepped(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, end = facts
    return f"{serf_words(serf, eyes)} goes from {space_words(setup, start)} to {space_words(setup, end)}."


def _flew(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, end, direction, jumps = facts
    way = f"{some(jumps, 'jump')} at {ANGLES[direction]}°"
    return f"{serf_words(serf, eyes)} flies from {space_words(setup, start)} to {space_words(setup, end)}: {way}."


def _took_off(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, direction = facts
    return f"{serf_words(serf, eyes)} takes off from {space_words(setup, start)} at {ANGLES[direction]}°."


def _returned(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)} goes back to {space_words(setup, facts[1])}."


def _teleported(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, end = facts
    return f"{serf_words(serf, eyes)} teleports from {space_words(setup, start)} to {space_words(setup, end)}."


def _entered(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)} enters the game {spot(setup, facts[1])}."


# --- confrontations -----------------------------------------------------------------------------------------------------


def _met(setup: Setup, facts: Action, eyes: int) -> str:
    aggressor, defender, space, forced = facts
    verb = "is bumped into" if forced else "confronts"
    return f"{serf_words(aggressor, eyes)} {verb} {serf_words(defender, eyes)} {spot(setup, space)}."


def _went_on(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)} and {serf_words(facts[1], eyes)} go on to their confrontation."


def _declared(setup: Setup, facts: Action, eyes: int) -> str:
    serf, verb, *rider = facts
    if verb == verbs.CONCEDE:
        return f"{serf_words(serf, eyes)} concedes."
    if verb == verbs.YIELD:
        return f"{serf_words(serf, eyes)} is let through: the Defender concedes."
    if rider and rider[0]:
        return f"{serf_words(serf, eyes)} fights with {MANEUVER_NAME[rider[0]]}."
    return f"{serf_words(serf, eyes)} fights."


def _answered(setup: Setup, facts: Action, eyes: int) -> str:
    words = {verbs.CONCEDE: "concedes", verbs.RETREAT: "retreats"}.get(facts[1], "stands and fights")
    return f"{serf_words(facts[0], eyes)} {words}."


def _dice(setup: Setup, facts: Action, eyes: int) -> str:
    half = len(facts) // 2
    sides = []
    for serf, one, two, weapon, total in (facts[:half], facts[half:]):
        rank = total - one - two - weapon
        armed = f" + weapon {weapon}" if weapon else ""
        sides.append(f"{serf_words(serf, eyes)} rolls {one} and {two}, + Rank {rank}{armed} = {total}")
    end = "more, so the Aggressor wins" if facts[half - 1] > facts[-1] else "not more, so the Defender wins"
    return f"{sides[0]}; {sides[1]}: {end}."


def _won(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)} wins against {serf_words(facts[1], eyes)}."


def _stands_fast(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)} is barricaded and wins at once against {serf_words(facts[1], eyes)}."


def _overcomes(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)} wins at once against {serf_words(facts[1], eyes)}, which sleeps."


def _bumped(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, end, direction = facts
    to = "off the board" if end == OUT else f"to {space_words(setup, end)}"
    return f"{serf_words(serf, eyes)} is bumped from {space_words(setup, start)} at {ANGLES[direction]}° {to}."


def _stayed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{_bumped(setup, facts, eyes)[:-1]}, where the board ends: who retreats stays on it."


def _stopped(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The chain is too long: {serf_words(facts[0], eyes)} stops on {space_words(setup, facts[1])}."


def _killed(setup: Setup, facts: Action, eyes: int) -> str:
    serf, by = facts
    credit = f"the kill is {serf_words(by, eyes)}'s" if by >= 0 else "nobody is credited"
    return f"{serf_words(serf, eyes)} is killed; {credit}."


def _assassinated(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)} is assassinated by {serf_words(facts[1], eyes)} and struck from its roster."


def _robbed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)} takes {facts[2]:,} gold from the Baron of {serf_words(facts[1], eyes)}."


def _swapped(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)}, a Knight, changes places with {serf_words(facts[1], eyes)} and defends."


def _shot(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{serf_words(facts[0], eyes)}, an Archer, shoots at {serf_words(facts[1], eyes)} as it flies over."


def _shortened(setup: Setup, facts: Action, eyes: int) -> str:
    return f"Armour shortens the bump of {serf_words(facts[0], eyes)} by {facts[1]}."


def _recruited(setup: Setup, facts: Action, eyes: int) -> str:
    noble, serf, one, two, changed = facts
    end = f"{serf_words(serf, eyes)} now serves its Baron" if changed else f"{serf_words(serf, eyes)} stays loyal"
    return f"{serf_words(noble, eyes)} tries to recruit {serf_words(serf, eyes)}: {one} + {two} = {one + two}; {end}."


_TELLERS: dict[int, Teller] = {
    **DEEDS,
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
    verbs.TOOK_OFF: _took_off,
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
}
_BY_RULE: dict[tuple[int, str], Teller] = {
    (verbs.PAID, "BAR-O1.01"): _income,
    (verbs.PAID, "BAR-K1.05"): _reward,
    (verbs.PAID, "BAR-O1.05"): _prize,
    (verbs.PAID, "BAR-V3.06"): _prize,
    (verbs.WON, "BAR-C3.02"): _overcomes,
    (verbs.WON, "BAR-C3.03"): _stands_fast,
    (verbs.BUMPED, "BAR-A13.02"): _stayed,
    (verbs.SHOOTS, "BAR-A17.01"): tactics,
}
