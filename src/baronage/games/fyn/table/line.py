"""The battle line: who fights whom, with the number that each needs and has drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from baronage.engine.core.state import Action
from baronage.engine.picture.table import Piece
from baronage.games.fyn import verbs
from baronage.games.fyn.data import DIGITS, FIRST_CAPITAL, NUMBERS
from baronage.games.fyn.rules.combat import Cards, chance_of, fighting, hits, siege_value, terrain_at, to_hit
from baronage.games.fyn.rules.odds import pairings
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.battle import Exchange, Line, SiegeAim, Storm
from baronage.games.fyn.steps.decision import Call
from baronage.games.fyn.table.ids import face

MAX_TRIED: Final = 4  # armies of a group whose placements are all tried
ZONE: Final = "line"


def line_id(card: int) -> str:
    """Return the id of a card in the battle line. 0 is the besieged centre."""
    return f"line.{card or 'centre'}"


# --- the placement that is proposed ---


def choice(s: Barons, line: Line) -> int:
    """Return the proposed answer to the next question of a line."""
    _, card, choices = line.question()
    terrain = terrain_at(s, line.defender, line.target)
    if len(line.placed) < len(line.group):
        if len(line.row) <= len(line.group) <= MAX_TRIED:
            return pairings(s, line.defender, line.target, line.group, line.row, line.placed)[0][1][len(line.placed)]
        return min(choices, key=lambda other: (fighting(s, other, terrain, True), other))
    return max(choices, key=lambda other: (fighting(s, other, terrain, card in line.group), -other))


def completed(s: Barons, line: Line) -> Line:
    """Return the line with all cards placed and aimed as proposed."""
    while line.question()[1]:
        line = line.with_card(choice(s, line))
    return line


def proposal(s: Barons, line: Line, seat: int) -> tuple[Action, ...]:
    """Return the decisions of a seat that follow each other and place or aim its cards as proposed."""
    do: list[Action] = []
    while True:
        side, card, choices = line.question()
        if not card or (line.defender if side else s.active) != seat:
            return tuple(do)
        other = choices[0]
        if len(choices) > 1:
            other = choice(s, line)
            do.append((verbs.PAIR if line.placing() else verbs.AIM, card, other))
        line = line.with_card(other)


# --- the cards of the line ---


class Shot(NamedTuple):
    """The blow of one card. 0 is a besieged centre."""

    card: int
    at: int
    number: int  # 0 if not drawn yet
    digits: tuple[int, ...] = ()  # those of the number card; empty for dice


class Shown(NamedTuple):
    """A battle line as drawn."""

    defender: int
    target: int
    row: Cards  # the defenders, or (0,) for a centre
    group: Cards
    facing: dict[int, list[int]]
    shots: dict[int, Shot]


def shown_line(s: Barons) -> Shown | None:
    """Return the battle line of the present attack, or None."""
    for step in reversed(s.stack):
        if isinstance(step, Line):
            whole = completed(s, step)
            facing = whole.against()
            return Shown(step.defender, step.target, step.row, step.group, facing, {})
        if isinstance(step, Exchange):
            row = tuple(card for card, _ in step.shots[: step.first])
            group = tuple(card for card, _ in step.shots[step.first :])
            shots = _shots(s, step.shots, step.numbers, [step.defender] * step.first)
            return Shown(step.defender, step.target, row, group, step.facing(), shots)
        if isinstance(step, SiegeAim):
            return _siege(step.defender, step.target, step.group, {})
        if isinstance(step, Storm):
            order = ((0, step.aim), *((card, 0) for card in step.group))
            return _siege(step.defender, step.target, step.group, _shots(s, order, step.numbers, [step.defender]))
    return None


def _siege(defender: int, target: int, group: Cards, shots: dict[int, Shot]) -> Shown:
    facing = {0: list(group), **{card: [0] for card in group}}
    return Shown(defender, target, (0,), group, facing, shots)


def _shots(s: Barons, order: tuple[tuple[int, int], ...], numbers: Cards, defenders: list[int]) -> dict[int, Shot]:
    """Return the blows in their order, with the numbers so far and the cards from which they were read."""
    found = {}
    for place, (card, other) in enumerate(order):
        number = numbers[place] if place < len(numbers) else 0
        seat = defenders[place] if place < len(defenders) else s.active
        found[card] = Shot(card, other, number, _digits(s, number, len(numbers) - place, s.calls[seat]))
    return found


def _digits(s: Barons, number: int, back: int, position: int) -> tuple[int, ...]:
    """Return the position and the digits of the number card that is `back` cards below the top of the discard pile."""
    if s.dice or not number or back > len(s.discard):
        return ()
    card = s.discard[-back]
    if card >= len(NUMBERS) or DIGITS[card][position - 1] != number:
        return ()  # the deck was renewed, or the position changed since
    return (position, *map(int, NUMBERS[card]))


def line(s: Barons) -> list[Piece]:
    """Return the cards of the battle line.

    Their values are: fighting value, first column, number of columns, number needed, number drawn, and the position and
    digits of the number card. 0 stands for what is not known yet.
    """
    shown = shown_line(s)
    if shown is None:
        return []
    wide, narrow = (shown.group, shown.row) if len(shown.group) >= len(shown.row) else (shown.row, shown.group)
    ordered = sorted(wide, key=lambda card: (min(narrow.index(other) for other in shown.facing[card]), card))
    columns = {card: (column, 1) for column, card in enumerate(ordered)}
    for card in narrow:
        mine = [columns[other][0] for other in shown.facing[card]]
        columns[card] = (min(mine), max(mine) - min(mine) + 1)
    fallen = {shot.at for shot in shown.shots.values() if shot.number and hits(shot.number, _needed(s, shown, shot))}
    waiting = [shot.card for shot in shown.shots.values() if not shot.number]
    found = []
    for card in (*shown.row, *shown.group):
        defends = card in shown.row
        shot = shown.shots.get(card) or Shot(card, shown.facing[card][0] if len(shown.facing[card]) == 1 else -1, 0)
        needs = chance_of(_needed(s, shown, shot)) if shot.at >= 0 else 0
        marks = ["defends" if defends else "attacks"]
        if card in fallen and card:
            marks.append("falls")
        if waiting and waiting[0] == card and s.on_top(Call) is not None:
            marks.append("asked")
        values = (_value(s, shown, card), *columns[card], needs, shot.number, *shot.digits)
        seat = shown.defender if defends else s.active
        found.append(Piece(line_id(card), _face(s, shown, card), ZONE, seat, values=values, marks=tuple(marks)))
    return found


def _face(s: Barons, shown: Shown, card: int) -> str:
    if card:
        return face(card)
    land = s.lands[shown.defender][shown.target]
    return face(land if land >= FIRST_CAPITAL else s.centres[shown.defender][shown.target])


def _value(s: Barons, shown: Shown, card: int) -> int:
    """Return the fighting value of a card, or the siege value of a centre."""
    if not card:
        return siege_value(s, shown.defender, shown.target)
    return fighting(s, card, terrain_at(s, shown.defender, shown.target), card in shown.row)


def _needed(s: Barons, shown: Shown, shot: Shot) -> int:
    return to_hit(_value(s, shown, shot.card), _value(s, shown, shot.at))
