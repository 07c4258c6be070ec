"""Before the first turn: capital placement, the vote on it or on the map, and the deal of clans (section 3.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, SimultaneousStep, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Param, Params, RuleViolation
from baronage.games.yuan import verbs
from baronage.games.yuan.board.land import distance
from baronage.games.yuan.data import INVASION, PROVINCES, TERRAIN
from baronage.games.yuan.nodes import province_id
from baronage.games.yuan.rules.assembly import lay_by_chance, raise_temples, tiles_in_play
from baronage.games.yuan.rules.capitals import allowed, draw_capitals, placed, put_capital, suggested, take_back
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.auction import begin_auctions
from baronage.games.yuan.steps.planning import begin_turn

Drafts = tuple[tuple[Action, ...], ...]


# --- capitals -------------------------------------------------------------------------------------------------------


def begin_capitals(s: Yuan, first: int, chance: Chance) -> None:
    """Begin capital placement, by players or at random (YUAN-S3.02, S3.05, S4.01)."""
    options = s.setup.options
    if options["bidding"] == "on" or options["capitals"] == "auto":
        draw_capitals(s, chance)
        if s.unanimous and options["capitals"] == "agree":  # YUAN-S3.09
            s.stack[:] = [vote(s, ON_CAPITALS)]
        else:
            first_chao(s, chance)
    else:
        s.stack[:] = [Capital(first)]


class Found(Verb[Yuan]):
    """Put the capital of the next colour on a Province."""

    NUMBER: ClassVar[int] = verbs.CAPITAL
    NAME: ClassVar[str] = "found"
    ARGS: ClassVar[tuple[str, ...]] = ("province",)
    RULE: ClassVar[str] = "YUAN-S3.02"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S3.01", "YUAN-S3.03")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Yuan, seat: int, action: Action) -> str:
        if action[1] not in s.land.provinces:
            return "YUAN-S3.01"
        return "" if action[1] in allowed(s) else "YUAN-S3.03"

    def params(self, s: Yuan, seat: int, action: Action) -> Params:
        p = action[1] if 0 < action[1] <= PROVINCES else 0
        beside: Param = s.land.adjacent[p]
        return {"province": p, "terrain": TERRAIN[p], "clan": next_colour(s), "beside": beside}

    def more(self, s: Yuan, seat: int, action: Action) -> Params:
        p = action[1] if 0 < action[1] <= PROVINCES else 0
        here = s.land.where[p]
        near = [
            (distance(here, there), q) for q in placed(s) if here is not None and (there := s.land.where[q]) is not None
        ]
        cells, nearest = min(near, default=(0, 0))
        return {"owner": s.owner[p] - 1, "cells": cells, "nearest": nearest}

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [province_id(action[1])]

    def attempts(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.CAPITAL, p) for p in (*s.land.provinces, 0, PROVINCES + 1)]


FOUND: Final = Found()


class Capital(Step[Yuan]):
    """Step to place the capital of the next colour, whose player is still unknown (YUAN-DEC2)."""

    NAME: ClassVar[str] = "founding"
    RULE: ClassVar[str] = "YUAN-S3.02"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.CAPITAL,)

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: Yuan) -> list[int]:
        return [self.seat]

    def actions(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.CAPITAL, p) for p in allowed(s)] if seat == self.seat else []

    def play(self, s: Yuan, seat: int, action: Action, chance: Chance) -> None:
        clan = next_colour(s)
        put_capital(s, clan, action[1], seat, "YUAN-S3.02")
        if clan == s.colours[-1]:
            s.stack[-1] = vote(s, ON_CAPITALS)
        else:
            s.stack[-1] = Capital(s.order[(s.order.index(seat) + 1) % s.seats])

    def default(self, s: Yuan, seat: int) -> Action:
        return (verbs.CAPITAL, suggested(s))

    def params(self, s: Yuan, seat: int) -> Params:
        return {"clan": next_colour(s)}

    def rules(self, s: Yuan, seat: int) -> tuple[str, ...]:
        return ("YUAN-S3.02", "YUAN-S3.03")

    def window(self, s: Yuan) -> Window | None:
        return ("YUAN-DEC2", 0, 0.0)


def next_colour(s: Yuan) -> int:
    """Return the colour whose capital is placed next."""
    there = {owner - 1 for owner in s.owner if owner}
    return next(clan for clan in s.colours if clan not in there)


ON_CAPITALS, ON_MAP = range(2)


def vote(s: Yuan, about: int, first: int = 0) -> Vote:
    """Return a vote of all players."""
    return Vote((1 << s.seats) - 1, 0, ((),) * s.seats, about, first)


class Ballot(Verb[Yuan]):
    """Accept the placement, or object to it."""

    NUMBER: ClassVar[int] = verbs.VOTE
    NAME: ClassVar[str] = "vote"
    ARGS: ClassVar[tuple[str, ...]] = ("objects",)
    RULE: ClassVar[str] = "YUAN-S3.04"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S3.04", "YUAN-S3.09")

    def violated_rule(self, s: Yuan, seat: int, action: Action) -> str:
        return "" if action[1] in (0, 1) else vote_rule(s)

    def params(self, s: Yuan, seat: int, action: Action) -> Params:
        vote = vote_of(s)
        return {"objects": action[1], "on_map": int(vote is not None and vote.about == ON_MAP)}

    def rules(self, s: Yuan, seat: int, action: Action) -> tuple[str, ...]:
        return (vote_rule(s),)

    def attempts(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.VOTE, objects) for objects in range(-1, 3)]


BALLOT: Final = Ballot()


def vote_rule(s: Yuan) -> str:
    """Return the rule for the current vote."""
    return "YUAN-S3.09" if s.unanimous else "YUAN-S3.04"


class Vote(SimultaneousStep[Yuan]):
    """Vote on the capitals (YUAN-DEC3), or on the map where all must agree.

    After a vote on the map, `first` places a capital.
    """

    NAME: ClassVar[str] = "voting"
    RULE: ClassVar[str] = "YUAN-S3.04"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.VOTE,)

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts", "about", "first")
    SEND: ClassVar[int] = verbs.VOTE
    DUE_IS_PUBLIC: ClassVar[bool] = True
    SENT_IS_PUBLIC: ClassVar[bool] = True

    def __init__(self, due: int, sent: int, drafts: Drafts, about: int = ON_CAPITALS, first: int = 0) -> None:
        super().__init__(due, sent, drafts)
        self.about: Final = about
        self.first: Final = first

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Yuan]:
        return Vote(due, sent, drafts, self.about, self.first)

    def choices(self, s: Yuan, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        return [(verbs.VOTE, 0), (verbs.VOTE, 1)]

    def default(self, s: Yuan, seat: int) -> Action:
        return (verbs.VOTE, 0)

    def silence(self, s: Yuan, seat: int) -> tuple[Action, ...]:
        return ((verbs.VOTE, 0),)

    def log_draft(self, s: Yuan, seat: int, sent: bool) -> None:
        if s.log is not None:
            s.log.append((verbs.ANSWERED, ALL, (seat,), vote_rule(s)))

    def not_asked(self, s: Yuan, seat: int, action: Action) -> RuleViolation:
        return super().not_asked(s, seat, action)._replace(rule=vote_rule(s))

    def params(self, s: Yuan, seat: int) -> Params:
        on_map, unanimous = int(self.about == ON_MAP), int(s.unanimous)
        return {"on_map": on_map, "unanimous": unanimous, "waits": tuple(self.actors(s))}

    def rules(self, s: Yuan, seat: int) -> tuple[str, ...]:
        return (vote_rule(s),)

    def resolve(self, s: Yuan, chance: Chance) -> None:
        s.committed = True
        votes = s.votes = [draft[0][1] for draft in self.drafts]
        if s.log is not None:
            s.log.extend((verbs.VOTED, ALL, (seat, vote), vote_rule(s)) for seat, vote in enumerate(votes))
        objections = sum(votes)
        fails = objections > 0 if s.unanimous else 2 * objections >= s.seats
        if fails and s.log is not None:
            params = (objections, 1) if self.about == ON_MAP else (objections,)
            s.log.append((verbs.OBJECTED, ALL, params, vote_rule(s)))
        if self.about == ON_MAP:
            first = self.first
            if fails:
                tiles = tiles_in_play(s.setup)
                chance.shuffle(tiles)
                lay_by_chance(s, tiles, chance)
                first = s.order[0]
            raise_temples(s)
            begin_capitals(s, first, chance)
            return
        if fails:
            take_back(s)
            draw_capitals(s, chance)
        first_chao(s, chance)

    def window(self, s: Yuan) -> Window | None:
        return ("YUAN-DEC3", self.about, 0.0)


def vote_of(s: Yuan) -> Vote | None:
    """Return the current vote, or None."""
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Vote) else None


# --- clans ----------------------------------------------------------------------------------------------------------


def first_chao(s: Yuan, chance: Chance) -> None:
    """Auction the clans (section 3.4), or deal them with their starting Chão (YUAN-S3.06 to S3.08)."""
    if s.setup.options["bidding"] == "on" or s.scenario == INVASION:
        begin_auctions(s)
        return
    dealt = s.colours[:]
    chance.shuffle(dealt)
    for seat, clan in enumerate(dealt):
        s.clans[seat] = clan
        s.chao[clan] = s.numbers.first_chao + (s.numbers.adjustment[clan] if s.powers else 0)
        if s.log is not None:
            s.log.append((verbs.COLOURS, ALL, (seat, clan, s.chao[clan]), "YUAN-S3.06"))
    begin_turn(s)
