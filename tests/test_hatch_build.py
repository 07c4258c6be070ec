"""What the build of the package does: a wheel is compiled where that can be and is wanted; and the README where the package is
described leads somewhere."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from importlib.metadata import version as installed
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """hatch_build.py without hatchling, which only builds have."""
    for name in ("builders.hooks.plugin.interface", "metadata.plugin.interface"):
        module = ModuleType(f"hatchling.{name}")
        sys.modules.setdefault(f"hatchling.{name}", module)
        vars(module)["BuildHookInterface"] = dict
        vars(module)["MetadataHookInterface"] = dict
    for name in ("hatchling", "hatchling.builders", "hatchling.builders.hooks", "hatchling.builders.hooks.plugin"):
        sys.modules.setdefault(name, ModuleType(name))
    for name in ("hatchling.metadata", "hatchling.metadata.plugin"):
        sys.modules.setdefault(name, ModuleType(name))
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_with_an_address_every_picture_and_page_has_its_whole_address(build: ModuleType) -> None:
    text = build.described(README, "https://files.example/abc")
    assert "](https://files.example/abc/docs/pictures/fyn.png)" in text
    assert re.findall(r"\]\((?!https?:|#)[^)]+\)", text) == []


def test_without_an_address_nothing_leads_nowhere(build: ModuleType) -> None:
    text = build.described(README, "")
    assert re.findall(r"\]\((?!https?:|#)[^)]+\)", text) == []
    assert "![" not in text
    assert "./play      # open Baronage in your browser" in text
    assert "|---|---|---|\n| *Brawling Barons* |" in text
    assert "| | |" not in text


# --- compiled wheels ------------------------------------------------------------------------------------------------


class Tool(SimpleNamespace):
    """tools/compile.py, on a machine with a compiler or without; it compiles at once."""

    LEVEL = "1"
    has: bool
    fails: bool = False

    def has_compiler(self) -> bool:
        return self.has

    def games(self) -> list[str]:
        return ["pennies"]

    def compile_copy(self, folder: Path, names: list[str], level: str) -> list[Path]:
        if self.fails:
            raise subprocess.CalledProcessError(1, "mypyc")
        made = folder / "baronage/games/pennies/state.cpython-311.so"
        made.parent.mkdir(parents=True)
        made.write_text(f"{names} {level}")
        return [made]


def wheel_of(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, compiler: bool, version: str = "standard", fails: bool = False
) -> Any:
    """What the hook tells hatchling, and what it needs for that."""
    monkeypatch.setattr(build, "tool", lambda root, name: Tool(has=compiler, fails=fails))
    monkeypatch.setenv("BARONAGE_SKIP_WEB", "1")
    hook = build.PackageHook()
    hook.root, hook.target_name = str(ROOT), "wheel"
    told: dict[str, Any] = {"force_include": {}, "pure_python": True}
    hook.initialize(version, told)
    return hook, told


def test_where_there_is_a_compiler_the_wheel_holds_what_was_compiled(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BARONAGE_PURE", raising=False)
    hook, told = wheel_of(build, monkeypatch, compiler=True)
    ((source, target),) = told["force_include"].items()
    assert target == "baronage/games/pennies/state.cpython-311.so"
    assert Path(source).read_text() == "['pennies'] 1"
    assert (told["pure_python"], told["infer_tag"]) == (False, True)
    assert any(it.startswith("mypy[mypyc]") for it in hook.dependencies())
    hook.finalize("standard", told, "")
    assert not Path(source).exists()


@pytest.mark.parametrize(
    ("compiler", "pure", "version"), [(False, "", "standard"), (True, "1", "standard"), (True, "", "editable")]
)
def test_else_it_is_pure(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, compiler: bool, pure: str, version: str
) -> None:
    monkeypatch.setenv("BARONAGE_PURE", pure)
    hook, told = wheel_of(build, monkeypatch, compiler, version)
    assert told == {"force_include": {}, "pure_python": True}
    assert bool(hook.dependencies()) == (version == "editable"), "nothing is fetched that is not needed"


def test_what_could_not_be_compiled_is_installed_as_it_is(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("BARONAGE_PURE", raising=False)
    _, told = wheel_of(build, monkeypatch, compiler=True, fails=True)
    assert told == {"force_include": {}, "pure_python": True}
    assert "could not be compiled" in capfd.readouterr().err


def test_what_compiles_a_wheel_is_what_compiles_here(build: ModuleType) -> None:
    asked = {it.partition("[")[0].partition("=")[0]: it for it in build.COMPILER}
    assert f"=={installed('mypy')}" in asked["mypy"]


def test_what_a_build_makes_of_the_python_code_needs_no_other_package(tmp_path: Path) -> None:
    """The build has hatchling and node alone: what they write is all that is imported as more than a type."""
    code = f"from tools import make_frontend as it; from pathlib import Path; it.write(Path({str(tmp_path)!r}), it.assets())"
    subprocess.run([sys.executable, "-S", "-c", code], cwd=ROOT, check=True)
    made = {file.name for file in tmp_path.iterdir()}
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "frontend/src").rglob("*.[tc]s*"))
    imported = re.findall(r"""(?<!type )(?:\{[^}]*\} from |@import |import\()"(?:\.\./)+generated/([^"]+)""", source)
    assert {"look.ts", "theme.css", "words-en.ts", "words-fr-pages.ts"} <= made
    assert set(imported) <= made


def test_the_client_is_built_by_the_tool_or_the_build_fails(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    status = 0

    def tool(_root: Path, name: str) -> SimpleNamespace:
        asked.append(name)
        return SimpleNamespace(build=lambda: status)

    monkeypatch.setattr(build, "tool", tool)
    build.build_client(ROOT)
    assert asked == ["client"]
    status = 1
    with pytest.raises(RuntimeError, match="BARONAGE_SKIP_WEB"):
        build.build_client(ROOT)
