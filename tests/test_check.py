"""./check with a path runs what that path needs, and nothing else."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def check() -> ModuleType:
    spec = importlib.util.spec_from_file_location("check_stages", ROOT / "tools/check.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["check_stages"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/baronage/engine/match/match.py", ["tests/engine/match/test_match.py"]),
        ("src/baronage/games/fyn", ["tests/games/fyn", "tests/games/test_laws.py", "tests/test_records.py"]),
        ("src/baronage/games/fyn/data.py", ["tests/games/fyn", "tests/games/test_laws.py", "tests/test_records.py"]),
        ("tests/engine/match/test_match.py", ["tests/engine/match/test_match.py"]),
        ("tools/mutate.py", ["tests/test_mutate.py"]),
    ],
)
def test_a_path_is_looked_after_by_the_tests_that_mirror_it(check: ModuleType, path: str, tests: list[str]) -> None:
    assert check.tests_of(Path(path)) == tests


def test_stages_follow_what_is_named(check: ModuleType) -> None:
    def names(*words: str) -> list[str]:
        return [stage.name for stage in check.needed(list(words))]

    assert names("src/baronage/engine/match/match.py") == ["lint", "format", "types", "layers", "tests"]
    assert names("frontend/src/main.tsx") == ["client", "tests"]
    assert names("tests/engine", "-x", "-k", "undo") == ["lint", "format", "types", "layers", "tests"]
    assert check.needed(["tests/engine", "-x", "-k", "undo"])[-1].words == (
        "pytest",
        "tests/engine",
        "-x",
        "-k",
        "undo",
    )
    assert names("docs/design.md") == ["tests"]
    assert names("LICENSE") == []


def test_every_file_of_the_house_has_tests_that_look_after_it(check: ModuleType) -> None:
    for file in sorted((ROOT / "src/baronage").rglob("*.py")):
        path = file.relative_to(ROOT)
        assert all((ROOT / test).exists() for test in check.tests_of(path)), path
        assert check.tests_of(path), path


def test_the_slow_tests_the_site_and_what_is_compiled_are_for_all_alone(
    check: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check.shutil, "which", lambda name: f"/bin/{name}")
    usual, whole = check.usual(), check.everything()
    assert [stage.name for stage in usual] == ["types", "client", "collect", "lint", "format", "layers", "tests"]
    more = {"install", "site", "compile", "translate", "compiled"}
    assert {stage.name for stage in whole} == {stage.name for stage in usual} | more
    assert [stage.name for stage in usual if "--all" in stage.words] == []
    assert [stage.name for stage in whole if "--all" in stage.words] == ["tests", "compiled"]


def test_the_quick_part_names_tests_that_exist(check: ModuleType) -> None:
    assert [name for name in (*check.QUICK, *check.COMPILED) if not (ROOT / name).exists()] == []


def test_stages_run_beside_each_other_and_one_that_fails_is_told(
    check: ModuleType, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The first two each wait for the other; the last has the machine to itself."""
    meet = "import os,sys,time; open(sys.argv[1], 'w').close()\nwhile not os.path.exists(sys.argv[2]): time.sleep(0.01)"
    python = (sys.executable, "-c")
    one, two = str(tmp_path / "one"), str(tmp_path / "two")
    stages = [
        check.Stage("one", (*python, f"{meet}\nprint('here is one')", one, two)),
        check.Stage("two", (*python, f"{meet}\nraise SystemExit(3)", two, one)),
        check.Stage("three", (*python, "print('here is three')"), alone=True),
    ]
    assert check.run(stages) == 1
    assert check.run(stages[2:]) == 0
    told = capfd.readouterr().out
    assert "== one\nhere is one\n" in told
    assert told.index("  one: ok") < told.index("  two: FAILED") < told.index("  three: ok")
