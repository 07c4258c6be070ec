"""Gymnasium: one seat learns, bots sit on the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from baronage.bots import Player, bot
from baronage.engine.chance import Chance
from baronage.engine.errors import BadSetup, Illegal
from baronage.engine.seats import Seats
from baronage.envs.seats import let_others_play, setup_of
from baronage.envs.spaces import RENDER_MODES, Words, mask_of, observation_space, observed, render

MAX_WORDS = 100_000  # then a game is cut off: who only says what is illegal would never end it


class Solo(gymnasium.Env[dict[str, Any], int]):
    """A game against bots. The reward comes with the end: the points of the seat, from 0 to 1.

    A word that is not allowed changes nothing: `info["illegal"]` says why.
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
        max_words: int = MAX_WORDS,
    ) -> None:
        """`opponents`: one bot for all other seats, or one for each of them in turn."""
        setup = setup_of(name, seats, options)
        if not 0 <= seat < setup.seats:
            raise BadSetup(f"there is no seat {seat!r}; there are {setup.seats}, from 0")
        self.seats = Seats(setup)
        self.seat = seat
        self.render_mode = render_mode
        self.max_words = max_words
        others = [other for other in range(setup.seats) if other != seat]
        given = [opponents] * len(others) if isinstance(opponents, (str, Player)) else list(opponents)
        if len(given) != len(others):
            raise BadSetup(f"{len(others)} opponents are needed, not {len(given)}")
        players = [bot(it) if isinstance(it, str) else it for it in given]
        self.players = dict(zip(others, players, strict=True))
        self.observation_space = observation_space(self.seats)
        self.action_space: spaces.Space[Any] = Words(self.seats.words)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        drawn = [int(number) for number in self.np_random.integers(1 << 62, size=2)]
        self.seats.reset(drawn[0])
        self._thoughts = Chance(drawn[1])
        self._said = 0
        let_others_play(self.seats, self.seat, self.players, self._thoughts)
        return observed(self.seats, self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        try:
            if self.seats.say(self.seat, int(action)) is not None:
                let_others_play(self.seats, self.seat, self.players, self._thoughts)
        except Illegal as illegal:
            info["illegal"] = illegal.sentence
        self._said += 1
        over = not self.seats.state.stack
        if self.render_mode == "human":
            self.render()
        reward = self.seats.points()[self.seat]
        return observed(self.seats, self.seat), reward, over, not over and self._said >= self.max_words, info

    def action_masks(self) -> Any:
        """The words that may be said now, where a library asks for them by this name."""
        return mask_of(self.seats, self.seat).astype(bool)

    def render(self) -> Any:
        return render(self.seats, self.render_mode)


def register() -> None:
    """Make the games known to Gymnasium: `gymnasium.make("Baronage/Brawling-v0", opponents="heuristic")`."""
    from baronage.games import games

    for name, game in games().items():
        id = f"Baronage/{name.capitalize()}-v0"
        if game.has_space and id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:Solo", kwargs={"name": name}, disable_env_checker=True)
