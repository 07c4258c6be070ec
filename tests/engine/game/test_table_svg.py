"""Pictures of tables: every game, viewer and theme is drawn whole, with the same faces as in the browser."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import baronage
from baronage.author import Board, Chance, Game, Piece, Place, PlayerRow, Setup, State
from baronage.engine.core.state import FULL, PUBLIC
from baronage.engine.game.table import players
from baronage.engine.game.table_svg import to_svg
from baronage.engine.picture.theme import TOKENS
from baronage.pennies import table
from tests.engine.boxes import clashes, words

GAMES = baronage.games()
PENNIES = Game("baronage.pennies")
HALF_WAY = 45  # decisions


def played(game: Game, seats: int | None = None, decisions: int = HALF_WAY) -> State:
    """A position that bots reach."""
    state = game.start(seats or game.meta.default_seats, chance=Chance(5))
    chance = Chance(8)
    for number in range(decisions):
        seat = next(iter(state.actors()), None)
        if seat is None:
            break
        view = state.redact(seat)
        state.play(seat, game.module("bot").choose(view, seat, view.actions(seat), Chance(number)), chance)
    return state


def texts(svg: str) -> set[str]:
    return {line for _, line in words(svg)}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_viewer_gets_a_whole_picture_in_both_themes(name: str) -> None:
    state = played(GAMES[name])
    for viewer in (0, 1, PUBLIC, FULL):
        seen = state if viewer == FULL else state.redact(viewer)
        for theme in ("light", "dark"):
            drawn = to_svg(seen, theme=theme)
            root = ElementTree.fromstring(drawn)
            assert root.get("width"), theme
            assert "var(" not in drawn  # viewers of images know no custom properties
            assert not [line for line in clashes(drawn) if "leaves" in line]


@pytest.mark.parametrize("name", ["brawling", "fyn", "protectors", "yuan"])
def test_words_stand_clear_of_each_other(name: str) -> None:
    assert clashes(to_svg(played(GAMES[name]).redact(0), names=["Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Guy"])) == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nobody_sees_more_than_the_view_holds(name: str) -> None:
    state = played(GAMES[name])
    view = state.redact(0)
    assert to_svg(view) == to_svg(view.fill(0, Chance(3)).redact(0))


def test_the_players_have_their_names_and_the_viewer_is_you() -> None:
    state = played(GAMES["brawling"])
    assert {"You", "Bo"} <= texts(to_svg(state.redact(0), names=["Ada", "Bo"]))
    assert {"Vous", "Bo"} <= texts(to_svg(state.redact(0), "fr", ["Ada", "Bo"]))
    assert {"Ada", "Bo"} <= texts(to_svg(state.redact(PUBLIC), names=["Ada", "Bo"]))


def test_a_card_has_its_title_numbers_and_effect() -> None:
    game = GAMES["brawling"]
    state = game.position("deck=+20 | mkt=+3 | turn=A | A t=KNI1 w=CAT1 h=SHI1 | B t=HOR1")
    found = texts(to_svg(state.redact(0)))
    assert {"Knight", "Catapults", "Horsemen", "Shield", "7", "8", "Stops 3 damage"} <= found


def test_the_last_events_are_told_in_the_language_of_the_reader() -> None:
    game = GAMES["brawling"]
    match = baronage.Match(
        game, chance=Chance.forced([]), state=game.position("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1")
    )
    match.play(0, "G")
    log = match.history[-1].seen(0)
    assert any("You gain" in line for line in texts(to_svg(match.state.redact(0), log=log)))
    assert any("ressource" in line for line in texts(to_svg(match.state.redact(0), "fr", log=log)))


def test_an_order_that_was_sent_is_on_the_map_of_its_owner_alone() -> None:
    state = played(GAMES["yuan"], 2, 60)
    seat, other = state.actors()
    while seat in state.actors():
        view = state.redact(seat)
        state.play(seat, GAMES["yuan"].module("bot").choose(view, seat, view.actions(seat), Chance(1)), Chance(1))
    colour = TOKENS["light"][f"seat-{players(state)[seat].colour}"]
    aims = [to_svg(state.redact(viewer)).count(f'fill="none" stroke="{colour}"') for viewer in (seat, other)]
    assert aims[0] == aims[1] + 1


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown theme 'sepia'; use light, dark"):
        to_svg(PENNIES.start(2, chance=Chance(1)), theme="sepia")


@pytest.mark.parametrize(("layout", "at"), [("hex", (0, 1)), ("triangle", (1, 2, 3)), ("free", (40, 50))])
def test_the_places_of_a_new_game_are_drawn_with_their_pieces(
    monkeypatch: pytest.MonkeyPatch, layout: str, at: tuple[float, ...]
) -> None:
    outline = "M0 0L90 0L90 90L0 90z" if layout == "free" else ""

    def board(setup: Setup) -> Board:
        places = (Place("DAI", at, outline=outline), Place("LU", tuple(n + 2 for n in at), outline=outline))
        return Board(layout, places, counters=("pennies",))

    def pieces(view: State) -> list[Piece]:
        return [Piece("a.DAI", "back", "DAI", 1, 3)]

    monkeypatch.setattr(table, "board", board)
    monkeypatch.setattr(table, "pieces", pieces)
    monkeypatch.setattr(table, "players", lambda view: [PlayerRow(1, 1, 1, 5, (5,))])
    game = Game("baronage.pennies")
    drawn = to_svg(game.start(2, chance=Chance(1)).redact(0))
    assert "art-back-1" in drawn
    if layout != "triangle":
        assert {"Dai", "Lu"} <= texts(drawn)
