"""Panels beside the table: the attack in numbers, players, step, unseen and discarded cards, and hands."""

from __future__ import annotations

from baronage.engine.core.state import FULL
from baronage.engine.game.game import game_of
from baronage.engine.picture.scene import Panel
from baronage.games.fyn.board.geometry import chart, open_edges
from baronage.games.fyn.data import FIRST, KING, TYPE
from baronage.games.fyn.nodes import node_id, player_id
from baronage.games.fyn.rules.odds import exact_chance, pairings
from baronage.games.fyn.rules.realm import armies_on, landing, lost_by
from baronage.games.fyn.scene.faces import card_node
from baronage.games.fyn.scene.sight import Sight, step_of
from baronage.games.fyn.scene.table import king
from baronage.games.fyn.state import HOME, rounds_to_stall
from baronage.games.fyn.steps.battle import Line
from baronage.games.fyn.steps.expansion import BASE, expansion_left
from baronage.games.fyn.steps.frame import frames
from baronage.games.fyn.steps.marching import Choosing

CARD = (84.0, 118.0)
_STEPS = ("draw", "move", "build-or-attack", "expand", "discard")
_MAX_WAYS = 3  # battle lines that are listed
_STEP_AT = {"A": 0, "B": 1, "C": 2, "D": 2, "E": 3, "F": 4}


def panels(sight: Sight) -> list[Panel]:
    """Return all panels, the most urgent first."""
    s = sight.s
    found: list[Panel] = []
    if sight.aimed() and sight.group:
        found.append(attack(sight))
    if s.stack:
        found.append(steps(sight))
    else:
        found.append(final_score(sight))
    found.append(players(sight))
    found.append(piles(sight))
    if s.viewer != FULL:
        found.append(unseen(sight))
    found.append(reading(sight))
    return found + hands(sight)


def attack(sight: Sight) -> Panel:
    """Return a panel with the capture probability, its gains, and the losses of each placement."""
    s = sight.s
    line = s.find(Line)
    placed = line.placed if line is not None else ()
    percent = round(100 * exact_chance(s, sight.foe, sight.target, sight.party(), placed))
    title = sight.msg("panel-attack", **sight.spot(sight.foe, sight.target))
    panel = Panel("note", title, classes="highlighted", rules=("FYN-D4.40", "FYN-D4.45"))
    if all(frame.FORECAST for frame in frames(s)):
        panel.tag = sight.msg("panel-attack-tag", percent=percent, owner=sight.foe)
    if sight.target == HOME:
        panel.lines.append(sight.msg("panel-attack-home", owner=sight.foe))
    elif sight.cut:
        panel.lines.append(sight.msg("panel-attack-cut", cards=tuple(s.lands[sight.foe][cell] for cell in sight.cut)))
    panel.lines += _ways(sight, placed if line is not None and line.placing() else None)
    if sight.origin in s.lands[s.active]:
        for edge in open_edges(s, s.active, sight.origin):
            lost = lost_by(s, s.active, sight.foe, sight.target, sight.origin, edge)
            won = len(landing(s, s.active, sight.foe, sight.target, sight.origin, edge))
            if lost or sight.placing():
                panel.lines.append(sight.msg("panel-attack-placed", edge=edge, won=won, lost=lost))
    if not sight.placing():
        panel.lines.append(sight.msg("panel-attack-fails"))
    return panel


def _ways(sight: Sight, placed: tuple[int, ...] | None) -> list[str]:
    """Return the best battle lines with their probabilities."""
    if placed is None:
        return []
    group, row = sight.party(), tuple(armies_on(sight.s, sight.foe, sight.target))
    ways = pairings(sight.s, sight.foe, sight.target, group, row, placed)
    lines = []
    for chance, way in ways[:_MAX_WAYS]:
        pairs: list[str] = []
        for other in row:
            mates = tuple(card for card, foe in zip(group, way, strict=True) if foe == other)
            pairs.append(sight.msg("panel-pair", group=mates, other=other))
        lines.append(sight.msg("panel-way", percent=round(100 * chance), things=sight.tr.separated(pairs)))
    if len(ways) > _MAX_WAYS:
        more, percent = len(ways) - _MAX_WAYS, round(100 * ways[_MAX_WAYS][0])
        lines.append(sight.msg("panel-more-ways", count=more, percent=percent))
    return lines


def steps(sight: Sight) -> Panel:
    """Return a panel with the steps of the turn."""
    s = sight.s
    names = list(_STEPS)
    letter, rule = "C", "FYN-D0.03"
    if not s.on_top(Choosing):
        letter, rule = step_of(s), "FYN-D0.02"
        names[2] = {"C": "build", "D": "attack"}.get(letter, names[2])
    shown = tuple(sight.msg(f"step-{name}") for name in names)
    return Panel("track", sight.msg("panel-turn"), names=shown, value=_STEP_AT[letter], rules=(rule,))


def _columns(sight: Sight, *names: str) -> tuple[str, ...]:
    """Return the column headings of a table; the column of players has none."""
    return ("", *(sight.msg(f"column-{name}") for name in names))


def final_score(sight: Sight) -> Panel:
    """Return a panel with the parts of each score and the tie-breakers."""
    s = sight.s
    panel = Panel("table", sight.msg("panel-score"), classes="highlighted", rules=("FYN-F1.05", "FYN-F1.07"))
    panel.columns = _columns(sight, "place", "land", "people", "arms", "score")
    standings = s.standings()
    ranked = sorted(standings.seats, key=lambda standing: (standing.place, standing.seat)) if standings else []
    for standing in ranked:
        seat = standing.seat
        combat, people, land = s.figures(seat)
        living = s.alive >> seat & 1
        figures = map(str, (land, people, combat, s.score(seat))) if living else ["–"] * 4
        name = sight.called(seat) if living else sight.msg("panel-out", things=sight.called(seat))
        panel.rows.append([name, str(standing.place), *figures])
        panel.looks.append(f"seat-{seat}" if living else "muted")
    panel.lines.append(sight.msg("panel-score-sum"))
    scores = [s.score(standing.seat) for standing in ranked if s.alive >> standing.seat & 1]
    if len(set(scores)) < len(scores):
        panel.lines.append(sight.msg("panel-score-ties"))
    return panel


def players(sight: Sight) -> Panel:
    """Return a panel with all players' numbers, highest score first."""
    s = sight.s
    city = s.city[0] >= 0
    calls = s.setup.options["call"] == "standing"  # otherwise each player is prompted when a number is needed
    more = [name for name, shown in (("call", calls), ("held", city)) if shown]
    columns = _columns(sight, "score", "arms", "hand", "expand", "sites", *more)
    panel = Panel("table", sight.msg("panel-players"), columns=columns)
    if s.viewer >= 0:
        panel.tag = sight.msg("panel-players-you", things=sight.name(s.viewer))
    panel.rules = ("FYN-F1.05", "FYN-B1.14", "FYN-D5.02")
    order = sorted(range(s.seats), key=lambda seat: (-(s.alive >> seat & 1), -s.score(seat), seat))
    for seat in order:
        name = sight.msg("panel-players-empire", seat=seat) if seat == s.empire else sight.called(seat)
        if not s.alive >> seat & 1:
            panel.rows.append([sight.msg("panel-out", things=name), *["–"] * (len(panel.columns) - 1)])
            panel.looks.append("muted")
            continue
        known = chart(s, seat)
        mine = seat == s.active
        left = len([site for site in known.sites if not (mine and site in s.built)])
        figures = [
            s.score(seat),
            f"{s.combat(seat)}/{known.population}",
            f"{len(s.hands[seat])}/{known.maximum}",
            BASE + known.growth,
            left,
        ]
        if calls:
            figures.append(s.calls[seat])
        if city:
            figures.append(s.holds[seat])
        panel.rows.append([name, *map(str, figures)])
        panel.looks.append(f"seat-{seat}{' active' if mine and s.stack else ''}")
    panel.lines.append(sight.msg("panel-players-note"))
    if calls:
        panel.lines.append(sight.msg("panel-players-call"))
    spent = tuple(army for army in s.spent if army in s.armies[s.active])
    if spent:
        panel.lines.append(sight.msg("panel-spent", cards=spent))
    if s.stack and step_of(s) == "E":
        panel.lines.append(sight.msg("panel-expansion", seat=s.active, left=expansion_left(s)))
    return panel


def piles(sight: Sight) -> Panel:
    """Return a panel with the draw deck and the discard pile."""
    s = sight.s
    tag = sight.msg("panel-piles-tag", count=len(s.deck))
    panel = Panel("note", sight.msg("panel-piles"), tag=tag, rules=("FYN-E6.02",))
    panel.lines.append(sight.msg("panel-piles-king", king=king(sight)))
    panel.lines += stall_words(sight)
    thrown = tuple(sorted(s.discard, key=lambda card: TYPE[card]))
    panel.lines.append(sight.msg("panel-piles-discarded", cards=thrown))
    return panel


def stall_words(sight: Sight) -> list[str]:
    """Return texts about the rounds left until the game ends by stalling, if that rule is on (FYN-L1.02)."""
    s = sight.s
    left = rounds_to_stall(s)
    if not left or not s.stack:
        return []
    if s.turned:
        return [sight.msg("panel-stall-turned", count=s.setup.options["stall_rounds"])]
    return [sight.msg("panel-stall", count=s.stall, left=left)]


def reading(sight: Sight) -> Panel:
    """Return a panel that explains the map."""
    panel = Panel("note", sight.msg("panel-map"), rules=("FYN-B1.06", "FYN-B1.08", "FYN-B1.10"))
    panel.lines.append(sight.msg("panel-map-frontier"))
    return panel


def unseen(sight: Sight) -> Panel:
    """Return a panel with the number of cards of each type that the viewer can't see.

    They are in the draw deck and in hands.
    """
    counts: dict[int, int] = {}
    for card in sight.s.unseen():
        counts[TYPE[card]] = counts.get(TYPE[card], 0) + 1
    panel = Panel("table", sight.msg("panel-unseen"), columns=("", ""), tag=str(sum(counts.values())))
    names = {kind: sight.msg("the-king") if kind == KING else sight.term(FIRST[kind]) for kind in counts}
    panel.rows = [[names[kind], str(counts[kind])] for kind in sorted(counts)]
    panel.lines.append(sight.msg("panel-unseen-note"))
    return panel


def hands(sight: Sight) -> list[Panel]:
    """Return the viewer's hand; for the referee, and for all players after the game, every hand."""
    s = sight.s
    found = [_own_hand(sight)] if s.viewer >= 0 and s.alive >> s.viewer & 1 else []
    if s.viewer == FULL or not s.stack:
        others = [seat for seat in range(s.seats) if seat != s.viewer and s.hands[seat]]
        found += [_hand(sight, seat) for seat in others]
    return found


def _hand(sight: Sight, seat: int) -> Panel:
    cards = [card_node(sight, card, 0, 0, CARD) for card in sight.s.hands[seat]]
    title = sight.msg("panel-hand", seat=seat)
    return Panel("hand", title, f"{player_id(seat)}.cards", cards=cards, classes=f"seat-{seat}")


def _own_hand(sight: Sight) -> Panel:
    """Return the viewer's hand with usable cards at full strength; equal cards are interchangeable (FYN-Q1.02)."""
    s = sight.s
    seat = s.viewer
    panel = _hand(sight, seat)
    panel.lines.append(sight.msg("panel-hand-count", count=len(panel.cards), maximum=chart(s, seat).maximum))
    usable = {name for action in s.actions(seat) for name in game_of(s).nodes(s, seat, action)}
    chosen = {action[1] for action in s.draft(seat) if len(action) > 1}
    for card, node in zip(s.hands[seat], panel.cards, strict=True):
        twins = [node_id(other) for other in s.hands[seat] if TYPE[other] == TYPE[card] and node_id(other) in usable]
        if card in chosen:
            node.mark("chosen")
        elif usable and not twins:
            node.mark("soft")
        elif twins and node.id not in usable:
            node.same = twins[0]
    return panel
