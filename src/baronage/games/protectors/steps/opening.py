"""Before the first turn: votes, the opening bid and the re-bid (sections A, D1, D2)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Span, Step
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.board.realm import GRAND, NORMAL
from baronage.games.protectors.data import FACTIONS
from baronage.games.protectors.rules.economy import pay_bids
from baronage.games.protectors.rules.ranking import by_lot, effective, publish, tie_groups
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.bidding import Bidding
from baronage.games.protectors.steps.window import (
    Draft,
    Drafts,
    Window,
    bid_choices,
    bid_of,
    bid_spans,
    can_bid,
    draft_of,
    seats_due,
)

V1: Final = 0
V2: Final = 1
V3: Final = 2
V4: Final = 3
VOTE_RULES: Final = ("REALM-A1.01", "REALM-A1.02", "REALM-A1.03", "REALM-A1.04")
ABILITY_RULES: Final = (  # in order of the abilities
    *("", "REALM-N1.01", "REALM-N1.02", "REALM-N2.01", "REALM-N2.02", "REALM-N3.01", "REALM-N3.02"),
    *("REALM-N4.01", "REALM-N4.02", "REALM-N5.01", "REALM-N5.02", "REALM-F3.02"),
)
FACTIONS_YES: Final = -2  # factions accepted; by choice or by chance is still open


class Votes(Window):
    """One vote (REALM-A1.05, A1.06).

    Ballot 0 means Normal, no teams, no factions or own choice; ballot 1 means Grand, teams, factions or chance.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts", "vote")
    KEY: ClassVar[str] = "vote"
    NAME: ClassVar[str] = "voting"
    RULE: ClassVar[str] = "REALM-A1.05"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.BALLOT, verbs.SEND)

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
            params = (self.vote, result, int(ayes == noes), *ballots)
            s.log.append((verbs.VOTED, ALL, params, f"{VOTE_RULES[self.vote]} REALM-A1.05"))
        if self.vote == V1:
            s.version = GRAND if result else NORMAL
        elif self.vote == V2:
            s.teams = result
        elif self.vote == V3:
            s.factions = FACTIONS_YES if result else 0
        else:
            s.factions = 1 + result
        s.stack.pop()

    def unsent(self, s: Realm, seat: int) -> str:
        return "" if self.drafts[seat] else "REALM-A1.05"

    def params(self, s: Realm, seat: int) -> Params:
        draft = self.drafts[seat] if seat >= 0 else ()
        return {"vote": self.vote, "answer": draft[0][1] if draft and draft[0][0] == verbs.BALLOT else -1}

    def rules(self, s: Realm, seat: int) -> tuple[str, ...]:
        return (VOTE_RULES[self.vote], "REALM-A1.05") if seat in self.actors(s) else ("REALM-A1.06",)


def vote_of(s: Realm) -> int:
    """Return the current vote, or -1 if there is none."""
    top = s.stack[-1] if s.stack else None
    return top.vote if isinstance(top, Votes) else -1


class MarkBallot(Verb[Realm]):
    """Ballot with one of the two answers of a vote."""

    NUMBER: ClassVar[int] = verbs.BALLOT
    NAME: ClassVar[str] = "mark-ballot"
    ARGS: ClassVar[tuple[str, ...]] = ("answer",)
    RULE: ClassVar[str] = "REALM-A1.05"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-A1.05",)

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        return "REALM-A1.05" if draft_of(s, seat) or action[1] not in (0, 1) else ""

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"vote": vote_of(s), "answer": action[1]}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        return {"marked": int(bool(draft_of(s, seat)))}

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.BALLOT, answer) for answer in range(-1, 3)]


BALLOT: Final = MarkBallot()


# --- the opening bid --------------------------------------------------------------------------------------------------


def opening(s: Realm) -> Opening:
    """Return the window in which all players bid and, if required, choose a faction (REALM-D1.01)."""
    due = seats_due(s, [seat for seat in s.rank if s.factions == 1 or can_bid(s, seat)])
    return Opening(due, 0, ((),) * s.seats)


class Opening(Bidding):
    """Window of the opening bid and faction choice (DEC-B1, DEC-F1)."""

    KEY: ClassVar[str] = "opening"
    NAME: ClassVar[str] = "opening"
    RULE: ClassVar[str] = "REALM-D1.01"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.FACTION, verbs.BID, verbs.DRAW, verbs.SEND)

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
                    params = (s.number[seat], s.faction[seat], 1 if chosen else 2)
                    s.log.append((verbs.FACTION_OF, ALL, params, "REALM-N0.01 REALM-D1.06"))
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

    def bid_fault(self, s: Realm, seat: int, amount: int) -> str:
        return super().bid_fault(s, seat, amount) if can_bid(s, seat) else "REALM-D1.01"

    def draw_fault(self, s: Realm, seat: int) -> str:
        return super().draw_fault(s, seat) if can_bid(s, seat) else "REALM-P3.01"

    def params(self, s: Realm, seat: int) -> Params:
        draft = self.drafts[seat] if seat >= 0 else ()
        chosen = [action[1] for action in draft if action[0] == verbs.FACTION]
        params: Params = {"by_choice": int(s.factions == 1), "faction": chosen[0] if chosen else 0}
        params |= {
            "unit_cost": s.numbers.unit_cost,
            "level_cost": s.numbers.upgrade_cost,
            "production": s.numbers.production[0],
        }
        return params | super().params(s, seat)


class ChooseFaction(Verb[Realm]):
    """Choose a faction for the whole game."""

    NUMBER: ClassVar[int] = verbs.FACTION
    NAME: ClassVar[str] = "choose-faction"
    ARGS: ClassVar[tuple[str, ...]] = ("faction",)
    RULE: ClassVar[str] = "REALM-N0.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-N0.01",)
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        return "" if s.factions == 1 and not draft_of(s, seat) and 0 < action[1] < FACTIONS else "REALM-N0.01"

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"faction": action[1] if 0 < action[1] < FACTIONS else 0}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        draft = draft_of(s, seat)
        chosen = any(action[0] == verbs.FACTION for action in draft)
        return {"by_choice": int(s.factions == 1), "chosen": int(chosen), "bid": bid_of(draft)}

    def rules(self, s: Realm, seat: int, action: Action) -> tuple[str, ...]:
        return ("REALM-N0.01", ABILITY_RULES[2 * action[1] - 1], ABILITY_RULES[2 * action[1]])

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.FACTION, faction) for faction in range(-1, FACTIONS + 1)]


FACTION: Final = ChooseFaction()


def show_bids(s: Realm, bids: list[int], order: list[int], kind: int) -> None:
    """Publish bids."""
    if s.log is not None:
        for seat in order:
            params = (s.number[seat], bids[seat], effective(s, seat, bids[seat]))
            s.log.append((kind, ALL, params, "REALM-D1.03 REALM-D1.04"))


def rebid(s: Realm, groups: tuple[tuple[int, ...], ...]) -> ReBid:
    """Return the window in which all tied groups bid again at once (REALM-D2.01)."""
    if s.log is not None:
        params: list[int] = []
        for group in groups:
            if len(group) > 1:
                params += [*sorted(s.number[seat] for seat in group), 0]
        s.log.append((verbs.REBID, ALL, tuple(params[:-1]), "REALM-D2.01"))
    step = ReBid(0, 0, ((),) * s.seats, groups)
    return ReBid(step.due_now(s), 0, ((),) * s.seats, groups)


class ReBid(Bidding):
    """Window of the re-bid (DEC-B2). `groups` are the places of the Ranking, with equal bids together."""

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts", "groups")
    DUE_IS_PUBLIC: ClassVar[bool] = False
    SENT_IS_PUBLIC: ClassVar[bool] = False
    KEY: ClassVar[str] = "rebid"
    NAME: ClassVar[str] = "bidding-again"
    RULE: ClassVar[str] = "REALM-D2.01"

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

    def rules(self, s: Realm, seat: int) -> tuple[str, ...]:
        return ("REALM-D2.01", "REALM-D2.03") if seat in self.actors(s) else ("REALM-C2.05",)
