"""Gold: point income, kills, the winner's prize (BAR-O1). The Simple Game has none (BAR-Z1.01)."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import ALL
from baronage.games.barony import verbs
from baronage.games.barony.state import Barony

# by purpose (verbs.FOR_POINTS ...)
_RULE: Final = ("BAR-O1.01", "BAR-K1.05", "BAR-O1.05", "BAR-V3.06", "BAR-O1.03", "BAR-Q2.04", "BAR-Q4.01")


def gain(s: Barony, seat: int, gold: int, why: int) -> None:
    """Add gold to a Baron's treasury; eliminated Barons get none (BAR-V2.06)."""
    if not s.gilded or not gold or s.fallen[seat]:
        return
    s.gold[seat] += gold
    if s.log is not None:
        s.log.append((verbs.PAID, ALL, (seat, gold, s.gold[seat], why), _RULE[why]))


def pay(s: Barony, seat: int, gold: int, rule: str) -> None:
    """Take gold from a Baron's treasury, which must cover it (BAR-Q1.03)."""
    s.gold[seat] -= gold
    if s.log is not None:
        s.log.append((verbs.SPENT, ALL, (seat, gold, s.gold[seat]), rule))


def income(s: Barony, seat: int) -> None:
    """Pay 100 for each Serf on a point of an opponent's home, barricaded or not (BAR-O1.01, O1.02, V3.05)."""
    if not s.gilded:
        return
    paid = 0
    mine = s.fief(seat)
    for other in range(s.seats):
        if s.mates(seat, other):
            continue
        points = s.board.points[s.home[other]]
        for serf in mine:
            if s.place[serf] in points:
                s.earned[serf] += s.numbers.point_income * s.tally  # BAR-F3.05
                paid += s.numbers.point_income
    gain(s, seat, paid, verbs.FOR_POINTS)


def reward(s: Barony, killer: int, seat: int, victim: int) -> None:
    """Pay 100 x the victim's Rank to the killer's Baron; `killer` is -1 if that Serf is gone (BAR-K1.05, O1.04)."""
    if s.gilded and not s.fallen[seat]:
        if killer >= 0:
            s.earned[killer] += s.numbers.kill_gold * s.rank[victim] * s.tally
        gain(s, seat, s.numbers.kill_gold * s.rank[victim], verbs.FOR_KILL)


def prize(s: Barony, winner: int) -> None:
    """Pay the prize: 1,000 for each player who began; a team shares it (BAR-O1.05, V3.06)."""
    winners = [seat for seat in range(s.seats) if s.mates(winner, seat)]
    for seat in winners:
        gain(s, seat, s.numbers.win_gold * s.seats // len(winners), verbs.FOR_TEAM if s.teams else verbs.FOR_WIN)
