"""Beside the board: the Dragon, the decision of the moment in numbers, the Ranking, the players, the cards, what was revealed."""

from __future__ import annotations

from baronage.engine.scene import Panel
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ABILITY_CODES,
    ACT_NAMES,
    CARD_NAMES,
    DECK_NAMES,
    DECKS,
    FACTION_NAMES,
    FIRST_TURN,
    GOLD_NAMES,
    ISLAND,
)
from baronage.games.protectors.dragon import (
    bonus_of,
    label,
    min_us,
    reward_of,
    rise,
    strength,
    threshold,
    to_die,
    worldeater,
)
from baronage.games.protectors.economy import income, supply_limit
from baronage.games.protectors.notation import order_code
from baronage.games.protectors.orders import orderable
from baronage.games.protectors.ranking import allowance, bracket
from baronage.games.protectors.state import BY_DRAGON, SETUP, Realm
from baronage.games.protectors.steps.attack import Attack, BankAttack
from baronage.games.protectors.steps.orders import Orders
from baronage.games.protectors.steps.turn import Buying
from baronage.games.protectors.steps.window import Window
from baronage.games.protectors.words.names import place as place_name
from baronage.games.protectors.words.names import player_at

PHASES = (
    "Before the game",
    "Protector Ranking",
    "Reveal Cards",
    "Negotiation and Orders",
    "Execute Orders",
    "Consolidation",
)


def summary(s: Realm) -> str:
    """Turn and phase in one line."""
    if not s.stack:
        return f"Game over on turn {s.turn}"
    top = s.stack[-1]
    what = top.TITLE if isinstance(top, Window) else ""
    parts = [f"Turn {s.turn}" if s.turn else "", PHASES[s.phase], what if what != PHASES[s.phase] else ""]
    return ", ".join(part for part in parts if part)


def panels(s: Realm) -> list[Panel]:
    """All panels, the most pressing first."""
    if s.phase == SETUP:
        return [_votes(s)]
    found = _decision(s)
    found += [dragon(s), ranking(s), roster(s), cards(s)]
    shown = revealed(s)
    return [*found, shown] if shown.rows else found


def _votes(s: Realm) -> Panel:
    names = {0: "open", 1: "Normal", 2: "Grand"}
    lines = [f"Version: {names[s.version]}"]
    lines.append(f"Teams: {('no', 'yes')[s.teams] if s.teams >= 0 else 'open'}")
    lines.append(f"Factions: {('none', 'by choice', 'by chance')[s.factions] if s.factions >= 0 else 'open'}")
    return Panel("note", "What is settled", lines=lines, rules=("REALM-A1.05",))


# --- the decision of the moment -----------------------------------------------------------------------------------------


def _decision(s: Realm) -> list[Panel]:
    seat = s.eyes
    if seat < 0 or not s.stack or seat not in s.rank:
        return []
    top = s.stack[-1]
    if isinstance(top, Orders):
        return [_orders(s, seat)]
    if isinstance(top, (Attack, BankAttack)):
        return [_attack(s, seat, top)]
    if isinstance(top, Buying):
        return [_buying(s, seat)]
    return []


def _orders(s: Realm, seat: int) -> Panel:
    """For each Province its units and the largest army that one neighbour could send; the gold that is left."""
    panel = Panel("table", "Your Provinces", columns=("Province", "Units", "Largest threat"), classes="highlighted")
    for place in orderable(s, seat):
        worst: dict[int, int] = {}
        for other in s.land.adjacent[place]:
            owner = s.owner[other]
            if owner >= 0 and owner != seat:
                worst[owner] = worst.get(owner, 0) + s.units[other]
        panel.rows.append([place_name(place), str(s.units[place]), str(max(worst.values(), default=0))])
    gold = [GOLD_NAMES[kind] for kind, number in enumerate(allowance(s, seat)) if number]
    panel.lines = [f"Golden orders: {', '.join(gold)}.", f"You can send {s.cash[seat]} $Realm to others."]
    panel.rules = ("REALM-F1.02", "REALM-G6.01", "REALM-F2.02")
    return panel


def _attack(s: Realm, seat: int, top: Attack | BankAttack) -> Panel:
    """The decision aid of section 12.2."""
    draft = top.drafts[seat]
    us, owed = strength(s, seat, draft), min_us(s, seat)
    points, bonus = bonus_of(us, owed)
    greens = len(s.greens(seat))
    every = sum(min_us(s, other) for other in s.rank)
    army = sum(s.units[place] for place in range(1, len(s.owner)) if s.owner[place] >= 0)
    panel = Panel(
        "table", "Against the Dragon", columns=("", ""), classes="highlighted" + (" warn" if us < owed else "")
    )
    gain = f"{reward_of(greens) + bonus} $Realm, {points} VPs" if us >= owed else "nothing"
    panel.rows = [
        ["The Dragon's power", str(s.dpl)],
        ["All min.US together", str(every)],
        ["All units in Provinces", str(army)],
        ["You owe", str(owed)],
        ["You give", str(us)],
        ["If the Protectors win you lose", f"{to_die(s, seat, draft)} units" if us >= owed else "all committed units"],
        ["and gain", gain],
        ["If the Dragon wins you lose", _loss(s, seat, us, owed)],
    ]
    panel.lines = [
        "Is a victory likely without you? Then compare min.US and the reward with nothing.",
        "Is it likely only with you? Commit enough.",
        "Is it unlikely? On the last place meet min.US or die; as Grand Protector 0 costs all cash and the title;"
        " others meet min.US or name what burns.",
    ]
    panel.rules = ("REALM-M1.03", "REALM-M5.01", "REALM-M5.02", "REALM-M6.04", "REALM-M6.06")
    return panel


def _loss(s: Realm, seat: int, us: int, owed: int) -> str:
    if us >= owed:
        return "the committed units"
    if s.rank[0] == seat:
        return "all cash and the title"
    burning = min(owed - us, len(s.greens(seat)))
    last = ", and your place in the game" if s.rank[-1] == seat else ""
    return f"the committed units and {burning} Province{'s' if burning > 1 else ''}{last}"


def _buying(s: Realm, seat: int) -> Panel:
    panel = Panel("note", "Buying and Bidding", classes="highlighted")
    panel.lines = [
        f"Cash {s.cash[seat]}; a unit costs 75, an upgrade 25.",
        f"The supply limit is {supply_limit(s)}.",
        f"Next production {sum(income(s, seat))}; next min.US {len(s.greens(seat))}.",
    ]
    panel.rules = ("REALM-J6.07", "REALM-J6.05", "REALM-J6.09")
    return panel


# --- what everybody sees --------------------------------------------------------------------------------------------------


def dragon(s: Realm) -> Panel:
    """Power, Threshold, gap, and how near it is to victory."""
    p, n = s.land.provinces, s.seats
    now = threshold(s)
    panel = Panel("track", "The Dragon", tag=label(s), value=s.dpl, top=max(3 * p, s.dpl))
    panel.marks = [(now, "Threshold"), (3 * p, "Worldeater")]
    left = [DECK_NAMES[deck] for deck in range(DECKS) if s.turn + 1 >= FIRST_TURN[deck]]
    panel.lines = [
        f"Power {s.dpl}, Threshold {now}: {max(now - s.dpl, 0)} to go; each card now raises it by {rise(s)}.",
        f"Drawn next turn: {', '.join(left)}.",
        f"Eliminated by it: {s.out_by.count(BY_DRAGON)} of {(n + 1) // 2}; burnt: {sum(s.grey)} of {(66 * p + 99) // 100}.",
    ]
    if worldeater(s) or s.dpl >= now - 2 * rise(s):
        panel.classes = "warn"
    panel.rules = ("REALM-L2.01", "REALM-L1.01", "REALM-B1.06", "REALM-B1.07")
    return panel


def ranking(s: Realm) -> Panel:
    """Places, brackets and golden orders; the last place is marked."""
    panel = Panel(
        "table", "Ranking", columns=("", "Player", "Bracket", "Golden orders"), rules=("REALM-D3.05", "REALM-G6.01")
    )
    for at, seat in enumerate(s.rank):
        gold = ", ".join(GOLD_NAMES[kind] for kind, number in enumerate(allowance(s, seat)) if number)
        panel.rows.append([str(at + 1), player_at(s, seat), str(bracket(s, seat)), gold])
        last = at == len(s.rank) - 1 and at > 0
        panel.looks.append(f"seat-{s.number[seat] - 1}{' warn' if last else ''}")
    return panel


def roster(s: Realm) -> Panel:
    """REALM-A2.06: everybody with purse, army, lands, duty, income and points; the eliminated stay on it."""
    columns = ("Player", "$", "Units", "Green", "Grey", "min.US", "Income", "VPs", "Faction", "Sent")
    panel = Panel("table", "Roster", columns=columns, rules=("REALM-A2.06", "REALM-B1.03"))
    top = s.stack[-1] if s.stack else None
    for seat in s.by_number():
        number = s.number[seat]
        panel.looks.append(f"seat-{number - 1}{'' if seat in s.rank else ' muted'}")
        faction = FACTION_NAMES[s.faction[seat]] if s.faction[seat] else "-"
        spent = [code for ability, code in enumerate(ABILITY_CODES) if s.used[seat] >> ability & 1]
        runs = [name for name, bit in ACT_NAMES.items() if s.act[seat] & bit]
        faction += (f" (spent: {', '.join(spent)})" if spent else "") + (
            f" (active: {', '.join(runs)})" if runs else ""
        )
        if seat not in s.rank:
            row = ["-"] * 7
            panel.rows.append([player_at(s, seat), *row, faction, "eliminated"])
            continue
        greens, lands = len(s.greens(seat)), len(s.provinces(seat))
        open_window = isinstance(top, Window) and top.SENT_IS_PUBLIC
        sent = "yes" if open_window and isinstance(top, Window) and top.sent >> seat & 1 else ""
        isle = " + Island" if s.owner[ISLAND] == seat else ""
        panel.rows.append(
            [
                player_at(s, seat),
                str(s.cash[seat]),
                str(s.army(seat)),
                f"{greens}{isle}",
                str(lands - greens),
                str(min_us(s, seat)),
                str(sum(income(s, seat))),
                str(s.vps(seat)),
                faction,
                sent,
            ]
        )
    return panel


def cards(s: Realm) -> Panel:
    """In play, locked, discarded, and what may still lie in each deck."""
    panel = Panel(
        "table", "Cards", columns=("Deck", "In play", "Locked", "Discarded", "Unseen"), rules=("REALM-E1.05",)
    )
    for deck in range(DECKS):
        piles = (s.inplay[deck], s.locked[deck], s.discards[deck])
        names = [", ".join(CARD_NAMES[card] for card in pile) or "-" for pile in piles]
        unseen = s.unseen(deck)
        possible = ", ".join(
            f"{CARD_NAMES[card]}{f' x{unseen.count(card)}' if unseen.count(card) > 1 else ''}"
            for card in sorted(set(unseen))
        )
        panel.rows.append([f"{DECK_NAMES[deck]} ({len(s.decks[deck])})", *names, possible or "-"])
    mine = [s.looked[4 * s.eyes + deck] for deck in range(DECKS)] if s.eyes >= 0 else []
    panel.lines = [
        f"You saw {CARD_NAMES[card]} on the {DECK_NAMES[deck]} deck." for deck, card in enumerate(mine) if card
    ]
    return panel


def revealed(s: Realm) -> Panel:
    """What the last window revealed, by player (REALM-C1.04)."""
    said: dict[int, list[str]] = {}
    at = 0
    while at < len(s.news):
        length, seat = s.news[at], s.news[at + 1]
        action = tuple(s.news[at + 2 : at + 1 + length])
        at += 1 + length
        if action[0] == verbs.SILENT:
            said.setdefault(seat, []).append("silent")
        elif action[0] not in (verbs.SEND, verbs.HOLD, verbs.BALLOT):
            said.setdefault(seat, []).append(order_code(s, action))
    panel = Panel("table", "Last revealed", columns=("Player", "Message"), rules=("REALM-C1.04",))
    for seat in sorted(said, key=s.number.__getitem__):
        panel.rows.append([player_at(s, seat), " ".join(said[seat])])
        panel.looks.append(f"seat-{s.number[seat] - 1}")
    return panel
