"""Acts: a Serf with its target and outcome, pushes by direction, wares on the shelf, buttons with a short label."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.core.state import Action
from baronage.engine.game.table import default_act
from baronage.engine.picture.table import Act, Chip, Msg
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.data import FIEFDOM_MAX
from baronage.games.barony.nodes import serf_id
from baronage.games.barony.rules.moves import STILL
from baronage.games.barony.rules.param_text import serf_param
from baronage.games.barony.state import Barony
from baronage.games.barony.steps import turn
from baronage.games.barony.steps.opening import Preparation
from baronage.games.barony.table.answers import answer
from baronage.games.barony.table.errand import errand
from baronage.games.barony.table.shelf import on_shelf


def acts(s: Barony, seat: int, actions: Sequence[Action]) -> list[Act]:
    """Return the acts of a seat. In a turn, the choice of a Serf is part of all that this Serf can do."""
    top = s.stack[-1]
    if isinstance(top, Preparation):
        return _preparing(s, seat, top, actions)
    if isinstance(top, turn.Activate):
        return [act for action in actions for act in _choosing(s, seat, action)]
    if isinstance(top, turn.Act):
        return [act for action in actions for act in errand(s, seat, top, action)]
    return [answer(s, seat, action) for action in actions]


def _choosing(s: Barony, seat: int, action: Action) -> list[Act]:
    """Return what a Serf can do if it is chosen; a Serf that can do nothing asks before it ends the turn."""
    if action[0] != verbs.ACTIVATE:
        act = default_act(s, seat, action)
        if action[0] == verbs.PASS:
            return [act._replace(piece="", target="", chip=Chip("none", ("button-pass", {})))]
        if action[0] == verbs.HIRE:
            text: Msg = ("act-reserve", {"hire": action[1], "price": s.numbers.hire_price[action[1]]})
            return [act._replace(piece="", target="", text=text, group=("button-reserve", {}))]
        return [act._replace(ask=("ask-strike", act.text[1]))]
    serf = action[1]
    step = turn.Act(serf, 0, STILL)
    found = [act for option in step.options(s) for act in errand(s, seat, step, option, (action,))]
    if found:
        return found
    params: Params = {"serf": serf_param(s, serf)}
    return [Act((action,), serf_id(serf), text=("act-idle", params), ask=("ask-idle", params))]


def _preparing(s: Barony, seat: int, step: Preparation, actions: Sequence[Action]) -> list[Act]:
    """Return the Serfs to hire, to pick and to strike, and what fills in the rest. Placing is a form."""
    found = []
    for action in actions:
        act = default_act(s, seat, action)
        if action[0] == verbs.HIRE:
            shelved = on_shelf(s, -1, action, act)
            found.append(shelved if shelved is not None else act)
        elif action[0] == verbs.DROP:
            found.append(act._replace(ask=("ask-strike", act.text[1])))
        elif action[0] == verbs.PICK:
            found.append(act)
        elif action[0] in _LABELS:
            params: Params = {}
            if len(action) > 2:
                params = {"number": action[1] % FIEFDOM_MAX + 1, "maneuver": action[2]}
            found.append(act._replace(piece="", target="", chip=Chip("none", (_LABELS[action[0]], params))))
    if not step.drafts[seat]:
        filled = step.silence(s, seat)
        if filled and filled[0][0] in (verbs.HIRE, verbs.PICK):
            button = Chip("none", ("button-fill", {}))
            found.insert(0, Act(filled[:-1], text=("act-fill", {}), chip=button))
    return found


_LABELS = {verbs.HIRED: "button-hired", verbs.TRAIN: "button-train"}
