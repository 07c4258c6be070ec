"""Preparation of an attack: its origin, its target and its armies (FYN-D4.01 to D4.06, D4.53)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import chart, cut_off
from baronage.games.fyn.data import CARDS, TYPE
from baronage.games.fyn.nodes import node_id, spot_id
from baronage.games.fyn.rules.combat import Cards, siege_value
from baronage.games.fyn.rules.odds import capture_chance, exact_chance
from baronage.games.fyn.rules.realm import armies_on, lying_at
from baronage.games.fyn.state import HOME, Barons
from baronage.games.fyn.steps.decision import Decision

# the next choice
(WHETHER, ORIGIN_NEXT, TARGET_NEXT, GROUP_NEXT) = range(4)


def noted(s: Barons, rule: str) -> None:
    """Log a change of the active player's draft, visible only to them."""
    if s.log is not None:
        s.log.append((verbs.DRAFTED, 1 << s.active, (s.active,), rule))


def join_choices(cards: Cards, chosen: Cards) -> list[Action]:
    """Return the armies that may still join, one of each type (FYN-Q1.02)."""
    found: dict[int, int] = {}
    for card in cards:
        if card not in chosen:
            found.setdefault(TYPE[card], card)
    return [(verbs.JOIN, card) for card in found.values()]


def frontier_targets(s: Barons, seat: int) -> list[Action]:
    """Return the frontier cards of a player (FYN-D4.03, D4.05)."""
    return [(verbs.TARGET, seat, cell) for cell in chart(s, seat).frontier]


def target_params(s: Barons, foe: int, cell: int) -> Params:
    """Return parameters about land that may be attacked: its defenders, and what it would cut off."""
    foe = foe if 0 <= foe < s.seats else -1
    land, on = lying_at(s, foe, cell)
    return {
        "owner": foe,
        "cell": cell,
        "land": land,
        "on": on,
        "armies": tuple(armies_on(s, foe, cell)) if land else (),
        "wall": siege_value(s, foe, cell) if land else 0,
        "cut": len(cut_off(s, foe, cell)) if land and cell != HOME else 0,
    }


def marchers(s: Barons) -> Cards:
    """Return all armies that could attack the target being chosen, or an empty tuple."""
    top = s.stack[-1] if s.stack else None
    return top.marchers(s) if isinstance(top, Mustering) and top.stage() == TARGET_NEXT else ()


class Mustering(Decision):
    """Step to prepare an attack, visible only to the active player until it is sent."""

    def stage(self) -> int:
        """Return the next choice."""
        raise NotImplementedError

    def start(self) -> int:
        """Return the origin, or -1 if not chosen."""
        raise NotImplementedError

    def aim(self) -> tuple[int, int]:
        """Return the defender and the cell, or -1 if not chosen."""
        raise NotImplementedError

    def chosen_armies(self) -> Cards:
        """Return the armies chosen so far."""
        raise NotImplementedError

    def candidates(self, s: Barons) -> Cards:
        """Return the armies to choose from."""
        raise NotImplementedError

    def marchers(self, s: Barons) -> Cards:
        """Return all armies that could attack together."""
        return self.candidates(s)

    def foe_fault(self, s: Barons, foe: int) -> str:
        """Return the rule against an attack on this player, or an empty string."""
        raise NotImplementedError

    def join_fault(self, s: Barons, army: int) -> str:
        """Return the rule against one more army like this one, regardless of equal armies, or an empty string."""
        raise NotImplementedError

    def unsent(self, s: Barons) -> str:
        return "" if self.chosen_armies() else "FYN-D4.03"

    def prompt_id(self, s: Barons, seat: int) -> str:
        if seat not in self.actors(s):
            return f"{self.NAME}-others"
        stage = self.stage()
        return (
            f"{self.NAME}-target"
            if stage == TARGET_NEXT
            else f"{self.NAME}-armies"
            if stage == GROUP_NEXT
            else self.NAME
        )

    def params(self, s: Barons, seat: int) -> Params:
        foe, cell = self.aim()
        group = tuple(sorted(self.chosen_armies()))
        percent = round(100 * exact_chance(s, foe, cell, group)) if group else 0
        params: Params = {"attacker": s.active, "start": max(self.start(), 0), "group": group, "percent": percent}
        return params | target_params(s, foe, cell)


def top_of(s: Barons) -> Mustering:
    """Return the attack being prepared."""
    top = s.stack[-1]
    assert isinstance(top, Mustering)
    return top


class AttackFrom(Verb[Barons]):
    """Choose the land from which an attack starts."""

    NUMBER: ClassVar[int] = verbs.ORIGIN
    NAME: ClassVar[str] = "attack-from"
    ARGS: ClassVar[tuple[str, ...]] = ("cell",)
    RULE: ClassVar[str] = "FYN-D4.03"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.03", "FYN-D4.02")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        if top_of(s).stage() != ORIGIN_NEXT:
            return "FYN-D4.03"
        return "" if action[1] in chart(s, seat).frontier and self._ready(s, seat, action[1]) else "FYN-D4.02"

    def _ready(self, s: Barons, seat: int, cell: int) -> Cards:
        return tuple(army for army in armies_on(s, seat, cell) if army not in s.spent)

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        land, on = lying_at(s, seat, action[1])
        armies = self._ready(s, seat, action[1])
        return {"cell": action[1], "owner": seat, "land": land, "on": on, "armies": armies}

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        edge = action[1] in chart(s, seat).frontier
        return {"frontier": int(edge), "spent": int(bool(armies_on(s, seat, action[1])))}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-D4.02",)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [spot_id(s, seat, action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.ORIGIN, cell) for cell in (*s.lands[seat], -1, 5)]


class ChooseTarget(Verb[Barons]):
    """Choose the land to attack."""

    NUMBER: ClassVar[int] = verbs.TARGET
    NAME: ClassVar[str] = "choose-target"
    ARGS: ClassVar[tuple[str, ...]] = ("owner", "cell")
    RULE: ClassVar[str] = "FYN-D4.03"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.03", "FYN-D4.55", "FYN-D4.05")
    GROUP: ClassVar[int] = 1

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        top = top_of(s)
        _, foe, cell = action
        if top.stage() != TARGET_NEXT or not 0 <= foe < s.seats or foe == seat or not s.alive >> foe & 1:
            return "FYN-D4.03"
        if rule := top.foe_fault(s, foe):
            return rule
        if cell not in s.lands[foe]:
            return "FYN-D4.03"
        return "" if cell in chart(s, foe).frontier else "FYN-D4.05"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        _, foe, cell = action
        params = target_params(s, foe, cell)
        ready = marchers(s) if seat == s.active else ()
        known = params["land"] and foe != seat
        percent = round(100 * capture_chance(s, seat, foe, cell, ready)) if known and ready else 0
        return params | {"percent": percent, "marchers": len(ready)}

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        top = top_of(s)
        return {"stage": top.stage(), "foe": top.aim()[0]}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [spot_id(s, action[1], action[2])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        found: list[Action] = []
        for foe in range(-1, s.seats + 1):
            lands = s.lands[foe] if 0 <= foe < s.seats else ()
            found.extend((verbs.TARGET, foe, cell) for cell in (*lands, -1, 5))
        return found


class Join(Verb[Barons]):
    """Add an army to the attack."""

    NUMBER: ClassVar[int] = verbs.JOIN
    NAME: ClassVar[str] = "join"
    ARGS: ClassVar[tuple[str, ...]] = ("army",)
    RULE: ClassVar[str] = "FYN-D4.03"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.03", "FYN-D4.54", "FYN-D4.06", "FYN-Q1.02")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        top = top_of(s)
        army = action[1]
        if top.stage() != GROUP_NEXT:
            return "FYN-D4.03"
        if rule := top.join_fault(s, army):
            return rule
        return "" if (verbs.JOIN, army) in top.options(s) else "FYN-Q1.02"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        army = action[1] if 0 < action[1] < CARDS else 0
        return {"army": army, "cv": s.numbers.card_cv[army]}

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        top = top_of(s)
        joined = top.chosen_armies()
        full = int(len(joined) >= len(top.marchers(s)))
        return {"stage": top.stage(), "joined": int(action[1] in joined), "full": full}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return (s.stack[-1].RULE,)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.JOIN, army) for army in (*(army for grid in s.armies for army in grid), 0, 134)]


class StopAttack(Verb[Barons]):
    """Stop attacking after a capture."""

    NUMBER: ClassVar[int] = verbs.STOP
    NAME: ClassVar[str] = "stop-attack"
    RULE: ClassVar[str] = "FYN-D4.56"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.56",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return "" if top_of(s).stage() == WHETHER else "FYN-D4.56"


class GoOn(Verb[Barons]):
    """Continue after a capture with a part of the armies."""

    NUMBER: ClassVar[int] = verbs.CONTINUE
    NAME: ClassVar[str] = "go-on"
    RULE: ClassVar[str] = "FYN-D4.53"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.53",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return "" if top_of(s).stage() == WHETHER else "FYN-D4.53"

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-D4.54",)


VERBS: Final = (AttackFrom(), ChooseTarget(), Join(), StopAttack(), GoOn())
