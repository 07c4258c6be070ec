"""What an attack asks besides: the defender's response, and where the captured land is laid (FYN-D4.11 to D4.14, D4.41)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts
from baronage.engine.flow import ALL, Action, Step
from baronage.engine.verb import Verb
from baronage.games.fyn import verbs
from baronage.games.fyn.geometry import EDGES, open_edges
from baronage.games.fyn.odds import exact_chance
from baronage.games.fyn.realm import lost_by, lying_at
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.battle import Besieger
from baronage.games.fyn.steps.decision import Decision
from baronage.games.fyn.steps.marching import army_moves, march_facts, march_fault, marches, move_army
from baronage.games.fyn.things import cell_id, node_id, spot_id


def attack_below(s: Barons) -> Besieger:
    """The attack that asks."""
    found = s.stack[-2]
    assert isinstance(found, Besieger)
    return found


def fall_chance(s: Barons) -> int:
    """How likely the target is to fall, in percent."""
    attack = attack_below(s).assault()
    return round(100 * exact_chance(s, attack.foe, attack.target, attack.group))


class Respond(Verb[Barons]):
    """The defender moves one army."""

    NUMBER: ClassVar[int] = verbs.RESPOND
    NAME: ClassVar[str] = "respond"
    ARGS: ClassVar[tuple[str, ...]] = ("army", "cell")
    RULE: ClassVar[str] = "FYN-D4.11"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("FYN-D2.07", "FYN-D2.10", "FYN-D2.01", "FYN-E1.06", "FYN-D2.02", "FYN-Q1.02"),
    )
    GROUP: ClassVar[int] = 1

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        return march_fault(s, seat, action[1], action[2], [])

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        _, army, to = action
        facts = march_facts(s, seat, army, to)
        return facts | {"falls": self._falls(s, seat, army, to)}

    def _falls(self, s: Barons, seat: int, army: int, to: int) -> int:
        """How likely the target is to fall after the move; -1: the move changes nothing about that, or is none."""
        if not isinstance(s.stack[-1], Responding) or to not in s.lands[seat]:
            return -1
        if attack_below(s).assault().target not in (s.armies[seat].get(army, -1), to) or army not in s.armies[seat]:
            return -1
        after = s.clone()
        after.armies[seat][army] = to
        return fall_chance(after)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), spot_id(s, seat, action[2])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return marches(s, seat, verbs.RESPOND)


class Decline(Verb[Barons]):
    """The defender moves no army."""

    NUMBER: ClassVar[int] = verbs.DECLINE
    NAME: ClassVar[str] = "decline"
    RULE: ClassVar[str] = "FYN-D4.13"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return {"falls": fall_chance(s) if isinstance(s.stack[-1], Responding) else -1}


class PlaceLand(Verb[Barons]):
    """The side on which the captured land is laid."""

    NUMBER: ClassVar[int] = verbs.PLACE
    NAME: ClassVar[str] = "place-land"
    ARGS: ClassVar[tuple[str, ...]] = ("edge",)
    RULE: ClassVar[str] = "FYN-D4.41"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.41",)

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Placing)
        return "" if action[1] in open_edges(s, seat, top.origin) else "FYN-D4.41"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        top = s.stack[-1]
        assert isinstance(top, Placing)
        edge, lost = action[1], 0
        cell = top.origin + EDGES[edge] if 0 <= edge < len(EDGES) else top.origin
        if edge in open_edges(s, seat, top.origin):
            lost = lost_by(s, seat, top.defender, top.target, top.origin, edge)
        return {"edge": edge, "cell": cell, "owner": seat, "lost": lost, "start": top.origin}

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-D4.41", "FYN-D4.47") if self.facts(s, seat, action)["lost"] else ("FYN-D4.41",)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        top = s.stack[-1]
        if not isinstance(top, Placing) or not 0 <= action[1] < len(EDGES):
            return []
        return [cell_id(s.active, top.origin + EDGES[action[1]])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.PLACE, edge) for edge in range(-1, 5)]


VERBS: Final = (Respond(), Decline(), PlaceLand())


class Responding(Decision):
    """DEC-07: one move of one army of the defender (FYN-D4.11 to D4.14)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defender",)
    DECISION: ClassVar[str] = "DEC-07"
    NAME: ClassVar[str] = "response"
    RULE: ClassVar[str] = "FYN-D4.11"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.RESPOND, verbs.DECLINE, verbs.CALL)

    def __init__(self, defender: int) -> None:
        self.defender: Final = defender

    def asked(self, s: Barons) -> int:
        return self.defender

    def options(self, s: Barons) -> list[Action]:
        found = army_moves(s, self.defender, verbs.RESPOND, [])
        found.append((verbs.DECLINE,))
        return found

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        if action[0] == verbs.RESPOND:
            move_army(s, seat, action[1], action[2], "FYN-D4.11")
        elif s.log is not None:
            s.log.append((verbs.RESPONDED, ALL, (seat, 0, 0, 0), "FYN-D4.13"))

    def facts(self, s: Barons, seat: int) -> Facts:
        attack = attack_below(s).assault()
        land, on = lying_at(s, attack.foe, attack.target)
        facts: Facts = {"attacker": s.active, "group": attack.group, "owner": attack.foe, "cell": attack.target}
        return facts | {"land": land, "on": on}

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.DECLINE,)

    def when_left(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self


class Placing(Decision):
    """DEC-12: the edge of the origin beyond which the captured land is placed (FYN-D4.41, D4.44)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defender", "target", "origin")
    DECISION: ClassVar[str] = "DEC-12"
    NAME: ClassVar[str] = "placing"
    FORECAST: ClassVar[bool] = False
    RULE: ClassVar[str] = "FYN-D4.41"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.PLACE, verbs.CALL)

    def __init__(self, defender: int, target: int, origin: int) -> None:
        self.defender: Final = defender
        self.target: Final = target
        self.origin: Final = origin

    def options(self, s: Barons) -> list[Action]:
        return [(verbs.PLACE, edge) for edge in open_edges(s, s.active, self.origin)]

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        attack = s.stack[-1]
        assert isinstance(attack, Besieger)
        attack.take_land(s, action[1])

    def facts(self, s: Barons, seat: int) -> Facts:
        land, on = lying_at(s, self.defender, self.target)
        return {"land": land, "on": on, "start": self.origin, "attacker": s.active}

    def cites(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-D4.41", "FYN-D4.44")

    def default(self, s: Barons, seat: int) -> Action:
        edges = open_edges(s, seat, self.origin)
        lost = [lost_by(s, seat, self.defender, self.target, self.origin, edge) for edge in edges]
        return (verbs.PLACE, edges[lost.index(min(lost))])

    def when_left(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self
