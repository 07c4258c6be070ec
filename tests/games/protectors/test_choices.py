"""The Dragon's choice, worked out with the viewer's own figures: nobody, as many as are owed, or all."""

from __future__ import annotations

from baronage.games.protectors.scene.choices import all_of, choices, least
from baronage.games.protectors.scene.sheet import decision
from tests.games.protectors.table import GAME, at, realm

POSITION = "G/two12/6 T3.A dpl=9 rank=1>2>3>4>5>6 map=6:2.2 7:2.3 1:1.1 2:3.1 3:4.1 4:5.1 5:6.1"


def told(position: str, seat: int, language: str = "en") -> list[list[str]]:
    view = at(position).state.redact(seat)
    found = choices(view, GAME.tr(view, language))  # type: ignore[arg-type]
    return found[0].rows if found else []


def test_each_choice_is_told_with_what_it_brings() -> None:
    nobody, few, everybody = told(POSITION, 1)
    assert nobody[:2] == ["nobody", "nobody dies, no reward"]
    assert "burn" in nobody[2]
    assert few[0] == "2 units, as owed"
    assert few[1].startswith("2 units die, +150 $R")
    assert "nothing burns" in few[2]
    assert everybody[0] == "all 5"
    assert "+" in everybody[1]


def test_the_sheet_says_of_nobody_sent_what_the_choice_says() -> None:
    """No unit dies that was not sent."""
    match = at(POSITION)
    view = realm(match).redact(1)
    rows = {row[0]: row[1] for row in decision(view, GAME.tr(view, "en"))[0].rows}
    assert rows["If the Protectors win"] == "nobody dies, no reward"
    match.play(1, "+C6x1")
    view = realm(match).redact(1)
    rows = {row[0]: row[1] for row in decision(view, GAME.tr(view, "en"))[0].rows}
    assert rows["If the Protectors win"] == "all committed units die, no reward"


def test_the_points_of_the_title_come_besides_the_others() -> None:
    everybody = told(POSITION, 1)[-1]
    assert everybody[1].endswith("+1 VP, and +3 VPs if no one exceeds their duty by more")


def test_only_what_is_too_little_is_a_warning() -> None:
    view = at(POSITION).state.redact(1)
    assert choices(view, GAME.tr(view, "en"))[0].looks == ["warn", "", ""]  # type: ignore[arg-type]


def test_who_has_too_few_is_told_of_nobody_and_all() -> None:
    rows = told("G/two12/6 T3.A dpl=9 rank=1>2>3>4>5>6 map=6:2.1 7:2.0 1:1.1 2:3.1 3:4.1 4:5.1 5:6.1", 1)
    assert [row[0] for row in rows] == ["nobody", "all 1"]


def test_the_fewest_come_from_where_nobody_works() -> None:
    s = realm(at(POSITION + " work=7"))
    assert sum(action[2] for action in least(s, 1, all_of(s, 1))) == 2
    assert [action[1] for action in least(s, 1, all_of(s, 1))] == [6]


def test_nobody_else_and_no_other_moment_has_the_choice() -> None:
    assert told(POSITION, -1) == []
    assert told(POSITION.replace("T3.A", "T3.N"), 1) == []


def test_it_is_told_in_french_too() -> None:
    assert told(POSITION, 1, "fr")[1][0].endswith(", comme dû")
