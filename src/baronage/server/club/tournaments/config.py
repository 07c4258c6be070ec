"""Tournament configuration. It doesn't change after creation."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from baronage.bots import bots
from baronage.engine.core.errors import BadSetup
from baronage.engine.game.game import Game
from baronage.ranking.forms import ARENA, FIXED, KNOCK_OUT, LEAGUE, Form, Plan, rounds_of
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.protocol import read_time_control
from baronage.server.time_control import Correspondence, Live, TimeControl, Untimed

MAX_ENTRANTS = 200
MAX_ROUNDS = 60
LONGEST_ARENA = 24 * 60  # minutes
LONGEST_ROUND = 60  # days of a league round
MAX_POINTS = 1000.0
REPEATS = (0, 1, 7, 14, 28)  # days between two tournaments of a series; 0 for no series
BREAK = 60.0  # seconds between two rounds of a live tournament with people


@dataclass(frozen=True)
class TournamentConfig:
    """Configuration: form, game settings, and the rules for absence, leaving and bots."""

    form: Form
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    time_control: dict[str, Any] = field(default_factory=lambda: {"kind": "untimed"})
    rounds: int = 0  # 0 for the number the form needs
    minutes: int = 60  # of an arena
    days: int = 7  # between rounds of a league
    worth: tuple[float, ...] = ()  # points by place at a table; if empty, equal steps from one to zero
    open: bool = True  # whether people may join; otherwise only bots play
    rated: bool = False
    most: int = 64
    stand_in: Literal["", "nobody", "bot"] = ""  # for an absent player: the game's default, none, or a bot
    replaced_by: str = (
        ""  # the bot that replaces a player who leaves a round robin or league; if empty, opponents win without a game
    )

    every: int = 0  # days after which it is held again; 0 for never
    zone: str = "UTC"  # time zone in which a series keeps its hour

    def check(self, game: Game, entered: list[str]) -> None:
        """Raise ApiError or BadSetup unless the tournament can be played with these bots."""
        time_control = self.read_time_control()
        game.setup(self.seats, self.played_with(game, time_control))
        if self.form == KNOCK_OUT:
            for fewer in range(2, self.seats):  # uneven numbers need smaller tables
                game.setup(fewer, self.played_with(game, time_control))
        if self.form == LEAGUE and not isinstance(time_control, Correspondence) and self.open:
            raise ApiError("refused", msg("league-by-post"), "time_control")
        if self.open and isinstance(time_control, Untimed):
            raise ApiError("refused", msg("tournament-clocks"), "time_control")
        self._check_numbers()
        self._check_bots(entered)

    def _check_numbers(self) -> None:
        within("rounds", self.rounds, 0, MAX_ROUNDS)
        within("minutes", self.minutes, 1, LONGEST_ARENA)
        within("days", self.days, 1, LONGEST_ROUND)
        within("most", self.most, self.seats, MAX_ENTRANTS)
        if self.every not in REPEATS:
            raise ApiError("refused", msg("tournament-every"), "every")
        if self.zone not in available_timezones():
            raise ApiError("refused", msg("tournament-zone", zone=self.zone[:40]), "zone")
        if self.worth and len(self.worth) != self.seats:
            raise ApiError("refused", msg("tournament-worth", seats=self.seats), "worth")
        if any(not 0 <= points <= MAX_POINTS for points in self.worth) or sorted(self.worth)[::-1] != [*self.worth]:
            raise ApiError("refused", msg("tournament-worth-order"), "worth")

    def _check_bots(self, entered: list[str]) -> None:
        for name in [*entered, *([self.replaced_by] if self.replaced_by else [])]:
            if name not in bots():
                raise ApiError("refused", msg("no-bot", name=name[:40], known=[*bots()]), "bots")
        if len(set(entered)) < len(entered) or len(entered) > self.most:
            raise ApiError("refused", msg("tournament-bots-once"), "bots")
        if not self.open and len(entered) < self.seats:
            raise ApiError("refused", msg("tournament-bots-few", seats=self.seats), "bots")

    def read_time_control(self) -> TimeControl:
        """Return the time control of its tables."""
        return read_time_control(self.time_control)

    def played_with(self, game: Game, time_control: TimeControl) -> dict[str, Any]:
        """Return the options of a table."""
        return {**game.meta.live, **self.options} if isinstance(time_control, Live) else self.options

    def plan(self, game: Game, players: int, seed: int) -> Plan:
        """Return the plan for the functions that compute pairings."""
        rounds = self.rounds or rounds_of(self.form, players, self.seats)
        return Plan(self.form, self.seats, rounds, self.worth, seed, self._fits_smaller(game))

    def _fits_smaller(self, game: Game) -> bool:
        """Return whether the game can be played, with these options, at tables of one seat less."""
        if self.seats == 2:
            return False
        try:
            game.setup(self.seats - 1, self.played_with(game, self.read_time_control()))
        except BadSetup:
            return False
        return True

    def next_start(self, starts: float, now: float) -> float:
        """Return when the next tournament of the series starts: at the same hour of the clock, after `now`."""
        zone = ZoneInfo(self.zone)
        local = datetime.fromtimestamp(starts, zone).replace(tzinfo=None)
        while starts <= now:
            local += timedelta(days=self.every)
            starts = local.replace(tzinfo=zone).timestamp()
        return starts

    @property
    def pause(self) -> float:
        """The seconds between the end of a round and the next."""
        return BREAK if self.open and self.time_control.get("kind") == "live" else 0.0

    @property
    def may_come_late(self) -> bool:
        """Whether people may join after the start."""
        return self.open and self.form not in (*FIXED, KNOCK_OUT)

    @property
    def is_timed(self) -> bool:
        """Whether it ends by the clock."""
        return self.form == ARENA

    def to_json(self) -> str:
        """Return the configuration as JSON."""
        return msgspec.json.encode(self).decode()


def read_config(text: str) -> TournamentConfig:
    """Return the configuration from JSON; the inverse of `written`."""
    return msgspec.convert(json.loads(text), TournamentConfig)


def within(name: str, value: float, low: float, high: float) -> None:
    """Raise ApiError unless a value lies within these limits."""
    if not low <= value <= high:
        raise ApiError("refused", msg("tournament-figure", name=name, low=low, high=high), name)
