"""A table in the terminal: who sits there, and a save from which the game goes on exactly as it would have."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from baronage import BadDocument, BadSetup, Game, Record, games
from baronage.bots import Player, bots, seat_name
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.terminal.screen import Screen
from baronage.terminal.seats import Occupant, seat_players
from baronage.terminal.start import begin
from baronage.terminal.table import KEY, Table, describe_save, fresh_path, is_save, saves_folder, unfinished

BRAWLING = games()["brawling"]
BEGUN = {"first_player": "A"}


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def table(players: str = "me,bot:random", seed: int | None = None, game: Game = BRAWLING) -> Table:
    return Table.new(game, seat_players(game, players, None), dict(BEGUN), seed, None)


def go_on(at: Table, moves: int) -> None:
    """Let persons take their first option, and bots choose."""
    for _ in range(moves):
        if at.match.over:
            return
        seat = at.match.state.actors()[0]
        at.match.play(seat, at.choose(seat) if at.occupants[seat].bot else at.match.state.actions(seat)[0])


# --- seats ----------------------------------------------------------------------------------------------------------


def test_a_bot_without_a_name_is_the_usual_one() -> None:
    assert [occupant.text for occupant in seat_players(BRAWLING, "me, bot", None)] == ["me", "bot:wat"]


def test_without_names_it_is_me_against_the_usual_bot() -> None:
    assert [occupant.text for occupant in seat_players(BRAWLING, "", None)] == ["me", "bot:wat"]
    assert [occupant.text for occupant in seat_players(BRAWLING, "", 4)] == ["me", *["bot:wat"] * 3]


def test_named_players_sit_in_their_order_and_bots_fill_the_rest() -> None:
    seated = seat_players(BRAWLING, "bot:random, Ada,me", 4)
    assert [occupant.text for occupant in seated] == ["bot:random", "Ada", "me", "bot:wat"]
    assert [occupant.name for occupant in seated] == ["random bot", "Ada", "You", "Wat"]
    assert [occupant.bot for occupant in seated] == ["random", "", "", "wat"]


@pytest.mark.parametrize(
    ("players", "seats", "sentence"),
    [
        ("me,bot:clever", None, "there is no bot 'clever'"),
        ("a,b,c", 2, "3 players are named for 2 seats"),
        ("me,,b", None, "a player is"),
        ("me,\x1b[2J", None, "a player is"),
    ],
)
def test_players_that_can_not_sit_down_are_refused(players: str, seats: int | None, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        seat_players(BRAWLING, players, seats)


def test_who_says_nothing_of_how_plays_as_is_best_to_learn(capsys: pytest.CaptureFixture[str]) -> None:
    yuan = games()["yuan"]
    chosen = {}
    for seats, options in ((2, {}), (2, {"assembly": "free"}), (6, {})):  # standard maps are for four at most
        made = begin(Screen(colour=False), yuan, seat_players(yuan, "", seats), options, 1, None)
        chosen[seats, bool(options)] = made.match.setup.options["assembly"]
        assert ("best to learn" in capsys.readouterr().out) == (seats == 2 and not options)
    assert chosen[2, False] == "standard"
    assert chosen[2, True] == chosen[6, False] == "free"
    assert Table.new(yuan, seat_players(yuan, "", 3), {}, 1, None).match.record.names == [*("You", "Wat", "Brida")]


# --- the save -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [None, 7])
def test_a_saved_game_goes_on_as_it_would_have_gone_on(seed: int | None, data: Path) -> None:
    first = table(seed=seed)
    go_on(first, 9)
    first.save()
    again = Table.load(first.path, games())
    assert again.match.state.dump() == first.match.state.dump()
    assert [occupant.text for occupant in again.occupants] == ["me", "bot:random"]
    assert again.path == first.path
    go_on(first, 1000)
    go_on(again, 1000)
    assert first.match.over
    assert again.document() == first.document()


def test_undo_is_saved_too() -> None:
    at = table("Ada,Bo", seed=1)
    match = at.match
    while not match.over:  # until somebody does what can be taken back: a Recruit that could go on, an Extra Action
        seat = match.state.actors()[0]
        before = match.state.dump()
        match.play(seat, match.state.actions(seat)[-1])
        if match.can_undo(seat):
            match.undo(seat)
            break
    assert match.record.moves[-1].text == "undo"
    assert match.state.dump() == before
    at.save()
    assert Table.load(at.path, games()).match.state.dump() == before


def test_the_save_is_a_record_that_tells_no_seed_before_the_end(data: Path) -> None:
    at = table()
    go_on(at, 5)
    at.save()
    document = json.loads(at.path.read_text())
    assert "seed" not in document
    assert document["commitment"] == at.match.record.commitment
    record = Record.read(at.path.read_text(), games())
    assert record.replay().state.dump() == at.match.state.dump()


def test_when_the_game_is_over_its_shuffles_can_be_checked() -> None:
    at = table()
    go_on(at, 1000)
    record = Record.read(at.match.record.text(), games())
    record.verify()
    record.seed = "00" * 32
    with pytest.raises(BadDocument, match="published hash"):
        record.verify()


def spoil(document: dict[str, Any], how: str) -> None:
    if how == "no players":
        del document[KEY]
    elif how == "another seed":
        document[KEY]["seed"] = 8
    elif how == "another move":
        document["moves"][0]["actions"] = [[4]]
    elif how == "another seat count":
        document[KEY]["players"].append("Bo")
    elif how == "an unknown game":
        document["game"] = "chess"


@pytest.mark.parametrize("how", ["no players", "another seed", "another move", "another seat count", "an unknown game"])
def test_a_save_that_was_changed_is_refused(how: str) -> None:
    at = table(seed=7)
    go_on(at, 6)
    document = at.document()
    spoil(document, how)
    at.path.parent.mkdir(parents=True)
    at.path.write_text(json.dumps(document))
    with pytest.raises(BadDocument):
        Table.load(at.path, games())


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"terminal": 1}', "[" * 100_000, '{"terminal": {"players": ["me"]}}'],
    ids=lambda text: text[:20],
)
def test_what_is_no_save_is_refused(text: str, data: Path) -> None:
    path = data / "x.json"
    path.write_text(text)
    with pytest.raises(BadDocument, match="no saved game"):
        Table.load(path, games())
    assert not is_save(path) or KEY in text
    assert describe_save(path, games()) == ""


def test_unfinished_games_are_listed_newest_first_and_finished_ones_not(data: Path) -> None:
    paths = []
    for number, moves in enumerate((3, 1000, 5)):
        at = table(seed=number)
        go_on(at, moves)
        at.path = fresh_path(BRAWLING)
        at.save()
        os.utime(at.path, (number, number))
        paths.append(at.path)
    (saves_folder() / "junk.json").write_text("junk")
    listed = unfinished(games())
    assert [path for path, _ in listed] == [paths[2], paths[0]]
    assert listed[0][1].startswith("Brawling Barons: You, random bot; 5 moves, saved 1970-01-01")
    assert len(set(paths)) == 3


# --- bots -----------------------------------------------------------------------------------------------------------


def test_a_bot_is_given_its_own_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []

    class Exploiter(Player):
        NAME = "random"

        def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
            seen.append((view.viewer, seat))
            return actions[0]

    monkeypatch.setattr("baronage.terminal.table.bot", lambda name: Exploiter())
    at = table("bot:random,bot:random")
    go_on(at, 12)
    assert len(seen) == 12
    assert all(viewer == seat for viewer, seat in seen)
    assert {seat for _, seat in seen} == {0, 1}


def test_every_bot_there_is_can_sit_down() -> None:
    for name in bots():
        at = table(f"me,bot:{name}", seed=3)
        go_on(at, 4)
        assert at.occupants[1] == Occupant(f"bot:{name}")
        assert at.match.record.names == ["You", seat_name(name)]


def test_what_was_said_with_an_offer_is_there_again(data: Path) -> None:
    fyn = games()["fyn"]
    position = "FYN1 standard R4 T1 SF | P1 h1 c1 hand=114 : 0,0:K | P2 h1 c1 hand=47 : 0,0:K"
    state = fyn.position(position, 2, {"trading": True})
    before = Table.at_position(state, seat_players(fyn, "Ada,Bo", None), 1, data / "game.json")
    before.match.play(0, "TRADE City")
    before.match.play(1, 'OFFER P2 Road "and peace"')
    before.save()
    after = Table.load(data / "game.json", games())
    assert after.match.record.moves == before.match.record.moves
    assert after.match.log(0, remarks=True)[-1][1] == "P2: “and peace”"
