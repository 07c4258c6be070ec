"""Display names: one visible line without stacked marks."""

from __future__ import annotations

import re
import unicodedata

from baronage.bots import all_names
from baronage.server.errors import ApiError
from baronage.server.locale import msg

LONGEST_NAME = 30
# Combining marks in a row. Hebrew and Tibetan letters have up to three; more would spill over neighbouring lines.
MAX_MARKS = 3
# Invisible characters that Unicode calls letters, marks or symbols: fillers, selectors, and the blank of Braille.
_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)

# Names for admins only, because they seem to speak for the server.
_OFFICES = [
    "keeper",
    "admin",
    "administrator",
    "administrateur",
    "moderator",
    "moderateur",
    "gardien",
    "baronage",
    "system",
    "steward",
    "intendant",
]
# Letters of other alphabets that look like Latin ones.
_ALIKE = str.maketrans("аеорсухіјѕԁһκοαρυνιвмткнɑɡ", "aeopcyxijsdhkoapuvibmtkhag")
# Letters and digits that are mistaken for each other.
_MISTAKEN = str.maketrans("i10345", "lloeas")


def plain(name: str) -> str:
    """Return a name in the form used for comparison: lower-case letters and digits, without accents, look-alikes as
    Latin letters.
    """
    apart = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(char for char in unicodedata.normalize("NFKD", apart) if char.isalnum())
    return bare.translate(_ALIKE)


def is_reserved(name: str) -> bool:
    """Return whether a name, with or without an article or a number, is that of a bot or of a server role."""
    return _bare(name) in {_bare(one) for one in (*all_names(), *_OFFICES)}


def _bare(name: str) -> str:
    return re.sub(r"^(the|le|la|l)|\d+$", "", plain(name)).translate(_MISTAKEN)


def clean_name(name: str) -> str:
    """Return a name as shown; raise ApiError if it is empty, too long or has stacked marks."""
    composed = unicodedata.normalize("NFC", name)
    seen = _UNSEEN.sub("", "".join(char for char in composed if unicodedata.category(char)[0] != "C"))
    words = " ".join(seen.split())
    if not words or len(words) > LONGEST_NAME:
        raise ApiError("refused", msg("name-length", most=LONGEST_NAME), "name")
    piled = 0
    for before, char in zip(" " + words, words, strict=False):
        piled = piled + 1 if unicodedata.category(char)[0] == "M" else 0
        if piled > MAX_MARKS or (piled and before == " "):
            raise ApiError("refused", msg("name-accents"), "name")
    return words
