"""Rejected messages: the error of each statement by code and in words, with a correction."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.errors import Unreadable
from baronage.engine.game.game import game_of
from baronage.engine.text.localization import LazyText
from baronage.engine.text.params import Params
from baronage.games.protectors.state import Realm

RULES: Final = {  # the rule behind each code; its text is in the catalogue: `returned-final`
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
WARNINGS: Final = {  # warnings with which a message is accepted: `warned-count`
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
MAX_TOLD: Final = 10  # errors or warnings shown per message
Problem = tuple[str, int, str]  # code, number of the statement from 1, the statement
# a correction: a message id and its parameters; an empty id shows nothing
Hint = tuple[str, Params]


def _msg(s: Realm, seat: int, id: str, params: Params, language: str) -> str:
    words = game_of(s).words
    return words.msg(id, params, words.reader(seat), language)


def warning(s: Realm, seat: int, code: str, source: str, why: str = "") -> LazyText:
    """Return the text of a warning; `why` selects the reason if the code has several."""
    known = why or code

    def msg(language: str) -> str:
        sentence = _msg(s, seat, f"warned-{known[2:].lower()}", {}, language)
        params: Params = {"code": code, "source": f"{source!r:.80}", "name": sentence, "law": WARNINGS[known]}
        return _msg(s, seat, "warned", params, language)

    return LazyText(msg)


class Returned(Unreadable):
    """A message rejected as a whole (REALM-T1.06), with the codes and places of its first problems."""

    def __init__(self, sentence: str, problems: list[Problem], rule: str = "") -> None:
        super().__init__(sentence, rule or RULES[problems[0][0]])
        self.problems = tuple(problems[:MAX_TOLD])

    @property
    def codes(self) -> list[str]:
        """The error codes."""
        return [code for code, _, _ in self.problems]


def returned(s: Realm, seat: int, problems: list[Problem], hints: list[Hint], rule: str) -> Returned:
    """Return the rejection of a message, with a hint for each of the first problems."""

    def msg(language: str) -> str:
        parts: list[str] = []
        for (code, at, source), (id, params) in zip(problems[:MAX_TOLD], hints, strict=True):
            params_shown: Params = {"code": code, "number": at, "source": f"{source!r:.80}"}
            params_shown["name"] = _msg(s, seat, f"returned-{code[2:].lower()}", {}, language)
            params_shown["hint"] = _msg(s, seat, id, params, language) if id else ""
            parts.append(_msg(s, seat, "statement-wrong", params_shown | {"hinted": int(bool(id))}, language))
        if len(problems) > MAX_TOLD:
            parts.append(_msg(s, seat, "more-wrong", {"number": len(problems) - MAX_TOLD}, language))
        return _msg(s, seat, "message-returned", {"name": ". ".join(parts)}, language)

    return Returned(LazyText(msg), problems, rule)


class Refused(Exception):
    """A statement failed a test of the table in REALM-T1.07."""

    def __init__(self, code: str) -> None:
        self.code = code
