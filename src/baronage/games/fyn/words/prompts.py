"""What is asked of a seat, or what it waits for; and why a game ended."""

from __future__ import annotations

from baronage.engine.flow import Step
from baronage.games.fyn.combat import chance_of, siege_value
from baronage.games.fyn.data import (
    CARD_KIND,
    CENTRE,
    CITY,
    PLAGUE,
    REVOLT,
    SICKNESS,
    TYPE,
    TYPE_NAMES,
    VILLAGE,
    card_name,
)
from baronage.games.fyn.geometry import cut_off
from baronage.games.fyn.realm import armies_on
from baronage.games.fyn.state import (
    CITY_HELD,
    EMPIRE_FELL,
    EMPIRE_LEFT,
    EMPIRE_STOOD,
    HORDES_GONE,
    KING_RETURNED,
    LAST_BARON,
    ROUND_LIMIT,
    STALLED,
    Barons,
    rounds_to_stall,
)
from baronage.games.fyn.steps.attack import Attack, Continuing, Declaring, Placing, Responding
from baronage.games.fyn.steps.battle import Exchange, Line, SiegeAim, Storm
from baronage.games.fyn.steps.decision import Call
from baronage.games.fyn.steps.turn import MustPlay
from baronage.games.fyn.steps.windows import Event
from baronage.games.fyn.words.names import PLACES, at, counted, does, is_plural, land_name, some, whose

Phrase = tuple[str, tuple[str, ...]]

CAUSES: dict[int, Phrase] = {
    KING_RETURNED: ("King Timothy has returned.", ("FYN-F1.04",)),
    LAST_BARON: ("Only one baron is left.", ("FYN-F1.03",)),
    ROUND_LIMIT: ("The last round is over.", ("FYN-L1.01",)),
    STALLED: ("Nobody drew a card for too long.", ("FYN-L1.02",)),
    CITY_HELD: ("The central City was held for three turns.", ("FYN-GB.05",)),
    EMPIRE_FELL: ("The Empire's Capital has fallen to a Horde.", ("FYN-GA.05",)),
    EMPIRE_STOOD: ("The Empire has held out.", ("FYN-GA.09",)),
    HORDES_GONE: ("Every Horde is eliminated.", ("FYN-GA.06",)),
    EMPIRE_LEFT: ("The Empire has left the game.", ("FYN-GA.10",)),
}


def prompt(s: Barons, seat: int) -> Phrase:
    """What is asked of this seat, or what it waits for, from its view."""
    if not s.stack:
        return _over(s)
    top: Step[Barons] = s.stack[-1]
    if seat in s.actors():
        text, rules = _question(s, seat, top)
        stall = _stall(s) if seat == s.active else ""
        return text + stall, (*rules, "FYN-L1.02") if stall else rules
    waiting = s.actors()
    if not waiting:
        return "The game goes on.", ("FYN-D0.02",)
    return f"Waiting for {s.game.label(waiting[0])} ({_matter(top)}).", ("FYN-Q1.03",)


def _stall(s: Barons) -> str:
    """FYN-L1.02: with the option on, when the game ends unless a card leaves the draw deck."""
    left = rounds_to_stall(s)
    if not left or s.turned:
        return ""
    when = "with this round" if left == 1 else f"in {left} rounds, this one included"
    return f" Unless a card is drawn or turned up, the game ends {when}."


def _over(s: Barons) -> Phrase:
    sentence, rules = s.game.cause(s.cause)
    return f"The game is over. {sentence}", rules


def _matter(top: Step[Barons]) -> str:
    title = str(getattr(top, "TITLE", "a decision"))
    return title[0].lower() + title[1:] if not title.startswith("Step") else title


def _target(s: Barons, event: Event, eyes: int) -> str:
    owner = whose(s.setup, event.owner, eyes)
    if event.what:
        return f"{owner} {card_name(event.what)} at {at(event.cell)}"
    return f"{owner} {land_name(s, event.owner, event.cell)} at {at(event.cell)}"


def _harm(s: Barons, event: Event) -> str:
    """What an odd number does (FYN-E4.13 to E4.17)."""
    owner, cell, kind = event.owner, event.cell, TYPE[event.card]
    if kind == SICKNESS:
        return f"An odd number discards an army; there: {counted(armies_on(s, owner, cell))}."
    if kind == REVOLT:
        cut = len(cut_off(s, owner, cell))
        more = f", and {some(cut, 'card')} that it cuts off" if cut else ""
        return f"An odd number discards the land with all on it{more}."
    centre = TYPE[s.centres[owner].get(cell, 0)]
    if event.what and CARD_KIND[event.what] != CENTRE:
        return f"An odd number discards the {card_name(event.what)}."
    if centre == VILLAGE:
        return "An odd number discards the Village."
    return f"An odd number drops the {TYPE_NAMES[centre]} to a {'Town' if centre == CITY else 'Village'}."


def _attack_words(s: Barons, eyes: int) -> str:
    """'P1 attacks your Woods at (0,1) with 2 Armies'."""
    attack = _attack(s)
    land = f"{whose(s.setup, attack.defender, eyes)} {land_name(s, attack.defender, attack.target)}"
    return f"{does(s.setup, s.active, eyes, 'attack')} {land} at {at(attack.target)} with {counted(attack.group)}"


def _attack(s: Barons) -> Attack:
    return next(step for step in s.stack[::-1] if isinstance(step, Attack))


def _question(s: Barons, seat: int, top: Step[Barons]) -> Phrase:
    if isinstance(top, Call):
        return _call(s, seat)
    if isinstance(top, Declaring):
        if top.origin < 0:
            return "Choose the land from which to attack, or end the step.", ("FYN-D4.01", "FYN-D4.02")
        if top.foe < 0:
            return f"Attack from {at(top.origin)}: choose the target.", ("FYN-D4.03", "FYN-D4.04")
        aim = f"{whose(s.setup, top.foe, seat)} {land_name(s, top.foe, top.target)} at {at(top.target)}"
        return f"Attack {aim}: choose the armies, then send them. Only you see this.", ("FYN-D4.03",)
    if isinstance(top, Responding):
        return f"Move one army in response, or none? {_attack_words(s, seat)}.", ("FYN-D4.11",)
    if isinstance(top, Line):
        return _line(s, seat, top)
    if isinstance(top, SiegeAim):
        value = siege_value(s, seat, top.target)
        return f"Siege: at which card does your centre (siege value {value}) aim?", ("FYN-D4.31",)
    if isinstance(top, Placing):
        land = land_name(s, top.defender, top.target)
        return f"On which side of {at(top.origin)} does the {land} that you take come to lie?", (
            "FYN-D4.41",
            "FYN-D4.44",
        )
    assert isinstance(top, Continuing), top
    foe = s.game.label(top.defender)
    if not top.going:
        return f"Continue the attack on {foe} from {at(top.origin)}, or stop?", ("FYN-D4.53", "FYN-D4.56")
    if top.target < 0:
        return f"Continue: choose {foe}'s next land.", ("FYN-D4.55",)
    return "Continue: choose the armies that go on (one stays at least), then send them.", ("FYN-D4.54",)


def _line(s: Barons, seat: int, top: Line) -> Phrase:
    side, card, _ = top.question()
    name = f"{card_name(card)} {card}"
    if not top.placing():
        several = is_plural(card)
        text = f"Which of {'their' if several else 'its'} opponents {'do' if several else 'does'} {name} attack?"
        return text, ("FYN-D4.20",)
    rule = "FYN-D4.18" if len(top.group) < len(top.row) else "FYN-D4.17"
    return f"Battle line: place {name} against a card of {'the group' if side else 'the row'}.", (rule,)


def _sick(s: Barons, seat: int, below: Event | MustPlay) -> tuple[str, str]:
    army = armies_on(s, seat, below.cell)[len(below.numbers)]
    them = "them" if is_plural(army) else "it"
    return (
        f"{card_name(army)} {army} in the {card_name(below.card)} at {at(below.cell)}",
        f"An odd number discards {them}.",
    )


def _needing(card: int, needed: int) -> str:
    several = card and is_plural(card)
    return f"{'They need' if several else 'It needs'} {chance_of(needed)} or less, {chance_of(needed)}0 %."


def _call(s: Barons, seat: int) -> Phrase:
    """For what the number is, and what it decides."""
    below = s.stack[-2]
    what, why = "the number", ""
    if isinstance(below, Exchange):
        done = len(below.numbers)
        card, other = below.shots[done]
        what = f"{card_name(card)} {card} against {card_name(other)} {other}"
        why = _needing(card, below.needed(s, done))
    elif isinstance(below, Storm):
        done = len(below.numbers)
        card = below.group[done - 1] if done else 0
        what = f"{card_name(card)} {card} in the siege" if card else "your centre in the siege"
        why = _needing(card, below.needed(s, done))
    elif isinstance(below, Event):
        what, why = f"{card_name(below.card)} against {_target(s, below, seat)}", _harm(s, below)
        if TYPE[below.card] == SICKNESS:
            what, why = _sick(s, seat, below)
    elif isinstance(below, MustPlay):
        what = f"{card_name(below.card)} on {land_name(s, seat, below.cell)} at {at(below.cell)}"
        why = f"An odd number discards the {card_name(s.centres[seat].get(below.cell, 0))}."
        if TYPE[below.card] == PLAGUE:
            what, why = _sick(s, seat, below)
    read = "The position tells which of the four digits of the next card is read"
    last = f"your last call was the {PLACES[s.calls[seat] - 1]}"
    text = f"Call a position for {what}. {why} {read}; {last}. The shares are those of the unseen cards."
    return text.replace("  ", " "), ("FYN-B4.01", "FYN-B4.03")
