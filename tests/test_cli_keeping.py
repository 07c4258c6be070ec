"""The verbs for whoever keeps a server, as commands."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert, select

from baronage.cli import FOUND, REFUSED, main
from baronage.server.store.schema import persons, tables
from baronage.server.store.schema_version import bring_up_to_date, version_of
from baronage.server.store.store import Store, engine_of


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str]:
    with pytest.raises(SystemExit) as ended:
        main([*words])
    both = capsys.readouterr()
    return ended.value.code or 0, both.out + both.err


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "club.db"
    Store(str(file)).close()
    monkeypatch.setenv("BARONAGE_DATABASE", str(file))
    return file


def test_a_copy_is_made_and_put_back(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = str(tmp_path / "monday.db")
    assert said(capsys, "backup", copy) == (0, f"{copy}: 0 tables, 0 acts, 0 people.\n")
    code, words = said(capsys, "backup", copy)
    assert (code, "exists already" in words) == (REFUSED, True)
    again = str(tmp_path / "again.db")
    assert said(capsys, "restore", copy, "--database", again)[0] == 0
    assert Path(again).is_file()


def test_tables_are_checked(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "check-tables") == (0, "0 running tables, 0 acts played again, 0 differ.\n")
    assert said(capsys, "ratings", "--recount") == (
        0,
        "0 tables were counted.\n0 numbers were counted again, 0 were otherwise.\n",
    )
    store = Store(str(database))
    row = {
        "id": "t",
        "game": "go",
        "version": 1,
        "options": "{}",
        "time_control": "{}",
        "public": True,
        "invitation": "i",
    }
    with store.engine.begin() as connection:
        connection.execute(insert(persons), {"id": "p", "name": "Ada", "created": 0.0})
        connection.execute(insert(tables), {**row, "host": "p", "status": "running", "seed": b"", "created": 0.0})
    store.close()
    code, words = said(capsys, "check-tables")
    assert (code, words.splitlines()[0]) == (FOUND, "t (go): the game go is not installed")


def test_an_older_database_is_checked_and_copied_and_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, copy = tmp_path / "old.db", tmp_path / "copy.db"
    engine = engine_of(str(old))
    bring_up_to_date(engine, "0030")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO persons (id, name, created) VALUES ('p', 'Ada', 0.0)")
    engine.dispose()
    monkeypatch.setenv("BARONAGE_DATABASE", str(old))
    assert said(capsys, "check-tables") == (0, "0 running tables, 0 acts played again, 0 differ.\n")
    assert said(capsys, "backup", str(copy), "--trial")[0] == 0
    for file in (old, copy):
        engine = engine_of(str(file))
        assert version_of(engine) == "0030"
        engine.dispose()
    assert said(capsys, "restore", str(copy), "--database", str(tmp_path / "new.db"))[1].endswith("1 person.\n")


def test_no_database_is_made_by_checking_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BARONAGE_DATABASE", str(tmp_path / "none.db"))
    assert said(capsys, "check-tables")[0] == REFUSED
    assert not (tmp_path / "none.db").exists()


def test_a_wrong_setting_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("BARONAGE_PORT", "many")
    code, words = said(capsys, "serve")
    assert (code, words) == (REFUSED, "baronage: BARONAGE_PORT: port is a whole number, not 'many'\n")


def test_somebody_with_a_sign_in_name_keeps_the_server(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, words = said(capsys, "admin", "brida")
    assert (code, "nobody has the sign-in name" in words) == (REFUSED, True)
    store = Store(str(database))
    with store.engine.begin() as connection:
        connection.execute(insert(persons).values(id="b", name="Brida", created=0.0, login="brida"))
    assert said(capsys, "admin", "Brida")[0] == 0
    assert [row.admin for row in store.read(select(persons))] == [True]
    store.close()
