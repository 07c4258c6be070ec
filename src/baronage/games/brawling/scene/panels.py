"""Panels beside the table: attack sums, last-card warnings, standings, unseen and discarded cards, hands."""

from __future__ import annotations

from baronage.engine.core.state import FULL
from baronage.engine.game.game import game_of
from baronage.engine.picture.scene import Panel
from baronage.engine.text.params import Params
from baronage.games.brawling import verbs
from baronage.games.brawling.data import CODE, FIRST, unit_name
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.nodes import node_id
from baronage.games.brawling.rules.combat import GONE
from baronage.games.brawling.rules.forecast import Blow, Taking, place_by_ending, points_after, price, takings
from baronage.games.brawling.rules.town import draw_production, gather_production
from baronage.games.brawling.scene.sight import SMALL, WHOLE, Sight
from baronage.games.brawling.state import decks_used


def panels(sight: Sight) -> list[Panel]:
    """Return all panels, the most urgent first."""
    s = sight.s
    found = [_blow(sight, blow) for blow in sight.blows]
    if sight.pairs:
        found.append(_outcome(sight))
    if sight.turn is not None:
        found.append(last_cards(sight))
    if s.seats > 2:
        found.append(standing(sight))
    if s.viewer != FULL:
        found.append(unseen(sight))
    if s.discard:
        found.append(discarded(sight))
    return found + hands(sight)


# --- an attack ------------------------------------------------------------------------------------------------------


def _blow(sight: Sight, blow: Blow) -> Panel:
    """Return the sum of damage to one target."""
    name = sight.fighter(blow.unit)
    if sum(1 for other in sight.blows if (other.owner, sight.fighter(other.unit)) == (blow.owner, name)) > 1:
        name += f" {unit_name(blow.unit)}"
    title = sight.tr.msg("panel-damage", owner=blow.owner, things=name)
    panel = Panel("table", title, columns=("", ""), tag=sight.msg("blow-result", blow.params()))
    panel.rows = [[name, term] for name, term in sight.terms(blow)]
    panel.rows.append([sight.tr.msg("panel-damage-sum"), str(blow.damage)])
    panel.looks = [""] * len(blow.terms) + ["total"]
    shielded = sight.msg("blow-shielded", blow.params(sight.s.numbers.shield))
    panel.lines = [sight.msg("blow-scale", blow.params()), shielded]
    panel.classes = "highlighted warn" if blow.result() == GONE else "highlighted"
    panel.rules = ("BRAWL-9.08", "BRAWL-9.10", "BRAWL-9.17", "BRAWL-9.18")
    return panel


def _outcome(sight: Sight) -> Panel:
    """Return what the attack costs, and the points after it."""
    s = sight.s
    now = [s.score(seat) for seat in range(s.seats)]
    then = points_after(s, sight.attacker, sight.pairs, sight.damage)
    panel = Panel("note", sight.tr.msg("panel-after"), classes="highlighted")
    cost = price(s, sight.attacker, sight.pairs)
    panel.lines += [sight.msg(f"attack-{part}", cost) for part in ("lowered", "lost") if cost[part]]
    changes = tuple(seat | now[seat] << 4 | then[seat] << 12 for seat in range(s.seats) if now[seat] != then[seat])
    panel.lines.append(sight.msg("points-change", {"changes": changes}))
    panel.rules = ("BRAWL-9.19",)
    return panel


# --- the last card --------------------------------------------------------------------------------------------------


def last_cards(sight: Sight) -> Panel:
    """Return what each move would take from the deck, for the player below; for spectators, the active player."""
    s = sight.s
    assert sight.turn is not None
    seat = s.viewer if s.viewer >= 0 else sight.turn.seat
    left = len(s.deck)
    panel = Panel("table", sight.tr.msg("panel-last-card"), columns=("", sight.tr.msg("panel-takes"), ""))
    panel.tag = sight.tr.msg("panel-cards-left", count=left)
    panel.rules = ("BRAWL-13.01", "BRAWL-13.07")
    each = takings(s, seat)
    wins = place_by_ending(s, seat) == 1
    for taking in each:
        then: Params = {"ends": int(taking.ends), "seat": seat, "wins": int(wins), "aids": int(taking.aids)}
        words = sight.msg("taking-then", then | {"rest": taking.left - taking.k})
        panel.rows.append([sight.msg("way", {"way": taking.way}), _takes(sight, taking), words])
        panel.looks.append("warn" if taking.ends else "")
    if any(taking.ends for taking in each):
        panel.classes = "warn"
    else:
        panel.lines.append(sight.msg("last-card-rule", {}))
    for other in range(s.seats):
        if other == seat:
            continue
        ways = tuple(taking.way for taking in takings(s, other) if taking.ends)
        if ways:
            wins = place_by_ending(s, other) == 1
            panel.lines.append(sight.msg("others-end", {"seat": other, "ways": ways, "wins": int(wins)}))
    return panel


def _takes(sight: Sight, taking: Taking) -> str:
    return sight.tr.msg("panel-some-of", count=min(taking.k, taking.left), most=taking.left)


# --- tables ---------------------------------------------------------------------------------------------------------


def standing(sight: Sight) -> Panel:
    """Return everyone's points and productions, highest first."""
    s = sight.s
    tr = sight.tr
    columns = (tr.msg(f"panel-standing-{name}") for name in ("points", "gathers", "draws", "hand"))
    panel = Panel("table", tr.msg("panel-standing"), columns=("", *columns))
    panel.rules = ("BRAWL-13.03", "BRAWL-13.04")
    for seat in sorted(range(s.seats), key=lambda seat: (-s.score(seat), seat)):
        figures = (s.score(seat), gather_production(s, seat), draw_production(s, seat), len(s.hands[seat]))
        panel.rows.append([tr.msg("panel-seat", seat=seat), *map(str, figures)])
        panel.looks.append(f"seat-{seat}{' active' if sight.active(seat) else ''}")
    if s.teams:
        for side in (0, 1):
            members = tuple(range(side, s.seats, 2))
            points = sum(s.score(seat) for seat in members)
            panel.lines.append(tr.msg("panel-team", members=members, points=points))
    return panel


def _by_code(cards: list[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for card in sorted(cards):
        found[CODE[card]] = found.get(CODE[card], 0) + 1
    return found


def unseen(sight: Sight) -> Panel:
    """Return how many cards of each code the viewer can't see: in the deck, resource piles and others' hands."""
    s = sight.s
    numbers = _by_code(s.unseen())
    tr = sight.tr
    columns = ("", tr.msg("panel-unseen-column"))
    panel = Panel("table", tr.msg("panel-unseen"), columns=columns, tag=str(sum(numbers.values())))
    decks = decks_used(s.setup)
    panel.rows = [
        [tr.term("CARD", FIRST[code]), tr.msg("panel-some-of", count=k, most=sight.s.numbers.copies[code] * decks)]
        for code, k in numbers.items()
    ]
    panel.lines.append(sight.msg("unseen-where", {}))
    return panel


def discarded(sight: Sight) -> Panel:
    """Return the discard pile by code; it is face up (BRAWL-1.10)."""
    pile = sight.s.discard
    words = sight.tr.msg("panel-discarded", cards=tuple(sorted(pile)))
    title = sight.tr.msg("panel-discard")
    return Panel("note", title, tag=str(len(pile)), lines=[words], rules=("BRAWL-1.10",))


# --- hands ----------------------------------------------------------------------------------------------------------


def hands(sight: Sight) -> list[Panel]:
    """Return the viewer's hand; for the referee every hand."""
    s = sight.s
    if s.viewer >= 0:
        return [_own_hand(sight)]
    if s.viewer == FULL:
        return [_hand(sight, seat, SMALL) for seat in range(s.seats) if s.hands[seat]]
    return []


def _hand(sight: Sight, seat: int, size: tuple[float, float]) -> Panel:
    title = sight.tr.msg("panel-hand", owner=seat)
    cards = [sight.loose(card, 0, 0, size, seat) for card in sight.s.hands[seat]]
    return Panel("hand", title, f"{LETTERS[seat]}.cards", cards=cards, classes=f"seat-{seat}")


def _own_hand(sight: Sight) -> Panel:
    """Return the viewer's hand, with usable cards at full strength and chosen ones marked.

    Equal copies stand for one another (BRAWL-1.15).
    """
    s = sight.s
    seat = s.viewer
    panel = _hand(sight, seat, WHOLE)
    panel.lines.append(sight.tr.msg("panel-hand-cards", count=len(panel.cards)))
    usable = {id for action in s.actions(seat) for id in game_of(s).nodes(s, seat, action)}
    chosen = {participant for participant, _ in sight.pairs if sight.attacker == seat}
    chosen.update(action[1] for action in s.draft(seat) if action[0] == verbs.BID)
    for card, node in zip(s.hands[seat], panel.cards, strict=True):
        twins = [node_id(other) for other in s.hands[seat] if CODE[other] == CODE[card] and node_id(other) in usable]
        if card in chosen:
            node.classes = "chosen" if s.draft(seat) else "chosen sent"
        elif usable and not twins:
            node.classes = "soft"
        elif twins and node.id not in usable:
            node.same = twins[0]
    return panel
