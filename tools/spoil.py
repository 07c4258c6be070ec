"""Generators of values that fit a JSON schema, and of corrupted ones: wrong type, out of range, missing, or extra.

Results depend only on the given random source.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

DEEPEST = 6  # nested values
NUMBERS = (0, -1, 1, 31, 32, 1 << 31, -(1 << 31), (1 << 53) + 1, 1 << 70, -(1 << 70), 0.5, -0.0, 1e308, -1e308, 1e-320)
NO_NUMBERS = (float("nan"), float("inf"), None, True, False)
TEXTS = ("", " ", "0", "-1", "null", "%00", "../../etc/passwd", "' OR 1=1 --", "<b>x</b>", "{x}", "x" * 41, "x" * 3000)
LETTERS = ("\0", "a\0b", "\ud800", "\u202e", "\u0660", "\n\r\t", "\U0001f468\u200d\U0001f469", "e" + "\u0301" * 4)
LISTS: tuple[Any, ...] = ([], [[]], [None], [[[[[[[[[]]]]]]]]], ["x"] * 100, [1 << 40])
OBJECTS: tuple[Any, ...] = ({}, {"": {}}, {"id": 1}, {"\0": "\0"}, {"__proto__": 1})
ODD: tuple[Any, ...] = (*NUMBERS, *NO_NUMBERS, *TEXTS, *LETTERS, *LISTS, *OBJECTS)
WORDS = ["Ada", "pennies", "brawling", "me", "table", "en", "fr", "UTC", "random", "ada", "é", "x́", "END", "a_b", "1"]


class Maker:
    """Generator of values for the schemas of an OpenAPI description; `known` has valid ids by field name."""

    def __init__(self, described: dict[str, Any], luck: random.Random, known: Mapping[str, Sequence[str]]) -> None:
        self.described, self.luck, self.known = described, luck, known

    def make(self, schema: dict[str, Any], name: str = "", depth: int = 0) -> Any:
        """Return a value that fits `schema`; `name` is the field or path parameter."""
        luck = self.luck
        if name in self.known and luck.random() < 0.8:
            return luck.choice(self.known[name])
        if "$ref" in schema:
            return self.make(self._part(schema["$ref"]), name, depth)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.make(luck.choice(schema[several]), name, depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return luck.choice(schema["enum"])
        if "default" in schema and luck.random() < 0.3:
            return schema["default"]
        kind = schema.get("type")
        if kind == "object" or (kind is None and "properties" in schema):
            return self._object(schema, depth)
        if kind == "array":
            least, most = schema.get("minItems", 0), min(schema.get("maxItems", 3), schema.get("minItems", 0) + 3)
            count = luck.randint(least, max(least, most)) if depth < DEEPEST else least
            return [self.make(schema.get("items", {}), "", depth + 1) for _ in range(count)]
        if kind in ("integer", "number"):
            return self._number(schema, kind == "integer")
        if kind == "boolean":
            return luck.random() < 0.5
        return self._text(schema) if kind == "string" else None if kind == "null" else luck.choice(ODD)

    def _part(self, address: str) -> dict[str, Any]:
        found: Any = self.described
        for name in address.removeprefix("#/").split("/"):
            found = found[name]
        return dict(found)

    def _object(self, schema: dict[str, Any], depth: int) -> dict[str, Any]:
        needed = schema.get("required", ())
        found = {
            name: self.make(part, name, depth + 1)
            for name, part in schema.get("properties", {}).items()
            if name in needed or (depth < DEEPEST and self.luck.random() < 0.6)
        }
        more = schema.get("additionalProperties")
        if isinstance(more, dict) or (more is True and self.luck.random() < 0.3):
            found["x"] = self.make(more if isinstance(more, dict) else {}, "", depth + 1)
        return found

    def _number(self, schema: dict[str, Any], whole: bool) -> float:
        low = schema.get("minimum", schema.get("exclusiveMinimum", -5))
        high = schema.get("maximum", schema.get("exclusiveMaximum", low + 100))
        found = self.luck.choice((low, high, min(low + 1, high), self.luck.uniform(low, min(high, low + 20))))
        return int(found) if whole else found

    def _text(self, schema: dict[str, Any]) -> str:
        choices = re.fullmatch(r"\^\(([\w|-]*)\)\$", schema.get("pattern", ""))
        if choices is not None:
            return str(self.luck.choice(choices[1].split("|")))
        least, most = schema.get("minLength", 0), schema.get("maxLength", 60)
        text = "".join(self.luck.choice(WORDS) for _ in range(self.luck.randint(1, 3)))
        found = text if self.luck.random() < 0.9 else text * 40
        return str(found[:most]).ljust(least, "x")


def spoiled(value: Any, luck: random.Random) -> Any:
    """Return `value` with one part changed, removed or added, sometimes several."""
    found = _spoil(value, luck)
    return spoiled(found, luck) if luck.random() < 0.2 else found


def _spoil(value: Any, luck: random.Random) -> Any:
    if isinstance(value, dict) and value and luck.random() < 0.9:
        name, how = luck.choice(sorted(value)), luck.random()
        if how < 0.1:
            return {key: kept for key, kept in value.items() if key != name}
        if how < 0.15:
            return {**value, luck.choice(("x", "", "id", "\0")): luck.choice(ODD)}
        return {**value, name: _spoil(value[name], luck)}
    if isinstance(value, list) and value and luck.random() < 0.7:
        place = luck.randrange(len(value))
        return [*value[:place], _spoil(value[place], luck), *value[place + 1 :]]
    if isinstance(value, (int, float)) and not isinstance(value, bool) and luck.random() < 0.4:
        return value + luck.choice((-1, 1, 100))
    if isinstance(value, str) and value and luck.random() < 0.4:
        place = luck.randrange(len(value))
        return (
            value[:place] + luck.choice(("\0", "\ud800", ",", "0", " ", "\u202e", ";", "x" * 100)) + value[place + 1 :]
        )
    return luck.choice(ODD)


def spoiled_bytes(data: bytes, luck: random.Random) -> bytes:
    """Return `data` with some bytes changed, removed or repeated."""
    changed = bytearray(data)
    for _ in range(luck.randint(1, 4)):
        place = luck.randrange(len(changed)) if changed else 0
        how = luck.random()
        if how < 0.5 and changed:
            changed[place] = luck.randrange(256)
        elif how < 0.7:
            del changed[place : place + luck.randint(1, 10)]
        elif how < 0.9:
            changed[place:place] = changed[place : place + luck.randint(1, 10)] * luck.randint(1, 3)
        else:
            del changed[place:]
    return bytes(changed)
