"""A table for tests: positions, moves and facts written as the worked examples of the rules write them.

    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:W{P}", numbers=[4, 10, 6])
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP - ; PAIR 134>119 ; P2: AIM 119>149")
    assert realm(match, "P1") == "0,0:K; 0,1:C; ..."

Moves are separated by ';'. A move without 'P2:' in front is that of whoever is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import pytest

import baronage
from baronage.engine.core.chance import Chance, Forced
from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC, Action
from baronage.engine.match.match import Match
from baronage.games.fyn.board.geometry import cell_at, xy
from baronage.games.fyn.data import IDS, TYPE_NAMES, card_name
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.position import write_realm
from baronage.games.fyn.state import Barons

GAME = baronage.games()["fyn"]


def at(
    step: str,
    *realms: str,
    hands: Sequence[str] = (),
    deck: str = "",
    pile: str | None = None,
    king: bool = False,
    exact: bool = False,
    turn: int = 1,
    round: int = 4,
    calls: Sequence[int] = (),
    holds: Sequence[int] = (),
    numbers: Iterable[int] | None = None,
    chance: Iterable[int | list[int] | None] = (),
    **options: Any,
) -> Match:
    """A match at the beginning of a step.

    Hands are card names or ids with '+' between them. `deck` is what lies on top; nothing lies beneath it if `exact`. With
    `numbers` dice are rolled, and they fall so; else `chance` is what falls. An empty realm: the player is out.
    """
    known = _Ids()
    head = f"FYN1 {options.get('variant', 'standard')} R{round} T{turn} S{step}"
    top = ",".join(deck.replace(",", " ").split())
    mark = "K" if king else ""
    if exact:
        head += f" deck={len(top.split(',')) if top else 0}{mark}:{top}"
    elif top or king:
        head += f" deck={mark}:{top}"
    if pile is not None:
        cards = ",".join(pile.replace(",", " ").split())
        head += f" disc={len(cards.split(',')) if cards else 0}" + (f":{cards}" if cards else "")
    parts = [head]
    for seat, cells in enumerate(realms):
        if not cells:
            parts.append(f"{SEATS[seat]} out")
            continue
        hand = [known.take(name, realms) for name in _names(hands[seat] if seat < len(hands) else "")]
        player = f"{SEATS[seat]} h{len(hand)} c{calls[seat] if seat < len(calls) else 1}"
        if hand:
            player += " hand=" + ",".join(map(str, hand))
        if seat < len(holds) and holds[seat]:
            player += f" hold={holds[seat]}"
        parts.append(f"{player} : {cells}")
    chosen: list[int | list[int] | None] = list(chance)
    if numbers is not None:
        options["dice"] = True
        chosen = [number - 1 for number in numbers]
    state = GAME.position(" | ".join(parts), len(realms), options)
    return Match(GAME, state=state, chance=Chance.forced(chosen))


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split("+") if name.strip()]


class _Ids:
    """Cards of hands by name: from the highest id down, so that realms keep the lowest ones."""

    def __init__(self) -> None:
        self.used: set[int] = set()

    def take(self, name: str, realms: Sequence[str]) -> int:
        if name.isdigit():
            self.used.add(int(name))
            return int(name)
        kind = TYPE_NAMES.index(name)
        card = next(card for card in reversed(IDS[kind]) if card not in self.used)
        self.used.add(card)
        return card


def start(
    seats: int = 2, chance: Iterable[int | list[int] | None] | None = None, seed: int = 1, **options: Any
) -> Match:
    """A new game."""
    source = Chance(seed) if chance is None else Chance.forced(chance)
    return Match(GAME, seats, options, chance=source)


def board(match: Match) -> Barons:
    """The state behind a match."""
    return cast(Barons, match.state)


def left(match: Match) -> list[int | list[int] | None]:
    """Forced outcomes that have not fallen yet."""
    return cast(Forced, match.chance).left


def seat(name: str) -> int:
    """P1 is seat 0."""
    return SEATS.index(name)


def do(match: Match, moves: str) -> None:
    """Play moves, each by whoever is asked, or by the player in front of it."""
    for move in moves.split(" ; "):
        words = move.strip()
        name, colon, rest = words.partition(": ")
        who = seat(name) if colon and name in SEATS else match.state.actors()[0]
        match.play(who, rest if colon and name in SEATS else words)


def asked(match: Match) -> str:
    """Who is asked what: 'P2 DEC-07'; empty when the game is over."""
    if match.over:
        return ""
    top: Any = match.state.stack[-1]
    decision = getattr(top, "DECISION", None) or (top.window(match.state) or ("",))[0]
    return f"{SEATS[match.state.actors()[0]]} {decision}"


def menu(match: Match, who: str = "") -> set[str]:
    """What may be played, in notation."""
    one = seat(who) if who else match.state.actors()[0]
    return {match.state.write(one, action) for action in match.state.actions(one)}


def starts(match: Match, head: str) -> set[str]:
    """The moves of the menu that begin so, without that beginning."""
    return {move[len(head) :].strip() for move in menu(match) if move.startswith(head)}


def cells(match: Match, move: str) -> set[str]:
    """Where a move of the menu may go: what follows its last '@' or '>'."""
    return {text.replace("@", ">").rpartition(">")[2] for text in menu(match) if text.startswith(move)}


def refused(match: Match, move: str | Action, rule: str, who: str = "") -> None:
    """The move is illegal by this rule, and nothing changes."""
    one = seat(who) if who else match.state.actors()[0]
    before = match.state.dump()
    with pytest.raises(Illegal) as caught:
        match.play(one, move)
    assert caught.value.rule == rule, caught.value
    assert caught.value.sentence
    assert match.state.dump() == before


def realm(match: Match, who: str) -> str:
    """A realm in notation."""
    return write_realm(board(match), seat(who))


def same(match: Match, who: str, text: str) -> bool:
    """Is the realm as written, whatever the order of its cells?"""
    return sorted(realm(match, who).split("; ")) == sorted(part.strip() for part in text.split(";"))


def hand(match: Match, who: str) -> list[str]:
    """The names of the cards in a hand, in the order in which they came."""
    return [card_name(card) for card in board(match).hands[seat(who)]]


def pile(match: Match) -> list[int]:
    """The discard pile, in order."""
    return board(match).discard


def cell(text: str) -> int:
    """The cell of '0,1'."""
    x, y = text.split(",")
    return cell_at(int(x), int(y))


def where(match: Match, army: int) -> str:
    """The cell of an army in play, with its owner: 'P1 0,1'; empty: not in play."""
    for number, armies in enumerate(board(match).armies):
        if army in armies:
            x, y = xy(armies[army])
            return f"{SEATS[number]} {x},{y}"
    return ""


def story(match: Match, who: str = "") -> list[str]:
    """The log in words, as a player or the public has it."""
    return [line for _, line, _ in match.log(seat(who) if who else PUBLIC)]


def kinds(match: Match, kind: int, viewer: int = PUBLIC) -> list[Action]:
    """The facts of all events of a kind that these eyes saw."""
    return [event[2] for _, events in match.story(viewer) for event in events if event[0] == kind]


def places(match: Match) -> list[int]:
    """The places at the end, in seat order."""
    standings = match.state.standings()
    assert standings is not None
    return [row.place for row in standings.seats]
