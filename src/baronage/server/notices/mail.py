"""Notices by mail: plain text by SMTP, with what mail programs need to end them by one click."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
import time
from collections.abc import Callable
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Literal, NamedTuple

from baronage.server.notices.book import Way
from baronage.server.notices.carriers import Failed, Parcel
from baronage.server.notices.letters import Letter
from baronage.server.notices.words import say

PATIENCE = 20.0  # seconds
PAGE = "/unsubscribe/"  # where people end notices; programs do it at the address of the interface
ONE_CLICK = "/api/notices/unsubscribe/"


class Post(NamedTuple):
    """By which server mail goes, and from whom. `secure`: tls from the first byte, starttls, or plain."""

    host: str = ""
    port: int = 587
    secure: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""
    sender: str = ""  # the address from which mail comes


def written(sender: str, to: str, id: str, letter: Letter, lines: list[str], now: float) -> EmailMessage:
    """A letter as mail. The same id, the same mail: who gets it twice can tell."""
    mail = EmailMessage()
    mail["From"] = Address("Baronage", addr_spec=sender)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = letter.title
    mail["Date"] = formatdate(now)
    mail["Message-ID"] = f"<{id}@{sender.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"  # nobody's absence is answered to it
    mail.set_content("\n\n".join([letter.text, *lines]) + "\n", cte="quoted-printable")
    return mail


def mail_of(sender: str, to: str, parcel: Parcel, now: float) -> EmailMessage:
    """A notice as mail."""
    letter, home, language = parcel.letter, parcel.home, parcel.language
    lines = [say("see", language, link=home + letter.link), "-- \n" + letter.why]
    if parcel.unsubscribe:
        lines[-1] += "\n" + say("unsubscribe", language, link=home + PAGE + parcel.unsubscribe)
    lines[-1] += "\n" + say("settings", language, link=f"{home}/settings/notices")
    mail = written(sender, to, parcel.id, letter, lines, now)
    if parcel.unsubscribe:
        mail["List-Unsubscribe"] = f"<{home}{ONE_CLICK}{parcel.unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


class Mails:
    """Carries mail. Without a server by which it could go there is none."""

    def __init__(self, post: Post, now: Callable[[], float] = time.time) -> None:
        self.post, self.now = post, now

    async def send(self, way: Way, parcel: Parcel) -> None:
        """Returns when the server has taken it."""
        await self.deliver(mail_of(self.post.sender, way.address, parcel, self.now()))

    async def deliver(self, mail: EmailMessage) -> None:
        """Hand over any mail."""
        await asyncio.to_thread(self._deliver, mail)

    def _deliver(self, mail: EmailMessage) -> None:
        post = self.post
        try:
            kind = smtplib.SMTP_SSL if post.secure == "tls" else smtplib.SMTP
            with kind(post.host, post.port, timeout=PATIENCE) as line:
                if post.secure == "starttls":
                    line.starttls(context=ssl.create_default_context())
                if post.user:
                    line.login(post.user, post.password)
                line.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            code, said = next(iter(error.recipients.values()))
            raise Failed(f"{code} {said.decode(errors='replace')}"[:150], code in (550, 551, 553)) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Failed(f"{type(error).__name__}: {error}"[:150]) from error
