"""Nothing that can be clicked is covered, at three sizes of the window: random games, laid out by the client's code in node."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterable, Iterator

import pytest

from baronage.engine.game.game import Game
from baronage.engine.game.table import board, table_view
from baronage.engine.match.match import Match
from baronage.engine.picture.table import Act, Board, Piece, PlayerRow, Zone
from baronage.games import games
from tools.client import FRONT, node

pytestmark = pytest.mark.skipif(not (FRONT / "node_modules").is_dir(), reason="the client's packages are not installed")

FEW, MANY = 2, 40  # games of each kind
LOOKS = 20  # a look at one decision in so many
SEATS = 4  # at most


def covered(tables: Iterable[str]) -> list[str]:
    """Return what is covered at these tables, as the script writes it."""
    program, _ = node()
    script = [str(program), "--import", "./tests/jsx.mjs", "tests/covered.ts"]
    done = subprocess.run(
        script, cwd=FRONT, input="\n".join(tables), capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def tables_of(game: Game, number: int) -> Iterator[str]:
    """Yield tables of a random game, each as the player to act sees it."""
    chance = random.Random(f"{game.name} {number}")
    match = Match(
        game, chance.choice([seats for seats in game.seats if seats <= SEATS]), seed=chance.randrange(1 << 30)
    )
    while not match.over:
        seat = chance.choice(match.state.actors())
        if chance.randrange(LOOKS) == 0:
            seen = table_view(match.state.redact(seat))
            update = {"put": seen.pieces, "places": seen.places, "players": seen.players, "acts": seen.acts}
            name = f"{game.name}, game {number}, move {len(match.record.moves)}"
            yield json.dumps({"name": name, "seat": seat, "board": board(match.setup), "table": update})
        match.play(seat, chance.choice(match.state.actions(seat)))


@pytest.mark.parametrize("name", list(games()))
def test_nothing_that_can_be_clicked_is_covered(name: str) -> None:
    tables = [table for number in range(FEW) for table in tables_of(games()[name], number)]
    assert tables
    assert covered(tables) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", list(games()))
def test_nothing_that_can_be_clicked_is_covered_in_many_games(name: str) -> None:
    assert covered(table for number in range(MANY) for table in tables_of(games()[name], number)) == []


@pytest.mark.parametrize(("layout", "found"), [("row", []), ("pile", ["pennies: one of table shows 0 square pixels"])])
def test_a_covered_card_is_found(layout: str, found: list[str]) -> None:
    zones = (Zone("table", layout, "centre"),)
    pieces = [Piece(id, "card", "table", marks=(id,)) for id in ("one", "two")]
    acts = [Act(((0, number),), piece=piece.id) for number, piece in enumerate(pieces)]
    update = {"put": pieces, "players": [PlayerRow(0, 0, 0, 0)], "acts": acts}
    table = json.dumps({"name": "pennies", "seat": 0, "board": Board("zones", (), zones, (), ()), "table": update})
    assert sorted({line.partition(" at ")[0] for line in covered([table])}) == found
