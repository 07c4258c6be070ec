"""Laws of a match: validation, drafts, undo, notifications, leaving, the end and the record."""

from __future__ import annotations

import json
import random
from typing import Any

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal, Refusal
from baronage.engine.core.standings import Standing, places
from baronage.engine.core.state import (
    AGREE,
    AGREED,
    EXPEL,
    PUBLIC,
    RESIGN,
    TABLE,
    TIMEOUT,
    Action,
    State,
    alike,
    audience_bit,
)
from baronage.engine.game.game import game_of
from baronage.engine.match.match import Match, What
from baronage.engine.match.record import Record
from baronage.laws.copies import PLIES, random_move
from baronage.laws.errors import LawBroken, demand, demand_same, difference
from baronage.laws.leaks import seen
from baronage.laws.presentation import check_event_messages, check_phrase


def table_for(state: State, rng: random.Random) -> Match:
    """Return a match that continues from a copy of the state."""
    return Match(game_of(state), chance=Chance(rng.getrandbits(32)), state=state.clone())


def check_validation(state: State, rng: random.Random) -> None:
    """Check that defaults and timeouts of acting seats are accepted, and that refused input changes nothing."""
    seat = rng.choice(state.actors())
    before = state.dump()
    match = table_for(state, rng)
    verb = max((action[0] for action in state.actions(seat)), default=0)
    for wrong in ((verb, -7, -7, -7, -7), (verb + 1000,), (TIMEOUT, 0), (EXPEL, seat)):
        if not state.allows(seat, wrong):
            _refused(match, seat, wrong)
    others = [other for other in range(state.setup.seats) if other not in state.actors()]
    for other in others[:1]:
        _refused(match, other, (TIMEOUT,))
    demand_same(before, match.state.dump(), "gate", "what it refused changed the state")
    demand(not match.record.moves and not match.history, "gate", "refused input is in the record")
    for silence in ((TIMEOUT,), state.default(seat)):
        match.state = state.clone()
        try:
            match.play(seat, silence)
        except Refusal as refusal:
            raise LawBroken("gate", f"it does not take {silence!r} of seat {seat}: {refusal}") from refusal
        moved = not alike(match.state, state)
        demand(moved, "gate", f"{silence!r} of seat {seat} changes nothing")


def _refused(match: Match, seat: int, wrong: Action) -> None:
    try:
        match.play(seat, wrong)
    except Refusal:
        return
    raise LawBroken("gate", f"{wrong!r} of seat {seat} was accepted")


def check_leaving(state: State, rng: random.Random, words: bool = True) -> None:
    """Check that a seat may leave now, and that the game continues or ends."""
    match = table_for(state, rng)
    seat = rng.choice([seat for seat in range(state.setup.seats) if not state.left >> seat & 1])
    kept = game_of(state).conserved(state)
    leave(match, seat, rng)
    for _ in range(PLIES):
        if match.over:
            check_standings(match.state, words)
            return
        waiting = match.state.actors()
        demand(bool(waiting) and seat not in waiting, "leaving", f"seat {seat} left, and now {waiting} are to act")
        check_conserved(match.state, kept)
        match.state.play(*random_move(match.state, rng), match.chance)


def check_draw(state: State, words: bool = True) -> None:
    """Check that the players may agree on a draw now, and that those in the game then share the first place."""
    match = Match(game_of(state), chance=Chance(1), state=state.clone())
    playing = state.in_play()
    for seat in playing[:1]:
        _refused(match, seat, (AGREE,))
    if len(playing) < 2:
        _refused(match, TABLE, (AGREE,))
        return
    check_play(match, TABLE, (AGREE,), words)  # what a step holds goes with it, so nothing need be conserved
    demand(match.over, "standings", "the game goes on after a draw")
    check_standings(match.state, words)
    standings = match.state.standings()
    first = standings.winners() if standings is not None else []
    demand(set(playing) <= set(first), "standings", f"{playing} agreed on a draw, and {first} share the first place")


def check_branch(state: State, rng: random.Random) -> None:
    """Check that a match can continue from a copy of the state by written moves, and that its record replays."""
    match = table_for(state, rng)
    for _ in range(PLIES):
        if match.over or not match.state.actors():
            break
        seat, action = random_move(match.state, rng)
        text = match.state.write(seat, action)
        try:
            match.play(seat, text)
        except Refusal as refusal:
            raise LawBroken(
                "notation", f"a match that begins here refuses {text!r} of seat {seat}: {refusal}"
            ) from refusal
        except Exception as error:
            error.add_note(f"when seat {seat} wrote {text!r} in a match that begins here")
            raise
    if not any(
        match.state.draft(seat) for seat in range(state.setup.seats)
    ):  # clicks that are not sent are in no record
        check_record(match, rng)


def leave(match: Match, seat: int, rng: random.Random, close: bool = False, tell: bool = False) -> None:
    """Let a seat resign or be expelled. If `tell`, check that all who see it get an event."""
    resigns = rng.random() < 0.5
    if resigns and (not match.game.meta.resign or match.state.beaten(seat) or match.state.stays(seat)):
        try:
            match.play(seat, (RESIGN,))
        except Illegal:
            resigns = False
        else:
            raise LawBroken("leaving", f"the resignation of seat {seat} was accepted although it can't resign")
    who, what = (seat, (RESIGN,)) if resigns else (TABLE, (EXPEL, seat))
    if close:
        check_play(match, who, what, tell)
    else:
        match.play(who, what)
    demand(bool(match.state.left >> seat & 1), "leaving", f"seat {seat} left but is not marked")


def check_conserved(state: State, was: Any) -> None:
    """Check that the game's invariant is unchanged."""
    now = game_of(state).conserved(state)
    if was != now:
        raise LawBroken("conserved", f"it was {was!r:.400} and is {now!r:.400}")


# --- plays and their events -----------------------------------------------------------------------------------------


def check_play(match: Match, seat: int, what: What, tell: bool) -> None:
    """Play one action through the validation. Check that exactly the viewers who see a change get a new entry."""
    state = match.state
    audiences = (*range(state.setup.seats), PUBLIC)
    before = [state.redact(viewer) for viewer in audiences]
    counts = match.counts[:]
    undoable = [match.can_undo(viewer) for viewer in audiences]
    drafted = state.draft(seat) if seat >= 0 else ()
    lines, moments = len(match.record.moves), len(match.history)
    match.play(seat, what)
    demand(len(match.history) == moments + 1, "leak 6", f"{what!r} gave {len(match.history) - moments} history entries")
    moment = match.history[-1]
    state = match.state
    sent = len(match.record.moves) > lines
    for column, viewer in enumerate(audiences):
        changed = not alike(state.redact(viewer), before[column])
        saw = any(event[1] & audience_bit(viewer) for event in moment.events)
        who = "the public" if viewer == PUBLIC else f"seat {viewer}"
        if changed and not saw:
            why = difference(before[column].fields(), seen(state, viewer))
            raise LawBroken("events", f"after {what!r} of seat {seat} {who} sees a change and no event: {why}")
        if viewer != seat:
            if saw and not changed:
                raise LawBroken("leak 6", f"{what!r} of seat {seat} changes nothing for {who}, but gives an event")
            same = changed or match.can_undo(viewer) == undoable[column]
            demand(same, "undo", f"{what!r} of seat {seat}: {who} sees no change except in its undo")
        counted = match.counts[column] - counts[column]
        demand(counted == int(saw and sent), "leak 6", f"after {what!r} of seat {seat} {who} counts {counted}")
        demand(moment.numbers[column] == (match.counts[column] if counted else 0), "leak 6", f"{who}: wrong number")
        if not sent and viewer != seat:
            demand(not changed, "draft", f"{what!r} of seat {seat} is not sent, and {who} sees a change")
    if not sent:
        grown = state.draft(seat) if seat >= 0 else ()
        demand(len(grown) == len(drafted) + 1, "draft", f"{what!r} of seat {seat} is neither drafted nor recorded")
    if tell:
        check_event_messages(state, moment.events)


def check_undo_click(match: Match, seat: int, before: State) -> None:
    """Undo a click and check that the state is as before."""
    counts = match.counts[:]
    match.undo_click(seat)
    if not alike(before, match.state):
        why = difference(before.fields(), match.state.fields())
        raise LawBroken("draft", f"after undoing a click of seat {seat}: {why}")
    demand(match.counts == counts, "draft", f"the numbers count an undone click of seat {seat}")


def check_undo(match: Match, seat: int, before: State) -> None:
    """Undo an action and check that the state is as before and that all who see a change get an event."""
    audiences = (*range(match.setup.seats), PUBLIC)
    looked = [match.state.redact(viewer) for viewer in audiences]
    match.undo(seat)
    if not alike(before, match.state):
        why = difference(before.fields(), match.state.fields())
        raise LawBroken("undo", f"after undoing an action of seat {seat}: {why}")
    for column, viewer in enumerate(audiences):
        changed = not alike(match.state.redact(viewer), looked[column])
        saw = bool(match.history[-1].numbers[column])
        demand(
            saw == changed or viewer == seat,
            "leak 6",
            f"{viewer} gets an undo event: {saw}, and sees a change: {changed}",
        )


# --- the end --------------------------------------------------------------------------------------------------------


def check_standings(state: State, words: bool = True) -> None:
    """Check places, points from 0 to 1 that agree with them, and the message of the cause."""
    standings = state.standings()
    if standings is None:
        raise LawBroken("standings", "the game is over and has no standings")
    n, rows = state.setup.seats, standings.seats
    demand([row.seat for row in rows] == list(range(n)), "standings", f"not one for each seat in order: {rows!r}")
    place = [row.place for row in rows]
    shared = places([(float(-p),) for p in place])
    dense = [1 + len({other for other in place if other < p}) for p in place]
    if min(place) == 1:  # there may be no winner
        demand(place in (shared, dense), "standings", f"invalid places {place}")
        alone = all(row.side < 0 for row in rows)
        total = sum(row.points for row in rows)
        prizes = (0.0, 1.0, 1 / place.count(1))  # winners may have a point each, or share one
        winners_alone = all(row.points in (prizes if row.place == 1 else (0.0,)) for row in rows)
        fair = not alone or winners_alone or abs(total - n / 2) < 1e-9
        demand(fair, "standings", f"points add up to {total}, not to {n / 2}, and not to what winners alone have")
    for row in rows:
        demand(0 <= row.points <= 1, "standings", f"points of seat {row.seat} are {row.points}")
        demand(1 <= row.place <= n, "standings", f"the place of seat {row.seat} is {row.place}")
        left = bool(state.left >> row.seat & 1)
        fits = row.status in ("in", "out", "left") and (row.status == "left") == left
        demand(fits, "standings", f"the status of seat {row.seat} is {row.status!r}")
        for other in rows:
            _agree(row, other)
    if words:
        check_phrase(state, (standings.cause, (standings.rule,) if standings.rule else ()), "the cause of the end")
    ruled = bool(standings.rule) or bool(state.left) or state.cause == AGREED
    demand(ruled, "standings", "the cause of the end cites no rule")
    json.dumps(standings.document(), allow_nan=False)


def _agree(row: Standing, other: Standing) -> None:
    """Check that equal places have equal points, and that a better place has no fewer."""
    fits = (
        row.points == other.points
        if row.place == other.place
        else row.place > other.place or row.points >= other.points
    )
    demand(fits, "standings", f"points of seats {row.seat} and {other.seat} do not agree with their places")


def check_record(match: Match, rng: random.Random) -> None:
    """Check that text and JSON survive a round trip, and that one of them, at random, replays to an equal end."""
    games = {match.game.name: match.game}
    text = match.record.text()
    document = json.dumps(match.record.document(), allow_nan=False)
    forms = {"text": Record.read(text, games), "JSON": Record.read(document, games)}
    for form, again in forms.items():
        demand(again.text() == text, "record", f"its {form}, read and written again, differs")
    form = rng.choice(sorted(forms))
    try:
        replayed = forms[form].replay()
    except Refusal as refusal:
        raise LawBroken("record", f"its {form} does not replay: {refusal}") from refusal
    demand_same(match.state.dump(), replayed.state.dump(), "record", f"its {form} replays to another end")
    demand(replayed.counts == match.counts, "record", f"its {form} counts {replayed.counts}, not {match.counts}")


def check_diary(match: Match, viewer: int) -> None:
    """Check a seat's export: its own history, under its own numbers, and its views."""
    diary = match.record.diary(viewer)
    story = match.story(viewer)
    moments = diary["moments"]
    numbers = [moment["number"] for moment in moments[1:]]
    events = [event for moment in moments for event in moment["events"]]
    saw = [[kind, list(params), rules] for _, events in story for kind, _, params, rules in events]
    who = "the public" if viewer == PUBLIC else f"seat {viewer}"
    demand([number for number, _ in story] == list(range(1, match.number(viewer) + 1)), "leak 6", f"gaps for {who}")
    demand(numbers == list(range(1, match.number(viewer) + 1)), "record", f"the diary of {who} has numbers {numbers}")
    demand(events == saw, "record", f"the diary of {who} has a different history")
    now = match.state.view(None if viewer == PUBLIC else viewer)
    demand_same(now, moments[-1]["view"], "record", f"the diary of {who} ends with another view")
    for moment in moments:
        demand(set(moment) == {"number", "events", "view"}, "record", f"the diary of {who} holds {sorted(moment)}")
        demand(moment["view"]["viewer"] == viewer, "record", f"the diary of {who} has another viewer's view")
