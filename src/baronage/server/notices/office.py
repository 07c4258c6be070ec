"""The office of notices: who wants what, what waits, who carries it, and the letters that people ask for themselves."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

from baronage.server.errors import Denied
from baronage.server.notices.book import Book, Way
from baronage.server.notices.carriers import Carrier, Failed
from baronage.server.notices.hook import Hooks
from baronage.server.notices.keys import Keys, keys_of
from baronage.server.notices.letters import Letter
from baronage.server.notices.links import CONFIRM, RECOVER, Links
from baronage.server.notices.mail import Mails, Post, written
from baronage.server.notices.push import Pushes
from baronage.server.notices.queue import Queue
from baronage.server.notices.sender import Fresh, Sender
from baronage.server.notices.wishes import HOOK, MAIL, PUSH
from baronage.server.notices.words import say as write
from baronage.server.store.store import Store
from baronage.server.words import say

NO_MAIL = say("mail-none")


class Outside(NamedTuple):
    """How this server is reached from elsewhere, and how it reaches others."""

    home: str = "http://127.0.0.1:8000"  # its address, as people type it
    post: Post = Post()
    private: bool = False  # may hooks and push services be on this machine or its own network?


class Office:
    """All of it, while the server runs."""

    def __init__(self, store: Store, outside: Outside | None = None, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.outside = outside or Outside()
        self.now = now
        self.home = self.outside.home.rstrip("/")
        self.book = Book(store, self.outside.private)
        self.queue = Queue(store, self.book)
        self.links = Links(store)
        self.mails = Mails(self.outside.post, now) if self.outside.post.host else None
        self.keys: Keys
        self.sender: Sender

    async def open(self, fresh: Fresh) -> None:
        """Read what is written, and begin to send."""
        self.keys = await keys_of(self.store)
        await self.book.open()
        self.sender = Sender(self.queue, self.keys, self._carriers(), self.home, self.now, fresh)
        self.sender.start()

    async def close(self) -> None:
        """Wait for what is on its way."""
        await self.sender.stop()

    def _carriers(self) -> Mapping[str, Carrier]:
        private = self.outside.private
        sender = self.outside.post.sender
        subject = f"mailto:{sender}" if sender else self.home
        found: dict[str, Carrier] = {
            HOOK: Hooks(private, self.now),
            PUSH: Pushes(self.keys, subject, private, self.now),
        }
        return found if self.mails is None else {MAIL: self.mails, **found}

    async def tidy(self) -> None:
        """Forget what was sent long ago."""
        await self.queue.tidy(self.now())

    # --- an address of one's own --------------------------------------------------------------------------------

    async def ask_to_confirm(self, way: Way) -> None:
        """Send a link to an address, by which its owner shows that it is his."""
        reader = await self.book.read(way.person)
        secret = await self.links.make(way.person, CONFIRM, way.id, self.now())
        if not secret:
            raise Denied("refused", say("mail-many"), "address")
        letter = Letter(
            write("confirm-title", reader.language), write("confirm-text", reader.language, name=reader.name), "", ""
        )
        await self._write(way.address, letter, f"/confirm/{secret}", write("confirm-not-you", reader.language))

    async def confirm(self, secret: str) -> Way:
        """The address is its owner's."""
        found = await self.links.use(secret, CONFIRM, self.now())
        if found is None:
            raise Denied("refused", say("link-old-day"))
        person, id = found
        await self.book.prove(person, id, self.now())
        return await self.book.one(person, id)

    # --- who has lost his password ------------------------------------------------------------------------------

    async def send_recovery(self, address: str, names: Callable[[str], str]) -> None:
        """Send links to whoever has confirmed this address. Whether there is anybody is told to nobody.

        `names`: the sign-in name of a person; empty: a guest, who has no password.
        """
        for way in await self.book.with_mail(address):
            login = names(way.person)
            secret = await self.links.make(way.person, RECOVER, way.id, self.now()) if login else ""
            if secret:
                language = (await self.book.read(way.person)).language
                letter = Letter(write("recover-title", language), write("recover-text", language, name=login), "", "")
                await self._write(way.address, letter, f"/recover/{secret}", write("recover-not-you", language))

    async def recovered(self, secret: str) -> str:
        """Whose link this is; it is used up."""
        found = await self.links.use(secret, RECOVER, self.now())
        if found is None:
            raise Denied("refused", say("link-old-hour"))
        return found[0]

    async def _write(self, to: str, letter: Letter, link: str, end: str) -> None:
        if self.mails is None:
            raise Denied("refused", NO_MAIL, "address")
        id = f"link-{link.rpartition('/')[2][:12]}"
        mail = written(self.outside.post.sender, to, id, letter, [self.home + link, end], self.now())
        try:
            await self.mails.deliver(mail)
        except Failed as failure:
            raise Denied("refused", say("mail-failed", why=failure.reason), "address") from failure
