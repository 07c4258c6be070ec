"""A table is what its acts add up to, and tells nobody more than his own eyes see."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, Illegal, Refusal
from baronage.engine.core.state import PUBLIC, RESIGN
from baronage.engine.game.game import Game
from baronage.engine.match.match import Match
from baronage.games import games
from baronage.server.table.journal_entry import JournalEntry, Kind
from baronage.server.table.occupant import Occupant
from baronage.server.table.table import Table
from baronage.server.time_control import (
    BOT,
    HOUR,
    STAND_IN_TIME,
    Correspondence,
    Live,
    TimeControl,
    Untimed,
    after_missing,
)
from tests.engine.table import PASS, PENNIES, SEND, A, B, C, offer, order, raid

SEED = b"\7" * 32
GAMES = [*games().values(), PENNIES]
TIME_CONTROLS: list[TimeControl] = [Untimed(), Live(), Correspondence(), Correspondence(hour=20, zone="Europe/Berlin")]
A_DAY: list[TimeControl] = [Correspondence(hours=24, printed=False), Live(bank=24 * HOUR)]
BOTH = pytest.mark.parametrize("time_control", A_DAY, ids=["by post", "live"])


def table(time_control: TimeControl | None = None, game: Game = PENNIES, seats: int = 2, seed: bytes = SEED) -> Table:
    occupants = [Occupant(person=f"p{seat}", name=f"Player {seat}") for seat in range(seats)]
    return Table("t", game, {}, time_control or Untimed(), occupants, seed, 1000.0)


def params(it: Table) -> dict[str, Any]:
    """Everything about a table, for comparison."""
    return {
        "state": it.state.dump(),
        "record": it.match.record.document(),
        "numbers": it.numbers[:],
        "missed": it.missed[:],
        "time": (it.deadlines, it.clocks, it.shown, it.shown_deadlines, it.emergency_used, it.window_time, it.up),
        "drafts": [it.state.draft(seat) for seat in range(len(it.occupants))],
        "answers": it.match.answers,
        "questions": [it.question(viewer) for viewer in it.viewer],
        "clocks": [it.clocks_for(viewer) for viewer in it.viewer],
    }


def wander(it: Table, luck: random.Random, most: int, watch: Callable[[], None] = lambda: None) -> list[JournalEntry]:
    """Random acts of all kinds."""
    acts: list[JournalEntry] = []
    at = it.last
    while not it.over and len(acts) < most:
        at += luck.random() * 20
        if it.state.is_held():
            acts.append(it.apply(at, PUBLIC, Kind.CLOSE, {}).entry)
            continue
        seat = luck.choice(it.state.actors())
        kind = luck.choice([Kind.PLAY] * 8 + [Kind.BACK, Kind.UNDO, Kind.TIMEOUT, Kind.PAUSE, Kind.OUTAGE])
        body: dict[str, Any] = {}
        if kind == Kind.PLAY:
            body = {"actions": [luck.choice(it.state.actions(seat))]}
        elif kind == Kind.OUTAGE:
            body = {"since": at - luck.random() * 5, "until": at - luck.random()}
        try:
            acts.append(it.apply(at, seat, kind, body).entry)
        except Refusal:
            continue
        watch()
    return acts


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_rated_table_offers_spectators_no_undo(game: Game) -> None:
    occupants = [Occupant(person=f"p{seat}", name=f"Player {seat}") for seat in range(3)]
    it = Table("t", game, {}, Untimed(), occupants, SEED, 1000.0, undoes=False)
    offered = [it.undo_text(PUBLIC)]
    wander(it, random.Random(5), 40, lambda: offered.append(it.undo_text(PUBLIC)))
    assert not any(id for id, *_ in offered)


def raid_at(b: tuple[int, int], time_control: TimeControl) -> Table:
    """A table at which A has raided, and B, if he holds a ward, is asked in secret."""
    it = table(time_control, seats=3)
    it.match = Match(PENNIES, 3, {}, chance=Chance.forced([order((9, 5), b, (1, 2)), 0]), hold_windows=True)
    it.apply(1001.0, A, Kind.PLAY, {"actions": [offer(9), SEND]})
    it.apply(1002.0, B, Kind.PLAY, {"actions": [offer(b[0]), SEND]})
    it.apply(1003.0, C, Kind.PLAY, {"actions": [offer(1), SEND]})
    it.apply(1004.0, A, Kind.PLAY, {"actions": [raid(3)]})
    return it


def told(it: Table, viewer: int) -> Any:
    """All that these eyes can know of a table."""
    return it.view(viewer), it.question(viewer), it.clocks_for(viewer), it.lines(viewer), it.number(viewer)


@pytest.mark.parametrize("time_control", TIME_CONTROLS, ids=repr)
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_same_acts_give_the_same_table(game: Game, time_control: TimeControl) -> None:
    it = table(time_control, game)
    acts = wander(it, random.Random(1), 150)
    assert len(acts) > 20
    again = table(time_control, game)
    for act in acts:
        again.replay_entry(act)
    assert params(again) == params(it)


def test_a_journal_that_was_changed_is_noticed() -> None:
    acts = wander(table(), random.Random(2), 40)
    other = table(seed=b"\10" * 32)
    with pytest.raises((BadDocument, Illegal)):
        list(map(other.replay_entry, acts))


def test_each_act_of_a_journal_has_its_number_and_what_came_of_it() -> None:
    """Half of it is not enough."""
    acts = wander(table(), random.Random(2), 40)
    at = next(place for place, act in enumerate(acts) if "check" in act.body)
    for wrong in (acts[at]._replace(number=99), acts[at]._replace(body={**acts[at].body, "check": "0" * 16})):
        it = table()
        for act in acts[:at]:
            it.replay_entry(act)
        with pytest.raises(BadDocument, match="gives a different result"):
            it.replay_entry(wrong)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_refused_act_changes_nothing(game: Game) -> None:
    it = table(Live(), game)
    wander(it, random.Random(3), 10)
    before = params(it)
    wrong: list[tuple[int, str, dict[str, Any]]] = [
        (A, Kind.PLAY, {"actions": [(99, 99)]}),
        (A, Kind.PLAY, {"text": "nonsense !"}),
        (A, Kind.PLAY, {}),
        (A, Kind.PAUSE, {}),
        (A, Kind.EXTEND, {"hours": 5}),
        (A, Kind.ANSWERS, {"texts": ["x" * 30_000]}),
        (A, "dance", {}),
        (7, Kind.PLAY, {"actions": [SEND]}),
        (next(seat for seat in range(2) if seat not in it.state.actors()), Kind.TIMEOUT, {})
        if len(it.state.actors()) == 1
        else (9, Kind.TIMEOUT, {}),
    ]
    for seat, kind, body in wrong:
        with pytest.raises(Refusal):
            it.apply(2000.0, seat, kind, body)
    assert params(it) == before


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_number_moves_only_for_who_saw_something_or_acted(game: Game) -> None:
    """So a gap in nobody's numbers tells that somebody else was asked."""
    it = table(Live(), game, seats=3)
    luck = random.Random(4)
    for _ in range(120):
        if it.over:
            break
        if it.state.is_held():
            it.apply(it.last + 1.0, PUBLIC, Kind.CLOSE, {})
            continue
        seat = luck.choice(it.state.actors())
        views = {viewer: it.view(viewer) for viewer in it.viewer}
        told = {viewer: (it.question(viewer).question, it.clocks_for(viewer)) for viewer in it.viewer}
        numbers = it.numbers[:]
        change = it.apply(it.last + 1.0, seat, Kind.PLAY, {"actions": [luck.choice(it.state.actions(seat))]})
        for viewer in it.viewer:
            moved = it.number(viewer) - numbers[viewer]
            assert moved == (1 if viewer in change.seen else 0)
            if viewer not in change.seen:
                assert it.view(viewer) == views[viewer]
                assert (it.question(viewer).question, it.clocks_for(viewer)) == told[viewer]


def test_a_click_is_seen_by_nobody_else() -> None:
    it = table(Live(), seats=3)
    change = it.apply(1001.0, A, Kind.PLAY, {"actions": [it.state.actions(A)[0]]})
    assert set(change.seen) == {A}
    assert it.numbers == [1, 0, 0, 0]


@pytest.mark.parametrize("time_control", [Live(), Correspondence()], ids=repr)
def test_no_clock_tells_who_has_sent_in_secret(time_control: TimeControl) -> None:
    it = table(time_control, seats=3)
    before = [it.clocks_for(viewer) for viewer in (B, PUBLIC)]
    it.apply(1010.0, A, Kind.PLAY, {"actions": [it.state.actions(A)[0], SEND]})
    assert A not in it.state.actors()
    assert [it.clocks_for(viewer) for viewer in (B, PUBLIC)] == before
    assert it.clocks_for(A) != before[0], "A itself knows that its clock stands"


def test_when_all_is_revealed_the_clocks_are_what_they_were() -> None:
    it = table(Live(bank=100.0, increment=10.0), seats=3)
    for at, seat in ((1002.0, A), (1005.0, B), (1009.0, C)):
        it.apply(at, seat, Kind.PLAY, {"actions": [it.state.actions(seat)[0], SEND]})
    assert [clock.bank for clock in it.clocks_for(PUBLIC)] == [100 - 2 + 10, 100 - 5 + 10, 100 - 9 + 10]


@BOTH
def test_time_that_is_up_gives_the_default_and_drops_the_draft(time_control: TimeControl) -> None:
    it = table(time_control)
    it.apply(1001.0, A, Kind.PLAY, {"actions": [it.state.actions(A)[0]]})
    assert it.overdue(1000.0 + 23 * HOUR) == []
    assert it.overdue(1000.0 + 24 * HOUR) == [A, B]
    it.apply(1000.0 + 24 * HOUR, A, Kind.TIMEOUT, {})
    assert it.match.record.moves[-1].text == "lapse"
    assert it.missed == [1, 0]


def test_the_hours_that_the_game_prints_are_taken() -> None:
    assert table(Correspondence(hours=99)).due() == 1000.0 + 24 * HOUR, "Pennies prints 24 for offers"


@BOTH
def test_who_is_away_for_long_is_played_by_a_bot_until_he_is_back(time_control: TimeControl) -> None:
    it = table(time_control)
    while after_missing(it.missed[A]) != BOT and not it.over:
        for seat in it.state.actors():
            it.apply(
                it.last + 1,
                seat,
                Kind.TIMEOUT if seat == A else Kind.PLAY,
                {} if seat == A else {"actions": [_first(it, seat)]},
            )
    assert it.bot_of(A, "random") == "random"
    it.apply(it.last + 1, A, "return", {})
    assert it.bot_of(A, "random") == ""


@BOTH
def test_who_missed_twice_is_not_waited_for_and_his_standing_answers_answer(time_control: TimeControl) -> None:
    it = table(time_control)
    it.missed[A] = 2
    assert it.overdue(it.last) == [A]
    assert it.due() == it.last
    it.missed[A] = 1
    assert it.overdue(it.last) == []
    match = Match(PENNIES, 3, {}, chance=Chance.forced([order((9, 5), (4, 10), (1, 2)), 0]))
    it = table(time_control, seats=3)
    it.match = match
    match.answer(B, ["pass"])
    it.missed[B] = 2
    for seat, card in ((A, 9), (B, 4), (C, 1)):
        it.apply(1001.0, seat, Kind.PLAY, {"actions": [offer(card), SEND], "by": "test"})
    it.missed[B] = 2
    it.apply(1002.0, A, Kind.PLAY, {"actions": [raid(3)]})
    assert it.missed[B] == 2, "his standing answer is no absence"
    assert not it.state.in_secret()


@pytest.mark.parametrize(("missed", "live", "untimed"), [(1, [], []), (2, [A], []), (3, [], []), (9, [], [])])
def test_who_missed_twice_is_not_waited_for_at_a_live_table_either_but_where_no_clock_runs(
    missed: int, live: list[int], untimed: list[int]
) -> None:
    for time_control, wanted in ((Live(), live), (Correspondence(), live), (Untimed(), untimed)):
        it = table(time_control)
        it.missed[A] = missed
        assert it.overdue(it.last) == wanted
        assert (it.due() == it.last) == bool(wanted)
        it.occupants[A] = Occupant(bot="random")
        assert it.overdue(it.last) == [], "a bot is never away"


@pytest.mark.parametrize("time_control", [Live(window=10.0), Correspondence()], ids=repr)
def test_in_a_secret_window_at_a_live_table_even_who_missed_twice_has_his_time(time_control: TimeControl) -> None:
    it = raid_at((4, 10), time_control)
    it.missed[B] = 2
    assert it.overdue(it.last) == ([] if isinstance(time_control, Live) else [B])
    assert (it.due() == it.last) == isinstance(time_control, Correspondence)


@BOTH
def test_after_a_bot_has_stood_in_another_person_may_sit_down(time_control: TimeControl) -> None:
    it = table(time_control)
    it.missed[A] = 3
    assert not it.is_long_away(A)
    it.apply(1001.0, A, Kind.PLAY, {"actions": [it.state.actions(A)[0], SEND], "by": "heuristic"})
    assert it.is_long_away(A)
    assert it.bot_of(A, "random") == "random", "until then the bot goes on"


def test_a_bot_that_stands_in_has_its_own_time_though_the_person_has_none_left() -> None:
    it = table(Live(bank=10.0, increment=0.0))
    it.missed[A] = 3
    assert it.bot_of(A) == "heuristic"
    assert it.overdue(1010.0) == [B], "the bot thinks"
    assert {clock.seat: clock.due for clock in it.clocks_for(PUBLIC)} == {A: 1000.0 + STAND_IN_TIME, B: 1010.0}
    assert A in it.overdue(1000.0 + STAND_IN_TIME), "but not for ever"
    it.apply(1040.0, A, Kind.PLAY, {"actions": [it.state.actions(A)[0], SEND], "by": "heuristic"})
    assert it.clocks.banks[A] == 10.0, "its time is not the person's"


@pytest.mark.parametrize("time_control", [Live(), Correspondence()], ids=repr)
def test_what_is_done_beside_a_sheet_gives_nobody_more_time(time_control: TimeControl) -> None:
    """In Protectors of the Realm money changes hands while all write their orders."""
    it = table(time_control, games()["protectors"], seats=7)
    while it.state.clock()[-1][0] != "orders":
        for seat in it.state.actors():
            it.apply(1000.0, seat, Kind.TIMEOUT, {})
    seat = it.state.actors()[0]
    before = it.clocks_for(seat)
    it.apply(1010.0, seat, Kind.PLAY, {"text": f"$1>{5 if seat != 4 else 4}"})
    assert it.match.record.moves[-1].text.startswith("$1>")
    assert it.clocks_for(seat) == before


@pytest.mark.parametrize("time_control", [Live(increment=10.0), Correspondence()], ids=repr)
def test_taking_back_and_doing_anew_gives_nobody_more_time(time_control: TimeControl) -> None:
    it, luck, seat = table(time_control, games()["brawling"]), random.Random(1), A
    while not it.match.can_undo(seat) or seat not in it.state.actors():
        if it.state.is_held():
            it.apply(1000.0, PUBLIC, Kind.CLOSE, {})
        seat = it.state.actors()[0]
        it.apply(1000.0, seat, Kind.PLAY, {"actions": [luck.choice(it.state.actions(seat))]})
    done, before = it.match.record.moves[-1].actions, it.clocks_for(seat)
    for _ in range(5):
        it.apply(1005.0, seat, Kind.UNDO, {})
        it.apply(1005.0, seat, Kind.PLAY, {"actions": list(done)})
    assert it.clocks_for(seat) == before
    it.apply(1000.0, seat, Kind.PLAY, {"text": "resign"})
    with pytest.raises(Illegal, match="is over"):
        it.apply(1000.0, seat, Kind.ANSWERS, {"texts": []})


@pytest.mark.parametrize("time_control", [Live(increment=10.0), Correspondence()], ids=repr)
def test_two_acts_that_are_taken_back_and_done_anew_give_no_time_and_the_third_does(time_control: TimeControl) -> None:
    it, seat = aiming(time_control)
    at, done, before = it.last + 1, [move.actions for move in it.match.record.moves[-2:]], it.clocks_for(seat)
    it.apply(at, seat, Kind.UNDO, {})
    it.apply(at, seat, Kind.UNDO, {})
    for actions in done:
        it.apply(at, seat, Kind.PLAY, {"actions": list(actions)})
        assert it.clocks_for(seat) == before, "it was answered before"
    it.apply(
        at,
        seat,
        Kind.PLAY,
        {"actions": [next(one for one in it.state.actions(seat) if it.state.completes_draft(seat, one))]},
    )
    after = it.clocks_for(seat)
    assert [clock for clock in after if clock.seat == seat] != [clock for clock in before if clock.seat == seat]


def aiming(time_control: TimeControl) -> tuple[Table, int]:
    """A turn of Brawling Barons in which a seat has done two things that it can take back, and is asked on."""
    for seed in range(20):
        it, luck = table(time_control, games()["brawling"]), random.Random(seed)
        while not it.over:
            if it.state.is_held():
                it.apply(it.last, PUBLIC, Kind.CLOSE, {})
                continue
            seat = it.state.actors()[0]
            it.apply(it.last, seat, Kind.PLAY, {"actions": [luck.choice(it.state.actions(seat))]})
            if len(it.match._kept) == 2 and it.match.can_undo(seat) and it.state.actors() == [seat]:
                return it, seat
    raise AssertionError("nobody did")


def test_all_are_shown_the_deadline_of_the_question_that_is_put_now() -> None:
    it = table(Correspondence(hours=24, printed=False), seats=3)
    for hour, seat in ((1, A), (5, B), (20, C)):
        it.apply(1000.0 + hour * HOUR, seat, Kind.PLAY, {"actions": [it.state.actions(seat)[0], SEND]})
    assert {clock.due for clock in it.clocks_for(PUBLIC)} == {1000.0 + 44 * HOUR}


def _first(it: Table, seat: int) -> tuple[int, ...]:
    """Something that ends the seat's question, if it can be ended at once."""
    actions = it.state.actions(seat)
    return SEND if SEND in actions else actions[0]


def test_asking_for_more_time_does_not_tell_whether_somebody_is_asked_in_secret() -> None:
    time_control = Correspondence(printed=False, most_extension=10)
    asked, is_exhausted = raid_at((4, 10), time_control), raid_at((4, 6), time_control)
    for _ in range(3):
        for it in (asked, is_exhausted):
            it.apply(1005.0, PUBLIC, Kind.EXTEND, {"hours": 10})
    assert asked.due() == 1004.0 + 34 * HOUR


def test_what_was_told_of_the_table_stands_in_its_log_when_one_looks_later() -> None:
    it = table(Correspondence(), seats=3)
    it.apply(1001.0, A, Kind.PAUSE, {})
    for seat in (A, B, C):
        it.apply(1002.0, seat, Kind.PLAY, {"actions": [it.state.actions(seat)[0], SEND]})
    it.apply(1003.0, PUBLIC, Kind.EXTEND, {"hours": 5})
    it.apply(1004.0, B, Kind.PAUSE, {})
    for viewer in it.viewer:
        texts = [line.text for line in it.lines(viewer)]
        first, second = ("You" if viewer == seat else f"Player {seat}" for seat in (A, B))
        assert texts[0] == f"{first} used emergency time."
        assert texts[-2:] == ["The host gave everyone 5 more hours.", f"{second} used emergency time."]
        assert len(texts) > 3


@pytest.mark.parametrize("how", [Kind.TIMEOUT, Kind.PLAY])
@pytest.mark.parametrize("time_control", [Live(), Correspondence(), Untimed()], ids=repr)
def test_who_misses_a_secret_window_is_not_known_by_it_to_be_away(time_control: TimeControl, how: str) -> None:
    """Else it could be counted later that he was asked: so often he was known to be absent, and once more he must have been."""
    it = raid_at((4, 10), time_control)
    it.missed[B] = 3
    it.apply(1005.0, B, how, {"actions": [PASS], "by": "heuristic"} if how == Kind.PLAY else {})
    it.apply(1010.0, PUBLIC, Kind.CLOSE, {})
    assert (it.missed[B], it.away) == (3, [])


@BOTH
def test_that_somebody_is_long_away_is_known_when_all_see_something(time_control: TimeControl) -> None:
    it = table(time_control, seats=3)
    it.missed[B] = 3
    it.apply(1005.0, B, Kind.PLAY, {"actions": [_first(it, B), SEND], "by": "heuristic"})
    assert it.is_long_away(B)
    assert it.away == []
    for seat in (A, C):
        it.apply(1006.0, seat, Kind.PLAY, {"actions": [_first(it, seat), SEND]})
    assert it.absent == [B]
    assert it.away == [], "nobody has asked for another person"
    it.apply(1006.0, PUBLIC, Kind.SEEK, {"seat": B})
    assert it.away == [B]
    it.apply(1011.0, B, Kind.RETURN, {})
    assert it.away == []


def test_a_sheet_in_secret_has_more_time_than_an_answer() -> None:
    it = table(Live(window=10.0), games()["protectors"], seats=7)
    while it.state.clock()[-1][0] != "attack":
        for seat in it.state.actors():
            it.apply(1000.0, seat, Kind.TIMEOUT, {})
    assert it.state.in_secret()
    seat = it.state.actors()[0]
    assert it.clocks_for(seat)[seat].due == 1000.0 + 50.0
    assert raid_at((4, 10), Live(window=10.0)).clocks_for(B)[B].due == 1004.0 + 10.0


def test_why_it_ended_is_told_in_the_language_of_who_reads() -> None:
    it = table()
    assert it.standings("fr") is None
    wander(it, random.Random(1), 500)
    english, french = it.standings(), it.standings("fr")
    assert english is not None
    assert french is not None
    assert (french["cause"], french["seats"]) == (PENNIES.cause(it.state.cause, "fr")[0], english["seats"])
    assert french["cause"] != english["cause"]


def test_who_loses_a_fight_is_told_how_it_came_about_and_who_wins_it_is_not() -> None:
    game = games()["barony"]
    occupants = [Occupant(person=f"p{seat}", name=f"Player {seat}") for seat in range(2)]
    it = Table("t", game, {"mode": "simple"}, Untimed(), occupants, SEED, 1000.0)
    chance, at = Chance(3), 1000.0
    while not it.over:
        (seat, *_) = it.state.actors()
        at += 1
        action = game.heuristic(it.state.redact(seat), seat, it.state.actions(seat), chance)
        change = it.apply(at, seat, Kind.PLAY, {"actions": [action]})
        why = [[line.why for line in it.log_lines(change, viewer) if line.why] for viewer in change.seen]
        if any(why):
            break
    assert sorted(map(len, why)) == [0, 0, 1], "the winner and the public are told no reasons"
    ((reasons,),) = filter(None, why)
    assert 1 < len(reasons) <= 3
    assert all(reason.text and 0 < reason.at <= len(it.match.history) for reason in reasons)


def test_who_leaves_a_game_that_ends_with_what_he_had_begun_is_in_the_journal() -> None:
    """Two have left; the third declares an attack and leaves: it is sent, and with it the deck runs out."""
    brawling = games()["brawling"]

    def begun() -> Table:
        it = table(Untimed(), brawling, 3)
        start = brawling.position("deck=+1 | mkt=+3 | turn=A | A t=KNI1,arc1 | B t=far1 | C")
        it.match = Match(brawling, state=start, chance=Chance(1))
        return it

    it, again = begun(), begun()
    acts = [it.apply(1001.0 + seat, seat, Kind.PLAY, {"actions": [(RESIGN,)]}).entry for seat in (C, B)]
    acts.append(it.apply(1005.0, A, Kind.PLAY, {"text": "A KNI1>far1"}).entry)
    acts.append(it.apply(1006.0, A, Kind.PLAY, {"actions": [(RESIGN,)]}).entry)
    assert it.over
    for act in acts:
        again.replay_entry(act)
    assert again.match.record.document() == it.match.record.document()
