"""The battle line: card against card, with the number each needs and its chance to fall."""

from __future__ import annotations

from baronage.engine.picture.scene import Face, Figure, Node, group, icon, path, rect, text
from baronage.engine.picture.text_metrics import text_width, wrap
from baronage.games.fyn.data import (
    FIRST_CAPITAL,
    MOUNTAIN,
    RESERVES,
    TYPE,
    WOODS,
)
from baronage.games.fyn.rules.combat import chance_of, fighting, hits, siege_value, terrain_at, to_hit
from baronage.games.fyn.rules.realm import armies_on
from baronage.games.fyn.scene.faces import face, icon_of
from baronage.games.fyn.scene.sight import Sight, Size
from baronage.games.fyn.steps.frame import frames

CARD: Size = (84.0, 118.0)
STEP = 106.0
CLOSE = 90.0  # distance between cards if there are many
PILL: Size = (92.0, 23.0)
LEAST: Size = (440.0, 376.0)
_ROW, _GROUP = 50.0, 244.0  # upper edges of the two lines
_LINKED = _ROW + CARD[1] + 5 + PILL[1]  # upper end of the links to the labels of the group


class Battle:
    """Contents of the battle line: opponents, aims and numbers so far."""

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
        self.asked = 0  # the card to be placed or to aim next
        for frame in frames(s):
            fight = frame.fight()
            if fight is not None:
                self.against |= fight.facing
                self.aims, self.numbers, self.asked = fight.aims, fight.numbers, fight.asked

    def value(self, card: int) -> int:
        """Return the fighting value of a card; 0 is the besieged centre."""
        return fighting(self.sight.s, card, self.terrain, card in self.row) if card else self.wall

    def seat(self, card: int) -> int:
        """Return the owner of a card."""
        return self.sight.s.active if card in self.group else self.sight.foe

    def foes(self, card: int) -> list[int]:
        """Return the target of a card, or its possible targets."""
        if card in self.aims:
            return [self.aims[card]]
        if not self.row:
            return [0] if card else self.against.get(0, [])
        return self.against.get(card, [])

    def order(self) -> list[int]:
        """Return the group from left to right: below their opponents, then cards not placed yet."""

        def column(card: int) -> tuple[int, int]:
            places = [self.row.index(foe) for foe in self.against.get(card, []) if foe in self.row]
            return (min(places) if places else len(self.row)), card

        return sorted(self.group, key=column)


def battle(sight: Sight) -> tuple[Node | None, Size]:
    """Return the battle line with its size; None without an attack or once the land is about to be placed."""
    s = sight.s
    if not sight.aimed() or sight.placing():
        return None, (0.0, 0.0)
    line = Battle(sight)
    most = max(len(line.row), len(line.group), 1)
    step = STEP if most <= 4 else CLOSE
    wide = max(LEAST[0], most * step + 32)
    found = group(id="line", says=sight.msg("picture-line", **sight.spot(sight.foe, sight.target)))
    found.add(rect(0, 0, wide, LEAST[1], "ground", 12), text(16, 28, sight.msg("picture-line-title"), "heading"))
    found.add(text(112, 28, _terms(line), "small muted", wide - 124))
    if s.draft(s.active):
        secret = sight.msg("picture-only-you")
        left = wide - 16 - text_width(secret, 12)
        found.add(icon(left - 18, 39, 13, "lock", "muted"), text(left, 50, secret, "small muted"))
    below = _columns(line.order(), wide, step)
    above = _columns(list(line.row), wide, step)
    if len(line.group) > len(line.row) and all(line.against.get(card) for card in line.group):
        for card in above:  # once all are placed, each card is above its opponents; before that they would overlap
            mates = [below[foe] for foe in line.against[card] if foe in below]
            above[card] = sum(mates) / len(mates) if mates else above[card]
    if not line.row and line.wall:
        above = {0: wide / 2}
        found.add(centre(line, wide / 2 - CARD[0] / 2))
    elif not line.row:
        for place, words in enumerate(wrap(sight.msg("picture-undefended"), wide - 100, 12)):
            found.add(text(wide / 2, _ROW + 62 + 18 * place, words, "small muted middle"))
    for columns, y in ((above, _ROW), (below, _GROUP)):  # owner of the line
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
    """Return the centre of each card, with all cards centred in the panel."""
    first = wide / 2 - (len(cards) - 1) * step / 2
    return {card: first + place * step for place, card in enumerate(cards)}


def _terms(line: Battle) -> str:
    """Return a text about the contested land and the effect of its terrain."""
    sight = line.sight
    bonus = sight.s.numbers.terrain_bonus if line.row and line.terrain in (WOODS, MOUNTAIN) else 0
    return sight.msg("picture-line-terms", wall=line.wall, bonus=bonus, **sight.spot(sight.foe, sight.target))


def fighter(line: Battle, army: int, x: float, y: float) -> Node:
    """Return an army with its fighting value, broken down if it isn't the printed one."""
    sight = line.sight
    made = face(sight, army)
    value = line.value(army)
    numbers = sight.s.numbers
    printed = numbers.card_cv[army]
    if value == numbers.specialist_value and value - printed > numbers.terrain_bonus:  # FYN-E1.01, E1.02
        made.left, made.right = Figure("tree" if line.terrain == WOODS else "mountain", ""), Figure("", str(value))
    elif value != printed:
        base = numbers.reserves_defending if TYPE[army] == RESERVES and army in line.row else printed
        words = f"{base} + {value - base}" if value != base else sight.msg("picture-defends")
        made.left, made.right = Figure("", words), Figure("", f"= {value}" if value != base else str(value))
    node = Node("card", f"line.{army}", x, y, *CARD, face=made)
    node.says = sight.msg("picture-fighter", army=army, value=value)
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
    made = Face(sight.term(card), "people", icon_of(card), right=Figure("tower", str(line.wall)))
    made.foot = sight.msg("picture-siege-value")
    says = sight.msg("picture-centre", card=card, wall=line.wall)
    node = Node("card", "line.centre", x, _ROW, *CARD, face=made, says=says)
    node.code = "C"
    node.classes = f"seat-{sight.foe}"
    return node


def pill(line: Battle, card: int, x: float, y: float) -> Node:
    """Return the number that a card needs, with its probability, for each possible opponent."""
    sight, foes, seat = line.sight, line.foes(card), line.seat(card)
    needs = {foe: chance_of(to_hit(line.value(card), line.value(foe))) for foe in foes}
    several = sorted(set(needs.values()), reverse=True)
    found = group(x=x - PILL[0] / 2, y=y)
    shape = rect(0, 0, *PILL, f"piece seat-{seat}", 11)
    look = "small strong reverse middle"
    if not foes:
        id = "pill-asked" if card == line.asked else "pill-unplaced"
        words, found.says = sight.msg(id), sight.msg(f"{id}-says")
        shape.classes, look = "pill", "small muted middle"
    elif len(several) == 1:
        tenths = several[0]
        against = _either(sight, list(dict.fromkeys(sight.msg("pill-foe", army=each) for each in foes)))
        words = f"≤ {tenths}\u2002{tenths}0 %"
        found.says = sight.msg("pill-needs", tenths=tenths, things=against)
        if card in line.numbers:
            number = line.numbers[card]
            hit = int(hits(number, to_hit(line.value(card), line.value(foes[0]))))
            words = f"{number} {'≤' if number <= tenths else '>'} {tenths}\u2002{sight.msg('pill-hit', hit=hit)}"
            found.says = sight.msg("pill-needed", tenths=tenths, things=against, number=number, hit=hit)
            shape.classes, look = ("pill good", "small strong middle") if hit else ("pill", "small muted middle")
    else:
        either = _either(sight, [str(tenths) for tenths in several])
        words = sight.msg("pill-aim", things=either, seat=seat)
        found.says = sight.msg("pill-aim-says", things=either, seat=seat)
        wide = text_width(words, 12, True) + 22
        shape.x, shape.w = (PILL[0] - wide) / 2, wide
    return found.add(shape, text(PILL[0] / 2, 16, words, look))


def _either(sight: Sight, words: list[str]) -> str:
    """Return words joined by "or", as in "5, 4 or 3"."""
    if len(words) < 2:
        return "".join(words)
    return sight.msg("pill-or", first=", ".join(words[:-1]), last=words[-1])
