"""Why a plan is better, in the game's own words."""

from __future__ import annotations

import re

import pytest

import baronage
from baronage.bots.search import Budget, Trials
from baronage.coach.hint import before, hint
from baronage.coach.reason import MOST_WORDS, WHOLE, Reason, why
from baronage.engine.chance import Chance
from baronage.engine.game import Game
from baronage.engine.mind import Plan
from baronage.games.protectors import verbs

GAMES = [*baronage.games().values(), Game("baronage.pennies")]
BRAWLING = baronage.games()["brawling"]


def reasons(game: Game) -> list[str]:
    shared = {
        "coach-now",
        "coach-later",
        "coach-guessed",
        "coach-rival",
        "coach-close",
        *(reason.id for reason in WHOLE),
    }
    return [id for id in game.words.catalogue("en").messages if id.startswith("coach-") and id not in shared]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_reason_is_about_a_part_of_the_evaluation_and_short(game: Game) -> None:
    found = reasons(game)
    assert found
    for id in found:
        part, _, direction = id.removeprefix("coach-").rpartition("-")
        assert part in game.mind.PARTS, id
        assert direction in ("more", "less")
        for language in game.languages:
            for seats in (2, 4):
                for later in (False, True):
                    said = Reason(id, 12, 1, later).say(game, seats, 0, language, ["A long name", "Another long name"])
                    assert len(said.split()) <= MOST_WORDS
                    assert re.fullmatch(r"[A-Z].*[^.]\.", said), said
    for reason in WHOLE:
        assert len(reason.say(game, 2, 0).split()) <= MOST_WORDS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_part_has_something_to_say(game: Game) -> None:
    for part in game.mind.PARTS:
        assert {f"coach-{part}-more", f"coach-{part}-less"} & set(reasons(game)), part


def test_the_rival_is_named_where_there_is_one() -> None:
    reason = Reason("coach-rival-points-less", 1, 2)
    assert reason.say(BRAWLING, 2, 0, names=["Ada", "Bo"]) == "Then Bo has 1 point instead of 2."
    assert reason.say(BRAWLING, 3, 0) == "Then your strongest rival has 1 point instead of 2."


def test_what_moves_is_told() -> None:
    """To gather brings resources; of two such plans the one that brings a point is told by the point."""
    view = BRAWLING.position(
        "deck=+20 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=2 h=FAR1 t=FAR2,far3 | B t=FAR4,SMI1", 2
    ).redact(0)
    plans = [plan for _, plan in BRAWLING.mind.plans(view, 0, 12, Chance(0))]
    gather = next(plan for plan in plans if BRAWLING.write(view, 0, plan[0]) == "G")
    trials = Trials(view, 0, 1, Chance(0))
    said = why(trials, gather, gather, from_now=True)
    assert said.id == "coach-purse-more"
    assert said.figure > said.instead == 2
    assert not said.later


def test_a_game_may_say_itself_what_speaks_for_an_action() -> None:
    """Of a sheet that has been begun what comes next is spoken for; of two that begin alike, where they part."""
    game = baronage.games()["protectors"]
    view = game.position("N/ring4/4 T5.N rank=1>2>3 map=1:1.2 2:2.1 3:1.1 4:3.1", 4).redact(0)
    work, wall, labour = (verbs.WORK, 1, 0), (verbs.FORTIFY, 3, 0), (verbs.WORK, 3, 0)
    trials = Trials(view, 0, 0, Chance(0))
    send = (verbs.SEND,)
    assert why(trials, (work, wall, send), (), from_now=True).id == "because-work"
    assert why(trials, (work, wall, send), (), from_now=True, done=1).id == "because-fortify"
    assert why(trials, (work, wall, send), (work, labour, send)).id == "because-fortify"


@pytest.mark.parametrize("seed", range(3))
def test_a_bid_of_nothing_is_never_praised_for_the_rank_that_it_brings(seed: int) -> None:
    """Who bids more stands no lower: how the others stand after the bids is no merit of his who bids nothing."""
    game = baronage.games()["protectors"]
    view = game.start(options=dict(game.meta.first), chance=Chance(seed))
    for seat in view.actors():
        found = hint(view, seat, Budget(4))
        assert game.write(view, seat, found.plan[0]) == "+b0"
        assert found.reason.id != "coach-rank-less"


@pytest.mark.parametrize("name", ["brawling", "yuan"])
def test_what_comes_whatever_is_done_is_no_reason(name: str) -> None:
    """Of each reason that holds at once, something else that could be done does worse in just that."""
    game, chance = baronage.games()[name], Chance(3)
    state = game.start(chance=chance)
    told = 0
    for number in range(140):
        if not state.stack:
            break
        seat = state.actors()[0]
        view = state.redact(seat)
        if number % 7 == 0:
            found = hint(view, seat, Budget(4))
            if found.reason not in WHOLE and not found.reason.later:
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
    mine = [trials.mind.features(trials.after(world, plan)[0], trials.seat) for world in worlds]
    ends = [(*prefix, end) for prefix, *both in trials.view.spans(trials.seat) for end in both]
    for first in [*trials.view.actions(trials.seat), *ends]:
        begun = worlds[0].state.clone()
        begun.play(trials.seat, first, Chance(0))
        rest = trials.mind.quick(begun, trials.seat, Chance(0)) if trials.seat in begun.actors() else ()
        for other in ((first,), (first, *rest)):
            theirs = [trials.mind.features(trials.after(world, other)[0], trials.seat) for world in worlds]
            for name, (at, *_) in trials.mind.PARTS.items():
                gain = sum(one[at] - two[at] for one, two in zip(mine, theirs, strict=True))
                found.add(f"coach-{name}-{'more' if gain > 0 else 'less' if gain < 0 else 'same'}")
    return found
