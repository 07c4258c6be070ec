"""How messages are read and written, and the codes by which one is refused."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from baronage.server.wire.messages import Drawn, Messages
from baronage.server.wire.requests import LARGEST_ID, Requests
from baronage.server.words import say

LARGEST = 64 * 1024  # bytes of one message
DEEPEST = 8  # brackets within brackets
BEGINNING = 512  # bytes of a long message in which its id is looked for

CODES = {
    "malformed": "The message is not JSON, or is no message of this protocol.",
    "too-large": f"The message has more than {LARGEST} bytes, or brackets more than {DEEPEST} deep.",
    "too-fast": "Too many messages; wait a little.",
    "no-table": "There is no such table, or it is not for you.",
    "no-person": "There is nobody of this name, or the page is not for you.",
    "no-tournament": "There is no such tournament.",
    "no-paper": "There is no such document of yours.",
    "not-yours": "This seat is not yours.",
    "stale": "Something happened since the number you gave; look again.",
    "illegal": "The rules do not allow it now; `rule` says which.",
    "unreadable": "The text stands for no action.",
    "ambiguous": "The text could mean two things.",
    "refused": "The table does not allow it now.",
    "store": "It could not be written down, and has not happened.",
    "unsure": "Whether it was written down is not known yet; look again, or repeat it with the same `key`.",
}

_reader: msgspec.json.Decoder[Requests] = msgspec.json.Decoder(Requests)
_writer = msgspec.json.Encoder()


class Malformed(ValueError):
    """No message. `code` is one of CODES, `id` that of the request if it could be read."""

    def __init__(self, code: str, sentence: str, id: int = 0) -> None:
        super().__init__(sentence)
        self.code, self.sentence = code, sentence
        self.id = id


def too_deep(data: bytes) -> bool:
    """Are brackets nested deeper than any message needs? Those inside of texts are not counted."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:  # as nearly always
        return False
    depth, text, escaped = 0, False, False
    for byte in data:
        if text:
            if escaped:
                escaped = False
            elif byte == 0x5C:
                escaped = True
            elif byte == 0x22:
                text = False
        elif byte == 0x22:
            text = True
        elif byte in b"[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif byte in b"]}":
            depth -= 1
    return False


def read_request(data: bytes) -> Requests:
    """A request from what came over the wire."""
    if len(data) > LARGEST:
        raise Malformed("too-large", say("message-long", most=LARGEST), id_within(data))
    if too_deep(data):
        raise Malformed("too-large", say("message-deep", most=DEEPEST), id_within(data))
    try:
        request = _reader.decode(data)
        if not -LARGEST_ID <= request.id <= LARGEST_ID:
            raise Malformed("malformed", say("message-id", most=LARGEST_ID))
        return request
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("malformed", say("message-bad", why=str(error)[:300]), id_of(data)) from error


def id_of(data: bytes) -> int:
    """The id of a request that is not taken, so that the client knows which it was; 0 if it can't be read."""
    try:
        id = msgspec.json.decode(data)["id"]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError, TypeError):
        return 0
    return id if type(id) is int and abs(id) <= LARGEST_ID else 0


_ID = re.compile(rb'"id" *: *([0-9]{1,16})[ ,}]')


def id_within(data: bytes) -> int:
    """The same of a long request, as far as its beginning tells: to read all of it takes time."""
    found = _ID.search(data, 0, BEGINNING)
    return int(found[1]) if found is not None and int(found[1]) <= LARGEST_ID else 0


def schema() -> dict[str, Any]:
    """All messages as JSON Schema, from which other languages make their types."""
    (requests, messages), parts = msgspec.json.schema_components((Requests, Messages), ref_template="#/$defs/{name}")
    return {"$defs": {**parts, "Requests": requests, "Messages": messages}}


_last: tuple[Messages | None, bytes] = (None, b"")


def write_message(message: Messages) -> bytes:
    """A message as it goes over the wire; what goes to many one after the other is written once."""
    global _last
    if _last[0] is not message:
        _last = (message, _writer.encode(message.written() if isinstance(message, Drawn) else message))
    return _last[1]


def encoded(part: Any) -> msgspec.Raw:
    """A part of a message as it goes over the wire. May be called in any thread."""
    return msgspec.Raw(msgspec.json.encode(part))
