"""Laws of the table: the gate, drafts and undo, who is told what, leaving, the end and the record."""

from __future__ import annotations

import json
import random
from typing import Any

from baronage.engine.chance import Chance
from baronage.engine.errors import Illegal, Refusal
from baronage.engine.flow import EXPEL, LAPSE, PUBLIC, RESIGN, TABLE, Action, State, alike, audience_bit
from baronage.engine.laws.broken import LawBroken, demand, demand_same, difference
from baronage.engine.laws.copies import PLIES, random_move
from baronage.engine.laws.leaks import seen
from baronage.engine.laws.surface import check_events_told, check_phrase
from baronage.engine.match import Match, What
from baronage.engine.record import Record
from baronage.engine.standings import Standing, places


def table_for(state: State, rng: random.Random) -> Match:
    """A match that goes on from a copy of the state."""
    return Match(state.game, chance=Chance(rng.getrandbits(32)), state=state.clone())


def check_gate(state: State, rng: random.Random) -> None:
    """The gate takes the default and silence of who is waited for, and what it refuses changes nothing."""
    seat = rng.choice(state.actors())
    before = state.dump()
    match = table_for(state, rng)
    verb = max((action[0] for action in state.actions(seat)), default=0)
    for wrong in ((verb, -7, -7, -7, -7), (verb + 1000,), (LAPSE, 0), (EXPEL, seat)):
        if not state.allows(seat, wrong):
            _refused(match, seat, wrong)
    others = [other for other in range(state.setup.seats) if other not in state.actors()]
    for other in others[:1]:
        _refused(match, other, (LAPSE,))
    demand_same(before, match.state.dump(), "gate", "what it refused changed the state")
    demand(not match.record.moves and not match.moments, "gate", "what it refused went into the record")
    for silence in ((LAPSE,), state.default(seat)):
        match.state = state.clone()
        try:
            match.play(seat, silence)
        except Refusal as refusal:
            raise LawBroken("gate", f"it does not take {silence!r} of seat {seat}: {refusal}") from refusal
        moved = not alike(match.state, state)
        demand(moved, "gate", f"after {silence!r} of seat {seat} it is asked the same again")


def _refused(match: Match, seat: int, wrong: Action) -> None:
    try:
        match.play(seat, wrong)
    except Refusal:
        return
    raise LawBroken("gate", f"it took {wrong!r} of seat {seat}")


def check_leaving(state: State, rng: random.Random, words: bool = True) -> None:
    """A seat may leave at this very moment, and play goes on or ends."""
    match = table_for(state, rng)
    seat = rng.choice([seat for seat in range(state.setup.seats) if not state.left >> seat & 1])
    kept = state.game.conserved(state)
    leave(match, seat, rng)
    for _ in range(PLIES):
        if match.over:
            check_standings(match.state, words)
            return
        waiting = match.state.actors()
        demand(bool(waiting) and seat not in waiting, "leaving", f"seat {seat} left, and now {waiting} are waited for")
        check_conserved(match.state, kept)
        match.state.play(*random_move(match.state, rng), match.chance)


def leave(match: Match, seat: int, rng: random.Random, close: bool = False, tell: bool = False) -> None:
    """Resign or be sent away; looked at closely, who sees it is told."""
    resigns = rng.random() < 0.5
    if resigns and (not match.game.meta.resign or match.state.beaten(seat) or match.state.stays(seat)):
        try:
            match.play(seat, (RESIGN,))
        except Illegal:
            resigns = False
        else:
            raise LawBroken("leaving", f"seat {seat} has nothing to resign, and the gate took it")
    who, what = (seat, (RESIGN,)) if resigns else (TABLE, (EXPEL, seat))
    if close:
        check_play(match, who, what, tell)
    else:
        match.play(who, what)
    demand(bool(match.state.left >> seat & 1), "leaving", f"seat {seat} left and is still there")


def check_conserved(state: State, was: Any) -> None:
    """What the game calls conserved is what it was."""
    now = state.game.conserved(state)
    if was != now:
        raise LawBroken("conserved", f"it was {was!r:.400} and is {now!r:.400}")


# --- a play and who is told of it -----------------------------------------------------------------------------------


def check_play(match: Match, seat: int, what: What, tell: bool) -> None:
    """Play one action through the gate: who sees a change is told and counts it, nobody else does."""
    state = match.state
    audiences = (*range(state.setup.seats), PUBLIC)
    before = [state.redact(eyes) for eyes in audiences]
    counts = match.counts[:]
    undoable = [match.can_undo(eyes) for eyes in audiences]
    drafted = state.draft(seat) if seat >= 0 else ()
    lines, moments = len(match.record.moves), len(match.moments)
    match.play(seat, what)
    demand(len(match.moments) == moments + 1, "leak 6", f"{what!r} gave {len(match.moments) - moments} moments")
    moment = match.moments[-1]
    state = match.state
    sent = len(match.record.moves) > lines
    for column, eyes in enumerate(audiences):
        changed = not alike(state.redact(eyes), before[column])
        saw = any(event[1] & audience_bit(eyes) for event in moment.events)
        who = "the public" if eyes == PUBLIC else f"seat {eyes}"
        if changed and not saw:
            why = difference(before[column].fields(), seen(state, eyes))
            raise LawBroken("events", f"after {what!r} of seat {seat} {who} sees a change and no event: {why}")
        if eyes != seat:
            if saw and not changed:
                raise LawBroken("leak 6", f"{what!r} of seat {seat} changes nothing for {who}, who is told of it")
            same = changed or match.can_undo(eyes) == undoable[column]
            demand(same, "undo", f"{what!r} of seat {seat}: {who} sees no change but in what it can take back")
        counted = match.counts[column] - counts[column]
        demand(counted == int(saw and sent), "leak 6", f"after {what!r} of seat {seat} {who} counts {counted}")
        demand(moment.numbers[column] == (match.counts[column] if counted else 0), "leak 6", f"{who}: wrong number")
        if not sent and eyes != seat:
            demand(not changed, "draft", f"{what!r} of seat {seat} is not sent, and {who} sees a change")
    if not sent:
        grown = state.draft(seat) if seat >= 0 else ()
        demand(len(grown) == len(drafted) + 1, "draft", f"{what!r} of seat {seat} is neither drafted nor recorded")
    if tell:
        check_events_told(state, moment.events)


def check_back(match: Match, seat: int, before: State) -> None:
    """Take back a click: all is as before it."""
    counts = match.counts[:]
    match.back(seat)
    if not alike(before, match.state):
        why = difference(before.fields(), match.state.fields())
        raise LawBroken("draft", f"after a click of seat {seat} was taken back: {why}")
    demand(match.counts == counts, "draft", f"the numbers count a click that seat {seat} took back")


def check_undo(match: Match, seat: int, before: State) -> None:
    """Take back an act: the state is as before it; who sees a change is told."""
    audiences = (*range(match.setup.seats), PUBLIC)
    looked = [match.state.redact(eyes) for eyes in audiences]
    match.undo(seat)
    if not alike(before, match.state):
        why = difference(before.fields(), match.state.fields())
        raise LawBroken("undo", f"after an act of seat {seat} was taken back: {why}")
    for column, eyes in enumerate(audiences):
        changed = not alike(match.state.redact(eyes), looked[column])
        saw = bool(match.moments[-1].numbers[column])
        demand(saw == changed or eyes == seat, "leak 6", f"{eyes} is told of an undo: {saw}, and sees one: {changed}")


# --- the end --------------------------------------------------------------------------------------------------------


def check_standings(state: State, words: bool = True) -> None:
    """Places that make sense, points from 0 to 1 that agree with them, and words for the cause."""
    standings = state.standings()
    if standings is None:
        raise LawBroken("standings", "the game is over and has no standings")
    n, rows = state.setup.seats, standings.seats
    demand([row.seat for row in rows] == list(range(n)), "standings", f"not one for each seat in order: {rows!r}")
    place = [row.place for row in rows]
    shared = places([(float(-p),) for p in place])
    dense = [1 + len({other for other in place if other < p}) for p in place]
    if min(place) == 1:  # a winner need not exist
        demand(place in (shared, dense), "standings", f"no game ends with places {place}")
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
    demand(bool(standings.rule) or bool(state.left), "standings", "the cause of the end cites no rule")
    json.dumps(standings.document(), allow_nan=False)


def _agree(row: Standing, other: Standing) -> None:
    """Equal places have equal points, a better place no fewer."""
    fits = (
        row.points == other.points
        if row.place == other.place
        else row.place > other.place or row.points >= other.points
    )
    demand(fits, "standings", f"points of seats {row.seat} and {other.seat} do not agree with their places")


def check_record(match: Match, rng: random.Random) -> None:
    """Text and JSON, read and written again, are the same; one of them, by lot, replays to the same end and numbers."""
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


def check_diary(match: Match, eyes: int) -> None:
    """What a seat may take home: its own story, under its own numbers, and its views."""
    diary = match.record.diary(eyes)
    story = match.story(eyes)
    moments = diary["moments"]
    numbers = [moment["number"] for moment in moments[1:]]
    told = [event for moment in moments for event in moment["events"]]
    saw = [[kind, list(facts), rules] for _, events in story for kind, _, facts, rules in events]
    who = "the public" if eyes == PUBLIC else f"seat {eyes}"
    demand([number for number, _ in story] == list(range(1, match.number(eyes) + 1)), "leak 6", f"gaps for {who}")
    demand(numbers == list(range(1, match.number(eyes) + 1)), "record", f"the diary of {who} has numbers {numbers}")
    demand(told == saw, "record", f"the diary of {who} tells another story")
    now = match.state.view(None if eyes == PUBLIC else eyes)
    demand_same(now, moments[-1]["view"], "record", f"the diary of {who} ends with another view")
    for moment in moments:
        demand(set(moment) == {"number", "events", "view"}, "record", f"the diary of {who} holds {sorted(moment)}")
        demand(moment["view"]["eyes"] == eyes, "record", f"the diary of {who} holds a view of other eyes")
