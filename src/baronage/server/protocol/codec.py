"""Reading and writing of messages, and the error codes."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from baronage.engine.picture.table import short, without_zeros
from baronage.server.locale import msg
from baronage.server.protocol.messages import Drawn, Messages, Previewed, TableUpdate
from baronage.server.protocol.requests import LARGEST_ID, Requests

LARGEST = 64 * 1024  # bytes of one message
DEEPEST = 8  # nested brackets
BEGINNING = 512  # bytes of a long message searched for its id

CODES = {
    "malformed": "The message is not valid JSON, or not a message of this protocol.",
    "too-large": f"The message exceeds {LARGEST} bytes or {DEEPEST} levels of nesting.",
    "too-fast": "Too many messages. Try again later.",
    "no-table": "The table doesn't exist, or you can't see it.",
    "no-person": "The person doesn't exist, or you can't see the profile.",
    "no-tournament": "The tournament doesn't exist.",
    "no-board": "The board is unknown. Look at the table again, with the part `board`.",
    "no-campaign-file": "You have no such campaign file.",
    "not-yours": "The seat isn't yours, or the token lacks the scope.",
    "stale": "The number is out of date. Look again.",
    "illegal": "Not a legal move now; `rule` has the reason.",
    "unreadable": "The text can't be parsed.",
    "ambiguous": "The text is ambiguous.",
    "refused": "The table doesn't allow it now.",
    "store": "The change wasn't saved and has no effect.",
    "unsure": "The server can't tell yet whether the change was saved. Look again, or repeat it with the same `key`.",
}

_reader: msgspec.json.Decoder[Requests] = msgspec.json.Decoder(Requests)
_writer = msgspec.json.Encoder()


class Malformed(ValueError):
    """An invalid message. `code` is one of CODES; `id` is that of the request, or 0 if unknown."""

    def __init__(self, code: str, sentence: str, id: int = 0) -> None:
        super().__init__(sentence)
        self.code, self.sentence = code, sentence
        self.id = id


def too_deep(data: bytes) -> bool:
    """Return whether brackets are nested deeper than any message needs. Brackets inside texts don't count."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:  # the usual case
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
    """Return the request in a message; raise Malformed if it is invalid."""
    if len(data) > LARGEST:
        raise Malformed("too-large", msg("message-long", most=LARGEST), id_within(data))
    if too_deep(data):
        raise Malformed("too-large", msg("message-deep", most=DEEPEST), id_within(data))
    try:
        request = _reader.decode(data)
        if not -LARGEST_ID <= request.id <= LARGEST_ID:
            raise Malformed("malformed", msg("message-id", most=LARGEST_ID))
        return request
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("malformed", msg("message-bad", why=str(error)[:300]), id_of(data)) from error


def id_of(data: bytes) -> int:
    """Return the id of an invalid request, so that the client can match the error, or 0 if it can't be read."""
    try:
        id = msgspec.json.decode(data)["id"]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError, TypeError):
        return 0
    return id if type(id) is int and abs(id) <= LARGEST_ID else 0


_ID = re.compile(rb'"id" *: *([0-9]{1,16})[ ,}]')


def id_within(data: bytes) -> int:
    """Return the id of a long request, searched only in its beginning to save time, or 0."""
    found = _ID.search(data, 0, BEGINNING)
    return int(found[1]) if found is not None and int(found[1]) <= LARGEST_ID else 0


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages, for generating types in other languages."""
    (requests, messages), parts = msgspec.json.schema_components((Requests, Messages), ref_template="#/$defs/{name}")
    return {"$defs": {**parts, "Requests": requests, "Messages": messages}}


# The fields of messages that hold rows of table data.
ROWS = ("put", "places", "players", "plans", "acts", "form", "events", "log", "chips")

_last: tuple[Messages | None, bytes] = (None, b"")


def write_message(message: Messages) -> bytes:
    """Return an encoded message. The last message is cached for several receivers."""
    global _last
    if _last[0] is not message:
        _last = (message, _writer.encode(_sent(message)))
    return _last[1]


def _sent(message: Messages) -> Any:
    """Return a message as it is encoded: with its encoded parts, or with rows without their trailing defaults."""
    if isinstance(message, Drawn):
        return message.written()
    if isinstance(message, (TableUpdate, Previewed)):
        rows: dict[str, Any] = {
            name: tuple(map(short, value)) for name in ROWS if (value := getattr(message, name, None))
        }
        if isinstance(message, TableUpdate) and message.undo is not None:
            rows["undo"] = without_zeros(message.undo)
        return msgspec.structs.replace(message, **rows)
    return message


def encoded(part: Any) -> msgspec.Raw:
    """Return an encoded part of a message. Thread-safe."""
    return msgspec.Raw(msgspec.json.encode(part))
