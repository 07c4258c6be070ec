"""Acts: a tile on the map, a capital, a vote, a bid, a clan, and the buttons beside the order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.game.table import default_act
from baronage.engine.picture.table import Act, Chip
from baronage.engine.text.params import Params
from baronage.games.yuan import verbs
from baronage.games.yuan.board.land import spots
from baronage.games.yuan.nodes import province_id, spot_id, tile_id
from baronage.games.yuan.rules.capitals import capital_of
from baronage.games.yuan.rules.province_params import pass_gain
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.opening import laying_of
from baronage.games.yuan.steps.planning import planning_of
from baronage.games.yuan.steps.tiles import PLACE
from baronage.games.yuan.table.order import form

TURNS: Final = (0, 5)  # of a tile


def acts(s: Yuan, seat: int, actions: Sequence[Action]) -> list[Act]:
    """Return the acts of a seat. A whole order is a form: only a pass and a recall are acts."""
    top = laying_of(s)
    if top is not None and not top.clicks:
        return [_laid(s, seat, tile, spot) for tile in s.hands[seat] for spot in spots(s.tiles)]
    planning = planning_of(s)
    if planning is not None and form(s, seat):
        actions = [action for action in actions if action == verbs.PASS]
    bids = [action for action in actions if action[0] == verbs.BID]
    if len(bids) > 1:
        act = _button(s, seat, bids[0], "button-bid")
        return [act._replace(amount=(bids[0][1], bids[-1][1]))]
    return [_shaped(s, seat, action) for action in actions]


def _laid(s: Yuan, seat: int, tile: int, spot: tuple[int, int]) -> Act:
    """Return a tile at a position as one act; its rotation is the amount."""
    bordering = PLACE.params(s, seat, (verbs.SPOT, *spot))["bordering"]
    do = ((verbs.TILE, tile), (verbs.SPOT, *spot), (verbs.ROTATE, TURNS[0]))
    text = ("lay-tile", {"tile": tile, "bordering": bordering})
    return Act(do, tile_id(tile), spot_id(*spot), text, undo=False, amount=TURNS)


def _shaped(s: Yuan, seat: int, action: Action) -> Act:
    """Return an action as a button, or with its place on the map."""
    kind = action[0]
    if kind in _BUTTONS:
        return _button(s, seat, action, _BUTTONS[kind])
    act = default_act(s, seat, action)._replace(undo=kind in _PARTS)
    if kind == verbs.TAKE:
        p = capital_of(s, action[1])
        chip = Chip("none", ("chip-clan", {"clan": action[1], "around": len(s.land.adjacent[p])}))
        return act._replace(piece="", target=province_id(p), chip=chip)
    if kind == verbs.CAPITAL:
        return act._replace(piece="", target=province_id(action[1]))
    return act._replace(piece="", target="")  # a part of an order that was begun elsewhere


def _button(s: Yuan, seat: int, action: Action, id: str) -> Act:
    params: Params = {"gain": pass_gain(s, s.clans[seat]), "value": action[1] if len(action) > 1 else 0}
    chip = Chip("none", (id, params))
    return default_act(s, seat, action)._replace(piece="", target="", chip=chip, undo=False)


_BUTTONS: Final = {
    verbs.SEND: "button-order",
    verbs.RECALL: "button-recall",
    verbs.VOTE: "button-vote",
    verbs.BID: "button-bid",
}
_PARTS: Final = frozenset((verbs.TARGET, verbs.DEVELOP, verbs.FORTIFY, verbs.MILITARIZE, verbs.TILE, verbs.SPOT))
