"""tools/strain.py: a server under strain loses no move, and the tool sees it when one is lost."""

from __future__ import annotations

import sys

import pytest

from tools import strain


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="memory is read as Linux shows it")
@pytest.mark.parametrize("kind", strain.KINDS)
def test_a_strained_server_loses_no_move_and_no_time(kind: str) -> None:
    assert strain.strain(kind, 40, 4.0) == []


@pytest.mark.slow
def test_a_lost_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    played = strain.Server.played
    monkeypatch.setattr(strain.Server, "played", lambda self, table: played(self, table) - 1)
    (wrong,) = strain.strain("database", 0, 0.0)
    assert "acknowledged" in wrong
