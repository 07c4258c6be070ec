"""The server's log: one line for each thing that happened, in the form that was chosen."""

from __future__ import annotations

import json
import logging
import re
import sys

import pytest

from baronage.server.run.logs import Json, Plain


def record(text: str, fault: bool = False) -> logging.LogRecord:
    info = None
    if fault:
        try:
            raise ValueError("ünlucky")
        except ValueError:
            info = sys.exc_info()
    return logging.LogRecord("baronage.server", logging.ERROR, __file__, 1, text, (), info)


def test_plain_lines_have_time_and_level() -> None:
    line = Plain().format(record("the store: away"))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ ERROR baronage\.server: the store: away", line)


@pytest.mark.parametrize("fault", [False, True])
def test_a_line_of_json_is_one_line(fault: bool) -> None:
    line = Json().format(record("two\nlines", fault))
    assert "\n" not in line
    found = json.loads(line)
    assert (found["level"], found["logger"], found["text"]) == ("error", "baronage.server", "two\nlines")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", found["time"])
    assert ("ünlucky" in found.get("fault", "")) == fault
