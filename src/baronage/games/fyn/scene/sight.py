"""Shared data of the scene's parts: the viewer, the action in progress, positions and sizes."""

from __future__ import annotations

from baronage.engine.game.translator import Translator
from baronage.engine.text.params import Param, Params
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import EDGES, cut_off, open_edges, xy
from baronage.games.fyn.rules.odds import capture_chance
from baronage.games.fyn.rules.realm import lying_at
from baronage.games.fyn.state import HOME, STEP_OF, Barons
from baronage.games.fyn.steps.frame import frames
from baronage.games.fyn.steps.mustering import marchers
from baronage.games.fyn.steps.response import Placing
from baronage.games.fyn.steps.windows import Interrupts

WIDTH = 1068.0
TOP = 58.0
GAP = 14.0
Size = tuple[float, float]
SMALL: Size = (98.0, 54.0)  # tiles of the others
LARGE: Size = (110.0, 79.0)  # own tiles,
LOW: Size = (110.0, 54.0)  # and own tiles with many players


class Sight:
    """A view with its viewer; spectators see the table from P1's side."""

    def __init__(self, s: Barons, tr: Translator, upright: bool = False) -> None:
        self.s, self.tr = s, tr
        self.upright = upright
        self.roomy = False  # each realm has the whole width of a board
        self.aside = False  # a battle line is beside all realms
        self.me = s.viewer if s.viewer >= 0 else 0
        self.foe = self.target = self.origin = -1
        self.group: tuple[int, ...] = ()
        self.captured = False
        self.event = 0  # the card of an event in progress
        self.struck = (-1, -1)  # the seat and cell of its target
        for frame in frames(s):
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
        self.figures: dict[tuple[int, bool], list[tuple[str, str]]] = {}  # numbers of headlines, cached
        self.odds = self._odds()

    def aimed(self) -> bool:
        """Return whether a land card is under attack or about to be."""
        return self.foe >= 0 and not self.captured and self.target in self.s.lands[self.foe]

    def placing(self) -> bool:
        """Return whether captured land is about to be placed."""
        return self.s.on_top(Placing) is not None

    def party(self) -> tuple[int, ...]:
        """Return the remaining cards of the attacking group."""
        return tuple(army for army in self.group if army in self.s.armies[self.s.active])

    def name(self, seat: int) -> str:
        """Return the name of a player, including the viewer."""
        return self.tr.reader.names[seat]

    def called(self, seat: int) -> str:
        """Return "you" for the viewer, otherwise the player's name."""
        return self.tr.called(seat)

    def term(self, card: int) -> str:
        """Return the term for a card."""
        return self.tr.term("CARD", card)

    def spot(self, owner: int, cell: int) -> Params:
        """Return message parameters about a place: its owner and contents."""
        land, on = lying_at(self.s, owner, cell)
        return {"owner": owner, "cell": cell, "land": land, "on": on}

    def msg(self, id: str, **params: Param) -> str:
        """Return a message of the catalogue for the viewer."""
        return self.tr.msg(id, **params)

    def others(self) -> list[int]:
        """Return the other players: the defender first, then clockwise, eliminated players last."""
        n = self.s.seats
        order = [seat % n for seat in range(self.me + 1, self.me + n)]
        return sorted(order, key=lambda seat: (not self.s.alive >> seat & 1, seat != self.foe))

    def _cells(self) -> dict[int, set[int]]:
        """Return the relevant empty cells by seat: for placing a card or captured land."""
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
        """Return capture probabilities in percent by seat and cell while the viewer chooses a target.

        They assume that all available armies attack.
        """
        s = self.s
        ready = marchers(s) if s.viewer >= 0 and s.viewer == s.active else ()
        if not ready:
            return {}
        aims = [(action[1], action[2]) for action in s.actions(s.viewer) if action[0] == verbs.TARGET]
        return {aim: round(100 * capture_chance(s, s.viewer, *aim, ready)) for aim in aims}

    def box(self, seat: int) -> tuple[int, int, int]:
        """Return the first and last column and the highest row of a realm's grid."""
        if seat not in self._boxes:
            self._boxes[seat] = self._box(seat)
        return self._boxes[seat]

    def _box(self, seat: int) -> tuple[int, int, int]:
        s = self.s
        cells = [xy(cell) for cell in (*s.lands[seat], *self.cells[seat])] or [(0, 0)]
        if s.city[seat] >= 0:
            cells.append(xy(s.city[seat]))
        return min(x for x, _ in cells), max(x for x, _ in cells), max(y for _, y in cells)


_ENDING = {2: "A", 4: "C", 9: "E"}  # windows at the end of a step, when the stage is already the next one (FYN-W1.02)


def step_of(s: Barons) -> str:
    """Return the letter of the current step."""
    window = s.find(Interrupts)
    return _ENDING.get(window.number if window is not None else 0, STEP_OF[s.stage])


def cell_text(cell: int) -> str:
    """Return a cell in notation."""
    x, y = xy(cell)
    return f"{x},{y}"
