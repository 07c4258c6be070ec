"""Every option changes something, and this is what (RULES.md, Options)."""

from __future__ import annotations

import re

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, BadSetup
from baronage.engine.game.table_text import outline
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.games.fyn import verbs
from tests.games.fyn.table import GAME, asked, at, board, cells, do, kinds, menu, realm, refused, same, start, starts

FULL = "Road+Road+Road+Road+Road"


def test_each_option_has_a_test_here() -> None:
    with open(__file__, encoding="utf-8") as file:
        tested = set(re.findall(r"def test_option_(\w+?)(?:__\w+)?\(", file.read()))
    assert tested == {option.name for option in GAME.options}


# --- what it is played with -------------------------------------------------------------------------------------------


def test_option_variant() -> None:
    plain, empire, city = (board(start(2, variant=name)) for name in ("standard", "barbarians", "run_for_city"))
    assert [len(s.lands[0]) for s in (plain, empire, city)] == [1, 9, 1]
    assert [bool(s.aside) for s in (plain, empire, city)] == [True, False, True]
    assert [s.city[0] >= 0 for s in (plain, empire, city)] == [False, False, True]


def test_option_first_seat() -> None:
    assert [board(start(3, first_seat=name)).active for name in ("P1", "P2", "P3")] == [0, 1, 2]
    assert menu(start(3, first_seat="host")) == {"FIRST P1", "FIRST P2", "FIRST P3"}
    assert {board(start(3, first_seat="random", seed=seed)).active for seed in range(20)} == {0, 1, 2}


def test_option_dice() -> None:
    for dice, turned in ((True, 0), (False, 1)):
        match = at(
            "D",
            "0,0:K; 0,1:C{A}",
            "0,0:K; 0,1:Cc",
            hands=(FULL, FULL),
            deck="1 2",
            chance=[0, 0],
            dice=dice,
            call="standing",
        )
        before = len(board(match).deck)
        do(match, "ATK P2:0,1 FROM 0,1 {A}")
        assert before - len(board(match).deck) == 2 * turned
        assert all((params[2] > 0) == bool(turned) for params in kinds(match, verbs.NUMBER))


def test_option_trading() -> None:
    for trading in (True, False):
        match = at("F", "0,0:K", "0,0:K", hands=("Road",), trading=trading)
        assert ("TRADE Road" in menu(match)) == trading


def test_option_town_siege() -> None:
    for value in (0, 1, 2, 3):
        match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Ct", numbers=[10, 10], town_siege=value)
        do(match, "ATK P2:0,1 FROM 0,1 {A}")
        shots = kinds(match, verbs.SHOT)
        assert [params[4] for params in shots] == ([5 + value - 2, 5 + 2 - value] if value else [])


def test_option_interrupts() -> None:
    for value, opened in (("key", [9]), ("every", [12, 12])):
        match = at("E", "0,0:K", "0,0:K", hands=("Clear+Road+Road",), interrupts=value)
        do(match, "PUT Clear@1,0 ; PUT Road@1,0")
        assert [params[0] for params in kinds(match, verbs.WINDOW)] == opened


def test_option_call() -> None:
    for value in ("ask", "standing"):
        match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cc", deck="1 2", call=value)
        assert ("CALL 3" in menu(match)) == (value == "standing")
        do(match, "ATK P2:0,1 FROM 0,1 {A}")
        assert (asked(match) == "P2 DEC-02") == (value == "ask")


# --- the City and the Empire ------------------------------------------------------------------------------------------


def test_option_empire_seat() -> None:
    assert [board(start(3, variant="barbarians", empire_seat=f"P{n}")).empire for n in (1, 2, 3)] == [0, 1, 2]
    assert board(start(3, variant="barbarians", first_seat="P2")).empire == 1
    seen = {board(start(3, variant="barbarians", empire_seat="random", seed=seed)).empire for seed in range(20)}
    assert seen == {0, 1, 2}


def test_option_city_distance() -> None:
    near, far = (start(2, variant="run_for_city", city_distance=distance) for distance in (3, 12))
    assert [board(match).city[0] - board(near).city[0] for match in (near, far)] == [0, 9 * 128]


def test_option_city_handicap() -> None:
    even, odd = (start(2, variant="run_for_city", city_handicap=more) for more in ([], [0, 2]))
    assert board(even).city[0] == board(even).city[1] == board(odd).city[0]
    assert board(odd).city[1] - board(odd).city[0] == 2 * 128


# --- ends -------------------------------------------------------------------------------------------------------------


def test_option_timeout_rounds() -> None:
    for rounds, out in ((0, 0), (4, 1), (5, 0)):
        match = at("F", "0,0:K", "0,0:K", hands=("", FULL), turn=2, chance=[None], timeout_rounds=rounds)
        do(match, ".")
        assert len(kinds(match, verbs.TIME_OUT)) == out


def test_option_timeout_minutes() -> None:
    for minutes, out in ((0, 0), (5, 1), (60, 0)):
        match = at("F", "0,0:K", "0,0:K", hands=(FULL, FULL), timeout_minutes=minutes)
        match.chance = Chance(1)
        match.chance.clock = lambda: 30.0
        do(match, ".")
        assert len(kinds(match, verbs.TIME_OUT)) == out


def pass_rounds(match: Match, most: int) -> int:
    """Nobody plays or discards anything: after how many turns the game is over."""
    turns = 0
    while not match.over and turns < most:
        seat = match.state.actors()[0]
        turns += asked(match).endswith("DEC-17")
        match.play(seat, match.state.default(seat))
    return turns


@pytest.mark.rule("FYN-L1.02")
def test_option_stall_rounds() -> None:
    for limit in (1, 2, 3):
        match = at("F", "0,0:K", "0,0:K", hands=(FULL, FULL), stall_rounds=limit)
        assert pass_rounds(match, 100) == 2 * limit
        assert match.state.standings() is not None
    assert GAME.meta.option("stall_rounds").default == 0
    match = at("F", "0,0:K", "0,0:K", hands=(FULL, FULL), max_rounds=0)
    assert pass_rounds(match, 60) == 60


@pytest.mark.rule("FYN-L1.01")
def test_option_max_rounds() -> None:
    for limit, last in ((10, 10), ("auto", 100), (500, 500)):
        match = at("F", "0,0:K", "0,0:K", hands=(FULL, FULL), turn=2, round=last, max_rounds=limit)
        do(match, ".")
        assert match.over
        match = at("F", "0,0:K", "0,0:K", hands=(FULL, FULL), turn=2, round=last - 1, max_rounds=limit)
        do(match, ".")
        assert not match.over
    for last in (100, 501, 2000):
        match = at("F", "0,0:K", "0,0:K", hands=(FULL, FULL), turn=2, round=last, max_rounds=0)
        do(match, ".")
        assert board(match).round == last + 1
    with pytest.raises(BadSetup, match="no King"):
        GAME.setup(2, {"variant": "barbarians", "max_rounds": 0})
    with pytest.raises(BadSetup):
        GAME.setup(2, {"max_rounds": 9})


def stall_lines(match: Match) -> list[str]:
    """What is counted of a stall."""
    lines = outline(match.state.redact(-1), width=200).splitlines()
    return [line.strip() for line in lines if "in a row" in line]


@pytest.mark.rule("FYN-L1.02")
def test_the_stall_is_counted_down_on_the_panel_and_in_the_prompt() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=(FULL, FULL), stall_rounds=2)

    def prompt(seat: int) -> str:
        return GAME.prompt(match.state, seat)[0]

    ends = "Unless a card is drawn or turned up, the game ends"
    assert prompt(0).endswith(f"{ends} in 2 rounds, this one included.")
    assert ends not in prompt(1)
    assert stall_lines(match) == ["Rounds in a row without a card from the deck: 0. 2 more end the game."]
    do(match, ". ; STEP none ; . ; .")
    assert board(match).round == 5
    do(match, "STEP none ; .")
    assert prompt(0).endswith(f"{ends} with this round.")
    assert "FYN-L1.02" in GAME.prompt(match.state, 0)[1]
    assert stall_lines(match) == ["Rounds in a row without a card from the deck: 1. 1 more ends the game."]
    match = at("F", "0,0:K", "0,0:K", hands=("Road", FULL), deck="1 2 3 4", stall_rounds=2)
    do(match, ". ; STEP none ; . ; .")  # and he draws four
    assert ends not in prompt(0)
    assert stall_lines(match) == [
        "A card has left the deck in this round; 2 rounds in a row without one would end the game."
    ]


@pytest.mark.rule("FYN-L1.02")
def test_without_the_option_nothing_is_said_of_a_stall() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=(FULL, FULL))
    pass_rounds(match, 9)
    assert board(match).stall == 4
    assert "Unless" not in GAME.prompt(match.state, match.state.actors()[0])[0]
    assert not stall_lines(match)


def test_a_record_of_the_time_when_the_stall_limit_was_usual_means_it() -> None:
    text = start(2, seed=1).record.text()
    assert Record.read(text, {"fyn": GAME}).setup.options["stall_rounds"] == 0
    old = text.replace("version: 2", "version: 1")
    assert Record.read(old, {"fyn": GAME}).setup.options["stall_rounds"] == 3
    told = old.replace("seats: 2", 'seats: 2\noptions: {"stall_rounds": 5}')
    assert Record.read(told, {"fyn": GAME}).setup.options["stall_rounds"] == 5


# --- improvements -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D5.11")
def test_option_improvements() -> None:
    for value, places in (("one", set()), ("each", {"0,1"})):
        match = at("E", "0,0:K; 0,1:Dm", "0,0:K", hands=("Oasis+Village",), improvements=value)
        assert cells(match, "PUT Oasis") == places
    do(match, "PUT Oasis@0,1 ; PUT Village@0,1")  # the Mine is no hindrance now
    assert realm(match, "P1") == "0,0:K; 0,1:Domv"


@pytest.mark.rule("FYN-D5.11")
def test_of_each_type_one() -> None:
    match = at("E", "0,0:K; 0,1:Dm; 1,0:Co", "0,0:K", hands=("Mine+Oasis",), improvements="each")
    refused(match, "PUT Mine@0,1", "FYN-D5.11")
    refused(match, "PUT Oasis@1,0", "FYN-D5.11")
    assert starts(match, "PUT") == {"Mine@1,0", "Oasis@0,1"}
    match = at("E", "0,0:K; 0,1:Dm", "0,0:K", hands=("Oasis",))
    refused(match, "PUT Oasis@0,1", "FYN-D5.11")


@pytest.mark.rule("FYN-D5.11")
def test_all_improvements_of_a_land_are_kept_captured_sabotaged_and_lost() -> None:
    rich = "0,0:K; 0,1:Drogmv"
    match = at("D", "0,0:K; 0,1:C{A}", rich, improvements="each")
    text = match.state.position()
    assert GAME.position(text, 2, {"improvements": "each"}).dump() == match.state.dump()
    assert GAME.load(match.state.dump()).dump() == match.state.dump()
    with pytest.raises(BadDocument):
        at("D", "0,0:K", rich)
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:Drogmv{A}")
    assert same(match, "P2", "0,0:K")
    match = at(
        "A", rich, "0,0:K", hands=("Clear+Clear+Clear+Clear+Clear", "Sabotage"), numbers=[1], improvements="each"
    )
    targets = {move.rpartition(" ")[2] for move in starts(match, "PLAY Sabotage")}
    assert targets == {"Road", "Oasis", "Clearing", "Mine", "Village"}
    do(match, "P2: PLAY Sabotage P1:0,1 Clearing")
    assert realm(match, "P1") == "0,0:K; 0,1:Dromv"
    match = at("A", rich, "0,0:K", hands=("Clear+Clear+Clear+Clear+Clear", "Revolt"), numbers=[1], improvements="each")
    do(match, "P2: PLAY Revolt P1:0,1")
    gone = [params[1] for params in kinds(match, verbs.LOST)]
    assert (realm(match, "P1"), len(gone)) == ("0,0:K", 6)
    assert set(gone) <= set(board(match).discard)
