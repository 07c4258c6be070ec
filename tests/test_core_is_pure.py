"""engine, games and bots need nothing outside the standard library."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parent.parent / "src"
CORE = ["engine", "games", "bots"]
# Names for the optional compiler, with a stand-in for when they are missing.
FORGIVEN = {("baronage.engine.compiled", "mypy_extensions")}

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


@pytest.mark.parametrize("file", core_files(), ids=module_name)
def test_no_import_leaves_the_standard_library(file: Path) -> None:
    """Also those inside functions and those that a try would forgive."""
    allowed = sys.stdlib_module_names | {"baronage"}
    outside = [
        name
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for name in imported_by(node)
        if name.partition(".")[0] not in allowed and (module_name(file), name) not in FORGIVEN
    ]
    assert outside == []


def imported_by(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.level == 0:
        return [node.module or ""]
    return []
