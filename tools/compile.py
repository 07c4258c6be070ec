#!/usr/bin/env python3
"""Compile the rules and the server's tables to machine code with mypyc.

python tools/compile.py                            compile everything into build/compiled; takes about five minutes
python tools/compile.py build --games brawling     compile only these games
python tools/compile.py translate                  translate to C and discard the result, to check that mypyc accepts the code
python tools/compile.py run COMMAND …              run a command with the compiled code
python tools/compile.py where                      print the folder if it matches the sources

The sources are not changed. ./play uses the compiled code while it matches them. mypyc is in the dependency group `compile`:
`tools/install compile` installs it.

A wheel built with a C compiler contains the same code (hatch_build.py).
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
# Modules that read input from outside stay interpreted, above all the validation. There a wrong type is a refusal with
# a rule, and an endless list an error. Compiled, the first would be a TypeError and the second a crash. Time controls
# (server/time_control) are read from JSON too, and compiled ones would lose their defaults.
ENGINE = (
    *(
        "core/chance",
        "core/errors",
        "text/params",
        "core/state",
        "core/simultaneous",
        "core/standings",
        "core/step",
        "core/verb",
        "core/window",
    ),
    *("game/table", "picture/table"),
    *("learning/encoding", "learning/value_net", "hooks/search", "learning/token_env", "learning/action_space"),
)
SEARCH = ("rollout", "halving")
TABLE = ("occupant", "question_payload", "attendance", "draws", "table", "clocks")
# constants, which are inlined where used; and modules of each game that run once per setup, read, localize or draw
LEFT = (
    *("__init__", "verbs", "action_space", "tunables", "meta"),
    *("auto_answers", "notation", "position", "turn_notation", "campaign_files", "board_editor", "kingdoms", "roster"),
    *("tutorial", "nodes", "landmarks", "province_params", "param_text", "names", "statements", "pacts"),
)
OF_TABLE = ("acts", "board")  # modules of a game's table that run for each viewer and act
FOLDERS_LEFT = ("table", "text", "turn_notation", "locale")
# Modules that take less than 0.4 % of the time of random games and two-player bot games (`data` runs once and would
# take half a minute to compile). They are compiled without optimization.
SELDOM = (
    *("data", "summary", "pieces", "adjudicate", "bidding", "teams", "assembly", "auction", "ordering", "tiles"),
    *("limits", "mustering", "response", "arms", "question", "supply", "transfer"),
    *("approach", "ask", "campaign", "fighting", "hires", "market", "moving", "outcomes", "spells", "trade", "uses"),
)
LEVEL = "1"  # optimization of the C compiler; 2 takes half as long again without faster play
SCRIPT = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class Build(build_ext):
    # setuptools compiles only extensions at the same time, and nearly all files belong to one
    def build_extensions(self):
        compiler = self.compiler
        if compiler.compiler_type == "unix":
            compiler.compile = self.compile_files
        super().build_extensions()

    def compile_files(self, sources, output_dir, macros, include_dirs, debug, extra_postargs, depends):
        compiler = self.compiler
        found = compiler._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
        _, objects, more, words, build = found
        options = compiler._get_cc_args(words, debug, None)

        def compile_file(made):
            source, suffix = build[made]
            slow = source.removesuffix(".c").rpartition("___")[2] in seldom
            compiler._compile(made, source, suffix, options, [*more, *["-O0"] * slow], words)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_file, build))
        return objects


level, seldom, *files = sys.argv[1:]
seldom = seldom.split(",")
found = mypycify(["--strict", *files], opt_level=level, debug_level="0", multi_file=True)
for extension in found:  # warnings in generated C code are not errors, except those about crashes
    extension.extra_compile_args = [it for it in extension.extra_compile_args if it != "-Werror"]
    extension.extra_compile_args.append("-Werror=maybe-uninitialized")
words = ["--quiet", "build_ext", "--inplace", "-j", str(os.cpu_count())]
if level == "C":  # translate only
    sys.exit()
setup(name="compiled", script_args=words, ext_modules=found, cmdclass={"build_ext": Build})
"""


def games() -> list[str]:
    """Return the names of all games."""
    return sorted(folder.name for folder in (SOURCES / "games").iterdir() if (folder / "state.py").is_file())


def modules(names: list[str]) -> list[str]:
    """Return the files to compile, relative to the package."""
    found = [SOURCES / f"engine/{name}.py" for name in ENGINE]
    for name in names:
        files = sorted((SOURCES / "games" / name).rglob("*.py"))
        found += [file for file in files if file.stem not in LEFT and file.parent.name not in FOLDERS_LEFT]
        found += [file for file in files if file.parent.name == "table" and file.stem in OF_TABLE]
    found += [SOURCES / f"bots/search/{name}.py" for name in SEARCH]
    found += [SOURCES / f"server/table/{name}.py" for name in TABLE]
    return [file.relative_to(SOURCES.parent).as_posix() for file in found]


def digest() -> str:
    """Return a digest of the sources and the compiler."""
    found = hashlib.sha256(sys.version.encode() + Path(__file__).read_bytes())
    for file in sorted(SOURCES.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and SOURCES / "web" not in file.parents:
            found.update(f"{file.relative_to(SOURCES).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


def build(folder: Path, names: list[str], level: str) -> None:
    """Compile the package and move it into place when complete."""
    wanted = digest()  # now: the sources may change while it goes on
    fresh = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    compile_copy(fresh, names, level)
    client = fresh / "baronage/web/static"
    client.parent.mkdir(exist_ok=True)
    try:
        client.symlink_to(SOURCES / "web/static")  # built separately, and may be rebuilt
    except OSError:
        shutil.copytree(SOURCES / "web/static", client)
    (fresh / STAMP).write_text(wanted)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def translate() -> None:
    """Translate all games to C, discarding the result; raise an error if mypyc fails."""
    with tempfile.TemporaryDirectory() as folder:
        _make(Path(folder), games(), "C")


def compile_copy(folder: Path, names: list[str], level: str) -> list[Path]:
    """Compile a copy of the package and return the built files."""
    _make(folder, names, level)
    shutil.rmtree(folder / "build")
    return sorted(it for it in folder.rglob("*") if it.suffix in (".so", ".pyd"))


def _make(folder: Path, names: list[str], level: str) -> None:
    shutil.copytree(SOURCES, folder / "baronage", ignore=shutil.ignore_patterns("__pycache__", "static"))
    command = [sys.executable, "-c", SCRIPT, level, ",".join(SELDOM), *modules(names)]
    subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)


def has_compiler() -> bool:
    """Return whether the machine has a C compiler."""
    return bool(shutil.which("cc") or shutil.which("gcc") or sys.platform == "win32")


def fits(folder: Path) -> bool:
    """Return whether `folder` exists and matches the sources."""
    stamp = folder / STAMP
    if not stamp.is_file():
        return False
    if stamp.read_text() != digest():
        print("The compiled code is outdated and not used. Rebuild it with tools/compile.py", file=sys.stderr)
        return False
    return True


def run(folder: Path, command: list[str]) -> int:
    """Run a command with the compiled code and return its exit status."""
    if not fits(folder):
        print("There is no compiled code: tools/install compile && .venv/bin/python tools/compile.py", file=sys.stderr)
        return 1
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # `python` is this one
    changed = {"PATH": programs, "PYTHONPATH": path, "BARONAGE_COMPILED": "1"}
    return subprocess.run(command, env={**os.environ, **changed}).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=Path(FOLDER), help=f"the output folder: {FOLDER}")
    parser.set_defaults(verb="build", games=",".join(games()), level=LEVEL)
    verbs = parser.add_subparsers(dest="verb")
    building = verbs.add_parser("build")
    building.add_argument("--games", default=",".join(games()), help="comma-separated; default: all")
    building.add_argument("--level", default=LEVEL, choices="0123g", help="optimization level of the C compiler")
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
    print(f"Compiled into {args.folder}; ./play uses the code in {FOLDER}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
