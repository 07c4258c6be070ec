"""Serfs leaving, arriving, bumped along a line, trapped, snared, killed or saved (BAR-B3, X1, K1, K2, A06, A14).

Functions here ask no player; decisions to be made are returned to the steps.
"""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import ALL
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import BARONY, OUT
from baronage.games.barony.data import CHAIN_CAP, SNA, TRP
from baronage.games.barony.rules.effects import clear, strip
from baronage.games.barony.rules.elimination import check_alive
from baronage.games.barony.rules.gold import reward
from baronage.games.barony.state import KILLED, STRUCK, Barony

# Endings of a bump, and the values that follow in an `Ending`.
MET: Final = 1  # the Serf bumped into, the space, triangles travelled, direction
SAVED: Final = 2  # by a blessing: the Baron who chooses its triangle
Ending = tuple[int, ...]
RESTS: Final[Ending] = ()  # it stands somewhere, or is killed


# --- leaving and arriving ---------------------------------------------------------------------------------------------


def leave(s: Barony, serf: int) -> None:
    """Remove a Serf from its space; a finished trap or snare stays there (BAR-B3.02, H1.02, T2.05)."""
    s.hold[serf] = 0
    if not s.gilded:
        return
    s.sleep[serf] = s.snare[serf] = 0
    if s.task[serf]:
        give_up(s, serf)
    if s.ready[serf]:  # BAR-A06.02, A14.01
        kind, here = s.ready[serf], s.place[serf]
        s.ready[serf] = 0
        s.markers.append([here, kind, serf, s.control[serf], s.rank[serf]])
        if s.log is not None:
            rule = "BAR-A14.01" if kind == TRP else "BAR-A06.02"
            s.log.append((verbs.MARKED, ALL, (kind, here, serf, s.rank[serf]), rule))


def lift(s: Barony, serf: int, place: int) -> None:
    """Take a Serf from its space by another's effect; if it is the active Serf its movement ends (BAR-T1.11)."""
    leave(s, serf)
    s.place[serf] = place
    halt(s, serf)


def halt(s: Barony, serf: int) -> None:
    """End the movement of the active Serf (BAR-T1.11)."""
    if serf == s.active and not s.halted:
        s.halted = 1


def roam(s: Barony, serf: int, space: int) -> None:
    """Note that a Serf has left its home (BAR-A09.01)."""
    if not s.away[serf] and space // BARONY * BARONY != s.home_of(serf):
        s.away[serf] = 1


def stand(s: Barony, serf: int, space: int) -> None:
    """Place a Serf on a space."""
    s.place[serf] = space
    if not s.away[serf]:
        roam(s, serf, space)


def give_up(s: Barony, serf: int) -> None:
    """Cancel a Serf's task (BAR-T2.05)."""
    if s.log is not None:
        s.log.append((verbs.GAVE_UP, ALL, (serf, s.task[serf]), "BAR-T2.05"))
    s.task[serf] = s.progress[serf] = 0


def free_home(s: Barony, serf: int) -> list[int]:
    """Return the free triangles of its owner's home, by index."""
    first = s.home_of(serf)
    return [triangle for triangle in range(first, first + BARONY) if triangle not in s.place]


# --- markers ----------------------------------------------------------------------------------------------------------


def unmark(s: Barony, row: list[int], serf: int) -> None:
    """Remove a trap or snare that is sprung."""
    s.markers.remove(row)
    if s.log is not None:
        s.log.append((verbs.SPRUNG, ALL, (row[1], row[0], serf), "BAR-A14.02" if row[1] == TRP else "BAR-A06.03"))


def ensnare(s: Barony, serf: int, row: list[int]) -> None:
    """Ensnare a Serf; the turns equal the setter's Rank.

    They start with its controller's next turn (BAR-A06.03, A06.04, T2.02).
    """
    unmark(s, row, serf)
    s.snare[serf] = row[4] + (s.control[serf] == s.turn)
    halt(s, serf)
    if s.log is not None:
        s.log.append((verbs.SNARED, ALL, (serf, row[4]), "BAR-A06.03"))


def snare_at(s: Barony, space: int) -> list[int] | None:
    """Return the snare on a space, or None."""
    row = s.marker(space) if s.markers else None
    return row if row is not None and row[1] == SNA else None


def trap_at(s: Barony, space: int) -> list[int] | None:
    """Return the trap on a space, or None."""
    row = s.marker(space) if s.markers else None
    return row if row is not None and row[1] == TRP else None


# --- a bump -----------------------------------------------------------------------------------------------------------


def bump(s: Barony, serf: int, space: int, direction: int, distance: int, by: int, seat: int, safe: int = 0) -> Ending:
    """Move a Serf that is in the air along a bump line (BAR-B3.01, B3.03).

    `by` is the Serf whose win, shot, spell, throw or trap moves it (BAR-F3.03, K1.04), or -1 if that Serf is gone;
    `seat` is the Baron it acts for. A `safe` bump, by Retreat, stops inside the Kingdom (BAR-A13.02).
    """
    halt(s, serf)
    board = s.board
    while True:
        if by >= 0 and by != serf:  # BAR-F3.03: a Serf's own trap moves no other Serf
            s.bumps[by] += s.tally
        here, far, rule = space, 0, "BAR-B3.01 BAR-B3.03"  # `far`: triangles that it was moved
        trap: list[int] | None = None
        for travelled in range(1, distance + 1):
            there = board.ahead(here, direction)
            if there == OUT:
                if safe:
                    rule = "BAR-A13.02 BAR-B3.01"
                    break
                _note(s, serf, space, OUT, direction, "BAR-B3.03 BAR-K1.01")
                return perish(s, serf, by, seat)
            if s.markers:
                trap = trap_at(s, there)
                if trap is not None:
                    here, far = there, travelled
                    break
            other = s.at(there)
            if other >= 0:
                if s.clashes < CHAIN_CAP:
                    _note(s, serf, space, there, direction, "BAR-B3.03 BAR-X1.01")
                    wreck(s, serf, travelled)
                    roam(s, serf, there)
                    return (MET, other, there, travelled, direction)
                stop_short(s, serf, space, here, far)
                return RESTS
            here, far = there, travelled
            if s.markers and snare_at(s, there) is not None:
                break
        _note(s, serf, space, here, direction, rule)
        wreck(s, serf, far)
        if trap is None:
            stand(s, serf, here)
            snare = snare_at(s, here) if s.markers else None
            if snare is not None:
                ensnare(s, serf, snare)
            return RESTS
        # BAR-A14.02, A13.04: from the trap it continues as far as the setter's Rank, and Retreat doesn't help
        unmark(s, trap, serf)
        roam(s, serf, here)
        space, distance, by, seat, safe = here, trap[4], trap[2], trap[3], 0


def _note(s: Barony, serf: int, space: int, there: int, direction: int, rule: str) -> None:
    if s.log is not None:
        s.log.append((verbs.BUMPED, ALL, (serf, space, there, direction), rule))


def wreck(s: Barony, serf: int, far: int) -> None:
    """Destroy the catapult of a Serf displaced by more than one triangle (BAR-A04.04)."""
    if far > 1 and s.catapult[serf]:
        s.catapult[serf] = 0
        if s.log is not None:
            s.log.append((verbs.DESTROYED, ALL, (serf,), "BAR-A04.04"))


def stop_short(s: Barony, serf: int, space: int, last: int, far: int) -> None:
    """Stop a Serf at the limit of forced confrontations.

    `last` is `far` triangles from where it was bumped (BAR-X1.06).
    """
    if last == space:  # its line has no free triangle
        ranges = s.board.ranges(space)
        last = min((t for t in range(s.board.size) if t not in s.place), key=lambda t: (ranges[t], t))
        far = ranges[last]
    wreck(s, serf, far)
    stand(s, serf, last)
    if s.log is not None:
        s.log.append((verbs.STOPPED, ALL, (serf, last), "BAR-X1.06"))


# --- kills and blessings ----------------------------------------------------------------------------------------------


def perish(s: Barony, serf: int, by: int, seat: int) -> Ending:
    """Save a blessed Serf if its home has room; otherwise kill it (BAR-K1.03, K2.02, K2.03)."""
    if s.blessings[serf] and free_home(s, serf):
        s.blessings[serf] -= 1
        clear(s, serf)
        return (SAVED, seat)
    kill(s, serf, by, seat)
    return RESTS


def kill(s: Barony, serf: int, by: int, seat: int, place: int = KILLED) -> None:
    """Remove a Serf from this game, and credit the kill if the killer is an opponent's (BAR-K1.01, K1.04, K1.05)."""
    mine = s.control[serf]
    if by == serf:  # its own trap, even if set for another Baron
        by, seat = -1, mine
    own = mine == seat
    credited = by >= 0 and (not s.mates(mine, seat) or (own and s.setup.options["friendly_kills"] == "on"))
    s.place[serf] = place
    if s.log is not None:
        if place == STRUCK:
            s.log.append((verbs.ASSASSINATED, ALL, (serf, by), "BAR-A02.05 BAR-A02.07"))
        else:
            s.log.append((verbs.KILLED, ALL, (serf, by if credited else -1), "BAR-K1.01 BAR-K1.04"))
    if credited:
        s.kills[by] += 1  # BAR-F3.04
    if not s.mates(mine, seat):
        reward(s, by, seat, serf)
    strip(s, serf)
    check_alive(s, mine)


def save(s: Barony, serf: int, triangle: int) -> None:
    """Put a blessed Serf on a triangle of its home; no trap or snare is sprung there (BAR-K2.02)."""
    stand(s, serf, triangle)
    if s.log is not None:
        s.log.append((verbs.SAVED, ALL, (serf, triangle, s.blessings[serf]), "BAR-K2.02"))
