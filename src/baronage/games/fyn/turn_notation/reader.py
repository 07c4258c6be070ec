"""Reader that compares a text with the events: reported outcomes must agree, or the text is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import cast

from baronage.engine.core.errors import Illegal, Unreadable
from baronage.engine.core.state import AGREE, CLOSE, EXPEL, RESIGN, TABLE, Action
from baronage.engine.match.history import HistoryEntry
from baronage.engine.match.match import Match
from baronage.engine.text.input_errors import quoted
from baronage.games.fyn import verbs
from baronage.games.fyn.input_errors import msg
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.notation import read, remark
from baronage.games.fyn.state import ATTACKING, BUILDING, BUILT, CHOOSING, EXPANDED, GROWING, MARCHED, STEP_OF, Barons
from baronage.games.fyn.steps.asking import Asking
from baronage.games.fyn.steps.turn import Ready
from baronage.games.fyn.steps.windows import Interrupts
from baronage.games.fyn.turn_notation.outcomes import STEP_RULES, STEPS, Happening, Teller

_OPENING = re.compile(r"(P[1-6]) (R\d{1,4}):$")
_TURN_OVER = "G"
_BEFORE = {**STEPS, **dict.fromkeys(SEATS, _TURN_OVER)}  # of which step all earlier ones have ended
_IN_WINDOWS = {"PLAY": verbs.PLAY, "COUNTER": verbs.COUNTER, "PASS": verbs.PASS}
_ALONE = ("RESP", "PAIR", "AIM", "PLACE", "CULL", "TRIM", "PLAY", "COUNTER")  # what may come about without this text


class _Log:
    """Events of one turn that the text has not mentioned yet."""

    def __init__(self) -> None:
        self.happened: list[Happening] = []
        self.chosen = ""  # the step: none, build or attack
        self.ended: set[str] = set()  # steps whose end was played or mentioned


class Account:
    """A text compared with the events; for the table's text, moves are played too (see `match.turn_notation`)."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.teller = Teller(match)
        self.logs: dict[tuple[int, int], _Log] = {}
        self.begun = len(match.history)
        self.read_to = self._turn_began()
        self.step = ""  # the step of the last move of the text, until its '.'
        s = self.state
        self.now = self.turn = (s.active, s.round)
        self.log = self.logs.setdefault(self.turn, _Log())
        self._digest()
        self.turn = self.now
        self.log = self.logs[self.turn]
        if not self.log.chosen and self.now == (s.active, s.round):  # a position may begin in the middle of a step
            self.log.chosen = {BUILDING: "build", ATTACKING: "attack"}.get(s.stage, "")
        self.before = self._ended_alone()  # a text that begins in the middle of a turn doesn't mention these
        self.log.ended.update(self.before)

    @property
    def state(self) -> Barons:
        """The state of the match."""
        return cast(Barons, self.match.state)

    def _turn_began(self) -> int:
        for number in range(len(self.match.history) - 1, -1, -1):
            if any(event[0] == verbs.TURN for event in self.match.history[number].events):
                return number
        return 0

    # --- for a seat ---------------------------------------------------------------------------------------------

    def read_part(self, part: str, rest: Sequence[str]) -> bool | Action:
        """Return True if this part only reports an outcome.

        An action is returned if it must be played first although no text mentions it.
        """
        self._digest()
        found = self._verdict(part.split(), rest)
        if found is None:
            if self.state.on_top(Ready) and self.state.active == self.seat:
                return (verbs.END,)
            if part.split()[0] in ("DRAW", "N", "MUST"):
                raise self._disagreement(part.split())
        elif not found:
            self.step = STEPS.get(part.split()[0], self.step)
        return bool(found)

    # --- for the table ------------------------------------------------------------------------------------------

    def play(self, part: str, rest: Sequence[str]) -> list[Action]:
        """Play this part for its seat or compare it with the events; windows that it doesn't mention are passed."""
        words = part.split()
        played: list[Action] = []
        while True:
            self._digest()
            found = self._verdict(words, rest)
            if found:
                return played
            if found is not None:
                self.step = STEPS.get(words[0], self.step)
                more = self._take(words, part)
                if more:
                    return played + more
            passed = self._pass_one()
            if not passed:
                raise self._disagreement(words)
            played += passed

    def _take(self, words: list[str], part: str) -> list[Action]:
        """Play a move; return an empty list if another seat must pass first."""
        match, head = self.match, words[0]
        if head in ("RESIGN", "EXPEL"):
            if len(words) != 2 or words[1].upper() not in SEATS[: self.state.seats]:
                raise Unreadable(msg("told-shape", part=quoted(part, 60), head=head))
            seat = SEATS.index(words[1].upper())
            return match.play(seat, (RESIGN,)) if head == "RESIGN" else match.play(TABLE, (EXPEL, seat))
        if head in ("CLOSE", "AGREE"):
            return match.play(TABLE, (CLOSE,) if head == "CLOSE" else (AGREE,))
        if head == "PAIR":
            return self._pairs(words)
        seat = match.state.actors()[0]
        move, comment = remark(part)
        if head == "PLAY" and " BY " in move:
            move, _, by = move.rpartition(" BY ")
            if by.strip() != SEATS[seat]:
                return []
        if head == "COUNTER" and words[1:] != [SEATS[seat]]:
            return []
        actions = read(self.state.redact(seat), seat, move)
        if head == "PLAY" and not match.state.allows(seat, actions[0]) and self.state.on_top(Interrupts) is not None:
            return []
        played = match.play(seat, actions, comment)
        if len(played) < len(actions):
            raise Illegal(msg("part-only", part=quoted(part, 60)))
        return played

    def _pairs(self, words: list[str]) -> list[Action]:
        """Play each pair for the seat that places that card; compare pairs that were placed automatically."""
        played: list[Action] = []
        wanted = dict(pair.strip().partition(">")[::2] for pair in " ".join(words[1:]).split(","))
        while wanted:
            self._digest()
            self._claim_pairs(wanted)
            if not wanted:
                break
            asked = self.match.state.actors()[0]
            choices = [action for action in self.match.state.actions(asked) if action[0] == verbs.PAIR]
            card = str(choices[0][1]) if choices else ""
            other = wanted.pop(card, "")
            if not other.isdigit():
                raise Illegal(msg("nobody-asked", text=quoted(" ".join(words), 60)), "FYN-D4.17")
            played += self.match.play(asked, (verbs.PAIR, int(card), int(other)))
        return played

    def _pass_one(self) -> list[Action]:
        """Let a step begin, or pass for one seat in a window that the text doesn't mention."""
        if self.state.on_top(Ready):
            return self.match.play(self.state.active, (verbs.END,))
        window = self.state.on_top(Asking)
        if window is None:
            return []
        if self.state.is_held():
            return self.match.play(TABLE, (CLOSE,))
        return self.match.play(window.asked, (verbs.PASS,))

    # --- comparing ----------------------------------------------------------------------------------------------

    def _digest(self) -> None:
        """Read the events since the last call."""
        moments = self.match.history
        while self.read_to < len(moments):
            moment = moments[self.read_to]
            if self.read_to < self.begun:  # of the events before the text, only this turn counts
                turns = [at for at, event in enumerate(moment.events) if event[0] == verbs.TURN]
                moment = replace(moment, events=moment.events[turns[-1] :]) if turns else moment
            self._moment(moment, self.read_to >= self.begun and self.seat in (TABLE, moment.seat))
            self.read_to += 1

    def _moment(self, moment: HistoryEntry, mine: bool) -> None:
        """Record a history entry.

        A move's reports come before the next move of the same player; a call belongs to its number.
        """
        own = moment.text.split()[0] if moment.text else ""
        log = self.logs.setdefault(self.now, _Log())
        if own not in ("", "CALL", "PASS", "close") and (mine or moment.seat == self.now[0]):
            log.happened = [row for row in log.happened if row[0] == "MUST"]  # written once it is resolved
        skip = own if mine else ""
        for event in moment.events:
            if event[0] == verbs.TURN:
                self.now = (event[2][0], event[2][1])
                log = self.logs.setdefault(self.now, _Log())
            elif event[0] == verbs.CHOSE:
                log.chosen = ("none", "build", "attack")[event[2][1]]
            elif event[0] == verbs.ENDED_STEP and event[3] in STEP_RULES:
                log.ended.add(STEP_RULES[event[3]])
            event_text = self.teller.tell(event)
            if event_text is not None and event_text[0] == skip:
                skip = ""
            elif event_text is not None:
                log.happened.append(event_text)

    def _verdict(self, words: list[str], rest: Sequence[str]) -> bool | None:
        """Return True for a report of an outcome, False for a move to play now, None for neither so far."""
        head = words[0]
        if _OPENING.match(" ".join(words)):
            return self._open(words)
        if head in ("DRAW", "MUST", "N"):
            return self._report(head, words)
        if head in ("RESIGN", "EXPEL", "CLOSE", "AGREE"):
            return False
        if head == ".":
            return self._dot(rest)
        asked = self._asked(head)
        if head == "STEP" and not asked and self._past_choice() and not self.log.chosen:
            if words[1:] in (["build"], ["attack"]):
                raise self._disagreement(words)
            return words[1:] == ["none"]
        if head in _ALONE and (not asked or (head == "PLAY" and self._by_another(words))):
            return self._alone(head, words)
        return False if asked or self.seat != TABLE else None

    def _asked(self, head: str) -> bool:
        """Return whether a seat that plays with this text can make this move now."""
        state = self.match.state
        if self.seat == TABLE and self.now != self.turn:
            return False  # its turn is over
        seats = state.actors() if self.seat == TABLE else [self.seat]
        window = self.state.on_top(Asking)
        if window is not None:
            return _IN_WINDOWS.get(head, -1) in window.OFFERS
        if self.state.on_top(Ready):
            return False
        if head in ("ATK", "FROM", "CONT", "OFFER"):
            wanted = {"ATK": (verbs.ORIGIN,), "FROM": (verbs.ORIGIN,), "CONT": (verbs.CONTINUE,)}
            found = wanted.get(head, (verbs.OFFER, verbs.NO_OFFER))
            return any(action[0] in found for seat in seats for action in state.actions(seat))
        return any(state.write(seat, action).split()[0] == head for seat in seats for action in state.actions(seat))

    def _by_another(self, words: list[str]) -> bool:
        return self.seat != TABLE and words[-2:-1] == ["BY"] and words[-1] != SEATS[self.seat]

    def _open(self, words: list[str]) -> bool | None:
        """Compare a turn heading such as P1 R4 with the current turn."""
        turn = (SEATS.index(words[0]), int(words[1][1:-1]))
        if turn != self.now:
            if self.state.on_top(Asking) and self.seat == TABLE:
                return None
            seat, number = self.now
            raise Illegal(msg("turn-other", seat=SEATS[seat], number=number, told=words[0], round=turn[1]))
        self.step = ""
        if self.before:
            self.log.ended.difference_update(set(self.before) - self._over_at_first())
        self.before = []
        self.turn, self.log = turn, self.logs.setdefault(turn, _Log())
        return True

    def _over_at_first(self) -> set[str]:
        """Return the steps that were over when the match began with a position within this turn."""
        if any(event[0] == verbs.TURN for moment in self.match.history for event in moment.events):
            return set()
        first = cast(Barons, self.match.record.replay(0).state)
        return {step for step in "BCDE" if step < STEP_OF[first.stage]}

    def _report(self, head: str, words: list[str]) -> bool | None:
        """Compare a report such as DRAW 3, N 4,10,6 or MUST Volcano 1,0 n5 with events not mentioned yet."""
        happened = self.log.happened
        if head == "DRAW":
            if len(words) != 2 or not words[1].isdigit():
                raise Unreadable(msg("draw-shape"))
            return self._draws(int(words[1][:4]), words)
        written = [word[1:] for word in words if re.fullmatch(r"n\d+", word)] if head == "MUST" else None
        numbers = "".join(words[1:]).split(",") if written is None else written
        fell = [text[2:] for kind, text in happened if kind == "N"]
        if fell[: len(numbers)] != numbers[: len(fell)]:
            raise self._disagreement(words)
        if head == "MUST":
            card = " ".join(word for word in words if not re.fullmatch(r"n\d+", word))
            struck = [row for row in happened if row[0] == "MUST"]
            if struck and struck[0][1] != card:
                raise self._disagreement(words)
            if not struck or len(fell) < len(numbers):
                return None
            happened.remove(struck[0])
        if len(fell) < len(numbers):
            return None
        for number in numbers:
            happened.remove(("N", f"N {number}"))
        return True

    def _draws(self, count: int, words: list[str]) -> bool | None:
        """Compare the number of drawn cards, in total or up to the next Must Play card."""
        happened = self.log.happened
        total = sum(kind == "DRAW" for kind, _ in happened)
        first = next((at for at, row in enumerate(happened) if row[0] == "DRAW"), 0)
        run = next((at for at, row in enumerate(happened[first:]) if row[0] != "DRAW"), len(happened) - first)
        if count not in (run if total else 0, total):
            if total < count:
                return None
            raise self._disagreement(words)
        for _ in range(count):
            happened.remove(("DRAW", "DRAW 1"))
        return True

    def _alone(self, head: str, words: list[str]) -> bool | None:
        """Compare a move that was made without this text, automatically or by another player."""
        happened = self.log.happened
        if head == "PAIR":
            wanted = dict(pair.strip().partition(">")[::2] for pair in " ".join(words[1:]).split(","))
            self._claim_pairs(wanted)
            return None if wanted else True
        for row in happened:
            if row[0] == head:
                if _same(" ".join(words), row[1]):
                    happened.remove(row)
                    return True
                if self.seat == TABLE or head not in (
                    "PLAY",
                    "COUNTER",
                ):  # otherwise it may be an attempt, which validation refuses
                    raise self._disagreement(words)
        return None

    def _claim_pairs(self, wanted: dict[str, str]) -> None:
        """Remove the pairs that were placed automatically."""
        for row in [row for row in self.log.happened if row[0] == "PAIR"]:
            card, _, other = row[1][5:].partition(">")
            if wanted.get(card, other) != other:
                raise Illegal(msg("pair-other", card=card, other=other, told=wanted[card]), "FYN-D4.17")
            if wanted.pop(card, ""):
                self.log.happened.remove(row)

    def _past_choice(self) -> bool:
        return self.now != self.turn or self.state.stage > CHOOSING

    def _dot(self, rest: Sequence[str]) -> bool | None:
        """Handle the end of a step; one that ended automatically is only reported.

        It is never played for another turn.
        """
        alone = self._ended_alone()
        player = self.turn[0]
        theirs = self.seat in (TABLE, player) and self.now == self.turn
        playable = theirs and self.state.on_top(Ready) is None and self.state.allows(player, (verbs.END,))
        asking = self.state.on_top(Asking) is not None
        later = theirs and self.seat == TABLE and asking  # possible once the window is closed
        if alone and (not (playable or later) or self._is_spare(rest, alone)):
            self.log.ended.add(self.step if self.step in alone else alone[0])
            self.step = ""
            return True
        if playable:
            self.step = ""
            return False
        if theirs and (asking or self.state.on_top(Ready) is not None):
            return None
        if self.seat != TABLE and self.now == self.turn:
            return False  # validation refuses it
        raise Illegal(msg("step-over", seat=SEATS[player]), "FYN-D6.03")

    def _is_spare(self, rest: Sequence[str], alone: list[str]) -> bool:
        """Return whether the dots behind a playable `.` end all that must end before the next move."""
        again = f"{SEATS[self.turn[0]]} R{self.turn[1]}:"  # after its own heading the turn is written again
        heads = [part.split()[0] for part in takewhile(lambda part: part != again, rest)]
        dots = next((at for at, head in enumerate(heads) if head != "."), len(heads))
        following = next((_BEFORE[head] for head in heads if head in _BEFORE), "")
        here = STEP_OF[self.state.stage]
        steps = (
            {here, "E", "F"} if self.state.hands[self.turn[0]] else {here, "E"}
        )  # without cards Step F ends by itself
        if not following:
            if self.seat != TABLE or heads.count(".") + 1 < sum(here <= step for step in steps):
                return self.step in alone  # the turn goes on behind the text
            following = _TURN_OVER
        return dots + 1 > sum(here <= step < following for step in steps)

    def _ended_alone(self) -> list[str]:
        """Return the steps of this turn that ended without an action."""
        stage = self.state.stage if self.now == self.turn else len(STEP_OF)
        over = {"B": stage >= MARCHED, "E": stage >= EXPANDED, "F": stage >= len(STEP_OF)}
        over["C"] = self.log.chosen == "build" and stage >= BUILT
        over["D"] = self.log.chosen == "attack" and stage >= GROWING
        return [step for step in "BCDEF" if over[step] and step not in self.log.ended]

    def _disagreement(self, words: list[str]) -> Illegal:
        """Return the error for a part of the text that disagrees with the events."""
        head = words[0]
        event_text = [text for kind, text in self.log.happened if kind == head]
        if head == "DRAW":
            return Illegal(msg("drawn-other", count=len(event_text), told=" ".join(words[1:])), "FYN-D1.02")
        if head == "N":
            fell = ",".join(text[2:] for text in event_text) or "none"
            return Illegal(msg("numbers-other", fell=fell, told="".join(words[1:])), "FYN-B4.01")
        if event_text:
            return Illegal(msg("happened-other", happened=event_text[0], told=quoted(" ".join(words), 60)))
        if not self.state.stack:
            return Illegal(msg("game-over"))
        rule = "FYN-D1.05" if head == "MUST" else ""
        return Illegal(msg("not-happened", text=quoted(" ".join(words), 60)), rule)


def _same(written: str, happened: str) -> bool:
    """Return whether two texts are the same move; an omitted name (`BY P3`, `#150`) matches any."""
    if " BY " not in written:
        happened = happened.partition(" BY ")[0]
    if "#" not in written:
        happened = re.sub(r"#\d+", "", happened)
    return written.replace(" ", "").upper() == happened.replace(" ", "").upper()
