"""Every event as a line of the log."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import Action, Event
from baronage.engine.setup import Setup
from baronage.games.yuan import verbs
from baronage.games.yuan.state import ALONE, WHEEL
from baronage.games.yuan.words.names import KINDS, ROMAN, colour, colours, listed, name, named, player, some


def tell(setup: Setup, event: Event, eyes: int) -> str:
    """An event as these eyes read it; empty where it is not worth a line."""
    kind, _, facts, rules = event
    line = _LINES[kind](facts, eyes, rules)
    return line[:1].upper() + line[1:]


def _who(seat: int, eyes: int) -> str:
    return "you" if seat == eyes else player(seat)


def _does(seat: int, eyes: int, verb: str, clan: Action = ()) -> str:
    """'you place', 'player 2 places'; once it has a clan, 'Blue places'."""
    if seat == eyes:
        return f"you {verb}"
    return f"{colour(clan[0]) if clan else player(seat)} {'has' if verb == 'have' else verb + 's'}"


# --- the turn -------------------------------------------------------------------------------------------------------


def _turn(facts: Action, eyes: int, rules: str) -> str:
    return f"Turn {facts[0]}: {some(facts[1], 'Temple')} {'is' if facts[1] == 1 else 'are'} needed to win."


def _recalled(facts: Action, eyes: int, rules: str) -> str:
    return f"{_does(facts[0], eyes, 'take', facts[1:])} the committed order back."


def _revealed(facts: Action, eyes: int, rules: str) -> str:
    clan, target, *levels = facts
    if not target:
        return f"{colour(clan)} passes."
    plan = [f"{KINDS[i]} {ROMAN[level]}" for i, level in enumerate(levels) if level]
    return f"{colour(clan)} orders {listed(plan)} on {name(target)}."


def _clashed(facts: Action, eyes: int, rules: str) -> str:
    return f"{colours(facts[1:])} develop the same free Province {name(facts[0])}: their orders are cancelled."


def _paid(facts: Action, eyes: int, rules: str) -> str:
    clan, d, f, m, borrowed = facts
    loan = f", {borrowed} of them borrowed" if borrowed else ""
    return f"{colour(clan)} pays {d + f + m} Chão{loan}."


def _contested(facts: Action, eyes: int, rules: str) -> str:
    return f"{name(facts[0])} is claimed by {colours(facts[1:])} and stays free."


def _settled(facts: Action, eyes: int, rules: str) -> str:
    return f"{colour(facts[0])} settles {named(facts[1:])}."


def _short(facts: Action, eyes: int, rules: str) -> str:
    return f"{colour(facts[0])} has no Village left for {named(facts[1:])}."


def _urbanized(facts: Action, eyes: int, rules: str) -> str:
    return f"{name(facts[1])} has no City in its group: its Village becomes a City of {colour(facts[0])}."


def _built(facts: Action, eyes: int, rules: str) -> str:
    return f"{colour(facts[0])} builds a Temple in {name(facts[1])}."


def _unbuilt(facts: Action, eyes: int, rules: str) -> str:
    return f"too few Temples are left: {colour(facts[0])} builds none and gets {facts[1]} Chão back."


def _robbed(facts: Action, eyes: int, rules: str) -> str:
    return f"{colour(facts[0])} robs {facts[2]} Chão from {colour(facts[1])}."


def _fortified(facts: Action, eyes: int, rules: str) -> str:
    clan, p, level, parts = facts
    kind = "Urbanization" if rules == "YUAN-F1.02" else "Reinforcement"
    wall = "a Rampart" if level == 2 or kind == "Urbanization" else "stone Ramparts (indestructible)"
    done = [word for bit, word in ((1, "a City"), (2, wall), (4, "a second City"), (8, "an Army")) if parts & bit]
    return f"{colour(clan)}, {kind} {ROMAN[level]} in {name(p)}: {listed(done) if done else 'nothing changes'}."


def _undoubled(facts: Action, eyes: int, rules: str) -> str:
    return f"the second City of {name(facts[1])} is removed: {colour(facts[0])} has only one."


def _freed(facts: Action, eyes: int, rules: str) -> str:
    return f"the new Ramparts of {colour(facts[0])} free {named(facts[1:])}."


def _recruited(facts: Action, eyes: int, rules: str) -> str:
    clan, p, n = facts
    return f"{colour(clan)} recruits {some(n, 'Army') if n else 'no Army'} in {name(p)}."


def _fizzled(facts: Action, eyes: int, rules: str) -> str:
    clan, target, far = facts
    if far:
        return f"{colour(clan)} does not attack {name(target)}: no Army can reach it."
    return f"the Militarization of {colour(clan)} has no effect: {name(target)} is free."


def _marched(facts: Action, eyes: int, rules: str) -> str:
    clan, target, force, more, *sources = facts
    added = ", one of them from the reserve" if more else ""
    return f"{colour(clan)} attacks {name(target)} with {some(force, 'Army')}{added}, from {named(sources)}."


def _fought(facts: Action, eyes: int, rules: str) -> str:
    target, clan, n = facts
    if clan < 0:
        return f"the attackers of {name(target)} destroy one another."
    return f"the attackers of {name(target)} fight one another: {some(n, 'Army')} of {colour(clan)} left."


def _repelled(facts: Action, eyes: int, rules: str) -> str:
    target, clan, killed, lost, why = facts
    battle = f"{some(killed, 'Army')} of each side {'is' if killed == 1 else 'are'} destroyed; " if killed else ""
    reason = (
        "no attacker is left",
        f"{some(lost, 'Army')} can't overcome the defence",
        "an indestructible City can't be taken",
    )[why]
    after = f", and the {some(lost, 'Army')} left {'is' if lost == 1 else 'are'} lost" if lost else ""
    if "YUAN-A2.08" in rules:
        after = f", and the {some(lost, 'Army')} left {'turns' if lost == 1 else 'turn'} back"
    return f"{name(target)} holds against {colour(clan)}: {battle}{reason}{after}."


def _conquered(facts: Action, eyes: int, rules: str) -> str:
    clan, target, old, armies, unsettled = facts
    if unsettled:
        return f"{colour(clan)} takes {name(target)} from {colour(old)} but has no piece to settle it: it is free."
    return f"{colour(clan)} conquers {name(target)} from {colour(old)} with {some(armies, 'Army')}."


def _withdrew(facts: Action, eyes: int, rules: str) -> str:
    return f"the Yellow Army that went to {name(facts[1])} is back in {name(facts[0])}."


def _returned(facts: Action, eyes: int, rules: str) -> str:
    clan, p, armies, lost = facts
    if lost:
        return f"{some(armies, 'Army')} of {colour(clan)} {'is' if armies == 1 else 'are'} lost: {name(p)} is no longer its own."
    return f"{some(armies, 'Army')} of {colour(clan)} {'is' if armies == 1 else 'are'} back in {name(p)}."


def _skirmish(facts: Action, eyes: int, rules: str) -> str:
    return f"the bonus attack of {colour(facts[0])} destroys an Army of {colour(facts[2])} in {name(facts[1])}."


def _overrun(facts: Action, eyes: int, rules: str) -> str:
    clan, p, old, unsettled = facts
    end = ", which becomes free for want of a Village" if unsettled else ""
    return f"the bonus attack of {colour(clan)} takes {name(p)} from {colour(old)}{end}."


def _deadlock(facts: Action, eyes: int, rules: str) -> str:
    return f"the bonus attacks of {colours(facts[1:])} on {name(facts[0])} cancel each other."


def _isolated(facts: Action, eyes: int, rules: str) -> str:
    p, old, taker, short = facts
    if short:
        end = f"becomes free: {colour(taker)} has no Village left"
    else:
        end = f"goes to {colour(taker)}" if taker >= 0 else "becomes free"
    return f"{name(p)} is cut off from every City of {colour(old)} and {end}."


def _seized(facts: Action, eyes: int, rules: str) -> str:
    return f"{colour(facts[0])} takes {facts[2]} Chão from {colour(facts[1])}."


def _refunded(facts: Action, eyes: int, rules: str) -> str:
    back = f", {facts[1]} Chão come back" if facts[1] else ""
    return f"the Fortification of {colour(facts[0])} is not carried out{back}."


def _income(facts: Action, eyes: int, rules: str) -> str:
    clan, gain, why = facts
    return f"{colour(clan)} gains {gain} Chão ({('passed', 'cancelled', 'Development II')[why]})."


def _surplus(facts: Action, eyes: int, rules: str) -> str:
    clan, p, n = facts
    return f"{some(n, 'Army')} too many in {name(p)} {'goes' if n == 1 else 'go'} back to {colour(clan)}'s reserve."


def _repaid(facts: Action, eyes: int, rules: str) -> str:
    return f"{colour(facts[0])} repays {facts[1]} Chão."


def _owes(facts: Action, eyes: int, rules: str) -> str:
    return f"{colour(facts[0])} can't repay {facts[1]} Chão and must pass next turn."


def _outpost(facts: Action, eyes: int, rules: str) -> str:
    return f"the Yellow Army in {name(facts[0])} has lost touch with its first City and makes a City there."


def _counted(facts: Action, eyes: int, rules: str) -> str:
    clan, temples, rice, forest, mine = facts
    return f"{colour(clan)}: {some(temples, 'Temple')}; Rice {rice}, Forest {forest}, Mine {mine}."


def _erupted(facts: Action, eyes: int, rules: str) -> str:
    return f"the Volcanoes erupt: all pieces in {named(facts)} are gone."


def _decided(facts: Action, eyes: int, rules: str) -> str:
    figure, most, second, winner, *others = facts
    thing = ("Temple", "Mine", "Chão", "Army")[figure]
    tied = colours(sorted([winner, *others]))
    how = "hold enough Temples" if rules == "YUAN-V1.06" else "hold as many Temples"
    return f"{tied} {how}: {colour(winner)} has {some(most, thing)}, more than {second}."


def _ended(facts: Action, eyes: int, rules: str) -> str:
    cause, *clans = facts
    how = {WHEEL: "holds enough Temples", ALONE: "is the only one left"}.get(cause, "stands first after the last turn")
    if not clans:
        return "the game is over: only one player is left."
    if len(clans) > 1:
        return f"the game is over: {colours(clans)} share the victory."
    return f"the game is over: {colour(clans[0])} {how} and wins."


_LINES: dict[int, Callable[[Action, int, str], str]] = {
    verbs.TURN: _turn,
    verbs.RECALLED: _recalled,
    verbs.REVEALED: _revealed,
    verbs.CLASHED: _clashed,
    verbs.PAID: _paid,
    verbs.CONTESTED: _contested,
    verbs.SETTLED: _settled,
    verbs.SHORT: _short,
    verbs.URBANIZED: _urbanized,
    verbs.BUILT: _built,
    verbs.UNBUILT: _unbuilt,
    verbs.ROBBED: _robbed,
    verbs.FORTIFIED: _fortified,
    verbs.UNDOUBLED: _undoubled,
    verbs.FREED: _freed,
    verbs.RECRUITED: _recruited,
    verbs.FIZZLED: _fizzled,
    verbs.MARCHED: _marched,
    verbs.FOUGHT: _fought,
    verbs.REPELLED: _repelled,
    verbs.CONQUERED: _conquered,
    verbs.WITHDREW: _withdrew,
    verbs.SKIRMISH: _skirmish,
    verbs.OVERRUN: _overrun,
    verbs.DEADLOCK: _deadlock,
    verbs.ISOLATED: _isolated,
    verbs.SEIZED: _seized,
    verbs.REFUNDED: _refunded,
    verbs.INCOME: _income,
    verbs.SURPLUS: _surplus,
    verbs.REPAID: _repaid,
    verbs.OWES: _owes,
    verbs.OUTPOST: _outpost,
    verbs.COUNTED: _counted,
    verbs.ERUPTED: _erupted,
    verbs.ENDED: _ended,
    verbs.DECIDED: _decided,
    verbs.RETURNED: _returned,
}
