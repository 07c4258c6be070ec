"""Params of messages: numbers by name, with the id of a message.

Params contain no text, so they can be stored, sent, and localized for each reader.
"""

from __future__ import annotations

from typing import NamedTuple

# a number (of a card, a seat, a cell, an amount ...); several numbers; the name of a decision
Param = int | tuple[int, ...] | str
Params = dict[str, Param]
Phrase = tuple[str, tuple[str, ...]]  # a text and the ids of its rules


class RuleViolation(NamedTuple):
    """A rule violation: the rule that forbids an action, the params, and the id of its message."""

    rule: str
    params: Params
    id: str


def reason_id(verb: str, rule: str) -> str:
    """Return the id of a verb's message about the rule that forbids it, such as put-D5_05."""
    return f"{verb}-{rule.partition('-')[2].replace('.', '_')}"
