"""Panels beside the board: the current message, the Dragon, the Protectors, the cards, reveals and battles."""

from __future__ import annotations

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Panel
from baronage.games.protectors.board.realm import NORMAL
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
from baronage.games.protectors.rules.dragon import min_us, rise, terror, threshold, worldeater
from baronage.games.protectors.rules.economy import income, next_income
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


def summary(s: Realm, tr: Translator) -> str:
    """Return the turn and phase in one line."""
    if not s.stack:
        return tr.msg("picture-over", turn=s.turn)
    top, phase = open_window(s), tr.msg("picture-phase", phase=s.phase)
    what = tr.msg(f"{top.NAME}-window") if top else ""
    return tr.msg("picture-summary", turn=s.turn, first=phase, last=what, more=int(what not in ("", phase)))


def panels(s: Realm, tr: Translator) -> list[Panel]:
    """Return all panels, the most urgent first."""
    if s.phase == SETUP:
        return [_votes(s, tr), *_teams(s, tr)]
    found = [*decision(s, tr), *choices(s, tr), dragon(s, tr)]
    fresh = s.phase == CONSOLIDATION
    told = [*battles(s, tr), *sheets(s, tr)]
    if fresh:
        found += told
    found.append(protectors(s, tr))
    if any(s.faction) or any(s.gift):
        found.append(factions(s, tr))
    if not fresh:
        found += told
    return [*found, decks(s, tr), *_stages(s, tr)]


def _stages(s: Realm, tr: Translator) -> list[Panel]:
    """Return a panel with the stages of the turn, or none after the game."""
    if not s.stack:
        return []
    names = tuple(tr.msg("panel-stage", phase=phase) for phase in range(RANKING, CONSOLIDATION + 1))
    return [Panel("track", tr.msg("panel-stages"), names=names, value=s.phase - RANKING, rules=("REALM-C1.01",))]


def _votes(s: Realm, tr: Translator) -> Panel:
    lines = [
        tr.msg("panel-settled-version", version=s.version),
        tr.msg("panel-settled-teams", teams=s.teams),
        tr.msg("panel-settled-factions", factions=s.factions),
    ]
    return Panel("note", tr.msg("panel-settled"), lines=lines, rules=("REALM-A1.05",))


def _teams(s: Realm, tr: Translator) -> list[Panel]:
    """Return a panel with the members of each team and their positions."""
    seated = forming(s)
    if not seated:
        return []
    columns = tuple(tr.msg(f"panel-teams-{name}") for name in ("player", "team", "position"))
    panel = Panel("table", tr.msg("panel-teams"), columns=columns, rules=("REALM-P1.01", "REALM-P1.03"))
    panel.tag = tr.msg("panel-teams-tag", size=s.team_size())
    for seat, (team, at) in enumerate(seated):
        place = str(at + 1) if at >= 0 else ""
        panel.rows.append([tr.msg("panel-seat", seat=seat), tr.msg("panel-teams-joined", team=team), place])
        panel.looks.append("active" if seat == s.viewer else "")
    return [panel]


# --- the Dragon -------------------------------------------------------------------------------------------------------


def dragon(s: Realm, tr: Translator) -> Panel:
    """Return a panel with the causes of the next attack and the Dragon's progress to victory."""
    p, n = s.land.provinces, s.seats
    now = threshold(s)
    panel = Panel("note", tr.msg("panel-dragon"), tag=tr.term("TERROR", terror(s)))
    panel.lines = [_waking(s, tr, now), _scale(s, tr)]
    if not s.stack:
        panel.title, panel.lines = tr.msg("panel-dragon-at-the-end"), []
    taken, burnt = s.out_by.count(BY_DRAGON), sum(s.grey)
    half = (n + 1) // 2
    panel.lines.append(tr.msg("panel-dragon-wins", half=half, taken=taken, provinces=(66 * p + 99) // 100, burnt=burnt))
    if attacked(s):
        panel.classes = "highlighted warn"
    elif worldeater(s) or s.dpl + drawn_next(s) * rise(s) >= now:
        panel.classes = "warn"
    panel.rules = ("REALM-L2.01", "REALM-L1.01", "REALM-B1.06", "REALM-B1.07")
    return panel


def drawn_next(s: Realm) -> int:
    """Return how many decks give a card next turn."""
    return sum(s.turn + 1 >= first for first in FIRST_TURN)


def _waking(s: Realm, tr: Translator, now: int) -> str:
    """Return a text about what is missing for an attack."""
    if attacked(s):
        return tr.msg("panel-attacks", power=s.dpl)
    each, drawn = rise(s), drawn_next(s)
    gap = max(now - s.dpl, 0)
    after = s.dpl + drawn * each
    woken, wakes = s.unseen(DRAGONS).count(DRAGON), int(after >= now)
    richest = max((s.cash[seat] for seat in s.rank), default=0)
    hoard = max((hoard for hoard in HOARDS if richest >= hoard), default=0)
    params = {"gap": gap, "rise": each, "hoard": hoard, "count": drawn, "power": after, "wakes": wakes}
    return tr.msg("panel-waking", **params, unseen=woken)


def _scale(s: Realm, tr: Translator) -> str:
    each = s.seats if s.has_card(BLOOD) else 2
    least = s.land.provinces if s.version == NORMAL else 1
    if worldeater(s):
        return tr.msg("panel-worldeater")
    return tr.msg("panel-scale", each=each, least=least)


def _coming(s: Realm, seat: int) -> int:
    """Return a player's next production: this turn's, or next turn's if this turn's is paid."""
    top = open_window(s)
    if top is None or top.KEY != "buying":
        return sum(income(s, seat))
    return next_income(s, seat, top.drafts[seat] if seat == s.viewer else ())


# --- the players ------------------------------------------------------------------------------------------------------


def protectors(s: Realm, tr: Translator) -> Panel:
    """Return a panel of all players by rank, with start, army, land, income and min.US (REALM-A2.06).

    Eliminated players stay listed.
    """
    columns = (tr.msg(f"panel-protectors-{name}") for name in ("start", "units", "lands", "next", "duty"))
    panel = Panel("table", tr.msg("panel-protectors"), columns=("", *columns))
    panel.tag = tr.msg("panel-protectors-tag", count=len(s.rank), most=s.seats)
    panel.rules = ("REALM-A2.06", "REALM-M1.03", "REALM-J5.01")
    ash = False
    for seat in s.rank:
        greens, lands = len(s.greens(seat)), len(s.provinces(seat))
        ash = ash or lands > greens
        held = f"{greens}+{lands - greens}" if lands > greens else str(greens)
        numbers = [s.army(seat), held, _coming(s, seat), min_us(s, seat)]
        panel.rows.append(
            [
                player(s, tr, seat),
                tr.msg("place-name", number=s.land.starts[s.number[seat] - 1]),
                *map(str, numbers),
            ]
        )
        look = " active" if seat == s.viewer else ""
        panel.looks.append(f"{tincture(s, seat)}{look}")
    panel.lines = [tr.msg("panel-columns", ash=int(ash))]
    if len(s.rank) > 1 and ranked(s) and s.stack:
        lowest = s.rank[-1]
        panel.lines.append(tr.msg("panel-lowest", player=s.number[lowest]))
    if s.owner[ISLAND] >= 0:
        isle = s.owner[ISLAND]
        panel.lines.append(tr.msg("panel-island", player=s.number[isle]))
    for seat in s.fell:
        start, by = s.land.starts[s.number[seat] - 1], int(s.out_by[seat] == BY_DRAGON)
        panel.lines.append(tr.msg("panel-out", player=s.number[seat], place=start, turn=s.out_turn[seat], dragon=by))
    if s.teams > 0:
        for team in sorted(set(s.team)):
            members = tuple(s.number[seat] for seat in s.by_number() if s.team[seat] == team)
            panel.lines.append(tr.msg("panel-team", team=team + 1, players=members))
    return panel


def factions(s: Realm, tr: Translator) -> Panel:
    """Return a panel with each player's faction, spent abilities and effects of this turn."""
    columns = ("", tr.msg("panel-factions-faction"), tr.msg("panel-factions-spent"))
    panel = Panel("table", tr.msg("panel-factions"), columns=columns, rules=("REALM-N0.01", "REALM-N0.02"))
    for seat in s.rank:
        words = [ability_name(tr, i) for i in range(1, len(ABILITY_CODES)) if s.used[seat] >> i & 1]
        words += [tr.msg(f"panel-runs-{name}") for name, bit in ACT_NAMES.items() if s.act[seat] & bit]
        if s.gift[seat]:
            words.append(tr.msg("panel-gift", name=ability_name(tr, s.gift[seat])))
        panel.rows.append([player(s, tr, seat), tr.term("FACTION", s.faction[seat]), tr.joined(words) or "–"])
        panel.looks.append(tincture(s, seat))
    if s.viewer >= 0 and s.faction[s.viewer]:
        mine = s.faction[s.viewer]
        panel.lines.append(tr.msg("panel-faction", faction=mine))
    return panel


# --- the decks --------------------------------------------------------------------------------------------------------


def decks(s: Realm, tr: Translator) -> Panel:
    """Return a panel with the possible cards and the discard piles."""
    panel = Panel("note", tr.msg("panel-decks"), rules=("REALM-E1.05",))
    for deck in range(DECKS):
        later = FIRST_TURN[deck] if s.turn < FIRST_TURN[deck] else 0
        may_come, gone = tuple(sorted(s.unseen(deck))), tuple(s.discards[deck])
        panel.lines.append(
            tr.msg("note-deck", deck=deck, count=len(s.decks[deck]), later=later, may_come=may_come, cards=gone)
        )
    return panel
