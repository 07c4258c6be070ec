"""Laws of table data, for games with a module `table`."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final

from baronage.engine.core.chance import Chance, ChanceError, Forced
from baronage.engine.core.setup import Setup
from baronage.engine.core.state import PUBLIC, Action, State, alike, audience_bit
from baronage.engine.game.game import Game, game_of
from baronage.engine.game.table import TableView, board, events, preview, table_view
from baronage.engine.match.match import Match
from baronage.engine.picture.drawings import drawings
from baronage.engine.picture.icons import ICONS
from baronage.engine.picture.table import (
    BACK,
    FIELD_KINDS,
    LAYOUTS,
    LONGEST_CHIP,
    LONGEST_PROMPT,
    REGIONS,
    TONES,
    ZONE_LAYOUTS,
    Act,
    Board,
    Chip,
    Cut,
    Field,
    Msg,
    Piece,
    TableEvent,
    applied,
    by_place,
    cuts,
    difference,
    written,
)
from baronage.engine.picture.text_metrics import text_width, wrap
from baronage.engine.text.params import Params
from baronage.laws.errors import demand

MAX: Final = 8  # acts and drafts tried for each viewer
PLAYED: Final = 2  # acts played in pairs of indistinguishable states
MARKS: Final = frozenset({"acts", "sent", "out"})  # of the engine; clients have their words
LEAST_TEXT: Final = 0.8  # how far a text may shrink to fit a card


def check_board(setup: Setup) -> None:
    """Check the static part of a table: ids, layouts, messages, and texts that fit the cards."""
    game, table = game_of(setup), board(setup)
    demand(written(table) == written(board(setup)), "table", "two boards of one setup differ")
    demand(table.layout in LAYOUTS, "table", f"{table.layout!r} is no layout of a board")
    ids = [place.id for place in table.places] + [zone.id for zone in table.zones]
    demand(len({*ids}) == len(ids), "table", "two places or zones have the same id")
    for zone in table.zones:
        demand(zone.layout in ZONE_LAYOUTS, "table", f"{zone.layout!r} of {zone.id} is no layout of a zone")
        demand(zone.region in REGIONS, "table", f"{zone.region!r} of {zone.id} is no region")
        demand(zone.cut in cuts(), "table", f"{zone.cut!r} of {zone.id} is no shape of a card")
        demand(not zone.room or zone.room in table.counters, "table", f"{zone.room!r} of {zone.id} is no counter")
        check_msg(game, zone_text(zone.id, zone.owner), f"the zone {zone.id}")
    for place in table.places:
        unknown = {*place.beside} - {*ids}
        demand(not unknown, "table", f"beside {place.id} is {sorted(unknown)}, which is no place")
        if place.name[0]:
            check_msg(game, place.name, f"the place {place.id}")
    for counter in table.counters:
        check_msg(game, (f"counter-{counter}", {}), f"the counter {counter}")
    demand(len({face.id for face in table.faces}) == len(table.faces), "table", "two faces have the same id")
    shapes = {"hand", *(zone.cut for zone in table.zones)}
    drawn = ICONS.keys() | drawings(game.package).keys()
    for face in table.faces:
        for icon, _ in (*face.stats, *face.foot):
            demand(not icon or icon.removeprefix("head:") in drawn, "table", f"{face.id} has an unknown icon {icon!r}")
        for part, text in (("title", face.title), ("text", face.text)):
            if text[0] or part == "title":
                check_msg(game, text, f"the {part} of {face.id}")
                for shape in shapes:
                    _check_fits(game, cuts()[shape], part, text, face.id)


def _check_fits(game: Game, cut: Cut, part: str, text: Msg, face: str) -> None:
    for box in cut.boxes:
        if box.part != part:
            continue
        for language in game.languages:
            shown = game.words.msg(*text, game.words.reader(PUBLIC), language)
            lines = wrap(shown, box.w, box.size * LEAST_TEXT)
            widest = max((text_width(line, box.size * LEAST_TEXT) for line in lines), default=0)
            fits = len(lines) <= box.lines and widest <= box.w
            demand(fits, "table", f"{shown!r} of {face} doesn't fit the {part} of a card of the shape {cut.id}")


def zone_text(id: str, owner: int) -> Msg:
    """Return the message that names a zone."""
    return f"zone-{id.partition('.')[0]}", {"seat": owner}


def piece_text(piece: Piece, seat: int) -> Msg:
    """Return the message that names a piece without a face. `seat` plays its side."""
    value = piece.values[0] if piece.values else 0
    return f"piece-{piece.art}", {"seat": seat, "n": piece.n, "value": value, "place": piece.at}


PICKED: Final[Params] = {"art": "", "number": 0, "seat": 0, "mine": 0}  # as the client gives them


def mark_text(mark: str) -> Msg:
    """Return the message that names a mark: `mark-hold` with `n` for hold-2."""
    name, _, number = mark.rpartition("-")
    return (f"mark-{name}", {"n": int(number)}) if name and number.isdecimal() else (f"mark-{mark}", {"n": 0})


def check_msg(game: Game, msg: Msg, what: str) -> None:
    """Check that a message exists in every language and gets all of its params."""
    id, params = msg
    for language in game.languages:
        catalogue = game.words.catalogue(language)
        demand(id in catalogue, "table", f"{language} has no message {id!r} for {what}")
        missing = catalogue.mentions[id] - params.keys()
        demand(not missing, "table", f"{id!r} in {language}, for {what}, needs {', '.join(sorted(missing))}")


def rendered(view: State, msg: Msg) -> Iterator[str]:
    """Return a message in every language, for the viewer."""
    words = game_of(view).words
    for language in game_of(view).languages:
        yield words.msg(*msg, words.reader(view.viewer, (), view), language)


class Ids:
    """The ids that pieces and acts of a view may name."""

    def __init__(self, table: Board, shown: TableView) -> None:
        self.spots = {place.id for place in (*table.places, *shown.places)} | {zone.id for zone in table.zones}
        self.grids = {zone.id for zone in table.zones if zone.layout == "grid"}
        self.all = self.spots | {piece.id for piece in shown.pieces} | {f"side.{row.side}" for row in shown.players}

    def has(self, id: str) -> bool:
        """Return whether this is a piece, place, zone, side or cell."""
        return not id or id in self.all or id.partition(":")[0] in self.grids


def check_table(state: State, view: State, sample: State, viewer: int, rng: random.Random) -> None:
    """Check the table of one viewer. `sample` is a state that the viewer can't tell from `state`."""
    game, table = game_of(state), board(state.setup)
    before = view.fields()
    shown = table_view(view)
    demand(view.fields() == before, "table", f"describing the table changed the view of {viewer}")
    text, other = written(shown), written(table_view(sample.redact(viewer)))
    demand(text == other, "table leak", f"{viewer} sees {text:.600}, in a state that it can't tell apart {other:.600}")
    ids = Ids(table, shown)
    _check_pieces(game, table, shown, ids)
    check_msg(game, shown.prompt, f"the prompt for {viewer}")
    if shown.prompt[0].endswith("-bar"):
        for prompt in rendered(view, shown.prompt):
            demand(len(prompt) <= LONGEST_PROMPT, "table", f"the prompt {prompt!r} has {len(prompt)} letters")
    if shown.turn[0]:
        check_msg(game, shown.turn, "the turn")
    for token in shown.plans:
        demand(token.at in ids.all and ids.has(token.to), "table", f"{token} is at no place")
    _check_acts(state, view, shown, ids, rng)
    _check_form(state, view, shown, ids, rng)
    _check_later(state, sample, shown, viewer, rng)


def check_shared_pieces(state: State) -> None:
    """Check that viewers who see the same piece see it alike."""
    seen: dict[str, tuple[Piece, int]] = {}
    for viewer in (*range(state.setup.seats), PUBLIC):
        for piece in game_of(state).table.pieces(state.redact(viewer)):
            if piece.art == BACK:
                continue
            first, other = seen.setdefault(piece.id, (piece, viewer))
            demand(first == piece, "table leak", f"{viewer} sees {piece}, and {other} sees {first}")


def _check_pieces(game: Game, table: Board, shown: TableView, ids: Ids) -> None:
    faces = {face.id for face in table.faces}
    seats = {row.side: row.seat for row in shown.players}
    demand(len({piece.id for piece in shown.pieces}) == len(shown.pieces), "table", "two pieces have the same id")
    ordered = written(by_place(shown.pieces))
    demand(written(by_place(applied([], shown.pieces, ()))) == ordered, "table", "pieces are not in order")
    for piece in shown.pieces:
        demand(piece.at in ids.spots, "table", f"{piece} is at no place or zone")
        demand(piece.n > 0, "table", f"{piece} is none")
        demand(piece.owner == -1 or piece.owner in seats, "table", f"{piece} belongs to no side")
        demand(bool(piece.cell) == (piece.at in ids.grids), "table", f"{piece} needs a cell in a grid, and only there")
        if piece.art == BACK:
            demand(not piece.values, "table leak", f"{piece} shows values face down")
        elif piece.art not in faces:
            check_msg(game, piece_text(piece, seats.get(piece.owner, -1)), f"{piece}")
        for mark in piece.marks:
            picked = f"picked-{mark}", PICKED  # what the piece can do once it is picked, if that is all it marks
            check_msg(game, picked if picked[0] in game.words.english else mark_text(mark), f"{piece}")
    for row in shown.players:
        demand(len(row.has) in (0, len(table.counters)), "table", f"{row} does not have {table.counters}")
        for mark in {*row.marks} - MARKS:
            check_msg(game, mark_text(mark), f"{row}")


# --- acts -----------------------------------------------------------------------------------------------------------


def _check_acts(state: State, view: State, shown: TableView, ids: Ids, rng: random.Random) -> None:
    game, seat = game_of(state), view.viewer
    actions = view.actions(seat) if seat >= 0 else []
    if not actions:
        demand(not shown.acts and not shown.form, "table", f"{seat} has acts and no actions")
        return
    for act in shown.acts:
        demand(ids.has(act.piece) and ids.has(act.target), "table", f"{act} names no piece, place, zone or side")
        demand(bool(act.do), "table", f"{act} does nothing")
        check_msg(game, act.text, f"{act}")
        if act.ask[0]:
            check_msg(game, act.ask, f"{act}")
        if act.group[0]:
            check_msg(game, act.group, f"{act}")
        for chip in (*((act.chip,) if act.chip is not None else ()), *act.more):
            _check_chip(view, chip, ids)
        for first in {act.do[0], *((*act.do[0][:-1], n) for n in act.amount if len(act.do) == 1)}:
            demand(view.allows(seat, first), "table", f"{first!r} of {act} is not legal for seat {seat}")
    if not shown.form:
        reached = {act.do[0] for act in shown.acts}
        for action in actions:
            found = action in reached or any(in_range(action, act) for act in shown.acts)
            demand(found, "table", f"no act begins with {action!r} of seat {seat}, which is legal")
    for act in some(shown.acts, rng):
        _check_play(state, seat, act)


def in_range(action: Action, act: Act) -> bool:
    """Return whether an action is one of those that an act with an amount begins with."""
    if not act.amount or len(act.do) > 1 or act.do[0][:-1] != action[:-1]:
        return False
    return act.amount[0] <= action[-1] <= act.amount[1]


def some(acts: tuple[Act, ...], rng: random.Random) -> list[Act]:
    """Return at most MAX of the acts."""
    return list(acts) if len(acts) <= MAX else rng.sample(acts, MAX)


def _check_play(state: State, seat: int, act: Act, anew: bool = False) -> None:
    """Check that an act can be played as a whole, and taken back if it says so. `anew` drops the unsent clicks."""
    match = Match(game_of(state), chance=Chance(1), state=state.clone())
    if anew and state.draft(seat):
        match.set_draft(seat, ())
    for number, action in enumerate(act.do, 1):
        legal = match.state.allows(seat, action)
        demand(legal, "table", f"{action!r} is not legal for seat {seat} when its turn comes in {act}")
        match.play(seat, action)
        kept = match.over or match.can_undo(seat) or bool(match.state.draft(seat))
        demand(kept or number == len(act.do), "table", f"{action!r} reveals something within {act}")
        demand(kept or not act.undo, "table", f"{act} of seat {seat} can't be taken back, but says so")


def _check_chip(view: State, chip: Chip, ids: Ids) -> None:
    demand(chip.tone in TONES, "table", f"{chip} has no tone")
    demand(ids.has(chip.at), "table", f"{chip} is at no piece or place")
    check_msg(game_of(view), chip.text, f"{chip}")
    for text in rendered(view, chip.text):
        demand(0 < len(text) <= LONGEST_CHIP, "table", f"the chip {text!r} has {len(text)} letters")


def _check_form(state: State, view: State, shown: TableView, ids: Ids, rng: random.Random) -> None:
    """Check the fields of a form, and that drafts of its values can be sent or say why not."""
    game, seat = game_of(state), view.viewer
    for field in shown.form:
        _check_field(view, field, ids)
    if not shown.form or game.hook("table", "preview") is None:
        return
    drafts = [{field.id: field.start for field in shown.form}]
    drafts += [_random_draft(shown.form, rng) for _ in range(MAX)]
    for draft in drafts:
        found = preview(view, seat, draft)
        for chip in found.chips:
            _check_chip(view, chip, ids)
        for field in found.form:
            _check_field(view, field, ids)
        for text in (found.text, found.sum):
            if text[0]:
                check_msg(game, text, f"the preview of {draft}")
        for token in found.plans:
            demand(ids.has(token.at) and ids.has(token.to), "table", f"{token} is at no place")
        demand(bool(found.do or found.text[0]), "table", f"the draft {draft} can't be sent and has no reason")
        for text in (found.send, found.ask):
            if text[0]:
                check_msg(game, text, f"the preview of {draft}")
        _check_play(state, seat, Act(found.do, undo=False), anew=True)


def _check_field(view: State, field: Field, ids: Ids) -> None:
    game = game_of(view)
    demand(field.kind in FIELD_KINDS, "table", f"{field.kind!r} of {field.id} is no kind of a field")
    for _, place, _, why in field.options:
        demand(ids.has(place), "table", f"{place!r} of the field {field.id} is no place or piece")
        if why[0]:
            check_msg(game, why, f"the field {field.id}")
    for text in (field.text, field.note, field.prompt, *field.does, *(cell for line in field.lines for cell in line)):
        if text[0]:
            check_msg(game, text, f"the field {field.id}")
    for chip in field.chips:
        _check_chip(view, chip, ids)


def _random_draft(form: Iterable[Field], rng: random.Random) -> dict[str, tuple[int, ...]]:
    return {
        field.id: (rng.choice(field.options)[0],) if field.options and rng.random() < 0.8 else field.start
        for field in form
    }


# --- after a play ---------------------------------------------------------------------------------------------------


def _check_later(state: State, sample: State, shown: TableView, viewer: int, rng: random.Random) -> None:
    """Check that equal plays in two indistinguishable states, seen alike, give equal updates."""
    pairs = sorted(
        (seat, action)
        for seat in state.actors()
        if seat in sample.actors()
        for action in {*state.actions(seat)} & {*sample.actions(seat)}
    )
    for seat, action in rng.sample(pairs, min(PLAYED, len(pairs))):
        one = _played(state, seat, action, chance := Chance(rng.getrandbits(32)))
        check_events_shown(one, viewer)
        update = _update(one, shown, viewer)
        try:
            other = _played(sample, seat, action, Forced(chance.outcomes))
        except ChanceError:
            continue
        if (
            not one.stack
            or not alike(one.redact(viewer), other.redact(viewer))
            or seen(one, viewer) != seen(other, viewer)
        ):
            continue
        twin = _update(other, shown, viewer)
        demand(update == twin, "table leak", f"{action!r} of {seat} sends {viewer} {update:.600} or {twin:.600}")


def _played(state: State, seat: int, action: Action, chance: Chance) -> State:
    after = state.clone()
    after.log = []
    after.play(seat, action, chance)
    return after


def seen(state: State, viewer: int) -> list[tuple[int, int, Action, str]]:
    """Return the events of the last play that a viewer sees."""
    bit = audience_bit(viewer)
    return [(kind, bit, numbers, rules) for kind, who, numbers, rules in state.log or () if who & bit]


def _update(after: State, shown: TableView, viewer: int) -> str:
    """Return what a viewer is sent after a play, and check that it leads to the new table."""
    view = after.redact(viewer)
    then = table_view(view)
    put, drop = difference(shown.pieces, then.pieces)
    reached = by_place(applied(shown.pieces, put, drop))
    demand(reached == by_place(then.pieces), "table", f"an update of {viewer} does not lead to its new table")
    return written((put, drop, then[2:], events(view, seen(after, viewer))))


def check_events_shown(after: State, viewer: int) -> None:
    """Check the events of the last play as a viewer gets them."""
    view = after.redact(viewer)
    game, table, shown = game_of(after), board(after.setup), table_view(view)
    ids = Ids(table, shown)
    usual = {name for name, _ in game.events.values()}  # which the law "words" checks
    for event in events(view, seen(after, viewer)):
        if event.text[0] and event.text[0] not in usual:
            check_msg(game, event.text, f"{event}")
        for text in (event.head, event.brief):
            if text[0]:
                check_msg(game, text, f"{event}")
        _check_event(event, table, ids)


def _check_event(event: TableEvent, table: Board, ids: Ids) -> None:
    for id in (event.place, event.source, event.to):
        demand(ids.has(id), "table", f"{id!r} of {event} is no place or zone")
    for _, counter, _ in event.gains:
        demand(counter in (*table.counters, "score"), "table", f"{counter!r} of {event} is no counter")
