"""Tournaments as a calendar file (iCalendar, RFC 5545). Times are in UTC, so calendars show the reader's own."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from baronage.ranking.forms import ARENA
from baronage.server.club.tournaments.models import Tournament

USUAL = 3600.0  # seconds of an entry whose end isn't known
LONGEST_LINE = 75  # bytes of a line, as the format wants


def calendar(found: Iterable[Tournament], home: str) -> str:
    """Return these tournaments as a calendar. `home` is the public address of the server."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Baronage//Tournaments//EN", "METHOD:PUBLISH"]
    for one in found:
        address = f"{home}/tournaments/{one.id}"
        about = "\n".join(filter(None, [one.game.title, one.description, address]))
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.id}@baronage",
            f"SEQUENCE:{one.changes}",
            f"DTSTAMP:{_utc(one.created)}",
            f"DTSTART:{_utc(one.starts)}",
            f"DTEND:{_utc(_end(one))}",
            f"SUMMARY:{_escaped(one.name)}",
            f"DESCRIPTION:{_escaped(about)}",
            f"URL:{address}",
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _end(one: Tournament) -> float:
    """Return the end, as far as it is known; for rounds against the clock, from the game's usual length."""
    if one.ended is not None:
        return max(one.ended, one.starts)
    if one.config.form == ARENA:
        return one.starts + 60.0 * one.config.minutes
    if one.config.time_control.get("kind") == "live" and one.plan.rounds:
        return one.starts + one.plan.rounds * (60.0 * one.game.meta.minutes + one.config.pause)
    return one.starts + USUAL


def _utc(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for plain, written in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\r", ""), ("\n", "\\n")):
        text = text.replace(plain, written)
    return text


def _folded(line: str) -> str:
    """Return a line broken into parts of at most 75 bytes, each further one after a blank."""
    parts: list[str] = []
    part = ""
    for char in line:
        if len((part + char).encode()) > LONGEST_LINE - bool(parts):
            parts.append(part)
            part = ""
        part += char
    return "\r\n ".join([*parts, part])
