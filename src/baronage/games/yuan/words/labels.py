"""Every option in words."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.yuan import verbs
from baronage.games.yuan.board import defence, group, production
from baronage.games.yuan.data import (
    KERAIT,
    LUONG,
    NAIMAN,
    PASS_GAIN,
    TERRAIN_NAMES,
    TILE_CELLS,
    TILE_CODES,
)
from baronage.games.yuan.forecast import alone, order_so_far, price
from baronage.games.yuan.fortification import REINFORCEMENT
from baronage.games.yuan.orders import IS_ARMED, IS_NEAR, costs
from baronage.games.yuan.state import VILLAGE, Yuan
from baronage.games.yuan.steps.planning import Planning
from baronage.games.yuan.words.names import KINDS, ROMAN, colour, described, listed, name, some
from baronage.games.yuan.words.telling import tell

Phrase = tuple[str, tuple[str, ...]]


def label(s: Yuan, seat: int, action: Action) -> Phrase:
    """What this option is, and the rules behind it."""
    verb = action[0]
    if verb == verbs.SEND:
        return _send(s, seat, action)
    if verb == verbs.TARGET:
        return f"Target {described(s, action[1])}{_prospect(s, s.clans[seat], action[1])}", ("YUAN-P1.03", "YUAN-P1.06")
    if verb in (verbs.DEVELOP, verbs.FORTIFY, verbs.MILITARIZE):
        return _level(s, seat, verb - verbs.DEVELOP, action[1])
    assert verb == verbs.RECALL, action
    return "Take the committed order back", ("YUAN-P1.09",)


def _prospect(s: Yuan, clan: int, p: int) -> str:
    """What a target holds out: land around it, or the odds of an attack."""
    if s.owner[p] and s.owner[p] != clan + 1:
        force = sum(s.armies[q] for q in s.land.reach(p, s.owner, s.armies, clan) if s.owner[q] == clan + 1)
        stone = ", indestructible" if s.walls[p] == 2 else f", defence {defence(s, p)}"
        return f"; in reach {some(force, 'Army')} of yours against {some(s.armies[p], 'Army')}{stone}"
    top = s.stack[-1]
    assert isinstance(top, Planning)
    far = not s.owner[p] and not top.table(s, s.seat_of(clan)).kinds[p] & (IS_NEAR | IS_ARMED)
    reach = "; out of reach: only with Development III" if far else ""
    lands = group(s, p) if s.owner[p] else [p]
    free = sorted({q for own in lands for q in s.land.adjacent[own] if not s.owner[q]} - {p})
    if not free:
        return f"{reach}; nothing free beside it"
    return f"{reach}; free beside {'its group' if s.owner[p] else 'it'}: {', '.join(map(name, free))}"


def tile_words(tile: int) -> str:
    """What is on a tile: the centre, then the ring against the clock from the east."""
    centre, *ring = (TERRAIN_NAMES[kind] + (f" {name(p)}" if p else "") for kind, p in TILE_CELLS[tile])
    return (
        f"Tile {TILE_CODES[tile]}: {centre} in the middle; around it, counter-clockwise from the east, {listed(ring)}"
    )


def pass_gain(s: Yuan, clan: int) -> int:
    """YUAN-P1.08, K7.01."""
    return PASS_GAIN + 2 if s.powers and clan == KERAIT else PASS_GAIN


def _send(s: Yuan, seat: int, action: Action) -> Phrase:
    clan = s.clans[seat]
    if not action[1]:
        return f"Pass: gain {pass_gain(s, clan)} Chão", ("YUAN-P1.08",)
    return f"Commit the order: {plan(s, seat)}", ("YUAN-P1.01", "YUAN-P1.09")


def plan(s: Yuan, seat: int) -> str:
    """The order on the seat's sheet in words, what it costs, and what it does if nobody interferes."""
    order = order_so_far(s.stack[-1].draft(seat) or getattr(s.stack[-1], "drafts", [()] * s.seats)[seat])
    if order is None:
        return "pass"
    clan = s.clans[seat]
    marks = [f"{KINDS[i]} {ROMAN[level]}" for i, level in enumerate(order[1:]) if level]
    cost = sum(price(s, clan, order))
    words = f"{listed(marks) if marks else 'no action yet'} on {name(order[0])}, {some(cost, 'Chão')}"
    return f"{words}. If nobody interferes: {outcome(s, seat)}" if marks else words


def outcome(s: Yuan, seat: int) -> str:
    """What the sheet does if all others pass."""
    order = order_so_far(s.stack[-1].draft(seat) or getattr(s.stack[-1], "drafts", [()] * s.seats)[seat])
    if order is None or not any(order[1:]):
        return "nothing"
    _, events = alone(s, s.clans[seat], order)
    lines = [line for event in events if (line := tell(s.setup, event, seat))]
    return " ".join(lines) or "nothing changes."


def _level(s: Yuan, seat: int, kind: int, level: int) -> Phrase:
    clan = s.clans[seat]
    if not level:
        return f"No {KINDS[kind]}", ("YUAN-P1.02",)
    cost = costs(s, clan, production(s))[kind][level]
    draft = s.stack[-1].draft(seat)
    order = order_so_far(draft)
    assert order is not None
    what, rule = (_develop, _fortify, _militarize)[kind](s, clan, order[0], order[2], level)
    return f"{KINDS[kind]} {ROMAN[level]} ({some(cost, 'Chão')}): {what}", (rule, "YUAN-C1.01")


def _develop(s: Yuan, clan: int, p: int, f: int, level: int) -> tuple[str, str]:
    gain = 1 if s.powers and clan == KERAIT else 2
    more = f", and gain {gain} Chão" if level == 2 else ""
    if not s.owner[p]:
        around = [q for q in s.land.adjacent[p] if not s.owner[q]]
        also = f" and the free Provinces beside it ({', '.join(map(name, around))})" if around else ""
        return f"settle {name(p)}{also}{more}", "YUAN-D1.01"
    if level == 3:
        beside = {s.owner[q] - 1 for q in s.land.adjacent[p]} - {-1, clan}
        robbed = f" and rob up to 2 Chão from {listed([colour(v) for v in sorted(beside)])}" if beside else ""
        return f"build a Temple in {name(p)}{robbed}", "YUAN-D5.01"
    border = sorted({q for own in group(s, p) for q in s.land.adjacent[own] if not s.owner[q]})
    claims = f"settle {', '.join(map(name, border))}" if border else "nothing to settle"
    return f"{claims}{more}", "YUAN-D2.01"


def _fortify(s: Yuan, clan: int, p: int, f: int, level: int) -> tuple[str, str]:
    if s.owner[p] != clan + 1:
        later = (
            "if it is your City then, a second City",
            "once it is yours: a Village becomes a City, a City gets a Rampart and a second City",
            "once it is yours: a Village becomes a City with a Rampart, a City is indestructible; and 1 Army",
        )
        return later[level - 1], "YUAN-F1.01"
    luong = ", and a second City" if s.powers and clan == LUONG else ""
    if s.build[p] == VILLAGE:
        return (
            "nothing: a Village becomes a City only at II",
            "the Village becomes a City",
            f"a City with a Rampart, and 1 Army{luong}",
        )[level - 1], "YUAN-F1.02"
    words = ("a second City", "a Rampart and a second City", f"an indestructible City, and 1 Army{luong}")[level - 1]
    return words, REINFORCEMENT[level]


def _militarize(s: Yuan, clan: int, p: int, f: int, level: int) -> tuple[str, str]:
    if s.owner[p] == clan + 1:
        return _recruits(s, clan, level), "YUAN-M1.02"
    sources = [q for q in s.land.reach(p, s.owner, s.armies, clan) if s.owner[q] == clan + 1 and s.armies[q]]
    force = sum(s.armies[q] for q in sources)
    added = " and 1 from the reserve" if level >= 2 and s.arms[clan] else ""
    more = "; after a victory attack every enemy Province beside it with force 1" if level == 3 else ""
    if not s.owner[p]:
        ready = f"; if an enemy takes it, attack with {some(force, 'Army')} in reach{added}{more}" if force else ""
        return f"if it becomes your City, {_recruits(s, clan, level)}{ready}", "YUAN-P1.06"
    return f"attack with all {some(force, 'Army')} in reach{added}{more}", "YUAN-A1.03"


def _recruits(s: Yuan, clan: int, level: int) -> str:
    """YUAN-M1.02, K8.01."""
    n = (1 if s.powers and clan == NAIMAN else 0, 1, 3)[level - 1]
    return f"recruit {some(n, 'Army')}" if n else "recruit nobody: Armies come only at II and III"
