"""What goes with winning: deeds are counted by seat and card, and only what is sure is called so."""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest

from baronage import BadDocument
from baronage.lab.card_stats import what_goes_with_winning
from baronage.lab.experiment import read_experiment
from baronage.lab.run import play_one


@pytest.mark.parametrize("game", ["barony", "brawling", "fyn", "protectors", "yuan"])
def test_deeds_are_events_with_their_seat_and_thing(game: str) -> None:
    line = play_one(read_experiment({"game": game, "bots": ["random"], "games": 1, "seed": 1}), 0)
    for name, counts in line["deeds"].items():
        event = name.split(" ")[0]
        assert len(counts) == len(line["bots"])
        assert 0 < sum(counts) <= line["events"][event]
    assert any(sum(1 for count in counts if count) > 1 for counts in line["deeds"].values())


def test_each_card_is_counted_by_itself() -> None:
    line = play_one(read_experiment({"game": "brawling", "bots": ["heuristic"], "games": 1, "seed": 1}), 0)
    taken = {name: sum(counts) for name, counts in line["deeds"].items() if name.startswith("took ")}
    assert len(taken) > 1
    assert sum(taken.values()) == line["events"]["took"]


def lines(count: int, help: float) -> list[dict[str, Any]]:
    """Games of two in which the first card helps to win, and the second does nothing."""
    rng = random.Random(3)
    found: list[dict[str, Any]] = []
    for _ in range(count):
        good, idle = [rng.randrange(2) for _ in range(2)], [rng.randrange(2) for _ in range(2)]
        first = float(rng.random() < 0.5 + help * (good[0] - good[1]) / 2)
        found.append(
            {"points": [first, 1 - first], "deeds": {"took good": good, "took idle": idle, "took rare": [0, 0]}}
        )
    found[0]["deeds"]["took rare"] = [1, 0]
    return found


def test_what_was_put_in_is_found_and_nothing_else() -> None:
    found = {it.name: it for it in what_goes_with_winning(lines(2000, 0.3))}
    assert set(found) == {"took good", "took idle"}  # one player is too few to say anything of
    assert found["took good"].sure
    assert found["took good"].difference == pytest.approx(0.15, abs=0.04)
    assert not found["took idle"].sure
    assert abs(found["took idle"].difference) < 2 * found["took idle"].error
    assert not any(it.sure for it in what_goes_with_winning(lines(2000, 0.0)))


def test_the_seats_of_a_game_are_not_counted_as_independent() -> None:
    """What one seat wins the other loses: the interval is that of a bootstrap over games, not over seats."""
    games = lines(400, 0.2)
    for game in games:  # one of the two took it, always
        game["deeds"]["took good"][1] = 1 - game["deeds"]["took good"][0]
    rng, drawn = random.Random(7), []
    for _ in range(400):
        sample = rng.choices(games, k=len(games))
        done = [it["points"][it["deeds"]["took good"].index(1)] for it in sample]
        drawn.append(2 * sum(done) / len(done) - 1)
    found = {it.name: it for it in what_goes_with_winning(games)}["took good"]
    assert found.error == pytest.approx(1.96 * statistics.stdev(drawn), rel=0.08)


def test_what_is_not_sure_says_what_the_games_could_have_shown() -> None:
    found = {it.name: it for it in what_goes_with_winning(lines(2000, 0.3))}
    good, idle = found["took good"], found["took idle"]
    assert idle.shows == pytest.approx(idle.error * (2.2414 + 0.8416) / 1.96, rel=1e-3)  # one of two findings
    assert idle.needed == pytest.approx(2000 * (idle.shows / idle.difference) ** 2, abs=1)
    assert good.needed < 2000 < idle.needed


def test_games_without_deeds_are_refused() -> None:
    with pytest.raises(BadDocument):
        what_goes_with_winning([])
    with pytest.raises(BadDocument, match="again"):
        what_goes_with_winning([{"points": [1.0, 0.0]}])
