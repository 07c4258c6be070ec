"""Server settings: from flags, else the environment, else a file, else the defaults."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from baronage.engine.core.errors import BadSetup

PREFIX = "BARONAGE_"  # prefix of environment variables: BARONAGE_BOT_PAUSE
CHOICES = {"log": ("plain", "json"), "mail_secure": ("starttls", "tls", "none"), "hooks": ("world", "own")}


def _set(default: Any, help: str, low: float | None = None, high: float | None = None) -> Any:
    return field(default=default, metadata={"help": help, "low": low, "high": high})


@dataclass(frozen=True)
class Settings:
    """All settings. Each has one name everywhere: `bot_pause`, `--bot-pause`, `BARONAGE_BOT_PAUSE`."""

    host: str = _set("127.0.0.1", "address to listen on; use 0.0.0.0 to let others connect")
    port: int = _set(-1, "port; -1 for 8000 or the next free one, 0 for any", -1, 65_535)
    database: str = _set("", "sqlite:///FILE or postgresql://…; default: a file in your data folder")
    bot_pause: float = _set(1.6, "longest pause of bots before a move, in seconds", 0, 60)
    rate: float = _set(20.0, "requests per second and address; scales the limits for tables and guests", 1, 10_000)
    log: str = _set("plain", "log format: plain, json")
    metrics_token: str = _set("", "token for reading the metrics from other machines; without it only this machine can")
    address: str = _set(
        "", "public address of the server, https://…, used for links in mails; default: the address it listens on"
    )
    mail_host: str = _set("", "SMTP server; without it no mail is sent")
    mail_port: int = _set(587, "SMTP port", 1, 65_535)
    mail_secure: str = _set("starttls", "SMTP encryption: starttls, tls, none")
    mail_user: str = _set("", "SMTP user; empty for no sign-in")
    mail_password: str = _set("", "SMTP password")
    mail_from: str = _set("", "the address from which mail comes; needed where there is mail")
    deal_seed: str = _set(
        "", "for tests: equal tables get equal deals, which anybody can foretell; empty: deals are random"
    )
    hooks: str = _set("world", "where hooks and push services may be: world; own: on this machine and its network too")


NAMES = tuple(each.name for each in fields(Settings))


def settings(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Return the settings: a given flag (not None), else the environment, else the file, else the default."""
    found: dict[str, Any] = {}
    file = file or (Path(environment[f"{PREFIX}SETTINGS"]) if environment.get(f"{PREFIX}SETTINGS") else None)
    if file is not None:
        found |= {name: _value(name, value, f"{file}: ") for name, value in _read(file).items()}
    for name in NAMES:
        variable = f"{PREFIX}{name.upper()}"
        if variable in environment:
            found[name] = _value(name, environment[variable], f"{variable}: ")
        if flags.get(name) is not None:
            found[name] = _value(name, flags[name], f"--{name.replace('_', '-')}: ")
    return Settings(**found)


def _read(file: Path) -> dict[str, Any]:
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadSetup(f"the settings can't be read: {file}: {error}") from error
    for name in given:
        if name not in NAMES:
            near = difflib.get_close_matches(name, NAMES, 1)
            meant = f"; did you mean {near[0]}?" if near else f"; there are: {', '.join(NAMES)}"
            raise BadSetup(f"{file}: there is no setting {name!r:.60}{meant}")
    return given


def _value(name: str, given: Any, where: str) -> Any:
    """Return a value converted to the type of its setting; raise BadSetup if it is invalid or out of range."""
    setting = next(each for each in fields(Settings) if each.name == name)
    kind: type[Any] = type(setting.default)
    try:
        if isinstance(given, bool) or not isinstance(given, (int, float, str)):
            raise ValueError
        value = kind(given)
    except ValueError:
        what = {int: "a whole number", float: "a number", str: "a text"}[kind]
        raise BadSetup(f"{where}{name} is {what}, not {given!r:.60}") from None
    low, high = setting.metadata["low"], setting.metadata["high"]
    if low is not None and not low <= value <= high:  # also rejects NaN
        raise BadSetup(f"{where}{name} is from {low} to {high}, not {value}")
    if name in CHOICES and value not in CHOICES[name]:
        raise BadSetup(f"{where}{name} is one of: {', '.join(CHOICES[name])}")
    return value
