"""For a first game: where points come from and the words of the game, each with a picture of its own cards."""

from __future__ import annotations

from typing import Final

from baronage.engine.scene import Face, Scene
from baronage.engine.teaching import Term, arrow, card, figure, row, sign
from baronage.engine.teaching.pictures import Part
from baronage.engine.voice import Voice
from baronage.games.brawling.data import ARC, BOM, FAR, FIRST, INN, KNI, MER, RAB, SHI, TOW, UP, UPGRADE
from baronage.games.brawling.scene.faces import card_face, unit_face

SOURCES: Final = ("town", "king", "deck")
TERMS: Final = (
    Term("resource", "BRAWL-4.01"),
    Term("gather", "BRAWL-5.01"),
    Term("draw", "BRAWL-5.02"),
    Term("market", "BRAWL-5.03"),
    Term("recruit", "BRAWL-6.01"),
    Term("upgrade", "BRAWL-7.01"),
    Term("downgrade", "BRAWL-7.07"),
    Term("civilian", "BRAWL-1.02"),
    Term("soldier", "BRAWL-1.04"),
    Term("building", "BRAWL-13.03"),
    Term("room", "BRAWL-6.04"),
    Term("wall", "BRAWL-8.07"),
    Term("kings-army", "BRAWL-13.04"),
    Term("strength", "BRAWL-9.08"),
    Term("health", "BRAWL-9.17"),
    Term("shield", "BRAWL-11.02"),
    Term("royal-aid", "BRAWL-10.04"),
    Term("bid", "BRAWL-2.06"),
)


def picture(name: str, voice: Voice) -> Scene:
    """The picture of a source of points or of a term."""
    return row(voice.game.title, *_parts(voice)[name])


def _parts(voice: Voice) -> dict[str, tuple[Part, ...]]:
    say, base, up = voice.say, _base, _upgraded
    deck = card(Face(kind="back", count=1))
    king = sign("crown", say("teach-see-king"), "gold")
    wall = sign("wall", say("teach-see-wall"))
    coin = sign("coins", say("teach-see-resources"))
    return {
        "source-town": (base(voice, FAR), arrow(), up(voice, FAR)),
        "source-king": (base(voice, KNI), arrow(), up(voice, KNI), arrow(), king),
        "source-deck": (deck,),
        "term-resource": (card(Face(kind="back")), arrow(), coin),
        "term-gather": (base(voice, FAR), figure("1 + 1"), coin),
        "term-draw": (base(voice, INN), figure("1 + 1"), sign("cards", say("teach-see-cards"))),
        "term-market": tuple(card(card_face(voice, FIRST[code], 3)) for code in (TOW, BOM, ARC)),
        "term-recruit": (figure("2", say("teach-see-resources")), arrow(), base(voice, MER)),
        "term-upgrade": (base(voice, MER), arrow(), up(voice, MER)),
        "term-downgrade": (up(voice, KNI), arrow(), base(voice, KNI)),
        "term-civilian": (base(voice, INN), up(voice, MER)),
        "term-soldier": (base(voice, KNI), up(voice, KNI)),
        "term-building": (up(voice, TOW), arrow(), figure("1", say("teach-see-point"))),
        "term-room": (up(voice, INN), figure("+1", say("teach-see-room"))),
        "term-wall": (sign("swords"), arrow(), wall, sign("house", say("teach-see-town"), "muted")),
        "term-kings-army": (up(voice, KNI), arrow(), king, figure("2", say("teach-see-points"))),
        "term-strength": (up(voice, KNI), arrow(), sign("sword", "8")),
        "term-health": (up(voice, KNI), sign("heart", "7"), figure("7 / 14")),
        "term-shield": (card(card_face(voice, FIRST[SHI], 0)), figure("−3", say("teach-see-damage"))),
        "term-royal-aid": (card(card_face(voice, FIRST[RAB], 0)), arrow(), figure("0 < 1 < 2")),
        "term-bid": (card(Face(kind="back")), card(Face(kind="back")), arrow(), sign("flag", say("teach-see-first"))),
    }


def _base(voice: Voice, code: int) -> Part:
    """The first copy of a card as it comes into play."""
    return card(unit_face(voice, FIRST[code], UPGRADE[FIRST[code]]))


def _upgraded(voice: Voice, code: int) -> Part:
    """The same, turned over."""
    return card(unit_face(voice, FIRST[code] + UP, 0))
