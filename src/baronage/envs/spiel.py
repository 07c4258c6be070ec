"""OpenSpiel: `import baronage.envs.spiel`, then `pyspiel.load_game("baronage_brawling")`, from the extra `spiel`.

A node is a word of a seat (`baronage.engine.space`). Chance is sampled: there is one node of chance, before the first card, and
what falls later falls inside of moves. A seat's information state is all the different views that it has had, one after the
other. Parameters: `players`, `seed` (below 0: any), and `options`, the game's own as JSON.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
from typing import Any

import numpy
import pyspiel

from baronage.engine.chance import Chance
from baronage.engine.game import Game
from baronage.engine.seats import SAID, Seats
from baronage.games import games

LONGEST = 1_000_000  # words of a game


class Dealt:
    """A game in progress and what each seat has seen of it; a copy goes on by itself."""

    def __init__(self, seats: Seats, seed: int) -> None:
        seats.reset(seed)
        self.seats = seats
        self.seen = [""] * seats.setup.seats  # of each seat: its views so far, in short
        self.last = [b""] * seats.setup.seats
        self._look()

    def _look(self) -> None:
        for seat in range(self.seats.setup.seats):
            now = self.seats.state.encode(seat).tobytes()
            if now != self.last[seat]:
                self.last[seat] = now
                self.seen[seat] = hashlib.blake2b(self.seen[seat].encode() + now, digest_size=16).hexdigest()

    def say(self, seat: int, word: int) -> None:
        """A word; what comes of a whole action is seen."""
        if self.seats.say(seat, word) is not None:
            self._look()

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealt:
        twin = object.__new__(Dealt)
        twin.seen, twin.last = self.seen[:], self.last[:]
        twin.seats = Seats(self.seats.setup)
        twin.seats.state = self.seats.state.clone()
        twin.seats.chance = Chance()
        twin.seats.chance._random.setstate(self.seats.chance._random.getstate())
        for seat, spelling in self.seats._spellings.items():
            for word in spelling.words:
                twin.seats.spelling(seat).take(word)
        return twin


class SpielState(pyspiel.State):
    """A node of the game's tree."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = game.draw()
        self.setup = game.setup
        self.dealt: Dealt | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        twin = SpielState(self.get_game())
        pyspiel.State.__init__(twin, self.get_game())
        twin.seed, twin.setup, twin.dealt = self.seed, self.setup, copy.deepcopy(self.dealt)
        return twin

    def current_player(self) -> Any:
        """Who is asked."""
        if self.dealt is None:
            return pyspiel.PlayerId.CHANCE
        asked = self.dealt.seats.asked()
        return asked[0] if asked else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        assert self.dealt is not None
        return self.dealt.seats.spelling(player).legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One, which is sampled when it is taken."""
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            self.dealt = Dealt(Seats(self.setup), self.seed)
        else:
            self.dealt.say(self.dealt.seats.asked()[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self.setup.space.name(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.dealt is not None and not self.dealt.seats.state.stack

    def returns(self) -> list[float]:
        """The points of each seat."""
        return [0.0] * self.setup.seats if self.dealt is None else self.dealt.seats.points()

    def __str__(self) -> str:
        return "before the deal" if self.dealt is None else repr(self.dealt.seats.state)


class Observer:
    """What a seat observes, as a tensor and as a text."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        seats = Seats(game.setup)
        self.recalls = recalls
        self.tensor = numpy.zeros(seats.size, numpy.float32)
        self.dict = {"view": self.tensor[:-SAID], "said": self.tensor[-SAID:]}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.dealt is not None:
            self.tensor[:] = state.dealt.seats.numbers(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view, and what was said of an action; who recalls knows what he saw before."""
        if state.dealt is None:
            return "before the deal"
        seats = state.dealt.seats
        words = seats._spellings[player].words if player in seats._spellings else ()
        view = json.dumps([seats.state.view(player), words])
        return f"{state.dealt.seen[player]} {view}" if self.recalls else view


class SpielGame(pyspiel.Game):
    """One of our games, for so many players."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        options = json.loads(params.get("options", "") or "{}")
        self.setup = game.setup(int(params.get("players", game.meta.default_seats)), options)
        seed = int(params.get("seed", -1))
        self._random = random.Random(None if seed < 0 else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.space.size,
            max_chance_outcomes=1,
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def draw(self) -> int:
        """The seed of the next game."""
        return self._random.getrandbits(62)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """For tensors and texts."""
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _register(game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=f"baronage_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.meta.default_seats, "seed": -1, "options": ""},
    )

    class Registered(SpielGame):  # a class of its own: OpenSpiel makes its games by calling one
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for _game in games().values():
    if _game.has_space:
        _register(_game)
