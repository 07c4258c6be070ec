"""What REST answers about the coach's look at a game (see `answers`)."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class AnalysisPoint(TypedDict):
    """The curve after a decision of any seat (`move`: moves of the record until then): the seat's chance to win, 0 to 1.

    `own`, `luck` and `others` say what the seat's decision, chance and the others' decisions changed; `told`: what happened.
    """

    move: int
    seat: int
    chance: float
    own: float
    luck: float
    others: float
    told: str


class AnalysisDecision(TypedDict):
    """A decision of the seat, from its move `first` to `move`. `chance`: to win, with what was done.

    Of one that is doubtful or a mistake: what was `better`, in notation and in words, by how much (`loss`), and the reason.
    """

    move: int
    first: int
    verdict: Literal["best", "good", "doubtful", "mistake", "forced", "unseen"]
    text: str
    told: str
    chance: float
    error: float
    loss: float
    better: str
    better_words: list[str]
    reason: str


class AnalysisTurn(TypedDict):
    """A turning point: the number of a point of the curve, and how the chance changed there."""

    point: int
    change: float


class WholeAnalysis(TypedDict):
    """What the coach found in a game, for one seat, on what it could know. `whole`: it was not stopped before its end."""

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
    """How far an analysis is: `done` of so many parts (`of`; 0: not known yet), and what was found when it is done."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    seat: int
    done: int
    of: int
    analysis: WholeAnalysis | None
