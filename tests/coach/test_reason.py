"""Why a plan is better, in the game's own words."""

from __future__ import annotations

import re

import pytest

import baronage
from baronage.bots.search import Budget, Trials
from baronage.coach.hint import before, hint
from baronage.coach.reason import MAX_WORDS, WHOLE, Reason, visible, why
from baronage.engine.core.chance import Chance
from baronage.engine.game.game import Game
from baronage.engine.hooks.search import Plan
from baronage.games.protectors import verbs

GAMES = [*baronage.games().values(), Game("baronage.pennies")]
BRAWLING = baronage.games()["brawling"]


def reasons(game: Game) -> list[str]:
    shared = {
        "coach-now",
        "coach-later",
        "coach-rival",
        *(reason.id for reason in WHOLE),
    }
    return [id for id in game.words.catalogue("en").messages if id.startswith("coach-") and id not in shared]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_reason_is_about_a_part_of_the_evaluation_and_short(game: Game) -> None:
    found = reasons(game)
    assert found
    for id in found:
        part, _, direction = id.removeprefix("coach-").rpartition("-")
        assert part in game.search.PARTS, id
        assert direction in ("more", "less")
        for language in game.languages:
            for seats in (2, 4):
                for later in (False, True):
                    said = Reason(id, 12, 1, later).describe(
                        game, seats, 0, language, ["A long name", "Another long name"]
                    )
                    assert len(said.split()) <= MAX_WORDS
                    assert re.fullmatch(r"[A-Z].*[^.]\.", said), said
    for reason in WHOLE:
        assert len(reason.describe(game, 2, 0).split()) <= MAX_WORDS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_part_has_something_to_say(game: Game) -> None:
    for part in game.search.PARTS:
        assert {f"coach-{part}-more", f"coach-{part}-less"} & set(reasons(game)), part


def test_the_rival_is_named_where_there_is_one() -> None:
    reason = Reason("coach-rival-points-less", 1, 2)
    assert reason.describe(BRAWLING, 2, 0, names=["Ada", "Bo"]) == "Then Bo has 1 point instead of 2."
    assert reason.describe(BRAWLING, 3, 0) == "Then your strongest rival has 1 point instead of 2."


def test_what_speaks_for_an_action_is_seen_on_the_board() -> None:
    """To gather needs an empty purse; of a point it is told that it is one; to have more of everything is no reason."""
    position = "deck=+20 | mkt=KNI1,TOW1,P2A1 | turn=A | A r={} h=FAR1 t=FAR2,far3 | B t=FAR4,SMI1"
    told = dict[str, str]()
    for has in (0, 1, 2):
        view = BRAWLING.position(position.format(has), 2).redact(0)
        for _, plan in BRAWLING.search.plans(view, 0, 12, Chance(0)):
            reason = visible(Trials(view, 0, 1, Chance(0)), plan, plan)
            words = "" if reason is None else reason.describe(BRAWLING, 2, 0)
            told[f"{has} {BRAWLING.write(view, 0, plan[0])}"] = words
    assert told["0 G"] == "You have nothing to spend."
    assert told["1 G"] == "Your cheapest unit costs 2, and you have 1."
    assert told["2 G"] == told["2 D"] == ""
    assert told["2 U far3"] == "It gives you 1 point."


def test_a_game_may_say_itself_what_speaks_for_an_action() -> None:
    """Of a sheet that has been begun what comes next is spoken for; of two that begin alike, where they part."""
    game = baronage.games()["protectors"]
    view = game.position("N/ring4/4 T5.N rank=1>2>3 map=1:1.2 2:2.1 3:1.1 4:3.1", 4).redact(0)
    work, wall, labour = (verbs.WORK, 1, 0), (verbs.FORTIFY, 3, 0), (verbs.WORK, 3, 0)
    trials = Trials(view, 0, 0, Chance(0))
    send = (verbs.SEND,)
    first, then = visible(trials, (work, wall, send), ()), visible(trials, (work, wall, send), (), 1)
    apart = why(trials, (work, wall, send), (work, labour, send))
    assert [reason.id for reason in (first, then, apart) if reason] == [
        "because-work",
        "because-fortify",
        "because-fortify",
    ]


@pytest.mark.parametrize("seed", range(3))
def test_a_bid_of_nothing_is_never_praised_for_the_rank_that_it_brings(seed: int) -> None:
    """Who bids more stands no lower: how the others stand after the bids is no merit of his who bids nothing."""
    game = baronage.games()["protectors"]
    view = game.start(options=dict(game.meta.first), chance=Chance(seed))
    for seat in view.actors():
        found = hint(view, seat, Budget(4))
        assert game.write(view, seat, found.plan[0]) == "+b0"
        assert found.reason is not None
        assert found.reason.id != "coach-rank-less"


def test_what_comes_whatever_is_done_is_no_reason() -> None:
    """Of each reason that is about a part of the evaluation, something else that could be done does worse in it."""
    game, chance = baronage.games()["fyn"], Chance(3)
    state = game.start(chance=chance)
    told = 0
    for number in range(140):
        if not state.stack:
            break
        seat = state.actors()[0]
        view = state.redact(seat)
        if number % 7 == 0:
            found = hint(view, seat, Budget(4))
            if found.reason is not None and not found.reason.is_complete:
                told += 1
                worse = worse_ways(Trials(view, seat, 1, Chance(0)), found.plan)
                whole = (*view.draft(seat), *found.plan)  # what was begun as advised has the reason of the whole
                worse |= worse_ways(Trials(before(view, seat), seat, 1, Chance(0)), whole)
                assert found.reason.id in worse, found.words
        state.play(seat, game.heuristic(view, seat, view.actions(seat), chance), chance)
    assert told


def worse_ways(trials: Trials, plan: Plan) -> set[str]:
    """The reasons that hold against at least one other thing that the seat could do now."""
    found = set[str]()
    worlds = [trials.world() for _ in range(8)]
    mine = [trials.hooks.features(trials.after(world, plan)[0], trials.seat) for world in worlds]
    ends = [(*prefix, end) for prefix, *both in trials.view.spans(trials.seat) for end in both]
    for first in [*trials.view.actions(trials.seat), *ends]:
        begun = worlds[0].state.clone()
        begun.play(trials.seat, first, Chance(0))
        rest = trials.hooks.rollout_policy(begun, trials.seat, Chance(0)) if trials.seat in begun.actors() else ()
        for other in ((first,), (first, *rest)):
            theirs = [trials.hooks.features(trials.after(world, other)[0], trials.seat) for world in worlds]
            for name, (at, *_) in trials.hooks.PARTS.items():
                gain = sum(one[at] - two[at] for one, two in zip(mine, theirs, strict=True))
                found.add(f"coach-{name}-{'more' if gain > 0 else 'less' if gain < 0 else 'same'}")
    return found
