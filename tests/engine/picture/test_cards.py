"""Cards: every face of every game fits each of its cuts, and stands in the boxes that the browser uses."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import baronage
from baronage.author import CardFace, Piece
from baronage.engine.game.table import board
from baronage.engine.picture.canvas import Canvas
from baronage.engine.picture.cards import draw_card, printed
from baronage.engine.picture.drawings import drawings
from baronage.engine.picture.table import cuts
from tests.engine.boxes import clashes, words

GAMES = baronage.games()


def said(message: tuple[str, object]) -> str:
    return message[0]


def card(face: CardFace | None, piece: Piece, cut: str, seat: int = -1) -> str:
    canvas = Canvas({"back": '<svg viewBox="0 0 96 64"><path/></svg>', "hut": '<svg viewBox="0 0 96 64"><path/></svg>'})
    draw_card(canvas, piece, face, cuts()[cut], said, "Name", seat)
    return canvas.document(cuts()[cut].w, cuts()[cut].h, "")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", [name for name in sorted(GAMES) if GAMES[name].name in ("brawling", "fyn")])
def test_no_text_of_a_card_covers_another(name: str, language: str) -> None:
    game = GAMES[name]
    text = game.words
    reader = text.reader(-1)
    art = drawings(game.package)
    for face in board(game.setup(2, {})).faces:
        for cut in ("hand", "play", "small"):
            canvas = Canvas(art)
            piece = Piece("c1", face.id, "market", values=(12, 3))
            draw_card(canvas, piece, face, cuts()[cut], lambda msg: text.msg(*msg, reader, language), "", -1)
            assert clashes(canvas.document(cuts()[cut].w, cuts()[cut].h, "")) == [], (face.id, cut)


def test_each_part_stands_in_its_box() -> None:
    face = CardFace(
        "hut",
        ("title", {}),
        "building",
        stats=(("heart", 5), ("coins", "#0")),
        text=("effect", {}),
        foot=(("star", 3),),
    )
    for cut in ("hand", "play", "narrow", "small"):
        boxes = {box.part: box for box in cuts()[cut].boxes}
        found = dict(
            reversed([(text, box) for box, text in words(card(face, Piece("c", "hut", "z", values=(7,)), cut))])
        )
        for text, part in (("title", "title"), ("5", "stat"), ("7", "stat"), ("effect", "text"), ("3", "foot")):
            if part in boxes:
                box = boxes[part]
                left, top, right, bottom = found[text]
                assert box.x - 1 <= left, (cut, part)
                assert box.y - 1 <= top, (cut, part)
                assert right <= box.x + box.w + 1, (cut, part)
                assert bottom <= box.y + box.h + 1, (cut, part)
            else:
                assert text not in found, (cut, part)


def test_a_back_shows_how_many_and_nothing_else() -> None:
    drawn = card(CardFace("hut", ("title", {})), Piece("deck", "back", "deck", n=27), "play")
    assert [text for _, text in words(drawn)] == ["27"]
    assert "art-back" in drawn


def test_a_card_without_a_face_has_its_name() -> None:
    assert [text for _, text in words(card(None, Piece("c", "nothing", "z"), "play"))] == ["Name"]


def test_a_stack_has_its_number_and_a_number_may_depend_on_the_position() -> None:
    drawn = card(CardFace("hut", ("title", {})), Piece("c", "hut", "z", n=3), "play")
    assert "3" in [text for _, text in words(drawn)]
    assert printed(4, ()) == "4"
    assert printed("+1", ()) == "+1"
    assert printed("#1", (5, 6)) == "6"
    assert printed("#1", ()) == ""


def test_a_card_is_drawn_without_style_sheets() -> None:
    root = ElementTree.fromstring(card(CardFace("hut", ("title", {})), Piece("c", "hut", "z"), "hand"))
    assert not re.search(r"class=", ElementTree.tostring(root, encoding="unicode"))
