"""Time controls as JSON, for messages and for the store."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec

from baronage.engine.core.errors import BadSetup
from baronage.server.locale import msg
from baronage.server.time_control import Correspondence, Live, Untimed

TIME_CONTROLS: dict[str, type[Untimed] | type[Live] | type[Correspondence]] = {
    "untimed": Untimed,
    "live": Live,
    "correspondence": Correspondence,
}


def read_time_control(document: dict[str, Any]) -> Untimed | Live | Correspondence:
    """Return a time control from JSON, such as `{"kind": "live", "bank": 300}`; raise BadSetup if it is invalid."""
    values = dict(document)
    kind = TIME_CONTROLS.get(str(values.pop("kind", "untimed")))
    if kind is None:
        raise BadSetup(msg("time-control-kinds", known=[*TIME_CONTROLS]))
    if unknown := set(values) - set(kind.__dataclass_fields__):
        raise BadSetup(msg("time-control-unknown", name=sorted(unknown)[0][:40]))
    try:
        time_control = msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise BadSetup(msg("bad-time-control", why=str(error))) from error
    time_control.check()
    return time_control


def write_time_control(time_control: Untimed | Live | Correspondence) -> dict[str, Any]:
    """Return a time control as JSON, including defaults."""
    kind = next(name for name, type_ in TIME_CONTROLS.items() if isinstance(time_control, type_))
    return {"kind": kind, **asdict(time_control)}
