"""A table: a match, who sits at it, its clocks, and what each pair of eyes has been told. Knows no network and no store.

It is what its acts add up to: the same acts, in the same order and at the same instants, give the same table. That is how it is
read from the store. An act that is refused raises `Refusal` and changes nothing.
"""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from baronage.engine import flow as engine
from baronage.engine.chance import Chance
from baronage.engine.ending import setback
from baronage.engine.errors import BadDocument, Illegal, Unreadable
from baronage.engine.flow import PUBLIC, TABLE, Action, Event, Sheets
from baronage.engine.game import Game
from baronage.engine.match import Match
from baronage.engine.moments import Moment, only_a_part, said_with
from baronage.engine.setup import StandIn
from baronage.engine.words import ENGLISH
from baronage.server.pace import Pace, Post
from baronage.server.play.acts import OF_THE_GAME, Act, Announcement, Change, Kind
from baronage.server.play.announcements import announcement
from baronage.server.play.attendance import Attended
from baronage.server.play.questions import bare_question, besides, question
from baronage.server.play.sitter import Sitter
from baronage.server.wire import Earlier, Line, Question
from baronage.server.words import say

MOST_KEYS = 64  # acts that are remembered by their own word


class Table(Attended):
    """A game that runs. `act` is its one door."""

    def __init__(
        self,
        id: str,
        game: Game,
        options: dict[str, Any],
        pace: Pace,
        sitters: Sequence[Sitter],
        seed: bytes,
        at: float,
        held: bool = True,
        tempo: float = 1.0,
        stand_in: StandIn | None = None,
        undoes: bool = True,
    ) -> None:
        """`held`: secret windows stay open for a while though nobody is asked; `tempo`: how fast bots are, 1 as usual.

        `stand_in`: who may play for somebody who is long away; None: as the game says. `undoes`: may acts be taken back?
        """
        names = [sitter.name for sitter in sitters]
        match = Match(game, len(names), options, chance=Chance.sealed(seed), names=names, hold_windows=held)
        super().__init__(match, pace, sitters, seed, at, tempo, stand_in or game.meta.stand_in)
        self.id = id
        self.undoes = undoes
        # what each seat, and last the public, was told: an update more for whoever saw something, and for whoever acted
        self.numbers = [0] * (len(names) + 1)
        self._undone = (PUBLIC, 0)  # who took acts back, and how many are not done anew
        self.announcements: list[tuple[list[int], Announcement]] = []  # and how many moments each had seen by then
        self._keys: dict[tuple[int, str], Change] = {}  # what was done of late under a word of its own, by seat
        self._time(at, PUBLIC, False, True)

    @property
    def game(self) -> Game:
        """What is played here."""
        return self.match.game

    @property
    def eyes(self) -> list[int]:
        """Every seat, and the public."""
        return [*range(len(self.sitters)), PUBLIC]

    def sit(self, sitters: Sequence[Sitter]) -> None:
        """These sit here now."""
        self.sitters = list(sitters)
        self.match.record.names = [sitter.name for sitter in sitters]

    def number(self, eyes: int) -> int:
        """The number of the newest update for these eyes."""
        return self.numbers[eyes]

    # --- acts ---------------------------------------------------------------------------------------------------

    def act(self, at: float, seat: int, kind: str, body: dict[str, Any]) -> Change:
        """Let something happen."""
        match = self.match
        moments, moves = len(match.moments), len(match.record.moves)
        self._seen.clear()
        sheets = match.state.at_once()
        secret = match.state.in_secret()
        advice = match.advise(seat, str(body["text"])) if kind == Kind.PLAY and body.get("text") else []
        asked = self.deadlines.get(seat)
        played = self._do(at, seat, kind, body)
        if kind == Kind.PLAY and body.get("text") and match.unplayed:
            advice = [*advice, only_a_part(match.unplayed)]
        recorded = len(match.record.moves) > moves
        answered = self._has_answered(seat, kind, recorded, played, sheets)
        written = self._written(seat, kind, body, played, moves)
        self._count_missed(seat, kind, body, recorded, secret)
        self.acts += 1
        self.last = at
        announced = None if kind == Kind.PLAY else announcement(self, seat, kind, body)
        if announced:
            self.announcements.append((match.counts[:], announced))
        seen = self._count(match.moments[moments:], seat, announced)
        self._time(at, seat, answered, PUBLIC in seen and kind != Kind.OUTAGE)
        if PUBLIC in seen or kind == Kind.RETURN:
            self._look_who_is_away()
        timed = asked is not None and answered and "by" not in body and isinstance(self.pace, Post)
        took = max(0.0, at - asked.asked) if asked is not None and timed else None
        change = Change(Act(self.acts, at, seat, str(kind), written), played, seen, announced, advice, moments, took)
        self._remember(seat, body.get("key", ""), change)
        return change

    def _has_answered(
        self, seat: int, kind: str, recorded: bool, played: list[Action], sheets: Sheets[Any] | None
    ) -> bool:
        """Did the seat answer what it was asked? What is done anew was answered before: there is no more time for it."""
        answered = recorded and kind in (Kind.PLAY, Kind.LAPSE)
        if kind == Kind.PLAY and sheets is not None:  # what is done beside the sheet does not answer the question
            answered = any(action[0] in (sheets.SEND, engine.LAPSE) for action in played)
        if kind == Kind.UNDO:
            self._undone = (seat, self._undone[1] + 1 if self._undone[0] == seat else 1)
        elif answered and self._undone[1]:
            answered = self._undone[0] != seat
            left = self._undone[1] - 1 if not answered and self.match.can_undo(seat) else 0
            self._undone = (seat, left)
        return answered

    def _written(self, seat: int, kind: str, body: dict[str, Any], played: list[Action], moves: int) -> dict[str, Any]:
        """The body of the act as the journal has it. `moves`: so many stood in the record before."""
        recorded = self.match.record.moves[moves:]
        written = dict(body)
        if kind == Kind.PLAY:
            written = {name: body[name] for name in ("by", "key") if name in body} | {"actions": played}
            if not played:  # the text only told what had come about by itself
                written["told"] = True
            said = next((move.remark for move in recorded if move.remark), "")
            if said:
                written["remark"] = said
        elif kind == Kind.DRAFT:
            written.pop("behind", None)
            written["actions"] = self.match.state.draft(seat)
        if recorded:
            written["check"] = _digest(self.match, moves)
        return written

    def _remember(self, seat: int, key: str, change: Change) -> None:
        if key:
            self._keys[seat, key] = change
            if len(self._keys) > MOST_KEYS:
                del self._keys[next(iter(self._keys))]

    def done_before(self, seat: int, key: str) -> Change | None:
        """What a seat did under this word, if it did: whoever sends it again has heard no answer, and means the same."""
        return self._keys.get((seat, key))

    def replay_act(self, act: Act) -> Change:
        """Let an act from the journal happen again, and see that the same came of it."""
        body = {key: value for key, value in act.body.items() if key != "check"}
        self._replaying = True
        try:
            change = self.act(act.at, act.seat, act.kind, body)
        finally:
            self._replaying = False
        if change.act.number != act.number or change.act.body.get("check") != act.body.get("check"):
            raise BadDocument(say("act-lost", act=act.number, table=self.id))
        return change

    def _do(self, at: float, seat: int, kind: str, body: dict[str, Any]) -> list[Action]:
        match = self.match
        if self.halt is not None and kind in OF_THE_GAME:
            raise Illegal(say("halted"))
        if kind == Kind.PLAY:
            if body.get("told"):
                return []
            self._must_have_time(at, seat)
            if body.get("text"):
                return match.play(seat, str(body["text"]))
            return match.play(seat, [tuple(action) for action in body.get("actions", ())], str(body.get("remark", "")))
        if kind == Kind.BACK:
            match.back(seat)
        elif kind == Kind.DRAFT:
            match.redraft(seat, *([tuple(click) for click in body.get(name, ())] for name in ("actions", "behind")))
        elif kind == Kind.UNDO:
            if not self.undoes:
                raise Illegal(say("rated-no-undo"))
            match.undo(seat, again=self._replaying)
        elif kind == Kind.ANSWERS:
            if match.over:
                raise Illegal(say("game-over"))
            match.answer(seat, body["texts"])
        elif kind == Kind.LAPSE:
            return match.lapse(seat)
        elif kind == Kind.PAUSE:
            self._pause(at, seat)
        elif kind == Kind.EXTEND:
            self._extend(at, body["hours"])
        elif kind == Kind.OUTAGE:
            self._outage(body["since"], body["until"])
        elif kind == Kind.CLOSE:
            match.play(TABLE, (engine.CLOSE,))
        elif kind == Kind.BEGIN:
            self._begin(body["state"])
        else:
            self._besides(at, seat, kind, body)
        return []

    def _besides(self, at: float, seat: int, kind: str, body: dict[str, Any]) -> None:
        """What is no part of the game: who sits there, and when the table stands still."""
        if kind == Kind.EXPEL:
            self._expel(body["seat"])
        elif kind == Kind.SEEK:
            self._seek(seat, body["seat"])
        elif kind == Kind.HALT:
            self._halt(at, seat)
        elif kind == Kind.GO_ON:
            self._go_on(at, seat)
        elif kind == Kind.HOLIDAY:
            self._holiday(seat, tuple((since, until) for since, until in body["days"]))
        elif kind == Kind.REMIND:
            self._remind(body["seat"])
        elif kind == Kind.REMOVE:
            self._remove(body["seat"], body["offered"])
        elif kind == Kind.RETURN:
            self.offered.discard(seat)
        else:
            raise Unreadable(say("no-act", kind=kind[:40]))

    def _begin(self, document: dict[str, Any]) -> None:
        """Begin in the midst of another game rather than with a deal of one's own: the first act, or none."""
        if self.acts:
            raise Illegal(say("game-begun"))
        old, chance = self.match, Chance.sealed(self._seed)
        state = self.game.load(document)
        self.match = Match(self.game, chance=chance, names=old.record.names, state=state, hold_windows=old.hold_windows)
        self.deadlines, self.shown_deadlines = {}, {}  # they were those of the deal

    def _expel(self, seat: int) -> None:
        """The host sends a seat away, by a rule of the game."""
        if not self.game.meta.expels:
            raise Illegal(say("nobody-expelled"))
        if 0 <= seat < len(self.sitters) and self.state.beaten(seat):
            raise Illegal(say("seat-out"), self.state.beaten(seat))
        self.match.play(TABLE, (engine.EXPEL, seat))

    # --- what eyes see ------------------------------------------------------------------------------------------

    def announced(self, what: Announcement, eyes: int = PUBLIC, language: str = ENGLISH) -> str:
        """An announcement in words."""
        words = self.game.words
        return words.say(what.id, what.facts, words.reader(eyes, self.match.record.names), language)

    def _count(self, moments: Sequence[Moment], actor: int, announced: Announcement | None) -> dict[int, list[Event]]:
        """Number an update for whoever saw something, and for whoever acted; nobody else's number moves."""
        seen: dict[int, list[Event]] = {}
        for eyes in self.eyes:
            events = [event for moment in moments for event in moment.seen(eyes)]
            if events or announced or (eyes == actor and eyes >= 0):
                self.numbers[eyes] += 1
                seen[eyes] = events
        return seen

    def told(self, change: Change, eyes: int, pictured: bool = True, language: str = ENGLISH) -> list[Line]:
        """A change in words, as these eyes saw it. What is only drafted, or taken back from a draft, is no line of the log.

        `pictured`: they have the picture too; without it nobody needs to know what in it a line is about.
        """
        game, setup, moment, view = self.game, self.match.setup, self.match.number(eyes), self.seen(eyes)
        words, reader = game.words, game.words.reader(eyes, self.match.record.names, view)
        lines = []
        for event in change.seen[eyes] if "check" in change.act.body else ():
            sentence, rules = words.line(setup, event, reader, language, view)
            if sentence:
                about = game.about(view, event) if pictured else ()
                why = [
                    Earlier(*words.line(setup, cause.event, reader, language, view), cause.moment)
                    for cause in setback(self.match, view, event, eyes)
                ]
                lines.append(Line(sentence, rules, moment, about, tuple(why)))
        if lines and change.act.body.get("remark"):
            lines.append(Line(said_with(game, change.act.seat, change.act.body["remark"]), (), moment))
        if change.announcement:
            lines.append(Line(self.announced(change.announcement, eyes, language)))
        return lines

    def lines(
        self, eyes: int, upto: int | None = None, announced: int | None = None, language: str = ENGLISH
    ) -> list[Line]:
        """The whole log, as these eyes saw it, and what was told of the table between.

        `upto`: as it was after so many moments, `announced`: and so many announcements. So it may be asked while others play on.
        """
        told = self.match.log(eyes, True, language)
        lines = [Line(sentence, rules, moment) for moment, sentence, rules in told if upto is None or moment <= upto]
        moments = [line.moment for line in lines]
        for counts, what in reversed(self.announcements[:announced]):
            lines.insert(bisect_right(moments, counts[eyes]), Line(self.announced(what, eyes, language)))
        return lines

    def view(self, eyes: int) -> dict[str, Any]:
        """All that these eyes may know, as JSON."""
        return self.seen(eyes).dump()

    def bare_question(self, eyes: int) -> Question:
        """What is asked of these eyes, without words: for programs."""
        return bare_question(self.seen(eyes), eyes, besides(self.match, eyes, undoes=self.undoes))

    def question(self, eyes: int, pictured: bool = True) -> Question:
        """What is asked of these eyes, worked out from their own view alone. `pictured`: with what one clicks for it."""
        return question(self.seen(eyes), eyes, pictured, besides(self.match, eyes, undoes=self.undoes))

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.match.over

    def is_out(self, eyes: int) -> bool:
        """Is this seat out of a game that goes on?"""
        return eyes >= 0 and not self.over and bool(self.state.beaten(eyes))

    def standings(self, language: str = ENGLISH) -> dict[str, Any] | None:
        """How it ended, and why: in the language of who reads."""
        found = self.state.standings() if self.over else None
        if found is None or language == ENGLISH:
            return None if found is None else found.document()
        return {**found.document(), "cause": self.game.cause(self.state.cause, language)[0]}


def _digest(match: Match, since: int) -> str:
    """What the moves since then were, and what fell: short, for comparison."""
    facts = [(move.seat, move.text, move.actions, move.outcomes) for move in match.record.moves[since:]]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]
