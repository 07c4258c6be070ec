"""Beside the table: the attack in numbers, the players, the step, what is unseen and discarded, hands."""

from __future__ import annotations

from baronage.engine.flow import FULL
from baronage.engine.scene import Panel
from baronage.games.fyn.data import KING, TYPE, TYPE_NAMES, card_name
from baronage.games.fyn.geometry import chart, open_edges
from baronage.games.fyn.odds import exact_chance, pairings
from baronage.games.fyn.realm import armies_on, landing, lost_by
from baronage.games.fyn.scene.faces import card_node
from baronage.games.fyn.scene.sight import Sight, cell_text, step_of
from baronage.games.fyn.scene.table import king
from baronage.games.fyn.state import HOME, Barons, rounds_to_stall
from baronage.games.fyn.steps.battle import Line
from baronage.games.fyn.steps.expansion import expansion_left
from baronage.games.fyn.steps.marching import Choosing
from baronage.games.fyn.things import node_id

CARD = (84.0, 118.0)
_STEPS = ("Draw", "Move", "Build or attack", "Expand", "Discard")
_SIDES = ("north", "east", "south", "west")
_MOST_WAYS = 3  # of setting a line that are listed
_STEP_AT = {"A": 0, "B": 1, "C": 2, "D": 2, "E": 3, "F": 4}


def panels(sight: Sight) -> list[Panel]:
    """All panels, the most pressing first."""
    s = sight.s
    found: list[Panel] = []
    if sight.aimed() and sight.group:
        found.append(attack(sight))
    if s.stack:
        found.append(steps(s))
    else:
        found.append(final_score(sight))
    found.append(players(sight))
    found.append(piles(sight))
    if s.eyes != FULL:
        found.append(unseen(s))
    found.append(reading(sight))
    return found + hands(sight)


def attack(sight: Sight) -> Panel:
    """The chance of capture, what comes with it, and what each placement would lose."""
    s = sight.s
    line = s.find(Line)
    placed = line.placed if line is not None else ()
    percent = round(100 * exact_chance(s, sight.foe, sight.target, sight.party(), placed))
    land = card_name(s.lands[sight.foe][sight.target])
    title = f"{sight.whose(sight.foe)} {land} at ({cell_text(sight.target)})"
    panel = Panel("note", title, classes="highlighted", rules=("FYN-D4.40", "FYN-D4.45"))
    if all(frame.FORECAST for frame in s.frames()):
        panel.tag = f"{percent} % {'to lose' if sight.foe == s.eyes else 'to take'} it"
    if sight.target == HOME:
        out = "you are" if sight.foe == s.eyes else f"{sight.label(sight.foe)} is"
        panel.lines.append(f"It is a home Capital: if it falls, {out} out.")
    elif sight.cut:
        names = ", ".join(f"{card_name(s.lands[sight.foe][cell])} ({cell_text(cell)})" for cell in sight.cut)
        panel.lines.append(f"Cut off behind it, and taken with it: {names}.")
    panel.lines += _ways(sight, placed if line is not None and line.placing() else None)
    if sight.origin in s.lands[s.active]:
        for edge in open_edges(s, s.active, sight.origin):
            lost = lost_by(s, s.active, sight.foe, sight.target, sight.origin, edge)
            won = len(landing(s, s.active, sight.foe, sight.target, sight.origin, edge))
            if lost or sight.placing():
                panel.lines.append(f"Placed to the {_SIDES[edge]}: {won} land won, {lost} discarded.")
    if not sight.placing():
        panel.lines.append("If it fails, who survives stays where he is and is spent.")
    return panel


def _ways(sight: Sight, placed: tuple[int, ...] | None) -> list[str]:
    """The best ways to set the line, with their chances."""
    if placed is None:
        return []
    group, row = sight.party(), tuple(armies_on(sight.s, sight.foe, sight.target))
    ways = pairings(sight.s, sight.foe, sight.target, group, row, placed)
    lines = []
    for chance, way in ways[:_MOST_WAYS]:
        pairs = [
            f"{' and '.join(card_name(card) for card, foe in zip(group, way, strict=True) if foe == other)} on {card_name(other)}"
            for other in row
        ]
        lines.append(f"{round(100 * chance)} %: {'; '.join(pairs)}")
    if len(ways) > _MOST_WAYS:
        more = len(ways) - _MOST_WAYS
        lines.append(f"{more} more way{'s' * (more > 1)}, {round(100 * ways[_MOST_WAYS][0])} % or less.")
    return lines


def steps(s: Barons) -> Panel:
    """Where the turn stands."""
    if s.on_top(Choosing):
        return Panel("track", "Turn", names=_STEPS, value=_STEP_AT["C"], rules=("FYN-D0.03",))
    letter = step_of(s)
    names = list(_STEPS)
    if letter in "CD":
        names[2] = "Build" if letter == "C" else "Attack"
    return Panel("track", "Turn", names=tuple(names), value=_STEP_AT[letter], rules=("FYN-D0.02",))


def final_score(sight: Sight) -> Panel:
    """How each score came about, and what decided between equal ones."""
    s = sight.s
    panel = Panel("table", "Final score", classes="highlighted", rules=("FYN-F1.05", "FYN-F1.07"))
    panel.columns = ("", "place", "land", "people", "arms", "score")
    standings = s.standings()
    ranked = sorted(standings.seats, key=lambda standing: (standing.place, standing.seat)) if standings else []
    for standing in ranked:
        seat = standing.seat
        combat, people, land = s.figures(seat)
        living = s.alive >> seat & 1
        figures = map(str, (land, people, combat, s.score(seat))) if living else ["–"] * 4
        panel.rows.append([f"{sight.label(seat)}{'' if living else ', out'}", str(standing.place), *figures])
        panel.looks.append(f"seat-{seat}" if living else "muted")
    panel.lines.append("Score: land cards, population and combat values together.")
    scores = [s.score(standing.seat) for standing in ranked if s.alive >> standing.seat & 1]
    if len(set(scores)) < len(scores):
        panel.lines.append("Of equal scores the one with more population is better, then the one with more land.")
    return panel


def players(sight: Sight) -> Panel:
    """Everybody's figures, highest score first."""
    s = sight.s
    columns = ["", "score", "arms", "hand", "extra", "sites", "call"]
    city = s.city[0] >= 0
    panel = Panel("table", "Players", columns=(*columns, "held") if city else tuple(columns))
    if s.eyes >= 0:
        panel.tag = f"you are {sight.label(s.eyes)}"
    panel.rules = ("FYN-F1.05", "FYN-B1.14", "FYN-D5.02")
    order = sorted(range(s.seats), key=lambda seat: (-(s.alive >> seat & 1), -s.score(seat), seat))
    for seat in order:
        name = f"{sight.label(seat)}{', Empire' if seat == s.empire else ''}"
        if not s.alive >> seat & 1:
            panel.rows.append([f"{name}, out", *["–"] * (len(panel.columns) - 1)])
            panel.looks.append("muted")
            continue
        known = chart(s, seat)
        mine = seat == s.active
        left = len([site for site in known.sites if not (mine and site in s.built)])
        figures = [
            s.score(seat),
            f"{s.combat(seat)}/{known.population}",
            f"{len(s.hands[seat])}/{known.maximum}",
            known.growth,
            left,
            s.calls[seat],
        ]
        if city:
            figures.append(s.holds[seat])
        panel.rows.append([name, *map(str, figures)])
        panel.looks.append(f"seat-{seat}{' active' if mine and s.stack else ''}")
    panel.lines.append(
        "Arms in play of the population that keeps them, cards of the hand maximum, extra expansion cards, sites left "
        "to build on, and the digit that is called."
    )
    spent = [army for army in s.spent if army in s.armies[s.active]]
    if spent:
        panel.lines.append(f"Spent: {', '.join(f'{card_name(army)} {army}' for army in spent)}.")
    if s.stack and step_of(s) == "E":
        panel.lines.append(f"{sight.label(s.active)} may play {expansion_left(s)} more in Step E.")
    return panel


def _by_type(cards: list[int]) -> list[tuple[int, int]]:
    counts: dict[int, int] = {}
    for card in cards:
        counts[TYPE[card]] = counts.get(TYPE[card], 0) + 1
    return sorted(counts.items())


def piles(sight: Sight) -> Panel:
    """Draw deck and discard pile."""
    s = sight.s
    panel = Panel("note", "Draw deck and discards", tag=f"deck {len(s.deck)}", rules=("FYN-E6.02",))
    where = king(sight)
    panel.lines.append(f"{where[0].upper()}{where[1:]}.")
    thrown = ", ".join(f"{TYPE_NAMES[kind]}{f' {k}' if k > 1 else ''}" for kind, k in _by_type(s.discard))
    panel.lines += stall_words(s)
    panel.lines.append(f"Discarded ({len(s.discard)}): {thrown}." if thrown else "The discard pile is empty.")
    return panel


def stall_words(s: Barons) -> list[str]:
    """FYN-L1.02: how near the end by stalling is, where that rule is on."""
    left = rounds_to_stall(s)
    if not left or not s.stack:
        return []
    limit = s.setup.options["stall_rounds"]
    if s.turned:
        rounds = "1 round" if limit == 1 else f"{limit} rounds"
        return [f"A card has left the deck in this round; {rounds} in a row without one would end the game."]
    return [
        f"Rounds in a row without a card from the deck: {s.stall}. {left} more {'end' if left > 1 else 'ends'} the game."
    ]


def reading(sight: Sight) -> Panel:
    """How the map is read."""
    panel = Panel("note", sight.say("panel-map"), rules=("FYN-B1.06", "FYN-B1.08", "FYN-B1.10"))
    panel.lines += [sight.say("panel-map-coordinates"), sight.say("panel-map-frontier")]
    return panel


def unseen(s: Barons) -> Panel:
    """How many cards of each type these eyes see nowhere: they lie in the draw deck and in hands."""
    numbers = _by_type(s.unseen())
    panel = Panel("table", "Unseen cards", columns=("", ""), tag=str(sum(k for _, k in numbers)))
    names = {kind: TYPE_NAMES[kind] for kind, _ in numbers} | {KING: "The King"}
    panel.rows = [[names[kind], str(k)] for kind, k in numbers]
    panel.lines.append("They lie in the draw deck and in hands; all others have been seen.")
    return panel


def hands(sight: Sight) -> list[Panel]:
    """One's own hand; for the referee, and for everybody when the game is over, every hand."""
    s = sight.s
    found = [_own_hand(sight)] if s.eyes >= 0 and s.alive >> s.eyes & 1 else []
    if s.eyes == FULL or not s.stack:
        others = [seat for seat in range(s.seats) if seat != s.eyes and s.hands[seat]]
        found += [_hand(sight, seat, f"{sight.label(seat)}'s hand") for seat in others]
    return found


def _hand(sight: Sight, seat: int, title: str) -> Panel:
    cards = [card_node(card, 0, 0, CARD) for card in sight.s.hands[seat]]
    return Panel("hand", title, f"{sight.label(seat)}.cards", cards=cards, classes=f"seat-{seat}")


def _own_hand(sight: Sight) -> Panel:
    """What may be used now at full strength; equal cards stand for one another (FYN-Q1.02)."""
    s = sight.s
    seat = s.eyes
    panel = _hand(sight, seat, "Your hand")
    panel.lines.append(f"{len(panel.cards)} of {chart(s, seat).maximum} cards")
    usable = {name for action in s.actions(seat) for name in s.game.nodes(s, seat, action)}
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
