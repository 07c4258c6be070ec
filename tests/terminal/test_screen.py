"""The screen tells the terminal's own sentences in its language."""

from __future__ import annotations

import pytest

from baronage.cli import main
from baronage.cli.shared import terminal_language
from baronage.terminal.locale import msg
from baronage.terminal.screen import Screen


def test_every_way_of_telling_is_in_the_language_of_the_screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(False, language="fr")
    screen.line(msg("goes-on"))
    screen.unbroken(msg("saved-in", path="x.json"))
    screen.item("1", msg("ways", what="Attaquer", count=3))
    screen.heading(msg("rules-of", game="Fyn"))
    screen.table((msg("column-rules"),), [["A1"]])
    screen.keys([("quit", msg("replay-quit"))])
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return ""

    monkeypatch.setattr("builtins.input", answer)
    screen.ask(msg("which-one"))
    shown = capsys.readouterr().out
    for words in ("Bien\u00a0: la partie continue.", "Sauvegardée dans x.json", "Attaquer … (3 façons)"):
        assert words in shown
    for words in ("Les règles de Fyn", "règles", "partir"):
        assert words in shown
    assert asked == ["Lequel\u00a0? "]
    Screen(False).line(msg("goes-on"))
    assert "Good: the game goes on." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "environ", "language"),
    [
        ((), {}, "en"),
        ((), {"LANG": "fr_CH.UTF-8"}, "fr"),
        ((), {"LANGUAGE": "de:fr"}, "fr"),
        (("play", "--language", "en"), {"LANG": "fr"}, "en"),
        (("play", "--language=fr"), {}, "fr"),
        (("play", "--language"), {"LANG": "fr"}, "en"),
        (("play", "--language", "tlh"), {"LANG": "fr"}, "en"),
    ],
)
def test_the_language_is_the_commands_or_the_terminals(
    words: tuple[str, ...], environ: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert terminal_language(words) == language


def test_an_error_of_the_command_line_is_told_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "nim", "--language", "fr"])
    assert "il n’y a pas de jeu « nim »" in capsys.readouterr().err
