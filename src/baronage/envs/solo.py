"""Gymnasium: one learning seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy
from gymnasium import spaces

from baronage.bots import Player, bot
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup, Illegal
from baronage.engine.learning.action_space import END
from baronage.engine.learning.token_env import TokenEnv
from baronage.envs.features import Features
from baronage.envs.seats import let_others_play, setup_of
from baronage.envs.spaces import RENDER_MODES, Tokens, mask_of, observation_space, observed, render
from baronage.envs.token_types import TokenTypes
from baronage.games import games

MAX_TOKENS_OF_A_GAME = 100_000  # then a game is truncated: a program with only illegal tokens would never end it


class Solo(gymnasium.Env[dict[str, Any], int]):
    """A game against bots. The reward comes at the end: the points of the seat, from 0 to 1.

    An illegal token changes nothing; `info["illegal"]` contains the reason.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        opponents: str | Player | Sequence[str | Player] = "random",
        seat: int = 0,
        render_mode: str | None = None,
        max_tokens: int = MAX_TOKENS_OF_A_GAME,
        scaled: bool = True,
        merged: bool = False,
    ) -> None:
        """Create an environment. `opponents` is one bot for all other seats, or one for each of them in turn.

        With a negative `seat`, each game draws the seat that learns. Observations are features from -1 to 1
        (`baronage.envs.features`), or integers if not `scaled`. With `merged`, the copies of a card are one action
        (`baronage.envs.token_types`).
        """
        setup = setup_of(name, seats, options)
        if not -1 <= seat < setup.seats:
            raise BadSetup(f"unknown seat {seat!r}; use 0 to {setup.seats - 1}, or -1 for any")
        self.seats = TokenEnv(setup)
        self._draws = seat < 0
        self.seat = max(seat, 0)
        self.render_mode = render_mode
        self.max_tokens = max_tokens
        others = setup.seats - 1
        given = [opponents] * others if isinstance(opponents, (str, Player)) else list(opponents)
        if len(given) != others:
            raise BadSetup(f"{others} opponents are needed, not {len(given)}")
        self._players = [bot(it) if isinstance(it, str) else it for it in given]
        self._features = Features(setup, merged) if scaled else None
        self._types = TokenTypes(setup, merged)
        self.observation_space = observation_space(self.seats, self._features)
        self.observation_space["action_mask"] = spaces.Box(0, 1, (self._types.size,), numpy.int8)
        self.action_space: spaces.Space[Any] = Tokens(self._types.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        drawn = [int(number) for number in self.np_random.integers(1 << 62, size=2)]
        if self._draws:
            self.seat = int(self.np_random.integers(self.seats.setup.seats))
        others = [seat for seat in range(self.seats.setup.seats) if seat != self.seat]
        self.players = dict(zip(others, self._players, strict=True))
        self.seats.reset(drawn[0])
        self._bot_chance = Chance(drawn[1])
        self._tokens = 0
        self._advised: tuple[int, ...] = ()
        let_others_play(self.seats, self.seat, self.players, self._bot_chance)
        return self._observed(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        try:
            token = self._types.token(int(action), self.seats.partial(self.seat).legal())
            if self.seats.push(self.seat, token) is not None:
                let_others_play(self.seats, self.seat, self.players, self._bot_chance)
        except Illegal as illegal:
            info["illegal"] = illegal.sentence
        self._tokens += 1
        over = not self.seats.state.stack
        if self.render_mode == "human":
            self.render()
        reward = self.seats.points()[self.seat]
        return self._observed(), reward, over, not over and self._tokens >= self.max_tokens, info

    def _observed(self) -> dict[str, Any]:
        found = observed(self.seats, self.seat, self._features)
        found["action_mask"] = self._types.mask(found["action_mask"])
        return found

    def advice(self, player: str | Player) -> int:
        """Return the action that a bot would take now, for programs that imitate it."""
        partial = self.seats.partial(self.seat)
        begun = len(partial.tokens)
        if not begun or self._advised[:begun] != partial.tokens:
            who = bot(player) if isinstance(player, str) else player
            action = who.plan(self.seats.state.redact(self.seat), self.seat, self._bot_chance)[0]
            self._bot_chance.outcomes.clear()
            self._advised = (*self.seats.space.index(action), END)
        if self._advised[:begun] != partial.tokens:  # the bot would not have begun this action
            return int(self._types.of[partial.legal()[0]])
        return int(self._types.of[self._advised[begun]])

    def action_masks(self) -> Any:
        """Return the legal tokens, under the name used by some libraries."""
        return self._types.mask(mask_of(self.seats, self.seat)).astype(bool)

    def render(self) -> Any:
        return render(self.seats, self.render_mode)


def register() -> None:
    """Register the games with Gymnasium: `gymnasium.make("Baronage/Brawling-v0", opponents="heuristic")`."""
    for name, game in games().items():
        id = f"Baronage/{name.capitalize()}-v0"
        if game.has_space and id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:Solo", kwargs={"name": name}, disable_env_checker=True)
