"""Whole turns in notation, both ways: `P1 R4: DRAW 3 MV A 0,0>0,1 . STEP attack ...` (RULES.md, Notation)."""

from __future__ import annotations

import re
from typing import cast

from baronage.engine.errors import Illegal
from baronage.engine.flow import Event, Step
from baronage.engine.match import Match
from baronage.games.fyn import verbs
from baronage.games.fyn.data import card_name
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.notation import cell_text, split_moves
from baronage.games.fyn.state import STEP_OF, Barons
from baronage.games.fyn.steps.turn import Ready
from baronage.games.fyn.steps.windows import Asking

_HEAD = re.compile(r"(P[1-6])\s+R(\d+):\s*")
_STEPS = {"MV": "B", "BUILD": "C", "PUT": "E", "DISC": "F", "TRADE": "F"}
_STEPS |= dict.fromkeys(("ATK", "RESP", "PAIR", "AIM", "PLACE", "CONT"), "D")
_SECRET = ("PASS",)

# --- writing --------------------------------------------------------------------------------------------------------


def write_turns(match: Match) -> list[str]:
    """The game so far, a line a turn, as everybody saw it."""
    lines: list[str] = []
    words: list[str] = []
    if not _begins(match):
        s = cast(Barons, match.record.replay(0).state) if match.record.moves else cast(Barons, match.state)
        words = [f"{SEATS[s.active]} R{s.round}:"]
    for moment in match.moments:
        began = any(event[0] == verbs.ENDED_STEP and event[3] == "FYN-D0.02" for event in moment.events)
        if moment.text and moment.text not in _SECRET and not began:
            words.append(moment.text.replace("resign", f"RESIGN {SEATS[max(moment.seat, 0)]}"))
        pending: list[Event] = []
        for event in moment.events:
            if event[0] == verbs.TURN:
                words += _happened(pending)
                pending = []
                if words:
                    lines.append(" ".join(words))
                words = [f"{SEATS[event[2][0]]} R{event[2][1]}:"]
            else:
                pending.append(event)
        words += _happened(pending)
    return [*lines, " ".join(words)] if words else lines


def _begins(match: Match) -> bool:
    """Did the match begin with the deal, or in the middle of a turn?"""
    return any(event[0] == verbs.TURN for event in match.moments[0].events) if match.moments else False


def _happened(events: list[Event]) -> list[str]:
    """What fell between two moves, in its order: draws, Must Play cards, numbers."""
    found: list[tuple[str, list[str]]] = []
    for kind, who, facts, _ in events:
        if kind == verbs.STRUCK:
            victim = [cell_text(facts[2])] if facts[2] >= 0 else []
            found.append(("MUST", [" ".join([card_name(facts[1]), *victim])]))
        elif kind == verbs.NUMBER or (kind == verbs.DREW and who < 0):
            head, word = ("N", str(facts[1])) if kind == verbs.NUMBER else ("DRAW", "1")
            if found and found[-1][0] == head:
                found[-1][1].append(word)
            else:
                found.append((head, [word]))
    return [f"DRAW {len(words)}" if head == "DRAW" else f"{head} {','.join(words)}" for head, words in found]


# --- reading --------------------------------------------------------------------------------------------------------


def play_turn(match: Match, text: str) -> None:
    """Play a turn, or a part of one, as it is written; what chance brought is compared with what is written.

    A window of which nothing is written is passed. Raises at the first word that does not agree with what happened; what
    went before it has been played.
    """
    head = _HEAD.match(text)
    s = cast(Barons, match.state)
    if head:
        if (SEATS[s.active], str(s.round)) != (head[1], head[2]):
            raise Illegal(f"it is {SEATS[s.active]}'s turn in round {s.round}, not {head[1]}'s in round {head[2]}")
        text = text[head.end() :]
    reader = _Turn(match)
    for words in split_moves(text):
        reader.move(words)


class _Turn:
    """A turn being played as it is written."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.start = len(match.moments)
        self.drawn = 0  # draws that have been compared
        self.numbers = 0  # numbers that have been compared
        self.step = ""  # the step of the last move, until its '.'

    def move(self, words: list[str]) -> None:
        """One move, or one report of what chance brought."""
        head = words[0]
        if head in ("DRAW", "N", "MUST"):
            self._settle_windows(head)
            self._compare(head, words[1:])
            return
        self._settle_windows(head)
        s = cast(Barons, self.match.state)
        if head == ".":
            step, self.step = self.step, ""
            if step and STEP_OF[s.stage] != step:
                return  # that step ended by itself
        elif head in _STEPS:
            self.step = _STEPS[head]
        self._play(head, words)

    def _play(self, head: str, words: list[str]) -> None:
        match = self.match
        if head == "RESIGN":
            match.play(SEATS.index(words[1]), "resign")
            return
        if not match.state.actors():
            raise Illegal("the game is over")
        seat = match.state.actors()[0]
        if head == "PAIR":
            self._pair(seat, words)
            return
        if head in ("AIM", "PLACE", "CALL", "RESP", "CULL", "TRIM", "STEP") and not self._asked(seat, head, words):
            return
        match.play(seat, " ".join(words))

    def _asked(self, seat: int, head: str, words: list[str]) -> bool:
        """Is it still to be played, or was it taken automatically and is only reported?"""
        state = self.match.state
        if any(state.write(seat, action).split()[0] == head for action in state.actions(seat)):
            return True
        seen = {verbs.AIMED: "AIM", verbs.CAPTURED: "PLACE", verbs.CULLED: "CULL", verbs.TRIMMED: "TRIM"}
        if any(seen.get(event[0]) == head for moment in self.match.moments for event in moment.events):
            return False
        raise Illegal(f"nobody is asked for {' '.join(words)}")

    def _pair(self, seat: int, words: list[str]) -> None:
        """Pairs that were placed by themselves are only compared."""
        placed = {
            facts[1]: facts[2]
            for moment in self.match.moments[self.start :]
            for kind, _, facts, _ in moment.events
            if kind == verbs.PAIRED
        }
        for pair in "".join(words[1:]).split(","):
            card, _, other = pair.partition(">")
            done = placed.get(int(card)) if card.isdigit() else None
            if done is not None:
                if str(done) != other:
                    raise Illegal(f"{card} stands against {done}, not against {other}", "FYN-D4.17")
                continue
            self.match.play(self.match.state.actors()[0], f"PAIR {pair}")
            placed |= {
                facts[1]: facts[2] for kind, _, facts, _ in self.match.moments[-1].events if kind == verbs.PAIRED
            }

    def _settle_windows(self, head: str) -> None:
        """Let a step begin, and pass in windows of which nothing is written."""
        match = self.match
        while match.state.stack:
            top: Step[Barons] = match.state.stack[-1]
            if isinstance(top, Ready) or (isinstance(top, Asking) and head not in ("PLAY", "COUNTER", "PASS")):
                match.play(match.state.actors()[0], "PASS" if isinstance(top, Asking) else ".")
            else:
                return

    def _compare(self, head: str, words: list[str]) -> None:
        """DRAW 3, N 4,10,6, MUST Volcano 1,0 n5: against what has happened and has not been compared yet."""
        events = [event for moment in self.match.moments[self.start :] for event in moment.events]
        if head == "DRAW":
            drawn = sum(event[0] == verbs.DREW and event[1] < 0 for event in events) - self.drawn
            if words != [str(drawn)]:
                raise Illegal(f"{drawn} cards were drawn, not {' '.join(words)}", "FYN-D1.02")
            self.drawn += drawn
            return
        numbers = [str(event[2][1]) for event in events if event[0] == verbs.NUMBER][self.numbers :]
        written = (
            [word[1:] for word in words if re.fullmatch(r"n\d+", word)] if head == "MUST" else "".join(words).split(",")
        )
        if numbers[: len(written)] != written:
            raise Illegal(f"the numbers were {','.join(numbers)}, not {','.join(written)}", "FYN-B4.01")
        self.numbers += len(written)
        if head == "MUST":
            struck = [event[2] for event in events if event[0] == verbs.STRUCK]
            told = [[card_name(card), *([cell_text(cell)] if cell >= 0 else [])] for _, card, cell in struck]
            if [word for word in words if not re.fullmatch(r"n\d+", word)] not in told:
                raise Illegal(f"no such Must Play card was drawn: {' '.join(words)}", "FYN-D1.05")
