"""Verdicts on one decision."""

from __future__ import annotations

import pytest

import baronage
from baronage.bots.search import Trials
from baronage.coach.reason import LOSES
from baronage.coach.verdict import (
    BEST,
    DOUBTFUL,
    GOOD,
    LOSS,
    MISTAKE,
    PLAYOUTS,
    Effort,
    judge_again,
    judge_first,
    playouts,
)
from baronage.engine.core.chance import Chance
from baronage.engine.hooks.search import Plan


def never() -> bool:
    return False


GAME = baronage.games()["brawling"]
# A is behind: to take the last card, which half of the plans do, loses
LOST = "deck=+3 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=9 h=FAR1 t=FAR2,far3,smi2 | B t=FAR4,SMI1"
EFFORT = Effort(4, 8, 32, 16)


def plans_in(position: str) -> tuple[Trials, dict[str, Plan]]:
    view = GAME.position(position, 2).redact(0)
    plans = [plan for _, plan in GAME.search.plans(view, 0, 12, Chance(0))]
    return Trials(view, 0, 2, Chance(1)), {GAME.phrase(view, 0, list(plan)): plan for plan in plans}


def test_to_lose_at_once_is_a_mistake_and_what_was_better_is_named() -> None:
    trials, plans = plans_in(LOST)
    found = {}
    for text, plan in plans.items():
        first = judge_first(trials, plan, list(plans.values()), EFFORT)
        found[text] = judge_again(trials, first, EFFORT, never) if first.wants_more else first
    assert found["U far3"].verdict in (BEST, GOOD)
    assert found["U far3"].better is None
    for text in ("D", "G", "M1"):
        assert found[text].verdict == MISTAKE
        assert found[text].better in (plans["U far3"], plans["U smi2"])
        assert found[text].loss > 2 * found[text].error
    assert found["G"].reason == LOSES, "it takes the last card at once"


def test_a_small_or_unsure_loss_is_not_held_against_anybody() -> None:
    trials, plans = plans_in("deck=+30 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=2 h=FAR1 t=FAR2,far3 | B t=FAR4,SMI1")
    for plan in plans.values():
        judged = judge_again(trials, judge_first(trials, plan, list(plans.values()), EFFORT), EFFORT, never)
        if judged.verdict in (DOUBTFUL, MISTAKE):
            assert judged.loss >= LOSS
            assert judged.loss > 2 * judged.error
            assert judged.better is not None
        else:
            assert judged.better is None


def test_what_is_alone_on_the_list_is_best() -> None:
    trials, plans = plans_in(LOST)
    plan = next(iter(plans.values()))
    assert judge_first(trials, plan, [plan], EFFORT).verdict == BEST


def test_effort_shrinks_with_the_number_of_decisions_and_with_the_budget() -> None:
    few, many, small = Effort.of(20_000, 40), Effort.of(20_000, 400), Effort.of(2_000, 40)
    assert few == Effort()
    assert many.first < few.first
    assert many.again < few.again
    assert (many.last, many.judged) == (few.last, few.judged), "as many games confirm a loss in a long game"
    assert all(getattr(small, kind) < getattr(few, kind) for kind in ("first", "again", "last", "judged"))
    assert min(Effort.of(1, 400).last, Effort.of(1, 400).judged) > 1, "no error is known of a single game"


def test_a_loss_is_confirmed_by_games_played_to_their_end() -> None:
    trials, plans = plans_in(LOST)
    loss, error, games = playouts(trials, plans["G"], plans["U far3"], 64, never)
    assert loss > 2 * error
    assert games == PLAYOUTS, "it is clear at once"
    assert playouts(trials, plans["G"], plans["G"], 32, never)[0] == 0


def test_the_figure_comes_from_games_of_the_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rollout policy finds is no mistake unless a stronger player finds it too, in other samples."""
    trials, plans = plans_in(LOST)
    first = judge_first(trials, plans["G"], list(plans.values()), EFFORT)

    def equal(*given: object) -> tuple[float, float, int]:
        return (0.0, 0.1, 16) if len(given) > 5 else playouts(*given)  # type: ignore[arg-type]

    monkeypatch.setattr("baronage.coach.verdict.playouts", equal)
    found = judge_again(trials, first, EFFORT, never)
    assert (found.verdict, found.better, found.loss) == (GOOD, None, 0.0)


def test_a_stopped_comparison_blames_nobody() -> None:
    trials, plans = plans_in(LOST)
    first = judge_first(trials, plans["G"], list(plans.values()), EFFORT)
    assert judge_again(trials, first, EFFORT, lambda: True).better is None
