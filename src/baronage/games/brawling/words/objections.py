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
    BOM,
    BOMB_COST,
    CARD,
    CARDS,
    CIVILIAN,
    CODE,
    COST,
    COU,
    COURTHOUSE_COST,
    EXT,
    FIRST,
    FLI,
    HOR,
    MAR,
    MARKET_COST,
    MIL,
    NAME,
    P2A,
    PRI,
    PRISON_COST,
    RAB,
    RAC,
    RAR,
    RAV,
    SHI,
    TYPE,
    TYPE_NAMES,
    UP,
    card_name,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.aids import Recipient
from baronage.games.brawling.steps.attack import Declaration, ShieldWindow
from baronage.games.brawling.steps.more import Giving, Moving, Recruiting, Upgrading
from baronage.games.brawling.steps.opening import Bid, Signs
from baronage.games.brawling.steps.turn import Between, Turn
from baronage.games.brawling.town import civil_space, count, effects, military_space, unit_at, upgrade_cost
from baronage.games.brawling.words.names import (
    a_card,
    a_half,
    agree,
    is_or_are,
    listed,
    some,
    telling_name,
    the_card,
    the_unit,
    whose,
)

_NAMES = {Recruiting: "Recruit", Upgrading: "Upgrade", Moving: "Move", Giving: "Transfer", Declaration: "Attack"}
_AIDS = {verbs.AID_BUILD: RAB, verbs.AID_DRAW: RAC, verbs.AID_MARKET: RAV, verbs.AID_GAIN: RAR}
_ACTION_CARDS = {verbs.BOMB: BOM, verbs.FLIP_UP: FLI, verbs.FLIP_DOWN: FLI, verbs.PRISON: PRI}


def refusal(s: Barons, seat: int, action: Action, rule: str) -> str:
    """Why this seat may not take this action, from its view; empty: the rule's text says it."""
    own = _SENTENCES.get(rule)
    words = own(s, seat, action) if own is not None else ""
    return words[:1].upper() + words[1:]


# --- what an action speaks of ---------------------------------------------------------------------------------------


def _argument(action: Action, place: int) -> int:
    """One of the cards that an action names; 0 where there is none."""
    card = action[place] if -len(action) <= place < len(action) and len(action) > 1 else 0
    return card if 0 < card < CARDS else 0


def _subject(action: Action) -> int:
    """The card or unit that acts: behind a Military Action the one that it is played on."""
    if action[0] in (verbs.ARMS_UPGRADE, verbs.ARMS_MOVE, verbs.ARMS_ATTACK):
        return _argument(action, 2)
    return _argument(action, 1)


def _named(s: Barons, seat: int, card: int) -> str:
    """A card wherever it may be, as this seat calls it."""
    owner, zone, unit = unit_at(s, card)
    if owner >= 0:
        where = " in the King's Army" if zone is s.armies[owner] else " on the wall" if zone is s.walls[owner] else ""
        return the_unit(s, owner, unit, seat) + where
    for holder in range(s.seats):
        if card and card in s.aids[holder]:
            return f"{whose(s.setup, holder, seat)} {NAME[card]}"
    return the_card(card) if card else "that"


def _is(s: Barons, seat: int, card: int) -> str:
    """'your Knight is', 'your Archers are'."""
    return f"{_named(s, seat, card)} {is_or_are(unit_at(s, card)[2])}"


def _has(s: Barons, seat: int, card: int) -> str:
    """'your Knight has', 'your Archers have'."""
    return f"{_named(s, seat, card)} {'has' if is_or_are(unit_at(s, card)[2]) == 'is' else 'have'}"


def _not_held(s: Barons, seat: int, card: int, words: str) -> str:
    """These words, unless it is another copy of the card that is in the hand or in front of the player."""
    held = (*s.hands[seat], *s.aids[seat])
    other = next((copy for copy in held if CODE[copy] == CODE[card]), 0)
    return f"You hold {card_name(other)}, not {card_name(card)}." if other and card not in held else words


def _lacks(s: Barons, seat: int, cost: int, deed: str) -> str:
    return f"{deed} costs {cost}; you have {some(len(s.piles[seat]), 'resource')}."


def _label(s: Barons, seat: int) -> str:
    return s.setup.game.label(seat)


def _active(s: Barons) -> int:
    return next(step.seat for step in s.stack if isinstance(step, (Turn, Between)))


# --- sections 1 to 3 ------------------------------------------------------------------------------------------------


def _in_play(s: Barons, seat: int, action: Action) -> str:
    return f"{_is(s, seat, _argument(action, 2))} not in play: The Bomb hits units and Royal Aids on the table."


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
    card = _argument(action, 1)
    if card in s.hands[seat]:
        return f"{the_card(card)} is in your bid already."
    return _not_in_hand(s, seat, action)


def _peasant(s: Barons, seat: int, action: Action) -> str:
    return f"{the_card(_argument(action, 1))} has a Peasant half: only cards without one can be bid."


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
    return f"This is {_label(s, top.attacker)}'s attack: nobody else can add to it."


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
        return f"{_label(s, top.seat)} is choosing who receives the {NAME[top.aid]}."
    if isinstance(top, ShieldWindow):
        return "The attack is not over: the Shield window is open."
    if action[0] == verbs.GUARD:
        return f"It is {_label(s, _active(s))}'s turn, and no Shield window is open."
    return f"It is {_label(s, _active(s))}'s turn."


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
    verb, card = action[0], _subject(action)
    if verb == verbs.RECRUIT:
        return _lacks(s, seat, COST[card], f"recruiting a {BASE_NAME[card]}")
    if verb in (verbs.UPGRADE, verbs.ARMS_UPGRADE):
        deed = f"upgrading this {BASE_NAME[card]} to {a_half(card + UP)}"
        return _lacks(s, seat, upgrade_cost(s, seat, card), deed)
    cost, deed = {
        verbs.BOMB: (BOMB_COST, "The Bomb"),
        verbs.PRISON: (PRISON_COST, "Prison"),
        verbs.COURT: (COURTHOUSE_COST, "the Courthouse"),
        verbs.BUY: (MARKET_COST, "drawing at the Market building"),
    }.get(verb, (0, ""))
    return _lacks(s, seat, cost, deed) if deed else ""


# --- market, town, upgrades, moves ----------------------------------------------------------------------------------


def _slot(s: Barons, seat: int, action: Action) -> str:
    slot = action[-1]
    return f"market slot {slot} is empty." if slot in (1, 2, 3) else "the market has the slots 1, 2 and 3."


def _not_in_hand(s: Barons, seat: int, action: Action) -> str:
    card = _argument(action, 1)
    return _not_held(s, seat, card, f"{the_card(card)} is not in your hand.") if card else ""


def _no_room(s: Barons, seat: int, action: Action) -> str:
    kind = BASE_TYPE[_argument(action, 1)]
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
    card = _argument(action, 1)
    use = {P2A: " It is added to an attack.", SHI: " It is played when you are attacked."}.get(CODE[card], "")
    return f"{a_card(card)} cannot be recruited: only cards with a Peasant or a Squire can.{use}"


def _not_your_unit(s: Barons, seat: int, action: Action) -> str:
    return _not_yours(s, seat, _subject(action), "unit in your town")


def _not_your_soldier(s: Barons, seat: int, action: Action) -> str:
    return _not_yours(s, seat, _subject(action), "military unit of yours")


def _not_yours(s: Barons, seat: int, card: int, wanted: str) -> str:
    if not card:
        return ""
    if card in s.hands[seat] and BASE_NAME[card]:
        return f"{the_card(card)} is in your hand: recruit it first."
    return f"{_is(s, seat, card)} no {wanted}."


def _upgraded(s: Barons, seat: int, action: Action) -> str:
    owner, _, unit = unit_at(s, _argument(action, -1))
    return f"{the_unit(s, owner, unit, seat)} {is_or_are(unit)} upgraded already." if owner >= 0 else ""


def _stays(s: Barons, seat: int, action: Action) -> str:
    unit = unit_at(s, _subject(action))[2]
    return f"{the_unit(s, seat, unit, seat)} {is_or_are(unit)} in the King's Army for good."


def _moved(s: Barons, seat: int, action: Action) -> str:
    unit = unit_at(s, _argument(action, 1))[2]
    return f"{the_unit(s, seat, unit, seat)} moved already in this action."


def _immobile(s: Barons, seat: int, action: Action) -> str:
    unit = unit_at(s, _subject(action))[2]
    return f"{the_unit(s, seat, unit, seat)} is a {TYPE_NAMES[TYPE[unit]]}: only military units move."


def _on_wall(s: Barons, seat: int, action: Action) -> str:
    name = the_unit(s, seat, _subject(action), seat)
    if action[0] in (verbs.UPGRADE, verbs.ARMS_UPGRADE):
        return f"{name} is on the wall: only units in the town are upgraded."
    return f"{name} stays on the wall: only upgraded soldiers go on to the King's Army."


# --- attacks --------------------------------------------------------------------------------------------------------


def _behind_wall(s: Barons, seat: int, action: Action) -> str:
    owner, _, unit = unit_at(s, _argument(action, -1))
    wall = [telling_name(s, owner, guard) for guard in s.walls[owner]]
    foe = _label(s, owner)
    return f"{the_unit(s, owner, unit, seat)} {is_or_are(unit)} behind {foe}'s wall: attack {listed(wall, 'or')} on it."


def _with_the_king(s: Barons, seat: int, action: Action) -> str:
    owner, zone, unit = unit_at(s, _subject(action))
    if owner == seat and zone is s.armies[seat]:
        return (
            f"{the_unit(s, owner, unit, seat)} {is_or_are(unit)} in the King's Army and {agree(unit, 'fight')} no more."
        )
    owner, _, unit = unit_at(s, _argument(action, -1))
    return f"{the_unit(s, owner, unit, seat)} {is_or_are(unit)} in the King's Army: only The Bomb reaches there."


def _no_fighter(s: Barons, seat: int, action: Action) -> str:
    card = _subject(action)
    if not card or (card in s.hands[seat] and BASE_NAME[card]):
        return _not_your_soldier(s, seat, action)
    if CODE[card] == P2A:
        return _not_in_hand(s, seat, action)
    return f"{_named(s, seat, card)} cannot attack: your military units in town and on the wall can."


def _no_target(s: Barons, seat: int, action: Action) -> str:
    top: Step[Barons] = s.stack[-1]
    card, target = _subject(action), _argument(action, -1)
    if isinstance(top, Declaration) and card in [participant for participant, _ in top.pairs]:
        return f"{_has(s, seat, card)} a target already."
    return f"{_is(s, seat, target)} no opposing unit." if target else ""


def _mate(s: Barons, seat: int, action: Action) -> str:
    owner = unit_at(s, _argument(action, -1))[0]
    return f"{_label(s, owner)} is your team mate." if owner >= 0 else ""


def _no_guard(s: Barons, seat: int, action: Action) -> str:
    top: Step[Barons] = s.stack[-1]
    if not isinstance(top, ShieldWindow):
        return "No Shield window is open: Shields are played when one of your units is attacked."
    card, target = _argument(action, 1), _argument(action, 2)
    if card and (card in s.hands[seat] or card in s.aids[seat]) and target:
        if unit_at(s, target)[0] == seat:
            return f"{_has(s, seat, target)} no damage to prevent."
        return f"{_is(s, seat, target)} not yours: Shields protect your own units."
    return ""


def _not_asked(s: Barons, seat: int, action: Action) -> str:
    return "The Shield window is not open for you now."


def _no_shield(s: Barons, seat: int, action: Action) -> str:
    card = _argument(action, 1)
    return _not_held(s, seat, card, f"{the_card(card)} is no Shield of yours.") if card else ""


# --- Aids, cards, buildings -----------------------------------------------------------------------------------------


def _not_your_aid(s: Barons, seat: int, action: Action) -> str:
    aid = _argument(action, 1)
    return _not_held(s, seat, aid, f"the {NAME[aid]} does not lie in front of you.")


def _aid(s: Barons, seat: int, action: Action) -> str:
    aid, wanted = _argument(action, 1), _AIDS[action[0]]
    if CODE[aid] != wanted:
        return f"{the_card(aid)} is not the {NAME[FIRST[wanted]]}." if aid else ""
    if wanted == RAV:
        return _slot(s, seat, action)
    card = _argument(action, 2)
    return f"{_is(s, seat, card)} no Peasant in your town that becomes a building." if card else ""


def _extra(s: Barons, seat: int, action: Action) -> str:
    card = _argument(action, 1)
    if CODE[card] == EXT and card in s.hands[seat]:
        return "You have played an Extra Action in this turn already."
    if CODE[card] == EXT:
        return _not_held(s, seat, card, "You hold no Extra Action.")
    return f"{the_card(card)} is no Extra Action." if card else ""


def _arms(s: Barons, seat: int, action: Action) -> str:
    card = _argument(action, 1)
    if CODE[card] != MIL:
        return f"{the_card(card)} is no Military Action." if card else ""
    if card not in s.hands[seat]:
        return _not_held(s, seat, card, "You hold no Military Action.")
    return _not_your_soldier(s, seat, action)


def _action_card(s: Barons, seat: int, action: Action) -> str:
    card, wanted = _argument(action, 1), _ACTION_CARDS[action[0]]
    if card not in s.hands[seat] or CODE[card] != wanted:
        words = f"You do not hold {NAME[FIRST[wanted]]}."
        return _not_held(s, seat, card, words) if CODE[card] == wanted else words
    target = _argument(action, 2)
    if not target:
        return ""
    if action[0] == verbs.PRISON:
        return f"{_is(s, seat, target)} no opposing military unit in a town or on a wall."
    return f"{_is(s, seat, target)} no civilian or military unit in a town or on a wall."


def _flip(s: Barons, seat: int, action: Action) -> str:
    owner, zone, unit = unit_at(s, _argument(action, 2))
    name = the_unit(s, owner, unit, seat)
    if zone is s.armies[owner]:
        return f"{name} {is_or_are(unit)} in the King's Army, where Flip Unit does not reach."
    if unit >= UP:
        return f"{name} is a building, which Flip Unit cannot touch."
    return f"{name} would become {a_half(unit + UP)}: Flip Unit makes no buildings."


def _ride(s: Barons, seat: int, action: Action) -> str:
    owner, _, unit = unit_at(s, _argument(action, 1))
    if owner == seat and unit >= UP and CODE[unit & CARD] == HOR:
        return f"{the_unit(s, owner, unit, seat)} have used their free step of this turn."
    card = _argument(action, 1)
    return f"{_has(s, seat, card)} no free step: your Horsemen have." if card else ""


def _court(s: Barons, seat: int, action: Action) -> str:
    if not effects(s, seat, COU):
        return "You have no Courthouse."
    card = _argument(action, 1)
    return f"{_is(s, seat, card)} no opposing military unit in a town or on a wall." if card else ""


def _market_building(s: Barons, seat: int, action: Action) -> str:
    return _not_in_hand(s, seat, action) if effects(s, seat, MAR) else "You have no Market building."


# --- teams ----------------------------------------------------------------------------------------------------------


def _no_teams(s: Barons, seat: int, action: Action) -> str:
    return "Transfer is an action of team play; there are no teams in this game."


def _recipient(s: Barons, seat: int, action: Action) -> str:
    top: Step[Barons] = s.stack[-1]
    if not isinstance(top, Recipient):
        return "No Aid is to be given."
    if seat != top.seat:
        return f"{_label(s, top.seat)} chooses who receives the {NAME[top.aid]}."
    members = [_label(s, member) for member in range(seat % 2, s.seats, 2)]
    return f"Choose who of your team receives the {NAME[top.aid]}: {listed(members, 'or')}."


def _gift(s: Barons, seat: int, action: Action) -> str:
    mate = action[2] if len(action) > 2 else -1
    if not 0 <= mate < s.seats or mate == seat or (mate ^ seat) & 1:
        return "A Transfer goes to a team mate."
    card = _argument(action, 1)
    return f"{_is(s, seat, card)} not yours to give." if card else ""


def _gift_cost(s: Barons, seat: int, action: Action) -> str:
    if not action[1]:
        return f"giving a resource takes two, one to pay and one to give; you have {len(s.piles[seat])}."
    return _lacks(s, seat, 1, "giving a card")


def _gift_room(s: Barons, seat: int, action: Action) -> str:
    unit = unit_at(s, _argument(action, 1))[2]
    kind = "civilian" if TYPE[unit] == CIVILIAN else "military unit"
    return f"{_label(s, action[2])}'s town has no room for another {kind}."


def _no_gift(s: Barons, seat: int, action: Action) -> str:
    return f"{_named(s, seat, _argument(action, 1))} cannot be given away."


_SENTENCES: dict[str, Callable[[Barons, int, Action], str]] = {
    "BRAWL-1.12": _in_play,
    "BRAWL-1.15": _copy,
    "BRAWL-1.13": _no_target,
    "BRAWL-2.06": _bid,
    "BRAWL-2.07": _peasant,
    "BRAWL-2.10": _sign,
    "BRAWL-3.01": _one_action,
    "BRAWL-3.03": _no_pass,
    "BRAWL-3.08": _no_interruption,
    "BRAWL-3.09": _not_your_turn,
    "BRAWL-3.10": _step,
    "BRAWL-4.05": _cost,
    "BRAWL-5.03": _slot,
    "BRAWL-6.01": _not_in_hand,
    "BRAWL-6.06": _no_room,
    "BRAWL-6.10": _no_unit_card,
    "BRAWL-7.01": _not_your_unit,
    "BRAWL-7.06": _upgraded,
    "BRAWL-8.01": _not_your_soldier,
    "BRAWL-8.03": _stays,
    "BRAWL-8.04": _moved,
    "BRAWL-8.05": _immobile,
    "BRAWL-8.07": _behind_wall,
    "BRAWL-8.10": _on_wall,
    "BRAWL-8.11": _with_the_king,
    "BRAWL-9.01": _no_fighter,
    "BRAWL-9.02": _no_target,
    "BRAWL-9.06": _closed,
    "BRAWL-9.07": _not_your_attack,
    "BRAWL-9.12": _no_guard,
    "BRAWL-9.14": _not_asked,
    "BRAWL-10.08": _not_your_aid,
    "BRAWL-10.10": _aid,
    "BRAWL-10.11": _aid,
    "BRAWL-10.12": _aid,
    "BRAWL-10.14": _aid,
    "BRAWL-11.02": _no_shield,
    "BRAWL-11.03": _extra,
    "BRAWL-11.04": _arms,
    "BRAWL-11.05": _action_card,
    "BRAWL-11.06": _action_card,
    "BRAWL-11.07": _action_card,
    "BRAWL-11.12": _flip,
    "BRAWL-12.04": _ride,
    "BRAWL-12.09": _court,
    "BRAWL-12.12": _market_building,
    "BRAWL-15.01": _no_teams,
    "BRAWL-15.04": _mate,
    "BRAWL-15.06": _recipient,
    "BRAWL-15.07": _gift,
    "BRAWL-15.08": _gift_cost,
    "BRAWL-15.09": _gift_room,
    "BRAWL-15.10": _no_gift,
    "BRAWL-15.13": _no_guard,
}
