"""Subcommands for server admins: serve, backup, restore, check-tables, ratings, `admin`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from baronage.cli.shared import FOUND, Language, app, tell
from baronage.terminal.locale import msg

if TYPE_CHECKING:
    from baronage.server.run.settings import Settings

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; default: a file in your data folder."),
]
SettingsFile = Annotated[
    Path | None,
    typer.Option("--settings", metavar="FILE", help="Settings as TOML; flags and environment take precedence."),
]


@app.command()
def serve(
    port: Annotated[
        int | None, typer.Option(min=0, max=65_535, help="The port; default: 8000 or the next free one; 0 for any.")
    ] = None,
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; default: 127.0.0.1; 0.0.0.0 for the network.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Don't open a browser.")] = False,
    database: Database = None,
    bot_pause: Annotated[
        float | None, typer.Option(min=0, max=60, help="Maximum delay of a bot's move in seconds; default: 1.6.")
    ] = None,
    rate: Annotated[
        float | None,
        typer.Option(
            min=1, max=10_000, help="Requests per second from one address; default: 20; scales other limits too."
        ),
    ] = None,
    log: Annotated[str | None, typer.Option(metavar="FORM", help="The format of the log: plain or json.")] = None,
    metrics_token: Annotated[
        str | None,
        typer.Option(metavar="TOKEN", help="Token to read /metrics remotely; better set in the environment."),
    ] = None,
    address: Annotated[
        str | None, typer.Option(metavar="URL", help="The public address of this server, for links in emails.")
    ] = None,
    mail_host: Annotated[
        str | None, typer.Option(metavar="HOST", help="The SMTP server for email; default: no email.")
    ] = None,
    mail_port: Annotated[int | None, typer.Option(min=1, max=65_535, help="The SMTP port; default: 587.")] = None,
    mail_secure: Annotated[
        str | None, typer.Option(metavar="HOW", help="SMTP security: starttls, tls or none.")
    ] = None,
    mail_user: Annotated[str | None, typer.Option(metavar="NAME", help="The SMTP user name.")] = None,
    mail_password: Annotated[
        str | None, typer.Option(metavar="WORD", help="The SMTP password; better set in the environment.")
    ] = None,
    mail_from: Annotated[str | None, typer.Option(metavar="ADDRESS", help="The address from which mail comes.")] = None,
    deal_seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="For tests: equal tables get equal deals.")
    ] = None,
    hooks: Annotated[
        str | None, typer.Option(metavar="WHERE", help="Allowed webhook hosts: world, or own to include this network.")
    ] = None,
    file: SettingsFile = None,
) -> None:
    """Start the multiplayer server for people and programs.

    \b
    baronage serve                                    on this machine, with an embedded database
    baronage serve --port 9000 --no-browser
    baronage serve --database postgresql://user@host/baronage
    BARONAGE_PORT=9000 baronage serve                 every flag has a variable

    All settings are listed in docs/hosting.md.
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
        "deal_seed": deal_seed,
        "hooks": hooks,
    }
    run(_with_database(settings(flags, file=file)), not no_browser)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file; an existing file is not overwritten.")],
    trial: Annotated[
        bool, typer.Option("--trial", help="Test the backup by restoring it to a temporary place.")
    ] = False,
    database: Database = None,
    from_: SettingsFile = None,
    language: Language = "",
) -> None:
    """Copy all data of a running server into one file.

    \b
    baronage backup monday.db
    baronage backup monday.db --trial                 and test restoring it
    baronage backup monday.db --database postgresql://user@host/baronage
    """
    from baronage.server.store.backup import back_up

    counts = back_up(_database(database, from_), file, trial=trial)
    tables, acts, people = counts["tables"], counts["journal"], counts["persons"]
    tell(msg("backed-up", path=file, tables=tables, acts=acts, people=people), language)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `baronage backup`.")],
    database: Database = None,
    from_: SettingsFile = None,
    language: Language = "",
) -> None:
    """Restore a copy into an empty database of either kind; then start the server there.

    \b
    baronage restore monday.db --database sqlite:///again.db
    """
    from baronage.server.store.backup import restore as put_back

    counts = put_back(file, _database(database, from_))
    tables, acts, people = counts["tables"], counts["journal"], counts["persons"]
    tell(msg("restored", tables=tables, acts=acts, people=people), language)


@app.command("check-tables")
def check_tables(database: Database = None, from_: SettingsFile = None, language: Language = "") -> None:
    """Replay every running table with the installed rules, and print the first difference of each.

    Nothing is written: a copy of the database is checked, which is removed afterwards. The exit status is 1 if any table does
    not give what it gave.
    """
    import tempfile

    from baronage.games import games
    from baronage.server.run.replay_check import check_tables as check
    from baronage.server.store.backup import copy_store
    from baronage.server.store.store import Store

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        copy_store(_database(database, from_), copy)
        store = Store(str(copy))  # which brings the copy to this version
        try:
            found = list(check(store, games()))
        finally:
            store.close()
    for one in found:
        if one.trouble:
            typer.echo(f"{one.table} ({one.game}): {one.trouble}")
    wrong = sum(bool(one.trouble) for one in found)
    tell(msg("checked", tables=len(found), acts=sum(one.acts for one in found), differ=wrong), language)
    if wrong:
        raise typer.Exit(FOUND)


@app.command()
def ratings(
    recount: Annotated[
        bool, typer.Option("--recount", help="Recompute everything, and print the differences.")
    ] = False,
    database: Database = None,
    from_: SettingsFile = None,
    language: Language = "",
) -> None:
    """Add finished rated tables to the ratings, or recompute all ratings.

    \b
    baronage ratings
    baronage ratings --recount        the exit status is 1 if a rating differed and was corrected
    """
    import asyncio

    from baronage.server.club.ratings import Rater
    from baronage.server.store.store import Store

    store = Store(_database(database, from_))
    try:
        rater = Rater(store)
        new = asyncio.run(rater.count())
        tell(msg("tables-counted", tables=new), language)
        if recount:
            figures, differ = asyncio.run(rater.recount())
            tell(msg("figures-counted", figures=figures, differ=differ), language)
            if differ:
                raise typer.Exit(FOUND)
    finally:
        store.close()


@app.command()
def admin(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The sign-in name of an account on this server.")],
    database: Database = None,
    from_: SettingsFile = None,
    language: Language = "",
) -> None:
    """Make an account an admin, who can see reports, warn, mute and ban. Each action is logged.

    \b
    baronage admin brida
    """
    import asyncio

    from baronage.engine.core.errors import BadSetup
    from baronage.server.accounts.reports import Reports
    from baronage.server.store.store import Store
    from baronage.server.store.writer import Conflict

    store = Store(_database(database, from_))
    try:
        asyncio.run(Reports(store).appoint(name.strip().lower()))
    except Conflict as error:
        raise BadSetup(msg("no-sign-in-name", name=name[:40])) from error
    finally:
        store.close()
    tell(msg("admin-appointed", name=name), language)


def _database(flag: str | None, file: Path | None) -> str:
    """Return the database, chosen like the server chooses it."""
    from baronage.server.run.settings import settings

    return _with_database(settings({"database": flag}, file=file)).database


def _with_database(chosen: Settings) -> Settings:
    """Return settings whose default database is a file in the user's data folder."""
    from baronage.terminal.files import data_folder

    return chosen if chosen.database else replace(chosen, database=str(data_folder() / "baronage.db"))
