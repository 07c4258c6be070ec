"""The faces of the cards: what stands on them, and what they are in words."""

from __future__ import annotations

from baronage.engine.facts import Facts
from baronage.engine.scene import Face, Figure
from baronage.engine.voice import Voice, once_a_language
from baronage.games.brawling.data import (
    AID_DRAW,
    AID_GAIN,
    ARC,
    ARCHERS_BONUS,
    ATTACK_CARD,
    BAR,
    BASE_TYPE,
    BOM,
    BOMB_COST,
    BUILDING,
    CARD,
    CAT,
    CATAPULTS_BONUS,
    CODE,
    COU,
    COURTHOUSE_COST,
    DRAWS,
    EFFECT,
    EXT,
    FAR,
    FLI,
    GATHERS,
    HEALTH,
    HOR,
    INN,
    IS_AID,
    KNI,
    MAR,
    MARKET_COST,
    MARKET_DRAW,
    MARKET_GAIN,
    MER,
    MIL,
    MILITARY,
    MILITARY_SPACE,
    NONE,
    P2A,
    PRI,
    PRISON_COST,
    RAB,
    RAC,
    RAM,
    RAR,
    RAV,
    SCR,
    SHE,
    SHI,
    SHIELD,
    SMI,
    STRENGTH,
    TOW,
    TOWER,
    TYPE,
    TYPE_NAMES,
    UP,
)

KEY = ("heart", "sword", "coins", "cards", "shield", "helmet", "up", "down")  # the icons of the key

# code, icon, rule; what a card does beyond its numbers is the sentence `card-effect`
_CARDS = (
    (FAR, "wheat", "12.07"),
    (INN, "mug", "12.07"),
    (BAR, "tent", "12.08"),
    (COU, "gavel", "12.09"),
    (TOW, "tower", "12.10"),
    (SMI, "anvil", "12.11"),
    (MAR, "stall", "12.12"),
    (MER, "stacks", "12.01"),
    (SCR, "quill", "12.01"),
    (KNI, "knight", "12.01"),
    (ARC, "bow", "12.02"),
    (CAT, "catapult", "12.03"),
    (HOR, "horse", "12.04"),
    (SHE, "chain", "12.05"),
    (P2A, "swords", "11.01"),
    (SHI, "shield", "11.02"),
    (EXT, "forward", "11.03"),
    (MIL, "flag", "11.04"),
    (BOM, "bomb", "11.05"),
    (FLI, "flip", "11.06"),
    (PRI, "bars", "11.07"),
    (RAB, "star", "10.10"),
    (RAC, "star", "10.11"),
    (RAV, "star", "10.12"),
    (RAM, "star", "10.13"),
    (RAR, "star", "10.14"),
)
ICONS = {code: icon for code, icon, _ in _CARDS}
RULES = {code: f"BRAWL-{rule}" for code, _, rule in _CARDS}
PLAIN = (MER, SCR, KNI)  # whose numbers tell all
PRICES: Facts = {  # that sentences about effects mention
    "courthouse": COURTHOUSE_COST,
    "market": MARKET_COST,
    "drawn": MARKET_DRAW,
    "gained": MARKET_GAIN,
    "tower": TOWER,
    "bomb": BOMB_COST,
    "prison": PRISON_COST,
    "shield": SHIELD,
    "plus": ATTACK_CARD,
    "arrows": ARCHERS_BONUS,
    "stones": CATAPULTS_BONUS,
    "aid_drawn": AID_DRAW,
    "aid_gained": AID_GAIN,
}


def icon_of(unit: int) -> str:
    """The icon of a card, or of the half of a unit that is in force."""
    if unit < UP and BASE_TYPE[unit] != NONE:
        return "helmet" if BASE_TYPE[unit] == MILITARY else "pitchfork"
    return ICONS[CODE[unit & CARD]]


@once_a_language
def unit_face(voice: Voice, unit: int, cost: int) -> Face:
    """A unit: the half in force large, the other half at the foot; `cost` is the upgrade cost after Smithies."""
    card = unit & CARD
    name = voice.term("HALF", unit)
    face = Face(name, TYPE_NAMES[TYPE[unit]], icon_of(unit), Figure("heart", str(HEALTH[unit])))
    face.right = _right(unit)
    if unit < UP:
        face.mark, face.cost, face.foot = "up", str(cost), voice.term("CARD", card)
    else:
        face.mark = "" if TYPE[unit] == BUILDING else "down"  # a building never falls back (BRAWL-7.09)
        face.foot = voice.term("HALF", card)
    return face


def _right(unit: int) -> Figure | None:
    """The number that matters most of a unit besides its health."""
    if STRENGTH[unit]:
        return Figure("sword", str(STRENGTH[unit]))
    if GATHERS[unit]:
        return Figure("coins", f"+{GATHERS[unit]}")
    if DRAWS[unit]:
        return Figure("cards", f"+{DRAWS[unit]}")
    effect = EFFECT[unit]
    if effect == TOW:
        return Figure("shield", str(TOWER))
    if effect == SMI:
        return Figure("helmet", "−1")
    if effect == BAR:
        return Figure("helmet", f"+{MILITARY_SPACE[unit]}")
    if effect == COU:
        return Figure("coins", f"−{COURTHOUSE_COST}")
    return Figure("cards", str(MARKET_DRAW)) if effect == MAR else None


@once_a_language
def card_face(voice: Voice, card: int, cost: int) -> Face:
    """A card in a hand, in the market or on the discard pile."""
    if BASE_TYPE[card] != NONE:
        return unit_face(voice, card, cost)
    code, name = CODE[card], voice.term("CARD", card)
    foot = voice.say("card-foot", card=card, **PRICES)
    if IS_AID[card]:
        return Face(name, "aid", "star", foot=foot)
    face = Face(name, "action" if code in (BOM, FLI, PRI) else "event", ICONS[code], foot=foot)
    if code == P2A:
        face.right = Figure("sword", str(ATTACK_CARD))
    elif code == SHI:
        face.right = Figure("shield", str(SHIELD))
    return face


def half_facts(unit: int, described: int) -> Facts:
    """A unit, and the type, health, bonus or strength of that half which is described."""
    return {
        "half": unit,
        "card": unit & CARD,
        "base": unit & CARD,
        "type": TYPE[described],
        "health": HEALTH[described],
        "strength": STRENGTH[described],
        "gathers": GATHERS[described],
        "draws": DRAWS[described],
        "effect": int(CODE[unit & CARD] not in PLAIN),
        **PRICES,
    }


@once_a_language
def unit_says(voice: Voice, unit: int) -> str:
    """A unit in play in words."""
    return voice.say("unit-says", **half_facts(unit, unit))


@once_a_language
def unit_tip(voice: Voice, unit: int, cost: int, rode: bool = False) -> str:
    """What else there is to know of a unit: its effect and its other half; has it used its free step?"""
    raised = unit >= UP
    facts = half_facts(unit, unit if raised else unit + UP)
    return voice.say("unit-tip", raised=int(raised), cost=cost, rode=int(rode), **facts)


@once_a_language
def card_says(voice: Voice, card: int) -> str:
    """A card outside play in words."""
    return voice.say("card-says", unit_card=int(BASE_TYPE[card] != NONE), **half_facts(card, card))


@once_a_language
def effect_of(voice: Voice, card: int) -> str:
    """What a card does."""
    return voice.say("card-effect", card=card, **PRICES)


@once_a_language
def other_half(voice: Voice, card: int) -> tuple[str, ...]:
    """In few words what a card in the market can become, or does."""
    if BASE_TYPE[card] == NONE:
        return (effect_of(voice, card),)
    unit = card + UP
    words = [voice.say("half-health", number=HEALTH[unit])]
    if STRENGTH[unit]:
        words.append(voice.say("half-strength", number=STRENGTH[unit]))
    if GATHERS[unit]:
        words.append(voice.say("half-gathers", number=GATHERS[unit]))
    if DRAWS[unit]:
        words.append(voice.say("half-draws", number=DRAWS[unit]))
    if CODE[card] not in PLAIN:
        words.append(effect_of(voice, card))
    return tuple(words)
