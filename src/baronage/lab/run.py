"""Running an experiment into a folder: `games.jsonl`, one line per game, `games.parquet`, and `experiment.json`.

Each game depends only on the experiment and its number, not on processes and machines. Lines are written as games end,
so a stopped run loses none of them and continues with `resume`.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, cast

from baronage.arena.play import derived_seed
from baronage.arena.players import player
from baronage.arena.simulate import Progress
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument
from baronage.engine.core.setup import Setup
from baronage.engine.core.state import Event, State, copied
from baronage.engine.game.game import game_of
from baronage.engine.match.match import Match
from baronage.lab.cluster import checked, play_on
from baronage.lab.event_counts import event_counts
from baronage.lab.experiment import KEYS, Experiment, read_experiment, seat_changed

BATCH = 20  # maximum number of games in a batch
LINES, TABLE, ABOUT = "games.jsonl", "games.parquet", "experiment.json"

Line = dict[str, Any]


def play_one(experiment: Experiment, number: int) -> Line:
    """Play one game of an experiment."""
    setup = experiment.setup
    seed = derived_seed(experiment.seed, number)
    names = experiment.seats_of(number)
    chance = Chance(derived_seed(seed, "game"))
    thoughts = [Chance(derived_seed(seed, "seat", seat)) for seat in range(setup.seats)]
    players = [player(name) for name in names]
    match = (
        Match(game_of(setup), setup.seats, setup.document(), chance=chance, names=names) if experiment.records else None
    )
    state = setup.game.start_from(setup, chance) if match is None else match.state
    changed = experiment.changed
    other = -1 if changed is None else seat_changed(setup.seats, number)  # the seat that plays by other numbers
    events: list[Event] = []
    missed = [0] * setup.seats
    decisions = 0
    while asked := state.actors():
        seat = asked[0]
        if changed is not None:
            state = _by(state, changed if seat == other and state.at_once() is None else setup)
        before = getattr(players[seat], "missed", 0)
        plan = players[seat].plan(state.redact(seat), seat, thoughts[seat])
        missed[seat] += getattr(players[seat], "missed", 0) - before
        thoughts[seat].outcomes.clear()
        for at, action in enumerate(plan):
            if at and (seat not in state.actors() or not state.allows(seat, action)):
                break
            if match is None:
                state.log = []
                state.play(seat, action, chance)
                events += state.log
            else:
                match.play(seat, action)
                state = match.state
            decisions += 1
    if match is not None:
        events = [event for moment in match.history for event in moment.events]
    standings = (state if changed is None else _by(state, setup)).standings()
    assert standings is not None, "a game that waits for nobody is over"
    line: Line = {
        "number": number,
        "seed": str(seed),
        "bots": list(names),
        "places": [row.place for row in standings.seats],
        "points": [row.points for row in standings.seats],
        "scores": [float(row.score) for row in standings.seats],
        "decisions": decisions,
        "missed": missed,
        "cause": standings.cause,
        "rule": standings.rule,
        "events": dict(sorted(Counter(_names(experiment, events)).items())),
        "deeds": dict(sorted(event_counts(game_of(setup), setup.seats, events).items())),
    }
    if match is not None:
        line["record"] = match.record.text()
    return line


def _by(state: State, setup: Setup) -> State:
    """Return the state with the numbers of a setup."""
    if state.setup is setup:
        return state
    found = cast("State", setup.game.module("state").blank(setup))
    for name in state.FIELDS:
        setattr(found, name, copied(getattr(state, name)))
    state.base(found)
    return found


def _names(experiment: Experiment, events: Iterable[Event]) -> list[str]:
    known = game_of(experiment.setup).events
    return [known[event[0]][0] for event in events if event[0] in known and known[event[0]][0]]


def run(
    experiment: Experiment,
    out: Path,
    resume: bool = False,
    shard: tuple[int, int] = (1, 1),
    processes: int | None = None,
    progress: Progress | None = None,
    on: str = "",
) -> str:
    """Play the missing games and return the digest of all games.

    `shard` (3, 10) is the third of ten parts; `on` is the address of a cluster.
    """
    part, parts = shard
    if on:
        checked(on)
    if not 1 <= part <= parts:
        raise BadDocument(f"write a shard as 3/10, from 1/10 to 10/10, not {part}/{parts}")
    about = {**experiment.document(), "shard": f"{part}/{parts}"}
    done = _begun(out, about, resume)
    numbers = [number for number in range(part - 1, experiment.games, parts) if number not in done]
    total = len(numbers) + len(done)
    with (out / LINES).open("a", encoding="utf-8") as file:
        for _, lines in _batches([(experiment, numbers)], processes, on):
            for line in lines:
                done[line["number"]] = line
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
            file.flush()
            if progress is not None:
                progress(len(done), total)
    return write(out, about, done)


def _begun(out: Path, about: dict[str, Any], resume: bool) -> dict[int, Line]:
    """Return the games played before, if the run is to be resumed."""
    if (out / ABOUT).exists():
        if not resume:
            raise BadDocument(f"{out} already has an experiment; continue it with --resume")
        before = _json(out / ABOUT)
        before.pop("digest", None)
        if before != about:
            raise BadDocument(f"{out} has another experiment")
    out.mkdir(parents=True, exist_ok=True)
    (out / ABOUT).write_text(json.dumps(about, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    done = read_lines(out / LINES) if (out / LINES).exists() else {}
    _write_lines(out / LINES, done)  # without an incomplete last line
    return done


def play_all(experiments: Sequence[Experiment], processes: int | None = None) -> list[list[Line]]:
    """Return all games of several experiments, in order."""
    found: list[list[Line]] = [[] for _ in experiments]
    for at, lines in _batches([(it, list(range(it.games))) for it in experiments], processes):
        found[at] += lines
    return [sorted(lines, key=lambda line: line["number"]) for lines in found]


def _batches(
    asked: Sequence[tuple[Experiment, list[int]]], processes: int | None, on: str = ""
) -> Iterable[tuple[int, list[Line]]]:
    """Yield games in batches as they end, each with the index of its experiment."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    workers = max(1, cores if processes is None else processes)
    total = sum(len(numbers) for _, numbers in asked)
    size = max(1, min(BATCH, -(-total // (4 * workers))))
    batches = [
        (which, numbers[at : at + size])
        for which, (_, numbers) in enumerate(asked)
        for at in range(0, len(numbers), size)
    ]
    documents = [_document(experiment) for experiment, _ in asked]
    if on and batches:
        for at, lines in play_on(on, _work, [(documents[which], batch) for which, batch in batches], processes):
            yield batches[at][0], lines
        return
    if workers == 1 or len(batches) < 2:
        for which, batch in batches:
            yield which, [play_one(asked[which][0], number) for number in batch]
        return
    context = multiprocessing.get_context("spawn")  # a forked copy of a process with threads may hang
    with ProcessPoolExecutor(min(workers, len(batches)), mp_context=context) as pool:
        futures = {pool.submit(_work, documents[which], batch): which for which, batch in batches}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _document(experiment: Experiment) -> dict[str, Any]:
    """Return an experiment as data for another process."""
    document = experiment.document()
    return {key: document[key] for key in KEYS if key in document}


def _work(document: dict[str, Any], numbers: list[int]) -> list[Line]:
    experiment = read_experiment(document)
    return [play_one(experiment, number) for number in numbers]


# --- the folder -----------------------------------------------------------------------------------------------------


def read_lines(path: Path) -> dict[int, Line]:
    """Return the games of a file by number, without an incomplete last line."""
    found: dict[int, Line] = {}
    for text in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if text.endswith("\n"):
            try:
                line = json.loads(text)
                found[line["number"]] = line
            except (ValueError, KeyError, TypeError) as error:
                raise BadDocument(f"{path} has a line that is not a game: {text[:80]!r}") from error
    return found


def read_folder(folder: Path) -> tuple[dict[str, Any], dict[int, Line]]:
    """Return the description of an experiment, and its games."""
    if not (folder / ABOUT).exists():
        raise BadDocument(f"{folder} has no experiment")
    return _json(folder / ABOUT), read_lines(folder / LINES) if (folder / LINES).exists() else {}


def _json(path: Path) -> dict[str, Any]:
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadDocument(f"{path} can't be read: {error}") from error
    return data


def _write_lines(path: Path, games: dict[int, Line]) -> None:
    fresh = path.with_suffix(".new")
    text = "".join(json.dumps(games[number], ensure_ascii=False) + "\n" for number in sorted(games))
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def write(out: Path, about: dict[str, Any], games: dict[int, Line]) -> str:
    """Write a folder with the games in order, and return the digest."""
    out.mkdir(parents=True, exist_ok=True)
    _write_lines(out / LINES, games)
    found = hashlib.sha256((out / LINES).read_bytes()).hexdigest()[:16]
    whole = {**about, "digest": found}
    (out / ABOUT).write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        return found  # the JSON lines have the same data
    counted = ("events", "deeds")
    rows = [{**games[n], **{name: json.dumps(games[n][name]) for name in counted}} for n in sorted(games)]
    parquet.write_table(pyarrow.Table.from_pylist(rows), out / TABLE)
    return found


def merge(folders: list[Path], out: Path) -> tuple[int, str]:
    """Merge the shards of an experiment into one folder. Return the number of games and their digest."""
    if (out / ABOUT).exists():
        raise BadDocument(f"{out} already has an experiment")
    games: dict[int, Line] = {}
    first: dict[str, Any] = {}
    for folder in folders:
        about, lines = read_folder(folder)
        about = {**about, "shard": "1/1"}
        about.pop("digest", None)
        if first and about != first:
            raise BadDocument(f"{folder} has another experiment than {folders[0]}")
        first = about
        for number, line in lines.items():
            if games.setdefault(number, line) != line:
                raise BadDocument(f"game {number} differs in {folder}")
    if missing := [number for number in range(first["games"]) if number not in games]:
        raise BadDocument(f"{len(missing)} games are missing, the first is number {missing[0]}")
    return len(games), write(out, first, games)
