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
| `scene` | `scene(view, voice)`; where wanted `upright(view, voice)` for narrow screens, `drawings(view, width, voice)` for
  terminals, `about(view, event)`: what an event is about; `voice.say` says what stands in it |
| `answers` | where there are standing answers: `answer`, `check_answer`, `standing` |
| `bot` | `choose(state, seat, actions, chance)` |
| `mind` | for bots that search: the functions of `engine.mind.Mind` |
| `pacts` | where players negotiate: the functions of `engine.pacts.Pacts` |
| `things` | where wanted `purpose(view, seat, id)`: what a thing in the picture is for, as a sentence's id, facts and rules |
| `space` | for programs that learn: `ranges(setup)` of arguments, `shapes(setup)` of fields; see `engine.space`, `.encoding` |
| `teaching` | for first games: `SOURCES` of points, `TERMS`; see `engine.teaching` |
| `papers` | where a document outlives its games: `PAPERS` |
| `RULES.md` | the rules by id; `RULES.fr.md`: the same in another language |
"""

from __future__ import annotations

import importlib
import importlib.util
import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any

from baronage.engine.catalogue import Reader
from baronage.engine.chance import Chance
from baronage.engine.contract import check_part
from baronage.engine.errors import BadDocument, BadSetup, Illegal, Refusal, Unreadable
from baronage.engine.facts import No, reason_id
from baronage.engine.facts import Phrase as Phrase
from baronage.engine.flow import (
    CLOSE,
    EXPEL,
    FULL,
    LAPSE,
    PUBLIC,
    RESIGN,
    Action,
    Event,
    State,
    Step,
    copied,
    frozen,
)
from baronage.engine.rules import Rule, Rulebook
from baronage.engine.setup import Meta, Option, Setup
from baronage.engine.voice import Voice
from baronage.engine.words import ENGLISH, Entry, Words

if TYPE_CHECKING:
    from baronage.engine.encoding import Layout
    from baronage.engine.mind import Mind
    from baronage.engine.pacts import Pacts
    from baronage.engine.papers import Paper
    from baronage.engine.scene import Scene
    from baronage.engine.space import ActionSpace
    from baronage.engine.verb import Verb

LARGEST = 1 << 63  # no number in a state reaches it


_KNOWN: dict[str, Game] = {}  # the first game made of each package


def known_game(package: str) -> Game:
    """The game of a package: the same object each time."""
    return _KNOWN[package] if package in _KNOWN else Game(package)


class Game:
    """A game: its meta data, its beginnings, its words, its pictures."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._modules: dict[str, ModuleType] = {}
        self._spaces: dict[str, ActionSpace] = {}
        self._layouts: dict[str, Layout] = {}
        self.meta: Meta = self.module("meta").META
        self.words = Words(self)
        _KNOWN.setdefault(package, self)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels as the name of its package."""
        return known_game, (self.package,)

    def module(self, name: str) -> ModuleType:
        """One of its modules, checked against the contract when it is first needed."""
        module = self._modules.get(name)
        if module is None:
            module = self._modules[name] = importlib.import_module(f"{self.package}.{name}")
            check_part(self.package, name, module)
        return module

    def _has_module(self, name: str) -> bool:
        return name in self._modules or importlib.util.find_spec(f"{self.package}.{name}") is not None

    @cached_property
    def _answers(self) -> ModuleType | None:
        return self.module("answers") if self._has_module("answers") else None

    @cached_property
    def _things(self) -> ModuleType | None:
        return self.module("things") if self._has_module("things") else None

    @cached_property
    def _notation(self) -> ModuleType:
        return self.module("notation")

    @cached_property
    def _pictures(self) -> ModuleType:
        return self.module("scene")

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.title}>"

    # --- what it is ---------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """Its short name: the folder's."""
        return self.meta.name

    @property
    def title(self) -> str:
        """Its name on the box."""
        return self.meta.title

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat counts it can be played with."""
        return self.meta.seats

    @property
    def most_seats(self) -> int:
        """With the options that allow most."""
        return max(*self.meta.seats, *self.meta.more_seats)

    @property
    def options(self) -> tuple[Option, ...]:
        """Its variants, as far as players are shown them."""
        return tuple(option for option in self.meta.options if option.offered)

    def seat_label(self, seat: int) -> str:
        """How the rules call a seat: A, P1, #1."""
        return "table" if seat < 0 else self.meta.label(seat)

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules in each language in which they are written."""
        return Rulebook(self.package)

    @property
    def rules_page(self) -> str:
        """RULES.md, whole."""
        return self.rulebook.page(ENGLISH)

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The rules by id."""
        return self.rulebook.rules(ENGLISH)

    @cached_property
    def frames(self) -> dict[str, type[Step[Any]]]:
        """Its frame classes by name."""
        found: dict[str, type[Step[Any]]] = self.module("steps").STEPS
        return found

    @cached_property
    def verbs(self) -> Mapping[int, Verb[Any]]:
        """What a seat can do, by number."""
        found: Mapping[int, Verb[Any]] = getattr(self.module("steps"), "VERBS", {})
        return found

    @cached_property
    def events(self) -> Mapping[int, tuple[str, tuple[str, ...]]]:
        """Events by number: the sentence's id ("": nothing is said of it) and the names of its facts; `*cards`: the rest."""
        found: Mapping[int, tuple[str, tuple[str, ...]]] = getattr(self.module("verbs"), "EVENTS", {})
        return found

    @cached_property
    def begins(self) -> tuple[int, str]:
        """The event with which a turn or a round begins, and the fact that counts them; an empty fact: none does."""
        found: tuple[int, str] = getattr(self.module("verbs"), "BEGINS", (0, ""))
        return found

    @cached_property
    def causes(self) -> Mapping[int, tuple[str, ...]]:
        """Why it may end: a name, and the rules."""
        found: Mapping[int, tuple[str, ...]] = getattr(self.module("verbs"), "CAUSES", {})
        return found

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which it can be played; English first."""
        return self.words.languages

    @cached_property
    def papers(self) -> tuple[Paper, ...]:
        """The documents that outlive its games; most games have none."""
        if not self._has_module("papers"):
            return ()
        found: tuple[Paper, ...] = self.module("papers").PAPERS
        return found

    @cached_property
    def turns(self) -> Any:
        """Its notation of whole turns: the module that `baronage.engine.turns` describes; None: it has none."""
        return self.module("turns") if self._has_module("turns") else None

    @cached_property
    def has_space(self) -> bool:
        """Has it a module `space`, so that programs that learn can play it?"""
        return self._has_module("space")

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

    def start_from(self, setup: Setup, chance: Chance, hold: bool = False) -> State:
        """A new game from a setup that is checked already. `hold`: as `Match` has it."""
        state: State = self.module("steps").start(setup, chance)
        state.holding = hold
        state.begin(chance)
        return state

    def load(self, document: dict[str, Any]) -> State:
        """A state from its dump, or from a view: then with the knowledge of those eyes only."""
        try:
            if document["game"] != self.name:
                raise BadDocument(f"this is a state of {document['game']!r}, not of {self.name!r}")
            setup = self.setup(document["seats"], document["options"])
            fields = {**document["open"], **document["own"]}
            state: State = self.module("state").blank(setup)
            for name in state.FIELDS:
                if name in state.LATER and name not in fields:
                    continue  # saved before there was such a field: as in a blank state
                setattr(state, name, copied(_field(fields[name], getattr(state, name))))
            for name, *_ in fields["stack"]:
                if name not in self.frames:
                    raise BadDocument(f"there is no frame {name!r:.60} in the STEPS of {self.package}.steps")
            state.stack = [
                self.frames[name](*(frozen(_shaped(item)) for item in rest)) for name, *rest in fields["stack"]
            ]
            state.cause, state.left, state.eyes = fields["cause"], fields["left"], document["eyes"]
            for number, low, high in (
                (state.cause, 0, LARGEST),
                (state.left, 0, 1 << setup.seats),
                (state.eyes, FULL, setup.seats),
            ):
                if type(number) is not int or not low <= number < high:
                    raise BadDocument(f"{number!r:.100} is no number from {low} to {high - 1}")
            for seat in range(setup.seats):  # what can't be asked what to do is no state of this game
                state.actions(seat)
            state.actors()
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError, RecursionError) as error:
            why = error.sentence if isinstance(error, Refusal) else f"{type(error).__name__} {error}"
            raise BadDocument(f"this is no state of {self.title}: {why}") from error
        return state

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
        own = getattr(self._notation, "begins_record", None)
        return own is not None and bool(own(line))

    def read_line(self, state: State, line: str) -> list[tuple[int, str]]:
        """A line of such a record, read in the position before it: the seats and their moves in notation."""
        found: list[tuple[int, str]] = self._notation.read_line(state, line)
        return found

    @property
    def whole_messages(self) -> bool:
        """Does the game read a text as one message, with `;` inside it and an empty one too?"""
        return bool(getattr(self._notation, "WHOLE_MESSAGES", False))

    def resolve_names(self, state: State, text: str, names: Sequence[str]) -> str:
        """A text with the names of people at the table put into the game's own terms, where the game wants that."""
        own = getattr(self._notation, "resolve_names", None)
        return text if own is None or not names else str(own(state, text, names))

    def remark(self, text: str) -> tuple[str, str]:
        """A text without what is only said with it, and that; most games have no such words."""
        own = getattr(self._notation, "remark", None)
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
        own = getattr(self._notation, "advise", None)
        if own is None:
            return []
        return list(own(_seen_by(state, seat), seat, text))

    def phrase(self, state: State, seat: int, actions: list[Action]) -> str:
        """The notation of a whole decision, from the state before its first action."""
        whole = getattr(self._notation, "phrase", None)
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
        rules = tuple(event[3].split())
        id, facts = self.words.event(setup, event, view)
        return self.words.say(id, facts, self.words.reader(eyes, names, view), language) if id else "", rules

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

    def _illegal(self, no: No, reader: Reader, language: str) -> Illegal:
        def say(language: str) -> str:
            return self.words.refusal(no, reader, language)

        return Illegal(say(language), no.rule, say)

    def purpose(self, view: State, seat: int, node: str, language: str = ENGLISH, names: Sequence[str] = ()) -> Phrase:
        """What a thing of the scene is for, to who clicked it and can do nothing with it now; empty: the game does not say."""
        if self._things is not None and hasattr(self._things, "purpose"):
            id, facts, rules = self._things.purpose(view, seat, node)
            return self.words.say(id, facts, self.words.reader(seat, names, view), language) if id else "", rules
        return "", ()

    def cause(self, cause: int, language: str = ENGLISH) -> Phrase:
        """Why a game ended."""
        return self.words.cause(cause, language)

    def option_help(self, name: str, language: str = ENGLISH) -> str:
        """What one of its options is, in a sentence."""
        return self.words.option(name, language)

    def check_answer(self, text: str) -> None:
        """Raise Unreadable unless this is a standing answer of the game."""
        if self._answers is None:
            raise Unreadable(f"{self.title} has no standing answers")
        if hasattr(self._answers, "check_answer"):
            self._answers.check_answer(text)

    def answer(self, state: State, seat: int, actions: list[Action], text: str) -> Action | None:
        """What a standing answer says to a question, from the seat's view alone; None: ask."""
        own = getattr(self._answers, "answer", None)
        if own is None:
            return None
        action: Action | None = own(state, seat, actions, text)
        return action

    def standing(self, state: State, seat: int, actions: list[Action]) -> list[str]:
        """Standing answers that would answer what the seat is asked now, from its view alone: for clients to offer."""
        own = getattr(self._answers, "standing", None)
        if own is None:
            return []
        return [text for text in own(state, seat) if self.answer(state, seat, actions, text) in actions]

    # --- pictures and bots --------------------------------------------------------------------------------------

    def voice(self, view: State, language: str = ENGLISH, names: Sequence[str] = ()) -> Voice:
        """Its sentences as the eyes of a view hear them. `names`: how who shows it calls each seat."""
        return Voice(view, language, names)

    def scene(self, state: State, upright: bool = False, language: str = ENGLISH, names: Sequence[str] = ()) -> Scene:
        """The picture of a view (or, for the referee, of the whole state); upright: for a narrow screen, if the game has one."""
        draw = getattr(self._pictures, "upright", None) if upright else None
        voice = self.voice(state, language, names)
        picture: Scene = (draw or self._pictures.scene)(state, voice)
        return picture

    def drawings(
        self, state: State, width: int, language: str = ENGLISH, names: Sequence[str] = ()
    ) -> dict[str, list[str]]:
        """Groups of the scene drawn with letters and lines, by id, for a terminal of so many columns; most games have none."""
        own = getattr(self._pictures, "drawings", None)
        if own is None:
            return {}
        found: dict[str, list[str]] = own(state, width, self.voice(state, language, names))
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
        own = getattr(self._pictures, "about", None)
        return () if own is None or event[0] < 0 else tuple(own(view, event))

    @cached_property
    def thinks(self) -> bool:
        """Has it a `mind`, so that bots can search?"""
        return self._has_module("mind")

    @cached_property
    def mind(self) -> Mind:
        """What the game tells those who think about it."""
        if not self.thinks:
            raise BadSetup(f"{self.title} has no bots that think ahead")
        found: Any = self.module("mind")
        mind: Mind = found
        return mind

    @cached_property
    def teaches(self) -> bool:
        """Has it a card for a first game, and a glossary?"""
        return self._has_module("teaching")

    @cached_property
    def pacts(self) -> Pacts | None:
        """What players can promise one another; None: in this game nobody negotiates."""
        if not self._has_module("pacts"):
            return None
        found: Any = self.module("pacts")
        pacts: Pacts = found
        return pacts

    def heuristic(self, state: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """What the game's own player would do, from a view."""
        action: Action = self.module("bot").choose(state, seat, actions, chance)
        return action


def _seen_by(state: State, seat: int) -> State:
    """The state as this seat (or PUBLIC) may know it; a view of its own is that already."""
    return state if state.eyes == seat else state.redact(seat)


def _field(value: Any, blank: Any) -> Any:
    """The value, if it is made as this field of a blank state is: a small int, a list of such, or a list of lists."""
    if not isinstance(value, list):
        if isinstance(blank, list):
            raise BadDocument(f"a list is wanted, not {value!r:.100}")
        return _shaped(value)
    if isinstance(blank, int):
        raise BadDocument(f"a number is wanted, not {value!r:.100}")
    rows = blank if blank and isinstance(blank[0], list) else None
    if rows is not None and len(rows) != len(value):
        raise BadDocument(f"{len(rows)} lists are wanted, not {len(value)}")
    kinds = set(map(type, value))
    if kinds == {list}:
        for index, row in enumerate(value):
            _field(row, [] if rows is None else rows[index])
    elif rows is not None or not kinds <= {int}:
        raise BadDocument(f"a list of {'lists' if rows else 'small numbers'} is wanted, not {value!r:.100}")
    elif value:
        _shaped(min(value))
        _shaped(max(value))
    return value


def _shaped(value: Any) -> Any:
    """The value, if it is made of lists and small ints."""
    if isinstance(value, list):
        for item in value:
            _shaped(item)
    elif type(value) is not int or not -LARGEST < value < LARGEST:
        raise BadDocument(f"a small number is wanted, not {value!r:.100}")
    return value


def step_names(*steps: type[Step[Any]]) -> dict[str, type[Step[Any]]]:
    """Frame classes by name, as `load` wants them."""
    return {step.__name__: step for step in steps}
