"""Types of REST responses for learning a game."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict


class TeachingStep(TypedDict):
    """A step of the turn: the action, and how it is done."""

    text: str
    how: str


class CardStep(TypedDict):
    """A step of the turn on the card: the action, how it is done, and a picture: its parts as kind, name, caption, class."""

    text: str
    how: str
    picture: list[list[str]]


class TeachingCard(TypedDict):
    """The summary of a game: the goal and a turn in three steps."""

    goal: str
    steps: list[CardStep]


class TeachingTerm(TypedDict):
    """A term: its word forms, an explanation in one sentence, a picture as on the card, its rule and its lesson."""

    id: str
    name: str
    forms: list[str]
    sentence: str
    picture: list[list[str]]
    rule: str
    lesson: str | None


class Teaching(TypedDict):
    """The introduction to a game; `card` is null if there is none. `lore` has a line about cards and characters, by ids
    used in scene nodes.
    """

    card: TeachingCard | None
    terms: list[TeachingTerm]
    lore: dict[str, str]


class SheetSource(TypedDict):
    """A source of points: what scores, how, and its value, which may be empty."""

    text: str
    how: str
    worth: str


class SheetTable(TypedDict):
    """A table of numbers. The first cell of each row, and of the head, is a name."""

    title: str
    head: list[str]
    rows: list[list[str]]


class RuleSheet(TypedDict):
    """The quick reference of a game to print: goal, steps of a turn, scoring and numbers."""

    title: str
    goal: str
    steps: list[TeachingStep]
    sources: list[SheetSource]
    tables: list[SheetTable]
    notes: list[str]


class PuzzleInfo(TypedDict):
    """A puzzle, by its number in its game. `rating` is from 1 (easy) to 5; `seat` is the one to decide.

    `task` is what to find. `solved` says whether the first answer of a member was right; null without an answer or for a guest.
    """

    game: str
    number: int
    rating: int
    seat: int
    task: str
    solved: bool | None


class PuzzleRating(TypedDict):
    """A member's puzzle rating in a game. `half_width` is half of its interval of 95 %; `answers` counts."""

    shown: int
    half_width: int
    answers: int


class AttemptReason(TypedDict):
    """Why a click has no effect: a sentence, and the rule."""

    sentence: str
    rule: str


class PuzzleTry(TypedDict):
    """The result of an answer to a puzzle, as for a lesson.

    A complete answer has its `loss` of win probability compared with the solution and the reason. It also has the
    solution click by click in words and as a hint, and the win probability it gives (`value`). `rated` is the puzzle
    rating of a member before and after a first answer.
    """

    outcome: Literal["open", "solved", "mistake"]
    sentence: str
    rated: list[int] | None
    loss: float
    value: float
    solution: list[str]
    hint: dict[str, Any] | None
    names: list[str]
    position: dict[str, Any] | None
    preview: dict[str, Any] | None
    reason: AttemptReason | None


class LessonMistake(TypedDict):
    """A known mistake, and the comment on it."""

    id: str
    sentence: str


class LessonInfo(TypedDict):
    """A lesson: its task, two hints, its rule and a summary of it.

    `ring` is the piece or place on which the board is centred; `bot` is the opponent of the full game that follows.
    """

    id: str
    number: int
    title: str
    task: str
    hints: list[str]
    ring: str
    rule: str
    short: str
    seat: int
    mistakes: list[LessonMistake]
    bot: str | None


class LessonLine(TypedDict):
    """A log line of an example."""

    text: str
    rules: list[str]


class LessonTry(TypedDict):
    """The result of an attempt: `open`, `solved` or a `mistake`, which may have a name, and a comment.

    `hint` is the rest of the solution if it was asked for. `position` is the table; instead of it there is a `preview`
    or a `reason` where one was asked for.
    """

    outcome: Literal["open", "solved", "mistake"]
    mistake: str | None
    sentence: str
    hint: dict[str, Any] | None
    names: list[str]
    position: dict[str, Any] | None
    preview: dict[str, Any] | None
    reason: AttemptReason | None


class ExampleInfo(TypedDict):
    """A worked example of the rules page: its id, title (may be empty), Markdown text, rules and number of cases."""

    id: str
    title: str
    text: str
    rules: list[str]
    cases: int


class ExampleMove(TypedDict):
    """The next move in the rules page: the seat, and the notation."""

    seat: int
    move: str


class ExampleBoard(TypedDict):
    """The board of an example, seen by `seat`, which is to move: the table and the log.

    `next` is the next move of the rules page, and `steps` are its clicks in words. `followed` is how many of its
    `count` moves were played, or null after another move.
    """

    seat: int
    position: dict[str, Any] | None
    preview: dict[str, Any] | None
    reason: AttemptReason | None
    lines: list[LessonLine]
    names: list[str]
    next: ExampleMove | None
    steps: list[str]
    followed: int | None
    count: int
    over: bool
