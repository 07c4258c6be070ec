"""Step B, movement; the choice of Step C or D; Step C, building armies (FYN-D2, D3)."""

from __future__ import annotations

from typing import ClassVar

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts
from baronage.engine.flow import ALL, Action, Step
from baronage.games.fyn import verbs
from baronage.games.fyn.data import CARD_CV, CARD_KIND, FORCE, KNIGHTS, SHOCK, TYPE
from baronage.games.fyn.geometry import chart, reach_of, ride_of, shock_cells
from baronage.games.fyn.realm import hand_types, take_from_hand
from baronage.games.fyn.state import ATTACKING, BUILDING, BUILT, GROWING, MARCHED, Barons, rounds_to_stall
from baronage.games.fyn.steps.decision import Decision
from baronage.games.fyn.steps.windows import open_window


def army_moves(s: Barons, seat: int, verb: int, still: list[int]) -> list[Action]:
    """FYN-D2.01 to D2.10, E1.06: every army that may move, by type and cell, with every cell it can reach."""
    armies = s.armies[seat]
    if not armies or len(s.lands[seat]) < 2:
        return []
    reach = reach_of(s, seat)
    found: list[Action] = []
    seen: set[int] = set()
    for army in sorted(armies):
        cell = armies[army]
        kind = TYPE[army]
        key = cell * 32 + kind
        if key in seen or army in still:
            continue
        seen.add(key)
        if kind == KNIGHTS:
            for to in ride_of(s, seat)[cell]:
                found.append((verb, army, to))
        elif kind == SHOCK:
            taken = shock_cells(s, seat)
            found.extend((verb, army, to) for to in reach[cell] if to not in taken)
        else:
            for to in reach[cell]:
                found.append((verb, army, to))
    return found


def can_move(s: Barons, seat: int, still: list[int]) -> bool:
    """Is there any such move?"""
    if len(s.lands[seat]) < 2:
        return False
    for army in s.armies[seat]:
        if army not in still:
            if TYPE[army] != SHOCK:
                return True  # a connected realm of two cards always leaves a neighbour
            return bool(army_moves(s, seat, verbs.MOVE, still))
    return False


def move_army(s: Barons, seat: int, army: int, to: int, rule: str) -> None:
    """An army moves inside its realm."""
    start = s.armies[seat][army]
    s.armies[seat][army] = to
    if s.log is not None:
        kind = verbs.MOVED if rule == "FYN-D2.01" else verbs.RESPONDED
        s.log.append((kind, ALL, (seat, army, start, to), rule))


def end_step(s: Barons, stage: int, rule: str) -> None:
    """The active player ends a step; its question is on top."""
    s.stack.pop()
    s.stage = stage
    if s.log is not None:
        s.log.append((verbs.ENDED_STEP, ALL, (s.active,), rule))


def stall_facts(s: Barons, seat: int) -> Facts:
    """FYN-L1.02: after how many rounds the game ends unless a card leaves the draw deck; 0: it does not."""
    return {"stall": 0 if s.turned or seat != s.active else rounds_to_stall(s)}


def stall_rules(s: Barons, seat: int) -> tuple[str, ...]:
    """The rule of it, where it is told."""
    return ("FYN-L1.02",) if stall_facts(s, seat)["stall"] else ()


class OwnStep(Decision):
    """A question to the active player about a step of his turn: it falls when he leaves."""

    def gone(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat == s.active else self

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.END,)


class Moving(OwnStep):
    """DEC-03: an army and where it goes."""

    DECISION: ClassVar[str] = "DEC-03"
    TITLE: ClassVar[str] = "Step B: movement"

    def options(self, s: Barons) -> list[Action]:
        found = army_moves(s, s.active, verbs.MOVE, s.moved)
        found.append((verbs.END,))
        return found

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.END:
            end_step(s, MARCHED, "FYN-D2.01")
            return
        move_army(s, seat, action[1], action[2], "FYN-D2.01")
        s.moved.append(action[1])
        s.stack.pop()
        if s.every:
            open_window(s, 10)


# --- the choice -----------------------------------------------------------------------------------------------------


def could_build(s: Barons, seat: int) -> bool:
    """FYN-Q1.05: do public facts leave a build possible?"""
    known = chart(s, seat)
    return (
        bool(s.hands[seat]) and s.combat(seat) < known.population and any(site not in s.built for site in known.sites)
    )


def builds(s: Barons, seat: int) -> list[Action]:
    """FYN-D3.01 to D3.04: every army of the hand on every unused site."""
    known = chart(s, seat)
    room = known.population - s.combat(seat)
    if room <= 0:
        return []
    found: list[Action] = []
    for card in hand_types(s, seat):
        if CARD_KIND[card] == FORCE and CARD_CV[card] <= room:
            taken = shock_cells(s, seat) if TYPE[card] == SHOCK else []
            for site in known.sites:
                if site not in s.built and site not in taken:
                    found.append((verbs.BUILD, card, site))
    return found


def eligible(s: Barons, seat: int) -> bool:
    """FYN-D4.02: is there an army on the frontier that is not spent?"""
    frontier = chart(s, seat).frontier
    for army, cell in s.armies[seat].items():  # noqa: SIM110 - asked in every turn: a loop is faster
        if cell in frontier and army not in s.spent:
            return True
    return False


class Choosing(OwnStep):
    """DEC-04: build, attack, or neither (FYN-D0.03)."""

    DECISION: ClassVar[str] = "DEC-04"
    TITLE: ClassVar[str] = "Build or attack"

    def options(self, s: Barons) -> list[Action]:
        found: list[Action] = []
        if builds(s, s.active):
            found.append((verbs.STEP, verbs.BUILDING))
        if eligible(s, s.active):
            found.append((verbs.STEP, verbs.ATTACKING))
        found.append((verbs.STEP, verbs.NONE))
        return found

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        s.stage = (GROWING, BUILDING, ATTACKING)[action[1]]
        if s.log is not None:
            s.log.append((verbs.CHOSE, ALL, (seat, action[1]), "FYN-D0.03"))

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.STEP, verbs.NONE)


class Building(OwnStep):
    """DEC-05: an army of the hand and the site where it is built."""

    DECISION: ClassVar[str] = "DEC-05"
    TITLE: ClassVar[str] = "Step C: build armies"

    def options(self, s: Barons) -> list[Action]:
        found = builds(s, s.active)
        found.append((verbs.END,))
        return found

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.END:
            end_step(s, BUILT, "FYN-D3.05")
            return
        _, card, cell = action
        take_from_hand(s, seat, card)
        s.armies[seat][card] = cell
        s.built.append(cell)
        if s.log is not None:
            s.log.append((verbs.BUILT, ALL, (seat, card, cell), "FYN-D3.01"))
        s.stack.pop()
        if s.every:
            open_window(s, 11)

    def promise(self, s: Barons, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Building was chosen, so at first one army at least could be built (DEC-04)."""
        seat = s.active
        if s.built or 0 not in s.hands[seat] or builds(s, seat):
            return -1, []
        room = chart(s, seat).population - s.combat(seat)
        taken = set(shock_cells(s, seat))
        shock_site = any(site not in taken for site in chart(s, seat).sites)
        for card in unseen:
            if CARD_KIND[card] == FORCE and CARD_CV[card] <= room and (TYPE[card] != SHOCK or shock_site):
                return seat, [card]
        return -1, []
