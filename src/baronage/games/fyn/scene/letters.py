"""Text drawing of the table for a terminal: each realm as a grid with y upwards, the battle line as rows."""

from __future__ import annotations

from baronage.engine.game.translator import Translator
from baronage.engine.picture.text_renderer import cut
from baronage.games.fyn.board.geometry import EDGES, cell_at, xy
from baronage.games.fyn.nodes import player_id
from baronage.games.fyn.rules.combat import siege_value
from baronage.games.fyn.rules.realm import improvements_on, landing, lost_by
from baronage.games.fyn.scene.battle import Battle, centre, fighter, pill
from baronage.games.fyn.scene.sight import Sight
from baronage.games.fyn.scene.tiles import land_title, stacks_on
from baronage.games.fyn.state import Barons

WIDEST = 14  # characters in a cell: Mountaineers 2
NARROWEST = 7  # characters in a cell: Capital. A realm too broad for this is shown as a list
_SIDE = 4  # width before the first column, for row numbers
_LYING = {"": " ", "solid": "─", "open": "┄"}
_STANDING = {"": " ", "solid": "│", "open": "┊"}
_BACK = "═"
_CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the edges that meet there: 1 above, 2 below, 4 to the left, 8 to the right


def drawings(s: Barons, width: int, tr: Translator, notation: bool) -> dict[str, list[str]]:
    """Return the realms that fit into `width` columns, and the battle line, by their group ids in the scene.

    With `notation`, row and column numbers and army codes are shown.
    """
    sight = Sight(s, tr)
    alive = [seat for seat in range(s.seats) if s.alive >> seat & 1]
    found = {player_id(seat): _Grid(sight, seat, notation).lines(width) for seat in alive}
    if sight.aimed() and not sight.placing():
        found["line"] = _battle_line(sight, width, notation)
    explained = (
        ("letters-numbers", "letters-edges", "letters-signs") if notation else ("letters-edges", "letters-signs")
    )
    found[""] = [sight.msg(id) for id in explained]
    return {name: lines for name, lines in found.items() if lines and max(map(len, lines)) <= width}


def _battle_line(sight: Sight, width: int, notation: bool) -> list[str]:
    """Return a line for each card: its owner, its strength and the number it needs."""
    line = Battle(sight)
    rows: list[tuple[str, str, str, str]] = []
    for card in (*(line.row or ((0,) if line.wall else ())), *line.order()):
        node = fighter(line, card, 0, 0) if card else centre(line, 0)
        assert node.face is not None
        figures = [figure.text for figure in (node.face.left, node.face.right) if figure is not None and figure.text]
        needs = pill(line, card, 0, 0).says if line.row or line.wall else ""
        mark = "> " if card and card == line.asked else "  "
        name = f"{mark}{sight.name(line.seat(card))} {node.face.name}"
        value = sight.msg("letters-fights" if card else "letters-siege", things=" ".join(figures))
        rows.append((name, node.code if notation else "", value, needs))
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(4)]
    narrow = sum(widths) + 7 > width  # if so, the needed number is on the next line
    lines = []
    for name, code, value, needs in rows:
        called = f"{name:<{widths[0]}} {code:>{widths[1]}}" if notation else f"{name:<{widths[0]}}"
        head = f"{called}   {value:<{widths[2]}}"
        lines += [head.rstrip(), f"     {needs}"] if narrow and needs else [f"{head}   {needs}".rstrip()]
    if not line.row and not line.wall:
        lines += [f"  {part}" for part in cut(sight.msg("picture-undefended"), min(width, 58) - 2)]
    return lines


class _Grid:
    """A realm as a grid of cells with text."""

    def __init__(self, sight: Sight, seat: int, notation: bool) -> None:
        s = sight.s
        self.notation = notation
        self.side = _SIDE if notation else 0
        self.lands = s.lands[seat]
        self.city = s.city[seat]
        first, last, self.top = sight.box(seat)
        self.columns = range(first, last + 1)
        self.words = {xy(cell): _land(sight, seat, cell) for cell in self.lands}
        self.words |= {xy(cell): _empty(sight, seat, cell) for cell in sight.cells[seat]}
        if self.city >= 0:
            self.words[xy(self.city)] = [sight.msg("picture-the-city")]

    def lines(self, width: int) -> list[str]:
        """Return the drawing, or an empty list if it would be wider than `width`."""
        longest = max(len(word) for words in self.words.values() for word in words)
        room = (width - self.side - 1) // len(self.columns) - 3  # an edge, and a blank on each side
        wide = min(room, WIDEST, max(longest, NARROWEST))
        if wide < NARROWEST:
            return []
        filled = {place: _filled(words, wide) for place, words in self.words.items()}
        found = [self._edges(self.top + 1, wide)]
        for y in range(self.top, -1, -1):
            high = max(len(filled.get((x, y), [""])) for x in self.columns)
            for depth in range(high):
                line = f"{'' if depth else y:>{_SIDE - 1}} " if self.notation else ""
                for x in self.columns:
                    text = [*filled.get((x, y), []), *[""] * high][depth]
                    line += f"{_STANDING[self._edge((x - 1, y), (x, y))]} {text:<{wide}} "
                found.append(line + _STANDING[self._edge((self.columns[-1], y), (self.columns[-1] + 1, y))])
            found.append(self._edges(y, wide))
        if self.notation:
            found.append(" " * (_SIDE + 1) + "".join(f"{x:^{wide + 2}} " for x in self.columns))
        return [line.rstrip() for line in found if line.strip()]

    def _edge(self, one: tuple[int, int], two: tuple[int, int]) -> str:
        """Return the border between two neighbours: none, an edge, or an open one (FYN-B1.09, GB.07)."""
        cells = (cell_at(*one), cell_at(*two))
        held = [cell in self.lands for cell in cells]
        if not any(held):
            return ""
        return "solid" if all(held) or self.city in cells else "open"

    def _edges(self, y: int, wide: int) -> str:
        """Return the line below a row; below row 0 it is the back line (FYN-B1.08)."""
        if not y:
            return " " * self.side + _BACK * ((wide + 3) * len(self.columns) + 1)
        line = " " * self.side
        for x in range(self.columns[0], self.columns[-1] + 2):
            meeting = (
                ((x - 1, y), (x, y)),
                ((x - 1, y - 1), (x, y - 1)),
                ((x - 1, y - 1), (x - 1, y)),
                ((x, y - 1), (x, y)),
            )
            line += _CORNERS[sum(1 << side for side, pair in enumerate(meeting) if self._edge(*pair))]
            if x in self.columns:
                line += _LYING[self._edge(*meeting[3])] * (wide + 2)
        return line


def _land(sight: Sight, seat: int, cell: int) -> list[str]:
    """Return a land card, its contents and its role in an attack."""
    s = sight.s
    land = s.lands[seat][cell]
    words = [land_title(sight, cell, land)]
    words += [sight.term(card) for card in improvements_on(s, seat, cell)]
    if siege_value(s, seat, cell):
        words.append(sight.msg("picture-siege", wall=siege_value(s, seat, cell)))
    for (_, spent, moved, attacks), stack in stacks_on(sight, seat, cell).items():
        army, id = stack[0], "letters-many" if len(stack) > 1 else "letters-one"
        words.append(sight.msg(id, count=len(stack), army=army, cv=sight.s.numbers.card_cv[army]))
        if attacks or spent or moved:
            words.append(sight.msg(f"letters-{'attacks' if attacks else 'spent' if spent else 'moved'}"))
    if sight.aimed() and seat == sight.foe and cell in (sight.target, *sight.cut):
        words.append(sight.msg("letters-target" if cell == sight.target else "letters-cut"))
    if seat == s.active and cell == sight.origin:
        words.append(sight.msg("letters-origin"))
    return words


def _empty(sight: Sight, seat: int, cell: int) -> list[str]:
    """Return a cell where a card or captured land may be placed."""
    s = sight.s
    edges = [edge for edge in range(4) if sight.origin + EDGES[edge] == cell]
    if not (sight.placing() and seat == s.active and edges):
        return ["+"]
    lost = lost_by(s, seat, sight.foe, sight.target, sight.origin, edges[0])
    won = len(landing(s, seat, sight.foe, sight.target, sight.origin, edges[0]))
    words = [sight.msg("compass-letter", edge=edges[0]), sight.msg("letters-won", won=won)]
    return [*words, sight.msg("letters-lost", lost=lost)] if lost else words


def _filled(words: list[str], wide: int) -> list[str]:
    """Return the first word on its own line, then the others joined where they fit; long words are broken."""
    lines: list[str] = []
    for place, word in enumerate(words):
        if place > 1 and len(lines[-1]) + 1 + len(word) <= wide:
            lines[-1] += f" {word}"
        else:
            lines += [part if len(part) <= wide else f"{part[: wide - 1]}." for part in cut(word, wide)]
    return lines
