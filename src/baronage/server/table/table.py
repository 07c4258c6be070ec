"""A table: a match, its occupants, its clocks and the updates of each viewer. It knows no network and no store.

A table is the result of its journal: the same entries in the same order at the same times give the same table. That is
how it is read from the store. A refused entry raises `Refusal` and changes nothing.
"""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from baronage.engine.core import state as engine
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, Illegal, Unreadable
from baronage.engine.core.setup import StandIn
from baronage.engine.core.state import PUBLIC, TABLE, Action, Event, SimultaneousStep, State
from baronage.engine.game.game import Game
from baronage.engine.game.messages import ENGLISH
from baronage.engine.game.table import events
from baronage.engine.match.acts import Acts
from baronage.engine.match.history import HistoryEntry, only_a_part, remark_line
from baronage.engine.match.match import Match
from baronage.engine.match.summary import setback
from baronage.engine.picture.table import NO_MSG, Msg, TableEvent
from baronage.server.locale import msg
from baronage.server.protocol import Earlier, Line, LogLine, Question
from baronage.server.table.announcements import announcement
from baronage.server.table.draws import Drawable
from baronage.server.table.journal_entry import REFUSED_DURING_PAUSE, Announcement, Change, JournalEntry, Kind
from baronage.server.table.occupant import Occupant
from baronage.server.table.question_payload import bare_question, question, question_context
from baronage.server.time_control import Correspondence, TimeControl

MAX_KEYS = 64  # entries remembered by their key


class Table(Drawable):
    """A running game. All changes go through `apply`."""

    def __init__(
        self,
        id: str,
        game: Game,
        options: dict[str, Any],
        time_control: TimeControl,
        occupants: Sequence[Occupant],
        seed: bytes,
        at: float,
        held: bool = True,
        tempo: float = 1.0,
        stand_in: StandIn | None = None,
        undoes: bool = True,
    ) -> None:
        """Start the match.

        With `held`, secret windows stay open for a while even if no seat can act. `tempo` is the speed of bots, 1 by
        default. `stand_in` says who may replace a long absent player; None means the game's default. `undoes` allows
        undo.
        """
        names = [occupant.name for occupant in occupants]
        match = Match(game, len(names), options, chance=Chance.sealed(seed), names=names, hold_windows=held)
        super().__init__(match, time_control, occupants, seed, at, tempo, stand_in or game.meta.stand_in)
        self._begin_draws()
        self.id = id
        self.undoes = undoes
        self.taken = Acts(match)
        # The number of updates of each seat, and last of the public. It grows for viewers who saw something, and for
        # the seat that acted.
        self.numbers = [0] * (len(names) + 1)
        self._undone = (PUBLIC, 0)  # the seat that used undo, and the number of moves not played again
        self.announcements: list[
            tuple[list[int], Announcement]
        ] = []  # each with the history counts of all viewers at that time
        self._keys: dict[tuple[int, str], Change] = {}  # recent entries with a key, by seat
        self._time(at, PUBLIC, False, True)

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.match.game

    @property
    def viewer(self) -> list[int]:
        """All viewers: every seat, and the public."""
        return [*range(len(self.occupants)), PUBLIC]

    def sit(self, occupants: Sequence[Occupant]) -> None:
        """Replace the occupants."""
        self.occupants = list(occupants)
        self.match.record.names = [occupant.name for occupant in occupants]

    def number(self, viewer: int) -> int:
        """Return the number of the viewer's newest update."""
        return self.numbers[viewer]

    # --- entries ------------------------------------------------------------------------------------------------

    def apply(self, at: float, seat: int, kind: str, body: dict[str, Any]) -> Change:
        """Apply an entry; raise a Refusal if it is not valid."""
        match = self.match
        moments, moves = len(match.history), len(match.record.moves)
        self._seen.clear()
        simultaneous = match.state.at_once()
        secret = match.state.in_secret()
        advice = match.advise(seat, str(body["text"])) if kind == Kind.PLAY and body.get("text") else []
        asked = self.deadlines.get(seat)
        played = self._dispatch(at, seat, kind, body)
        if kind == Kind.PLAY and body.get("text") and match.unplayed:
            advice = [*advice, only_a_part(match.unplayed)]
        recorded = len(match.record.moves) > moves
        answered = self._has_answered(seat, kind, len(match.record.moves) - moves, played, simultaneous)
        written = self._written(seat, kind, body, played, moves)
        self.taken.prune()
        lapsed = self._follow_rounds(match.history[moments:])
        self._count_missed(seat, kind, body, recorded, secret)
        if "by" in body:
            self._excuse(at, seat, body.get("waited", 0.0))
        self.entries += 1
        self.last = at
        announced = None if kind == Kind.PLAY else announcement(self, seat, kind, body)
        if lapsed:
            announced = announced or Announcement("table-draw-lapse", {})
        if announced:
            self.announcements.append((match.counts[:], announced))
        seen = self._count(match.history[moments:], seat, announced)
        self._time(at, seat, answered, PUBLIC in seen and kind not in (Kind.OUTAGE, Kind.DRAW))
        if PUBLIC in seen or kind == Kind.RETURN:
            self._look_who_is_away()
        timed = asked is not None and answered and "by" not in body and isinstance(self.time_control, Correspondence)
        took = max(0.0, at - asked.asked) if asked is not None and timed else None
        change = Change(
            JournalEntry(self.entries, at, seat, str(kind), written), played, seen, announced, advice, moments, took
        )
        self._remember(seat, body.get("key", ""), change)
        return change

    def _has_answered(
        self, seat: int, kind: str, recorded: int, played: list[Action], simultaneous: SimultaneousStep[Any] | None
    ) -> bool:
        """Return whether the seat answered its question. A move played again after an undo gets no new time.

        `recorded` is the number of new moves in the record.
        """
        answered = recorded > 0 and kind in (Kind.PLAY, Kind.TIMEOUT)
        if kind == Kind.PLAY and simultaneous is not None:  # entries beside the submission don't answer the question
            answered = any(action[0] in (simultaneous.SEND, engine.TIMEOUT) for action in played)
        if kind == Kind.UNDO:
            self._undone = (seat, self._undone[1] + recorded if self._undone[0] == seat else recorded)
        elif answered and self._undone[1]:
            answered = self._undone[0] != seat
            left = max(self._undone[1] - recorded, 0) if not answered and self.match.can_undo(seat) else 0
            self._undone = (seat, left)
        return answered

    def _written(self, seat: int, kind: str, body: dict[str, Any], played: list[Action], moves: int) -> dict[str, Any]:
        """Return the body of the entry as stored. `moves` is the length of the record before it."""
        recorded = self.match.record.moves[moves:]
        written = dict(body)
        if kind == Kind.PLAY:
            written = {name: body[name] for name in ("by", "key", "waited", "act", "anew") if name in body} | {
                "actions": played
            }
            if not played:  # the text only described what had already happened
                written["told"] = True
            remark = next((move.remark for move in recorded if move.remark), "")
            if remark:
                written["remark"] = remark
        elif kind == Kind.DRAFT:
            written.pop("behind", None)
            written["actions"] = self.match.state.draft(seat)
        if recorded:
            written["check"] = _digest(self.match, moves)
        return written

    def _remember(self, seat: int, key: str, change: Change) -> None:
        if key:
            self._keys[seat, key] = change
            if len(self._keys) > MAX_KEYS:
                del self._keys[next(iter(self._keys))]

    def done_before(self, seat: int, key: str) -> Change | None:
        """Return the earlier entry of a seat with this key, or None. A client that got no response sends it again."""
        return self._keys.get((seat, key))

    def replay_entry(self, entry: JournalEntry) -> Change:
        """Apply an entry from the journal, and check that the result is the same."""
        body = {key: value for key, value in entry.body.items() if key != "check"}
        self._replaying = True
        try:
            change = self.apply(entry.at, entry.seat, entry.kind, body)
        finally:
            self._replaying = False
        if change.entry.number != entry.number or change.entry.body.get("check") != entry.body.get("check"):
            raise BadDocument(msg("entry-lost", entry=entry.number, table=self.id))
        return change

    def _dispatch(self, at: float, seat: int, kind: str, body: dict[str, Any]) -> list[Action]:
        match = self.match
        if self.halt is not None and kind in REFUSED_DURING_PAUSE:
            raise Illegal(msg("halted"))
        if kind == Kind.PLAY:
            if body.get("told"):
                return []
            self._must_have_time(at, seat)
            if body.get("text"):
                return match.play(seat, str(body["text"]))
            actions = [tuple(action) for action in body.get("actions", ())]
            if body.get("act"):
                return self.taken.play(seat, actions, bool(body.get("anew")))
            return match.play(seat, actions, str(body.get("remark", "")))
        if kind in (Kind.BACK, Kind.UNDO) and body.get("act"):
            if kind == Kind.UNDO and not self.undoes:
                raise Illegal(msg("rated-no-undo"))
            self.taken.take_back(seat, again=self._replaying)
        elif kind == Kind.BACK:
            match.undo_click(seat)
        elif kind == Kind.DRAFT:
            match.set_draft(seat, *([tuple(click) for click in body.get(name, ())] for name in ("actions", "behind")))
        elif kind == Kind.UNDO:
            if not self.undoes:
                raise Illegal(msg("rated-no-undo"))
            match.undo(seat, again=self._replaying)
        elif kind == Kind.ANSWERS:
            if match.over:
                raise Illegal(msg("game-over"))
            match.answer(seat, body["texts"])
        elif kind == Kind.TIMEOUT:
            return match.time_out(seat)
        elif kind == Kind.PAUSE:
            self._use_emergency_time(at, seat)
        elif kind == Kind.EXTEND:
            self._extend(at, body["hours"])
        elif kind == Kind.OUTAGE:
            self._outage(body["since"], body["until"])
        elif kind == Kind.CLOSE:
            match.play(TABLE, (engine.CLOSE,))
        elif kind == Kind.BEGIN:
            self._begin(body["state"])
        else:
            self._apply_table_entry(at, seat, kind, body)
        return []

    def _apply_table_entry(self, at: float, seat: int, kind: str, body: dict[str, Any]) -> None:
        """Apply an entry that is not part of the game: occupants, pauses and holidays."""
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
        elif kind == Kind.DRAW:
            self._answer_draw(seat, body["answer"])
        else:
            raise Unreadable(msg("no-entry", kind=kind[:40]))

    def _begin(self, document: dict[str, Any]) -> None:
        """Start from a state of another game instead of a new deal. Only allowed as the first entry."""
        if self.entries:
            raise Illegal(msg("game-begun"))
        old, chance = self.match, Chance.sealed(self._seed)
        state = self.game.load(document)
        self.match = Match(self.game, chance=chance, names=old.record.names, state=state, hold_windows=old.hold_windows)
        self.taken = Acts(self.match)
        self.deadlines, self.shown_deadlines = {}, {}  # those of the replaced deal

    def _expel(self, seat: int) -> None:
        """Expel a seat, by a rule of the game."""
        if not self.game.meta.expels:
            raise Illegal(msg("nobody-expelled"))
        if 0 <= seat < len(self.occupants) and self.state.beaten(seat):
            raise Illegal(msg("seat-out"), self.state.beaten(seat))
        self.match.play(TABLE, (engine.EXPEL, seat))

    # --- views --------------------------------------------------------------------------------------------------

    def announced(self, what: Announcement, viewer: int = PUBLIC, language: str = ENGLISH) -> str:
        """Return an announcement as text."""
        words = self.game.words
        return words.msg(what.id, what.params, words.reader(viewer, self.match.record.names), language)

    def _count(
        self, moments: Sequence[HistoryEntry], actor: int, announced: Announcement | None
    ) -> dict[int, list[Event]]:
        """Count an update for viewers who saw something, and for the seat that acted. Other numbers don't change."""
        seen: dict[int, list[Event]] = {}
        for viewer in self.viewer:
            events = [event for moment in moments for event in moment.seen(viewer)]
            if events or announced or (viewer == actor and viewer >= 0):
                self.numbers[viewer] += 1
                seen[viewer] = events
        return seen

    def log_lines(self, change: Change, viewer: int, language: str = ENGLISH) -> list[Line]:
        """Return a change as log lines for a viewer. Drafts appear in no line."""
        game, setup, moment, view = self.game, self.match.setup, self.match.number(viewer), self.seen(viewer)
        words, reader = game.words, game.words.reader(viewer, self.match.record.names, view)
        lines = []
        for event in change.seen[viewer] if "check" in change.entry.body else ():
            sentence, rules = words.line(setup, event, reader, language, view)
            if sentence:
                why = [
                    Earlier(*words.line(setup, cause.event, reader, language, view), cause.entry)
                    for cause in setback(self.match, view, event, viewer)
                ]
                lines.append(Line(sentence, rules, moment, game.heading(setup, event, language), tuple(why)))
        if lines and change.entry.body.get("remark"):
            lines.append(Line(remark_line(game, change.entry.seat, change.entry.body["remark"]), (), moment))
        if change.announcement:
            lines.append(Line(self.announced(change.announcement, viewer, language)))
        return lines

    def lines(
        self, viewer: int, upto: int | None = None, announced: int | None = None, language: str = ENGLISH
    ) -> list[Line]:
        """Return the whole log for a viewer, with announcements in place.

        `upto` limits the history entries, `announced` the announcements, so that the log can be read while others play
        on.
        """
        log = self.match.log(viewer, True, language)
        lines = [Line(sentence, rules, moment) for moment, sentence, rules in log if upto is None or moment <= upto]
        moments = [line.moment for line in lines]
        for counts, what in reversed(self.announcements[:announced]):
            lines.insert(bisect_right(moments, counts[viewer]), Line(self.announced(what, viewer, language)))
        return lines

    def view(self, viewer: int) -> dict[str, Any]:
        """Return everything a viewer may know, as JSON."""
        return self.seen(viewer).dump()

    def bare_question(self, viewer: int) -> Question:
        """Return the question for a viewer without texts, for programs."""
        return bare_question(self.seen(viewer), viewer, question_context(self.match, viewer, undoes=self.undoes))

    def question(self, viewer: int) -> Question:
        """Return the question for a viewer, computed only from their own view."""
        return question(self.seen(viewer), viewer, question_context(self.match, viewer, undoes=self.undoes))

    def undo_text(self, viewer: int) -> Msg:
        """Return the label of the act that a seat can take back, or a message without an id."""
        may_undo = viewer >= 0 and (self.undoes or bool(self.state.draft(viewer)))
        return self.taken.last(viewer) if may_undo else NO_MSG

    def table_events(self, change: Change, viewer: int, seen: State) -> tuple[TableEvent, ...]:
        """Return a change as events for a viewer with this view. Drafts appear in no event."""
        body = change.entry.body
        found = events(seen, change.seen[viewer]) if "check" in body else ()
        if found and body.get("remark"):
            text: Msg = ("remark", {"seat": change.entry.seat, "remark": body["remark"]})
            found = (*found, TableEvent("remark", text, len(found) + 1))
        if change.announcement:
            text = (change.announcement.id, change.announcement.params)
            found = (*found, TableEvent("announced", text, len(found) + 1))
        return found

    def table_log(self, viewer: int, seen: State, upto: int, announced: int) -> list[LogLine]:
        """Return the whole log for a viewer as messages: `upto` and `announced` limit it as in `lines`."""
        found = list[LogLine]()
        for moment, remark, events_seen in self.match.remarks(viewer):
            if moment > upto:
                break
            found += [LogLine(moment, it.text, it.rules, it.turn) for it in events(seen, events_seen) if it.text[0]]
            if remark:
                found.append(LogLine(moment, ("remark", {"seat": remark[0], "remark": remark[1]})))
        moments = [line.moment for line in found]
        for counts, what in reversed(self.announcements[:announced]):
            found.insert(bisect_right(moments, counts[viewer]), LogLine(0, (what.id, what.params)))
        return found

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    def is_out(self, viewer: int) -> bool:
        """Return whether this seat is eliminated from a game that goes on."""
        return viewer >= 0 and not self.over and bool(self.state.beaten(viewer))

    def standings(self, language: str = ENGLISH) -> dict[str, Any] | None:
        """Return the localized final standings, or None before the end."""
        found = self.state.standings() if self.over else None
        if found is None:
            return None
        return {**found.document(), "cause": self.game.cause(self.state.cause, language, self.state)[0]}


def _digest(match: Match, since: int) -> str:
    """Return a short digest of the moves since then and their random outcomes, for comparison."""
    params = [(move.seat, move.text, move.actions, move.outcomes) for move in match.record.moves[since:]]
    return hashlib.sha256(json.dumps(params).encode()).hexdigest()[:16]
