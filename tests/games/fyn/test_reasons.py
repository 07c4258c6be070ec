"""Reasons for actions are true of the realms and of the own hand."""

from __future__ import annotations

import baronage
from baronage.coach.hint import in_short
from baronage.coach.reason import Reason
from baronage.engine.core.chance import Chance
from baronage.engine.hooks.search import follow
from baronage.games.fyn import verbs
from baronage.games.fyn.ai.reasons import because
from baronage.games.fyn.board.geometry import land_spots
from baronage.games.fyn.data import TYPE
from baronage.games.fyn.state import Barons

GAME = baronage.games()["fyn"]


def test_reasons_hold_in_the_game_that_follows() -> None:
    chance, told = Chance(3), set[str]()
    state = GAME.start(chance=chance)
    for _ in range(260):
        assert isinstance(state, Barons)
        if not state.stack:
            break
        seat = state.actors()[0]
        view = state.redact(seat)
        for action in view.actions(seat):
            why = because(view, seat, (action,), 0)
            if why is None:
                continue
            id, params = why
            told.add(id)
            for language in ("en", "fr"):
                words = Reason(id, params=tuple(params.items())).describe(GAME, 2, seat, language, ["Ada", "Bo"])
                assert in_short(words), words
            if id == "because-copies":
                assert params["count"] == sum(TYPE[card] == TYPE[action[1]] for card in state.hands[seat])
            if id == "because-spots":
                after = state.clone()
                after.play(seat, action, Chance(0))
                assert (len(land_spots(state, seat)), len(land_spots(after, seat))) == (params["was"], params["count"])
            if id == "because-no-place":
                assert not any(one[0] == verbs.PUT and one[1] == action[1] for one in state.actions(seat))
        follow(state, seat, GAME.search.rollout_policy(state, seat, chance), chance)
    assert {"because-build", "because-cover", "because-copies", "because-spots", "because-no-place"} <= told
