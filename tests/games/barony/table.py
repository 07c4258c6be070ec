"""Helpers of the tests: boards, spaces by name, directions by angle, positions and play."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.game.game import Game
from baronage.engine.match.match import Match
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import ANGLES, DIRECTION, Kingdom, kingdom, members
from baronage.games.barony.state import KILLED, Barony

CLASSIC = kingdom("classic", 2)


def at(name: str, board: Kingdom = CLASSIC) -> int:
    """The space of that name."""
    if name == "M":
        return board.market
    barony, index = name.split(".")
    return board.triangle(barony, int(index))


def names(spaces: list[int], board: Kingdom = CLASSIC) -> list[str]:
    return [board.space_name(space) for space in spaces]


def angles(bits: int) -> set[int]:
    """The angles in a bit set of directions."""
    return {ANGLES[direction] for direction in members(bits)}


def line(start: str, angle: int, steps: int, board: Kingdom = CLASSIC) -> list[str]:
    """The names of the spaces on a bump line; X where it has left the Kingdom."""
    found = []
    space = at(start, board)
    for _ in range(steps):
        space = board.ahead(space, DIRECTION[angle])
        found.append(board.space_name(space))
        if space < 0:
            break
    return found


# --- positions --------------------------------------------------------------------------------------------------------

GAME = Game("baronage.games.barony")
SIMPLE: dict[str, Any] = {"mode": "simple"}


def position(a: str, b: str, *more: str, head: str = "classic2 simple r5 fA tA p0") -> Barony:
    """A position from the Serfs of each Baron: on classic2 A has H1 and B has H4, unless a Baron is written in full."""
    barons = [a if ":" in a else f"A H1 b0 : {a}", b if ":" in b else f"B H4 b0 : {b}", *more]
    state = GAME.position(" | ".join([f"BAR {head}", *barons, "-"]))
    assert isinstance(state, Barony)
    return state


def play(state: Barony, *moves: str, dice: str = "") -> Barony:
    """Play texts, each by whom it is up to; `dice` are the figures that fall, in order: "65 22" is 6+5 v 2+2."""
    chance = Chance.forced([int(figure) - 1 for figure in dice if figure.isdigit()])
    for move in moves:
        (seat,) = state.actors()
        for action in GAME.read(state, seat, move):
            assert action in state.actions(seat), f"{move}: {GAME.refusal(state, seat, action)}"
            state.play(seat, action, chance)
    assert not chance.left, "dice are left over"
    return state


def where(state: Barony, name: str) -> str:
    """Where a Serf stands; out if it was killed."""
    place = state.place[slot(name)]
    return "out" if place == KILLED else state.board.space_name(place)


def slot(name: str) -> int:
    return (ord(name[0]) - 65) * 15 + int(name[1:]) - 1


def offered(state: Barony, *moves: str) -> set[str]:
    """What the seat that is asked may do, after these moves, in notation."""
    play(state, *moves)
    (seat,) = state.actors()
    return {state.write(seat, action) for action in state.actions(seat)}


def refused(state: Barony, move: str) -> str:
    """The rule by which a move is refused; nothing changes."""
    match = Match(GAME, state=state.clone())
    before = match.state.dump()
    (seat,) = state.actors()
    with pytest.raises(Illegal) as why:
        match.play(seat, move)
    assert match.state.dump() == before
    return why.value.rule


def make_ready(state: Barony, seat: int, dice: str = "") -> None:
    """A Baron who has hired picks and places by numbers, and is ready; the last one's dice for the first turn."""
    while seat in state.actors() and state.round == 0:
        last = state.actions(seat) == [(verbs.READY,)]
        state.play(seat, state.actions(seat)[0], Chance.forced([int(figure) - 1 for figure in dice] if last else []))


# --- the full game ----------------------------------------------------------------------------------------------------

A_REST = "13PeS1@H1.2 14PeS1@H1.4 15PeS1@H1.9"  # so that nobody has too few Serfs
B_REST = "13PeS1@H4.2 14PeS1@H4.4 15PeS1@H4.9"
WON = "66 11"  # the Aggressor's dice, then the Defender's
LOST = "11 66"


def full(
    a: str, b: str, *more: str, gold: tuple[int, int] = (0, 0), marks: str = "-", turn: str = "A", options: Any = None
) -> Barony:
    """A position of the full game on classic2, with three more Serfs at home for each."""
    barons = [f"A H1 g{gold[0]} b0 : {a} {A_REST}", f"B H4 g{gold[1]} b0 : {b} {B_REST}", *more]
    board = f"classic{len(barons)}"
    state = GAME.position(" | ".join([f"BAR {board} full r5 fA t{turn} p0", *barons, marks]), None, options or {})
    assert isinstance(state, Barony)
    return state


def totals(state: Barony, *moves: str, dice: str) -> list[tuple[int, int]]:
    """What both sides came to in each roll of these moves."""
    state.log = []
    play(state, *moves, dice=dice)
    return [(params[4], params[9]) for kind, _, params, _ in state.log if kind == verbs.DICE]
