"""PettingZoo: one seat after another (AEC), or all at once (parallel)."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from baronage.engine.core.errors import Illegal
from baronage.engine.core.setup import Setup
from baronage.engine.learning.token_env import TokenEnv
from baronage.envs.features import Features
from baronage.envs.spaces import RENDER_MODES, Tokens, observation_space, observed, render

Observation = dict[str, Any]


def agent_names(setup: Setup) -> list[str]:
    """Return the labels of the seats in the game's rules."""
    return [setup.game.seat_label(seat) for seat in range(setup.seats)]


class AecGame(AECEnv[str, Observation, int]):
    """A game in which the acting seat adds one token at a time, until all have their points."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(
        self, setup: Setup, render_mode: str | None = None, max_cycles: int | None = None, scaled: bool = False
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"baronage_{setup.game.name}_v0"}  # type: ignore[misc]
        self.seats = TokenEnv(setup)
        self._features = Features(setup) if scaled else None
        self.render_mode = render_mode
        self.max_cycles = max_cycles  # tokens; then the game is truncated
        self.possible_agents = agent_names(setup)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = {
            agent: observation_space(self.seats, self._features) for agent in self.possible_agents
        }
        self._action_space = {agent: Tokens(self.seats.token_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seats.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._tokens = 0
        self._choose_agent()

    def _choose_agent(self) -> None:
        asked = self.seats.asked()
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, self.seats.points(), strict=True))
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        return observed(self.seats, self._seat[agent], self._features)

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.seats.push(self._seat[agent], action)
        self._tokens += 1
        self._choose_agent()
        if not self.seats.state.stack:
            self._accumulate_rewards()  # all rewards before are zero
        elif self.max_cycles is not None and self._tokens >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render(self.seats, self.render_mode)

    def close(self) -> None:
        """Do nothing: no window is open. PettingZoo's test asks for it where there is `render`."""


class ParallelGame(ParallelEnv[str, Observation, int]):
    """A game in which all seats add a token at once: acting seats a legal one, all others END, as in their masks.

    An illegal token changes nothing; the agent's `info["illegal"]` contains the reason.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES}

    def __init__(
        self, setup: Setup, render_mode: str | None = None, max_cycles: int | None = None, scaled: bool = False
    ) -> None:
        self.metadata = {**self.metadata, "name": f"baronage_{setup.game.name}_v0"}  # type: ignore[misc]
        self.seats = TokenEnv(setup)
        self._features = Features(setup) if scaled else None
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = agent_names(setup)
        self.agents: list[str] = []
        self._observation_space = {
            agent: observation_space(self.seats, self._features) for agent in self.possible_agents
        }
        self._action_space = {agent: Tokens(self.seats.token_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seats.reset(seed)
        self.agents = self.possible_agents[:]
        self._tokens = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Observation]:
        return {agent: observed(self.seats, seat, self._features) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in self.seats.asked():
            agent = self.possible_agents[seat]
            if seat in self.seats.asked():  # another seat's action may have ended the decision
                try:
                    self.seats.push(seat, actions[agent])
                except Illegal as illegal:
                    infos[agent]["illegal"] = illegal.sentence
        self._tokens += 1
        over = not self.seats.state.stack
        cut = not over and self.max_cycles is not None and self._tokens >= self.max_cycles
        agents = self.agents
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observed(),
            dict(zip(agents, self.seats.points(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def render(self) -> Any:
        return render(self.seats, self.render_mode)
