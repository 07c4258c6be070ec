"""Before the first turn: tiles, capitals, the vote, and who gets which clan (section 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.facts import Fact, Facts, No
from baronage.engine.flow import ALL, Action, Sheets, Step, Window
from baronage.engine.setup import Setup
from baronage.engine.verb import Verb
from baronage.games.yuan import verbs
from baronage.games.yuan.board import endless
from baronage.games.yuan.capitals import allowed, draw_capitals, placed, put_capital, suggested, take_back
from baronage.games.yuan.data import (
    ADJUSTMENT,
    BOX_CLANS,
    BOXES,
    CLANS,
    FIRST_CHAO,
    FREE,
    HILL,
    INVASION,
    MAPS,
    PROVINCES,
    SCENARIO_CITIES,
    SCENARIO_MAP,
    SPIRAL,
    STANDARD,
    STANDARD_CAPITALS,
    TERRAIN,
    TILE_BOX,
    TILE_SET,
    YELLOW_ARMIES,
    YELLOW_CITY,
)
from baronage.games.yuan.land import distance, spots
from baronage.games.yuan.state import Yuan, blank, give_reserve
from baronage.games.yuan.steps.auction import begin_auctions
from baronage.games.yuan.steps.planning import begin_turn
from baronage.games.yuan.things import province_id

Drafts = tuple[tuple[Action, ...], ...]

# YUAN-S1.02, S1.03: the sets of the main box and of the other one, by players
SETS: Final = {
    2: ((2,), ()),
    3: ((2, 3), ()),
    4: ((2, 3, 4), ()),
    5: ((2, 3, 4), (3,)),
    6: ((2, 3, 4), (3, 4)),
    7: ((2, 3, 4), (2, 3)),
    8: ((2, 3, 4), (2, 3, 4)),
}


def start(setup: Setup, chance: Chance) -> Yuan:
    """A new game, at its first question."""
    s = blank(setup)
    draw_clans(s, chance)
    for clan in s.colours:
        give_reserve(s, clan)
    standard = s.scenario == FREE and setup.options["assembly"] == "standard"
    if s.scenario != FREE or standard:
        _fixed_map(s, standard)
        _first_chao(s, chance)
    else:
        _free_map(s, chance)
    s.settle(chance)
    return s


def draw_clans(s: Yuan, chance: Chance) -> None:
    """YUAN-S1.07, X1.01, X2.01, X3.01."""
    if s.scenario != FREE:
        s.colours = list(range(len(SCENARIO_CITIES[s.scenario])))
        return
    main = BOXES.index(s.setup.options["main_box"])
    found = list(BOX_CLANS[main])
    others = list(BOX_CLANS[1 - main])
    if s.seats < len(found):
        chance.shuffle(found)
        del found[s.seats :]
    elif s.seats > len(found):
        if s.seats < CLANS:
            chance.shuffle(others)
        found += others[: s.seats - len(found)]
    s.colours = sorted(found)


def tiles_in_play(setup: Setup) -> list[int]:
    """YUAN-S1.02, S1.03, Z1.04."""
    main = BOXES.index(setup.options["main_box"])
    sets = SETS[setup.seats]
    return [
        tile for tile in range(1, len(TILE_SET)) if TILE_SET[tile] in (sets[0] if TILE_BOX[tile] == main else sets[1])
    ]


def _fixed_map(s: Yuan, standard: bool) -> None:
    """YUAN-S2.06, S2.07, S5.01: tiles and first Cities as listed."""
    s.tiles = list(MAPS[STANDARD[s.seats] if standard else SCENARIO_MAP[s.scenario]])
    raise_temples(s)
    cities = STANDARD_CAPITALS[s.seats] if standard else SCENARIO_CITIES[s.scenario]
    for clan, p in zip(s.colours, cities, strict=True):
        put_capital(s, clan, p, -1, "YUAN-S2.07" if standard else "YUAN-S5.01")
    if s.scenario == INVASION:  # YUAN-X2.02
        yellow = s.automatic
        endless(s, yellow)
        put_capital(s, yellow, YELLOW_CITY, -1, "YUAN-X2.02")
        s.armies[YELLOW_CITY] = YELLOW_ARMIES


def raise_temples(s: Yuan) -> None:
    """YUAN-S1.05: one on every Hill."""
    for p in s.land.provinces:
        if TERRAIN[p] == HILL:
            s.temples[p] = 1
            s.supply -= 1


def _free_map(s: Yuan, chance: Chance) -> None:
    options = s.setup.options
    tiles = tiles_in_play(s.setup)
    agree = options["capitals"] == "agree" and options["bidding"] == "off"
    if options["assembly"] == "free" or agree:
        chance.shuffle(s.order)  # YUAN-S2.02
    chance.shuffle(tiles)
    if options["assembly"] == "free":  # YUAN-S2.01: one at a time, in seat order
        for place, tile in enumerate(tiles):
            s.hands[s.order[place % s.seats]].append(tile)
        for hand in s.hands:
            hand.sort()  # face up, in the order of the codes
        s.stack = [Tile(s.order[0], ())]
        return
    lay_by_chance(s, tiles, chance)
    _map_lies(s, s.order[0], chance)


def lay_by_chance(s: Yuan, tiles: list[int], chance: Chance) -> None:
    """YUAN-S2.05: shuffled tiles on a spiral, each turned by chance."""
    found: list[int] = []
    for tile, (a, b) in zip(tiles, spiral(len(tiles)), strict=True):
        found += [tile, a, b, chance.below(6)]
        if s.log is not None:
            s.log.append((verbs.LAID, ALL, (-1, *found[-4:]), "YUAN-S2.05"))
    s.lay_anew(found)


def _map_lies(s: Yuan, first: int, chance: Chance) -> None:
    """All tiles lie: now come the Temples and the capitals; before them, where all must agree, the vote on the map."""
    if s.unanimous:
        s.stack[:] = [vote(s, ON_MAP, first)]
    else:
        raise_temples(s)
        begin_capitals(s, first, chance)


def spiral(n: int) -> list[tuple[int, int]]:
    """YUAN-S2.05: the first n positions, ring by ring."""
    found = [(0, 0)]
    ring = 0
    while len(found) < n:
        ring += 1
        a, b = -ring, ring
        for da, db in SPIRAL:
            for _ in range(ring):
                found.append((a, b))
                a, b = a + da, b + db
    return found[:n]


# --- tiles ----------------------------------------------------------------------------------------------------------


class Tile(Step[Yuan]):
    """YUAN-DEC1: a tile of the hand, a place, a rotation. Others see it when it lies."""

    NAME: ClassVar[str] = "map-laying"
    RULE: ClassVar[str] = "YUAN-S2.02"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.TILE, verbs.SPOT, verbs.ROTATE)

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "clicks")
    ALONE: ClassVar[bool] = True

    def __init__(self, seat: int, clicks: tuple[Action, ...]) -> None:
        self.seat: Final = seat
        self.clicks: Final = clicks

    def actors(self, s: Yuan) -> list[int]:
        return [self.seat]

    def actions(self, s: Yuan, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        if not self.clicks:
            return [(verbs.TILE, tile) for tile in s.hands[seat]]
        if len(self.clicks) == 1:
            return [(verbs.SPOT, a, b) for a, b in spots(s.tiles)]  # YUAN-S2.03
        return [(verbs.ROTATE, turn) for turn in range(6)]  # YUAN-S2.04

    def play(self, s: Yuan, seat: int, action: Action, chance: Chance) -> None:
        if action[0] != verbs.ROTATE:
            s.stack[-1] = Tile(seat, (*self.clicks, action))
            self._noted(s)
            return
        (_, tile), (_, a, b) = self.clicks
        self._lay(s, tile, a, b, action[1], chance)

    def _noted(self, s: Yuan) -> None:
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << self.seat, (self.seat,), "YUAN-DEC1"))

    def _lay(self, s: Yuan, tile: int, a: int, b: int, turn: int, chance: Chance) -> None:
        s.hands[self.seat].remove(tile)
        s.tiles += [tile, a, b, turn]
        if s.log is not None:
            s.log.append((verbs.LAID, ALL, (self.seat, tile, a, b, turn), "YUAN-S2.03"))
        following = (s.order.index(self.seat) + 1) % s.seats
        for step in range(s.seats):
            seat = s.order[(following + step) % s.seats]
            if s.hands[seat]:
                s.stack[-1] = Tile(seat, ())
                return
        _map_lies(s, s.order[following], chance)  # YUAN-S3.02

    def lapse(self, s: Yuan, seat: int, chance: Chance) -> None:
        a, b = spots(s.tiles)[0]
        self._lay(s, s.hands[seat][0], a, b, 0, chance)

    def draft(self, seat: int) -> tuple[Action, ...]:
        return self.clicks if seat == self.seat else ()

    def sends(self, s: Yuan, seat: int, action: Action) -> bool:
        return action[0] == verbs.ROTATE

    def back(self, s: Yuan, seat: int) -> None:
        s.stack[-1] = Tile(self.seat, self.clicks[:-1])
        self._noted(s)

    def redact(self, s: Yuan, eyes: int) -> Step[Yuan] | None:
        return self if eyes == self.seat or not self.clicks else Tile(self.seat, ())

    def prompt_id(self, s: Yuan, seat: int) -> str:
        if seat != self.seat:
            return f"{self.NAME}-others"
        return (self.NAME, f"{self.NAME}-place", f"{self.NAME}-turn")[len(self.clicks)]

    def cites(self, s: Yuan, seat: int) -> tuple[str, ...]:
        return ("YUAN-DEC1", "YUAN-S2.03")

    def window(self, s: Yuan) -> Window | None:
        return ("YUAN-DEC1", "A tile", 0.0)


def laying_of(s: Yuan) -> Tile | None:
    """The tile that is being laid now; None: no map is being laid."""
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Tile) else None


# --- capitals -------------------------------------------------------------------------------------------------------


def begin_capitals(s: Yuan, first: int, chance: Chance) -> None:
    """YUAN-S3.02, S3.05, S4.01: who places the capitals, or chance."""
    options = s.setup.options
    if options["bidding"] == "on" or options["capitals"] == "auto":
        draw_capitals(s, chance)
        if s.unanimous and options["capitals"] == "agree":  # YUAN-S3.09
            s.stack[:] = [vote(s, ON_CAPITALS)]
        else:
            _first_chao(s, chance)
    else:
        s.stack[:] = [Capital(first)]


class Found(Verb[Yuan]):
    """The capital of the next colour is put on a Province."""

    NUMBER: ClassVar[int] = verbs.CAPITAL
    NAME: ClassVar[str] = "found"
    ARGS: ClassVar[tuple[str, ...]] = ("province",)
    RULE: ClassVar[str] = "YUAN-S3.02"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S3.01", "YUAN-S3.03")
    GROUP: ClassVar[int] = 0

    def fault(self, s: Yuan, seat: int, action: Action) -> str:
        if action[1] not in s.land.provinces:
            return "YUAN-S3.01"
        return "" if action[1] in allowed(s) else "YUAN-S3.03"

    def facts(self, s: Yuan, seat: int, action: Action) -> Facts:
        p = action[1] if 0 < action[1] <= PROVINCES else 0
        beside: Fact = s.land.adjacent[p]
        return {"province": p, "terrain": TERRAIN[p], "clan": next_colour(s), "beside": beside}

    def more(self, s: Yuan, seat: int, action: Action) -> Facts:
        p = action[1] if 0 < action[1] <= PROVINCES else 0
        here = s.land.where[p]
        near = [
            (distance(here, there), q) for q in placed(s) if here is not None and (there := s.land.where[q]) is not None
        ]
        cells, nearest = min(near, default=(0, 0))
        return {"owner": s.owner[p] - 1, "cells": cells, "nearest": nearest}

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [province_id(action[1])]

    def near(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.CAPITAL, p) for p in (*s.land.provinces, 0, PROVINCES + 1)]


FOUND: Final = Found()


class Capital(Step[Yuan]):
    """YUAN-DEC2: a place for the capital of the next colour; nobody knows yet whose it will be."""

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

    def facts(self, s: Yuan, seat: int) -> Facts:
        return {"clan": next_colour(s)}

    def cites(self, s: Yuan, seat: int) -> tuple[str, ...]:
        return ("YUAN-S3.02", "YUAN-S3.03")

    def window(self, s: Yuan) -> Window | None:
        return ("YUAN-DEC2", "A capital", 0.0)


def next_colour(s: Yuan) -> int:
    """The colour whose capital is placed next."""
    there = {owner - 1 for owner in s.owner if owner}
    return next(clan for clan in s.colours if clan not in there)


ON_CAPITALS, ON_MAP = range(2)


def vote(s: Yuan, about: int, first: int = 0) -> Vote:
    """All are asked."""
    return Vote((1 << s.seats) - 1, 0, ((),) * s.seats, about, first)


class Ballot(Verb[Yuan]):
    """Accept what lies, or object to it."""

    NUMBER: ClassVar[int] = verbs.VOTE
    NAME: ClassVar[str] = "vote"
    ARGS: ClassVar[tuple[str, ...]] = ("objects",)
    RULE: ClassVar[str] = "YUAN-S3.04"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S3.04", "YUAN-S3.09")

    def fault(self, s: Yuan, seat: int, action: Action) -> str:
        return "" if action[1] in (0, 1) else vote_rule(s)

    def facts(self, s: Yuan, seat: int, action: Action) -> Facts:
        vote = vote_of(s)
        return {"objects": action[1], "on_map": int(vote is not None and vote.about == ON_MAP)}

    def cites(self, s: Yuan, seat: int, action: Action) -> tuple[str, ...]:
        return (vote_rule(s),)

    def near(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.VOTE, objects) for objects in range(-1, 3)]


BALLOT: Final = Ballot()


def vote_rule(s: Yuan) -> str:
    """By which it is voted."""
    return "YUAN-S3.09" if s.unanimous else "YUAN-S3.04"


class Vote(Sheets[Yuan]):
    """YUAN-DEC3: accept the capitals, or object; where all must agree, the map as well, after which `first` puts a capital."""

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

    def noted(self, s: Yuan, seat: int, sent: bool) -> None:
        if s.log is not None:
            s.log.append((verbs.ANSWERED, ALL, (seat,), vote_rule(s)))

    def not_asked(self, s: Yuan, seat: int, action: Action) -> No:
        return super().not_asked(s, seat, action)._replace(rule=vote_rule(s))

    def facts(self, s: Yuan, seat: int) -> Facts:
        on_map, unanimous = int(self.about == ON_MAP), int(s.unanimous)
        return {"on_map": on_map, "unanimous": unanimous, "waits": tuple(self.actors(s))}

    def cites(self, s: Yuan, seat: int) -> tuple[str, ...]:
        return (vote_rule(s),)

    def resolve(self, s: Yuan, chance: Chance) -> None:
        s.committed = True
        votes = s.votes = [draft[0][1] for draft in self.drafts]
        if s.log is not None:
            s.log.extend((verbs.VOTED, ALL, (seat, vote), vote_rule(s)) for seat, vote in enumerate(votes))
        objections = sum(votes)
        fails = objections > 0 if s.unanimous else 2 * objections >= s.seats
        if fails and s.log is not None:
            facts = (objections, 1) if self.about == ON_MAP else (objections,)
            s.log.append((verbs.OBJECTED, ALL, facts, vote_rule(s)))
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
        _first_chao(s, chance)

    def window(self, s: Yuan) -> Window | None:
        return ("YUAN-DEC3", "Vote on the map" if self.about == ON_MAP else "Vote on the capitals", 0.0)


def vote_of(s: Yuan) -> Vote | None:
    """The vote that is being taken now; None: nobody votes."""
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Vote) else None


# --- clans ----------------------------------------------------------------------------------------------------------


def _first_chao(s: Yuan, chance: Chance) -> None:
    """The capitals stand: clans are auctioned (section 3.4), or dealt with their first Chão (YUAN-S3.06 to S3.08)."""
    if s.setup.options["bidding"] == "on" or s.scenario == INVASION:
        begin_auctions(s)
        return
    dealt = s.colours[:]
    chance.shuffle(dealt)
    for seat, clan in enumerate(dealt):
        s.clans[seat] = clan
        s.chao[clan] = FIRST_CHAO + (ADJUSTMENT[clan] if s.powers else 0)
        if s.log is not None:
            s.log.append((verbs.COLOURS, ALL, (seat, clan, s.chao[clan]), "YUAN-S3.06"))
    begin_turn(s)
