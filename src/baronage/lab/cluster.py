"""Experiments on the machines of a Ray cluster.

`ray://head.example:10001` and `head.example:6379` are existing clusters; `ray` alone starts one on this machine for the
run. The package is sent with the work, so that a machine of the cluster needs only Ray and the same Python. A batch
from a lost process or machine is played again elsewhere, because its games depend only on the experiment and their
numbers.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import baronage
from baronage.engine.core.errors import BadDocument

HERE = "ray"  # a cluster on this machine
AGAIN = 20  # retries of a batch on other processes before an error
AHEAD = 4  # queued batches per core, to keep all busy
STORE = 100 * 2**20  # bytes for results in transit, which are small
SETTINGS = {
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # suppresses a warning about a future default
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # otherwise each process under `uv run` installs everything again
    "RAY_USAGE_STATS_ENABLED": "0",  # no usage statistics
}
LEFT_OUT = ["**/__pycache__", "**/web/static"]  # not needed to play


def checked(address: str) -> str:
    """Return a valid address, or raise an error."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address != HERE and not (host and colon and port.isdecimal()):
        raise BadDocument(f"write a cluster as ray://host:10001, host:6379 or {HERE}, not {address!r:.100}")
    return address


@contextmanager
def joined(address: str, processes: int | None) -> Iterator[Any]:
    """Connect to a cluster and disconnect at the end."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError as error:
        raise BadDocument(f"--on {address} needs Ray: pip install baronage[ray]") from error
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    # Ray's sockets need a short folder name; files that Ray writes on exit may remain
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        if address == HERE:
            settings |= {"address": "local", "num_cpus": processes, "include_dashboard": False}
            settings |= {"object_store_memory": STORE, "_temp_dir": folder}
        else:
            package = Path(baronage.__file__).parent
            settings |= {"address": address, "runtime_env": {"py_modules": [str(package)], "excludes": LEFT_OUT}}
        try:
            ray.init(**settings)
        except Exception as error:  # a start that times out raises an Exception and nothing more special
            raise BadDocument(f"Ray can't be started or reached ({address}): {error}") from error
        try:
            yield ray
        finally:
            ray.shutdown()


def play_on(
    address: str, work: Callable[..., Any], batches: Sequence[tuple[Any, ...]], processes: int | None = None
) -> Iterator[tuple[int, Any]]:
    """Yield the results of `work` as they arrive, each with the index of its batch."""
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
            raise BadDocument(f"a batch crashed {AGAIN + 1} processes of the cluster") from error
        finally:
            for task in waiting:
                ray.cancel(task)


def _ended(ray: Any, waiting: dict[Any, int]) -> Iterator[tuple[int, Any]]:
    """Wait for finished batches and yield them."""
    done, _ = ray.wait(list(waiting), num_returns=1)
    for task in done:
        yield waiting.pop(task), ray.get(task)
