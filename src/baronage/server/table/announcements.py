"""Announcements: log lines for all players about entries that are not part of the game."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from baronage.engine.core.state import PUBLIC
from baronage.engine.text.params import Params
from baronage.server.table.attendance import AttendedMatch
from baronage.server.table.journal_entry import Announcement, Kind


def announcement(table: AttendedMatch, seat: int, kind: str, body: dict[str, Any]) -> Announcement | None:
    """Return the announcement of an entry that was just applied, or None. `seat` is PUBLIC for the host."""
    host = seat == PUBLIC
    who: Params = {} if host else {"seat": seat}
    match kind:
        case Kind.PAUSE:
            return Announcement("table-paused", who)
        case Kind.EXTEND:
            return Announcement("table-extended", {"hours": f"{body['hours']:g}"})
        case Kind.OUTAGE if not table.match.over:
            return Announcement("table-outage", {})
        case Kind.HALT if host:
            return Announcement("table-halted-by-host", {})
        case Kind.HALT:
            return Announcement("table-halted" if table.halt else "table-halting", who)
        case Kind.GO_ON if host:  # or the clock, after the longest pause
            return Announcement("table-went-on-by-host" if "host" in body else "table-goes-on", {})
        case Kind.GO_ON:
            return Announcement("table-went-on", who)
        case Kind.HOLIDAY:
            return _of_holidays(who, [until for _, until in body["days"] if until > table.last])
        case Kind.SEEK:
            found = "table-sought" if body["seat"] in table.away else "table-seeking"
            return Announcement(f"{found}-by-host" if host else found, {**who, "absent": body["seat"]})
        case Kind.RETURN if "instead" in body:
            return Announcement("table-sat-down", who)
        case Kind.REMIND:
            return Announcement("table-reminded", {"seat": body["seat"]})
        case Kind.DRAW if not table.match.over:  # the end says itself that all agreed
            return Announcement(f"table-draw-{body['answer']}", who)
        case Kind.REMOVE if "own" in body:
            return Announcement("table-handed-over", {"seat": body["seat"]})
        case Kind.REMOVE:
            return Announcement("table-offered" if body["offered"] else "table-removed", {"seat": body["seat"]})
    return None


def _of_holidays(who: Params, ends: list[float]) -> Announcement:
    """Return the announcement of a holiday. `ends` are the ends of current and future holidays."""
    if not ends:
        return Announcement("table-back", who)
    return Announcement("table-holiday", {**who, "until": datetime.fromtimestamp(ends[0], UTC).date().isoformat()})
