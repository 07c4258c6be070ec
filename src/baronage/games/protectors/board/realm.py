"""The boards (ring, two-ring, custom): borders and start Provinces (section 2.9 of the rules)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from baronage.engine.hooks.board_editor import BoardError, Document
from baronage.games.protectors.data import MAX_PLAYERS, MAX_PROVINCES, PROVINCES
from baronage.games.protectors.input_errors import msg

MAX_LETTERS: Final = 20  # in the name of a custom board
NORMAL: Final = 1
GRAND: Final = 2


class Land:
    """A board: borders, second neighbours and start Provinces by position. Shared by all copies of a state."""

    __slots__ = ("adjacent", "extended", "island", "name", "provinces", "starts")

    def __init__(
        self, name: str, provinces: int, borders: list[tuple[int, int]], starts: tuple[int, ...], island: bool
    ) -> None:
        near: list[set[int]] = [set() for _ in range(provinces + 1)]
        for one, other in borders:
            near[one].add(other)
            near[other].add(one)  # REALM-Q1.01: borders are symmetric
        self.name: Final = name
        self.provinces: Final = provinces
        self.adjacent: Final = tuple(tuple(sorted(places)) for places in near)
        self.extended: Final = tuple(  # REALM-G4.07: land distance exactly 2
            tuple(sorted({far for via in near[place] for far in near[via]} - near[place] - {place}))
            for place in range(provinces + 1)
        )
        self.starts: Final = starts
        self.island: Final = island


def ring(p: int) -> list[tuple[int, int]]:
    """Return the borders of a ring, in which Pi borders P(i-1) and P(i+1)."""
    return [(i, i % p + 1) for i in range(1, p + 1)] if p > 2 else [(1, 2)]


def two_ring(p: int) -> list[tuple[int, int]]:
    """Return the borders of a coastal ring and an inland ring shifted by half a Province."""
    k = p // 2
    found = [*ring(k), *((one + k, other + k) for one, other in ring(k))]
    for i in range(1, k + 1):
        found += [(k + i, i), (k + i, i - 1 or k)]
    return found


def default_provinces(n: int) -> int:
    """Return the default number of Provinces of the Grand board for n players (table 3.2)."""
    return 6 if n == 2 else 2 * n


def team_sizes(n: int) -> list[int]:
    """Return the team sizes t with 2 <= t <= n/2 that divide n (REALM-A1.02)."""
    return [t for t in range(2, n // 2 + 1) if n % t == 0]


def starts(n: int, p: int, version: int, rings: int, team_size: int) -> tuple[int, ...]:
    """Return the start Provinces by position (REALM-Q1.02)."""
    k = p // 2
    if version == NORMAL:
        if rings == 1:
            return tuple(range(1, n + 1))
        return tuple(k + (i + 1) // 2 if i % 2 else i // 2 for i in range(1, n + 1))
    if team_size:  # R127: team-mates are neighbours on every two-ring board
        blocks = n // team_size
        return tuple(1 + b * k // blocks + j for b in range(blocks) for j in range(team_size))
    return tuple(1 + (i - 1) * k // n for i in range(1, n + 1))


_LANDS: dict[tuple[Any, ...], Land] = {}


def land_for(n: int, options: Mapping[str, Any], version: int, team_size: int) -> Land:
    """Return the board of a game whose version and teams are settled."""
    board = options["board"]
    custom = isinstance(board, dict)
    key = (
        n,
        json.dumps(board, sort_keys=True) if custom else board,
        options["provinces"],
        options["island"],
        version,
        team_size,
    )
    land = _LANDS.get(key)
    if land is None:
        island = options["island"] == "wizard_sanctum"
        if custom:
            borders = [(pair[0], pair[1]) for pair in board["borders"]]
            island = island or bool(board.get("island", False))
            land = Land(board.get("name", "custom"), board["provinces"], borders, tuple(board["starts"]), island)
        elif version == NORMAL and (board == "auto" or n % 2 or n < 6):
            land = Land(f"ring{n}", n, ring(n), starts(n, n, NORMAL, 1, team_size), island)
        else:
            p = n if version == NORMAL else default_provinces(n)
            if version == GRAND and options["provinces"] != "auto":
                p = options["provinces"]
            land = Land(f"two{p}", p, two_ring(p), starts(n, p, version, 2, team_size), island)
        _LANDS[key] = land
    return land


def wrong(board: Any) -> str:
    """Return what is wrong with a custom board regardless of other options, or an empty string."""
    why = unreadable(board)
    if why:
        return why
    found = _apart(board)
    return found[0].sentence if found else ""


def unreadable(board: Any) -> str:
    """Return why a document is not a board, or an empty string.

    A readable board may still be unfinished; `errors` lists what is missing.
    """
    if not isinstance(board, dict) or not set(board) <= {"name", "provinces", "borders", "starts", "island"}:
        return msg("board-shape")
    p, borders, begins = board.get("provinces"), board.get("borders"), board.get("starts")
    name = board.get("name", "custom")
    if not isinstance(name, str) or not name.isascii() or not name.isalnum() or len(name) > MAX_LETTERS:
        return msg("board-name")
    if type(p) is not int or not 2 <= p <= MAX_PROVINCES:
        return msg("board-provinces", most=MAX_PROVINCES)
    if not isinstance(borders, list) or not all(
        isinstance(pair, list) and len(pair) == 2 and all(type(end) is int and 1 <= end <= p for end in pair)
        for pair in borders
    ):
        return msg("board-borders", most=p)
    pairs = [tuple(sorted(pair)) for pair in borders]
    if any(one == other for one, other in pairs):
        return msg("border-itself")
    if len(set(pairs)) != len(pairs):
        return msg("border-twice")
    if not isinstance(begins, list) or not all(type(place) is int and 1 <= place <= p for place in begins):
        return msg("board-starts", most=p)
    if len(set(begins)) != len(begins):
        return msg("start-twice")
    if not isinstance(board.get("island", False), bool):
        return msg("board-island")
    return ""


def province_id(number: int) -> str:
    """Return the node id of a Province in the board editor."""
    return f"P{number}"


def errors(board: Document) -> list[BoardError]:
    """Return the problems that keep a readable board from being used at a table, each with its nodes."""
    return [*_apart(board), *_unfit(board)]


def _apart(board: Document) -> list[BoardError]:
    """Return a problem naming the Provinces that can't be reached from the largest part."""
    pairs = [tuple(pair) for pair in board["borders"]]
    left = set(range(1, board["provinces"] + 1))
    parts: list[set[int]] = []
    while left:
        parts.append(_reached(min(left), left, pairs))
        left -= parts[-1]
    main = max(parts, key=len)
    lost = [place for part in parts if part is not main for place in sorted(part)]
    if not lost:
        return []
    names = [PROVINCES[place] for place in lost]
    return [BoardError(msg("board-apart", count=len(lost), names=names), "REALM-Q1.02", tuple(map(province_id, lost)))]


def _unfit(board: Document) -> list[BoardError]:
    """Return a problem if Provinces and starts fit neither a Normal nor a Grand game."""
    p, n = board["provinces"], len(board["starts"])
    where = tuple(map(province_id, board["starts"]))
    if not 2 <= n <= MAX_PLAYERS:
        return [BoardError(msg("starts-count", count=n, most=MAX_PLAYERS), "REALM-A2.01", where)]
    if n < p < 2 * n:
        more, fewer = 2 * n - p, n - p // 2 if p >= 4 else 0
        return [
            BoardError(msg("provinces-between", provinces=p, starts=n, more=more, fewer=fewer), "REALM-A2.02", where)
        ]
    return []


def needs(board: Document) -> tuple[int, Document]:
    """Return the number of players and the options that a board requires.

    The options are its version, and no teams where team-mates would not be neighbours.
    """
    n = len(board["starts"])
    found: Document = {"version": "normal" if board["provinces"] == n else "grand"}
    others = {"board": board, "provinces": "auto", "teams": "vote", "team_size": "auto", **found}
    return n, found if not misfit(n, others) else {**found, "teams": "off"}


def _connected(places: set[int], pairs: list[tuple[int, ...]]) -> bool:
    return _reached(min(places), places, pairs) == places


def _reached(first: int, places: set[int], pairs: list[tuple[int, ...]]) -> set[int]:
    """Return the places that can be reached from `first` over the given borders."""
    reached = {first}
    grown = True
    while grown:
        grown = False
        for one, other in pairs:
            if one in places and other in places and (one in reached) != (other in reached):
                reached |= {one, other}
                grown = True
    return reached


def misfit(n: int, options: dict[str, Any]) -> str:
    """Return what is wrong with the board in combination with the other options, or an empty string."""
    board, version = options["board"], options["version"]
    sizes = team_sizes(n)
    if options["teams"] == "on" and not sizes:
        return msg("teams-unequal", count=n)
    if options["team_size"] != "auto" and options["team_size"] not in sizes:
        known = ", ".join(map(str, sizes)) or "none"
        return msg("team-size", count=n, known=known)
    provinces = options["provinces"]
    if provinces != "auto":
        if version == "normal":
            return msg("normal-provinces")
        if provinces % 2 or not 2 * n <= provinces <= MAX_PROVINCES:
            return msg("grand-provinces", count=n, least=2 * n, most=MAX_PROVINCES)
        if isinstance(board, dict):
            return msg("custom-provinces")
    if board == "two-ring" and version != "grand" and (n % 2 or n < 6):
        return msg("two-ring-seats")
    if isinstance(board, dict):
        return _custom_misfit(n, board, version, options)
    return ""


def _custom_misfit(n: int, board: dict[str, Any], version: str, options: dict[str, Any]) -> str:
    p, begins = board["provinces"], board["starts"]
    if version == "vote":
        return msg("custom-version")
    if len(begins) != n:
        return msg("custom-starts", count=n, given=len(begins))
    if version == "normal" and p != n:
        return msg("custom-normal", count=n, given=p)
    if version == "grand" and p < 2 * n:
        return msg("custom-grand", count=n, least=2 * n, given=p)
    if options["teams"] == "off":
        return ""
    pairs = [tuple(sorted(pair)) for pair in board["borders"]]
    sizes = team_sizes(n)
    if options["team_size"] != "auto":
        sizes = [options["team_size"]]
    size = sizes[0] if sizes else 0
    for first in range(0, n, size) if size else ():
        if not _connected(set(begins[first : first + size]), pairs):
            return msg("team-apart", size=size)
    return ""
