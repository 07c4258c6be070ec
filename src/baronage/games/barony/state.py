"""The state of Barony: Serfs in slots, what each Baron has, whose turn it is.

A Serf's slot is 15 x the seat of its owner + its roster number - 1. Everything in play is open; what is hidden (placements,
and whose answer is awaited) lies in the frames.
"""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import State
from baronage.engine.setup import Setup
from baronage.engine.standings import Standing, Standings, places, points
from baronage.games.barony.data import FIEFDOM_MAX, HOLD_TURNS, ROUND_TABLE_TEAMS
from baronage.games.barony.geometry import Kingdom, custom_kingdom, kingdom
from baronage.games.barony.meta import LETTERS

# places besides spaces
RESERVE: Final = -2
KILLED: Final = -3
NOBODY: Final = -4  # an empty line of the roster
AIR: Final = -5  # entering a space, or being bumped: the frame on top knows where

# causes of the end
BARRICADED: Final = 1
LAST_IN: Final = 2
ROUND_LIMIT: Final = 3
ALL_PASSED: Final = 4
UNDECIDED: Final = (ROUND_LIMIT, ALL_PASSED)


class Barony(State):
    """Lists by slot come first, then lists by seat, then numbers."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("caste", "vocation", "free", "rank", "move", "kills", "place", "control", "hold", "conf", "bumps", "earned"),
        *("home", "gold", "below", "fallen"),
        *("first", "turn", "round", "idle", "idle_rounds", "began_below", "clashes", "winner"),
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.seats = setup.seats
        self.board: Kingdom  # by `blank`
        self.gilded = False  # is gold used? Not in the Simple Game (BAR-Z1.01)
        self.market = -1  # the number of the Market's space; -1: there is none (BAR-Z1.01)
        self.teams: tuple[int, ...] = ()  # by home, on the Round Table; otherwise none
        self.caste: list[int] = []
        self.vocation: list[int] = []
        self.free: list[int] = []  # the free maneuver
        self.rank: list[int] = []
        self.move: list[int] = []
        self.kills: list[int] = []
        self.place: list[int] = []
        self.control: list[int] = []  # the seat that commands it now
        self.hold: list[int] = []  # starts of turn on an enemy point; 3: barricaded
        self.conf: list[int] = []  # statistics (BAR-F3.02, F3.03)
        self.bumps: list[int] = []
        self.earned: list[int] = []  # BAR-F3.05
        self.home: list[int] = []  # by seat: the place of its home in the clockwise list
        self.gold: list[int] = []  # treasuries (BAR-F1.09)
        self.below: list[int] = []  # BAR-K3.02
        self.fallen: list[int] = []  # 0: still in; otherwise the how-manieth to lose
        self.first = 0  # the first player's seat
        self.turn = 0
        self.round = 0
        self.idle = 1  # have all passed so far in this round?
        self.idle_rounds = 0
        self.began_below = 0  # did this turn begin with fewer than three Serfs?
        self.clashes = 0  # confrontations started in this turn (BAR-X1.06)
        self.winner = -1

    def _copy(self) -> Barony:
        copy = Barony(self.setup)
        copy.board = self.board
        copy.gilded = self.gilded
        copy.market = self.market
        copy.teams = self.teams
        copy.caste = self.caste[:]
        copy.vocation = self.vocation[:]
        copy.free = self.free[:]
        copy.rank = self.rank[:]
        copy.move = self.move[:]
        copy.kills = self.kills[:]
        copy.place = self.place[:]
        copy.control = self.control[:]
        copy.hold = self.hold[:]
        copy.conf = self.conf[:]
        copy.bumps = self.bumps[:]
        copy.earned = self.earned[:]
        copy.home = self.home[:]
        copy.gold = self.gold[:]
        copy.below = self.below[:]
        copy.fallen = self.fallen[:]
        copy.first = self.first
        copy.turn = self.turn
        copy.round = self.round
        copy.idle = self.idle
        copy.idle_rounds = self.idle_rounds
        copy.began_below = self.began_below
        copy.clashes = self.clashes
        copy.winner = self.winner
        return copy

    def clone(self) -> Barony:
        copy = self._copy()
        self.base(copy)
        return copy

    def redact(self, eyes: int) -> Barony:
        copy = self._copy()
        self.redact_base(copy, eyes)
        return copy

    def fill(self, seat: int, chance: Chance) -> Barony:
        copy = self._copy()
        self.base(copy)
        self.fill_base(copy, seat, chance)
        return copy

    # --- who stands where ---------------------------------------------------------------------------------------

    def at(self, space: int) -> int:
        """The Serf on a space, or -1."""
        return self.place.index(space) if space in self.place else -1

    def fief(self, seat: int) -> list[int]:
        """The Serfs in play that a Baron controls, barricaded ones too (BAR-K3.03)."""
        return [
            serf for serf, place in enumerate(self.place) if self.control[serf] == seat and (place >= 0 or place == AIR)
        ]

    def enemy(self, seat: int) -> int:
        """BAR-V2.01: the place, in the list of homes, of the barony whose points this Baron must take."""
        agreed = self.setup.options["enemies"]
        if agreed == "table":
            return self.board.enemies[self.home[seat]]
        return self.home[LETTERS.index(agreed[seat])]

    def mates(self, seat: int, other: int) -> bool:
        """Are these one Baron, or members of one team?"""
        if seat == other:
            return True
        return bool(self.teams) and self.teams[self.home[seat]] == self.teams[self.home[other]]

    def barricades(self, seat: int) -> list[int]:
        """The barricaded Serfs of a Baron and his team on the points of his enemy's home."""
        points = self.board.points[self.enemy(seat)]
        return [
            serf
            for serf, place in enumerate(self.place)
            if self.hold[serf] == HOLD_TURNS and place in points and self.mates(seat, self.control[serf])
        ]

    # --- the end ------------------------------------------------------------------------------------------------

    def depart(self, seat: int, how: int, chance: Chance) -> None:
        from baronage.games.barony.ends import resign  # it needs the state

        resign(self, seat)

    def merits(self, seat: int) -> tuple[int, ...]:
        """The order of those who did not win (RULES.md, Scoring); larger is better."""
        if self.fallen[seat]:
            return (0, self.fallen[seat])
        corners = self.board.points[self.enemy(seat)]
        mine = self.fief(seat)
        sitting = [serf for serf in mine if self.place[serf] in corners]
        return (
            1,
            sum(self.hold[serf] == HOLD_TURNS for serf in sitting),
            sum(self.hold[serf] for serf in sitting),
            len(mine),
            sum(self.rank[serf] for serf in mine),
            0 if self.seats == 2 and self.cause in UNDECIDED else self.gold[seat],
        )

    def standings(self) -> Standings | None:
        if self.stack or not self.cause:
            return None
        n = self.seats
        won = [self.winner >= 0 and self.mates(self.winner, seat) for seat in range(n)]
        keys: list[tuple[float, ...]] = [(float(won[seat]), *map(float, self.merits(seat))) for seat in range(n)]
        if any(won):
            keys = [(1.0,) if won[seat] else keys[seat] for seat in range(n)]
        place = places(keys)
        shared = points(place)
        if self.teams and any(won):
            shared = [float(one) for one in won]
        elif n == 2 and self.cause in UNDECIDED:
            shared = [0.5, 0.5]
        cause, rules = self.game.cause(self.cause)
        return Standings(
            cause,
            rules[0] if rules else "",
            tuple(
                Standing(
                    seat,
                    place[seat],
                    shared[seat],
                    float(len(self.barricades(seat))),
                    tiebreak=keys[seat],
                    status="left" if self.left >> seat & 1 else "out" if self.fallen[seat] else "in",
                    side=self.teams[self.home[seat]] if self.teams else -1,
                )
                for seat in range(n)
            ),
        )


def blank(setup: Setup) -> Barony:
    """A state without Serfs."""
    s = Barony(setup)
    board = setup.options["board"]
    s.board = custom_kingdom(board) if isinstance(board, dict) else kingdom(board, setup.seats)
    s.gilded = setup.options["mode"] != "simple"
    s.market = s.board.market if s.gilded else -1
    s.teams = ROUND_TABLE_TEAMS if board == "round_table" else ()
    slots = FIEFDOM_MAX * setup.seats
    s.caste, s.vocation, s.free = [0] * slots, [0] * slots, [0] * slots
    s.rank, s.move, s.kills = [0] * slots, [0] * slots, [0] * slots
    s.place = [NOBODY] * slots
    s.control = [slot // FIEFDOM_MAX for slot in range(slots)]
    s.hold, s.conf, s.bumps, s.earned = [0] * slots, [0] * slots, [0] * slots, [0] * slots
    s.home = list(range(setup.seats))
    s.gold, s.below, s.fallen = [0] * setup.seats, [0] * setup.seats, [0] * setup.seats
    return s


def conserved(s: Barony) -> list[tuple[int, int, int, int]]:
    """Who stands on the rosters, where they are ready-made (BAR-F1.03)."""
    if s.setup.options["mode"] not in ("simple", "quick"):
        return []
    return list(zip(range(len(s.caste)), s.caste, s.vocation, s.free, strict=True))
