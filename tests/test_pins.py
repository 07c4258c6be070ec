"""requirements.txt pins every dependency with its hashes, and ./play and ./check install from it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import pin

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT / "tools/pin.py"
PINS = (ROOT / "requirements.txt").read_text(encoding="utf-8")
KNOWN = pin.sources()


@pytest.mark.parametrize("name", KNOWN)
def test_the_pins_cover_what_an_extra_or_a_group_needs(name: str) -> None:
    for line in pin.requirements([name], KNOWN):
        wanted = Requirement(line)
        found = [Requirement(it) for it in re.findall(r"^(\S+==[^\\\n]+)", pin.pinned(line, PINS), re.M)]
        assert {canonicalize_name(it.name) for it in found} == {canonicalize_name(wanted.name)}
        for it in found:
            version = str(it.specifier).removeprefix("==")
            assert wanted.specifier.contains(version), f"{line} isn't met by {it}: .venv/bin/python tools/pin.py"


def test_every_pin_has_hashes_and_no_address() -> None:
    pin_lines = re.findall(r"^\S+==.*$", PINS, re.M)
    assert len(pin_lines) > 100
    assert all(line.endswith(" \\") for line in pin_lines), "a version without a hash"
    rest = [line for line in PINS.splitlines() if line not in pin_lines]
    assert [line for line in rest if not re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line)] == []
    assert not re.search(r"://|--index|--find-links| @ ", PINS)


def test_the_compiler_of_wheels_is_the_one_that_is_pinned() -> None:
    listed = re.search(r'COMPILER = \("mypy\[mypyc\](==[\d.]+)"', (ROOT / "hatch_build.py").read_text(encoding="utf-8"))
    assert listed is not None
    assert f"mypy{listed[1]} " in PINS


def test_a_name_that_is_no_extra_or_group_is_refused() -> None:
    done = subprocess.run([sys.executable, TOOL, "show", "nope"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "pyproject.toml has no extra or group nope\n"


@pytest.mark.parametrize("script", ["play", "check"])
def test_the_scripts_install_from_the_pins(script: str) -> None:
    assert "tools/install" in (ROOT / script).read_text(encoding="utf-8")
    installing = (ROOT / "tools/install").read_text(encoding="utf-8")
    assert "--require-hashes --constraints requirements.txt" in installing
    assert "--require-build-hashes --build-constraints requirements.txt" in installing
