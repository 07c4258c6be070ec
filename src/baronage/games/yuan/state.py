"""The state of Yuan: the map with its pieces, the clans and the steps. Only unrevealed sheets are hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.setup import Setup
from baronage.engine.core.standings import Standings, places
from baronage.engine.core.state import ALL, State
from baronage.engine.text.params import Params
from baronage.games.yuan import verbs
from baronage.games.yuan.board.land import Land, land_of, provinces_of
from baronage.games.yuan.data import (
    CLANS,
    INVASION,
    MINE,
    PROVINCES,
    REQUIRED,
    SCENARIOS,
    TEMPLES,
    TERRAIN,
    Numbers,
)
from baronage.games.yuan.verbs import ALONE, WHEEL

# contents of a Province (YUAN-G1.04)
NOTHING, VILLAGE, CITY, DOUBLE = range(4)


Past = tuple[list[int], ...]


class Yuan(State):
    """State of a game. Map tables are indexed by Province, clan tables by clan; an owner is a clan plus 1."""

    NAME: ClassVar[str] = "yuan"
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("tiles", "hands", "order", "colours", "clans", "purse", "votes", "bids", "turn", "supply"),
        "sites",
        *("chao", "loan", "forced", "villages", "cities", "arms", "ramparts"),
        *("orders", "before"),
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.seats = setup.seats
        self.numbers: Final[Numbers] = setup.numbers
        self.powers = False
        self.rivers = False
        self.volcanoes = False
        self.scenario = 0
        self.automatic = -1  # the clan without a player (YUAN-X2.02)
        self.bank = 0  # total Chão, or 0 for no limit
        self.last = 16
        self.homeward = False  # repelled Armies return home (YUAN-A2.08)
        self.mines_decide = False  # among clans that reach the wheel's number (YUAN-V1.06)
        self.unanimous = False  # map and capitals need unanimous consent (YUAN-S3.09)
        self.tiles: list[int] = []  # tile, a, b, rotation of each placed tile
        self.hands: list[list[int]] = []  # tiles still to be placed, by seat
        self.order: list[int] = []  # seat order (YUAN-S2.02)
        self.colours: list[int] = []  # the clans of the players, in the order of the rules
        self.clans: list[int] = []  # the clan of each seat, or -1
        self.purse: list[int] = []  # Chão of seats without a clan, during the auctions
        self.votes: list[int] = []  # revealed votes by seat: 0 accepts, 1 objects, -1 none
        self.bids: list[int] = []  # revealed bids of the last round by seat, or -1
        self.turn = 0  # 0 before the first
        self.supply = 0  # Temples
        self.owner: list[int] = []
        self.build: list[int] = []
        self.walls: list[int] = []
        self.armies: list[int] = []
        self.temples: list[int] = []
        self.chao: list[int] = []
        self.loan: list[int] = []
        self.forced: list[int] = []  # must pass this turn (YUAN-K3.02)
        self.villages: list[int] = []  # reserves
        self.cities: list[int] = []
        self.arms: list[int] = []
        self.ramparts: list[int] = []
        self.orders: list[
            list[int]
        ] = []  # orders of the last turn by clan: target and levels; empty if passed or absent
        self.past: Past = ()  # the position before the last turn (see `snapshot`); replaced, never modified
        self._land: Land | None = None

    @property
    def land(self) -> Land:
        """The map of the placed tiles."""
        land = self._land
        if land is None or len(land.tiles) != len(self.tiles):
            land = self._land = land_of(tuple(self.tiles), self.rivers, self.volcanoes)
        return land

    def _provinces(self) -> tuple[int, ...]:
        """Return the Provinces of the map; nothing else is computed while tiles are placed."""
        land = self._land
        return provinces_of(self.tiles) if land is None or len(land.tiles) != len(self.tiles) else land.provinces

    def lay_anew(self, tiles: list[int]) -> None:
        """Replace the map before any piece is on it."""
        self.tiles = tiles
        self._land = None

    def clone(self) -> Yuan:
        copy = self._fresh()
        copy.stack = self.stack[:]
        copy.cause = self.cause
        copy.left = self.left
        copy.viewer = self.viewer
        return copy

    def _fresh(self) -> Yuan:
        """Return a copy without the stack of steps."""
        copy = Yuan(self.setup)
        copy.powers = self.powers
        copy.rivers = self.rivers
        copy.volcanoes = self.volcanoes
        copy.scenario = self.scenario
        copy.automatic = self.automatic
        copy.bank = self.bank
        copy.last = self.last
        copy.homeward = self.homeward
        copy.mines_decide = self.mines_decide
        copy.unanimous = self.unanimous
        copy.tiles = self.tiles[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.order = self.order[:]
        copy.colours = self.colours[:]
        copy.clans = self.clans[:]
        copy.purse = self.purse[:]
        copy.votes = self.votes[:]
        copy.bids = self.bids[:]
        copy.turn = self.turn
        copy.supply = self.supply
        copy.owner = self.owner[:]
        copy.build = self.build[:]
        copy.walls = self.walls[:]
        copy.armies = self.armies[:]
        copy.temples = self.temples[:]
        copy.chao = self.chao[:]
        copy.loan = self.loan[:]
        copy.forced = self.forced[:]
        copy.villages = self.villages[:]
        copy.cities = self.cities[:]
        copy.arms = self.arms[:]
        copy.ramparts = self.ramparts[:]
        copy.orders = [order[:] for order in self.orders]
        copy.past = self.past
        copy._land = self._land
        return copy

    # --- hidden information: section 6 --------------------------------------------------------------------------

    def redact(self, viewer: int) -> Yuan:
        copy = self._fresh()  # everything on the table is public; the steps hide unsent and unrevealed sheets
        self.redact_base(copy, viewer)
        return copy

    def fill(self, seat: int, chance: Chance) -> Yuan:
        copy = self.clone()
        self.fill_base(copy, seat, chance)
        return copy

    # --- compact encoding of the map ----------------------------------------------------------------------------

    @property
    def sites(self) -> list[int]:
        """The contents of each Province of the map, one number each, for dumps."""
        return _packed(self._provinces(), (self.owner, self.build, self.walls, self.temples, self.armies))

    @sites.setter
    def sites(self, packed: list[int]) -> None:
        _unpack(self.land.provinces, packed, (self.owner, self.build, self.walls, self.temples, self.armies))

    def snapshot(self) -> Past:
        """Return the position at the start of a resolution: contents of the Provinces and the clans' goods."""
        return (
            [self.turn, self.supply],
            *(self.owner[:], self.build[:], self.walls[:], self.temples[:], self.armies[:]),
            *(self.chao[:], self.loan[:], self.forced[:]),
            *(self.villages[:], self.cities[:], self.arms[:], self.ramparts[:]),
            [],  # filled with all of it once `before` is read
        )

    def as_before(self) -> Yuan:
        """Return a copy reset to the start of the last resolution, which must exist."""
        copy = self.clone()
        (copy.turn, copy.supply), *tables = self.past
        copy.owner, copy.build, copy.walls, copy.temples, copy.armies = (table[:] for table in tables[:5])
        copy.chao, copy.loan, copy.forced = (table[:] for table in tables[5:8])
        copy.villages, copy.cities, copy.arms, copy.ramparts = (table[:] for table in tables[8:12])
        return copy

    @property
    def before(self) -> list[int]:
        """The position before the last resolution as one list, for dumps; empty before the first."""
        if not self.past:
            return []
        flat = self.past[-1]
        if not flat:
            flat += self.past[0]
            flat += _packed(self._provinces(), self.past[1:6])
            for table in self.past[6:-1]:
                flat += table
        return flat

    @before.setter
    def before(self, flat: list[int]) -> None:
        if not flat:
            self.past = ()
            return
        at = 2 + len(self.land.provinces)
        sites: list[list[int]] = [[0] * (PROVINCES + 1) for _ in range(5)]
        _unpack(self.land.provinces, flat[2:at], sites)
        self.past = (flat[:2], *sites, *(flat[place : place + CLANS] for place in range(at, len(flat), CLANS)), [])

    # --- counting -----------------------------------------------------------------------------------------------

    def seat_of(self, clan: int) -> int:
        """Return the seat that plays a clan, or -1."""
        return self.clans.index(clan) if clan in self.clans else -1

    def seats_by_colour(self) -> Sequence[int]:
        return [self.seat_of(clan) for clan in range(CLANS)]

    def controlled(self, clan: int) -> int:
        """Return the number of Temples in a clan's Provinces (YUAN-G1.14)."""
        return sum(self.temples[p] for p in self.land.provinces if self.owner[p] == clan + 1)

    def temples_held(self) -> list[int]:
        """Return the number of Temples of every clan, computed together at the end of each turn."""
        found = [0] * (CLANS + 1)
        owner = self.owner
        for p, temples in enumerate(self.temples):
            if temples:
                found[owner[p]] += temples
        return found[1:]

    def mines(self, clan: int) -> int:
        """Return the number of Mine Provinces, each counted once (YUAN-E1.02)."""
        return sum(TERRAIN[p] == MINE for p in self.land.provinces if self.owner[p] == clan + 1)

    def soldiers(self, clan: int) -> int:
        """Return the number of Armies on the map."""
        return sum(self.armies[p] for p in self.land.provinces if self.owner[p] == clan + 1)

    def key(self, clan: int) -> tuple[int, int, int, int]:
        """Return the sort key that ranks clans (YUAN-E1.02, K3.04)."""
        return self.controlled(clan), self.mines(clan), self.chao[clan] - self.loan[clan], self.soldiers(clan)

    def rank(self, clan: int) -> tuple[int, int, int, int]:
        """Return the sort key where Mines decide first among clans that reach the wheel's number (YUAN-E1.02, V1.06)."""
        temples, *others = self.key(clan)
        if self.mines_decide and temples >= REQUIRED[self.turn]:
            temples = REQUIRED[self.turn]
        return (temples, *others)  # type: ignore[return-value]

    # --- the end ------------------------------------------------------------------------------------------------

    def standings(self) -> Standings | None:
        if self.stack or not self.cause:
            return None
        figures = self.rank if self.cause == WHEEL else self.key
        keys = [figures(clan) if clan >= 0 else (0, 0, 0, 0) for clan in self.clans]
        here = [not self.left >> seat & 1 for seat in range(self.seats)]
        place = places([(float(here[seat]), *map(float, keys[seat])) for seat in range(self.seats)])  # YUAN-E1.04
        shared = [1 / place.count(1) if at == 1 else 0.0 for at in place]  # section 10
        scores = [float(self.controlled(clan)) if clan >= 0 else 0.0 for clan in self.clans]
        return self.ranked(place, shared, scores, [key[1:] for key in keys])

    def closing(self, viewer: int) -> tuple[Params, tuple[str, ...]] | None:
        standings = self.standings()
        if standings is None or self.cause == ALONE:
            return None
        figures = self.rank if self.cause == WHEEL else self.key
        clans = tuple(self.clans[seat] for seat in standings.winners())
        best = figures(clans[0])
        rest = [figures(clan) for clan in self.clans if clan >= 0 and clan not in clans]
        next_best = max((key for key in rest if key[0] == best[0]), default=best)
        tie = next((place for place in range(4) if best[place] != next_best[place]), 0)  # what decided: 0 if no tie
        numbers = {"most": best[tie], "second": next_best[tie]}
        return {"clan": clans[0], "clans": clans, "temples": self.controlled(clans[0]), "figure": tie, **numbers}, ()


def _packed(provinces: tuple[int, ...], tables: Sequence[list[int]]) -> list[int]:
    """Return one number per Province: owner, building, Ramparts, Temple, Armies."""
    owner, build, walls, temples, armies = tables
    return [owner[p] | build[p] << 4 | walls[p] << 6 | temples[p] << 8 | armies[p] << 9 for p in provinces]


def _unpack(provinces: tuple[int, ...], packed: list[int], tables: Sequence[list[int]]) -> None:
    owner, build, walls, temples, armies = tables
    for p, site in zip(provinces, packed, strict=True):
        owner[p], build[p], walls[p] = site & 15, site >> 4 & 3, site >> 6 & 3
        temples[p], armies[p] = site >> 8 & 1, site >> 9


def on_leave(s: Yuan, seat: int, how: int) -> None:
    """End the game if only one player is left (YUAN-Q1.01)."""
    there = [other for other in range(s.seats) if not s.left >> other & 1]
    if len(there) <= 1:
        if s.log is not None:
            winners = [s.clans[other] for other in there if s.clans[other] >= 0]
            s.log.append((verbs.ENDED, ALL, (ALONE, *winners), "YUAN-Q1.01"))
        s.finish(ALONE)


def blank(setup: Setup) -> Yuan:
    """Return a state without map and pieces."""
    s = Yuan(setup)
    options = setup.options
    s.powers = options["powers"] == "on"
    s.rivers = options["rivers"] == "on"
    s.volcanoes = options["volcanoes"] == "on"
    s.scenario = SCENARIOS.index(options["scenario"])
    s.automatic = 3 if s.scenario == INVASION else -1
    s.bank = 0 if options["chao_supply"] == "unlimited" else options["chao_supply"]
    s.last = options["max_turns"]
    s.homeward = options["repelled"] == "home"
    s.mines_decide = options["tie"] == "mines"
    s.unanimous = options["agreement"] == "unanimous"
    s.hands = [[] for _ in range(s.seats)]
    s.order = list(range(s.seats))
    s.clans = [-1] * s.seats
    s.purse = [0] * s.seats
    s.votes = [-1] * s.seats
    s.bids = [-1] * s.seats
    s.supply = TEMPLES if s.seats <= 4 else 2 * TEMPLES  # YUAN-Z1.03
    n = PROVINCES + 1
    s.owner, s.build, s.walls, s.armies, s.temples = [0] * n, [0] * n, [0] * n, [0] * n, [0] * n
    s.chao, s.loan, s.forced = [0] * CLANS, [0] * CLANS, [0] * CLANS
    s.villages, s.cities, s.arms, s.ramparts = [0] * CLANS, [0] * CLANS, [0] * CLANS, [0] * CLANS
    s.orders = [[] for _ in range(CLANS)]
    return s


def give_reserve(s: Yuan, clan: int) -> None:
    """Give a clan all its pieces (YUAN-S1.06)."""
    n = s.numbers
    s.villages[clan], s.cities[clan], s.arms[clan], s.ramparts[clan] = n.villages, n.cities, n.armies, n.ramparts


def conserved(s: Yuan) -> list[int]:
    """Return every piece of every clan, on the map or in reserve, and every Temple."""
    villages, cities, arms, ramparts = s.villages[:], s.cities[:], s.arms[:], s.ramparts[:]
    for p in range(1, PROVINCES + 1):
        if s.owner[p]:
            clan = s.owner[p] - 1
            villages[clan] += s.build[p] == VILLAGE
            cities[clan] += max(0, s.build[p] - 1)
            arms[clan] += s.armies[p]
            ramparts[clan] += s.walls[p]
    return [*villages, *cities, *arms, *ramparts, s.supply + sum(s.temples)]
