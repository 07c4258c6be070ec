"""Sheets that several owe at once, over real sockets: nobody else can tell whether Bo has sent his, or what is on it.

The same table twice: once Bo sends at once, once he does not, and perhaps lets all of his time run out; or he sends another
sheet. Until all sheets are in, what another seat and a spectator are sent, and get when they ask, is the same byte for byte.

Fyn has no sheets. In Yuan, and in Protectors but for its interrupting windows, who has sent is public; what is on it is not.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from baronage import games
from baronage.engine.core.state import Action, SimultaneousStep, State
from baronage.engine.match.match import Match
from baronage.server.http import connections
from baronage.server.time_control import Clocks, TimeControl
from tests.engine.table import B
from tests.server.scenes import GAMES
from tests.server.table.test_tells_live import BO, OTHERS, TIME_CONTROLS, Evening, Person, come
from tests.slow import slow_after

# The kinds of sheets of every game: may all know who has sent? Some owe them rarely, and play as those beside them do.
KINDS = {
    "barony Preparation": False,
    "brawling Bid": False,
    "brawling Signs": False,
    "pennies Offers": False,
    "protectors Attack": False,
    "protectors Buying": True,
    "protectors Opening": True,
    "protectors Orders": True,
    "protectors Votes": True,
    "yuan Planning": True,
    "yuan Vote": True,
}
RARE = {"protectors BankAttack", "protectors BankBid", "protectors ReBid", "yuan Bidding"}
SECRET = [kind for kind, public in KINDS.items() if not public]


def position(kind: str) -> State:
    """A position in which all three owe a sheet of this kind, or at least two, Bo among them."""
    name, _, sheet = kind.partition(" ")
    game = GAMES[name]
    for least in (3, 2):
        for seed in range(40):
            match, luck = Match(game, 3, {}, seed=seed), random.Random(seed)
            for _ in range(150):
                if match.over:
                    break
                top, waiting = match.state.stack[-1], match.state.actors()
                if type(top).__name__ == sheet and B in waiting and len(waiting) >= least and len(sheets(match)) > 1:
                    return match.state
                seat = luck.choice(waiting)
                match.play(seat, [luck.choice(match.state.actions(seat))])
    raise AssertionError(f"{kind} was never met")


def sheets(match: Match) -> list[list[Action]]:
    """Some sheets that Bo could send, from nothing clicked."""
    found: list[list[Action]] = []
    for seed in range(12):
        state, luck, sheet = match.state.clone(), random.Random(seed), list[Action]()
        top = state.stack[-1]
        if not isinstance(top, SimultaneousStep) or top.drafts[B]:
            return []
        while not sheet or sheet[-1][0] != top.SEND:
            options = [action for action in state.actions(B) if action[0] not in top.SIDE_VERBS]
            sheet.append(next((it for it in options if it[0] == top.SEND and len(sheet) > 3), luck.choice(options)))
            if sheet[-1][0] != top.SEND:
                state.play(B, sheet[-1], match.chance)
        if sheet not in found:
            found.append(sheet)
    return found


def until(param: Callable[[], bool]) -> None:
    for _ in range(2000):
        if param():
            return
        time.sleep(0.005)
    raise AssertionError("it never happened")


def play(evening: Evening, sheet: list[Action] | None, long: float) -> dict[str, list[str]]:
    """One evening; what the others heard. `sheet`: what Bo sends at once; `long`: how long the others look about."""
    others = [Person(name, seat) for name, seat in OTHERS]
    bo = Person(BO, B)
    with evening.open() as port:
        come([*others, bo], port)
        evening.time.at += 5.0
        if sheet is not None:
            assert bo.ask("play", seat=B, number=bo.number(), actions=sheet)["type"] == "done"
            assert B not in evening.table.state.actors()
        for person in others:
            person.look_about(plays=False)
        evening.pass_time(evening.time.at + long)
        due = evening.table.clocks.due()
        if due is not None and due <= evening.time.at:
            until(lambda: B not in evening.table.state.actors())  # his time is up, and nobody is told
        for person in others:
            person.look_about(plays=False)
        for person in (*others, bo):
            person.open.close()
    return {person.name: person.heard for person in others}


def compare(
    folder: Path,
    state: State,
    time_control: TimeControl,
    one: list[Action] | None,
    other: list[Action] | None,
    long: float,
) -> None:
    heard = []
    for number, sheet in enumerate((one, other)):
        (folder / str(number)).mkdir()
        evening = Evening(folder / str(number), state, time_control)
        heard.append(play(evening, sheet, long))
        evening.store.close()
    first, second = heard
    for who in first:
        for line, alike in zip(first[who], second[who], strict=True):
            assert line == alike, who


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BURST", 1e9)


def test_every_kind_of_sheet_is_here() -> None:
    def below(kind: type[SimultaneousStep[State]]) -> set[str]:
        found = (
            {f"{kind.__module__.split('.')[2]} {kind.__name__}"}
            if kind.__module__.startswith("baronage.games.")
            else set()
        )
        return found.union(*(below(other) for other in kind.__subclasses__()))

    for game in games().values():
        assert game.start(seats=game.seats[0], options={}).actors()  # its steps are loaded
    bases = {"protectors Window", "protectors Bidding", "protectors Commitment"}
    assert below(SimultaneousStep) - bases == {kind for kind in KINDS if "pennies" not in kind} | RARE


@pytest.mark.parametrize("time_control", slow_after(1, ["live", "correspondence"]))
@pytest.mark.parametrize("kind", slow_after(1, SECRET))
def test_nobody_else_can_tell_whether_somebody_has_sent(tmp_path: Path, kind: str, time_control: str) -> None:
    state = position(kind)
    sheet = sheets(Match(GAMES[kind.partition(" ")[0]], state=state))[0]
    compare(tmp_path, state, TIME_CONTROLS[time_control], sheet, None, 20.0)


@pytest.mark.parametrize("kind", slow_after(1, ["brawling Signs", "barony Preparation", "pennies Offers"]))
def test_who_thinks_longer_than_another_can_does_not_learn_whether_that_one_sent_in_time(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """His clock is shown as it ran, and stays at nothing. That his sheet is in by then all know; more they do not."""
    state = position(kind)
    sheet = sheets(Match(GAMES[kind.partition(" ")[0]], state=state))[0]
    monkeypatch.setattr("baronage.server.table.clocks.Clocks", lambda banks: Clocks((600.0, 30.0, 600.0)))
    compare(tmp_path, state, TIME_CONTROLS["live"], sheet, None, 100.0)


@pytest.mark.parametrize("kind", slow_after(1, KINDS))
def test_nobody_else_can_tell_what_is_on_a_sheet(tmp_path: Path, kind: str) -> None:
    state = position(kind)
    one, other = sheets(Match(GAMES[kind.partition(" ")[0]], state=state))[:2]
    compare(tmp_path, state, TIME_CONTROLS["untimed"], one, other, 20.0)
