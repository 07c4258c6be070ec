"""Slow tests, and the link between rules and tests.

A test marked `slow` runs with `--all`, or when its file is named.

`@pytest.mark.rule("BRAWL-1.01")` names the rules that a test would fail without. A test that cites an id which no RULES.md
defines is an error of collection. A run of the whole suite closes with a report of the rules that have a test and of those
that have none.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "baronage" / "games"
# An id is defined where it stands in bold at the start of a line, a list item or a table row.
DEFINITION = re.compile(r"^\s*(?:[-*|]\s*)?\*\*([A-Z]+-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)\*\*", re.M)
LISTED = 12  # how many ids without a test are printed for a game

# Rule ids by game, in the order of the page.
RULES = {
    page.parent.name: list(dict.fromkeys(DEFINITION.findall(page.read_text(encoding="utf-8"))))
    for page in sorted(GAMES.glob("*/RULES.md"))
}
DEFINED = {rule for rules in RULES.values() for rule in rules}
PREFIXES = {rule.partition("-")[0] for rule in DEFINED}

ALL_SLOW = "\npytestmark = pytest.mark.slow\n"
USE_POSTGRES = {"postgres", "shared"}  # fixtures that start one: what needs them is slow

CITED = pytest.StashKey[set[str]]()
DESELECTED = pytest.StashKey[int]()


def cited_by(item: pytest.Item) -> Iterable[Any]:
    return (rule for mark in item.iter_markers("rule") for rule in mark.args)


def wrong(rule: object) -> bool:
    """Whether this is no id, or one that its page does not define. A game without a page yet is left alone."""
    if not isinstance(rule, str):
        return True
    return rule.partition("-")[0] in PREFIXES and rule not in DEFINED


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="Run the slow tests too.")


def is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None or bool(USE_POSTGRES & {*getattr(item, "fixturenames", ())})


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Don't import a file whose tests are all slow, if they don't run."""
    if collection_path.suffix != ".py" or config.getoption("--all") or collection_path in named_files(config):
        return None
    return ALL_SLOW in collection_path.read_text(encoding="utf-8") or None


def named_files(config: pytest.Config) -> set[Path]:
    """The files that the command line names, by themselves or by a test in them."""
    return {(config.invocation_params.dir / arg.partition("::")[0]).resolve() for arg in config.args}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        config.stash[CITED].update(cited_by(item))
    if config.getoption("--all"):
        return
    named = named_files(config)
    slow = [item for item in items if is_slow(item) and item.path not in named]
    if slow:
        config.hook.pytest_deselected(items=slow)
        left_out = set(slow)
        items[:] = [item for item in items if item not in left_out]


def pytest_collection_finish() -> None:
    """Leave modules and tests, which stay until the end, out of the collector's sight: it would look at them again and again."""
    gc.collect()
    gc.freeze()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[CITED] = set()
    config.stash[DESELECTED] = 0


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    faults = {
        f"{item.nodeid}: no RULES.md defines the rule {rule!r}": None
        for item in report.result or ()
        if isinstance(item, pytest.Item)
        for rule in cited_by(item)
        if wrong(rule)
    }
    if faults:
        report.outcome = "failed"
        report.longrepr = "\n".join(faults)
        report.result = []
    return report


def pytest_deselected(items: list[pytest.Item]) -> None:
    """Count them; slow ones are part of the suite nevertheless."""
    if items:
        items[0].config.stash[DESELECTED] += sum(not is_slow(item) for item in items)


def pytest_sessionfinish(session: pytest.Session) -> None:
    # Under xdist the workers collect; each tells the controller what it found.
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        cited = session.config.stash[CITED]
        output["rules_cited"] = sorted(cited)
        output["deselected"] = session.config.stash[DESELECTED]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    output = getattr(node, "workeroutput", {})
    node.config.stash[CITED].update(output.get("rules_cited", ()))
    node.config.stash[DESELECTED] += output.get("deselected", 0)


def whole_suite(config: pytest.Config) -> bool:
    return ROOT / "tests" in named_files(config) and not config.stash[DESELECTED]


def pytest_terminal_summary(terminalreporter: Any, exitstatus: int, config: pytest.Config) -> None:
    if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) or not RULES or not whole_suite(config):
        return
    cited = config.stash[CITED]
    terminalreporter.section("rules with a test")
    for game, rules in RULES.items():
        missing = [rule for rule in rules if rule not in cited]
        line = f"{game}: {len(rules) - len(missing)} of {len(rules)}"
        if missing:
            line += "; none for " + ", ".join(missing[:LISTED])
            if len(missing) > LISTED:
                line += f" and {len(missing) - LISTED} more"
        terminalreporter.write_line(line)
