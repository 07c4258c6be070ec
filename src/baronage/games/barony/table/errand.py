"""Acts of one Serf in its turn: moves, fights, maneuvers, spells, business in the Market."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.game.table import default_act
from baronage.engine.picture.table import Act, Chip, Msg
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    ASN,
    CAT,
    EAR,
    EWE,
    FIEFDOM_MAX,
    JUMPER,
    LIG,
    MIS,
    PPK,
    SLE,
    SLO,
    SPL,
    TAC,
    TAX,
    TEL,
    TRP,
)
from baronage.games.barony.nodes import serf_id
from baronage.games.barony.rules.market import resale, sale_value
from baronage.games.barony.rules.moves import landing, leg_after
from baronage.games.barony.rules.odds import share, success
from baronage.games.barony.rules.param_text import nearest_goal, place_param, serf_param
from baronage.games.barony.state import Barony
from baronage.games.barony.steps import turn
from baronage.games.barony.steps.approach import Approach
from baronage.games.barony.steps.clash import RIDERS, STRIKES, can_ride
from baronage.games.barony.steps.flight import archer_at, under
from baronage.games.barony.steps.maneuvers import copy_price
from baronage.games.barony.steps.spells import strikes
from baronage.games.barony.table.board import PUSH
from baronage.games.barony.table.odds import attack_chip, risk_chip, win_params
from baronage.games.barony.table.shelf import on_shelf

Prefix = tuple[Action, ...]  # the decisions before: the choice of the Serf


def errand(s: Barony, seat: int, step: turn.Act, action: Action, before: Prefix = ()) -> list[Act]:
    """Return the acts of one option of the active Serf, after the decisions `before`."""
    verb, serf = action[0], step.serf
    if verb in (verbs.STEP, verbs.FLY):
        return _move(s, seat, step, action, before)
    act = Act((*before, action), serf_id(serf))
    if verb in (verbs.SHOOT, verbs.TACTICS):
        return [_shot(s, serf, action, act)]
    if verb == verbs.CAST:
        return [_cast(s, serf, action, act)]
    if verb in (verbs.CALL, verbs.RESURRECT):
        name = "call" if verb == verbs.CALL else "resurrect"
        text: Msg = (f"act-{name}", {"serf": serf_param(s, serf), "foe": serf_param(s, action[1])})
        return [act._replace(target=serf_id(action[1]), text=text, group=(f"button-{name}", {}))]
    shelved = on_shelf(s, serf, action, act)
    if shelved is not None:
        name = "act-hire" if verb == verbs.HIRE else "act-market"
        return [shelved._replace(text=(name, {"serf": serf_param(s, serf), **_shelf_params(shelved)}))]
    return [_button(s, seat, serf, action, act)]


def _shelf_params(act: Act) -> Params:
    assert act.chip is not None
    return {"ware": 0, "maneuver": 0, "number": 0, **act.chip.text[1], "what": _WHAT.get(act.chip.text[0], 0)}


_WHAT: Final = {"shelf-sword": 1, "shelf-helmet": 1, "shelf-scroll": 1, "shelf-star": 2, "shelf-up-rank": 3}


def _button(s: Barony, seat: int, serf: int, action: Action, act: Act) -> Act:
    """Return an act without a target: a button while its Serf is chosen, or that ends the turn."""
    verb = action[0]
    params: Params = {"serf": serf_param(s, serf)}
    if verb == verbs.END:
        return act._replace(piece="", text=("end-turn", {}), chip=Chip("none", ("button-end", {})))
    if verb == verbs.TASK:
        params["maneuver"] = action[1]
        return act._replace(text=("act-task", params), chip=Chip("none", ("button-task", params)))
    if verb == verbs.DUPLICATE:
        params |= {"ware": action[1], "price": copy_price(s, serf, action[1])}
        return act._replace(text=("act-copy", params), chip=Chip("none", ("button-copy", params)))
    if verb == verbs.SELL:
        params |= {"item": action[1], "price": resale(s.numbers, action[1])}
        return act._replace(
            text=("act-sell", params), chip=Chip("none", ("button-sell", params)), ask=("act-sell", params)
        )
    if verb == verbs.SELL_SELF:
        params["value"] = sale_value(s, serf)
        ask: Msg = ("ask-replace", params)
        return act._replace(text=("act-replace", params), chip=Chip("none", ("button-replace", params)), ask=ask)
    if verb == verbs.DESTROY:
        return act._replace(
            text=("destroy-catapult", {}), chip=Chip("none", ("button-destroy", {})), ask=("destroy-catapult", {})
        )
    if verb == verbs.BLESS:
        return act._replace(text=("act-bless", params), chip=Chip("none", ("button-church", {})))
    return default_act(s, seat, action)._replace(do=act.do)


# --- moves and fights -------------------------------------------------------------------------------------------------


def _move(s: Barony, seat: int, step: turn.Act, action: Action, before: Prefix) -> list[Act]:
    """Return a move to a free space, or all ways to meet the Serf that stands there."""
    serf, here = step.serf, s.place[step.serf]
    flies = action[0] == verbs.FLY
    space = landing(s, here, action[1], action[2]) if flies else action[1]
    other = s.at(space)
    passed = under(s, here, action[1], action[2]) if flies and s.gilded else []
    shots = sum(archer_at(s, triangle, seat) >= 0 for triangle in passed)
    marker = s.marker(space) if s.markers else None
    if other < 0 or shots or marker is not None:
        return [_step(s, seat, serf, action, before, space, shots)]
    n, _, ways = leg_after(s, serf, step.leg, action)
    clash = (serf, other, n, ways, 0, 0, here, 0, 0)
    business = s.gilded and bool(Approach(clash, (), 0).business(s))
    go: Prefix = (*before, action, (verbs.GO_ON,)) if business else (*before, action)
    meets = _own_fights if s.control[other] == seat else _fights
    found = meets(s, serf, other, n, ways, go)
    if business:
        params: Params = {"serf": serf_param(s, serf), "foe": serf_param(s, other)}
        found.append(
            Act((*before, action), serf_id(serf), serf_id(other), ("act-deal", params), Chip("none", ("chip-deal", {})))
        )
    return found


def _step(s: Barony, seat: int, serf: int, action: Action, before: Prefix, space: int, shots: int) -> Act:
    """Return a move whose end is not a fight, or not at once: a free space, a trap, a flight past Archers."""
    marker, other = s.marker(space) if s.markers else None, s.at(space)
    sign = 0 if marker is None else 1 if marker[1] == TRP else 2
    away = nearest_goal(s, seat, serf, space)[0] if space != s.market and not sign else -1
    point = _point(s, seat, space)
    params: Params = {
        "serf": serf_param(s, serf),
        "space": place_param(s, seat, space),
        "away": away,
        "market": int(space == s.market),
        "sign": sign,
        "shots": shots,
        "jumps": int(s.vocation[serf] == JUMPER),
    }
    chip = None
    if sign or shots:
        chip = Chip("danger", ("chip-danger", {"sign": sign, "shots": shots}))
    elif space == s.market:
        chip = Chip("gold", ("chip-market", {}))
    elif point:
        chip = Chip("gold", ("chip-point", {"point": point, "gilded": int(s.gilded)}))
    target = serf_id(other) if other >= 0 else s.board.names[space]
    return Act((*before, action), serf_id(serf), target, ("act-go", params), chip, not sign and not shots)


def _point(s: Barony, seat: int, space: int) -> int:
    """Return 1 for a point of the enemy, 2 for another that pays, 0 otherwise."""
    board = s.board
    if space in board.points[s.enemy(seat)]:
        return 1
    rivals = [other for other in range(s.seats) if not s.mates(seat, other)]
    return 2 if s.gilded and any(space in board.points[s.home[other]] for other in rivals) else 0


def _fights(s: Barony, serf: int, other: int, n: int, ways: int, go: Prefix) -> list[Act]:
    """Return an attack on another Baron's Serf: move, fight and dice in one; and with each maneuver that robs."""
    params = win_params(s, serf, other, n, ways)
    text: Msg = ("act-attack", {"serf": serf_param(s, serf), "foe": serf_param(s, other), **params})
    risk = risk_chip(s, serf, other)
    piece, target = serf_id(serf), serf_id(other)
    found = [Act((*go, (verbs.FIGHT,)), piece, target, text, attack_chip(params), False, more=risk)]
    for rider in RIDERS if s.gilded else ():
        if can_ride(s, serf, other, rider):
            chip, gold = rider_chip(s, serf, other, rider)
            act_text: Msg = ("act-ride", {"serf": serf_param(s, serf), "foe": serf_param(s, other), **gold})
            found.append(Act((*go, (verbs.RIDE, rider)), piece, target, act_text, chip, False))
    return found


def rider_chip(s: Barony, serf: int, other: int, rider: int) -> tuple[Chip, Params]:
    """Return the chance of a maneuver that robs or kills, with what it takes, as a chip and as params."""
    each = {PPK: s.numbers.pick_gold, TAX: s.numbers.tax_gold}.get(rider, 0)
    gold = min(each * s.rank[serf], s.gold[s.control[other]])
    percent = share(success(s, serf, other, rider))
    params: Params = {"percent": percent, "gold": gold, "maneuver": rider}
    return Chip("loss" if rider == ASN else "gold", ("chip-ride", params)), params


def _own_fights(s: Barony, serf: int, other: int, n: int, ways: int, go: Prefix) -> list[Act]:
    """Return the ways to meet an own Serf: it is pushed on, the mover is, or dice decide (BAR-C1.09)."""
    piece, target = serf_id(serf), serf_id(other)
    found = []
    for verb in (verbs.YIELD, verbs.CONCEDE, verbs.FIGHT):
        if verb == verbs.YIELD and s.sleep[other]:
            continue
        pushed = other if verb == verbs.YIELD or s.sleep[other] else serf
        params: Params = {"serf": serf_param(s, serf), "foe": serf_param(s, other), "verb": verb}
        params |= {"number": pushed % FIEFDOM_MAX + 1, "percent": share(success(s, serf, other))}
        dice = verb == verbs.FIGHT and not s.sleep[other]
        chip = Chip("none", ("chip-dice" if dice else "chip-own", params))
        if pushed == other and not dice:
            params = params | win_params(s, serf, other, n, ways)
        found.append(Act((*go, (verb,)), piece, target, ("act-meet", params), chip, False))
    return found


# --- shots and spells -------------------------------------------------------------------------------------------------


def _shot(s: Barony, serf: int, action: Action, act: Act) -> Act:
    """Return a shot of the catapult, or a Tactical Maneuver."""
    other, tactics = action[1], action[0] == verbs.TACTICS
    here, there = s.place[serf], s.place[other]
    params = win_params(
        s, serf, other, s.board.ranges(here)[there], s.board.flights(here, there), TAC if tactics else CAT
    )
    name = "swords" if tactics else "catapult"
    text: Msg = ("act-attack", {"serf": serf_param(s, serf), "foe": serf_param(s, other), **params})
    chip = attack_chip(params)
    return act._replace(target=serf_id(other), text=text, chip=chip, undo=False, group=(f"button-{name}", {}))


def _cast(s: Barony, serf: int, action: Action, act: Act) -> Act:
    """Return a spell with its target: a Serf, a triangle, or a direction."""
    spell, target = action[1], action[2]
    params: Params = {"serf": serf_param(s, serf), "ware": spell, "foe": "", "percent": 0}
    act = act._replace(group=("button-scroll", {"ware": spell}), text=("act-cast", params))
    if spell == TEL:
        return act._replace(target=s.board.names[target])
    if spell == LIG:
        hit = strikes(s, serf, target)
        chip = Chip("good" if hit else "none", ("chip-bolt", {"hit": int(hit)}))
        return act._replace(target=f"{PUSH}:{target},1", chip=chip, undo=False)
    if target != serf:
        params |= {"foe": serf_param(s, target), "percent": share(success(s, serf, target, SPL))}
    label: Msg = ("chip-chance", {"percent": params["percent"] or 100})
    if spell == SLO:
        label = ("chip-pace", {"speed": action[3], "percent": params["percent"] or 100})
    elif spell in (EAR, EWE):
        label = ("chip-item", {"item": action[3]})
    elif spell in STRIKES and target != serf:
        far = s.rank[serf]
        won = win_params(s, serf, target, far, s.board.flights(s.place[serf], s.place[target]), SPL)
        return act._replace(target=serf_id(target), chip=attack_chip(won), undo=spell != MIS)
    undo = target == serf or spell == SLE
    return act._replace(target=serf_id(target), chip=Chip("good", label), undo=undo)
