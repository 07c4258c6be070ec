"""Players for experiments: the quick policy, the tree search, networks from files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy
import pytest

import baronage
from baronage import BadDocument, BadSetup
from baronage.arena.play import play_setup
from baronage.arena.players import player
from baronage.arena.trained import TABLE, Reader, Trained, load, save
from baronage.bots.characters import Character
from baronage.bots.exploiter import THOUGHTS, PredictedWorlds
from baronage.bots.search import Budget
from baronage.coach.hint import hint
from baronage.engine.core.chance import Chance
from baronage.engine.learning.encoding import EMPTY

GAMES = baronage.games()


@pytest.mark.parametrize("name", GAMES)
def test_the_quick_policy_plays_whole_games_from_the_view_alone(name: str) -> None:
    setup = GAMES[name].setup(2)
    state = GAMES[name].start_from(setup, Chance(5))
    seat = state.actors()[0]
    plan = player("quick").plan(state.redact(seat), seat, Chance(1))
    assert state.allows(seat, plan[0])
    assert player("quick").plan(state.redact(seat).sample(seat, Chance(9)).redact(seat), seat, Chance(1)) == plan
    if name in ("brawling", "yuan"):  # the others take long
        assert play_setup(setup, [player("quick"), player("random")], 1).standings.winners()


def test_the_tree_search_finds_what_wins_and_thinks_the_same_twice() -> None:
    game = GAMES["brawling"]
    setup = game.setup(2)
    won = [play_setup(setup, [player("ismcts(20)"), player("random")], seed).standings.winners() for seed in range(6)]
    assert sum(0 in who for who in won) >= 5
    state = game.start_from(setup, Chance(5))
    seat = state.actors()[0]
    plans = {player("ismcts(20)").plan(state.redact(seat), seat, Chance(4)) for _ in range(3)}
    assert len(plans) == 1


@pytest.mark.parametrize("name", ["ismcts(0)", "ismcts(many)", "ismcts()x", "ismctsy", "ismcts(-3)"])
def test_a_tree_search_that_is_written_otherwise_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="write a tree search as"):
        player(name)


def network(setup: Any, **more: str) -> Trained:
    luck, width = numpy.random.default_rng(0), 8
    shapes = {
        "table": (TABLE, width),
        "table_bias": (width,),
        "layer": (width, width),
        "layer_bias": (width,),
        "words": (setup.space.size, width),
        "words_bias": (setup.space.size,),
    }
    weights = {name: luck.normal(size=shape).astype(numpy.float32) for name, shape in shapes.items()}
    about = {"format": 1, "layout": setup.layout.version, "space": setup.space.version, **more}
    return Trained(about, weights)


def test_a_network_plays_what_it_was_trained_for_and_nothing_else(tmp_path: Path) -> None:
    setup = GAMES["brawling"].setup(2)
    save(network(setup), tmp_path / "net.npz")
    name = f"net:{tmp_path / 'net.npz'}"
    played = play_setup(setup, [player(name), player("random")], 1)
    assert played == play_setup(setup, [network(setup), player("random")], 1)
    with pytest.raises(BadSetup, match="was trained for"):
        play_setup(GAMES["brawling"].setup(3), [player(name)] * 3, 1)
    (tmp_path / "torn.npz").write_bytes((tmp_path / "net.npz").read_bytes()[:100])
    (tmp_path / "words.npz").write_text("no network")
    for wrong in ("torn", "words", "none"):
        with pytest.raises(BadDocument, match="has no playable network"):
            load(tmp_path / f"{wrong}.npz")


def test_what_a_network_reads_is_seen_from_its_seat() -> None:
    setup = GAMES["brawling"].setup(2)
    reader, layout = Reader(setup), setup.layout
    numbers = numpy.full(reader.size, EMPTY, dtype=numpy.int32)
    hands = layout["hands"]
    numbers[hands.start] = 7  # a card of the first seat

    def read(seat: int) -> set[int]:
        return set(reader.vectors(numbers[None], [seat])[0].tolist())

    own, other = read(0), read(1)
    assert len(own) == 2
    numbers[hands.start] = EMPTY
    numbers[hands.start + hands.shape[1]] = 7  # the same of the second
    assert len(own & read(1)) == 1  # an own card is an own card in every seat
    assert not own & other
    numbers[layout["check"].start] = 5
    assert len(read(1)) == 2  # which means nothing
    both = numpy.stack([numbers, numpy.full(reader.size, EMPTY, dtype=numpy.int32), numbers])
    assert [set(row.tolist()) for row in reader.vectors(both, [1, 0, 0])] == [read(1), set(), read(0)]


def test_a_character_takes_a_budget_of_simulations_or_seconds() -> None:
    many, timed = player("regent(1200)"), player("hob(0.5s)")
    assert isinstance(many, Character)
    assert (many.NAME, many.budget) == ("regent", Budget(1200))
    assert isinstance(timed, Character)
    assert (timed.NAME, timed.budget) == ("hob", Budget(1_000_000, 0.5))


@pytest.mark.parametrize(
    "name", ["regent()", "regent(0)", "regent(-1s)", "regent(nans)", "regent(s)", "nobody(3)", "spy(random)"]
)
def test_a_budget_that_is_written_otherwise_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="write a character with a budget as"):
        player(name)


@pytest.mark.parametrize("name", GAMES)
def test_the_steward_plays_what_the_hint_says(name: str) -> None:
    state = GAMES[name].start_from(GAMES[name].setup(2), Chance(5))
    seat = state.actors()[0]
    view = state.redact(seat)
    assert player("steward").plan(view, seat, Chance(1)) == hint(view, seat).plan


def test_a_spy_thinks_the_thoughts_of_who_it_knows() -> None:
    state = GAMES["yuan"].start(2, {"assembly": "standard", "capitals": "auto"}, Chance(1))
    view = state.redact(0)
    known = player("wat")
    assert isinstance(known, Character)
    trials = PredictedWorlds(view, 0, 1, Chance(3), known)
    sheets = {trials.sheet(view.fill(0, Chance(world)), 1, Chance(world)) for world in range(40)}
    assert 1 < len(sheets) <= THOUGHTS  # no more than it thought of
    assert all(state.allows(1, sheet[0]) for sheet in sheets)
    assert state.allows(0, player("spy(wat)").plan(view, 0, Chance(1))[0])
