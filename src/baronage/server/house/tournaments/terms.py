"""What is agreed on when a tournament is made; nobody changes it afterwards."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from baronage.bots import bots
from baronage.engine.game import Game
from baronage.ranking.forms import ARENA, FIXED, KNOCK_OUT, LEAGUE, Form, Plan, rounds_of
from baronage.server.errors import Denied
from baronage.server.pace import Live, Pace, Post, Untimed
from baronage.server.wire import read_pace
from baronage.server.words import say

MOST_ENTRANTS = 200
MOST_ROUNDS = 60
LONGEST_ARENA = 24 * 60  # minutes
LONGEST_ROUND = 60  # days of a round of a league
MOST_POINTS = 1000.0
BREAK = 60.0  # seconds between two rounds in which people sit at their clocks


@dataclass(frozen=True)
class Terms:
    """The form, the game, and what happens when somebody does not come, leaves, or is a bot."""

    form: Form
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    pace: dict[str, Any] = field(default_factory=lambda: {"kind": "untimed"})
    rounds: int = 0  # 0: as many as it takes
    minutes: int = 60  # of an arena
    days: int = 7  # from round to round of a league
    worth: tuple[float, ...] = ()  # of the places at a table; none: equal steps from one to nothing
    open: bool = True  # may people join, or are the bots among themselves?
    rated: bool = False
    most: int = 64
    stand_in: Literal["", "nobody", "bot"] = ""  # at the table of who does not come: as the game says, nobody, a bot
    replaced_by: str = (
        ""  # the bot that plays on for who leaves a round robin or a league; empty: others win without a game
    )

    def check(self, game: Game, entered: list[str]) -> None:
        """Raise Denied or BadSetup unless it can be played, with these bots to begin with."""
        pace = self.read_pace()
        game.setup(self.seats, self.played_with(game, pace))
        if self.form == KNOCK_OUT and self.seats > 2:
            for fewer in range(2, self.seats):  # where it does not come out even there are smaller tables
                game.setup(fewer, self.played_with(game, pace))
        if self.form == LEAGUE and not isinstance(pace, Post) and self.open:
            raise Denied("refused", say("league-by-post"), "pace")
        if self.open and isinstance(pace, Untimed):
            raise Denied("refused", say("tournament-clocks"), "pace")
        self._check_figures()
        self._check_bots(entered)

    def _check_figures(self) -> None:
        within("rounds", self.rounds, 0, MOST_ROUNDS)
        within("minutes", self.minutes, 1, LONGEST_ARENA)
        within("days", self.days, 1, LONGEST_ROUND)
        within("most", self.most, self.seats, MOST_ENTRANTS)
        if self.worth and len(self.worth) != self.seats:
            raise Denied("refused", say("tournament-worth", seats=self.seats), "worth")
        if any(not 0 <= points <= MOST_POINTS for points in self.worth) or sorted(self.worth)[::-1] != [*self.worth]:
            raise Denied("refused", say("tournament-worth-order"), "worth")

    def _check_bots(self, entered: list[str]) -> None:
        for name in [*entered, *([self.replaced_by] if self.replaced_by else [])]:
            if name not in bots():
                raise Denied("refused", say("no-bot", name=name[:40], known=[*bots()]), "bots")
        if len(set(entered)) < len(entered) or len(entered) > self.most:
            raise Denied("refused", say("tournament-bots-once"), "bots")
        if not self.open and len(entered) < self.seats:
            raise Denied("refused", say("tournament-bots-few", seats=self.seats), "bots")

    def read_pace(self) -> Pace:
        """The pace of its tables."""
        return read_pace(self.pace)

    def played_with(self, game: Game, pace: Pace) -> dict[str, Any]:
        """The options of a table."""
        return {**game.meta.live, **self.options} if isinstance(pace, Live) else self.options

    def plan(self, players: int, seed: int) -> Plan:
        """What the pure functions are told of it."""
        return Plan(self.form, self.seats, self.rounds or rounds_of(self.form, players, self.seats), self.worth, seed)

    @property
    def pause(self) -> float:
        """Seconds from the end of a round to the next."""
        return BREAK if self.open and self.pace.get("kind") == "live" else 0.0

    @property
    def may_come_late(self) -> bool:
        """May somebody join when it runs?"""
        return self.open and self.form not in (*FIXED, KNOCK_OUT)

    @property
    def is_timed(self) -> bool:
        """Does it end by the clock?"""
        return self.form == ARENA

    def written(self) -> str:
        """As the store has it."""
        return msgspec.json.encode(self).decode()


def read_terms(text: str) -> Terms:
    """As `written` wrote it."""
    return msgspec.convert(json.loads(text), Terms)


def within(name: str, value: float, low: float, high: float) -> None:
    """Raise Denied unless a figure lies between others."""
    if not low <= value <= high:
        raise Denied("refused", say("tournament-figure", name=name, low=low, high=high), name)
