"""REALM-C2.01, C2.06: what becomes of a player from whom nothing comes, or who has quit, in every window."""

from __future__ import annotations

import pytest

from baronage.engine.core.state import RESIGN, TIMEOUT
from baronage.engine.match.match import Match
from baronage.games.protectors.data import COLOURS, PROVINCES
from tests.games.protectors.table import (
    at,
    begin,
    cash,
    expect,
    lots,
    play,
    realm,
    send,
    told,
    window,
)


def silence(match: Match, seat: int, how: int) -> None:
    if how == RESIGN:
        match.play(seat, (RESIGN,))
    else:
        match.play(seat, (TIMEOUT,))


@pytest.mark.rule("REALM-C2.01", "REALM-C2.06", "REALM-A1.06")
@pytest.mark.parametrize("how", [TIMEOUT, RESIGN])
@pytest.mark.parametrize("seat", [0, 2])
def test_a_silent_player_abstains_from_a_vote(how: int, seat: int) -> None:
    match = begin(3, [None] * 5, version="vote")
    silence(match, seat, how)
    others = [other for other in range(3) if other != seat]
    for other in others:
        match.play(other, "grand")
    assert f"not at all: {'ABC'[seat]}" in told(match)
    assert realm(match).land.provinces == 6


@pytest.mark.rule("REALM-C2.01", "REALM-C2.06", "REALM-P1.01", "REALM-P1.03")
@pytest.mark.parametrize("how", [TIMEOUT, RESIGN])
@pytest.mark.parametrize("seat", [0, 3])
def test_a_silent_player_is_seated_by_lot_and_placed_in_joining_order(how: int, seat: int) -> None:
    match = begin(4, [0, None, None, None, None, None], teams="on")
    silence(match, seat, how)
    free = iter(("join 2", "join 2", "join 1"))
    for other in range(4):
        if other != seat:
            match.play(other, next(free))
    s = realm(match)
    assert f"{'ABCD'[seat]} didn’t choose and is put into team 1 by lot." in told(match)
    assert s.team[seat] == 0
    if how == TIMEOUT:
        while match.state.stack[-1].actors(s) and window(match) == "":
            match.time_out(match.state.actors()[0])
    else:
        for other in range(4):
            if other in match.state.actors() and window(match) == "":
                match.time_out(other)
    mates = [other for other in range(4) if s.team[other] == 0]
    assert [s.number[other] for other in mates] == sorted(s.number[other] for other in mates)
    assert window(match) == "opening"


@pytest.mark.rule("REALM-C2.01", "REALM-C2.06", "REALM-D1.06")
@pytest.mark.parametrize("how", [TIMEOUT, RESIGN])
@pytest.mark.parametrize("number", [1, 3])
def test_a_silent_player_bids_nothing_and_gets_a_faction_by_lot(how: int, number: int) -> None:
    match = begin(3, factions="choice")
    lots(match, 0)
    match.play(number - 1, "+Fkal")  # clicked, but never sent
    silence(match, number - 1, how)
    for other in {1, 2, 3} - {number}:
        send(match, other, f"Faction Hodir. Bid {other}")
    s = realm(match)
    assert s.faction[number - 1] == 1
    assert s.cash[number - 1] == 50
    assert s.rank[-1] == number - 1


@pytest.mark.rule("REALM-C2.01", "REALM-C2.06", "REALM-F4.01", "REALM-E5.01")
@pytest.mark.parametrize("how", [TIMEOUT, RESIGN])
@pytest.mark.parametrize("number", [1, 3])
def test_a_silent_player_fortifies_names_nobody_and_buys_by_default(how: int, number: int) -> None:
    match = at("N/ring4/4 T6.N cards=CALM,MIST,PIRATE map=1:1.2 2:2.1 3:3.2 4:4.1 cash=1:100,3:100")
    match.play(number - 1, f"+M{number}-2x2")
    silence(match, number - 1, how)
    play(match)
    assert f"orders: Golden Fortify! {PROVINCES[number]}." in told(match)
    assert f"{COLOURS[number - 1]} names nobody to the Pirates." in told(match)
    assert realm(match).units[number] == 2
    assert window(match) == "buying"
    if how == TIMEOUT:
        silence(match, number - 1, how)
    play(match)
    assert realm(match).units[number] == 3  # one unit at 75, no bid
    assert cash(match, number) == 100 + 50 - 25 - 75


@pytest.mark.rule("REALM-C2.01", "REALM-C2.06", "REALM-M2.03")
@pytest.mark.parametrize("how", [TIMEOUT, RESIGN])
@pytest.mark.parametrize("number", [1, 3])
def test_a_silent_player_commits_nothing(how: int, number: int) -> None:
    for bank in (False, True):
        act = f" fac={number}:lan act={number}:bank" if bank else ""
        match = at(f"N/ring4/4 T3.A dpl=9 rank=1>2>3>4 map=1:1.2 2:2.1 3:3.2 4:4.1 cash=1:33,3:33{act}")
        if not bank:
            match.play(number - 1, f"+C{number}x2")
        elif how == RESIGN:
            match.play(number - 1, (RESIGN,))
        play(match, dict.fromkeys({1, 2, 3, 4} - {number}, "1"), silent=[number] if how == TIMEOUT else [])
        if not match.over and window(match) in ("attack", "bankattack"):
            silence(match, number - 1, how)
        assert f"{COLOURS[number - 1]} sends 0 units: strength 0 of the 1 owed." in told(match)
        assert cash(match, number) >= 0


@pytest.mark.rule("REALM-C2.01", "REALM-C2.06", "REALM-D4.01", "REALM-D2.01")
@pytest.mark.parametrize("how", [TIMEOUT, RESIGN])
def test_a_silent_player_bids_nothing_again_or_from_the_bank(how: int) -> None:
    match = begin(3)
    for number, bid in ((1, 5), (2, 5), (3, 0)):
        send(match, number, f"Bid {bid}")
    assert window(match) == "rebid"
    silence(match, 0, how)
    send(match, 2, "Bid 1")
    expect(match, "rank=2>1>3")
    assert cash(match, 1) == 45
    bank = at("N/ring3/3 T3.C rank=1>2>3 map=1:1.1 2:2.1 3:3.1 fac=1:lan cash=1:60,2:9,3:9")
    play(bank, {1: "bank", 2: "Bid 9", 3: "Bid 1"})
    assert window(bank) == "bankbid"
    silence(bank, 0, how)
    assert cash(bank, 1) == 27
    expect(bank, "rank=1>2>3")  # 15 for the Province, without a bid
