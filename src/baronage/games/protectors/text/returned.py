"""A message that is returned: what was wrong with each statement, by code and in words, and what would have been right."""

from __future__ import annotations

from typing import Final

from baronage.engine.errors import Unreadable
from baronage.engine.facts import Facts
from baronage.engine.said import Worded
from baronage.games.protectors.state import Realm

RULES: Final = {  # the rule behind each code; what it says stands in the catalogue: `returned-final`
    "E-FINAL": "REALM-C1.03",
    "E-PHASE": "REALM-T1.07",
    "E-SYNTAX": "REALM-T1.03",
    "E-PLACE": "REALM-A2.03",
    "E-PLAYER": "REALM-A2.05",
    "E-ISLAND": "REALM-O1.05",
    "E-CARD": "REALM-T1.07",
    "E-ABILITY": "REALM-N0.03",
    "E-COUNT": "REALM-A2.10",
    "E-OWNER": "REALM-F1.02",
    "E-EMPTY": "REALM-F1.02",
    "E-WHERE": "REALM-T1.04",
    "E-DUP": "REALM-T1.07",
    "E-SAME": "REALM-G2.01",
    "E-FAR": "REALM-G2.04",
    "E-LEVEL": "REALM-J6.05",
    "E-UNITS": "REALM-M2.02",
    "E-FUNDS": "REALM-F2.02",
}
WARNINGS: Final = {  # with what a message is accepted all the same: `warned-count`
    "W-COUNT": "REALM-G2.02",
    "W-GOLD": "REALM-G6.03",
    "W-FAR": "REALM-G6.03",
    "W-DELAY": "REALM-G3.01",
    "W-HOLD": "REALM-F4.02",
    "W-FERRY": "REALM-E4.02",
    "W-FARE": "REALM-F2.06",
    "W-BUY": "REALM-J6.08",
    "W-BID": "REALM-J6.09",
    "W-FUNDS": "REALM-T1.07",
    "W-SAC": "REALM-M2.04",
    "W-BURN": "REALM-M2.05",
    "W-DRAW": "REALM-P3.02",
    "W-LAST": "REALM-J6.12",
}
MOST_TOLD: Final = 10  # errors, or warnings, of one message
Problem = tuple[str, int, str]  # code, number of the statement from 1, the statement
# what would have been right: a sentence of the catalogue and its facts; no id: nothing is said
Hint = tuple[str, Facts]


def _say(s: Realm, seat: int, id: str, facts: Facts, language: str) -> str:
    words = s.game.words
    return words.say(id, facts, words.reader(seat), language)


def warning(s: Realm, seat: int, code: str, source: str, why: str = "") -> Worded:
    """A warning in words; `why` where the code has more than one reason."""
    known = why or code

    def say(language: str) -> str:
        sentence = _say(s, seat, f"warned-{known[2:].lower()}", {}, language)
        facts: Facts = {"code": code, "source": f"{source!r:.80}", "name": sentence, "law": WARNINGS[known]}
        return _say(s, seat, "warned", facts, language)

    return Worded(say)


class Returned(Unreadable):
    """A message that is returned whole (REALM-T1.06): its first problems are named by their codes and places."""

    def __init__(self, sentence: str, problems: list[Problem], rule: str = "") -> None:
        super().__init__(sentence, rule or RULES[problems[0][0]])
        self.problems = tuple(problems[:MOST_TOLD])

    @property
    def codes(self) -> list[str]:
        """The error codes alone."""
        return [code for code, _, _ in self.problems]


def returned(s: Realm, seat: int, problems: list[Problem], hints: list[Hint], rule: str) -> Returned:
    """The message goes back, with what was wrong and what would have been right: a hint for each of the first problems."""

    def say(language: str) -> str:
        parts: list[str] = []
        for (code, at, source), (id, facts) in zip(problems[:MOST_TOLD], hints, strict=True):
            told: Facts = {"code": code, "number": at, "source": f"{source!r:.80}"}
            told["name"] = _say(s, seat, f"returned-{code[2:].lower()}", {}, language)
            told["hint"] = _say(s, seat, id, facts, language) if id else ""
            parts.append(_say(s, seat, "statement-wrong", told | {"hinted": int(bool(id))}, language))
        if len(problems) > MOST_TOLD:
            parts.append(_say(s, seat, "more-wrong", {"number": len(problems) - MOST_TOLD}, language))
        return _say(s, seat, "message-returned", {"name": ". ".join(parts)}, language)

    return Returned(Worded(say), problems, rule)


class Refused(Exception):
    """A statement fails a test of the table in REALM-T1.07."""

    def __init__(self, code: str) -> None:
        self.code = code
