"""A table: a match, who sits at it, its clocks, and what each pair of eyes has been told. Knows no network and no store.

It is what its acts add up to: the same acts, in the same order and at the same instants, give the same table. That is how it is
read from the store. An act that is refused raises `Refusal` and changes nothing.
"""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from baronage.engine import flow as engine
from baronage.engine.chance import Chance
from baronage.engine.errors import BadDocument, Illegal, Unreadable
from baronage.engine.facts import Facts
from baronage.engine.flow import PUBLIC, TABLE, Action, Event, Sheets, Step
from baronage.engine.game import Game
from baronage.engine.match import Match
from baronage.engine.moments import Moment, only_a_part, said_with
from baronage.engine.setup import StandIn
from baronage.engine.words import ENGLISH
from baronage.server.pace import ANSWERS as ANSWERED
from baronage.server.pace import BOT, STAND_IN, SUBSTITUTE, Live, Pace, Post, Untimed, everyone, ladder
from baronage.server.play.acts import OF_THE_GAME, Act, Change, Kind, Notice
from baronage.server.play.questions import bare_question, besides, question
from baronage.server.play.sitter import Sitter
from baronage.server.play.timing import Timed
from baronage.server.wire import Line, Question
from baronage.server.words import say

MOST_KEYS = 64  # acts that are remembered by their own word


class Table(Timed):
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
        match = Match(game, len(names), options, chance=Chance.sealed(seed), names=names, hold=held)
        super().__init__(match, pace, sitters, seed, at, tempo)
        self.id = id
        self.undoes = undoes
        self.stand_in: StandIn = stand_in or game.meta.stand_in
        # what each seat, and last the public, was told: an update more for whoever saw something, and for whoever acted
        self.numbers = [0] * (len(names) + 1)
        self.missed = [0] * len(names)  # times in a row that a seat let its time run out
        self._replaying = False  # does an act from the journal happen again?
        self._undone = (PUBLIC, 0)  # who took acts back, and how many are not done anew
        self.absent: list[int] = []  # seats of people who are long away, as of when all last saw something
        self.sought: dict[int, set[int]] = {}  # of these: those who want a substitute; PUBLIC is the host
        self.offered: set[int] = set()  # seats from which the host took a person, and which another may take
        self.reminded: dict[
            int, float
        ] = {}  # by seat: when the question was put, as all know, of which it was reminded
        self.notices: list[tuple[list[int], Notice]] = []  # what all were told, and how many moments each had seen
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
        top = match.state.stack[-1] if match.state.stack else None
        secret = match.state.in_secret()
        advice = match.advise(seat, str(body["text"])) if kind == Kind.PLAY and body.get("text") else []
        asked = self.deadlines.get(seat)
        played = self._do(at, seat, kind, body)
        if kind == Kind.PLAY and body.get("text") and match.unplayed:
            advice = [*advice, only_a_part(match.unplayed)]
        recorded = len(match.record.moves) > moves
        answered = self._has_answered(seat, kind, recorded, played, top)
        written = self._written(kind, body, played, moves)
        self._count_missed(seat, kind, body, recorded, secret)
        self.acts += 1
        self.last = at
        notice = self._notice(seat, kind, body)
        if notice:
            self.notices.append((match.counts[:], notice))
        seen = self._count(match.moments[moments:], seat, notice)
        self._time(at, seat, answered, PUBLIC in seen and kind != Kind.OUTAGE)
        if PUBLIC in seen or kind == Kind.RETURN:
            self.absent = [other for other in range(len(self.sitters)) if self.is_long_away(other)]
            self.sought = {other: who for other, who in self.sought.items() if other in self.absent}
        timed = asked is not None and answered and "by" not in body and isinstance(self.pace, Post)
        took = max(0.0, at - asked.asked) if asked is not None and timed else None
        change = Change(Act(self.acts, at, seat, str(kind), written), played, seen, notice, advice, moments, took)
        self._remember(seat, body.get("key", ""), change)
        return change

    def _has_answered(self, seat: int, kind: str, recorded: bool, played: list[Action], top: Step[Any] | None) -> bool:
        """Did the seat answer what it was asked? What is done anew was answered before: there is no more time for it."""
        answered = recorded and kind in (Kind.PLAY, Kind.LAPSE)
        if kind == Kind.PLAY and isinstance(top, Sheets):  # what is done beside the sheet does not answer the question
            answered = any(action[0] in (top.SEND, engine.LAPSE) for action in played)
        if kind == Kind.UNDO:
            self._undone = (seat, self._undone[1] + 1 if self._undone[0] == seat else 1)
        elif answered and self._undone[1]:
            answered = self._undone[0] != seat
            left = self._undone[1] - 1 if not answered and self.match.can_undo(seat) else 0
            self._undone = (seat, left)
        return answered

    def _written(self, kind: str, body: dict[str, Any], played: list[Action], moves: int) -> dict[str, Any]:
        """The body of the act as the journal has it. `moves`: so many stood in the record before."""
        recorded = self.match.record.moves[moves:]
        written = dict(body)
        if kind == Kind.PLAY:
            written = {name: body[name] for name in ("by", "key") if name in body} | {"actions": played}
            if not played:  # the text only told what had come about by itself
                written["told"] = True
            said = next((move.comment for move in recorded if move.comment), "")
            if said:
                written["remark"] = said
        if recorded:
            written["check"] = _digest(self.match, moves)
        return written

    def _count_missed(self, seat: int, kind: str, body: dict[str, Any], recorded: bool, secret: bool) -> None:
        """Time ran out, or a bot stands in; in secret that would tell, later, who was asked."""
        if kind in (Kind.PLAY, Kind.BACK, Kind.UNDO, Kind.RETURN, Kind.HOLIDAY) and "by" not in body:
            self.missed[seat] = 0
        elif not secret and (
            kind == Kind.LAPSE or (kind == Kind.PLAY and recorded and bool(self.sitters[seat].person))
        ):
            self.missed[seat] += 1

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

    def _remind(self, seat: int) -> None:
        """The host asks who is waited for, as all know, to move: once for each question."""
        known = self.shown_deadlines.get(seat)
        if self.match.over or known is None or seat not in self.public_actors():
            raise Illegal(say("remind-whom"))
        if self.reminded.get(seat) == known.asked:
            raise Illegal(say("reminded-already"))
        self.reminded = {**self.reminded, seat: known.asked}

    def _remove(self, seat: int, offered: bool) -> None:
        """The host takes a person off a seat: a bot plays on there, and another person may come if that is wanted."""
        if self.match.over:
            raise Illegal(say("game-over"))
        if self.state.left >> seat & 1 or self.state.beaten(seat):
            raise Illegal(say("seat-out"), self.state.beaten(seat))
        self.missed[seat] = 0
        self.holidays.pop(seat, None)
        self.halting.discard(seat)
        if offered:
            self.offered.add(seat)

    def _begin(self, document: dict[str, Any]) -> None:
        """Begin in the midst of another game rather than with a deal of one's own: the first act, or none."""
        if self.acts:
            raise Illegal(say("game-begun"))
        old, chance = self.match, Chance.sealed(self._seed)
        state = self.game.load(document)
        self.match = Match(self.game, chance=chance, names=old.record.names, state=state, hold=old.hold)
        self.deadlines, self.shown_deadlines = {}, {}  # they were those of the deal

    def _expel(self, seat: int) -> None:
        """The host sends a seat away, by a rule of the game."""
        if not self.game.meta.expels:
            raise Illegal(say("nobody-expelled"))
        if 0 <= seat < len(self.sitters) and self.state.beaten(seat):
            raise Illegal(say("seat-out"), self.state.beaten(seat))
        self.match.play(TABLE, (engine.EXPEL, seat))

    # --- who is late, and who is away ---------------------------------------------------------------------------

    def due(self) -> float | None:
        """When the next seat is late; or when a table that stands still goes on by itself."""
        if self.halt is not None:
            return self.halt.until
        if self._not_waited_for():
            return self.last
        if isinstance(self.pace, Live):
            if self.hush is not None:
                return self.hush.due()
            if self.clocks.running:
                return self.clocks.due()
        elif self.hush is not None and self.state.is_held():
            return self.hush.closes
        dues = [self.due_of(seat, found) for seat, found in self.deadlines.items()]
        return min((due for due in dues if due is not None), default=None)

    def late(self, now: float) -> list[int]:
        """The seats whose time is up."""
        if self.halt is not None:
            return []
        found = self._not_waited_for()
        if isinstance(self.pace, Live):
            found += self.clocks.late(now) if self.hush is None else self.hush.late(now)
        dues = [(seat, self.due_of(seat, it)) for seat, it in self.deadlines.items()]
        found += [seat for seat, due in dues if due is not None and due <= now]
        return sorted(set(found))

    def _not_waited_for(self) -> list[int]:
        """Those who are asked, and have missed so much that their time is up at once; in secret they have it like all."""
        if isinstance(self.pace, Untimed) or (isinstance(self.pace, Live) and self.hush is not None):
            return []
        asked = [seat for seat in self.state.actors() if self.sitters[seat].person]
        return [seat for seat in asked if ladder(self.missed[seat], self.stand_in) == ANSWERED]

    def bot_of(self, seat: int, stand_in: str = STAND_IN) -> str:
        """The bot that plays this seat now: its own, or one that stands in for a person who is long away."""
        sitter = self.sitters[seat]
        if sitter.bot or ladder(self.missed[seat], self.stand_in) not in (BOT, SUBSTITUTE):
            return sitter.bot
        return stand_in

    def waits(self) -> tuple[int, float | None]:
        """The seats that are waited for, as a bit set, and when something has to be done by itself; None: never."""
        waiting = self.state.actors()
        thinking = self.halt is None and any(self.bot_of(seat) for seat in waiting)
        return sum(1 << seat for seat in waiting), self.last if thinking else self.due()

    def is_long_away(self, seat: int) -> bool:
        """Is a person so long away that another may be asked to take the seat?"""
        if not self.sitters[seat].person or ladder(self.missed[seat], self.stand_in) != SUBSTITUTE:
            return False
        return not self.state.left >> seat & 1 and not self.state.beaten(seat)

    def _seek(self, seat: int, absent: int) -> None:
        """Somebody wants that another person plays for one who is long away. `seat`: of whom; PUBLIC: the host."""
        # what the journal has was so then: meanwhile a bot may sit there
        gone = self._replaying or (absent in self.absent and self.is_long_away(absent))
        if self.match.over or not gone:
            raise Illegal(say("nobody-away"))
        wanted = self.sought.get(absent, set())
        if seat in wanted or PUBLIC in wanted:
            raise Illegal(say("sought-already"))
        self.sought = {**self.sought, absent: wanted | {seat}}

    @property
    def away(self) -> list[int]:
        """The seats that another person may take: the host asks for one, or all others who play do."""
        found = []
        gone = self.absent + [seat for seat in range(len(self.sitters)) if self.state.left >> seat & 1]
        there = {sitter.person for seat, sitter in enumerate(self.sitters) if sitter.person and seat not in gone}
        for absent in self.absent:
            wanted = self.sought.get(absent, set())
            agreed = {self.sitters[seat].person for seat in wanted if seat >= 0}
            if self.is_long_away(absent) and (PUBLIC in wanted or everyone(there, agreed)):
                found.append(absent)
        return sorted({*found, *self.offered})

    # --- what eyes see ------------------------------------------------------------------------------------------

    def _notice(self, seat: int, kind: str, body: dict[str, Any]) -> Notice | None:
        """What everybody is told of an act of the table rather than of the game."""
        if kind == Kind.PAUSE:
            return Notice("notice-paused", {"seat": seat})
        if kind == Kind.EXTEND:
            return Notice("notice-extended", {"hours": f"{body['hours']:g}"})
        if kind == Kind.SEEK:
            id = "notice-sought" if body["seat"] in self.away else "notice-seeking"
            who: Facts = {"seat": seat} if seat >= 0 else {}
            return Notice(f"{id}-by-host" if seat == PUBLIC else id, {**who, "absent": body["seat"]})
        if kind == Kind.OUTAGE and not self.over:
            return Notice("notice-outage", {})
        return self._further_notice(seat, kind, body)

    def _further_notice(self, seat: int, kind: str, body: dict[str, Any]) -> Notice | None:
        """The same of what `_besides` does."""
        host = seat == PUBLIC
        who: Facts = {} if host else {"seat": seat}
        if kind == Kind.HALT:
            return Notice("notice-halted-by-host" if host else "notice-halted" if self.halt else "notice-halting", who)
        if kind == Kind.GO_ON:
            return Notice("notice-goes-on" if host else "notice-went-on", who)
        if kind == Kind.HOLIDAY:
            coming = [until for _, until in body["days"] if until > self.last]
            if not coming:
                return Notice("notice-back", who)
            return Notice("notice-holiday", {**who, "until": datetime.fromtimestamp(coming[0], UTC).date().isoformat()})
        if kind == Kind.REMIND:
            return Notice("notice-reminded", {"seat": body["seat"]})
        if kind == Kind.REMOVE:
            return Notice("notice-offered" if body["offered"] else "notice-removed", {"seat": body["seat"]})
        return None

    def notice_told(self, notice: Notice, eyes: int = PUBLIC, language: str = ENGLISH) -> str:
        """A notice in words."""
        words = self.game.words
        return words.say(notice.id, notice.facts, words.reader(eyes, self.match.record.names), language)

    def _count(self, moments: Sequence[Moment], actor: int, notice: Notice | None) -> dict[int, list[Event]]:
        """Number an update for whoever saw something, and for whoever acted; nobody else's number moves."""
        seen: dict[int, list[Event]] = {}
        for eyes in self.eyes:
            events = [event for moment in moments for event in moment.seen(eyes)]
            if events or notice or (eyes == actor and eyes >= 0):
                self.numbers[eyes] += 1
                seen[eyes] = events
        return seen

    def told(self, change: Change, eyes: int, pictured: bool = True, language: str = ENGLISH) -> list[Line]:
        """A change in words, as these eyes saw it. What is only drafted, or taken back from a draft, is no line of the log.

        `pictured`: they have the picture too; without it nobody needs to know what in it a line is about.
        """
        game, setup, moment, names = self.game, self.match.setup, self.match.number(eyes), self.match.record.names
        lines = []
        for event in change.seen[eyes] if "check" in change.act.body else ():
            sentence, rules = game.event_words(setup, event, eyes, language, names, self.seen(eyes))
            if sentence:
                lines.append(Line(sentence, rules, moment, game.about(self.seen(eyes), event) if pictured else ()))
        if lines and change.act.body.get("remark"):
            lines.append(Line(said_with(game, change.act.seat, change.act.body["remark"]), (), moment))
        return [*lines, Line(self.notice_told(change.notice, eyes, language))] if change.notice else lines

    def lines(
        self, eyes: int, upto: int | None = None, notices: int | None = None, language: str = ENGLISH
    ) -> list[Line]:
        """The whole log, as these eyes saw it, and what was told of the table between.

        `upto`: as it was after so many moments, `notices`: and so many notices. So it may be asked while others play on.
        """
        told = self.match.log(eyes, True, language)
        lines = [Line(sentence, rules, moment) for moment, sentence, rules in told if upto is None or moment <= upto]
        moments = [line.moment for line in lines]
        for counts, notice in reversed(self.notices[:notices]):
            lines.insert(bisect_right(moments, counts[eyes]), Line(self.notice_told(notice, eyes, language)))
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
