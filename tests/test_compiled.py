"""What tools/compile.py compiles is what runs, where it is asked for, and nothing of it runs otherwise."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
COMPILED = os.environ.get("BARONAGE_COMPILED") == "1"  # set by: tools/compile.py run
# Whatever reads what comes from outside is never compiled: a wrong type is refused there, and is no TypeError.
DOORS = [
    "engine.match.match",
    "engine.game.game",
    "engine.match.record",
    "engine.core.setup",
    "engine.hooks.campaign_files",
    "server.protocol",
    "server.time_control",
]
INSIDE = [
    "engine.core.state",
    "engine.core.chance",
    "engine.learning.encoding",
    "engine.learning.action_space",
    "server.table.table",
    "server.table.question_payload",
    "games.brawling.state",
]


# What is read, told or drawn is compiled of no game.
TOLD = ["games.brawling.notation", "games.brawling.position", "games.brawling.locale"]


@pytest.mark.parametrize("name", [*DOORS, *TOLD])
def test_the_doors_are_as_they_are_written(name: str) -> None:
    assert str(importlib.import_module(f"baronage.{name}").__file__).endswith(".py")


@pytest.mark.parametrize("name", INSIDE)
def test_what_is_inside_is_compiled_where_it_is_asked_for(name: str) -> None:
    file = str(importlib.import_module(f"baronage.{name}").__file__)
    assert file.endswith(".py") != COMPILED


def test_nothing_is_run_that_was_not_compiled(tmp_path: Path) -> None:
    """Without what was compiled, or with sources that have changed since, it says so and runs nothing."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "src/baronage/games").mkdir(parents=True)
    tool = tmp_path / "tools/compile.py"
    tool.write_bytes((ROOT / "tools/compile.py").read_bytes())

    def run() -> tuple[int, str]:
        command = [sys.executable, str(tool), "run", sys.executable, "-c", "print('run')"]
        done = subprocess.run(command, capture_output=True, text=True)
        return done.returncode, done.stdout

    assert run() == (1, "")
    (tmp_path / "build/compiled").mkdir(parents=True)
    stamp = tmp_path / "build/compiled/stamp"
    code = f"import sys; sys.path.insert(0, {str(tool.parent)!r}); import compile; print(compile.digest(), end='')"
    stamp.write_text(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout)
    assert run() == (0, "run\n")
    (tmp_path / "src/baronage/new.py").write_text("")
    assert run() == (1, "")
