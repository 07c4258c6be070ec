"""Log lines: every event in words."""

from __future__ import annotations

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
    KILL_GOLD,
    LOSS_TURNS,
    MANEUVER_NAME,
    POINT_INCOME,
    PPK,
    PREGENERATED,
    STL,
    VOCATION_NAME,
    WIN_GOLD,
)
from baronage.games.barony.geometry import ANGLES, OUT
from baronage.games.barony.state import STRANGER
from baronage.games.barony.words.deeds import DEEDS, Teller, tactics
from baronage.games.barony.words.names import cap, does, listed, some, who, whose
from baronage.games.barony.words.places import at, called, ground, spot
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
        return ""  # everybody has the same: told when they are placed
    serf, caste, vocation, free = facts
    choice = f" with {MANEUVER_NAME[free]}" if len(FREE[caste]) > 1 else ""
    return f"{called(setup, serf, eyes)} is a {CASTE_NAME[caste]}, {VOCATION_NAME[vocation]}{choice}."


def _trained(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} has {MANEUVER_NAME[facts[1]]}."


def _placed(setup: Setup, facts: Action, eyes: int) -> str:
    serf, triangle = facts
    kind = ""
    if setup.options["mode"] in ("simple", "quick"):
        caste, vocation, _ = PREGENERATED[serf % STRANGER % FIEFDOM_MAX]
        kind = f" ({CASTE_NAME[caste]}, {VOCATION_NAME[vocation]})"
    return f"{called(setup, serf, eyes)}{kind} stands on {spot(setup, triangle)}."


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
        return f"{called(setup, serf, eyes)} is barricaded on {spot(setup, point)}: nothing moves it any more."
    return f"{called(setup, serf, eyes)} holds the point {spot(setup, point)}: {hold} of {HOLD_TURNS} turns."


def _activated(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} is activated."


def _passed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{does(setup, facts[0], eyes, 'pass')}."


def _stood(setup: Setup, facts: Action, eyes: int) -> str:
    if not facts[1]:
        return ""  # the next turn's line tells it
    return f"{whose(setup, facts[0], eyes)} turn is over: nothing was done, so it counts as a pass."


def _below(setup: Setup, facts: Action, eyes: int) -> str:
    seat, count = facts
    verb = "have" if seat == eyes else "has"
    if not count:
        return f"{who(setup, seat, eyes)} {verb} enough Serfs again."
    return f"{who(setup, seat, eyes)} {verb} fewer than three Serfs: {count} of {LOSS_TURNS} turns."


def _fallen(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{who(setup, facts[0], eyes)} {'have' if facts[0] == eyes else 'has'} lost."


def _removed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} leaves the board with its Baron."


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
    return f"{called(setup, serf, eyes)} goes from {spot(setup, start)} to {spot(setup, end)}."


def _flew(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, end, direction, jumps = facts
    way = f"{some(jumps, 'jump')} at {ANGLES[direction]}°"
    return f"{called(setup, serf, eyes)} flies from {spot(setup, start)} to {spot(setup, end)}: {way}."


def _took_off(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, direction = facts
    return f"{called(setup, serf, eyes)} takes off from {spot(setup, start)} at {ANGLES[direction]}°."


def _returned(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} goes back to {spot(setup, facts[1])}."


def _teleported(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, end = facts
    return f"{called(setup, serf, eyes)} teleports from {spot(setup, start)} to {spot(setup, end)}."


def _entered(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} enters the game on {spot(setup, facts[1])}."


# --- confrontations -----------------------------------------------------------------------------------------------------


def _met(setup: Setup, facts: Action, eyes: int) -> str:
    aggressor, defender, space, forced = facts
    verb = "is bumped into" if forced else "confronts"
    return f"{called(setup, aggressor, eyes)} {verb} {called(setup, defender, eyes)} {at(setup, space)}."


def _went_on(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} and {called(setup, facts[1], eyes)} go on to their confrontation."


def _declared(setup: Setup, facts: Action, eyes: int) -> str:
    serf, verb, *rider = facts
    if verb == verbs.CONCEDE:
        return f"{called(setup, serf, eyes)} concedes."
    if verb == verbs.YIELD:
        return f"{called(setup, serf, eyes)} is let through: the Defender concedes."
    if rider and rider[0]:
        return f"{called(setup, serf, eyes)} fights with {MANEUVER_NAME[rider[0]]}."
    return f"{called(setup, serf, eyes)} fights."


def _answered(setup: Setup, facts: Action, eyes: int) -> str:
    words = {
        verbs.CONCEDE: "concedes",
        verbs.RETREAT: "retreats",
        verbs.YIELD: "is left alone: the Aggressor concedes",
    }.get(facts[1], "stands and fights")
    return f"{called(setup, facts[0], eyes)} {words}."


def _dice(setup: Setup, facts: Action, eyes: int) -> str:
    sides = []
    for serf, one, two, weapon, total in (facts[:5], facts[5:10]):
        rank = total - one - two - weapon
        armed = f" + weapon {weapon}" if weapon else ""
        sides.append(f"{called(setup, serf, eyes)} rolls {one} and {two}, + Rank {rank}{armed} = {total}")
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
    return f"{called(setup, facts[0], eyes)} wins against {called(setup, facts[1], eyes)}."


def _stands_fast(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} is barricaded and wins at once against {called(setup, facts[1], eyes)}."


def _overcomes(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} wins at once against {called(setup, facts[1], eyes)}, which sleeps."


def _bumped(setup: Setup, facts: Action, eyes: int) -> str:
    serf, start, end, direction = facts
    way = f"is bumped from {spot(setup, start)} at {ANGLES[direction]}°"
    if end == OUT:
        return f"{called(setup, serf, eyes)} {way} off the board."
    board, here, far = ground(setup), start, 0
    while here != end:
        here, far = board.ahead(here, direction), far + 1
    return f"{called(setup, serf, eyes)} {way} to {spot(setup, end)}: {some(far, 'triangle')}."


def _stayed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{_bumped(setup, facts, eyes)[:-1]}; there the board ends, and who retreats stays on it."


def _stopped(setup: Setup, facts: Action, eyes: int) -> str:
    chain = f"{CHAIN_CAP} confrontations are the most in a turn"
    return f"{chain}: {called(setup, facts[0], eyes)} meets nobody any more and stops on {spot(setup, facts[1])}."


def _killed(setup: Setup, facts: Action, eyes: int) -> str:
    serf, by = facts
    credit = f"the kill is {called(setup, by, eyes)}'s" if by >= 0 else "nobody is credited"
    return f"{called(setup, serf, eyes)} is killed; {credit}."


def _assassinated(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} is assassinated by {called(setup, facts[1], eyes)} and struck from its roster."


def _robbed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)} takes {facts[2]:,} gold from the Baron of {called(setup, facts[1], eyes)}."


def _swapped(setup: Setup, facts: Action, eyes: int) -> str:
    return (
        f"{called(setup, facts[0], eyes)}, a Knight, changes places with {called(setup, facts[1], eyes)} and defends."
    )


def _shot(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{called(setup, facts[0], eyes)}, an Archer, shoots at {called(setup, facts[1], eyes)} as it flies over."


def _shortened(setup: Setup, facts: Action, eyes: int) -> str:
    return f"Armour shortens the bump of {called(setup, facts[0], eyes)} by {facts[1]}."


def _recruited(setup: Setup, facts: Action, eyes: int) -> str:
    noble, serf, one, two, changed = facts
    end = f"{called(setup, serf, eyes)} now serves its Baron" if changed else f"{called(setup, serf, eyes)} stays loyal"
    return f"{called(setup, noble, eyes)} tries to recruit {called(setup, serf, eyes)}: {one} + {two} = {one + two}; {end}."


_TELLERS: dict[int, Teller] = {
    **DEEDS,
    verbs.DRAFTED: _drafted,
    verbs.MUSTERED: _mustered,
    verbs.TRAINED: _trained,
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
    verbs.WINDOW: lambda setup, facts, eyes: "",  # the prompt tells it while it lasts
    verbs.ASKED: lambda setup, facts, eyes: "",
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
    (verbs.WON, "BAR-C3.02"): _overcomes,
    (verbs.WON, "BAR-C3.03"): _stands_fast,
    (verbs.BUMPED, "BAR-A13.02"): _stayed,
    (verbs.SHOOTS, "BAR-A17.01"): tactics,
}
