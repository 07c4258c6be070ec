"""The markers of conftest.py, tried on a small project."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.slow import slow_after

PAGE = """# Toy
- **TOY-1.01** Roll one die.
- **TOY-1.02** See **TOY-1.03**.

| **TOY-1.03** | a row |
|---|---|
"""
GOOD = """import pytest

@pytest.mark.rule("TOY-1.01")
def test_roll():
    pass

@pytest.mark.rule("TOY-1.03", "OTHER-9.99")
def test_row():
    pass
"""
SLOW = """import pytest

@pytest.mark.slow
@pytest.mark.rule("TOY-1.02")
def test_see():
    pass

@pytest.fixture(params=["quick", pytest.param("double", marks=pytest.mark.slow)])
def kind(request):
    return request.param

def test_kind(kind):
    pass
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    page = tmp_path / "src/baronage/games/toy/RULES.md"
    page.parent.mkdir(parents=True)
    page.write_text(PAGE)
    (tmp_path / "tests").mkdir()
    shutil.copy(Path(__file__).parent / "conftest.py", tmp_path / "tests")
    (tmp_path / "tests/test_toy.py").write_text(GOOD)
    ini = "[pytest]\ntestpaths = tests\nmarkers =\n  rule(*ids): the rules\n  slow: slow\n"
    (tmp_path / "pytest.ini").write_text(ini)
    return tmp_path


def run(project: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run pytest without the plugins that are installed, which take seconds to load."""
    plugins = ["-p", "xdist.plugin"] if "-n" in args else []
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *plugins, *args]
    settings = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=project, env=settings, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("args", slow_after(1, [[], ["-n", "1"]]), ids=["alone", "xdist"])
def test_the_whole_suite_reports_the_rules_without_a_test(project: Path, args: list[str]) -> None:
    done = run(project, *args)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "toy: 2 of 3; none for TOY-1.02\n" in done.stdout


@pytest.mark.parametrize(
    "args",
    slow_after(0, [["-k", "roll"], ["-n", "1", "-k", "roll"], ["tests/test_toy.py"]]),
    ids=["deselected", "xdist", "one file"],
)
def test_a_part_of_the_suite_reports_nothing(project: Path, args: list[str]) -> None:
    done = run(project, *args)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "toy:" not in done.stdout


@pytest.mark.parametrize("args", slow_after(1, [[], ["-n", "1"]]), ids=["alone", "xdist"])
def test_an_unknown_rule_is_an_error(project: Path, args: list[str]) -> None:
    (project / "tests/test_toy.py").write_text(GOOD.replace("TOY-1.03", "TOY-1.04"))
    done = run(project, *args)
    assert done.returncode != 0
    assert "test_row: no RULES.md defines the rule 'TOY-1.04'" in done.stdout


@pytest.mark.parametrize(
    ("args", "counts"),
    slow_after(
        1, [([], "3 passed, 2 deselected"), (["--all"], "5 passed"), (["tests/test_slow.py::test_see"], "1 passed")]
    ),
)
def test_slow_tests_run_when_all_do_or_their_file_is_named(project: Path, args: list[str], counts: str) -> None:
    """Their rules count as tested in either case."""
    (project / "tests/test_slow.py").write_text(SLOW)
    done = run(project, *args)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f" {counts} in " in done.stdout
    assert ("toy: 3 of 3\n" in done.stdout) is not any(arg.startswith("tests/") for arg in args)
