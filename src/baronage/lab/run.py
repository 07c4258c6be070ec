"""Play an experiment into a folder: `games.jsonl`, a line a game, `games.parquet` with the same, and `experiment.json`.

Each game depends on the experiment and its number alone: it is the same whatever plays it, on however many processes and
machines. Lines are written as games end; what is stopped loses none of them, and goes on with `resume`.
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
from typing import Any

from baronage.arena.play import derived_seed
from baronage.arena.players import player
from baronage.arena.simulate import Progress
from baronage.engine.chance import Chance
from baronage.engine.errors import BadDocument
from baronage.engine.flow import Event
from baronage.engine.match import Match
from baronage.lab.cluster import checked, play_on
from baronage.lab.deeds import deeds
from baronage.lab.experiment import Experiment, read_experiment

BATCH = 20  # games that a process plays before it tells of them, at most
LINES, TABLE, ABOUT = "games.jsonl", "games.parquet", "experiment.json"

Line = dict[str, Any]


def play_one(experiment: Experiment, number: int) -> Line:
    """One game of an experiment."""
    setup = experiment.setup
    seed = derived_seed(experiment.seed, number)
    names = experiment.seats_of(number)
    chance = Chance(derived_seed(seed, "game"))
    thoughts = [Chance(derived_seed(seed, "seat", seat)) for seat in range(setup.seats)]
    players = [player(name) for name in names]
    match = Match(setup.game, setup.seats, setup.document(), chance=chance, names=names) if experiment.records else None
    state = setup.game.start_from(setup, chance) if match is None else match.state
    told: list[Event] = []
    missed = [0] * setup.seats
    decisions = 0
    while asked := state.actors():
        seat = asked[0]
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
                told += state.log
            else:
                match.play(seat, action)
                state = match.state
            decisions += 1
    if match is not None:
        told = [event for moment in match.moments for event in moment.events]
    standings = state.standings()
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
        "events": dict(sorted(Counter(_names(experiment, told)).items())),
        "deeds": dict(sorted(deeds(setup.game, setup.seats, told).items())),
    }
    if match is not None:
        line["record"] = match.record.text()
    return line


def _names(experiment: Experiment, events: Iterable[Event]) -> list[str]:
    known = experiment.setup.game.events
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
    """Play what is not played yet; gives the digest of all games. `shard` (3, 10): the third of ten parts; `on`: a cluster."""
    part, parts = shard
    if on:
        checked(on)
    if not 1 <= part <= parts:
        raise BadDocument(f"a shard is written 3/10, from 1/10 to 10/10, not {part}/{parts}")
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
    """What was played before, if that is to go on."""
    if (out / ABOUT).exists():
        if not resume:
            raise BadDocument(f"{out} holds an experiment already; --resume goes on with it")
        before = _json(out / ABOUT)
        before.pop("digest", None)
        if before != about:
            raise BadDocument(f"{out} holds another experiment than this one")
    out.mkdir(parents=True, exist_ok=True)
    (out / ABOUT).write_text(json.dumps(about, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    done = read_lines(out / LINES) if (out / LINES).exists() else {}
    _write_lines(out / LINES, done)  # without what was torn off when it was stopped
    return done


def play_all(experiments: Sequence[Experiment], processes: int | None = None) -> list[list[Line]]:
    """All games of several experiments, in their order."""
    found: list[list[Line]] = [[] for _ in experiments]
    for at, lines in _batches([(it, list(range(it.games))) for it in experiments], processes):
        found[at] += lines
    return [sorted(lines, key=lambda line: line["number"]) for lines in found]


def _batches(
    asked: Sequence[tuple[Experiment, list[int]]], processes: int | None, on: str = ""
) -> Iterable[tuple[int, list[Line]]]:
    """The games with these numbers in batches as they end, each with the place of its experiment among those asked for."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    workers = max(1, cores if processes is None else processes)
    total = sum(len(numbers) for _, numbers in asked)
    size = max(1, min(BATCH, -(-total // (4 * workers))))
    batches = [
        (which, numbers[at : at + size])
        for which, (_, numbers) in enumerate(asked)
        for at in range(0, len(numbers), size)
    ]
    told = [_told(experiment) for experiment, _ in asked]
    if on and batches:
        for at, lines in play_on(on, _work, [(told[which], batch) for which, batch in batches], processes):
            yield batches[at][0], lines
        return
    if workers == 1 or len(batches) < 2:
        for which, batch in batches:
            yield which, [play_one(asked[which][0], number) for number in batch]
        return
    context = multiprocessing.get_context("spawn")  # a forked copy of a process with threads may hang
    with ProcessPoolExecutor(min(workers, len(batches)), mp_context=context) as pool:
        futures = {pool.submit(_work, told[which], batch): which for which, batch in batches}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _told(experiment: Experiment) -> dict[str, Any]:
    """An experiment as another process reads it."""
    told = experiment.document()
    return {key: told[key] for key in ("game", "bots", "games", "seats", "seed", "records", "options")}


def _work(told: dict[str, Any], numbers: list[int]) -> list[Line]:
    experiment = read_experiment(told)
    return [play_one(experiment, number) for number in numbers]


# --- the folder -----------------------------------------------------------------------------------------------------


def read_lines(path: Path) -> dict[int, Line]:
    """The games of a file by number; a last line that was torn off is left out."""
    found: dict[int, Line] = {}
    for text in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if text.endswith("\n"):
            try:
                line = json.loads(text)
                found[line["number"]] = line
            except (ValueError, KeyError, TypeError) as error:
                raise BadDocument(f"{path} holds a line that is no game: {text[:80]!r}") from error
    return found


def read_folder(folder: Path) -> tuple[dict[str, Any], dict[int, Line]]:
    """What an experiment was, and its games."""
    if not (folder / ABOUT).exists():
        raise BadDocument(f"{folder} holds no experiment")
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
    """Write a folder anew, in the order of the games; gives the digest."""
    out.mkdir(parents=True, exist_ok=True)
    _write_lines(out / LINES, games)
    found = hashlib.sha256((out / LINES).read_bytes()).hexdigest()[:16]
    whole = {**about, "digest": found}
    (out / ABOUT).write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        return found  # the lines tell the same
    counted = ("events", "deeds")
    rows = [{**games[n], **{name: json.dumps(games[n][name]) for name in counted}} for n in sorted(games)]
    parquet.write_table(pyarrow.Table.from_pylist(rows), out / TABLE)
    return found


def merge(folders: list[Path], out: Path) -> tuple[int, str]:
    """The shards of one experiment as one folder; gives how many games there are, and their digest."""
    if (out / ABOUT).exists():
        raise BadDocument(f"{out} holds an experiment already")
    games: dict[int, Line] = {}
    first: dict[str, Any] = {}
    for folder in folders:
        about, lines = read_folder(folder)
        about = {**about, "shard": "1/1"}
        about.pop("digest", None)
        if first and about != first:
            raise BadDocument(f"{folder} holds another experiment than {folders[0]}")
        first = about
        for number, line in lines.items():
            if games.setdefault(number, line) != line:
                raise BadDocument(f"game {number} is another one in {folder}")
    if missing := [number for number in range(first["games"]) if number not in games]:
        raise BadDocument(f"{len(missing)} games are missing, the first of them number {missing[0]}")
    return len(games), write(out, first, games)
