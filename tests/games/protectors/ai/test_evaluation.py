"""The evaluation leaves room for surprises."""

from __future__ import annotations

import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.learning.value_net import load_value_net
from baronage.games.protectors.ai.evaluation import evaluate, features
from baronage.games.protectors.state import Realm


def test_the_evaluation_is_less_sure_than_the_network_and_agrees_on_the_leader() -> None:
    state = baronage.games()["protectors"].start(4, {"version": "normal", "teams": "off", "factions": "off"}, Chance(1))
    assert isinstance(state, Realm)
    while state.turn < 1:
        seat = state.actors()[0]
        state.play(seat, state.default(seat), Chance(1))
    leader = state.rank[0]
    for place in state.provinces(leader):
        state.units[place], state.level[place] = 6, 2
    rows = [features(state, seat) for seat in sorted(state.rank)]
    raw = load_value_net("baronage.games.protectors", 4).chances(rows)
    chances = evaluate(state)
    assert sum(chances) == pytest.approx(1.0)
    assert max(chances) < max(raw)
    assert [sorted(chances).index(one) for one in chances] == [sorted(raw).index(one) for one in raw]
