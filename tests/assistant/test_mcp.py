"""The table for assistants, spoken with by the client of the protocol's own kit: over pipes, a game of each of the five."""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import baronage
from baronage import Chance
from baronage.assistant.local import LocalTable
from baronage.assistant.remote import Server
from baronage.assistant.server import make_server
from baronage.assistant.session import Session
from baronage.assistant.table import news
from tests.slow import slow_after

NOWHERE = "http://127.0.0.1:1"  # no server is there
MOVES = 12  # then the guest resigns, where the game has that


async def said(client: Client, tool: str, **arguments: Any) -> tuple[str, bool]:
    """What a tool answers, and whether it refused."""
    result: Any = await client.call_tool(tool, arguments)
    return "\n".join(part.text for part in result.content), bool(result.is_error)


async def play_a_game(client: Client, name: str) -> str:
    rng = random.Random(3)
    first, _ = await said(client, "open_table", game=name, opponent="random", seed=5)
    sizes: list[int] = []
    assert first.startswith(f"You are {baronage.games()[name].seat_label(0)}.")
    for number in range(400):
        choices, _ = await said(client, "list_choices")
        if "  -  " not in choices:
            break
        moves = [line.partition("  -  ")[0] for line in choices.splitlines() if "  -  " in line]
        resigns = number >= MOVES and baronage.games()[name].meta.resign
        if resigns and not (await said(client, "play", move="resign"))[1]:
            continue  # Barony lets nobody resign in the middle of a turn
        answer, refused = await said(client, "play", move=rng.choice(moves))
        assert not refused, answer
        assert "  -  " in answer or ": place " in answer  # the next decision
        sizes.append(len(answer.encode()))
    assert statistics.median(sizes) <= 1500  # the difference, not the board
    standings, _ = await said(client, "standings")
    return standings


@pytest.mark.parametrize("name", slow_after(1, sorted(baronage.games(), key="brawling".__ne__)))
def test_a_game_over_pipes(name: str) -> None:
    async def session() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "baronage", "mcp"])
        async with Client(command) as client:
            tools: Any = await client.list_tools()
            names = {tool.name for tool in tools.tools}
            assert {"list_games", "read_rules", "open_table", "look", "list_choices", "why_not", "play"} <= names
            assert {"join_table", "wait", "post", "how_to_play", "glossary"} <= names
            assert all(tool.description for tool in tools.tools)
            described = [part for tool in tools.tools for part in tool.input_schema["properties"].values()]
            assert len(described) > 15
            assert all(part.get("description") for part in described)
            standings = await play_a_game(client, name)
            assert ": place " in standings

    asyncio.run(session())


def test_what_is_not_allowed_is_refused_with_its_rule_and_nothing_changes() -> None:
    async def session() -> None:
        async with Client(make_server(Server(NOWHERE))) as client:
            answer, refused = await said(client, "look")
            assert refused
            assert answer.endswith("You have no table yet. Open or join one.")
            assert (await said(client, "open_table", game="chess"))[1]
            assert (await said(client, "open_table", game="brawling", seat=9))[1]
            assert (await said(client, "open_table", game="brawling", opponent="cmd:ls"))[1]
            await said(client, "open_table", game="brawling", seed=7, options={"first_player": "A"})
            before, _ = await said(client, "look")
            answer, refused = await said(client, "play", move="R KNI1")
            assert refused
            assert "BRAWL-" in answer
            why, refused = await said(client, "why_not", move="R KNI1")
            assert not refused
            assert answer.endswith(why.splitlines()[0])
            assert (await said(client, "play", move="banana"))[1]
            assert await said(client, "look") == (before, False)
            rules, _ = await said(client, "read_rules", game="brawling", what="6.06")
            assert rules.startswith("BRAWL-6.06")
            assert "BRAWL-13" in (await said(client, "read_rules", game="brawling", what="how do I win"))[0]

    asyncio.run(session())


def near(name: str, seed: int, opponent: str = "heuristic") -> LocalTable:
    guest = Session(Server(NOWHERE))
    guest.open_table(name, opponent=opponent, seed=seed)
    table = guest.table()
    assert isinstance(table, LocalTable)
    return table


@pytest.mark.parametrize("name", list(baronage.games()))
def test_all_that_a_guest_is_told_comes_from_its_view(name: str) -> None:
    """The same answers at a table that its seat can't tell from the real one."""
    table = near(name, 11, "random")
    match = table.match
    for _ in range(8):
        if match.over:
            break
        true = match.state
        told = (table.choices(), str(table.view()), table.why_not("X"), table.standings())
        match.state = true.sample(0, Chance(3))
        assert (table.choices(), str(table.view()), table.why_not("X"), table.standings()) == told
        match.state = true
        table.play(true.write(0, true.actions(0)[-1]))


def test_a_guest_takes_back_and_reads_what_happened() -> None:
    table = near("brawling", 7)
    match = table.match
    before = match.state.dump()
    table.play(match.state.write(0, match.state.actions(0)[0]))
    assert match.state.dump() != before
    table.take_back()
    assert match.state.dump() == before
    assert table.log() == ""
    assert "refused" in table.play("offer draw")
    table.play("resign")
    assert "[BRAWL-" in table.standings()
    assert "resign" in table.log() or "left" in table.log()
    assert table.look().endswith(table.wait(5))


@pytest.mark.parametrize("name", list(baronage.games()))
def test_how_to_play_and_the_glossary_are_told(name: str) -> None:
    guest = Session(Server(NOWHERE))
    assert len(guest.how_to_play(name).splitlines()) >= 7
    terms = guest.glossary(name).splitlines()
    assert len(terms) >= 8
    assert all(line.endswith("]") for line in terms)
    word = terms[0].partition(":")[0]
    assert terms[0] in guest.glossary(name, word.upper())
    assert guest.glossary(name, "no word of any game") == "No term found."


def test_a_long_answer_to_a_move_is_cut_and_names_the_tool_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baronage.assistant.table.SHORT", 60)
    table = near("barony", 5)
    lines = [line for line in table.choices().splitlines() if "  -  " in line]
    assert len("\n".join(lines)) > 60
    answer = table.wait(0)
    shown = [line for line in answer.splitlines() if "  -  " in line]
    assert shown == lines[: len(shown)]
    assert f"and {len(lines) - len(shown)} more moves: list_choices shows them" in answer
    assert all(line in table.look() for line in lines)
    long = ["x" * 60, "y", "z"]
    assert news(long, short=True) == "Since then:\n… 1 earlier lines: read_log shows them\ny\nz"
    assert news(long, short=False) == "Since then:\n" + "\n".join(long)
