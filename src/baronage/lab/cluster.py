"""The games of an experiment on the machines of a Ray cluster.

`ray://head.example:10001` and `head.example:6379` are clusters that are there; `ray` alone is one of this machine, begun for
the run. The package travels with the work, so that a machine of the cluster needs nothing but Ray and the same Python. A batch
whose process or machine is lost is played again elsewhere: its games depend on the experiment and their numbers alone.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import baronage
from baronage.engine.errors import BadDocument

HERE = "ray"  # a cluster of this machine's own
AGAIN = 20  # times that a batch is tried on other processes, before somebody looks at it
AHEAD = 4  # batches that wait for each core, so that none is idle
STORE = 100 * 2**20  # bytes kept for results that are on their way: they are small
SETTINGS = {
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # else it warns of what will be so anyway
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # else, below `uv run`, every process installs everything anew
    "RAY_USAGE_STATS_ENABLED": "0",  # a cluster of this machine tells nobody of itself
}
LEFT_OUT = ["**/__pycache__", "**/web/static"]  # nobody plays with these


def checked(address: str) -> str:
    """An address that can be one."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address != HERE and not (host and colon and port.isdecimal()):
        raise BadDocument(f"a cluster is written ray://host:10001, host:6379 or {HERE}, not {address!r:.100}")
    return address


@contextmanager
def joined(address: str, processes: int | None) -> Iterator[Any]:
    """Ray, joined to a cluster; it is left at the end."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError as error:
        raise BadDocument(f"--on {address} needs Ray: pip install baronage[ray]") from error
    told: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    # a long name of the folder would not do for Ray's sockets; what it still writes when it ends may stay behind
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        if address == HERE:
            told |= {"address": "local", "num_cpus": processes, "include_dashboard": False}
            told |= {"object_store_memory": STORE, "_temp_dir": folder}
        else:
            package = Path(baronage.__file__).parent
            told |= {"address": address, "runtime_env": {"py_modules": [str(package)], "excludes": LEFT_OUT}}
        try:
            ray.init(**told)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            raise BadDocument(f"there is no cluster at {address}: {error}") from error
        try:
            yield ray
        finally:
            ray.shutdown()


def play_on(
    address: str, work: Callable[..., Any], batches: Sequence[tuple[Any, ...]], processes: int | None = None
) -> Iterator[tuple[int, Any]]:
    """What `work` makes of each batch, as it comes, each with its place among the batches."""
    with joined(address, processes) as ray:
        played = ray.remote(num_cpus=1, max_retries=AGAIN, scheduling_strategy="SPREAD")(work)
        ahead = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
        waiting: dict[Any, int] = {}
        try:
            for at, batch in enumerate(batches):
                waiting[played.remote(*batch)] = at
                if len(waiting) >= ahead:
                    yield from _ended(ray, waiting)
            while waiting:
                yield from _ended(ray, waiting)
        except ray.exceptions.WorkerCrashedError as error:
            raise BadDocument(f"a batch ended {AGAIN + 1} processes of the cluster that played it") from error
        finally:
            for task in waiting:
                ray.cancel(task)


def _ended(ray: Any, waiting: dict[Any, int]) -> Iterator[tuple[int, Any]]:
    """Wait until something is done, and tell it."""
    done, _ = ray.wait(list(waiting), num_returns=1)
    for task in done:
        yield waiting.pop(task), ray.get(task)
