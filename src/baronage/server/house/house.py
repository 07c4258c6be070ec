"""The house: all that goes on at its tables, put together from parts.

Each part is a plain object that is given what it needs, and is asked for by its name: `house.seating.join(...)`. All go through
the rooms, which have the one way by which anything happens. This is the one place that knows which parts there are.
"""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.game import Game
from baronage.server.house.absence import Absence
from baronage.server.house.bargaining import Bargaining
from baronage.server.house.bot_workers import BotWorkers
from baronage.server.house.breaks import Breaks
from baronage.server.house.caretaker import USUAL, Caretaker
from baronage.server.house.coaching import Coaching
from baronage.server.house.finding import Finder
from baronage.server.house.hearing import Hearing
from baronage.server.house.hosting import Hosting
from baronage.server.house.lounges import Lounges
from baronage.server.house.moderation import Moderation
from baronage.server.house.noticing import Desk
from baronage.server.house.papers import Papers
from baronage.server.house.playing import Playing
from baronage.server.house.playing_again import PlayingAgain
from baronage.server.house.rating import Rater
from baronage.server.house.rooms import Rooms
from baronage.server.house.seating import Seating
from baronage.server.house.talking import Talking
from baronage.server.house.tournaments.master import Master
from baronage.server.house.waiting import News
from baronage.server.house.watching import Watching
from baronage.server.notices.queue import Queue
from baronage.server.people.holidays import Holidays
from baronage.server.people.manners import Manners
from baronage.server.people.order import Order
from baronage.server.people.relations import Relations
from baronage.server.play.clock import Clock
from baronage.server.store.store import Store


class House:
    """The parts, by what people do there. `queue`: where notices go; None: nobody is told anything elsewhere."""

    def __init__(
        self, store: Store, games: dict[str, Game], clock: Clock | None = None, queue: Queue | None = None
    ) -> None:
        self.store, self.games, self.clock = store, games, clock or Clock()
        self.relations, self.order, self.holidays = Relations(store), Order(store), Holidays(store)
        self.manners = Manners(store)
        self.papers = Papers(store, games, self.clock)
        self.desk = Desk(queue) if queue is not None else None
        self.rooms = Rooms(store, games, self.clock, self.papers, self.desk)
        self.lounges = Lounges(store, self.clock)
        # before, while and after a game is played
        self.absence = Absence(self.rooms, self.relations)
        self.seating = Seating(self.rooms, self.absence, self.papers)
        self.hosting = Hosting(self.rooms, self.seating, self.relations)
        self.again = PlayingAgain(self.rooms, self.seating, self.absence, self.papers)
        self.talk = Talking(self.rooms, self.lounges, self.relations, self.order, self.manners)
        self.bargaining = Bargaining(self.rooms, self.relations)
        self.coach = Coaching(store)
        self.play = Playing(self.rooms, self.coach, self.bargaining, self.holidays)
        self.breaks = Breaks(self.rooms, self.play, self.holidays)
        self.watching = Watching(self.rooms, self.lounges, self.talk)
        # over many tables
        self.news = News(self.rooms)
        self.rater = Rater(store)
        self.moderation = Moderation(self.rooms, self.talk, self.order, self.rater)
        self.finder = Finder(self.rooms, self.seating, self.relations, self.rater)
        self.tournaments = Master(self.rooms, self.rater, self.lounges)
        self.hearing = Hearing(self.rooms, self.lounges, self.talk, self.bargaining)

    def hire(
        self,
        workers: BotWorkers,
        thinking: tuple[float, float] = USUAL,
        person_changed: Callable[[str], None] = lambda person: None,
    ) -> Caretaker:
        """Let somebody see to what goes on by itself; without a caretaker no bot plays and no time runs out.

        `person_changed` is called with whoever another process changed; with nobody: perhaps all.
        """
        caretaker = Caretaker(self.rooms, self.play, self.bargaining, self.hearing, workers, thinking, person_changed)
        self.rooms.caretaker = caretaker
        self.rooms.tempo = thinking[1] / USUAL[1]
        return caretaker
