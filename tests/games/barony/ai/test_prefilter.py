"""What a movement promises at a glance, and what the fast policy makes of it."""

from __future__ import annotations

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.hooks.search import follow
from baronage.games.barony import verbs
from baronage.games.barony.ai import plans
from baronage.games.barony.ai.heuristics import Outlook
from baronage.games.barony.ai.prefilter import Glance
from baronage.games.barony.ai.shopping import survey
from baronage.games.barony.ai.weights import weights
from baronage.games.barony.bot import act_worth
from baronage.games.barony.rules.moves import STILL
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.turn import Act
from tests.games.barony.table import at, position, slot

REST = "7PeJ1@H4.10 8PeJ1@H4.12 9PeJ1@H4.16"


def promises(state: Barony, serf: int) -> dict[int, float]:
    """By space, what stepping there promises."""
    prefilter = Glance(Outlook(state, 0, weights("written")))
    now = prefilter.stand(serf, state.place[serf])
    options = Act(serf, 0, STILL).options(state)
    return {option[1]: prefilter.movement(serf, option, now) for option in options if option[0] == verbs.STEP}


def rollout_policy(state: Barony) -> list[str]:
    (seat,) = state.actors()
    copy, found = state.clone(), list[str]()
    for action in plans.rollout_policy(state, seat, Chance(1)):
        found.append(copy.write(seat, action))
        follow(copy, seat, (action,), Chance(1))
    return found


def test_a_free_point_promises_most_and_is_entered() -> None:
    state = position("1ThP1@H4.3 2GuS1@H1.1 3SoS1@H1.4", f"5PeP1@C1.12 {REST}")
    found = promises(state, slot("A1"))
    assert max(found, key=lambda space: found[space]) == at("H4.1")
    assert rollout_policy(state) == ["A1", "-H4.1"]


def test_whoever_sits_on_a_point_of_mine_is_worth_a_fight_and_a_friend_is_not() -> None:
    state = position("1ThP1@H1.2 2GuS1@H1.4 3SoS1@C1.9", f"5PeP1@H1.1{{h2}} {REST}")
    found = promises(state, slot("A1"))
    assert max(found, key=lambda space: found[space]) == at("H1.1")
    assert found[at("H1.4")] < 0
    assert rollout_policy(state)[1:] == ["-H1.1"]


def test_who_holds_a_point_stays_there() -> None:
    state = position("1ThP1@H4.1{h1} 2GuS1@H1.1 3SoS1@H1.4", f"5PeP1@C1.12 {REST}")
    assert max(promises(state, slot("A1")).values()) < 0
    assert rollout_policy(state)[0] != "A1"


def test_what_is_weighed_is_among_the_best_of_all() -> None:
    """The movements that it looks at closer hold one that is nearly as good as the best, in most turns of a game."""
    chance = Chance(4)
    state = baronage.games()["barony"].start(2, {}, chance)
    assert isinstance(state, Barony)
    good = turns = 0
    while turns < 60:
        seat = state.actors()[0]
        plan = plans.rollout_policy(state, seat, chance)
        if plan[0][0] == verbs.ACTIVATE:
            outlook = survey(state, seat, weights("written"))
            values = {
                (serf, option): act_worth(outlook, Act(serf, 0, STILL), option)
                for serf in state.fief(seat)
                if state.alert(serf)
                for option in Act(serf, 0, STILL).options(state)
            }
            good += values[plan[0][1], plan[1]] >= max(values.values()) - 1.0
            turns += 1
        follow(state, seat, plan, chance)
    assert good >= 50
