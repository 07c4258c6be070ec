"""Losing and winning: too few Serfs, barricades, limits, resignations (BAR-K3, H1, V1 to V4)."""

from __future__ import annotations

from baronage.engine.core.state import ALL
from baronage.games.barony import verbs
from baronage.games.barony.data import PASS_LIMIT, RES
from baronage.games.barony.rules.effects import strip
from baronage.games.barony.rules.gold import prize
from baronage.games.barony.state import AIR, KILLED, WENT, Barony
from baronage.games.barony.verbs import (
    ALL_PASSED,
    BARRICADED,
    BARRICADED_BY_TEAM,
    BARRICADED_OF_MANY,
    LAST_IN,
    LAST_OF_MANY,
    LAST_TEAM,
    ROUND_LIMIT,
)


def end(s: Barony, cause: int, winner: int) -> None:
    """End the game at once (BAR-V1.04)."""
    s.winner = winner
    if winner >= 0:  # BAR-V4.03: an undecided game pays nothing
        prize(s, winner)
    if s.log is not None:
        won = [seat for seat in range(s.seats) if winner >= 0 and s.mates(winner, seat)]
        s.log.append((verbs.ENDED, ALL, (cause, *won), s.game.cause(cause)[1][0]))
    s.finish(cause)


def lose(s: Barony, seat: int, rule: str) -> None:
    """Eliminate a Baron (BAR-V1.02, V2.02, V3.03). The last Baron or team in the game wins."""
    s.fallen[seat] = max(s.fallen) + 1
    if s.log is not None:
        s.log.append((verbs.FALLEN, ALL, (seat,), rule))
    still = [other for other in range(s.seats) if not s.fallen[other]]
    if all(s.mates(still[0], other) for other in still):
        end(s, LAST_TEAM if s.teams else LAST_IN if s.seats == 2 else LAST_OF_MANY, still[0])


def sweep(s: Barony) -> None:
    """Remove the Serfs of eliminated Barons from the board, except barricaded ones (BAR-V2.03)."""
    if not any(s.fallen):
        return
    for serf, place in enumerate(s.place):
        if (place >= 0 or place == AIR) and s.fallen[s.control[serf]] and s.hold[serf] < s.numbers.hold_turns:
            s.place[serf] = WENT
            strip(s, serf)
            if s.log is not None:
                s.log.append((verbs.REMOVED, ALL, (serf,), "BAR-V2.03"))
    if s.teams:  # a Priest may have left with them
        for seat in range(s.seats):
            check_alive(s, seat)


def on_leave(s: Barony, seat: int, how: int) -> None:
    """Eliminate a Baron who leaves; a chain in progress is finished first (BAR-V1.03, V2.07)."""
    if not s.fallen[seat]:
        lose(s, seat, "BAR-V1.03")
    if len(s.stack) == 1:
        sweep(s)


def check_alive(s: Barony, seat: int) -> None:
    """Eliminate Barons without a Serf in play, including team-mates whom no Resurrect can help any more (BAR-K3.04)."""
    for other in range(s.seats):
        if s.mates(seat, other) and not s.fallen[other] and not s.fief(other) and not _awaited(s, other):
            lose(s, other, "BAR-K3.04")


def _awaited(s: Barony, seat: int) -> bool:
    """Return whether a team-mate's Resurrect can bring back a Serf of this Baron."""
    if not any(place == KILLED and s.owner(serf) == seat for serf, place in enumerate(s.place)):
        return False
    return any(
        s.owns(priest, RES) and s.hold[priest] < s.numbers.hold_turns and s.used(priest, RES) < s.rank[priest]
        for mate in range(s.seats)
        if mate != seat and s.mates(seat, mate) and not s.fallen[mate]
        for priest in s.fief(mate)
    )


def check_barricades(s: Barony, seat: int) -> None:
    """End the game if all three points of the enemy's home are barricaded (BAR-V1.01, V2.02, V3.02)."""
    if len(s.barricades(seat)) == 3:
        end(s, BARRICADED_BY_TEAM if s.teams else BARRICADED if s.seats == 2 else BARRICADED_OF_MANY, seat)


def count_below(s: Barony, seat: int) -> None:
    """Count a Baron's turns begun and ended below three Serfs, and eliminate them after three (BAR-K3.02)."""
    before = s.below[seat]
    s.below[seat] = before + 1 if s.began_below and len(s.fief(seat)) < s.numbers.loss_serfs else 0
    if s.below[seat] != before and s.log is not None:
        s.log.append((verbs.BELOW, ALL, (seat, s.below[seat]), "BAR-K3.02"))
    if s.below[seat] >= s.numbers.loss_turns:
        lose(s, seat, "BAR-K3.02")


def check_limits(s: Barony) -> None:
    """End the game at its limits, at the end of a round (BAR-V4.01, V4.02)."""
    if s.idle_rounds >= PASS_LIMIT:
        end(s, ALL_PASSED, -1)
    if s.round >= s.setup.options["round_limit"]:
        end(s, ROUND_LIMIT, -1)
