"""Beside the board: the message of the moment, the Dragon, the Protectors, the cards, what was revealed and fought."""

from __future__ import annotations

from typing import Final

from baronage.engine.scene import Panel
from baronage.games.protectors.board import NORMAL
from baronage.games.protectors.data import (
    ABILITY_CODES,
    ACT_NAMES,
    BLOOD,
    COLOURS,
    DECKS,
    DRAGON,
    DRAGONS,
    FIRST_TURN,
    ISLAND,
)
from baronage.games.protectors.dragon import label, min_us, rise, threshold, worldeater
from baronage.games.protectors.economy import income
from baronage.games.protectors.meta import LETTERS
from baronage.games.protectors.scene.colours import short, tincture
from baronage.games.protectors.scene.decks import contents
from baronage.games.protectors.scene.ranking import ranked
from baronage.games.protectors.scene.reveal import battles, sheets
from baronage.games.protectors.scene.sheet import decision
from baronage.games.protectors.scene.spoken import (
    ability_name,
    card_name,
    deck_name,
    faction_name,
    listing,
    said,
    sentence,
)
from baronage.games.protectors.state import BY_DRAGON, CONSOLIDATION, SETUP, Realm
from baronage.games.protectors.steps.commitment import attacked
from baronage.games.protectors.steps.teams import forming
from baronage.games.protectors.steps.window import open_window

PHASES: Final = (
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
    top = open_window(s)
    what = said(s, f"{top.NAME}-window") if top else ""
    parts = [f"Turn {s.turn}" if s.turn else "", PHASES[s.phase], what if what != PHASES[s.phase] else ""]
    return ", ".join(part for part in parts if part)


def panels(s: Realm) -> list[Panel]:
    """All panels, the most pressing first."""
    if s.phase == SETUP:
        return [_votes(s), *_teams(s)]
    found = [*decision(s), dragon(s)]
    fresh = s.phase == CONSOLIDATION
    told = [*battles(s), *sheets(s)]
    if fresh:
        found += told
    found.append(protectors(s))
    if any(s.faction) or any(s.gift):
        found.append(factions(s))
    if not fresh:
        found += told
    return [*found, decks(s)]


def _votes(s: Realm) -> Panel:
    names = {0: "open", 1: "Normal", 2: "Grand"}
    lines = [f"Version: {names[s.version]}"]
    lines.append(f"Teams: {('no', 'yes')[s.teams] if s.teams >= 0 else 'open'}")
    lines.append(f"Factions: {('none', 'by choice', 'by chance')[s.factions] if s.factions >= 0 else 'open'}")
    return Panel("note", "What is settled", lines=lines, rules=("REALM-A1.05",))


def _teams(s: Realm) -> list[Panel]:
    """Who has joined which team, and the positions that team-mates took."""
    seated = forming(s)
    if not seated:
        return []
    panel = Panel("table", "Teams", columns=("Player", "Team", "Position"), rules=("REALM-P1.01", "REALM-P1.03"))
    panel.tag = f"of {s.team_size()}"
    for seat, (team, at) in enumerate(seated):
        place = str(at + 1) if at >= 0 else ""
        panel.rows.append([LETTERS[seat], f"team {team + 1}" if team >= 0 else "not yet", place])
        panel.looks.append("active" if seat == s.eyes else "")
    return [panel]


# --- the Dragon -------------------------------------------------------------------------------------------------------


def dragon(s: Realm) -> Panel:
    """What would wake it, and how near it is to victory."""
    p, n = s.land.provinces, s.seats
    now = threshold(s)
    panel = Panel("note", "What wakes the Dragon", tag=label(s), lines=[_waking(s, now), _scale(s)])
    if not s.stack:
        panel.title, panel.lines = "The Dragon at the end", []
    taken, burnt = s.out_by.count(BY_DRAGON), sum(s.grey)
    half = (n + 1) // 2
    panel.lines.append(
        said(s, "panel-dragon-wins", half=half, taken=taken, provinces=(66 * p + 99) // 100, burnt=burnt)
    )
    if attacked(s):
        panel.classes = "highlighted warn"
    elif worldeater(s) or s.dpl + drawn_next(s) * rise(s) >= now:
        panel.classes = "warn"
    panel.rules = ("REALM-L2.01", "REALM-L1.01", "REALM-B1.06", "REALM-B1.07")
    return panel


def drawn_next(s: Realm) -> int:
    """How many decks give a card next turn."""
    return sum(s.turn + 1 >= first for first in FIRST_TURN)


def _waking(s: Realm, now: int) -> str:
    """What stands between it and an attack."""
    if attacked(s):
        return said(s, "panel-attacks", power=s.dpl)
    each, drawn = rise(s), drawn_next(s)
    gap = max(now - s.dpl, 0)
    after = s.dpl + drawn * each
    woken, wakes = s.unseen(DRAGONS).count(DRAGON), int(after >= now)
    return said(s, "panel-waking", gap=gap, rise=each, count=drawn, power=after, wakes=wakes, unseen=woken)


def _scale(s: Realm) -> str:
    each = s.seats if s.has_card(BLOOD) else 2
    least = s.land.provinces if s.version == NORMAL else 1
    if worldeater(s):
        return said(s, "panel-worldeater")
    return said(s, "panel-scale", each=each, least=least)


# --- the players ------------------------------------------------------------------------------------------------------


def protectors(s: Realm) -> Panel:
    """REALM-A2.06: everybody with start, army, lands, income and duty, as ranked; the eliminated stay on the roll."""
    panel = Panel("table", "Protectors", columns=("", "Start", "Units", "Lands", "Next $R", "Duty"))
    panel.tag = f"{len(s.rank)} of {s.seats} active"
    panel.rules = ("REALM-A2.06", "REALM-M1.03", "REALM-J5.01")
    ash = False
    for seat in s.rank:
        greens, lands = len(s.greens(seat)), len(s.provinces(seat))
        ash = ash or lands > greens
        held = f"{greens}+{lands - greens}" if lands > greens else str(greens)
        numbers = [s.army(seat), held, sum(income(s, seat)), min_us(s, seat)]
        panel.rows.append([short(s, seat), _start(s, seat), *map(str, numbers)])
        look = " active" if seat == s.eyes else ""
        panel.looks.append(f"{tincture(s, seat)}{look}")
    panel.lines = [said(s, "panel-columns", ash=int(ash))]
    if len(s.rank) > 1 and ranked(s) and s.stack:
        lowest = s.rank[-1]
        panel.lines.append(said(s, "panel-lowest", own=int(lowest == s.eyes), player=s.number[lowest]))
    if s.owner[ISLAND] >= 0:
        isle = s.owner[ISLAND]
        panel.lines.append(said(s, "panel-island", own=int(isle == s.eyes), player=s.number[isle]))
    out = [
        f"{COLOURS[s.number[seat] - 1]} (from {_start(s, seat)}; turn {s.out_turn[seat]}"
        f"{', the Dragon' if s.out_by[seat] == BY_DRAGON else ''})"
        for seat in s.fell
    ]
    if out:
        panel.lines.append(f"Out: {', '.join(out)}.")
    if s.teams > 0:
        for team in sorted(set(s.team)):
            members = [COLOURS[s.number[seat] - 1] for seat in s.by_number() if s.team[seat] == team]
            panel.lines.append(f"Team {team + 1}: {listing(s, members)}.")
    return panel


def _start(s: Realm, seat: int) -> str:
    """The Province in which a player began."""
    return f"P{s.land.starts[s.number[seat] - 1]}"


def factions(s: Realm) -> Panel:
    """Who plays what, what is spent and what runs this turn."""
    panel = Panel(
        "table", "Factions", columns=("", "Faction", "Spent or running"), rules=("REALM-N0.01", "REALM-N0.02")
    )
    for seat in s.rank:
        words = [ability_name(s, i) for i in range(1, len(ABILITY_CODES)) if s.used[seat] >> i & 1]
        words += [f"{name} runs" for name, bit in ACT_NAMES.items() if s.act[seat] & bit]
        if s.gift[seat]:
            words.append(f"gift: {ability_name(s, s.gift[seat])}")
        panel.rows.append([short(s, seat), faction_name(s, s.faction[seat]), ", ".join(words) or "–"])
        panel.looks.append(tincture(s, seat))
    if s.eyes >= 0 and s.faction[s.eyes]:
        mine = s.faction[s.eyes]
        panel.lines.append(f"{faction_name(s, mine)}: {sentence(said(s, 'faction-does', faction=mine))}")
    return panel


# --- the decks --------------------------------------------------------------------------------------------------------


def decks(s: Realm) -> Panel:
    """What may still come, and what lies on the discard piles."""
    panel = Panel("note", "What may still come", rules=("REALM-E1.05",))
    for deck in range(DECKS):
        words = f"{deck_name(s, deck)}, {len(s.decks[deck])} left"
        if s.turn < FIRST_TURN[deck]:
            words += f", from turn {FIRST_TURN[deck]}"
        words += f": {sentence(contents(s, deck) or 'nothing unseen')}"
        if s.discards[deck]:
            words += f" Discarded: {sentence(', '.join(card_name(s, card) for card in s.discards[deck]))}"
        panel.lines.append(words)
    return panel
