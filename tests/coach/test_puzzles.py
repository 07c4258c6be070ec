"""Puzzles: every shipped one loads, its solution can be played and holds, and answers are judged."""

from __future__ import annotations

import json

import pytest

import baronage
from baronage.coach.puzzles import Puzzle, check, is_complete, puzzle, puzzles, read_puzzles
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, Illegal
from baronage.engine.core.state import Action
from baronage.engine.game.game import Game
from tests.slow import slow_after

GAMES = [game for game in baronage.games().values() if puzzles(game)]
BRAWLING = baronage.games()["brawling"]
FEW = 16  # samples
TASK = 60  # letters that fit into the bar
POSITION = "deck=+1 | mkt=+3 | turn=A | A r=2 t=FAR1,SMI1 | B t=FAR2"


def made(position: str, solution: tuple[str, ...]) -> Puzzle:
    view = BRAWLING.position(position, 2).redact(0)
    return Puzzle(BRAWLING, 1, 0, json.loads(json.dumps(view.dump())), solution, 1.0, 0.5, 0.4, 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_shipped_puzzle_loads_and_its_solution_is_a_whole_legal_plan(game: Game) -> None:
    known = puzzles(game)
    assert [one.number for one in known] == list(range(1, len(known) + 1))
    assert len({json.dumps(one.view) for one in known}) == len(known), "one stands there twice"
    assert [one.rating for one in known] == sorted(one.rating for one in known)
    for one in known:
        view = one.state()
        assert view.viewer == one.seat, "the seat sees too much"
        assert one.seat in view.actors()
        assert one.gain >= 0.20
        assert one.margin >= 0.10
        assert 1 <= one.rating <= 5
        world, chance, clicks = one.world(), Chance(0), list[Action]()
        for action in one.plan():
            assert not clicks or not is_complete(one, world, clicks, chance), "it goes on after its end"
            world.play(one.seat, action, chance)
            clicks.append(action)
        assert is_complete(one, world, clicks, chance)
        assert [step.text for step in one.steps()] == list(one.solution)
        for language in ("en", "fr"):
            assert len(one.asked(language)) <= TASK
            assert one.asked(language) != game.words.msg("puzzle-asked", {}, game.words.reader(-1), language)


@pytest.mark.parametrize("game", slow_after(1, GAMES), ids=lambda game: game.name)
def test_some_of_them_hold_with_few_samples(game: Game) -> None:
    """The plan that the heuristic holds for the best, where it is another one, is not as good."""
    answers: list[bool] = []
    for one in puzzles(game)[-6:]:
        view = one.state()
        plans = [plan for _, plan in game.search.plans(view, one.seat, 8, Chance(1))]
        solution = one.plan()
        others = [plan for plan in plans if plan[: len(solution)] != solution[: len(plan)]]
        answers += [check(one, plan, FEW).right for plan in others[:2]]
    assert answers.count(False) > answers.count(True), "most other plans are worse"


def test_the_solution_is_right_and_something_worse_is_not() -> None:
    known = puzzles(BRAWLING)[-1]
    found = check(known, known.plan())
    assert found.right
    assert found.same
    other = next(action for action in known.state().actions(known.seat) if action != known.plan()[0])
    judged = check(known, (other,))
    assert not judged.same
    assert judged.right == (judged.loss <= 0.05)
    said = judged.to_json(known)
    assert said["solution"][0]["text"] == known.solution[0]
    for grade in (found, judged):
        won, fewer = f"{100 * known.value:.0f}", f"{100 * known.margin:.0f}"
        figures, reason = grade.explained(known).split(". ", 1)
        assert figures == f"{won} of 100 games are won with it, {fewer} fewer with the next best plan"
        assert reason.endswith(".")
    assert said["reason"] == judged.explained(known)


def test_an_answer_that_can_not_be_played_is_refused() -> None:
    known = puzzles(BRAWLING)[0]
    with pytest.raises(Illegal):
        check(known, ((999, 1),))
    with pytest.raises(Illegal):
        check(known, ())


def test_a_solution_that_can_not_be_played_is_an_error() -> None:
    with pytest.raises(BadDocument, match="can’t be played"):
        made(POSITION, ("G", "G", "G", "G")).plan()


def test_numbers_and_documents_that_are_none() -> None:
    with pytest.raises(BadDocument, match="there is no number 0"):
        puzzle(BRAWLING, 0)
    assert puzzle(BRAWLING, 1).number == 1
    with pytest.raises(BadDocument, match="no puzzles"):
        read_puzzles(BRAWLING, {"puzzles": 1, "game": "yuan", "list": []})
    with pytest.raises(BadDocument, match="no puzzles"):
        read_puzzles(BRAWLING, {"puzzles": 1, "game": "brawling", "list": [{"seat": 0}]})
    assert puzzles(Game("baronage.pennies")) == ()
