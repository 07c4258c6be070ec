"""Puzzles over HTTP: today's, an answer click by click, and what is thought of a whole one."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.coach.puzzles import of_the_day, puzzle, puzzles
from baronage.games import games
from baronage.server.workers.bot_workers import BotWorkers
from tests.server.http.routes.test_profiles import member
from tests.server.http.test_app import Visit, visit

__all__ = ["visit"]


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are judged in this process: another takes a while to start."""

    async def ask(self: BotWorkers, *question: Any) -> tuple[Any, ...]:
        return self._chooser(*question)

    monkeypatch.setattr(BotWorkers, "ask", ask)


@pytest.mark.parametrize("name", ["brawling", "fyn"])
def test_the_picture_is_the_position_as_its_player_sees_it(visit: Visit, name: str) -> None:
    shown = visit("").get(f"/api/games/{name}/puzzles/1/picture").json()
    backs = [piece for piece in shown["put"] if piece[1] == "back"]
    assert shown["layout"]
    assert backs, "the deck, or a hand of the others"


@pytest.mark.usefixtures("here")
def test_the_solution_is_right_and_told_in_words(visit: Visit) -> None:
    client = visit("")
    game = games()["brawling"]
    one = puzzle(game, 1)
    path = "/api/games/brawling/puzzles/1/try"
    begun = client.post(path, json={}).json()
    assert (begun["outcome"], begun["solution"], begun["value"]) == ("open", [], 0.0)
    assert begun["position"]["acts"]
    assert begun["hint"] is None
    done = client.post(path, json={"moves": [list(action) for action in one.plan()]}).json()
    assert (done["outcome"], done["loss"]) == ("solved", 0.0)
    assert done["value"] == one.value
    assert done["solution"] == [step.words for step in one.steps(names=one.names)]
    assert [tuple(step["action"]) for step in done["hint"]["steps"]] == list(one.plan())
    french = client.post(f"{path}?language=fr", json={"moves": list(one.solution)}).json()  # typed
    assert french["solution"] != done["solution"]


@pytest.mark.usefixtures("here")
def test_a_worse_answer_is_told_why(visit: Visit) -> None:
    client = visit("")
    one = puzzle(games()["brawling"], 4)
    path = "/api/games/brawling/puzzles/4/try"
    acts = client.post(path, json={}).json()["position"]["acts"]
    other = next(act[0] for act in acts if tuple(act[0][0]) != one.plan()[0])
    found = client.post(path, json={"moves": other}).json()
    assert found["outcome"] == "mistake"
    assert found["loss"] > 0.05
    assert found["sentence"].endswith(".")
    assert found["solution"]


def test_what_can_not_be_answered_is_refused(visit: Visit) -> None:
    client = visit("")
    assert client.post("/api/games/brawling/puzzles/1/try", json={"moves": [[99, 99]]}).status_code == 400
    assert client.post("/api/games/brawling/puzzles/1/try", json={"moves": ["nonsense"]}).status_code == 400
    assert client.post("/api/games/brawling/puzzles/999/try", json={}).status_code == 400
    assert client.post("/api/games/chess/puzzles/1/try", json={}).status_code == 404
    assert client.get("/api/games/pennies/puzzles").json() == []


def test_each_day_has_a_puzzle_of_another_game(visit: Visit) -> None:
    today = visit("").get("/api/puzzle").json()
    assert today["number"] <= len(puzzles(games()[today["game"]]))
    every = list(games().values())
    week = [of_the_day(every, day) for day in range(10)]
    assert [one.game.name for one in week if one] == [game.name for game in every] * 2
    assert [one.number for one in week if one] == [1] * 5 + [2] * 5
    assert of_the_day([], 3) is None


@pytest.mark.usefixtures("here")
def test_the_first_answer_of_a_member_is_rated(visit: Visit) -> None:
    client, guest = member(visit, "Ada"), visit("Bo")
    one = puzzle(games()["brawling"], 1)
    path, answer = "/api/games/brawling/puzzles", {"moves": [list(action) for action in one.plan()]}
    assert client.get(f"{path}/rating").json() is None
    before, after = client.post(f"{path}/1/try", json=answer).json()["rated"]
    assert after > before
    assert client.post(f"{path}/1/try", json=answer).json()["rated"] is None
    assert client.get(f"{path}/rating").json()["shown"] == after
    assert [it["solved"] for it in client.get(path).json()][:2] == [True, None]
    assert guest.post(f"{path}/1/try", json=answer).json()["rated"] is None
    assert guest.get(path).json()[0]["solved"] is None
