"""Why an action is refused, in a sentence that says what would be right; else the rule's own text serves."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import Action, Step
from baronage.games.fyn import verbs
from baronage.games.fyn.combat import Cards
from baronage.games.fyn.data import (
    card_name,
)
from baronage.games.fyn.geometry import chart
from baronage.games.fyn.realm import armies_on
from baronage.games.fyn.refusals import LENGTH
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.attack import Continuing, Declaring, Placing, Responding
from baronage.games.fyn.steps.battle import Line, SiegeAim
from baronage.games.fyn.steps.decision import Call
from baronage.games.fyn.steps.discards import Accepting, Discarding, Offering
from baronage.games.fyn.steps.expansion import Expanding
from baronage.games.fyn.steps.limits import Cull, Trim
from baronage.games.fyn.steps.marching import Building, Choosing, Moving
from baronage.games.fyn.steps.opening import First
from baronage.games.fyn.steps.windows import Asking, Counter, Interrupts
from baronage.games.fyn.words.names import at, is_plural

# when each move is made, and which question it answers
_MOMENTS: dict[int, tuple[str, tuple[type[Step[Barons]], ...]]] = {
    verbs.FIRST: ("The first player is named before the deal", (First,)),
    verbs.MOVE: ("Armies move in Step B", (Moving,)),
    verbs.STEP: ("Whether to build or to attack is chosen after Step B", (Choosing,)),
    verbs.BUILD: ("Armies are built in Step C, if that is chosen after Step B", (Building,)),
    verbs.ORIGIN: ("Attacks are declared in Step D, if that is chosen after Step B", (Declaring,)),
    verbs.TARGET: ("A target is named for an attack, after the land that it starts from", (Declaring, Continuing)),
    verbs.JOIN: ("Armies join an attack when its target has been named", (Declaring, Continuing)),
    verbs.SEND: ("There is nothing to send", (Declaring, Continuing, Offering)),
    verbs.RESPOND: ("Only who is attacked moves an army in response", (Responding,)),
    verbs.DECLINE: ("Only who is attacked may decline to respond", (Responding,)),
    verbs.PAIR: ("Cards are placed against each other when a battle begins", (Line,)),
    verbs.AIM: ("Cards take aim when the battle line is set, or a siege begins", (Line, SiegeAim)),
    verbs.PLACE: ("Land is placed when it has been captured", (Placing,)),
    verbs.STOP: ("An attack is continued or stopped after a capture", (Continuing,)),
    verbs.CONTINUE: ("An attack is continued or stopped after a capture", (Continuing,)),
    verbs.CULL: ("Armies are given up when the population can't keep them", (Cull,)),
    verbs.TRIM: ("Cards are given up when the hand is too large", (Trim,)),
    verbs.PUT: ("Land, improvements and centres are laid out in Step E", (Expanding,)),
    verbs.DISCARD: ("Cards are discarded in Step F", (Discarding,)),
    verbs.TRADE: ("Cards are put up for trade in Step F, if trading was agreed", (Discarding,)),
    verbs.PLAY: ("Any Play cards are played in windows, which open between the steps", (Interrupts,)),
    verbs.PASS: ("One passes in a window", (Interrupts, Counter)),
    verbs.COUNTER: ("A counter is played when an event has been played", (Counter,)),
    verbs.OFFER: ("Offers are made when somebody puts up a card for trade", (Offering,)),
    verbs.NO_OFFER: ("Offers are made when somebody puts up a card for trade", (Offering,)),
    verbs.TAKE: ("An offer is taken when all have been made", (Accepting,)),
    verbs.REFUSE: ("An offer is taken when all have been made", (Accepting,)),
    verbs.CALL: ("A position is called when a number is needed", (Call,)),
}
_FAR = 100_000  # no cell of a map


def refusal(s: Barons, seat: int, action: Action, rule: str) -> str:
    """A sentence about this very refusal, from the seat's view; empty: the rule's text."""
    top: Step[Barons] = s.stack[-1]
    if rule == "FYN-Q1.02":
        return "Equal cards are interchangeable: the one that came first, or has the lowest id, is used."
    early = _moment(s, seat, top, action)
    if early:
        return early
    if rule == "FYN-Q1.03":
        return "That is no move that can be asked for here."
    if any(not -_FAR < number < _FAR for number in action) or len(action) != LENGTH.get(action[0], 1):
        return ""
    own = _OWN.get(action[0])
    return own(s, seat, action, rule) if own is not None else ""


def _moment(s: Barons, seat: int, top: Step[Barons], action: Action) -> str:
    """It is not this player's decision, or another kind of decision."""
    if action[0] not in _MOMENTS:
        return ""
    when, frames = _MOMENTS[action[0]]
    if isinstance(top, Asking) and seat not in s.actors():
        return "A window is open: whoever is asked answers in secret, and you are not asked now."
    if seat not in s.actors():
        waiting = [s.game.label(other) for other in s.actors()]
        return f"It is {waiting[0]}'s decision now, not yours." if waiting else ""
    if isinstance(top, frames) or (action[0] == verbs.CALL and s.standing):
        return ""
    return f"{when}. Now you are asked: {asked(top)}."


def asked(top: Step[Barons]) -> str:
    """What the seat that is asked decides, in a few words."""
    if isinstance(top, Counter):
        return "counter the event, or pass"
    if isinstance(top, Interrupts):
        return "play an Any Play card, or pass"
    title = str(getattr(top, "TITLE", "another question"))
    return title if title.startswith("Step") else title[0].lower() + title[1:]


# --- Steps B and C --------------------------------------------------------------------------------------------------


def _march(s: Barons, seat: int, action: Action, rule: str) -> str:
    _, army, to = action
    if army not in s.armies[seat]:
        return "That army is not yours, or not in play."
    start = s.armies[seat][army]
    name = card_name(army)
    return {
        "FYN-D2.07": f"{at(to)} is no land of yours: armies move inside their own realm, others' land is only attacked.",
        "FYN-D2.10": f"The {name} {'stand' if is_plural(army) else 'stands'} at {at(to)} already.",
        "FYN-D2.01": f"The {name} {'have' if is_plural(army) else 'has'} moved already in this step.",
        "FYN-E1.06": f"Shock Troops of yours stand at {at(to)}: two never end on one card.",
        "FYN-D2.02": f"The {name} can't reach {at(to)} from {at(start)}: one card far, or along roads and off them at any "
        "card beside them; never across a corner.",
    }.get(rule, "")


# --- Step D ---------------------------------------------------------------------------------------------------------


def _origin(s: Barons, seat: int, action: Action, rule: str) -> str:
    cell = action[1]
    if cell not in s.lands[seat]:
        return f"{at(cell)} is no land of yours."
    if cell not in chart(s, seat).frontier:
        return f"{at(cell)} is not on your frontier: it has no open edge, so nobody attacks from it."
    there = armies_on(s, seat, cell)
    return f"The armies at {at(cell)} are spent for this turn." if there else f"There is no army at {at(cell)}."


def _target(s: Barons, seat: int, action: Action, rule: str) -> str:
    _, foe, cell = action
    top = s.stack[-1]
    if isinstance(top, Declaring) and top.origin < 0:
        return "First name the land from which you attack."
    if isinstance(top, Continuing) and not top.going:
        return "First say that you continue."
    if foe == seat:
        return "That is your own realm."
    if not 0 <= foe < s.seats or not s.alive >> foe & 1:
        return "There is no such player in the game."
    name = s.game.label(foe)
    if isinstance(top, Continuing) and foe != top.defender:
        return f"A continued attack goes on against the same player, {s.game.label(top.defender)}."
    if cell not in s.lands[foe]:
        return f"{name} has no land at {at(cell)}."
    return f"{name}'s land at {at(cell)} is not on his frontier: no edge of it is open, so it can't be attacked."


def _join(s: Barons, seat: int, action: Action, rule: str) -> str:
    top = s.stack[-1]
    if isinstance(top, Continuing):
        if len(top.chosen) >= len(top.party) - 1:
            return "One army at least stays on the captured land."
        return "Only armies of the group that captured the land may go on."
    if isinstance(top, Declaring) and top.foe < 0:
        return "First name the target."
    if action[1] in s.spent:
        verb, have = ("are", "they have") if is_plural(action[1]) else ("is", "it has")
        return f"{card_name(action[1])} {verb} spent: {have} attacked already in this turn."
    return "Only armies on the land from which you attack can join, each once."


def _send(s: Barons, seat: int, action: Action, rule: str) -> str:
    return "Choose at least one army before you send the attack."


def _pair(s: Barons, seat: int, action: Action, rule: str) -> str:
    top = s.stack[-1]
    group: Cards = getattr(top, "group", ())
    row: Cards = getattr(top, "row", ())
    if isinstance(top, Line) and action[1] != top.question()[1]:
        card = top.question()[1]
        return f"Cards are placed in ascending order: now {card_name(card)} {card}."
    if len(group) < len(row):
        return "Each card of the group goes against a different card, as long as there are fewer of them."
    return "Every card of the row must get an opponent: there are just enough cards left for those without one."


# --- Step E ---------------------------------------------------------------------------------------------------------


# --- cards of the hand ----------------------------------------------------------------------------------------------


_OWN: dict[int, Callable[[Barons, int, Action, str], str]] = {
    verbs.RESPOND: _march,
    verbs.ORIGIN: _origin,
    verbs.TARGET: _target,
    verbs.JOIN: _join,
    verbs.SEND: _send,
    verbs.PAIR: _pair,
}
