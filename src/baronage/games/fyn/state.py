"""The state of The Barons of Fyn: piles, hands, realms, and what each seat may know."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.setup import Setup
from baronage.engine.core.standings import Standings, places, points
from baronage.engine.core.state import ALL, State
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.data import (
    CARD_KIND,
    CARDS,
    CENTRAL_CITY,
    FIRST_CAPITAL,
    KING_CARD,
    LAST_CAPITAL,
    MUST,
    SPECIAL_TYPES,
    TYPE,
    Numbers,
    deck_cards,
)
from baronage.games.fyn.meta import SEATS

# stages of a turn (FYN-D0.02)
(START, DRAWING, DRAWN, MOVING, MARCHED, CHOOSING) = range(6)
(BUILDING, BUILT, ATTACKING, GROWING, EXPANDING, EXPANDED, DISCARDING, OVER) = range(6, 14)
STEP_OF: Final = "AAABBBCCDEEEFF"  # the step of the rules for each stage

WIDTH: Final = 128  # cells in a row: more than all land cards side by side
HOME: Final = 64  # the cell (0,0)

Grid = dict[int, int]  # cell -> card


class Chart:
    """Derived data of one realm's cards, without armies. Recomputed after a change and shared by clones."""

    __slots__ = (
        "cuts",
        "frontier",
        "growth",
        "maximum",
        "population",
        "reach",
        "ride",
        "rows",
        "sites",
        "spots",
    )

    def __init__(self, population: int, maximum: int, growth: int, sites: list[int], frontier: list[int]) -> None:
        self.population = population  # FYN-B1.14
        self.maximum = maximum  # FYN-D1.01
        self.growth = growth  # FYN-D5.02: e
        self.sites = sites  # FYN-D3.01
        self.frontier = frontier
        # filled on first use
        self.cuts: dict[int, list[int]] = {}
        self.rows: list[list[int]] | None = None  # as in `Barons.realms`
        self.spots: list[int] | None = None
        self.reach: dict[int, list[int]] | None = None
        self.ride: dict[int, list[int]] | None = None


class Barons(State):
    """State of a game. The top of the draw deck is its end; hands are in the order of arrival."""

    NAME: ClassVar[str] = "fyn"
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("deck", "discard", "hands", "known", "limbo", "aside", "box", "realms", "forces"),
        *(
            "alive",
            "out",
            "calls",
            "changed",
            "first",
            "empire",
            "active",
            "stage",
            "round",
            "stall",
            "turned",
            "holds",
        ),
        *("moved", "spent", "grown", "built", "allowance", "drawn", "shown", "discards", "winner"),
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.seats = setup.seats
        self.numbers: Final[Numbers] = setup.numbers
        # options
        self.dice = False
        self.standing = False  # call=standing
        self.every = False  # interrupts=every
        self.barbarians = False
        self.town_siege = 0
        self.one_special = True  # improvements=one: a land may carry only one special improvement
        self.city: list[int] = []  # the central City's cell in each grid, or -1
        # piles
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = []
        self.known: list[list[int]] = []  # for each hand card: 1 if it is publicly known
        self.limbo: list[int] = []  # being resolved (FYN-E6.03)
        self.aside: list[int] = []  # the King before the first renewal
        self.box: list[int] = []  # out of the game
        # realms
        self.lands: list[Grid] = []
        self.roads: list[Grid] = []
        self.specials: list[list[Grid]] = []  # Oases, Clearings, Mines
        self.centres: list[Grid] = []
        self.armies: list[Grid] = []  # army -> cell
        self._charts: list[Chart | None] = []  # cached derived data of each realm; not dumped
        # players
        self.alive = 0  # bit set
        self.out: list[int] = []  # eliminated seats in order of elimination
        self.calls: list[int] = []
        self.changed = 0  # call=standing: the position was changed within this decision
        self.holds: list[int] = []
        # time
        self.first = 0
        self.empire = -1
        self.active = 0
        self.stage = START
        self.round = 1
        self.stall = 0  # complete rounds without a card
        self.turned = 0  # a card left the draw deck in this round
        # this turn (FYN-D0.05)
        self.moved: list[int] = []  # armies
        self.spent: list[int] = []  # armies
        self.grown: list[int] = []  # land cards
        self.built: list[int] = []  # cells
        self.allowance: list[int] = [0, 0, 0, 0]  # e, then lands, improvements and centres played
        self.drawn = 0
        self.shown: list[int] = []  # for each Must Play card: the public number of its draw
        self.discards = 0
        self.winner = -1  # the seat that won other than by score

    def special_at(self, seat: int, cell: int) -> bool:
        """Return whether a card carries an Oasis, a Clearing or a Mine."""
        oases, clearings, mines = self.specials
        return cell in oases[seat] or cell in clearings[seat] or cell in mines[seat]

    # --- realms as lists, for JSON ------------------------------------------------------------------------------

    @property
    def realms(self) -> list[list[list[int]]]:
        """Cards of each seat's realm, one list per cell.

        Each list is [cell, land, road, special improvement, centre, further special improvements], with 0 for none.
        """
        return [self._realm(seat) for seat in range(self.seats)]

    @realms.setter
    def realms(self, rows: list[list[list[int]]]) -> None:
        self.lands = [{row[0]: row[1] for row in realm} for realm in rows]
        self.roads = [{row[0]: row[2] for row in realm if row[2]} for realm in rows]
        self.specials = [
            [{row[0]: card for row in realm for card in (row[3], *row[5:]) if TYPE[card] == kind} for realm in rows]
            for kind in SPECIAL_TYPES
        ]
        self.centres = [{row[0]: row[4] for row in realm if row[4]} for realm in rows]
        self._charts = [None] * self.seats

    def _realm(self, seat: int) -> list[list[int]]:
        chart = self._charts[seat]
        if chart is not None and chart.rows is not None:
            return chart.rows
        rows: list[list[int]] = []
        land, roads, centres = self.lands[seat], self.roads[seat], self.centres[seat]
        specials = [grids[seat] for grids in self.specials if grids[seat]]
        for cell in sorted(land):
            row = [cell, land[cell], roads.get(cell, 0), 0, centres.get(cell, 0)]
            for grid in specials:
                if cell not in grid:
                    continue
                if row[3]:
                    row.append(grid[cell])
                else:
                    row[3] = grid[cell]
            rows.append(row)
        if chart is not None:
            chart.rows = rows
        return rows

    @property
    def forces(self) -> list[list[list[int]]]:
        """Armies of each seat: [army, cell]."""
        return [[[army, cell] for army, cell in sorted(grid.items())] for grid in self.armies]

    @forces.setter
    def forces(self, rows: list[list[list[int]]]) -> None:
        self.armies = [{row[0]: row[1] for row in force} for force in rows]

    def realm_changed(self, seat: int) -> None:
        """Discard the cached data of this realm."""
        self._charts[seat] = None

    def keep_no_charts(self) -> None:
        """Reset the cached data of all realms."""
        self._charts = [None] * self.seats

    def known_chart(self, seat: int) -> Chart | None:
        """Return the cached chart of this realm, or None."""
        return self._charts[seat]

    def keep_chart(self, seat: int, chart: Chart) -> None:
        """Cache the chart of this realm."""
        self._charts[seat] = chart

    # --- copies -------------------------------------------------------------------------------------------------

    def clone(self) -> Barons:
        copy = self._bare()
        copy.stack = self.stack[:]
        copy.cause = self.cause
        copy.left = self.left
        copy.viewer = self.viewer
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.known = [flags[:] for flags in self.known]
        self._copy_open(copy)
        return copy

    def _bare(self) -> Barons:
        copy = Barons(self.setup)
        copy.dice, copy.standing, copy.every = self.dice, self.standing, self.every
        copy.barbarians, copy.town_siege, copy.city = self.barbarians, self.town_siege, self.city
        copy.one_special = self.one_special
        return copy

    def _copy_open(self, copy: Barons) -> None:
        """Copy the public fields."""
        copy.discard = self.discard[:]
        copy.limbo = self.limbo[:]
        copy.aside = self.aside[:]
        copy.box = self.box[:]
        copy.lands = [grid.copy() for grid in self.lands]
        copy.roads = [grid.copy() for grid in self.roads]
        copy.specials = [[grid.copy() for grid in grids] for grids in self.specials]
        copy.centres = [grid.copy() for grid in self.centres]
        copy.armies = [grid.copy() for grid in self.armies]
        copy._charts = self._charts[:]
        copy.alive = self.alive
        copy.out = self.out[:]
        copy.calls = self.calls[:]
        copy.changed = self.changed
        copy.holds = self.holds[:]
        copy.first, copy.empire, copy.active, copy.stage = self.first, self.empire, self.active, self.stage
        copy.round, copy.stall, copy.turned = self.round, self.stall, self.turned
        copy.moved = self.moved[:]
        copy.spent = self.spent[:]
        copy.grown = self.grown[:]
        copy.built = self.built[:]
        copy.allowance = self.allowance[:]
        copy.shown = self.shown[:]
        copy.drawn, copy.discards, copy.winner = self.drawn, self.discards, self.winner

    # --- hidden information -------------------------------------------------------------------------------------

    def redact(self, viewer: int) -> Barons:
        copy = self._bare()
        self.redact_base(copy, viewer)
        self._copy_open(copy)
        copy.deck = [0] * len(self.deck)
        copy.hands, copy.known = [], []
        over = self.cause > 0  # hands are shown after the game
        for seat in range(self.seats):
            hand, known = self.hands[seat], self.known[seat]
            if seat == viewer or over:
                copy.hands.append(hand[:])
                copy.known.append(known[:])
                continue
            # known cards first: their place among the others would reveal when those came and went
            seen = [card for card, open_ in zip(hand, known, strict=True) if open_]
            blanks = len(hand) - len(seen)
            copy.hands.append(seen + [0] * blanks)
            copy.known.append([1] * len(seen) + [0] * blanks)
        return copy

    def fill(self, seat: int, chance: Chance) -> Barons:
        copy = self.clone()
        unseen = self.unseen()
        chance.shuffle(unseen)
        self._deal_implied(copy, unseen, chance)
        # a Must Play card or the King is never in a hand (FYN-D1.05, D1.07)
        holdable = [card for card in unseen if CARD_KIND[card] not in (0, MUST)]
        rest = [card for card in unseen if CARD_KIND[card] in (0, MUST)]
        for hand in copy.hands:
            for place, card in enumerate(hand):
                if not card:
                    hand[place] = holdable.pop()
        rest += holdable
        if rest:
            chance.shuffle(rest)
        copy.deck = [card or rest.pop() for card in copy.deck]
        self.fill_base(copy, seat, chance)
        return copy

    def _deal_implied(self, copy: Barons, unseen: list[int], chance: Chance) -> None:
        """Deal cards implied by the current step: an open window or a possible build (rules, section 6)."""
        for step in self.stack:
            holder, cards = step.implied(self, unseen, chance)
            if holder < 0 or 0 not in copy.hands[holder]:
                continue
            for card in cards:
                copy.hands[holder][copy.hands[holder].index(0)] = card
                unseen.remove(card)

    def unseen(self) -> list[int]:
        """Return the cards that the viewer can't see; they are in the draw deck and in hands."""
        seen = {*self._open_cards(), *self.deck}
        for hand in self.hands:
            seen.update(hand)
        return [card for card in range(1, CARDS) if card not in seen]

    def unseen_by(self, seat: int) -> list[int]:
        """Return the cards that a seat can't see, regardless of this state's viewer."""
        seen = self._open_cards()
        for other, (hand, known) in enumerate(zip(self.hands, self.known, strict=True)):
            seen.update(card for card, open_ in zip(hand, known, strict=True) if open_ or other == seat)
        return [card for card in range(1, CARDS) if card not in seen]

    def _open_cards(self) -> set[int]:
        """Return the cards that are public or out of the game, and 0."""
        seen = {0, *self.discard, *self.limbo, *self.aside, *self.box}
        for grids in (self.lands, self.roads, *self.specials, self.centres):
            for grid in grids:
                seen.update(grid.values())
        for grid in self.armies:
            seen.update(grid)
        return seen

    # --- numbers ------------------------------------------------------------------------------------------------

    def combat(self, seat: int) -> int:
        """Return the sum of printed combat values in play (FYN-B1.14, B1.15)."""
        total = 0
        for army in self.armies[seat]:
            total += self.numbers.card_cv[army]
        return total

    def king_in_deck(self) -> bool:
        """Return whether the King is in the draw deck, which is public."""
        return not self.aside and KING_CARD not in self.box and KING_CARD not in self.limbo

    # --- the end ------------------------------------------------------------------------------------------------

    def beaten(self, seat: int) -> str:
        return "" if self.alive >> seat & 1 else "FYN-F1.01"

    def end(self, cause: int, rule: str, winner: int = -1) -> None:
        """End the game at once."""
        self.winner = winner
        if self.log is not None:
            self.log.append((verbs.ENDED, ALL, (cause, winner), rule))
        self.finish(cause)

    def score(self, seat: int) -> int:
        """Return land cards, population points and combat values; 0 for an eliminated player (FYN-F1.05)."""
        return sum(self.figures(seat)) if self.alive >> seat & 1 else 0

    def figures(self, seat: int) -> tuple[int, int, int]:
        """Return (combat, population, land), whose sum is the score (FYN-F1.05, F1.07)."""
        people = 0
        for card in (*self.lands[seat].values(), *self.centres[seat].values()):
            people += self.numbers.population[TYPE[card]]
        return self.combat(seat), people, len(self.lands[seat])

    def went_out(self, seat: int) -> Params | None:
        return None if self.alive >> seat & 1 else {"nth": self.out.index(seat) + 1}

    def standings(self) -> Standings | None:
        """Return the final standings, or None (FYN-F1.04, F1.06, F1.07; section 10 of the rules page)."""
        if self.stack or not self.cause:
            return None
        keys: list[tuple[float, ...]] = []
        for seat in range(self.seats):
            if self.alive >> seat & 1:
                _, population, land = self.figures(seat)
                keys.append((2 if seat == self.winner else 1, self.score(seat), population, land))
            else:
                keys.append((0, self.out.index(seat), 0, 0))
        place = places(keys)
        tiebreak = [self.figures(seat)[1:] if self.alive >> seat & 1 else () for seat in range(self.seats)]
        return self.ranked(place, points(place), list(map(self.score, range(self.seats))), tiebreak)


def round_limit(setup: Setup) -> int:
    """Return the last round, or 0 without a limit (FYN-L1.01)."""
    limit: int | str = setup.options["max_rounds"]
    if isinstance(limit, str):
        return 40 if setup.options["variant"] == "barbarians" else 100
    return limit


def rounds_to_stall(s: Barons) -> int:
    """Return how many more rounds without a card end the game, including this one; 0 if the rule is off (FYN-L1.02)."""
    limit: int = s.setup.options["stall_rounds"]
    return limit and limit - s.stall


def blank(setup: Setup) -> Barons:
    """Return a state without cards."""
    s = Barons(setup)
    n = setup.seats
    options = setup.options
    s.dice, s.standing, s.every = options["dice"], options["call"] == "standing", options["interrupts"] == "every"
    s.barbarians, s.town_siege = options["variant"] == "barbarians", options["town_siege"]
    s.one_special = options["improvements"] == "one"
    s.city = [-1] * n
    if options["variant"] == "run_for_city":  # FYN-GB.02
        more = options["city_handicap"] or [0] * n
        s.city = [HOME + WIDTH * (options["city_distance"] + more[seat]) for seat in range(n)]
    s.hands, s.known = [[] for _ in range(n)], [[] for _ in range(n)]
    s.lands, s.roads, s.specials = (
        [{} for _ in range(n)],
        [{} for _ in range(n)],
        [[{} for _ in range(n)] for _ in range(3)],
    )
    s.centres, s.armies = [{} for _ in range(n)], [{} for _ in range(n)]
    s.keep_no_charts()
    s.alive = (1 << n) - 1
    s.calls, s.holds = [1] * n, [0] * n
    return s


def lay_capitals(s: Barons) -> None:
    """Place Capitals at (0,0), unused ones in the box and the King aside (FYN-C1.02, E6.01, GA.02, GB.01).

    The deck isn't shuffled yet.
    """
    s.deck = deck_cards()
    for seat in range(s.seats):
        s.lands[seat][HOME] = FIRST_CAPITAL + seat
    s.box = list(range(FIRST_CAPITAL + s.seats, LAST_CAPITAL + 1))
    if s.city[0] >= 0:
        s.deck.remove(CENTRAL_CITY)
        s.box.append(CENTRAL_CITY)
    if s.barbarians:
        s.box.append(KING_CARD)
    else:
        s.aside = [KING_CARD]


def conserved(s: Barons) -> list[int]:
    """Return every card, wherever it is; no action may change this list."""
    cards = [*s.deck, *s.discard, *s.limbo, *s.aside, *s.box]
    for hand in s.hands:
        cards.extend(hand)
    for grids in (s.lands, s.roads, *s.specials, s.centres):
        for grid in grids:
            cards.extend(grid.values())
    for grid in s.armies:
        cards.extend(grid)
    return sorted(cards)


def seat_named(name: str) -> int:
    """Return the seat of a name; P1 is seat 0."""
    return SEATS.index(name)
