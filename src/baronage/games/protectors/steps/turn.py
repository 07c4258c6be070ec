"""The turn: the order of stages from the votes to the last purchases (sections 3, C1, D, E, J)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Step
from baronage.games.protectors import verbs
from baronage.games.protectors.board.realm import GRAND, NORMAL, team_sizes
from baronage.games.protectors.data import (
    BSWAN,
    DECKS,
    DRAGON,
    FACTIONS,
    NIGH,
    PLAGUE,
    POWER,
)
from baronage.games.protectors.rules.cards import black_swan, draw, in_use, lock, make_decks, plague, refill
from baronage.games.protectors.rules.dragon import eliminate, ends, hoard, raise_power, rise, threshold
from baronage.games.protectors.rules.economy import collect, last_turn, produce
from baronage.games.protectors.state import (
    BY_DRAGON,
    CONSOLIDATION,
    NEGOTIATION,
    RANKING,
    REVEAL,
    Realm,
)
from baronage.games.protectors.steps.attack import AFTER_BURNER, BY_CARD, Check, Strike
from baronage.games.protectors.steps.buying import open_buying
from baronage.games.protectors.steps.opening import FACTIONS_YES, V1, V2, V3, V4, Votes, opening
from baronage.games.protectors.steps.orders import open_orders
from baronage.games.protectors.steps.teams import OPEN, Joining

VOTING: Final = 0
TEAMS: Final = 1
PLACES: Final = 2
BOARD: Final = 3
CARDS: Final = 4
ORDERS: Final = 5
BATTLE_OVER: Final = 6
HARVEST: Final = 7


class Turn(Step[Realm]):
    """The lowest step: begins the next stage whenever all steps above it are done (REALM-C1.01)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stage", "vote")

    def __init__(self, stage: int, vote: int = 0) -> None:
        self.stage: Final = stage
        self.vote: Final = vote

    def run(self, s: Realm, chance: Chance) -> None:
        stage = self.stage
        if stage == VOTING:
            if self.vote > V4:
                s.stack[-1] = Turn(TEAMS)
            else:
                s.stack[-1] = Turn(VOTING, self.vote + 1)
                call_vote(s, self.vote)
        elif stage == TEAMS:
            s.stack[-1] = Turn(PLACES)
            if s.teams:
                s.stack.append(Joining((OPEN,) * s.seats))
        elif stage == PLACES:
            place_players(s, chance)
            s.stack[-1] = Turn(BOARD)
        elif stage == BOARD:
            s.stack[-1] = Turn(CARDS)
            lay_out(s, chance)
        elif stage == CARDS:
            s.phase = REVEAL
            s.stack[-1] = Turn(ORDERS)
            s.stack.append(Reveal(0, DRAWING, 0))
        elif stage == ORDERS:
            refill(s, chance)
            s.phase = NEGOTIATION
            s.committed = True
            s.stack[-1] = Turn(BATTLE_OVER)
            s.stack.append(open_orders(s))
            if s.log is not None:
                s.log.append((verbs.WINDOW, ALL, (1,), "REALM-F1.01"))
        elif stage == BATTLE_OVER:
            s.phase = CONSOLIDATION
            s.stack[-1] = Turn(HARVEST)
            s.stack.append(Check())  # J4.04
        else:
            produce(s)
            collect(s)
            s.committed = True
            s.stack[-1] = Turn(CARDS)
            s.stack.append(open_buying(s))
            if s.log is not None:
                s.log.append((verbs.WINDOW, ALL, (2, int(last_turn(s))), "REALM-J6.01"))


# --- before the first turn ---------------------------------------------------------------------------------------------


def call_vote(s: Realm, vote: int) -> None:
    """Open a vote, unless an option fixes its result (REALM-A1.01 to A1.04)."""
    options = s.setup.options
    if vote == V1:
        fixed = options["version"]
        s.version = {"normal": NORMAL, "grand": GRAND}.get(fixed, 0)
    elif vote == V2:
        fixed = options["teams"] if team_sizes(s.seats) else "off"
        s.teams = {"off": 0, "on": 1}.get(fixed, -1)
    elif vote == V3:
        fixed = options["factions"]
        s.factions = {"off": 0, "choice": 1, "chance": 2}.get(fixed, -1)
    else:
        fixed = "vote" if s.factions == FACTIONS_YES else ""
    if fixed == "vote":
        s.committed = True
        s.stack.append(Votes((1 << s.seats) - 1, 0, ((),) * s.seats, vote))
        if s.log is not None:
            s.log.append((verbs.VOTE_OPENED, ALL, (vote,), "REALM-A1.06"))


def place_players(s: Realm, chance: Chance) -> None:
    """Put players on positions at random; in a team game the teams have done so (R5)."""
    if not s.teams:
        order = list(range(s.seats))
        chance.shuffle(order)
        for at, seat in enumerate(order):
            s.number[seat] = at + 1


def lay_out(s: Realm, chance: Chance) -> None:
    """Run steps 4 to 7 of the setup (REALM-A2.01 to A2.08)."""
    s.committed = True
    lay_board(s)
    order = s.by_number()
    if s.log is not None:
        s.log.append((verbs.BOARD, ALL, (s.land.provinces, threshold(s), s.version), "REALM-A2.02 REALM-L2.01"))
        for seat in order:
            params = (seat, s.number[seat], s.land.starts[s.number[seat] - 1])
            s.log.append((verbs.PLACED, ALL, params, "REALM-A2.05 REALM-A2.06"))
    if s.factions == 2:  # R8
        for seat in order:
            s.faction[seat] = 1 + chance.below(FACTIONS - 1)
            if s.log is not None:
                s.log.append((verbs.FACTION_OF, ALL, (s.number[seat], s.faction[seat], 0), "REALM-N0.01"))
    make_decks(s, chance)
    s.stack.append(opening(s))
    gone = [seat for seat in s.rank if s.expelled >> seat & 1]
    if gone:  # K1.08: players expelled before the board existed
        eliminate(s, gone, BY_DRAGON)
        ends(s)
        s.stack[-1] = opening(s)
        s.stack.append(Check())
    if s.log is not None:
        s.log.append((verbs.TURN, ALL, (s.turn,), "REALM-C1.01"))
        s.log.append((verbs.WINDOW, ALL, (0, int(s.factions == 1)), "REALM-D1.01"))


def lay_board(s: Realm) -> None:
    """Create empty Provinces, a unit on each start and 50 $Realm per player."""
    places = s.land.provinces + 1
    s.owner = [-1] * places
    s.units, s.level, s.grey = [0] * places, [0] * places, [0] * places
    s.work, s.ready = [0] * places, [0] * places
    for seat, number in enumerate(s.number):
        start = s.land.starts[number - 1]
        s.owner[start] = seat
        s.units[start] = 1
    s.cash = [s.numbers.start_cash] * s.seats
    s.rank = s.by_number()
    s.turn = 1
    s.phase = RANKING


# --- Reveal Cards -----------------------------------------------------------------------------------------------------

DRAWING: Final = 0
EFFECT: Final = 1
LOCKED: Final = 2


class Reveal(Step[Realm]):
    """Reveal of cards deck by deck; after each card, the locked cards of its deck act again (REALM-E1.03, E6.03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "stage", "number")

    def __init__(self, deck: int, stage: int, number: int) -> None:
        self.deck: Final = deck  # 0 to 3
        self.stage: Final = stage
        self.number: Final = number  # index of the next locked card

    def run(self, s: Realm, chance: Chance) -> None:
        deck = self.deck
        if deck == DECKS:
            s.stack.pop()
        elif not in_use(s, deck):
            s.stack[-1] = Reveal(deck + 1, DRAWING, 0)
        elif self.stage == DRAWING:
            s.stack[-1] = Reveal(deck, EFFECT, 0)
            play_card(s, deck)
        elif self.stage == EFFECT:
            card = s.inplay[deck][-1]
            if card == BSWAN:
                s.stack[-1] = Reveal(deck, DRAWING, 0)
                black_swan(s, chance)
                return
            s.stack[-1] = Reveal(deck, LOCKED, 0)
            if card == PLAGUE:
                plague(s)
            elif card == NIGH:
                s.stack[-1] = Reveal(deck + 1, DRAWING, 0)  # cards locked now have already acted this turn
                lock(s)
        elif self.number < len(s.locked[deck]):
            s.stack[-1] = Reveal(deck, LOCKED, self.number + 1)
            act_again(s, deck, s.locked[deck][self.number])
        else:
            s.stack[-1] = Reveal(deck + 1, DRAWING, 0)


def play_card(s: Realm, deck: int) -> None:
    """Apply a card: the DPL, then the attack or check; its own effect follows after these (REALM-E1.04)."""
    s.committed = True
    by = rise(s)
    card = draw(s, deck)
    if card == POWER:
        by += s.land.provinces  # E2.04: one step
    raise_power(s, by)
    if s.log is not None:
        s.log.append((verbs.CARD, ALL, (deck, card, by, s.dpl, hoard(s)), "REALM-E1.04 REALM-L1.01"))
    s.stack.append(Check())
    if card == DRAGON:
        if s.dpl >= threshold(s):  # L3.02: the second attack is below the first on the stack
            s.stack.append(Strike(AFTER_BURNER))
        s.stack.append(Strike(BY_CARD))


def act_again(s: Realm, deck: int, card: int) -> None:
    """Repeat one-time effects of a locked card; the card itself raises nothing (REALM-E6.03, E6.04)."""
    if card not in (POWER, DRAGON, PLAGUE):
        return
    if card == POWER:
        raise_power(s, s.land.provinces)
    if s.log is not None:
        s.log.append((verbs.ACTS_AGAIN, ALL, (deck, card, s.dpl), "REALM-E6.03"))
    if card == PLAGUE:
        plague(s)
        return
    s.stack.append(Check())
    if card == DRAGON:
        s.stack.append(Strike(BY_CARD))
