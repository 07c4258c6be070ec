"""A game: a package of modules with fixed names, which `Game("baronage.games.brawling")` loads on first use.

docs/design.md, section 2, describes the modules. `engine.game.contract` lists the names that each must or may define,
and `engine.game.protocols` their types.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal, Unreadable
from baronage.engine.core.setup import Setup
from baronage.engine.core.state import (
    AGREE,
    AGREED,
    CLOSE,
    EXPEL,
    PUBLIC,
    RESIGN,
    TIMEOUT,
    Action,
    Event,
    State,
    Step,
)
from baronage.engine.game.display import name_state
from baronage.engine.game.loading import load_state
from baronage.engine.game.messages import ENGLISH, Entry, Messages
from baronage.engine.game.package import Package
from baronage.engine.game.translator import Translator
from baronage.engine.hooks.search import Plan
from baronage.engine.learning.action_space import ActionSpace
from baronage.engine.learning.encoding import Layout
from baronage.engine.picture.table import NO_MSG, Msg
from baronage.engine.text.catalogue import Reader
from baronage.engine.text.input_errors import msg
from baronage.engine.text.params import Params, RuleViolation, reason_id
from baronage.engine.text.params import Phrase as Phrase

_KNOWN: dict[str, Game] = {}  # the first game loaded from each package


def known_game(package: str) -> Game:
    """Return the game of a package, always as one shared object."""
    return _KNOWN[package] if package in _KNOWN else Game(package)


class Game(Package):
    """A game: its metadata, setup, messages and pictures."""

    def __init__(self, package: str) -> None:
        super().__init__(package)
        self._spaces: dict[str, ActionSpace] = {}
        self._layouts: dict[str, Layout] = {}
        self.words = Messages(self)
        _KNOWN.setdefault(package, self)

    def code(self) -> str:
        """Return the Python expression that creates this game."""
        return f'Game("{self.package}")'

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game as the name of its package."""
        return known_game, (self.package,)

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.title}>"

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which it can be played, English first."""
        return self.words.languages

    def action_space(self, seats: int | None = None, options: dict[str, Any] | None = None) -> ActionSpace:
        """Return the action space (see `engine.learning.action_space`)."""
        space: ActionSpace = self.setup(seats, options).space
        return space

    def layout(self, seats: int | None = None, options: dict[str, Any] | None = None) -> Layout:
        """Return the layout of `state.encode` (see `engine.learning.encoding`)."""
        layout: Layout = self.setup(seats, options).layout
        return layout

    def space_of(self, setup: Setup) -> ActionSpace:
        """Return the action space of a setup. Equal setups share it."""
        key = json.dumps([setup.seats, setup.document()], sort_keys=True)
        if key not in self._spaces:
            self._spaces[key] = ActionSpace(setup)
        return self._spaces[key]

    def layout_of(self, setup: Setup) -> Layout:
        """Return the layout of a setup. Equal setups share it."""
        key = json.dumps([setup.seats, setup.document()], sort_keys=True)
        if key not in self._layouts:
            self._layouts[key] = Layout(setup)
        return self._layouts[key]

    # --- setup --------------------------------------------------------------------------------------------------

    def setup(self, seats: int | None = None, options: dict[str, Any] | None = None) -> Setup:
        """Return checked seats and options."""
        return Setup(self, self.meta.default_seats if seats is None else seats, options or {})

    def start(
        self, seats: int | None = None, options: dict[str, Any] | None = None, chance: Chance | None = None
    ) -> State:
        """Return a new game at its first decision."""
        return self.start_from(self.setup(seats, options), Chance() if chance is None else chance)

    def start_from(self, setup: Setup, chance: Chance, hold_windows: bool = False) -> State:
        """Return a new game from a checked setup. `hold_windows` is explained in `Match`."""
        state: State = self.module("steps").start(setup, chance)
        state.hold_windows = hold_windows
        state.begin(chance)
        return state

    def on_leave(self, state: State, seat: int, how: int) -> None:
        """Remove the pieces of a seat that left, and end the game if necessary. `left` already includes the seat."""
        hook = self.hook("steps", "on_leave")
        if hook is not None:
            hook(state, seat, how)

    def after_game(self, state: State, won: Sequence[bool]) -> tuple[Any, ...]:
        """Return the campaign file of each seat after a finished game, or () if the game has none."""
        campaign_files = self.campaign_files
        return (
            tuple(campaign_files[0].after_game(state, seat, did) for seat, did in enumerate(won))
            if campaign_files
            else ()
        )

    def load(self, document: dict[str, Any]) -> State:
        """Return a state from its dump or from a view. A view gives a state with that viewer's knowledge."""
        return load_state(self, document)

    def conserved(self, state: State) -> Any:
        """Return an invariant of every play, such as the multiset of all cards."""
        return self.module("state").conserved(state)

    def position(self, text: str, seats: int | None = None, options: dict[str, Any] | None = None) -> State:
        """Return a state from the short position notation."""
        state: State = self._notation.read_position(self, text, seats, options or {})
        return state

    # --- notation -----------------------------------------------------------------------------------------------

    def write_position(self, state: State) -> str:
        """Return the short position notation."""
        return str(self._notation.write_position(state))

    def write(self, state: State, seat: int, action: Action) -> str:
        """Return the notation of one action."""
        if action[0] < 0:
            if action[0] == EXPEL:
                return f"expel {self.seat_label(action[1])}"
            return {TIMEOUT: "lapse", RESIGN: "resign", CLOSE: "close", AGREE: "agree"}[action[0]]
        return str(self._notation.write(state, seat, action))

    def read(self, state: State, seat: int, text: str) -> list[Action]:
        """Return the actions that match a text, legal or not, based on the seat's own knowledge."""
        seen = _seen_by(state, seat)
        actions: list[Action] = self._notation.read(seen, seat, text)
        return actions

    def begins_record(self, line: str) -> bool:
        """Return whether this is the first line of a record in a format defined by the game's rules."""
        own = self.hook("notation", "begins_record")
        return own is not None and bool(own(line))

    def read_line(self, state: State, line: str) -> list[tuple[int, str]]:
        """Return the seats and moves of a line of that record, in the position before it."""
        found: list[tuple[int, str]] = self.hook("notation", "read_line")(state, line)
        return found

    @property
    def whole_messages(self) -> bool:
        """Whether the game reads a text as one message, which may contain `;` or be empty."""
        return bool(self.hook("notation", "WHOLE_MESSAGES"))

    def resolve_names(self, state: State, text: str, names: Sequence[str]) -> str:
        """Return a text with names of people at the table replaced by the game's own terms, if the game supports it."""
        own = self.hook("notation", "resolve_names")
        return text if own is None or not names else str(own(state, text, names))

    def remark(self, text: str) -> tuple[str, str]:
        """Return a text without its comment, and the comment. Most games have none."""
        own = self.hook("notation", "remark")
        if own is None:
            return text, ""
        moves, remark = own(text)
        return str(moves), str(remark)

    def is_turn(self, text: str) -> bool:
        """Return whether this is a whole turn in the game's notation, with the moves of all seats."""
        return self.turns is not None and self.turns.HEAD.match(text) is not None

    def parts(self, text: str) -> list[str]:
        """Split a text into moves: at `;`, unless the game defines more."""
        if self.whole_messages:
            return [text.strip()]
        if self.turns is not None:
            return list(self.turns.parts(text))
        return [part.strip() for part in text.split(";") if part.strip()]

    def advise(self, state: State, seat: int, text: str) -> list[str]:
        """Return the warnings for a text, based on the seat's own knowledge. Raise the errors of `read`."""
        own = self.hook("notation", "advise")
        if own is None:
            return []
        return list(own(_seen_by(state, seat), seat, text))

    def phrase(self, state: State, seat: int, actions: list[Action]) -> str:
        """Return the notation of a whole decision, from the state before its first action."""
        whole = self.hook("notation", "phrase")
        if whole is not None:
            text = whole(state, seat, actions)
            if text:
                return str(text)
        return " ; ".join(self.write(state, seat, action) for action in actions)

    def window_name(self, decision: str, number: int, language: str) -> str:
        """Return the name of a window."""
        return self.words.window(decision, number, language)

    # --- messages -----------------------------------------------------------------------------------------------

    def prompt(self, state: State, seat: int, language: str = ENGLISH, names: Sequence[str] = ()) -> Phrase:
        """Return the prompt of a seat, or what it waits for, based on its view. Use PUBLIC for a spectator.

        `names` are the displayed names of the seats. Without them, seats have their labels from the rules.
        """
        view = _seen_by(state, seat)
        if view.stack:
            return self.words.prompt(view, seat, self.words.reader(seat, names, view), language)
        sentence, rules = self.cause(view.cause, language, view)
        closing = None if view.cause == AGREED else view.closing(seat)
        if closing is None:
            return sentence, rules
        result = self.words.msg("result", closing[0], self.words.reader(seat, names, view), language)
        return f"{sentence} {result}".strip(), (*rules, *closing[1])

    def label(
        self, state: State, seat: int, action: Action, language: str = ENGLISH, names: Sequence[str] = ()
    ) -> Phrase:
        """Return the label of an option, based on the seat's view."""
        view = _seen_by(state, seat)
        return self.words.label(view, seat, action, self.words.reader(seat, names, view), language)

    def asked(
        self, state: State, seat: int, language: str = ENGLISH, names: Sequence[str] = ()
    ) -> tuple[str, str, str]:
        """Return the decision in three parts: title, question, help.

        After the game, the question is the cause of its end.
        """
        view = _seen_by(state, seat)
        if view.stack:
            return self.words.asked(view, seat, self.words.reader(seat, names, view), language)
        return "", self.prompt(view, seat, language, names)[0], ""

    def menu(
        self, state: State, seat: int, actions: Sequence[Action], language: str = ENGLISH, names: Sequence[str] = ()
    ) -> list[Entry]:
        """Return the labels of options with their group headings, based on the seat's view."""
        view = _seen_by(state, seat)
        return self.words.menu(view, seat, actions, self.words.reader(seat, names, view), language)

    def amount(
        self, state: State, seat: int, action: Action, language: str = ENGLISH, names: Sequence[str] = ()
    ) -> Phrase:
        """Return the question for the amount that comes last in these actions."""
        view = _seen_by(state, seat)
        verb = self.verbs[action[0]]
        reader = self.words.reader(seat, names, view)
        asked = self.words.msg(f"{verb.NAME}-amount", verb.params(view, seat, action), reader, language)
        return asked, verb.rules(view, seat, action)

    def event_words(
        self,
        setup: Setup,
        event: Event,
        viewer: int = PUBLIC,
        language: str = ENGLISH,
        names: Sequence[str] = (),
        view: State | None = None,
    ) -> Phrase:
        """Return a log line, or an empty text if the event has none. `view` is the viewer's state then or now."""
        return self.words.line(setup, event, self.words.reader(viewer, names, view), language, view)

    def heading(self, setup: Setup, event: Event, language: str = ENGLISH) -> str:
        """Return the heading of the turn that an event begins, such as "Round 3", or an empty string."""
        id, params = self.heading_msg(event[0], self.words.event(setup, event)[1])
        return self.words.msg(id, params, self.words.reader(PUBLIC), language) if id else ""

    def heading_msg(self, event: int, params: Params) -> Msg:
        """Return the heading of the turn that an event of this kind begins, as a message, or an empty message."""
        kind, param = self.begins
        return (f"heading-{param}", {param: params[param]}) if event == kind and param else NO_MSG

    def refusal(
        self, state: State, seat: int, action: Action, language: str = ENGLISH, names: Sequence[str] = ()
    ) -> Illegal:
        """Return why an action is not allowed: the violated rule and a message, based on the seat's own knowledge."""
        seen = _seen_by(state, seat)
        no = seen.judge(seat, action) or RuleViolation("", {}, "not-possible")
        return self._illegal(no, self.words.reader(seat, names, seen), language)

    def stays(self, state: State, seat: int, rule: str, language: str = ENGLISH, names: Sequence[str] = ()) -> Illegal:
        """Return why a seat can't resign now, by the rule that the state returned."""
        no = RuleViolation(rule, {}, reason_id("resign", rule))
        return self._illegal(no, self.words.reader(seat, names, state), language)

    def validation_error(
        self, no: RuleViolation, seat: int = PUBLIC, names: Sequence[str] = (), language: str = ENGLISH
    ) -> Illegal:
        """Return a validation error with a message shared by all games."""
        return self._illegal(no, self.words.reader(seat, names), language)

    def _illegal(self, no: RuleViolation, reader: Reader, language: str) -> Illegal:
        def msg(language: str) -> str:
            return self.words.refusal(no, reader, language)

        return Illegal(msg(language), no.rule, msg)

    def purpose(self, view: State, seat: int, node: str, language: str = ENGLISH, names: Sequence[str] = ()) -> Phrase:
        """Return the use of a piece or place for a player who clicked it without effect, or an empty text."""
        own = self.hook("nodes", "purpose")
        if own is not None:
            id, params, rules = own(view, seat, node)
            return self.words.msg(id, params, self.words.reader(seat, names, view), language) if id else "", rules
        return "", ()

    def cause(self, cause: int, language: str = ENGLISH, view: State | None = None) -> Phrase:
        """Return the cause of a game's end; with `view`, the winner and what decided, if the game has words for it."""
        return self.words.cause(cause, language, view)

    def went_out(self, state: State, seat: int, language: str = ENGLISH) -> str:
        """Return the time of a seat's elimination in a few words, or an empty string."""
        params = state.went_out(seat)
        return "" if params is None else self.words.msg("went-out", params, self.words.reader(PUBLIC), language)

    def option_help(self, name: str, language: str = ENGLISH) -> str:
        """Return a one-sentence description of an option."""
        return self.words.option(name, language)

    def check_answer(self, text: str) -> None:
        """Raise Unreadable unless `text` is an auto-answer of the game."""
        if self.hook("auto_answers", "answer") is None:
            raise Unreadable(msg("answers-none", game=self.title))
        check = self.hook("auto_answers", "check_answer")
        if check is not None:
            check(text)

    def answer(self, state: State, seat: int, actions: list[Action], text: str) -> Action | None:
        """Return the action of an auto-answer, based on the seat's view, or None to leave the decision to the player."""
        own = self.hook("auto_answers", "answer")
        if own is None:
            return None
        action: Action | None = own(state, seat, actions, text)
        return action

    def standing(self, state: State, seat: int, actions: list[Action]) -> list[str]:
        """Return the auto-answers that apply to the seat's current decision, based on its view."""
        own = self.hook("auto_answers", "standing")
        if own is None:
            return []
        return [text for text in own(state, seat) if self.answer(state, seat, actions, text) in actions]

    # --- pictures and bots ---------------------------------------------------------------------------------------

    def tr(self, view: State, language: str = ENGLISH, names: Sequence[str] = ()) -> Translator:
        """Return the translator for the viewer of a view. `names` are the displayed names of the seats."""
        return Translator(view, language, names)

    def describe(self, state: State) -> str:
        """Return a one-line description of a state."""
        return name_state(state)

    def text_board(self, state: State, listed: bool = True) -> str:
        """Return the table as text: the viewer's side of a view, everything for a full state. `listed` adds the acts."""
        from baronage.engine.game.table_text import outline  # loaded only for boards

        return outline(state, listed=listed)

    def svg(self, state: State, log: Sequence[Event] = ()) -> str:
        """Return the picture for notebooks. `log` are the last events."""
        from baronage.engine.game.table_svg import to_svg  # loaded only for pictures

        return to_svg(state, log=log)

    def nodes(self, state: State, seat: int, action: Action) -> list[str]:
        """Return the ids of what to click for this action, in order: pieces, places, zones. An action without any is a button."""
        return self.verbs[action[0]].clicks(state, seat, action)

    def leads(self, seat: int, action: Action) -> bool:
        """Return whether a clicked action only leads to a further choice of this seat, which may undo it."""
        verb = self.verbs.get(action[0])
        return verb is not None and verb.LEADS

    def heuristic(self, state: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """Return the choice of the game's own bot, from a view."""
        action: Action = self.module("bot").choose(state, seat, actions, chance)
        return action

    def self_harm(self, before: State, after: State, seat: int, plan: Plan) -> str:
        """Return the name of the blunder that this decision was, or "". Forced moves are never blunders."""
        judge = self.hook("search", "self_harm")
        return str(judge(before, after, seat, plan)) if judge is not None and len(before.actions(seat)) > 1 else ""


def game_of(of: State | Setup) -> Game:
    """Return the game of a state or a setup, typed as `Game`."""
    return cast("Game", of.game)


def _seen_by(state: State, seat: int) -> State:
    """Return the state as known to a seat (or PUBLIC). Its own view is returned unchanged."""
    return state if state.viewer == seat else state.redact(seat)


def step_names(*steps: type[Step[Any]]) -> dict[str, type[Step[Any]]]:
    """Return step classes by name, for `load`."""
    return {step.__name__: step for step in steps}
