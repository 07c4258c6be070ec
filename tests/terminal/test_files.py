"""Files from outside are refused in one sentence when they are not what they should be; ours are written whole."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from baronage.engine.core.errors import BadDocument
from baronage.terminal import files
from baronage.terminal.files import data_folder, read_text, write_text


def test_text_comes_back_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "game.txt"
    write_text(path, "Lannuvár – ✓\n")
    assert read_text(path) == "Lannuvár – ✓\n"
    assert [child.name for child in path.parent.iterdir()] == ["game.txt"]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"\x89PNG\r\n\x1a\n\x00\xff", "isn’t a text file"), (b"baronage 1\0", "isn’t a text file")],
)
def test_what_is_no_text_is_refused(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "picture"
    path.write_bytes(content)
    with pytest.raises(BadDocument, match=sentence):
        read_text(path)


def test_what_is_too_large_is_refused_without_being_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 1000)
    path = tmp_path / "huge"
    path.write_text("x" * 1001)
    with pytest.raises(BadDocument, match="too large"):
        read_text(path)
    path.write_text("x" * 1000)
    assert len(read_text(path)) == 1000


@pytest.mark.parametrize("name", ["missing", "."])
def test_what_is_not_there_or_a_folder_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadDocument, match="can’t be read"):
        read_text(tmp_path / name)


def test_an_endless_device_is_refused() -> None:
    with pytest.raises(BadDocument, match="isn’t a plain file"):
        read_text(Path(os.devnull))


def test_a_file_that_can_not_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write_text(path, "old")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadDocument, match="No space left"):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert [child.name for child in tmp_path.iterdir()] == ["game.json"]


def test_the_users_folder_is_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "baronage"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert data_folder() == tmp_path / ".local/share/baronage"
