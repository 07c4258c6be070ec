"""Parser from a message to statements, in log notation or plain words, before any test (REALM-T1.01 to T1.03)."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from typing import Final

from baronage.games.protectors.data import ABILITY_CODES, COLOURS, FACTION_CODES, LOOK, PROVINCES

NOWHERE: Final = -1  # an omitted place
UNKNOWN: Final = 999  # a place or a player that does not exist
NONE_GIVEN: Final = -1  # a count that was omitted, is not a whole number or is too large
ALL_UNITS: Final = -2
DIGITS: Final = 9  # of the largest accepted number
UNSAID: Final = -2  # sacrifices were not mentioned


@dataclass
class Statement:
    """One statement. Players are kept as text until they are resolved."""

    kind: str
    source: str
    place: int = NOWHERE  # of the order, or the origin of a march
    to: int = NOWHERE
    number: int = NONE_GIVEN
    player: str = ""
    gold: bool = False
    late: bool = False
    ferry: bool = False
    choice: int = 0  # deck, ability, faction, ballot
    items: list[tuple[int, int, int]] = field(default_factory=list)  # number, place, sacrificed (or UNSAID)
    places: list[int] = field(default_factory=list)


# --- log notation (section 12.4) ------------------------------------------------------------------------------------

_P = "(I|[0-9]+)"
LOG: Final = [
    ("fortify", re.compile(rf"F{_P}(\*?)$")),
    ("work", re.compile(rf"W{_P}(\*?)$")),
    ("march", re.compile(rf"([MD]){_P}-{_P}x([0-9]+|A)(\*?)$")),
    ("support", re.compile(rf"S{_P}:([0-9]+)@{_P}(\*?)$")),
    ("hold", re.compile(rf"H{_P}$")),
    ("transfer", re.compile(r"\$([0-9]+)>([0-9]+)$")),
    ("snitch", re.compile(r"\?([0-9]+)$")),
    ("look", re.compile(r"L([EDSX])$")),
    ("commit", re.compile(r"C(0|[0-9]+x[0-9]+(?:s[0-9]+)?(?:,[0-9]+x[0-9]+(?:s[0-9]+)?)*)$")),
    ("sacrifice", re.compile(r"s([0-9]+)x([0-9]+)$")),  # only as a single click
    ("magi", re.compile(r"m([0-9]+)$")),
    ("burn", re.compile(r"u([0-9]+(?:,[0-9]+)*)$")),
    ("hide", re.compile(r"HIDE$")),
    ("bank", re.compile(r"BANK$")),
    ("buy", re.compile(r"B([0-9]+x[0-9]+(?:,[0-9]+x[0-9]+)*)$")),
    ("bid", re.compile(r"b([0-9]+)$")),
    ("upgrade", re.compile(r"U([0-9]+)$")),
    ("capitol", re.compile(r"K([0-9]+)$")),
    ("faith", re.compile(r"FAITH$")),
    ("offer", re.compile(r"OFFER$")),
    ("sanctum", re.compile(r"S([RG]):([a-z]+)$")),
    ("draw", re.compile(r"<([0-9]+):([0-9]+)$")),
    ("faction", re.compile(r"F(cen|kal|hod|iro|lan)$")),
]


def number_of(text: str) -> int:
    """Return a whole number, or `NONE_GIVEN` for a sign, a fraction or too many digits."""
    if not re.fullmatch(r"[0-9]+", text):
        return NONE_GIVEN
    digits = text.lstrip("0") or "0"
    return int(digits) if len(digits) <= DIGITS else NONE_GIVEN


def _place(code: str) -> int:
    if code == "I":
        return 0
    number = number_of(code)
    return number if 1 <= number < UNKNOWN else UNKNOWN


def from_log(token: str) -> Statement | None:
    """Return the statement of one token of log notation, including letter case and `*`, or None."""
    for kind, pattern in LOG:
        found = pattern.match(token)
        if found:
            return _log_statement(kind, token, found)
    return None


def _log_statement(kind: str, token: str, found: re.Match[str]) -> Statement | None:
    statement = Statement(kind, token)
    if kind in ("fortify", "work"):
        statement.place, statement.gold = _place(found[1]), bool(found[2])
    elif kind == "march":
        statement.late, statement.gold = found[1] == "D", bool(found[5])
        statement.place, statement.to = _place(found[2]), _place(found[3])
        statement.number = ALL_UNITS if found[4] == "A" else number_of(found[4])
    elif kind == "support":
        statement.place, statement.player, statement.to, statement.gold = (
            _place(found[1]),
            f"#{found[2]}",
            _place(found[3]),
            bool(found[4]),
        )
    elif kind in ("hold", "upgrade", "capitol"):
        statement.place = _place(found[1])
    elif kind in ("transfer", "draw"):
        statement.number, statement.player = number_of(found[1]), f"#{found[2]}"
    elif kind == "snitch":
        statement.player = f"#{found[1]}"
    elif kind == "look":
        statement.choice = "EDSX".index(found[1])
    elif kind in ("magi", "bid"):
        statement.number = number_of(found[1])
    elif kind == "burn":
        statement.places = [_place(part) for part in found[1].split(",")]
    elif kind == "sacrifice":
        statement.place, statement.number = _place(found[1]), number_of(found[2])
    elif kind in ("commit", "buy"):
        if found[1] != "0":
            statement.items = [_item(part) for part in found[1].split(",")]
    elif kind == "sanctum":
        if found[2] not in ABILITY_CODES:
            return None
        statement.choice = ABILITY_CODES.index(found[2])
        statement.number = int(found[1] == "R")
    elif kind == "faction":
        statement.choice = FACTION_CODES.index(found[1])
    return statement


def _item(text: str) -> tuple[int, int, int]:
    place, _, rest = text.partition("x")
    units, sac, dies = rest.partition("s")
    return number_of(units), _place(place), number_of(dies) if sac else UNSAID


# --- plain words ----------------------------------------------------------------------------------------------------

QUOTES: Final = "\u2018\u2019\u02bc\u00b4"  # read as '
MARKS: Final = '!*_"`\u201c\u201d\u201e'  # ignored


def normalise(text: str) -> str:
    """Return the text in the normal form of REALM-T1.01."""
    text = unicodedata.normalize("NFKD", text)
    text = "".join(char for char in text if not unicodedata.combining(char)).lower()
    text = re.sub(f"[{QUOTES}]", "'", text)
    text = re.sub(f"[{MARKS}]", "", text)
    text = text.replace(":", " ")
    text = re.sub(r"\$?\brealms?\b(?=\s*[0-9])", "", text)
    text = re.sub(r"(?<=[0-9])\s*\$?\brealms?\b", "", text)
    text = re.sub(r"\$(?=\s*[0-9])|(?<=[0-9])\s*\$", "", text)
    return re.sub(r"\s+", " ", text).strip()


NUM: Final = r"[+-]?[0-9]+(?:[./][0-9]+)?"
_NUMBERS: Final = {name.lower(): number for number, name in enumerate(PROVINCES) if number}
PLACE: Final = (
    r"(?:p(?:rov(?:ince)?)?(?: ?#)? ?[0-9]+|(?:the )?(?:wizard sanctum|sanctum|island|isle)"
    rf"|(?:{'|'.join(_NUMBERS)})(?![a-z]))"
)
ABILITIES: Final = {
    "defenders of the realm": 1,
    "fight fire with fire": 2,
    "weather forecast": 3,
    "nothing to see here": 4,
    "merchants of the gods": 5,
    "the mountain king sends his regards": 6,
    "mountain king sends his regards": 6,
    "crusade": 7,
    "faith alone sustains us": 8,
    "the great game of politics": 9,
    "great game of politics": 9,
    "the bank of lannuvar": 10,
    "bank of lannuvar": 10,
    **{code: number for number, code in enumerate(ABILITY_CODES) if number},
}
FACTION_WORDS: Final = {
    "cenarion": 1,
    "kaluak": 2,
    "hodir": 3,
    "ironlight": 4,
    "lannuvar": 5,
    **{code: number for number, code in enumerate(FACTION_CODES) if number},
}
BALLOT_WORDS: Final = {
    "normal": (0, 0),
    "grand": (0, 1),
    "no teams": (1, 0),
    "teams": (1, 1),
    "no factions": (2, 0),
    "factions": (2, 1),
    "choice": (3, 0),
    "chance": (3, 1),
}
_MODE = r"((?:(?:golden|gold|delayed) )*)"
_FORMS: Final = [
    ("fortify", re.compile(rf"{_MODE}fortify(?: (?:in |on )?({PLACE}))?$")),
    (
        "march",
        re.compile(
            rf"{_MODE}march(?: (all|{NUM}))?(?: (?:army )?units?)?(?: from ({PLACE}))? to ({PLACE})(?: ?\( ?(ferry) ?\))?$"
        ),
    ),
    ("support", re.compile(rf"{_MODE}support (.+?) in ({PLACE})(?: from ({PLACE}))?$")),
    ("work", re.compile(rf"{_MODE}work(?: ?,? ?work)?(?: (?:in |on |at )?({PLACE}))?$")),
    ("hold", re.compile(rf"hold(?: ({PLACE}))?$")),
    ("transfer", re.compile(rf"send(?: ({NUM}))? to (.+)$")),
    ("look", re.compile(r"weather forecast(?: (event|dragon))?$")),
    ("palantir", re.compile(r"palantir (sea|end)$")),
    ("keep", re.compile(r"(keep|discard|replace)(?: (event|dragon))?$")),
    ("magi", re.compile(rf"fight fire with fire(?: ({NUM}))?$")),
    ("burn", re.compile(rf"(?:undefended|burn) ({PLACE}(?:(?: ?,)? ?(?:and )?{PLACE})*)$")),
    ("hide", re.compile(r"(nothing to see here)$")),
    ("bank", re.compile(r"((?:the )?bank(?: of lannuvar)?)$")),
    ("bid", re.compile(rf"bid(?: ({NUM}))?$")),
    ("upgrade", re.compile(rf"upgrade(?: ({PLACE}))?$")),
    ("capitol", re.compile(rf"capitol ({PLACE})$")),
    ("faith", re.compile(r"(faith alone sustains us)$")),
    ("offer", re.compile(r"(hire protection|an offer|the mountain king'?s offer)$")),
    ("sanctum", re.compile(r"sanctum (refresh|gain) (.+)$")),
    ("faction", re.compile(r"faction (.+)$")),
    ("draw", re.compile(rf"\( ?({NUM}) from (.+?) ?\)$")),
    ("snitch", re.compile(r"snitch (?:on )?(.+)$")),
    ("join", re.compile(rf"(?:join|team|join team) ({NUM})$")),
    ("pick", re.compile(rf"(?:pick|position|pick position) ({NUM})$")),
]
_COMMIT = re.compile(rf"({NUM})(?: (?:army )?units?)?(?: from ({PLACE}))?(?: ?\( ?sac(?:rifice)? ({NUM}) ?\))?$")
_BUY = re.compile(rf"({NUM})(?: (?:army )?units?)?(?: in ({PLACE}))?$")
EMPTY: Final = {  # texts for an empty choice: in any window, against the Dragon, in the Buying step
    **dict.fromkeys(("0", "nothing", "no orders"), "nothing"),
    **dict.fromkeys(("none", "turn off the lights"), "lights"),
    "buy 0": "pass",
}


def place_of(words: str | None) -> int:
    """Return the place that `words` name."""
    if not words:
        return NOWHERE
    if words in _NUMBERS:
        return _NUMBERS[words]
    found = re.search(r"[0-9]+", words)
    if found is None:
        return 0
    number = number_of(found[0])
    return number if 1 <= number < UNKNOWN else UNKNOWN


def from_words(text: str, source: str) -> Statement | None:
    """Return the statement of a normalised text in plain words, or None if no form fits."""
    if text in EMPTY:
        return Statement(EMPTY[text], source)
    if text in BALLOT_WORDS:
        vote, answer = BALLOT_WORDS[text]
        return Statement("ballot", source, choice=vote, number=answer)
    for kind, pattern in _FORMS:
        found = pattern.match(text)
        if found:
            return _statement(kind, source, found)
    listed = _list("buy", text.removeprefix("buy").strip(), source, _BUY) if text.startswith("buy") else None
    if listed is None and re.match(r"buy(?: in |$)", text):
        return Statement("buy", source, items=[(NONE_GIVEN, place_of(text.partition(" in ")[2]), UNSAID)])
    return listed or _list("commit", text, source, _COMMIT) or _list("more", text, source, _BUY)


def _list(kind: str, text: str, source: str, pattern: re.Pattern[str]) -> Statement | None:
    statement = Statement(kind, source)
    for part in re.split(r"\s*,\s*|\s+and\s+", text):
        found = pattern.match(part.strip())
        if not found:
            return None
        dies = UNSAID
        if kind == "commit" and found[3]:
            dies = number_of(found[3])
        statement.items.append((number_of(found[1]), place_of(found[2]), dies))
    if kind == "commit" and all(place == NOWHERE and dies == UNSAID for _, place, dies in statement.items):
        statement.kind = "items"  # bare numbers: a purchase or a commitment
    return statement


def _statement(kind: str, source: str, found: re.Match[str]) -> Statement | None:
    statement = Statement(kind, source)
    if kind in ("fortify", "march", "support", "work"):
        statement.gold = "gold" in found[1]
        statement.late = "delayed" in found[1]
    if kind in ("fortify", "work"):
        statement.place = place_of(found[2])
    elif kind == "march":
        statement.number = ALL_UNITS if found[2] == "all" else number_of(found[2] or "")
        statement.place, statement.to, statement.ferry = place_of(found[3]), place_of(found[4]), bool(found[5])
    elif kind == "support":
        statement.player, statement.to, statement.place = found[2], place_of(found[3]), place_of(found[4])
    elif kind in ("hold", "upgrade", "capitol"):
        statement.place = place_of(found[1])
    elif kind in ("transfer", "draw"):
        statement.number, statement.player = number_of(found[1] or ""), found[2]
    elif kind == "look":
        statement.choice = int(found[1] == "dragon")
    elif kind == "palantir":
        statement.kind, statement.choice = "look", 2 if found[1] == "sea" else 3
    elif kind == "keep":
        statement.kind = found[1]
        statement.choice = {"event": 0, "dragon": 1}.get(found[2] or "", -1)
    elif kind in ("magi", "bid", "join", "pick"):
        statement.number = number_of(found[1] or "")
    elif kind == "burn":
        statement.places = [place_of(part) for part in re.findall(PLACE, found[1])]
    elif kind == "sanctum":
        ability = ABILITIES.get(found[2].strip())
        if ability is None:
            return None
        statement.number = int(found[1] == "refresh")
        statement.choice = (
            LOOK if statement.number and ability == 3 else ability
        )  # a refreshed Dragon look: "weather forecast"
    elif kind == "faction":
        faction = FACTION_WORDS.get(re.sub(r"[' ]", "", found[1]))
        if faction is None:
            return None
        statement.choice = faction
    elif kind == "snitch":
        statement.player = found[1]
    return statement


# --- a message --------------------------------------------------------------------------------------------------------

_DRAW = re.compile(rf"\( ?{NUM} from [^()]+\)")
_NEXT = r",\s*(?=fight|undefended|burn|nothing|the bank|bank|turn)"


def split_message(text: str, commas: str) -> list[Statement | str]:
    """Split a message into statements; a text that fits no form stays a string (REALM-T1.02).

    `commas` is "", "words" or "attack".
    """
    found: list[Statement | str] = []
    for raw in re.split(r"[\n\r;]|\.(?=\s|$)", text):
        source = raw.strip()
        if not source:
            continue
        tokens = [from_log(token) for token in source.split()]
        if all(token is not None for token in tokens):
            found += [token for token in tokens if token is not None]
            continue
        plain = normalise(source)
        drawn: list[str] = []
        if commas == "words":
            drawn = _DRAW.findall(plain)
            found += [from_words(draw, draw) or draw for draw in drawn]
            plain = _DRAW.sub("", plain).strip()
            parts = re.split(r"\s*,\s*(?![0-9+-])", plain)
        elif commas == "attack":
            parts = re.split(_NEXT, plain)
        else:
            parts = [plain]
        parts = [part for part in (piece.strip(" ,") for piece in parts) if part]
        if not parts and not drawn:  # only commas and marks
            found.append(source)
        for part in parts:
            found.append(from_words(part, source if len(parts) == 1 else part) or part)
    return found


PLAYER: Final = re.compile(r"(?:player(?: ?#)? ?|# ?)([0-9]+)$")
EITHER: Final = re.compile(r"player#[0-9]+(?: or player#[0-9]+)+$")  # replaces a name that two players could have
COLOUR_WORDS: Final = {colour.lower(): number for number, colour in enumerate(COLOURS, 1)}


def player_number(words: str, own: int, names: dict[str, int]) -> int:
    """Return the Player# that a text means, or 0; an ambiguous name needs `@` (REALM-T1.10)."""
    words = words.strip()
    if words in ("me", "myself"):
        return own
    found = PLAYER.match(words)
    if found:
        return number_of(found[1])
    if words.startswith("@"):
        return names.get(words[1:].strip(), 0)
    return COLOUR_WORDS.get(words) or names.get(words, 0)
