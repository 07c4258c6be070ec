"""Acts: buttons with a short label, and cards with their target and outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.engine.game.table import default_act
from baronage.engine.picture.table import (
    Act,
    Chip,
    Msg,
)
from baronage.engine.text.params import Params
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BASE_TYPE,
    CARD,
    CIVILIAN,
    CODE,
    MAR,
    MILITARY,
    SHI,
    UP,
)
from baronage.games.brawling.nodes import building_id, node_id
from baronage.games.brawling.rules.combat import Pairs
from baronage.games.brawling.rules.town import (
    KING,
    draw_production,
    gather_production,
    unit_at,
    upgrade_cost,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.attack import Declaration, participants
from baronage.games.brawling.steps.opening import Bid
from baronage.games.brawling.steps.shields import ShieldWindow
from baronage.games.brawling.steps.turn import Turn
from baronage.games.brawling.table.attack import blow_chip, needed

_REVEAL: Final = frozenset(  # verbs that draw, strike, or show a card
    (
        *(verbs.DRAW, verbs.MARKET, verbs.BOMB, verbs.PRISON, verbs.FLIP_UP, verbs.FLIP_DOWN, verbs.COURT),
        *(verbs.BUY, verbs.ATTACK, verbs.ARMS_ATTACK, verbs.AID_DRAW, verbs.AID_MARKET, verbs.RECEIVE),
        *(verbs.SEND, verbs.SIGN, verbs.GUARD),
    )
)


_UNUSED: Final = Chance(0)  # for actions that reveal nothing


def acts(s: Barons, seat: int, actions: Sequence[Action]) -> list[Act]:
    """Return the acts of a seat: buttons with a short label, and cards with their target and outcome."""
    found: list[Act] = []
    for action in actions:
        act = default_act(s, seat, action)
        if act.undo and not _can_take_back(s, seat, action):
            act = act._replace(undo=False)
        found += _shaped(s, seat, action, act)
    if s.on_top(Bid) is not None:
        found += _whole_bid(s, seat, actions)
    return found


def _can_take_back(s: Barons, seat: int, action: Action) -> bool:
    """Return whether an action reveals nothing and leaves the turn with the seat.

    When the turn has passed, the next player may be declaring an attack in secret.
    """
    if action[0] in _REVEAL:
        return False
    if action[0] == verbs.BID:
        return True
    then = s.clone()
    then.play(seat, action, _UNUSED)
    return seat in then.actors() and not then.committed


def _shaped(s: Barons, seat: int, action: Action, act: Act) -> list[Act]:
    """Return an act with its piece, target and chip; a card that is also a button gives two acts."""
    verb = action[0]
    shape = _SHAPES.get(verb)
    if shape is not None:
        return shape(s, seat, action, act)
    short = _BUTTONS.get(verb)
    if short is None:
        return [act]
    button = act._replace(piece="", target="", chip=Chip("none", (short, _amounts(s, seat, action))))
    return [button, act] if act.piece and verb in _BOTH else [button]


def _amounts(s: Barons, seat: int, action: Action) -> Params:
    """Return the params of a button's label."""
    verb = action[0]
    if verb == verbs.SIGN:
        return {"sign": action[1]}
    if verb == verbs.DONE:
        return {"stage": _ENDS.get(s.stack[-1].NAME, 0)}
    if verb == verbs.SEND:
        return {"number": len(s.draft(seat))}
    if verb == verbs.GATHER:
        return {"number": min(gather_production(s, seat), len(s.deck))}
    if verb == verbs.DRAW:
        return {"number": min(draw_production(s, seat), len(s.deck))}
    return {}


_ENDS: Final = {"turn": 1, "declaration": 2, "defence": 3}  # the label of the button that ends a decision
_BUTTONS: Final = {
    verbs.SEND: "button-show",
    verbs.SIGN: "button-sign",
    verbs.GATHER: "button-gather-coins",
    verbs.DRAW: "button-draw-cards",
    verbs.EXTRA: "button-extra-forward",
    verbs.AID_DRAW: "button-aid-star-draw",
    verbs.AID_GAIN: "button-aid-star-gain",
    verbs.DONE: "button-done",
}
_BOTH: Final = (verbs.DRAW, verbs.EXTRA, verbs.AID_DRAW, verbs.AID_GAIN)  # a button, and a click on the card


def _whole_bid(s: Barons, seat: int, actions: Sequence[Action]) -> list[Act]:
    """Return the button that shows all cards at once (BRAWL-2.06)."""
    if s.draft(seat) or len(actions) < 2:
        return []
    hand = [card for card in s.hands[seat] if BASE_TYPE[card] != CIVILIAN]
    found = [(verbs.BID, card) for card in hand]
    text: Msg = ("send-bid", {"cards": tuple(hand)})
    chip = Chip("none", ("button-show-all", {"number": len(hand)}))
    return [Act((*found, (verbs.SEND,)), text=text, chip=chip, undo=False)]


def _upgrading(s: Barons, seat: int, action: Action, act: Act) -> list[Act]:
    """A Peasant is upgraded by one click; a Squire may also fight, so it shows what it would become."""
    unit = action[-1]
    chip = Chip("none", ("chip-becomes", {"card": unit, "cost": upgrade_cost(s, seat, unit)}))
    if action[0] == verbs.ARMS_UPGRADE:
        return [act._replace(piece=node_id(action[1]), target=node_id(unit), chip=chip)]
    fights = BASE_TYPE[unit] == MILITARY and s.on_top(Turn) is not None
    return [act._replace(target=node_id(unit) if fights else "", chip=chip)]


def _moving(s: Barons, seat: int, action: Action, act: Act) -> list[Act]:
    """A soldier goes to the wall or to the King's Army, where it gives 2 points."""
    card = action[-1]
    king = act.text[1]["to"] == KING
    target = f"king.{seat}" if king else f"wall.{seat}"
    if action[0] == verbs.MOVE:
        chip = Chip("gold", ("chip-king", {})) if king else Chip("none", ("chip-wall", {"stays": act.text[1]["stays"]}))
    else:
        chip = Chip("good", ("chip-free-step", {"card": 0 if action[0] == verbs.RIDE else action[1]}))
    return [act._replace(piece=node_id(card), target=target, chip=chip)]


def _attacking(s: Barons, seat: int, action: Action, act: Act) -> list[Act]:
    """An attack with one participant, declared and closed at once, with its outcome at the target."""
    participant, target = action[-2], action[-1]
    pairs: Pairs = ((participant, target),)
    free = action[0] == verbs.ARMS_ATTACK
    before = () if free else _declared(s)
    chip = blow_chip(s, seat, (*before, *pairs), target, free)
    do: tuple[Action, ...] = (action,)
    if not free and participants(s, seat, (*before, *pairs)):
        do = (action, (verbs.DONE,))
    return [act._replace(do=do, piece=node_id(participant), target=node_id(target), chip=chip)]


def _declared(s: Barons) -> Pairs:
    top = s.on_top(Declaration)
    return top.pairs if top is not None else ()


def _removing(s: Barons, seat: int, action: Action, act: Act) -> list[Act]:
    """The Bomb, Prison, Flip Unit and the Courthouse: a card, a target and the result."""
    target = action[-1]
    unit = unit_at(s, target)[2]
    if action[0] == verbs.FLIP_UP:
        chip = Chip("none", ("chip-becomes", {"card": target, "cost": 0}))
    elif action[0] in (verbs.BOMB, verbs.PRISON) or unit < UP:
        chip = Chip("good", ("chip-removed", {}))
    else:
        chip = Chip("good", ("chip-lowered", {"half": unit & CARD}))
    return [act._replace(chip=chip)]


def _trading(s: Barons, seat: int, action: Action, act: Act) -> list[Act]:
    """The Market building: pay and draw, or discard a card and gain resources."""
    stall = building_id(s, seat, MAR)
    if action[0] == verbs.BUY:
        return [act._replace(piece=stall, target=stall, chip=Chip("none", ("chip-buy", {})))]
    return [act._replace(piece=stall, target=node_id(action[1]), chip=Chip("none", ("chip-sell", {})))]


def _guarding(s: Barons, seat: int, action: Action, act: Act) -> list[Act]:
    """A Shield or the Aid of arms on an attacked unit; a button too, if it is the only choice."""
    window = s.on_top(ShieldWindow)
    assert window is not None
    _, card, target = action
    after, before = act.text[1]["after"], act.text[1]["before"]
    result, unit = act.text[1]["result"], unit_at(s, target)[2]
    assert isinstance(after, int)
    assert isinstance(result, int)
    params: Params = {"dealt": after, "health": needed(s, unit), "result": result, "free": 0, "before": before}
    chip = Chip("none" if result else "good", ("chip-blow", params))
    act = act._replace(chip=chip)
    if len(s.actions(seat)) > 2:
        return [act]
    label = "button-shield" if CODE[card] == SHI else "button-shield-aid"
    return [act._replace(piece="", target="", chip=Chip(chip.tone, (label, params))), act]


def _giving(s: Barons, seat: int, action: Action, act: Act) -> list[Act]:
    """A gift to a team-mate: a card, or a resource from the pile (BRAWL-15.08)."""
    return [act._replace(piece=node_id(action[1]) if action[1] else f"pile.{seat}", target=f"side.{action[2]}")]


def _receiving(s: Barons, seat: int, action: Action, act: Act) -> list[Act]:
    """The team member who gets an Aid."""
    chip = Chip("none", ("button-mate", {"mate": action[1]}))
    return [act._replace(piece="", target="", chip=chip), act._replace(piece=f"side.{action[1]}", target="")]


_SHAPES: Final = {
    verbs.UPGRADE: _upgrading,
    verbs.ARMS_UPGRADE: _upgrading,
    verbs.MOVE: _moving,
    verbs.ARMS_MOVE: _moving,
    verbs.RIDE: _moving,
    verbs.ATTACK: _attacking,
    verbs.ARMS_ATTACK: _attacking,
    verbs.BOMB: _removing,
    verbs.PRISON: _removing,
    verbs.FLIP_UP: _removing,
    verbs.FLIP_DOWN: _removing,
    verbs.COURT: _removing,
    verbs.BUY: _trading,
    verbs.SELL: _trading,
    verbs.GUARD: _guarding,
    verbs.GIVE: _giving,
    verbs.RECEIVE: _receiving,
}
