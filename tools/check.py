"""The stages of ./check: those of every change, all of them (--all), the quickest (--quick), or what some paths need."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/baronage/games")
QUICK = (  # tests that find most mistakes in a few seconds
    "tests/engine/core/test_state.py",
    "tests/engine/match/test_match.py",
    "tests/engine/text/test_catalogue.py",
    "tests/engine/game/test_messages.py",
    "tests/games/test_games.py",
    "tests/test_records.py",
    "tests/test_contract.py",
    "tests/test_core_is_pure.py",
    "tests/server/protocol/test_wire.py",
)
COMPILED = (
    "tests/test_compiled.py",
    "tests/engine",
    "tests/games/brawling",
    "tests/server/table/test_table.py",
    "tests/server/protocol/test_wire.py",
    "tests/server/test_container.py",
    "tests/server/http/test_app.py",
)


@dataclass(frozen=True)
class Stage:
    """A stage: its name and command.

    `alone` is for a stage that uses the whole machine, `quiet` for one whose output matters only if it fails.
    """

    name: str
    words: tuple[str, ...]
    alone: bool = False
    quiet: bool = False


LINT = (Stage("lint", ("ruff", "check")), Stage("format", ("ruff", "format", "--check")))
TESTS = ("pytest", "-n", str((os.cpu_count() or 2) + 1), "--dist", "worksteal")  # one more: tests also wait
HOUSE = (Stage("types", ("mypy",)), Stage("layers", ("lint-imports", "--no-logo")))
# Beside the types, so that the two processes of the tests don't each compile all of them.
COLLECT = Stage("collect", ("pytest", "-n", "0", "--collect-only", "-q"), quiet=True)
CLIENT = Stage("client", ("python", "tools/client.py", "check"))
SITE = Stage("site", ("python", "tools/site.py"))
TWO = 2  # parallel stages


def usual() -> list[Stage]:
    """Return the checks that find most mistakes, the longest first: all but slow tests, the site and compilation."""
    return [HOUSE[0], CLIENT, COLLECT, *LINT, *HOUSE[1:], Stage("tests", TESTS, alone=True)]


def everything() -> list[Stage]:
    """Everything; what is compiled only where there is a compiler."""
    tests = Stage("tests", (*TESTS, "--all"), alone=True)
    if not shutil.which("cc"):
        return [_install("docs"), *LINT, *HOUSE, SITE, CLIENT, COLLECT, tests]
    place = ("python", "tools/compile.py", "--folder", "build/checked")
    build = Stage("compile", (*place, "build", "--games", "brawling", "--level", "0"))
    translate = Stage("translate", ("python", "tools/compile.py", "translate"))
    compiled = Stage("compiled", (*place, "run", *TESTS, "--all", *COMPILED), alone=True)
    return [_install("docs", "compile"), *LINT, build, translate, *HOUSE, SITE, CLIENT, COLLECT, tests, compiled]


def _install(*groups: str) -> Stage:
    """Return the stage that installs more dependencies, before all others."""
    return Stage("install", ("tools/install", *groups), alone=True)


def quick() -> list[Stage]:
    """Return the stages that take less than a minute after their first run."""
    tests = [name for name in QUICK if (ROOT / name).exists()]
    return [*LINT, *HOUSE, Stage("tests", ("pytest", "-q", *tests), alone=True)]


def needed(arguments: list[str]) -> list[Stage]:
    """Return the stages for some paths: linters, types and layers for Python, and the related tests."""
    paths = [Path(word) for word in arguments if not word.startswith("-") and (ROOT / word.partition("::")[0]).exists()]
    rest = [word for word in arguments if Path(word) not in paths]  # pytest options with their values
    files = [Path(str(path).partition("::")[0]) for path in paths]
    python = [str(file) for file in files if (ROOT / file).is_dir() or file.suffix == ".py"]
    found: list[Stage] = []
    if python:
        found += [Stage(stage.name, (*stage.words, *python)) for stage in LINT] + list(HOUSE)
    if any(file.parts[:1] == ("frontend",) for file in files):
        found.append(CLIENT)
    tests = list(dict.fromkeys(test for path in paths for test in tests_of(path)))
    if tests or rest:
        found.append(Stage("tests", ("pytest", *tests, *rest), alone=True))
    return found


def tests_of(path: Path) -> list[str]:
    """Return the tests of a path: those with its name, else those of its folder or of a parent."""
    if path.parts[0] == "tests":
        return [str(path)]
    if path.parts[0] == "frontend":
        return ["tests/test_hatch_build.py", "tests/browser"]
    if path.parts[0] in ("docs", "examples") or path.name == "README.md":
        return [
            "tests/test_readme.py",
            "tests/games/test_pages.py",
            "tests/bots/test_docs.py",
            "tests/server/http/test_protocol_page.py",
        ]
    if path.parts[:2] != ("src", "baronage"):  # tools, and other files at the top level
        return existing(Path("tests"), path.stem)
    inside = Path("tests", *path.parts[2:])
    found = existing(inside.parent, inside.stem) if inside.suffix else []
    while not found:
        found = [str(inside)] if (ROOT / inside).is_dir() else existing(inside.parent, inside.stem)
        inside = inside.parent
    if path.is_relative_to(GAMES) and path != GAMES:  # tests for all games also cover this one
        found += ["tests/games/test_laws.py", "tests/test_records.py"]
    return found


def existing(folder: Path, stem: str) -> list[str]:
    """Return the test files of this name."""
    return [str(file.relative_to(ROOT)) for file in sorted((ROOT / folder).glob(f"test_{stem}*.py"))]


def run(stages: list[Stage]) -> int:
    """Run the stages in order, two at a time where possible. Return the exit status."""
    ended: list[tuple[Stage, bool, float]] = []
    rest = list(stages)
    while rest:
        count = next((at for at, stage in enumerate(rest) if stage.alone), len(rest))
        if count > 1:
            with ThreadPoolExecutor(TWO) as pool:
                ended += pool.map(_run_beside, rest[:count])
        else:
            count = 1
            print(f"\n== {rest[0].name}", flush=True)
            began = time.monotonic()
            done = subprocess.run(rest[0].words, cwd=ROOT, check=False).returncode == 0
            ended.append((rest[0], done, time.monotonic() - began))
        del rest[:count]
    lines = [f"  {stage.name}: {'ok' if done else 'FAILED'} ({took:.0f} s)" for stage, done, took in ended]
    print("\n== summary", *lines, sep="\n", flush=True)
    return int(not all(done for _, done, _ in ended))


def _run_beside(stage: Stage) -> tuple[Stage, bool, float]:
    """Run a stage in parallel with another and print its output in one piece."""
    began = time.monotonic()
    done = subprocess.run(stage.words, cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    took = time.monotonic() - began
    output = "" if stage.quiet and not done.returncode else done.stdout.decode(errors="replace")
    sys.stdout.write(f"\n== {stage.name}\n{output}")
    sys.stdout.flush()
    return stage, done.returncode == 0, took


def main() -> None:
    """Select the stages by the arguments and run them."""
    arguments = sys.argv[1:]
    if not arguments:
        stages = usual()
    elif arguments == ["--all"]:
        stages = everything()
    elif arguments == ["--quick"]:
        stages = quick()
    else:
        stages = needed(arguments)
        if not stages:
            raise SystemExit(f"nothing looks after {' '.join(arguments)}; ./check --all runs everything")
    raise SystemExit(run(stages))


if __name__ == "__main__":
    main()
