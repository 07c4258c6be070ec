"""Step B, movement; the choice of Step C or D; Step C, building armies (FYN-D2, D3)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import chart, reach_of, ride_of, shock_cells
from baronage.games.fyn.data import CARD_KIND, CARDS, FORCE, KNIGHTS, SHOCK, TYPE, TYPES
from baronage.games.fyn.nodes import node_id, spot_id
from baronage.games.fyn.rules.realm import hand_types, lying_at, take_from_hand
from baronage.games.fyn.state import ATTACKING, BUILDING, BUILT, GROWING, MARCHED, Barons, rounds_to_stall
from baronage.games.fyn.steps.decision import Decision
from baronage.games.fyn.steps.windows import open_window


def army_moves(s: Barons, seat: int, verb: int, still: list[int]) -> list[Action]:
    """Return every movable army, by type and cell, with every cell it can reach (FYN-D2.01 to D2.10, E1.06)."""
    armies = s.armies[seat]
    if not armies or len(s.lands[seat]) < 2:
        return []
    reach = reach_of(s, seat)
    found: list[Action] = []
    seen: set[int] = set()
    for army in sorted(armies):
        cell = armies[army]
        kind = TYPE[army]
        key = cell * TYPES + kind
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
    """Return whether `army_moves` would return any move."""
    if len(s.lands[seat]) < 2:
        return False
    for army in s.armies[seat]:
        if army not in still:
            if TYPE[army] != SHOCK:
                return True  # a connected realm of two cards always has a neighbour
            return bool(army_moves(s, seat, verbs.MOVE, still))
    return False


def move_army(s: Barons, seat: int, army: int, to: int, rule: str) -> None:
    """Move an army inside its realm."""
    start = s.armies[seat][army]
    s.armies[seat][army] = to
    if s.log is not None:
        kind = verbs.MOVED if rule == "FYN-D2.01" else verbs.RESPONDED
        s.log.append((kind, ALL, (seat, army, start, to), rule))


def end_step(s: Barons, stage: int, rule: str) -> None:
    """End a step of the active player; its decision is on top."""
    s.stack.pop()
    s.stage = stage
    if s.log is not None:
        s.log.append((verbs.ENDED_STEP, ALL, (s.active,), rule))


def stall_params(s: Barons, seat: int) -> Params:
    """Return the rounds until the game ends unless a card leaves the draw deck, or 0 (FYN-L1.02)."""
    return {"stall": 0 if s.turned or seat != s.active else rounds_to_stall(s)}


def stall_rules(s: Barons, seat: int) -> tuple[str, ...]:
    """Return the rule about stalling if it is shown."""
    return ("FYN-L1.02",) if stall_params(s, seat)["stall"] else ()


class OwnStep(Decision):
    """Decision of the active player about a step of their turn; it is dropped when they leave."""

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat == s.active else self

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.END,)


def march_fault(s: Barons, seat: int, army: int, to: int, still: list[int]) -> str:
    """Return the rule against moving an army to a cell of its realm, or an empty string.

    `still` holds the armies that may not move any more.
    """
    armies = s.armies[seat]
    if army not in armies:
        return "FYN-D2.07" if any(army in grid for grid in s.armies) else "FYN-D2.01"
    if to not in s.lands[seat]:
        return "FYN-D2.07"
    start, kind = armies[army], TYPE[army]
    if to == start:
        return "FYN-D2.10"
    if army in still:
        return "FYN-D2.01"
    if kind == SHOCK and to in shock_cells(s, seat):
        return "FYN-E1.06"
    if to not in (ride_of(s, seat) if kind == KNIGHTS else reach_of(s, seat))[start]:
        return "FYN-D2.02"
    first = min(it for it, cell in armies.items() if cell == start and TYPE[it] == kind and it not in still)
    return "" if army == first else "FYN-Q1.02"


def march_params(s: Barons, seat: int, army: int, to: int) -> Params:
    """Return message parameters about a moving army."""
    army = army if 0 < army < CARDS else 0
    land, on = lying_at(s, seat, to)
    start = s.armies[seat].get(army, -1)
    params: Params = {"army": army, "cv": s.numbers.card_cv[army], "start": max(start, 0), "mine": int(start >= 0)}
    return params | {"cell": to, "owner": seat, "land": land, "on": on}


def marches(s: Barons, seat: int, verb: int) -> list[Action]:
    """Return likely illegal tries: every army on the table, to cells inside and outside its realm."""
    armies = [army for grid in s.armies for army in grid]
    return [(verb, army, cell) for army in (*armies, 0, 134) for cell in (*s.lands[seat], -1, 5)]


class Move(Verb[Barons]):
    """Move an army inside its realm."""

    NUMBER: ClassVar[int] = verbs.MOVE
    NAME: ClassVar[str] = "move"
    ARGS: ClassVar[tuple[str, ...]] = ("army", "cell")
    RULE: ClassVar[str] = "FYN-D2.01"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("FYN-D2.07", "FYN-D2.10", "FYN-D2.01", "FYN-E1.06", "FYN-D2.02", "FYN-Q1.02"),
    )
    GROUP: ClassVar[int] = 1

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return march_fault(s, seat, action[1], action[2], s.moved)

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return march_params(s, seat, action[1], action[2])

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), spot_id(s, seat, action[2])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return marches(s, seat, verbs.MOVE)


MOVE: Final = Move()


class Moving(OwnStep):
    """Step to choose an army and its destination (DEC-03)."""

    DECISION: ClassVar[str] = "DEC-03"
    NAME: ClassVar[str] = "movement"
    RULE: ClassVar[str] = "FYN-D2.01"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.MOVE, verbs.END, verbs.CALL)
    ENDS: ClassVar[str] = "FYN-D2.01"

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

    def params(self, s: Barons, seat: int) -> Params:
        mine = seat == s.active
        params: Params = {"moved": len(s.moved), "buildable": int(mine and bool(builds(s, seat)))}
        params["attackable"] = int(mine and eligible(s, seat))
        return params | stall_params(s, seat)

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-D2.01", "FYN-D2.04", *stall_rules(s, seat))


# --- the choice -----------------------------------------------------------------------------------------------------


def could_build(s: Barons, seat: int) -> bool:
    """Return whether a build is possible by public information (FYN-Q1.05)."""
    known = chart(s, seat)
    return (
        bool(s.hands[seat]) and s.combat(seat) < known.population and any(site not in s.built for site in known.sites)
    )


def builds(s: Barons, seat: int) -> list[Action]:
    """Return every army of the hand with every unused site (FYN-D3.01 to D3.04)."""
    known = chart(s, seat)
    room = known.population - s.combat(seat)
    if room <= 0:
        return []
    found: list[Action] = []
    for card in hand_types(s, seat):
        if CARD_KIND[card] == FORCE and s.numbers.card_cv[card] <= room:
            taken = shock_cells(s, seat) if TYPE[card] == SHOCK else []
            for site in known.sites:
                if site not in s.built and site not in taken:
                    found.append((verbs.BUILD, card, site))
    return found


def eligible(s: Barons, seat: int) -> bool:
    """Return whether an unspent army is on the frontier (FYN-D4.02)."""
    frontier = chart(s, seat).frontier
    for army, cell in s.armies[seat].items():  # noqa: SIM110 - called in every turn: a loop is faster
        if cell in frontier and army not in s.spent:
            return True
    return False


class TakeStep(Verb[Barons]):
    """Choose to build, to attack, or neither."""

    NUMBER: ClassVar[int] = verbs.STEP
    NAME: ClassVar[str] = "take-step"
    ARGS: ClassVar[tuple[str, ...]] = ("step",)
    RULE: ClassVar[str] = "FYN-D0.03"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D0.03", "FYN-D3.03", "FYN-D3.01", "FYN-D4.02")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        if action[1] == verbs.BUILDING:
            if builds(s, seat):
                return ""
            return "FYN-D3.03" if s.combat(seat) >= chart(s, seat).population else "FYN-D3.01"
        if action[1] == verbs.ATTACKING:
            return "" if eligible(s, seat) else "FYN-D4.02"
        return "" if action[1] == verbs.NONE else "FYN-D0.03"

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        return {"used": s.combat(seat), "limit": chart(s, seat).population}

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.STEP, step) for step in (verbs.NONE, verbs.BUILDING, verbs.ATTACKING, 3)]


class Build(Verb[Barons]):
    """Build an army of the hand on a site."""

    NUMBER: ClassVar[int] = verbs.BUILD
    NAME: ClassVar[str] = "build"
    ARGS: ClassVar[tuple[str, ...]] = ("army", "cell")
    RULE: ClassVar[str] = "FYN-D3.01"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D3.01", "FYN-D3.02", "FYN-D3.03", "FYN-D3.04", "FYN-Q1.02")
    GROUP: ClassVar[int] = 1

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        _, card, cell = action
        known = chart(s, seat)
        if card not in s.hands[seat] or CARD_KIND[card] != FORCE or cell not in known.sites:
            return "FYN-D3.01"
        if cell in s.built:
            return "FYN-D3.02"
        if s.combat(seat) + s.numbers.card_cv[card] > known.population:
            return "FYN-D3.03"
        if TYPE[card] == SHOCK and cell in shock_cells(s, seat):
            return "FYN-D3.04"
        return "" if card in hand_types(s, seat) else "FYN-Q1.02"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        _, card, cell = action
        params = march_params(s, seat, card, cell)
        cv = s.numbers.card_cv[card] if 0 < card < CARDS else 0
        return params | {"total": s.combat(seat) + cv, "limit": chart(s, seat).population}

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        card = action[1]
        return {"held": int(card in s.hands[seat]), "used": s.combat(seat)}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-D3.01", "FYN-D3.03")

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        card = action[1]
        return [node_id(card), spot_id(s, seat, action[2])] if 0 < card < CARDS and CARD_KIND[card] == FORCE else []

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.BUILD, card, cell) for card in (*s.hands[seat], 0, 134) for cell in (*s.lands[seat], -1, 5)]


STEP: Final = TakeStep()
BUILD: Final = Build()


class Choosing(OwnStep):
    """Step to choose building, attacking, or neither (DEC-04, FYN-D0.03)."""

    DECISION: ClassVar[str] = "DEC-04"
    NAME: ClassVar[str] = "build-or-attack"
    RULE: ClassVar[str] = "FYN-D0.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.STEP, verbs.CALL)

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

    def params(self, s: Barons, seat: int) -> Params:
        mine = seat == s.active
        params: Params = {"room": chart(s, s.active).population - s.combat(s.active)}
        params["buildable"] = int(mine and bool(builds(s, seat)))
        params["attackable"] = int(mine and eligible(s, seat))
        params["held"] = int(mine and any(CARD_KIND[card] == FORCE for card in s.hands[seat]))
        return params | stall_params(s, seat)

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        params = self.params(s, seat)
        both = params["buildable"] and params["attackable"]
        return ("FYN-D0.03", *(() if both else ("FYN-Q1.05",)), *stall_rules(s, seat))


class Building(OwnStep):
    """Step to choose an army of the hand and its site (DEC-05)."""

    DECISION: ClassVar[str] = "DEC-05"
    NAME: ClassVar[str] = "building"
    RULE: ClassVar[str] = "FYN-D3.01"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.BUILD, verbs.END, verbs.CALL)
    ENDS: ClassVar[str] = "FYN-D3.05"

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

    def params(self, s: Barons, seat: int) -> Params:
        known = chart(s, s.active)
        left = len([site for site in known.sites if site not in s.built])
        params: Params = {"left": left, "room": known.population - s.combat(s.active)}
        return params | stall_params(s, seat)

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-D3.01", "FYN-D3.03", *stall_rules(s, seat))

    def implied(self, s: Barons, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Return hand cards that explain the choice to build: at first at least one army could be built (DEC-04)."""
        seat = s.active
        if s.built or 0 not in s.hands[seat] or builds(s, seat):
            return -1, []
        room = chart(s, seat).population - s.combat(seat)
        taken = set(shock_cells(s, seat))
        shock_site = any(site not in taken for site in chart(s, seat).sites)
        for card in unseen:
            if CARD_KIND[card] == FORCE and s.numbers.card_cv[card] <= room and (TYPE[card] != SHOCK or shock_site):
                return seat, [card]
        return -1, []
