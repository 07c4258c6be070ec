"""The state of Barony: Serfs in slots, what each Baron has, whose turn it is.

A Serf's slot is 15 x the seat of its owner + its roster number - 1. Everything in play is open; what is hidden (placements,
and whose answer is awaited) lies in the frames.

Where what is kept:

- Equipment: `items`, a row of ints for each Serf, sorted. An item is its number in the table, + COPY for a duplicated spell, and
  for an enchanted weapon or armour K and the turns left above that (`equipment.py` makes and reads these numbers, gives, takes).
- Maneuvers: `free` and the bit set `bought` (bit = row of the table); `owns` knows both, and that the Simple Game has none.
- Durations (BAR-T2): `sleep`, `snare`, `speed_turns`, `slow_turns` and the turns of an enchantment count down at the end of each
  turn of the controller. What is put on a Serf by another, or walked into, in its controller's own turn starts with one turn
  more, which that turn takes away (BAR-T2.02).
- Tasks: `task` is the maneuver, `progress` its counter. A finished trap or snare is in `ready` until its maker leaves; then it
  lies in `markers`.
- Uses in this game: `uses`, four bits for each of `COUNTED`.
- Rows of `items`, `lesser` and `markers` are never changed, only replaced; so clones share them.
- The turn: `active` is the active Serf, `acted` whether it used its action or task, `halted` 1 when its movement is over and 2
  when nothing but the Market is left to it, `did` whether anything was done at all.
- Frames: `steps/turn.py` asks whom to activate (Activate: with hiring and dropping of reserves) and what it does (Act: movement,
  maneuvers, and in the Market the business of BAR-D22: `market.offers(s, serf)` lists it, `market.transact(s, serf, action)` does
  it, verbs.MARKET are its verbs). `steps/approach.py` is range-0 business before a confrontation, trading included. The rest of
  `steps/` is maneuvers, spells, confrontations, bumps and what they force.
"""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import Action, Event, State
from baronage.engine.setup import Setup
from baronage.engine.standings import Standing, Standings, places
from baronage.games.barony.data import BLS, CTA, FIEFDOM_MAX, HOLD_TURNS, PREGENERATED, REC, RES
from baronage.games.barony.geometry import Kingdom, custom_kingdom, kingdom
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.roster import on_roster
from baronage.games.barony.verbs import ALL_PASSED, ROUND_LIMIT, SHAPES

# places besides spaces
RESERVE: Final = -2
KILLED: Final = -3
NOBODY: Final = -4  # an empty line of the roster
AIR: Final = -5  # entering a space, or being bumped: the frame on top knows where
STRUCK: Final = -6  # assassinated: gone from its roster (BAR-A02.07)
WENT: Final = -7  # left the board with a Baron who lost (BAR-V2.03)

UNDECIDED: Final = (ROUND_LIMIT, ALL_PASSED)

STRANGER: Final = 1 << 10  # added to a Serf in the facts of an event: hired onto a line that was another's
COUNTED: Final = (BLS, CTA, REC, RES)  # maneuvers with Rank uses a game (BAR-A00.03)


def serf_in(fact: int) -> int:
    """The Serf that a fact of an event names, marked as a stranger to its line or not; below 0: none."""
    return fact % STRANGER if fact >= 0 else fact


class Barony(State):
    """Lists by slot come first, then lists by seat, then numbers."""

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
        # all that follows is given by `blank`, or by the state of which this is a copy
        self.board: Kingdom
        self.gilded: bool  # is gold used? Not in the Simple Game (BAR-Z1.01)
        self.tally: int  # are statistics kept? 0: they are not (option statistics)
        self.market: int  # the number of the Market's space; -1: there is none (BAR-Z1.01)
        self.teams: tuple[int, ...]  # by home, where there are teams; otherwise none
        self.caste: list[int]
        self.vocation: list[int]
        self.free: list[int]  # the free maneuver
        self.rank: list[int]
        self.move: list[int]
        self.kills: list[int]
        self.place: list[int]
        self.control: list[int]  # the seat that commands it now
        self.hold: list[int]  # starts of turn on an enemy point; 3: barricaded
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
        self.made: list[int]  # has it a made weapon? (BAR-A09)
        self.catapult: list[int]  # has it a catapult? (BAR-A04)
        self.away: list[int]  # has it left its home in this game? (BAR-A09.01)
        self.uses: list[int]
        self.fresh: list[int]  # was it hired for or in this game? Then its line of the old roster is not its own
        self.home: list[int]  # by seat: the place of its home in the clockwise list
        self.gold: list[int]  # treasuries (BAR-F1.09)
        self.below: list[int]  # BAR-K3.02
        self.fallen: list[int]  # 0: still in; otherwise the how-manieth to lose
        self.markers: list[list[int]]  # triangle, TRP or SNA, setter (-1: gone), its Baron then, its Rank then
        self.first: int  # the first player's seat
        self.turn: int
        self.round: int
        self.idle: int  # have all passed so far in this round?
        self.idle_rounds: int
        self.began_below: int  # did this turn begin with fewer than three Serfs?
        self.clashes: int  # confrontations started in this turn (BAR-X1.06)
        self.market_hired: int  # was a further Serf hired in the Market in this turn? (option market_hire)
        self.quickened: int  # Move that the active Serf bought in this turn, for the next ones (BAR-Q3.03)
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

    def redact(self, eyes: int) -> Barony:
        copy = self._copy()
        self.redact_base(copy, eyes)
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
        """A log line knows the setup and not the state: in what it tells, who took the line of another Serf is marked."""
        if self.setup.options["mode"] == "campaign":
            strangers = {serf for serf, fresh in enumerate(self.fresh) if fresh and on_roster(self.setup, serf)}
        else:
            strangers = {
                serf
                for serf, caste in enumerate(self.caste)
                if serf % FIEFDOM_MAX < len(PREGENERATED) and caste not in (0, PREGENERATED[serf % FIEFDOM_MAX][0])
            }
        for number, (kind, who, facts, rules) in enumerate(log if strangers else ()):
            shape = SHAPES.get(kind, "")
            marked = tuple(
                fact + STRANGER if shape[at : at + 1] == "f" and fact in strangers else fact
                for at, fact in enumerate(facts)
            )
            log[number] = (kind, who, marked, rules)

    # --- who stands where ---------------------------------------------------------------------------------------

    def at(self, space: int) -> int:
        """The Serf on a space, or -1."""
        return self.place.index(space) if space in self.place else -1

    def fief(self, seat: int) -> list[int]:
        """The Serfs in play that a Baron controls, barricaded ones too (BAR-K3.03)."""
        place = self.place
        return [
            serf
            for serf, controller in enumerate(self.control)
            if controller == seat and (place[serf] >= 0 or place[serf] == AIR)
        ]

    def enemy(self, seat: int) -> int:
        """BAR-V2.01: the place, in the list of goals, of the barony whose points this Baron must take."""
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
        """The barricaded Serfs of a Baron and their team on the points of their enemy's home."""
        if HOLD_TURNS not in self.hold:
            return []
        points = self.board.points[self.enemy(seat)]
        return [
            serf
            for serf, place in enumerate(self.place)
            if self.hold[serf] == HOLD_TURNS and place in points and self.mates(seat, self.control[serf])
        ]

    # --- what a Serf is and has ---------------------------------------------------------------------------------

    def owner(self, serf: int) -> int:
        """The seat on whose roster it stands."""
        return serf // FIEFDOM_MAX

    def home_of(self, serf: int) -> int:
        """The number of the first triangle of its owner's home."""
        return self.board.home_first[self.home[serf // FIEFDOM_MAX]]

    def owns(self, serf: int, maneuver: int) -> bool:
        """BAR-A00.01: by its caste, or bought. In the Simple Game there are none (BAR-Z1.01)."""
        return self.gilded and (self.free[serf] == maneuver or bool(self.bought[serf] >> maneuver & 1))

    def alert(self, serf: int) -> bool:
        """BAR-A00.05: neither asleep nor barricaded."""
        return not self.sleep[serf] and self.hold[serf] < HOLD_TURNS

    def can_use(self, serf: int, maneuver: int) -> bool:
        """Has it this maneuver, is it in a state to use it, and has it uses left? (BAR-A00.01, A00.03, A00.05)"""
        if not self.owns(serf, maneuver) or not self.alert(serf):
            return False
        return maneuver not in COUNTED or self.used(serf, maneuver) < self.rank[serf]

    def used(self, serf: int, maneuver: int) -> int:
        """How often in this game (BAR-A00.03)."""
        return self.uses[serf] >> 4 * COUNTED.index(maneuver) & 15

    def use(self, serf: int, maneuver: int) -> None:
        """Once more."""
        self.uses[serf] += 1 << 4 * COUNTED.index(maneuver)

    def marker(self, triangle: int) -> list[int] | None:
        """The trap or snare on a triangle."""
        for row in self.markers:
            if row[0] == triangle:
                return row
        return None

    # --- the end ------------------------------------------------------------------------------------------------

    def beaten(self, seat: int) -> str:
        return "BAR-V2.03" if self.fallen[seat] else ""

    def stays(self, seat: int) -> str:
        """BAR-V1.03: who is asked to activate a Serf may resign."""
        from baronage.games.barony.steps.turn import Activate  # it needs the state

        return "" if self.on_top(Activate) is not None and seat == self.turn else "BAR-V1.03"

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
        from baronage.games.barony.fiefdom import carried  # it needs the state

        n = self.seats
        won = [self.winner >= 0 and self.mates(self.winner, seat) for seat in range(n)]
        keys: list[tuple[float, ...]] = [(float(won[seat]), *map(float, self.merits(seat))) for seat in range(n)]
        if any(won):
            keys = [(1.0,) if won[seat] else keys[seat] for seat in range(n)]
        place = places(keys)
        drawn = n == 2 and self.cause in UNDECIDED
        shared = [0.5 if drawn else float(one) for one in won]  # RULES.md, Scoring 4
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
            carry=tuple(carried(self, seat, won[seat]) for seat in range(n)) if self.gilded else (),
        )


def blank(setup: Setup) -> Barony:
    """A state without Serfs."""
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
    """What never changes: nobody shares a space, no treasury is below nothing, no triangle has two markers (all 0).

    In the Simple Game also who stands on the rosters (BAR-F1.03); otherwise Serfs are hired, sold and dropped.
    """
    spaces = [place for place in s.place if place >= 0]
    marked = [row[0] for row in s.markers]
    faults = (len(spaces) - len(set(spaces)), sum(gold < 0 for gold in s.gold), len(marked) - len(set(marked)))
    if s.setup.options["mode"] != "simple":
        return faults
    return (*faults, *s.caste, *s.vocation, *s.free)
