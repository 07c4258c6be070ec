"""Beside the board: the message of the moment, the Dragon, the Protectors, the cards, what was revealed and fought."""

from __future__ import annotations

from baronage.engine.scene import Panel
from baronage.engine.voice import Voice
from baronage.games.protectors.board import NORMAL
from baronage.games.protectors.data import (
    ABILITY_CODES,
    ACT_NAMES,
    BLOOD,
    DECKS,
    DRAGON,
    DRAGONS,
    FIRST_TURN,
    HOARDS,
    ISLAND,
)
from baronage.games.protectors.dragon import min_us, rise, terror, threshold, worldeater
from baronage.games.protectors.economy import income, next_income
from baronage.games.protectors.scene.choices import choices
from baronage.games.protectors.scene.colours import tincture
from baronage.games.protectors.scene.ranking import ranked
from baronage.games.protectors.scene.reveal import battles, sheets
from baronage.games.protectors.scene.sheet import decision
from baronage.games.protectors.scene.spoken import ability_name, player
from baronage.games.protectors.state import BY_DRAGON, CONSOLIDATION, RANKING, SETUP, Realm
from baronage.games.protectors.steps.commitment import attacked
from baronage.games.protectors.steps.teams import forming
from baronage.games.protectors.steps.window import open_window


def summary(s: Realm, voice: Voice) -> str:
    """Turn and phase in one line."""
    if not s.stack:
        return voice.say("picture-over", turn=s.turn)
    top, phase = open_window(s), voice.say("picture-phase", phase=s.phase)
    what = voice.say(f"{top.NAME}-window") if top else ""
    return voice.say("picture-summary", turn=s.turn, first=phase, last=what, more=int(what not in ("", phase)))


def panels(s: Realm, voice: Voice) -> list[Panel]:
    """All panels, the most pressing first."""
    if s.phase == SETUP:
        return [_votes(s, voice), *_teams(s, voice)]
    found = [*decision(s, voice), *choices(s, voice), dragon(s, voice)]
    fresh = s.phase == CONSOLIDATION
    told = [*battles(s, voice), *sheets(s, voice)]
    if fresh:
        found += told
    found.append(protectors(s, voice))
    if any(s.faction) or any(s.gift):
        found.append(factions(s, voice))
    if not fresh:
        found += told
    return [*found, decks(s, voice), *_stages(s, voice)]


def _stages(s: Realm, voice: Voice) -> list[Panel]:
    """Where the turn stands; nothing when the game is over."""
    if not s.stack:
        return []
    names = tuple(voice.say("panel-stage", phase=phase) for phase in range(RANKING, CONSOLIDATION + 1))
    return [Panel("track", voice.say("panel-stages"), names=names, value=s.phase - RANKING, rules=("REALM-C1.01",))]


def _votes(s: Realm, voice: Voice) -> Panel:
    lines = [
        voice.say("panel-settled-version", version=s.version),
        voice.say("panel-settled-teams", teams=s.teams),
        voice.say("panel-settled-factions", factions=s.factions),
    ]
    return Panel("note", voice.say("panel-settled"), lines=lines, rules=("REALM-A1.05",))


def _teams(s: Realm, voice: Voice) -> list[Panel]:
    """Who has joined which team, and the positions that team-mates took."""
    seated = forming(s)
    if not seated:
        return []
    columns = tuple(voice.say(f"panel-teams-{name}") for name in ("player", "team", "position"))
    panel = Panel("table", voice.say("panel-teams"), columns=columns, rules=("REALM-P1.01", "REALM-P1.03"))
    panel.tag = voice.say("panel-teams-tag", size=s.team_size())
    for seat, (team, at) in enumerate(seated):
        place = str(at + 1) if at >= 0 else ""
        panel.rows.append([voice.say("panel-seat", seat=seat), voice.say("panel-teams-joined", team=team), place])
        panel.looks.append("active" if seat == s.eyes else "")
    return [panel]


# --- the Dragon -------------------------------------------------------------------------------------------------------


def dragon(s: Realm, voice: Voice) -> Panel:
    """What would wake it, and how near it is to victory."""
    p, n = s.land.provinces, s.seats
    now = threshold(s)
    panel = Panel("note", voice.say("panel-dragon"), tag=voice.term("TERROR", terror(s)))
    panel.lines = [_waking(s, voice, now), _scale(s, voice)]
    if not s.stack:
        panel.title, panel.lines = voice.say("panel-dragon-at-the-end"), []
    taken, burnt = s.out_by.count(BY_DRAGON), sum(s.grey)
    half = (n + 1) // 2
    panel.lines.append(
        voice.say("panel-dragon-wins", half=half, taken=taken, provinces=(66 * p + 99) // 100, burnt=burnt)
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


def _waking(s: Realm, voice: Voice, now: int) -> str:
    """What stands between it and an attack."""
    if attacked(s):
        return voice.say("panel-attacks", power=s.dpl)
    each, drawn = rise(s), drawn_next(s)
    gap = max(now - s.dpl, 0)
    after = s.dpl + drawn * each
    woken, wakes = s.unseen(DRAGONS).count(DRAGON), int(after >= now)
    richest = max((s.cash[seat] for seat in s.rank), default=0)
    hoard = max((hoard for hoard in HOARDS if richest >= hoard), default=0)
    facts = {"gap": gap, "rise": each, "hoard": hoard, "count": drawn, "power": after, "wakes": wakes}
    return voice.say("panel-waking", **facts, unseen=woken)


def _scale(s: Realm, voice: Voice) -> str:
    each = s.seats if s.has_card(BLOOD) else 2
    least = s.land.provinces if s.version == NORMAL else 1
    if worldeater(s):
        return voice.say("panel-worldeater")
    return voice.say("panel-scale", each=each, least=least)


def _coming(s: Realm, seat: int) -> int:
    """What a player produces next: in this turn, or once that is done in the next one."""
    top = open_window(s)
    if top is None or top.KEY != "buying":
        return sum(income(s, seat))
    return next_income(s, seat, top.drafts[seat] if seat == s.eyes else ())


# --- the players ------------------------------------------------------------------------------------------------------


def protectors(s: Realm, voice: Voice) -> Panel:
    """REALM-A2.06: everybody with start, army, lands, income and duty, as ranked; the eliminated stay on the roll."""
    columns = (voice.say(f"panel-protectors-{name}") for name in ("start", "units", "lands", "next", "duty"))
    panel = Panel("table", voice.say("panel-protectors"), columns=("", *columns))
    panel.tag = voice.say("panel-protectors-tag", count=len(s.rank), most=s.seats)
    panel.rules = ("REALM-A2.06", "REALM-M1.03", "REALM-J5.01")
    ash = False
    for seat in s.rank:
        greens, lands = len(s.greens(seat)), len(s.provinces(seat))
        ash = ash or lands > greens
        held = f"{greens}+{lands - greens}" if lands > greens else str(greens)
        numbers = [s.army(seat), held, _coming(s, seat), min_us(s, seat)]
        panel.rows.append(
            [
                player(s, voice, seat),
                voice.say("place-name", number=s.land.starts[s.number[seat] - 1]),
                *map(str, numbers),
            ]
        )
        look = " active" if seat == s.eyes else ""
        panel.looks.append(f"{tincture(s, seat)}{look}")
    panel.lines = [voice.say("panel-columns", ash=int(ash))]
    if len(s.rank) > 1 and ranked(s) and s.stack:
        lowest = s.rank[-1]
        panel.lines.append(voice.say("panel-lowest", player=s.number[lowest]))
    if s.owner[ISLAND] >= 0:
        isle = s.owner[ISLAND]
        panel.lines.append(voice.say("panel-island", player=s.number[isle]))
    for seat in s.fell:
        start, by = s.land.starts[s.number[seat] - 1], int(s.out_by[seat] == BY_DRAGON)
        panel.lines.append(voice.say("panel-out", player=s.number[seat], place=start, turn=s.out_turn[seat], dragon=by))
    if s.teams > 0:
        for team in sorted(set(s.team)):
            members = tuple(s.number[seat] for seat in s.by_number() if s.team[seat] == team)
            panel.lines.append(voice.say("panel-team", team=team + 1, players=members))
    return panel


def factions(s: Realm, voice: Voice) -> Panel:
    """Who plays what, what is spent and what runs this turn."""
    columns = ("", voice.say("panel-factions-faction"), voice.say("panel-factions-spent"))
    panel = Panel("table", voice.say("panel-factions"), columns=columns, rules=("REALM-N0.01", "REALM-N0.02"))
    for seat in s.rank:
        words = [ability_name(voice, i) for i in range(1, len(ABILITY_CODES)) if s.used[seat] >> i & 1]
        words += [voice.say(f"panel-runs-{name}") for name, bit in ACT_NAMES.items() if s.act[seat] & bit]
        if s.gift[seat]:
            words.append(voice.say("panel-gift", name=ability_name(voice, s.gift[seat])))
        panel.rows.append([player(s, voice, seat), voice.term("FACTION", s.faction[seat]), voice.joined(words) or "–"])
        panel.looks.append(tincture(s, seat))
    if s.eyes >= 0 and s.faction[s.eyes]:
        mine = s.faction[s.eyes]
        panel.lines.append(voice.say("panel-faction", faction=mine))
    return panel


# --- the decks --------------------------------------------------------------------------------------------------------


def decks(s: Realm, voice: Voice) -> Panel:
    """What may still come, and what lies on the discard piles."""
    panel = Panel("note", voice.say("panel-decks"), rules=("REALM-E1.05",))
    for deck in range(DECKS):
        later = FIRST_TURN[deck] if s.turn < FIRST_TURN[deck] else 0
        may_come, gone = tuple(sorted(s.unseen(deck))), tuple(s.discards[deck])
        panel.lines.append(
            voice.say("panel-deck", deck=deck, count=len(s.decks[deck]), later=later, may_come=may_come, cards=gone)
        )
    return panel
