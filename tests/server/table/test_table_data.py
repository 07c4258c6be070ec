"""Table data: the whole table when a client begins, then what has changed for its viewer, and acts as a whole."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from baronage.engine.game.table import TableView
from baronage.engine.picture.table import (
    NO_MSG,
    Act,
    Chip,
    Field,
    Piece,
    Place,
    TableEvent,
    applied,
    by_place,
)
from baronage.pennies import table as pennies
from baronage.server.container import Services
from baronage.server.protocol import TableUpdate, write_message
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.table_data import Shown, board_by_hash, board_of, change
from baronage.server.time_control import Live
from tests.server.scenes import ADA, BO, CY, Ear, Time, refused, run, started

WANT = frozenset(["table"])
OFFER, SEND, PEEK = 0, 1, 2


class Client:
    """A client that applies updates to what it knows."""

    def __init__(self, first: Any, ear: Ear) -> None:
        self.ear, self.known, self.events = ear, dict[str, Any](), list[Any]()
        self.take(first)

    def take(self, update: Any) -> None:
        """Apply one update."""
        assert isinstance(update, TableUpdate)
        fields = {name: value for name, value in msgspec.structs.asdict(update).items() if value is not None}
        if update.full:
            nothing: dict[str, Any] = dict.fromkeys(("plans", "acts", "form", "rules", "waits", "draft"), ())
            self.known = {**nothing, "pieces": [], "players": {}, "undo": ("", {})}
        self.known["pieces"] = applied(self.known["pieces"], update.put, update.drop)
        self.known["players"] |= {row.side: row for row in update.players}
        for name in ("plans", "acts", "form", "prompt", "rules", "waits", "draft", "undo"):
            if name in fields:
                self.known[name] = fields[name]
        self.events += update.events

    def hear(self) -> int:
        """Apply the updates received since the last call, and return their number."""
        found, self.ear.received = self.ear.received, []
        for message in found:
            self.take(message)
        return len(found)

    def table(self) -> dict[str, Any]:
        """Return what the client knows, for comparison."""
        return {**self.known, "pieces": by_place(self.known["pieces"])}


async def client(services: Services, id: str, person: str, seat: int | None) -> Client:
    ear = Ear(person)
    return Client(await services.subscriptions.subscribe(ear, id, seat, "", 1, WANT), ear)


async def fresh(services: Services, id: str, person: str, seat: int | None) -> Client:
    return Client(await services.subscriptions.show(person, id, seat, "", 1, WANT), Ear(person))


async def play(services: Services, id: str, seat: int, actions: list[tuple[int, ...]], **more: Any) -> None:
    table = await services.rooms.table(await services.rooms.find(id))
    body = {"actions": [list(action) for action in actions], "act": True, **more}
    await services.play.act((ADA, BO)[seat], id, seat, table.number(seat), Kind.PLAY, body)


async def offers(services: Services, id: str, seat: int) -> list[tuple[int, ...]]:
    table = await services.rooms.table(await services.rooms.find(id))
    return [action for action in table.state.actions(seat) if action[0] == OFFER]


def test_updates_lead_to_what_a_fresh_look_shows(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        id = (await started(services)).id
        clients = [await client(services, id, *who) for who in ((ADA, 0), (BO, 1), (CY, None))]
        table = await services.rooms.table(await services.rooms.find(id))
        for _ in range(12):
            if not table.state.actors():  # the game is over, or a secret window is held open
                break
            seat = table.state.actors()[0]
            actions = table.state.actions(seat)
            await play(services, id, seat, [(SEND,) if (SEND,) in actions else actions[0]])
        for one, who in zip(clients, ((ADA, 0), (BO, 1), (CY, None)), strict=True):
            assert one.hear() > 0
            assert one.table() == (await fresh(services, id, *who)).table()
        kinds = {event.kind for event in clients[2].events}
        assert "offered" in kinds

    run(sqlite, scene)


def test_a_seat_that_only_waits_gets_what_it_saw_and_nothing_else(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        id = (await started(services)).id
        ada, bo, cy = [await client(services, id, *who) for who in ((ADA, 0), (BO, 1), (CY, None))]
        await play(services, id, 0, [(await offers(services, id, 0))[0]])
        assert (ada.hear(), bo.hear(), cy.hear()) == (1, 0, 0), "a draft is nobody else's business"
        await play(services, id, 0, [(PEEK,)])
        (update,) = bo.ear.received
        assert isinstance(update, TableUpdate)
        sent = json.loads(write_message(update))
        assert sorted(sent) == ["events", "moment", "number", "seat", "table", "type"], "that somebody looked"

    run(sqlite, scene)


def test_the_first_update_has_everything_and_names_its_board(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        first = await services.subscriptions.show(ADA, listing.id, 0, "", 7, WANT | {"board", "text", "view"})
        assert isinstance(first, TableUpdate)
        assert (first.full, first.id, first.seat) == (True, 7, 0)
        setup = (await services.rooms.table(await services.rooms.find(listing.id))).match.setup
        name, board = board_of(setup)
        assert first.board == name
        assert board == pennies.board(setup)
        encoded = board_by_hash(name)
        assert encoded is not None
        assert json.loads(encoded)[0] == "zones"
        sent = json.loads(write_message(first))
        assert sent["layout"][3][0][1] == ["card-name", {"card": 1}, "The 1"], "texts for clients without a catalogue"
        assert sent["acts"][-1][3] == ["look", {}, "Look at the top card of the deck"]
        assert sent["prompt"][2] == "Which card do you offer? The highest offer wins a roll of the die."
        assert sent["view"]["game"] == "pennies"
        assert board_by_hash("0" * 16) is None

    run(sqlite, scene)


def test_an_act_is_played_whole_or_not_at_all_and_taken_back_as_a_whole(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        id = (await started(services)).id
        ada = await client(services, id, ADA, 0)
        one, two = await offers(services, id, 0)
        await refused(play(services, id, 0, [one, two, one]), "illegal")
        assert ada.hear() == 0
        await play(services, id, 0, [one, two])
        ada.hear()
        assert ada.known["draft"] == (one, two)
        assert ada.known["undo"] == ("offer", {"card": one[1]})
        table = await services.rooms.table(await services.rooms.find(id))
        await services.play.act(ADA, id, 0, table.number(0), Kind.UNDO, {"act": True})
        ada.hear()
        assert ada.known["draft"] == ()
        assert ada.known["undo"] == ("", {})
        await refused(services.play.act(ADA, id, 0, table.number(0), Kind.UNDO, {"act": True}), "illegal")
        room = await services.rooms.find(id)
        before, room.table = table.number(0), None  # it is read again from its journal
        again = await services.rooms.table(room)
        assert (again.number(0), again.state) == (before, table.state)

    run(sqlite, scene)


def test_a_change_after_a_forgotten_page_is_sent_in_full_with_the_log_before_it(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        id = (await started(services)).id
        bo = await client(services, id, BO, 1)
        await play(services, id, 0, [(PEEK,)])
        await play(services, id, 1, [(PEEK,)])
        bo.ear.received = []
        room = await services.rooms.find(id)
        room.pages.clear()
        for seat in (0, 1):
            await play(services, id, seat, [(await offers(services, id, seat))[0], (SEND,)])
        first = next(update for update in bo.ear.received if isinstance(update, TableUpdate))
        assert first.full
        assert [line.text[0] for line in first.log][-2:] == ["looked", "looked"]
        last = bo.ear.received[-1]
        assert isinstance(last, TableUpdate)
        lines = [line.text for update in bo.ear.received if isinstance(update, TableUpdate) for line in update.log]
        assert not [event for event in last.events if event.text in lines], "no line is sent twice"
        bo.hear()
        assert bo.table() == (await fresh(services, id, BO, 1)).table()

    run(sqlite, scene)


def test_a_game_without_table_data_refuses(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        monkeypatch.setattr(listing.game, "table", None)
        await refused(services.subscriptions.show(ADA, listing.id, 0, "", 1, WANT), "refused")

    run(sqlite, scene)


def test_a_game_without_a_form_previews_nothing(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        id = (await started(services)).id
        await refused(services.play.preview(ADA, id, 0, {"target": [1]}, 1), "refused")

    run(sqlite, scene)


def test_a_row_is_sent_without_the_trailing_fields_that_have_their_defaults() -> None:
    forecast = Chip("good", ("falls", {}))
    act = Act(((3, 1),), "c1", "wall.0", ("move", {"to": 1}), forecast, more=(forecast,))
    pieces = (Piece("c1", "KNI", "hand.0", 0), Piece("c2", "KNI", "hand.0", marks=("dagger",)))
    sent = json.loads(write_message(TableUpdate(table="t", number=1, put=pieces, acts=(act,))))
    assert sent["put"] == [["c1", "KNI", "hand.0", 0], ["c2", "KNI", "hand.0", -1, 1, [], ["dagger"]]]
    chip = ["good", ["falls", {}]]
    assert sent["acts"] == [[[[3, 1]], "c1", "wall.0", ["move", {"to": 1}], chip, True, [], ["", {}], ["", {}], [chip]]]


def test_params_that_are_0_and_the_kind_of_an_event_like_its_message_are_not_sent() -> None:
    text: Any = ("strike", {"unit": 4, "plus": 0, "names": ("",), "lit": False})
    act = Act(((3, 1),), "c1", "", text, Chip("good", text))
    field = Field("c1", "piece", (), text=text)
    sent = json.loads(write_message(TableUpdate(table="t", number=1, acts=(act,), form=(field,), undo=text)))
    short = ["strike", {"unit": 4, "names": [""], "lit": False}]
    assert sent["acts"] == [[[[3, 1]], "c1", "", short, ["good", short]]]
    assert (sent["form"][0][4], sent["undo"]) == (short, short)
    same, other = TableEvent("strike", text, 1), TableEvent("struck", text, 1)
    sent = json.loads(write_message(TableUpdate(table="t", number=1, events=(same, other))))
    full = ["strike", {"unit": 4, "plus": 0, "names": [""], "lit": False}]
    assert sent["events"] == [["", full, 1], ["struck", full, 1]]


def test_clocks_are_sent_only_if_they_changed(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        id = (await started(services, Live(bank=60.0, increment=0.0))).id
        ada = await client(services, id, ADA, 0)
        await play(services, id, 0, (await offers(services, id, 0))[:1])
        time.at += 10
        await play(services, id, 0, [(SEND,)])
        await play(services, id, 1, [*(await offers(services, id, 1))[:1], (SEND,)])
        sent = [message.clocks for message in ada.ear.received if isinstance(message, TableUpdate)]
        assert sent[0] == [], "an unsent click changes no clock"
        assert sent[-1]

    run(sqlite, scene)


def test_of_the_places_built_in_play_only_those_that_changed_are_sent() -> None:
    old, new = (
        (Place("A1", (0.0, 0.0)), Place("A2", (1.0, 0.0))),
        (Place("A2", (1.0, 0.0), "mine"), Place("A3", (2.0, 0.0))),
    )
    view = TableView((), (), (), (), (), (), NO_MSG, (), ())
    before, after = (Shown(1, view._replace(places=places), (), NO_MSG, (), ()) for places in (old, new))
    found = change(before, after)
    assert (found["places"], found["razed"]) == (new, ("A1",))
    assert "places" not in change(after, after)
