"""Further decisions of an attack: the response and the placement of captured land (FYN-D4.11 to D4.14, D4.41)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import EDGES, open_edges
from baronage.games.fyn.nodes import cell_id, node_id, spot_id
from baronage.games.fyn.rules.odds import exact_chance
from baronage.games.fyn.rules.realm import lost_by, lying_at
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.battle import Besieger
from baronage.games.fyn.steps.decision import Decision
from baronage.games.fyn.steps.marching import army_moves, march_fault, march_params, marches, move_army


def attack_below(s: Barons) -> Besieger:
    """Return the attack that this decision belongs to."""
    found = s.stack[-2]
    assert isinstance(found, Besieger)
    return found


def fall_chance(s: Barons) -> int:
    """Return the capture probability of the target, in percent."""
    attack = attack_below(s).assault()
    return round(100 * exact_chance(s, attack.foe, attack.target, attack.group))


class Respond(Verb[Barons]):
    """Move one army of the defender."""

    NUMBER: ClassVar[int] = verbs.RESPOND
    NAME: ClassVar[str] = "respond"
    ARGS: ClassVar[tuple[str, ...]] = ("army", "cell")
    RULE: ClassVar[str] = "FYN-D4.11"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("FYN-D2.07", "FYN-D2.10", "FYN-D2.01", "FYN-E1.06", "FYN-D2.02", "FYN-Q1.02"),
    )
    GROUP: ClassVar[int] = 1

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return march_fault(s, seat, action[1], action[2], [])

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        _, army, to = action
        params = march_params(s, seat, army, to)
        return params | {"falls": self._falls(s, seat, army, to)}

    def _falls(self, s: Barons, seat: int, army: int, to: int) -> int:
        """Return the capture probability after the move, or -1 if the move is illegal or doesn't change it."""
        if not isinstance(s.stack[-1], Responding) or to not in s.lands[seat]:
            return -1
        if attack_below(s).assault().target not in (s.armies[seat].get(army, -1), to) or army not in s.armies[seat]:
            return -1
        after = s.clone()
        after.armies[seat][army] = to
        return fall_chance(after)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), spot_id(s, seat, action[2])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return marches(s, seat, verbs.RESPOND)


class Decline(Verb[Barons]):
    """Move no army in response."""

    NUMBER: ClassVar[int] = verbs.DECLINE
    NAME: ClassVar[str] = "decline"
    RULE: ClassVar[str] = "FYN-D4.13"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return {"falls": fall_chance(s) if isinstance(s.stack[-1], Responding) else -1}


class PlaceLand(Verb[Barons]):
    """Choose the side on which the captured land is placed."""

    NUMBER: ClassVar[int] = verbs.PLACE
    NAME: ClassVar[str] = "place-land"
    ARGS: ClassVar[tuple[str, ...]] = ("edge",)
    RULE: ClassVar[str] = "FYN-D4.41"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.41",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Placing)
        return "" if action[1] in open_edges(s, seat, top.origin) else "FYN-D4.41"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Placing)
        edge, lost = action[1], 0
        cell = top.origin + EDGES[edge] if 0 <= edge < len(EDGES) else top.origin
        if edge in open_edges(s, seat, top.origin):
            lost = lost_by(s, seat, top.defender, top.target, top.origin, edge)
        return {"edge": edge, "cell": cell, "owner": seat, "lost": lost, "start": top.origin}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-D4.41", "FYN-D4.47") if self.params(s, seat, action)["lost"] else ("FYN-D4.41",)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        top = s.stack[-1]
        if not isinstance(top, Placing) or not 0 <= action[1] < len(EDGES):
            return []
        return [cell_id(s.active, top.origin + EDGES[action[1]])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.PLACE, edge) for edge in range(-1, 5)]


VERBS: Final = (Respond(), Decline(), PlaceLand())


class Responding(Decision):
    """Step for one move of one of the defender's armies (DEC-07, FYN-D4.11 to D4.14)."""

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

    def params(self, s: Barons, seat: int) -> Params:
        attack = attack_below(s).assault()
        land, on = lying_at(s, attack.foe, attack.target)
        params: Params = {"attacker": s.active, "group": attack.group, "owner": attack.foe, "cell": attack.target}
        return params | {"land": land, "on": on}

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.DECLINE,)

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self


class Placing(Decision):
    """Step to choose the edge of the origin for the captured land (DEC-12, FYN-D4.41, D4.44)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defender", "target", "origin")
    DECISION: ClassVar[str] = "DEC-12"
    NAME: ClassVar[str] = "placing"
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

    def params(self, s: Barons, seat: int) -> Params:
        land, on = lying_at(s, self.defender, self.target)
        return {"land": land, "on": on, "start": self.origin, "attacker": s.active}

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-D4.41", "FYN-D4.44")

    def default(self, s: Barons, seat: int) -> Action:
        edges = open_edges(s, seat, self.origin)
        lost = [lost_by(s, seat, self.defender, self.target, self.origin, edge) for edge in edges]
        return (verbs.PLACE, edges[lost.index(min(lost))])

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self
