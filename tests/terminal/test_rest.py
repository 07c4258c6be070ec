"""A long order at a real terminal: what is left of it is done for who wishes it."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.keyboard import Terminal


def test_the_rest_of_a_long_order_is_done_for_who_wishes_it(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "barony", "--pace", "0", "-o", "mode=quick", "--seed", "7") as terminal:
        terminal.expect("rest Place them for me")
        terminal.expect("\n> ")
        terminal.type("rest")
        terminal.expect("Are you ready?")  # nothing is sent yet
        terminal.expect("\n> ")
        terminal.type("rest")
        terminal.expect("Here nothing long is left")
        terminal.type("undo")
        terminal.expect("rest Place them for me")  # the last of them is placed again
