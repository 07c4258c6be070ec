"""Read moves in the notation of section 12 of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable

from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import RESIGN, Action
from baronage.engine.text.input_errors import quoted
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import EDGE_NAMES, cell_at
from baronage.games.fyn.data import CARDS, FORCE, IDS, KIND, LETTERS, PEASANTS, TYPE, TYPE_NAMES
from baronage.games.fyn.input_errors import msg
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.notation.writer import STEP_WORDS, army_text, cell_text
from baronage.games.fyn.rules.realm import armies_on
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.attack import Continuing
from baronage.games.fyn.steps.battle import Line
from baronage.games.fyn.steps.discards import Offering
from baronage.games.fyn.steps.limits import cullable, first_alike
from baronage.games.fyn.steps.mustering import Mustering

_HEADS = (
    "FIRST CALL DRAW MUST MV STEP BUILD ATK FROM TO JOIN SEND RESP PAIR AIM PLACE CONT CULL TRIM PUT DISC PLAY COUNTER PASS "
    "TRADE OFFER TAKE RESIGN EXPEL CLOSE AGREE LAPSE ."
)
HEADS = frozenset(_HEADS.split())
_REPORTS = {"DRAW", "MUST", "EXPEL", "CLOSE", "AGREE", "LAPSE"}  # reports in turns and records that no player makes
_SHAPES = {  # an example of each move with several parts
    "FIRST": "FIRST P2",
    "CALL": "CALL 3",
    "MV": "MV N 0,3>-1,0",
    "STEP": "STEP build / STEP attack / STEP none",
    "ATK": "ATK P2:0,1 FROM 0,1 {A,2S}",
    "FROM": "FROM 0,1",
    "TO": "TO P2:0,1",
    "JOIN": "JOIN A",
    "RESP": "RESP P 0,2>0,1 / RESP -",
    "PAIR": "PAIR 134>119, 149>119",
    "AIM": "AIM 119>149 / AIM 119>C",
    "PLACE": "PLACE N / PLACE E / PLACE S / PLACE W",
    "CONT": "CONT P2:0,3 {2A} / CONT -",
    "CULL": "CULL S@0,0",
    "PLAY": "PLAY Revolt P2:0,1 / PLAY Sabotage P2:0,1 Road",
    "COUNTER": "COUNTER P3",
    "OFFER": 'OFFER P2 Road+Village "..." / OFFER P2 -',
    "TAKE": "TAKE P2 / TAKE -",
    "RESIGN": "RESIGN P3",
}
_WORDS = re.compile(r'"[^"]*"?|;|[^\s";]+')  # a text in quotes is one word
_ROUND = re.compile(r"R\d{1,4}:$")  # P1 R4: begins a turn
_REMARK = re.compile(r'"([^"]*)"?')
_LONGEST_REMARK = 200
_NUMBERS = re.compile(r"\d+(,\d+)*$")
_CELL = re.compile(r"(-?\d{1,2}),(-?\d{1,2})$")
_ARMY = re.compile(r"(\d*)([A-Z])((?:#\d+)*)$")
_ARMY_TYPE = {LETTERS[kind]: kind for kind in range(PEASANTS, PEASANTS + 8)}
_BY_NAME = {name.lower().replace(" ", ""): kind for kind, name in enumerate(TYPE_NAMES) if kind}


def split_moves(text: str) -> list[list[str]]:
    """Return the moves of a text, each as its words.

    A move begins with a keyword of section 12; words in quotes count as one.
    """
    moves: list[list[str]] = []
    for words in _pieces(text):
        words[0] = words[0].upper()  # lower case may begin a move, but not separate two
        moves.extend(_split(words, text))
    if not moves:
        raise Unreadable(msg("move-empty"))
    return moves


def _pieces(text: str) -> list[list[str]]:
    """Return the words between `;`."""
    pieces: list[list[str]] = [[]]
    for word in _WORDS.findall(text):
        if word == ";":
            pieces.append([])
        else:
            pieces[-1].append(word)
    return [words for words in pieces if words]


def _split(words: list[str], text: str) -> list[list[str]]:
    moves: list[list[str]] = []
    for at, word in enumerate(words):
        following = words[at + 1] if at + 1 < len(words) else ""
        numbers = word == "N" and _NUMBERS.match(following)
        in_attack = word == "FROM" and moves and moves[-1][0] == "ATK" and len(moves[-1]) > 1
        turn = word.upper() in SEATS and _ROUND.match(following)
        if (word in HEADS and not in_attack) or numbers or turn:
            moves.append([word])
        elif moves:
            moves[-1].append(word)
        else:
            raise Unreadable(msg("move-unknown", text=quoted(text, 60), known=", ".join(sorted(HEADS - _REPORTS))))
    return moves


def read(s: Barons, seat: int, text: str) -> list[Action]:
    """Return the actions that a text stands for, legal or not. A text may hold several moves."""
    reader = _Reader(s, seat)
    found: list[Action] = []
    for words in split_moves(text):
        try:
            found.extend(reader.move(words))
        except (IndexError, ValueError) as error:
            if isinstance(error, Unreadable):
                raise
            raise Unreadable(
                msg("move-cut", text=quoted(" ".join(words), 60), shape=_SHAPES.get(words[0], "none"))
            ) from error
    return found


def remark(text: str) -> tuple[str, str]:
    """Return an offer without its free text, and that text (FYN-G2.02).

    The text is not binding and no part of the move (FYN-G2.06).
    """
    if '"' not in text or not text.lstrip().upper().startswith("OFFER"):
        return text, ""
    remark = " ".join(" ".join(_REMARK.findall(text)).split())
    return _REMARK.sub(" ", text), remark[:_LONGEST_REMARK]


class _Reader:
    """Reader of one seat's moves; a card used by an earlier move of the text is not used again."""

    def __init__(self, s: Barons, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.used: set[int] = set()

    def move(self, words: list[str]) -> list[Action]:
        """Return the actions of one move."""
        head, rest = words[0], words[1:]
        fixed = _FIXED.get(" ".join([head, *rest]))
        if fixed is not None:
            return [(fixed,)]
        if head in ("MV", "RESP"):
            return [self._march(verbs.MOVE if head == "MV" else verbs.RESPOND, rest)]
        if head in ("ATK", "CONT"):
            return self._attack(head, rest)
        if head == "PAIR":
            return self._pairs(rest)
        if head == "OFFER":
            return self._offer(rest)
        if head == "PLAY":
            return [self._event(rest)]
        if head in ("TRIM", "DISC", "TRADE"):
            verb = {"TRIM": verbs.TRIM, "DISC": verbs.DISCARD, "TRADE": verbs.TRADE}[head]
            return [(verb, self._held(card_type(" ".join(rest))))]
        if head in ("PUT", "BUILD"):
            name, at, cell = " ".join(rest).rpartition("@")
            if not at:
                raise Unreadable(msg("card-and-cell", head=head, card="Woods" if head == "PUT" else "S"))
            if head == "PUT":
                return [(verbs.PUT, self._held(card_type(name)), read_cell(cell))]
            return [(verbs.BUILD, self._held(read_army(name)[0]), read_cell(cell))]
        (word,) = rest
        return [self._short(head, word)]

    def _short(self, head: str, word: str) -> Action:
        """Return a move with one argument."""
        if head in ("FIRST", "TAKE"):
            return (verbs.FIRST if head == "FIRST" else verbs.TAKE, self._seat(word))
        if head == "CALL" and word.isdigit():
            return (verbs.CALL, int(word[:4]))
        if head == "STEP" and word.lower() in STEP_WORDS:
            return (verbs.STEP, STEP_WORDS.index(word.lower()))
        if head == "FROM":
            return (verbs.ORIGIN, read_cell(word))
        if head == "TO":
            return (verbs.TARGET, *self._land(word))
        if head == "JOIN":
            kind, _, ids = read_army(word)
            return (verbs.JOIN, self._joining(kind, self.used, ids))
        if head == "AIM":
            card, _, other = word.partition(">")
            return (verbs.AIM, 0 if card.upper() == "C" else read_id(card), read_id(other))
        if head == "PLACE" and word.upper() in EDGE_NAMES:
            return (verbs.PLACE, EDGE_NAMES.index(word.upper()))
        if head == "CULL":
            return self._cull(word)
        if head in ("COUNTER", "RESIGN"):
            if self._seat(word) != self.seat:
                raise Unreadable(msg("player-other", seat=SEATS[self.seat], told=word))
            return (verbs.COUNTER, self._anti()) if head == "COUNTER" else (RESIGN,)
        raise Unreadable(msg("move-shape", head=head, word=quoted(word, 60), shape=_SHAPES.get(head, head)))

    def _cull(self, word: str) -> Action:
        """Read S@0,0 or S#149@0,0; raise Unreadable if two armies that are not alike have that name."""
        name, _, place = word.partition("@")
        kind, _, ids = read_army(name)
        cell, armies = read_cell(place), self.s.armies[self.seat]
        if ids:
            army = ids[0]
            if armies.get(army, cell) != cell:
                raise Unreadable(msg("army-elsewhere", army=quoted(name), cell=place))
            return (verbs.CULL, first_alike(self.s, self.seat, army))
        here = [army for army in cullable(self.s, self.seat) if TYPE[army] == kind and armies[army] == cell]
        if len(here) > 1:
            readings = [f"CULL {army_text(army)}#{army}@{cell_text(cell)}" for army in here]
            raise Unreadable(msg("two-readings", text=quoted(f"CULL {word}", 60), readings=", ".join(readings)))
        return (verbs.CULL, here[0] if here else IDS[kind][0])

    def _anti(self) -> int:
        top = self.s.stack[-1] if self.s.stack else None
        offered = top.actions(self.s, self.seat) if top is not None else []
        return next((action[1] for action in offered if action[0] == verbs.COUNTER), 0)

    def _seat(self, text: str) -> int:
        if text.upper() not in SEATS[: self.s.seats]:
            raise Unreadable(msg("player-unknown", text=quoted(text), known=", ".join(SEATS[: self.s.seats])))
        return SEATS.index(text.upper())

    def _land(self, text: str) -> tuple[int, int]:
        """Return the seat and cell of a text such as P2:0,1."""
        who, colon, where = text.partition(":")
        if not colon:
            raise Unreadable(msg("land-shape", text=quoted(text)))
        return self._seat(who), read_cell(where)

    def _held(self, kind: int) -> int:
        """Return the oldest card of a type in hand, or any card of the type if there is none (FYN-Q1.02)."""
        for card in self.s.hands[self.seat]:
            if TYPE[card] == kind and card not in self.used:
                self.used.add(card)
                return card
        return IDS[kind][0]

    def _march(self, verb: int, rest: list[str]) -> Action:
        """Read A 0,0>0,1, or A#135 0,0>0,1: of alike armies the one that stands for all moves (FYN-Q1.02)."""
        name, way = rest
        start, arrow, end = way.partition(">")
        if not arrow:
            raise Unreadable(msg("way-shape", way=quoted(way)))
        kind, _, ids = read_army(name)
        still = [*self.s.moved, *self.used] if verb == verbs.MOVE else []
        here = [army for army in armies_on(self.s, self.seat, read_cell(start)) if TYPE[army] == kind]
        fresh = [army for army in here if army not in still]
        if not here or not set(ids) <= set(here):
            raise Unreadable(msg("army-elsewhere", army=quoted(name), cell=start))
        army = ids[0] if ids and ids[0] not in fresh else (fresh or here)[0]
        self.used.add(army)
        return (verb, army, read_cell(end))

    def _joining(self, kind: int, chosen: Iterable[int], ids: list[int]) -> int:
        """The army of a type that would join next, at the origin of the draft; `ids`: one that is named."""
        top = self.s.on_top(Mustering)
        party = top.candidates(self.s) if top is not None else ()
        taken = {*chosen, *(top.chosen_armies() if top is not None else ())}
        free = [army for army in party if TYPE[army] == kind and army not in taken]
        return ids[0] if ids and ids[0] not in free else (free or IDS[kind])[0]

    def _at(self, origin: int) -> list[int]:
        return [army for army in armies_on(self.s, self.seat, origin) if army not in self.s.spent]

    def _attack(self, head: str, rest: list[str]) -> list[Action]:
        """Return an attack such as P2:0,1 FROM 0,1 {A,S}, or a continuation such as P2:0,1 {A}."""
        target: Action = (verbs.TARGET, *self._land(rest[0]))
        if head == "ATK":
            if rest[1].upper() != "FROM":
                raise Unreadable(msg("attack-shape"))
            origin = read_cell(rest[2])
            begin: list[Action] = [(verbs.ORIGIN, origin), target]
            party, names = self._at(origin), "".join(rest[3:])
        else:
            begin = [(verbs.CONTINUE,), target]
            top = self.s.on_top(Continuing)
            party, names = list(top.party) if top is not None else [], "".join(rest[1:])
        return [*begin, *((verbs.JOIN, army) for army in read_group(names, party)), (verbs.SEND,)]

    def _pairs(self, rest: list[str]) -> list[Action]:
        """Return pairs such as 134>119, 149>119; pairs placed automatically may be written too."""
        pairs = [pair.partition(">") for pair in "".join(rest).split(",")]
        wanted = {read_id(card): read_id(other) for card, _, other in pairs}
        line = self.s.on_top(Line)
        if line is None:
            return [(verbs.PAIR, card, other) for card, other in wanted.items()]
        found: list[Action] = []
        written = dict(wanted)
        for card, other in [*zip(line.group, line.placed, strict=False)]:
            if written.pop(card, other) != other:
                raise Unreadable(msg("paired", card=card, other=other))
        while line.placing():
            side, card, choices = line.question()
            if (self.s.active, line.defender)[side] != self.seat or card not in written:
                break
            other = written.pop(card)
            if len(choices) > 1 or other not in choices:
                found.append((verbs.PAIR, card, other))
            if other not in choices:  # validation will refuse it: nothing can follow
                break
            line = line.with_card(other)
        found.extend((verbs.PAIR, card, other) for card, other in written.items())
        return found

    def _offer(self, rest: list[str]) -> list[Action]:
        """Return an offer: P2 Road+Village "text" or P2 -; +Road adds to a draft.

        The text is not binding and no part of the move (FYN-G2.06).
        """
        offered = " ".join(rest)
        if offered.startswith("+"):
            offer = self.s.on_top(Offering)
            self.used.update(offer.cards if offer is not None else ())
            return [(verbs.OFFER, self._held(card_type(offered[1:])))]
        if self._seat(rest[0]) != self.seat:
            raise Unreadable(msg("offers-other", seat=SEATS[self.seat], told=rest[0]))
        names = " ".join(rest[1:]).partition('"')[0].strip()
        if names == "-":
            return [(verbs.NO_OFFER,)]
        kinds = [] if names.lower() in ("", "nothing") else [card_type(name) for name in names.split("+")]
        return [*((verbs.OFFER, self._held(kind)) for kind in kinds), (verbs.SEND,)]

    def _event(self, rest: list[str]) -> Action:
        """Return an event such as Sabotage P2:0,1 Road; a complete turn adds its player, as in BY P3."""
        if rest[-2:-1] == ["BY"]:
            if self._seat(rest[-1]) != self.seat:
                raise Unreadable(msg("player-other", seat=SEATS[self.seat], told=rest[-1]))
            rest = rest[:-2]
        at = next((place for place, word in enumerate(rest) if ":" in word), len(rest))
        card = self._held(card_type(" ".join(rest[:at])))
        owner, cell = self._land(rest[at])
        what = 0
        if rest[at + 1 :]:
            kind = card_type(" ".join(rest[at + 1 :]))
            there = [grids[owner].get(cell) for grids in (self.s.roads, *self.s.specials, self.s.centres)]
            what = next((other for other in there if other and TYPE[other] == kind), IDS[kind][0])
        return (verbs.PLAY, card, owner, cell, what)


_FIXED = {
    ".": verbs.END,
    "SEND": verbs.SEND,
    "RESP -": verbs.DECLINE,
    "CONT": verbs.CONTINUE,
    "CONT -": verbs.STOP,
    "PASS": verbs.PASS,
    "TAKE -": verbs.REFUSE,
}


def read_cell(text: str) -> int:
    """Return the cell of a text such as x,y."""
    match = _CELL.match(text.strip())
    if not match or abs(int(match[1])) > 63 or abs(int(match[2])) > 99:
        raise Unreadable(msg("cell-unknown", text=quoted(text)))
    return cell_at(int(match[1]), int(match[2]))


def read_id(text: str) -> int:
    """Return a card's id."""
    if not text.strip().isdigit() or not 0 < int(text.strip()[:6]) < CARDS:
        raise Unreadable(msg("id-unknown", text=quoted(text)))
    return int(text)


def read_army(text: str) -> tuple[int, int, list[int]]:
    """Return type, count and ids of a text such as 2A or A#134."""
    match = _ARMY.match(text.strip())
    if not match or match[2] not in _ARMY_TYPE:
        raise Unreadable(msg("army-unknown", text=quoted(text), known=", ".join(_ARMY_TYPE)))
    kind = _ARMY_TYPE[match[2]]
    ids = [read_id(number) for number in match[3].split("#")[1:]]
    count = int(match[1][:3] or 1)
    if any(TYPE[army] != kind for army in ids) or len(ids) > count or not 0 < count <= len(IDS[kind]):
        raise Unreadable(msg("army-count", text=quoted(text)))
    return kind, count, ids


def read_group(text: str, party: list[int]) -> list[int]:
    """{A,2S}: the lowest ids of the party; ids that are written must be of the party, where armies of a type are alike."""
    if text[:1] != "{" or text[-1:] != "}" or len(text) < 3:
        raise Unreadable(msg("group-shape", text=quoted(text)))
    chosen: list[int] = []
    for word in text[1:-1].split(","):
        kind, count, ids = read_army(word)
        others = [army for army in ids if army not in party]  # validation refuses them with the reason
        chosen.extend(others)
        for _ in range(count - len(others)):
            free = [army for army in (*party, *IDS[kind]) if TYPE[army] == kind and army not in chosen]
            chosen.extend(free[:1])
    return chosen


def card_type(text: str) -> int:
    """Return the type of a card by its name."""
    kind = _BY_NAME.get(text.lower().replace(" ", ""), 0)
    if not kind and text in _ARMY_TYPE and KIND[_ARMY_TYPE[text]] == FORCE:
        kind = _ARMY_TYPE[text]
    if not kind:
        raise Unreadable(msg("card-unknown", text=quoted(text)))
    return kind
