"""SVG elements: text that fits, drawings in the colours of seats, documents that any viewer of images can show."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from baronage.engine.picture.canvas import Canvas, number, plain, polygon

ART = {
    "hut": '<svg xmlns="x" viewBox="0 0 64 64" color="#111111"><path fill="var(--seat,#A8412D)" stroke="currentColor"/></svg>'
}


def document(canvas: Canvas) -> str:
    svg = canvas.document(100, 50, 'A "name" & more')
    ElementTree.fromstring(svg)
    return svg


def test_words_are_escaped_and_characters_that_xml_forbids_left_out() -> None:
    assert plain("a<b & c>d\x00") == "a&lt;b &amp; c&gt;d"
    assert number(2.0) == "2"
    assert number(1.25) == "1.2"
    assert polygon([(0, 0), (1.5, 2)]) == "M0 0L1.5 2z"


def test_a_long_line_gets_smaller_letters_and_is_squeezed_at_last() -> None:
    canvas = Canvas({})
    canvas.text(0, 0, "short", 14, room=100)
    canvas.text(0, 0, "a line that is a little long", 14, room=130)
    canvas.text(0, 0, "a line that is much too long for its room", 14, room=60)
    short, smaller, squeezed = [line for line in document(canvas).splitlines() if line.startswith("<text")]
    assert 'font-size="14"' in short
    assert 'font-size="14"' not in smaller
    assert "textLength" not in smaller
    assert 'textLength="60"' in squeezed


def test_a_drawing_wears_the_colour_of_its_seat_and_is_kept_once() -> None:
    canvas = Canvas(ART)
    assert canvas.drawing("hut", 0, 0, 10, 10, 1)
    assert canvas.drawing("hut", 20, 0, 10, 10, 1)
    assert canvas.drawing("hut", 0, 0, 10, 10)
    assert not canvas.drawing("tower", 0, 0, 10, 10)
    svg = document(canvas)
    assert svg.count("<symbol") == 2
    assert svg.count("<use") == 3
    assert "#2F5D8C" in svg
    assert "#A8412D" in svg
    assert "currentColor" not in svg


def test_an_icon_may_be_a_drawing_of_the_game() -> None:
    canvas = Canvas({"acorn": ART["hut"]})
    canvas.icon("acorn", 5, 6, 20)
    assert canvas.has_icon("acorn")
    assert canvas.has_icon("coins")
    assert not canvas.has_icon("oak")
    assert '<use href="#art-acorn" x="5" y="6" width="20" height="20"/>' in document(canvas)


def test_a_theme_gives_the_colours() -> None:
    light, dark = Canvas({}), Canvas({}, "dark")
    assert light.colour("ink") != dark.colour("ink")
    assert light.colour("#123456") == "#123456"
    assert light.mix("#000000", "#FFFFFF", 0.5) == "#808080"
    with pytest.raises(ValueError, match="unknown theme"):
        Canvas({}, "sepia")
