"""Verbs for whoever keeps a server: serve, backup, restore, check-tables, ratings, keeper."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from baronage.cli.shared import FOUND, Language, app, tell
from baronage.terminal.words import say

if TYPE_CHECKING:
    from baronage.server.run.settings import Settings

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; else a file in your data folder."),
]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", help="Settings as TOML; flags and environment come first.")
]


@app.command()
def serve(
    port: Annotated[
        int | None, typer.Option(min=0, max=65_535, help="The port; else 8000 or the next free one. 0: any.")
    ] = None,
    host: Annotated[
        str | None, typer.Option(help="The address to listen on, else 127.0.0.1; 0.0.0.0: for others too.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    database: Database = None,
    bot_pause: Annotated[
        float | None, typer.Option(min=0, max=60, help="Seconds that bots seem to think, at most; else 1.6.")
    ] = None,
    rate: Annotated[
        float | None,
        typer.Option(
            min=1, max=10_000, help="Requests a second from one address, else 20; tables and guests go with it."
        ),
    ] = None,
    log: Annotated[str | None, typer.Option(metavar="FORM", help="How the log is written: plain or json.")] = None,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            metavar="TOKEN", help="With which /metrics may be read from elsewhere; better in the environment."
        ),
    ] = None,
    address: Annotated[
        str | None, typer.Option(metavar="URL", help="How people reach this server: links in mails begin with it.")
    ] = None,
    mail_host: Annotated[
        str | None, typer.Option(metavar="HOST", help="The server by which mail goes (SMTP); else there is no mail.")
    ] = None,
    mail_port: Annotated[int | None, typer.Option(min=1, max=65_535, help="Its port, else 587.")] = None,
    mail_secure: Annotated[
        str | None, typer.Option(metavar="HOW", help="How the line to it is secured: starttls, tls or none.")
    ] = None,
    mail_user: Annotated[str | None, typer.Option(metavar="NAME", help="Under which one signs in there.")] = None,
    mail_password: Annotated[
        str | None, typer.Option(metavar="WORD", help="And the password; better in the environment.")
    ] = None,
    mail_from: Annotated[str | None, typer.Option(metavar="ADDRESS", help="The address from which mail comes.")] = None,
    hooks: Annotated[
        str | None, typer.Option(metavar="WHERE", help="Where hooks may be: world, or own: on this network too.")
    ] = None,
    file: SettingsFile = None,
) -> None:
    """Start the server on which people and programs play.

    \b
    baronage serve                                    on this machine, with an embedded database
    baronage serve --port 9000 --no-browser
    baronage serve --database postgresql://user@host/baronage
    BARONAGE_PORT=9000 baronage serve                 every flag has its variable

    What can be set stands in one table in docs/hosting.md.
    """
    from baronage.server.run.serve import serve as run
    from baronage.server.run.settings import settings

    flags = {
        "port": port,
        "host": host,
        "database": database,
        "bot_pause": bot_pause,
        "rate": rate,
        "log": log,
        "metrics_token": metrics_token,
        "address": address,
        "mail_host": mail_host,
        "mail_port": mail_port,
        "mail_secure": mail_secure,
        "mail_user": mail_user,
        "mail_password": mail_password,
        "mail_from": mail_from,
        "hooks": hooks,
    }
    run(_with_database(settings(flags, file=file)), not no_browser)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file: what is there is not written over.")],
    trial: Annotated[
        bool, typer.Option("--trial", help="Put it back elsewhere for a moment, to see that it can be.")
    ] = False,
    database: Database = None,
    from_: SettingsFile = None,
    language: Language = "",
) -> None:
    """Copy everything that a server keeps into one file, while it runs.

    \b
    baronage backup monday.db
    baronage backup monday.db --trial                 and put it back on trial
    baronage backup monday.db --database postgresql://user@host/baronage
    """
    from baronage.server.store.backup import back_up

    counts = back_up(_database(database, from_), file, trial=trial)
    tables, acts, people = counts["tables"], counts["journal"], counts["persons"]
    tell(say("backed-up", path=file, tables=tables, acts=acts, people=people), language)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `baronage backup` made.")],
    database: Database = None,
    from_: SettingsFile = None,
    language: Language = "",
) -> None:
    """Put a copy into an empty database, of either kind; then start the server there.

    \b
    baronage restore monday.db --database sqlite:///again.db
    """
    from baronage.server.store.backup import restore as put_back

    counts = put_back(file, _database(database, from_))
    tables, acts, people = counts["tables"], counts["journal"], counts["persons"]
    tell(say("restored", tables=tables, acts=acts, people=people), language)


@app.command("check-tables")
def check_tables(database: Database = None, from_: SettingsFile = None, language: Language = "") -> None:
    """Play every running table again on the rules that are installed, and name the first difference of each.

    Nothing is written. The exit status is 1 if any table does not give what it gave.
    """
    from baronage.games import games
    from baronage.server.house.checking import check_tables as check
    from baronage.server.store.store import Store

    store = Store(_database(database, from_))
    try:
        found = list(check(store, games()))
    finally:
        store.close()
    for one in found:
        if one.trouble:
            typer.echo(f"{one.table} ({one.game}): {one.trouble}")
    wrong = sum(bool(one.trouble) for one in found)
    tell(say("checked", tables=len(found), acts=sum(one.acts for one in found), differ=wrong), language)
    if wrong:
        raise typer.Exit(FOUND)


@app.command()
def ratings(
    recount: Annotated[
        bool, typer.Option("--recount", help="Count everything anew, and say what was otherwise.")
    ] = False,
    database: Database = None,
    from_: SettingsFile = None,
    language: Language = "",
) -> None:
    """Count the rated tables that are over; or all of them anew, which must give the same.

    \b
    baronage ratings
    baronage ratings --recount        the exit status is 1 if a figure was otherwise; it is right then
    """
    import asyncio

    from baronage.server.house.rating import Rater
    from baronage.server.store.store import Store

    store = Store(_database(database, from_))
    try:
        rater = Rater(store)
        new = asyncio.run(rater.count())
        tell(say("tables-counted", tables=new), language)
        if recount:
            figures, differ = asyncio.run(rater.recount())
            tell(say("figures-counted", figures=figures, differ=differ), language)
            if differ:
                raise typer.Exit(FOUND)
    finally:
        store.close()


@app.command()
def keeper(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The sign-in name of an account at this server.")],
    database: Database = None,
    from_: SettingsFile = None,
    language: Language = "",
) -> None:
    """Let somebody keep the server: see reports, warn, mute and ban, each act written down.

    \b
    baronage keeper brida
    """
    import asyncio

    from baronage.engine.errors import BadSetup
    from baronage.server.people.order import Order
    from baronage.server.store.store import Store
    from baronage.server.store.writer import Conflict

    store = Store(_database(database, from_))
    try:
        asyncio.run(Order(store).appoint(name.strip().lower()))
    except Conflict as error:
        raise BadSetup(say("no-sign-in-name", name=name[:40])) from error
    finally:
        store.close()
    tell(say("keeper-appointed", name=name), language)


def _database(flag: str | None, file: Path | None) -> str:
    """The database that is meant, as the server itself would take it."""
    from baronage.server.run.settings import settings

    return _with_database(settings({"database": flag}, file=file)).database


def _with_database(chosen: Settings) -> Settings:
    """Unless told, it is a file in the data folder of whoever starts it."""
    from baronage.terminal.files import data_folder

    return chosen if chosen.database else replace(chosen, database=str(data_folder() / "baronage.db"))
