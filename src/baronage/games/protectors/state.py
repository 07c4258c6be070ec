"""The state of Protectors of the Realm: the board, cash, decks, and what each seat may know."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.setup import Setup
from baronage.engine.core.standings import Standings
from baronage.engine.core.state import AGREED, ALL, State
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.board.realm import Land, land_for, team_sizes
from baronage.games.protectors.data import (
    DECK_OF,
    DECKS,
    ISLAND,
    STOCK,
    Numbers,
)
from baronage.games.protectors.verbs import DRAGON_PLAYERS, DRAGON_PROVINCES, LAST, TIME_UP

CAUSE_CODES: Final = ("", "last", "time", "dragon-players", "dragon-provinces")

# phases (REALM-C1.01)
SETUP: Final = 0
RANKING: Final = 1
REVEAL: Final = 2
NEGOTIATION: Final = 3
EXECUTE: Final = 4
CONSOLIDATION: Final = 5

BY_PLAYERS: Final = 1
BY_DRAGON: Final = 2


class Realm(State):
    """State of a game. Seats are in joining order; places are Province numbers, with 0 for the Island.

    The top of a deck is the end of its list. Outside Execute Orders all units in a place are its controller's. Other
    units of a position during Execute Orders are in `guests`. `number` is each seat's Player#, from 1, or 0 before
    players have places.
    """

    NAME: ClassVar[str] = "protectors"
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("turn", "phase", "version", "teams", "factions", "dpl", "frozen", "newcomer", "expelled", "news", "battles"),
        *("team", "number", "owner", "units", "guests", "level", "grey", "work", "ready"),
        *("cash", "spent", "bonus", "titles", "faction", "used", "gift", "act", "owes", "capitol"),
        *("rank", "fell", "out_turn", "out_by"),
        *("decks", "discards", "inplay", "locked", "looks", "looked", "pending", "stamps", "transfers"),
    )
    # Actions of others beside their sheets in the open window are hidden: money sent, looks at cards, and what they saw.
    # assume that none has happened so far. This excludes no true state: until the window closes, others may still do
    # all of it in the sample too (REALM-C2.04, F2.01); cash and payments follow from it.
    UNGUESSED: ClassVar[tuple[str, ...]] = ("cash", "spent", "transfers", "looks", "looked")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.seats = setup.seats
        self.numbers: Final[Numbers] = setup.numbers
        self._land: Land | None = None
        self.turn = 0
        self.phase = SETUP
        self.version = 0
        self.teams = -1  # -1 until settled
        self.factions = -1  # 0 none, 1 by choice, 2 by chance
        self.dpl = 0
        self.frozen = 0  # REALM-L2.05
        self.newcomer = -1  # seat that took the Island this turn
        self.expelled = 0  # bit set
        self.news: list[int] = []  # revealed by the last window: length, seat, action, ... (REALM-C1.04)
        self.battles: list[int] = []  # battles of the last Execute Orders, concatenated in the format of `adjudicate`
        self.team: list[int] = []
        self.number: list[int] = []
        self.owner: list[int] = []
        self.units: list[int] = []
        self.guests: list[int] = []  # place, seat, units, ...
        self.level: list[int] = []
        self.grey: list[int] = []
        self.work: list[int] = []  # 1 Work, work!, 2 golden
        self.ready: list[int] = []  # upgradable this turn
        self.cash: list[int] = []
        self.spent: list[int] = []  # sent and paid in the running window, not yet published
        self.bonus: list[int] = []  # VP points earned by bonuses,
        self.titles: list[int] = []  # and by titles
        self.faction: list[int] = []
        self.used: list[int] = []  # bit sets of abilities
        self.gift: list[int] = []  # Sanctum gift
        self.act: list[int] = []
        self.owes: list[int] = []  # debt to the Pirates
        self.capitol: list[int] = []  # the level-3 Province held before this turn's seizures
        self.rank: list[int] = []  # active seats, best first
        self.fell: list[int] = []  # eliminated seats in order of elimination
        self.out_turn: list[int] = []
        self.out_by: list[int] = []
        self.decks: list[list[int]] = []
        self.discards: list[list[int]] = []
        self.inplay: list[list[int]] = []  # cards of this turn that are not locked
        self.locked: list[list[int]] = []
        self.looks: list[int] = []  # made this turn, as bits of decks
        self.looked: list[int] = []  # seat x deck: the card seen, while it is expected on top
        self.pending: list[int] = []  # seat x (Event, Dragon): stamp + 1 of the seen card, while an answer is due
        self.stamps: list[int] = []  # number of changes to the top of the Event and of the Dragon deck
        self.transfers: list[int] = []  # from, to, amount, ...

    @property
    def land(self) -> Land:
        """The board. Version and teams must be settled."""
        land = self._land
        if land is None:
            size = self.team_size() if self.teams > 0 else 0
            land = self._land = land_for(self.seats, self.setup.options, self.version, size)
        return land

    def team_size(self) -> int:
        """Return the team size from the options, or the smallest possible one if it isn't fixed."""
        size: int | str = self.setup.options["team_size"]
        return team_sizes(self.seats)[0] if isinstance(size, str) else size

    def clone(self) -> Realm:
        copy = Realm(self.setup)
        copy.stack = self.stack[:]
        copy.cause = self.cause
        copy.left = self.left
        copy.viewer = self.viewer
        self._copy(copy)
        copy.spent = self.spent[:]
        copy.decks = [deck[:] for deck in self.decks]
        copy.looks = self.looks[:]
        copy.looked = self.looked[:]
        copy.pending = self.pending[:]
        copy.stamps = self.stamps[:]
        copy.transfers = self.transfers[:]
        return copy

    def _copy(self, copy: Realm) -> None:
        """Copy the public fields."""
        copy._land = self._land
        copy.turn = self.turn
        copy.phase = self.phase
        copy.version = self.version
        copy.teams = self.teams
        copy.factions = self.factions
        copy.dpl = self.dpl
        copy.frozen = self.frozen
        copy.newcomer = self.newcomer
        copy.expelled = self.expelled
        copy.news = self.news[:]
        copy.battles = self.battles[:]
        copy.team = self.team[:]
        copy.number = self.number[:]
        copy.owner = self.owner[:]
        copy.units = self.units[:]
        copy.guests = self.guests[:]
        copy.level = self.level[:]
        copy.grey = self.grey[:]
        copy.work = self.work[:]
        copy.ready = self.ready[:]
        copy.cash = self.cash[:]
        copy.bonus = self.bonus[:]
        copy.titles = self.titles[:]
        copy.faction = self.faction[:]
        copy.used = self.used[:]
        copy.gift = self.gift[:]
        copy.act = self.act[:]
        copy.owes = self.owes[:]
        copy.capitol = self.capitol[:]
        copy.rank = self.rank[:]
        copy.fell = self.fell[:]
        copy.out_turn = self.out_turn[:]
        copy.out_by = self.out_by[:]
        copy.discards = [pile[:] for pile in self.discards]
        copy.inplay = [pile[:] for pile in self.inplay]
        copy.locked = [pile[:] for pile in self.locked]

    # --- hidden information -------------------------------------------------------------------------------------

    def redact(self, viewer: int) -> Realm:
        copy = Realm(self.setup)
        self.redact_base(copy, viewer)
        self._copy(copy)
        n = self.seats
        copy.decks = [[0] * len(deck) for deck in self.decks]
        copy.stamps = [0] * len(self.stamps)
        copy.spent = [0] * n
        copy.looks = [0] * n
        copy.looked = [0] * len(self.looked)
        copy.pending = [0] * len(self.pending)
        for seat, spent in enumerate(self.spent):  # payments of the open window are published at its reveal
            if seat != viewer:
                copy.cash[seat] += spent
        if viewer >= 0:
            copy.spent[viewer] = self.spent[viewer]
            copy.looks[viewer] = self.looks[viewer]
            copy.looked[4 * viewer : 4 * viewer + 4] = self.looked[4 * viewer : 4 * viewer + 4]
            # whether the card is still there is secret (REALM-F3.05)
            copy.pending[2 * viewer : 2 * viewer + 2] = [min(p, 1) for p in self.pending[2 * viewer : 2 * viewer + 2]]
            sent = self.transfers
            for i in range(0, len(sent), 3):
                if sent[i] == viewer:
                    copy.transfers += sent[i : i + 3]
        return copy

    def fill(self, seat: int, chance: Chance) -> Realm:
        copy = self.clone()
        for deck in range(DECKS):
            blanks = len(copy.decks[deck])
            if not blanks:
                continue
            pool = self.unseen(deck)
            chance.shuffle(pool)
            believed = self.looked[4 * seat + deck] if seat >= 0 else 0
            cards = pool[:blanks]
            if believed in pool:  # the seen card is most likely still on top
                pool.remove(believed)
                cards = [*pool[: blanks - 1], believed]
            copy.decks[deck] = cards
        self.fill_base(copy, seat, chance)
        return copy

    def unseen(self, deck: int) -> list[int]:
        """Return the cards of a deck that are nowhere visible; after a replacement (REALM-N2.07) they may be too many."""
        pool = list(STOCK[deck])
        for pile in (self.discards[deck], self.inplay[deck], self.locked[deck]):
            for card in pile:
                if card in pool:
                    pool.remove(card)
        return pool

    # --- players ------------------------------------------------------------------------------------------------

    def seats_by_colour(self) -> list[int]:
        found = [-1] * (self.seats + 1)
        for seat, number in enumerate(self.number):
            if number:
                found[number] = seat
        return found

    def by_number(self) -> list[int]:
        """Return the seats in the order of their positions."""
        return sorted(range(self.seats), key=self.number.__getitem__)

    def provinces(self, seat: int) -> list[int]:
        """Return the Provinces a seat controls, ascending; the Island isn't one (REALM-O1.03)."""
        owner = self.owner
        return [place for place in range(1, len(owner)) if owner[place] == seat]

    def greens(self, seat: int) -> list[int]:
        """Return the green Provinces a seat controls."""
        owner, grey = self.owner, self.grey
        return [place for place in range(1, len(owner)) if owner[place] == seat and not grey[place]]

    def has_card(self, card: int) -> bool:
        """Return whether a card is in play, locked or not."""
        deck = DECK_OF[card]
        return card in self.inplay[deck] or card in self.locked[deck]

    def vps(self, seat: int) -> int:
        """Return a seat's Victory Points (REALM-B1.03); an eliminated player has none (REALM-P4.02)."""
        if seat not in self.rank:
            return 0
        owner, level = self.owner, self.level
        lands = sum(self.numbers.province_vps[level[place]] for place in range(1, len(owner)) if owner[place] == seat)
        isle = self.numbers.island_vps if owner and owner[ISLAND] == seat else 0
        return lands + isle + self.bonus[seat] + self.titles[seat]

    def army(self, seat: int) -> int:
        """Return the number of a seat's units, including those on the Island."""
        owner, units = self.owner, self.units
        own = sum(units[place] for place in range(len(owner)) if owner[place] == seat)
        return own + sum(self.guests[i + 2] for i in range(0, len(self.guests), 3) if self.guests[i + 1] == seat)

    # --- the end ------------------------------------------------------------------------------------------------

    def beaten(self, seat: int) -> str:
        return "REALM-K1.07" if self.owner and seat not in self.rank else ""

    def end(self, cause: int, rule: str) -> None:
        """End the game with `cause` and the rule for it."""
        self.cause = cause
        if self.log is not None:
            place = self.placing()
            if cause in (LAST, TIME_UP):
                self._tell_scores(place)
            winners = [self.number[seat] for seat in range(self.seats) if place[seat] == 1]
            self.log.append((verbs.ENDED, ALL, (cause, *sorted(winners)), rule))
            prize = max(self.prizes())
            if prize:
                rules = "REALM-B1.05 REALM-P4.02" if self.teams > 0 else "REALM-B1.05"
                self.log.append((verbs.PRIZE, ALL, (prize, *sorted(winners)), rules))
        self.finish(cause)

    def _tell_scores(self, place: list[int]) -> None:
        """Publish the final Victory Points by source and the tie-breakers (REALM-B1.03, B1.04, P4.02)."""
        assert self.log is not None
        if self.teams > 0:
            for at, team in enumerate(self.team_order(), 1):
                active = [self.merit(seat) for seat in self.rank if self.team[seat] == team]
                if active:
                    sums = (sum(merit[column] for merit in active) for column in range(3))
                    self.log.append((verbs.TEAM_SCORED, ALL, (at, team + 1, *sums), "REALM-P4.02"))
        points = [self.vps(seat) for seat in self.rank]
        for seat in sorted(self.rank, key=lambda seat: (place[seat], [-merit for merit in self.merit(seat)])):
            source = self.result(seat, 0)
            params = [
                place[seat],
                self.number[seat],
                *(source[key] for key in ("provinces", "island", "titles", "bonus")),
            ]
            if self.teams <= 0 and points.count(self.vps(seat)) > 1:
                params += [self.army(seat), self.cash[seat], self.rank.index(seat) + 1]
            self.log.append((verbs.SCORED, ALL, tuple(params), "REALM-B1.03 REALM-B1.04"))

    def merit(self, seat: int) -> tuple[int, int, int, int]:
        """Return VPs, units, cash and Ranking place as a sort key (REALM-B1.04)."""
        if seat not in self.rank:
            return (0, 0, 0, -self.seats)
        return (self.vps(seat), self.army(seat), self.cash[seat], -self.rank.index(seat))

    def order(self) -> list[int]:
        """Return seats from first to last: active players by merit, then eliminated ones, last eliminated first."""
        return [*sorted(self.rank, key=self.merit, reverse=True), *reversed(self.fell)]

    def placing(self) -> list[int]:
        """Return the final place of each seat (section 10 of the rules)."""
        n = self.seats
        if self.cause in (DRAGON_PLAYERS, DRAGON_PROVINCES):
            return [n] * n
        if self.cause == AGREED:  # perhaps before the first Ranking
            place = [n - self.fell.index(seat) if seat in self.fell else 1 for seat in range(n)]
            return self.drawn_places(place, self.team if self.teams > 0 else ())
        if self.teams <= 0:
            order = self.order()
            return [order.index(seat) + 1 for seat in range(n)]
        order_of = self.team_order()
        return [order_of.index(self.team[seat]) + 1 for seat in range(n)]

    def team_order(self) -> list[int]:
        """Return the teams from first to last (REALM-P4.02)."""

        def key(team: int) -> tuple[int, ...]:
            members = [seat for seat in range(self.seats) if self.team[seat] == team]
            active = [seat for seat in members if seat in self.rank]
            if not active:  # ordered by the last member's elimination
                return (0, max(self.fell.index(seat) for seat in members), 0, 0, 0)
            sums = [sum(column) for column in zip(*(self.merit(seat)[:3] for seat in active), strict=True)]
            return (1, *sums, -min(self.rank.index(seat) for seat in active))

        return sorted(set(self.team), key=key, reverse=True)

    def went_out(self, seat: int) -> Params | None:
        return {"turn": self.out_turn[seat]} if self.out_turn and self.out_turn[seat] else None

    def standings(self) -> Standings | None:
        if self.stack or not self.cause:
            return None
        n = self.seats
        place = self.placing()
        finishers = len(set(self.team)) if self.teams > 0 else n
        dragon = self.cause in (DRAGON_PLAYERS, DRAGON_PROVINCES)
        shared = [0.0 if dragon else (finishers - at) / max(1, finishers - 1) for at in place]
        merits = [self.merit(seat)[1:] for seat in range(n)]
        scores = [self.vps(seat) for seat in range(n)]
        prize = self.prizes()
        carry = tuple(self.result(seat, prize[seat]) for seat in range(n))
        return self.ranked(place, shared, scores, merits, self.team if self.teams > 0 else (), carry)

    def prizes(self) -> list[int]:
        """Return the prize of each seat; none if the Dragon wins (REALM-B1.05, P4.02, B1.08).

        The winner or the winning team gets it.
        """
        place = self.placing()
        first = place.count(1)
        prize: int = self.setup.options["prize"]
        return [prize // first if mine == 1 else 0 for mine in place]

    def result(self, seat: int, prize: int) -> dict[str, Any]:
        """Return a line of the result record: VPs by source, and the prize."""
        active = seat in self.rank
        isle = self.numbers.island_vps if active and self.owner[ISLAND] == seat else 0
        earned = self.bonus[seat] + self.titles[seat] if active else 0
        return {
            "player": self.number[seat],
            "provinces": self.vps(seat) - isle - earned,
            "island": isle,
            "titles": self.titles[seat] if active else 0,
            "bonus": self.bonus[seat] if active else 0,
            "prize": prize,
            "turn": self.turn,
            "cause": "draw" if self.cause == AGREED else CAUSE_CODES[self.cause],
        }


def blank(setup: Setup) -> Realm:
    """Return a state before anything is settled."""
    s = Realm(setup)
    n = setup.seats
    for name in (
        *("number", "cash", "spent", "bonus", "titles", "faction", "used", "gift", "act", "owes", "capitol"),
        *("out_turn", "out_by", "looks"),
    ):
        setattr(s, name, [0] * n)
    s.team = [-1] * n
    s.looked = [0] * (4 * n)
    s.pending = [0] * (2 * n)
    s.stamps = [0, 0]
    s.decks = [[] for _ in range(DECKS)]
    s.discards = [[] for _ in range(DECKS)]
    s.inplay = [[] for _ in range(DECKS)]
    s.locked = [[] for _ in range(DECKS)]
    return s


def conserved(s: Realm) -> Any:
    """Return all cards, for the Dragon deck only their number, or None before they are shuffled.

    Cards of the Dragon deck may be replaced (REALM-N2.07).
    """
    whole = [sorted([*s.decks[d], *s.discards[d], *s.inplay[d], *s.locked[d]]) for d in range(DECKS)]
    if not any(whole):
        return [sorted(STOCK[0]), len(STOCK[1]), sorted(STOCK[2]), sorted(STOCK[3])]
    return [whole[0], len(whole[1]), whole[2], whole[3]]
