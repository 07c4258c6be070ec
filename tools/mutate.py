"""Insert small faults into the rules, one at a time, and check whether the tests find them.

    python tools/mutate.py brawling --count 30 --seed 1

A fault is one changed operator, number or condition in a function, made in a copy of the project. The tests of that
part run until the first failure. Undetected faults are printed with the changed line; some of them are equivalent to
the original code. `--only FILE:LINE` tries one place again.

A test finds a fault if it fails twice with it and passes without it, so flaky tests find nothing. A test that exceeds
its CPU time also finds the fault; one that only waits leaves it undecided. A first run on the unchanged code notes
which lines each test covers; each fault is then tried with the tests that cover its line, the most specific first.
`--without TESTS` (a file, a folder or one test, repeatable) leaves out slow tests.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from coverage import CoverageData

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "docs", "tools", "examples", "frontend/src", "README.md", "pyproject.toml", "play", "check")
# Not rules: messages, pictures, bots, and code that the tests of that part can't reach.
UNTOUCHED = {
    "locale",
    "coasts.py",
    "tinctures.py",
    "bot.py",
    "search.py",
    "ai",
    "purse.py",
    "migrations",
    "action_space.py",
    "tunables.py",
    "pacts.py",
    "tutorial.py",
    "summary.py",
    "board_editor.py",
}
COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Results instead of the name of a test. A timeout alone finds nothing, because the machine may be busy.
ENDLESS, BROKEN, WAITED = "tests that never end", "tests that can't begin", "tests that were waited for in vain"
NO_TESTS = 5  # pytest's exit status when all tests are deselected
COVERED = "covered"  # the file with the lines executed by each test
SUMS = {ast.Add: ("+=", "-="), ast.Sub: ("-=", "+=")}


@dataclass(frozen=True)
class Fault:
    """A change of a range of characters in a file."""

    file: str
    line: int
    begin: int
    end: int
    text: str

    def applied(self, source: str) -> str:
        """Return the source with the fault."""
        return source[: self.begin] + self.text + source[self.end :]


def faults_in(file: str, source: str) -> list[Fault]:
    """Return every possible fault in a source, in line order."""
    starts = [0]
    for row in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(row))

    def at(line: int, column: int) -> int:
        """Return the character offset; the parser counts columns in bytes."""
        row = source[starts[line - 1] : starts[line]]
        return starts[line - 1] + len(row.encode()[:column].decode())

    def span(node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return at(node.lineno, node.col_offset), at(node.end_lineno, node.end_col_offset)

    found: list[Fault] = []
    tree = ast.parse(source)
    bodies = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    guards = [
        word.value for call in calls for word in call.keywords if word.arg == "strict"
    ]  # they change nothing that works
    for body in bodies:
        for statement in body.body:
            for node in ast.walk(statement):
                if node in guards:
                    continue
                for begin, end, text in _changes(node, source, span):
                    found.append(Fault(file, source.count("\n", 0, begin) + 1, begin, end, text))
    return sorted(set(found), key=lambda fault: (fault.begin, fault.end, fault.text))


def _changes(node: ast.AST, source: str, span: object) -> Iterator[tuple[int, int, str]]:
    """Yield possible changes of a node: start, end and replacement."""
    assert callable(span)
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        old, new = COMPARISONS[type(node.ops[0])]
        begin = source.find(old, span(node.left)[1], span(node.comparators[0])[0])
        if begin >= 0:
            yield begin, begin + len(old), new
    elif isinstance(node, ast.BoolOp):
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for one, two in zip(node.values, node.values[1:], strict=False):
            begin = source.find(old, span(one)[1], span(two)[0])
            if begin >= 0:
                yield begin, begin + len(old), new
        if isinstance(node.op, ast.And):  # drop half of the condition
            yield span(node.values[0])[1], span(node.values[-1])[1], ""
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield span(node)[0], span(node)[0] + len("not "), ""  # a parenthesis may follow
    elif isinstance(node, ast.Constant) and type(node.value) is int and 0 <= node.value <= 9:
        yield *span(node), str(node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield *span(node), str(not node.value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield *span(node.func), CALLS[node.func.id]
    elif isinstance(node, ast.AugAssign) and type(node.op) in SUMS:
        old, new = SUMS[type(node.op)]
        begin = source.find(old, span(node.target)[1], span(node.value)[0])
        yield begin, begin + len(old), new
    elif isinstance(node, (ast.Continue, ast.Break)):
        yield *span(node), "pass"


def part(name: str) -> tuple[list[Path], list[str]]:
    """Return the files of a game or of the server, and their tests."""
    folder = ROOT / "src/baronage" / ("server" if name == "server" else f"games/{name}")
    if not folder.is_dir():
        raise SystemExit(f"Unknown part {name}: use a game, or server.")
    files = [file for file in sorted(folder.rglob("*.py")) if not _untouched(file.relative_to(folder.parent))]
    return files, ["tests/server"] if name == "server" else [f"tests/games/{name}"]


def _untouched(file: Path) -> bool:
    drawn = file.parts[0] != "server" and "table" in file.parts  # the server's own tables hold rules
    return drawn or str(file) in UNTOUCHED or bool(UNTOUCHED & set(file.parts))


def chosen(name: str, count: int, seed: int) -> list[Fault]:
    """Return a sample of faults, proportional to file length, at most one per line."""
    found: dict[tuple[str, int], list[Fault]] = {}
    for file in part(name)[0]:
        for fault in faults_in(str(file.relative_to(ROOT)), file.read_text()):
            found.setdefault((fault.file, fault.line), []).append(fault)
    draw = random.Random(f"{name} {seed}")
    lines = draw.sample(sorted(found), min(count, len(found)))
    return [draw.choice(found[line]) for line in lines]


@dataclass
class Base:
    """Results on unchanged code: flaky tests, and the lines that each test covers."""

    unsteady: list[str]
    runs: dict[str, dict[int, list[str]]]

    def __post_init__(self) -> None:
        """Count the lines that each test covers."""
        self.width = Counter(test for lines in self.runs.values() for tests in lines.values() for test in tests)

    def attempts(self, fault: Fault) -> list[str]:
        """Return the tests that cover the fault's line, most specific first."""
        steady = set(self._at(fault)) - {"", *self.unsteady}
        return sorted(steady, key=lambda test: (self.width[test], test))

    def is_run_before(self, fault: Fault) -> bool:
        """Return whether the line runs during test collection, which can affect every test."""
        return "" in self._at(fault)

    def _at(self, fault: Fault) -> list[str]:
        lines = self.runs.get(fault.file, {})
        # coverage doesn't list every line of a long expression
        noted = max((line for line in lines if line <= fault.line), default=0)
        return lines.get(noted, [])


class Copy:
    """A copy of the project in which faults are inserted, tested and reverted."""

    def __init__(self, folder: Path, tests: list[str], left_out: Sequence[str] = ()) -> None:
        self.folder = folder
        self.patience = 3600.0  # seconds of wall-clock time
        self.tests = tests
        self.left_out = left_out
        for name in COPIED:
            source, target = ROOT / name, folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
            else:
                shutil.copy(source, target)

    def run(self, tests: list[str], seconds: int, without: list[str]) -> str | None:
        """Return the first test that fails within `seconds` of CPU time, or None."""
        return next(iter(self.failing(["-x", *tests], seconds, without)), None)

    def failing(self, arguments: list[str], seconds: int, without: list[str]) -> list[str]:
        """Run pytest and return the failed tests."""
        path = os.pathsep.join(filter(None, (str(self.folder / "src"), os.environ.get("PYTHONPATH", ""))))
        cache = self.folder / "cache"
        shutil.rmtree(cache, ignore_errors=True)
        settings = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
        settings["COVERAGE_FILE"] = str(self.folder / COVERED)
        command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-o", f"cache_dir={cache}", *arguments]
        command += [f"--deselect={test}" for test in [*self.left_out, *without]]
        limit = partial(resource.setrlimit, resource.RLIMIT_CPU, (seconds, seconds))
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=settings, capture_output=True, preexec_fn=limit, timeout=self.patience
            )
        except subprocess.TimeoutExpired:
            return [WAITED]
        if done.returncode in {0, NO_TESTS}:
            return []
        if done.returncode < 0:  # another process may have killed it
            return [WAITED if -done.returncode in (signal.SIGTERM, signal.SIGINT) else ENDLESS]
        failed = cache / "v/cache/lastfailed"
        return list(json.loads(failed.read_text())) if failed.exists() else [BROKEN]

    def finder(self, fault: Fault, seconds: int, base: Base) -> str | None:
        """Return the test that finds the fault, or None. Run the tests that cover its line, or all if that is unknown."""
        near, unsteady = base.attempts(fault), list(base.unsteady)
        asked = [near] if near else self._mirror(fault)
        if not near or base.is_run_before(fault):
            asked.append(self.tests)
        for tests in asked:
            while test := self._with(fault, tests, seconds, unsteady):
                if test == BROKEN and tests is near:  # the mutation may have changed the names of tests
                    asked.append(self.tests)
                    break
                if test in {ENDLESS, BROKEN, WAITED}:
                    return test
                if self._with(fault, [test], seconds, []) and not self.run([test], seconds, []):
                    return test
                unsteady.append(test)
        return None

    def _mirror(self, fault: Fault) -> list[list[str]]:
        """Return the tests of the file's own folder, for lines that run in another process without coverage."""
        folder = Path("tests", *Path(fault.file).parts[2:-1])
        return [[str(folder)]] if (self.folder / folder).is_dir() and [str(folder)] != self.tests else []

    def _with(self, fault: Fault, tests: list[str], seconds: int, without: list[str]) -> str | None:
        file = self.folder / fault.file
        right = file.read_text()
        file.write_text(fault.applied(right))
        try:
            return self.run(tests, seconds, without)
        finally:
            file.write_text(right)

    def base(self, folders: list[str], jobs: int = 1) -> Base:
        """Run all tests on unchanged code. Leave out flaky tests; stop if a test fails twice."""
        noted = [f"-n{jobs if jobs > 1 else 0}", *(f"--cov={self.folder / folder}" for folder in folders)]
        noted += ["--cov-context=test", "--cov-report=", f"--cov-config={os.devnull}"]
        failed = self.failing([*noted, *self.tests], 3600, [])
        for test in failed:
            if test in {ENDLESS, BROKEN, WAITED} or self.run([test], 3600, []):
                raise SystemExit(f"The tests fail on the original code: {test}.")
            print(f"left out, since it fails now and then: {test}", flush=True)
        data = CoverageData(str(self.folder / COVERED))
        data.read()
        runs: dict[str, dict[int, list[str]]] = {}
        for file in data.measured_files():
            if self.folder in Path(file).parents:
                lines = data.contexts_by_lineno(file)
                names = {line: sorted({name.rpartition("|")[0] for name in lines[line]}) for line in lines}
                runs[str(Path(file).relative_to(self.folder))] = names
        return Base(failed, runs)


def described(fault: Fault) -> str:
    """Return the changed line, before and after."""
    source = (ROOT / fault.file).read_text()
    rows = [text.splitlines()[fault.line - 1].strip() for text in (source, fault.applied(source))]
    return f"{fault.file}:{fault.line}\n  - {rows[0]}\n  + {rows[1]}"


def tried(faults: list[Fault], tests: list[str], jobs: int, folder: Path, left_out: Sequence[str] = ()) -> list[Fault]:
    """Test every fault, several in parallel, and return those not found."""
    if not faults:
        return []
    copies = [Copy(folder / str(number), tests, left_out) for number in range(jobs)]
    began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    base = copies[0].base([os.path.commonpath([Path(fault.file).parent for fault in faults])], jobs)
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    limit = round(60 + 2 * used)
    for copy in copies:
        copy.patience = 120 + 10 * (time.monotonic() - began)
    print(f"The tests pass on the original code, in {used:.0f} s of processor time.", flush=True)

    def look(fault: Fault) -> bool:
        copy = copies.pop()
        try:
            test = copy.finder(fault, limit, base)
        finally:
            copies.append(copy)
        found = test not in {None, WAITED}
        print(f"found by {test}:" if found else "UNDECIDED" if test else "ESCAPED", described(fault), flush=True)
        return found

    faults = sorted(faults, key=lambda fault: not base.attempts(fault))  # the slowest last
    with ThreadPoolExecutor(jobs) as pool:
        results = list(pool.map(look, faults))
    return [fault for fault, found in zip(faults, results, strict=True) if not found]


def main() -> None:
    """Print how many faults were found, and list the others."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", help="a game, or server")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", help="FILE:LINE: every mutation of one line instead of a sample")
    parser.add_argument("--without", action="append", default=[], metavar="TESTS", help="leave out these tests")
    parser.add_argument("--list", action="store_true", help="print the mutations without trying them")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/mutate", help="the folder for the copies")
    args = parser.parse_args()
    if args.only:
        name, line = args.only.rsplit(":", 1)
        faults = [fault for fault in faults_in(name, (ROOT / name).read_text()) if fault.line == int(line)]
    else:
        faults = chosen(args.part, args.count, args.seed)
    if args.list:
        print("\n".join(described(fault) for fault in faults))
        return
    args.folder.mkdir(parents=True, exist_ok=True)
    # a folder per run, because several may run in parallel
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        escaped = tried(faults, part(args.part)[1], args.jobs, Path(folder), args.without)
    print(f"\n{args.part}, seed {args.seed}: {len(faults) - len(escaped)} of {len(faults)} mutations were found.")
    for fault in escaped:
        print("escaped:", described(fault))


if __name__ == "__main__":
    main()
