"""What an attack is put together of: the land that it starts from, its target, the armies that go (FYN-D4.01 to D4.06, D4.53)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.facts import Facts
from baronage.engine.flow import Action
from baronage.engine.verb import Verb
from baronage.games.fyn import verbs
from baronage.games.fyn.combat import Cards, siege_value
from baronage.games.fyn.data import CARD_CV, CARDS, TYPE
from baronage.games.fyn.geometry import chart, cut_off
from baronage.games.fyn.odds import capture_chance, exact_chance
from baronage.games.fyn.realm import armies_on, lying_at
from baronage.games.fyn.state import HOME, Barons
from baronage.games.fyn.steps.decision import Decision
from baronage.games.fyn.things import node_id, spot_id

# what is chosen next
(WHETHER, ORIGIN_NEXT, TARGET_NEXT, GROUP_NEXT) = range(4)


def noted(s: Barons, rule: str) -> None:
    """A draft of the active player changed; nobody else hears of it."""
    if s.log is not None:
        s.log.append((verbs.DRAFTED, 1 << s.active, (s.active,), rule))


def join_choices(cards: Cards, chosen: Cards) -> list[Action]:
    """FYN-Q1.02: who may still join, one of each type."""
    found: dict[int, int] = {}
    for card in cards:
        if card not in chosen:
            found.setdefault(TYPE[card], card)
    return [(verbs.JOIN, card) for card in found.values()]


def frontier_targets(s: Barons, seat: int) -> list[Action]:
    """FYN-D4.03, D4.05: the frontier cards of a player."""
    return [(verbs.TARGET, seat, cell) for cell in chart(s, seat).frontier]


def target_facts(s: Barons, foe: int, cell: int) -> Facts:
    """What there is to say about land that may be attacked: who holds it, what hangs on it."""
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
    """All who could go for the target that is being chosen; none: no target is being chosen."""
    top = s.stack[-1] if s.stack else None
    return top.marchers(s) if isinstance(top, Mustering) and top.stage() == TARGET_NEXT else ()


class Mustering(Decision):
    """An attack is put together by the active player, step by step; nobody else sees it until it is sent."""

    def stage(self) -> int:
        """What is chosen next."""
        raise NotImplementedError

    def start(self) -> int:
        """The land from which it starts; -1: not chosen."""
        raise NotImplementedError

    def aim(self) -> tuple[int, int]:
        """The defender and the cell; -1: not chosen."""
        raise NotImplementedError

    def chosen_armies(self) -> Cards:
        """Those that go, so far."""
        raise NotImplementedError

    def candidates(self, s: Barons) -> Cards:
        """Those of whom who goes is chosen."""
        raise NotImplementedError

    def marchers(self, s: Barons) -> Cards:
        """All who could go together."""
        return self.candidates(s)

    def foe_fault(self, s: Barons, foe: int) -> str:
        """The rule against an attack on this player; "": there is none."""
        raise NotImplementedError

    def join_fault(self, s: Barons, army: int) -> str:
        """The rule against one more army of this name, twins apart; "": there is none."""
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

    def facts(self, s: Barons, seat: int) -> Facts:
        foe, cell = self.aim()
        group = tuple(sorted(self.chosen_armies()))
        percent = round(100 * exact_chance(s, foe, cell, group)) if group else 0
        facts: Facts = {"attacker": s.active, "start": max(self.start(), 0), "group": group, "percent": percent}
        return facts | target_facts(s, foe, cell)


def top_of(s: Barons) -> Mustering:
    """The attack that is being put together."""
    top = s.stack[-1]
    assert isinstance(top, Mustering)
    return top


class AttackFrom(Verb[Barons]):
    """The land from which an attack starts."""

    NUMBER: ClassVar[int] = verbs.ORIGIN
    NAME: ClassVar[str] = "attack-from"
    ARGS: ClassVar[tuple[str, ...]] = ("cell",)
    RULE: ClassVar[str] = "FYN-D4.03"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.03", "FYN-D4.02")

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        if top_of(s).stage() != ORIGIN_NEXT:
            return "FYN-D4.03"
        return "" if action[1] in chart(s, seat).frontier and self._ready(s, seat, action[1]) else "FYN-D4.02"

    def _ready(self, s: Barons, seat: int, cell: int) -> Cards:
        return tuple(army for army in armies_on(s, seat, cell) if army not in s.spent)

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        land, on = lying_at(s, seat, action[1])
        armies = self._ready(s, seat, action[1])
        return {"cell": action[1], "owner": seat, "land": land, "on": on, "armies": armies}

    def more(self, s: Barons, seat: int, action: Action) -> Facts:
        edge = action[1] in chart(s, seat).frontier
        return {"frontier": int(edge), "spent": int(bool(armies_on(s, seat, action[1])))}

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-D4.02",)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [spot_id(s, seat, action[1])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.ORIGIN, cell) for cell in (*s.lands[seat], -1, 5)]


class ChooseTarget(Verb[Barons]):
    """The land that is attacked."""

    NUMBER: ClassVar[int] = verbs.TARGET
    NAME: ClassVar[str] = "choose-target"
    ARGS: ClassVar[tuple[str, ...]] = ("owner", "cell")
    RULE: ClassVar[str] = "FYN-D4.03"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.03", "FYN-D4.55", "FYN-D4.05")
    GROUP: ClassVar[int] = 1

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        top = top_of(s)
        _, foe, cell = action
        if top.stage() != TARGET_NEXT or not 0 <= foe < s.seats or foe == seat or not s.alive >> foe & 1:
            return "FYN-D4.03"
        if rule := top.foe_fault(s, foe):
            return rule
        if cell not in s.lands[foe]:
            return "FYN-D4.03"
        return "" if cell in chart(s, foe).frontier else "FYN-D4.05"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        _, foe, cell = action
        facts = target_facts(s, foe, cell)
        ready = marchers(s) if seat == s.active else ()
        known = facts["land"] and foe != seat
        percent = round(100 * capture_chance(s, seat, foe, cell, ready)) if known and ready else 0
        return facts | {"percent": percent, "marchers": len(ready)}

    def more(self, s: Barons, seat: int, action: Action) -> Facts:
        top = top_of(s)
        return {"stage": top.stage(), "foe": top.aim()[0]}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [spot_id(s, action[1], action[2])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        found: list[Action] = []
        for foe in range(-1, s.seats + 1):
            lands = s.lands[foe] if 0 <= foe < s.seats else ()
            found.extend((verbs.TARGET, foe, cell) for cell in (*lands, -1, 5))
        return found


class Join(Verb[Barons]):
    """One more army goes along."""

    NUMBER: ClassVar[int] = verbs.JOIN
    NAME: ClassVar[str] = "join"
    ARGS: ClassVar[tuple[str, ...]] = ("army",)
    RULE: ClassVar[str] = "FYN-D4.03"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.03", "FYN-D4.54", "FYN-D4.06", "FYN-Q1.02")

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        top = top_of(s)
        army = action[1]
        if top.stage() != GROUP_NEXT:
            return "FYN-D4.03"
        if rule := top.join_fault(s, army):
            return rule
        return "" if (verbs.JOIN, army) in top.options(s) else "FYN-Q1.02"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        army = action[1] if 0 < action[1] < CARDS else 0
        return {"army": army, "cv": CARD_CV[army]}

    def more(self, s: Barons, seat: int, action: Action) -> Facts:
        top = top_of(s)
        joined = top.chosen_armies()
        full = int(len(joined) >= len(top.marchers(s)))
        return {"stage": top.stage(), "joined": int(action[1] in joined), "full": full}

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return (s.stack[-1].RULE,)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.JOIN, army) for army in (*(army for grid in s.armies for army in grid), 0, 134)]


class StopAttack(Verb[Barons]):
    """After a capture the armies go no further."""

    NUMBER: ClassVar[int] = verbs.STOP
    NAME: ClassVar[str] = "stop-attack"
    RULE: ClassVar[str] = "FYN-D4.56"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.56",)

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        return "" if top_of(s).stage() == WHETHER else "FYN-D4.56"


class GoOn(Verb[Barons]):
    """After a capture a part of the armies attacks again."""

    NUMBER: ClassVar[int] = verbs.CONTINUE
    NAME: ClassVar[str] = "go-on"
    RULE: ClassVar[str] = "FYN-D4.53"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.53",)

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        return "" if top_of(s).stage() == WHETHER else "FYN-D4.53"

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-D4.54",)


VERBS: Final = (AttackFrom(), ChooseTarget(), Join(), StopAttack(), GoOn())
