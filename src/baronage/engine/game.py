"""A game as everything else sees it: a folder of modules with fixed names.

`Game("baronage.games.brawling")` reads `meta.py` at once and the other modules when they are first needed:

| module | what is in it |
|---|---|
| `meta` | `META` |
| `state` | `blank(setup)`: a state without content, which `load` fills; `conserved(state)`: what no play changes |
| `steps` | `start(setup, chance)`; `STEPS`: the frame classes by name; `VERBS`: what a seat can do, by number |
| `notation` | `write`, `read`, `write_position`, `read_position`; `phrase` where a whole decision has a notation of its own;
  `begins_record` and `read_line` where the rules have a form of records of their own; `WHOLE_MESSAGES` where a text is one
  message; `resolve_names` where people are named in texts; `remark` where a text may say something besides; `advise` where a
  text may be taken with a warning |
| `turns` | where the game has a notation of whole turns: what `engine.turns` describes |
| `verbs` | numbers of verbs and events; `EVENTS`: names of events and of their facts; `CAUSES`: of its end;
  `BEGINS`: the event with which a turn or a round begins, and the fact that counts them |
| `words` | the sentences, `en.ftl`; `FACTS`, `TERMS`, `FUNCTIONS`: what the facts in them are (see `engine.words`) |
| `scene` | `scene(view, voice)`; where wanted `upright(view, voice)` for narrow screens, `drawings(view, width, voice,
  notation)` for terminals, `about(view, event)`: what an event is about; `voice.say` says what stands in it |
| `answers` | where there are standing answers: `answer`, `check_answer`, `standing` |
| `bot` | `choose(state, seat, actions, chance)` |
| `mind` | for bots that search: the functions of `engine.mind.Mind` |
| `pacts` | where players negotiate: the functions of `engine.pacts.Pacts` |
| `things` | where wanted `purpose(view, seat, id)`: what a thing in the picture is for, as a sentence's id, facts and rules |
| `space` | for programs that learn: `ranges(setup)` of arguments, `shapes(setup)` of fields; see `engine.space`, `.encoding` |
| `teaching` | for first games: `SOURCES` of points, `TERMS`; see `engine.teaching` |
| `ending` | where the game tells how it went: the functions of `engine.ending.Ending` |
| `papers` | where a document outlives its games: `PAPERS` |
| `RULES.md` | the rules by id; `RULES.fr.md`: the same in another language |
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from baronage.engine.catalogue import Reader
from baronage.engine.chance import Chance
from baronage.engine.errors import Illegal, Unreadable
from baronage.engine.facts import No, reason_id
from baronage.engine.facts import Phrase as Phrase
from baronage.engine.flow import (
    CLOSE,
    EXPEL,
    LAPSE,
    PUBLIC,
    RESIGN,
    Action,
    Event,
    State,
    Step,
)
from baronage.engine.loading import load_state
from baronage.engine.package import Package
from baronage.engine.refusals import say
from baronage.engine.setup import Setup
from baronage.engine.voice import Voice
from baronage.engine.words import ENGLISH, Entry, Words

if TYPE_CHECKING:
    from baronage.engine.encoding import Layout
    from baronage.engine.scene import Scene
    from baronage.engine.space import ActionSpace

_KNOWN: dict[str, Game] = {}  # the first game made of each package


def known_game(package: str) -> Game:
    """The game of a package: the same object each time."""
    return _KNOWN[package] if package in _KNOWN else Game(package)


def forget_game(package: str) -> None:
    """It is not kept for who asks for it by its package."""
    _KNOWN.pop(package, None)


class Game(Package):
    """A game: its meta data, its beginnings, its words, its pictures."""

    def __init__(self, package: str) -> None:
        super().__init__(package)
        self._spaces: dict[str, ActionSpace] = {}
        self._layouts: dict[str, Layout] = {}
        self.words = Words(self)
        _KNOWN.setdefault(package, self)

    def code(self) -> str:
        """The Python that makes it."""
        return f'Game("{self.package}")'

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels as the name of its package."""
        return known_game, (self.package,)

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.title}>"

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which it can be played; English first."""
        return self.words.languages

    def action_space(self, seats: int | None = None, options: dict[str, Any] | None = None) -> ActionSpace:
        """The words with which its actions are spelt (see `engine.space`)."""
        return self.setup(seats, options).space

    def layout(self, seats: int | None = None, options: dict[str, Any] | None = None) -> Layout:
        """Where each number of `state.encode` stands (see `engine.encoding`)."""
        return self.setup(seats, options).layout

    def space_of(self, setup: Setup) -> ActionSpace:
        """The words of a setup; equal setups share them."""
        from baronage.engine.space import ActionSpace  # only programs that learn need it

        key = json.dumps([setup.seats, setup.document()], sort_keys=True)
        if key not in self._spaces:
            self._spaces[key] = ActionSpace(setup)
        return self._spaces[key]

    def layout_of(self, setup: Setup) -> Layout:
        """The layout of a setup; equal setups share it."""
        from baronage.engine.encoding import Layout

        key = json.dumps([setup.seats, setup.document()], sort_keys=True)
        if key not in self._layouts:
            self._layouts[key] = Layout(setup)
        return self._layouts[key]

    # --- beginnings ---------------------------------------------------------------------------------------------

    def setup(self, seats: int | None = None, options: dict[str, Any] | None = None) -> Setup:
        """Checked seats and options."""
        return Setup(self, self.meta.default_seats if seats is None else seats, options or {})

    def start(
        self, seats: int | None = None, options: dict[str, Any] | None = None, chance: Chance | None = None
    ) -> State:
        """A new game, at its first question."""
        return self.start_from(self.setup(seats, options), Chance() if chance is None else chance)

    def start_from(self, setup: Setup, chance: Chance, hold_windows: bool = False) -> State:
        """A new game from a setup that is checked already. `hold_windows`: as `Match` has it."""
        state: State = self.module("steps").start(setup, chance)
        state.hold_windows = hold_windows
        state.begin(chance)
        return state

    def load(self, document: dict[str, Any]) -> State:
        """A state from its dump, or from a view: then with the knowledge of those eyes only."""
        return load_state(self, document)

    def conserved(self, state: State) -> Any:
        """What no play may change, such as all cards."""
        return self.module("state").conserved(state)

    def position(self, text: str, seats: int | None = None, options: dict[str, Any] | None = None) -> State:
        """A state from the short position notation."""
        state: State = self._notation.read_position(self, text, seats, options or {})
        return state

    # --- notation -----------------------------------------------------------------------------------------------

    def write_position(self, state: State) -> str:
        """The short position notation."""
        return str(self._notation.write_position(state))

    def write(self, state: State, seat: int, action: Action) -> str:
        """The notation of one action."""
        if action[0] < 0:
            if action[0] == EXPEL:
                return f"expel {self.seat_label(action[1])}"
            return {LAPSE: "lapse", RESIGN: "resign", CLOSE: "close"}[action[0]]
        return str(self._notation.write(state, seat, action))

    def read(self, state: State, seat: int, text: str) -> list[Action]:
        """The actions that a text stands for, legal or not, as the seat's own knowledge reads it."""
        seen = _seen_by(state, seat)
        actions: list[Action] = self._notation.read(seen, seat, text)
        return actions

    def begins_record(self, line: str) -> bool:
        """Is this the first line of a record in a form that the game's own rules give?"""
        own = self.hook("notation", "begins_record")
        return own is not None and bool(own(line))

    def read_line(self, state: State, line: str) -> list[tuple[int, str]]:
        """A line of such a record, read in the position before it: the seats and their moves in notation."""
        found: list[tuple[int, str]] = self.hook("notation", "read_line")(state, line)
        return found

    @property
    def whole_messages(self) -> bool:
        """Does the game read a text as one message, with `;` inside it and an empty one too?"""
        return bool(self.hook("notation", "WHOLE_MESSAGES"))

    def resolve_names(self, state: State, text: str, names: Sequence[str]) -> str:
        """A text with the names of people at the table put into the game's own terms, where the game wants that."""
        own = self.hook("notation", "resolve_names")
        return text if own is None or not names else str(own(state, text, names))

    def remark(self, text: str) -> tuple[str, str]:
        """A text without what is only said with it, and that; most games have no such words."""
        own = self.hook("notation", "remark")
        if own is None:
            return text, ""
        moves, said = own(text)
        return str(moves), str(said)

    def is_turn(self, text: str) -> bool:
        """Is it a whole turn in the game's own notation, which tells of all seats?"""
        return self.turns is not None and self.turns.HEAD.match(text) is not None

    def parts(self, text: str) -> list[str]:
        """A text, move by move: what stands between `;`, unless the game says more."""
        if self.whole_messages:
            return [text.strip()]
        if self.turns is not None:
            return list(self.turns.parts(text))
        return [part.strip() for part in text.split(";") if part.strip()]

    def advise(self, state: State, seat: int, text: str) -> list[str]:
        """The warnings with which a text would be taken, from the seat's own knowledge. Raises what `read` raises."""
        own = self.hook("notation", "advise")
        if own is None:
            return []
        return list(own(_seen_by(state, seat), seat, text))

    def phrase(self, state: State, seat: int, actions: list[Action]) -> str:
        """The notation of a whole decision, from the state before its first action."""
        whole = self.hook("notation", "phrase")
        if whole is not None:
            text = whole(state, seat, actions)
            if text:
                return str(text)
        return " ; ".join(self.write(state, seat, action) for action in actions)

    # --- words --------------------------------------------------------------------------------------------------

    def prompt(self, state: State, seat: int, language: str = ENGLISH, names: Sequence[str] = ()) -> Phrase:
        """What is asked of the seat, or what it waits for; PUBLIC for a spectator. Made from that seat's view.

        `names`: how who shows it calls each seat; without them they are called as the rules call them.
        """
        view = _seen_by(state, seat)
        if view.stack:
            return self.words.prompt(view, seat, self.words.reader(seat, names, view), language)
        sentence, rules = self.cause(view.cause, language)
        closing = view.closing(seat)
        if closing is None:
            return sentence, rules
        result = self.words.say("result", closing[0], self.words.reader(seat, names, view), language)
        return f"{sentence} {result}", (*rules, *closing[1])

    def label(
        self, state: State, seat: int, action: Action, language: str = ENGLISH, names: Sequence[str] = ()
    ) -> Phrase:
        """An option in words. Made from that seat's view."""
        view = _seen_by(state, seat)
        return self.words.label(view, seat, action, self.words.reader(seat, names, view), language)

    def asked(
        self, state: State, seat: int, language: str = ENGLISH, names: Sequence[str] = ()
    ) -> tuple[str, str, str]:
        """What is asked in three parts: title, question, help; when the game is over, why in place of the question."""
        view = _seen_by(state, seat)
        if view.stack:
            return self.words.asked(view, seat, self.words.reader(seat, names, view), language)
        return "", self.prompt(view, seat, language, names)[0], ""

    def menu(
        self, state: State, seat: int, actions: Sequence[Action], language: str = ENGLISH, names: Sequence[str] = ()
    ) -> list[Entry]:
        """Options in words, with the headings under which they stand together. Made from that seat's view."""
        view = _seen_by(state, seat)
        return self.words.menu(view, seat, actions, self.words.reader(seat, names, view), language)

    def amount(
        self, state: State, seat: int, action: Action, language: str = ENGLISH, names: Sequence[str] = ()
    ) -> Phrase:
        """How the number is asked for that comes last in such actions."""
        view = _seen_by(state, seat)
        verb = self.verbs[action[0]]
        reader = self.words.reader(seat, names, view)
        asked = self.words.say(f"{verb.NAME}-amount", verb.facts(view, seat, action), reader, language)
        return asked, verb.cites(view, seat, action)

    def event_words(
        self,
        setup: Setup,
        event: Event,
        eyes: int = PUBLIC,
        language: str = ENGLISH,
        names: Sequence[str] = (),
        view: State | None = None,
    ) -> Phrase:
        """A log line; an empty one: nothing is said of it. `view`: what these eyes knew then, or know now."""
        return self.words.line(setup, event, self.words.reader(eyes, names, view), language, view)

    def heading(self, setup: Setup, event: Event, language: str = ENGLISH) -> str:
        """The turn that an event begins, such as "Round 3"; empty: it begins none."""
        kind, fact = self.begins
        if event[0] != kind or not fact:
            return ""
        facts = self.words.event(setup, event)[1]
        return self.words.say(f"heading-{fact}", facts, self.words.reader(PUBLIC), language)

    def refusal(
        self, state: State, seat: int, action: Action, language: str = ENGLISH, names: Sequence[str] = ()
    ) -> Illegal:
        """Why an action is not allowed: the rule that forbids it and a sentence, from the seat's own knowledge."""
        seen = _seen_by(state, seat)
        no = seen.judge(seat, action) or No("", {}, "not-possible")
        return self._illegal(no, self.words.reader(seat, names, seen), language)

    def stays(self, state: State, seat: int, rule: str, language: str = ENGLISH, names: Sequence[str] = ()) -> Illegal:
        """Why a seat can't resign now: by the rule that the state names."""
        no = No(rule, {}, reason_id("resign", rule))
        return self._illegal(no, self.words.reader(seat, names, state), language)

    def gate_refusal(self, no: No, seat: int = PUBLIC, names: Sequence[str] = (), language: str = ENGLISH) -> Illegal:
        """What the gate answers, in the words that all games share."""
        return self._illegal(no, self.words.reader(seat, names), language)

    def _illegal(self, no: No, reader: Reader, language: str) -> Illegal:
        def say(language: str) -> str:
            return self.words.refusal(no, reader, language)

        return Illegal(say(language), no.rule, say)

    def purpose(self, view: State, seat: int, node: str, language: str = ENGLISH, names: Sequence[str] = ()) -> Phrase:
        """What a thing of the scene is for, to who clicked it and can do nothing with it now; empty: the game does not say."""
        own = self.hook("things", "purpose")
        if own is not None:
            id, facts, rules = own(view, seat, node)
            return self.words.say(id, facts, self.words.reader(seat, names, view), language) if id else "", rules
        return "", ()

    def cause(self, cause: int, language: str = ENGLISH) -> Phrase:
        """Why a game ended."""
        return self.words.cause(cause, language)

    def went_out(self, state: State, seat: int, language: str = ENGLISH) -> str:
        """When a seat went out, in a few words; empty: it did not, or the game does not say."""
        facts = state.went_out(seat)
        return "" if facts is None else self.words.say("went-out", facts, self.words.reader(PUBLIC), language)

    def option_help(self, name: str, language: str = ENGLISH) -> str:
        """What one of its options is, in a sentence."""
        return self.words.option(name, language)

    def check_answer(self, text: str) -> None:
        """Raise Unreadable unless this is a standing answer of the game."""
        if self.hook("answers", "answer") is None:
            raise Unreadable(say("answers-none", game=self.title))
        check = self.hook("answers", "check_answer")
        if check is not None:
            check(text)

    def answer(self, state: State, seat: int, actions: list[Action], text: str) -> Action | None:
        """What a standing answer says to a question, from the seat's view alone; None: ask."""
        own = self.hook("answers", "answer")
        if own is None:
            return None
        action: Action | None = own(state, seat, actions, text)
        return action

    def standing(self, state: State, seat: int, actions: list[Action]) -> list[str]:
        """Standing answers that would answer what the seat is asked now, from its view alone: for clients to offer."""
        own = self.hook("answers", "standing")
        if own is None:
            return []
        return [text for text in own(state, seat) if self.answer(state, seat, actions, text) in actions]

    # --- pictures and bots --------------------------------------------------------------------------------------

    def voice(self, view: State, language: str = ENGLISH, names: Sequence[str] = ()) -> Voice:
        """Its sentences as the eyes of a view hear them. `names`: how who shows it calls each seat."""
        return Voice(view, language, names)

    def scene(self, state: State, upright: bool = False, language: str = ENGLISH, names: Sequence[str] = ()) -> Scene:
        """The picture of a view (or, for the referee, of the whole state); upright: for a narrow screen, if the game has one."""
        draw = self.hook("scene", "upright") if upright else None
        voice = self.voice(state, language, names)
        picture: Scene = (draw or self._pictures.scene)(state, voice)
        return picture

    def drawings(
        self, state: State, width: int, language: str = ENGLISH, names: Sequence[str] = (), notation: bool = True
    ) -> dict[str, list[str]]:
        """Groups of the scene drawn with letters and lines, by id, for a terminal of so many columns; most games have none.

        `notation`: with what only who types moves needs.
        """
        own = self.hook("scene", "drawings")
        if own is None:
            return {}
        found: dict[str, list[str]] = own(state, width, self.voice(state, language, names), notation)
        return found

    def nodes(self, state: State, seat: int, action: Action) -> list[str]:
        """The ids of the scene's nodes that one clicks, in order, for this action; none: it is a button."""
        return self.verbs[action[0]].clicks(state, seat, action)

    def leads(self, seat: int, action: Action) -> bool:
        """Does an action that is clicked in the scene only lead on to a further choice of this seat, which may take it back?"""
        verb = self.verbs.get(action[0])
        return verb is not None and verb.LEADS

    def about(self, view: State, event: Event) -> tuple[str, ...]:
        """The ids of the scene's nodes that an event is about, from the view after it; none: nothing in the picture."""
        own = self.hook("scene", "about")
        return () if own is None or event[0] < 0 else tuple(own(view, event))

    def heuristic(self, state: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """What the game's own player would do, from a view."""
        action: Action = self.module("bot").choose(state, seat, actions, chance)
        return action


def _seen_by(state: State, seat: int) -> State:
    """The state as this seat (or PUBLIC) may know it; a view of its own is that already."""
    return state if state.eyes == seat else state.redact(seat)


def step_names(*steps: type[Step[Any]]) -> dict[str, type[Step[Any]]]:
    """Frame classes by name, as `load` wants them."""
    return {step.__name__: step for step in steps}
