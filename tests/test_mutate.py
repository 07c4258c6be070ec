"""tools/mutate.py makes faults that are faults, the same from the same seed, and tells those found from those that escaped."""

from __future__ import annotations

import ast
import importlib.util
import sys
import textwrap
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent

# The modules of a game that the engine asks for by their names.
ASKED_FOR = {
    "__init__",
    "auto_answers",
    "meta",
    "notation",
    "campaign_files",
    "state",
    "nodes",
    "turn_notation",
    "verbs",
}

SOURCE = '''"""Ünusual."""
LIMIT = 3


def fits(size: int, room: int) -> bool:
    """Ä thing fits."""
    if not size and room:
        return True
    return size <= room


def pairs(one: str, two: str) -> object:
    return zip(one, two, strict=True)
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


@pytest.mark.parametrize("name", ["brawling", pytest.param("server", marks=pytest.mark.slow)])
def test_a_sample_can_be_made_again_and_is_still_python(mutate: ModuleType, name: str) -> None:
    faults = mutate.chosen(name, 25, 7)
    assert faults == mutate.chosen(name, 25, 7)
    assert faults != mutate.chosen(name, 25, 8)
    assert len({(fault.file, fault.line) for fault in faults}) == 25
    for fault in faults:
        source = (ROOT / fault.file).read_text()
        assert fault.applied(source) != source
        ast.parse(fault.applied(source))


def a_project(folder: Path, test: str) -> Path:
    """A project of one file with one file of tests."""
    project = folder / "project"
    (project / "src").mkdir(parents=True)
    (project / "tests").mkdir()
    (project / "src/room.py").write_text(SOURCE)
    (project / "tests/test_room.py").write_text(textwrap.dedent(test))
    return project


@pytest.mark.slow
def test_what_no_test_looks_at_escapes(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    project = a_project(tmp_path, "from room import fits\n\ndef test_room():\n    assert not fits(3, 2)\n")
    monkeypatch.setattr(mutate, "ROOT", project)
    monkeypatch.setattr(mutate, "COPIED", ("src", "tests"))
    faults = mutate.faults_in("src/room.py", SOURCE)[-3::2]  # not size or room; size < room
    assert mutate.tried(faults, ["tests"], 1, tmp_path / "work") == faults[1:]
    told = capsys.readouterr().out
    assert "found by tests/test_room.py::test_room: src/room.py:7\n" in told
    assert "ESCAPED src/room.py:9\n  - return size <= room\n  + return size < room" in told


@pytest.mark.slow
def test_tests_that_are_left_out_find_nothing(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = a_project(tmp_path, "from room import fits\n\ndef test_room():\n    assert fits(2, 2)\n")
    (project / "tests/test_slow.py").write_text("from room import fits\n\ndef test_slow():\n    assert fits(0, 2)\n")
    monkeypatch.setattr(mutate, "ROOT", project)
    monkeypatch.setattr(mutate, "COPIED", ("src", "tests"))
    faults = mutate.faults_in("src/room.py", SOURCE)[-2:]  # return False; size < room
    assert mutate.tried(faults, ["tests"], 1, tmp_path / "all") == []
    assert mutate.tried(faults, ["tests"], 1, tmp_path / "some", ["tests/test_slow.py"]) == faults[:1]


@pytest.mark.slow
def test_a_test_that_fails_now_and_then_finds_nothing(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = a_project(
        tmp_path,
        """
        from pathlib import Path
        from room import fits

        def test_that_fails_the_second_time():
            fits(3, 2)
            count = Path("count")
            seen = int(count.read_text()) if count.exists() else 0
            count.write_text(str(seen + 1))
            assert seen != 1

        def test_room():
            assert fits(2, 2)
        """,
    )
    monkeypatch.setattr(mutate, "ROOT", project)
    monkeypatch.setattr(mutate, "COPIED", ("src", "tests"))
    faults = mutate.faults_in("src/room.py", SOURCE)[-2:]  # return False, which nothing looks at; size < room
    assert mutate.tried(faults, ["tests"], 1, tmp_path / "work") == faults[:1]


FAILS_ONCE = """
    from pathlib import Path

    def test_that_fails_the_first_time():
        count = Path("count")
        first = not count.exists()
        count.write_text("seen")
        assert not first
    """


@pytest.mark.slow
def test_what_fails_before_there_is_a_fault_is_left_out_if_it_passes_alone(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutate, "ROOT", a_project(tmp_path, FAILS_ONCE))
    monkeypatch.setattr(mutate, "COPIED", ("src", "tests"))
    base = mutate.Copy(tmp_path / "work", ["tests"]).base(["src"])
    assert base.unsteady == ["tests/test_room.py::test_that_fails_the_first_time"]
    assert "left out, since it fails now and then: tests/test_room.py::test_that_fails" in capsys.readouterr().out


@pytest.mark.slow
def test_what_fails_twice_before_there_is_a_fault_ends_it_all(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutate, "ROOT", a_project(tmp_path, "def test_that_fails():\n    assert False\n"))
    monkeypatch.setattr(mutate, "COPIED", ("src", "tests"))
    with pytest.raises(SystemExit, match=r"fail on the original code: tests/test_room\.py::test_that_fails"):
        mutate.Copy(tmp_path / "work", ["tests"]).base(["src"])


@pytest.mark.slow
def test_those_that_run_the_line_and_little_else_are_asked_first(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = a_project(
        tmp_path,
        """
        import pytest
        from room import fits, pairs

        def test_all():
            assert pairs("a", "b") and fits(0, 1) and fits(1, 1)

        @pytest.mark.parametrize("size", [1, 2], ids=["a|b", "c"])
        def test_size(size):
            assert fits(size, 3)

        def test_pairs():
            assert pairs("a", "b")
        """,
    )
    monkeypatch.setattr(mutate, "ROOT", project)
    monkeypatch.setattr(mutate, "COPIED", ("src", "tests"))
    base = mutate.Copy(tmp_path / "work", ["tests"]).base(["src"])
    *_, empty, last = mutate.faults_in("src/room.py", SOURCE)
    file = "tests/test_room.py"
    assert base.attempts(empty) == [f"{file}::test_all"]
    assert base.attempts(last) == [f"{file}::test_size[a|b]", f"{file}::test_size[c]", f"{file}::test_all"]


def test_of_a_line_that_no_test_runs_the_tests_of_its_folder_are_asked_first(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tmp_path / "project"
    (project / "src/hall/house").mkdir(parents=True)
    (project / "tests/house").mkdir(parents=True)
    (project / "src/hall/house/room.py").write_text(SOURCE)
    monkeypatch.setattr(mutate, "ROOT", project)
    monkeypatch.setattr(mutate, "COPIED", ("src", "tests"))
    copy, asked = mutate.Copy(tmp_path / "work", ["tests"]), []
    monkeypatch.setattr(copy, "run", lambda tests, *_: asked.append(tests))
    (fault, *_) = mutate.faults_in("src/hall/house/room.py", SOURCE)
    assert copy.finder(fault, 3, mutate.Base([], {})) is None
    assert asked == [["tests/house"], ["tests"]]


@pytest.mark.slow
def test_tests_that_have_other_names_with_a_fault_are_asked_all_the_same(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = a_project(
        tmp_path,
        """
        import pytest
        from room import fits

        @pytest.mark.parametrize("room", [2], ids=[str(fits(2, 2))])
        def test_named(room):
            fits(2, room)
        """,
    )
    monkeypatch.setattr(mutate, "ROOT", project)
    monkeypatch.setattr(mutate, "COPIED", ("src", "tests"))
    faults = mutate.faults_in("src/room.py", SOURCE)[-1:]
    assert mutate.tried(faults, ["tests"], 1, tmp_path / "work") == faults


@pytest.mark.slow
def test_tests_that_never_end_find_a_fault_and_those_that_only_wait_do_not(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = a_project(
        tmp_path,
        """
        from time import sleep
        from room import fits

        def test_room():
            while not fits(2, 2):
                pass
            while not fits(0, 1):
                sleep(1)
        """,
    )
    monkeypatch.setattr(mutate, "ROOT", project)
    monkeypatch.setattr(mutate, "COPIED", ("src", "tests"))
    waits, turns = mutate.faults_in("src/room.py", SOURCE)[-2:]
    copy = mutate.Copy(tmp_path / "work", ["tests"])
    base = copy.base(["src"])
    assert copy.finder(turns, 3, base) == mutate.ENDLESS
    copy.patience = 3
    assert copy.finder(waits, 3, base) == mutate.WAITED


def test_what_bots_think_is_no_rule(mutate: ModuleType) -> None:
    """A file that only bots, words and pictures read is left alone: no rule is broken when it errs."""
    for game in ("barony", "brawling", "fyn", "protectors", "yuan"):
        touched, _ = mutate.part(game)
        read = {name for file in touched for name in imported(file)}
        for file in touched:
            name = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
            assert name in read or file.stem in ASKED_FOR, f"{name} is read by no rule"


def imported(file: Path) -> set[str]:
    """The modules that a file imports, by their full names."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found
