"""Acts: buttons with a short label, and cards with their target and outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.engine.game.table import default_act
from baronage.engine.picture.table import Act, Chip, Msg
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.data import CARD_KIND, CENTRE, IMPROVEMENT, TYPE
from baronage.games.fyn.nodes import node_id
from baronage.games.fyn.rules.realm import lying_at
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.battle import Line
from baronage.games.fyn.steps.decision import Call
from baronage.games.fyn.steps.expansion import Expanding, use
from baronage.games.fyn.steps.marching import Choosing, Moving, builds, eligible
from baronage.games.fyn.steps.response import Placing
from baronage.games.fyn.table.attack import Odds, assaults, continued
from baronage.games.fyn.table.ids import cell_at, site
from baronage.games.fyn.table.line import line_id, proposal

Acts = list[Act]
_UNDONE: Final = frozenset((verbs.MOVE, verbs.BUILD, verbs.PUT, verbs.DISCARD, verbs.STEP, verbs.END))
_DRAFTED: Final = frozenset((verbs.ORIGIN, verbs.TARGET, verbs.JOIN, verbs.OFFER, verbs.CONTINUE))


class Shaper:
    """The acts of one seat in one view, with what its actions have in common."""

    def __init__(self, s: Barons, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.odds = Odds(s)
        self._kept: dict[tuple[int, ...], bool] = {}

    def can_take_back(self, action: Action) -> bool:
        """Return whether an action reveals nothing and leaves the turn with the seat.

        It depends on the kind of action and on its card, so it is computed once for all cells.
        """
        verb = action[0]
        if verb in _DRAFTED:
            return True
        if verb not in _UNDONE:
            return False
        key = action[:2]
        if key not in self._kept:
            then = self.s.clone()
            then.play(self.seat, action, Chance(0))
            self._kept[key] = self.seat in then.actors() and not then.committed
        return self._kept[key]

    def act(self, action: Action) -> Act:
        """Return one decision as an act, without a chip."""
        return default_act(self.s, self.seat, action)._replace(undo=self.can_take_back(action))

    def button(self, action: Action, label: str, **params: int) -> Act:
        """Return one decision as a button of the bar."""
        named: Params = dict(params)
        return self.act(action)._replace(piece="", target="", chip=Chip("none", (label, named)))

    def score(self, more: int) -> Chip:
        """Return the forecast of a score."""
        now = self.s.score(self.seat)
        return Chip("good", ("chip-score", {"had": now, "gets": now + more}))


def acts(s: Barons, seat: int, actions: Sequence[Action]) -> Acts:
    """Return the acts of a seat: buttons with a short label, and cards with their target and outcome."""
    shaper = Shaper(s, seat)
    found: Acts = []
    for action in actions:
        shape = _SHAPES.get(action[0])
        found += shape(shaper, action) if shape is not None else [shaper.act(action)]
    top = s.stack[-1]
    if isinstance(top, Line):
        found = [*_laid_out(shaper), *found]
    elif isinstance(top, Moving):
        found += _ahead(shaper)
    reached = {act.do[0] for act in found}
    found += [shaper.act(action) for action in actions if action not in reached]
    ends = [act for act in found if act.do[0][0] != verbs.CALL]
    if len(ends) == 1 and ends[0].do[0][0] in (verbs.STEP, verbs.END):  # the step ends by itself
        return [ends[0]._replace(auto=True), *(act for act in found if act is not ends[0])]
    return found


def _moving(shaper: Shaper, action: Action) -> Acts:
    """An army and a land of its realm."""
    return [shaper.act(action)]


def _ahead(shaper: Shaper) -> Acts:
    """The builds and attacks that may follow at once because nothing is revealed before, or else the cards to lay.

    An attack of a land begins with each of its armies too: a click on a land or on an army shows it.
    """
    seat, then = shaper.seat, shaper.s.clone()
    do: tuple[Action, ...] = ((verbs.END,),)
    then.play(seat, do[0], Chance(0))
    if then.on_top(Choosing) is not None and not builds(then, seat) and not eligible(then, seat):
        skip = (verbs.STEP, verbs.NONE)
        then.play(seat, skip, Chance(0))
        do = (*do, skip)
    if then.committed or seat not in then.actors() or not isinstance(then.stack[-1], Choosing | Expanding):
        return []
    found: Acts = []
    for act in acts(then, seat, then.actions(seat)):
        if not act.piece or act.do[0][0] == verbs.CALL:
            continue
        armies = [node_id(action[1]) for action in act.do if action[0] == verbs.JOIN]
        found += [act._replace(do=(*do, *act.do), piece=piece) for piece in (act.piece, *armies)]
    return found


def _stepping(shaper: Shaper, action: Action) -> Acts:
    """The first build or attack chooses between building and attacking."""
    s, seat = shaper.s, shaper.seat
    if action[1] == verbs.BUILDING:
        other = (verbs.STEP, verbs.ATTACKING) in s.actions(seat)
        made = [_built(shaper, build, other) for build in builds(s, seat)]
        then = s.clone()
        then.play(seat, action, Chance(0))
        after = Shaper(then, seat)
        return [act._replace(do=(action, *act.do), undo=after.can_take_back(act.do[0])) for act in made]
    if action[1] == verbs.ATTACKING:
        return assaults(shaper.odds, seat, (action,))
    return [shaper.button(action, "button-skip")]


def _built(shaper: Shaper, action: Action, other: bool) -> Act:
    """An army of the hand and its site. `other` means that an attack is still possible instead."""
    chip = Chip("gold", ("chip-no-attack", {})) if other else shaper.score(shaper.s.numbers.card_cv[action[1]])
    act = default_act(shaper.s, shaper.seat, action)
    return act._replace(chip=chip)


def _building(shaper: Shaper, action: Action) -> Acts:
    return [_built(shaper, action, False)._replace(undo=shaper.can_take_back(action))]


def _starting(shaper: Shaper, action: Action) -> Acts:
    """An attack is declared whole, from all lands at once; a land alone lets the armies be chosen one by one."""
    found = assaults(shaper.odds, shaper.seat, (), action[1])
    land = node_id(shaper.s.lands[shaper.seat][action[1]])
    choose = shaper.act(action)._replace(piece=land, target=land, chip=Chip("none", ("chip-choose-armies", {})))
    several = len([army for army, cell in shaper.s.armies[shaper.seat].items() if cell == action[1]]) > 1
    return [*found, choose] if several or not found else found


def _sending(shaper: Shaper, action: Action) -> Acts:
    params = shaper.s.stack[-1].params(shaper.s, shaper.seat)
    percent = params.get("percent")
    if isinstance(percent, int):
        return [shaper.button(action, "button-attack", percent=percent)]
    cards = params["cards"]
    assert isinstance(cards, tuple)
    return [shaper.button(action, "button-offer", number=len(cards))]


def _going_on(shaper: Shaper, action: Action) -> Acts:
    return continued(shaper.odds, shaper.seat) or [shaper.button(action, "button-go-on")]


def _responding(shaper: Shaper, action: Action) -> Acts:
    act = shaper.act(action)
    falls = act.text[1]["falls"]
    assert isinstance(falls, int)
    if falls < 0:
        return [act]
    return [act._replace(chip=Chip("danger" if falls > _EVEN else "good", ("chip-falls", {"percent": falls})))]


_EVEN: Final = 50


def _calling(shaper: Shaper, action: Action) -> Acts:
    """A digit: one of four buttons when a number needs it, otherwise a change of the player's own digit."""
    act = shaper.button(action, "button-digit", position=action[1])
    if shaper.s.on_top(Call) is not None:
        return [act]
    return [act._replace(piece=f"digit.{shaper.seat}")]


def _laid_out(shaper: Shaper) -> Acts:
    """The placement that is proposed, as one button."""
    top = shaper.s.on_top(Line)
    assert top is not None
    do = proposal(shaper.s, top, shaper.seat)
    return [Act(do, text=("fight-as-laid-out", {}), chip=Chip("none", ("button-fight", {})), undo=False)]


def _pairing(shaper: Shaper, action: Action) -> Acts:
    act = shaper.act(action)
    chip = Chip("none", ("chip-hit", {"percent": act.text[1]["percent"]}))
    return [act._replace(piece=line_id(action[1]), target=line_id(action[2]), chip=chip)]


def _aiming(shaper: Shaper, action: Action) -> Acts:
    act = shaper.act(action)
    chip = Chip("none", ("chip-hit", {"percent": act.text[1]["percent"]}))
    return [act._replace(piece=line_id(action[2]), target="", chip=chip)]


def _placing(shaper: Shaper, action: Action) -> Acts:
    top = shaper.s.on_top(Placing)
    assert top is not None
    act = shaper.act(action)
    params = act.text[1]
    lost, cell = params["lost"], params["cell"]
    assert isinstance(lost, int)
    assert isinstance(cell, int)
    chip = Chip("loss", ("chip-lose-land", {"number": lost})) if lost else Chip("none", ("chip-here", {}))
    return [act._replace(piece="", target=cell_at(shaper.seat, cell), chip=chip)]


def _putting(shaper: Shaper, action: Action) -> Acts:
    """A card of the hand and its place, with what it changes."""
    s, seat = shaper.s, shaper.seat
    _, card, cell = action
    kind = TYPE[card]
    chip: Chip
    if CARD_KIND[card] == CENTRE:
        old = TYPE[s.centres[seat].get(cell, 0)]
        population, bonus = s.numbers.population, s.numbers.bonus
        more = population[kind] - population[old]
        chip = shaper.score(more) if more else Chip("good", ("chip-hand", {"number": bonus[kind] - bonus[old]}))
    elif CARD_KIND[card] == IMPROVEMENT:
        opens = use(kind, *lying_at(s, seat, cell))
        chip = Chip("none" if opens == _USELESS else "good", ("chip-improves", {"opens": opens}))
    else:
        chip = shaper.score(1)
    return [shaper.act(action)._replace(piece=node_id(card), target=site(s, seat, cell), chip=chip)]


_USELESS: Final = 3


def _discarding(shaper: Shaper, action: Action) -> Acts:
    label = "chip-trade" if action[0] == verbs.TRADE else "chip-discard"
    trades = shaper.s.setup.options["trading"] and action[0] in (verbs.TRADE, verbs.DISCARD)
    chip = Chip("none", (label, {})) if trades else None
    return [shaper.act(action)._replace(target="", chip=chip)]


def _playing(shaper: Shaper, action: Action) -> Acts:
    """An event and the land that it strikes; Sabotage names the improvement."""
    _, card, owner, cell, what = action
    own = owner == shaper.seat
    label: Msg = ("chip-sabotage", {"what": what}) if what else ("chip-own" if own else "chip-half", {})
    chip = Chip("loss" if own else "good", label)
    return [shaper.act(action)._replace(piece=node_id(card), target=site(shaper.s, owner, cell), chip=chip)]


def _countering(shaper: Shaper, action: Action) -> Acts:
    return [shaper.button(action, "button-counter"), shaper.act(action)._replace(target="")]


def _naming(shaper: Shaper, action: Action) -> Acts:
    return [
        shaper.button(action, "button-first", starter=action[1]),
        shaper.act(action)._replace(piece=f"side.{action[1]}", target=""),
    ]


def _taking(shaper: Shaper, action: Action) -> Acts:
    return [
        shaper.button(action, "button-take", partner=action[1]),
        shaper.act(action)._replace(piece=f"side.{action[1]}", target=""),
    ]


def _ending(shaper: Shaper, action: Action) -> Acts:
    s, seat = shaper.s, shaper.seat
    fights = s.on_top(Moving) is not None and (bool(builds(s, seat)) or eligible(s, seat))
    return [shaper.button(action, f"button-end-{s.stack[-1].NAME}", fights=int(fights))]


def _plain(label: str) -> Callable[[Shaper, Action], Acts]:
    """Return the shape of a decision that is a button alone."""
    return lambda shaper, action: [shaper.button(action, label)]


def _passing(shaper: Shaper, action: Action) -> Acts:
    return [shaper.button(action, f"button-pass-{shaper.s.stack[-1].NAME}")]


def _culling(shaper: Shaper, action: Action) -> Acts:
    return [
        shaper.act(action)._replace(chip=Chip("loss", ("chip-lose-army", {"cv": shaper.s.numbers.card_cv[action[1]]})))
    ]


_SHAPES: Final[dict[int, Callable[[Shaper, Action], Acts]]] = {
    verbs.FIRST: _naming,
    verbs.CALL: _calling,
    verbs.MOVE: _moving,
    verbs.END: _ending,
    verbs.STEP: _stepping,
    verbs.BUILD: _building,
    verbs.ORIGIN: _starting,
    verbs.SEND: _sending,
    verbs.RESPOND: _responding,
    verbs.DECLINE: _plain("button-decline"),
    verbs.PAIR: _pairing,
    verbs.AIM: _aiming,
    verbs.PLACE: _placing,
    verbs.STOP: _plain("button-stop"),
    verbs.CONTINUE: _going_on,
    verbs.CULL: _culling,
    verbs.PUT: _putting,
    verbs.DISCARD: _discarding,
    verbs.TRADE: _discarding,
    verbs.PLAY: _playing,
    verbs.PASS: _passing,
    verbs.COUNTER: _countering,
    verbs.NO_OFFER: _plain("button-no-offer"),
    verbs.TAKE: _taking,
    verbs.REFUSE: _plain("button-refuse"),
}
