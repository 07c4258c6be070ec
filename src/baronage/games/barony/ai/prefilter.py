"""Fast estimate of movements, which selects those worth examining. No movement is tried out here.

Values as in `heuristics.py`, but only for what the mover itself changes: its distance to a point, a point entered or
left, opponents it could drive off from there.
"""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Action
from baronage.games.barony import verbs
from baronage.games.barony.ai.heuristics import FARTHEST, Outlook
from baronage.games.barony.rules.moves import landing
from baronage.games.barony.rules.odds import exits, wins

ENTERED: Final = 3.0  # for entering a point
GUARD: Final = 0.4  # for guarding one of the own points
OWN: Final = -1.0  # for an own Serf in the way


class Glance:
    """A position surveyed once for one seat, to estimate many movements."""

    def __init__(self, outlook: Outlook) -> None:
        s, seat = outlook.s, outlook.seat
        self.outlook = outlook
        self.free: list[int] = []  # points without a friendly Serf
        for number, point in enumerate(outlook.points[seat]):
            serf = outlook.on[point]
            if serf < 0 or not s.mates(s.control[serf], seat):
                self.free.append(number)
        self.away = [FARTHEST * 9] * 3  # distance of the nearest Serf to each point,
        self.leader = [-1] * 3  # and that Serf
        self._lead()
        weights = outlook.weights
        # opponents on points, with the value of driving them off
        self.sitters: dict[int, float] = {}
        for foe, ahead, _ in outlook.foes:
            for point in outlook.points[foe]:
                serf = outlook.on[point]
                if serf >= 0 and s.control[serf] == foe and outlook.hold[serf] < outlook.s.numbers.hold_turns:
                    self.sitters[point] = ahead * (outlook.holds[outlook.hold[serf] + 1] - weights.gone)

    def _lead(self) -> None:
        """Assign one Serf to each free point; the Serf nearest to any of them comes first."""
        outlook, seat = self.outlook, self.outlook.seat
        left = list(self.free)
        while left:
            least, best, goal = FARTHEST * 9, -1, -1
            for serf in outlook.fiefs[seat]:
                here = outlook.place[serf]
                if here < 0 or outlook.hold[serf] or serf in self.leader or serf == outlook.errand:
                    continue
                row = outlook.near[serf][here]
                for point in left:
                    if row[point] < least:
                        least, best, goal = row[point], serf, point
            if best < 0:
                return
            self.away[goal], self.leader[goal] = least, best
            left.remove(goal)

    def movement(self, serf: int, action: Action, now: float) -> float:
        """Return the estimated gain of a movement; `now` is the Serf's value where it stands."""
        outlook = self.outlook
        s = outlook.s
        space = landing(s, s.place[serf], action[1], action[2]) if action[0] == verbs.FLY else action[1]
        value = self.stand(serf, space) - now
        other = outlook.on[space]
        if other < 0:
            return value
        if s.mates(s.control[other], outlook.seat):
            return value + OWN
        chance = wins(outlook.bonus[serf] - outlook.bonus[other])
        edge, weights = min(1.0, exits(s, space) / 3), outlook.weights
        prize = self.sitters.get(space, 0.0) + edge * (weights.serf + weights.rank * s.rank[other])
        return chance * (value + prize) - (1 - chance) * edge * (weights.serf + weights.rank * s.rank[serf])

    def stand(self, serf: int, space: int) -> float:
        """Return the value of `serf` standing on `space`."""
        outlook, step = self.outlook, self.outlook.weights.step
        if serf == outlook.errand:
            return -step * outlook.to_market[outlook.s.vocation[serf]][space] / outlook.s.move[serf]
        one, two, three, reserve = outlook.near[serf][space]
        value = outlook.weights.reserve * reserve
        row = (one, two, three)
        for point in self.free:
            if self.leader[point] == serf:
                value = -step * row[point]
            elif row[point] < self.away[point]:
                value = max(value, step * (self.away[point] - row[point]))
        if space in outlook.points[outlook.seat]:
            hold = outlook.hold[serf] if outlook.place[serf] == space else 0
            holds = outlook.holds
            value += ENTERED + holds[min(hold + 1, outlook.s.numbers.hold_turns)] - holds[1]
        if space in outlook.own_points:
            value += GUARD
        for point, prize in self.sitters.items():
            if point in outlook.reach[outlook.s.vocation[serf]][space]:
                value += 0.5 * prize * wins(outlook.bonus[serf] - outlook.bonus[outlook.on[point]])
        return value
