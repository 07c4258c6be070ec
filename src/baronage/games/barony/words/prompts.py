"""What is asked of a seat, or what it waits for; and why a game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from baronage.engine.flow import Step
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    CTA,
    FIEF_SIZE,
    FIR,
    ITEM_NAME,
    JUMPER,
    LOSS_SERFS,
    MANEUVER_NAME,
    POINTER,
    SIDER,
    SPL,
)
from baronage.games.barony.geometry import STARTS
from baronage.games.barony.hiring import short_of, spent
from baronage.games.barony.moves import allowance
from baronage.games.barony.odds import percent, success
from baronage.games.barony.state import (
    ALL_PASSED,
    BARRICADED,
    BARRICADED_BY_TEAM,
    BARRICADED_OF_MANY,
    LAST_IN,
    LAST_OF_MANY,
    LAST_TEAM,
    ROUND_LIMIT,
    Barony,
)
from baronage.games.barony.steps.approach import Approach, Bargain, Consent, Offer
from baronage.games.barony.steps.ask import Ask
from baronage.games.barony.steps.bump import AGGRESSOR, RETREATS, Aim, Save, Shorten, Trap
from baronage.games.barony.steps.clash import Declare, Defend, Escort
from baronage.games.barony.steps.flight import Archery, Flight
from baronage.games.barony.steps.maneuvers import Arrival
from baronage.games.barony.steps.market import Lodging, Replacement
from baronage.games.barony.steps.opening import Preparation, fief, fiefdom
from baronage.games.barony.steps.outcomes import Loot, Recruit
from baronage.games.barony.steps.spells import Naming
from baronage.games.barony.steps.turn import Act, Activate
from baronage.games.barony.words.names import (
    an_item,
    brief,
    cap,
    draft_kind,
    kind,
    listed,
    name,
    named,
    on,
    some,
    where,
    whose,
    yours,
)

Phrase = tuple[str, tuple[str, ...]]

CAUSES: dict[int, Phrase] = {
    BARRICADED: ("All three points of the enemy's barony are barricaded.", ("BAR-V1.01",)),
    BARRICADED_OF_MANY: ("All three points of the winner's designated enemy are barricaded.", ("BAR-V2.02",)),
    BARRICADED_BY_TEAM: ("All three points of the other team's end barony are barricaded.", ("BAR-V3.02",)),
    LAST_IN: ("The other Baron has lost.", ("BAR-V1.02",)),
    LAST_OF_MANY: ("All others have lost.", ("BAR-V2.02",)),
    LAST_TEAM: ("The whole other team has lost.", ("BAR-V3.03",)),
    ROUND_LIMIT: ("The last round is over, undecided.", ("BAR-V4.01",)),
    ALL_PASSED: ("Everybody passed, three rounds in a row: undecided.", ("BAR-V4.02",)),
}


def prompt(s: Barony, seat: int) -> Phrase:
    """What is asked of this seat, or what it waits for, from its view."""
    if not s.stack:
        sentence, rules = s.game.cause(s.cause)
        return f"The game is over. {sentence}", rules
    top: Step[Barony] = s.stack[-1]
    if isinstance(top, Preparation):
        return _preparation(s, seat, top)
    if seat in s.actors():
        return _QUESTIONS[type(top)](s, seat, top)
    if isinstance(top, Ask):  # who is asked is told to nobody (BAR-C1.10)
        one, other = top.about()
        between = f" about {name(s, one)} and {name(s, other)}" if one != other else f" about {name(s, one)}"
        return f"An answer is awaited{between}.", ("BAR-C1.10",)
    return f"{_cap(whose(s.setup, s.turn, seat))} turn: {s.game.label(s.turn)} decides.", ("BAR-T1.02",)


def _cap(words: str) -> str:
    return words[:1].upper() + words[1:]


# --- before the game ----------------------------------------------------------------------------------------------------


def _preparation(s: Barony, seat: int, top: Preparation) -> Phrase:
    if seat < 0 or seat not in top.actors(s):
        return "The Barons prepare their Fiefs in secret.", ("BAR-P1.03",)
    draft = top.drafts[seat]
    first = top.choices(s, seat, draft)[0][0]
    if first == verbs.READY:
        return "Nine Serfs are placed. Ready?", ("BAR-P1.03",)
    if first in (verbs.HIRE, verbs.HIRED, verbs.DROP):
        left = s.gold[seat] - spent(draft)
        roster = fiefdom(s, seat, draft)
        missing = short_of(roster.values())
        need = f"{missing} more to nine that may play together" if missing else "enough to play, fifteen at most"
        count = "no Serfs" if not roster else "1 Serf" if len(roster) == 1 else f"{len(roster)} Serfs"
        return f"Hire your Fiefdom: {left:,} gold left, {count} on the roster; {need}.", ("BAR-F1.02", "BAR-F1.07")
    if first == verbs.PICK:
        picked = sum(action[0] == verbs.PICK for action in draft)
        return f"Pick the nine Serfs that play: {picked} picked.", ("BAR-F2.01", "BAR-F2.02")
    placed = sum(action[0] in (verbs.PLACE, verbs.PUT) for action in draft)
    home = s.board.homes[s.home[seat]]
    if s.setup.options["placement"] == "free":
        serf = fief(s, seat, draft)[placed]
        return f"Place {name(s, serf)} ({draft_kind(s, seat, draft, serf)}) on a triangle of {home}.", ("BAR-P1.03",)
    last = " It is the tip." if not placed else ""
    if any(action[0] == verbs.TRAIN for action in top.choices(s, seat, draft)):
        last += " Before that a Soldier may take the other of Throw and Archery."
    text = f"Place your Serfs in secret, {placed + 1} of {FIEF_SIZE}: who stands on {home}.{STARTS[placed]}?{last}"
    return text, ("BAR-P1.03",)


# --- the turn -----------------------------------------------------------------------------------------------------------


_MOVES: dict[int, tuple[str, str]] = {
    SIDER: ("through a side", "BAR-M2.01"),
    JUMPER: ("two triangles along a line, over the one between", "BAR-M3.01"),
    POINTER: ("through a point to any triangle around", "BAR-M4.01"),
}


def _activate(s: Barony, seat: int, top: Any) -> Phrase:
    words = f"Round {s.round}. Activate one of your Serfs, or pass."
    home = s.board.goals[s.enemy(seat)]
    done = len(s.barricades(seat))
    mates = [s.game.label(other) for other in range(s.seats) if other != seat and s.mates(seat, other)]
    goal = f"Goal, with {listed(mates)}" if mates else "Goal"  # BAR-V3.02
    words += f" {goal}: hold all three points of {home} for three turns ({done} barricaded)."
    if len(s.fief(seat)) < LOSS_SERFS:
        words += f" You have fewer than three Serfs: {s.below[seat]} of 3 turns."
    return words, ("BAR-T1.04", "BAR-H1.01")


def _act(s: Barony, seat: int, top: Act) -> Phrase:
    serf = top.serf
    who = f"{name(s, serf)} ({kind(s, serf)})"
    if s.place[serf] == s.market:
        return f"{who} is in the Market with {s.gold[seat]:,} gold: buy, sell, leave, or end the turn.", (
            "BAR-Q1.02",
            "BAR-M5.02",
        )
    left = max(0, allowance(s, serf) - top.moved)
    if s.halted or not left:
        return f"{who} moves no more: use a maneuver, or end the turn.", ("BAR-T1.08", "BAR-T1.11")
    run = top.leg[0]  # BAR-B1.02: so far it would bump
    straight = f", {some(run, 'triangle')} run straight so far" if run else ""
    how, rule = _MOVES[s.vocation[serf]]
    stands = cap(on(s, s.place[serf]))
    return f"Where does {who} go? {stands}, {some(left, 'movement')} left{straight}; it goes {how}.", (
        "BAR-M1.01",
        rule,
        "BAR-T1.07",
    )


def _arrival(s: Barony, seat: int, top: Arrival) -> Phrase:
    rule = "BAR-A05.01" if top.maneuver == CTA else "BAR-A12.01"
    return f"{MANEUVER_NAME[top.maneuver]}: on which free triangle of its home does {name(s, top.serf)} stand?", (rule,)


def _naming(s: Barony, seat: int, top: Naming) -> Phrase:
    who = listed(name(s, serf) for serf in top.named)
    rule = "BAR-L4.01" if top.spell == FIR else "BAR-L7.01"
    most = s.rank[top.wizard]
    return f"{ITEM_NAME[top.spell]} at {who}: name another target (up to {most}), or cast it.", (rule, "BAR-L0.05")


def _replacement(s: Barony, seat: int, top: Replacement) -> Phrase:
    return f"{name(s, top.serf)} sells itself: hire who takes its place in the Market.", ("BAR-Q4.02", "BAR-Q4.03")


def _lodging(s: Barony, seat: int, top: Lodging) -> Phrase:
    return f"On which free triangle of your home does {name(s, top.serf)} stand?", ("BAR-Q4.04",)


# --- confrontations -----------------------------------------------------------------------------------------------------


def _approach(s: Barony, seat: int, top: Approach) -> Phrase:
    one, other = top.clash[0], top.clash[1]
    offered = {action[0] for action in top.actions(s, seat)}
    ways = (("trade", (verbs.GIVE, verbs.ASK)), ("bless", (verbs.BLESS,)), ("cast", (verbs.CAST,)))
    what = [way for way, deeds in ways if offered.intersection(deeds)]
    business = f"{', '.join(what[:-1])} or {what[-1]}" if what[1:] else what[0]
    words = (
        f"{business.capitalize()} before the confrontation, or go on? {name(s, one)} has met {named(s, other, seat)}."
    )
    return words, ("BAR-C1.02", "BAR-E1.02")


def _bargain(s: Barony, seat: int, top: Bargain) -> Phrase:
    gives = listed(an_item(item) for verb, item in top.deal if verb == verbs.GIVE)
    takes = listed(an_item(item) for verb, item in top.deal if verb == verbs.ASK)
    return f"Your offer: {gives} for {takes}. Add to it, or send it. Only you see this.", ("BAR-E1.03", "BAR-E1.06")


def _offer(s: Barony, seat: int, top: Offer) -> Phrase:
    gets = listed(an_item(item) for verb, item in top.deal if verb == verbs.GIVE)
    gives = listed(an_item(item) for verb, item in top.deal if verb == verbs.ASK)
    words = f"Agree to a trade? {brief(s, top.serf, seat)} offers {name(s, top.other)} {gets} for {gives}."
    return words, ("BAR-E1.03",)


def _consent(s: Barony, seat: int, top: Consent) -> Phrase:
    return f"Agree to a blessing? The Priest {name(s, top.priest)} would bless {named(s, top.serf, seat)}.", (
        "BAR-A03.01",
    )


def _declare(s: Barony, seat: int, top: Declare) -> Phrase:
    one, other = top.aggressor, top.defender
    if s.control[other] == seat:
        how = "is bumped into" if top.clash[4] else "meets"
        return f"{name(s, one)} {how} your own {name(s, other)}: who gives way?", ("BAR-C1.09",)
    how = "is bumped into" if top.clash[4] else "confronts"
    chance = percent(success(s, one, other))
    riders = any(action[0] == verbs.RIDE for action in top.actions(s, seat))
    ask = f"What does {name(s, one)} do?" if riders else f"Does {name(s, one)} fight, or concede?"
    words = f"{ask} It {how} {named(s, other, seat)}: {chance} to win."
    return words, ("BAR-C1.03", "BAR-C2.02")


def _how(s: Barony, clash: tuple[int, ...]) -> str:
    """' with Pick Pocket', ' with the spell Fireball'."""
    using = clash[5]
    if not using:
        return ""
    return f" with the spell {ITEM_NAME[clash[6]]}" if using == SPL else f" with {MANEUVER_NAME[using]}"


def _defend(s: Barony, seat: int, top: Defend) -> Phrase:
    one, other = top.aggressor, top.defender
    chance = percent(1 - success(s, one, other, top.clash[5]))
    if top.clash[5]:
        words = f"What does {named(s, other, seat)} do? {brief(s, one, seat)} attacks it{_how(s, top.clash)}."
    else:
        words = f"What does {named(s, other, seat)} do? {brief(s, one, seat)} confronts it: {chance} to hold."
    return words, ("BAR-C1.05", "BAR-C2.02")


def _escort(s: Barony, seat: int, top: Escort) -> Phrase:
    words = f"Shall a Knight change places with {named(s, top.defender, seat)}?"
    return f"{words} {brief(s, top.aggressor, seat)} attacks it{_how(s, top.clash)}.", ("BAR-A08.01", "BAR-A08.02")


def _archery(s: Barony, seat: int, top: Archery) -> Phrase:
    flight = next(step for step in s.stack if isinstance(step, Flight))
    to = where(s, flight.left[-1])
    words = f"Does your Archer {name(s, top.archer)} shoot? {brief(s, top.serf, seat)} flies over it, to {to}."
    return words, ("BAR-A01.01", "BAR-A01.05")


def _aim(s: Barony, seat: int, top: Aim) -> Phrase:
    rule = ("BAR-B2.01", "BAR-B1.01", "BAR-A13.03")[top.who]
    how = "retreats from" if top.who == RETREATS else "has lost to"
    words = f"In which direction is {yours(s, top.loser, seat)} bumped"
    why = f"It {how} {name(s, top.winner)}."
    if top.high > top.low:
        return f"{words}, and how far (up to {top.high})? {why}", (rule, "BAR-A18.01")
    far = "" if top.who == AGGRESSOR and top.low == 1 else f", {some(top.low, 'triangle')}"
    return f"{words}{far}? {why}", (rule,)


def _shorten(s: Barony, seat: int, top: Shorten) -> Phrase:
    words = f"{name(s, top.loser)} is bumped {some(top.distance, 'triangle')}: how many does its armour save?"
    return words, ("BAR-W2.01", "BAR-W2.02")


def _save(s: Barony, seat: int, top: Save) -> Phrase:
    words = f"A blessing saves {yours(s, top.serf, seat)}: on which free triangle of its home do you put it?"
    return words, ("BAR-K2.02",)


def _trap(s: Barony, seat: int, top: Trap) -> Phrase:
    words = f"{brief(s, top.serf, seat)} is in your trap: in which direction is it bumped?"
    return words, ("BAR-A14.02",)


def _loot(s: Barony, seat: int, top: Loot) -> Phrase:
    return f"{name(s, top.thief)} steals from {name(s, top.victim)}: which item?", ("BAR-A15.02",)


def _recruit(s: Barony, seat: int, top: Recruit) -> Phrase:
    rank = s.rank[top.serf]
    words = f"Roll to recruit {yours(s, top.serf, seat)}? Two dice must reach its Rank, {rank}."
    return words, ("BAR-A11.01", "BAR-A11.02")


_QUESTIONS: dict[type[Step[Barony]], Callable[[Barony, int, Any], Phrase]] = {
    Activate: _activate,
    Act: _act,
    Arrival: _arrival,
    Naming: _naming,
    Replacement: _replacement,
    Lodging: _lodging,
    Approach: _approach,
    Bargain: _bargain,
    Offer: _offer,
    Consent: _consent,
    Declare: _declare,
    Defend: _defend,
    Escort: _escort,
    Archery: _archery,
    Aim: _aim,
    Shorten: _shorten,
    Save: _save,
    Trap: _trap,
    Loot: _loot,
    Recruit: _recruit,
}
