"""The grounds of the players with whole cards: headline, town, wall, King's Army."""

from __future__ import annotations

from baronage.engine.facts import Facts
from baronage.engine.flow import FULL
from baronage.engine.lettering import text_width, wrap
from baronage.engine.scene import Face, Node, group, icon, path, rect, text
from baronage.games.brawling.data import CARD, CODE
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.scene.faces import ICONS, card_face
from baronage.games.brawling.scene.sight import INSIDE, LINE, WHOLE, Sight, Zone
from baronage.games.brawling.town import draw_production, gather_production

LABEL = 23.0  # a zone's label above its cards
NAMED = 130.0  # room for the name of a player,
TITLE = 20.0  # and how large it is written
TIGHT = 16.0  # below a row of cards
ROOMY = 42.0  # the same where a meter stands below one of them
SQUEEZED = 0.84  # of its width: with less there is no room for the name on a card that is a single line
APART = 12.0  # between cards that are a single line: a mark around each has room


# --- a player -------------------------------------------------------------------------------------------------------


def player(sight: Sight, seat: int) -> Node:
    """The group of all that belongs to a player."""
    s = sight.s
    says = sight.voice.say(
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


def _situation(sight: Sight, seat: int) -> Facts:
    """The team-mates of a player, and how they stand: 1 has left the game, 2 is to move."""
    s = sight.s
    mates = tuple(mate for mate in range(seat % 2, s.seats, 2) if mate != seat) if s.teams else ()
    return {"members": mates, "standing": 1 if s.left >> seat & 1 else 2 if sight.active(seat) else 0}


def head(sight: Sight, seat: int, x: float, y: float) -> list[Node]:
    """Shield and name of a player, and who that is."""
    name = sight.voice.say("panel-seat", seat=seat)
    label = text(x + 34, y, name, "title", NAMED)
    label.id = f"{LETTERS[seat]}.name"
    more = sight.voice.say("picture-situation", **_situation(sight, seat))
    after = x + 34 + min(text_width(name, TITLE, True), NAMED) + 8
    return [icon(x, y - 20, 26, "shield", f"seat-{seat}"), label, text(after, y, more, "small muted")]


def scored(sight: Sight, seat: int, x: float, y: float) -> tuple[list[Node], float]:
    """The victory points, ending at x; and where they begin."""
    points = sight.s.score(seat)
    word = sight.voice.say("picture-points", number=points)
    number = text(x - text_width(word, 12) - 8, y + 2, str(points), "score end")
    return [text(x, y, word, "small muted end"), number], number.x - text_width(str(points), 28, True)


def facts(sight: Sight, seat: int, y: float, words: bool) -> tuple[list[Node], float]:
    """Hand, resources and productions from x = 0 on, with words or as icons and numbers; and how wide that is."""
    s = sight.s
    gathers, draws = str(gather_production(s, seat)), str(draw_production(s, seat))
    hand = group(id=f"{LETTERS[seat]}.hand")
    x = _fan(sight, hand, seat, y - 15)
    x = _fact(hand, x, y, str(len(s.hands[seat])), sight.voice.say("picture-in-hand") if words else "")
    pile = group(icon(x, y - 13, 16, "coins"), id=f"{LETTERS[seat]}.pile")
    pile.tip = sight.voice.say("picture-resources-tip")
    pile.rules = ("BRAWL-4.01",)
    more = (
        sight.voice.say("picture-resources", pile=len(s.piles[seat]), gathers=int(gathers)) if words else f"+{gathers}"
    )
    x = _fact(pile, x + 21, y, str(len(s.piles[seat])), more)
    drawn = group(icon(x, y - 13, 16, "cards"), id=f"{LETTERS[seat]}.draws")
    if words:
        word = sight.voice.say("picture-draws")
        drawn.add(text(x + 21, y, word, "small muted"), text(x + 25 + text_width(word, 12), y, draws, "strong"))
        return [hand, pile, drawn], x + 25 + text_width(word, 12) + text_width(draws, 13, True)
    drawn.add(text(x + 21, y, f"+{draws}", "small muted"))
    return [hand, pile, drawn], x + 21 + text_width(f"+{draws}", 12)


def _fact(into: Node, x: float, y: float, k: str, words: str) -> float:
    """A number and what it counts; gives where the next may begin."""
    into.add(text(x, y, k, "strong"))
    x += text_width(k, 13, True) + 4
    if words:
        into.add(text(x, y, words, "small muted"))
    return x + text_width(words, 12) + 18


def _fan(sight: Sight, into: Node, seat: int, y: float) -> float:
    """The unseen cards of a hand as small backs from x = 0 on; gives where they end."""
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
    """Move nodes, and what is in groups among them, to the right."""
    for node in nodes:
        if node.kind == "group":
            shift(node.children, x)
        else:
            node.x += x


def headline(sight: Sight, seat: int, y: float) -> tuple[list[Node], float]:
    """One line across the whole ground: name, hand, resources, productions, Aids, points; and the base line it ends on.

    Where the Aids find no room they have a line of their own.
    """
    s = sight.s
    who = head(sight, seat, sight.left + INSIDE, y)
    score, x = scored(sight, seat, sight.right - INSIDE, y)
    told, w = facts(sight, seat, y, True)
    widths = [text_width(sight.voice.term("CARD", aid), 12, True) + 34 for aid in s.aids[seat]]
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
    """The group of a player's Royal Aids, if there are any."""
    says = sight.voice.say("picture-aids")
    return [group(*stars, id=f"{LETTERS[seat]}.aids", says=says)] if stars else []


def zone_group(seat: int, name: str, label: str) -> Node:
    """The group of a zone."""
    return group(id=f"{LETTERS[seat]}.{name}", says=label)


# --- a whole ground -------------------------------------------------------------------------------------------------


def ground(sight: Sight, seat: int, y: float, above: bool) -> tuple[Node, float]:
    """A ground with whole cards, the wall towards the middle of the table; and its lower edge."""
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
    """The units on the wall in the middle of a row, or the words that there are none."""
    wall = sight.s.walls[seat]
    left = sight.left + INSIDE
    words = sight.zone("wall", wall)[1]
    if not wall:  # at the right: below the King's Army no arrow passes
        x = sight.right - INSIDE - text_width(words, 12)
        into.add(
            zone_group(seat, "wall", words).add(
                icon(x - 22, y - 1, 15, "wall", "muted"), text(x, y + 11, words, "small muted")
            )
        )
        return y + 28
    row = zone_group(seat, "wall", words)
    row.add(text(left, y + 12, words, "small strong"))
    for i, line in enumerate(wrap(sight.voice.say("picture-wall-closed"), 120, 12)):
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
    """Room below a row of whole cards: more where something in it is aimed at."""
    aims = [blow.target for blow in sight.blows]
    return ROOMY if any(unit & CARD in aims for unit in units) else TIGHT


def _wide(cards: int, step: float, label: str) -> float:
    return max(cards * step - 6, text_width(label, 12) + 4)


Row = list[tuple[float, Zone, int]]  # x, zone, how many places it has in this row


def _rows(sight: Sight, seat: int) -> list[Row]:
    """The zones side by side, in as many rows as they need; free places are shown while one row holds them all."""
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
    """How many lines of cards a row needs, if a zone is broader than the ground."""
    step, right = WHOLE[0] + 6, sight.right - INSIDE
    return max(-(-places // _across(start, right, step)) for start, _, places in row)


def tallness(sight: Sight, seat: int) -> float:
    """About how high a ground with whole cards is."""
    s = sight.s
    h = WHOLE[1] + LABEL + TIGHT
    wall = WHOLE[1] + TIGHT if s.walls[seat] else 28.0
    return 72 + wall + sum(_lines(sight, row) * h or 26 for row in _rows(sight, seat))


def _town(sight: Sight, seat: int, into: Node, y: float, above: bool) -> float:
    """The zones of a town and the King's Army. Labels stand on the far side of the cards, where no arrow leaves or arrives."""
    w, h = WHOLE
    step, right = w + 6, sight.right - INSIDE
    for row in _rows(sight, seat):
        aimed = _under(sight, [unit for _, (_, _, units, _), _ in row for unit in units])
        lines = _lines(sight, row)
        cards = y + LABEL if above else y
        # a row of labels alone is low; labels below the cards stand below their meters as well
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
    """How many cards find room from here to the right."""
    return max(1, int((right - start + 6) // step))


def known(sight: Sight, seat: int, into: Node | None, y: float, left: float, right: float) -> float:
    """The cards of another's hand that these eyes know, and their lower edge; drawn into a group, if there is one.

    One's own hand is a panel; for the referee every hand is.
    """
    s = sight.s
    cards = [] if seat == s.eyes or s.eyes == FULL else [card for card in s.hands[seat] if card]
    if not cards:
        return y
    words = sight.voice.say("picture-known")
    row = zone_group(seat, "known", words)
    row.add(text(left, y + 16, words, "small muted"))
    start = left + text_width(words, 12) + 12
    x = start
    names = [sight.voice.term("CARD", card) for card in cards]
    widths = [text_width(name, 12, True) + 34 for name in names]
    squeeze = (right - start + APART) / (sum(widths) + APART * len(widths))
    if SQUEEZED <= squeeze < 1:  # one line, so that nothing else moves when somebody shows another card
        widths = [w * squeeze - APART * (1 - squeeze) for w in widths]
    for card, name, w in zip(cards, names, widths, strict=True):
        if x > start and x + w > right + 0.5:
            x, y = start, y + LINE[1] + APART
        if into is not None:
            node = sight.loose(card, x, y, (w, LINE[1]))
            node.face = Face(name, card_face(sight.voice, card, 0).kind, ICONS[CODE[card]])
            row.add(node)
        x += w + APART
    if into is not None:
        into.add(row)
    return y + LINE[1] + 8


def battlements(x: float, y: float, w: float, manned: bool) -> Node:
    """The edge of a ground: a wall with merlons, or a dotted line where nobody stands on it."""
    if not manned:
        return path(f"M{x + 10:g} {y:g}H{x + w - 10:g}", "open")
    number = 2 * round(w / 72) + 1
    d = f"M{x:g} {y + 6:g}"
    for i in range(number):
        d += f"V{y + 1 if i % 2 else y - 6:g}H{round(x + w * (i + 1) / number, 2):g}"
    return path(f"{d}V{y + 6:g}Z", "wall")
