"""Refusals in words: what is wrong with this action, and what would be right.

Where nothing is said here the text of the rule serves.
"""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import Action, Step
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BASE_NAME,
    BASE_TYPE,
    BOMB_COST,
    CIVILIAN,
    CODE,
    COST,
    COURTHOUSE_COST,
    EXT,
    MARKET_COST,
    NAME,
    P2A,
    PRISON_COST,
    SHI,
    TYPE,
    TYPE_NAMES,
    UP,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.aids import Recipient
from baronage.games.brawling.steps.attack import Declaration, ShieldWindow
from baronage.games.brawling.steps.more import Giving, Moving, Recruiting, Upgrading
from baronage.games.brawling.steps.opening import Bid, Signs
from baronage.games.brawling.steps.turn import Turn
from baronage.games.brawling.town import civil_space, count, military_space, unit_at, upgrade_cost
from baronage.games.brawling.words.fights import FIGHTS
from baronage.games.brawling.words.names import (
    a_card,
    a_half,
    is_or_are,
    listed,
    some,
    the_card,
    the_unit,
)
from baronage.games.brawling.words.subjects import (
    active,
    argument,
    called,
    it_is,
    label_of,
    lacks,
    no_slot,
    not_in_hand,
    not_your_soldier,
    not_yours,
    subject,
)

_NAMES = {Recruiting: "Recruit", Upgrading: "Upgrade", Moving: "Move", Giving: "Transfer", Declaration: "Attack"}


def refusal(s: Barons, seat: int, action: Action, rule: str) -> str:
    """Why this seat may not take this action, from its view; empty: the rule's text says it."""
    own = _SENTENCES.get(rule)
    words = own(s, seat, action) if own is not None else ""
    return words[:1].upper() + words[1:]


# --- sections 1 to 3 ------------------------------------------------------------------------------------------------


def _in_play(s: Barons, seat: int, action: Action) -> str:
    return f"{it_is(s, seat, argument(action, 2))} not in play: The Bomb hits units and Royal Aids on the table."


def _copy(s: Barons, seat: int, action: Action) -> str:
    return "Another copy of that card in your hand goes first: choose that one."


def _bid(s: Barons, seat: int, action: Action) -> str:
    top: Step[Barons] = s.stack[-1]
    if not isinstance(top, Bid):
        return "The bid for the first turn is over."
    if top.sent >> seat & 1:
        return "Your bid is sent and stands."
    if action[0] == verbs.SEND:
        return "You hold only Peasant cards: your bid of no card is made already."
    if action[0] != verbs.BID:
        return "First comes the bid for the first turn: add cards, or send your bid."
    card = argument(action, 1)
    if card in s.hands[seat]:
        return f"{the_card(card)} is in your bid already."
    return not_in_hand(s, seat, action)


def _peasant(s: Barons, seat: int, action: Action) -> str:
    return f"{the_card(argument(action, 1))} has a Peasant half: only cards without one can be bid."


def _sign(s: Barons, seat: int, action: Action) -> str:
    top: Step[Barons] = s.stack[-1]
    if not isinstance(top, Signs):
        return "Nobody plays rock, paper, scissors now."
    if not top.due >> seat & 1:
        return "Only the players tied in the bid play rock, paper, scissors."
    if top.sent >> seat & 1:
        return "Your sign is chosen and stands."
    return "You are asked for a sign: rock, paper or scissors."


def _closed(s: Barons, seat: int, action: Action) -> str:
    return "The declaration is closed: nothing can be added to this attack."


def _not_your_attack(s: Barons, seat: int, action: Action) -> str:
    top: Step[Barons] = s.stack[-1]
    assert isinstance(top, ShieldWindow)
    return f"This is {label_of(s, top.attacker)}'s attack: nobody else can add to it."


def _one_action(s: Barons, seat: int, action: Action) -> str:
    top: Step[Barons] = s.stack[-1]
    assert isinstance(top, Turn)
    if top.extra:
        return "You have taken both actions of this turn: make a free play, or end your turn."
    if any(CODE[card] == EXT for card in s.hands[seat]):
        return "You have taken your action: play an Extra Action first, or end your turn."
    return "You have taken your action: make a free play, or end your turn."


def _no_pass(s: Barons, seat: int, action: Action) -> str:
    return "You must take an action before you can end your turn."


def _no_interruption(s: Barons, seat: int, action: Action) -> str:
    name = _NAMES.get(type(s.stack[-1]), "Attack")
    return f"The {name} is not over: free plays come before or after an action, not in the middle."


def _not_your_turn(s: Barons, seat: int, action: Action) -> str:
    top: Step[Barons] = s.stack[-1]
    if isinstance(top, ShieldWindow) and top.asked == seat:
        return "You are asked for Shields: play one on a unit of yours, or decline."
    if isinstance(top, Recipient):
        return f"{label_of(s, top.seat)} is choosing who receives the {NAME[top.aid]}."
    if isinstance(top, ShieldWindow):
        return "The attack is not over: the Shield window is open."
    if action[0] == verbs.GUARD:
        return f"It is {label_of(s, active(s))}'s turn, and no Shield window is open."
    return f"It is {label_of(s, active(s))}'s turn."


def _step(s: Barons, seat: int, action: Action) -> str:
    top = s.stack[-1]
    name = _NAMES.get(type(top), "")
    if not name:
        return "The attack is not over: the Shield window is open."
    if isinstance(top, Declaration):
        return "You are declaring an Attack: add another attacker, close the declaration, or take it back."
    return f"The {name} is not over: make another step of it, or stop."


# --- costs ----------------------------------------------------------------------------------------------------------


def _cost(s: Barons, seat: int, action: Action) -> str:
    verb, card = action[0], subject(action)
    if verb == verbs.RECRUIT:
        return lacks(s, seat, COST[card], f"recruiting a {BASE_NAME[card]}")
    if verb in (verbs.UPGRADE, verbs.ARMS_UPGRADE):
        deed = f"upgrading this {BASE_NAME[card]} to {a_half(card + UP)}"
        return lacks(s, seat, upgrade_cost(s, seat, card), deed)
    cost, deed = {
        verbs.BOMB: (BOMB_COST, "The Bomb"),
        verbs.PRISON: (PRISON_COST, "Prison"),
        verbs.COURT: (COURTHOUSE_COST, "the Courthouse"),
        verbs.BUY: (MARKET_COST, "drawing at the Market building"),
    }.get(verb, (0, ""))
    return lacks(s, seat, cost, deed) if deed else ""


# --- market, town, upgrades, moves ----------------------------------------------------------------------------------


def _no_room(s: Barons, seat: int, action: Action) -> str:
    kind = BASE_TYPE[argument(action, 1)]
    there = count(s.towns[seat], kind)
    if kind == CIVILIAN:
        room, who, more = civil_space(s, seat), "civilian", "turn a Peasant into a building, or build a Farm or an Inn"
    else:
        room, who, more = (
            military_space(s, seat),
            "military unit",
            "move one to the wall, or build a Barracks or an Inn",
        )
    return f"your town has room for {some(room, who)} and holds {there}: {more}."


def _no_unit_card(s: Barons, seat: int, action: Action) -> str:
    card = argument(action, 1)
    use = {P2A: " It is added to an attack.", SHI: " It is played when you are attacked."}.get(CODE[card], "")
    return f"{a_card(card)} cannot be recruited: only cards with a Peasant or a Squire can.{use}"


def _not_your_unit(s: Barons, seat: int, action: Action) -> str:
    return not_yours(s, seat, subject(action), "unit in your town")


def _upgraded(s: Barons, seat: int, action: Action) -> str:
    owner, _, unit = unit_at(s, argument(action, -1))
    return f"{the_unit(s, owner, unit, seat)} {is_or_are(unit)} upgraded already." if owner >= 0 else ""


def _stays(s: Barons, seat: int, action: Action) -> str:
    unit = unit_at(s, subject(action))[2]
    return f"{the_unit(s, seat, unit, seat)} {is_or_are(unit)} in the King's Army for good."


def _moved(s: Barons, seat: int, action: Action) -> str:
    unit = unit_at(s, argument(action, 1))[2]
    return f"{the_unit(s, seat, unit, seat)} moved already in this action."


def _immobile(s: Barons, seat: int, action: Action) -> str:
    unit = unit_at(s, subject(action))[2]
    return f"{the_unit(s, seat, unit, seat)} is a {TYPE_NAMES[TYPE[unit]]}: only military units move."


def _on_wall(s: Barons, seat: int, action: Action) -> str:
    name = the_unit(s, seat, subject(action), seat)
    if action[0] in (verbs.UPGRADE, verbs.ARMS_UPGRADE):
        return f"{name} is on the wall: only units in the town are upgraded."
    return f"{name} stays on the wall: only upgraded soldiers go on to the King's Army."


# --- teams ----------------------------------------------------------------------------------------------------------


def _no_teams(s: Barons, seat: int, action: Action) -> str:
    return "Transfer is an action of team play; there are no teams in this game."


def _recipient(s: Barons, seat: int, action: Action) -> str:
    top: Step[Barons] = s.stack[-1]
    if not isinstance(top, Recipient):
        return "No Aid is to be given."
    if seat != top.seat:
        return f"{label_of(s, top.seat)} chooses who receives the {NAME[top.aid]}."
    members = [label_of(s, member) for member in range(seat % 2, s.seats, 2)]
    return f"Choose who of your team receives the {NAME[top.aid]}: {listed(members, 'or')}."


def _gift(s: Barons, seat: int, action: Action) -> str:
    mate = action[2] if len(action) > 2 else -1
    if not 0 <= mate < s.seats or mate == seat or (mate ^ seat) & 1:
        return "A Transfer goes to a team mate."
    card = argument(action, 1)
    return f"{it_is(s, seat, card)} not yours to give." if card else ""


def _gift_cost(s: Barons, seat: int, action: Action) -> str:
    if not action[1]:
        return f"giving a resource takes two, one to pay and one to give; you have {len(s.piles[seat])}."
    return lacks(s, seat, 1, "giving a card")


def _gift_room(s: Barons, seat: int, action: Action) -> str:
    unit = unit_at(s, argument(action, 1))[2]
    kind = "civilian" if TYPE[unit] == CIVILIAN else "military unit"
    return f"{label_of(s, action[2])}'s town has no room for another {kind}."


def _no_gift(s: Barons, seat: int, action: Action) -> str:
    return f"{called(s, seat, argument(action, 1))} cannot be given away."


_SENTENCES: dict[str, Callable[[Barons, int, Action], str]] = {
    "BRAWL-1.12": _in_play,
    "BRAWL-1.15": _copy,
    "BRAWL-2.06": _bid,
    "BRAWL-2.07": _peasant,
    "BRAWL-2.10": _sign,
    "BRAWL-3.01": _one_action,
    "BRAWL-3.03": _no_pass,
    "BRAWL-3.08": _no_interruption,
    "BRAWL-3.09": _not_your_turn,
    "BRAWL-3.10": _step,
    "BRAWL-4.05": _cost,
    "BRAWL-5.03": no_slot,
    "BRAWL-6.01": not_in_hand,
    "BRAWL-6.06": _no_room,
    "BRAWL-6.10": _no_unit_card,
    "BRAWL-7.01": _not_your_unit,
    "BRAWL-7.06": _upgraded,
    "BRAWL-8.01": not_your_soldier,
    "BRAWL-8.03": _stays,
    "BRAWL-8.04": _moved,
    "BRAWL-8.05": _immobile,
    "BRAWL-8.10": _on_wall,
    "BRAWL-9.06": _closed,
    "BRAWL-9.07": _not_your_attack,
    "BRAWL-15.01": _no_teams,
    "BRAWL-15.06": _recipient,
    "BRAWL-15.07": _gift,
    "BRAWL-15.08": _gift_cost,
    "BRAWL-15.09": _gift_room,
    "BRAWL-15.10": _no_gift,
    **FIGHTS,
}
