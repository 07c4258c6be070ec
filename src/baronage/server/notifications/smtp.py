"""Notifications by mail: plain text over SMTP, with one-click unsubscribe headers."""

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

from baronage.server.notifications.destinations import Destination
from baronage.server.notifications.locale import msg
from baronage.server.notifications.templates import NotificationText
from baronage.server.notifications.transports import Delivery, Failed

TIMEOUT = 20.0  # seconds
PAGE = "/unsubscribe/"  # for people; programs use the API
ONE_CLICK = "/api/notifications/unsubscribe/"


class SmtpServer(NamedTuple):
    """The mail server and the sender. `secure` is tls (from the first byte), starttls or none."""

    host: str = ""
    port: int = 587
    secure: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""
    sender: str = ""  # sender address


def written(sender: str, to: str, id: str, content: NotificationText, lines: list[str], now: float) -> EmailMessage:
    """Return a message as mail. The same id gives the same Message-ID, so that duplicates can be recognized."""
    mail = EmailMessage()
    mail["From"] = Address("Baronage", addr_spec=sender)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = content.title
    mail["Date"] = formatdate(now)
    mail["Message-ID"] = f"<{id}@{sender.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"  # prevents automatic absence replies
    mail.set_content("\n\n".join([content.text, *lines]) + "\n", cte="quoted-printable")
    return mail


def mail_of(sender: str, to: str, delivery: Delivery, now: float) -> EmailMessage:
    """Return a notification as mail."""
    content, home, language = delivery.content, delivery.home, delivery.language
    lines = [msg("see", language, link=home + content.link), "-- \n" + content.why]
    if delivery.unsubscribe:
        lines[-1] += "\n" + msg("unsubscribe", language, link=home + PAGE + delivery.unsubscribe)
    lines[-1] += "\n" + msg("settings", language, link=f"{home}/settings/notifications")
    mail = written(sender, to, delivery.id, content, lines, now)
    if delivery.unsubscribe:
        mail["List-Unsubscribe"] = f"<{home}{ONE_CLICK}{delivery.unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


class MailTransport:
    """The mail transport."""

    def __init__(self, smtp: SmtpServer, now: Callable[[], float] = time.time) -> None:
        self.smtp, self.now = smtp, now

    async def send(self, destination: Destination, delivery: Delivery) -> None:
        """Send a notification; return when the mail server has accepted it, or raise Failed."""
        await self.deliver(mail_of(self.smtp.sender, destination.address, delivery, self.now()))

    async def deliver(self, mail: EmailMessage) -> None:
        """Send a mail."""
        await asyncio.to_thread(self._deliver, mail)

    def _deliver(self, mail: EmailMessage) -> None:
        smtp = self.smtp
        try:
            kind = smtplib.SMTP_SSL if smtp.secure == "tls" else smtplib.SMTP
            with kind(smtp.host, smtp.port, timeout=TIMEOUT) as line:
                if smtp.secure == "starttls":
                    line.starttls(context=ssl.create_default_context())
                if smtp.user:
                    line.login(smtp.user, smtp.password)
                line.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            code, answer = next(iter(error.recipients.values()))
            raise Failed(f"{code} {answer.decode(errors='replace')}"[:150], code in (550, 551, 553)) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Failed(f"{type(error).__name__}: {error}"[:150]) from error
