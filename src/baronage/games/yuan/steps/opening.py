"""Before the first turn: the start of a game and map assembly by players (sections 3.1, 3.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.setup import Setup
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.games.yuan import verbs
from baronage.games.yuan.board.land import spots
from baronage.games.yuan.data import FREE
from baronage.games.yuan.rules.assembly import draw_clans, fixed_map, lay_by_chance, raise_temples, tiles_in_play
from baronage.games.yuan.state import Yuan, blank, give_reserve
from baronage.games.yuan.steps.founding import ON_MAP, begin_capitals, first_chao, vote


def start(setup: Setup, chance: Chance) -> Yuan:
    """Return a new game at its first decision."""
    s = blank(setup)
    draw_clans(s, chance)
    for clan in s.colours:
        give_reserve(s, clan)
    standard = s.scenario == FREE and setup.options["assembly"] == "standard"
    if s.scenario != FREE or standard:
        fixed_map(s, standard)
        first_chao(s, chance)
    else:
        _free_map(s, chance)
    s.settle(chance)
    return s


def _free_map(s: Yuan, chance: Chance) -> None:
    options = s.setup.options
    tiles = tiles_in_play(s.setup)
    agree = options["capitals"] == "agree" and options["bidding"] == "off"
    if options["assembly"] == "free" or agree:
        chance.shuffle(s.order)  # YUAN-S2.02
    chance.shuffle(tiles)
    if options["assembly"] == "free":  # YUAN-S2.01: one at a time, in seat order
        for place, tile in enumerate(tiles):
            s.hands[s.order[place % s.seats]].append(tile)
        for hand in s.hands:
            hand.sort()  # face up, in the order of the codes
        s.stack = [Tile(s.order[0], ())]
        return
    lay_by_chance(s, tiles, chance)
    _map_lies(s, s.order[0], chance)


def _map_lies(s: Yuan, first: int, chance: Chance) -> None:
    """Continue after the last tile: the vote on the map if all must agree, then Temples and capitals."""
    if s.unanimous:
        s.stack[:] = [vote(s, ON_MAP, first)]
    else:
        raise_temples(s)
        begin_capitals(s, first, chance)


# --- tiles ----------------------------------------------------------------------------------------------------------


class Tile(Step[Yuan]):
    """Step to place a tile: tile, position and rotation (YUAN-DEC1). Others see it once it is placed."""

    NAME: ClassVar[str] = "map-laying"
    RULE: ClassVar[str] = "YUAN-S2.02"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.TILE, verbs.SPOT, verbs.ROTATE)

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "clicks")
    ALONE: ClassVar[bool] = True

    def __init__(self, seat: int, clicks: tuple[Action, ...]) -> None:
        self.seat: Final = seat
        self.clicks: Final = clicks

    def actors(self, s: Yuan) -> list[int]:
        return [self.seat]

    def actions(self, s: Yuan, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        if not self.clicks:
            return [(verbs.TILE, tile) for tile in s.hands[seat]]
        if len(self.clicks) == 1:
            return [(verbs.SPOT, a, b) for a, b in spots(s.tiles)]  # YUAN-S2.03
        return [(verbs.ROTATE, turn) for turn in range(6)]  # YUAN-S2.04

    def play(self, s: Yuan, seat: int, action: Action, chance: Chance) -> None:
        if action[0] != verbs.ROTATE:
            s.stack[-1] = Tile(seat, (*self.clicks, action))
            self._noted(s)
            return
        (_, tile), (_, a, b) = self.clicks
        self._lay(s, tile, a, b, action[1], chance)

    def _noted(self, s: Yuan) -> None:
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << self.seat, (self.seat,), "YUAN-DEC1"))

    def _lay(self, s: Yuan, tile: int, a: int, b: int, turn: int, chance: Chance) -> None:
        s.hands[self.seat].remove(tile)
        s.tiles += [tile, a, b, turn]
        if s.log is not None:
            s.log.append((verbs.LAID, ALL, (self.seat, tile, a, b, turn), "YUAN-S2.03"))
        following = (s.order.index(self.seat) + 1) % s.seats
        for step in range(s.seats):
            seat = s.order[(following + step) % s.seats]
            if s.hands[seat]:
                s.stack[-1] = Tile(seat, ())
                return
        _map_lies(s, s.order[following], chance)  # YUAN-S3.02

    def time_out(self, s: Yuan, seat: int, chance: Chance) -> None:
        a, b = spots(s.tiles)[0]
        self._lay(s, s.hands[seat][0], a, b, 0, chance)

    def draft(self, seat: int) -> tuple[Action, ...]:
        return self.clicks if seat == self.seat else ()

    def completes_draft(self, s: Yuan, seat: int, action: Action) -> bool:
        return action[0] == verbs.ROTATE

    def undo_click(self, s: Yuan, seat: int) -> None:
        s.stack[-1] = Tile(self.seat, self.clicks[:-1])
        self._noted(s)

    def redact(self, s: Yuan, viewer: int) -> Step[Yuan] | None:
        return self if viewer == self.seat or not self.clicks else Tile(self.seat, ())

    def prompt_id(self, s: Yuan, seat: int) -> str:
        if seat != self.seat:
            return f"{self.NAME}-others"
        return (self.NAME, f"{self.NAME}-place", f"{self.NAME}-turn")[len(self.clicks)]

    def rules(self, s: Yuan, seat: int) -> tuple[str, ...]:
        return ("YUAN-DEC1", "YUAN-S2.03")

    def window(self, s: Yuan) -> Window | None:
        return ("YUAN-DEC1", 0, 0.0)


def laying_of(s: Yuan) -> Tile | None:
    """Return the current tile placement, or None."""
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Tile) else None
