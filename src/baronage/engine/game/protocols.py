"""Typing protocols for the modules of a game. A type checker accepts a module where one of these is expected.

    from harvest import notation
    part: NotationPart = notation       # mypy reports missing names and wrong types

`engine/game/contract.py` checks these names when a module is loaded, and also the optional functions. The protocols for
search, summary and negotiation are in `engine/hooks/`: `search.py`, `summary.py`, `pacts.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from baronage.engine.core.chance import Chance
    from baronage.engine.core.setup import Meta, Setup
    from baronage.engine.core.state import Action, State, Step
    from baronage.engine.game.game import Game
    from baronage.engine.picture.table import Board, Piece

# A game's own state is typed as Any, because its functions accept only that class.


class MetaPart(Protocol):
    """The module `meta`."""

    @property
    def META(self) -> Meta:
        """The description of the game without its rules."""


class StatePart(Protocol):
    """The module `state`."""

    def blank(self, setup: Setup, /) -> State:
        """Return an empty state whose lists have the right shape."""

    def conserved(self, state: Any, /) -> Any:
        """Return an invariant of every play."""


class StepsPart(Protocol):
    """The module `steps`."""

    @property
    def STEPS(self) -> Mapping[str, type[Step[Any]]]:
        """The step classes by name."""

    def start(self, setup: Setup, chance: Chance, /) -> State:
        """Return a new game with its first step."""


class NotationPart(Protocol):
    """The module `notation`."""

    def write(self, state: Any, seat: int, action: Action, /) -> str:
        """Return one action as text."""

    def read(self, state: Any, seat: int, text: str, /) -> list[Action]:
        """Return the actions that match a text, legal or not."""

    def write_position(self, state: Any, /) -> str:
        """Return a position as one line."""

    def read_position(self, game: Game, text: str, seats: int | None, options: dict[str, Any], /) -> State:
        """Return the position of a line."""


class TablePart(Protocol):
    """The module `table`, which describes the table as data (see `engine.picture.table`).

    Optional functions, each on its own:

    - `players(view) -> Sequence[PlayerRow]`: by default a row has the score of the summary or of the standings.
    - `places(view) -> Sequence[Place]`: places that are built in play, after those of the board.
    - `turn(view) -> Msg`: the heading of the present turn, such as "Round 21".
    - `acts(view, seat, actions) -> Sequence[Act]`: by default `engine.game.table.default_acts`, one for each action.
    - `events(view, event, default) -> TableEvent`: an event with its place, pieces and sums. `default` has its text.
    - `form(view, seat) -> Sequence[Field]`: the fields of a joint decision.
    - `plans(view, seat) -> Sequence[PlanToken]`: the orders that the seat has drafted or sent.
    - `preview(view, seat, draft) -> Preview`: the outcome of a draft, a dict of values by field.

    For the text form, each on its own too:

    - `code(view, piece) -> str`: the word of the notation for a piece or card, or an empty string.
    - `where(view, place) -> Msg`: where the place with this id lies, if it has no name.
    - `notes(view) -> Sequence[Msg]`: what a player may count, such as the cards that were not seen yet.
    """

    def board(self, setup: Setup, /) -> Board:
        """Return what stays the same during a game."""

    def pieces(self, view: Any, /) -> Sequence[Piece]:
        """Return the pieces that the viewer sees, by zone."""


class BotPart(Protocol):
    """The module `bot`."""

    def choose(self, view: Any, seat: int, actions: list[Action], chance: Chance, /) -> Action:
        """Return the choice of the game's own bot."""


class AnswersPart(Protocol):
    """The module `auto_answers`."""

    def answer(self, view: Any, seat: int, actions: list[Action], text: str, /) -> Action | None:
        """Return the action of an auto-answer, or None to leave the decision to the player."""


class SpacePart(Protocol):
    """The module `action_space`."""

    def ranges(self, setup: Setup, /) -> Mapping[str, tuple[int, ...]]:
        """Return the ranges of the arguments of actions, by name."""

    def shapes(self, setup: Setup, /) -> Mapping[str, tuple[int, ...]]:
        """Return the shape of each encoded field of a state; a last size of 0 encodes the lengths alone."""
