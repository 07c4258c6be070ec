"""Language preferences of browsers and terminals."""

from __future__ import annotations

import re
from collections.abc import Mapping

_TAG = re.compile(r"[A-Za-z]{2,8}")
_RANGE = re.compile(r"\s*([A-Za-z]{1,8}|\*)(?:[-_][A-Za-z0-9]{1,8})*\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?")
MAX = 20  # languages that are considered


def language_tag(text: str) -> str:
    """Return the language of "fr", "fr-CH" or "fr_FR.UTF-8", or an empty string if there is none."""
    found = _TAG.match(text.strip())
    tag = found[0].lower() if found else ""
    return "" if tag in ("posix",) else tag


def accepted(header: str) -> tuple[str, ...]:
    """Return the languages of an Accept-Language header, most preferred first. Unreadable parts are skipped."""
    wanted: list[tuple[float, str]] = []
    for part in header[:1000].split(",")[:MAX]:
        found = _RANGE.fullmatch(part)
        if found and found[1] != "*":
            wanted.append((float(found[2] or 1), found[1].lower()))
    wanted.sort(key=lambda it: -it[0])
    return tuple(dict.fromkeys(tag for quality, tag in wanted if quality > 0))


def of_terminal(environ: Mapping[str, str]) -> tuple[str, ...]:
    """Return the languages that a terminal is set to."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        tags = [language_tag(part) for part in environ.get(name, "").split(":")]
        if any(tags):
            return tuple(dict.fromkeys(tag for tag in tags if tag))
    return ()
