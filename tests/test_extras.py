"""Each extra, installed alone, is enough for what the documentation promises of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
UV = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".uv/bin/uv")
EXPERIMENT = 'game = "brawling"\nbots = ["random"]\ngames = 2\nseats = 2\nseed = 1\n'
HELLO = (
    '{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}, '
    '"clientInfo": {"name": "test", "version": "1"}}}\n'
)
ENVIRONMENTS = """
import gymnasium, baronage.envs
baronage.envs.raw_env("brawling", seats=2, render_mode="rgb_array").reset(seed=7)
baronage.envs.vector_env("brawling", count=2)
env = gymnasium.make("Baronage/Brawling-v0", opponents="heuristic", render_mode="rgb_array")
env.reset(seed=7)
env.render()
"""
OPEN_SPIEL = """
import pyspiel, baronage.envs.spiel
pyspiel.load_game("baronage_brawling")
"""
# What is named cannot be imported; then the command.
WITHOUT = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
from baronage.__main__ import main
sys.argv[1:] = sys.argv[2:]
main()
"""
# Of each extra: the commands and what is written to them, the exit status, and a part of what they say.
PROMISED: dict[str, list[tuple[list[str], str, int, str]]] = {
    "serve": [
        (["baronage", "ratings", "--recount"], "", 0, "0 tables"),
        (["baronage", "check-tables"], "", 0, ""),
        (["baronage", "play", "brawling"], "", 0, "Brawling"),
        (["baronage", "simulate", "brawling", "--games", "2"], "", 0, "heuristic"),
        (["baronage", "tournament", "brawling", "--players", "random,heuristic", "--games", "2"], "", 0, "random"),
    ],
    "rl": [
        (["python", "-c", ENVIRONMENTS], "", 0, ""),
        (["baronage", "lab", "train", "dmc", "brawling", "--out", "out"], "", 2, "training needs PyTorch"),
        (["baronage", "serve"], "", 2, "baronage[serve]"),
    ],
    "spiel": [
        (["python", "-c", OPEN_SPIEL], "", 0, ""),
        (["baronage", "lab", "exploitability", "heuristic", "yuan_small", "--samples", "1"], "", 0, "0.500"),
    ],
    "lab": [
        (["baronage", "lab", "run", "exp.toml", "--out", "results"], "", 0, "digest"),
        (["baronage", "lab", "report", "results"], "", 0, "written"),
        (["baronage", "lab", "first-seat", "brawling", "--games", "10", "--bots", "random"], "", 0, "unclear"),
        (["baronage", "tournament", "brawling", "--players", "random,heuristic", "--games", "2"], "", 0, "random"),
    ],
    "mcp": [
        (["baronage", "mcp"], HELLO, 0, "serverInfo"),
        (["baronage", "tournament", "brawling", "--players", "random,heuristic"], "", 2, "baronage[lab]"),
    ],
}


@pytest.mark.slow
@pytest.mark.parametrize("extra", PROMISED)
def test_an_extra_alone_does_what_is_promised(extra: str, tmp_path: Path) -> None:
    if extra == "spiel" and sys.platform == "win32":
        pytest.skip("OpenSpiel is not made for this system")
    place = tmp_path / "environment"
    told = {**os.environ, "BARONAGE_PURE": "1"}
    told |= {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "UV_CACHE_DIR": _cache()}
    pins = subprocess.run([sys.executable, "tools/pin.py", "show", extra], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    for step, lines in (
        (("venv", str(place)), b""),
        (("pip", "install", "--python", str(place), "--constraints", "requirements.txt", "-r", "-"), pins.stdout),
        (("pip", "install", "--python", str(place), "--no-deps", "-r", "-"), b"-e ."),
    ):
        subprocess.run([UV, *step, "--quiet"], cwd=ROOT, env=told, input=lines, check=True)
    (tmp_path / "exp.toml").write_text(EXPERIMENT)
    programs = place / ("Scripts" if sys.platform == "win32" else "bin")
    for words, written, status, said in PROMISED[extra]:
        done = subprocess.run(
            [str(programs / words[0]), *words[1:]],
            cwd=tmp_path,
            env=told,
            input=written,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == status, done.stderr
        assert said in done.stdout + done.stderr


def _cache() -> str:
    return subprocess.run([UV, "cache", "dir"], capture_output=True, text=True, check=True).stdout.strip()


def without(modules: str, *words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run the command where these modules can't be imported."""
    command = [sys.executable, "-c", WITHOUT, modules, *words]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def names(extra: str) -> set[str]:
    """What an extra installs, as it is imported."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    return {re.split(r"[\[>;]", it)[0].replace("-", "_").lower() for it in extras[extra]}


def test_an_experiment_needs_nothing_that_only_a_server_needs(tmp_path: Path) -> None:
    (tmp_path / "exp.toml").write_text(EXPERIMENT)
    missing = ",".join(sorted(names("serve") - names("lab")))
    assert "fastapi" in missing
    for words in (["lab", "run", "exp.toml", "--out", "results"], ["lab", "report", "results"]):
        done = without(missing, *words, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "results/report.html").is_file()


@pytest.mark.parametrize(
    ("module", "extra", "words"),
    [
        ("openskill", "lab", ["tournament", "brawling", "--players", "random,heuristic"]),
        ("mcp", "mcp", ["mcp"]),
        ("pyspiel", "spiel", ["lab", "exploitability", "heuristic"]),
    ],
)
def test_a_missing_module_names_its_extra(module: str, extra: str, words: list[str], tmp_path: Path) -> None:
    done = without(module, *words, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr == f"baronage: this needs {module}: python -m pip install 'baronage[{extra}]'\n"


def test_a_missing_module_of_no_extra_is_a_fault(tmp_path: Path) -> None:
    assert (
        without(
            "baronage.lab.tournament", "tournament", "brawling", "--players", "random,heuristic", cwd=tmp_path
        ).returncode
        == 70
    )


def test_importing_the_package_loads_nothing_heavy() -> None:
    """It takes at most 0.1 s. What is counted are the modules, which a busy machine doesn't change."""
    command = [sys.executable, "-c", "import sys, baronage; print(*sys.modules, sep='\\n')"]
    loaded = set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())
    heavy = {"asyncio", "difflib", "email", "http", "importlib.metadata", "importlib.resources", "logging", "numpy"}
    heavy |= {"ssl", "tempfile", "urllib.request", "xml.sax", "baronage.bots", "baronage.engine.game.table_svg"}
    assert not loaded & heavy
