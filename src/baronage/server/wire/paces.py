"""Paces as they go over the wire and into the store."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec

from baronage.engine.errors import BadSetup
from baronage.server.pace import Live, Post, Untimed
from baronage.server.words import say

PACES: dict[str, type[Untimed] | type[Live] | type[Post]] = {"untimed": Untimed, "live": Live, "post": Post}


def read_pace(document: dict[str, Any]) -> Untimed | Live | Post:
    """A pace from JSON: `{"kind": "live", "bank": 300}`. Raises BadSetup."""
    values = dict(document)
    kind = PACES.get(str(values.pop("kind", "untimed")))
    if kind is None:
        raise BadSetup(say("pace-kinds", known=[*PACES]))
    if unknown := set(values) - set(kind.__dataclass_fields__):
        raise BadSetup(say("pace-unknown", name=sorted(unknown)[0][:40]))
    try:
        pace = msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise BadSetup(say("bad-pace", why=str(error))) from error
    pace.check()
    return pace


def write_pace(pace: Untimed | Live | Post) -> dict[str, Any]:
    """A pace as JSON, with what it has by default."""
    kind = next(name for name, type_ in PACES.items() if isinstance(pace, type_))
    return {"kind": kind, **asdict(pace)}
