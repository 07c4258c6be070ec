"""Player names in messages, replaced by Player#k (REALM-A2.05, T1.10).

Names are searched only where the grammar allows a player, as whole words and longest first. Case, accents and marks are
ignored. A name that could mean something else is recognised only after `@`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from baronage.games.protectors.data import ABILITY_CODES, FACTION_CODES
from baronage.games.protectors.meta import LETTERS
from baronage.games.protectors.rules.statements import (
    ABILITIES,
    BALLOT_WORDS,
    FACTION_WORDS,
    MARKS,
    NUM,
    PLACE,
    QUOTES,
    Statement,
    from_words,
    player_number,
    split_message,
)
from baronage.games.protectors.state import Realm

_GRAMMAR: Final = """
    p prov province the wizard sanctum island isle player me myself all golden gold delayed fortify in on at march
    army unit units from to ferry support work hold no orders send snitch weather forecast event dragon palantir
    sea end keep discard replace none nothing turn off lights fight fire with undefended burn see here bank of
    lannuvar buy and or bid upgrade capitol faith alone sustains us hire protection an offer mountain king's kings
    refresh gain faction sac sacrifice join team pick position resign lapse
"""
KEYWORDS: Final = frozenset(
    [
        *_GRAMMAR.split(),
        *(word for words in (*ABILITIES, *FACTION_WORDS, *BALLOT_WORDS) for word in words.split()),
        *ABILITY_CODES,
        *FACTION_CODES,
    ]
)
_WORD = re.compile(rf"{NUM}|{PLACE}")

# positions of a player's name, and what must follow it
_STOP = re.compile(r" ?(?:$|[\n;,]|\.(?=\s|$))")
_SLOTS: Final = (
    (re.compile(r"\bsend (?:[^\n;]{0,40}? )??to "), _STOP),
    (re.compile(r"\bsnitch (?:on )?"), _STOP),
    (re.compile(r"\bsupport "), re.compile(r" in ")),
    (re.compile(r"\( ?[^ ()\n]{1,20} from "), re.compile(r" ?\)")),
)
_BARE = re.compile(r"(?:\A|(?<=[\n;])|(?<=\. )|(?<=\.\n)) ?")  # a player alone, for the Pirates


def resolve_names(s: Realm, text: str, names: Sequence[str]) -> str:
    """Replace player names at this table by Player#k; a name shared by two players gives both."""
    if not any(s.number):
        return text
    seats_of: dict[str, list[int]] = {}
    for seat, name in enumerate(names):
        plain = fold(name)[0].strip(" \n")
        if plain:
            seats_of.setdefault(plain, []).append(seat)
    known = sorted(seats_of, key=len, reverse=True)
    plain, at = fold(text)
    found: list[tuple[int, int, str]] = []  # start, end, replacement
    for slot, after in (*_SLOTS, (_BARE, _STOP)):
        for place in slot.finditer(plain):
            start = place.end()
            marked = plain.startswith("@", start)
            for name in known:
                end = start + marked + len(name)
                if not plain.startswith(name, start + marked) or not after.match(plain, end):
                    continue
                stop = at[end] if end < len(at) else len(text)
                if marked or not (reserved(name) or (slot is _BARE and _states(text[at[start] : stop]))):
                    found.append((at[start], stop, _players(s, name, seats_of[name], marked)))
                    break
    pieces: list[str] = []
    done = 0
    for begin, stop, players in sorted(found):
        if begin >= done:
            pieces += (text[done:begin], players)
            done = stop
    return "".join([*pieces, text[done:]])


def fold(text: str) -> tuple[str, list[int]]:
    """Return the letters of a text without case, accents, marks and repeated blanks, and the index of each."""
    letters: list[str] = []
    places: list[int] = []
    for at, char in enumerate(text):
        for part in unicodedata.normalize("NFKD", char):
            if unicodedata.combining(part) or part in MARKS:
                continue
            if part in "\n\r":
                plain = "\n"
            elif part.isspace() or part == ":":
                plain = "" if letters and letters[-1] in " \n" else " "
            else:
                plain = "'" if part in QUOTES else part.casefold()
            letters += plain
            places += [at] * len(plain)
    return "".join(letters), places


def reserved(name: str) -> bool:
    """Return whether a name could also be a colour, Player#k, `me`, a statement or only keywords."""
    if player_number(name, 1, {}) or from_words(name, name) is not None:
        return True
    return all(word in KEYWORDS or _WORD.fullmatch(word) for word in re.findall(r"[^\s,.;()]+", name))


def _states(words: str) -> bool:
    """Return whether `words` form a complete statement."""
    return any(isinstance(statement, Statement) for statement in split_message(words, ""))


def _players(s: Realm, name: str, seats: list[int], marked: bool) -> str:
    """Return the players with this name as Player#k; without `@` it may also be a seat letter."""
    meant = set(seats)
    if not marked and len(name) == 1:
        meant |= {seat for seat in range(s.seats) if LETTERS[seat].lower() == name}
    return " or ".join(f"player#{number}" for number in sorted(s.number[seat] for seat in meant))
