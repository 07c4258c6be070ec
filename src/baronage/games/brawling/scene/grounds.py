"""Grounds of the players with whole cards: headline, town, wall, King's Army."""

from __future__ import annotations

from baronage.engine.core.state import FULL
from baronage.engine.picture.scene import Face, Node, group, icon, path, rect, text
from baronage.engine.picture.text_metrics import text_width, wrap
from baronage.engine.text.params import Params
from baronage.games.brawling.data import CARD, CODE
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.rules.town import draw_production, gather_production
from baronage.games.brawling.scene.faces import ICONS, card_face
from baronage.games.brawling.scene.sight import INSIDE, LINE, WHOLE, Sight, Zone

LABEL = 23.0  # a zone's label above its cards
NAMED = 130.0  # room for a player's name,
TITLE = 20.0  # and its font size
TIGHT = 16.0  # below a row of cards
ROOMY = 42.0  # below a row in which a card has a meter
SQUEEZED = 0.84  # least share of its width at which a single-line card still has room for its name
APART = 12.0  # between single-line cards: leaves room for a mark around each


# --- a player -------------------------------------------------------------------------------------------------------


def player(sight: Sight, seat: int) -> Node:
    """Return the group of all that belongs to a player."""
    s = sight.s
    says = sight.tr.msg(
        "picture-player",
        seat=seat,
        points=s.score(seat),
        hand=len(s.hands[seat]),
        pile=len(s.piles[seat]),
        gathers=gather_production(s, seat),
        draws=draw_production(s, seat),
        **_situation(sight, seat),
    )
    active = " active" if sight.active(seat) else ""
    return group(id=LETTERS[seat], classes=f"player seat-{seat}{active}", says=says)


def _situation(sight: Sight, seat: int) -> Params:
    """Return a player's team-mates and status: 1 has left the game, 2 is to move, else 0."""
    s = sight.s
    mates = tuple(mate for mate in range(seat % 2, s.seats, 2) if mate != seat) if s.teams else ()
    return {"members": mates, "standing": 1 if s.left >> seat & 1 else 2 if sight.active(seat) else 0}


def head(sight: Sight, seat: int, x: float, y: float) -> list[Node]:
    """Return shield and name of a player, and their situation."""
    name = sight.tr.msg("panel-seat", seat=seat)
    label = text(x + 34, y, name, "title", NAMED)
    label.id = f"{LETTERS[seat]}.name"
    more = sight.tr.msg("picture-situation", **_situation(sight, seat))
    after = x + 34 + min(text_width(name, TITLE, True), NAMED) + 8
    return [icon(x, y - 20, 26, "shield", f"seat-{seat}"), label, text(after, y, more, "small muted")]


def scored(sight: Sight, seat: int, x: float, y: float) -> tuple[list[Node], float]:
    """Return the victory points, ending at x, and where they begin."""
    points = sight.s.score(seat)
    word = sight.tr.msg("picture-points", number=points)
    number = text(x - text_width(word, 12) - 8, y + 2, str(points), "score end")
    return [text(x, y, word, "small muted end"), number], number.x - text_width(str(points), 28, True)


def params(sight: Sight, seat: int, y: float, words: bool) -> tuple[list[Node], float]:
    """Return hand, resources and productions from x = 0 on, as text or as icons and numbers, and their width."""
    s = sight.s
    gathers, draws = str(gather_production(s, seat)), str(draw_production(s, seat))
    hand = group(id=f"{LETTERS[seat]}.hand")
    x = _fan(sight, hand, seat, y - 15)
    x = _param(hand, x, y, str(len(s.hands[seat])), sight.tr.msg("picture-in-hand") if words else "")
    pile = group(icon(x, y - 13, 16, "coins"), id=f"{LETTERS[seat]}.pile")
    pile.tip = sight.tr.msg("picture-resources-tip")
    pile.rules = ("BRAWL-4.01",)
    more = sight.tr.msg("picture-resources", pile=len(s.piles[seat]), gathers=int(gathers)) if words else f"+{gathers}"
    x = _param(pile, x + 21, y, str(len(s.piles[seat])), more)
    drawn = group(icon(x, y - 13, 16, "cards"), id=f"{LETTERS[seat]}.draws")
    if words:
        word = sight.tr.msg("picture-draws")
        drawn.add(text(x + 21, y, word, "small muted"), text(x + 25 + text_width(word, 12), y, draws, "strong"))
        return [hand, pile, drawn], x + 25 + text_width(word, 12) + text_width(draws, 13, True)
    drawn.add(text(x + 21, y, f"+{draws}", "small muted"))
    return [hand, pile, drawn], x + 21 + text_width(f"+{draws}", 12)


def _param(into: Node, x: float, y: float, k: str, words: str) -> float:
    """Draw a number and what it counts, and return where the next may begin."""
    into.add(text(x, y, k, "strong"))
    x += text_width(k, 13, True) + 4
    if words:
        into.add(text(x, y, words, "small muted"))
    return x + text_width(words, 12) + 18


def _fan(sight: Sight, into: Node, seat: int, y: float) -> float:
    """Draw the unseen cards of a hand as small backs from x = 0 on, and return where they end."""
    blanks = sum(1 for card in sight.s.hands[seat] if not card)
    if not blanks:
        into.add(icon(0, y + 2, 16, "cards"))
        return 22.0
    step = 9.0 if blanks <= 6 else 45 / (blanks - 1)
    for i in range(blanks):
        id = f"{LETTERS[seat]}.hand.{i + 1}"
        into.add(Node("card", id, i * step, y, 13, 18, face=Face(kind="back")))
    return step * (blanks - 1) + 19


def shift(nodes: list[Node], x: float) -> None:
    """Move nodes, including those in groups, to the right."""
    for node in nodes:
        if node.kind == "group":
            shift(node.children, x)
        else:
            node.x += x


def headline(sight: Sight, seat: int, y: float) -> tuple[list[Node], float]:
    """Return the headline (name, hand, resources, productions, Aids, points) and its base line.

    Aids that don't fit get a line of their own.
    """
    s = sight.s
    who = head(sight, seat, sight.left + INSIDE, y)
    score, x = scored(sight, seat, sight.right - INSIDE, y)
    told, w = params(sight, seat, y, True)
    widths = [text_width(sight.tr.term("CARD", aid), 12, True) + 34 for aid in s.aids[seat]]
    wide = sum(widths) + APART * len(widths) + 12 if widths else 0.0
    start = who[-1].x + text_width(who[-1].text, 12) + 20
    crowded = x - 20 - wide - w < start
    shift(told, x - 20 - w - (0 if crowded else wide))
    at = sight.left + INSIDE if crowded else x - 14 - wide + 12
    if crowded:
        y += LINE[1] + 6
    stars = []
    for aid, each in zip(s.aids[seat], widths, strict=True):
        stars.append(sight.aid(aid, at, y - 17, each))
        at += each + APART
    return [*who, *told, *starred(sight, seat, stars), *score], y


def starred(sight: Sight, seat: int, stars: list[Node]) -> list[Node]:
    """Return the group of a player's Royal Aids in a list, empty if there are none."""
    says = sight.tr.msg("picture-aids")
    return [group(*stars, id=f"{LETTERS[seat]}.aids", says=says)] if stars else []


def zone_group(seat: int, name: str, label: str) -> Node:
    """Return the group of a zone."""
    return group(id=f"{LETTERS[seat]}.{name}", says=label)


# --- a whole ground -------------------------------------------------------------------------------------------------


def ground(sight: Sight, seat: int, y: float, above: bool) -> tuple[Node, float]:
    """Return a ground with whole cards, its wall facing the middle of the table, and its lower edge."""
    found = player(sight, seat)
    top = y
    back = rect(sight.left, y, sight.right - sight.left, 0, "ground", 12)
    edge = battlements(sight.left, y, sight.right - sight.left, bool(sight.s.walls[seat]))
    found.add(back)
    if above:
        line, y = headline(sight, seat, y + 36)
        found.add(*line)
        y = known(sight, seat, found, y + 16, sight.left + INSIDE, sight.right - INSIDE)
        y = _town(sight, seat, found, y + 4, True)
        y = _wall(sight, seat, found, y)
        back.h = y - top
        found.add(battlements(sight.left, y, sight.right - sight.left, bool(sight.s.walls[seat])))
        return found, y + 6
    found.add(edge)
    y = _wall(sight, seat, found, y + 18)
    y = _town(sight, seat, found, y, False)
    y = known(sight, seat, found, y, sight.left + INSIDE, sight.right - INSIDE)
    line, y = headline(sight, seat, y + 26)
    found.add(*line)
    back.h = y + 20 - top
    return found, y + 20


def _wall(sight: Sight, seat: int, into: Node, y: float) -> float:
    """Draw the units on the wall in the middle of a row, or a text that there are none."""
    wall = sight.s.walls[seat]
    left = sight.left + INSIDE
    words = sight.zone("wall", wall)[1]
    if not wall:  # at the right: no arrow passes below the King's Army
        x = sight.right - INSIDE - text_width(words, 12)
        into.add(
            zone_group(seat, "wall", words).add(
                icon(x - 22, y - 1, 15, "wall", "muted"), text(x, y + 11, words, "small muted")
            )
        )
        return y + 28
    row = zone_group(seat, "wall", words)
    row.add(text(left, y + 12, words, "small strong"))
    for i, line in enumerate(wrap(sight.tr.msg("picture-wall-closed"), 120, 12)):
        row.add(text(left, y + 29 + 16 * i, line, "small muted"))
    w, h = WHOLE
    start = sight.left + 140
    step = min(w + 8, (sight.right - INSIDE - start - w) / max(len(wall) - 1, 1))
    x = max(start, (sight.left + sight.right - step * (len(wall) - 1) - w) / 2)
    for i, unit in enumerate(wall):
        row.add(sight.unit(unit, seat, x + i * step, y, WHOLE))
    into.add(row)
    return y + h + _under(sight, wall)


def _under(sight: Sight, units: list[int]) -> float:
    """Return the room below a row of whole cards: more if a card in it is attacked."""
    aims = [blow.target for blow in sight.blows]
    return ROOMY if any(unit & CARD in aims for unit in units) else TIGHT


def _wide(cards: int, step: float, label: str) -> float:
    return max(cards * step - 6, text_width(label, 12) + 4)


Row = list[tuple[float, Zone, int]]  # x, zone, its places in this row


def _rows(sight: Sight, seat: int) -> list[Row]:
    """Return the zones in rows; free places are shown if all fit in one row."""
    step, gap = WHOLE[0] + 6, 16.0
    left, right = sight.left + INSIDE, sight.right - INSIDE
    each = sight.zones(seat)
    free_shown = (
        sum(_wide(len(units) + free, step, label) + gap for _, label, units, free in each) <= right - left + gap
    )
    rows: list[Row] = [[]]
    x = left
    for zone in each:
        _, label, units, free = zone
        places = len(units) + (free if free_shown else 0)
        if rows[-1] and x + _wide(places, step, label) > right:
            rows.append([])
            x = left
        rows[-1].append((x, zone, places))
        x += _wide(places, step, label) + gap
    return rows


def _lines(sight: Sight, row: Row) -> int:
    """Return how many lines of cards a row needs; more than one if a zone is wider than the ground."""
    step, right = WHOLE[0] + 6, sight.right - INSIDE
    return max(-(-places // _across(start, right, step)) for start, _, places in row)


def tallness(sight: Sight, seat: int) -> float:
    """Return the approximate height of a ground with whole cards."""
    s = sight.s
    h = WHOLE[1] + LABEL + TIGHT
    wall = WHOLE[1] + TIGHT if s.walls[seat] else 28.0
    return 72 + wall + sum(_lines(sight, row) * h or 26 for row in _rows(sight, seat))


def _town(sight: Sight, seat: int, into: Node, y: float, above: bool) -> float:
    """Draw the zones of a town and the King's Army.

    Labels are on the far side of the cards, away from arrows.
    """
    w, h = WHOLE
    step, right = w + 6, sight.right - INSIDE
    for row in _rows(sight, seat):
        aimed = _under(sight, [unit for _, (_, _, units, _), _ in row for unit in units])
        lines = _lines(sight, row)
        cards = y + LABEL if above else y
        # a row of only labels is low; labels below cards are also below their meters
        low = cards + lines * (h + aimed) - aimed if lines else y + 4
        far = aimed + 8 if aimed == ROOMY else aimed if lines else 8
        for start, (name, label, units, _), places in row:
            zone_node = zone_group(seat, name, label)
            zone_node.add(text(start, y + 12 if above else low + far, label, "small muted"))
            across = _across(start, right, step)
            for i in range(places):
                at = (start + i % across * step, cards + i // across * (h + aimed))
                if i < len(units):
                    zone_node.add(sight.unit(units[i], seat, *at, WHOLE))
                else:
                    zone_node.add(rect(at[0] + 0.5, at[1] + 0.5, w - 1, h - 1, "slot", 7))
            into.add(zone_node)
        y = low + (aimed + 4 if above else far + 14) if lines else y + 26
    return y


def _across(start: float, right: float, step: float) -> int:
    """Return how many cards fit from here to the right."""
    return max(1, int((right - start + 6) // step))


def known(sight: Sight, seat: int, into: Node | None, y: float, left: float, right: float) -> float:
    """Return the lower edge of the known cards of another hand, drawn into `into` if given.

    The viewer's own hand is a panel; for the referee every hand is.
    """
    s = sight.s
    cards = [] if seat == s.viewer or s.viewer == FULL else [card for card in s.hands[seat] if card]
    if not cards:
        return y
    words = sight.tr.msg("picture-known")
    row = zone_group(seat, "known", words)
    row.add(text(left, y + 16, words, "small muted"))
    start = left + text_width(words, 12) + 12
    x = start
    names = [sight.tr.term("CARD", card) for card in cards]
    widths = [text_width(name, 12, True) + 34 for name in names]
    squeeze = (right - start + APART) / (sum(widths) + APART * len(widths))
    if SQUEEZED <= squeeze < 1:  # one line, so that nothing else moves when another card is revealed
        widths = [w * squeeze - APART * (1 - squeeze) for w in widths]
    for card, name, w in zip(cards, names, widths, strict=True):
        if x > start and x + w > right + 0.5:
            x, y = start, y + LINE[1] + APART
        if into is not None:
            node = sight.loose(card, x, y, (w, LINE[1]))
            node.face = Face(name, card_face(sight.tr, card, 0).kind, ICONS[CODE[card]])
            row.add(node)
        x += w + APART
    if into is not None:
        into.add(row)
    return y + LINE[1] + 8


def battlements(x: float, y: float, w: float, manned: bool) -> Node:
    """Return the edge of a ground: a wall with merlons, or a dotted line if it is unmanned."""
    if not manned:
        return path(f"M{x + 10:g} {y:g}H{x + w - 10:g}", "open")
    number = 2 * round(w / 72) + 1
    d = f"M{x:g} {y + 6:g}"
    for i in range(number):
        d += f"V{y + 1 if i % 2 else y - 6:g}H{round(x + w * (i + 1) / number, 2):g}"
    return path(f"{d}V{y + 6:g}Z", "wall")
