"""Writer of a game turn by turn."""

from __future__ import annotations

from typing import cast

from baronage.engine.core.state import Event
from baronage.engine.match.history import HistoryEntry
from baronage.engine.match.match import Match
from baronage.engine.match.turn_notation import Turn
from baronage.games.fyn import verbs
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.state import Barons
from baronage.games.fyn.turn_notation.outcomes import STEP_RULES, STEPS, Teller

_SECRET = ("PASS", "close")
_LAPSED = {
    verbs.ENDED_STEP: ".",
    verbs.STOPPED: "CONT -",
    verbs.OFFERED: "OFFER {} -",
}  # default results after a timeout


def write(match: Match, whole: bool = False) -> list[Turn]:
    """Return the game so far, one line per turn, as the public saw it; with `whole`, secret passes too."""
    writer = _Writer(whole, Teller(match))
    if match.history and not any(event[0] == verbs.TURN for event in match.history[0].events):
        s = cast(Barons, match.record.replay(0).state)
        if s.stack and s.stack[0].dump()[0] == "Turn":
            writer.words = [f"{SEATS[s.active]} R{s.round}:"]
    for moment in match.history:
        writer.moment(moment)
    return writer.end()


class _Writer:
    def __init__(self, whole: bool, teller: Teller) -> None:
        self.whole = whole
        self.done: list[Turn] = []
        self.words: list[str] = []
        self.moments = 0  # with a text
        self.teller = teller
        self.must = ""  # a Must Play card that is being resolved, with its numbers
        self.acts: list[int] = []  # how many words there were before each act of this turn
        self.step = ""  # the step of the last move of this turn
        self.unclear = 0  # the number of words before a '.' that could be read as that of an earlier step, or 0

    def moment(self, moment: HistoryEntry) -> None:
        """Add one history entry."""
        self.moments += bool(moment.text)
        if moment.text == "undo":  # the undone entry had no effect, and no other entry follows it
            del self.words[self.acts.pop() :]
            self.unclear = 0 if self.unclear >= len(self.words) else self.unclear
            return
        before = len(self.words)
        if moment.text:
            self.acts.append(before)
        began = any(event[0] == verbs.ENDED_STEP and event[3] == "FYN-D0.02" for event in moment.events)
        if moment.text and not began and (self.whole or moment.text not in _SECRET):
            self.words.append(_move(moment))
        own = self.words[-1].split()[0] if len(self.words) > before else ""
        if own in STEPS:
            self.step, self.unclear = "" if self.words[-1] in ("STEP none", "STEP attack") else STEPS[own], 0
        elif own == ".":
            ended = [STEP_RULES.get(event[3], "") for event in moment.events if event[0] == verbs.ENDED_STEP]
            self.unclear = before if self.step and self.step not in ended else self.unclear
            self.step = ""
        for event in moment.events:
            if event[0] == verbs.TURN:
                self.turn(event)
                continue
            event_text = self.teller.tell(event)
            if event_text is not None and event_text[0] == own:
                own = ""  # it repeats the text just written
            elif event_text is not None and event_text[0] in ("DRAW", "MUST", "N", "RESP"):
                self.report(*event_text)
            elif event[0] == verbs.SPENT_EVENT:
                self.close_must()

    def turn(self, event: Event) -> None:
        """Begin another turn."""
        self.close_must()
        if any(word.startswith(("RESIGN ", "EXPEL ")) for word in self.words):
            self.part()
        self.step, self.unclear = "", 0
        if self.words:
            self.done.append(Turn(" ".join(self.words), self.moments))
        self.words, self.acts = [f"{SEATS[event[2][0]]} R{event[2][1]}:"], []

    def report(self, head: str, text: str) -> None:
        """Add a report; consecutive draws and numbers are merged, those of a Must Play card follow it."""
        if head == "MUST":
            self.close_must()
            self.must = text
        elif head == "N" and self.must:
            self.must += f" n{text[2:]}"
        elif head in ("DRAW", "N") and self.words and self.words[-1].split()[0] == head:
            old = self.words[-1][len(head) + 1 :]
            self.words[-1] = f"DRAW {int(old) + 1}" if head == "DRAW" else f"N {old},{text[2:]}"
        else:
            self.words.append(text)

    def close_must(self) -> None:
        """Finish the report of a Must Play card."""
        if self.must:
            self.words.append(self.must)
        self.must = ""

    def part(self) -> None:
        """Repeat the heading before a '.' of a turn that was cut short, so that it isn't read as that of an earlier step."""
        if self.unclear:
            self.words.insert(self.unclear, self.words[0])
            self.unclear = 0

    def end(self) -> list[Turn]:
        """Return all turns, including the unfinished last one."""
        self.close_must()
        self.part()
        return [*self.done, Turn(" ".join(self.words), self.moments)] if self.words else self.done


def _move(moment: HistoryEntry) -> str:
    """Return a move as written in a turn, with its player for a resignation or event, and with quoted text."""
    text = moment.text
    if text == "lapse":
        return next(_LAPSED[event[0]] for event in moment.events if event[0] in _LAPSED).format(SEATS[moment.seat])
    if text == "resign":
        return f"RESIGN {SEATS[moment.seat]}"
    if text.startswith("expel"):
        return text.replace("expel", "EXPEL")
    if text in ("close", "agree"):
        return text.upper()
    if text.startswith("PLAY"):
        return f"{text} BY {SEATS[moment.seat]}"
    if text.startswith("OFFER"):
        remark = " ".join(moment.remark.replace('"', "'").split())
        text = text.removesuffix(' ""')
        return f'{text} "{remark}"' if remark or not text.endswith("-") else text
    return text
