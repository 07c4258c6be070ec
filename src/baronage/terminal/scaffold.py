"""A package for a new game: Pennies under another name, to be changed step by step."""

from __future__ import annotations

import keyword
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from baronage.engine.core.errors import BadSetup
from baronage.games import games

MODEL = "baronage.pennies"
_NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")

PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1.0"
description = "{title}, a game for Baronage"
requires-python = ">=3.11"
dependencies = ["baronage"]

[project.entry-points."baronage.games"]
{name} = "{name}"

[tool.hatch.build.targets.wheel]
packages = ["src/{name}"]

[tool.mypy]
strict = true
mypy_path = "src"
packages = ["{name}"]
"""

TESTS = '''"""{title} keeps the laws that every game keeps."""

from __future__ import annotations

import pytest

from baronage.author import Game, check_game, variants

GAME = Game("{name}")
VARIANTS = list(variants(GAME))


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_laws(number: int) -> None:
    seats, options = VARIANTS[number]
    check_game(GAME, seats, options, seed=number)
'''

README = """# {title}

A game for Baronage, made by `baronage new {name}`. It plays already. Change it file by file into your own: Baronage's
page *Add a game* walks through it in that order.

```sh
python -m pip install -e .        # into the environment that has Baronage, which then lists it; pytest and mypy too
baronage play {name}              # in the terminal; baronage serve: in the browser
baronage fuzz {name} --each 5     # random games, all laws checked
python -m pytest                  # the same laws as tests
python -m mypy                    # types
```
"""


def write_game(name: str, folder: Path) -> Path:
    """Write the package and return its folder. Raise BadSetup without writing anything if it is impossible."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadSetup(
            f"{name!r:.60} can't be the name of a game: 2 to 30 small letters, numbers and _, first a letter"
        )
    if name in games() or name == "baronage":
        raise BadSetup(f"there is a game {name!r} already")
    place = folder / name
    if place.exists():
        raise BadSetup(f"{place} is there already")
    title = name.replace("_", " ").title()
    package = place / "src" / name
    for path, text in _files(resources.files(MODEL), Path()):
        target = package / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_renamed(text, name, title), encoding="utf-8")
    (package / "py.typed").write_text("", encoding="utf-8")
    (place / "tests").mkdir()
    for file, text in (("pyproject.toml", PROJECT), ("README.md", README), (f"tests/test_{name}.py", TESTS)):
        (place / file).write_text(text.format(name=name, title=title), encoding="utf-8")
    return place


def _files(folder: Traversable, path: Path) -> list[tuple[Path, str]]:
    """Return every file of the template, with its text."""
    found: list[tuple[Path, str]] = []
    for item in sorted(folder.iterdir(), key=lambda one: one.name):
        if item.is_dir() and item.name != "__pycache__":
            found += _files(item, path / item.name)
        elif item.name.endswith((".py", ".ftl", ".md")):
            found.append((path / item.name, item.read_text(encoding="utf-8")))
    return found


def _renamed(text: str, name: str, title: str) -> str:
    """Return a file of the template under the new name. The term "pennies" stays for the author to change."""
    text = (
        text.replace(MODEL, name)
        .replace('name="pennies"', f'name="{name}"')
        .replace('title="Pennies"', f'title="{title}"')
    )
    prefix = name.replace("_", "").upper()[:8]
    text = re.sub(r"\bPEN-", f"{prefix}-", text).replace('prefix="PEN"', f'prefix="{prefix}"')
    return re.sub(r"\bPennies\b", title.replace(" ", ""), text)
