"""What there is to say about something, before it is said in any language: numbers by name, and the id of a sentence.

Facts are what a sentence is made of. They hold no words, so they can be stored, sent, and told to each in their own language.
"""

from __future__ import annotations

from typing import NamedTuple

# a number (of a card, a seat, a cell, an amount ...); several of them; the name of a decision
Fact = int | tuple[int, ...] | str
Facts = dict[str, Fact]
Phrase = tuple[str, tuple[str, ...]]  # a sentence and the ids of its rules


class No(NamedTuple):
    """An action is not legal: the rule that forbids it, the facts, and the id of the sentence that says so."""

    rule: str
    facts: Facts
    id: str


def reason_id(verb: str, rule: str) -> str:
    """put-D5_05: what a verb says of a rule that forbids it."""
    return f"{verb}-{rule.partition('-')[2].replace('.', '_')}"
