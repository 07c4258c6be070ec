"""Bumps: direction, distance, armour, and what they run into (BAR-B1 to B3, W2, K2, A13, A14, A18)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import DIRECTIONS, OUT, members
from baronage.games.barony.data import SNA, TRP
from baronage.games.barony.nodes import aim_id, space_id
from baronage.games.barony.rules import bumps
from baronage.games.barony.rules.equipment import most_shortening
from baronage.games.barony.rules.param_text import bump_param, bump_params, place_param, serf_param
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.ask import Ask, ask
from baronage.games.barony.steps.base import NOWHERE, UNKNOWN, Shared

ALL_DIRECTIONS: Final = 0b111111
AGGRESSOR: Final = 0  # the Serf bumped: a losing Aggressor,
DEFENDER: Final = 1  # a losing Defender,
RETREATS: Final = 2  # one that retreats (BAR-A13)
AIM_RULES: Final = ("BAR-B2.01", "BAR-B1.01", "BAR-A13.03")  # by kind of loser


def aim(s: Barony, winner: int, loser: int, space: int, directions: int, low: int, high: int, who: int) -> None:
    """Let the winner's controller choose direction and distance, unless there is only one choice.

    The loser is in the air and is bumped from `space` (BAR-D08, D16, D19).
    """
    if who == RETREATS:  # BAR-A13.03
        inside = [d for d in DIRECTIONS if s.board.ahead(space, d) != OUT]
        kept = sum(1 << d for d in inside if directions >> d & 1)
        if not kept:
            low = high = 1
        directions = kept or sum(1 << d for d in inside)
    choices = members(directions)
    if len(choices) == 1 and low == high:
        armour(s, winner, loser, space, choices[0], low, who)
    else:
        ask(s, Aim(winner, loser, space, directions, low, high, who, s.control[winner]))


class Aim(Ask):
    """The direction of a bump, and by Throw or after an assassination its distance (BAR-D08, D16, D19)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("winner", "loser", "space", "directions", "low", "high", "who", "asked")
    NAME: ClassVar[str] = "aiming"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.AIM,)

    def __init__(
        self, winner: int, loser: int, space: int, directions: int, low: int, high: int, who: int, asked: int
    ) -> None:
        super().__init__(asked)
        self.winner: Final = winner
        self.loser: Final = loser
        self.space: Final = space  # where it is bumped from
        self.directions: Final = directions  # bit set of directions
        self.low: Final = low
        self.high: Final = high
        self.who: Final = who

    def whom(self, s: Barony) -> int:
        return s.control[self.winner]

    def about(self) -> tuple[int, int]:
        return (self.winner, self.loser)

    def choices(self, s: Barony) -> list[Action]:
        distances = range(self.low, self.high + 1)
        return [(verbs.AIM, direction, far) for direction in members(self.directions) for far in distances]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        armour(s, self.winner, self.loser, self.space, action[1], action[2], self.who)

    def default(self, s: Barony, seat: int) -> Action:
        """Return the lowest angle that kills an opponent, or else the lowest angle, at the shortest distance."""
        choices = members(self.directions)
        if not s.mates(s.control[self.loser], s.control[self.winner]):
            for direction in choices:
                if self.kills(s, direction):
                    return (verbs.AIM, direction, self.low)
        return (verbs.AIM, choices[0], self.low)

    def hover(self, s: Barony, serf: int) -> int:
        return self.space if serf == self.loser else UNKNOWN

    def arena(self, s: Barony) -> int:
        return self.space

    def shortest(self) -> int:
        return self.low

    def commanded(self) -> int:
        return self.winner

    def by_order(self, s: Barony, seat: int, what: str, how: str, number: int) -> Action | None:
        """Answer 'throw longest' where there is a choice of distance."""
        if what != "throw" or self.high == self.low:
            return None
        return (verbs.AIM, self.default(s, seat)[1], self.high)

    def kills(self, s: Barony, direction: int, far: int = 0) -> bool:
        """Return whether this direction leads out of the Kingdom unhindered, with no saving blessing (BAR-K2.02)."""
        here, left, safe = self.space, far or self.low, self.who == RETREATS
        if s.blessings[self.loser] and bumps.free_home(s, self.loser):
            return False
        while left:
            here, left = s.board.ahead(here, direction), left - 1
            if here == OUT:
                return not safe
            marker = s.marker(here)
            if marker is not None and marker[1] == TRP:  # BAR-A14.02, A13.04: it goes on, no longer safe
                left, safe = marker[4], False
            elif marker is not None or here in s.place:
                return False
        return False

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        _, direction, far = action
        fits = 0 <= direction < 6 and self.directions >> direction & 1 and self.low <= far <= self.high
        return "" if fits else AIM_RULES[self.who]

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        params = aim_params(s, seat, self.loser, self.space, action, self.who == RETREATS)
        return params | {"kills": int(params["bump"] != "" and self.kills(s, action[1], action[2]))}

    def extra_params(self, s: Barony, seat: int, action: Action) -> Params:
        bumps = bump_params(s, seat, self.space, self.directions, self.low)
        return {"bumps": bumps, "high": self.high, "longer": int(self.high > self.low)}

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-A13.02", "BAR-A13.03") if self.who == RETREATS else (AIM_RULES[self.who],)

    def params(self, s: Barony, seat: int) -> Params:
        params = super().params(s, seat)
        params |= {"loser": serf_param(s, self.loser), "winner": serf_param(s, self.winner)}
        return params | {"low": self.low, "high": self.high, "retreats": int(self.who == RETREATS)}

    def grounds(self, s: Barony) -> tuple[str, ...]:
        rule = AIM_RULES[self.who]
        return (rule, "BAR-A18.01") if self.high > self.low else (rule,)


def armour(s: Barony, winner: int, loser: int, space: int, direction: int, distance: int, who: int) -> None:
    """Let the loser's controller shorten the bump; an Armor spell ends with it (BAR-B1.03, W2.01, L1.01)."""
    most = most_shortening(s, loser, distance, who != AGGRESSOR) if s.gilded else 0
    if s.armor[loser]:
        s.armor[loser] = 0
        if s.log is not None:
            s.log.append((verbs.FADED, -1, (loser, verbs.ARMOR), "BAR-L1.01"))
    if most > 0:
        ask(s, Shorten(winner, loser, space, direction, distance, most, who, s.control[loser]))
    else:
        fly(s, loser, space, direction, distance, winner, s.control[winner], int(who == RETREATS))


class Shorten(Ask):
    """The number of triangles that armour saves (BAR-D17)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("winner", "loser", "space", "direction", "distance", "most", "who", "asked")
    RULE: ClassVar[str] = "BAR-W2.01"
    NAME: ClassVar[str] = "armour"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.SHORTEN,)

    def __init__(
        self, winner: int, loser: int, space: int, direction: int, distance: int, most: int, who: int, asked: int
    ) -> None:
        super().__init__(asked)
        self.winner: Final = winner
        self.loser: Final = loser
        self.space: Final = space
        self.direction: Final = direction
        self.distance: Final = distance
        self.most: Final = most
        self.who: Final = who

    def whom(self, s: Barony) -> int:
        return s.control[self.loser]

    def about(self) -> tuple[int, int]:
        return (self.winner, self.loser)

    def choices(self, s: Barony) -> list[Action]:
        return [(verbs.SHORTEN, saved) for saved in range(self.most + 1)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        if s.log is not None and action[1]:  # a pass is not announced
            s.log.append((verbs.SHORTENED, -1, (self.loser, action[1]), "BAR-W2.01"))
        self.go(s, self.distance - action[1])

    def go(self, s: Barony, distance: int) -> None:
        """Bump the loser over that distance."""
        by = self.winner
        fly(s, self.loser, self.space, self.direction, distance, by, s.control[by], int(self.who == RETREATS))

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.SHORTEN, self.most)

    def hover(self, s: Barony, serf: int) -> int:
        return self.space if serf == self.loser else UNKNOWN

    def shortest(self) -> int:
        return self.distance

    def commanded(self) -> int:
        return self.loser

    def by_order(self, s: Barony, seat: int, what: str, how: str, number: int) -> Action | None:
        if what != "armour":
            return None
        return (verbs.SHORTEN, self.most if how == "full" else 0)

    def params(self, s: Barony, seat: int) -> Params:
        params = super().params(s, seat)
        return params | {"loser": serf_param(s, self.loser), "triangles": self.distance, "most": self.most}

    def grounds(self, s: Barony) -> tuple[str, ...]:
        return ("BAR-W2.01", "BAR-W2.02")

    def secret_pass(self, s: Barony, seat: int) -> tuple[Action, int] | None:
        return (verbs.SHORTEN, 0), 1 << seat

    def pass_over(self, s: Barony, chance: Chance) -> None:
        s.stack.pop()
        self.go(s, self.distance)


def fly(s: Barony, serf: int, space: int, direction: int, distance: int, by: int, seat: int, safe: int) -> None:
    """Resolve a bump. A Serf in the way is confronted (BAR-X1.01, X1.02); a blessed Serf is put down (BAR-K2.02)."""
    follow(s, serf, bumps.bump(s, serf, space, direction, distance, by, seat, safe))


def follow(s: Barony, serf: int, ending: bumps.Ending) -> None:
    """Start what follows the end of a bump."""
    if ending is bumps.RESTS:
        return
    if ending[0] == bumps.SAVED:
        put_down(s, serf, ending[1])
        return
    _, other, there, travelled, direction = ending
    marker = s.marker(there) if s.markers else None
    snare = int(marker is not None and marker[1] == SNA)
    clash = (serf, other, travelled, 1 << direction, 1, 0, 0, 0, snare)
    forced: Any = s.game.step_types["ForcedClash"]  # by name, because confrontations lead to bumps
    s.stack.append(forced(clash))


def put_down(s: Barony, serf: int, seat: int) -> None:
    """Ask the killer's controller for a triangle, or take the only free triangle (BAR-K2.02)."""
    free = bumps.free_home(s, serf)
    if len(free) == 1:
        bumps.save(s, serf, free[0])
    else:
        ask(s, Save(serf, seat, seat))


class Save(Ask):
    """The triangle on which a blessed Serf is put (BAR-D18)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf", "killer", "asked")
    RULE: ClassVar[str] = "BAR-K2.02"
    NAME: ClassVar[str] = "rescue"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.SAVE,)

    def __init__(self, serf: int, killer: int, asked: int) -> None:
        super().__init__(asked)
        self.serf: Final = serf
        self.killer: Final = killer  # the seat

    def whom(self, s: Barony) -> int:
        return self.killer

    def about(self) -> tuple[int, int]:
        return (self.serf, self.serf)

    def choices(self, s: Barony) -> list[Action]:
        return [(verbs.SAVE, triangle) for triangle in bumps.free_home(s, self.serf)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        bumps.save(s, self.serf, action[1])

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.SAVE, bumps.free_home(s, self.serf)[0])

    def hover(self, s: Barony, serf: int) -> int:
        return NOWHERE if serf == self.serf else UNKNOWN

    def params(self, s: Barony, seat: int) -> Params:
        return super().params(s, seat) | {"serf": serf_param(s, self.serf)}


def spring(s: Barony, serf: int, row: list[int], directions: int) -> None:
    """Spring a trap on a Serf in the air; the setter's controller chooses between two directions (BAR-A14.02)."""
    bumps.unmark(s, row, serf)
    choices = members(directions)
    if len(choices) == 1:
        fly(s, serf, row[0], choices[0], row[4], row[2], row[3], 0)
    else:
        ask(s, Trap(serf, row[0], directions, row[4], row[2], row[3], row[3]))


class Trap(Ask):
    """The direction in which a trap throws (BAR-D20)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf", "space", "directions", "distance", "setter", "baron", "asked")
    RULE: ClassVar[str] = "BAR-A14.02"
    NAME: ClassVar[str] = "trap"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.AIM,)

    def __init__(
        self, serf: int, space: int, directions: int, distance: int, setter: int, baron: int, asked: int
    ) -> None:
        super().__init__(asked)
        self.serf: Final = serf
        self.space: Final = space
        self.directions: Final = directions
        self.distance: Final = distance
        self.setter: Final = setter
        self.baron: Final = baron

    def whom(self, s: Barony) -> int:
        return self.baron

    def about(self) -> tuple[int, int]:
        return (self.serf if self.setter < 0 else self.setter, self.serf)

    def choices(self, s: Barony) -> list[Action]:
        return [(verbs.AIM, direction, self.distance) for direction in members(self.directions)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        fly(s, self.serf, self.space, action[1], self.distance, self.setter, self.baron, 0)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.AIM, members(self.directions)[0], self.distance)

    def hover(self, s: Barony, serf: int) -> int:
        return self.space if serf == self.serf else UNKNOWN

    def shortest(self) -> int:
        return self.distance

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        _, direction, far = action
        return "" if 0 <= direction < 6 and self.directions >> direction & 1 and far == self.distance else "BAR-A14.02"

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        return aim_params(s, seat, self.serf, self.space, action, False)

    def extra_params(self, s: Barony, seat: int, action: Action) -> Params:
        bumps = bump_params(s, seat, self.space, self.directions, self.distance)
        return {"bumps": bumps, "high": self.distance, "longer": 0}

    def params(self, s: Barony, seat: int) -> Params:
        return super().params(s, seat) | {"serf": serf_param(s, self.serf), "triangles": self.distance}


# --- the verbs --------------------------------------------------------------------------------------------------------


def aim_params(s: Barony, seat: int, loser: int, space: int, action: Action, safe: bool) -> Params:
    """Return the Serf bumped, and where the bump leads."""
    _, direction, far = action
    known = 0 <= direction < 6 and 0 < far <= s.board.size
    bump = bump_param(s, seat, space, direction, far, safe) if known else ""
    return {"loser": serf_param(s, loser), "bump": bump, "kills": 0}


class AimBump(Shared):
    """Verb: choose direction and distance of a bump."""

    NUMBER: ClassVar[int] = verbs.AIM
    NAME: ClassVar[str] = "aim"
    ARGS: ClassVar[tuple[str, ...]] = ("direction", "triangles")
    RULE: ClassVar[str] = "BAR-B1.01"
    REASONS: ClassVar[tuple[str, ...]] = (*AIM_RULES, "BAR-A14.02")
    GROUP: ClassVar[int] = 0

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [aim_id(action)]

    def menu_order(self, s: Barony, seat: int, action: Action) -> int:
        top = s.stack[-1]
        if not isinstance(top, Aim) or not s.mates(s.control[top.loser], seat):
            return 0
        return int(top.kills(s, action[1], action[2]))

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        top = s.stack[-1]
        most = top.high if isinstance(top, Aim) else top.distance if isinstance(top, Trap) else 1
        return [(verbs.AIM, direction, far) for direction in range(-1, 7) for far in range(min(most, 9) + 2)]


class ShortenBump(Verb[Barony]):
    """Verb: choose how many triangles armour saves."""

    NUMBER: ClassVar[int] = verbs.SHORTEN
    NAME: ClassVar[str] = "shorten"
    ARGS: ClassVar[tuple[str, ...]] = ("saved",)
    RULE: ClassVar[str] = "BAR-W2.01"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-W2.01",)
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Shorten)
        return "" if 0 <= action[1] <= top.most else "BAR-W2.01"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Shorten)
        far = top.distance - action[1] if 0 <= action[1] <= top.most else top.distance
        bump = bump_param(s, seat, top.space, top.direction, far, top.who == RETREATS)
        return {"saved": action[1], "most": top.most, "loser": serf_param(s, top.loser), "bump": bump}

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        top = s.stack[-1]
        if not isinstance(top, Shorten):
            return []
        return [aim_id((verbs.AIM, top.direction, top.distance - action[1]))]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.SHORTEN, saved) for saved in range(-1, 9)]


class PutSaved(Verb[Barony]):
    """Verb: put a blessed Serf on a triangle of its home."""

    NUMBER: ClassVar[int] = verbs.SAVE
    NAME: ClassVar[str] = "put-saved"
    ARGS: ClassVar[tuple[str, ...]] = ("space",)
    RULE: ClassVar[str] = "BAR-K2.02"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-K2.02",)
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Save)
        return "" if action[1] in bumps.free_home(s, top.serf) else "BAR-K2.02"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Save)
        taken = s.at(action[1]) if action[1] >= 0 else -1
        return {
            "serf": serf_param(s, top.serf),
            "space": place_param(s, seat, action[1]),
            "taken": serf_param(s, taken),
        }

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [space_id(s, action[1])]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        top = s.stack[-1]
        if not isinstance(top, Save):
            return []
        first = s.home_of(top.serf)
        return [(verbs.SAVE, space) for space in (*range(first, first + 25), *range(0, s.board.size, 11))]


AIM: Final = AimBump()
SHORTEN: Final = ShortenBump()
PUT_SAVED: Final = PutSaved()
