"""The battle line: card against card, with the number that each needs and the chance that it falls."""

from __future__ import annotations

from baronage.engine.lettering import text_width
from baronage.engine.scene import Face, Figure, Node, group, icon, path, rect, text
from baronage.games.fyn.combat import chance_of, fighting, hits, siege_value, terrain_at, to_hit
from baronage.games.fyn.data import (
    CARD_CV,
    FIRST_CAPITAL,
    RESERVES,
    RESERVES_DEFENDING,
    SPECIALIST_VALUE,
    TERRAIN_BONUS,
    TYPE,
    TYPE_NAMES,
    WOODS,
    card_name,
)
from baronage.games.fyn.realm import armies_on, improvements_on
from baronage.games.fyn.scene.faces import face
from baronage.games.fyn.scene.sight import Sight, Size

CARD: Size = (84.0, 118.0)
STEP = 106.0
CLOSE = 90.0  # from card to card where there are many
PILL: Size = (92.0, 23.0)
LEAST: Size = (440.0, 376.0)
_SECRET = "only you see it"
_ROW, _GROUP = 50.0, 244.0  # upper edges of the two lines
_LINKED = _ROW + CARD[1] + 5 + PILL[1]  # from here to the pills of the group


class Battle:
    """What stands in the line: who against whom, at whom each aims, which numbers have fallen."""

    def __init__(self, sight: Sight) -> None:
        s = sight.s
        self.sight = sight
        self.row = tuple(armies_on(s, sight.foe, sight.target))
        self.group = sight.party()
        self.terrain = terrain_at(s, sight.foe, sight.target)
        self.wall = siege_value(s, sight.foe, sight.target)
        self.against: dict[int, list[int]] = {army: [] for army in (*self.group, *self.row)}
        self.aims: dict[int, int] = {}
        self.numbers: dict[int, int] = {}
        self.asked = 0  # the card that is about to be placed, or to aim
        for frame in s.frames():
            fight = frame.fight()
            if fight is not None:
                self.against |= fight.facing
                self.aims, self.numbers, self.asked = fight.aims, fight.numbers, fight.asked

    def value(self, card: int) -> int:
        """The fighting value of a card; 0 is the besieged centre."""
        return fighting(card, self.terrain, card in self.row) if card else self.wall

    def seat(self, card: int) -> int:
        """Whose card it is."""
        return self.sight.s.active if card in self.group else self.sight.foe

    def foes(self, card: int) -> list[int]:
        """At whom it aims, or whom it may aim at."""
        if card in self.aims:
            return [self.aims[card]]
        if not self.row:
            return [0] if card else self.against.get(0, [])
        return self.against.get(card, [])

    def order(self) -> list[int]:
        """The group from left to right: below their opponents, then who is not placed yet."""

        def column(card: int) -> tuple[int, int]:
            places = [self.row.index(foe) for foe in self.against.get(card, []) if foe in self.row]
            return (min(places) if places else len(self.row)), card

        return sorted(self.group, key=column)


def battle(sight: Sight) -> tuple[Node | None, Size]:
    """The battle line with its size; None: there is no attack, or it has been won and the land is about to be placed."""
    s = sight.s
    if not sight.aimed() or sight.placing():
        return None, (0.0, 0.0)
    line = Battle(sight)
    most = max(len(line.row), len(line.group), 1)
    step = STEP if most <= 4 else CLOSE
    wide = max(LEAST[0], most * step + 32)
    found = group(id="line", says=f"Battle line for {_ground(sight)}")
    found.add(rect(0, 0, wide, LEAST[1], "ground", 12), text(16, 28, "Battle line", "heading"))
    found.add(text(112, 28, _terms(line), "small muted", wide - 124))
    if s.draft(s.active):
        left = wide - 16 - text_width(_SECRET, 12)
        found.add(icon(left - 18, 39, 13, "lock", "muted"), text(left, 50, _SECRET, "small muted"))
    below = _columns(line.order(), wide, step)
    above = _columns(list(line.row), wide, step)
    if len(line.group) > len(line.row) and all(line.against.get(card) for card in line.group):
        for (
            card
        ) in above:  # each above those whom it fights, when all are placed: before that they would lie on one another
            mates = [below[foe] for foe in line.against[card] if foe in below]
            above[card] = sum(mates) / len(mates) if mates else above[card]
    if not line.row and line.wall:
        above = {0: wide / 2}
        found.add(centre(line, wide / 2 - CARD[0] / 2))
    elif not line.row:
        found.add(
            text(wide / 2, _ROW + 62, "Nobody defends this land, and it has no siege value:", "small muted middle")
        )
        found.add(text(wide / 2, _ROW + 80, "it falls without a number.", "small muted middle"))
    for columns, y in ((above, _ROW), (below, _GROUP)):  # whose line it is
        if columns:
            first, x = min(columns.items(), key=lambda one: one[1])
            found.add(icon(x - CARD[0] / 2 - 21, y + CARD[1] / 2 - 8, 16, "shield", f"seat-{line.seat(first)}"))
    for card, x in below.items():
        for foe in line.foes(card) if not line.row else line.against.get(card, []):
            if foe in above:
                found.add(path(f"M{x:g} {_GROUP - 5 - PILL[1]:g}L{above[foe]:g} {_LINKED:g}", "sent"))
    for card, x in (*above.items(), *below.items()):
        mine = card in line.group
        if card:
            found.add(fighter(line, card, x - CARD[0] / 2, _GROUP if mine else _ROW))
        if line.row or line.wall:
            found.add(pill(line, card, x, _GROUP - 5 - PILL[1] if mine else _ROW + CARD[1] + 5))
    return found, (wide, LEAST[1])


def _columns(cards: list[int], wide: float, step: float) -> dict[int, float]:
    """The middle of each card, the whole in the middle of the panel."""
    first = wide / 2 - (len(cards) - 1) * step / 2
    return {card: first + place * step for place, card in enumerate(cards)}


def _ground(sight: Sight) -> str:
    land = sight.s.lands[sight.foe][sight.target]
    return f"{sight.whose(sight.foe)} {card_name(land)}"


def _terms(line: Battle) -> str:
    """What is fought for, and what the ground does."""
    sight = line.sight
    on = [card_name(card) for card in improvements_on(sight.s, sight.foe, sight.target)]
    words = _ground(sight) + (f" with {' and '.join(on)}" if on else "")
    if line.row and TYPE_NAMES[line.terrain] in ("Woods", "Mountain"):
        return f"{words}: defenders +{TERRAIN_BONUS}"
    return f"{words}: siege value {line.wall}" if line.wall else words


def fighter(line: Battle, army: int, x: float, y: float) -> Node:
    """An army with its fighting value, term by term where it is not the printed one."""
    made = face(army)
    made.foot = f"no. {army}"  # as prompts and the log call it
    value = line.value(army)
    printed = CARD_CV[army]
    if value == SPECIALIST_VALUE and value - printed > TERRAIN_BONUS:  # FYN-E1.01, E1.02
        made.left, made.right = Figure("tree" if line.terrain == WOODS else "mountain", ""), Figure("", str(value))
    elif value != printed:
        base = RESERVES_DEFENDING if TYPE[army] == RESERVES and army in line.row else printed
        words = f"{base} + {value - base}" if value != base else "defends"
        made.left, made.right = Figure("", words), Figure("", f"= {value}" if value != base else str(value))
    node = Node("card", f"line.{army}", x, y, *CARD, face=made)
    node.says = f"{card_name(army)} {army}, fights with {value}"
    node.code = str(army)
    node.classes = f"seat-{line.seat(army)}"
    if army == line.asked:
        node.mark("chosen")
    return node


def centre(line: Battle, x: float) -> Node:
    sight = line.sight
    s = sight.s
    land = s.lands[sight.foe][sight.target]
    card = land if land >= FIRST_CAPITAL else s.centres[sight.foe][sight.target]
    made = Face(card_name(card), "people", face(card).icon, right=Figure("tower", str(line.wall)), foot="siege value")
    node = Node("card", "line.centre", x, _ROW, *CARD, face=made, says=f"{card_name(card)}, siege value {line.wall}")
    node.code = "C"
    node.classes = f"seat-{sight.foe}"
    return node


def pill(line: Battle, card: int, x: float, y: float) -> Node:
    """The number that a card needs, with its chance; of several possible opponents each."""
    foes = line.foes(card)
    seat = line.seat(card)
    needs = {foe: chance_of(to_hit(line.value(card), line.value(foe))) for foe in foes}
    several = sorted(set(needs.values()), reverse=True)
    found = group(x=x - PILL[0] / 2, y=y)
    shape = rect(0, 0, *PILL, f"piece seat-{seat}", 11)
    look = "small strong reverse middle"
    if not foes:
        asked = card == line.asked
        found.says = "to be placed now" if asked else "not placed yet"
        shape.classes, look = "pill", "small muted middle"
        words = "against whom?" if asked else "not placed"
    elif len(several) == 1:
        tenths = several[0]
        foe = " or ".join(f"{card_name(each)} {each}" if each else "the centre" for each in foes)
        words = f"≤ {tenths}\u2002{tenths}0 %"
        found.says = f"needs {tenths} or less against {foe}, {tenths}0 %"
        if card in line.numbers:
            number = line.numbers[card]
            hit = hits(number, to_hit(line.value(card), line.value(foes[0])))
            words = f"{number} {'≤' if number <= tenths else '>'} {tenths}\u2002{'hit' if hit else 'miss'}"
            found.says += f": {number}, {'a hit' if hit else 'a miss'}"
            shape.classes, look = ("pill good", "small strong middle") if hit else ("pill", "small muted middle")
    else:
        either = f"{', '.join(map(str, several[:-1]))} or {several[-1]}"
        aims = "you aim" if seat == line.sight.s.eyes else f"{line.sight.label(seat)} aims"
        words = f"≤ {either}, {aims}"
        found.says = f"needs {either} or less: {aims}"
        wide = text_width(words, 12, True) + 22
        shape.x, shape.w = (PILL[0] - wide) / 2, wide
    return found.add(shape, text(PILL[0] / 2, 16, words, look))
