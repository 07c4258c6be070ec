"""Build hooks: the browser client from frontend/ (TypeScript), compiled rules, and the package description.

The client is built into src/baronage/web/static by tools/client.py with the node of the build requirements, so that a
machine needs only Python and pip. It is rebuilt only after changes. BARONAGE_SKIP_WEB=1 skips the client; the server
then shows a note on its home page.

A wheel contains compiled rules (tools/compile.py) if there is a C compiler. This takes minutes and makes them two to
three times as fast; the sources are included. An editable install is never compiled, because its sources change.
BARONAGE_PURE=1 skips compilation. The package description is made from the README.
"""

from __future__ import annotations

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

# as in the group `compile`, with the packages that provide types for the compiled modules
COMPILER = ("mypy[mypyc]==2.4.1", "setuptools", "msgspec")


class PackageHook(BuildHookInterface[Any]):
    """The build hook for a wheel and for an editable install."""

    def dependencies(self) -> list[str]:
        """Return the additional build requirements."""
        return list(COMPILER) if self._compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the generated files. `version` is standard or editable."""
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
        """Remove the temporary folder."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()

    def _compiles(self) -> bool:
        """Return whether to compile: not disabled, and a C compiler exists."""
        if self.target_name == "sdist" or os.environ.get("BARONAGE_PURE") == "1":
            return False
        return bool(tool(Path(self.root), "compile").has_compiler())


def tool(root: Path, name: str) -> Any:
    """Return a module of tools/."""
    spec = importlib.util.spec_from_file_location(f"{name}_tool", root / f"tools/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def compiled(root: Path, folder: Path) -> dict[str, str]:
    """Compile the rules of all games. Return the place in the wheel of each file."""
    compiling = tool(root, "compile")
    made = compiling.compile_copy(folder, compiling.games(), os.environ.get("BARONAGE_COMPILE_LEVEL", compiling.LEVEL))
    return {str(file): file.relative_to(folder).as_posix() for file in made}


def build_client(root: Path) -> None:
    """Build the client, unless it is up to date."""
    if tool(root, "client").build():
        raise RuntimeError("the browser client can't be built; BARONAGE_SKIP_WEB=1 builds without it")


class DescriptionHook(MetadataHookInterface):
    """The README as the package description, with absolute links."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the dynamic `readme` for hatchling."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": described(text, os.environ.get("BARONAGE_FILES", "")),
        }


def described(text: str, files: str) -> str:
    """Return the README with absolute addresses of pictures and pages under `files`, or without them."""
    if files:
        return re.sub(r"\]\((?!https?:|#)([^)]+)\)", rf"]({files}/\1)", text)
    without = re.sub(r"!\[([^\]]*)\]\([^)]+\)", "", text)
    without = re.sub(
        r"^\| \| \|\n\|---\|---\|\n(\|[ |]*\|\n)+\n?", "", without, flags=re.MULTILINE
    )  # the table of pictures
    return re.sub(r"\[([^\]]+)\]\((?!https?:|#)[^)]+\)", r"\1", without)
