"""The state of Brawling Barons: cards in zones, and what each seat may know of them."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.setup import Setup
from baronage.engine.core.standings import Standings, points
from baronage.engine.core.state import ALL, State, audience_bit
from baronage.engine.text.params import Params
from baronage.games.brawling import verbs
from baronage.games.brawling.data import BUILDING, CARD, IS_AID, ROUNDS, SHI, TYPE, Numbers
from baronage.games.brawling.meta import decks_for
from baronage.games.brawling.verbs import LEFT_ALONE

# flag in `known`: all players have once seen this card in this hand (BRAWL-1.15)
SEEN: Final = 1 << 61

Zone = list[list[int]]  # a list of cards or units for each seat


class Barons(State):
    """The state of a game.

    Zones hold cards; town, wall and King's Army hold units (see data.py). The top of the deck and of a pile is its
    end.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("deck", "market", "discard", "piles", "hands", "known", "towns", "walls", "armies", "aids"),
        *("signs", "turns", "ender"),
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.seats = setup.seats
        self.numbers: Final[Numbers] = setup.numbers
        self.limit = 0  # turns of all players together, or 0 for no limit (BRAWL-13.09)
        self.anytime = False  # whether Aids may be used outside the own turn (BRAWL-10.18)
        self.teams = False
        self.foes: tuple[tuple[int, ...], ...] = ()  # by seat: the opposing seats (BRAWL-1.13)
        self.deck: list[int] = []
        self.market: list[int] = []
        self.discard: list[int] = []
        self.piles: Zone = []
        self.hands: Zone = []
        self.known: Zone = []  # for each hand card: bit set of the seats that know it is there, and SEEN
        self.towns: Zone = []
        self.walls: Zone = []
        self.armies: Zone = []
        self.aids: Zone = []
        self.signs: list[int] = []  # by seat: the last sign of rock, paper, scissors, or -1
        self.turns = 0  # completed, by all players together
        self.ender = -1  # the seat that ended the game (BRAWL-13.07)

    def clone(self) -> Barons:
        copy = Barons(self.setup)
        copy.stack = self.stack[:]
        copy.cause = self.cause
        copy.left = self.left
        copy.viewer = self.viewer
        copy.limit = self.limit
        copy.anytime = self.anytime
        copy.teams = self.teams
        copy.foes = self.foes
        copy.deck = self.deck[:]
        copy.market = self.market[:]
        copy.discard = self.discard[:]
        copy.piles = [zone[:] for zone in self.piles]
        copy.hands = [zone[:] for zone in self.hands]
        copy.known = [zone[:] for zone in self.known]
        copy.towns = [zone[:] for zone in self.towns]
        copy.walls = [zone[:] for zone in self.walls]
        copy.armies = [zone[:] for zone in self.armies]
        copy.aids = [zone[:] for zone in self.aids]
        copy.signs = self.signs[:]
        copy.turns = self.turns
        copy.ender = self.ender
        return copy

    # --- hidden information -------------------------------------------------------------------------------------

    def redact(self, viewer: int) -> Barons:
        copy = Barons(self.setup)
        self.redact_base(copy, viewer)
        copy.limit = self.limit
        copy.anytime = self.anytime
        copy.teams = self.teams
        copy.foes = self.foes
        copy.deck = [0] * len(self.deck)
        copy.piles = [[0] * len(pile) for pile in self.piles]  # BRAWL-4.01: unknown even to their owners
        copy.market = self.market[:]
        copy.discard = self.discard[:]
        mine = audience_bit(viewer)
        for seat, hand in enumerate(self.hands):
            known = self.known[seat]
            if seat == viewer:
                copy.hands.append(hand[:])
                copy.known.append(known[:])
                continue
            # known cards first: their place among the others would reveal when those came and went
            seen = [place for place, who in enumerate(known) if who & mine]
            blanks = [0] * (len(hand) - len(seen))
            copy.hands.append([hand[place] for place in seen] + blanks)
            copy.known.append([known[place] for place in seen] + blanks)
        copy.towns = [zone[:] for zone in self.towns]
        copy.walls = [zone[:] for zone in self.walls]
        copy.armies = [zone[:] for zone in self.armies]
        copy.aids = [zone[:] for zone in self.aids]
        copy.signs = self.signs[:]
        copy.turns = self.turns
        copy.ender = self.ender
        return copy

    def fill(self, seat: int, chance: Chance) -> Barons:
        copy = self.clone()
        unseen = self.unseen()
        pool = [card for card in unseen if not IS_AID[card]]  # an Aid is never in a hand (BRAWL-10.01)
        chance.shuffle(pool)
        self._deal_implied(copy, pool, chance)
        for other, hand in enumerate(copy.hands):
            for place, card in enumerate(hand):
                if not card:
                    hand[place] = pool.pop()
                    copy.known[other][place] = copy.insiders(other)
        for card in unseen:
            if IS_AID[card]:  # insert anywhere in the rest, which equals shuffling them all
                pool.insert(chance.below(len(pool) + 1), card)
        for pile in copy.piles:
            left = len(pool) - len(pile)
            pile[:] = pool[left:]
            del pool[left:]
        copy.deck = pool
        self.fill_base(copy, seat, chance)
        return copy

    def _deal_implied(self, copy: Barons, unseen: list[int], chance: Chance) -> None:
        """Deal cards that the flow itself implies: an open turn, a Shield window (RULES.md, What is hidden)."""
        for step in self.stack:
            holder, cards = step.implied(self, unseen, chance)
            if holder < 0 or 0 not in copy.hands[holder]:
                continue
            for card in cards:
                place = copy.hands[holder].index(0)
                copy.hands[holder][place] = card
                copy.known[holder][place] = copy.insiders(holder)
                unseen.remove(card)

    def unseen(self) -> list[int]:
        """Return the cards that the viewer can't see, including the deck and the piles."""
        seen = {*self.market, *self.discard}
        seen.update(*self.hands, self.turned_up())
        for zone in (*self.towns, *self.walls, *self.armies, *self.aids):
            for unit in zone:
                seen.add(unit & CARD)
        return [card for card in self.numbers.decks[decks_used(self.setup)] if card not in seen]

    def turned_up(self) -> list[int]:
        """Return the Aid that is open while a team chooses its recipient (BRAWL-15.06)."""
        return [step.aid for step in self.stack if hasattr(step, "aid")]

    def insiders(self, seat: int) -> int:
        """Return the seats that see a card this seat draws: itself, and with open team hands its team."""
        if self.teams and self.setup.options["team_hands"] == "open":
            return sum(1 << mate for mate in range(seat & 1, self.seats, 2))
        return 1 << seat

    # --- the end ------------------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """Return the points: 1 for each building, 2 for each unit in the King's Army (BRAWL-13.03, 13.04, 13.05)."""
        buildings = 0
        for unit in self.towns[seat]:
            if TYPE[unit] == BUILDING:
                buildings += 1
        return buildings + 2 * len(self.armies[seat])

    def ranking(self) -> list[int]:
        """Return the seats from first to last, as if `ender` had ended the game now (BRAWL-13.06, 13.07, R52)."""
        n = self.seats

        def key(seat: int) -> tuple[int, int, int]:
            return (self.left >> seat & 1, -self.score(seat), (seat - self.ender - 1) % n)

        return sorted(range(n), key=key)

    def standings(self) -> Standings | None:
        if self.stack or not self.cause:
            return None
        n = self.seats
        scores = [self.score(seat) for seat in range(n)]
        distances = [(seat - self.ender - 1) % n for seat in range(n)]
        if self.teams:  # BRAWL-15.03, 15.12: the members of a team share a place
            totals = [sum(scores[team::2]) for team in (0, 1)]
            if totals[0] != totals[1]:
                best = 0 if totals[0] > totals[1] else 1
            else:
                best = 1 - self.ender % 2
            place = [1 if seat % 2 == best else 2 for seat in range(n)]
            shared = [1.0 if seat % 2 == best else 0.0 for seat in range(n)]
        else:
            order = self.ranking()
            place = [order.index(seat) + 1 for seat in range(n)]
            shared = points(place)
        tiebreak = [(-distance,) for distance in distances]
        sides = [seat % 2 for seat in range(n)] if self.teams else ()
        return self.ranked(place, shared, scores, tiebreak, sides)

    def closing(self, viewer: int) -> tuple[Params, tuple[str, ...]] | None:
        standings = self.standings()
        if standings is None:
            return None
        params: Params = {
            "teams": int(self.teams),
            "winner": standings.winners()[0],
            "scores": (),
            "members": (),
            **dict.fromkeys(("side", "points", "against", "gone", "tie"), 0),
            "ender": self.ender,
        }
        if self.cause == LEFT_ALONE:
            return params, ()
        own, rule = self._team_closing(viewer) if self.teams else self._own_closing()
        return params | own, (rule,)

    def _own_closing(self) -> tuple[Params, str]:
        """Return everyone's points, the highest place first, and whether and how a tie was broken (BRAWL-13.07)."""
        order = self.ranking()
        best, second = self.score(order[0]), self.score(order[1])
        gone = [seat for seat in order if self.left >> seat & 1]
        behind = order[0] not in gone and any(self.score(seat) >= best for seat in gone)
        params: Params = {"scores": tuple(seat | self.score(seat) << 4 for seat in order), "gone": int(behind)}
        if best != second or (order[0] in gone) != (order[1] in gone):
            return params, "BRAWL-13.06"
        lost = self.score(self.ender) == best and (self.ender in gone) == (order[0] in gone)
        return params | {"tie": 1 if lost else 2}, "BRAWL-13.07"

    def _team_closing(self, viewer: int) -> tuple[Params, str]:
        """Return the points of the teams, the viewer's first, or else the winners' (BRAWL-15.03, 15.12)."""
        totals = [sum(self.score(seat) for seat in range(team, self.seats, 2)) for team in (0, 1)]
        tied = totals[0] == totals[1]
        best = 1 - self.ender % 2 if tied else int(totals[1] > totals[0])
        mine = best if viewer < 0 else viewer % 2
        params: Params = {
            "side": 0 if viewer < 0 else 1 if mine == best else 2,
            "members": tuple(range(best, self.seats, 2)),
        }
        params |= {"points": totals[mine], "against": totals[1 - mine], "tie": 3 if tied else 0}
        return params, "BRAWL-15.12" if tied else "BRAWL-15.03"


def decks_used(setup: Setup) -> int:
    """Return the number of decks: one for two players, up to the maximum, unless agreed otherwise (BRAWL-14.01)."""
    return decks_for(setup.seats, setup.options)


def turn_limit(setup: Setup) -> int:
    """Return the limit in rounds, or 0 for none (BRAWL-13.09)."""
    limit: int | str = setup.options["turn_limit"]
    if limit == "off":
        return 0
    if isinstance(limit, str):
        return ROUNDS * -(-decks_used(setup) // -(-setup.seats // 2))
    return limit


def on_leave(s: Barons, seat: int, how: int) -> None:
    """End a game of two if a player leaves (R52)."""
    if s.seats == 2:
        if s.log is not None:
            s.log.append((verbs.ENDED, ALL, (LEFT_ALONE, seat), "BRAWL-13.06"))
        s.finish(LEFT_ALONE)


def blank(setup: Setup) -> Barons:
    """Return a state without cards."""
    s = Barons(setup)
    n = setup.seats
    s.teams = setup.options["teams"] == "two"
    s.limit = turn_limit(setup) * n
    s.anytime = setup.options["aids"] == "anytime"
    s.foes = tuple(
        tuple(other for other in range(n) if other != seat and (not s.teams or (other ^ seat) & 1)) for seat in range(n)
    )
    s.market = [0, 0, 0]
    s.signs = [-1] * n
    s.piles, s.hands, s.known = [[] for _ in range(n)], [[] for _ in range(n)], [[] for _ in range(n)]
    s.towns, s.walls = [[] for _ in range(n)], [[] for _ in range(n)]
    s.armies, s.aids = [[] for _ in range(n)], [[] for _ in range(n)]
    return s


GUARDS: Final = (SHI,)


def conserved(s: Barons) -> list[int]:
    """Return every card, wherever it is."""
    zones = (s.deck, s.market, s.discard, *s.piles, *s.hands, *s.towns, *s.walls, *s.armies, *s.aids, s.turned_up())
    return sorted(unit & CARD for zone in zones for unit in zone if unit)
