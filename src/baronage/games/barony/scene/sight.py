"""State shared by the parts of the picture: viewer, pending decision, layout."""

from __future__ import annotations

from baronage.engine.core.state import Action
from baronage.engine.game.translator import Translator
from baronage.engine.text.params import Param
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import STARTS
from baronage.games.barony.data import FIEFDOM_MAX, TEL
from baronage.games.barony.hiring import Lines
from baronage.games.barony.rules.moves import landing
from baronage.games.barony.rules.param_text import place_param, serf_param
from baronage.games.barony.scene.frame import Frame, Point, frame
from baronage.games.barony.state import AIR, Barony
from baronage.games.barony.steps.base import (
    AT_HOME,
    CLOSE_BY,
    NO_HOVER,
    NO_THROW,
    ON_SPACE,
    BaronyStep,
    Clash,
    Throw,
    frames,
)
from baronage.games.barony.steps.opening import Preparation, fief, fiefdom


class Sight:
    """A view and its viewer. Spectators see the board from A's side."""

    def __init__(self, s: Barony, tr: Translator) -> None:
        self.s, self.tr = s, tr
        self.me = max(s.viewer, 0)
        self.frame: Frame = frame(s.board, s.home[self.me])
        self.on = {place: serf for serf, place in enumerate(s.place) if place >= 0}  # the Serf on each space
        self.top = s.on_top(BaronyStep)
        self.sheet = s.on_top(Preparation)
        self.clash: Clash | None = None
        for step in frames(s):
            if step.confrontation() or step.after_confrontation():
                self.clash = step.confrontation() or None
                break
        throw = self.top.throw() if self.top is not None else NO_THROW
        self.bump: Throw | None = throw if throw != NO_THROW else None  # the bump to be aimed now
        self.pair = self.top.besides() if self.top is not None else ()  # the Serfs that a question concerns
        # the viewer's options now
        self.options: list[Action] = s.actions(s.viewer) if s.viewer >= 0 and s.stack else []

    def label(self, seat: int) -> str:
        """Return the letter of a Baron, used in the picture's ids."""
        return self.s.game.seat_label(seat)

    def name(self, seat: int) -> str:
        """Return the name of a Baron, including the viewer's own."""
        return self.tr.reader.names[seat]

    def msg(self, id: str, **params: Param) -> str:
        """Return a message of the catalogue for this viewer."""
        return self.tr.msg(id, **params)

    def serf(self, serf: int) -> str:
        """Return a Serf as a message parameter."""
        return serf_param(self.s, serf)

    def space(self, space: int) -> str:
        """Return a space as a message parameter."""
        return place_param(self.s, self.s.viewer, space)

    # --- before the game ----------------------------------------------------------------------------------------

    def prepares(self) -> bool:
        """Return whether the Fiefs are still being prepared."""
        return self.sheet is not None

    def draft(self) -> tuple[Action, ...]:
        """Return the actions of the viewer's draft."""
        return self.sheet.drafts[self.s.viewer] if self.sheet is not None and self.s.viewer >= 0 else ()

    def drafted(self) -> Lines:
        """Return the roster that the viewer's draft produces."""
        return fiefdom(self.s, self.me, self.draft()) if self.s.viewer >= 0 else {}

    def placed(self) -> dict[int, int]:
        """Return the triangles of the Serfs placed in the draft, by Serf."""
        s, draft = self.s, self.draft()
        spots = [action for action in draft if action[0] in (verbs.PLACE, verbs.PUT)]
        starts = s.board.starts[s.home[self.me]]
        nine = fief(s, self.me, draft) if spots else []
        found = {}
        for turn, (verb, what) in enumerate(spots):
            serf, triangle = (what, starts[turn]) if verb == verbs.PLACE else (nine[turn], what)
            found[serf] = triangle
        return found

    def next_start(self) -> int:
        """Return the start triangle to be filled next, or -1."""
        count = len(self.placed())
        placing = any(action[0] == verbs.PLACE for action in self.options)
        return self.s.board.starts[self.s.home[self.me]][count] if placing and count < len(STARTS) else -1

    # --- where Serfs are drawn ----------------------------------------------------------------------------------

    def spot(self, serf: int) -> Point | None:
        """Return where a Serf is drawn, or None if it isn't on the board."""
        s = self.s
        place = s.place[serf]
        if place >= 0:
            return self._room_for(place)
        if place != AIR:
            return None
        for step in frames(s):
            hover = step.hover(s, serf)
            if hover != NO_HOVER:
                return self._in_the_air(serf, *hover)
        return None

    def _in_the_air(self, serf: int, how: int, space: int, ways: int) -> Point:
        if how == AT_HOME:
            x, y, _, _ = self.frame.heads[self.s.home[serf // FIEFDOM_MAX]]
            return x - 20, y + 20
        if how == ON_SPACE:
            return self.frame.at(space)
        return self.beside(space, ways, 15 if how == CLOSE_BY else 31)

    def _room_for(self, place: int) -> Point:
        """Return the centre of a space.

        Beside an occupied Market it is moved outwards so that both Serfs are visible.
        """
        s = self.s
        x, y = self.frame.at(place)
        if place == s.market or s.market not in self.on or s.board.border_direction[place] < 0:
            return x, y
        out = s.board.border_direction[place]
        far = 3.0 if s.board.ahead(place, out) in self.on else 8.0
        dx, dy = self.frame.way(out)
        return x + far * dx, y + far * dy

    def beside(self, space: int, bumps: int, far: float) -> Point:
        """Return a position half outside a space, on the side from which the Serf came."""
        x, y = self.frame.at(space)
        ways = [self.frame.way(direction) for direction in range(6) if bumps >> direction & 1]
        dx, dy = sum(way[0] for way in ways), sum(way[1] for way in ways)
        if abs(dx) + abs(dy) < 0.1:
            dx, dy = 0.6, 0.8
        size = (dx * dx + dy * dy) ** 0.5
        return x - far * dx / size, y - far * dy / size

    def enters(self) -> list[int]:
        """Return the free spaces that may be entered or chosen now."""
        found = []
        for action in self.options:
            space = -1
            if action[0] in (verbs.STEP, verbs.FLY):
                space = self.lands(action)
            elif action[0] in (verbs.PUT, verbs.SAVE) or action[:2] == (verbs.CAST, TEL):
                space = action[-1]
            if space >= 0 and self.s.at(space) < 0:
                found.append(space)
        return found

    def lands(self, action: Action) -> int:
        """Return the space that a movement of the active Serf enters."""
        if action[0] == verbs.FLY:
            return landing(self.s, self.s.place[self.s.active], action[1], action[2])
        return action[1]
