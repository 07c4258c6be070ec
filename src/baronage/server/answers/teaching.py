"""What REST answers to who plays a game for the first time (see `answers`)."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict


class TeachingSource(TypedDict):
    """Where points come from: a small picture (a scene), what it is worth in two words, what it is and how one gets there."""

    picture: dict[str, Any]
    worth: str
    text: str
    how: str


class TeachingStep(TypedDict):
    """A step of the turn: what one does, and how."""

    text: str
    how: str


class TeachingCard(TypedDict):
    """What a game is about, in at most 90 words."""

    goal: str
    sources: list[TeachingSource]
    steps: list[TeachingStep]


class TeachingTerm(TypedDict):
    """A term: the words under which it stands in sentences, one sentence on what it is, a picture, its rule and its lesson."""

    id: str
    name: str
    forms: list[str]
    sentence: str
    picture: dict[str, Any]
    rule: str
    lesson: str | None


class Teaching(TypedDict):
    """For a first game; `card` is null where a game has none. `lore`: a line about cards and kinds of people, by the ids that
    things in the picture name."""

    card: TeachingCard | None
    terms: list[TeachingTerm]
    lore: dict[str, str]


class SheetSource(TypedDict):
    """What scores, how, and what it is worth; that may be empty."""

    text: str
    how: str
    worth: str


class SheetTable(TypedDict):
    """Figures side by side; the first of each row, and of the head, is a name."""

    title: str
    head: list[str]
    rows: list[list[str]]


class RuleSheet(TypedDict):
    """A page to print: the goal, a turn in steps, what scores, the figures of the game."""

    title: str
    goal: str
    steps: list[TeachingStep]
    sources: list[SheetSource]
    tables: list[SheetTable]
    notes: list[str]


class PuzzleInfo(TypedDict):
    """A puzzle, by its number in its game; `rating`: 1, easy, to 5; `seat`: whose decision it is."""

    game: str
    number: int
    rating: int
    seat: int


class PuzzleTry(TypedDict):
    """What became of an answer, as with a lesson. When it is whole: by how much it is worse than the solution (`loss`, of the
    chance to win), why, and the solution click by click in words, with the chance to win that it gives (`value`)."""

    outcome: Literal["open", "solved", "mistake"]
    sentence: str
    loss: float
    value: float
    solution: list[str]
    scene: dict[str, Any]
    question: dict[str, Any]


class LessonMistake(TypedDict):
    """A mistake that is known, and what is said to it."""

    id: str
    sentence: str


class LessonInfo(TypedDict):
    """A lesson: its task, two hints (the second names what `ring` is in the picture), the rule and what it says in short;
    `bot`: against whom a whole game follows."""

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
    """What happened in a try."""

    text: str
    rules: list[str]


class LessonTry(TypedDict):
    """What became of a try: `open`, `solved`, or a `mistake`, which may have a name; what is said to it; the picture and the
    question as at a table."""

    outcome: Literal["open", "solved", "mistake"]
    mistake: str | None
    sentence: str
    scene: dict[str, Any]
    question: dict[str, Any]
    lines: list[LessonLine]


class ExampleInfo(TypedDict):
    """A worked example of the rules page: its id there, its title (empty where it has none), what the page says of it in
    Markdown, the rules that it shows at work, and how many cases it has."""

    id: str
    title: str
    text: str
    rules: list[str]
    cases: int


class ExampleMove(TypedDict):
    """What the page tells next: whose move, and its notation."""

    seat: int
    move: str


class ExampleBoard(TypedDict):
    """The board of an example: seen by `seat`, whose move it is; the picture, the question and what happened as at a table. What
    the page tells next, and the same click by click in words (`steps`); `followed`: how many of its `count` moves were played and
    nothing else, None where something else was."""

    seat: int
    scene: dict[str, Any]
    question: dict[str, Any]
    lines: list[LessonLine]
    names: list[str]
    next: ExampleMove | None
    steps: list[str]
    followed: int | None
    count: int
    over: bool
