"""Experiments on a Ray cluster: the same bytes, whatever is lost on the way."""

from __future__ import annotations

import importlib.util
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from baronage import BadDocument
from baronage.bots import bot
from baronage.bots.player import Player
from baronage.lab.cluster import SETTINGS, checked
from baronage.lab.experiment import Experiment, load_experiment, read_experiment
from baronage.lab.run import run

FILES = ("games.jsonl", "experiment.json", "games.parquet")
MARK = "BARONAGE_TEST_MARK"

needs_ray = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is large: tools/install ray")


class Mortal(Player):
    """Plays at random. The first of all that is asked ends its process at once, as a machine without power would."""

    NAME = "mortal"

    def choose(self, view: Any, seat: int, actions: Any, chance: Any) -> Any:
        """At random."""
        try:
            os.close(os.open(os.environ[MARK], os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return bot("random").choose(view, seat, actions, chance)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


def experiment(name: str, games: int = 16) -> Experiment:
    return read_experiment({"game": "brawling", "bots": [name, "random"], "games": games, "seed": 3})


def same(one: Path, other: Path) -> None:
    for name in FILES:
        assert (one / name).read_bytes() == (other / name).read_bytes()


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two machines, as far as Ray can tell; they know this file, and nothing of the package."""
    for name, value in SETTINGS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    monkeypatch.setenv("RAY_worker_niceness", "0")  # its processes wait for all others, unless told
    monkeypatch.setenv("RAY_health_check_period_ms", "500")  # a lost machine is missed soon
    from ray.cluster_utils import Cluster

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    small: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "include_dashboard": False}
    made: Any = Cluster(initialize_head=True, head_node_args={**small, "ray_client_server_port": port})
    made.add_node(**small)
    made.door = f"ray://127.0.0.1:{port}"
    yield made
    made.shutdown()


@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_a_process_and_a_machine_that_are_lost_change_no_byte(cluster: Any, tmp_path: Path) -> None:
    lost: list[int] = []

    def progress(done: int, total: int) -> None:
        if not lost and done < total:
            lost.append(done)
            (other,) = cluster.worker_nodes
            cluster.remove_node(other, allow_graceful=False)

    digest = run(experiment("tests.lab.test_cluster:Mortal"), tmp_path / "cluster", progress=progress, on=cluster.door)
    assert lost, "a machine was lost in the middle"
    assert (tmp_path / "mark").exists(), "a process was lost"
    assert run(experiment("tests.lab.test_cluster:Mortal"), tmp_path / "here", processes=1) == digest
    same(tmp_path / "cluster", tmp_path / "here")


@needs_ray
def test_a_cluster_of_this_machine_goes_on_with_what_was_begun(tmp_path: Path) -> None:
    file = tmp_path / "exp.toml"
    file.write_text('game = "brawling"\nbots = ["random", "random"]\ngames = 8\nseed = 3\n')
    run(load_experiment(file), tmp_path / "here", processes=1)
    begun, out = (tmp_path / "here/games.jsonl").read_text().splitlines(keepends=True), tmp_path / "on"
    run(load_experiment(file), out, shard=(1, 1), processes=1)
    (out / "games.jsonl").write_text("".join(begun[:3]))
    words = ("lab", "run", str(file), "--out", str(out), "--resume", "--on", "ray", "--processes", "1")
    # a process of its own, as people begin it: what Ray warns of, and leaves open when it ends, is its own business
    told = {**os.environ, "RAY_worker_niceness": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "baronage", *words], env=told, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    same(tmp_path / "here", out)


def test_a_start_that_times_out_is_no_fault_of_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def init(**told: Any) -> None:
        raise Exception("The current node timed out during startup.")  # what Ray raises

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    with pytest.raises(BadDocument, match="timed out during startup"):
        run(experiment("random"), tmp_path / "out", on="ray")


@pytest.mark.parametrize("address", ["ray://", "ray://host", "host", "host:", "host:port", "http:/host", "local"])
def test_what_is_no_address_is_refused_before_anything_is_written(address: str, tmp_path: Path) -> None:
    with pytest.raises(BadDocument, match="write a cluster as"):
        checked(address)
    with pytest.raises(BadDocument, match="write a cluster as"):
        run(experiment("random"), tmp_path / "out", on=address)
    assert not (tmp_path / "out").exists()
