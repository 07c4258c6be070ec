"""Royal Aids: using them; and draws and refills that wait in team play while a team chooses who receives one."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts, No
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.engine.verb import Verb
from baronage.games.brawling import verbs
from baronage.games.brawling.bank import draw, favoured, gain, give_aid, refill, take_market
from baronage.games.brawling.data import (
    AID_DRAW,
    AID_GAIN,
    BUILDING,
    CARDS,
    CODE,
    FIRST,
    RAB,
    RAC,
    RAM,
    RAR,
    RAV,
    TYPE,
    UP,
)
from baronage.games.brawling.pieces import piece
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.question import code_of, known, other_copy, other_rule
from baronage.games.brawling.steps.stepwise import own_units, upgrade_facts
from baronage.games.brawling.steps.supply import SLOTS, ending_rules, market_facts, taking
from baronage.games.brawling.things import market_id, node_id, player_id
from baronage.games.brawling.town import raise_unit

AIDS: Final = (verbs.AID_BUILD, verbs.AID_DRAW, verbs.AID_MARKET, verbs.AID_GAIN)


def draw_cards(s: Barons, seat: int, k: int) -> None:
    """BRAWL-4.06: draw; where a team must choose first, the rest waits below the question."""
    aid, due = draw(s, seat, k)
    if aid:
        s.stack.append(Drawing(seat, due))
        ask_team(s, seat, aid)


def fill_slot(s: Barons, seat: int, slot: int) -> None:
    """BRAWL-5.03: fill a market slot, likewise."""
    aid = refill(s, seat, slot)
    if aid:
        s.stack.append(Refilling(seat, slot))
        ask_team(s, seat, aid)


# --- using Aids -----------------------------------------------------------------------------------------------------


def aid_plays(s: Barons, seat: int) -> list[Action]:
    """BRAWL-10.10 to 10.14: the uses of the Aids in front of a player, RAM excepted."""
    found: list[Action] = []
    for aid in s.aids[seat]:
        code = CODE[aid]
        if code == RAB:
            found.extend(
                (verbs.AID_BUILD, aid, unit) for unit in s.towns[seat] if unit < UP and TYPE[unit + UP] == BUILDING
            )
        elif code == RAC:
            found.append((verbs.AID_DRAW, aid))
        elif code == RAV:
            found.extend((verbs.AID_MARKET, aid, slot) for slot in (1, 2, 3) if s.market[slot - 1])
        elif code == RAR:
            found.append((verbs.AID_GAIN, aid))
    return found


def others_aids(s: Barons, seat: int) -> list[Action]:
    """BRAWL-10.18: the Aids that a player may use between the actions of another; usually none."""
    return aid_plays(s, seat) if s.anytime and s.aids[seat] else []


def is_aid(action: Action) -> bool:
    """Is this the use of a Royal Aid?"""
    return verbs.AID_BUILD <= action[0] <= verbs.AID_GAIN


def use_aid(s: Barons, seat: int, action: Action) -> None:
    """BRAWL-10.08 to 10.14: the Aid is discarded for its effect. Outside one's own turn nothing of it is handed back."""
    verb, card = action[0], action[1]
    if s.anytime:
        s.committed = True
    s.aids[seat].remove(card)
    s.discard.append(card)
    if s.log is not None:
        s.log.append((verbs.PLAYED, ALL, (seat, card), "BRAWL-10.08"))
    if verb == verbs.AID_BUILD:
        raise_unit(s, s.towns[seat], action[2])
        if s.log is not None:
            s.log.append((verbs.RAISED, ALL, (seat, action[2]), "BRAWL-10.10"))
    elif verb == verbs.AID_DRAW:
        draw_cards(s, seat, AID_DRAW)
    elif verb == verbs.AID_MARKET:
        take_market(s, seat, action[2])
        fill_slot(s, seat, action[2])
    else:
        gain(s, seat, AID_GAIN)


class UseAid(Verb[Barons]):
    """A Royal Aid in front of a player is used."""

    CODE: ClassVar[int] = 0

    def use_fault(self, s: Barons, seat: int, action: Action) -> str:
        """The rule by which this Aid, which the seat has, can't be used so; "": it can."""
        return ""

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        aid = action[1]
        if code_of(aid) == RAM:
            return "BRAWL-10.13"
        if code_of(aid) != self.CODE:
            return self.RULE
        return self.use_fault(s, seat, action) if aid in s.aids[seat] else "BRAWL-10.08"

    def aid_facts(self, s: Barons, seat: int, action: Action) -> Facts:
        """What there is to say about the Aid itself."""
        aid = known(action[1])
        mine = aid in s.aids[seat]
        facts: Facts = {"fighter": piece(s, aid) if mine else 0, "aid": FIRST[self.CODE], "other": aid}
        return facts | {"mine": int(mine), "copy": other_copy(s, seat, aid)}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def tried(self, s: Barons, seat: int) -> list[int]:
        """The Aids that somebody might try."""
        fitting = [aid for aids in s.aids for aid in aids if CODE[aid] in (self.CODE, RAM)]
        return [*fitting, FIRST[self.CODE], 1, CARDS]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(self.NUMBER, aid) for aid in self.tried(s, seat)]


class AidBuild(UseAid):
    """A Peasant becomes a building, free of cost."""

    NUMBER: ClassVar[int] = verbs.AID_BUILD
    NAME: ClassVar[str] = "aid-build"
    ARGS: ClassVar[tuple[str, ...]] = ("aid", "unit")
    CODE: ClassVar[int] = RAB
    RULE: ClassVar[str] = "BRAWL-10.10"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-10.13", "BRAWL-10.10", "BRAWL-10.08")
    GROUP: ClassVar[int] = 1

    def use_fault(self, s: Barons, seat: int, action: Action) -> str:
        unit = action[2]
        fit = 0 < unit < CARDS and unit in s.towns[seat] and TYPE[unit + UP] == BUILDING
        return "" if fit else "BRAWL-10.10"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return self.aid_facts(s, seat, action) | upgrade_facts(s, seat, action[2])

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), node_id(action[2])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.AID_BUILD, aid, unit) for aid in self.tried(s, seat) for unit in own_units(s, seat)]


class AidDraw(UseAid):
    """Two cards are drawn."""

    NUMBER: ClassVar[int] = verbs.AID_DRAW
    NAME: ClassVar[str] = "aid-draw"
    ARGS: ClassVar[tuple[str, ...]] = ("aid",)
    CODE: ClassVar[int] = RAC
    RULE: ClassVar[str] = "BRAWL-10.11"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-10.11", "BRAWL-10.13", "BRAWL-10.08")

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return self.aid_facts(s, seat, action) | taking(s, seat, AID_DRAW, True)

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, AID_DRAW, True)


class AidMarket(UseAid):
    """A card of the market is taken."""

    NUMBER: ClassVar[int] = verbs.AID_MARKET
    NAME: ClassVar[str] = "aid-market"
    ARGS: ClassVar[tuple[str, ...]] = ("aid", "slot")
    CODE: ClassVar[int] = RAV
    RULE: ClassVar[str] = "BRAWL-10.12"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-10.13", "BRAWL-10.12", "BRAWL-10.08")
    GROUP: ClassVar[int] = 1

    def use_fault(self, s: Barons, seat: int, action: Action) -> str:
        return "" if action[2] in SLOTS and s.market[action[2] - 1] else "BRAWL-10.12"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return self.aid_facts(s, seat, action) | market_facts(s, seat, action[2])

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, 1, True)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), market_id(s, action[2])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.AID_MARKET, aid, slot) for aid in self.tried(s, seat) for slot in (0, *SLOTS, 4)]


class AidGain(UseAid):
    """Three resources are gained."""

    NUMBER: ClassVar[int] = verbs.AID_GAIN
    NAME: ClassVar[str] = "aid-gain"
    ARGS: ClassVar[tuple[str, ...]] = ("aid",)
    CODE: ClassVar[int] = RAR
    RULE: ClassVar[str] = "BRAWL-10.14"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-10.14", "BRAWL-10.13", "BRAWL-10.08")

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return self.aid_facts(s, seat, action) | taking(s, seat, AID_GAIN, False)

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, AID_GAIN, False)


BUILD_WITH_AID: Final = AidBuild()
DRAW_WITH_AID: Final = AidDraw()
TAKE_WITH_AID: Final = AidMarket()
GAIN_WITH_AID: Final = AidGain()


# --- who receives an Aid --------------------------------------------------------------------------------------------


def ask_team(s: Barons, active: int, aid: int) -> None:
    """BRAWL-15.06: the active player chooses if they are of that team, else its member next in turn order."""
    team = favoured(s, aid)
    chooser = active if active % 2 == team else (active + 1) % s.seats
    s.stack.append(Recipient(chooser, aid))
    if s.log is not None:
        s.log.append((verbs.CHOOSING, ALL, (chooser, aid), "BRAWL-15.06"))


class Drawing(Step[Barons]):
    """A draw that goes on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "due")

    def __init__(self, seat: int, due: int) -> None:
        self.seat: Final = seat
        self.due: Final = due

    def run(self, s: Barons, chance: Chance) -> None:
        s.stack.pop()
        draw_cards(s, self.seat, self.due)


class Refilling(Step[Barons]):
    """A market slot that is still to be filled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, s: Barons, chance: Chance) -> None:
        s.stack.pop()
        fill_slot(s, self.seat, self.slot)


class Receive(Verb[Barons]):
    """A member of the team gets the Aid."""

    NUMBER: ClassVar[int] = verbs.RECEIVE
    NAME: ClassVar[str] = "receive"
    ARGS: ClassVar[tuple[str, ...]] = ("mate",)
    RULE: ClassVar[str] = "BRAWL-15.06"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-15.06",)

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        return "" if action[1] in members(s, seat) else "BRAWL-15.06"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        mate = action[1] if 0 <= action[1] < s.seats else -1
        return s.stack[-1].facts(s, seat) | {"mate": mate}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [player_id(s, action[1])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.RECEIVE, mate) for mate in range(-1, s.seats + 1)]


RECEIVE: Final = Receive()


def members(s: Barons, seat: int) -> tuple[int, ...]:
    """The team of a seat."""
    return tuple(range(seat % 2, s.seats, 2))


class Recipient(Step[Barons]):
    """BRAWL-DEC10: the member of the favoured team who receives the Aid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "aid")
    NAME: ClassVar[str] = "recipient"
    RULE: ClassVar[str] = "BRAWL-15.06"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.RECEIVE,)

    def __init__(self, seat: int, aid: int) -> None:
        self.seat: Final = seat
        self.aid: Final = aid

    def actors(self, s: Barons) -> list[int]:
        return [self.seat]

    def actions(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.RECEIVE, mate) for mate in range(seat % 2, s.seats, 2)] if seat == self.seat else []

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.committed = True
        s.stack.pop()
        give_aid(s, self.aid, action[1])

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.RECEIVE, seat)

    def judge(self, s: Barons, seat: int, action: Action) -> No | None:
        return other_rule(super().judge(s, seat, action), "BRAWL-15.06")

    def facts(self, s: Barons, seat: int) -> Facts:
        return {"active": self.seat, "aid": self.aid, "members": members(s, self.seat)}

    def window(self, s: Barons) -> Window | None:
        return ("BRAWL-DEC10", 0, 0.0)
