"""Section 3: tiles, capitals, clans, auctions; and the boxes of section 4.17."""

from __future__ import annotations

from typing import Any, cast

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup, Illegal
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from baronage.games.yuan import verbs
from baronage.games.yuan.board.land import distance, land_of, provinces_of
from baronage.games.yuan.data import (
    CLAN_LETTERS,
    HILL,
    MAPS,
    PROVINCE_NAMES,
    PROVINCES,
    REQUIRED,
    TERRAIN,
    TILE_BOX,
    TILE_CELLS,
    TILE_CODES,
    TILE_SET,
)
from baronage.games.yuan.rules.assembly import spiral, tiles_in_play
from baronage.games.yuan.state import CITY, Yuan
from tests.games.yuan.table import GAME, board, clan, province, refused


def new(seats: int, *outcomes: int | list[int] | None, **options: Any) -> Match:
    """A new game with forced chance."""
    return Match(GAME, seats, options, chance=Chance.forced(outcomes))


def opening(position: str, *outcomes: int | list[int] | None, **options: Any) -> Match:
    """A match before turn 1."""
    state = GAME.position(f"t=0 {position}", options=options)
    return Match(GAME, state=state, chance=Chance.forced(outcomes))


def codes(tiles: list[int]) -> str:
    return " ".join(TILE_CODES[tile] for tile in tiles)


def capitals(s: Yuan) -> dict[str, str]:
    return {
        CLAN_LETTERS[s.owner[p] - 1]: PROVINCE_NAMES[p] for p in s.land.provinces if s.owner[p] and s.build[p] == CITY
    }


# --- components -----------------------------------------------------------------------------------------------------


def test_there_are_150_provinces_with_different_names_in_the_order_of_the_alphabet() -> None:
    assert PROVINCES == 150
    assert list(PROVINCE_NAMES[1:]) == sorted(set(PROVINCE_NAMES[1:]))


@pytest.mark.parametrize(
    ("box", "number", "totals"),
    [
        ("C", 2, (12, 11, 11, 6, 8, 8, 0)),
        ("C", 3, (5, 6, 6, 3, 4, 4, 0)),
        ("C", 4, (4, 4, 4, 3, 4, 2, 0)),
        ("M", 2, (11, 11, 12, 6, 8, 5, 3)),
        ("M", 3, (6, 5, 6, 3, 4, 3, 1)),
        ("M", 4, (4, 5, 3, 3, 4, 1, 1)),
    ],
)
def test_the_tile_sets_hold_what_the_table_of_totals_says(box: str, number: int, totals: tuple[int, ...]) -> None:
    cells = [
        kind
        for tile, code in enumerate(TILE_CODES)
        if code[0] == box and TILE_SET[tile] == number
        for kind, _ in TILE_CELLS[tile]
    ]
    assert tuple(cells.count(kind) for kind in range(7)) == totals


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("STD2", (56, 40, 68, 104, 7, 57, 110)),
        ("STD3", (84, 60, 101, 177, 9, 85, 200)),
        ("STD4", (105, 75, 135, 200, 13, 117, 220)),
        ("MYSTIC", (105, 75, 130, 204, 12, 112, 264)),
        ("INVASION", (84, 60, 109, 166, 10, 93, 210)),
        ("CONFLICT", (133, 95, 171, 303, 13, 153, 335)),
    ],
)
@pytest.mark.rule("YUAN-G1.05", "YUAN-G1.06", "YUAN-G1.07", "YUAN-O1.01", "YUAN-O1.04", "YUAN-O1.05")
def test_the_fixed_maps_have_the_cells_links_and_lakes_of_the_checks(name: str, counts: tuple[int, ...]) -> None:
    dry, wet = land_of(MAPS[name], False, False), land_of(MAPS[name], True, False)
    nobody = [0] * (PROVINCES + 1)
    assert counts == (
        len(dry.cells),
        len(dry.provinces),
        sum(map(len, dry.adjacent)) // 2,
        sum(map(len, dry.connected)) // 2,
        len(dry.lakes),
        sum(map(len, wet.adjacent)) // 2,
        sum(len(wet.reach(p, nobody, nobody, 0)) for p in wet.provinces) // 2,
    )


# --- common steps ---------------------------------------------------------------------------------------------------


def test_what_a_seat_knows_while_tiles_are_laid_needs_no_map_worked_out() -> None:
    chance = Chance(3)
    state = cast(Yuan, GAME.start_from(GAME.setup(2), chance))
    while not state.tiles:
        seat = state.actors()[0]
        state.play(seat, state.actions(seat)[-1], chance)
    land_of.cache_clear()
    sites = state.redact(0).sites
    state.encode(0)
    assert land_of.cache_info().misses == 0
    assert len(sites) == len(state.land.provinces)
    assert provinces_of(state.tiles) == state.land.provinces


@pytest.mark.rule("YUAN-S1.01")
def test_the_wheel_starts_at_turn_1() -> None:
    s = board(new(2, None, None, assembly="standard"))
    assert (s.turn, REQUIRED[s.turn]) == (1, 8)


@pytest.mark.rule("YUAN-S1.02")
@pytest.mark.parametrize(("seats", "sets", "count"), [(2, {2}, 8), (3, {2, 3}, 12), (4, {2, 3, 4}, 15)])
def test_one_box_gives_the_sets_of_the_number_of_players(seats: int, sets: set[int], count: int) -> None:
    tiles = tiles_in_play(GAME.setup(seats))
    assert len(tiles) == count
    assert {TILE_SET[tile] for tile in tiles} == sets
    assert {TILE_CODES[tile][0] for tile in tiles} == {"C"}


@pytest.mark.rule("YUAN-S1.03", "YUAN-Z1.01")
@pytest.mark.parametrize(
    ("seats", "other", "count"), [(5, {3}, 19), (6, {3, 4}, 22), (7, {2, 3}, 27), (8, {2, 3, 4}, 30)]
)
@pytest.mark.parametrize("main", [0, 1])
def test_both_boxes_give_the_main_box_and_sets_of_the_other(seats: int, other: set[int], count: int, main: int) -> None:
    tiles = tiles_in_play(GAME.setup(seats, {"main_box": ("china", "mongolia")[main]}))
    assert len(tiles) == count
    assert sum(TILE_BOX[tile] == main for tile in tiles) == 15
    assert {TILE_SET[tile] for tile in tiles if TILE_BOX[tile] != main} == other


@pytest.mark.rule("YUAN-S1.04")
def test_bidding_is_a_choice_and_the_first_game_has_neither_bidding_nor_powers() -> None:
    defaults = {option.name: option.default for option in GAME.options}
    assert (defaults["scenario"], defaults["bidding"], defaults["powers"]) == ("free", "off", "off")
    assert new(4, None, scenario="mystic_island").state.clock()[0][0] == "YUAN-DEC6"
    assert new(4, scenario="mystic_island", bidding="on").state.clock()[0][0] == "YUAN-DEC4"
    assert new(2, None, assembly="standard", bidding="on").state.clock()[0][0] == "YUAN-DEC4"


@pytest.mark.rule("YUAN-S1.05", "YUAN-S1.06")
def test_a_temple_on_every_hill_and_a_whole_reserve_for_every_clan() -> None:
    s = board(new(2, [0, 1, 2, 3], None, assembly="standard"))
    assert [p for p in s.land.provinces if s.temples[p]] == [p for p in s.land.provinces if TERRAIN[p] == HILL]
    assert s.supply == 18 - 6
    for who in s.clans:
        assert (s.villages[who], s.cities[who], s.arms[who], s.ramparts[who]) == (18, 13, 9, 6)
    assert sum(s.armies) == 0
    assert sorted(filter(None, s.build)) == [CITY, CITY]


@pytest.mark.rule("YUAN-S1.07", "YUAN-Z1.04")
def test_clans_in_play_are_drawn_from_the_box() -> None:
    assert board(new(2, [3, 1, 0, 2], None, assembly="standard")).colours == [clan("B"), clan("Y")]
    mongols = board(Match(GAME, 2, {"main_box": "mongolia", "assembly": "auto", "capitals": "auto"}, seed=1))
    assert set(mongols.colours) <= {clan(letter) for letter in "RGKO"}
    assert all(TILE_CODES[tile][0] == "M" for tile in mongols.tiles[::4])
    both = board(new(5, [7, 6, 5, 4], None, None))  # clans of the other box, seat order, tiles
    assert both.colours == [0, 1, 2, 3, clan("O")]
    every = board(new(8, None, None))
    assert every.colours == list(range(8))


@pytest.mark.rule("YUAN-Z1.03")
def test_both_boxes_hold_36_temples() -> None:
    s = board(Match(GAME, 8, {"assembly": "auto", "capitals": "auto"}, seed=1))
    assert s.supply + sum(s.temples) == 36
    assert sum(s.temples) == 24
    small = board(Match(GAME, 4, {"assembly": "auto", "capitals": "auto"}, seed=1))
    assert small.supply + sum(small.temples) == 18


# --- map assembly ---------------------------------------------------------------------------------------------------

FIFTEEN = list(range(1, 16))


@pytest.mark.rule("YUAN-S2.01")
def test_tiles_are_dealt_one_at_a_time_in_seat_order_and_lie_open() -> None:
    match = new(4, [2, 0, 1, 3], FIFTEEN)
    s = board(match)
    assert [len(hand) for hand in s.hands] == [4, 4, 4, 3]
    assert codes(s.hands[2]) == "C:A C:E C:I C:M"  # first in seat order
    assert codes(s.hands[3]) == "C:D C:H C:L"
    assert cast(Yuan, match.state.redact(PUBLIC)).hands == s.hands
    sizes = {5: [4, 4, 4, 4, 3], 6: [4, 4, 4, 4, 3, 3], 7: [4] * 6 + [3], 8: [4] * 6 + [3] * 2}
    for seats, wanted in sizes.items():
        start = board(Match(GAME, seats, {}, seed=seats))
        assert [len(start.hands[seat]) for seat in start.order] == wanted


@pytest.mark.rule("YUAN-S2.02", "YUAN-DEC1")
def test_seat_order_is_random_and_each_places_one_tile_in_turn() -> None:
    match = new(2, None, [1, 0], list(range(1, 9)))
    assert match.state.actors() == [1]
    refused(match, 0, "C:B", "YUAN-S2.02")
    match.play(1, "C:A@0,0r0")
    assert match.state.actors() == [0]
    refused(match, 0, "C:C", "YUAN-S2.02")  # not in this hand
    match.play(0, "C:B@1,0r3")
    assert match.state.actors() == [1]
    before = board(match).hands[1][:]
    match.time_out(1)  # the first tile of the hand, the smallest place, rotation 0
    assert board(match).tiles[8:] == [before[0], -1, 0, 0]


@pytest.mark.rule("YUAN-S2.03")
def test_a_tile_goes_to_an_empty_place_beside_another() -> None:
    match = new(2, None, None, list(range(1, 9)))
    match.play(0, "C:A")
    assert match.state.actions(0) == [(7, 0, 0)]
    match.play(0, "@0,0")
    turns = match.state.actions(0)
    assert turns == [(verbs.ROTATE, turn) for turn in range(6)]
    assert all(match.state.completes_draft(0, action) for action in turns)
    match.play(0, "r0")
    match.play(1, "C:B")
    refused(match, 1, "@0,0", "YUAN-S2.03")
    refused(match, 1, "@2,0", "YUAN-S2.03")
    places = {action[1:] for action in match.state.actions(1)}
    assert places == {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}


@pytest.mark.rule("YUAN-S2.04")
def test_the_placing_player_chooses_the_rotation() -> None:
    for turn, cell in enumerate([(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]):
        match = new(2, None, None, list(range(1, 9)))
        match.play(0, f"C:A@0,0r{turn}")
        assert board(match).land.where[province("LAI")] == cell  # LAI is the first cell of the ring


@pytest.mark.rule("YUAN-S2.05")
def test_chance_assembles_the_map_on_a_spiral() -> None:
    assert spiral(9) == [(0, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-2, 2), (-1, 2)]
    tiles = [8, 7, 6, 5, 4, 3, 2, 1]
    match = new(2, None, tiles, *[5, 4, 3, 2, 1, 0, 5, 4], 0, 0, None, assembly="auto", capitals="auto")
    s = board(match)
    assert s.tiles[::4] == tiles
    assert list(zip(s.tiles[1::4], s.tiles[2::4], strict=True)) == spiral(8)
    assert s.tiles[3::4] == [5, 4, 3, 2, 1, 0, 5, 4]
    assert s.turn == 1


@pytest.mark.rule("YUAN-S2.06", "YUAN-S2.07")
def test_standard_maps_have_their_capitals_for_the_clans_in_their_order() -> None:
    match = new(3, [3, 1, 0, 2], [1, 3, 0], assembly="standard")
    s = board(match)
    assert tuple(s.tiles) == MAPS["STD3"]
    assert capitals(s) == {"W": "LAN", "B": "SONG", "Y": "JUN"}
    assert s.clans == [1, 3, 0]
    assert capitals(board(new(2, None, None, assembly="standard", capitals="agree"))) == {"W": "LAI", "B": "RU"}
    assert capitals(board(new(4, None, assembly="standard"))) == {"W": "BAO", "B": "GAN", "P": "LAI", "Y": "ZHAO"}
    with pytest.raises(BadSetup):
        GAME.setup(5, {"assembly": "standard"})
    with pytest.raises(BadSetup):
        GAME.setup(2, {"assembly": "standard", "main_box": "mongolia"})


# --- capitals -------------------------------------------------------------------------------------------------------

ONE_TILE = "map=C:A@0,0r0 clans=WB seats=-0 -0 order=1,2"


@pytest.mark.rule("YUAN-S3.01")
def test_a_capital_stands_on_a_province_and_a_hill_is_allowed() -> None:
    match = opening(f"{ONE_TILE} ask=capital:1")
    assert {PROVINCE_NAMES[action[1]] for action in match.state.actions(0)} == {"AN", "FU", "LAI", "NING", "TAO"}
    refused(match, 0, (9, 0), "YUAN-S3.01")
    refused(match, 0, "puts W BIN", "YUAN-S3.01")  # not on this map
    match.play(0, "puts W AN")  # the Hill
    assert capitals(board(match)) == {"W": "AN"}


@pytest.mark.rule("YUAN-S3.02", "YUAN-DEC2")
def test_capitals_are_placed_in_seat_order_after_the_last_tile() -> None:
    match = new(3, [3, 1, 0, 2], [2, 0, 1], list(range(1, 13)))
    for tile in range(12):
        match.time_out(match.state.actors()[0])
        if tile < 11:
            assert match.state.clock()[0][0] == "YUAN-DEC1"
    assert match.state.actors() == [2]  # twelve tiles: the fourth round ended with seat 2, the last in order
    placed = []
    for seat in (2, 0, 1):
        assert match.state.actors() == [seat]
        before = set(capitals(board(match)))
        match.time_out(seat)
        placed += sorted(set(capitals(board(match))) - before)
    assert placed == ["W", "B", "Y"]
    assert match.state.clock()[0][0] == "YUAN-DEC3"


@pytest.mark.rule("YUAN-S3.02")
def test_the_player_after_the_last_tile_begins_with_the_capitals() -> None:
    match = new(4, [2, 0, 3, 1], list(range(1, 16)))
    for _ in range(15):
        match.time_out(match.state.actors()[0])
    assert match.state.clock()[0][0] == "YUAN-DEC2"
    assert match.state.actors() == [1]  # fifteen tiles: the last one was laid by seat 3, the third in order


@pytest.mark.rule("YUAN-S3.02")
def test_without_decisions_about_tiles_the_first_seat_in_order_begins() -> None:
    match = new(2, None, [1, 0], None, *[0] * 8, assembly="auto")
    assert match.state.actors() == [1]


@pytest.mark.rule("YUAN-DEC2")
def test_silence_puts_a_capital_where_the_most_provinces_are_adjacent() -> None:
    match = opening("map=STD2 clans=WB seats=-0 -0 ask=capital:1")
    match.time_out(0)
    assert capitals(board(match)) == {"W": "BIN"}  # 5 neighbours, like GUI (a Hill), LAI, LUO, RAO, RU, TANG
    second = opening("map=STD2 clans=WB seats=-0 -0 ask=capital:2 pos=BIN=Wc")
    second.time_out(1)
    assert capitals(board(second)) == {"W": "BIN", "B": "LAI"}  # not GUI, a Hill


@pytest.mark.rule("YUAN-S3.03")
def test_capitals_stand_at_least_three_cells_apart_if_they_can() -> None:
    match = opening("map=STD2 clans=WB seats=-0 -0 ask=capital:2 pos=LAI=Wc")
    land = board(match).land
    home = land.where[province("LAI")]
    assert home is not None
    offered = {action[1] for action in match.state.actions(1)}
    assert offered == {p for p in land.provinces if distance(cast(tuple[int, int], land.where[p]), home) >= 3}
    refused(match, 1, "puts B MEI", "YUAN-S3.03")  # two cells away
    third = opening("map=STD3 clans=WBY seats=-0 -0 -0 ask=capital:3 pos=LAN=Wc SONG=Bc")
    with pytest.raises(Illegal, match="Tong lies only 1 cell from the capital Lan:"):
        third.play(2, "puts Y TONG")  # nine cells from the other
    close = opening(f"{ONE_TILE} ask=capital:2 pos=AN=Wc")  # no Province is even two cells away
    assert {PROVINCE_NAMES[action[1]] for action in close.state.actions(1)} == {"FU", "LAI", "NING", "TAO"}


@pytest.mark.rule("YUAN-S3.04", "YUAN-DEC3")
@pytest.mark.parametrize(("votes", "kept"), [("aaa", True), ("oaa", True), ("ooa", False), ("ooo", False)])
def test_half_of_the_players_must_object(votes: str, kept: bool) -> None:
    lots = [[0, 1, 2]] if kept else [0, 0, 0, [0, 1, 2]]
    match = opening("map=STD3 clans=WBP seats=-0 -0 -0 ask=vote pos=CAI=Wc JUN=Bc LAN=Pc", *lots)
    for seat, vote in enumerate(votes):
        assert board(match).votes == [-1, -1, -1]
        match.play(seat, "objects" if vote == "o" else "accepts")
    assert (capitals(board(match)) == {"W": "CAI", "B": "JUN", "P": "LAN"}) == kept
    assert board(match).turn == 1  # no second vote


@pytest.mark.rule("YUAN-S3.04")
def test_one_of_two_is_half_and_silence_accepts() -> None:
    match = opening("map=STD2 clans=WB seats=-0 -0 ask=vote pos=AN=Wc PING=Bc", 0, 0, None)
    match.play(0, "objects")
    match.time_out(1)
    assert board(match).votes == [1, 0]
    assert capitals(board(match)) != {"W": "AN", "B": "PING"}


@pytest.mark.rule("YUAN-S3.05")
def test_drawn_capitals_are_no_hills_have_three_neighbours_and_lie_four_apart() -> None:
    for seed in range(25):
        s = board(Match(GAME, 4, {"assembly": "auto", "capitals": "auto"}, seed=seed))
        cells = []
        for name in capitals(s).values():
            p = province(name)
            assert TERRAIN[p] != HILL
            assert len(s.land.adjacent[p]) >= 3
            cells.append(cast(tuple[int, int], s.land.where[p]))
        assert len(cells) == 4
        assert min(distance(a, b) for i, a in enumerate(cells) for b in cells[:i]) >= 4
    crowded = opening("map=C:C@0,0r0 clans=WB seats=-0 -0 ask=vote", 0, 0, None)
    crowded.play(0, "objects")
    crowded.play(1, "objects")
    assert len(capitals(board(crowded))) == 2  # one tile: the distance is lowered until there is a place


@pytest.mark.rule("YUAN-S3.06", "YUAN-S3.07")
def test_colours_are_dealt_at_random_with_four_chao() -> None:
    s = board(new(2, None, [1, 0], assembly="standard"))
    assert s.clans == [1, 0]
    assert s.chao[:2] == [4, 4]
    match = opening("map=STD2 clans=WB seats=-0 -0 ask=capital:1")
    assert board(match).clans == [-1, -1]  # nobody knows yet


@pytest.mark.rule("YUAN-S3.08", "YUAN-K1.01")
def test_with_powers_the_first_chao_are_adjusted() -> None:
    s = board(new(4, None, assembly="standard", powers="on"))
    assert s.chao[:4] == [1, 1, 3, 3]
    every = board(Match(GAME, 8, {"assembly": "auto", "capitals": "auto", "powers": "on"}, seed=1))
    assert every.chao == [1, 1, 3, 3, 2, 3, 1, 3]
