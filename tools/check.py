"""The stages of ./check: all of them, the quick ones (--quick), or what some paths need."""

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
    "tests/engine/test_flow.py",
    "tests/engine/test_match.py",
    "tests/engine/test_catalogue.py",
    "tests/engine/test_words.py",
    "tests/games/test_games.py",
    "tests/test_records.py",
    "tests/test_contract.py",
    "tests/test_core_is_pure.py",
    "tests/server/wire/test_wire.py",
)
COMPILED = (
    "tests/test_compiled.py",
    "tests/engine",
    "tests/games/brawling",
    "tests/server/play/test_table.py",
    "tests/server/wire/test_wire.py",
    "tests/server/house/test_house.py",
    "tests/server/web/test_app.py",
)


@dataclass(frozen=True)
class Stage:
    """A name, and what `uv run` is given; alone: it keeps the whole machine busy by itself."""

    name: str
    words: tuple[str, ...]
    alone: bool = False


LINT = (Stage("lint", ("ruff", "check")), Stage("format", ("ruff", "format", "--check")))
HOUSE = (Stage("types", ("mypy",)), Stage("layers", ("lint-imports", "--no-logo")))
CLIENT = Stage("client", ("python", "tools/client.py", "check"))
SITE = Stage("site", ("python", "tools/site.py"))
TWO = 2  # stages that run beside each other


def whole() -> list[Stage]:
    """Everything; what is compiled only where there is a compiler. What takes long begins early."""
    tests = Stage("tests", ("pytest", "-n", "2"), alone=True)
    if not shutil.which("cc"):
        return [_install("docs"), *LINT, *HOUSE, SITE, CLIENT, tests]
    place = ("python", "tools/compile.py", "--folder", "build/checked")
    build = Stage("compile", (*place, "build", "--games", "brawling", "--level", "0"))
    translate = Stage("translate", ("python", "tools/compile.py", "translate"))
    compiled = Stage("compiled", (*place, "run", "pytest", "-n", "2", *COMPILED), alone=True)
    return [_install("docs", "compile"), *LINT, build, translate, *HOUSE, SITE, CLIENT, tests, compiled]


def _install(*groups: str) -> Stage:
    """Before everything else: no stage finds that another changes what is installed."""
    words = [word for group in groups for word in ("--group", group)]
    return Stage("install", (*words, "python", "-c", ""), alone=True)


def quick() -> list[Stage]:
    """What takes less than a minute once it has run."""
    tests = [name for name in QUICK if (ROOT / name).exists()]
    return [*LINT, *HOUSE, Stage("tests", ("pytest", "-q", *tests), alone=True)]


def needed(arguments: list[str]) -> list[Stage]:
    """What some paths need: the linters for them, types and layers where Python changed, and the tests that look after them."""
    paths = [Path(word) for word in arguments if not word.startswith("-") and (ROOT / word.partition("::")[0]).exists()]
    rest = [word for word in arguments if Path(word) not in paths]  # options of pytest, with what belongs to them
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
    """The tests that look after a path: those of its own name, else those of its folder, or of one above it."""
    if path.parts[0] == "tests":
        return [str(path)]
    if path.parts[0] == "frontend":
        return ["tests/test_client_files.py", "tests/browser"]
    if path.parts[0] in ("docs", "examples") or path.name == "README.md":
        return [
            "tests/test_readme.py",
            "tests/games/test_pages.py",
            "tests/bots/test_docs.py",
            "tests/server/web/test_protocol_page.py",
        ]
    if path.parts[:2] != ("src", "baronage"):  # tools, and what else lies at the top
        return existing(Path("tests"), path.stem)
    inside = Path("tests", *path.parts[2:])
    found = existing(inside.parent, inside.stem) if inside.suffix else []
    while not found:
        found = [str(inside)] if (ROOT / inside).is_dir() else existing(inside.parent, inside.stem)
        inside = inside.parent
    if path.is_relative_to(GAMES) and path != GAMES:  # what holds for every game holds for this one
        found += ["tests/games/test_laws.py", "tests/test_records.py"]
    return found


def existing(folder: Path, stem: str) -> list[str]:
    """The files of tests of that name."""
    return [str(file.relative_to(ROOT)) for file in sorted((ROOT / folder).glob(f"test_{stem}*.py"))]


def run(stages: list[Stage]) -> int:
    """Run them all, in their order, two at a time where they can; gives the exit status."""
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
            done = subprocess.run(_command(rest[0]), cwd=ROOT, check=False).returncode == 0
            ended.append((rest[0], done, time.monotonic() - began))
        del rest[:count]
    lines = [f"  {stage.name}: {'ok' if done else 'FAILED'} ({took:.0f} s)" for stage, done, took in ended]
    print("\n== summary", *lines, sep="\n", flush=True)
    return int(not all(done for _, done, _ in ended))


def _command(stage: Stage) -> list[str]:
    """In full. Only what installs may change what is installed: ./check has done the rest."""
    return [os.environ.get("UV", "uv"), "run", *(() if stage.name == "install" else ("--no-sync",)), *stage.words]


def _run_beside(stage: Stage) -> tuple[Stage, bool, float]:
    """Run one while another runs; what it says is printed in one piece."""
    began = time.monotonic()
    done = subprocess.run(_command(stage), cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    took = time.monotonic() - began
    sys.stdout.write(f"\n== {stage.name}\n{done.stdout.decode(errors='replace')}")
    sys.stdout.flush()
    return stage, done.returncode == 0, took


def main() -> None:
    """Which stages, by the arguments."""
    arguments = sys.argv[1:]
    if not arguments:
        stages = whole()
    elif arguments == ["--quick"]:
        stages = quick()
    else:
        stages = needed(arguments)
        if not stages:
            raise SystemExit(f"nothing looks after {' '.join(arguments)}; ./check runs everything")
    raise SystemExit(run(stages))


if __name__ == "__main__":
    main()
