"""Puzzles: positions in which one plan is clearly the best, and a check of an answer.

A game's puzzles are data in its folder, `puzzles.json`, found by `python -m tools.puzzles GAME`. A puzzle holds what its seat
sees and nothing else; its solution is written in the game's notation, click by click. Which answer is right is not looked up: it
is played on in samples of what the seat can't see, beside the solution, and what is nearly as good counts as well.
"""

from __future__ import annotations

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
from baronage.engine.chance import Chance
from baronage.engine.errors import BadDocument, Illegal, Refusal
from baronage.engine.flow import Action, State
from baronage.engine.game import Game
from baronage.engine.mind import Plan
from baronage.engine.refusals import say
from baronage.engine.teaching.lesson import OPPONENTS
from baronage.engine.words import ENGLISH

VERSION: Final = 1  # of the file
FILE: Final = "puzzles.json"
SOLVER: Final = "regent"  # as far as he looks, so far is an answer played on
WORLDS: Final = 64  # in which an answer is tried
NEAR: Final = 0.05  # an answer that is worse by no more than this is right as well
RATINGS: Final = 5


@dataclass(frozen=True)
class Puzzle:
    """A position, and what is best in it. Chances are those to win, from 0 to 1."""

    game: Game
    number: int  # in its game, from 1
    seat: int
    view: dict[str, Any]  # what the seat sees, as a dump
    solution: tuple[str, ...]  # in notation, click by click
    value: float  # the chance to win with it
    gain: float  # by how much the ordinary other plan is worse
    margin: float  # by how much the next best is worse
    rating: int  # 1: the weakest character finds it, 5: none of the first four does

    def state(self) -> State:
        """What the seat sees."""
        return self.game.load(self.view)

    def world(self) -> State:
        """What the seat sees, with its blanks filled: to click in. Always the same guess."""
        return self.state().fill(self.seat, Chance(0))

    def plan(self) -> Plan:
        """The solution as actions."""
        world, chance, found = self.world(), Chance(0), list[Action]()
        for text in self.solution:
            for action in self.game.read(world.redact(self.seat), self.seat, text):
                if not world.stack or not world.allows(self.seat, action):
                    raise BadDocument(say("puzzle-broken", number=self.number, game=self.game.title, move=text))
                world.play(self.seat, action, chance)
                found.append(action)
        return tuple(found)

    @property
    def names(self) -> list[str]:
        """How the seats are called; who answers is "you"."""
        others = iter(OPPONENTS * 3)
        return ["Maud" if seat == self.seat else next(others) for seat in range(self.state().setup.seats)]

    def asked(self, language: str = ENGLISH) -> str:
        """What is asked, in words."""
        words = self.game.words
        return words.say("puzzle-asked", {}, words.reader(-1), language)

    def told(self, language: str = ENGLISH, names: Sequence[str] = ()) -> tuple[Step, ...]:
        """The solution, click by click in words."""
        return steps_of(self.state(), self.seat, self.plan(), language, names)

    def to_json(self) -> dict[str, Any]:
        """As it stands in the file, which knows its game and counts."""
        names = [name for name in Puzzle.__dataclass_fields__ if name not in ("game", "number")]
        return {name: getattr(self, name) for name in names}


@dataclass(frozen=True)
class Grade:
    """How good an answer is: right or not, its loss beside the solution, and why the solution is better."""

    right: bool
    same: bool  # it is the solution, click by click
    loss: float
    reason: Reason | None = None

    def to_json(self, puzzle: Puzzle, language: str = ENGLISH) -> dict[str, Any]:
        """As a message; the solution in words, and the reason where the answer is wrong."""
        said = "" if self.reason is None else self.say(puzzle, language)
        found = asdict(self)
        return {**found, "reason": said, "solution": [asdict(step) for step in puzzle.told(language)]}

    def say(self, puzzle: Puzzle, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
        """The reason in words."""
        if self.reason is None:
            return ""
        return self.reason.say(puzzle.game, puzzle.state().setup.seats, puzzle.seat, language, names)


@lru_cache(maxsize=32)
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first; none where it has no file."""
    file = resources.files(game.package).joinpath(FILE)
    if not file.is_file():
        return ()
    return read_puzzles(game, json.loads(file.read_text(encoding="utf-8")))


def read_puzzles(game: Game, data: Any) -> tuple[Puzzle, ...]:
    """The puzzles of a file that is read already."""
    try:
        if data["puzzles"] != VERSION or data["game"] != game.name:
            raise BadDocument(say("puzzles-form", game=game.title, form=VERSION))
        rows = sorted(data["list"], key=lambda row: row["rating"])
        return tuple(
            Puzzle(game, number, **{**row, "solution": tuple(row["solution"])}) for number, row in enumerate(rows, 1)
        )
    except (KeyError, TypeError) as error:
        raise BadDocument(say("puzzles-bad", why=f"{type(error).__name__} {error}")) from error


def puzzle(game: Game, number: int) -> Puzzle:
    """One of them, by its number."""
    found = puzzles(game)
    if not 1 <= number <= len(found):
        raise BadDocument(say("puzzle-unknown", game=game.title, count=len(found), number=number))
    return found[number - 1]


def of_the_day(games: Sequence[Game], day: int) -> Puzzle | None:
    """The puzzle of a day, by its number: each day another game's, and in each game one after the other."""
    solvable = [game for game in games if puzzles(game)]
    if not solvable:
        return None
    rounds, place = divmod(day, len(solvable))
    found = puzzles(solvable[place])
    return found[rounds % len(found)]


def clicked(asked: Puzzle, moves: Sequence[Action | str]) -> tuple[State, Plan, bool]:
    """The position after these clicks, or their notation; all actions that were played; is the answer whole? Raises Refusal."""
    world, chance, plan = asked.world(), Chance(0), list[Action]()
    for move in moves:
        for action in asked.game.read(world, asked.seat, move) if isinstance(move, str) else [move]:
            if plan and is_whole(asked, world, plan, chance):
                return world, tuple(plan), True
            if asked.seat not in world.actors() or not world.allows(asked.seat, action):
                raise asked.game.refusal(world, asked.seat, action)
            world.play(asked.seat, action, chance)
            plan.append(action)
    return world, tuple(plan), bool(plan) and is_whole(asked, world, plan, chance)


def is_whole(asked: Puzzle, world: State, plan: Sequence[Action], chance: Chance) -> bool:
    """Is an answer at its end? When something was shown or drawn, another is asked, or it has as many clicks as the solution."""
    if not world.stack or asked.seat not in world.actors() or world.committed or chance.outcomes:
        return True
    return len(plan) >= len(asked.solution) and world.at_once() is None


def check(asked: Puzzle, plan: Plan, worlds: int = WORLDS, seed: int = 0) -> Grade:
    """Is this answer right? It is played on beside the solution, in the same samples of what the seat can't see."""
    solution = asked.plan()
    if plan[: len(solution)] == solution:
        return Grade(True, True, 0.0)
    view = asked.state()
    try:
        allowed = bool(plan) and view.fill(asked.seat, Chance(0)).allows(asked.seat, plan[0])
    except Refusal:
        allowed = False
    if not allowed:
        raise Illegal(say("puzzle-no-move"))
    trials = Trials(view, asked.seat, level(SOLVER, asked.game.name).depth, Chance(seed))
    best, mine = compare(trials, [solution, plan], worlds)
    loss = best.value - mine.value
    if loss <= NEAR:
        return Grade(True, False, max(0.0, loss))
    return Grade(False, False, loss, why(trials, solution, plan))
