"""What makes the library pleasant at a prompt and in a notebook: names, boards, copies, equality, files, whole numbers."""

from __future__ import annotations

import copy
import importlib
import io
import json
import pickle
import subprocess
import sys
import tomllib
from pathlib import Path

import numpy
import pytest

import baronage
from baronage import BadSetup, Chance, Illegal, Match, Record, State
from baronage.bots import bot

ROOT = Path(__file__).resolve().parent.parent
GAMES = baronage.games()
RECORDS = sorted((ROOT / "tests/records").rglob("*.txt"))


def played(name: str, decisions: int = 40) -> State:
    """A state somewhere in a game of bots."""
    game, chance = GAMES[name], Chance(5)
    state = game.start(chance=chance)
    for _ in range(decisions):
        seat = state.actors()[0]
        state.play(seat, bot("random").choose(state.redact(seat), seat, state.actions(seat), chance), chance)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_copied_and_pickled_and_compared_by_what_it_holds(name: str) -> None:
    state = played(name)
    for twin in (copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state)), state.clone()):
        assert twin is not state
        assert twin == state
        assert twin.game is state.game
        seat = twin.actors()[0]
        twin.play(seat, twin.actions(seat)[0], Chance(1))
        assert twin != state
    assert state.redact(0) == state.redact(0) != state
    assert state != state.dump()
    with pytest.raises(TypeError):
        hash(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_stays_a_view_when_it_is_copied(name: str) -> None:
    view = played(name).redact(1)
    again = pickle.loads(pickle.dumps(view))
    assert again == view
    assert again.viewer == 1


def test_states_of_other_setups_are_not_equal() -> None:
    game = GAMES["brawling"]
    assert game.start(2, {}, Chance(1)) == game.start(2, {}, Chance(1)) != game.start(2, {"decks": 2}, Chance(1))


def test_a_match_and_a_record_and_a_game_are_pickled() -> None:
    match = Match(GAMES["brawling"], seed=3)
    match.play(0, match.state.actions(0)[-1])
    again = pickle.loads(pickle.dumps(match))
    assert again.game is match.game
    assert again.state == match.state
    assert again.record.document() == match.record.document()
    for both in (match, again):  # the same chance goes on
        while both.state.stack:
            seat = both.state.actors()[0]
            both.play(seat, both.state.actions(seat)[-1])
    assert again.state == match.state


def test_what_they_are_is_told_in_a_line() -> None:
    match = Match(GAMES["brawling"], seats=2, seed=7)
    assert repr(match.game) == "<Game brawling: Brawling Barons>"
    assert repr(match) == "<Match of brawling for 2: 0 moves, waits for A, B>"
    assert repr(match.state) == "<State of brawling for 2: waits for A, B>"
    assert repr(match.state.redact(1)) == "<State of brawling for 2 as B sees it: waits for B>"
    assert repr(match.state.redact(-1)) == "<State of brawling for 2 as spectators see it: waits for others>"
    assert repr(match.record) == "<Record of brawling for 2: 0 moves, not over>"
    match.play(0, "resign")
    assert repr(match) == "<Match of brawling for 2: 1 move, won by B>"
    assert repr(match.record) == "<Record of brawling for 2: 1 move, won by B>"


@pytest.mark.parametrize("name", GAMES)
def test_a_state_in_text_is_its_board_as_its_eyes_see_it(name: str) -> None:
    state = played(name)
    assert str(state).startswith(GAMES[name].title)
    assert str(state.sample(0, Chance(4)).redact(0)) == str(state.redact(0))
    assert max(map(len, str(state).splitlines())) <= 100


def test_a_notebook_shows_a_match_and_a_record() -> None:
    match = Match(GAMES["brawling"], seed=3)
    assert match._repr_svg_() == match.state._repr_svg_() == match.record._repr_svg_()
    assert match._repr_svg_().startswith("<svg")


def test_whole_numbers_of_other_libraries_are_taken() -> None:
    int64 = numpy.int64
    game = GAMES["brawling"]
    match = Match(game, seats=int64(2), options={"decks": int64(2)}, seed=7)  # type: ignore[arg-type]
    action = match.state.actions(0)[0]
    match.check(int64(0), tuple(map(int64, action)))  # type: ignore[arg-type]
    assert match.play(int64(0), tuple(map(int64, action))) == [action]  # type: ignore[arg-type]
    match.undo_click(int64(0))  # type: ignore[arg-type]
    assert match.play(int64(0), [tuple(map(int64, action))]) == [action]  # type: ignore[arg-type]
    match.time_out(int64(1))  # type: ignore[arg-type]
    assert json.dumps(match.state.view(int64(0))) == json.dumps(match.state.view(0))
    assert json.dumps(match.state.sample(int64(0), Chance(1)).dump())
    json.dumps([match.record.document(), match.state.dump()])
    assert match.record.replay(int64(0)).record.moves == []
    for wrong in (True, 1.0, numpy.float64(1)):
        with pytest.raises(Illegal):
            match.play(wrong, action)  # type: ignore[arg-type]
        with pytest.raises(BadSetup):
            game.setup(wrong)  # type: ignore[arg-type]


def test_the_modules_of_a_game_are_where_their_names_say() -> None:
    importlib.import_module("baronage.games.brawling.state")
    assert baronage.games.brawling.state.Barons is type(GAMES["brawling"].start())
    with pytest.raises(AttributeError):
        baronage.games.chess  # noqa: B018


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/baronage/__init__.py"
    assert f"version: {baronage.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


# --- files ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: path.stem)
def test_a_record_in_text_is_loaded_with_its_actions(path: Path) -> None:
    record = Record.load(path)
    assert all(move.actions or move.text == "undo" for move in record.moves)
    told = Record.read(path.read_text(encoding="utf-8"))
    assert record.replay().state == told.replay().state
    assert [move.remark for move in told.moves if move.remark] == [m.remark for m in record.moves if m.remark]


def test_many_records_are_read_from_one_file(tmp_path: Path) -> None:
    match = Match(GAMES["brawling"], seed=3, names=["Ada \u2028", "Bo"])
    match.play(0, "resign")
    other = Match(GAMES["fyn"], seats=3, seed=1)
    document = json.dumps(match.record.document())
    text = f"{match.record.text()}\n{other.record.text()}{document}\n{document}\n\n{other.record.text()}"
    file = tmp_path / "games"
    file.write_text(text, encoding="utf-8")
    for many in (Record.read_many(file), Record.read_many(str(file)), Record.read_many(io.StringIO(text))):
        found = [json.dumps(record.document()) for record in many]
        mine, theirs = document, json.dumps(other.record.document())
        assert found == [mine, theirs, mine, mine, theirs]
    assert list(Record.read_many(io.StringIO("\n\n"))) == []
    with pytest.raises(baronage.BadDocument):
        list(Record.read_many(io.StringIO("nothing of the kind")))


# --- what is installed ----------------------------------------------------------------------------------------------


def test_the_core_needs_nothing_and_the_command_says_what_it_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == []
    assert {"serve", "rl", "lab", "mcp", "all"} <= set(project["optional-dependencies"])
    script = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); import baronage.arena.simulate, baronage.__main__ as it; "
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", script + "it.main()"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.strip().endswith("python -m pip install 'baronage[serve]'")
    assert done.stderr.count("\n") == 1
