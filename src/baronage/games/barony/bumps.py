"""A bump, from the space it starts on to where it ends: a free triangle, another Serf, or nowhere (BAR-B3, X1, K1)."""

from __future__ import annotations

from baronage.engine.flow import ALL
from baronage.games.barony import verbs
from baronage.games.barony.data import CHAIN_CAP
from baronage.games.barony.ends import check_alive
from baronage.games.barony.geometry import OUT
from baronage.games.barony.gold import reward
from baronage.games.barony.state import KILLED, Barony

Collision = tuple[int, int, int]  # the Serf bumped into, the space, triangles travelled


def lift(s: Barony, serf: int, place: int) -> None:
    """A Serf leaves its space (BAR-B3.02, H1.02)."""
    s.place[serf] = place
    s.hold[serf] = 0


def bump(s: Barony, serf: int, space: int, direction: int, distance: int, by: int) -> Collision | None:
    """BAR-B3.01, B3.03: move a Serf that is in the air along a bump line; what it runs into, if anything.

    `by` is the Serf whose win moved it (BAR-F3.03, K1.04).
    """
    s.bumps[by] += 1
    board, here = s.board, space
    for travelled in range(1, distance + 1):
        there = board.ahead(here, direction)
        if there == OUT:
            if s.log is not None:
                s.log.append((verbs.BUMPED, ALL, (serf, space, OUT, direction), "BAR-B3.03 BAR-K1.01"))
            kill(s, serf, by)
            return None
        other = s.at(there)
        if other >= 0:
            if s.clashes < CHAIN_CAP:
                if s.log is not None:
                    s.log.append((verbs.BUMPED, ALL, (serf, space, there, direction), "BAR-B3.03 BAR-X1.01"))
                return (other, there, travelled)
            stop_short(s, serf, space, here)
            return None
        here = there
    s.place[serf] = here
    if s.log is not None:
        s.log.append((verbs.BUMPED, ALL, (serf, space, here, direction), "BAR-B3.01 BAR-B3.03"))
    return None


def stop_short(s: Barony, serf: int, space: int, last: int) -> None:
    """BAR-X1.06: no further forced confrontation starts in this turn."""
    if last == space:  # its line has no free triangle
        ranges = s.board.ranges(space)
        last = min((t for t in range(s.board.size) if t not in s.place), key=lambda t: (ranges[t], t))
    s.place[serf] = last
    if s.log is not None:
        s.log.append((verbs.STOPPED, ALL, (serf, last), "BAR-X1.06"))


def kill(s: Barony, serf: int, by: int) -> None:
    """BAR-K1.01, K1.04: removed from this game, and credited if the killer is an opponent's."""
    s.place[serf] = KILLED
    own = s.control[serf] == s.control[by]
    credited = not s.mates(s.control[serf], s.control[by]) or (own and s.setup.options["friendly_kills"] == "on")
    if s.log is not None:
        s.log.append((verbs.KILLED, ALL, (serf, by if credited else -1), "BAR-K1.01 BAR-K1.04"))
    if credited:
        s.kills[by] += 1
        if not own:
            reward(s, by, serf)
    check_alive(s, s.control[serf])
