"""How much room words take."""

from __future__ import annotations

from baronage.engine.picture.text_metrics import fitted, text_width, wrap


def test_width_grows_with_size_weight_and_number_of_letters() -> None:
    assert text_width("Farm", 12) < text_width("Farms", 12) < text_width("Farms", 13)
    assert text_width("Farm", 12) < text_width("Farm", 12, bold=True)
    assert text_width("ill", 12) < text_width("www", 12)
    assert text_width("", 12) == 0


def test_lines_are_broken_between_words_and_none_is_too_wide() -> None:
    words = "room for one more civilian and one more military unit"
    lines = wrap(words, 90, 12)
    assert " ".join(lines) == words
    assert all(text_width(line, 12) <= 90 for line in lines)
    assert len(lines) > 2


def test_a_word_that_is_too_wide_stands_alone() -> None:
    assert wrap("an extraordinarily wide one", 40, 12) == ["an", "extraordinarily", "wide", "one"]
    assert wrap("", 40, 12) == []


def test_what_holds_together_is_not_broken() -> None:
    assert wrap("Vraiment\u00a0? Oui\u00a0!", 20, 12) == ["Vraiment\u00a0?", "Oui\u00a0!"]
    assert text_width("\u00a0", 12) == text_width(" ", 12)


def test_letters_shrink_to_fit_but_stay_legible() -> None:
    assert fitted("Farm", 200, 12) == 12
    assert 11 <= fitted("Courthouse", 58, 12) < 12
    assert fitted("a very long name for a card", 30, 12) == 11
