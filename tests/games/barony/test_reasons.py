"""Reasons for plans are figures that can be counted on the board."""

from __future__ import annotations

import baronage
from baronage.coach.hint import MAX_WORDS
from baronage.coach.reason import Reason
from baronage.engine.core.chance import Chance
from baronage.engine.hooks.search import follow
from baronage.games.barony import verbs
from baronage.games.barony.ai.reasons import because
from baronage.games.barony.rules.odds import share, success
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.base import AGAINST, BY, USING
from baronage.games.barony.steps.clash import Declare, Defend

GAME = baronage.games()["barony"]
OF_FIGHTS = ("because-wins", "because-weak", "because-edge", "because-may-drive", "because-thrown")
OPENING = "because-far"  # of the preparation, after which the first player is drawn


def test_a_shorter_way_is_told_in_turns_and_what_dice_bring_is_no_reason() -> None:
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
            assert why is None or not dice.outcomes or why[0] in (*OF_FIGHTS, OPENING)
            found += [(seat, *why)] if why is not None else []
        follow(state, seat, GAME.search.rollout_policy(state, seat, chance), chance)
    assert found[0][1] == OPENING
    assert {id for _, id, _ in found} & set(OF_FIGHTS)
    ways = [params for _, id, params in found if id == "because-way"]
    assert ways
    assert all(0 < one["turns"] < one["before"] for one in ways)  # type: ignore[operator]
    for language in ("en", "fr"):
        for seat, id, params in found:
            words = Reason(id, params=tuple(params.items())).describe(GAME, 2, seat, language).split()
            assert len(words) <= MAX_WORDS + 1, words  # the steward shortens the last by a clause


def test_of_a_fight_its_odds_are_told() -> None:
    chance = Chance(4)
    state = GAME.start(2, {"mode": "quick"}, chance)
    told = set[str]()
    while len(told) < 2:
        assert isinstance(state, Barony)
        seat, top = state.actors()[0], state.stack[-1]
        if isinstance(top, (Declare, Defend)) and state.control[top.clash[BY]] != state.control[top.clash[AGAINST]]:
            odds = success(state, top.clash[BY], top.clash[AGAINST], top.clash[USING])
            mine = odds if isinstance(top, Declare) else 1 - odds
            for action, id in (((verbs.FIGHT,), "because-wins"), ((verbs.CONCEDE,), "because-weak")):
                why = because(state.redact(seat), seat, (action,), 0)
                assert (why is not None and why[0] == id) == ((mine >= 0.5) == (id == "because-wins"))
                if why is not None and why[0] == id:
                    assert why[1]["percent"] == share(mine)
                    told.add(id)
        follow(state, seat, GAME.search.rollout_policy(state, seat, chance), chance)
