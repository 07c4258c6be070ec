"""Puzzles: positions in which one plan is clearly the best, and a check of answers.

A game's puzzles are data in its folder, `puzzles.json`, found by `python -m tools.puzzles GAME`. A puzzle holds only
the view of its seat. Its solution is written in the game's notation, click by click. An answer is not compared with a
list: it is simulated next to the solution in samples of the hidden information. An answer that is nearly as good is
also right.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from baronage.bots.characters import level
from baronage.bots.search import Trials
from baronage.coach.hint import Step, steps_of
from baronage.coach.reason import Reason, why
from baronage.coach.verdict import compare
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, Illegal, Refusal
from baronage.engine.core.state import Action, State
from baronage.engine.game.game import Game
from baronage.engine.game.messages import ENGLISH
from baronage.engine.hooks.search import Plan
from baronage.engine.text.input_errors import msg
from baronage.engine.text.params import Params
from baronage.engine.tutorial.lesson import OPPONENTS

VERSION: Final = 1  # of the file
FILE: Final = "puzzles.json"
SOLVER: Final = "regent"  # the character whose search depth is used
WORLDS: Final = 64  # worlds in which an answer is tried
RIVALS: Final = 4  # plans that are compared with the solution
NEAR: Final = 0.05  # an answer worse by no more than this is also right
RATINGS: Final = 5


@dataclass(frozen=True)
class Puzzle:
    """A position and its best plan. Values are win probabilities from 0 to 1."""

    game: Game
    number: int  # in its game, from 1
    seat: int
    view: dict[str, Any]  # the view of the seat, as a dump
    solution: tuple[str, ...]  # in notation, click by click
    value: float  # the win probability of the solution
    gain: float  # by how much the usual alternative is worse
    margin: float  # by how much the next best plan is worse
    rating: int  # 1 if the weakest character finds it, 5 if none of the first four does

    @property
    def key(self) -> str:
        """A name that stays when other puzzles come or go."""
        content = json.dumps([self.view, self.solution], sort_keys=True)
        return hashlib.sha256(content.encode()).hexdigest()[:16]

    def state(self) -> State:
        """Return the view of the seat."""
        return self.game.load(self.view)

    def world(self) -> State:
        """Return a full state for clicks: the view with always the same guess for hidden information."""
        return self.state().fill(self.seat, Chance(0))

    def plan(self) -> Plan:
        """Return the solution as actions."""
        world, chance, found = self.world(), Chance(0), list[Action]()
        for text in self.solution:
            for action in self.game.read(world.redact(self.seat), self.seat, text):
                if not world.stack or not world.allows(self.seat, action):
                    raise BadDocument(msg("puzzle-broken", number=self.number, game=self.game.title, move=text))
                world.play(self.seat, action, chance)
                found.append(action)
        return tuple(found)

    @property
    def names(self) -> list[str]:
        """The names of the seats. The player is "you"."""
        others = iter(OPPONENTS * 3)
        return ["Maud" if seat == self.seat else next(others) for seat in range(self.state().setup.seats)]

    def asked(self, language: str = ENGLISH) -> str:
        """Return the task as text: that of its decision, begun or not, or one for all games."""
        words, top = self.game.words, self.state().stack[-1]
        draft = top.draft(self.seat)
        begun = ["begun"] if draft else []
        params: Params = {"begun": draft[0][-1] if draft else 0}  # such as the target of an order
        ids = ["-".join(["puzzle", top.NAME, *begun]), f"puzzle-{top.NAME}", "puzzle-asked"]
        return next(text for id in ids if (text := words.msg(id, params, words.reader(-1), language)))

    def chances(self, language: str = ENGLISH) -> str:
        """Return how often the solution wins, compared with the next best plan, as text."""
        figures: Params = {"won": round(100 * self.value), "fewer": round(100 * self.margin)}
        return self.game.words.msg("puzzle-chances", figures, self.game.words.reader(-1), language)

    def steps(self, language: str = ENGLISH, names: Sequence[str] = ()) -> tuple[Step, ...]:
        """Return the solution as text, click by click."""
        return steps_of(self.state(), self.seat, self.plan(), language, names)

    def to_json(self) -> dict[str, Any]:
        """Return the puzzle as in the file, without game and number."""
        names = [name for name in Puzzle.__dataclass_fields__ if name not in ("game", "number")]
        return {name: getattr(self, name) for name in names}


@dataclass(frozen=True)
class Grade:
    """The grade of an answer: right or not, its loss compared to the solution, and why the solution is the best."""

    right: bool
    same: bool  # whether it equals the solution, click by click
    loss: float
    reason: Reason | None = None

    def to_json(self, puzzle: Puzzle, language: str = ENGLISH) -> dict[str, Any]:
        """Return the grade as a message, with the solution as text and why it is the best."""
        return {
            **asdict(self),
            "reason": self.explained(puzzle, language),
            "solution": [asdict(step) for step in puzzle.steps(language)],
        }

    def explained(self, puzzle: Puzzle, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
        """Return in two sentences why the solution is the best: how often it wins, and the reason if it can be named."""
        return f"{puzzle.chances(language)} {self.describe(puzzle, language, names)}".strip()

    def describe(self, puzzle: Puzzle, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
        """Return the reason as text."""
        if self.reason is None:
            return ""
        return self.reason.describe(puzzle.game, puzzle.state().setup.seats, puzzle.seat, language, names)


@lru_cache(maxsize=32)
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """Return all puzzles of a game, easiest first, or an empty tuple if it has no file."""
    file = resources.files(game.package).joinpath(FILE)
    if not file.is_file():
        return ()
    return read_puzzles(game, json.loads(file.read_text(encoding="utf-8")))


def read_puzzles(game: Game, data: Any) -> tuple[Puzzle, ...]:
    """Return the puzzles of a parsed file."""
    try:
        if data["puzzles"] != VERSION or data["game"] != game.name:
            raise BadDocument(msg("puzzles-form", game=game.title, form=VERSION))
        rows = sorted(data["list"], key=lambda row: row["rating"])
        return tuple(
            Puzzle(game, number, **{**row, "solution": tuple(row["solution"])}) for number, row in enumerate(rows, 1)
        )
    except (KeyError, TypeError) as error:
        raise BadDocument(msg("puzzles-bad", why=f"{type(error).__name__} {error}")) from error


def puzzle(game: Game, number: int) -> Puzzle:
    """Return a puzzle by its number."""
    found = puzzles(game)
    if not 1 <= number <= len(found):
        raise BadDocument(msg("puzzle-unknown", game=game.title, count=len(found), number=number))
    return found[number - 1]


def of_the_day(games: Sequence[Game], day: int) -> Puzzle | None:
    """Return the puzzle of a day: a different game each day, and the puzzles of each game in order.

    None without puzzles.
    """
    solvable = [game for game in games if puzzles(game)]
    if not solvable:
        return None
    rounds, place = divmod(day, len(solvable))
    found = puzzles(solvable[place])
    return found[rounds % len(found)]


def clicked(asked: Puzzle, moves: Sequence[Action | str]) -> tuple[State, Plan, bool]:
    """Return the position after these clicks, all played actions, and whether the answer is complete.

    May raise Refusal.
    """
    world, chance, plan = asked.world(), Chance(0), list[Action]()
    for move in moves:
        for action in asked.game.read(world, asked.seat, move) if isinstance(move, str) else [move]:
            if plan and is_complete(asked, world, plan, chance):
                return world, tuple(plan), True
            if asked.seat not in world.actors() or not world.allows(asked.seat, action):
                raise asked.game.refusal(world, asked.seat, action)
            world.play(asked.seat, action, chance)
            plan.append(action)
    return world, tuple(plan), bool(plan) and is_complete(asked, world, plan, chance)


def is_complete(asked: Puzzle, world: State, plan: Sequence[Action], chance: Chance) -> bool:
    """Return whether an answer is complete: after a reveal, at another seat's turn, or at the solution's length."""
    if not world.stack or asked.seat not in world.actors() or world.committed or chance.outcomes:
        return True
    return len(plan) >= len(asked.solution) and world.at_once() is None


def check(asked: Puzzle, plan: Plan, worlds: int = WORLDS, seed: int = 0) -> Grade:
    """Return whether an answer is right, by simulating it next to the solution in shared samples."""
    solution = asked.plan()
    view = asked.state()
    try:
        allowed = bool(plan) and view.fill(asked.seat, Chance(0)).allows(asked.seat, plan[0])
    except Refusal:
        allowed = False
    if not allowed:
        raise Illegal(msg("puzzle-no-move"))
    trials = Trials(view, asked.seat, level(SOLVER, asked.game.name).depth, Chance(seed))
    if plan[: len(solution)] == solution:
        return Grade(True, True, 0.0, why(trials, solution, _rival(trials, solution)))
    best, mine = compare(trials, [solution, plan], worlds)
    loss = best.value - mine.value
    if loss <= NEAR:
        return Grade(True, False, max(0.0, loss), why(trials, solution, _rival(trials, solution)))
    return Grade(False, False, loss, why(trials, solution, plan))


def _rival(trials: Trials, solution: Plan) -> Plan:
    """Return the likeliest plan other than the solution, with which it is compared in words."""
    plans = [plan for _, plan in trials.hooks.plans(trials.view, trials.seat, RIVALS, trials.chance)]
    return next((plan for plan in plans if plan[: len(solution)] != solution), solution)
