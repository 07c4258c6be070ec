"""The recipe for training (examples/learn.py) learns, on a small budget. PyTorch is no part of what the tests install."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).resolve().parents[3] / "examples/learn.py"


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_the_recipe_learns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Little imitation and few games of its own are enough to win most games against random moves."""
    pytest.importorskip("torch")
    contrib: Any = pytest.importorskip("sb3_contrib")
    spec = importlib.util.spec_from_file_location("learn", FILE)
    assert spec is not None
    assert spec.loader is not None
    learn = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "learn", learn)
    spec.loader.exec_module(learn)
    out = tmp_path / "net.zip"
    small = ["--imitate", "60", "--rounds", "6", "--steps", "4096", "--games", "4", "--processes", "1"]
    monkeypatch.setattr(sys, "argv", ["learn.py", "--out", str(out), *small])
    monkeypatch.setattr(learn.multiprocessing, "get_context", lambda way: InThisProcess)
    learn.main()
    model = contrib.MaskablePPO.load(out)
    assert learn.share_of_wins(model, "random", 60) > 0.7  # half would be no skill


class InThisProcess:
    """A pool of one process, this one, because the recipe is no module that another process could import."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes

    Pool: Any

    def __enter__(self) -> InThisProcess:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def map(self, work: Any, shares: Any) -> list[Any]:
        return [work(share) for share in shares]


InThisProcess.Pool = InThisProcess
