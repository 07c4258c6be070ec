"""OpenSpiel: `import baronage.envs.spiel`, then `pyspiel.load_game("baronage_brawling")`, from the extra `spiel`.

A player node is one action token of a seat (`action_space`). The game begins with chance nodes that together are the seed
of everything random, so a history replays to the same state. The information state of a seat contains its own tokens and
all the different views that it has had. Parameters:

- `players`; `options`: the game's own, as JSON
- `seed`: the only deal that chance can give; below 0: any
- `position`: a position in the game's notation to begin with, in which everything hidden is dealt anew
- `deals`: the number of equally likely deals, all listed by one chance node, in a game whose whole tree fits into memory;
  0: four chance nodes of 256 outcomes

`baronage_brawling_small` and `baronage_yuan_small` are positions with game trees small enough for exact algorithms.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, unquote

import numpy
import pyspiel
from numpy.typing import NDArray

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC, State
from baronage.engine.game.game import Game
from baronage.engine.learning.action_space import END, PartialAction
from baronage.engine.learning.encoding import EMPTY
from baronage.engine.learning.token_env import MAX_TOKENS
from baronage.games import games

LONGEST = 1_000_000  # tokens of a game
DIGITS, BASE = 4, 256  # of the seed: the number of chance nodes, and of the outcomes of each
RECALL = 128  # bits of the digest of a seat's earlier views and tokens

# games in which two seats always share one point; in Protectors of the Realm both can lose
CONSTANT_SUM = ("barony", "brawling", "fyn", "yuan")

# Two seats, hidden cards dealt again; three cards a seat, four turns left.
BRAWLING_SMALL = (
    "deck=FAR1,KNI1,MER1 mkt=-,-,- turn=A turns=196 | A r=1 h=FAR2,P2A1,ARC1 t=far3 w=hor1 "
    "| B r=1 h=KNI2,SHI2,ARC2 t=cat1,far4"
)
# Two clans on one tile of four Provinces, one turn of secret orders.
YUAN_SMALL = "t=1 map=C:B@0,0r0 opt=max_turns:1 T=3 pos=DENG=Wc2 JIN=Bc2 SHU=-t YING=-t chao=W2 B2"


class PlayChance(Chance):
    """The chance of one play. Its generator is created for the first draw, because most plays draw nothing."""

    def __init__(self, key: int) -> None:
        self.outcomes = []
        self.clock = None
        self.policy = None
        self._key = key
        self._random: Any = None

    def below(self, n: int) -> int:
        self._random = self._random or random.Random(self._key)
        return super().below(n)

    def shuffle(self, cards: list[int]) -> None:
        self._random = self._random or random.Random(self._key)
        super().shuffle(cards)


class Position:
    """The state after a complete action, and the path to it. It never changes, so copies of a game share it."""

    __slots__ = ("before", "by", "plays", "seed", "seen", "state", "texts", "tokens")

    def __init__(self, state: State, seed: int, plays: int = 0) -> None:
        self.state = state
        self.seed = seed
        self.plays = plays
        self.before: Position | None = None
        self.by = PUBLIC  # the seat whose action led here, and its tokens
        self.tokens: tuple[int, ...] = ()
        self.seen: dict[int, tuple[bytes, bytes]] = {}  # of a seat: digests of all it has seen, and of its last view
        self.texts: dict[int, str] = {}  # views as text, by viewer

    def played(self, seat: int, action: tuple[int, ...], tokens: tuple[int, ...]) -> Position:
        """Return the game after an action."""
        state = self.state.clone()
        state.play(seat, action, PlayChance(self.seed << 32 | self.plays))
        after = Position(state, self.seed, self.plays + 1)
        after.before, after.by, after.tokens = self, seat, tokens
        return after

    def recall(self, seat: int) -> bytes:
        """Return a digest of the tokens and of the different views of a seat so far."""
        path: list[Position] = []
        at: Position | None = self
        while at is not None and seat not in at.seen:
            path.append(at)
            at = at.before
        digest, last = (b"", b"") if at is None else at.seen[seat]
        for position in reversed(path):
            if position.by == seat:
                digest = _digest(digest, repr(position.tokens).encode())
            view = _digest(position.state.encode(seat).tobytes())
            if view != last:
                digest, last = _digest(digest, view), view
            position.seen[seat] = digest, last
        return digest

    def text(self, viewer: int) -> str:
        """Return the view of a seat as JSON."""
        found = self.texts.get(viewer)
        if found is None:
            found = self.texts[viewer] = json.dumps(self.state.view(None if viewer == PUBLIC else viewer))
        return found

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        for seat in range(self.state.setup.seats):
            self.recall(seat)
        return _restored, (self.state, self.seed, self.plays, self.seen)


def _digest(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=RECALL // 8).digest()


def _restored(state: State, seed: int, plays: int, seen: dict[int, tuple[bytes, bytes]]) -> Position:
    position = Position(state, seed, plays)
    position.seen.update(seen)
    return position


class PartialPosition:
    """A game with the unfinished actions of its seats. It never changes: `take` returns a new one.

    In a small game, `after` keeps these, so that each node of the tree is computed once.
    """

    __slots__ = ("after", "asked", "partials", "position")

    def __init__(self, position: Position, partials: dict[int, PartialAction]) -> None:
        self.position = position
        self.partials = partials
        self.asked = position.state.actors()
        self.after: dict[tuple[int, int], PartialPosition] | None = None

    def partial(self, seat: int) -> PartialAction:
        """Return the unfinished action of a seat."""
        found = self.partials.get(seat)
        if found is None:
            state = self.position.state
            found = self.partials[seat] = state.setup.space.begin_action(state, seat)
        return found

    def take(self, seat: int, token: int) -> PartialPosition:
        """Return the game with one more token of a seat."""
        if self.after is None:
            return self._taken(seat, token)
        found = self.after.get((seat, token))
        if found is None:
            found = self.after[seat, token] = self._taken(seat, token)
            found.after = {}
        return found

    def _taken(self, seat: int, token: int) -> PartialPosition:
        partial = self.partial(seat).clone()
        action = partial.take(token)
        if action is None:
            return PartialPosition(self.position, {**self.partials, seat: partial})
        tokens = (*partial.tokens, END) if token == END else partial.tokens
        return _begun(self.position.played(seat, action, tokens), {**self.begun(), seat: ()})

    def begun(self) -> dict[int, tuple[int, ...]]:
        """Return the tokens of the action that each seat has begun."""
        return {seat: partial.tokens for seat, partial in self.partials.items() if partial.tokens}

    def resampled(self, seat: int, chance: Chance) -> PartialPosition:
        """Return a game that this seat can't tell from this one, with everything hidden from it guessed."""
        position = Position(self.position.state.sample(seat, chance), chance.below(1 << 32))
        self.position.recall(seat)
        position.seen[seat] = self.position.seen[seat]
        return _begun(position, {seat: self.begun().get(seat, ())})

    def __deepcopy__(self, memo: dict[int, Any]) -> PartialPosition:
        return self

    def __reduce__(self) -> tuple[Callable[..., PartialPosition], tuple[Any, ...]]:
        return _begun, (self.position, self.begun())


def _begun(position: Position, begun: dict[int, tuple[int, ...]]) -> PartialPosition:
    """Return a game in which seats have begun actions, as far as these are still possible."""
    found = PartialPosition(position, {})
    for seat, tokens in begun.items() if position.state.stack else ():
        if not tokens:
            continue
        partial = position.state.setup.space.begin_action(position.state, seat)
        for token in tokens:
            if token not in partial.legal():
                break
            partial.take(token)
        else:
            if partial.action is None:
                found.partials[seat] = partial
    return found


class SpielState(pyspiel.State):
    """A node of the game tree."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.digits: tuple[int, ...] = ()  # of the seed, as far as they are known
        self.first = PUBLIC  # the seat that acts before others that act at the same time
        self.now: PartialPosition | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        twin: SpielState = self.clone()
        return twin

    def current_player(self) -> Any:
        """Return the acting player."""
        if self.now is None:
            return pyspiel.PlayerId.CHANCE
        asked = self.now.asked
        if not asked:
            return pyspiel.PlayerId.TERMINAL
        return self.first if self.first in asked else asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.now is not None
        return self.now.partial(player).legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the equally likely values of the seed's next digit; only one if the game has a seed."""
        game = self.get_game()
        if game.seed < 0:
            return [(digit, 1 / game.base) for digit in range(game.base)]
        return [(game.seed // game.base ** len(self.digits) % game.base, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.now is not None:
            self.now = self.now.take(self.current_player(), action)
            return
        game = self.get_game()
        self.digits = (*self.digits, action)
        if len(self.digits) == game.digits:
            self.now = game.deal(sum(digit * game.base**place for place, digit in enumerate(self.digits)))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.get_game().setup.space.name(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.now is not None and not self.now.asked

    def returns(self) -> list[float]:
        """Return the points of each seat, from 0 to 1."""
        standings = None if self.now is None else self.now.position.state.standings()
        return [0.0] * self.num_players() if standings is None else [seat.points for seat in standings.seats]

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        """Return a state with the same information state for `player`, and everything else guessed.

        It has no history, because none that leads there is known.
        """
        twin: SpielState = self.get_game().new_initial_state()
        if self.now is not None:
            twin.now = self.now.resampled(player, Chance(int(rng() * 2**53)))
            twin.first = player  # it can be secret who has answered already
        return twin

    def __str__(self) -> str:
        if self.now is None:
            return f"seed {list(self.digits)}"
        everything = [self.now.position.state.fields(), self.now.begun()]  # with hidden information
        return json.dumps(everything)


class Observer:
    """A seat's observation as a tensor and as text.

    The tensor holds the view and the tokens of the unfinished action. With perfect recall, bits follow that stand for
    everything that the seat has seen and chosen before.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.recalls = kind is not None and kind.perfect_recall
        self.public = kind is None or kind.public_info
        self.private = kind is None or kind.private_info != pyspiel.PrivateInfoType.NONE
        size = game.setup.layout.size
        self.tensor: NDArray[numpy.float32] = numpy.zeros(size + MAX_TOKENS + RECALL * self.recalls, numpy.float32)
        self.dict = {"view": self.tensor[:size], "said": self.tensor[size : size + MAX_TOKENS]}
        if self.recalls:
            self.dict["recall"] = self.tensor[size + MAX_TOKENS :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.now is None:
            return
        self.dict["view"][:] = state.now.position.state.encode(player if self.private else PUBLIC)
        tokens = state.now.partials[player].tokens if self.private and player in state.now.partials else ()
        self.dict["said"][:] = (*tokens, *[EMPTY] * (MAX_TOKENS - len(tokens)))
        if self.recalls:
            digest = numpy.frombuffer(state.now.position.recall(player), numpy.uint8)
            self.dict["recall"][:] = numpy.unpackbits(digest)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view and the unfinished action, with a digest of all before for perfect recall."""
        if state.now is None:
            return "before the deal"
        text = state.now.position.text(player if self.private else PUBLIC)
        if not self.public:
            text = json.dumps(json.loads(text)["own"])
        tokens = state.now.partials[player].tokens if self.private and player in state.now.partials else ()
        text = f"{text} {list(tokens)}"
        return f"{state.now.position.recall(player).hex()} {text}" if self.recalls else text


class SpielGame(pyspiel.Game):
    """A Baronage game for a given number of players."""

    def __init__(self, game: Game, kind: Any, given: dict[str, Any] | None = None) -> None:
        params = {**kind.parameter_specification, **(given or {})}
        options = json.loads(unquote(params["options"]) or "{}")
        position = unquote(params["position"])
        self.start = game.position(position, options=options) if position else None
        self.setup = self.start.setup if self.start else game.setup(int(params["players"]), options)
        self.seed = int(params["seed"])
        deals = int(params["deals"])
        self.digits, self.base = (1, deals) if deals > 0 else (DIGITS, BASE)
        self._dealt: dict[int, PartialPosition] | None = {} if deals > 0 else None
        seats = self.setup.seats
        constant = seats == 2 and game.name in CONSTANT_SUM
        if constant:
            kind = pyspiel.GameType(**{**_parts(kind), "utility": pyspiel.GameType.Utility.CONSTANT_SUM})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.space.size,
            max_chance_outcomes=self.base,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if constant else None,
            max_game_length=LONGEST,
        )
        # a comma or a bracket would end a parameter in the string of a game
        texts = {name: quote(unquote(text)) for name, text in (given or {}).items() if name in ("options", "position")}
        super().__init__(kind, info, {**(given or {}), **texts})

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance nodes, all before the deal."""
        return self.digits

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def deal(self, seed: int) -> PartialPosition:
        """Return the game that begins with this seed."""
        if self._dealt is None:
            return self._deal(seed)
        found = self._dealt.get(seed)
        if found is None:
            found = self._dealt[seed] = self._deal(seed)
            found.after = {}
        return found

    def _deal(self, seed: int) -> PartialPosition:
        chance = Chance(seed)
        if self.start is None:
            return PartialPosition(Position(self.setup.game.start_from(self.setup, chance), seed), {})
        return PartialPosition(Position(self.start.redact(PUBLIC).fill(PUBLIC, chance), seed), {})

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer for tensors and texts."""
        return Observer(self, iig_obs_type)


def _refusing(search: Callable[..., int], instead: str) -> Callable[..., int]:
    """Return the `step` of a C++ bot, which raises an error for our states.

    These bots release Python's lock before they ask a state anything; every game written in Python crashes the process then.
    """

    def step(bot: Any, state: pyspiel.State) -> int:
        if isinstance(state, SpielState):
            raise TypeError(f"pyspiel.{type(bot).__name__} can't search games written in Python; use {instead}")
        return search(bot, state)

    return step


_PARTS = (
    *("short_name", "long_name", "dynamics", "chance_mode", "information", "utility", "reward_model"),
    *("max_num_players", "min_num_players", "provides_information_state_string", "provides_information_state_tensor"),
    *("provides_observation_string", "provides_observation_tensor", "parameter_specification"),
)


def _parts(kind: Any) -> dict[str, Any]:
    return {name: getattr(kind, name) for name in _PARTS}


def _register(game: Game, name: str, position: str = "", deals: int = 0) -> None:
    seats = game.position(position).setup.seats if position else 0
    kind = pyspiel.GameType(
        short_name=f"baronage_{name}",
        long_name=game.title if not position else f"{game.title}, a small position",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats or game.seats[-1],
        min_num_players=seats or game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": seats or game.meta.default_seats,
            "seed": -1,
            "options": "",
            "position": quote(position),
            "deals": deals,
        },
    )

    class Registered(SpielGame):  # a separate class, because OpenSpiel creates games by calling one
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for _game in games().values():
    if _game.has_space:
        _register(_game, _game.name)
_register(games()["brawling"], "brawling_small", BRAWLING_SMALL, 6)
_register(games()["yuan"], "yuan_small", YUAN_SMALL, 1)

pyspiel.ISMCTSBot.step = _refusing(pyspiel.ISMCTSBot.step, "open_spiel.python.algorithms.ismcts.ISMCTSBot")
pyspiel.MCTSBot.step = _refusing(pyspiel.MCTSBot.step, "open_spiel.python.algorithms.mcts.MCTSBot")
