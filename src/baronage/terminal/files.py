"""Files: checked input, and atomic output."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from baronage.engine.core.errors import BadDocument
from baronage.engine.match.record import LARGEST
from baronage.terminal.locale import msg

MAX_BYTES = 4 * LARGEST  # a UTF-8 character has at most four


def read_text(path: Path) -> str:
    """Return the text of a file. Refuse large files, non-regular files and binary data."""
    try:
        with path.open("rb") as file:
            if not path.is_file() and not path.is_fifo():
                raise BadDocument(msg("file-not-plain", path=path))
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadDocument(msg("file-unread", path=path, why=reason(error))) from error
    if len(data) > MAX_BYTES:
        raise BadDocument(msg("file-large", path=path, most=MAX_BYTES // 1_000_000))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadDocument(msg("file-not-utf8", path=path)) from error
    if "\0" in text:
        raise BadDocument(msg("file-not-text", path=path))
    return text


def write_text(path: Path, text: str) -> None:
    """Write a file atomically, by replacing it with a temporary one."""
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
        raise BadDocument(msg("file-unwritten", path=path, why=reason(error))) from error


def reason(error: OSError) -> str:
    """Return the system's error message."""
    return error.strerror or type(error).__name__


def data_folder() -> Path:
    """Return the folder for this user's Baronage files."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if chosen:
        return Path(chosen) / "baronage"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "baronage"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/baronage"
    return Path.home() / ".local/share/baronage"
