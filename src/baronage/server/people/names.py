"""Names as others see them: one line, in which there is something to see, and nothing piled up on it."""

from __future__ import annotations

import re
import unicodedata

from baronage.server.errors import Denied
from baronage.server.words import say

LONGEST_NAME = 30
# marks in a row: so many has a letter of Hebrew or Tibetan, and more only what is meant to spill over the lines
MOST_MARKS = 3
# What Unicode calls letters, marks or symbols, and nobody sees: fillers, selectors, and the blank of Braille.
_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)


def clean_name(name: str) -> str:
    """A name as it is shown; raises Denied if nothing is left of it, if it is too long, or if it does not keep to its line."""
    composed = unicodedata.normalize("NFC", name)
    seen = _UNSEEN.sub("", "".join(char for char in composed if unicodedata.category(char)[0] != "C"))
    words = " ".join(seen.split())
    if not words or len(words) > LONGEST_NAME:
        raise Denied("refused", say("name-length", most=LONGEST_NAME), "name")
    piled = 0
    for before, char in zip(" " + words, words, strict=False):
        piled = piled + 1 if unicodedata.category(char)[0] == "M" else 0
        if piled > MOST_MARKS or (piled and before == " "):
            raise Denied("refused", say("name-accents"), "name")
    return words
