"""Royal Aids: using them; and draws and refills that wait in team play while a team chooses who receives one."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.games.brawling import verbs
from baronage.games.brawling.bank import draw, favoured, gain, give_aid, refill, take_market
from baronage.games.brawling.data import AID_DRAW, AID_GAIN, BUILDING, CODE, RAB, RAC, RAR, RAV, TYPE, UP
from baronage.games.brawling.state import Barons
from baronage.games.brawling.town import raise_unit


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


# --- who receives an Aid --------------------------------------------------------------------------------------------


def ask_team(s: Barons, active: int, aid: int) -> None:
    """BRAWL-15.06: the active player chooses if he is of that team, else its member next in turn order."""
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


class Recipient(Step[Barons]):
    """BRAWL-DEC10: the member of the favoured team who receives the Aid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "aid")

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

    def refuse(self, s: Barons, seat: int, action: Action) -> str:
        return "BRAWL-15.06"

    def window(self, s: Barons) -> Window | None:
        return ("BRAWL-DEC10", "Who receives the Aid", 0.0)
