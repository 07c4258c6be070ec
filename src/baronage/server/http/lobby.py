"""Games and tables as shown in the lobby."""

from __future__ import annotations

from typing import cast

from baronage.bots.characters import characters_of
from baronage.engine.core.chance import Chance
from baronage.engine.game.game import Game
from baronage.engine.game.messages import ENGLISH
from baronage.engine.game.patched import base_of, changes_in_words
from baronage.engine.picture import drawings
from baronage.engine.text.localization import localize_all
from baronage.server.container import Services
from baronage.server.protocol import write_time_control
from baronage.server.responses import (
    AlteredRules,
    CorrespondenceControl,
    GameInfo,
    LiveControl,
    Option,
    Seat,
    TableInfo,
    UntimedControl,
)
from baronage.server.services.campaign_files import show_kind
from baronage.server.services.listing import Listing
from baronage.server.services.room import LanguageFor, in_english


def show_game(game: Game, language: str = ENGLISH) -> GameInfo:
    """Return a game as shown in the lobby."""
    words = game.words
    return GameInfo(
        name=game.name,
        title=game.title,
        short_title=game.meta.short_title or game.title,
        sentence=words.about("sentence", language),
        length=words.about("length", language),
        minutes=game.meta.minutes,
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
        campaign_files=localize_all([show_kind(kind) for kind in game.campaign_files], language),
        credits=words.credits(language),
        art=drawings.version(game.package),
        cover=game.meta.cover,
        table=game.table is not None,
        characters=list(characters_of(game.name)),
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
                drawn=game.board_editor is not None and option.name == game.board_editor.OPTION,
                rules=list(option.rules),
            )
            for option in game.options
        ],
    )


async def show_tables(
    services: Services, listings: list[Listing], person: str, languages: LanguageFor = in_english
) -> list[TableInfo]:
    """Return tables as shown in the lobby."""
    mine = [listing.id for listing in listings if listing.seats_of(person)]
    waiting = await services.rooms.leases.waiting(mine) if mine else {}
    return [show_table(listing, person, waiting.get(listing.id, 0), languages) for listing in listings]


def show_table(listing: Listing, person: str, waiting: int, languages: LanguageFor = in_english) -> TableInfo:
    """Return a table as shown in the lobby: public information, plus the person's own seats to act."""
    mine = listing.seats_of(person)
    shown = TableInfo(
        id=listing.id,
        game=base_of(listing.game.name),
        options={name: value for name, value in listing.options.items() if name != listing.brought_as},
        campaign_file=listing.campaign_file,
        time_control=cast(
            "UntimedControl | LiveControl | CorrespondenceControl", write_time_control(listing.time_control)
        ),
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
                name=occupant.name,
                bot=occupant.bot,
                open=occupant.open,
                invited=occupant.invited,
                mine=seat in mine,
                brings=bool(occupant.campaign_file),
                campaign_file=occupant.campaign_file if seat in mine else "",
            )
            for seat, occupant in enumerate(listing.occupants)
        ],
        stand_in=listing.stand_in or listing.game.meta.stand_in,
        published=listing.published,
        hints=listing.hinted,
        rated=listing.rated,
        sought=listing.sought,
        negotiation=listing.negotiates,
        sampled=listing.sampled,
        waits_for=[seat for seat in mine if waiting >> seat & 1],
        chat=listing.chat,
    )
    if listing.altered:
        shown["altered"] = AlteredRules(
            name=listing.game.name, changes=changes_in_words(listing.game, languages(listing.game))
        )
    if listing.started is not None:
        shown["commitment"] = Chance.sealed(listing.seed).commitment
    if mine or person == listing.host:
        shown["invitation"] = listing.invitation
    return shown
