"""Laws of rule violations and messages: refusals are true and exist in every language."""

from __future__ import annotations

import random
import re
from typing import Final

from baronage.engine.core.state import Action, Event, State, Step
from baronage.engine.game.game import Game, game_of
from baronage.engine.text.params import Param, Params, RuleViolation, reason_id
from baronage.laws.errors import LawBroken, demand

MAX: Final = 40  # attempts with one verb
MANY: Final = (7, 7, 7, 7, 7, 7, 7)  # more arguments than any verb has


def check_legality(state: State, view: State, seat: int, rng: random.Random) -> None:
    """Check that an action is legal exactly if `judge` returns None, and that a violation has a rule and a message."""
    top = state.stack[-1]
    if state.left >> seat & 1:
        return
    game = game_of(state)
    seen: set[tuple[str, frozenset[tuple[str, Param]]]] = set()  # equal params give equal messages
    for action in sorted(tried(state, view, seat, rng)):
        try:
            violation, legal = state.judge(seat, action), state.allows(seat, action)
        except Exception as error:
            error.add_note(f"when {action!r} of seat {seat} was judged; a verb is asked about any numbers")
            raise
        if legal != (violation is None):
            why = (
                f"is judged legal and is not among the actions of {type(top).__name__}"
                if violation is None
                else f"is legal: {violation}"
            )
            raise LawBroken("judge", f"{action!r} of seat {seat} {why}")
        believed = view.judge(seat, action)
        demand(
            violation == believed,
            "leak 2",
            f"{action!r} of seat {seat} is judged {violation!r}, by its view {believed!r}",
        )
        if violation is not None:
            _check_violation(state, seat, action, violation)
            sentence = (violation.id, frozenset(violation.params.items()))
            if sentence not in seen:
                seen.add(sentence)
                demand_message(game, violation.id, violation.params, seat, f"the refusal of {action!r}")
                _check_claim(game, seat, action, violation)


def tried(state: State, view: State, seat: int, rng: random.Random) -> set[Action]:
    """Return the legal actions, likely attempts with each verb of the game, and nonsense."""
    found = set(state.actions(seat))
    for prefix, low, high in state.spans(seat):
        found |= {(*prefix, amount) for amount in (low - 1, low, rng.randint(low, high), high, high + 1)}
    number = max(state.game.verbs) + 1
    found |= {(number,), (number, 0)}
    for verb in state.game.verbs.values():
        near = verb.attempts(view, seat)
        found |= set(near if len(near) <= MAX else rng.sample(near, MAX))
        found |= {(verb.NUMBER, *MANY)}
        if verb.ARGS:
            found |= {(verb.NUMBER,), (verb.NUMBER, *(-1,) * len(verb.ARGS)), (verb.NUMBER, *(9999,) * len(verb.ARGS))}
    return found


def _check_violation(state: State, seat: int, action: Action, violation: RuleViolation) -> None:
    """Check that the rule of a violation exists and, if the verb returned it, is listed in its REASONS."""
    game, verb = game_of(state), state.game.verbs.get(action[0])
    demand(
        violation.rule in game.rules,
        "judge",
        f"{action!r} of seat {seat} is refused by {violation.rule!r}, which is no rule",
    )
    if verb is not None and violation.id.startswith(f"{verb.NAME}-") and violation.id != f"{verb.NAME}-when":
        known = violation.rule in verb.REASONS
        demand(known, "judge", f"{verb.NAME} is refused by {violation.rule!r}, which is not among its REASONS")


class _Quoted(int):
    """A number that notes its name when it is printed."""

    def __new__(cls, value: int, name: str, printed: set[str]) -> _Quoted:
        made = super().__new__(cls, value)
        made.name, made.printed = name, printed
        return made

    name: str
    printed: set[str]

    def __str__(self) -> str:
        self.printed.add(self.name)
        return str(int(self))

    def __format__(self, spec: str) -> str:
        self.printed.add(self.name)
        return format(int(self), spec)


def quoted_numbers(game: Game, violation: RuleViolation, seat: int) -> set[str]:
    """Return the names of the numbers that a refusal quotes in English."""
    printed = set[str]()
    params: Params = {
        name: _Quoted(value, name, printed) if isinstance(value, int) else value
        for name, value in violation.params.items()
    }
    game.words.catalogue("en")(violation.id, params, game.words.reader(seat))
    return printed


def _check_claim(game: Game, seat: int, action: Action, violation: RuleViolation) -> None:
    """Check that a refusal that quotes several numbers is true for them.

    `CLAIMS` of the game's `verbs` lists what such numbers say, by their names: `"price > gold"`; of one refusal alone, after
    its id: `"hire-F1_10: price <= gold"`. The first claim counts that has all numbers that are quoted.
    """
    quoted = quoted_numbers(game, violation, seat)
    if len(quoted) < 2:
        return
    numbers = {name: value for name, value in violation.params.items() if isinstance(value, int)}
    for claim in game.hook("verbs", "CLAIMS") or ():
        only, _, seen = claim.rpartition(": ")
        names = set(re.findall(r"[a-z]\w*", seen)) - {"or", "and", "not"}
        if only in ("", violation.id) and quoted <= names <= numbers.keys():
            true = eval(seen, {"__builtins__": {}}, dict(numbers))  # the game's own code
            demand(
                bool(true),
                "claims",
                f"{action!r} of seat {seat} is refused by {violation.id}, but not {seen}: {numbers}",
            )
            return
    demand(False, "claims", f"{violation.id} quotes {', '.join(sorted(quoted))}, and no claim of the game has them all")


# --- words ----------------------------------------------------------------------------------------------------------


def demand_message(game: Game, id: str, params: Params, viewer: int, what: str) -> None:
    """Check that a message exists in every language of the game, is not empty, and uses only the given params."""
    reader = game.words.reader(viewer)
    for language in game.languages:
        words = game.words.catalogue(language)
        demand(id in words, "words", f"{what} is {id!r}, which {language} does not have")
        missing = words.mentions[id] - set(params)
        demand(not missing, "words", f"{what}: {id!r} mentions {', '.join(sorted(missing))} in {language}, not given")
        try:
            seen = words(id, params, reader).strip()
        except Exception as error:
            error.add_note(f"when {what} was rendered: {id!r} in {language}")
            raise
        silent = not seen and not id.endswith("-help")  # help texts are optional
        demand(not silent, "words", f"{what}: {id!r} says nothing in {language}")


def check_sentences(view: State, viewer: int, actions: list[Action]) -> None:
    """Check the prompt, labels and headings of a decision in every language of the game."""
    game = game_of(view)
    if not view.stack:
        return
    id, params = game.words.question(view, viewer)
    for part in (id, f"{id}-help"):
        if part == id or game.words.has(part):
            demand_message(game, part, params, viewer, f"the prompt for {viewer}")
    for action in actions:
        verb = game.verbs.get(action[0])
        if verb is None or action[0] not in view.stack[-1].OFFERS:
            raise LawBroken(
                "judge", f"{action!r} is legal, and {type(view.stack[-1]).__name__} does not offer its verb"
            )
        params = verb.params(view, viewer, action)
        demand_message(game, verb.label(view, viewer, action), params, viewer, f"the label of {action!r}")
        if verb.GROUP >= 0:
            demand_message(game, f"{verb.NAME}-group", params, viewer, f"the heading of {action!r}")
    for prefix, _, high in view.spans(viewer) if viewer >= 0 else ():
        verb = game.verbs[prefix[0]]
        demand(verb.AMOUNT, "words", f"{verb.NAME} is offered as an amount, and says nothing of one (AMOUNT)")
        demand_message(
            game,
            f"{verb.NAME}-amount",
            verb.params(view, viewer, (*prefix, high)),
            viewer,
            f"the amount of {verb.NAME}",
        )


def check_event_message(state: State, event: Event, viewer: int) -> None:
    """Check the log line of an event in every language of the game."""
    id, params = game_of(state).words.event(state.setup, event, state.redact(viewer))
    if id:
        demand_message(game_of(state), id, params, viewer, f"the event {event!r}")


def catalogue_errors(game: Game) -> list[str]:
    """Return the static errors in a game's catalogues.

    These are: an id missing in one language (except parts of messages) or required by verbs, steps, events, causes or
    options; a missing term; a param that one language doesn't use; one name for two terms.
    """
    english = set(game.words.catalogue("en").messages)
    found = [fault for language in game.languages[1:] for fault in _differences(game, language)]
    wanted = needed_ids(game)
    found += [f"there is no sentence {id}" for id in wanted if id not in english]
    names = [verb.NAME for verb in game.verbs.values()]
    names += [step.NAME for step in game.step_types.values() if step.OFFERS]
    names += [name for name, _ in game.events.values() if name]
    found += [f"{name} is the name of two things" for name in sorted({it for it in names if names.count(it) > 1})]
    return found


def _differences(game: Game, language: str) -> list[str]:
    """Return the ids that exist only in English or only in the other language."""
    ours, theirs = game.words.catalogue("en"), game.words.catalogue(language)
    found = [f"{language} has no {id}" for id in sorted(set(ours.messages) - set(theirs.messages) - ours.parts)]
    found += [f"{language} alone has {id}" for id in sorted(set(theirs.messages) - set(ours.messages) - theirs.parts)]
    words = {id for id in ours.terms if "." not in id} ^ {id for id in theirs.terms if "." not in id}
    found += [f"{language} {'has no' if id in ours.terms else 'alone has'} {id}" for id in sorted(words)]
    for id in ours.messages:
        params = ours.mentions[id] ^ theirs.mentions.get(id, ours.mentions[id])
        if params:
            found.append(
                f"{id} mentions {', '.join(f'${name}' for name in sorted(params))} in one of en and {language} only"
            )
    return found


def needed_ids(game: Game) -> list[str]:
    """Return the ids of the messages that a game requires."""
    found: list[str] = []
    for verb in game.verbs.values():
        found += [f"{verb.NAME}-when", *([f"{verb.NAME}-group"] if verb.GROUP >= 0 else [])]
        found += [f"{verb.NAME}-amount"] if verb.AMOUNT else []
        found += [reason_id(verb.NAME, rule) for rule in verb.REASONS]
    for step in game.step_types.values():
        if step.OFFERS:
            found += [step.NAME, f"{step.NAME}-title"]
        if step.window is not Step.window:
            found.append(f"{step.NAME}-window")
    found += [name for name, _ in game.events.values() if name]
    found += [f"cause-{name}" for name, *_ in game.causes.values()]
    found += [f"option-{option.name}" for option in game.options]
    return found
