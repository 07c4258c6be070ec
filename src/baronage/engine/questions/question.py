"""The decision of a seat with its legal choices, computed only from its own view.

Options grouped in menus share a group with a heading. Numbers too many to list become an amount.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC, Action, State, Step
from baronage.engine.game.game import game_of
from baronage.engine.game.messages import ENGLISH
from baronage.engine.text.catalogue import Reader

# The effect of a choice: "draft" adds a click to a draft, "send" submits the draft, "beside" acts outside the draft,
# "lead" only opens a further choice of the seat, which may undo it, and "act" takes effect immediately.
Effect = Literal["draft", "send", "beside", "lead", "act"]
MANY: Final = 7  # from this number of options on, they become one amount


class Choice(NamedTuple):
    """A choice of the seat."""

    action: Action
    text: str  # its notation
    label: str
    rules: tuple[str, ...]
    effect: Effect
    group: Action  # the ints shared by the options of its menu group; empty without a group


class Group(NamedTuple):
    """A menu group: the ints with which its options begin, and their heading."""

    key: Action
    label: str


class Amount(NamedTuple):
    """A number from low to high that follows the prefix. `label` is the game's question for it, if it has one."""

    prefix: Action
    low: int
    high: int
    label: str
    rules: tuple[str, ...]


class Autofill(NamedTuple):
    """The rest of a draft as the game's own bot would complete it, up to its submission, and the offer as text."""

    label: str
    actions: list[Action]


class Question(NamedTuple):
    """The decision of a seat, or what it waits for, with all its choices."""

    title: str  # the name of this kind of decision
    question: str  # one sentence
    help: str  # more about it
    rules: tuple[str, ...]
    asked: bool  # whether the seat is to act; it may have optional actions otherwise
    waits: list[int]  # all seats that are to act, as far as the viewer knows
    choices: list[Choice]
    groups: list[Group]
    amounts: list[Amount]
    drafts: bool  # whether the choices are added to a draft that is sent later
    draft: list[Action]  # chosen and not sent yet
    standing: list[str]  # auto-answers that apply to this decision
    kind: str = ""  # of decision: the name of the step
    about: str = ""  # an introduction to this kind of decision for new players; most kinds have none

    @property
    def prompt(self) -> str:
        """The question and the help in one line."""
        return " ".join(text for text in (self.question, self.help) if text)


def ask(view: State, seat: int, language: str = ENGLISH, names: Sequence[str] = ()) -> Question:
    """Return the decision of a seat, or a spectator's prompt (PUBLIC)."""
    if view.viewer != seat:
        view = view.redact(seat)
    game = game_of(view)
    words = game.words
    reader = words.reader(seat, names, view)
    title, question, help = game.asked(view, seat, language, names)
    rules = view.stack[-1].rules(view, seat) if view.stack else game.prompt(view, seat, language, names)[1]
    waits = view.actors()
    if seat == PUBLIC:
        return Question(title, question, help, tuple(rules), False, waits, [], [], [], False, [], [])
    actions = sorted(view.actions(seat), key=lambda action: game.verbs[action[0]].menu_order(view, seat, action))
    drafts = _drafts(view)
    choices: list[Choice] = []
    groups: dict[Action, str] = {}
    menu = words.menu(view, seat, actions, reader, language)
    for action, (label, why, key, heading) in zip(actions, menu, strict=True):
        if heading and len(actions) > 1:
            groups[key] = heading
        effect = effect_of(view, seat, action, drafts)
        text = game.write(view, seat, action)
        choices.append(Choice(action, text, label, tuple(why), effect, key if key in groups else ()))
    asked = seat in waits
    return Question(
        title,
        question,
        help,
        tuple(rules),
        asked,
        waits,
        choices,
        [Group(key, label) for key, label in groups.items()],
        [_amount(view, seat, span, language, names) for span in [*view.spans(seat), *_runs(view, choices)]],
        drafts,
        list(view.draft(seat)),
        game.standing(view, seat, actions) if asked else [],
        view.stack[-1].NAME if view.stack else "",
        words.msg(f"about-{view.stack[-1].NAME}", {}, reader, language) if asked else "",
    )


def autofill(view: State, seat: int, reader: Reader, language: str) -> Autofill | None:
    """Return the offer to complete the submission like the game's own bot, or None. It is deterministic."""
    offered = view.stack[-1].autofill_label(view, seat) if view.stack else ""
    if not offered:
        return None
    state, chance, found = view.clone(), Chance(0), list[Action]()
    while actions := state.actions(seat):
        action = game_of(view).heuristic(state, seat, actions, chance)
        if state.completes_draft(seat, action):
            break
        state.play(seat, action, chance)
        found.append(action)
    return Autofill(game_of(view).words.msg(offered, {}, reader, language), found) if found else None


def effect_of(view: State, seat: int, action: Action, drafts: bool) -> Effect:
    """Return the effect of a legal action. `drafts` is whether choices are added to a draft."""
    if not view.completes_draft(seat, action):
        return "draft"
    verb = view.game.verbs.get(action[0])
    if verb is not None and verb.LEADS and verb.clicks(view, seat, action):
        return "lead"
    if not drafts:
        return "act"
    step = view.at_once()
    return "beside" if step is not None and action[0] in step.SIDE_VERBS else "send"


def _drafts(view: State) -> bool:
    return bool(view.stack) and type(view.stack[-1]).draft is not Step.draft


def _runs(view: State, choices: list[Choice]) -> list[tuple[Action, int, int]]:
    """Return ranges of consecutive numbers, for verbs with an amount and many options."""
    found: dict[Action, list[int]] = {}
    verbs = view.game.verbs
    for choice in choices if len(choices) > MANY else ():
        verb = verbs.get(choice.action[0])
        if verb is not None and verb.AMOUNT and choice.effect != "send":
            found.setdefault(choice.action[:-1], []).append(choice.action[-1])
    return [
        (prefix, numbers[0], numbers[-1])
        for prefix, numbers in found.items()
        if len(numbers) > MANY and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    ]


def _amount(view: State, seat: int, span: tuple[Action, int, int], language: str, names: Sequence[str]) -> Amount:
    prefix, low, high = span
    action = (*prefix, high)
    label, why = game_of(view).amount(view, seat, action, language, names)
    return Amount(prefix, low, high, label, tuple(why))
