"""The actions of confrontations in words: with their odds, and where a bump would lead."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import Action
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    ARC,
    ASN,
    CAT,
    FIR,
    LIG,
    MIS,
    PICK_GOLD,
    PPK,
    REC,
    SPL,
    STL,
    TAC,
    TAX,
    TAX_GOLD,
    TRP,
)
from baronage.games.barony.geometry import ANGLES, OUT, members
from baronage.games.barony.odds import exits, flight, lead, percent, success, wins
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.approach import Consent, Offer
from baronage.games.barony.steps.bump import RETREATS, Aim, Shorten, Trap
from baronage.games.barony.steps.clash import Declare, Defend, Escort
from baronage.games.barony.steps.flight import Archery
from baronage.games.barony.steps.outcomes import Recruit
from baronage.games.barony.words.names import item_sense, name, named, on, some, uses_left, where

Phrase = tuple[str, tuple[str, ...]]


def bump_words(s: Barony, space: int, direction: int, distance: int) -> str:
    """'1 triangle at 90° to C1.19'."""
    end, met, travelled = flight(s, space, direction, distance)
    way = f"{some(distance, 'triangle')} at {ANGLES[direction]}°"
    if end == OUT:
        return f"{way} off the board (killed)"
    if met >= 0:
        soon = f" after {travelled}" if travelled < distance else ""
        return f"{way}, into {name(s, met)} on {where(s, end)}{soon}"
    marker = s.marker(end)
    if marker is not None:
        return f"{way}, into the {'trap' if marker[1] == TRP else 'snare'} on {where(s, end)}"
    return f"{way} to {where(s, end)}"


def danger(s: Barony, space: int) -> str:
    """What losing as Aggressor may mean there."""
    out = exits(s, space)
    if space == s.market:
        return "if lost, it is put on any triangle round the Market"
    if not out:
        return "if lost, it is bumped 1 triangle"
    return f"if lost, it may be killed: {out} of 6 directions lead off the board"


def _bumps(s: Barony, clash: tuple[int, ...]) -> str:
    """Where the Defender goes if it loses."""
    space = s.place[clash[1]]
    return " or ".join(bump_words(s, space, direction, clash[2]) for direction in members(clash[3]))


def _fight(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    if isinstance(top, Declare):
        if s.sleep[top.defender]:
            return "Fight: it sleeps and loses at once", ("BAR-C3.02",)
        chance = success(s, top.aggressor, top.defender)
        if s.control[top.defender] == seat:
            return f"Let the dice decide: {percent(chance)} that {name(s, top.defender)} gives way", ("BAR-C1.09",)
        return f"Fight: {percent(chance)} to win; a tie is lost", ("BAR-C1.03", "BAR-C2.02")
    assert isinstance(top, Defend)
    chance = 1 - success(s, top.aggressor, top.defender, top.clash[5])
    words = {PPK: "that nothing is stolen", STL: "that nothing is stolen"}.get(top.clash[5], "to win; a tie is won")
    return f"Fight: {percent(chance)} {words}", ("BAR-C1.05", "BAR-C2.02")


def _concede(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    if isinstance(top, Declare):
        if s.control[top.defender] == seat:
            return f"{name(s, top.aggressor)} gives way: bumped 1 triangle where you like", ("BAR-C1.09",)
        return f"Concede: {name(s, top.aggressor)} is bumped 1 triangle where the other Baron likes", (
            "BAR-C1.03",
            "BAR-C3.01",
        )
    assert isinstance(top, Defend)
    using = top.clash[5]
    if using in (PPK, STL, TAX):
        return "Concede: it is robbed without a roll", ("BAR-C1.05", "BAR-C3.05")
    if using == SPL and top.clash[6] not in (FIR, LIG, MIS):
        return "Concede: let the spell work", ("BAR-L0.01",)
    if using == ARC:
        return "Concede: the flight ends and it is bumped 1 triangle", ("BAR-A01.06", "BAR-A01.05")
    return f"Concede: bumped {_bumps(s, top.clash)}", ("BAR-C1.05", "BAR-C3.01")


def _retreat(s: Barony, seat: int, action: Action) -> Phrase:
    return "Retreat: it loses without a roll, but is not bumped off the board", ("BAR-A13.01", "BAR-A13.02")


def _yield(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    if isinstance(top, Defend):
        return f"{name(s, top.aggressor)} concedes: nothing happens to {name(s, top.defender)}", ("BAR-C1.09",)
    assert isinstance(top, Declare)
    return f"{name(s, top.defender)} gives way: bumped {_bumps(s, top.clash)}", ("BAR-C1.09",)


def _caught(s: Barony, top: Declare) -> str:
    """BAR-A10.03, A10.04: '; 10 % to be bumped', when it is lost by more than the Thief's Rank; else it goes back."""
    thief, other = top.aggressor, top.defender
    if s.sleep[other]:
        return ""
    return f"; {percent(1 - wins(lead(s, thief, other, PPK) + s.rank[thief] + 1))} to be bumped"


def _ride(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    assert isinstance(top, Declare)
    maneuver = action[1]
    rank = s.rank[top.aggressor]
    purse = s.gold[s.control[top.defender]]
    chance = percent(success(s, top.aggressor, top.defender, maneuver))
    if maneuver == PPK:
        gold = min(PICK_GOLD * rank, purse)
        words = f"Pick its pocket: {chance} to take {gold:,} gold and go back{_caught(s, top)}"
        return words, ("BAR-A10.01", "BAR-A10.02", "BAR-A10.04")
    if maneuver == TAX:
        gold = min(TAX_GOLD * rank, purse)
        won = f"take {gold:,} gold and go back" if gold else "bump it, for its Baron has no gold"
        return f"Tax it: {chance} to {won}", ("BAR-A19.01", "BAR-A19.02")
    if maneuver == STL:
        words = f"Steal: {chance} to take one item and go back{_caught(s, top)}"
        return words, ("BAR-A15.01", "BAR-A15.02", "BAR-A10.04")
    assert maneuver == ASN
    return f"Assassinate it: three rolls in a row, {chance}", ("BAR-A02.01", "BAR-A02.02")


def _aim(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    if isinstance(top, Trap):
        return f"Bump {name(s, top.serf)} {bump_words(s, top.space, action[1], action[2])}", ("BAR-A14.02",)
    assert isinstance(top, Aim)
    if top.who == RETREATS:
        words = f"Bump {name(s, top.loser)} at {ANGLES[action[1]]}°, up to {some(action[2], 'triangle')} inside"
        return words, ("BAR-A13.02", "BAR-A13.03")
    words = f"Bump {name(s, top.loser)} {bump_words(s, top.space, action[1], action[2])}"
    return words, ("BAR-B1.01",) if top.who else ("BAR-B2.01",)


def _shorten(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    assert isinstance(top, Shorten)
    words = bump_words(s, top.space, top.direction, top.distance - action[1])
    return f"Save {action[1]}: bumped {words}", ("BAR-W2.01",)


def _escort(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    assert isinstance(top, Escort)
    knight = action[1]
    chance = percent(1 - success(s, top.aggressor, knight, top.clash[5]))
    return f"The Knight {name(s, knight)} (Rank {s.rank[knight]}) takes its place: {chance} to hold", ("BAR-A08.01",)


def _shoot(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    assert isinstance(top, Archery)
    chance = percent(success(s, top.archer, top.serf, ARC))
    return f"Shoot: {chance} to end the flight and bump it 1 triangle", ("BAR-A01.01", "BAR-A01.05")


def _agree(s: Barony, seat: int, action: Action) -> Phrase:
    return (
        ("Agree to the trade", ("BAR-E1.03",))
        if isinstance(s.stack[-1], Offer)
        else (("Agree: it is blessed", ("BAR-A03.01", "BAR-A03.02")))
    )


def _decline(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    if isinstance(top, Escort):
        chance = percent(1 - success(s, top.aggressor, top.defender, top.clash[5]))
        return f"No escort: {chance} to hold", ("BAR-A08.01",)
    if isinstance(top, Archery):
        return "Let it pass", ("BAR-A01.01",)
    if isinstance(top, Recruit):
        return "Do not roll", ("BAR-A11.02",)
    return "Decline", ("BAR-A03.01",) if isinstance(top, Consent) else ("BAR-E1.03",)


def _recruit(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    assert isinstance(top, Recruit)
    low = s.rank[top.serf]
    chance = sum(6 - abs(total - 7) for total in range(max(2, low), 13)) / 36
    left = uses_left(s, top.noble, REC)
    return f"Roll to recruit {name(s, top.serf)}: {percent(chance)}; {left} of {s.rank[top.noble]} tries left", (
        "BAR-A11.02",
        "BAR-A11.04",
    )


def _take(s: Barony, seat: int, action: Action) -> Phrase:
    return f"Take {item_sense(action[1])}", ("BAR-A15.02",)


def _save(s: Barony, seat: int, action: Action) -> Phrase:
    return f"Put it on {where(s, action[1])}", ("BAR-K2.02",)


def _ranged(what: str, maneuver: int, *rules: str) -> Callable[[Barony, int, Action], Phrase]:
    def words(s: Barony, seat: int, action: Action) -> Phrase:
        serf, other = s.active, action[1]
        distance = s.board.ranges(s.place[serf])[s.place[other]]
        ways = s.board.flights(s.place[serf], s.place[other])
        ends = " or ".join(bump_words(s, s.place[other], direction, distance) for direction in members(ways))
        chance = percent(success(s, serf, other, maneuver))
        return f"{what} {named(s, other, seat)} {on(s, s.place[other])}: {chance} to bump it {ends}", rules

    return words


LABELS: dict[int, Callable[[Barony, int, Action], Phrase]] = {
    verbs.FIGHT: _fight,
    verbs.CONCEDE: _concede,
    verbs.RETREAT: _retreat,
    verbs.YIELD: _yield,
    verbs.RIDE: _ride,
    verbs.AIM: _aim,
    verbs.SHORTEN: _shorten,
    verbs.ESCORT: _escort,
    verbs.LOOSE_ARROW: _shoot,
    verbs.AGREE: _agree,
    verbs.DECLINE: _decline,
    verbs.RECRUIT: _recruit,
    verbs.TAKE: _take,
    verbs.SAVE: _save,
    verbs.SHOOT: _ranged("Shoot the catapult at", CAT, "BAR-A04.05", "BAR-A04.06"),
    verbs.TACTICS: _ranged("Tactical Maneuver against", TAC, "BAR-A17.01", "BAR-A17.02"),
}
