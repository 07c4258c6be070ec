"""Positions as text, read and written, as in RULES.md; and the names of cards and players."""

from __future__ import annotations

import re
from typing import Any

from baronage.engine.core.errors import BadDocument, Unreadable, reason
from baronage.engine.core.state import FULL
from baronage.engine.game.game import Game
from baronage.engine.text.input_errors import quoted
from baronage.games.brawling.data import (
    CARD,
    CODE,
    CODE_NUMBER,
    EXT,
    FIRST,
    HOR,
    IS_AID,
    MAX_DECKS,
    MIL,
    MILITARY,
    NONE,
    TYPE,
    UP,
    card_name,
    unit_name,
)
from baronage.games.brawling.input_errors import msg
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.rules.town import unit_at
from baronage.games.brawling.state import Barons, blank, decks_used
from baronage.games.brawling.steps.turn import Turn, turn_of

UNLIMITED = 1_000_000  # turns in a position of a game without limit
_NAME = re.compile(r"([A-Za-z]{3}|[Pp]2[Aa])([0-9]{0,3})$")


def write_position(s: Barons) -> str:
    """Return the position in one line, with hidden parts as counts."""
    head = [f"deck={_hidden(s.deck[::-1])}", f"mkt={','.join(card_name(card) if card else '-' for card in s.market)}"]
    ridden: tuple[int, ...] = ()
    turn = turn_of(s)
    if turn is not None:
        ridden = turn.ridden
        head.append(f"turn={LETTERS[turn.seat]}")
        if turn.done:
            head.append(f"done={turn.done}")
        if turn.extra:
            head.append("extra=1")
    if s.turns:
        head.append(f"turns={s.turns}")
    if s.setup.options["decks"] != "auto" and decks_used(s.setup) != min(-(-s.seats // 2), MAX_DECKS):
        head.append(f"decks={decks_used(s.setup)}")
    if s.teams:
        head.append(f"teams={LETTERS[0 : s.seats : 2]}-{LETTERS[1 : s.seats : 2]}")
    parts = [" ".join(head)]
    for seat in range(s.seats):
        fields = [LETTERS[seat]]
        if s.piles[seat]:
            known = all(s.piles[seat])
            fields.append(f"r=[{_cards(s.piles[seat][::-1])}]" if known else f"r={len(s.piles[seat])}")
        if s.hands[seat]:
            fields.append(f"h={_hidden(s.hands[seat])}")
        for letter, zone in (("t", s.towns[seat]), ("w", s.walls[seat]), ("k", s.armies[seat])):
            if zone:
                names = [unit_name(unit) + ("!" if unit & CARD in ridden else "") for unit in zone]
                fields.append(f"{letter}={','.join(names)}")
        if s.aids[seat]:
            fields.append(f"a={_cards(s.aids[seat])}")
        parts.append(" ".join(fields))
    return " | ".join(parts)


def _cards(cards: list[int]) -> str:
    return ",".join(card_name(card) for card in cards)


def _hidden(cards: list[int]) -> str:
    """Return names if all are known, a count if none is, or names and '+k' for the rest."""
    known = [card_name(card) for card in cards if card]
    blanks = len(cards) - len(known)
    if not known:
        return str(len(cards))
    return ",".join([*known, f"+{blanks}"] if blanks else known)


def read_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Barons:
    """Set up a position. `+k` and plain numbers are filler; cards not named are in the discard pile."""
    try:
        return _read_position(game, text, seats, options)
    except (ValueError, IndexError, KeyError) as error:
        if isinstance(error, BadDocument):
            raise
        raise BadDocument(msg("position-wrong", why=reason(error))) from error


def _read_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Barons:
    head: dict[str, str] = {}
    players: dict[int, dict[str, str]] = {}
    for part in text.split("|"):
        words = part.split()
        if not words:
            continue
        if len(words[0]) == 1 and words[0] in LETTERS:
            if LETTERS.index(words[0]) in players:
                raise BadDocument(msg("player-twice", player=words[0]))
            fields = players[LETTERS.index(words[0])] = {}
            words = words[1:]
        else:
            fields = head
        for word in words:
            key, equals, value = word.partition("=")
            if not equals or key in fields:
                raise BadDocument(msg("field-shape", word=quoted(word)))
            fields[key] = value
    if sorted(players) != list(range(len(players))):
        raise BadDocument(msg("players-gap"))
    unknown = set(head) - {"deck", "mkt", "turn", "done", "extra", "decks", "teams", "turns"}
    unknown |= {key for fields in players.values() for key in fields} - {"r", "h", "t", "w", "k", "a"}
    if unknown:
        raise BadDocument(msg("field-unknown", field=sorted(unknown)[0]))
    chosen = dict(options)
    if "decks" in head:
        chosen["decks"] = _whole(head, "decks")
    if "teams" in head:
        chosen["teams"] = "two"
    n = len(players)
    if seats is not None and seats != n:
        raise BadDocument(msg("players-count", count=n, seats=seats))
    setup = game.setup(n, chosen)
    if "teams" in head and head["teams"] != f"{LETTERS[0:n:2]}-{LETTERS[1:n:2]}":
        raise BadDocument(msg("teams-alternate", one=LETTERS[0:n:2], other=LETTERS[1:n:2]))
    return _Board(blank(setup), head, players).build()


class _Board:
    """A position being set up."""

    def __init__(self, s: Barons, head: dict[str, str], players: dict[int, dict[str, str]]) -> None:
        self.s = s
        self.head = head
        self.players = players
        self.named: set[int] = set()
        self.filler: list[int] = []
        self.ridden: list[int] = []

    def build(self) -> Barons:
        s = self.s
        for word in self._words():
            self._name(word)
        every = s.numbers.decks[decks_used(s.setup)]
        self.filler = [
            card for card in every if card not in self.named and not IS_AID[card] and CODE[card] not in (EXT, MIL)
        ][::-1]
        s.deck = self._list(self.head.get("deck", ""))[::-1]
        market = [
            card for word in _split(self.head.get("mkt", "")) for card in ([0] if word == "-" else self._some(word))
        ]
        if len(market) > 3:
            raise BadDocument(msg("market-slots"))
        s.market = market + [0] * (3 - len(market))
        for seat, fields in self.players.items():
            s.piles[seat] = self._pile(fields.get("r", "0"))[::-1]
            s.hands[seat] = self._list(fields.get("h", ""))
            s.known[seat] = [s.insiders(seat)] * len(s.hands[seat])
            s.towns[seat] = self._units(fields.get("t", ""))
            s.walls[seat] = self._units(fields.get("w", ""))
            s.armies[seat] = self._units(fields.get("k", ""))
            s.aids[seat] = self._list(fields.get("a", ""))
        used = {
            card & CARD
            for zone in (s.deck, s.market, *s.piles, *s.hands, *s.towns, *s.walls, *s.armies, *s.aids)
            for card in zone
        }
        s.discard = [card for card in every if card not in used]
        s.turns = _whole(self.head, "turns")
        turn = seat_called(s, self.head.get("turn", "A"))
        done, extra = _whole(self.head, "done"), _whole(self.head, "extra")
        if not s.deck:
            raise BadDocument(msg("deck-empty"))
        if not 0 <= extra <= 1 or not 0 <= done <= 1 + extra or not 0 <= s.turns < (s.limit or UNLIMITED):
            raise BadDocument(msg("turn-fields"))
        _check_zones(s)
        if any(unit_at(s, card)[0] != turn for card in self.ridden):
            raise BadDocument(msg("marked-horsemen"))
        s.stack = [Turn(turn, done, extra, tuple(self.ridden))]
        s.viewer = FULL
        return s

    def _words(self) -> list[str]:
        lists = [self.head.get("deck", ""), self.head.get("mkt", "")]
        for fields in self.players.values():
            lists.extend(value.strip("[]") for value in fields.values())
        return [word for text in lists for word in _split(text) if not _number(word) and word != "-"]

    def _name(self, word: str) -> None:
        if not word.rstrip("!")[-1:].isdigit():
            raise BadDocument(msg("copy-missing", word=quoted(word)))
        card = card_called(self.s, word)
        if card in self.named:
            raise BadDocument(msg("card-twice", word=word))
        self.named.add(card)

    def _count(self, word: str) -> list[int]:
        k = int(word)
        if k > len(self.filler):
            raise BadDocument(msg("cards-few"))
        return [self.filler.pop() for _ in range(k)]

    def _some(self, word: str) -> list[int]:
        if word.endswith("!"):
            raise BadDocument(msg("mark-in-play", word=word))
        return self._count(word) if _number(word) else [card_called(self.s, word)]

    def _list(self, text: str) -> list[int]:
        return [card for word in _split(text) for card in self._some(word)]

    def _pile(self, text: str) -> list[int]:
        if text.startswith("[") and text.endswith("]"):
            return self._list(text[1:-1])
        if not _number(text):
            raise BadDocument(msg("resources-shape", text=text))
        return self._count(text)

    def _units(self, text: str) -> list[int]:
        units = []
        for word in _split(text):
            card = card_called(self.s, word)
            if word.endswith("!"):
                if CODE[card] != HOR:
                    raise BadDocument(msg("mark-horsemen", word=word))
                self.ridden.append(card)
            letters = word[:3]
            if not letters.isupper() and not letters.islower():
                raise BadDocument(msg("halves", word=word))
            units.append(card + UP if letters.isupper() else card)
        return units


def _number(word: str) -> bool:
    """Return whether a word is a count of cards: 12, +12."""
    return word.removeprefix("+").isdecimal()


def _whole(fields: dict[str, str], name: str) -> int:
    """Return a field that is a plain number, or 0 if it is missing."""
    text = fields.get(name, "0")
    if not text.isdecimal() or len(text) > 9:
        raise BadDocument(msg("number-wanted", name=name, text=f"{text:.80}"))
    return int(text)


def _split(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def _check_zones(s: Barons) -> None:
    """Raise BadDocument if a card is where its kind can't be (BRAWL-1.09, 8.02, 10.01)."""
    for zone in (s.market, *s.hands):
        if any(IS_AID[card] for card in zone):
            raise BadDocument(msg("aid-place"))
    if not all(IS_AID[card] for zone in s.aids for card in zone):
        raise BadDocument(msg("aids-only"))
    for unit in (unit for zone in s.towns for unit in zone):
        if TYPE[unit] == NONE:
            raise BadDocument(msg("no-unit", card=card_name(unit & CARD)))
    for unit in (unit for zone in (*s.walls, *s.armies) for unit in zone):
        if TYPE[unit] != MILITARY:
            raise BadDocument(msg("military-only"))
    if any(unit < UP for zone in s.armies for unit in zone):
        raise BadDocument(msg("upgraded-only"))


# --- names ----------------------------------------------------------------------------------------------------------


def seat_called(s: Barons, text: str) -> int:
    if len(text) != 1 or text.upper() not in LETTERS[: s.seats]:
        raise Unreadable(msg("player-unknown", text=quoted(text, 80), known=", ".join(LETTERS[: s.seats])))
    return LETTERS.index(text.upper())


def card_called(s: Barons, text: str) -> int:
    """Return a card or unit by name. Case is ignored, because only one half can be in force."""
    match = _NAME.match(text.rstrip("!"))
    code = CODE_NUMBER.get(match[1].upper(), 0) if match else 0
    if not match or not code:
        raise Unreadable(msg("card-unknown", text=quoted(text, 80)))
    copies = s.numbers.copies[code] * decks_used(s.setup)
    if not match[2]:
        return FIRST[code]
    if not 1 <= int(match[2]) <= copies:
        raise Unreadable(msg("copies", text=quoted(text), copies=copies, card=match[1].upper()))
    return FIRST[code] + int(match[2]) - 1
