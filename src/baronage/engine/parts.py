"""What each module of a game has, as types: a checker of types accepts a module where one of these is wanted.

    from harvest import notation
    part: NotationPart = notation       # told by mypy if something is missing or has another type

`engine/contract.py` looks at the same names when a module is loaded, and knows the functions that it may have besides. What
those who think, tell the end or negotiate need stands with them: `engine/mind.py`, `engine/ending.py`, `engine/pacts.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from baronage.engine.chance import Chance
    from baronage.engine.flow import Action, State, Step
    from baronage.engine.game import Game
    from baronage.engine.scene import Scene
    from baronage.engine.setup import Meta, Setup
    from baronage.engine.voice import Voice

# A game's own state stands as Any: its functions take that one and no other.


class MetaPart(Protocol):
    """`meta`."""

    @property
    def META(self) -> Meta:
        """What there is to know without the rules."""


class StatePart(Protocol):
    """`state`."""

    def blank(self, setup: Setup, /) -> State:
        """A state without content, whose lists have the right shape."""

    def conserved(self, state: Any, /) -> Any:
        """What no play changes."""


class StepsPart(Protocol):
    """`steps`."""

    @property
    def STEPS(self) -> Mapping[str, type[Step[Any]]]:
        """The frame classes by name."""

    def start(self, setup: Setup, chance: Chance, /) -> State:
        """A new game, with its first frame."""


class NotationPart(Protocol):
    """`notation`."""

    def write(self, state: Any, seat: int, action: Action, /) -> str:
        """One action as text."""

    def read(self, state: Any, seat: int, text: str, /) -> list[Action]:
        """The actions that a text stands for, legal or not."""

    def write_position(self, state: Any, /) -> str:
        """A position in one line."""

    def read_position(self, game: Game, text: str, seats: int | None, options: dict[str, Any], /) -> State:
        """The position that a line stands for."""


class ScenePart(Protocol):
    """`scene`."""

    def scene(self, view: Any, voice: Voice, /) -> Scene:
        """The picture of a view."""


class BotPart(Protocol):
    """`bot`."""

    def choose(self, view: Any, seat: int, actions: list[Action], chance: Chance, /) -> Action:
        """What the game's own player does."""


class AnswersPart(Protocol):
    """`answers`."""

    def answer(self, view: Any, seat: int, actions: list[Action], text: str, /) -> Action | None:
        """What a standing answer says to a question; None: ask."""


class SpacePart(Protocol):
    """`space`."""

    def ranges(self, setup: Setup, /) -> Mapping[str, tuple[int, ...]]:
        """How large the arguments of actions are, by their names."""

    def shapes(self, setup: Setup, /) -> Mapping[str, tuple[int, ...]]:
        """How much room each field of a state gets as numbers."""
