"""Text for positions and moves, both ways, as RULES.md has it."""

from __future__ import annotations

import re
from typing import Any

from baronage.engine.errors import Ambiguous, BadDocument, Unreadable
from baronage.engine.flow import FULL, Action
from baronage.engine.game import Game
from baronage.games.brawling import verbs
from baronage.games.brawling.combat import hand_copy
from baronage.games.brawling.data import (
    CARD,
    CODE,
    CODE_NUMBER,
    COPIES,
    EXT,
    FIRST,
    HOR,
    IS_AID,
    MIL,
    MILITARY,
    NONE,
    P2A,
    TYPE,
    UP,
    card_name,
    deck_cards,
    unit_name,
)
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.state import Barons, blank, decks_used
from baronage.games.brawling.steps.attack import attack_cards
from baronage.games.brawling.steps.turn import Between, Turn
from baronage.games.brawling.town import unit_at

SIGNS = ("rock", "paper", "scissors")
_NAME = re.compile(r"([A-Za-z]{3}|[Pp]2[Aa])([0-9]{0,3})$")
_MOST_NAMES = 3  # that a move can have: Y MIL1 A KNI1>SMI1
_BARE = re.compile(r"(?<![A-Za-z0-9])(?:[A-Za-z]{3}|[Pp]2[Aa])(?![A-Za-z0-9])")  # a name without its copy number

# --- moves ----------------------------------------------------------------------------------------------------------


def _unit(s: Barons, card: int) -> str:
    """A unit, Aid or card as the side convention writes it."""
    unit = unit_at(s, card)[2]
    return unit_name(unit) if unit else card_name(card)


def write(s: Barons, seat: int, action: Action) -> str:
    """The notation of one action."""
    verb, rest = action[0], action[1:]
    simple = {verbs.GATHER: "G", verbs.DRAW: "D", verbs.BUY: "KB", verbs.DONE: ".", verbs.SEND: "F ."}
    if verb in simple:
        return simple[verb]
    if verb == verbs.BID:
        return f"F +{card_name(rest[0])}"
    if verb == verbs.SIGN:
        return f"F {SIGNS[rest[0]]}"
    if verb == verbs.MARKET:
        return f"M{rest[0]}"
    if verb in (verbs.RECRUIT, verbs.EXTRA, verbs.SELL):
        return f"{ {verbs.RECRUIT: 'R', verbs.EXTRA: 'X', verbs.SELL: 'KS'}[verb] } {card_name(rest[0])}"
    if verb in (verbs.UPGRADE, verbs.MOVE, verbs.COURT, verbs.RIDE):
        letter = {verbs.UPGRADE: "U", verbs.MOVE: "V", verbs.COURT: "C", verbs.RIDE: "H"}[verb]
        return f"{letter} {_unit(s, rest[0])}"
    if verb in (verbs.ATTACK, verbs.GUARD):
        return f"{'A' if verb == verbs.ATTACK else 'S'} {_unit(s, rest[0])}>{_unit(s, rest[1])}"
    if verb in (verbs.BOMB, verbs.PRISON, verbs.FLIP_UP, verbs.FLIP_DOWN):
        sign = {verbs.FLIP_UP: "+", verbs.FLIP_DOWN: "-"}.get(verb, "")
        return f"P {card_name(rest[0])}>{_unit(s, rest[1])}{sign}"
    if verb == verbs.GIVE:
        what = "$" if not rest[0] else card_name(rest[0]) if rest[0] in s.hands[seat] else _unit(s, rest[0])
        return f"T {what}>{LETTERS[rest[1]]}"
    if verb in (verbs.ARMS_UPGRADE, verbs.ARMS_MOVE):
        return f"Y {card_name(rest[0])} {'U' if verb == verbs.ARMS_UPGRADE else 'V'} {_unit(s, rest[1])}"
    if verb == verbs.ARMS_ATTACK:
        return f"Y {card_name(rest[0])} A {_unit(s, rest[1])}>{_unit(s, rest[2])}"
    if verb == verbs.AID_BUILD:
        return f"Q {card_name(rest[0])} {_unit(s, rest[1])}"
    if verb == verbs.AID_MARKET:
        return f"Q {card_name(rest[0])} M{rest[1]}"
    if verb in (verbs.AID_DRAW, verbs.AID_GAIN):
        return f"Q {card_name(rest[0])}"
    assert verb == verbs.RECEIVE, action
    return f"W {LETTERS[rest[0]]}"


def phrase(s: Barons, seat: int, actions: list[Action]) -> str:
    """A whole bid is written as one move."""
    if actions and actions[-1] == (verbs.SEND,):
        return "F " + (",".join(card_name(action[1]) for action in actions[:-1]) or "-")
    return ""


def read(s: Barons, seat: int, text: str) -> list[Action]:
    """The actions that a text stands for, legal or not. A copy number may be left out where only one copy can be meant."""
    words = text.split()
    if not words:
        raise Unreadable("an empty move")
    tail = " ".join(words[1:])
    bare = _BARE.search(tail)
    named = bare is not None and words[0].upper() != "F" and bare[0].upper() in CODE_NUMBER
    if not bare or not named or len(_BARE.findall(tail)) > _MOST_NAMES:
        return _read_move(s, seat, text)
    copies = COPIES[CODE_NUMBER[bare[0].upper()]] * decks_used(s.setup)
    options = s.actions(seat)
    found: dict[Action, str] = {}
    for copy in range(copies, 0, -1):
        numbered = f"{words[0]} {tail[: bare.end()]}{copy}{tail[bare.end() :]}"
        meant = read(s, seat, numbered)
        if meant[0] in options:
            found[meant[0]] = write(s, seat, meant[0])
    if len(found) > 1:
        raise Ambiguous(f"{text!r:.80} could mean {' or '.join(sorted(found.values()))}")
    return list(found) or meant


def _read_move(s: Barons, seat: int, text: str) -> list[Action]:
    words = text.split()
    head = words[0].upper()
    rest = "".join(words[1:])
    if head == "M":
        head, rest = head + rest, ""
    try:
        if head in (".", "DONE", "PASS") and not rest:
            return [(verbs.DONE,)]
        if head in ("G", "D", "KB") and not rest:
            return [({"G": verbs.GATHER, "D": verbs.DRAW, "KB": verbs.BUY}[head],)]
        if head in ("M1", "M2", "M3") and not rest:
            return [(verbs.MARKET, int(head[1]))]
        if head == "F":
            return _read_bid(s, seat, rest)
        if head in ("R", "X", "KS"):
            verb = {"R": verbs.RECRUIT, "X": verbs.EXTRA, "KS": verbs.SELL}[head]
            return [(verb, _held(s, seat, rest))]
        if head in ("U", "V", "C", "H"):
            verb = {"U": verbs.UPGRADE, "V": verbs.MOVE, "C": verbs.COURT, "H": verbs.RIDE}[head]
            return [(verb, _card(s, rest))]
        if head == "A":
            first, second = _pair(rest)
            return [(verbs.ATTACK, _participant(s, seat, first), _card(s, second))]
        if head == "S":
            first, second = _pair(rest)
            return [(verbs.GUARD, _held(s, seat, first), _card(s, second))]
        if head == "P":
            return [_read_action_card(s, seat, rest)]
        if head == "T":
            first, second = _pair(rest)
            what = 0 if first == "$" else _held(s, seat, first)
            return [(verbs.GIVE, what, _seat(s, second))]
        if head == "Y":
            return [_read_military(s, seat, words[1:])]
        if head == "Q":
            return [_read_aid(s, seat, words[1:])]
        if head == "W":
            return [(verbs.RECEIVE, _seat(s, rest))]
    except (IndexError, ValueError) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(f"{text!r:.80} is cut short or has too many parts") from error
    raise Unreadable(f"{text!r:.80} is no move; moves begin with F G D M1 M2 M3 R U V A P C KB KS T X Y H Q S W or '.'")


def _read_bid(s: Barons, seat: int, rest: str) -> list[Action]:
    if rest.lower() in SIGNS:
        return [(verbs.SIGN, SIGNS.index(rest.lower()))]
    if rest == ".":
        return [(verbs.SEND,)]
    if rest.startswith("+"):
        return [(verbs.BID, card) for card in _bid_copies(s, seat, [rest[1:]])]
    if not rest:
        raise Unreadable("a bid names its cards, as in 'F KNI1,SHI1', or none, as 'F -'")
    cards = [] if rest == "-" else _bid_copies(s, seat, rest.split(","))
    return [*((verbs.BID, card) for card in cards), (verbs.SEND,)]


def _bid_copies(s: Barons, seat: int, names: list[str]) -> list[int]:
    """BRAWL-1.15: whichever copies of a code are named, those that are offered go first, the longest held before the others."""
    used = [action[1] for action in s.draft(seat)]
    named: list[int] = []
    cards = []
    for name in names:
        card = _card(s, name)
        copies = [held for held in s.hands[seat] if CODE[held] == CODE[card] and held not in used]
        if copies and (not name[3:] or (card in s.hands[seat] and card not in named)):
            named.append(card)
            card = copies[0]
        used.append(card)
        cards.append(card)
    return cards


def _read_action_card(s: Barons, seat: int, rest: str) -> Action:
    first, second = _pair(rest)
    card = _held(s, seat, first)
    code = CODE[card]
    if code == CODE_NUMBER["FLI"]:
        if second[-1:] not in ("+", "-"):
            raise Unreadable(
                "Flip Unit needs '+' or '-' after its target: P FLI1>kni2+ upgrades, P FLI1>kni2- downgrades"
            )
        return (verbs.FLIP_UP if second[-1] == "+" else verbs.FLIP_DOWN, card, _card(s, second[:-1]))
    if code == CODE_NUMBER["BOM"]:
        return (verbs.BOMB, card, _card(s, second))
    if code == CODE_NUMBER["PRI"]:
        return (verbs.PRISON, card, _card(s, second))
    raise Unreadable(f"{first} is no action card: these are BOM, FLI and PRI")


def _read_military(s: Barons, seat: int, words: list[str]) -> Action:
    card = _held(s, seat, words[0])
    what, rest = words[1].upper(), "".join(words[2:])
    if what == "A":
        first, second = _pair(rest)
        return (verbs.ARMS_ATTACK, card, _held(s, seat, first), _card(s, second))
    if what not in ("U", "V"):
        raise Unreadable("a Military Action goes on with U (upgrade), V (move) or A (attack)")
    return (verbs.ARMS_UPGRADE if what == "U" else verbs.ARMS_MOVE, card, _card(s, rest))


def _read_aid(s: Barons, seat: int, words: list[str]) -> Action:
    aid = _card(s, words[0])
    rest = "".join(words[1:])
    code = CODE[aid]
    if code == CODE_NUMBER["RAB"]:
        return (verbs.AID_BUILD, aid, _card(s, rest))
    if code == CODE_NUMBER["RAV"]:
        if rest.upper() not in ("M1", "M2", "M3"):
            raise Unreadable("the Aid of civilians names a market slot: Q RAV1 M2")
        return (verbs.AID_MARKET, aid, int(rest[1]))
    if rest:
        raise Unreadable(f"nothing can follow Q {words[0]}")
    if code == CODE_NUMBER["RAC"]:
        return (verbs.AID_DRAW, aid)
    if code == CODE_NUMBER["RAR"]:
        return (verbs.AID_GAIN, aid)
    if code == CODE_NUMBER["RAM"]:
        return (verbs.AID_GAIN, aid)  # refused by BRAWL-10.13
    raise Unreadable(f"{words[0]} is no Royal Aid")


def _pair(text: str) -> tuple[str, str]:
    first, arrow, second = text.partition(">")
    if not arrow or not first or not second:
        raise Unreadable(f"{text!r:.80}: two names joined by '>' are wanted, as in KNI1>SMI1")
    return first, second


def _seat(s: Barons, text: str) -> int:
    if len(text) != 1 or text.upper() not in LETTERS[: s.seats]:
        raise Unreadable(f"{text!r:.80} is no player: these are {', '.join(LETTERS[: s.seats])}")
    return LETTERS.index(text.upper())


def _card(s: Barons, text: str) -> int:
    """A card or unit by name; capitals do not matter, as only one half can be in force."""
    match = _NAME.match(text.rstrip("!"))
    code = CODE_NUMBER.get(match[1].upper(), 0) if match else 0
    if not match or not code:
        raise Unreadable(f"{text!r:.80} is no card: cards are written like FAR1")
    copies = COPIES[code] * decks_used(s.setup)
    if not match[2]:
        return FIRST[code]
    if not 1 <= int(match[2]) <= copies:
        raise Unreadable(f"{text!r}: there are {copies} copies of {match[1].upper()} in this game")
    return FIRST[code] + int(match[2]) - 1


def _held(s: Barons, seat: int, text: str) -> int:
    """A card that may be in the hand: then the copy that would leave it stands for all (BRAWL-1.15)."""
    card = _card(s, text)
    return hand_copy(s, seat, card) if card in s.hands[seat] else card


def _participant(s: Barons, seat: int, text: str) -> int:
    """Who attacks. Of +2 Attack cards the copy that is offered next stands for all (BRAWL-1.15)."""
    card = _card(s, text)
    if CODE[card] != P2A or card not in s.hands[seat]:
        return card
    committed = [action[1] for action in s.draft(seat)]
    return next(iter(attack_cards(s, seat, committed)), card)


# --- positions ------------------------------------------------------------------------------------------------------


def write_position(s: Barons) -> str:
    """The position in one line; hidden parts as counts."""
    head = [f"deck={_hidden(s.deck[::-1])}", f"mkt={','.join(card_name(card) if card else '-' for card in s.market)}"]
    ridden: tuple[int, ...] = ()
    for step in s.stack:
        if isinstance(step, (Turn, Between)):
            ridden = step.ridden
            head.append(f"turn={LETTERS[step.seat]}")
            if step.done:
                head.append(f"done={step.done}")
            if step.extra:
                head.append("extra=1")
    if s.turns:
        head.append(f"turns={s.turns}")
    if s.setup.options["decks"] != "auto" and decks_used(s.setup) != -(-s.seats // 2):
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
    """Names where all are known, a count where none is, else names and '+k' for the rest."""
    known = [card_name(card) for card in cards if card]
    blanks = len(cards) - len(known)
    if not known:
        return str(len(cards))
    return ",".join([*known, f"+{blanks}"] if blanks else known)


def read_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Barons:
    """Set up a position. `+k` and plain numbers are filler; what is not named lies in the discard pile."""
    try:
        return _read_position(game, text, seats, options)
    except (ValueError, IndexError, KeyError) as error:
        if isinstance(error, BadDocument):
            raise
        raise BadDocument(f"this is no position of Brawling Barons: {error}") from error


def _read_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Barons:
    head: dict[str, str] = {}
    players: dict[int, dict[str, str]] = {}
    for part in text.split("|"):
        words = part.split()
        if not words:
            continue
        if len(words[0]) == 1 and words[0] in LETTERS:
            if LETTERS.index(words[0]) in players:
                raise BadDocument(f"player {words[0]} stands there twice")
            fields = players[LETTERS.index(words[0])] = {}
            words = words[1:]
        else:
            fields = head
        for word in words:
            key, equals, value = word.partition("=")
            if not equals or key in fields:
                raise BadDocument(f"{word!r}: fields are written once each, as in deck=+20")
            fields[key] = value
    if sorted(players) != list(range(len(players))):
        raise BadDocument("players are A, B, C … without a gap")
    unknown = set(head) - {"deck", "mkt", "turn", "done", "extra", "decks", "teams", "turns"}
    unknown |= {key for fields in players.values() for key in fields} - {"r", "h", "t", "w", "k", "a"}
    if unknown:
        raise BadDocument(f"unknown field {sorted(unknown)[0]}=")
    chosen = dict(options)
    if "decks" in head:
        chosen["decks"] = _whole(head, "decks")
    if "teams" in head:
        chosen["teams"] = "two"
    n = len(players)
    if seats is not None and seats != n:
        raise BadDocument(f"the position has {n} players, not {seats}")
    setup = game.setup(n, chosen)
    if "teams" in head and head["teams"] != f"{LETTERS[0:n:2]}-{LETTERS[1:n:2]}":
        raise BadDocument(f"teams sit alternately: {LETTERS[0:n:2]}-{LETTERS[1:n:2]}")
    return _Board(blank(setup), head, players).build()


class _Board:
    """A position being laid out."""

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
        every = deck_cards(decks_used(s.setup))
        self.filler = [
            card for card in every if card not in self.named and not IS_AID[card] and CODE[card] not in (EXT, MIL)
        ][::-1]
        s.deck = self._list(self.head.get("deck", ""))[::-1]
        market = [
            card for word in _split(self.head.get("mkt", "")) for card in ([0] if word == "-" else self._some(word))
        ]
        if len(market) > 3:
            raise BadDocument("the market has three slots")
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
        turn = _seat(s, self.head.get("turn", "A"))
        done, extra = _whole(self.head, "done"), _whole(self.head, "extra")
        if not s.deck:
            raise BadDocument("a game with an empty deck is over (BRAWL-13.01)")
        if not 0 <= extra <= 1 or not 0 <= done <= 1 + extra or not 0 <= s.turns < s.limit:
            raise BadDocument("extra= is 0 or 1, done= is 0, 1 or with extra=1 also 2, turns= is below the turn limit")
        _check_zones(s)
        if any(unit_at(s, card)[0] != turn for card in self.ridden):
            raise BadDocument("'!' marks Horsemen of the player whose turn it is (BRAWL-3.13)")
        s.stack = [Turn(turn, done, extra, tuple(self.ridden))]
        s.eyes = FULL
        return s

    def _words(self) -> list[str]:
        lists = [self.head.get("deck", ""), self.head.get("mkt", "")]
        for fields in self.players.values():
            lists.extend(value.strip("[]") for value in fields.values())
        return [word for text in lists for word in _split(text) if not _number(word) and word != "-"]

    def _name(self, word: str) -> None:
        if not word.rstrip("!")[-1:].isdigit():
            raise BadDocument(f"{word!r}: a card in a position is written with its copy number, as in FAR1")
        card = _card(self.s, word)
        if card in self.named:
            raise BadDocument(f"{word} stands there twice")
        self.named.add(card)

    def _count(self, word: str) -> list[int]:
        k = int(word)
        if k > len(self.filler):
            raise BadDocument("there are not so many cards")
        return [self.filler.pop() for _ in range(k)]

    def _some(self, word: str) -> list[int]:
        if word.endswith("!"):
            raise BadDocument(f"{word}: only Horsemen in play have a free step to mark")
        return self._count(word) if _number(word) else [_card(self.s, word)]

    def _list(self, text: str) -> list[int]:
        return [card for word in _split(text) for card in self._some(word)]

    def _pile(self, text: str) -> list[int]:
        if text.startswith("[") and text.endswith("]"):
            return self._list(text[1:-1])
        if not _number(text):
            raise BadDocument(f"r={text}: resources are a number, or cards from the top as in r=[KNI1,FAR1]")
        return self._count(text)

    def _units(self, text: str) -> list[int]:
        units = []
        for word in _split(text):
            card = _card(self.s, word)
            if word.endswith("!"):
                if CODE[card] != HOR:
                    raise BadDocument(f"{word}: only Horsemen have a free step to mark")
                self.ridden.append(card)
            letters = word[:3]
            if not letters.isupper() and not letters.islower():
                raise BadDocument(f"{word}: small letters mean the base half of a unit, capitals the upgraded half")
            units.append(card + UP if letters.isupper() else card)
        return units


def _number(word: str) -> bool:
    """A count of cards: 12, +12."""
    return word.removeprefix("+").isdecimal()


def _whole(fields: dict[str, str], name: str) -> int:
    """A field that is a plain number; 0 if it is missing."""
    text = fields.get(name, "0")
    if not text.isdecimal() or len(text) > 9:
        raise BadDocument(f"{name}={text:.80}: a whole number is wanted")
    return int(text)


def _split(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def _check_zones(s: Barons) -> None:
    """Every card where its kind can be (BRAWL-1.09, 8.02, 10.01)."""
    for zone in (s.market, *s.hands):
        if any(IS_AID[card] for card in zone):
            raise BadDocument("a Royal Aid is never in a hand or in the market (BRAWL-10.01)")
    if not all(IS_AID[card] for zone in s.aids for card in zone):
        raise BadDocument("only Royal Aids lie in front of a player (BRAWL-1.07)")
    for unit in (unit for zone in s.towns for unit in zone):
        if TYPE[unit] == NONE:
            raise BadDocument(f"{card_name(unit & CARD)} is no unit (BRAWL-1.11)")
    for unit in (unit for zone in (*s.walls, *s.armies) for unit in zone):
        if TYPE[unit] != MILITARY:
            raise BadDocument("only military units are on a wall or in a King's Army (BRAWL-1.09)")
    if any(unit < UP for zone in s.armies for unit in zone):
        raise BadDocument("only upgraded units are in a King's Army (BRAWL-8.02)")
