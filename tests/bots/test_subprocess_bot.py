"""Programs over a pipe: what they are told, what they may answer, and what becomes of wrong and late answers."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import baronage
from baronage import BadSetup, Chance
from baronage.arena.play import play_game
from baronage.arena.players import player
from baronage.arena.simulate import simulate
from baronage.bots import Player, bot
from baronage.bots.subprocess_bot import MAX_FAULTS, Piped

GAME = baronage.games()["brawling"]
GOOD = """
import json, random, sys
for line in sys.stdin:
    asked = json.loads(line)
    action = random.Random(asked["seed"]).choice(asked["actions"])
    how = len(asked["actions"]) % 3
    text = asked["texts"][asked["actions"].index(action)]
    print(json.dumps([{"action": action}, {"actions": [action]}, {"move": text}][how]), flush=True)
"""


@pytest.fixture
def program(tmp_path: Path) -> str:
    file = tmp_path / "bot.py"
    file.write_text(GOOD)
    return f"{sys.executable} {file}"


def test_a_program_plays_whole_games_and_the_same_seed_is_the_same_game(program: str) -> None:
    piped = Piped(program)
    games = [play_game(GAME, [piped, bot("random")], seed=7) for _ in range(2)]
    assert games[0] == games[1]
    assert piped.faults == []
    assert piped._process is not None
    piped.close()


def test_what_a_program_is_told_is_its_view_alone(tmp_path: Path) -> None:
    told = tmp_path / "told"
    file = tmp_path / "bot.py"
    file.write_text(GOOD.replace("    asked =", f"    open({str(told)!r}, 'w').write(line)\n    asked ="))
    state = GAME.start(2, {}, Chance(3))
    piped = Piped(f"{sys.executable} {file}")
    piped.plan(state.redact(0), 0, Chance(1))
    piped.close()
    asked = json.loads(told.read_text())
    assert asked["view"] == state.view(0)
    assert asked["actions"] == [list(action) for action in state.actions(0)]
    assert asked["texts"] == [state.write(0, action) for action in state.actions(0)]
    assert set(asked) == {
        *("game", "seats", "options", "seat", "view", "actions", "texts", "spans", "default", "seed", "seconds")
    }


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("print('nonsense', flush=True)", "JSONDecodeError"),
        ("print('[1]', flush=True)", "an answer must be an object"),
        ("print('{}', flush=True)", "an action, actions or a move"),
        ("print('{\\\"action\\\": [true]}', flush=True)", "list of integers"),
        ("print('{\\\"action\\\": [9, 9, 9]}', flush=True)", "is not allowed"),
        ('print(\'{\\"move\\": \\"banana\\"}\', flush=True)', "Unreadable"),
        ("raise SystemExit", "has ended"),
        ("import time; time.sleep(60)", "no answer within"),
    ],
)
def test_who_answers_wrong_or_late_gets_what_silence_brings(tmp_path: Path, answer: str, fault: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(f"import sys\nfor line in sys.stdin:\n    {answer}\n")
    piped = Piped(f"{sys.executable} {file}", seconds=1.0 if "sleep" in answer else 20.0)
    view = GAME.start(2, {}, Chance(3)).redact(0)
    assert piped.plan(view, 0, Chance(1)) == (view.default(0),)
    assert len(piped.faults) == 1
    assert fault in piped.faults[0]
    assert piped.missed == 1
    assert piped._process is None


def test_a_program_that_only_fails_is_soon_not_asked_any_more_and_the_game_ends(
    capsys: pytest.CaptureFixture[str],
) -> None:
    piped = Piped("/nowhere/bot")
    played = play_game(GAME, [piped, bot("random")], seed=7)
    assert len(piped.faults) == MAX_FAULTS
    assert played.decisions > piped.missed > MAX_FAULTS
    assert capsys.readouterr().err.count("baronage: /nowhere/bot: FileNotFoundError") == MAX_FAULTS


class Lazy(Player):
    """Takes what comes first."""

    NAME = "lazy"

    def choose(self, view, seat, actions, chance):  # type: ignore[no-untyped-def]
        return actions[0]


def test_players_by_name(program: str) -> None:
    assert player("heuristic") is bot("heuristic")
    assert type(player(f"{__name__}:Lazy")).__name__ == "Lazy"
    limited = player(f"cmd(2.5):{program}")
    assert isinstance(limited, Piped)
    assert limited.seconds == 2.5
    for wrong in ("nobody", "cmd:", "cmd(x):./bot", "cmd(2:./bot", "json:nothing", "json:JSONDecoder", "no_such:Thing"):
        with pytest.raises(BadSetup):
            player(wrong)


def test_a_program_takes_part_in_a_simulation(program: str) -> None:
    report = simulate(GAME, [f"cmd:{program}", "random"], 4, seed=1, processes=1)
    assert report.games == 4
    assert {row.bot for row in report.rows} == {f"cmd:{program}", "random"}
