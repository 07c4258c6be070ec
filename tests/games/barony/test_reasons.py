"""Reasons for plans are figures that can be counted on the board."""

from __future__ import annotations

import baronage
from baronage.coach.hint import MAX_WORDS
from baronage.coach.reason import Reason
from baronage.engine.core.chance import Chance
from baronage.engine.hooks.search import follow
from baronage.games.barony.ai.reasons import because
from baronage.games.barony.state import Barony

GAME = baronage.games()["barony"]


def test_a_shorter_way_is_told_in_turns_and_a_throw_of_dice_is_no_reason() -> None:
    chance = Chance(4)
    state = GAME.start(2, {"mode": "quick"}, chance)
    found = []
    for _ in range(60):
        assert isinstance(state, Barony)
        seat = state.actors()[0]
        view = state.redact(seat)
        for _, plan in GAME.search.plans(view, seat, 4, Chance(1)):
            why, dice = because(view, seat, plan, 0), Chance(0)
            follow(view.fill(seat, Chance(0)), seat, plan, dice)
            assert why is None or not dice.outcomes
            found += [(seat, *why)] if why is not None else []
        follow(state, seat, GAME.search.rollout_policy(state, seat, chance), chance)
    ways = [params for _, id, params in found if id == "because-way"]
    assert ways
    assert all(0 < one["turns"] < one["before"] for one in ways)  # type: ignore[operator]
    for language in ("en", "fr"):
        for seat, id, params in found:
            words = Reason(id, params=tuple(params.items())).describe(GAME, 2, seat, language).split()
            assert len(words) <= MAX_WORDS + 1, words  # the steward shortens the last by a clause
