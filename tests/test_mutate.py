"""tools/mutate.py makes faults that are faults, the same from the same seed, and tells those found from those that escaped."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent

SOURCE = '''"""Ünusual."""
LIMIT = 3


def fits(size: int, room: int) -> bool:
    """Ä thing fits."""
    if not size and room:
        return True
    return size <= room
'''


@pytest.fixture(scope="module")
def mutate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutate", ROOT / "tools/mutate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutate"] = module
    spec.loader.exec_module(module)
    return module


def test_each_fault_is_one_change_inside_a_function(mutate: ModuleType) -> None:
    changed = [fault.applied(SOURCE) for fault in mutate.faults_in("a.py", SOURCE)]
    lines = [
        (old, new)
        for text in changed
        for old, new in zip(SOURCE.splitlines(), text.splitlines(), strict=True)
        if old != new
    ]
    assert lines == [
        ("    if not size and room:", "    if size and room:"),
        ("    if not size and room:", "    if not size:"),
        ("    if not size and room:", "    if not size or room:"),
        ("        return True", "        return False"),
        ("    return size <= room", "    return size < room"),
    ]


@pytest.mark.parametrize("name", ["brawling", "server"])
def test_a_sample_can_be_made_again_and_is_still_python(mutate: ModuleType, name: str) -> None:
    faults = mutate.chosen(name, 25, 7)
    assert faults == mutate.chosen(name, 25, 7)
    assert faults != mutate.chosen(name, 25, 8)
    assert len({(fault.file, fault.line) for fault in faults}) == 25
    for fault in faults:
        source = (ROOT / fault.file).read_text()
        assert fault.applied(source) != source
        ast.parse(fault.applied(source))


def test_what_no_test_looks_at_escapes(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    project, work = tmp_path / "project", tmp_path / "work"
    (project / "src").mkdir(parents=True)
    (project / "tests").mkdir()
    (project / "src/room.py").write_text(SOURCE)
    (project / "tests/test_room.py").write_text(
        "from room import fits\n\ndef test_room():\n    assert not fits(3, 2)\n"
    )
    monkeypatch.setattr(mutate, "ROOT", project)
    monkeypatch.setattr(mutate, "COPIED", ("src", "tests"))
    faults = mutate.faults_in("src/room.py", SOURCE)[-3::2]  # not size or room; size < room
    assert mutate.tried(faults, ["tests"], 1, work) == faults[1:]
    assert "ESCAPED src/room.py:9\n  - return size <= room\n  + return size < room" in capsys.readouterr().out
