"""The README where the package is described: its pictures and links lead somewhere, or are left out."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

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
    assert "./play      # the table, in your browser" in text
    assert "|---|---|---|\n| *Brawling Barons* |" in text
    assert "| | |" not in text
