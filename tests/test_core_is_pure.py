"""engine, games and bots need nothing outside the standard library; and only steps ask of what kind a frame is."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

from baronage.engine.core.state import SimultaneousStep, Step
from tests.sources import statements

SRC = Path(__file__).resolve().parent.parent / "src"
CORE = ["engine", "games", "bots"]
# Names for the optional compiler, with a stand-in for when they are missing.
FORGIVEN = {("baronage.engine.core.mypyc_compat", "mypy_extensions")}

# Run with -I -S: no site-packages, no environment variables, no current folder on the path.
IMPORT_ALL = """
import importlib, importlib.util, pkgutil, sys
sys.path.insert(0, sys.argv[1])
assert importlib.util.find_spec("pytest") is None, "site-packages are not hidden"
for name in sys.argv[2:]:
    package = importlib.import_module(name)
    print(name)
    for module in pkgutil.walk_packages(package.__path__, name + "."):
        importlib.import_module(module.name)
        print(module.name)
"""


def core_packages() -> list[str]:
    return [f"baronage.{name}" for name in CORE if (SRC / "baronage" / name / "__init__.py").exists()]


def core_files() -> list[Path]:
    return [SRC / "baronage/__init__.py", *(file for name in CORE for file in (SRC / "baronage" / name).rglob("*.py"))]


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


def test_every_module_imports_without_site_packages() -> None:
    command = [sys.executable, "-I", "-S", "-c", IMPORT_ALL, str(SRC), *core_packages()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    imported = set(done.stdout.split())
    assert "baronage.engine" in imported
    # A folder that lacks its __init__.py would be passed over in silence.
    assert imported == {module_name(file) for file in core_files()} - {"baronage"}


def test_no_import_leaves_the_standard_library() -> None:
    """Also those inside functions and those that a try would forgive."""
    allowed = sys.stdlib_module_names | {"baronage"}
    outside = [
        (module_name(file), name)
        for file in core_files()
        for node in statements(ast.parse(file.read_text(encoding="utf-8")))
        for name in imported_by(node)
        if name.partition(".")[0] not in allowed
    ]
    assert set(outside) == FORGIVEN


def imported_by(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.level == 0:
        return [node.module or ""]
    return []


# --- frames ---------------------------------------------------------------------------------------------------------


# What may ask of what kind a frame is: what frames are made of; and where clocks of several are told apart.
FRAMES = ("engine/core/state.py", "engine/core/simultaneous.py", "server/table/clocks.py")


def outside_steps() -> list[Path]:
    """The modules of games beside their steps, and of all who let games be played."""
    folders = [SRC / "baronage/pennies", *(SRC / "baronage/games").iterdir()]
    around = [
        file
        for part in ("engine", "bots", "coach", "terminal", "server")
        for file in (SRC / "baronage" / part).rglob("*.py")
        if file.relative_to(SRC / "baronage").as_posix() not in FRAMES and "migrations" not in file.parts
    ]
    return around + [
        file
        for folder in folders
        if folder.is_dir()
        for file in folder.rglob("*.py")
        if not {"steps", "table", "self_harm"} & {file.stem, *file.relative_to(folder).parts[:-1]}
    ]


def frames_asked_for(source: str, names: dict[str, Any]) -> list[str]:
    """The frames, or tuples of them, by which `isinstance` or `type(...) is` asks in a module that has these names."""
    return [
        name.id
        for node in ast.walk(ast.parse(source))
        if asks_for_kind(node)
        for name in ast.walk(node)
        if isinstance(name, ast.Name) and is_frame(names.get(name.id))
    ]


def asks_for_kind(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare):
        types = [it for it in (node.left, *node.comparators) if isinstance(it, ast.Call) and is_call_of("type", it)]
        return bool(types) and isinstance(node.ops[0], (ast.Is, ast.IsNot, ast.Eq, ast.NotEq))
    return is_call_of("isinstance", node)


def is_call_of(name: str, node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def is_frame(value: object) -> bool:
    if isinstance(value, tuple):
        return any(map(is_frame, value))
    return isinstance(value, type) and issubclass(value, Step)


def test_only_steps_and_tables_ask_of_what_kind_a_frame_is() -> None:
    """The table data of a game differs by decision. Others ask the frame, look it up (`on_top`, `find`) or go by kind."""
    files = outside_steps()
    assert len(files) > 400
    asked = {}
    for file in files:
        source = file.read_text(encoding="utf-8")
        if "isinstance(" in source or "type(" in source:
            names = vars(importlib.import_module(module_name(file)))
            asked[module_name(file)] = frames_asked_for(source, names)
    assert {module: frames for module, frames in asked.items() if frames} == {}


# What is said of a decision stands with its verbs and in catalogues: a game has no module of its own for it.
GONE = ("refusals", "objections", "labels", "prompts", "telling", "purposes", "clicks")


def test_words_of_decisions_have_no_modules_of_their_own() -> None:
    games = [SRC / "baronage/pennies", SRC / "baronage/games"]
    files = [file for folder in games for file in folder.rglob("*.py")]
    assert len(files) > 300
    assert [str(file) for file in files if file.stem in GONE] == []


def test_a_frame_asked_for_is_found() -> None:
    names = {"Step": Step, "Sheets": SimultaneousStep, "Path": Path, "CALM": (Step, SimultaneousStep)}
    assert frames_asked_for("isinstance(top, Sheets) or isinstance(top, (Path, Step))", names) == ["Sheets", "Step"]
    assert frames_asked_for("isinstance(top, CALM) or type(top) is Step", names) == ["CALM", "Step"]
    assert frames_asked_for("isinstance(top, Path), type(top) in {Step: 1}, s.on_top(Step)", names) == []
