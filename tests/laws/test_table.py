"""The laws of table data find broken tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from baronage.author import Act, Game, Piece, State, Zone, check_game, default_acts
from baronage.laws import LawBroken
from baronage.pennies import table
from baronage.pennies.state import Pennies

PENNIES = Game("baronage.pennies")
SKIP = ("notation", "position", "bot", "search")


def play_some() -> None:
    """Check a few short games."""
    for seed in range(4):
        check_game(PENNIES, 3, {"rounds": 2}, seed, share=0.5, skip=SKIP)


def play(law: str, why: str) -> None:
    """Expect a broken law in one of a few short games."""
    with pytest.raises(LawBroken, match=why) as broken:
        play_some()
    assert broken.value.law == law


def change(monkeypatch: pytest.MonkeyPatch, name: str, by: Callable[..., Any]) -> None:
    """Replace a function of the table by one that gets the true result first."""
    own = getattr(table, name, None)

    def found(*args: Any) -> Any:
        return by(own(*args) if own else None, *args)

    monkeypatch.setattr(table, name, found, raising=False)


def test_the_table_of_pennies_keeps_every_law() -> None:
    for seed in range(3):
        check_game(PENNIES, 2 + seed, {"rounds": 2}, seed, share=0.5, skip=SKIP)


def test_a_piece_at_no_place_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "pieces", lambda found, s: [*found, Piece("x", "card-1", "nowhere")])
    play("table", "is at no place or zone")


def test_two_pieces_with_one_id_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "pieces", lambda found, s: [*found, found[0]])
    play("table", "same id")


def test_a_drawing_without_a_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "pieces", lambda found, s: [*found, Piece("x", "dragon", "deck")])
    play("table", "no message 'piece-dragon'")


def test_a_zone_without_a_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    change(
        monkeypatch, "board", lambda found, setup: found._replace(zones=(*found.zones, Zone("attic", "row", "hand")))
    )
    play("table", "no message 'zone-attic'")


def test_a_title_that_does_not_fit_its_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    face = table.board(PENNIES.setup(2)).faces[0]._replace(id="long", title=("offers-others", {}))
    change(monkeypatch, "board", lambda found, setup: found._replace(faces=(*found.faces, face)))
    play("table", "doesn't fit the title")


def test_an_action_without_an_act_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def acts(found: None, view: State, seat: int, actions: list[tuple[int, ...]]) -> list[Act]:
        return default_acts(view, seat, actions)[1:]

    change(monkeypatch, "acts", acts)
    play("table", "no act begins with")


def test_an_act_that_is_not_legal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def acts(found: None, view: State, seat: int, actions: list[tuple[int, ...]]) -> list[Act]:
        return [act._replace(do=(*act.do, (99,))) for act in default_acts(view, seat, actions)]

    change(monkeypatch, "acts", acts)
    play("table", "not legal for seat .* when its turn comes")


def test_an_act_that_can_not_be_taken_back_may_not_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def acts(found: None, view: State, seat: int, actions: list[tuple[int, ...]]) -> list[Act]:
        return [act._replace(undo=True) for act in default_acts(view, seat, actions)]

    change(monkeypatch, "acts", acts)
    play("table", "can't be taken back")


def test_knowledge_beyond_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = iter(range(10**6))
    change(monkeypatch, "pieces", lambda found, s: [found[0]._replace(n=1 + next(secrets)), *found[1:]])
    play("table leak", "can't tell apart")


def test_viewers_who_see_a_card_see_it_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    def pieces(found: list[Piece], s: Pennies) -> list[Piece]:
        return [piece._replace(values=(s.viewer,)) if piece.art != "back" else piece for piece in found]

    change(monkeypatch, "pieces", pieces)
    play("table leak", "sees Piece")


def test_values_face_down_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def pieces(found: list[Piece], s: Pennies) -> list[Piece]:
        return [piece._replace(values=(4,)) if piece.art == "back" else piece for piece in found]

    change(monkeypatch, "pieces", pieces)
    play("table leak", "values face down")
