"""Laws of what people meet: notation, words, pictures, and the game's own player."""

from __future__ import annotations

import json
import random
from typing import Final

from baronage.engine.chance import Chance
from baronage.engine.errors import BadDocument
from baronage.engine.flow import PUBLIC, Action, Event, State, audience_bit
from baronage.engine.game import Phrase
from baronage.engine.laws.broken import LawBroken, demand
from baronage.engine.laws.judge import check_event_said, check_sentences
from baronage.engine.scene import Node

MOST: Final = 12  # actions of a seat that are put into words, pictures and notation
RESERVED: Final = (";", " // ", " => ", "\n", "\r")  # a record means something by these
WORDS: Final = ("undo", "resign", "lapse")  # the gate and the record mean something by these
ANSWERS: Final = ("pass", "ask me", "", "no such answer > ; 9")


def some(actions: list[Action], rng: random.Random) -> list[Action]:
    """A few of them, in their order."""
    return actions if len(actions) <= MOST else [actions[i] for i in sorted(rng.sample(range(len(actions)), MOST))]


def check_notation(state: State, view: State, seat: int, rng: random.Random) -> None:
    """read(write(action)) is that action, from the true state and from the view; and a record can hold it."""
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
    """Where a single seat is asked and nothing lies beneath, a position can be read and written again."""
    if len(state.actors()) != 1 or state.at_once() is not None:
        return
    text = state.position()
    whole = len(state.stack) == 1
    try:
        back = state.game.position(text, state.setup.seats, state.setup.document())
    except BadDocument as error:
        demand(not whole, "position", f"{text!r} can't be read: {error}")
        return
    demand(back.position() == text, "position", f"{text!r} reads and is written {back.position()!r}")
    asked = back.actors() == state.actors() or not whole
    demand(asked, "position", f"{text!r} asks {back.actors()}, not {state.actors()}")


def check_line(seen: State) -> None:
    """A position, whoever looks at it, is one line."""
    text = seen.position()
    demand(bool(text) and "\n" not in text, "position", f"a position is one line, not {text!r}")


def check_phrase(state: State, phrase: Phrase, what: str) -> None:
    """A sentence that is not empty and rules that exist."""
    sentence, rules = phrase
    demand(isinstance(sentence, str) and bool(sentence.strip()), "words", f"{what} has no words")
    demand(isinstance(rules, tuple), "words", f"{what} cites {rules!r}, which is no tuple")
    for rule in rules:
        demand(rule in state.game.rules, "words", f"{what} cites {rule!r}, which is no rule")


def check_words(state: State, view: State, eyes: int, rng: random.Random) -> None:
    """Prompt, labels and standing answers, the same from the view as from the true state."""
    game = state.game
    prompt, believed = game.prompt(state, eyes), game.prompt(view, eyes)
    demand(prompt == believed, "leak 2", f"{eyes} is told {prompt!r}, by its view {believed!r}")
    check_phrase(state, prompt, f"the prompt for {eyes}")
    if eyes == PUBLIC:
        check_sentences(view, eyes, [])
        return
    actions = state.actions(eyes)
    check_sentences(view, eyes, some(actions, rng))
    for action in some(actions, rng):
        label, believed = game.label(state, eyes, action), game.label(view, eyes, action)
        demand(label == believed, "leak 2", f"{action!r} of seat {eyes} is called {label!r}, by its view {believed!r}")
        check_phrase(state, label, f"{action!r} of seat {eyes}")
    if eyes in state.actors():
        for text in ANSWERS:
            answer = game.answer(view, eyes, actions, text)
            demand(answer is None or answer in actions, "words", f"the standing answer {text!r} gives {answer!r}")


def check_events_told(state: State, events: tuple[Event, ...]) -> None:
    """Every event is well formed, cites rules that exist, and can be told to each who sees it."""
    game = state.game
    audiences = (*range(state.setup.seats), PUBLIC)
    views = {eyes: state.redact(eyes) for eyes in audiences}
    for event in events:
        kind, who, facts, rules = event
        formed = type(kind) is int and type(who) is int and type(facts) is tuple and all(type(n) is int for n in facts)
        demand(formed and isinstance(rules, str), "events", f"{event!r} is no (kind, who, facts as ints, rules)")
        demand(kind < 0 or bool(rules.split()), "events", f"{event!r} cites no rule")
        for rule in rules.split():
            demand(rule in game.rules, "events", f"{event!r} cites {rule!r}, which is no rule")
        for eyes in audiences:
            if who & audience_bit(eyes):
                check_event_said(state, event, eyes)
                sentence, _ = game.event_words(state.setup, event, eyes, view=views[eyes])
                demand(isinstance(sentence, str), "words", f"{event!r} is told as {sentence!r}")
                nodes = game.about(views[eyes], event)
                demand(all(type(node) is str for node in nodes), "scene", f"{event!r} is about {nodes!r}")


def check_scene(state: State, view: State, eyes: int, rng: random.Random) -> None:
    """A picture of the view without faults, and a place in it for each action."""
    game = state.game
    scene = game.scene(view)
    faults = scene.faults()
    demand(not faults, "scene", f"the scene for {eyes}: {'; '.join(faults)}")
    nodes = {node.id: node for node in scene.walk() if node.id}
    if rng.random() < 0.2:  # by far the dearest of these checks
        try:
            json.dumps(scene.document(), allow_nan=False)
        except (TypeError, ValueError) as error:
            raise LawBroken("scene", f"the scene for {eyes} is no JSON: {error}") from error
    if eyes == PUBLIC:
        return
    for action in some(state.actions(eyes), rng):
        for node_id in game.nodes(view, eyes, action):
            node = nodes.get(node_id)
            if node is None:
                why = f"{action!r} of seat {eyes} is to be clicked at {node_id!r}, which is not there"
                raise LawBroken("scene", why)
            if not speaks(node):
                why = f"{action!r} of seat {eyes} is clicked at {node_id!r}, which does not say what it is"
                raise LawBroken("speaks", why)


def speaks(node: Node) -> bool:
    """Does a thing say what it is? Cards in words, or they would be missing from the picture told as text."""
    return bool((node.says if node.kind == "card" else node.says or node.tip or node.code).strip())


def check_bot(state: State, view: State, seat: int, rng: random.Random) -> None:
    """The game's own player, from the view."""
    before = view.fields()
    action = state.game.heuristic(view, seat, state.actions(seat), Chance(rng.getrandbits(32)))
    demand(state.allows(seat, action), "bot", f"for seat {seat} it chose {action!r}, which is not legal")
    demand(view.fields() == before, "bot", f"for seat {seat} it changed its view")
