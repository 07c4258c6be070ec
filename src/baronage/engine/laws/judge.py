"""The law of the judge, and the laws of words: why something is not allowed is true, and can be said in every language."""

from __future__ import annotations

import random
from typing import Final

from baronage.engine.facts import Fact, Facts, No, reason_id
from baronage.engine.flow import Action, Event, State, Step
from baronage.engine.game import Game
from baronage.engine.laws.broken import LawBroken, demand

MOST: Final = 40  # of what might be tried with one verb
MANY: Final = (7, 7, 7, 7, 7, 7, 7)  # more arguments than any verb has


def check_judge(state: State, view: State, seat: int, rng: random.Random) -> None:
    """Legal if and only if the judge says nothing; the same from the view; by a rule of the verb's, with words for it."""
    top = state.stack[-1]
    if state.left >> seat & 1:
        return
    game = state.game
    said: set[tuple[str, frozenset[tuple[str, Fact]]]] = set()  # of the same facts the same is said
    for action in sorted(tried(state, view, seat, rng)):
        try:
            no, legal = state.judge(seat, action), state.allows(seat, action)
        except Exception as error:
            error.add_note(f"when {action!r} of seat {seat} was judged; a verb is asked about any numbers")
            raise
        if legal != (no is None):
            why = (
                f"is judged legal and is not among the actions of {type(top).__name__}"
                if no is None
                else f"is legal: {no}"
            )
            raise LawBroken("judge", f"{action!r} of seat {seat} {why}")
        believed = view.judge(seat, action)
        demand(no == believed, "leak 2", f"{action!r} of seat {seat} is judged {no!r}, by its view {believed!r}")
        if no is not None:
            _check_no(state, seat, action, no)
            sentence = (no.id, frozenset(no.facts.items()))
            if sentence not in said:
                said.add(sentence)
                demand_said(game, no.id, no.facts, seat, f"the refusal of {action!r}")


def tried(state: State, view: State, seat: int, rng: random.Random) -> set[Action]:
    """What is legal, what somebody might try with each verb of the game, and nonsense."""
    found = set(state.actions(seat))
    for prefix, low, high in state.spans(seat):
        found |= {(*prefix, amount) for amount in (low - 1, low, rng.randint(low, high), high, high + 1)}
    number = max(state.game.verbs) + 1
    found |= {(number,), (number, 0)}
    for verb in state.game.verbs.values():
        near = verb.near(view, seat)
        found |= set(near if len(near) <= MOST else rng.sample(near, MOST))
        found |= {(verb.NUMBER, *MANY)}
        if verb.ARGS:
            found |= {(verb.NUMBER,), (verb.NUMBER, *(-1,) * len(verb.ARGS)), (verb.NUMBER, *(9999,) * len(verb.ARGS))}
    return found


def _check_no(state: State, seat: int, action: Action, no: No) -> None:
    """Its rule exists, and where the verb itself forbids, the verb says so beforehand."""
    game, verb = state.game, state.game.verbs.get(action[0])
    demand(no.rule in game.rules, "judge", f"{action!r} of seat {seat} is refused by {no.rule!r}, which is no rule")
    if verb is not None and no.id.startswith(f"{verb.NAME}-") and no.id != f"{verb.NAME}-when":
        known = no.rule in verb.REASONS
        demand(known, "judge", f"{verb.NAME} is refused by {no.rule!r}, which is not among its REASONS")


# --- words ----------------------------------------------------------------------------------------------------------


def demand_said(game: Game, id: str, facts: Facts, eyes: int, what: str) -> None:
    """The sentence is there in every language of the game, has words, and mentions no fact but those it is given."""
    reader = game.words.reader(eyes)
    for language in game.languages:
        words = game.words.catalogue(language)
        demand(id in words, "words", f"{what} is {id!r}, which {language} does not have")
        missing = words.mentions[id] - set(facts)
        demand(not missing, "words", f"{what}: {id!r} mentions {', '.join(sorted(missing))} in {language}, not given")
        try:
            said = words(id, facts, reader).strip()
        except Exception as error:
            error.add_note(f"when {what} was said: {id!r} in {language}")
            raise
        silent = not said and not id.endswith("-help")  # there is not always something to add
        demand(not silent, "words", f"{what}: {id!r} says nothing in {language}")


def check_sentences(view: State, eyes: int, actions: list[Action]) -> None:
    """Prompt, labels and headings of a decision, in every language of the game."""
    game = view.game
    if not view.stack:
        return
    id, facts = game.words.question(view, eyes)
    for part in (id, f"{id}-help"):
        if part == id or game.words.has(part):
            demand_said(game, part, facts, eyes, f"the prompt for {eyes}")
    for action in actions:
        verb = game.verbs.get(action[0])
        if verb is None or action[0] not in view.stack[-1].OFFERS:
            raise LawBroken(
                "judge", f"{action!r} is legal, and {type(view.stack[-1]).__name__} does not offer its verb"
            )
        facts = verb.facts(view, eyes, action)
        demand_said(game, verb.label(view, eyes, action), facts, eyes, f"the label of {action!r}")
        if verb.GROUP >= 0:
            demand_said(game, f"{verb.NAME}-group", facts, eyes, f"the heading of {action!r}")
    for prefix, _, high in view.spans(eyes) if eyes >= 0 else ():
        verb = game.verbs[prefix[0]]
        demand(verb.AMOUNT, "words", f"{verb.NAME} is offered as an amount, and says nothing of one (AMOUNT)")
        demand_said(
            game, f"{verb.NAME}-amount", verb.facts(view, eyes, (*prefix, high)), eyes, f"the amount of {verb.NAME}"
        )


def check_event_said(state: State, event: Event, eyes: int) -> None:
    """A line of the log, in every language of the game."""
    id, facts = state.game.words.event(state.setup, event, state.redact(eyes))
    if id:
        demand_said(state.game, id, facts, eyes, f"the event {event!r}")


def catalogue_faults(game: Game) -> list[str]:
    """What is wrong with a game's catalogues, whatever happens in play.

    An id that one language lacks (parts of sentences apart), or that verbs, frames, events, causes or options need; a word
    that one lacks; a fact that one does not mention; a name for two things.
    """
    english = set(game.words.catalogue("en").messages)
    found = [fault for language in game.languages[1:] for fault in _differences(game, language)]
    wanted = needed_ids(game)
    found += [f"there is no sentence {id}" for id in wanted if id not in english]
    names = [verb.NAME for verb in game.verbs.values()]
    names += [step.NAME for step in game.frames.values() if step.OFFERS]
    names += [name for name, _ in game.events.values() if name]
    found += [f"{name} is the name of two things" for name in sorted({it for it in names if names.count(it) > 1})]
    return found


def _differences(game: Game, language: str) -> list[str]:
    """What is in English or in another language only."""
    ours, theirs = game.words.catalogue("en"), game.words.catalogue(language)
    found = [f"{language} has no {id}" for id in sorted(set(ours.messages) - set(theirs.messages) - ours.parts)]
    found += [f"{language} alone has {id}" for id in sorted(set(theirs.messages) - set(ours.messages) - theirs.parts)]
    words = {id for id in ours.terms if "." not in id} ^ {id for id in theirs.terms if "." not in id}
    found += [f"{language} {'has no' if id in ours.terms else 'alone has'} {id}" for id in sorted(words)]
    for id in ours.messages:
        facts = ours.mentions[id] ^ theirs.mentions.get(id, ours.mentions[id])
        if facts:
            found.append(
                f"{id} mentions {', '.join(f'${name}' for name in sorted(facts))} in one of en and {language} only"
            )
    return found


def needed_ids(game: Game) -> list[str]:
    """The sentences that a game can't do without."""
    found: list[str] = []
    for verb in game.verbs.values():
        found += [f"{verb.NAME}-when", *([f"{verb.NAME}-group"] if verb.GROUP >= 0 else [])]
        found += [f"{verb.NAME}-amount"] if verb.AMOUNT else []
        found += [reason_id(verb.NAME, rule) for rule in verb.REASONS]
    for step in game.frames.values():
        if step.OFFERS:
            found += [step.NAME, f"{step.NAME}-title"]
        if step.window is not Step.window:
            found.append(f"{step.NAME}-window")
    found += [name for name, _ in game.events.values() if name]
    found += [f"cause-{name}" for name, *_ in game.causes.values()]
    found += [f"option-{option.name}" for option in game.options]
    return found
