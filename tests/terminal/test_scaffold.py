"""`baronage new`: a package that plays, keeps the laws and passes the types, and is found once it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import baronage
from baronage.engine.core.errors import BadSetup
from baronage.terminal.scaffold import write_game


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game("harvest_moon", tmp_path_factory.mktemp("games"))


def run(made: Path, *words: str) -> subprocess.CompletedProcess[str]:
    settings = os.environ | {"PYTHONPATH": str(made / "src"), "BARONAGE_GAMES": "harvest_moon"}
    return subprocess.run([sys.executable, "-m", *words], cwd=made, env=settings, capture_output=True, text=True)


def test_it_plays_and_keeps_all_laws(made: Path) -> None:
    done = run(made, "baronage", "fuzz", "harvest_moon", "--each", "5", "--processes", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    done = run(made, "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_it_passes_the_types(made: Path) -> None:
    done = run(made, "mypy", "--cache-dir", str(made / ".cache"))
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_speaks_of_itself_alone(made: Path) -> None:
    for file in made.rglob("*"):
        if file.suffix in (".py", ".ftl", ".toml"):
            text = file.read_text()
            assert "Pennies" not in text
            assert "PEN-" not in text
            assert "baronage.pennies" not in text
            assert "baronage.engine" not in text, "one import is enough for an author"


def test_an_installed_package_is_found_by_its_entry_point(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = made / "src" / "harvest_moon-0.1.0.dist-info"
    data.mkdir()
    (data / "METADATA").write_text("Metadata-Version: 2.1\nName: harvest-moon\nVersion: 0.1.0\n")
    (data / "entry_points.txt").write_text("[baronage.games]\nharvest_moon = harvest_moon\n")
    monkeypatch.syspath_prepend(str(made / "src"))
    baronage.games._games.cache_clear()
    try:
        assert "harvest_moon" in baronage.games()
        assert baronage.games()["harvest_moon"].title == "Harvest Moon"
    finally:
        monkeypatch.undo()
        baronage.games._games.cache_clear()
    assert "harvest_moon" not in baronage.games()


@pytest.mark.parametrize("name", ["Harvest", "1st", "class", "a", "brawling", "../up", "x" * 40])
def test_a_name_that_can_not_be_one_writes_nothing(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup):
        write_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays(made: Path) -> None:
    with pytest.raises(BadSetup, match="is there already"):
        write_game("harvest_moon", made.parent)
