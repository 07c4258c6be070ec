"""Games and tables as the lobby needs them."""

from __future__ import annotations

from typing import cast

from baronage.engine.altered import alterations, base_of
from baronage.engine.chance import Chance
from baronage.engine.game import Game
from baronage.engine.said import all_told
from baronage.engine.words import ENGLISH
from baronage.server.answers import AlteredRules, GameInfo, LivePace, Option, PostPace, Seat, TableInfo, UntimedPace
from baronage.server.house.house import House
from baronage.server.house.listing import Listing
from baronage.server.house.papers import show_kind
from baronage.server.house.room import LanguageFor, in_english
from baronage.server.wire import write_pace


def show_game(game: Game, language: str = ENGLISH) -> GameInfo:
    """A game, as the lobby needs it."""
    words = game.words
    return GameInfo(
        name=game.name,
        title=game.title,
        sentence=words.about("sentence", language),
        length=words.about("length", language),
        seats=list(game.seats),
        more_seats=list(game.meta.more_seats),
        default_seats=game.meta.default_seats,
        first=dict(game.meta.first),
        scored=words.about("scored", language),
        labels=[game.seat_label(seat) for seat in range(game.most_seats)],
        resign=game.meta.resign,
        expels=game.meta.expels,
        stand_in=game.meta.stand_in,
        live=dict(game.meta.live),
        papers=all_told([show_kind(kind) for kind in game.papers], language),
        credits=words.credits(language),
        options=[
            Option(
                name=option.name,
                default=option.default,
                title=words.option_title(option.name, language),
                help=words.option(option.name, language),
                values=list(option.values),
                labels={str(value): words.option_value(option.name, value, language) for value in option.values},
                low=option.low,
                high=option.high,
                document=option.check is not None,
                drawn=game.drawing is not None and option.name == game.drawing.OPTION,
                rules=list(option.rules),
            )
            for option in game.options
        ],
    )


async def show_tables(
    house: House, listings: list[Listing], person: str, speaks: LanguageFor = in_english
) -> list[TableInfo]:
    """Tables, as the lobby needs them."""
    mine = [listing.id for listing in listings if listing.seats_of(person)]
    waiting = await house.rooms.alarms.waiting(mine) if mine else {}
    return [show_table(listing, person, waiting.get(listing.id, 0), speaks) for listing in listings]


def show_table(listing: Listing, person: str, waiting: int, speaks: LanguageFor = in_english) -> TableInfo:
    """A table, as the lobby needs it. Nothing that a spectator may not know; what waits for me only to me."""
    mine = listing.seats_of(person)
    shown = TableInfo(
        id=listing.id,
        game=base_of(listing.game.name),
        options={name: value for name, value in listing.options.items() if name != listing.brought_as},
        paper=listing.paper,
        pace=cast("UntimedPace | LivePace | PostPace", write_pace(listing.pace)),
        public=listing.public,
        status=listing.status,
        host=person == listing.host,
        created=listing.created,
        started=listing.started,
        ended=listing.ended,
        next=listing.next,
        places=listing.places,
        seats=[
            Seat(
                seat=seat,
                label=listing.game.seat_label(seat),
                name=sitter.name,
                bot=sitter.bot,
                open=sitter.open,
                invited=sitter.invited,
                mine=seat in mine,
                brings=bool(sitter.paper),
                paper=sitter.paper if seat in mine else "",
            )
            for seat, sitter in enumerate(listing.sitters)
        ],
        stand_in=listing.stand_in or listing.game.meta.stand_in,
        published=listing.published,
        hints=listing.hinted,
        rated=listing.rated,
        sought=listing.sought,
        bargains=listing.bargains,
        sampled=listing.sampled,
        waits_for=[seat for seat in mine if waiting >> seat & 1],
        talk=listing.talk,
    )
    if listing.altered:
        shown["altered"] = AlteredRules(name=listing.game.name, told=alterations(listing.game, speaks(listing.game)))
    if listing.started is not None:
        shown["commitment"] = Chance.sealed(listing.seed).commitment
    if mine or person == listing.host:
        shown["invitation"] = listing.invitation
    return shown
