"""The state of Barony: Serfs in slots, what each Baron has, whose turn it is.

A Serf's slot is 15 x the seat of its owner + its roster number - 1. Everything in play is public. Hidden information
(placements, and whose answer is awaited) is in the steps.

- Equipment: `items`, a sorted row of ints for each Serf. An item is its number in the table, + COPY for a duplicated
  spell, and for an enchanted weapon or armour K and the turns left above that (`equipment.py` handles these numbers).
- Maneuvers: `free` and the bit set `bought` (bit = row of the table); `owns` checks both, and that the Simple Game
  has none.
- Durations (BAR-T2): `sleep`, `snare`, `speed_turns`, `slow_turns` and the turns of an enchantment count down at the
  end of each turn of the controller. An effect that starts in the controller's own turn, put on by another Serf or
  walked into, gets one extra turn, which that turn takes away (BAR-T2.02).
- Tasks: `task` is the maneuver, `progress` its counter. A finished trap or snare is in `ready` until its maker
  leaves; then it moves to `markers`.
- Uses in this game: `uses`, four bits for each of `COUNTED`.
- Rows of `items`, `lesser` and `markers` are never changed, only replaced, so clones share them.
- The turn: `active` is the active Serf, `acted` whether it used its action or task, `did` whether anything was done
  at all. `halted` is 1 when its movement is over and 2 when only the Market is left to it.
- Steps: `steps/turn.py` has the choice of a Serf (Activate, with hiring and dropping of reserves) and its actions
  (Act: movement, maneuvers, and in the Market the business of BAR-D22). `market.offers(s, serf)` lists that business,
  `market.transact(s, serf, action)` does it; verbs.MARKET are its verbs. `steps/approach.py` is range-0 business
  before a confrontation, trading included. The rest of `steps/` is maneuvers, spells, confrontations, bumps and what
  they force.
"""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.mypyc_compat import trait
from baronage.engine.core.setup import Setup
from baronage.engine.core.standings import Standings, places
from baronage.engine.core.state import Action, Event, State
from baronage.games.barony.board.geometry import Kingdom, custom_kingdom, kingdom
from baronage.games.barony.data import BLS, CTA, FIEFDOM_MAX, PREGENERATED, REC, RES, Numbers
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.roster import on_roster
from baronage.games.barony.verbs import ALL_PASSED, ROUND_LIMIT, SHAPES

# places other than spaces
RESERVE: Final = -2
KILLED: Final = -3
NOBODY: Final = -4  # an empty line of the roster
AIR: Final = -5  # entering a space, or being bumped: the step on top has the space
STRUCK: Final = -6  # assassinated: gone from its roster (BAR-A02.07)
WENT: Final = -7  # left the board with a Baron who lost (BAR-V2.03)

UNDECIDED: Final = (ROUND_LIMIT, ALL_PASSED)

STRANGER: Final = 1 << 10  # added to a Serf in an event: it was hired onto another Serf's line
COUNTED: Final = (BLS, CTA, REC, RES)  # maneuvers with Rank uses a game (BAR-A00.03)


def serf_in(param: int) -> int:
    """Return the Serf named in an event, without the `STRANGER` mark; negative if there is none."""
    return param % STRANGER if param >= 0 else param


@trait
class TurnStart:
    """The step at which a Baron chooses what to do in a turn, so that nothing is in progress."""


class Barony(State):
    """The state of a game. Lists by slot come first, then lists by seat, then numbers."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("caste", "vocation", "free", "rank", "move", "kills", "place", "control", "hold", "conf", "bumps", "earned"),
        *("bought", "items", "blessings", "sleep", "snare", "speed", "speed_turns", "slow", "slow_turns", "armor"),
        *("task", "progress", "ready", "made", "catapult", "away", "uses", "fresh", "lesser"),
        *("home", "gold", "below", "fallen", "markers"),
        *("first", "turn", "round", "idle", "idle_rounds", "began_below", "clashes", "market_hired", "quickened"),
        "winner",
        *("active", "acted", "halted", "did"),
    )

    LATER: ClassVar[tuple[str, ...]] = ("lesser",)

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.seats = setup.seats
        self.numbers: Final[Numbers] = setup.numbers
        # `blank`, or the copied state, sets all that follows
        self.board: Kingdom
        self.gilded: bool  # whether gold is used; not in the Simple Game (BAR-Z1.01)
        self.tally: int  # 1 if statistics are kept, else 0 (option statistics)
        self.market: int  # the number of the Market's space, or -1 if there is none (BAR-Z1.01)
        self.teams: tuple[int, ...]  # by home; empty without teams
        self.caste: list[int]
        self.vocation: list[int]
        self.free: list[int]  # the free maneuver
        self.rank: list[int]
        self.move: list[int]
        self.kills: list[int]
        self.place: list[int]
        self.control: list[int]  # the seat that controls it now
        self.hold: list[int]  # starts of turn on an enemy point; 3 is barricaded
        self.conf: list[int]  # statistics (BAR-F3.02, F3.03)
        self.bumps: list[int]
        self.earned: list[int]  # BAR-F3.05
        self.bought: list[int]  # bit set of maneuvers
        self.items: list[list[int]]
        self.blessings: list[int]
        self.sleep: list[int]  # turns
        self.snare: list[int]  # turns
        self.speed: list[int]  # how much, and for how many turns
        self.speed_turns: list[int]
        self.slow: list[int]
        self.slow_turns: list[int]
        self.lesser: list[
            list[int]
        ]  # BAR-L8.02: further Speeds and Slows that last longer: by how much (Slow < 0), turns ...
        self.armor: list[int]  # K of an Armor spell (BAR-L1.01)
        self.task: list[int]
        self.progress: list[int]
        self.ready: list[int]  # TRP or SNA, finished and not placed yet
        self.made: list[int]  # whether it has a made weapon (BAR-A09)
        self.catapult: list[int]  # whether it has a catapult (BAR-A04)
        self.away: list[int]  # whether it has left its home in this game (BAR-A09.01)
        self.uses: list[int]
        self.fresh: list[int]  # whether it was hired for or in this game, so that its old roster line isn't its own
        self.home: list[int]  # by seat: the index of its home in the clockwise list
        self.gold: list[int]  # treasuries (BAR-F1.09)
        self.below: list[int]  # BAR-K3.02
        self.fallen: list[int]  # 0 while in the game; otherwise the order of elimination
        self.markers: list[list[int]]  # triangle, TRP or SNA, setter (-1 if gone), its Baron then, its Rank then
        self.first: int  # the first player's seat
        self.turn: int
        self.round: int
        self.idle: int  # whether all have passed so far in this round
        self.idle_rounds: int
        self.began_below: int  # whether this turn began with fewer than three Serfs
        self.clashes: int  # confrontations started in this turn (BAR-X1.06)
        self.market_hired: int  # whether another Serf was hired in the Market this turn (option market_hire)
        self.quickened: int  # Move bought by the active Serf this turn, which counts from the next (BAR-Q3.03)
        self.winner: int
        self.active: int
        self.acted: int
        self.halted: int
        self.did: int

    def _copy(self) -> Barony:
        copy = Barony(self.setup)
        copy.board = self.board
        copy.gilded = self.gilded
        copy.tally = self.tally
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
        copy.bought = self.bought[:]
        copy.items = self.items[:]
        copy.blessings = self.blessings[:]
        copy.sleep = self.sleep[:]
        copy.snare = self.snare[:]
        copy.speed = self.speed[:]
        copy.speed_turns = self.speed_turns[:]
        copy.slow = self.slow[:]
        copy.slow_turns = self.slow_turns[:]
        copy.lesser = self.lesser[:]
        copy.armor = self.armor[:]
        copy.task = self.task[:]
        copy.progress = self.progress[:]
        copy.ready = self.ready[:]
        copy.made = self.made[:]
        copy.catapult = self.catapult[:]
        copy.away = self.away[:]
        copy.uses = self.uses[:]
        copy.fresh = self.fresh[:]
        copy.home = self.home[:]
        copy.gold = self.gold[:]
        copy.below = self.below[:]
        copy.fallen = self.fallen[:]
        copy.markers = self.markers[:]
        copy.first = self.first
        copy.turn = self.turn
        copy.round = self.round
        copy.idle = self.idle
        copy.idle_rounds = self.idle_rounds
        copy.began_below = self.began_below
        copy.clashes = self.clashes
        copy.market_hired = self.market_hired
        copy.quickened = self.quickened
        copy.winner = self.winner
        copy.active = self.active
        copy.acted = self.acted
        copy.halted = self.halted
        copy.did = self.did
        return copy

    def clone(self) -> Barony:
        copy = self._copy()
        self.base(copy)
        return copy

    def redact(self, viewer: int) -> Barony:
        copy = self._copy()
        self.redact_base(copy, viewer)
        return copy

    def fill(self, seat: int, chance: Chance) -> Barony:
        copy = self._copy()
        self.base(copy)
        self.fill_base(copy, seat, chance)
        return copy

    def play(self, seat: int, action: Action, chance: Chance) -> None:
        super().play(seat, action, chance)
        if self.log and self.setup.options["mode"] != "full":
            self._mark_strangers(self.log)

    def _mark_strangers(self, log: list[Event]) -> None:
        """Mark in the log the Serfs that took another Serf's line. Log lines know the setup, not the state."""
        if self.setup.options["mode"] == "campaign":
            strangers = {serf for serf, fresh in enumerate(self.fresh) if fresh and on_roster(self.setup, serf)}
        else:
            strangers = {
                serf
                for serf, caste in enumerate(self.caste)
                if serf % FIEFDOM_MAX < len(PREGENERATED) and caste not in (0, PREGENERATED[serf % FIEFDOM_MAX][0])
            }
        for number, (kind, who, params, rules) in enumerate(log if strangers else ()):
            shape = SHAPES.get(kind, "")
            marked = tuple(
                param + STRANGER if shape[at : at + 1] == "f" and param in strangers else param
                for at, param in enumerate(params)
            )
            log[number] = (kind, who, marked, rules)

    # --- Serfs on spaces
    # ---------------------------------------------------------------------------------------------

    def at(self, space: int) -> int:
        """Return the Serf on a space, or -1."""
        return self.place.index(space) if space in self.place else -1

    def fief(self, seat: int) -> list[int]:
        """Return the Serfs in play that a Baron controls, including barricaded ones (BAR-K3.03)."""
        place = self.place
        return [
            serf
            for serf, controller in enumerate(self.control)
            if controller == seat and (place[serf] >= 0 or place[serf] == AIR)
        ]

    def enemy(self, seat: int) -> int:
        """Return the index, in the list of goals, of the barony whose points this Baron must take (BAR-V2.01)."""
        agreed = self.setup.options["enemies"]
        if agreed == "table":
            return self.board.enemies[self.home[seat]]
        return self.home[LETTERS.index(agreed[seat])]

    def mates(self, seat: int, other: int) -> bool:
        """Return whether these seats are one Baron, or members of one team."""
        if seat == other:
            return True
        return bool(self.teams) and self.teams[self.home[seat]] == self.teams[self.home[other]]

    def barricades(self, seat: int) -> list[int]:
        """Return the barricaded Serfs of a Baron and their team on the points of their enemy's home."""
        if self.numbers.hold_turns not in self.hold:
            return []
        points = self.board.points[self.enemy(seat)]
        return [
            serf
            for serf, place in enumerate(self.place)
            if self.hold[serf] == self.numbers.hold_turns and place in points and self.mates(seat, self.control[serf])
        ]

    # --- a Serf's properties
    # -----------------------------------------------------------------------------------------

    def owner(self, serf: int) -> int:
        """Return the seat whose roster lists this Serf."""
        return serf // FIEFDOM_MAX

    def home_of(self, serf: int) -> int:
        """Return the number of the first triangle of its owner's home."""
        return self.board.home_first[self.home[serf // FIEFDOM_MAX]]

    def owns(self, serf: int, maneuver: int) -> bool:
        """Return whether a Serf has a maneuver, by its caste or bought (BAR-A00.01).

        The Simple Game has none (BAR-Z1.01).
        """
        return self.gilded and (self.free[serf] == maneuver or bool(self.bought[serf] >> maneuver & 1))

    def alert(self, serf: int) -> bool:
        """Return whether a Serf is neither asleep nor barricaded (BAR-A00.05)."""
        return not self.sleep[serf] and self.hold[serf] < self.numbers.hold_turns

    def can_use(self, serf: int, maneuver: int) -> bool:
        """Return whether a Serf has this maneuver, can use it now, and has uses left (BAR-A00.01, A00.03, A00.05)."""
        if not self.owns(serf, maneuver) or not self.alert(serf):
            return False
        return maneuver not in COUNTED or self.used(serf, maneuver) < self.rank[serf]

    def used(self, serf: int, maneuver: int) -> int:
        """Return how often a Serf has used a maneuver in this game (BAR-A00.03)."""
        return self.uses[serf] >> 4 * COUNTED.index(maneuver) & 15

    def use(self, serf: int, maneuver: int) -> None:
        """Count another use of a maneuver."""
        self.uses[serf] += 1 << 4 * COUNTED.index(maneuver)

    def marker(self, triangle: int) -> list[int] | None:
        """Return the trap or snare on a triangle, or None."""
        for row in self.markers:
            if row[0] == triangle:
                return row
        return None

    # --- the end ------------------------------------------------------------------------------------------------

    def beaten(self, seat: int) -> str:
        return "BAR-V2.03" if self.fallen[seat] else ""

    def stays(self, seat: int) -> str:
        """Return "" if the seat may resign: it must be about to activate a Serf (BAR-V1.03)."""
        return "" if self.on_top(TurnStart) is not None and seat == self.turn else "BAR-V1.03"

    def merits(self, seat: int) -> tuple[int, ...]:
        """Return the sort key of players who did not win; larger is better (RULES.md, Scoring)."""
        if self.fallen[seat]:
            return (0, self.fallen[seat])
        corners = self.board.points[self.enemy(seat)]
        mine = self.fief(seat)
        sitting = [serf for serf in mine if self.place[serf] in corners]
        return (
            1,
            sum(self.hold[serf] == self.numbers.hold_turns for serf in sitting),
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
        drawn = n == 2 and self.cause in UNDECIDED
        shared = [0.5 if drawn else float(one) for one in won]  # RULES.md, Scoring 4
        scores = [float(len(self.barricades(seat))) for seat in range(n)]
        sides = [self.teams[self.home[seat]] for seat in range(n)] if self.teams else ()
        return self.ranked(place, shared, scores, keys, sides, self.game.after_game(self, won) if self.gilded else ())


def blank(setup: Setup) -> Barony:
    """Return a state without Serfs."""
    s = Barony(setup)
    board = setup.options["board"]
    s.board = custom_kingdom(board) if isinstance(board, dict) else kingdom(board, setup.seats)
    s.gilded = setup.options["mode"] != "simple"
    s.tally = int(setup.options["statistics"] == "on")
    s.market = s.board.market if s.gilded else -1
    s.teams = s.board.teams
    slots = FIEFDOM_MAX * setup.seats
    s.caste, s.vocation, s.free = [0] * slots, [0] * slots, [0] * slots
    s.rank, s.move, s.kills = [0] * slots, [0] * slots, [0] * slots
    s.place = [NOBODY] * slots
    s.control = [slot // FIEFDOM_MAX for slot in range(slots)]
    s.hold, s.conf, s.bumps, s.earned = [0] * slots, [0] * slots, [0] * slots, [0] * slots
    s.bought, s.items, s.blessings = [0] * slots, [[] for _ in range(slots)], [0] * slots
    s.sleep, s.snare, s.armor = [0] * slots, [0] * slots, [0] * slots
    s.speed, s.speed_turns, s.slow, s.slow_turns = [0] * slots, [0] * slots, [0] * slots, [0] * slots
    s.lesser = [[] for _ in range(slots)]
    s.task, s.progress, s.ready = [0] * slots, [0] * slots, [0] * slots
    s.made, s.catapult, s.away, s.uses, s.fresh = ([0] * slots for _ in range(5))
    s.home = list(range(setup.seats))
    s.gold, s.below, s.fallen = [0] * setup.seats, [0] * setup.seats, [0] * setup.seats
    s.markers = []
    s.first = s.turn = s.round = s.idle_rounds = s.began_below = s.clashes = s.market_hired = s.quickened = 0
    s.acted = s.halted = s.did = 0
    s.idle = 1
    s.winner = s.active = -1
    return s


def conserved(s: Barony) -> tuple[int, ...]:
    """Return values that never change.

    The first three are 0: Serfs sharing a space, negative treasuries, triangles with two markers. In the Simple Game
    the rosters follow (BAR-F1.03); in other modes Serfs are hired, sold and dropped.
    """
    spaces = [place for place in s.place if place >= 0]
    marked = [row[0] for row in s.markers]
    faults = (len(spaces) - len(set(spaces)), sum(gold < 0 for gold in s.gold), len(marked) - len(set(marked)))
    if s.setup.options["mode"] != "simple":
        return faults
    return (*faults, *s.caste, *s.vocation, *s.free)
