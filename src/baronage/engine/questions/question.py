"""What is asked of a seat, and all that it may do, from its own view and from nothing else.

Options that stand together in menus share a group, with a heading; numbers that are too many to list are an amount.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from baronage.engine.catalogue import Reader
from baronage.engine.chance import Chance
from baronage.engine.flow import PUBLIC, Action, Rewrite, State, Step, Turn
from baronage.engine.questions.turning import offer, offers, turned_to
from baronage.engine.words import ENGLISH

# What a choice does: it is a click of a draft, it sends the draft, it is done beside a draft and is not part of it, it only
# leads on to a further choice of the seat, which may take it back, or it is done at once.
Effect = Literal["draft", "send", "beside", "lead", "act"]
MANY: Final = 7  # so many amounts of one thing are options; more are one amount


class Choice(NamedTuple):
    """Something that the seat may do now."""

    action: Action
    text: str  # its notation
    label: str
    rules: tuple[str, ...]
    clicks: list[str]  # what one clicks for it in the picture, in order; none: it is a button
    effect: Effect
    group: Action  # the ints that it shares with the options beside which it stands in menus; empty: it stands alone


class Group(NamedTuple):
    """Options that stand together in menus: the ints with which they begin, and what they have in common in words."""

    key: Action
    label: str


class Amount(NamedTuple):
    """A number from low to high, to be put behind the prefix. Where the game asks for it, `label` is that question."""

    prefix: Action
    low: int
    high: int
    label: str
    rules: tuple[str, ...]
    clicks: list[str]


class Fill(NamedTuple):
    """The rest of a draft as the game's own player would have it, up to its sending; and how that is offered."""

    label: str
    actions: list[Action]


class Question(NamedTuple):
    """What is asked of a seat, or what it waits for, and all it may do."""

    prompt: str
    rules: tuple[str, ...]
    asked: bool  # is it waited for? It may also act without
    waits: list[int]  # all who are waited for, as far as these eyes know
    choices: list[Choice]
    groups: list[Group]
    amounts: list[Amount]
    drafts: bool  # what is chosen now is a draft, until it is sent
    draft: list[Action]  # chosen, and not sent yet
    standing: list[str]  # standing answers with which it would not be asked this again
    kind: str = ""  # of decision: the name of the frame that asks
    about: str = (
        ""  # what such a decision is about, for who meets it for the first time; most kinds have nothing to say
    )
    rewrites: Sequence[Rewrite] = ()  # what a click makes of the draft, where its parts may be chosen in any order
    turns: Sequence[
        tuple[str, str]
    ] = ()  # the parts that may be chosen before what is asked now, or anew: words, and a thing
    fill: Fill | None = None  # what is left of a long draft, done for who wishes it


def ask(view: State, seat: int, language: str = ENGLISH, names: Sequence[str] = (), pictured: bool = True) -> Question:
    """What is asked of the seat, or of who looks on (PUBLIC). `pictured`: with what one clicks for each choice, and `fill`."""
    if view.eyes != seat:
        view = view.redact(seat)
    game, words = view.game, view.game.words
    reader = words.reader(seat, names, view)
    prompt, rules = (
        words.prompt(view, seat, reader, language) if view.stack else game.prompt(view, seat, language, names)
    )
    waits = view.actors()
    if seat == PUBLIC:
        return Question(prompt, tuple(rules), False, waits, [], [], [], False, [], [])
    actions = sorted(view.actions(seat), key=lambda action: game.verbs[action[0]].late(view, seat, action))
    drafts = _drafts(view)
    choices: list[Choice] = []
    groups: dict[Action, str] = {}
    menu = words.menu(view, seat, actions, reader, language)
    for action, (label, why, key, heading) in zip(actions, menu, strict=True):
        if heading and len(actions) > 1:
            groups[key] = heading
        clicks = game.nodes(view, seat, action) if pictured else []
        effect = effect_of(view, seat, action, drafts)
        text = game.write(view, seat, action)
        choices.append(Choice(action, text, label, tuple(why), clicks, effect, key if key in groups else ()))
    asked = seat in waits
    return Question(
        prompt,
        tuple(rules),
        asked,
        waits,
        choices,
        [Group(key, label) for key, label in groups.items()],
        [_amount(view, seat, span, language, names, pictured) for span in [*view.spans(seat), *_runs(view, choices)]],
        drafts,
        list(view.draft(seat)),
        game.standing(view, seat, actions) if asked else [],
        view.stack[-1].NAME if view.stack else "",
        words.say(f"about-{view.stack[-1].NAME}", {}, reader, language) if asked else "",
        view.rewrites(seat) if asked and pictured else [],
        offers(view, seat, reader, language) if asked and pictured else [],
        filled(view, seat, reader, language) if asked and pictured else None,
    )


def ask_again(view: State, seat: int, part: int, language: str, names: Sequence[str]) -> tuple[Question, list[Action]]:
    """What is asked of a seat that turns to a part of its draft, and the clicks that stand behind it. Of that part alone: what
    may be left out has a choice of no action."""
    turn, state = turned_to(view, seat, part, names)
    asked = ask(state, seat, language, names)
    words = view.game.words
    reader = words.reader(seat, names, view)
    choices = [choice for choice in asked.choices if choice.action[0] in turn.verbs and _begins(choice.clicks, turn)]
    if turn.chosen and not turn.id:
        choices.append(Choice((), "", words.say("turn-leave", {}, reader, language), (), [], "draft", ()))
    amounts = [one for one in asked.amounts if one.prefix[0] in turn.verbs and _begins(one.clicks, turn)]
    # what the frame asks tells of a draft that lacks all that is behind
    prompt = asked.prompt if turn.id else offer(view, seat, turn, reader, language)
    alone = asked._replace(prompt=prompt, choices=choices, amounts=amounts, rewrites=(), turns=(), fill=None)
    return alone, list(turn.behind)


def _begins(clicks: list[str], turn: Turn) -> bool:
    return not turn.node or clicks[:1] == [turn.node]


def filled(view: State, seat: int, reader: Reader, language: str) -> Fill | None:
    """What the game's own player would put on the rest of the sheet; it is no secret, and always the same."""
    offered = view.stack[-1].filling(view, seat) if view.stack else ""
    if not offered:
        return None
    state, chance, found = view.clone(), Chance(0), list[Action]()
    while actions := state.actions(seat):
        action = view.game.heuristic(state, seat, actions, chance)
        if state.completes_draft(seat, action):
            break
        state.play(seat, action, chance)
        found.append(action)
    return Fill(view.game.words.say(offered, {}, reader, language), found) if found else None


def effect_of(view: State, seat: int, action: Action, drafts: bool) -> Effect:
    """What a legal action does. `drafts`: is what is chosen now a draft?"""
    if not view.completes_draft(seat, action):
        return "draft"
    verb = view.game.verbs.get(action[0])
    if verb is not None and verb.LEADS and verb.clicks(view, seat, action):
        return "lead"
    if not drafts:
        return "act"
    sheets = view.at_once()
    return "beside" if sheets is not None and action[0] in sheets.SIDE_VERBS else "send"


def _drafts(view: State) -> bool:
    return bool(view.stack) and type(view.stack[-1]).draft is not Step.draft


def _runs(view: State, choices: list[Choice]) -> list[tuple[Action, int, int]]:
    """Of verbs that take an amount: where many numbers in a row are options, they are one amount; not where things in the
    picture are clicked for them, since a list of options has no place for a field that belongs to those."""
    found: dict[Action, list[int]] = {}
    verbs = view.game.verbs
    for choice in choices if len(choices) > MANY else ():
        verb = verbs.get(choice.action[0])
        if verb is not None and verb.AMOUNT and choice.effect != "send" and not choice.clicks:
            found.setdefault(choice.action[:-1], []).append(choice.action[-1])
    return [
        (prefix, numbers[0], numbers[-1])
        for prefix, numbers in found.items()
        if len(numbers) > MANY and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    ]


def _amount(
    view: State, seat: int, span: tuple[Action, int, int], language: str, names: Sequence[str], pictured: bool
) -> Amount:
    prefix, low, high = span
    action = (*prefix, high)
    label, why = view.game.amount(view, seat, action, language, names)
    return Amount(prefix, low, high, label, tuple(why), view.game.nodes(view, seat, action) if pictured else [])
