"""Types of REST responses about analyses by the coach."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class AnalysisPoint(TypedDict):
    """A point of the curve after `move` moves: the seat's win probability, 0 to 1.

    `own`, `luck` and `others` are the changes by the seat's decision, by chance and by other decisions; `told`
    describes the events.
    """

    move: int
    seat: int
    chance: float
    own: float
    luck: float
    others: float
    events: str


class AnalysisDecision(TypedDict):
    """A decision of the seat, from move `first` to `move`. `chance` is the win probability after it.

    A doubtful decision or mistake also has the `better` one in notation and words, its `loss`, and the reason. `ends`
    are the piece and the target on the table of what was played, `better_ends` those of what was better.
    """

    move: int
    first: int
    verdict: Literal["best", "good", "doubtful", "mistake", "forced", "unseen"]
    text: str
    events: str
    chance: float
    error: float
    loss: float
    better: str
    better_words: list[str]
    reason: str
    ends: list[str]
    better_ends: list[str]


class AnalysisTurn(TypedDict):
    """A turning point: the index of a point, and the change of the win probability."""

    point: int
    change: float


class WholeAnalysis(TypedDict):
    """The analysis of a game for one seat, based on what the seat could know.

    `whole` means it was not stopped early.
    """

    analysis: int
    game: str
    seat: int
    names: list[str]
    language: str
    seed: int
    simulations: int
    whole: bool
    points: list[AnalysisPoint]
    decisions: list[AnalysisDecision]
    turns: list[AnalysisTurn]
    counts: dict[str, int]
    shares: dict[str, float]


class AnalysisState(TypedDict):
    """The state of an analysis: `done` of `of` parts (0 if unknown), and the result; while it runs, the findings so far."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    seat: int
    done: int
    of: int
    analysis: WholeAnalysis | None
