"""What the parts of the picture share: whose eyes look, what is in progress, where everything is drawn."""

from __future__ import annotations

from baronage.engine.facts import Fact
from baronage.engine.flow import Action
from baronage.engine.voice import Voice
from baronage.games.barony import verbs
from baronage.games.barony.data import FIEFDOM_MAX, TEL
from baronage.games.barony.geometry import STARTS
from baronage.games.barony.hiring import Lines
from baronage.games.barony.mentions import place_fact, serf_fact
from baronage.games.barony.moves import landing
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
    """A view, seen by its eyes; spectators look from A's side."""

    def __init__(self, s: Barony, voice: Voice) -> None:
        self.s, self.voice = s, voice
        self.me = max(s.eyes, 0)
        self.frame: Frame = frame(s.board, s.home[self.me])
        self.on = {place: serf for serf, place in enumerate(s.place) if place >= 0}  # who stands where
        self.top = s.on_top(BaronyStep)
        self.sheet = s.on_top(Preparation)
        self.clash: Clash | None = None
        for step in frames(s):
            if step.confrontation() or step.after_confrontation():
                self.clash = step.confrontation() or None
                break
        throw = self.top.throw() if self.top is not None else NO_THROW
        self.bump: Throw | None = throw if throw != NO_THROW else None  # what is to be aimed now
        self.pair = self.top.besides() if self.top is not None else ()  # whom a question is about
        # what the eyes may do now
        self.options: list[Action] = s.actions(s.eyes) if s.eyes >= 0 and s.stack else []

    def label(self, seat: int) -> str:
        """The letter of a Baron, by which the picture knows them."""
        return self.s.game.seat_label(seat)

    def name(self, seat: int) -> str:
        """The name of a Baron, also of who looks."""
        return self.voice.reader.names[seat]

    def say(self, id: str, **facts: Fact) -> str:
        """A sentence of the catalogue, to these eyes."""
        return self.voice.say(id, **facts)

    def serf(self, serf: int) -> str:
        """A Serf, as a fact of a sentence."""
        return serf_fact(self.s, serf)

    def space(self, space: int) -> str:
        """A space, as a fact of a sentence."""
        return place_fact(self.s, self.s.eyes, space)

    # --- before the game ----------------------------------------------------------------------------------------

    def prepares(self) -> bool:
        """Is the Fief still being prepared?"""
        return self.sheet is not None

    def draft(self) -> tuple[Action, ...]:
        """What the eyes have written on their sheet."""
        return self.sheet.drafts[self.s.eyes] if self.sheet is not None and self.s.eyes >= 0 else ()

    def drafted(self) -> Lines:
        """The roster that the eyes' sheet gives."""
        return fiefdom(self.s, self.me, self.draft()) if self.s.eyes >= 0 else {}

    def placed(self) -> dict[int, int]:
        """Where the Serfs on the sheet stand so far."""
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
        """The start triangle that is asked for, or -1."""
        count = len(self.placed())
        placing = any(action[0] == verbs.PLACE for action in self.options)
        return self.s.board.starts[self.s.home[self.me]][count] if placing and count < len(STARTS) else -1

    # --- where Serfs are drawn ----------------------------------------------------------------------------------

    def spot(self, serf: int) -> Point | None:
        """Where a Serf is drawn; None: it is not on the board."""
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
        """The middle of a space; beside an occupied Market a little outwards, so that both can be seen."""
        s = self.s
        x, y = self.frame.at(place)
        if place == s.market or s.market not in self.on or s.board.border_direction[place] < 0:
            return x, y
        out = s.board.border_direction[place]
        far = 3.0 if s.board.ahead(place, out) in self.on else 8.0
        dx, dy = self.frame.way(out)
        return x + far * dx, y + far * dy

    def beside(self, space: int, bumps: int, far: float) -> Point:
        """Half outside a space, on the side from which one came."""
        x, y = self.frame.at(space)
        ways = [self.frame.way(direction) for direction in range(6) if bumps >> direction & 1]
        dx, dy = sum(way[0] for way in ways), sum(way[1] for way in ways)
        if abs(dx) + abs(dy) < 0.1:
            dx, dy = 0.6, 0.8
        size = (dx * dx + dy * dy) ** 0.5
        return x - far * dx / size, y - far * dy / size

    def enters(self) -> list[int]:
        """The free spaces that may be entered or chosen now."""
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
        """The space that a movement of the active Serf enters."""
        if action[0] == verbs.FLY:
            return landing(self.s, self.s.place[self.s.active], action[1], action[2])
        return action[1]
