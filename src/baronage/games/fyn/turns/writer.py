"""A game written turn by turn."""

from __future__ import annotations

from typing import cast

from baronage.engine.flow import Event
from baronage.engine.match import Match
from baronage.engine.moments import Moment
from baronage.engine.turns import Turn
from baronage.games.fyn import verbs
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.state import Barons
from baronage.games.fyn.turns.teller import Teller

_SECRET = ("PASS", "close")
_LAPSED = {verbs.ENDED_STEP: ".", verbs.STOPPED: "CONT -", verbs.OFFERED: "OFFER {} -"}  # silence, by what came of it


def write(match: Match, whole: bool = False) -> list[Turn]:
    """The game so far, a line a turn, as everybody saw it; `whole`: with who passed in secret."""
    writer = _Writer(whole)
    if match.moments and not any(event[0] == verbs.TURN for event in match.moments[0].events):
        s = cast(Barons, match.record.replay(0).state)
        if s.stack and s.stack[0].dump()[0] == "Turn":
            writer.words = [f"{SEATS[s.active]} R{s.round}:"]
    for moment in match.moments:
        writer.moment(moment)
    return writer.end()


class _Writer:
    def __init__(self, whole: bool) -> None:
        self.whole = whole
        self.done: list[Turn] = []
        self.words: list[str] = []
        self.moments = 0  # with a text
        self.teller = Teller()
        self.must = ""  # a Must Play card that is being resolved, with its numbers
        self.acts: list[int] = []  # how many words there were before each act of this turn

    def moment(self, moment: Moment) -> None:
        """One more."""
        self.moments += bool(moment.text)
        if moment.text == "undo":  # nothing has come of the act that is taken back, and nobody acted since
            del self.words[self.acts.pop() :]
            return
        before = len(self.words)
        if moment.text:
            self.acts.append(before)
        began = any(event[0] == verbs.ENDED_STEP and event[3] == "FYN-D0.02" for event in moment.events)
        if moment.text and not began and (self.whole or moment.text not in _SECRET):
            self.words.append(_move(moment))
        own = self.words[-1].split()[0] if len(self.words) > before else ""
        for event in moment.events:
            if event[0] == verbs.TURN:
                self.turn(event)
                continue
            told = self.teller.tell(event)
            if told is not None and told[0] == own:
                own = ""  # it is what was just written
            elif told is not None and told[0] in ("DRAW", "MUST", "N", "RESP"):
                self.report(*told)
            elif event[0] == verbs.SPENT_EVENT:
                self.close_must()

    def turn(self, event: Event) -> None:
        """Another turn begins."""
        self.close_must()
        if self.words:
            self.done.append(Turn(" ".join(self.words), self.moments))
        self.words, self.acts = [f"{SEATS[event[2][0]]} R{event[2][1]}:"], []

    def report(self, head: str, text: str) -> None:
        """What fell: draws and numbers that follow each other stand together, those of a Must Play card behind it."""
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
        """A Must Play card has had its effect."""
        if self.must:
            self.words.append(self.must)
        self.must = ""

    def end(self) -> list[Turn]:
        """All turns, the last as far as it has come."""
        self.close_must()
        return [*self.done, Turn(" ".join(self.words), self.moments)] if self.words else self.done


def _move(moment: Moment) -> str:
    """A move as a turn has it: with who resigned or played an event, and with what was said."""
    text = moment.text
    if text == "lapse":
        return next(_LAPSED[event[0]] for event in moment.events if event[0] in _LAPSED).format(SEATS[moment.seat])
    if text == "resign":
        return f"RESIGN {SEATS[moment.seat]}"
    if text.startswith(("expel", "close")):
        return text.replace("expel", "EXPEL").replace("close", "CLOSE")
    if text.startswith("PLAY"):
        return f"{text} BY {SEATS[moment.seat]}"
    if text.startswith("OFFER"):
        said = " ".join(moment.remark.replace('"', "'").split())
        text = text.removesuffix(' ""')
        return f'{text} "{said}"' if said or not text.endswith("-") else text
    return text
