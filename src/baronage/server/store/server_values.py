"""Single values about the server, such as the club's settings, by name."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, select

from baronage.server.store.schema import facts
from baronage.server.store.store import Store
from baronage.server.store.writer import Statement

_DELETE, _INSERT = delete(facts).where(facts.c.name == bindparam("of_name")), insert(facts)


def read_value(store: Store, name: str) -> str | None:
    """Return a value, or None if there is none. Blocks."""
    rows = store.read(select(facts.c.value).where(facts.c.name == name))
    return str(rows[0].value) if rows else None


def insert_value(name: str, value: str) -> Statement:
    """Return the statement that stores a new value. The write raises Conflict if there is one."""
    return _INSERT, {"name": name, "value": value}


def replace_value(name: str, value: str) -> list[Statement]:
    """Return the statements that replace a value."""
    return [(_DELETE, {"of_name": name}), insert_value(name, value)]
