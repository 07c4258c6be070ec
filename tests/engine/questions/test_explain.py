"""Why not? Whatever one clicks that stands for nothing now, the answer names the rule, in every decision of every game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.game.game import Game
from baronage.engine.game.table import board, table_view
from baronage.engine.match.match import Match
from baronage.engine.match.moves import Move
from baronage.engine.match.record import Record
from baronage.engine.questions.explain import why_not
from baronage.games import games
from baronage.games.brawling.table import code
from baronage.games.fyn.state import HOME
from tests.engine.table import on_table
from tests.games.fyn.table import at
from tests.slow import slow_after

RECORDS = Path(__file__).parents[2] / "records"
EACH = 2  # positions of each kind of decision, which differ in what is offered


def positions(game: Game) -> Iterator[tuple[State, int]]:
    """From finished games, positions of every kind of decision in them, in the middle of drafts too, with who is asked."""
    known: set[tuple[str, frozenset[int]]] = set()
    shown: Counter[str] = Counter()
    for path in sorted((RECORDS / game.name).glob("*.txt")):
        before: State | None = None
        for match in Record.read(path.read_text(encoding="utf-8"), games()).matches():
            move = match.record.moves[-1] if match.record.moves else Move(-1, (), (), "")
            for state in _on_the_way(before, move) if before is not None else ():
                kind = type(state.stack[-1]).__name__
                key = (kind, frozenset(action[0] for action in state.actions(move.seat)))
                if key not in known and shown[kind] < EACH:
                    known.add(key)
                    shown[kind] += 1
                    yield state.clone(), move.seat
            before = match.state.clone()


def _on_the_way(state: State, move: Move) -> Iterator[State]:
    """The state before a move, and after each click of its draft."""
    for action in move.actions if move.seat >= 0 else ():
        if not state.allows(move.seat, action):
            return
        yield state
        if state.completes_draft(move.seat, action):
            return
        state.play(move.seat, action, Chance.forced([]))


def offered(game: Game, seen: State, seat: int) -> set[str]:
    """The first clicks of all that may be done."""
    actions = [*seen.actions(seat), *((*prefix, high) for prefix, _, high in seen.spans(seat))]
    return {path[0] for action in actions if (path := game.nodes(seen, seat, action))}


def codes(view: State) -> dict[str, str]:
    """The ids of cards by their words in the notation of Brawling Barons."""
    return {code(view, piece).upper(): piece.id for piece in table_view(view).pieces}  # type: ignore[arg-type]


@pytest.mark.parametrize("name", slow_after(1, sorted(games(), key="brawling".__ne__)))
def test_whatever_is_clicked_the_answer_names_a_rule(name: str) -> None:
    game = games()[name]
    kinds = set()
    for state, seat in positions(game):
        kinds.add(type(state.stack[-1]).__name__)
        seen = state.redact(seat)
        clickable = offered(game, seen, seat)
        tried = set()
        kinds_of = {piece.id: piece.art for piece in table_view(seen).pieces}
        columns = {zone.id for zone in board(seen.setup).zones if zone.region in ("column", "centre")}
        named = {place.id for place in table_view(seen).places if place.name[0]}
        shown = {piece.id for piece in table_view(seen).pieces if piece.at not in columns}
        for id in on_table(seen):
            if id not in shown and id not in named:
                continue
            alike = (re.sub(r"[A-Z]{2,}|[-\d]+", "#", id), kinds_of.get(id, ""))
            if id in clickable or alike in tried:
                continue
            tried.add(alike)
            sentence, rule = why_not(seen, seat, [id])
            where = f"{type(seen.stack[-1]).__name__}: {id}: {sentence}"
            assert rule in game.rules, where
            assert "nothing to do" not in sentence, where
        for other in range(state.setup.seats):
            if other not in state.actors() and not state.actions(other):
                sentence, rule = why_not(state.redact(other), other, [])
                assert sentence.startswith("It isn’t your move.")
                assert rule in game.rules, sentence
                break
    assert len(kinds) > 5


def test_a_button_that_comes_before_a_click_is_named() -> None:
    match = at("B", "0,0:K", "0,0:K", hands=["Strong Army"])
    seen = match.state.redact(0)
    army, capital = seen.hands[0][0], seen.lands[0][HOME]  # type: ignore[attr-defined]
    for card in (army, capital):
        assert why_not(seen, 0, [f"c{card}"]) == ("First choose “Build armies”, then this.", "FYN-D0.03")


@pytest.mark.rule("FYN-D5.14")
def test_that_one_may_do_nothing_is_no_answer_where_a_rule_forbids_it() -> None:
    match = at("E", "0,0:K; 0,1:C", "0,0:K", hands=["Town"])  # which can be discarded when the step is ended
    seen = match.state.redact(0)
    town = seen.hands[0][0]  # type: ignore[attr-defined]
    answer = ("A Town takes the place of a Village, and you have none yet.", "FYN-D5.14")
    assert why_not(seen, 0, [f"c{town}"]) == answer


@pytest.mark.parametrize(
    ("node", "rule", "words"),
    [
        ("deck", "BRAWL-3.01", "You have taken your action"),
        ("discard", "BRAWL-4.10", "nobody takes a card from it"),
        ("B.hand.1", "BRAWL-1.07", "A hand is its owner’s alone"),
        ("FAR3", "BRAWL-9.01", "no soldier in the town or on the wall"),
        ("BOM1", "BRAWL-3.01", "You have taken your action"),
        ("FAR2", "BRAWL-3.01", "You have taken your action"),
    ],
)
def test_the_piles_and_cards_of_brawling_barons(node: str, rule: str, words: str) -> None:
    game = games()["brawling"]
    start = "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=2 h=BOM1,EXT1 t=far2 | B t=FAR3 h=FAR4"
    match = Match(game, state=game.position(start))
    match.play(0, "G")
    seen = match.state.redact(0)
    ids = codes(seen)
    sentence, because = why_not(seen, 0, [ids.get(node, node)])
    assert (because, words in sentence) == (rule, True), sentence


def test_what_is_clicked_second_is_not_clicked_first() -> None:
    game = games()["brawling"]
    start = "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=0 h=FAR1 t=kni2 | B t=FAR3"
    seen = game.position(start).redact(0)
    ids = codes(seen)
    assert why_not(seen, 0, [ids["FAR3"]]) == ("First click Squire, then this.", "BRAWL-9.01")


def test_a_thing_is_not_taken_for_another_with_the_same_number() -> None:
    game = games()["protectors"]
    start = "N/ring7/7 T3.N rank=1>2>3>4>5>6>7 map=1:1.3 2:2.2 3:3.1 4:4.1 5:5.1 6:6.1 7:1.0 cash=1:100"
    seen = game.position(start).redact(0)
    assert why_not(seen, 0, ["dragon"])[1] == "REALM-L1.01"


def test_nothing_is_changed_by_a_question() -> None:
    for name in ("fyn", "brawling", "yuan"):
        match = Match(games()[name], seed=1)
        seat = match.state.actors()[0]
        seen = match.state.redact(seat)
        before = seen.dump()
        for id in on_table(seen):
            why_not(seen, seat, [id])
        assert seen.dump() == before
