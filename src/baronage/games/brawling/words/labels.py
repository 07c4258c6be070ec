"""Every action in words: what it does, what it costs, what it leads to."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import LAPSE, RESIGN, Action, Step
from baronage.games.brawling import verbs
from baronage.games.brawling.combat import GONE, UNHARMED, Pairs, condemned, own_unit, result_of
from baronage.games.brawling.data import (
    AID_DRAW,
    AID_GAIN,
    BASE_NAME,
    BOMB_COST,
    BUILDING,
    CARD,
    CODE,
    COST,
    COURTHOUSE_COST,
    DRAWS,
    GATHERS,
    MARKET_COST,
    MARKET_DRAW,
    MARKET_GAIN,
    NAME,
    P2A,
    PRISON_COST,
    RAM,
    SHIELD,
    TYPE,
    UP,
    UPGRADE,
    unit_name,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.aids import Recipient
from baronage.games.brawling.steps.attack import Declaration, ShieldWindow
from baronage.games.brawling.steps.more import Giving, Moving, Recruiting, Upgrading
from baronage.games.brawling.steps.opening import Bid
from baronage.games.brawling.town import draw_production, gather_production, smithies, unit_at, upgrade_cost
from baronage.games.brawling.words.consequences import amount, damage_to, ending, fate, lowered, price, shields_needed
from baronage.games.brawling.words.names import (
    a_half,
    agree,
    aid_name,
    card_title,
    full_name,
    listed,
    some,
    telling_name,
    the_card,
    the_unit,
    whose,
)

Phrase = tuple[str, tuple[str, ...]]
SIGNS = ("rock", "paper", "scissors")


def label(s: Barons, seat: int, action: Action) -> Phrase:
    """An action of this seat in words, and the rules it goes by."""
    return _LABELS[action[0]](s, seat, action)


# --- before the first turn, and leaving -----------------------------------------------------------------------------


def _resign(s: Barons, seat: int, action: Action) -> Phrase:
    if s.seats == 2:
        return "Leave the game: the other player wins", ("BRAWL-13.06",)
    last = "" if s.teams else ", and you come last"
    return f"Leave the game: your seat plays on by what silence means{last}", ("BRAWL-13.06",)


def _lapse(s: Barons, seat: int, action: Action) -> Phrase:
    default = s.default(seat)
    if default != (LAPSE,):
        return label(s, seat, default)
    return "Reveal no card", ("BRAWL-2.09",)  # only the bid has no ordinary action for silence


def _bid(s: Barons, seat: int, action: Action) -> Phrase:
    return f"Add {the_card(action[1])} to your bid", ("BRAWL-2.06", "BRAWL-2.07")


def _send(s: Barons, seat: int, action: Action) -> Phrase:
    cards = bid_cards(s, seat)
    if not cards:
        return "Reveal no card", ("BRAWL-2.06",)
    return f"Reveal {some(len(cards), 'card')}: {listed([card_title(card) for card in cards])}", ("BRAWL-2.06",)


def bid_cards(s: Barons, seat: int) -> list[int]:
    """The cards that a seat has put into its bid so far."""
    top: Step[Barons] = s.stack[-1]
    assert isinstance(top, Bid)
    return [chosen[1] for chosen in top.drafts[seat] if chosen[0] == verbs.BID]


def _sign(s: Barons, seat: int, action: Action) -> Phrase:
    return f"Show {SIGNS[action[1]]}", ("BRAWL-2.10",)


# --- deck and market ------------------------------------------------------------------------------------------------


def _ended(rules: tuple[str, ...], end: str) -> tuple[str, ...]:
    return (*rules, "BRAWL-13.01") if end else rules


def _gather(s: Barons, seat: int, action: Action) -> Phrase:
    k = gather_production(s, seat)
    end = ending(s, seat, k, len(s.deck), False)
    return f"Gather {amount(k, len(s.deck), 'resource')}{end}", _ended(("BRAWL-5.01",), end)


def _draw(s: Barons, seat: int, action: Action) -> Phrase:
    k = draw_production(s, seat)
    end = ending(s, seat, k, len(s.deck), True)
    return f"Draw {amount(k, len(s.deck), 'card')}{end}", _ended(("BRAWL-5.02",), end)


def _market(s: Barons, seat: int, action: Action) -> Phrase:
    slot = action[-1]
    end = ending(s, seat, 1, len(s.deck), True)
    words = f"ake {the_card(s.market[slot - 1])} from market slot {slot}{end}"
    if action[0] == verbs.AID_MARKET:
        return f"Use the {aid_name(s, seat, action[1])}: t{words}", _ended(("BRAWL-10.12",), end)
    return f"T{words}", _ended(("BRAWL-5.03",), end)


def _aid_draw(s: Barons, seat: int, action: Action) -> Phrase:
    end = ending(s, seat, AID_DRAW, len(s.deck), True)
    return f"Use the {aid_name(s, seat, action[1])}: draw {amount(AID_DRAW, len(s.deck), 'card')}{end}", _ended(
        ("BRAWL-10.11",), end
    )


def _aid_gain(s: Barons, seat: int, action: Action) -> Phrase:
    end = ending(s, seat, AID_GAIN, len(s.deck), False)
    return f"Use the {aid_name(s, seat, action[1])}: gain {amount(AID_GAIN, len(s.deck), 'resource')}{end}", _ended(
        ("BRAWL-10.14",), end
    )


def _buy(s: Barons, seat: int, action: Action) -> Phrase:
    deck = len(s.deck) + MARKET_COST
    end = ending(s, seat, MARKET_DRAW, deck, True)
    what = f"draw {amount(MARKET_DRAW, deck, 'card')}"
    return f"Pay {MARKET_COST}, use the Market building: {what}{end}", _ended(("BRAWL-12.12",), end)


def _sell(s: Barons, seat: int, action: Action) -> Phrase:
    end = ending(s, seat, MARKET_GAIN, len(s.deck), False)
    what = f"discard {the_card(action[1])}, gain {amount(MARKET_GAIN, len(s.deck), 'resource')}"
    return f"Use the Market building: {what}{end}", _ended(("BRAWL-12.12",), end)


# --- recruit, upgrade, move, transfer -------------------------------------------------------------------------------


def _yields(s: Barons, seat: int, before: int, after: int) -> str:
    """What a new half does to the productions: '; Gather would then yield 3'."""
    words = []
    if GATHERS[before] != GATHERS[after]:
        words.append(f"Gather would then yield {gather_production(s, seat) - GATHERS[before] + GATHERS[after]}")
    if DRAWS[before] != DRAWS[after]:
        words.append(f"Draw would then yield {draw_production(s, seat) - DRAWS[before] + DRAWS[after]}")
    return f"; {' and '.join(words)}" if words else ""


def _recruit(s: Barons, seat: int, action: Action) -> Phrase:
    card = action[1]
    return f"Pay {COST[card]}: recruit a {full_name(card)}{_yields(s, seat, 0, card)}", ("BRAWL-6.01",)


def _turned(s: Barons, seat: int, card: int) -> str:
    """A base unit on its way up: 'the Squire in your town to Archers', with the points that it brings."""
    twin = any(CODE[u & CARD] == CODE[card] and u != card and u < UP for u in s.towns[seat])
    name = f"{BASE_NAME[card]} {unit_name(card)}" if twin else BASE_NAME[card]
    worth = " (1 point)" if TYPE[card + UP] == BUILDING else ""
    return f"the {name} in your town to {a_half(card + UP)}{worth}{_yields(s, seat, card, card + UP)}"


def _cost(s: Barons, seat: int, card: int) -> str:
    cost = upgrade_cost(s, seat, card)
    if cost == UPGRADE[card]:
        return f"pay {cost}"
    smiths = smithies(s, seat)
    return f"pay {cost} ({UPGRADE[card]} less {UPGRADE[card] - cost} for {'the Smithy' if smiths == 1 else 'Smithies'})"


def _upgrade(s: Barons, seat: int, action: Action) -> Phrase:
    card = action[-1]
    rules = ("BRAWL-7.01", "BRAWL-12.11") if upgrade_cost(s, seat, card) != UPGRADE[card] else ("BRAWL-7.01",)
    words = f"{_cost(s, seat, card)}: upgrade {_turned(s, seat, card)}"
    if action[0] == verbs.ARMS_UPGRADE:
        return f"Play a Military Action, {words}", ("BRAWL-11.04", *rules)
    return words[0].upper() + words[1:], rules


def _steps(s: Barons, seat: int, card: int) -> str:
    _, zone, unit = unit_at(s, card)
    name = telling_name(s, seat, unit)
    if zone is s.walls[seat]:
        return f"the {name} from the wall to the King's Army (2 points)"
    return f"the {name} from your town to the wall" + (" (a Squire stays there)" if unit < UP else "")


def _move(s: Barons, seat: int, action: Action) -> Phrase:
    where = _steps(s, seat, action[-1])
    if action[0] == verbs.MOVE:
        rules = ("BRAWL-8.01", "BRAWL-8.02")
        return f"Move {where}", (*rules, "BRAWL-8.10") if where.endswith("there)") else rules
    if action[0] == verbs.RIDE:
        return f"Free step: move {where}", ("BRAWL-12.04",)
    return f"Play a Military Action: move {where}", ("BRAWL-11.04",)


def _give(s: Barons, seat: int, action: Action) -> Phrase:
    _, card, mate = action
    if not card:
        what = "one of your resources"
    elif card in s.hands[seat]:
        what = f"{the_card(card)} from your hand"
    else:
        what = the_unit(s, seat, unit_at(s, card)[2], seat)
    return f"Pay 1: give {s.setup.game.label(mate)} {what}", ("BRAWL-15.07", "BRAWL-15.08")


# --- attack and defence ---------------------------------------------------------------------------------------------


def _attack(s: Barons, seat: int, action: Action) -> Phrase:
    participant, target = action[-2:]
    top: Step[Barons] = s.stack[-1]
    pairs: Pairs = top.pairs if isinstance(top, Declaration) else ()
    owner, _, unit = unit_at(s, target)
    fighter = own_unit(s, seat, participant)
    aim = the_unit(s, owner, unit, seat)
    if CODE[participant] == P2A:
        words = f"+2 Attack on {aim}"
    else:
        words = f"{telling_name(s, seat, fighter)} {agree(fighter, 'attack')} {aim}"
    words += f": {damage_to(s, seat, (*pairs, (participant, target)), target)}{price(s, seat, participant)}"
    rules = ("BRAWL-9.01", "BRAWL-9.05") if CODE[participant] == P2A else ("BRAWL-9.01", "BRAWL-9.19")
    if action[0] == verbs.ARMS_ATTACK:
        return f"Play a Military Action: {words}", ("BRAWL-11.04", "BRAWL-11.08", "BRAWL-9.19")
    return words, rules


def _guard(s: Barons, seat: int, action: Action) -> Phrase:
    _, guard, target = action
    top: Step[Barons] = s.stack[-1]
    assert isinstance(top, ShieldWindow)
    unit = unit_at(s, target)[2]
    before = next(damage for card, _, damage in top.damage if card == target)
    doomed = target in condemned(s, top.attacker, top.pairs)
    if CODE[guard] == RAM:
        means, rule = f"Use the {aid_name(s, seat, guard)}", "BRAWL-10.13"
    else:
        means, rule = "Play a Shield", "BRAWL-11.02"
    change = f"{before} damage becomes {max(before - SHIELD, 0)}"
    effect = "lost to the Sheriff all the same" if doomed else shielded(unit, before)
    return f"{means} on {the_unit(s, seat, unit, seat)}: {change}, {effect}", (rule, "BRAWL-9.13")


def shielded(unit: int, before: int) -> str:
    """What one Shield does for a unit that would take this damage."""
    was, result = result_of(unit, before), result_of(unit, before - SHIELD)
    if was == UNHARMED:
        return "unharmed with or without it"
    if result != was:
        return "saved" if result == UNHARMED else "downgraded, not lost"
    return f"still {'lost' if was == GONE else 'downgraded'} ({shields_needed(unit, before)} Shields needed)"


# --- cards and buildings --------------------------------------------------------------------------------------------


def _place(s: Barons, owner: int, zone: list[int]) -> str:
    if zone is s.armies[owner]:
        return " in the King's Army"
    return " on the wall" if zone is s.walls[owner] else ""


def _bomb(s: Barons, seat: int, action: Action) -> Phrase:
    owner, zone, unit = unit_at(s, action[2])
    if owner < 0:
        owner = next(holder for holder in range(s.seats) if action[2] in s.aids[holder])
        what = f"{whose(s.setup, owner, seat)} {aid_name(s, owner, action[2])}"
    else:
        what = the_unit(s, owner, unit, seat) + _place(s, owner, zone)
    return f"Pay {BOMB_COST}, play The Bomb: discard {what}", ("BRAWL-11.05",)


def _flip_up(s: Barons, seat: int, action: Action) -> Phrase:
    owner, zone, unit = unit_at(s, action[2])
    what = the_unit(s, owner, unit, seat) + _place(s, owner, zone)
    return f"Play Flip Unit: upgrade {what} to {a_half(unit + UP)}, free of cost", ("BRAWL-11.06",)


def _flip_down(s: Barons, seat: int, action: Action) -> Phrase:
    owner, zone, unit = unit_at(s, action[2])
    what = the_unit(s, owner, unit, seat) + _place(s, owner, zone)
    return f"Play Flip Unit: {lowered(unit).format(what)}", ("BRAWL-11.06",) if unit >= UP else ("BRAWL-11.11",)


def _prison(s: Barons, seat: int, action: Action) -> Phrase:
    owner, zone, unit = unit_at(s, action[2])
    what = the_unit(s, owner, unit, seat) + _place(s, owner, zone)
    return f"Pay {PRISON_COST}, play Prison: discard {what}", ("BRAWL-11.07",)


def _court(s: Barons, seat: int, action: Action) -> Phrase:
    owner, zone, unit = unit_at(s, action[1])
    what = the_unit(s, owner, unit, seat) + _place(s, owner, zone)
    return f"Pay {COURTHOUSE_COST}, use the Courthouse: {lowered(unit).format(what)}", ("BRAWL-12.09",)


def _extra(s: Barons, seat: int, action: Action) -> Phrase:
    return "Play an Extra Action: you may take a second action this turn", ("BRAWL-11.03",)


def _aid_build(s: Barons, seat: int, action: Action) -> Phrase:
    words = _turned(s, seat, action[2]).replace(" to ", " into ", 1)
    return f"Use the {aid_name(s, seat, action[1])}: turn {words}, free of cost", ("BRAWL-10.10",)


def _receive(s: Barons, seat: int, action: Action) -> Phrase:
    top: Step[Barons] = s.stack[-1]
    assert isinstance(top, Recipient)
    to = "yourself" if action[1] == seat else s.setup.game.label(action[1])
    return f"Give the {NAME[top.aid]} to {to}", ("BRAWL-15.06",)


# --- done -----------------------------------------------------------------------------------------------------------

_STOPS = {
    Recruiting: "Stop recruiting",
    Upgrading: "Stop upgrading",
    Moving: "Stop moving",
    Giving: "Stop giving",
}


def _done(s: Barons, seat: int, action: Action) -> Phrase:
    top: Step[Barons] = s.stack[-1]
    if isinstance(top, Declaration):
        targets = dict.fromkeys(target for _, target in top.pairs)
        threats = "; ".join(threat(s, seat, top.pairs, card) for card in targets)
        return f"Strike with {len(top.pairs)}: {threats}", ("BRAWL-9.08",)
    if isinstance(top, ShieldWindow):
        doomed = condemned(s, top.attacker, top.pairs)
        fates = []
        for card, owner, damage in top.damage:
            unit = unit_at(s, card)[2]
            if owner == seat and damage:
                result = GONE if card in doomed else result_of(unit, damage)
                fates.append(f"{the_unit(s, owner, unit, seat)} {fate(unit, result)}")
        return f"Play no Shield: {listed(fates)}", ("BRAWL-9.14",)
    stop = _STOPS.get(type(top))
    return (stop, ("BRAWL-3.10",)) if stop else ("End your turn", ("BRAWL-3.12",))


def threat(s: Barons, seat: int, pairs: Pairs, target: int) -> str:
    """What a declaration does to one target: 'B's Smithy 8 damage, not enough (falls at 10)'."""
    owner, _, unit = unit_at(s, target)
    return f"{the_unit(s, owner, unit, seat)} {damage_to(s, seat, pairs, target)}"


_LABELS: dict[int, Callable[[Barons, int, Action], Phrase]] = {
    RESIGN: _resign,
    LAPSE: _lapse,
    verbs.BID: _bid,
    verbs.SEND: _send,
    verbs.SIGN: _sign,
    verbs.GATHER: _gather,
    verbs.DRAW: _draw,
    verbs.MARKET: _market,
    verbs.RECRUIT: _recruit,
    verbs.UPGRADE: _upgrade,
    verbs.MOVE: _move,
    verbs.ATTACK: _attack,
    verbs.BOMB: _bomb,
    verbs.FLIP_UP: _flip_up,
    verbs.FLIP_DOWN: _flip_down,
    verbs.PRISON: _prison,
    verbs.COURT: _court,
    verbs.BUY: _buy,
    verbs.SELL: _sell,
    verbs.GIVE: _give,
    verbs.EXTRA: _extra,
    verbs.ARMS_UPGRADE: _upgrade,
    verbs.ARMS_MOVE: _move,
    verbs.ARMS_ATTACK: _attack,
    verbs.RIDE: _move,
    verbs.AID_BUILD: _aid_build,
    verbs.AID_DRAW: _aid_draw,
    verbs.AID_MARKET: _market,
    verbs.AID_GAIN: _aid_gain,
    verbs.GUARD: _guard,
    verbs.RECEIVE: _receive,
    verbs.DONE: _done,
}
