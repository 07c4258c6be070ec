"""Acts of all other decisions: answers in a fight, pushes, targets of a spell, and where a Serf is put."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.game.table import default_act
from baronage.engine.picture.table import Act, Chip, Msg
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import OUT
from baronage.games.barony.data import FIEFDOM_MAX, SPL
from baronage.games.barony.nodes import serf_id
from baronage.games.barony.rules.odds import flight, share, success
from baronage.games.barony.rules.param_text import place_param, serf_param
from baronage.games.barony.state import Barony
from baronage.games.barony.steps import approach, bump, clash, market, outcomes, spells
from baronage.games.barony.steps import flight as flights
from baronage.games.barony.steps.base import AGAINST, BY, USING
from baronage.games.barony.table.board import PUSH
from baronage.games.barony.table.errand import rider_chip
from baronage.games.barony.table.odds import push_chip
from baronage.games.barony.table.shelf import on_shelf

_SURE: Final = (verbs.NAME, verbs.ABANDON, verbs.PUT, verbs.GIVE, verbs.ASK, verbs.HIRE)  # that reveal nothing


def answer(s: Barony, seat: int, action: Action) -> Act:
    """Return an action of a decision within a turn as an act."""
    verb, top = action[0], s.stack[-1]
    act = default_act(s, seat, action)
    act = act._replace(undo=act.undo and verb in _SURE and seat == s.turn)
    if verb == verbs.AIM:
        return _push(s, action, act)
    if verb in (verbs.SAVE, verbs.PUT):
        name = s.board.names[action[1]]
        serf = top.serf if isinstance(top, (bump.Save, market.Lodging)) else getattr(top, "serf", -1)
        text: Msg = ("act-put", {"serf": serf_param(s, serf), "space": place_param(s, seat, action[1])})
        return act._replace(piece="", target=name, text=text)
    if verb == verbs.HIRE:
        shelved = on_shelf(s, -1, action, act)
        return act if shelved is None else shelved
    if isinstance(top, bump.Shorten):
        return _shorten(s, top, action, act)
    if isinstance(top, spells.Naming) and verb == verbs.NAME:
        percent = share(success(s, top.wizard, action[1], SPL))
        chip = Chip("good", ("chip-chance", {"percent": percent}))
        return act._replace(piece="", target=serf_id(action[1]), chip=chip)
    return _button(s, action, act)


def _push(s: Barony, action: Action, act: Act) -> Act:
    """Return a push as a direction and a distance; the lens is over the Serf that is pushed."""
    top = s.stack[-1]
    if isinstance(top, bump.Trap):
        serf, by, safe = top.serf, top.baron, False
        space = top.space
    else:
        assert isinstance(top, bump.Aim)
        serf, by, safe = top.loser, s.control[top.winner], top.who == bump.RETREATS
        space = top.space
    chip = push_chip(s, serf, by, space, action[1], action[2], safe)
    params: Params = {"loser": serf_param(s, serf), **chip.text[1]}
    target = f"{PUSH}:{action[1]},{action[2]}"
    return act._replace(piece=serf_id(serf), target=target, text=("act-push", params), chip=chip)


def _shorten(s: Barony, top: bump.Shorten, action: Action, act: Act) -> Act:
    """Return how far a Serf slides: a triangle of its path, or a button if it would leave the Kingdom."""
    end = flight(s, top.space, top.direction, top.distance - action[1])[0]
    chip = push_chip(s, top.loser, s.control[top.winner], top.space, top.direction, top.distance - action[1])
    params: Params = {"loser": serf_param(s, top.loser), **chip.text[1]}
    act = act._replace(piece="", text=("act-push", params), chip=chip)
    if end == OUT:
        return act._replace(target="", chip=Chip("danger", ("button-fall", {})))
    return act._replace(target=s.board.names[end])


def _button(s: Barony, action: Action, act: Act) -> Act:
    """Return an answer as a button with its chance."""
    label = _LABELS.get(action[0])
    if label is None:
        return act._replace(piece="", target="")
    tone, params = "none", _params(s, action)
    if action[0] == verbs.RIDE:
        one, other = _fight(s)[BY], _fight(s)[AGAINST]
        return act._replace(piece="", target="", chip=rider_chip(s, one, other, action[1])[0])
    if action[0] in (verbs.FIGHT, verbs.GO_ON, verbs.LOOSE_ARROW, verbs.LOOSE, verbs.AGREE, verbs.RECRUIT):
        tone = "good"
    button = act._replace(piece="", target="", chip=Chip(tone, (label, params)))
    if action[0] == verbs.GO_ON:
        return _go_on(s, button)
    return button


def _go_on(s: Barony, act: Act) -> Act:
    """Return the end of business before a fight with the fight itself; own Serfs decide next who gives way."""
    top = s.stack[-1]
    if isinstance(top, approach.Bargain) or s.control[_fight(s)[AGAINST]] == s.control[_fight(s)[BY]]:
        return act
    return act._replace(do=(*act.do, (verbs.FIGHT,)), undo=False)


def _fight(s: Barony) -> tuple[int, ...]:
    """Return the confrontation of the decision, or of the offer within it."""
    top = s.stack[-1]
    if isinstance(top, clash.Confronting):
        return top.clash
    if isinstance(top, approach.Bargain):
        return (top.serf, top.other, 0, 0, 0, 0)
    if isinstance(top, flights.Archery):
        return (top.archer, top.serf, 0, 0, 0, 0)
    return ()


def _params(s: Barony, action: Action) -> Params:
    """Return the params of a button's label."""
    verb, top, found = action[0], s.stack[-1], _fight(s)
    if verb in (verbs.CONCEDE, verbs.YIELD, verbs.FIGHT, verbs.GO_ON, verbs.RETREAT) and found:
        one, other = found[BY], found[AGAINST]
        chance = success(s, one, other, found[USING])
        own = s.control[one] == s.control[other]
        defends = isinstance(top, clash.Defend)
        pushed = other if verb == verbs.YIELD or (own and verb == verbs.FIGHT) else one
        percent = share(1 - chance) if defends else share(chance)
        return {"percent": percent, "own": int(own), "number": pushed % FIEFDOM_MAX + 1}
    if verb == verbs.LOOSE_ARROW:
        assert isinstance(top, flights.Archery)
        return {"percent": share(success(s, top.archer, top.serf, 1))}
    if verb == verbs.ESCORT:
        return {
            "number": action[1] % FIEFDOM_MAX + 1,
            "percent": share(1 - success(s, found[BY], action[1], found[USING])),
        }
    if verb == verbs.DECLINE:
        return {"shoots": int(isinstance(top, flights.Archery))}
    if verb == verbs.RECRUIT:
        assert isinstance(top, outcomes.Recruit)
        return {"percent": top.params(s, s.turn)["percent"]}
    if verb in (verbs.TAKE, verbs.GIVE, verbs.ASK):
        return {"item": action[1]}
    if verb == verbs.LOOSE and isinstance(top, spells.Naming):
        return {"number": len(top.named)}
    return {}


_LABELS: Final = {
    verbs.FIGHT: "button-fight",
    verbs.CONCEDE: "button-concede",
    verbs.YIELD: "button-yield",
    verbs.RIDE: "button-ride",
    verbs.RETREAT: "button-retreat",
    verbs.GO_ON: "button-fight",
    verbs.ESCORT: "button-knight",
    verbs.DECLINE: "button-decline",
    verbs.AGREE: "button-agree",
    verbs.LOOSE_ARROW: "button-shoot",
    verbs.RECRUIT: "button-recruit",
    verbs.TAKE: "button-take",
    verbs.GIVE: "button-give",
    verbs.ASK: "button-ask",
    verbs.OFFER: "button-offer",
    verbs.LOOSE: "button-cast",
    verbs.ABANDON: "button-keep",
}
