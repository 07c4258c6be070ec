"""How a game went: points turn by turn, what each one did, and what led to a defeat, from records of whole games."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

import baronage
from baronage.engine.core.state import ALL, Event
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.engine.match.summary import GameSummary, causes, counts_text, points_text, setback, summarize
from baronage.games.barony import verbs
from baronage.games.barony.data import FIEFDOM_MAX, RULES
from baronage.games.barony.state import STRANGER, Barony
from baronage.games.protectors import verbs as protectors
from baronage.games.protectors.state import Realm
from baronage.games.yuan import verbs as yuan
from baronage.games.yuan.state import Yuan
from tests.engine.table import PENNIES

RECORDS = Path(__file__).parents[2] / "records"
GAMES = ("barony/two-players-full", "brawling/two", "fyn/two", "protectors/five-players", "yuan/two-players-free-map")


@lru_cache
def played(name: str) -> tuple[Record, Match, GameSummary]:
    record = Record.read((RECORDS / f"{name}.txt").read_text(encoding="utf-8"), baronage.games())
    return record, record.replay(), summarize(record)


def told(name: str, seat: int, language: str = "en") -> list[str]:
    """What led to a seat's defeat, as it saw them."""
    record, match, _ = played(name)
    view = match.state.redact(seat)
    return [
        record.game.event_words(match.setup, cause.event, seat, language, (), view)[0]
        for cause in causes(match, seat, seat)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_points_are_kept_turn_by_turn_to_the_score(name: str) -> None:
    record, match, found = played(name)
    turns = [mark.turn for mark in found.snapshots]
    assert turns == sorted(set(turns))
    assert len(turns) > 3
    moves = [mark.move for mark in found.snapshots]
    assert moves == sorted(moves)
    assert moves[-1] == len(record.moves)
    last = found.snapshots[-1]
    assert list(last.entries) == match.counts
    standings = match.state.standings()
    assert standings is not None
    if record.game.name != "barony":  # there it shows Serfs: barricades come only at the end
        assert [sum(points.values()) for points in last.points] == [seat.score for seat in standings.seats]
    assert list(last.out) == [seat.status == "out" for seat in standings.seats]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_each_seat_is_told_what_it_did(name: str, language: str) -> None:
    record, _, found = played(name)
    assert record.game.summary is not None
    known = record.game.words.catalogue(language)
    assert {f"count-{deed}" for deed in record.game.summary.COUNTS} | {"ending-chart", "ending-quiet"} <= set(
        known.messages
    )
    for seat, deeds in enumerate(found.counts):
        assert set(deeds) <= set(record.game.summary.COUNTS)
        assert counts_text(record.game, deeds, language).endswith(".")
        said = points_text(record.game, found.snapshots[-1].points[seat], language)
        assert said or len(found.snapshots[-1].points[seat]) < 2 or not any(found.snapshots[-1].points[seat].values())


@pytest.mark.parametrize("name", GAMES)
def test_a_defeat_has_at_most_three_causes_in_the_order_of_time(name: str) -> None:
    _, match, _ = played(name)
    standings = match.state.standings()
    assert standings is not None
    for seat in (one.seat for one in standings.seats if one.place > 1):
        found = causes(match, seat, seat)
        moments = [cause.entry for cause in found]
        assert len(found) <= 3
        assert moments == sorted(moments)
        assert all([*told(name, seat, "en"), *told(name, seat, "fr")])


def test_who_lost_his_capital_is_told_how() -> None:
    last_army, taken, out = told("fyn/two", 0)
    assert last_army.endswith("were lost.")
    assert taken.startswith("P2 took your Capital")
    assert out == "You are out of the game: P2 took the home Capital."


def test_who_burnt_is_told_what_he_sent_and_what_came_of_it() -> None:
    assert told("protectors/five-players", 2) == [
        "You send 0 units: strength 0 of the 1 owed.",
        "3 against the Dragon’s 21: the Dragon wins, and half of its power is spent.",
        "You have no unburnt Province left.",
    ]


def test_who_lost_his_last_province_to_a_player_is_told_the_battle() -> None:
    battle, taken, out = told("protectors/five-players", 0)
    assert battle.startswith("Battle")
    assert "from you" in taken
    assert out == "You have no Province left and are eliminated."


def test_orders_that_came_to_nothing_and_lost_battles_are_causes() -> None:
    """Protectors: a battle, and the order that lapsed with it. Yuan: an attack that was repelled, an order that clashed."""
    realm = baronage.games()["protectors"]
    assert realm.summary is not None
    view = Match(realm, seed=1, seats=4).state
    assert isinstance(view, Realm)
    player = view.number[0] = 1
    battle: Event = (protectors.BATTLE, ALL, (2, 2, 3, player, 2, 2, 0), "")
    lapsed: Event = (protectors.LAPSED, ALL, (player, 2), "")
    other: Event = (protectors.LAPSED, ALL, (2, 2), "")
    assert sorted(realm.summary.defeat(view, [battle, lapsed, other], 0)) == [0, 1]
    clans = baronage.games()["yuan"]
    assert clans.summary is not None
    plans = Match(clans, seed=1, options={"assembly": "standard", "capitals": "auto"}).state
    assert isinstance(plans, Yuan)
    clan = plans.clans[0]
    taken: Event = (yuan.CONQUERED, ALL, (clan + 1, 5, clan, 1), "")
    repelled: Event = (yuan.REPELLED, ALL, (5, clan, 1, 0, 0), "")
    clashed: Event = (yuan.CLASHED, ALL, (7, clan, clan + 1), "")
    fizzled: Event = (yuan.FIZZLED, ALL, (clan + 1, 7, 0), "")
    assert sorted(clans.summary.defeat(plans, [repelled, taken, fizzled], 0)) == [0, 1]
    assert sorted(clans.summary.defeat(plans, [taken, clashed], 0)) == [0, 1]


def test_who_was_barricaded_is_told_the_three_points() -> None:
    found = told("barony/two-players-full", 1)
    assert len(found) == 3
    assert all("barricaded" in text and "your home" in text for text in found)


def test_serfs_hired_onto_the_lines_of_others_are_counted_too() -> None:
    """Events mark them: their number alone is that of the board."""
    game = baronage.games()["barony"]
    assert game.summary is not None
    view = Match(game, seed=1, options={"mode": "quick"}).state
    assert isinstance(view, Barony)
    hired = FIEFDOM_MAX + 1 + STRANGER
    entered: Event = (verbs.ENTERED, ALL, (hired, 3), "")
    killed: Event = (verbs.KILLED, ALL, (hired, 0), "")
    held: Event = (verbs.HELD, ALL, (hired, RULES.hold_turns, 3), "")
    assert game.summary.counts(view, entered) == [(1, "hired")]
    assert game.summary.counts(view, killed) == [(1, "lost"), (0, "killed")]
    assert game.summary.counts(view, held) == [(1, "barricaded")]
    view.winner = 1
    assert game.summary.defeat(view, [killed, held], 0) == [1]
    assert game.summary.defeat(view, [killed], 1) == [0]


def test_what_is_counted_for_whom() -> None:
    _, _, found = played("fyn/two")
    assert counts_text(baronage.games()["fyn"], found.counts[0], "en").startswith(
        "Took 16 lands from others, had 14 lands"
    )
    assert found.counts[0]["took"] == found.counts[1]["lost"]


def test_a_game_that_does_not_tell_its_end_has_no_chronicle() -> None:
    match = Match(PENNIES, seed=1)
    assert summarize(match.record) == GameSummary((), ())
    assert causes(match, 0, 0) == []


# --- while it is played -----------------------------------------------------------------------------------------------


@lru_cache
def setbacks(name: str) -> list[list[tuple[int, str]]]:
    """All that went against the seats of a game: what led to each and itself, as moments and sentences of who was struck."""
    record, over, _ = played(name)
    seats = range(over.setup.seats)
    views, found, seen = [over.state.redact(seat) for seat in seats], [], 0
    for match in record.matches():
        for seat in seats:
            for event in (event for moment in match.history[seen:] for event in moment.seen(seat)):
                chain = setback(match, views[seat], event, seat)
                if chain:
                    assert chain[-1].event == event
                    told = [
                        match.game.event_words(match.setup, one.event, seat, "en", (), views[seat])[0] for one in chain
                    ]
                    found.append([(one.entry, text) for one, text in zip(chain, told, strict=True)])
        seen = len(match.history)
    return found


@pytest.mark.parametrize("name", [*(name for name in GAMES if name != "brawling/two"), "brawling/three-on-one-deck"])
def test_what_went_against_somebody_is_told_in_at_most_three_sentences_of_one_turn(name: str) -> None:
    found = setbacks(name)
    assert any(len(chain) > 1 for chain in found), "somebody lost something"
    for chain in found:
        assert 1 <= len(chain) <= 3
        assert [moment for moment, _ in chain] == sorted(moment for moment, _ in chain)
        assert all(text for _, text in chain)


def test_a_lost_fight_tells_who_met_whom_and_what_the_dice_were() -> None:
    chains = [[text for _, text in chain] for chain in setbacks("barony/two-players-full") if len(chain) == 3]
    met, rolled, won = chains[-1]
    assert "attacks" in met
    assert any(figure.isdigit() for figure in rolled)
    assert "win" in won


def test_an_order_that_lapsed_tells_what_was_ordered_and_where_the_units_went() -> None:
    game = baronage.games()["protectors"]
    view = game.start(seats=5, options={}, chance=baronage.Chance(seed=1))
    assert isinstance(view, Realm)
    assert game.summary is not None
    view.number = [1, 2, 3, 4, 5]
    ordered: Event = (protectors.ORDER, ALL, (2, protectors.MARCH, 7, 8), "")
    others: Event = (protectors.ORDER, ALL, (1, protectors.MARCH, 7, 8), "")
    walked: Event = (protectors.PLANK, ALL, (2, 7), "")
    lapsed: Event = (protectors.LAPSED, ALL, (2, 7), "")
    events = [ordered, others, walked, lapsed]
    assert game.summary.setback(view, events, 1) == [0, 2, 3]
    assert game.summary.setback(view, events, 0) == []
