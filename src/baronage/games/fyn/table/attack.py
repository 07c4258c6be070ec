"""Attacks on the table: a land with its armies, a target, and the chance to take it."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.picture.table import Act, Chip
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import chart
from baronage.games.fyn.data import TYPE
from baronage.games.fyn.nodes import node_id
from baronage.games.fyn.rules.combat import Cards, siege_value, terrain_at
from baronage.games.fyn.rules.odds import capture_chance, exact_chance
from baronage.games.fyn.rules.realm import armies_on
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.attack import Continuing
from baronage.games.fyn.steps.marching import army_moves
from baronage.games.fyn.steps.mustering import target_params
from baronage.games.fyn.table.ids import site

MAX_EXACT: Final = 9  # pairs of attackers and defenders up to which the chance is computed exactly
LIKELY: Final = 50  # percent


class Odds:
    """The chances of attacks in one view. Equal armies against equal defenders on equal land are computed once."""

    def __init__(self, s: Barons) -> None:
        self.s = s
        self._known: dict[tuple[object, ...], int] = {}
        self._answers: dict[int, list[Action]] = {}
        self._targets: dict[tuple[int, int], Params] = {}

    def percent(self, foe: int, cell: int, group: Cards) -> int:
        """Return the chance of an attack on land as it is held now, in percent."""
        return self._chance(self.s, foe, cell, group)

    def answered(self, foe: int, cell: int, group: Cards) -> int:
        """Return the chance of an attack after the best answer: the defender may move one army there (FYN-D4.11)."""
        found = [self.percent(foe, cell, group)]
        for _, army, to in self._moves(foe):
            if to == cell and self.s.armies[foe][army] != cell:
                after = self.s.clone()
                after.armies[foe][army] = to
                found.append(self._chance(after, foe, cell, group))
        return min(found)

    def _moves(self, foe: int) -> list[Action]:
        if foe not in self._answers:
            self._answers[foe] = army_moves(self.s, foe, verbs.RESPOND, [])
        return self._answers[foe]

    def _chance(self, s: Barons, foe: int, cell: int, group: Cards) -> int:
        row = armies_on(s, foe, cell)
        key = (
            tuple(sorted(TYPE[army] for army in group)),
            tuple(sorted(TYPE[army] for army in row)),
            terrain_at(s, foe, cell),
            siege_value(s, foe, cell),
        )
        if key not in self._known:
            exact = len(group) * max(1, len(row)) <= MAX_EXACT
            found = exact_chance(s, foe, cell, group) if exact else capture_chance(s, s.active, foe, cell, group)
            self._known[key] = round(100 * found)
        return self._known[key]

    def target(self, foe: int, cell: int) -> Params:
        """Return the params of a target."""
        if (foe, cell) not in self._targets:
            self._targets[foe, cell] = target_params(self.s, foe, cell)
        return self._targets[foe, cell]


def assaults(odds: Odds, seat: int, before: tuple[Action, ...], only: int = -1) -> list[Act]:
    """Return the attacks from all lands, or from one: all armies there that have not attacked yet go."""
    s = odds.s
    frontier = chart(s, seat).frontier
    groups: dict[int, list[int]] = {}
    for army, cell in sorted(s.armies[seat].items()):
        if army not in s.spent and cell in frontier and only in (-1, cell):
            groups.setdefault(cell, []).append(army)
    foes = [other % s.seats for other in range(seat + 1, seat + s.seats) if s.alive >> other % s.seats & 1]
    found = []
    for origin, armies in sorted(groups.items()):
        for foe in foes:
            for cell in chart(s, foe).frontier:
                do = (*before, (verbs.ORIGIN, origin), *_declared(foe, cell, armies))
                found.append(_attack(odds, seat, origin, foe, cell, tuple(armies), do))
    return found


def continued(odds: Odds, seat: int) -> list[Act]:
    """Return the continuations of an attack: all armies but the weakest go on (FYN-D4.54)."""
    s = odds.s
    top = s.on_top(Continuing)
    if top is None:
        return []
    weak = min(odds.s.numbers.card_cv[army] for army in top.party)
    stays = max(army for army in top.party if odds.s.numbers.card_cv[army] == weak)
    armies = [army for army in top.party if army != stays]
    found = []
    for cell in chart(s, top.defender).frontier:
        do = ((verbs.CONTINUE,), *_declared(top.defender, cell, armies))
        found.append(_attack(odds, seat, top.origin, top.defender, cell, tuple(armies), do))
    return found


def _declared(foe: int, cell: int, armies: list[int]) -> tuple[Action, ...]:
    """Return the decisions that name target and armies and send them."""
    return ((verbs.TARGET, foe, cell), *((verbs.JOIN, army) for army in armies), (verbs.SEND,))


def _attack(odds: Odds, seat: int, origin: int, foe: int, cell: int, group: Cards, do: tuple[Action, ...]) -> Act:
    s = odds.s
    percent, least = odds.percent(foe, cell, group), odds.answered(foe, cell, group)
    params: Params = {"attacker": seat, "start": origin, "group": group, "percent": percent}
    chip = Chip(
        "good" if least >= LIKELY else "none",
        ("chip-percent", {"percent": percent, "least": least, "answered": int(least < percent)}),
    )
    return Act(
        do,
        node_id(s.lands[seat][origin]),
        site(s, foe, cell),
        ("attack-send", params | odds.target(foe, cell)),
        chip,
        undo=False,
    )
