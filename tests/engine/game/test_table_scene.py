"""A game without a scene is drawn from its table data: picture, SVG and text."""

from __future__ import annotations

import pytest

from baronage import Match
from baronage.author import Board, Game, Piece, Place, PlayerRow, Setup, check_game
from baronage.engine.core.state import State
from baronage.engine.game import table_scene
from baronage.engine.picture.svg import to_svg
from baronage.pennies import table

SKIP = ("notation", "position", "words", "bot", "search", "table")


@pytest.fixture
def pennies(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return Pennies without its scene."""
    game = Game("baronage.pennies")
    monkeypatch.setattr(type(game), "_has_module", lambda self, name: name not in ("scene", "data"))
    return game


def test_the_scene_keeps_the_laws_of_scenes(pennies: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Game.scene
    monkeypatch.setattr(Game, "scene", lambda self, state, *how: table_scene.scene(state, self.tr(state)))
    for seed in range(2):
        check_game(Game("baronage.pennies"), 2 + seed, {"rounds": 1}, seed, share=0.5, skip=SKIP)
    assert Game.scene is not real


def test_a_game_without_a_scene_has_a_picture_and_a_text(pennies: Game) -> None:
    match = Match(pennies, 2, seed=1, names=["Ada", "Bo"])
    view = match.state.redact(0)
    scene = pennies.scene(view, names=["Ada", "Bo"])
    assert not scene.faults()
    card = view.actions(0)[0][1]
    node = scene.find(f"card-{card}")
    assert node is not None
    assert node.says == f"The {card}"
    backs = [node for node in scene.walk() if node.face is not None and node.face.kind == "back"]
    assert [back.face.count for back in backs if back.face] == [8, 2]
    assert to_svg(scene).startswith("<svg")
    assert f"The {card}" in pennies.text_board(view)
    assert pennies.scene(view, language="fr").find("deck").says == "Pioche"  # type: ignore[union-attr]


@pytest.mark.parametrize(("layout", "at"), [("hex", (0, 1)), ("triangle", (1, 2, 3)), ("free", (40, 50))])
def test_places_are_drawn_with_their_pieces_and_owners(
    pennies: Game, monkeypatch: pytest.MonkeyPatch, layout: str, at: tuple[float, ...]
) -> None:
    def board(setup: Setup) -> Board:
        return Board(layout, (Place("DAI", at), Place("LU", tuple(n + 2 for n in at))), counters=("pennies",))

    def pieces(view: State) -> list[Piece]:
        return [Piece("a.DAI", "card", "DAI", 1, 3)]

    monkeypatch.setattr(table, "board", board)
    monkeypatch.setattr(table, "pieces", pieces)
    monkeypatch.setattr(table, "players", lambda view: [PlayerRow(1, 1, 1, 5, (5,))])
    scene = pennies.scene(Match(pennies, 2, seed=1).state.redact(0))
    assert not scene.faults()
    land, piece = scene.find("DAI"), scene.find("a.DAI")
    assert land is not None
    assert piece is not None
    assert "owned seat-1" in [node.classes for node in land.walk()]
    assert [node.text for node in piece.walk() if node.kind == "text"] == ["3"]
    assert scene.width > 0
    assert scene.height > 0
