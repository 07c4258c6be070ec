"""Builder of the documentation site: docs/, rules, API reference and executed notebooks.

python tools/site.py             build into build/site/html; fail on any warning
python tools/site.py notebooks   only run the notebooks

The variable GAMES sets how many games a notebook plays; the default here is small.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "site"
FEW = "20"  # games that a notebook plays here
LONGEST = 120  # seconds of one cell
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)")

PLAYERS = ("terminal.md", "records.md")
BUILDERS = (
    "programs.md",
    "research.md",
    "experiments.md",
    "benchmark.md",
    "bots.md",
    "adding-a-game.md",
    "protocol.md",
    "client.md",
    "design.md",
    "screens.md",
    "versions.md",
)
NOTEBOOKS = ("play-and-look", "a-thousand-games", "a-first-agent", "a-question-of-balance")
REFERENCE = {
    "Playing": (
        "match.match",
        "match.record",
        "game.game",
        "core.state",
        "core.chance",
        "core.errors",
        "core.standings",
        "questions",
    ),
    "Programs that learn": (
        "learning.action_space",
        "learning.encoding",
        "game.patched",
        "hooks.tunables",
        "hooks.pacts",
    ),
}
MORE_REFERENCE = {
    "Bots": ("baronage.bots", "baronage.arena.play", "baronage.arena.simulate"),
    "Environments": ("baronage.envs",),
    "The laboratory": (
        "baronage.lab.experiment",
        "baronage.lab.run",
        "baronage.lab.report",
        "baronage.lab.compare",
        "baronage.lab.card_stats",
        "baronage.lab.sweep",
        "baronage.lab.cluster",
        "baronage.lab.benchmark",
    ),
}


def pages() -> dict[Path, str]:
    """Return the place of each repository file in the site."""
    found = {
        ROOT / "README.md": "index.md",
        ROOT / "bench" / "README.md": "bench.md",
        **{ROOT / f"{name}.md": f"{name.lower()}.md" for name in ("CHANGELOG", "CONTRIBUTING", "CREDITS")},
        ROOT / "CODE_OF_CONDUCT.md": "conduct.md",
    }
    for file in sorted((ROOT / "docs").rglob("*")):
        if file.is_file() and file.suffix in (".md", ".png", ".svg", ".html", ".csv"):
            found[file] = file.relative_to(ROOT / "docs").as_posix()
    for file in sorted((ROOT / "src/baronage/games").glob("*/RULES*.md")):
        found[file] = f"rules/{file.parent.name}{file.stem.removeprefix('RULES')}.md"
    return found


def relinked(text: str, file: Path, known: dict[Path, str]) -> str:
    """Return a page with links adapted to the site; links to other files become plain text."""
    here = Path(known[file]).parent

    def link(found: re.Match[str]) -> str:
        picture, words, target, anchor = found[1], found[2], found[3], found[4] or ""
        if not target or ":" in target:
            return found[0]
        place = known.get((file.parent / target).resolve())
        if place is None:
            return "" if picture else words
        return f"{picture}[{words}]({os.path.relpath(place, here)}{anchor})"

    return LINK.sub(link, text)


def notebook(file: Path) -> str:
    """Run a notebook and return it as a page."""
    import nbformat
    from nbclient import NotebookClient

    book = nbformat.read(file, as_version=4)
    NotebookClient(book, timeout=LONGEST, kernel_name="python3").execute()
    parts = []
    for cell in book.cells:
        if cell.cell_type == "markdown":
            parts.append(cell.source)
            continue
        parts.append(f"```python\n{cell.source}\n```")
        for output in cell.outputs:
            if output.output_type == "stream" and output.name == "stdout":
                parts.append(f"```text\n{output.text.rstrip()}\n```")
            elif "data" in output:
                svg = output.data.get("image/svg+xml")
                parts.append(svg if svg else f"```text\n{output.data['text/plain']}\n```")
    return "\n\n".join(parts) + "\n"


def reference() -> dict[str, list[str]]:
    """Return the modules of each API reference page, by heading."""
    found = {title: [f"baronage.engine.{name}" for name in names] for title, names in REFERENCE.items()}
    return {**found, **{title: list(names) for title, names in MORE_REFERENCE.items()}}


def slug(title: str) -> str:
    """Return a title as a file name."""
    return title.lower().replace(" ", "-")


def settings(known: dict[Path, str]) -> dict[str, Any]:
    """Return the mkdocs configuration. Neither the build nor the site loads anything from the network."""
    games = sorted(place for place in known.values() if place.startswith("games/"))
    rules = sorted(place for place in known.values() if place.startswith("rules/"))
    balance = sorted(place for place in known.values() if place.startswith("balance/") and place.endswith(".md"))
    named = {
        *PLAYERS,
        *BUILDERS,
        "index.md",
        "hosting.md",
        "changelog.md",
        "contributing.md",
        "conduct.md",
        "credits.md",
    }
    others = sorted(place for place in known.values() if place.endswith(".md") and "/" not in place)
    # new pages are listed with those for developers
    others = [place for place in others if place not in named | {"bench.md"}]
    nav: list[Any] = [
        {"Baronage": "index.md"},
        {"Play": [*PLAYERS, "hosting.md"]},
        {"Games": games},
        {"Rules": rules},
        {"Build": [*BUILDERS, *others]},
        {"Notebooks": [f"notebooks/{name}.md" for name in NOTEBOOKS]},
        *([{"Balance": balance}] if balance else []),
        {"Reference": [{title: f"reference/{slug(title)}.md"} for title in reference()]},
        {"About": ["changelog.md", "contributing.md", "conduct.md", "credits.md", "bench.md"]},
    ]
    python = {"paths": [str(ROOT / "src")], "options": {"docstring_style": None, "show_source": False}}
    python["options"] |= {"show_root_heading": True, "heading_level": 2, "filters": ["!^_"], "members_order": "source"}
    return {
        "site_name": "Baronage",
        "docs_dir": str(BUILT / "source"),
        "site_dir": str(BUILT / "html"),
        "use_directory_urls": False,  # so that it can be read from a folder
        "theme": {"name": "material", "font": False},
        "plugins": ["search", {"mkdocstrings": {"handlers": {"python": python}}}],
        "markdown_extensions": ["tables", "fenced_code", "admonition", {"toc": {"permalink": True}}],
        "validation": {"links": {"anchors": "warn", "not_found": "warn"}, "nav": {"omitted_files": "warn"}},
        "nav": nav,
    }


def gather() -> None:
    """Collect all sources of the site in one folder."""
    shutil.rmtree(BUILT, ignore_errors=True)
    source, known = BUILT / "source", pages()
    for file, place in known.items():
        (source / place).parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            text = file.read_text(encoding="utf-8")
            (source / place).write_text(relinked(text, file, known), encoding="utf-8")
        else:
            shutil.copy(file, source / place)
    for name in NOTEBOOKS:
        (source / "notebooks").mkdir(exist_ok=True)
        (source / "notebooks" / f"{name}.md").write_text(notebook(ROOT / f"docs/notebooks/{name}.ipynb"), "utf-8")
    for title, modules in reference().items():
        (source / "reference").mkdir(exist_ok=True)
        text = f"# {title}\n\n" + "\n".join(f"::: {module}\n" for module in modules)
        (source / "reference" / f"{slug(title)}.md").write_text(text, "utf-8")
    (BUILT / "mkdocs.yml").write_text(json.dumps(settings(known), indent=1), "utf-8")  # JSON is valid YAML


def main() -> int:
    """Build the site and return the exit status."""
    os.environ.setdefault("GAMES", FEW)
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    if sys.argv[1:] == ["notebooks"]:
        for name in NOTEBOOKS:
            notebook(ROOT / f"docs/notebooks/{name}.ipynb")
        return 0
    gather()
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", str(BUILT / "mkdocs.yml")]
    return subprocess.run(build, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
