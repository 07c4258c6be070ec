"""Files from outside and files of our own: read with care, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from baronage.engine.errors import BadDocument
from baronage.engine.record import LARGEST
from baronage.terminal.words import say

MOST_BYTES = 4 * LARGEST  # a character of UTF-8 has at most four


def read_text(path: Path) -> str:
    """The text of a file; what is too large, no plain file or no text is refused."""
    try:
        with path.open("rb") as file:
            if not path.is_file() and not path.is_fifo():
                raise BadDocument(say("file-not-plain", path=path))
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadDocument(say("file-unread", path=path, why=reason(error))) from error
    if len(data) > MOST_BYTES:
        raise BadDocument(say("file-large", path=path, most=MOST_BYTES // 1_000_000))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadDocument(say("file-not-utf8", path=path)) from error
    if "\0" in text:
        raise BadDocument(say("file-not-text", path=path))
    return text


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: into a neighbour first, which then takes its place."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise BadDocument(say("file-unwritten", path=path, why=reason(error))) from error


def reason(error: OSError) -> str:
    """Why the system refused, in its words."""
    return error.strerror or type(error).__name__


def data_folder() -> Path:
    """Where this user's files of Baronage lie."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if chosen:
        return Path(chosen) / "baronage"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "baronage"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/baronage"
    return Path.home() / ".local/share/baronage"
