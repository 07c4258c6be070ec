"""Acts: buttons with a short label, payments on the rows of players, looks at cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.game.table import default_act, default_acts
from baronage.engine.picture.table import Act, Chip, Msg
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.beside import SIDE_ACTS
from baronage.games.protectors.table.plans import form

_BUTTONS: Final = {
    verbs.BALLOT: "button-ballot",
    verbs.JOIN: "button-team",
    verbs.PICK: "button-position",
    verbs.LOOKAT: "button-look",
    verbs.KEEP: "button-keep",
    verbs.DISCARD: "button-under",
    verbs.REPLACE: "button-replace",
}


def acts(s: Realm, seat: int, actions: Sequence[Action]) -> list[Act]:
    """Return the acts of a seat; what a form sends is not among them."""
    beside = [action for action in actions if action[0] in SIDE_ACTS]
    found = _payments(s, seat, beside)
    found += [_button(s, seat, action) for action in beside if action[0] != verbs.TRANSFER]
    if form(s, seat):
        return found
    own = [action for action in actions if action[0] not in SIDE_ACTS]
    if any(action[0] == verbs.BALLOT for action in own):
        sent = (verbs.SEND,)
        return [
            *found,
            *(_button(s, seat, action)._replace(do=(action, sent), undo=False) for action in own if action != sent),
        ]
    if any(action[0] in _BUTTONS for action in own):
        return [*found, *(_button(s, seat, action) for action in own)]
    return [*found, *(default_acts(s, seat, own) if own else [])]


def _button(s: Realm, seat: int, action: Action) -> Act:
    """Return an action as a button of the bar."""
    act = default_act(s, seat, action)._replace(piece="", target="")
    short = _BUTTONS.get(action[0])
    if short is None:
        return act
    return act._replace(chip=Chip("none", (short, act.text[1])), undo=act.undo and action[0] not in _FINAL)


_FINAL: Final = (verbs.LOOKAT, verbs.KEEP, verbs.DISCARD, verbs.REPLACE, verbs.JOIN, verbs.PICK)


def _payments(s: Realm, seat: int, actions: Sequence[Action]) -> list[Act]:
    """Return a payment to each player, of an amount up to all the seat has."""
    found = []
    for other in dict.fromkeys(action[1] for action in actions if action[0] == verbs.TRANSFER):
        params: Params = {"player": s.number[other], "amount": 1}
        chip = Chip("gold", ("chip-pay", params))
        ask: Msg = ("pay-ask", {"player": s.number[other], "cash": s.cash[seat]})
        text: Msg = ("pay", params)
        first = (verbs.TRANSFER, other, 1)
        amount = (1, s.cash[seat])
        found.append(Act((first,), f"side.{other}", "", text, chip, False, amount, ask))
    return found
