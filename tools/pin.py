#!/usr/bin/env python3
"""Write the exact version of every dependency into pyproject.toml, under [tool.uv] constraint-dependencies.

    python3 tools/pin.py              keep pins that still fit, add new ones, drop unused ones
    python3 tools/pin.py --upgrade    take the newest versions that resolve together

uv.lock is not committed, because it names the registry that it was made with; these pins give the same versions. Each
pin keeps its marker: some packages have one version for Python 3.11 and another for later ones.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = ROOT / "pyproject.toml"
BLOCK = re.compile(r"^constraint-dependencies = \[.*?^\]\n", re.M | re.S)
PIN = re.compile(r"[A-Za-z0-9._-]+==[^\s;]+(?: ; [^\"]+)?")


def uv(*args: str, check: bool = True) -> str:
    found = shutil.which("uv") or str(ROOT / ".uv/bin/uv")
    done = subprocess.run([found, *args], cwd=ROOT, check=False, capture_output=True, text=True)
    if check and done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def with_pins(text: str, pins: list[str]) -> str:
    block = "constraint-dependencies = [\n" + "".join(f'    "{pin}",\n' for pin in pins) + "]\n"
    text, found = BLOCK.subn(lambda _: block, text)
    if found != 1:
        sys.exit("pyproject.toml should hold one 'constraint-dependencies = [' list, its ']' on a line of its own")
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that resolve together")
    upgrade: bool = parser.parse_args().upgrade

    before = PYPROJECT.read_text()
    uv("lock", check=False)  # puts today's pins into the lock; fails if a requirement no longer matches its pin
    try:
        PYPROJECT.write_text(with_pins(before, []))
        uv("lock", *(["--upgrade"] if upgrade else []))  # without pins; uv prefers the versions of the existing lock
        exported = uv(
            "export", "--frozen", "--all-groups", "--all-extras",
            "--no-hashes", "--no-annotate", "--no-header", "--no-emit-project",
        )  # fmt: skip
        pins = exported.splitlines()
        strange = [line for line in pins if not PIN.fullmatch(line)]
        if strange:
            sys.exit("not a plain pin: " + "; ".join(strange))
        PYPROJECT.write_text(with_pins(before, pins))
        uv("lock")
    except BaseException:
        PYPROJECT.write_text(before)
        raise
    old, new = set(re.findall(r'"(.*)"', (BLOCK.search(before) or [""])[0])), set(pins)
    for pin in sorted(old - new):
        print(f"- {pin}")
    for pin in sorted(new - old):
        print(f"+ {pin}")
    print(f"{len(new)} pins")


if __name__ == "__main__":
    main()
