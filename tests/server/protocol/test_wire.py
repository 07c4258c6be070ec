"""Messages: what is none is refused by a code, whatever it is made of."""

from __future__ import annotations

import json
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from baronage.engine.core.errors import BadSetup
from baronage.server.protocol import (
    CODES,
    LARGEST,
    Malformed,
    Messages,
    Play,
    Requests,
    Watch,
    read_request,
    read_time_control,
    schema,
    too_deep,
    write_time_control,
)
from baronage.server.time_control import Correspondence, Live, Untimed


def test_a_request_is_read() -> None:
    play = read_request(b'{"type": "play", "id": 3, "table": "t", "seat": 1, "number": 7, "actions": [[2, 5]]}')
    assert play == Play(id=3, table="t", seat=1, number=7, actions=[[2, 5]])
    assert read_request(b'{"type": "watch", "id": 1, "table": "t"}') == Watch(id=1, table="t")


@pytest.mark.parametrize(
    ("data", "code", "id"),
    [
        (b"", "malformed", 0),
        (b"\xff\xfe", "malformed", 0),
        (b"[]", "malformed", 0),
        (b'{"type": "dance", "id": 4, "table": "t"}', "malformed", 4),
        (b'{"type": "play", "id": 5, "table": "t", "seat": "A", "number": 1}', "malformed", 5),
        (b'{"type": "play", "id": 6, "table": "t", "seat": 0, "number": 1, "extra": 1}', "malformed", 6),
        (b'{"type": "play", "id": 99999999999999999999999, "table": "t"}', "malformed", 0),
        (b'{"type": "watch", "id": true, "table": "t"}', "malformed", 0),
        (b"[" * 50_000, "too-large", 0),
        (b" " * (LARGEST + 1), "too-large", 0),
        (b'{"type":"post","id":7,"table":"' + b"x" * LARGEST + b'"}', "too-large", 7),
        (b'{"id": 8 ,"type":"play","actions":' + b"[" * 50 + b"]" * 50 + b"}", "too-large", 8),
        (b'{"id": 9999999999999999, "text":"' + b"x" * LARGEST + b'"}', "too-large", 0),
        (b'{"text":"' + b"x" * LARGEST + b'","id":9}', "too-large", 0),
        (b'{"type": "watch", "id": 1e999, "table": "t"}', "malformed", 0),
    ],
    ids=lambda value: repr(value)[:50],
)
def test_what_is_none_is_refused(data: bytes, code: str, id: int) -> None:
    with pytest.raises(Malformed) as refused:
        read_request(data)
    assert (refused.value.code, refused.value.id) == (code, id)
    assert code in CODES


@given(st.binary(max_size=200) | st.recursive(st.none() | st.text(), st.lists).map(lambda x: json.dumps(x).encode()))
def test_nothing_else_comes_of_it(data: bytes) -> None:
    with pytest.raises(Malformed):
        read_request(data)


def test_brackets_inside_of_texts_do_not_count() -> None:
    assert not too_deep(b'{"text": "[[[[[[[[[[[[ \\" [[[[[["}')
    assert too_deep(b'{"text": "\\\\", "x": [[[[[[[[[[')


@pytest.mark.parametrize(
    "time_control", [Untimed(), Live(bank=60), Correspondence(hour=20, off=(5, 6), zone="Europe/Berlin")], ids=repr
)
def test_a_time_control_goes_there_and_back(time_control: Untimed | Live | Correspondence) -> None:
    assert read_time_control(json.loads(json.dumps(write_time_control(time_control)))) == time_control


def test_a_time_control_is_written_with_its_defaults() -> None:
    """Else a later version with other defaults would change the pace of a game that runs."""
    assert write_time_control(read_time_control({"kind": "live", "bank": 60})) == {
        "kind": "live",
        "bank": 60.0,
        "increment": 10.0,
        "window": 12.0,
    }
    assert write_time_control(read_time_control({"kind": "correspondence"}))["hours"] == 24.0


@pytest.mark.parametrize(
    "document",
    [
        {"kind": "never"},
        {"kind": "live", "bank": "long"},
        {"kind": "live", "hours": 3},
        {"kind": "correspondence", "off": [9]},
    ],
    ids=repr,
)
def test_an_unknown_time_control_is_refused(document: dict[str, object]) -> None:
    with pytest.raises((BadSetup, msgspec.ValidationError)):
        read_time_control(document)


def test_the_types_can_be_told_to_other_languages() -> None:
    parts = schema()["$defs"]
    for union in (Requests, Messages):
        assert {kind.__name__ for kind in get_args(union)} <= set(parts)
    assert parts["Play"]["additionalProperties"] is False
    assert json.dumps(parts)
