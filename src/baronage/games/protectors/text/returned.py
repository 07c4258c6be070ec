"""A message that is returned: what was wrong with each statement, by code and in words, and what would have been right."""

from __future__ import annotations

from typing import Final

from baronage.engine.errors import Unreadable

RULES: Final = {  # the rule behind each code, and what it says
    "E-FINAL": (
        "REALM-C1.03",
        "your message of this window is in and final, or there is nothing for you to choose in it",
    ),
    "E-PHASE": ("REALM-T1.07", "that belongs to another window"),
    "E-SYNTAX": ("REALM-T1.03", "this fits no form of an order"),
    "E-PLACE": ("REALM-A2.03", "there is no such place on this board"),
    "E-PLAYER": ("REALM-A2.05", "that names nobody who can be meant here"),
    "E-ISLAND": ("REALM-O1.05", "on the Island units can only march"),
    "E-CARD": ("REALM-T1.07", "the cards in play do not allow it"),
    "E-ABILITY": ("REALM-N0.03", "you do not have that ability, or it is spent"),
    "E-COUNT": ("REALM-A2.10", "a whole number is wanted here"),
    "E-OWNER": ("REALM-F1.02", "you do not control that Province"),
    "E-EMPTY": ("REALM-F1.02", "you have no unit there"),
    "E-WHERE": ("REALM-T1.04", "say which Province: not exactly one fits"),
    "E-DUP": ("REALM-T1.07", "that was said already, or can't stand beside the rest"),
    "E-SAME": ("REALM-G2.01", "origin and destination are the same"),
    "E-FAR": ("REALM-G2.04", "that is too far away under the cards in play"),
    "E-LEVEL": ("REALM-J6.05", "the level of the Province does not allow it"),
    "E-UNITS": ("REALM-M2.02", "there are not so many of your units"),
    "E-FUNDS": ("REALM-F2.02", "your cash at hand does not suffice"),
}
WARNINGS: Final = {  # with what a message is accepted all the same
    "W-COUNT": ("REALM-G2.02", "more units than can be there: all that are there march"),
    "W-GOLD": ("REALM-G6.03", "no golden order of that kind is left to you: it is played as a normal one"),
    "W-FAR": ("REALM-G6.03", "no golden Support! is left to you, and a normal one does not reach so far: no order"),
    "W-DELAY": ("REALM-G3.01", "only marches can be delayed: the word is ignored"),
    "W-HOLD": ("REALM-F4.02", "no order: the units hold"),
    "W-FERRY": ("REALM-E4.02", "no ferry is needed there: it is not charged"),
    "W-FARE": ("REALM-F2.06", "the ferry costs more than you have: if nobody sends you $Realm, the march lapses"),
    "W-BUY": ("REALM-J6.08", "more than you can pay, or than a Province feeds: bought as far as it goes"),
    "W-BID": ("REALM-J6.09", "more than you have left: the bid is cut to that"),
    "W-FUNDS": ("REALM-T1.07", "more than you have: what can't be paid is not done"),
    "W-SAC": ("REALM-M2.04", "the sacrifices do not fit what may have to die: they are cut, or do not matter"),
    "W-BURN": ("REALM-M2.05", "too many, too few or wrong Provinces: the lowest green ones of yours are put for those"),
    "W-DRAW": ("REALM-P3.02", "more than the lender has: cut to that"),
    "W-LAST": ("REALM-J6.12", "on the last turn that is ignored"),
}
MOST_TOLD: Final = 10  # errors, or warnings, of one message
Problem = tuple[str, int, str]  # code, number of the statement from 1, the statement


def warning(code: str, source: str, why: str = "") -> str:
    """A warning in words; `why` where the code has more than one reason."""
    rule, sentence = WARNINGS[why or code]
    return f"{code}: {source!r:.80}: {sentence}. [{rule}]"


class Returned(Unreadable):
    """A message that is returned whole (REALM-T1.06): its first problems are named by their codes and places."""

    def __init__(self, problems: list[Problem], hints: list[str], rule: str = "") -> None:
        told = problems[:MOST_TOLD]
        parts = []
        for (code, at, source), hint in zip(told, hints, strict=True):
            right = f"; {hint}" if hint else ""
            parts.append(f"{code} in statement {at} ({source!r:.80}): {RULES[code][1]}{right}")
        if len(problems) > len(told):
            parts.append(f"And {len(problems) - len(told)} more like these")
        super().__init__(
            "Your message is returned, nothing was done. " + ". ".join(parts) + ".", rule or RULES[problems[0][0]][0]
        )
        self.problems = tuple(told)

    @property
    def codes(self) -> list[str]:
        """The error codes alone."""
        return [code for code, _, _ in self.problems]


class Refused(Exception):
    """A statement fails a test of the table in REALM-T1.07."""

    def __init__(self, code: str) -> None:
        self.code = code
