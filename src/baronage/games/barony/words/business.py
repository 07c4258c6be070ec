"""Maneuvers without a fight, spells, trading and the Market in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baronage.engine.flow import Action
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    ARM,
    CAT,
    CTA,
    EAR,
    EWE,
    FIR,
    ITEM_NAME,
    ITEM_PRICE,
    LIG,
    MANEUVER_NAME,
    MANEUVER_PRICE,
    MIS,
    MKW,
    SLE,
    SLO,
    SNA,
    SPL,
    TASK_TURNS,
    TEL,
    TRP,
)
from baronage.games.barony.geometry import ANGLES
from baronage.games.barony.market import move_price, rank_price, resale, sale_value
from baronage.games.barony.odds import percent, success
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.approach import Approach
from baronage.games.barony.steps.maneuvers import Arrival, copy_price
from baronage.games.barony.steps.market import Replacement
from baronage.games.barony.words.names import an_item, item_name, item_sense, kind, name, named, some, where

__all__ = ["CTA", "LABELS", "MANEUVER_SENSE", "SPELL_SENSE", "Arrival", "Replacement"]

Phrase = tuple[str, tuple[str, ...]]

TASK_SENSE: Final = {
    MKW: ("its Rank counts twice in its next fight", "BAR-A09.02"),
    SNA: ("who enters when it has left is held fast", "BAR-A06.01"),
    TRP: ("who enters when it has left is bumped on", "BAR-A14.01"),
    CAT: ("a catapult that shoots as far as its Rank", "BAR-A04.01"),
}
SPELL_RULE: Final = {
    ARM: "BAR-L1.01",
    EAR: "BAR-L2.01",
    EWE: "BAR-L3.01",
    FIR: "BAR-L4.01",
    LIG: "BAR-L5.01",
    MIS: "BAR-L6.01",
    SLE: "BAR-L7.01",
    SLO: "BAR-L8.01",
    TEL: "BAR-L9.01",
}
SPELL_SENSE: Final = {  # for those who shop
    ARM: "the next lost bump is shorter by the Wizard's Rank",
    EAR: "an armour is better by the Wizard's Rank for as many turns",
    EWE: "a weapon is better by the Wizard's Rank for as many turns",
    FIR: "bumps up to Rank Serfs within Rank, farther the fewer they are",
    LIG: "bumps everybody on a line from the Wizard",
    MIS: "bumps one Serf within Rank as far as Rank",
    SLE: "up to Rank Serfs within Rank sleep for Rank turns",
    SLO: "a Serf beside the Wizard has Rank less or more Move for Rank turns",
    TEL: "the Wizard goes to a free triangle within Rank",
}
MANEUVER_SENSE: Final = {
    "Archery": "shoots at Jumpers that fly over it",
    "Bless": "saves a Serf from one kill",
    "Spellcasting": "casts the spells it carries",
    "Tactical Maneuver": "fights a Serf beside it without moving",
    "Assassinate": "three rolls won in a row remove a Serf for good",
    "Build Catapult": "5 turns of work, then it shoots as far as its Rank",
    "Call to Arms": "brings a Serf of the reserve into the game",
    "Create Snare": "3 turns of work; holds who enters after it has left",
    "Duplicate Spell": "copies a spell it carries",
    "Escort": "takes the place of an attacked Serf beside it",
    "Make Weapon": "3 turns of work; its Rank counts twice in its next fight",
    "Pick Pocket": "steals gold instead of bumping",
    "Recruitment": "may win over whom it has bumped",
    "Resurrect": "brings a killed Serf back",
    "Retreat": "may lose a fight without being bumped off the board",
    "Set Trap": "3 turns of work; bumps who enters after it has left",
    "Steal": "takes an item instead of bumping",
    "Throw": "bumps a beaten attacker farther",
    "Taxation": "collects gold from Serfs of lower Rank",
}


def _task(s: Barony, seat: int, action: Action) -> Phrase:
    sense, rule = TASK_SENSE[action[1]]
    turns = some(TASK_TURNS[action[1]], "turn")
    return f"Begin {MANEUVER_NAME[action[1]]}: {turns} on this triangle, then {sense}", (rule, "BAR-T2.03")


def _bless(s: Barony, seat: int, action: Action) -> Phrase:
    who = "itself" if action[1] == s.active else named(s, action[1], seat)
    return f"Bless {who}: it is saved from one kill", ("BAR-A03.01", "BAR-A03.03")


def _call(s: Barony, seat: int, action: Action) -> Phrase:
    return f"Call to Arms: bring {name(s, action[1])} ({kind(s, action[1])}) to its home", ("BAR-A05.01",)


def _resurrect(s: Barony, seat: int, action: Action) -> Phrase:
    return f"Resurrect {name(s, action[1])} ({kind(s, action[1])})", ("BAR-A12.01",)


def _duplicate(s: Barony, seat: int, action: Action) -> Phrase:
    return f"Copy {ITEM_NAME[action[1]]} for {copy_price(s, s.active, action[1]):,} gold", ("BAR-A07.01",)


def _cast(s: Barony, seat: int, action: Action) -> Phrase:
    spell, target = action[1], action[2]
    name, rules = ITEM_NAME[spell], (SPELL_RULE[spell], "BAR-A16.01")
    if spell == LIG:
        return f"Cast {name} at {ANGLES[target]}°: it strikes everybody on that line", rules
    if spell == TEL:
        return f"Cast {name}: to {where(s, target)}", rules
    if spell == SLO:
        name = "Speed" if action[3] else "Slow"
    elif len(action) > 3:
        name = f"{name} ({item_name(action[3])})"
    if target == s.active:
        return f"Cast {name} on itself", rules
    chance = percent(success(s, s.active, target, SPL))
    return f"Cast {name} at {named(s, target, seat)} on {_spot(s, target)}: {chance} that it works", rules


def _spot(s: Barony, serf: int) -> str:
    return where(s, s.place[serf])


def _name(s: Barony, seat: int, action: Action) -> Phrase:
    chance = percent(success(s, s.active, action[1], SPL))
    return f"Also {named(s, action[1], seat)} on {_spot(s, action[1])}: {chance}", ("BAR-L0.05",)


def _own(s: Barony, seat: int) -> bool:
    """Is whom the active Serf has met the same Baron's?"""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, Approach) and s.control[top.clash[1]] == seat


def _give(s: Barony, seat: int, action: Action) -> Phrase:
    if _own(s, seat):
        return f"Give it {an_item(action[1])}", ("BAR-E1.01", "BAR-E1.03")
    return f"Offer {an_item(action[1])}", ("BAR-E1.01", "BAR-E1.03")


def _ask(s: Barony, seat: int, action: Action) -> Phrase:
    if _own(s, seat):
        return f"Take {an_item(action[1])} from it", ("BAR-E1.01", "BAR-E1.03")
    return f"Ask for {an_item(action[1])} in your offer", ("BAR-E1.01", "BAR-E1.03")


def _buy(s: Barony, seat: int, action: Action) -> Phrase:
    row = action[1]
    sense = f": {SPELL_SENSE[row]}" if row in SPELL_SENSE else ""
    return f"Buy {item_sense(row)} for {ITEM_PRICE[row]:,} gold{sense}", ("BAR-Q2.01", "BAR-Q2.02")


def _learn(s: Barony, seat: int, action: Action) -> Phrase:
    name = MANEUVER_NAME[action[1]]
    return f"Learn {name} for {MANEUVER_PRICE[action[1]]:,} gold: {MANEUVER_SENSE[name]}", ("BAR-Q2.03",)


def _sell(s: Barony, seat: int, action: Action) -> Phrase:
    return f"Sell {an_item(action[1])} for {resale(action[1]):,} gold", ("BAR-Q2.04",)


def _rank(s: Barony, seat: int, action: Action) -> Phrase:
    return f"Rise to Rank {s.rank[s.active] + 1} for {rank_price(s, s.active):,} gold", ("BAR-Q3.01",)


def _move(s: Barony, seat: int, action: Action) -> Phrase:
    return f"Raise Move to x{s.move[s.active] + 1} for {move_price(s, s.active):,} gold", ("BAR-Q3.02",)


def _sell_self(s: Barony, seat: int, action: Action) -> Phrase:
    words = f"{name(s, s.active)} sells itself for {sale_value(s, s.active):,} gold; another takes its place"
    return words, ("BAR-Q4.01", "BAR-Q4.02")


def _plain(what: str, *rules: str) -> Callable[[Barony, int, Action], Phrase]:
    return lambda s, seat, action: (what, rules)


LABELS: dict[int, Callable[[Barony, int, Action], Phrase]] = {
    verbs.TASK: _task,
    verbs.DESTROY: _plain("Destroy the catapult, to move freely again", "BAR-A04.03"),
    verbs.BLESS: _bless,
    verbs.CALL: _call,
    verbs.RESURRECT: _resurrect,
    verbs.DUPLICATE: _duplicate,
    verbs.CAST: _cast,
    verbs.NAME: _name,
    verbs.LOOSE: _plain("Cast it at these", "BAR-L0.05"),
    verbs.ABANDON: _plain("Cast nothing after all", "BAR-A16.01"),
    verbs.GIVE: _give,
    verbs.ASK: _ask,
    verbs.OFFER: _plain("Send the offer", "BAR-E1.03"),
    verbs.GO_ON: _plain("Go on to the confrontation", "BAR-C1.02"),
    verbs.BUY: _buy,
    verbs.LEARN: _learn,
    verbs.SELL: _sell,
    verbs.RAISE_RANK: _rank,
    verbs.RAISE_MOVE: _move,
    verbs.SELL_SELF: _sell_self,
}
