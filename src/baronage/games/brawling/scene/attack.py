"""Attacks in the picture: labels between the grounds, lines from attackers, arrows to targets, meters at targets."""

from __future__ import annotations

from dataclasses import dataclass

from baronage.engine.picture.scene import Node, group, icon, meter, path, rect, text
from baronage.engine.picture.text_metrics import text_width
from baronage.games.brawling.data import TYPE, card_name, unit_name
from baronage.games.brawling.rules.combat import DOWNGRADED, GONE, own_unit, thresholds
from baronage.games.brawling.rules.forecast import Blow
from baronage.games.brawling.scene.sight import INSIDE, LANE, WHOLE, Sight

PILL = 24.0
LINK = 12.0  # between labels of one target
APART = 18.0  # between labels of different targets


@dataclass
class Cluster:
    """The labels of the attackers of one target, in a row."""

    blow: Blow
    labels: list[tuple[int, str]]  # participant, text
    x: float = 0
    y: float = 0

    @property
    def width(self) -> float:
        """The width from the first label to the last."""
        return sum(_pill(words) for _, words in self.labels) + LINK * (len(self.labels) - 1)


def _pill(words: str) -> float:
    return text_width(words, 12, True) + 24


def _room(sight: Sight) -> float:
    """Return the greatest width of a row of labels."""
    return sight.right - sight.left - 2 * INSIDE


def clusters(sight: Sight) -> list[Cluster]:
    """Return the labels of an attack by target; rows that would be too long are cut."""
    found: list[Cluster] = []
    room = _room(sight)
    for blow in sight.blows:
        strikers = [participant for participant, target in sight.pairs if target == blow.target]
        cluster = Cluster(blow, [])
        for participant, (name, term) in zip(strikers, sight.terms(blow), strict=False):
            if cluster.labels and cluster.width + LINK + _pill(f"{name} {term}") > room:
                found.append(cluster)
                cluster = Cluster(blow, [])
            cluster.labels.append((participant, f"{name} {term}"))
        found.append(cluster)
    return found


def lanes(sight: Sight) -> int:
    """Return how many rows the labels need between the grounds."""
    return len(_rows(sight, clusters(sight))) or 1


def _rows(sight: Sight, all_of_them: list[Cluster]) -> list[list[Cluster]]:
    rows: list[list[Cluster]] = []
    room = _room(sight)
    for cluster in all_of_them:
        if rows and sum(other.width + APART for other in rows[-1]) + cluster.width <= room:
            rows[-1].append(cluster)
        else:
            rows.append([cluster])
    return rows


def arrows(sight: Sight, lane: float) -> Node:
    """Return the picture of an attack being declared, or on the table while Shields may be played."""
    mine = sight.draft and sight.s.viewer == sight.attacker
    words = sight.tr.msg("picture-attack", attacker=sight.attacker, draft=int(sight.draft))
    found = group(id="attack", classes="draft" if sight.draft else "sent", says=words)
    found.rules = ("BRAWL-9.02",)
    rows = _rows(sight, clusters(sight))
    for i, row in enumerate(rows):
        for cluster in row:
            ends = [sight.places[who] for who, _ in cluster.labels if who in sight.places]
            ends.append(sight.places[cluster.blow.target])
            cluster.x = sum(x + w / 2 for x, _, w, _ in ends) / len(ends) - cluster.width / 2
            cluster.y = lane + LANE * i + (LANE - PILL) / 2
        _part(sight, row)
    each = [cluster for row in rows for cluster in row]
    found.add(*(line for cluster in each for line in _lines(sight, cluster)))
    found.add(*(label for cluster in each for label in _labels(sight, cluster)))
    found.add(*(mark for blow in sight.blows for mark in _mark(sight, blow)))
    if mine:
        x, y = sight.right - 130, lane + LANE * len(rows) + 4
        if any(cluster.x + cluster.width > x - 12 for cluster in rows[-1]):
            x = sight.left + 4
        if not sight.upright or all(cluster.x > x + 130 for cluster in rows[-1]):  # the prompt shows it too
            words = sight.tr.msg("picture-only-you")
            found.add(icon(x, y - 25, 13, "lock", "muted"), text(x + 19, y - 14, words, "small muted halo"))
    return found


def _part(sight: Sight, row: list[Cluster]) -> None:
    """Move the labels of a row apart until none overlaps, and into the picture."""
    row.sort(key=lambda cluster: cluster.x + cluster.width / 2)
    at = sight.left + INSIDE
    for cluster in row:
        cluster.x = at = max(cluster.x, at)
        at += cluster.width + APART
    limit = sight.right - INSIDE
    for cluster in reversed(row):
        cluster.x = min(cluster.x, limit - cluster.width)
        limit = cluster.x - APART


def _lines(sight: Sight, cluster: Cluster) -> list[Node]:
    """Return lines from each attacker to its label, and from the labels to the target."""
    look = "draft" if sight.draft else "sent"
    found: list[Node] = []
    x = cluster.x
    middle = cluster.y + PILL / 2
    if len(cluster.labels) > 1:
        found.append(path(f"M{cluster.x + 8:g} {middle:g}H{cluster.x + cluster.width - 8:g}", look))
    for participant, words in cluster.labels:
        if participant in sight.places:  # a +2 Attack card has only a label
            start = _edge(sight, participant, middle)
            found += _curve(start, (x + _pill(words) / 2, middle), look)
        x += _pill(words) + LINK
    return found + _curve(
        (cluster.x + cluster.width / 2, middle), _edge(sight, cluster.blow.target, middle, 8), f"arrow {look}"
    )


def _edge(sight: Sight, card: int, y: float, away: float = 2) -> tuple[float, float]:
    """Return the middle of a card's edge that faces y; for a target, below its meter."""
    left, top, w, h = sight.places[card]
    below = top + h / 2 < y
    if below and away > 2 and h == WHOLE[1]:
        away += 30
    return left + w / 2, top + h + away if below else top - away


def _curve(start: tuple[float, float], end: tuple[float, float], look: str) -> list[Node]:
    """Return a curve that starts and ends vertically, with a casing where it crosses other nodes."""
    (x, y), (to_x, to_y) = start, end
    bend = (to_y - y) * 0.5
    d = f"M{x:g} {y:g}C{x:g} {round(y + bend, 1):g} {to_x:g} {round(to_y - bend, 1):g} {to_x:g} {to_y:g}"
    return [path(d, "casing"), path(d, look)]


def _labels(sight: Sight, cluster: Cluster) -> list[Node]:
    look = "draft" if sight.draft else "sent"
    found = []
    x = cluster.x
    target = unit_name(cluster.blow.unit)
    for participant, words in cluster.labels:
        w = _pill(words)
        fighter = own_unit(sight.s, sight.attacker, participant)
        label = group(rect(x, cluster.y, w, PILL, f"pill {look}", PILL / 2))
        label.add(text(x + w / 2, cluster.y + 16.5, words, "small strong middle reverse"))
        code = unit_name(fighter) if TYPE[fighter] else card_name(participant)
        label.says = sight.tr.msg("picture-strikes", things=words, half=cluster.blow.unit, owner=cluster.blow.owner)
        label.code = f"{code}>{target}"
        found.append(label)
        x += w + LINK
    return found


def _mark(sight: Sight, blow: Blow) -> list[Node]:
    """Return a meter with thresholds and result below a whole card; on a smaller one only the text."""
    x, y, w, h = sight.places[blow.target]
    result = blow.result()
    look = "warn" if result == DOWNGRADED else "draft" if result == GONE and sight.draft else ""
    brief = w < 100 and h < 40  # an icon with numbers already shows the health
    words = sight.tr.msg("picture-blow", brief=int(brief), **blow.params())
    if h == WHOLE[1]:
        marks = thresholds(sight.s.numbers.health[blow.unit], blow.unit)
        top = max(round(marks[-1] * 1.25), blow.damage, 1)
        below = meter(x, y + h + 9, w, blow.damage, top, marks, look)
        return [below, text(x + w / 2, y + h + 33, words, f"small strong middle halo {look}".strip())]
    wide = text_width(words, 12, True) + 14
    at = x + w - wide - 2 if h < 40 else x + (w - wide) / 2
    low = y + h - 20 if h >= 40 else y + 2
    return [
        rect(at, low, wide, 19, "plate", 9),
        text(at + wide / 2, low + 14, words, f"small strong middle {look}".strip()),
    ]
