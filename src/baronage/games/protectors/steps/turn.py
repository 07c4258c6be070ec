"""The turn: what follows what, from the votes to the last Buying step (sections 3, C1, D, E, J)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action, Span, Step
from baronage.games.protectors import verbs
from baronage.games.protectors.board import GRAND, NORMAL, team_sizes
from baronage.games.protectors.cards import black_swan, draw, in_use, lock, make_decks, plague, refill
from baronage.games.protectors.data import (
    BANK,
    BANK_COST,
    BSWAN,
    DECKS,
    DRAGON,
    FACTIONS,
    FAITH,
    FAITH_COST,
    NIGH,
    OFFER_COST,
    PLAGUE,
    POWER,
    REGARDS,
    START_CASH,
    UPGRADE_COST,
)
from baronage.games.protectors.dragon import eliminate, ends, hoard, raise_power, rise, threshold
from baronage.games.protectors.economy import (
    can_upgrade,
    capitols,
    collect,
    consolidate,
    last_turn,
    may_use,
    produce,
    reach,
    supply_limit,
    will_be_capitol,
)
from baronage.games.protectors.factions import gainable, refreshable
from baronage.games.protectors.state import (
    BY_DRAGON,
    CONSOLIDATION,
    NEGOTIATION,
    RANKING,
    REVEAL,
    TIME_UP,
    Realm,
)
from baronage.games.protectors.steps.attack import AFTER_BURNER, BY_CARD, Check, Strike
from baronage.games.protectors.steps.bids import Rank
from baronage.games.protectors.steps.opening import (
    FACTIONS_YES,
    OPEN,
    V1,
    V2,
    V3,
    V4,
    Joining,
    Votes,
    opening,
)
from baronage.games.protectors.steps.orders import open_orders
from baronage.games.protectors.steps.window import (
    Draft,
    Drafts,
    Window,
    bids,
    draw_choices,
    draw_spans,
    silent,
    span,
)

VOTING: Final = 0
TEAMS: Final = 1
PLACES: Final = 2
BOARD: Final = 3
CARDS: Final = 4
ORDERS: Final = 5
BATTLE_OVER: Final = 6
HARVEST: Final = 7


class Turn(Step[Realm]):
    """The lowest frame: the next stage begins whenever everything above it is done (REALM-C1.01)."""

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
    """REALM-A1.01 to A1.04: a fixed option skips its vote."""
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
    """R5: a random permutation puts the players on their positions; in a team game the teams did it."""
    if not s.teams:
        order = list(range(s.seats))
        chance.shuffle(order)
        for at, seat in enumerate(order):
            s.number[seat] = at + 1


def lay_out(s: Realm, chance: Chance) -> None:
    """Steps 4 to 7 of the setup (REALM-A2.01 to A2.08)."""
    s.committed = True
    lay_board(s)
    order = s.by_number()
    if s.log is not None:
        s.log.append((verbs.BOARD, ALL, (s.land.provinces, threshold(s), s.version), "REALM-A2.02 REALM-L2.01"))
        for seat in order:
            facts = (seat, s.number[seat], s.land.starts[s.number[seat] - 1])
            s.log.append((verbs.PLACED, ALL, facts, "REALM-A2.05 REALM-A2.06"))
    if s.factions == 2:  # R8
        for seat in order:
            s.faction[seat] = 1 + chance.below(FACTIONS - 1)
            if s.log is not None:
                s.log.append((verbs.FACTION_OF, ALL, (s.number[seat], s.faction[seat], 0), "REALM-N0.01"))
    make_decks(s, chance)
    s.stack.append(opening(s))
    gone = [seat for seat in s.rank if s.expelled >> seat & 1]
    if gone:  # K1.08, of those whom the host expelled before there was a board
        eliminate(s, gone, BY_DRAGON)
        ends(s)
        s.stack[-1] = opening(s)
        s.stack.append(Check())
    if s.log is not None:
        s.log.append((verbs.TURN, ALL, (s.turn,), "REALM-C1.01"))
        s.log.append((verbs.WINDOW, ALL, (0, int(s.factions == 1)), "REALM-D1.01"))


def lay_board(s: Realm) -> None:
    """Empty Provinces, a unit on each start, 50 $Realm a player."""
    places = s.land.provinces + 1
    s.owner = [-1] * places
    s.units, s.level, s.grey = [0] * places, [0] * places, [0] * places
    s.work, s.ready = [0] * places, [0] * places
    for seat, number in enumerate(s.number):
        start = s.land.starts[number - 1]
        s.owner[start] = seat
        s.units[start] = 1
    s.cash = [START_CASH] * s.seats
    s.rank = s.by_number()
    s.turn = 1
    s.phase = RANKING


# --- Reveal Cards -----------------------------------------------------------------------------------------------------

DRAWING: Final = 0
EFFECT: Final = 1
LOCKED: Final = 2


class Reveal(Step[Realm]):
    """REALM-E1.03: deck after deck; a card is completely dealt with, then the locked cards of its deck act again (E6.03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "stage", "number")

    def __init__(self, deck: int, stage: int, number: int) -> None:
        self.deck: Final = deck  # 0 to 3
        self.stage: Final = stage
        self.number: Final = number  # of the next locked card

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
                s.stack[-1] = Reveal(deck + 1, DRAWING, 0)  # what it locks has acted this turn
                lock(s)
        elif self.number < len(s.locked[deck]):
            s.stack[-1] = Reveal(deck, LOCKED, self.number + 1)
            act_again(s, deck, s.locked[deck][self.number])
        else:
            s.stack[-1] = Reveal(deck + 1, DRAWING, 0)


def play_card(s: Realm, deck: int) -> None:
    """REALM-E1.04: the card, the DPL, then the attack or the check. Its own effect follows when these are over."""
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
        if s.dpl >= threshold(s):  # L3.02: the second attack lies below the first on the stack
            s.stack.append(Strike(AFTER_BURNER))
        s.stack.append(Strike(BY_CARD))


def act_again(s: Realm, deck: int, card: int) -> None:
    """REALM-E6.03, E6.04: effects that happen once happen again; the card itself raises nothing."""
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


# --- Buying and Bidding -------------------------------------------------------------------------------------------------


def open_buying(s: Realm) -> Buying:
    """REALM-J6.01; who can choose nothing is not waited for (C2.04)."""
    due = 0
    for seat in s.rank:
        sanctum = s.newcomer == seat and not last_turn(s)
        if reach(s, seat) or len(capitols(s, seat)) > 1 or sanctum:
            due |= 1 << seat
    return Buying(due, 0, ((),) * s.seats)


# the items of a message, in the order in which they are executed (J6.02 to J6.09)
ITEM: Final = {
    verbs.CAPITOL: 1,
    verbs.REFRESH: 2,
    verbs.GAIN: 2,
    verbs.KEEPFAITH: 3,
    verbs.UPGRADE: 4,
    verbs.OFFER: 5,
    verbs.BUY: 6,
    verbs.BANKING: 7,
    verbs.BID: 8,
    verbs.DRAW: 9,
}


PAID: Final = {  # items that are done only if they can be paid when their turn comes
    verbs.KEEPFAITH: FAITH_COST,
    verbs.UPGRADE: UPGRADE_COST,
    verbs.OFFER: OFFER_COST,
    verbs.BANKING: BANK_COST,
}


def buy_limit(s: Realm, draft: Draft) -> int:
    """REALM-J6.07: with the Faith of the same message."""
    return supply_limit(s) + ((verbs.KEEPFAITH,) in draft)


@lru_cache(maxsize=1 << 8)
def purchases(place: int, most: int) -> list[Action]:
    """Units that may be bought in one Province."""
    return [(verbs.BUY, place, units) for units in range(1, most + 1)]


class Buying(Window):
    """DEC-C1 to DEC-C9: one message, its items in the order of their execution."""

    KEY: ClassVar[str] = "buying"
    TITLE: ClassVar[str] = "Buying and Bidding"

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Realm]:
        return Buying(due, sent, drafts)

    def choices(self, s: Realm, seat: int, draft: Draft) -> list[Action]:
        return self.offered(s, seat, draft, reach(s, seat))

    def allows(self, s: Realm, seat: int, action: Action) -> bool:
        """REALM-T1.07: what is sure to be unpayable is not offered, but may be sent: its cost is reserved (P3.02)."""
        if super().allows(s, seat, action):
            return True
        if action[0] not in PAID or not (self.due & ~self.sent) >> seat & 1:
            return False
        return action in self.offered(s, seat, self.drafts[seat], max(PAID.values()))

    def offered(self, s: Realm, seat: int, draft: Draft, funds: int) -> list[Action]:
        """What may follow this draft, with so much to spend."""
        found: list[Action] = []
        done = ITEM[draft[-1][0]] if draft else 0
        last = last_turn(s)
        able = s.faction[seat] or s.gift[seat] or s.newcomer == seat  # may have abilities at all
        if done < 1:
            owned = capitols(s, seat)
            if len(owned) > 1:
                found += [(verbs.CAPITOL, place) for place in owned]
        if done < 2 and s.newcomer == seat and not last:
            found += [(verbs.REFRESH, ability) for ability in refreshable(s, seat)]
            found += [(verbs.GAIN, ability) for ability in gainable(s, seat)]
        if able and done < 3 and funds >= FAITH_COST and may_use(s, seat, FAITH, draft):
            found.append((verbs.KEEPFAITH,))
        if done < 4 and funds >= UPGRADE_COST and 1 in s.ready:
            found += [(verbs.UPGRADE, place) for place in s.provinces(seat) if can_upgrade(s, seat, place)]
        if (
            able
            and not last
            and done < 5
            and funds >= OFFER_COST
            and may_use(s, seat, REGARDS, draft)
            and will_be_capitol(s, seat, draft)
        ):
            found.append((verbs.OFFER,))
        if done < 7:
            listed = [action[1] for action in draft if action[0] == verbs.BUY]
            limit = buy_limit(s, draft)
            units = s.units
            for place in s.provinces(seat):
                if units[place] < limit and place not in listed:
                    found += purchases(place, limit - units[place])
        if not last:
            if able and done < 7 and funds >= BANK_COST and may_use(s, seat, BANK, draft):
                found.append((verbs.BANKING,))
            if done < 8:
                found += bids(funds)
        if s.teams > 0:
            found += draw_choices(s, seat, draft)
        found.append((verbs.SEND,))
        return found

    def spans(self, s: Realm, seat: int) -> list[Span]:
        if not (self.due & ~self.sent) >> seat & 1:
            return []
        draft = self.drafts[seat]
        found: list[Span] = []
        if not last_turn(s) and (not draft or ITEM[draft[-1][0]] < 8):
            found = span((verbs.BID,), 0, reach(s, seat))
        return found + draw_spans(s, seat, draft)

    def resolve(self, s: Realm, chance: Chance) -> None:
        quiet = sum(1 << seat for seat, draft in enumerate(self.drafts) if silent(draft))
        bids, coming = consolidate(s, list(self.drafts), quiet, chance)
        if last_turn(s):  # B1.02
            s.end(TIME_UP, "REALM-P4.02" if s.teams > 0 else "REALM-B1.02")
        end_turn(s, coming)
        s.stack[-1] = Rank(tuple(bids))


def end_turn(s: Realm, coming: list[int]) -> None:
    """REALM-J7.01: unlocked cards are discarded, what was for this turn ends, the next turn begins."""
    if s.log is not None:
        s.log.append((verbs.TURN_ENDED, ALL, (s.turn,), "REALM-J7.01"))
    for deck in range(DECKS):
        s.discards[deck] += s.inplay[deck]
        s.inplay[deck] = []
    s.act = coming
    s.newcomer = -1
    s.ready = [0] * len(s.ready)
    s.capitol = [0] * s.seats
    s.turn += 1
    s.phase = RANKING
    if s.log is not None:
        s.log.append((verbs.TURN, ALL, (s.turn,), "REALM-C1.01"))
