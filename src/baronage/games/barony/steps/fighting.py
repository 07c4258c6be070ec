"""Verbs of a confrontation: fight, concede, riders, Retreat, Escort, and yes or no to a question (BAR-C1)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.data import ARC, ESC, PPK, RET, STL, TAX
from baronage.games.barony.nodes import serf_id
from baronage.games.barony.rules.odds import lead, share, success, wins
from baronage.games.barony.rules.param_text import known_maneuver, serf_param
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.base import AGAINST, BY, USING, Clash, Shared, with_maneuver
from baronage.games.barony.steps.clash import RIDERS, Confronting, can_retreat, clash_params, escorts


def confrontation(s: Barony) -> Clash:
    """Return the confrontation of the pending decision."""
    top = s.stack[-1]
    assert isinstance(top, Confronting)
    return top.clash


class Fight(Shared):
    """Verb: fight; dice decide."""

    NUMBER: ClassVar[int] = verbs.FIGHT
    NAME: ClassVar[str] = "fight"
    RULE: ClassVar[str] = "BAR-C1.03"


class Concede(Shared):
    """Verb: let the own Serf lose without dice."""

    NUMBER: ClassVar[int] = verbs.CONCEDE
    NAME: ClassVar[str] = "concede"
    RULE: ClassVar[str] = "BAR-C3.01"


class Yield(Shared):
    """Verb: let the other of a Baron's two Serfs lose."""

    NUMBER: ClassVar[int] = verbs.YIELD
    NAME: ClassVar[str] = "give-way"
    RULE: ClassVar[str] = "BAR-C1.09"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-C1.09", "BAR-C3.02")


class Ride(Verb[Barony]):
    """Verb: fight for something other than the space, with Pick Pocket, Steal, Taxation or Assassinate."""

    NUMBER: ClassVar[int] = verbs.RIDE
    NAME: ClassVar[str] = "fight-with"
    ARGS: ClassVar[tuple[str, ...]] = ("maneuver",)
    RULE: ClassVar[str] = "BAR-C1.03"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BAR-C1.03", "BAR-X1.03", "BAR-C1.09", "BAR-A19.01", "BAR-A00.01", "BAR-A00.05", "BAR-V3.04"),
    )

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        one, other, _, _, forced = confrontation(s)[:5]
        rider = action[1]
        if rider not in RIDERS:
            return "BAR-C1.03"
        if forced:
            return "BAR-X1.03"
        if seat == s.control[other]:
            return "BAR-C1.09"
        if rider == TAX and s.rank[other] >= s.rank[one]:
            return "BAR-A19.01"
        if not s.owns(one, rider):
            return "BAR-A00.01"
        if not s.can_use(one, rider):
            return "BAR-A00.05"
        return "BAR-V3.04" if s.mates(s.control[one], s.control[other]) else ""

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        clash = confrontation(s)
        one, other, rank = clash[BY], clash[AGAINST], s.rank[clash[BY]]
        rider = known_maneuver(action[1])
        params = clash_params(s, seat, with_maneuver(clash, rider))
        each = s.numbers.pick_gold if rider == PPK else s.numbers.tax_gold
        caught = 0 if s.sleep[other] else share(1 - wins(lead(s, one, other, PPK) + rank + 1))  # BAR-A10.04
        return params | {"gold": min(each * rank, s.gold[s.control[other]]), "caught": caught, "rank": rank}

    def more(self, s: Barony, seat: int, action: Action) -> Params:
        return {"other_rank": s.rank[confrontation(s)[1]], "gilded": int(s.gilded)}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return {
            PPK: ("BAR-A10.01", "BAR-A10.02", "BAR-A10.04"),
            TAX: ("BAR-A19.01", "BAR-A19.02"),
            STL: ("BAR-A15.01", "BAR-A15.02", "BAR-A10.04"),
        }.get(action[1], ("BAR-A02.01", "BAR-A02.02"))

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.RIDE, rider) for rider in (*RIDERS, ARC, 0)]


class Retreat(Verb[Barony]):
    """Verb: lose without a roll, and without being bumped off the board."""

    NUMBER: ClassVar[int] = verbs.RETREAT
    NAME: ClassVar[str] = "retreat"
    RULE: ClassVar[str] = "BAR-A13.01"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-A00.01", "BAR-A00.05", "BAR-A13.05")

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        clash = confrontation(s)
        if can_retreat(s, clash):
            return ""
        if not s.owns(clash[AGAINST], RET):
            return "BAR-A00.01"
        return "BAR-A13.05" if s.can_use(clash[AGAINST], RET) and not s.snare[clash[AGAINST]] else "BAR-A00.05"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        clash = confrontation(s)
        return clash_params(s, seat, clash) | {"snared": s.snare[clash[AGAINST]], "gilded": int(s.gilded)}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-A13.01", "BAR-A13.02")


class SendKnight(Verb[Barony]):
    """Verb: send a Knight in the Defender's place."""

    NUMBER: ClassVar[int] = verbs.ESCORT
    NAME: ClassVar[str] = "send-knight"
    ARGS: ClassVar[tuple[str, ...]] = ("knight",)
    RULE: ClassVar[str] = "BAR-A08.01"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-A08.01", "BAR-A08.03")

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        clash, knight = confrontation(s), action[1]
        if knight in escorts(s, clash):
            return ""
        there = 0 <= knight < len(s.place) and s.place[knight] >= 0
        if not there or s.control[knight] != seat or not s.owns(knight, ESC):
            return "BAR-A08.01"
        beside = s.board.ranges(s.place[clash[AGAINST]])[s.place[knight]] == 1
        return "BAR-A08.03" if beside else "BAR-A08.01"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        clash, knight = confrontation(s), action[1]
        known = 0 <= knight < len(s.place)
        params = clash_params(s, seat, clash) | {"knight": serf_param(s, knight)}
        params["rank"] = s.rank[knight] if known else 0
        params["holds"] = share(1 - success(s, clash[BY], knight, clash[USING])) if known else 0
        params["knows"] = int(known and s.owns(knight, ESC))
        return params

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [serf_id(action[1])]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.ESCORT, serf) for serf, place in enumerate(s.place) if place >= 0]


class Decline(Shared):
    """Verb: decline."""

    NUMBER: ClassVar[int] = verbs.DECLINE
    NAME: ClassVar[str] = "decline"
    RULE: ClassVar[str] = "BAR-C1.10"

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return (s.stack[-1].RULE,)


class Agree(Shared):
    """Verb: agree to a blessing or a trade."""

    NUMBER: ClassVar[int] = verbs.AGREE
    NAME: ClassVar[str] = "agree"
    RULE: ClassVar[str] = "BAR-C1.10"


FIGHT: Final = Fight()
CONCEDE: Final = Concede()
YIELD: Final = Yield()
RIDE: Final = Ride()
RETREAT: Final = Retreat()
SEND_KNIGHT: Final = SendKnight()
DECLINE: Final = Decline()
AGREE: Final = Agree()
