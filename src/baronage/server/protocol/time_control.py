"""Time controls as JSON, for messages and for the store."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec

from baronage.engine.core.errors import BadSetup
from baronage.server.locale import msg
from baronage.server.time_control import Live, Post, Untimed

PACES: dict[str, type[Untimed] | type[Live] | type[Post]] = {"untimed": Untimed, "live": Live, "post": Post}


def read_pace(document: dict[str, Any]) -> Untimed | Live | Post:
    """Return a time control from JSON, such as `{"kind": "live", "bank": 300}`; raise BadSetup if it is invalid."""
    values = dict(document)
    kind = PACES.get(str(values.pop("kind", "untimed")))
    if kind is None:
        raise BadSetup(msg("pace-kinds", known=[*PACES]))
    if unknown := set(values) - set(kind.__dataclass_fields__):
        raise BadSetup(msg("pace-unknown", name=sorted(unknown)[0][:40]))
    try:
        pace = msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise BadSetup(msg("bad-pace", why=str(error))) from error
    pace.check()
    return pace


def write_pace(pace: Untimed | Live | Post) -> dict[str, Any]:
    """Return a time control as JSON, including defaults."""
    kind = next(name for name, type_ in PACES.items() if isinstance(pace, type_))
    return {"kind": kind, **asdict(pace)}
