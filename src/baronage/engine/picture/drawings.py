"""Drawings: the SVG files of a game's `art` folder and those that all games share.

A drawing is named after its file. It has no ids, so it can appear in a page many times. Drawings of cards are 96 × 64,
figures 64 × 64. `var(--seat, …)` and `currentColor` are the colour of the seat that owns the piece.
"""

from __future__ import annotations

import functools
import hashlib
import json
from importlib import resources
from importlib.resources.abc import Traversable

FOLDER = "art"
SHARED = __package__
DIGITS = 12  # of the hash


@functools.cache
def drawings(package: str) -> dict[str, str]:
    """Return the drawings for a game's package by name. Its own replace shared ones."""
    return {**_folder(SHARED), **_folder(package)}


@functools.cache
def bundle(package: str) -> bytes:
    """Return all drawings of a game as JSON."""
    return json.dumps(drawings(package), ensure_ascii=False).encode()


@functools.cache
def version(package: str) -> str:
    """Return the hash of a game's drawings. It changes with their content."""
    return hashlib.sha256(bundle(package)).hexdigest()[:DIGITS]


def _folder(package: str) -> dict[str, str]:
    folder = resources.files(package).joinpath(FOLDER)
    if not folder.is_dir():
        return {}
    files: list[Traversable] = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name[:-4]: file.read_text(encoding="utf-8").strip() for file in files if file.name.endswith(".svg")}
