"""What a text would do, asked over the wire."""

from __future__ import annotations

from tests.server.http.test_app import Visit, ask, visit
from tests.server.http.test_client import playing

__all__ = ["visit"]  # a fixture


def test_on_the_wire(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = playing(ada, bo, first_player="A")  # whatever she holds, she is asked
    with ada.websocket_connect("/ws") as socket:
        before = ask(socket, type="watch", table=table, seat=0)
        text = before["question"]["choices"][0]["text"]
        found = ask(socket, type="try", table=table, seat=0, text=text)
        assert found["type"] == "reading"
        assert found["steps"]
        assert ask(socket, type="try", table=table, seat=0, text="nonsense")["code"] == "unreadable"
        assert ask(socket, type="try", table=table, seat=0, text="x" * 3000)["code"] == "unreadable"
        assert ask(socket, type="try", table=table, seat=1, text=text)["code"] == "not-yours"
        assert ask(socket, type="try", table="none", seat=0, text=text)["code"] == "no-table"
        assert ask(socket, type="try", table=table, seat=0)["code"] == "malformed"
        assert ask(socket, type="try", table=table, seat=0, text=5)["code"] == "malformed"
        after = ask(socket, type="look", table=table, seat=0)
        assert (after["number"], after["view"]) == (before["number"], before["view"])
