"""Laws of presentation: notation, messages, and the game's own bot."""

from __future__ import annotations

import random
from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument
from baronage.engine.core.state import PUBLIC, Action, Event, State, audience_bit
from baronage.engine.game.game import Phrase, game_of
from baronage.laws.errors import demand
from baronage.laws.legality import check_event_message, check_sentences

MAX: Final = 12  # actions of a seat checked for messages and notation
RESERVED: Final = (";", " // ", " => ", "\n", "\r")  # separators in records
WORDS: Final = ("undo", "resign", "lapse")  # words reserved by validation and records
ANSWERS: Final = ("pass", "ask me", "", "no such answer > ; 9")


def some(actions: list[Action], rng: random.Random) -> list[Action]:
    """Return at most MAX of the actions, in order."""
    return actions if len(actions) <= MAX else [actions[i] for i in sorted(rng.sample(range(len(actions)), MAX))]


def check_notation(state: State, view: State, seat: int, rng: random.Random) -> None:
    """Check that read(write(action)) returns the action, from state and view, and that it fits into a record."""
    for action in some(state.actions(seat), rng):
        text = state.write(seat, action)
        plain = text == text.strip() and not any(mark in text for mark in RESERVED) and text.lower() not in WORDS
        demand(bool(text) and plain, "notation", f"{action!r} is written {text!r}, which a record can't hold")
        label, colon, _ = text.partition(":")
        labels = [state.game.seat_label(other).lower() for other in range(-1, state.setup.seats)]
        named = bool(colon) and label.strip().lower() in labels
        demand(not named, "notation", f"{action!r} is written {text!r}, as if a seat were named")
        believed = view.write(seat, action)
        demand(text == believed, "leak 2", f"{action!r} of seat {seat} is written {text!r}, by its view {believed!r}")
        read = state.read(seat, text)
        demand(read == [action], "notation", f"{action!r} of seat {seat} is written {text!r}, which reads {read!r}")


def check_position(state: State) -> None:
    """Check that a position with one acting seat and one step survives a round trip through notation."""
    if len(state.actors()) != 1 or state.at_once() is not None:
        return
    text = state.position()
    whole = len(state.stack) == 1
    try:
        back = game_of(state).position(text, state.setup.seats, state.setup.document())
    except BadDocument as error:
        demand(not whole, "position", f"{text!r} can't be read: {error}")
        return
    demand(back.position() == text, "position", f"{text!r} reads and is written {back.position()!r}")
    asked = back.actors() == state.actors() or not whole
    demand(asked, "position", f"{text!r} asks {back.actors()}, not {state.actors()}")


def check_line(seen: State) -> None:
    """Check that a position is one line for every viewer."""
    text = seen.position()
    demand(bool(text) and "\n" not in text, "position", f"a position is one line, not {text!r}")


def check_phrase(state: State, phrase: Phrase, what: str) -> None:
    """Check that a text is not empty and that its rules exist."""
    sentence, rules = phrase
    demand(isinstance(sentence, str) and bool(sentence.strip()), "words", f"{what} has no words")
    demand(isinstance(rules, tuple), "words", f"{what} cites {rules!r}, which is no tuple")
    for rule in rules:
        demand(rule in game_of(state).rules, "words", f"{what} cites {rule!r}, which is no rule")


def check_words(state: State, view: State, viewer: int, rng: random.Random) -> None:
    """Check that prompt, labels and auto-answers are equal from the view and from the state."""
    game = game_of(state)
    prompt, believed = game.prompt(state, viewer), game.prompt(view, viewer)
    demand(prompt == believed, "leak 2", f"{viewer} is asked {prompt!r}, by its view {believed!r}")
    check_phrase(state, prompt, f"the prompt for {viewer}")
    if viewer == PUBLIC:
        check_sentences(view, viewer, [])
        return
    actions = state.actions(viewer)
    check_sentences(view, viewer, some(actions, rng))
    for action in some(actions, rng):
        label, believed = game.label(state, viewer, action), game.label(view, viewer, action)
        demand(
            label == believed, "leak 2", f"{action!r} of seat {viewer} is called {label!r}, by its view {believed!r}"
        )
        check_phrase(state, label, f"{action!r} of seat {viewer}")
    if viewer in state.actors():
        for text in ANSWERS:
            answer = game.answer(view, viewer, actions, text)
            demand(answer is None or answer in actions, "words", f"the standing answer {text!r} gives {answer!r}")


def check_event_messages(state: State, events: tuple[Event, ...]) -> None:
    """Check that every event is well formed, has existing rules, and can be shown to each viewer who sees it."""
    game = game_of(state)
    audiences = (*range(state.setup.seats), PUBLIC)
    views = {viewer: state.redact(viewer) for viewer in audiences}
    for event in events:
        kind, who, params, rules = event
        formed = (
            type(kind) is int and type(who) is int and type(params) is tuple and all(type(n) is int for n in params)
        )
        demand(formed and isinstance(rules, str), "events", f"{event!r} is no (kind, who, facts as ints, rules)")
        demand(kind < 0 or bool(rules.split()), "events", f"{event!r} cites no rule")
        for rule in rules.split():
            demand(rule in game.rules, "events", f"{event!r} cites {rule!r}, which is no rule")
        for viewer in audiences:
            if who & audience_bit(viewer):
                check_event_message(state, event, viewer)
                sentence, _ = game.event_words(state.setup, event, viewer, view=views[viewer])
                demand(isinstance(sentence, str), "words", f"the text of {event!r} is {sentence!r}")


def check_bot(state: State, view: State, seat: int, rng: random.Random) -> None:
    """Check the choice of the game's own bot, from the view."""
    before = view.fields()
    action = game_of(state).heuristic(view, seat, state.actions(seat), Chance(rng.getrandbits(32)))
    demand(state.allows(seat, action), "bot", f"for seat {seat} it chose {action!r}, which is not legal")
    demand(view.fields() == before, "bot", f"for seat {seat} it changed its view")
