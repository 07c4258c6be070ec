"""Names of Serfs, spaces, directions, items and maneuvers, read and written (RULES.md, Notation)."""

from __future__ import annotations

import re
from typing import Final

from baronage.engine.core.errors import Unreadable
from baronage.engine.text.input_errors import quoted
from baronage.games.barony.board.geometry import ANGLES, DIRECTION, DOWN, OUT, UP, Kingdom
from baronage.games.barony.data import (
    ARMOUR,
    FIEFDOM_MAX,
    ITEM_CLASS,
    ITEM_CODE,
    MANEUVER_CODE,
    SPELL,
    WEAPON,
)
from baronage.games.barony.input_errors import msg
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.rules.equipment import COPY, layered, layers, plain
from baronage.games.barony.state import NOBODY, Barony, serf_in

MAX_DIGITS: Final = 4  # in a number of jumps or triangles
_NAMED: Final = re.compile(r"([A-Za-z]+[0-9]*)\.([0-9]{1,2})$")
_LATTICE: Final = re.compile(r"([ud])(-?[0-9]{1,3}),(-?[0-9]{1,3})$")
_SERF: Final = re.compile(rf"([{LETTERS}])([0-9]{{1,2}})$")
_ITEM: Final = re.compile(r"([A-Z]{3})(')?((?:\+[0-9]{1,2}x[0-9]{1,2})*)$")
_MAGIC: Final = re.compile(r"\+([0-9]+)x([0-9]+)")
CLASS_SIGN: Final = {WEAPON: "W", ARMOUR: "R", SPELL: "S"}


def serf_name(serf: int) -> str:
    """Return Baron and roster number: A3. The `STRANGER` mark of events is ignored."""
    serf = serf_in(serf)
    return f"{LETTERS[serf // FIEFDOM_MAX]}{serf % FIEFDOM_MAX + 1}"


def read_slot(s: Barony, text: str) -> int:
    """Return the slot of a roster line, whether taken or not."""
    found = _SERF.match(text.strip())
    if found is None:
        raise Unreadable(msg("serf-unknown", text=quoted(text, 40)))
    seat, number = LETTERS.index(found[1]), int(found[2])
    if seat >= s.seats or not 1 <= number <= FIEFDOM_MAX:
        raise Unreadable(msg("serf-absent", text=text.strip()))
    return seat * FIEFDOM_MAX + number - 1


def read_serf(s: Barony, text: str) -> int:
    """Return the slot of a Serf: A3."""
    serf = read_slot(s, text)
    if s.place[serf] == NOBODY:
        raise Unreadable(msg("serf-absent", text=text.strip()))
    return serf


def read_space(board: Kingdom, market: int, text: str) -> int:
    """Return a space: C1.5, the lattice form d-1,2, or M for the Market."""
    text = text.strip()
    if text == "M" and market >= 0:
        return market
    named, lattice = _NAMED.match(text), _LATTICE.match(text)
    space = OUT
    if named is not None:
        space = board.triangle(named[1], int(named[2]))
    elif lattice is not None:
        cell = (UP if lattice[1] == "u" else DOWN, int(lattice[2]), int(lattice[3]))
        space = board.number.get(cell, OUT)
    if space == OUT:
        raise Unreadable(msg("triangle-unknown", text=quoted(text, 40)))
    return space


def read_direction(text: str) -> int:
    direction = DIRECTION.get(int(text))
    if direction is None:
        raise Unreadable(msg("direction-unknown", text=text, known=", ".join(map(str, ANGLES))))
    return direction


def item_name(item: int) -> str:
    """Return the code of an item: DAG, or FIR' for a copied spell.

    DAG+4x2 is enchanted by 4 for 2 turns, DAG+4x2+1x3 then by 1 for one more.
    """
    magic = "".join(f"+{k}x{left}" for k, left in layers(item))
    return ITEM_CODE[plain(item)] + ("'" if item & COPY else "") + magic


def read_item(text: str) -> int:
    """Return the number of an item."""
    found = _ITEM.match(text.strip())
    if found is None or found[1] not in ITEM_CODE:
        raise Unreadable(msg("item-unknown", text=quoted(text, 20), known=", ".join(ITEM_CODE[1:])))
    row = ITEM_CODE.index(found[1])
    spell = ITEM_CLASS[row] == SPELL
    if (found[2] and not spell) or (found[3] and spell):
        raise Unreadable(msg("item-enchanted", text=quoted(text, 20)))
    item = row | (COPY if found[2] else 0)
    magic = [(int(k), int(left)) for k, left in _MAGIC.findall(found[3])]
    if not all(1 <= number <= 15 for one in magic for number in one):
        raise Unreadable(msg("enchantment", text=quoted(text, 20)))
    return layered(item, magic)


def read_maneuver(text: str) -> int:
    """Return the number of a maneuver: RET."""
    code = text.strip()
    if code not in MANEUVER_CODE[1:]:
        raise Unreadable(msg("maneuver-unknown", text=quoted(text, 20), known=", ".join(MANEUVER_CODE[1:])))
    return MANEUVER_CODE.index(code)
