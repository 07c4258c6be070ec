"""What the parts of the picture share: whose eyes look, what is in progress, where things lie; and the measures."""

from __future__ import annotations

from baronage.engine.facts import Fact, Facts
from baronage.engine.voice import Voice
from baronage.games.fyn import verbs
from baronage.games.fyn.geometry import EDGES, cut_off, open_edges, xy
from baronage.games.fyn.odds import capture_chance
from baronage.games.fyn.realm import lying_at
from baronage.games.fyn.state import HOME, STEP_OF, Barons
from baronage.games.fyn.steps.mustering import marchers
from baronage.games.fyn.steps.response import Placing
from baronage.games.fyn.steps.windows import Interrupts

WIDTH = 1068.0
TOP = 58.0
GAP = 14.0
Size = tuple[float, float]
SMALL: Size = (98.0, 54.0)  # tiles of the others
LARGE: Size = (110.0, 79.0)  # one's own,
LOW: Size = (110.0, 54.0)  # and these where there are many players


class Sight:
    """A view, seen by its eyes; spectators look from P1's side."""

    def __init__(self, s: Barons, voice: Voice, upright: bool = False) -> None:
        self.s, self.voice = s, voice
        self.upright = upright
        self.roomy = False  # each realm has the whole width of a board
        self.aside = False  # a battle line lies beside all realms
        self.me = s.eyes if s.eyes >= 0 else 0
        self.foe = self.target = self.origin = -1
        self.group: tuple[int, ...] = ()
        self.captured = False
        self.event = 0  # the card of an event in progress
        self.struck = (-1, -1)  # the seat and the cell that it is against
        for frame in s.frames():
            strike, assault = frame.strike(), frame.assault()
            if strike is not None:
                self.event, self.struck = strike.card, (strike.owner, strike.cell)
            if assault is not None:
                self.foe, self.target, self.origin, self.group, self.captured = assault
        self.cut: list[int] = []
        if self.aimed() and self.target != HOME:
            self.cut = cut_off(s, self.foe, self.target)
        self.cells = self._cells()
        self._boxes: dict[int, tuple[int, int, int]] = {}
        self.figures: dict[tuple[int, bool], list[tuple[str, str]]] = {}  # of headlines: asked for again and again
        self.odds = self._odds()

    def aimed(self) -> bool:
        """Is a land card being attacked, or about to be?"""
        return self.foe >= 0 and not self.captured and self.target in self.s.lands[self.foe]

    def placing(self) -> bool:
        """Is captured land about to be placed?"""
        return self.s.on_top(Placing) is not None

    def party(self) -> tuple[int, ...]:
        """The cards of the attacking group that are left."""
        return tuple(army for army in self.group if army in self.s.armies[self.s.active])

    def name(self, seat: int) -> str:
        """The name of a player, also of who looks."""
        return self.voice.reader.names[seat]

    def called(self, seat: int) -> str:
        """How who looks calls a player: "you", or the name."""
        return self.voice.called(seat)

    def term(self, card: int) -> str:
        """The word for a card."""
        return self.voice.term("CARD", card)

    def spot(self, owner: int, cell: int) -> Facts:
        """What there is to say about a place: whose it is, and what lies there."""
        land, on = lying_at(self.s, owner, cell)
        return {"owner": owner, "cell": cell, "land": land, "on": on}

    def say(self, id: str, **facts: Fact) -> str:
        """A sentence of the catalogue, to who looks."""
        return self.voice.say(id, **facts)

    def others(self) -> list[int]:
        """The other players: the one under attack first, then clockwise; who is out comes last."""
        n = self.s.seats
        order = [seat % n for seat in range(self.me + 1, self.me + n)]
        return sorted(order, key=lambda seat: (not self.s.alive >> seat & 1, seat != self.foe))

    def _cells(self) -> dict[int, set[int]]:
        """Empty cells that matter now, by seat: where a card may be placed, or captured land is about to lie."""
        s = self.s
        found: dict[int, set[int]] = {seat: set() for seat in range(s.seats)}
        for seat in range(s.seats):
            for action in s.actions(seat):
                if action[0] == verbs.PUT and action[2] not in s.lands[seat]:
                    found[seat].add(action[2])
        if self.placing() and self.origin in s.lands[s.active]:
            found[s.active] |= {self.origin + EDGES[edge] for edge in open_edges(s, s.active, self.origin)}
        return found

    def _odds(self) -> dict[tuple[int, int], int]:
        """While I choose a target, by seat and cell: about how likely all who can go are to take it, in percent."""
        s = self.s
        ready = marchers(s) if s.eyes >= 0 and s.eyes == s.active else ()
        if not ready:
            return {}
        aims = [(action[1], action[2]) for action in s.actions(s.eyes) if action[0] == verbs.TARGET]
        return {aim: round(100 * capture_chance(s, s.eyes, *aim, ready)) for aim in aims}

    def box(self, seat: int) -> tuple[int, int, int]:
        """The columns from, to, and the highest row of a realm's grid."""
        if seat not in self._boxes:
            self._boxes[seat] = self._box(seat)
        return self._boxes[seat]

    def _box(self, seat: int) -> tuple[int, int, int]:
        s = self.s
        cells = [xy(cell) for cell in (*s.lands[seat], *self.cells[seat])] or [(0, 0)]
        if s.city[seat] >= 0:
            cells.append(xy(s.city[seat]))
        return min(x for x, _ in cells), max(x for x, _ in cells), max(y for _, y in cells)


_ENDING = {2: "A", 4: "C", 9: "E"}  # windows at the end of a step, when the stage is the next one already (FYN-W1.02)


def step_of(s: Barons) -> str:
    """The letter of the step in which the turn stands."""
    window = s.find(Interrupts)
    return _ENDING.get(window.number if window is not None else 0, STEP_OF[s.stage])


def cell_text(cell: int) -> str:
    """A cell as the notation writes it."""
    x, y = xy(cell)
    return f"{x},{y}"
