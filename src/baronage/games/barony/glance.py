"""Which movements are worth a closer look: what each promises at a glance, for the fast policy. Nothing is tried here.

Counted as in `worth.py`, but only what the mover itself changes: its way to a point, a point entered or left, whom it could
drive off from there.
"""

from __future__ import annotations

from typing import Final

from baronage.engine.flow import Action
from baronage.games.barony import verbs
from baronage.games.barony.data import HOLD_TURNS
from baronage.games.barony.moves import landing
from baronage.games.barony.odds import exits, wins
from baronage.games.barony.worth import FARTHEST, Outlook

ENTERED: Final = 3.0  # a point that is entered
GUARD: Final = 0.4  # one of one's own points that somebody stands on
OWN: Final = -1.0  # a Serf of one's own in the way


class Glance:
    """A position as one seat sees it, looked at once; then its movements, one by one."""

    def __init__(self, outlook: Outlook) -> None:
        s, seat = outlook.s, outlook.seat
        self.outlook = outlook
        self.free: list[int] = []  # the points that nobody of mine stands on
        for number, point in enumerate(outlook.points[seat]):
            serf = outlook.on[point]
            if serf < 0 or not s.mates(s.control[serf], seat):
                self.free.append(number)
        self.away = [FARTHEST * 9] * 3  # how far the nearest to each point is,
        self.leader = [-1] * 3  # and who that is
        self._lead()
        weights = outlook.weights
        # opponents who sit on points, with what it is worth that they are driven off
        self.sitters: dict[int, float] = {}
        for foe, ahead, _ in outlook.foes:
            for point in outlook.points[foe]:
                serf = outlook.on[point]
                if serf >= 0 and s.control[serf] == foe and outlook.hold[serf] < HOLD_TURNS:
                    self.sitters[point] = ahead * (weights.holds[outlook.hold[serf] + 1] - weights.gone)

    def _lead(self) -> None:
        """One Serf for each free point: whoever is nearest to any of them first."""
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
        """What this movement of a Serf promises that is worth so much where it stands."""
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
        """What it is worth that this Serf stands there."""
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
            holds = outlook.weights.holds
            value += ENTERED + holds[min(hold + 1, HOLD_TURNS)] - holds[1]
        if space in outlook.own_points:
            value += GUARD
        for point, prize in self.sitters.items():
            if point in outlook.reach[outlook.s.vocation[serf]][space]:
                value += 0.5 * prize * wins(outlook.bonus[serf] - outlook.bonus[outlook.on[point]])
        return value
