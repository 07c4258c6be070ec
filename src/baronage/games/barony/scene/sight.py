"""What the parts of the picture share: whose eyes look, what is in progress, where everything is drawn."""

from __future__ import annotations

from baronage.engine.facts import Facts
from baronage.engine.flow import Action
from baronage.engine.voice import Voice
from baronage.games.barony import verbs
from baronage.games.barony.data import ARC, FIEFDOM_MAX, TEL
from baronage.games.barony.geometry import STARTS
from baronage.games.barony.hiring import Lines
from baronage.games.barony.moves import landing
from baronage.games.barony.scene.frame import Frame, Point, frame
from baronage.games.barony.state import AIR, Barony
from baronage.games.barony.steps.approach import Approach
from baronage.games.barony.steps.bump import Aim, Save, Shorten, Trap
from baronage.games.barony.steps.clash import Declare, Defend, Escort
from baronage.games.barony.steps.flight import Archery, Flight
from baronage.games.barony.steps.opening import Preparation, fief, fiefdom
from baronage.games.barony.steps.outcomes import Loot, Recruit

Clash = tuple[int, ...]  # Aggressor, Defender, leg count, bump directions, and more: see steps/clash.py
Bump = tuple[int, int, int]  # who is bumped, from where, the directions


class Sight:
    """A view, seen by its eyes; spectators look from A's side."""

    def __init__(self, s: Barony, voice: Voice) -> None:
        self.s, self.voice = s, voice
        self.me = max(s.eyes, 0)
        self.frame: Frame = frame(s.board, s.home[self.me])
        self.on = {place: serf for serf, place in enumerate(s.place) if place >= 0}  # who stands where
        self.top = s.stack[-1] if s.stack else None
        self.clash: Clash | None = None
        for step in s.stack[::-1]:
            if isinstance(step, Approach | Declare | Defend | Escort):
                self.clash = step.clash
            if isinstance(step, Approach | Declare | Defend | Escort | Aim | Shorten | Save | Trap):
                break
        self.bump: Bump | None = None  # what is to be aimed now
        if isinstance(self.top, Aim):
            self.bump = (self.top.loser, self.top.space, self.top.ways)
        elif isinstance(self.top, Trap):
            self.bump = (self.top.serf, self.top.space, self.top.ways)
        self.pair: tuple[
            int, ...
        ] = ()  # whom a question besides a confrontation is about: everybody is told (BAR-C1.10)
        if isinstance(self.top, Archery):
            self.pair = self.top.about()
        elif isinstance(self.top, Recruit | Loot):
            self.pair = (self.top.serf,) if isinstance(self.top, Recruit) else (self.top.victim,)
        # what the eyes may do now
        self.options: list[Action] = s.actions(s.eyes) if s.eyes >= 0 and s.stack else []

    def label(self, seat: int) -> str:
        """How a Baron is called."""
        return self.s.game.seat_label(seat)

    def say(self, id: str, facts: Facts) -> str:
        """A sentence of the catalogue, to these eyes."""
        return self.voice.say(id, **facts)

    # --- before the game ----------------------------------------------------------------------------------------

    def prepares(self) -> bool:
        """Is the Fief still being prepared?"""
        return isinstance(self.top, Preparation)

    def draft(self) -> tuple[Action, ...]:
        """What the eyes have written on their sheet."""
        return self.top.drafts[self.s.eyes] if isinstance(self.top, Preparation) and self.s.eyes >= 0 else ()

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
        for step in s.stack[::-1]:
            if isinstance(step, Approach | Declare | Defend | Escort):
                clash = step.clash
                if clash[0] == serf and s.place[clash[1]] >= 0:
                    return self.beside(s.place[clash[1]], clash[3])
                if clash[1] == serf and clash[5] == ARC:
                    return self.beside(s.place[clash[0]], 0)
            elif isinstance(step, Aim | Shorten) and step.loser == serf:
                return self.beside(step.space, 0, 15)
            elif isinstance(step, Trap) and step.serf == serf:
                return self.frame.at(step.space)
            elif isinstance(step, Flight) and step.serf == serf:
                return self.frame.at(step.start)
            elif isinstance(step, Save) and step.serf == serf:
                x, y, _, _ = self.frame.heads[s.home[serf // FIEFDOM_MAX]]
                return x - 20, y + 20
        return None

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

    def beside(self, space: int, bumps: int, far: float = 31) -> Point:
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
