#!/usr/bin/env python3
"""Compile the rules, and what a table does with them, to machine code: for a server with many tables, or for training.

python tools/compile.py                            everything, into build/compiled; needs a C compiler and some five minutes
python tools/compile.py build --games brawling     of the games only these; the others are run as they are
python tools/compile.py translate                  to C alone, and nothing is kept: can all of them be compiled?
python tools/compile.py run COMMAND …              a command that uses what was compiled
python tools/compile.py where                      the folder, if what was compiled fits the sources

The sources stay as they are, and run without it. ./play uses what was compiled as long as it fits them. mypyc, which does it, is
in the group `compile`: uv run --group compile python tools/compile.py

A wheel that is built where there is a C compiler holds the same (hatch_build.py).
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src/baronage"
FOLDER = "build/compiled"
STAMP = "stamp"
# Whatever reads what comes from outside is left as it is, the gate above all: there a wrong type is a refusal by its rule, and
# a list without end an error; compiled, the one would be a TypeError and the other a crash. Paces (server/pace.py) are read
# from JSON as well, and a compiled one would come without what it has by default.
ENGINE = (
    *("chance", "errors", "facts", "flow", "sheets", "standings", "step", "verb"),
    *("encoding", "leaf", "mind", "seats", "space"),
)
SEARCH = ("rollout", "halving")
TABLE = ("sitter", "questions", "attendance", "table", "timing")
# constants, which are taken over where they are used; and of each game what is asked once a setup, read, told or drawn
LEFT = (
    *("__init__", "verbs", "space", "figures", "meta"),
    *("answers", "notation", "position", "chronicle", "turns", "papers", "drawing", "kingdoms", "roster"),
    *("teaching", "text", "things", "mentions", "landmarks", "outlook", "statements", "pacts"),
)
FOLDERS_LEFT = ("scene", "text", "turns", "words")
# What random games and games of bots for two spend less than 0.4 % of their time in (`data` is gone through once, and would take
# half a minute): the C compiler does nothing for its speed.
SELDOM = (
    *("data", "ending", "pieces", "adjudicate", "bidding", "teams", "assembly", "auction", "ordering", "tiles"),
    *("limits", "mustering", "response", "arms", "question", "supply", "transfer"),
    *("approach", "ask", "campaign", "fighting", "hires", "market", "moving", "outcomes", "spells", "trade", "uses"),
)
LEVEL = "1"  # of the C compiler; 2 takes half as long again, and what comes of it plays no faster
SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class Build(build_ext):
    def build_extensions(self):
        compile_one = self.compiler._compile

        def compile_file(to, source, suffix, words, options, more):
            slow = source.removesuffix(".c").rpartition("___")[2] in seldom
            compile_one(to, source, suffix, words, [*options, *["-O0"] * slow], more)

        self.compiler._compile = compile_file
        super().build_extensions()


level, seldom, *files = sys.argv[1:]
seldom = seldom.split(",")
found = mypycify(["--strict", *files], opt_level=level, debug_level="0", multi_file=True)
for extension in found:  # what a C compiler warns of in code that nobody wrote is no error, but for what would crash
    extension.extra_compile_args = [it for it in extension.extra_compile_args if it != "-Werror"]
    extension.extra_compile_args.append("-Werror=maybe-uninitialized")
words = ["--quiet", "build_ext", "--inplace", "-j", "2"]
if level == "C":  # translated alone
    sys.exit()
setup(name="compiled", script_args=words, ext_modules=found, cmdclass={"build_ext": Build})
"""


def games() -> list[str]:
    """All that can be played."""
    return sorted(folder.name for folder in (SOURCES / "games").iterdir() if (folder / "state.py").is_file())


def modules(names: list[str]) -> list[str]:
    """The files that are compiled, from the package's own folder on."""
    found = [SOURCES / f"engine/{name}.py" for name in ENGINE]
    for name in names:
        files = sorted((SOURCES / "games" / name).rglob("*.py"))
        found += [file for file in files if file.stem not in LEFT and file.parent.name not in FOLDERS_LEFT]
    found += [SOURCES / f"bots/search/{name}.py" for name in SEARCH]
    found += [SOURCES / f"server/play/{name}.py" for name in TABLE]
    return [file.relative_to(SOURCES.parent).as_posix() for file in found]


def digest() -> str:
    """What is compiled, and by what, in short."""
    found = hashlib.sha256(sys.version.encode() + Path(__file__).read_bytes())
    for file in sorted(SOURCES.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and SOURCES / "web" not in file.parents:
            found.update(f"{file.relative_to(SOURCES).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


def build(folder: Path, names: list[str], level: str) -> None:
    """Compile the package, and put it where it is looked for when it is whole."""
    wanted = digest()  # now: the sources may change while it goes on
    fresh = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    compile_copy(fresh, names, level)
    client = fresh / "baronage/web/static"
    client.parent.mkdir(exist_ok=True)
    try:
        client.symlink_to(SOURCES / "web/static")  # it is built by itself, and may be built anew
    except OSError:
        shutil.copytree(SOURCES / "web/static", client)
    (fresh / STAMP).write_text(wanted)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def translate() -> None:
    """Translate all games to C, and forget it: what mypyc can't do is an error."""
    with tempfile.TemporaryDirectory() as folder:
        _make(Path(folder), games(), "C")


def compile_copy(folder: Path, names: list[str], level: str) -> list[Path]:
    """Compile a copy of the package, beside its sources; what came of it."""
    _make(folder, names, level)
    shutil.rmtree(folder / "build")
    return sorted(it for it in folder.rglob("*") if it.suffix in (".so", ".pyd"))


def _make(folder: Path, names: list[str], level: str) -> None:
    shutil.copytree(SOURCES, folder / "baronage", ignore=shutil.ignore_patterns("__pycache__", "static"))
    command = [sys.executable, "-c", SCRIPT, level, ",".join(SELDOM), *modules(names)]
    subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)


def has_compiler() -> bool:
    """Is there a C compiler on this machine?"""
    return bool(shutil.which("cc") or shutil.which("gcc") or sys.platform == "win32")


def fits(folder: Path) -> bool:
    """Is it there, and have the sources not changed since?"""
    stamp = folder / STAMP
    if not stamp.is_file():
        return False
    if stamp.read_text() != digest():
        print("What was compiled no longer fits the sources, and is left aside: tools/compile.py", file=sys.stderr)
        return False
    return True


def run(folder: Path, command: list[str]) -> int:
    """Run a command with what was compiled; its exit status."""
    if not fits(folder):
        print("Nothing is compiled: uv run --group compile python tools/compile.py", file=sys.stderr)
        return 1
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": path, "BARONAGE_COMPILED": "1"}).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=Path(FOLDER), help=f"where it is compiled into: {FOLDER}")
    parser.set_defaults(verb="build", games=",".join(games()), level=LEVEL)
    verbs = parser.add_subparsers(dest="verb")
    building = verbs.add_parser("build")
    building.add_argument("--games", default=",".join(games()), help="with commas between; all of them")
    building.add_argument("--level", default=LEVEL, choices="0123g", help="how much the C compiler does for speed")
    verbs.add_parser("translate")
    verbs.add_parser("run").add_argument("command", nargs=argparse.REMAINDER)
    verbs.add_parser("where")
    args = parser.parse_args()
    folder: Path = ROOT / args.folder
    if args.verb == "run":
        return run(folder, args.command)
    if args.verb == "translate":
        translate()
        return 0
    if args.verb == "where":
        print(folder if fits(folder) else "")
        return 0
    names: list[str] = [name for name in args.games.split(",") if name]
    if unknown := sorted(set(names) - set(games())):
        parser.error(f"there is no game {unknown[0]!r}; there are {', '.join(games())}")
    if not has_compiler():
        parser.error("there is no C compiler on this machine")
    build(folder, names, args.level)
    print(f"Compiled into {args.folder}; ./play uses what is in {FOLDER}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
