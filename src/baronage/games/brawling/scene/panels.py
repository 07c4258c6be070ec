"""Beside the table: the sums of an attack, who could take the last card, the standing, unseen and discarded cards, hands."""

from __future__ import annotations

from baronage.engine.facts import Facts
from baronage.engine.flow import FULL
from baronage.engine.scene import Panel
from baronage.games.brawling import verbs
from baronage.games.brawling.combat import GONE
from baronage.games.brawling.data import CODE, COPIES, FIRST, SHIELD, unit_name
from baronage.games.brawling.forecast import Blow, Taking, place_by_ending, points_after, price, takings
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.scene.sight import SMALL, WHOLE, Sight
from baronage.games.brawling.state import decks_used
from baronage.games.brawling.things import node_id
from baronage.games.brawling.town import draw_production, gather_production


def panels(sight: Sight) -> list[Panel]:
    """All panels, the most pressing first."""
    s = sight.s
    found = [_blow(sight, blow) for blow in sight.blows]
    if sight.pairs:
        found.append(_outcome(sight))
    if sight.turn is not None:
        found.append(last_cards(sight))
    if s.seats > 2:
        found.append(standing(sight))
    if s.eyes != FULL:
        found.append(unseen(sight))
    if s.discard:
        found.append(discarded(sight))
    return found + hands(sight)


# --- an attack ------------------------------------------------------------------------------------------------------


def _blow(sight: Sight, blow: Blow) -> Panel:
    """The sum of what comes upon one target."""
    name = sight.fighter(blow.unit)
    if sum(1 for other in sight.blows if (other.owner, sight.fighter(other.unit)) == (blow.owner, name)) > 1:
        name += f" {unit_name(blow.unit)}"
    title = sight.voice.say("panel-damage", owner=blow.owner, things=name)
    panel = Panel("table", title, columns=("", ""), tag=sight.say("blow-result", blow.facts()))
    panel.rows = [[name, term] for name, term in sight.terms(blow)]
    panel.rows.append([sight.voice.say("panel-damage-sum"), str(blow.damage)])
    panel.looks = [""] * len(blow.terms) + ["total"]
    shielded = sight.say("blow-shielded", blow.facts(SHIELD))
    panel.lines = [sight.say("blow-scale", blow.facts()), shielded]
    panel.classes = "highlighted warn" if blow.result() == GONE else "highlighted"
    panel.rules = ("BRAWL-9.08", "BRAWL-9.10", "BRAWL-9.17", "BRAWL-9.18")
    return panel


def _outcome(sight: Sight) -> Panel:
    """What the attack costs, and the points after it."""
    s = sight.s
    now = [s.score(seat) for seat in range(s.seats)]
    then = points_after(s, sight.attacker, sight.pairs, sight.damage)
    panel = Panel("note", sight.voice.say("panel-after"), classes="highlighted")
    cost = price(s, sight.attacker, sight.pairs)
    panel.lines += [sight.say(f"attack-{part}", cost) for part in ("lowered", "lost") if cost[part]]
    changes = tuple(seat | now[seat] << 4 | then[seat] << 12 for seat in range(s.seats) if now[seat] != then[seat])
    panel.lines.append(sight.say("points-change", {"changes": changes}))
    panel.rules = ("BRAWL-9.19",)
    return panel


# --- the last card --------------------------------------------------------------------------------------------------


def last_cards(sight: Sight) -> Panel:
    """What each move would take of the deck, for the player below (for spectators: for whoever's turn it is)."""
    s = sight.s
    assert sight.turn is not None
    seat = s.eyes if s.eyes >= 0 else sight.turn.seat
    left = len(s.deck)
    panel = Panel("table", sight.voice.say("panel-last-card"), columns=("", sight.voice.say("panel-takes"), ""))
    panel.tag = sight.voice.say("panel-cards-left", count=left)
    panel.rules = ("BRAWL-13.01", "BRAWL-13.07")
    each = takings(s, seat)
    wins = place_by_ending(s, seat) == 1
    for taking in each:
        then: Facts = {"ends": int(taking.ends), "seat": seat, "wins": int(wins), "aids": int(taking.aids)}
        words = sight.say("taking-then", then | {"rest": taking.left - taking.k})
        panel.rows.append([sight.say("way", {"way": taking.way}), _takes(sight, taking), words])
        panel.looks.append("warn" if taking.ends else "")
    if any(taking.ends for taking in each):
        panel.classes = "warn"
    else:
        panel.lines.append(sight.say("last-card-rule", {}))
    for other in range(s.seats):
        if other == seat:
            continue
        ways = tuple(taking.way for taking in takings(s, other) if taking.ends)
        if ways:
            wins = place_by_ending(s, other) == 1
            panel.lines.append(sight.say("others-end", {"seat": other, "ways": ways, "wins": int(wins)}))
    return panel


def _takes(sight: Sight, taking: Taking) -> str:
    return sight.voice.say("panel-some-of", count=min(taking.k, taking.left), most=taking.left)


# --- tables ---------------------------------------------------------------------------------------------------------


def standing(sight: Sight) -> Panel:
    """Everybody's points and productions, highest first."""
    s = sight.s
    voice = sight.voice
    columns = (voice.say(f"panel-standing-{name}") for name in ("points", "gathers", "draws", "hand"))
    panel = Panel("table", voice.say("panel-standing"), columns=("", *columns))
    panel.rules = ("BRAWL-13.03", "BRAWL-13.04")
    for seat in sorted(range(s.seats), key=lambda seat: (-s.score(seat), seat)):
        figures = (s.score(seat), gather_production(s, seat), draw_production(s, seat), len(s.hands[seat]))
        panel.rows.append([voice.say("panel-seat", seat=seat), *map(str, figures)])
        panel.looks.append(f"seat-{seat}{' active' if sight.active(seat) else ''}")
    if s.teams:
        for side in (0, 1):
            members = tuple(range(side, s.seats, 2))
            points = sum(s.score(seat) for seat in members)
            panel.lines.append(voice.say("panel-team", members=members, points=points))
    return panel


def _by_code(cards: list[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for card in sorted(cards):
        found[CODE[card]] = found.get(CODE[card], 0) + 1
    return found


def unseen(sight: Sight) -> Panel:
    """How many cards of each code these eyes see nowhere: they lie in the deck, in resource piles and in others' hands."""
    s = sight.s
    numbers = _by_code(s.unseen())
    voice = sight.voice
    columns = ("", voice.say("panel-unseen-column"))
    panel = Panel("table", voice.say("panel-unseen"), columns=columns, tag=str(sum(numbers.values())))
    decks = decks_used(s.setup)
    panel.rows = [
        [voice.term("CARD", FIRST[code]), voice.say("panel-some-of", count=k, most=COPIES[code] * decks)]
        for code, k in numbers.items()
    ]
    panel.lines.append(sight.say("unseen-where", {}))
    return panel


def discarded(sight: Sight) -> Panel:
    """The discard pile by code (BRAWL-1.10: it is face up)."""
    pile = sight.s.discard
    words = sight.voice.say("panel-discarded", cards=tuple(sorted(pile)))
    title = sight.voice.say("panel-discard")
    return Panel("note", title, tag=str(len(pile)), lines=[words], rules=("BRAWL-1.10",))


# --- hands ----------------------------------------------------------------------------------------------------------


def hands(sight: Sight) -> list[Panel]:
    """One's own hand; for the referee every hand."""
    s = sight.s
    if s.eyes >= 0:
        return [_own_hand(sight)]
    if s.eyes == FULL:
        return [_hand(sight, seat, SMALL) for seat in range(s.seats) if s.hands[seat]]
    return []


def _hand(sight: Sight, seat: int, size: tuple[float, float]) -> Panel:
    title = sight.voice.say("panel-hand", owner=seat)
    cards = [sight.loose(card, 0, 0, size, seat) for card in sight.s.hands[seat]]
    return Panel("hand", title, f"{LETTERS[seat]}.cards", cards=cards, classes=f"seat-{seat}")


def _own_hand(sight: Sight) -> Panel:
    """What may be used now at full strength, what is chosen marked; equal copies stand for one another (BRAWL-1.15)."""
    s = sight.s
    seat = s.eyes
    panel = _hand(sight, seat, WHOLE)
    panel.lines.append(sight.voice.say("panel-hand-cards", count=len(panel.cards)))
    usable = {id for action in s.actions(seat) for id in s.game.nodes(s, seat, action)}
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
