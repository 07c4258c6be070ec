"""Teams: who joins which, and who takes which start position (section P1)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step
from baronage.engine.core.state import Window as Open
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.protectors import verbs
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import hours

OPEN: Final = -1  # has not joined yet
LOT: Final = -2  # did not choose


class Joining(Step[Realm]):
    """Step in which each player joins a team with room, publicly (DEC-T1, REALM-P1.01).

    Silent players are assigned at random.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("joined",)
    NAME: ClassVar[str] = "team-forming"
    RULE: ClassVar[str] = "REALM-P1.01"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.JOIN,)

    def __init__(self, joined: tuple[int, ...]) -> None:
        self.joined: Final = joined

    def actors(self, s: Realm) -> list[int]:
        return [seat for seat, team in enumerate(self.joined) if team == OPEN]

    def free(self, s: Realm) -> list[int]:
        """Return the teams with room."""
        size = s.team_size()
        return [team for team in range(s.seats // size) if self.joined.count(team) < size]

    def actions(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.JOIN, team) for team in self.free(s)] if self.joined[seat] == OPEN else []

    def not_asked(self, s: Realm, seat: int, action: Action) -> RuleViolation:
        return RuleViolation(self.RULE, {"team": max(self.joined[seat], -1) + 1}, "joined-already")

    def params(self, s: Realm, seat: int) -> Params:
        return {"size": s.team_size()}

    def play(self, s: Realm, seat: int, action: Action, chance: Chance) -> None:
        s.committed = True
        s.stack[-1] = Joining((*self.joined[:seat], action[1], *self.joined[seat + 1 :]))
        if s.log is not None:
            s.log.append((verbs.JOINED, ALL, (seat, action[1]), "REALM-P1.01"))

    def time_out(self, s: Realm, seat: int, chance: Chance) -> None:
        s.committed = True
        s.stack[-1] = Joining((*self.joined[:seat], LOT, *self.joined[seat + 1 :]))
        if s.log is not None:
            s.log.append((verbs.SENT, ALL, (seat, 0), "REALM-C2.01"))

    def run(self, s: Realm, chance: Chance) -> None:
        size = s.team_size()
        joined = list(self.joined)
        for seat, team in enumerate(joined):  # in joining order
            if team == LOT:
                places = [team for team in range(s.seats // size) for _ in range(size - joined.count(team))]
                joined[seat] = places[chance.below(len(places))]
                if s.log is not None:
                    s.log.append((verbs.SEATED, ALL, (seat, joined[seat]), "REALM-C2.01"))
        s.team = joined
        blocks = list(range(s.seats // size))
        chance.shuffle(blocks)  # P1.02: which team gets which block
        if s.log is not None:
            for block, team in enumerate(blocks):
                s.log.append((verbs.BLOCK, ALL, (team, block + 1), "REALM-P1.02"))
        s.committed = True
        s.stack[-1] = Placing(tuple(blocks), (OPEN,) * s.seats)

    def window(self, s: Realm) -> Open | None:
        return ("team", 0, hours(s, "team"))


class JoinTeam(Verb[Realm]):
    """Join a team with room."""

    NUMBER: ClassVar[int] = verbs.JOIN
    NAME: ClassVar[str] = "join-team"
    ARGS: ClassVar[tuple[str, ...]] = ("team",)
    RULE: ClassVar[str] = "REALM-P1.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-P1.01",)
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        return "" if action[1] in _joining(s).free(s) else "REALM-P1.01"

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        joined = _joining(s).joined
        members = tuple(other for other, team in enumerate(joined) if team == action[1] and team >= 0)
        return {"team": action[1] + 1, "members": members}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        return {"free": tuple(team + 1 for team in _joining(s).free(s))}

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.JOIN, team) for team in range(-1, s.seats)]


def _joining(s: Realm) -> Joining:
    top = s.stack[-1]
    assert isinstance(top, Joining)
    return top


class Placing(Step[Realm]):
    """Step in which team members pick positions in turn, unseen by other teams (DEC-T2, REALM-P1.03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("blocks", "picks")
    WAITS_IN_PUBLIC: ClassVar[bool] = False
    NAME: ClassVar[str] = "team-placing"
    RULE: ClassVar[str] = "REALM-P1.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.PICK,)

    def __init__(self, blocks: tuple[int, ...], picks: tuple[int, ...]) -> None:
        self.blocks: Final = blocks
        self.picks: Final = picks

    def members(self, s: Realm, team: int) -> list[int]:
        """Return the members of a team in joining order."""
        return [seat for seat in range(s.seats) if s.team[seat] == team]

    def turn_of(self, s: Realm, team: int) -> int:
        """Return the next member of a team to pick, or -1."""
        return next((seat for seat in self.members(s, team) if self.picks[seat] == OPEN), -1)

    def actors(self, s: Realm) -> list[int]:
        turns = (self.turn_of(s, team) for team in sorted(self.blocks))
        return sorted(seat for seat in turns if seat >= 0)

    def free(self, s: Realm, seat: int) -> list[int]:
        """Return the positions of the team's block that are still free."""
        taken = {self.picks[mate] for mate in self.members(s, s.team[seat])}
        return [at for at in range(s.team_size()) if at not in taken]

    def actions(self, s: Realm, seat: int) -> list[Action]:
        if self.turn_of(s, s.team[seat]) != seat:
            return []
        return [(verbs.PICK, at) for at in self.free(s, seat)]

    def default(self, s: Realm, seat: int) -> Action:
        return (verbs.PICK, self.free(s, seat)[0])

    def start_of(self, s: Realm, seat: int, at: int) -> int:
        """Return the start Province of a position, or 0 if there is no such position."""
        first = self.blocks.index(s.team[seat]) * s.team_size()
        return s.land.starts[first + at] if 0 <= at < s.team_size() else 0

    def not_asked(self, s: Realm, seat: int, action: Action) -> RuleViolation:
        """Return a refusal that mentions only the own team; who picks in other teams is secret."""
        turn = self.turn_of(s, s.team[seat])
        if self.picks[seat] >= 0:
            return RuleViolation(self.RULE, {"place": self.start_of(s, seat, self.picks[seat])}, "picked-already")
        return RuleViolation(self.RULE, {"seat": turn}, "mate-picks-first")

    def play(self, s: Realm, seat: int, action: Action, chance: Chance) -> None:
        s.committed = True
        s.stack[-1] = Placing(self.blocks, (*self.picks[:seat], action[1], *self.picks[seat + 1 :]))
        if s.log is not None:
            who = sum(1 << mate for mate in self.members(s, s.team[seat]))
            s.log.append((verbs.PICKED, who, (seat, action[1]), "REALM-P1.03"))

    def run(self, s: Realm, chance: Chance) -> None:
        s.committed = True
        size = s.team_size()
        for seat in range(s.seats):
            s.number[seat] = self.blocks.index(s.team[seat]) * size + self.picks[seat] + 1
        s.stack.pop()

    def redact(self, s: Realm, viewer: int) -> Step[Realm] | None:
        mine = s.team[viewer] if viewer >= 0 else -1
        return Placing(
            self.blocks, tuple(pick if s.team[seat] == mine else OPEN for seat, pick in enumerate(self.picks))
        )

    def fill(self, s: Realm, seat: int, chance: Chance) -> Step[Realm]:
        """Return a guess in which other teams have only just begun; members who left have picked by default."""
        guess = self
        for team in self.blocks:
            if seat >= 0 and s.team[seat] == team:
                continue
            while True:
                turn = guess.turn_of(s, team)
                if turn < 0 or not s.left >> turn & 1:
                    break
                at = guess.free(s, turn)[0]
                guess = Placing(self.blocks, (*guess.picks[:turn], at, *guess.picks[turn + 1 :]))
        return guess

    def window(self, s: Realm) -> Open | None:
        return ("team", 0, hours(s, "team"))


class PickPosition(Verb[Realm]):
    """Pick one of the team's start positions."""

    NUMBER: ClassVar[int] = verbs.PICK
    NAME: ClassVar[str] = "pick-position"
    ARGS: ClassVar[tuple[str, ...]] = ("position",)
    RULE: ClassVar[str] = "REALM-P1.03"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-P1.03",)
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        return "" if action[1] in _placing(s).free(s, seat) else "REALM-P1.03"

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"place": _placing(s).start_of(s, seat, action[1]), "position": action[1] + 1}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        top = _placing(s)
        return {"places": tuple(top.start_of(s, seat, at) for at in top.free(s, seat))}

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.PICK, at) for at in range(-1, s.seats)]


def _placing(s: Realm) -> Placing:
    top = s.stack[-1]
    assert isinstance(top, Placing)
    return top


def forming(s: Realm) -> list[tuple[int, int]]:
    """Return each seat's team and position while teams are formed, or an empty list; negative means open."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Joining):
        return [(team, OPEN) for team in top.joined]
    return list(zip(s.team, top.picks, strict=True)) if isinstance(top, Placing) else []


JOIN: Final = JoinTeam()
PICK: Final = PickPosition()
