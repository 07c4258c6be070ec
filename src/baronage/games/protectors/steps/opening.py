"""Before the first turn: votes, teams, placing, the opening bid and the re-bid (sections A, D1, D2, P1)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action, Span, Step
from baronage.engine.flow import Window as Open
from baronage.games.protectors import verbs
from baronage.games.protectors.board import GRAND, NORMAL
from baronage.games.protectors.data import FACTIONS
from baronage.games.protectors.economy import pay_bids
from baronage.games.protectors.ranking import by_lot, effective, publish, tie_groups
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import (
    Draft,
    Drafts,
    Window,
    bid_choices,
    bid_spans,
    can_bid,
    hours,
    seats_due,
)

V1: Final = 0
V2: Final = 1
V3: Final = 2
V4: Final = 3
VOTE_RULES: Final = ("REALM-A1.01", "REALM-A1.02", "REALM-A1.03", "REALM-A1.04")
FACTIONS_YES: Final = -2  # voted for, by choice or by chance is not settled


class Votes(Window):
    """One vote: 0 is Normal, no teams, no factions, own choice; 1 Grand, teams, factions, chance (REALM-A1.05, A1.06)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts", "vote")
    KEY: ClassVar[str] = "vote"
    TITLE: ClassVar[str] = "Vote"

    def __init__(self, due: int, sent: int, drafts: Drafts, vote: int) -> None:
        super().__init__(due, sent, drafts)
        self.vote: Final = vote

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Realm]:
        return Votes(due, sent, drafts, self.vote)

    def choices(self, s: Realm, seat: int, draft: Draft) -> list[Action]:
        return [(verbs.SEND,)] if draft else [(verbs.BALLOT, 0), (verbs.BALLOT, 1)]

    def resolve(self, s: Realm, chance: Chance) -> None:
        ballots = [draft[0][1] if draft and draft[0][0] == verbs.BALLOT else -1 for draft in self.drafts]
        ayes, noes = ballots.count(1), ballots.count(0)
        result = chance.below(2) if ayes == noes else int(ayes > noes)  # A1.05
        if s.log is not None:
            facts = (self.vote, result, int(ayes == noes), *ballots)
            s.log.append((verbs.VOTED, ALL, facts, f"{VOTE_RULES[self.vote]} REALM-A1.05"))
        if self.vote == V1:
            s.version = GRAND if result else NORMAL
        elif self.vote == V2:
            s.teams = result
        elif self.vote == V3:
            s.factions = FACTIONS_YES if result else 0
        else:
            s.factions = 1 + result
        s.stack.pop()


# --- teams ----------------------------------------------------------------------------------------------------------

OPEN: Final = -1  # has not joined yet
LOT: Final = -2  # did not choose


class Joining(Step[Realm]):
    """DEC-T1, REALM-P1.01: each player joins a team that is not full, in the open; the silent are seated by lot."""

    FIELDS: ClassVar[tuple[str, ...]] = ("joined",)

    def __init__(self, joined: tuple[int, ...]) -> None:
        self.joined: Final = joined

    def actors(self, s: Realm) -> list[int]:
        return [seat for seat, team in enumerate(self.joined) if team == OPEN]

    def free(self, s: Realm) -> list[int]:
        """Teams that are not full."""
        size = s.team_size()
        return [team for team in range(s.seats // size) if self.joined.count(team) < size]

    def actions(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.JOIN, team) for team in self.free(s)] if self.joined[seat] == OPEN else []

    def refuse(self, s: Realm, seat: int, action: Action) -> str:
        return "REALM-P1.01"

    def play(self, s: Realm, seat: int, action: Action, chance: Chance) -> None:
        s.committed = True
        s.stack[-1] = Joining((*self.joined[:seat], action[1], *self.joined[seat + 1 :]))
        if s.log is not None:
            s.log.append((verbs.JOINED, ALL, (seat, action[1]), "REALM-P1.01"))

    def lapse(self, s: Realm, seat: int, chance: Chance) -> None:
        s.committed = True
        s.stack[-1] = Joining((*self.joined[:seat], LOT, *self.joined[seat + 1 :]))
        if s.log is not None:
            s.log.append((verbs.SENT, ALL, (seat, 0), "REALM-C2.01"))

    def run(self, s: Realm, chance: Chance) -> None:
        size = s.team_size()
        joined = list(self.joined)
        for seat, team in enumerate(joined):  # in joining order
            if team == LOT:
                places = [team for team in range(s.seats // size) for _ in range(size - joined.count(team))]
                joined[seat] = places[chance.below(len(places))]
                if s.log is not None:
                    s.log.append((verbs.SEATED, ALL, (seat, joined[seat]), "REALM-C2.01"))
        s.team = joined
        blocks = list(range(s.seats // size))
        chance.shuffle(blocks)  # P1.02: which team gets which block
        if s.log is not None:
            for block, team in enumerate(blocks):
                s.log.append((verbs.BLOCK, ALL, (team, block + 1), "REALM-P1.02"))
        s.committed = True
        s.stack[-1] = Placing(tuple(blocks), (OPEN,) * s.seats)

    def window(self, s: Realm) -> Open | None:
        return ("team", "Team forming", hours(s, "team"))


class Placing(Step[Realm]):
    """DEC-T2, REALM-P1.03: in each team one member after the other picks a position of the block; other teams do not see it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("blocks", "picks")
    OPENLY: ClassVar[bool] = False

    def __init__(self, blocks: tuple[int, ...], picks: tuple[int, ...]) -> None:
        self.blocks: Final = blocks
        self.picks: Final = picks

    def members(self, s: Realm, team: int) -> list[int]:
        """In joining order."""
        return [seat for seat in range(s.seats) if s.team[seat] == team]

    def turn_of(self, s: Realm, team: int) -> int:
        """Who picks next in a team, or -1."""
        return next((seat for seat in self.members(s, team) if self.picks[seat] == OPEN), -1)

    def actors(self, s: Realm) -> list[int]:
        turns = (self.turn_of(s, team) for team in sorted(self.blocks))
        return sorted(seat for seat in turns if seat >= 0)

    def free(self, s: Realm, seat: int) -> list[int]:
        """Positions of the block that nobody took."""
        taken = {self.picks[mate] for mate in self.members(s, s.team[seat])}
        return [at for at in range(s.team_size()) if at not in taken]

    def actions(self, s: Realm, seat: int) -> list[Action]:
        if self.turn_of(s, s.team[seat]) != seat:
            return []
        return [(verbs.PICK, at) for at in self.free(s, seat)]

    def default(self, s: Realm, seat: int) -> Action:
        return (verbs.PICK, self.free(s, seat)[0])

    def refuse(self, s: Realm, seat: int, action: Action) -> str:
        return "REALM-P1.03"

    def play(self, s: Realm, seat: int, action: Action, chance: Chance) -> None:
        s.committed = True
        s.stack[-1] = Placing(self.blocks, (*self.picks[:seat], action[1], *self.picks[seat + 1 :]))
        if s.log is not None:
            who = sum(1 << mate for mate in self.members(s, s.team[seat]))
            s.log.append((verbs.PICKED, who, (seat, action[1]), "REALM-P1.03"))

    def run(self, s: Realm, chance: Chance) -> None:
        s.committed = True
        size = s.team_size()
        for seat in range(s.seats):
            s.number[seat] = self.blocks.index(s.team[seat]) * size + self.picks[seat] + 1
        s.stack.pop()

    def redact(self, s: Realm, eyes: int) -> Step[Realm] | None:
        mine = s.team[eyes] if eyes >= 0 else -1
        return Placing(
            self.blocks, tuple(pick if s.team[seat] == mine else OPEN for seat, pick in enumerate(self.picks))
        )

    def fill(self, s: Realm, seat: int, chance: Chance) -> Step[Realm]:
        """Other teams are guessed to have only just begun; members who left have picked by default."""
        guess = self
        for team in self.blocks:
            if seat >= 0 and s.team[seat] == team:
                continue
            while True:
                turn = guess.turn_of(s, team)
                if turn < 0 or not s.left >> turn & 1:
                    break
                at = guess.free(s, turn)[0]
                guess = Placing(self.blocks, (*guess.picks[:turn], at, *guess.picks[turn + 1 :]))
        return guess

    def window(self, s: Realm) -> Open | None:
        return ("team", "Team placing", hours(s, "team"))


# --- the opening bid --------------------------------------------------------------------------------------------------


def opening(s: Realm) -> Opening:
    """REALM-D1.01: all bid, and choose a faction where factions are chosen."""
    due = seats_due(s, [seat for seat in s.rank if s.factions == 1 or can_bid(s, seat)])
    return Opening(due, 0, ((),) * s.seats)


class Opening(Window):
    """DEC-B1, DEC-F1."""

    KEY: ClassVar[str] = "opening"
    TITLE: ClassVar[str] = "Opening bids"

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Realm]:
        return Opening(due, sent, drafts)

    def choices(self, s: Realm, seat: int, draft: Draft) -> list[Action]:
        found: list[Action] = []
        if s.factions == 1 and not draft:
            found = [(verbs.FACTION, faction) for faction in range(1, FACTIONS)]
        if can_bid(s, seat):
            found += bid_choices(s, seat, draft)
        return [*found, (verbs.SEND,)]

    def spans(self, s: Realm, seat: int) -> list[Span]:
        if not (self.due & ~self.sent) >> seat & 1 or not can_bid(s, seat):
            return []
        return bid_spans(s, seat, self.drafts[seat])

    def resolve(self, s: Realm, chance: Chance) -> None:
        order = [seat for seat in s.by_number() if seat in s.rank]
        if s.factions == 1:
            for seat in order:
                chosen = [action[1] for action in self.drafts[seat] if action[0] == verbs.FACTION]
                s.faction[seat] = chosen[0] if chosen else 1 + chance.below(FACTIONS - 1)  # D1.06
                if s.log is not None:
                    facts = (s.number[seat], s.faction[seat], 1 if chosen else 2)
                    s.log.append((verbs.FACTION_OF, ALL, facts, "REALM-N0.01 REALM-D1.06"))
        bids = pay_bids(s, list(self.drafts), order, order)
        show_bids(s, bids, order, verbs.BID_SHOWN)
        groups = tie_groups(s, bids)
        ties = [group for group in groups if len(group) > 1]
        if any(bids[seat] for group in ties for seat in group):  # D2.01
            s.stack[-1] = rebid(s, tuple(tuple(group) for group in groups))
            return
        s.rank = [seat for group in groups for seat in by_lot(s, group, chance)]  # D2.02
        publish(s)
        s.stack.pop()


def show_bids(s: Realm, bids: list[int], order: list[int], kind: int) -> None:
    """Bids are published."""
    if s.log is not None:
        for seat in order:
            facts = (s.number[seat], bids[seat], effective(s, seat, bids[seat]))
            s.log.append((kind, ALL, facts, "REALM-D1.03 REALM-D1.04"))


def rebid(s: Realm, groups: tuple[tuple[int, ...], ...]) -> ReBid:
    """REALM-D2.01: all tie groups bid again at the same time."""
    if s.log is not None:
        facts: list[int] = []
        for group in groups:
            if len(group) > 1:
                facts += [*sorted(s.number[seat] for seat in group), 0]
        s.log.append((verbs.REBID, ALL, tuple(facts[:-1]), "REALM-D2.01"))
    frame = ReBid(0, 0, ((),) * s.seats, groups)
    return ReBid(frame.due_now(s), 0, ((),) * s.seats, groups)


class ReBid(Window):
    """DEC-B2: `groups` are the places of the Ranking, equal bids together."""

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts", "groups")
    DUE_IS_PUBLIC: ClassVar[bool] = False
    SENT_IS_PUBLIC: ClassVar[bool] = False
    KEY: ClassVar[str] = "rebid"
    TITLE: ClassVar[str] = "Tie re-bid"

    def __init__(self, due: int, sent: int, drafts: Drafts, groups: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(due, sent, drafts)
        self.groups: Final = groups

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Realm]:
        return ReBid(due, sent, drafts, self.groups)

    def due_now(self, s: Realm) -> int:
        tied = [seat for group in self.groups if len(group) > 1 for seat in group]
        return seats_due(s, [seat for seat in tied if seat in s.rank and can_bid(s, seat)])

    def choices(self, s: Realm, seat: int, draft: Draft) -> list[Action]:
        return [*bid_choices(s, seat, draft), (verbs.SEND,)]

    def spans(self, s: Realm, seat: int) -> list[Span]:
        if not (self.due & ~self.sent) >> seat & 1:
            return []
        return bid_spans(s, seat, self.drafts[seat])

    def resolve(self, s: Realm, chance: Chance) -> None:
        tied = [seat for group in self.groups if len(group) > 1 for seat in group if seat in s.rank]
        order = [seat for seat in s.by_number() if seat in tied]
        bids = pay_bids(s, list(self.drafts), order, order)
        show_bids(s, bids, order, verbs.REBID_SHOWN)
        rank: list[int] = []
        for group in self.groups:  # D2.03: a group keeps its block of places
            again: dict[int, list[int]] = {}
            for seat in group:
                if seat in s.rank:
                    worth = effective(s, seat, bids[seat]) if len(group) > 1 else 0
                    again.setdefault(worth, []).append(seat)
            for worth in sorted(again, reverse=True):
                rank += by_lot(s, again[worth], chance)  # D2.04
        s.rank = rank
        publish(s)
        s.stack.pop()
