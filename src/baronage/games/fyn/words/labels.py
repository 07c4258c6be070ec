"""Every action in words: what it does and what it leads to, as far as the seat's own view tells."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import LAPSE, RESIGN, Action, Step
from baronage.games.fyn import verbs
from baronage.games.fyn.combat import chance_of, fighting, siege_value, terrain_at, to_hit
from baronage.games.fyn.data import card_name
from baronage.games.fyn.geometry import EDGE_NAMES, EDGES, cut_off
from baronage.games.fyn.odds import capture_chance, exact_chance, marchers, wanted_digits
from baronage.games.fyn.realm import armies_on, lost_by
from baronage.games.fyn.state import HOME, Barons
from baronage.games.fyn.steps.attack import Attack, Continuing, Declaring, Placing
from baronage.games.fyn.steps.battle import Line, SiegeAim
from baronage.games.fyn.steps.discards import Offering
from baronage.games.fyn.words.names import PLACES, at, counted, is_plural, land_name, some, the_army, whose

Phrase = tuple[str, tuple[str, ...]]
_SIDES = ("north", "east", "south", "west")


def label(s: Barons, seat: int, action: Action) -> Phrase:
    """An action of this seat in words, and the rules it goes by."""
    return _LABELS[action[0]](s, seat, action)


def _resign(s: Barons, seat: int, action: Action) -> Phrase:
    return "Leave the game: all your cards are discarded", ("FYN-F1.08",)


def _lapse(s: Barons, seat: int, action: Action) -> Phrase:
    default = s.default(seat)
    if default != (LAPSE,):
        return s.game.say(s, seat, default)
    top: Step[Barons] = s.stack[-1]
    if isinstance(top, Offering):
        return "Make no offer", ("FYN-Q1.04", "FYN-G2.02")
    if isinstance(top, Continuing):
        return "Stop here: the group is spent", ("FYN-Q1.04", "FYN-D4.56")
    return "End your attacks", ("FYN-Q1.04", "FYN-D4.59")


def _call(s: Barons, seat: int, action: Action) -> Phrase:
    place = PLACES[action[1] - 1]
    if s.standing:
        return f"Change your position to the {place}", ("FYN-B4.08",)
    counts, cards, strikes = wanted_digits(s, seat)
    if not cards:
        return f"Call the {place}", ("FYN-B4.08",)
    percent = round(100 * counts[action[1] - 1] / cards)
    return f"{place.capitalize()}: {percent} % {'hit' if strikes else 'even'}", ("FYN-B4.08",)


def _where(s: Barons, seat: int, cell: int) -> str:
    return f"the {land_name(s, seat, cell)} at {at(cell)}"


def _move(s: Barons, seat: int, action: Action) -> Phrase:
    _, army, to = action
    start = s.armies[seat][army]
    words = f"Move {the_army(army)} from {at(start)} to {_where(s, seat, to)}"
    if _attack(s).target in (start, to):
        after = s.clone()
        after.armies[seat][army] = to
        words += f"; then {_danger(after)}"
    return words, ("FYN-D4.11",)


def _attack(s: Barons) -> Attack:
    return next(step for step in s.stack[::-1] if isinstance(step, Attack))


def _danger(s: Barons) -> str:
    """'36 % that (0,1) falls'."""
    attack = _attack(s)
    percent = round(100 * exact_chance(s, attack.defender, attack.target, attack.group))
    return f"{percent} % that {at(attack.target)} falls"


def _origin(s: Barons, seat: int, action: Action) -> Phrase:
    ready = [army for army in armies_on(s, seat, action[1]) if army not in s.spent]
    return f"Attack from {_where(s, seat, action[1])} ({counted(ready)})", ("FYN-D4.02",)


def _aim_of(s: Barons, seat: int, foe: int, cell: int) -> str:
    """What stands there, what it would cut off."""
    words = f"{whose(s.setup, foe, seat)} {land_name(s, foe, cell)} at {at(cell)}"
    row = armies_on(s, foe, cell)
    words += f", held by {counted(row)}" if row else ", undefended"
    wall = siege_value(s, foe, cell)
    if wall:
        words += f", siege value {wall}"
    if cell == HOME:
        return f"{words}; {s.game.label(foe)} is out if it falls"
    gone = len(cut_off(s, foe, cell))
    return f"{words}; cuts off {some(gone, 'more card')}" if gone else words


def _target(s: Barons, seat: int, action: Action) -> Phrase:
    _, foe, cell = action
    words = f"Target: {_aim_of(s, seat, foe, cell)}"
    ready = marchers(s, seat)
    if ready:
        percent = round(100 * capture_chance(s, seat, foe, cell, ready))
        words += f"; about {percent} %" + (" with all who can go" if len(ready) > 1 else "")
    return words, ("FYN-D4.03",)


def _join(s: Barons, seat: int, action: Action) -> Phrase:
    return f"Add {the_army(action[1])} to the group", ("FYN-D4.03",)


def _send(s: Barons, seat: int, action: Action) -> Phrase:
    top: Step[Barons] = s.stack[-1]
    if isinstance(top, Continuing):
        group, foe, rule = top.chosen, top.defender, "FYN-D4.54"
    else:
        assert isinstance(top, Declaring)
        group, foe, rule = top.group, top.foe, "FYN-D4.03"
    percent = round(100 * exact_chance(s, foe, top.target, tuple(sorted(group))))
    return f"Send {counted(group)}: against {_aim_of(s, seat, foe, top.target)}; {percent} % as it stands", (rule,)


def _decline(s: Barons, seat: int, action: Action) -> Phrase:
    return f"Move no army; {_danger(s)}", ("FYN-D4.13",)


def odds(needed: int, several: bool = False) -> str:
    """'needs 6 or less, 60 %'; several: Knights need it."""
    tenths = chance_of(needed)
    return f"{'need' if several else 'needs'} {tenths} or less, {tenths}0 %"


def _pair(s: Barons, seat: int, action: Action) -> Phrase:
    _, card, other = action
    top: Step[Barons] = s.stack[-1]
    words = "against" if action[0] == verbs.PAIR else "attack" if is_plural(card) else "attacks"
    rules = ("FYN-D4.17", "FYN-D4.21") if action[0] == verbs.PAIR else ("FYN-D4.20", "FYN-D4.21")
    if isinstance(top, SiegeAim):
        terrain = terrain_at(s, top.defender, top.target)
        wall = siege_value(s, top.defender, top.target)
        needed = to_hit(wall, fighting(other, terrain, False))
        return f"Aim at {card_name(other)} {other}: {odds(needed)}", ("FYN-D4.31",)
    assert isinstance(top, Line)
    terrain = terrain_at(s, top.defender, top.target)
    defends = card in top.row
    mine, his = fighting(card, terrain, defends), fighting(other, terrain, not defends)
    text = f"{card_name(card)} {card} {words} {card_name(other)} {other}: {odds(to_hit(mine, his), is_plural(card))}"
    return f"{text}; the other way {chance_of(to_hit(his, mine))}0 %", rules


def _place(s: Barons, seat: int, action: Action) -> Phrase:
    top: Step[Barons] = s.stack[-1]
    assert isinstance(top, Placing)
    new = top.origin + EDGES[action[1]]
    lost = lost_by(s, seat, top.defender, top.target, top.origin, action[1])
    words = f"Place it {_SIDES[action[1]]} ({EDGE_NAMES[action[1]]}) of {at(top.origin)}, at {at(new)}"
    if lost:
        return f"{words}; {some(lost, 'land card')} would be discarded", ("FYN-D4.41", "FYN-D4.47")
    return words, ("FYN-D4.41",)


def _stop(s: Barons, seat: int, action: Action) -> Phrase:
    return "Stop here: the group is spent", ("FYN-D4.56",)


def _continue(s: Barons, seat: int, action: Action) -> Phrase:
    return "Continue with a part of the group", ("FYN-D4.54",)


_LABELS: dict[int, Callable[[Barons, int, Action], Phrase]] = {
    RESIGN: _resign,
    LAPSE: _lapse,
    verbs.CALL: _call,
    verbs.END: lambda s, seat, action: ("End your attacks", ("FYN-D4.59",)),
    verbs.ORIGIN: _origin,
    verbs.TARGET: _target,
    verbs.JOIN: _join,
    verbs.SEND: _send,
    verbs.RESPOND: _move,
    verbs.DECLINE: _decline,
    verbs.PAIR: _pair,
    verbs.AIM: _pair,
    verbs.PLACE: _place,
    verbs.STOP: _stop,
    verbs.CONTINUE: _continue,
}
