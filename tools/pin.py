#!/usr/bin/env python3
"""Write the version and hashes of every dependency into requirements.txt: of all extras, groups and the build.

    .venv/bin/python tools/pin.py              keep pins that still fit, add new ones, drop unused ones
    .venv/bin/python tools/pin.py --upgrade    take the newest versions that resolve together
    .venv/bin/python tools/pin.py show dev     print the pins of the direct requirements of an extra or group

The file is the same for all systems and Python versions, and names no registry. tools/install installs from it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OPTIONS = ("--quiet", "--universal", "--python-version", "3.11", "--generate-hashes")
BARE = ("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links")


def sources() -> dict[str, list[str]]:
    """Return the requirements of each extra and group, and those of the build as `build`."""
    found = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras, groups = found["project"]["optional-dependencies"], found["dependency-groups"]
    return {"build": found["build-system"]["requires"], **extras, **groups}


def requirements(names: list[str], known: dict[str, list[str]]) -> Iterator[str]:
    """Yield the requirements of these extras and groups, with those of the extras that they include."""
    for line in (line for name in names for line in known[name]):
        included = re.fullmatch(r"baronage\[(.+)\]", line)
        if included:
            yield from requirements(included[1].split(","), known)
        else:
            yield line


def pinned(requirement: str, pins: str) -> str:
    """Return the lines of `pins` for a requirement: several if its version depends on the Python version."""
    name, extras = re.match(r"([\w.-]+)(\[.*?\])?", requirement).groups("")  # type: ignore[union-attr]
    plain = re.sub(r"[-_.]+", "-", name).lower()
    found = re.findall(rf"^{plain}(==.+\n(?: .+\n)+)", pins, re.M)
    if not found:
        raise SystemExit(f"requirements.txt doesn't pin {name}: run .venv/bin/python tools/pin.py")
    return "".join(plain + extras + lines for lines in found)


def main(arguments: list[str]) -> None:
    """Run the command in `arguments`."""
    known = sources()
    if arguments[:1] == ["show"]:
        unknown = set(arguments[1:]) - known.keys()
        if unknown:
            sys.exit(f"pyproject.toml has no extra or group {', '.join(sorted(unknown))}")
        pins = (ROOT / "requirements.txt").read_text(encoding="utf-8")
        print("".join(pinned(line, pins) for line in requirements(arguments[1:], known)), end="")
        return
    program = shutil.which("uv") or ".uv/bin/uv"
    subprocess.run(
        [program, "pip", "compile", *OPTIONS, *BARE, *arguments, "-", "--output-file", "requirements.txt"],
        cwd=ROOT,
        input="\n".join(requirements(list(known), known)),
        text=True,
        check=True,
    )


if __name__ == "__main__":
    main(sys.argv[1:])
