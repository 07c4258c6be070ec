"""The notification service: preferences, queue, transports, and mails with links."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

from baronage.server.background import Background
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.notifications.destinations import Destination, Recipients
from baronage.server.notifications.keys import Keys, keys_of
from baronage.server.notifications.links import CONFIRM, RECOVER, Links
from baronage.server.notifications.locale import msg as write
from baronage.server.notifications.preferences import HOOK, MAIL, PUSH
from baronage.server.notifications.queue import Queue
from baronage.server.notifications.sender import Refresh, Sender
from baronage.server.notifications.smtp import MailTransport, SmtpServer, written
from baronage.server.notifications.templates import NotificationText
from baronage.server.notifications.transports import Failed, Transport
from baronage.server.notifications.web_push import PushTransport
from baronage.server.notifications.webhook import WebhookTransport
from baronage.server.store.store import Store

NO_MAIL = msg("mail-none")
HANDED_OVER_FOR = 86_400.0  # seconds for which a recovery link works that an admin hands over


class Outside(NamedTuple):
    """The public address of this server, and its outgoing connections."""

    home: str = "http://127.0.0.1:8000"  # its address as people type it
    smtp: SmtpServer = SmtpServer()
    private: bool = False  # whether webhooks and push services may be on this machine or in its own network


class NotificationService:
    """All parts of the service."""

    def __init__(
        self,
        store: Store,
        outside: Outside | None = None,
        now: Callable[[], float] = time.time,
        background: Background | None = None,
    ) -> None:
        self.store = store
        self.outside = outside or Outside()
        self.now = now
        self.home = self.outside.home.rstrip("/")
        self.background = background or Background(store)
        self.recipients = Recipients(store, self.outside.private, self.background)
        self.queue = Queue(store, self.recipients)
        self.links = Links(store)
        self.mails = MailTransport(self.outside.smtp, now) if self.outside.smtp.host else None
        self.keys: Keys
        self.sender: Sender

    async def open(self, refresh: Refresh) -> None:
        """Read the settings, and start sending."""
        self.keys = await keys_of(self.store)
        await self.recipients.open()
        self.sender = Sender(self.queue, self.keys, self._transports(), self.home, self.now, refresh, self.background)
        self.sender.start()

    async def close(self) -> None:
        """Stop sending, after current deliveries."""
        await self.sender.stop()

    def _transports(self) -> Mapping[str, Transport]:
        private = self.outside.private
        sender = self.outside.smtp.sender
        subject = f"mailto:{sender}" if sender else self.home
        found: dict[str, Transport] = {
            HOOK: WebhookTransport(private, self.now),
            PUSH: PushTransport(self.keys, subject, private, self.now),
        }
        return found if self.mails is None else {MAIL: self.mails, **found}

    async def tidy(self) -> None:
        """Delete notifications that were sent long ago."""
        await self.queue.tidy(self.now())

    # --- confirming an address ----------------------------------------------------------------------------------

    async def ask_to_confirm(self, destination: Destination) -> None:
        """Send a confirmation link to a mail address; raise ApiError at the limits."""
        recipient = await self.recipients.read(destination.person)
        secret = await self.links.make(destination.person, CONFIRM, destination.id, destination.address, self.now())
        if not secret:
            raise ApiError("refused", msg("mail-many"), "address")
        content = NotificationText(
            write("confirm-title", recipient.language), write("confirm-text", recipient.language), "", ""
        )
        await self._write(
            destination.address, content, f"/confirm/{secret}", write("confirm-not-you", recipient.language)
        )

    async def confirm(self, secret: str) -> Destination:
        """Mark the address of a confirmation link as confirmed; raise ApiError if the link is not valid."""
        found = await self.links.use(secret, CONFIRM, self.now())
        if found is None:
            raise ApiError("refused", msg("link-old-day"))
        person, id = found
        await self.recipients.prove(person, id, self.now())
        return await self.recipients.one(person, id)

    # --- password recovery --------------------------------------------------------------------------------------

    async def send_recovery(self, address: str, names: Callable[[str], str]) -> None:
        """Send recovery links to all accounts with this confirmed address, without revealing whether there are any.

        `names` returns the sign-in name of a person, or an empty string for a guest, who has no password.
        """
        for destination in await self.recipients.with_mail(address):
            login = names(destination.person)
            if not login:
                continue
            secret = await self.links.make(destination.person, RECOVER, destination.id, destination.address, self.now())
            if secret:
                language = (await self.recipients.read(destination.person)).language
                content = NotificationText(
                    write("recover-title", language), write("recover-text", language, name=login), "", ""
                )
                await self._write(
                    destination.address, content, f"/recover/{secret}", write("recover-not-you", language)
                )

    async def recovery_link(self, person: str) -> str:
        """Return the secret of a recovery link that an admin hands over. It is valid for a day."""
        return await self.links.issue(person, RECOVER, self.now(), HANDED_OVER_FOR)

    async def recovers(self, secret: str) -> str:
        """Return the person of a recovery link, which stays valid."""
        return _owner(await self.links.find(secret, RECOVER, self.now()))

    async def recovered(self, secret: str) -> str:
        """Return the person of a recovery link, and use up all their recovery links."""
        return _owner(await self.links.use(secret, RECOVER, self.now()))

    async def _write(self, to: str, content: NotificationText, link: str, end: str) -> None:
        if self.mails is None:
            raise ApiError("refused", NO_MAIL, "address")
        id = f"link-{link.rpartition('/')[2][:12]}"
        mail = written(self.outside.smtp.sender, to, id, content, [self.home + link, end], self.now())
        try:
            await self.mails.deliver(mail)
        except Failed as failure:
            raise ApiError("refused", msg("mail-failed", why=failure.reason), "address") from failure


def _owner(found: tuple[str, str] | None) -> str:
    if found is None:
        raise ApiError("refused", msg("link-old-hour"))
    return found[0]
