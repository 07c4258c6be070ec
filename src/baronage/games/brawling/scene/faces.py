"""Card faces: what is printed on them, and their descriptions."""

from __future__ import annotations

from baronage.engine.game.translator import Translator, cached_per_language
from baronage.engine.picture.scene import Face, Figure
from baronage.engine.text.params import Params
from baronage.games.brawling.data import (
    ARC,
    ATTACK_CARD,
    BAR,
    BASE_TYPE,
    BOM,
    BUILDING,
    CARD,
    CAT,
    CODE,
    COU,
    EFFECT,
    EXT,
    FAR,
    FLI,
    HOR,
    INN,
    IS_AID,
    KNI,
    MAR,
    MER,
    MIL,
    MILITARY,
    NONE,
    P2A,
    PRI,
    RAB,
    RAC,
    RAM,
    RAR,
    RAV,
    SCR,
    SHE,
    SHI,
    SMI,
    TOW,
    TOWER,
    TYPE,
    TYPE_NAMES,
    UP,
    Numbers,
)

KEY = ("heart", "sword", "coins", "cards", "shield", "helmet", "up", "down")  # the icons of the key

# code, icon, rule; the message `card-effect` describes what a card does beyond its numbers
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
PLAIN = (MER, SCR, KNI)  # fully described by their numbers


def icon_of(unit: int) -> str:
    """Return the icon of a card, or of a unit's half in force."""
    if unit < UP and BASE_TYPE[unit] != NONE:
        return "helmet" if BASE_TYPE[unit] == MILITARY else "pitchfork"
    return ICONS[CODE[unit & CARD]]


@cached_per_language
def unit_face(tr: Translator, unit: int, cost: int) -> Face:
    """Return a unit's face: the half in force large, the other half at the foot.

    `cost` is the upgrade cost after Smithies.
    """
    card = unit & CARD
    name = tr.term("HALF", unit)
    face = Face(name, TYPE_NAMES[TYPE[unit]], icon_of(unit), Figure("heart", str(tr.game.numbers.health[unit])))
    face.right = _right(tr.game.numbers, unit)
    if unit < UP:
        face.mark, face.cost, face.foot = "up", str(cost), tr.term("CARD", card)
    else:
        face.mark = "" if TYPE[unit] == BUILDING else "down"  # a building is never downgraded (BRAWL-7.09)
        face.foot = tr.term("HALF", card)
    return face


def _right(n: Numbers, unit: int) -> Figure | None:
    """Return the most important number of a unit other than its health."""
    if n.strength[unit]:
        return Figure("sword", str(n.strength[unit]))
    if n.gathers[unit]:
        return Figure("coins", f"+{n.gathers[unit]}")
    if n.draws[unit]:
        return Figure("cards", f"+{n.draws[unit]}")
    effect = EFFECT[unit]
    if effect == TOW:
        return Figure("shield", str(TOWER))
    if effect == SMI:
        return Figure("helmet", "−1")
    if effect == BAR:
        return Figure("helmet", f"+{n.military_space[unit]}")
    if effect == COU:
        return Figure("coins", f"−{n.courthouse_cost}")
    return Figure("cards", str(n.market_draw)) if effect == MAR else None


@cached_per_language
def card_face(tr: Translator, card: int, cost: int) -> Face:
    """Return the face of a card in a hand, in the market or on the discard pile."""
    if BASE_TYPE[card] != NONE:
        return unit_face(tr, card, cost)
    code, name = CODE[card], tr.term("CARD", card)
    foot = tr.msg("card-foot", card=card, **tr.game.numbers.prices)
    if IS_AID[card]:
        return Face(name, "aid", "star", foot=foot)
    face = Face(name, "action" if code in (BOM, FLI, PRI) else "event", ICONS[code], foot=foot)
    if code == P2A:
        face.right = Figure("sword", str(ATTACK_CARD))
    elif code == SHI:
        face.right = Figure("shield", str(tr.game.numbers.shield))
    return face


def half_params(tr: Translator, unit: int, described: int) -> Params:
    """Return a unit, and type, health, bonus and strength of the half described."""
    n = tr.game.numbers
    return {
        "half": unit,
        "card": unit & CARD,
        "base": unit & CARD,
        "type": TYPE[described],
        "health": n.health[described],
        "strength": n.strength[described],
        "gathers": n.gathers[described],
        "draws": n.draws[described],
        "effect": int(CODE[unit & CARD] not in PLAIN),
        **n.prices,
    }


@cached_per_language
def unit_says(tr: Translator, unit: int) -> str:
    """Return the description of a unit in play."""
    return tr.msg("unit-says", **half_params(tr, unit, unit))


@cached_per_language
def unit_tip(tr: Translator, unit: int, cost: int, rode: bool = False) -> str:
    """Return a unit's effect and its other half; `rode` if it has used its free step."""
    raised = unit >= UP
    params = half_params(tr, unit, unit if raised else unit + UP)
    return tr.msg("unit-tip", raised=int(raised), cost=cost, rode=int(rode), **params)


@cached_per_language
def card_says(tr: Translator, card: int) -> str:
    """Return the description of a card outside play."""
    return tr.msg("card-says", unit_card=int(BASE_TYPE[card] != NONE), **half_params(tr, card, card))


@cached_per_language
def effect_of(tr: Translator, card: int) -> str:
    """Return what a card does."""
    return tr.msg("card-effect", card=card, **tr.game.numbers.prices)


@cached_per_language
def other_half(tr: Translator, card: int) -> tuple[str, ...]:
    """Return briefly what a card in the market can become, or does."""
    if BASE_TYPE[card] == NONE:
        return (effect_of(tr, card),)
    unit = card + UP
    words = [tr.msg("half-health", number=tr.game.numbers.health[unit])]
    if tr.game.numbers.strength[unit]:
        words.append(tr.msg("half-strength", number=tr.game.numbers.strength[unit]))
    if tr.game.numbers.gathers[unit]:
        words.append(tr.msg("half-gathers", number=tr.game.numbers.gathers[unit]))
    if tr.game.numbers.draws[unit]:
        words.append(tr.msg("half-draws", number=tr.game.numbers.draws[unit]))
    if CODE[card] not in PLAIN:
        words.append(effect_of(tr, card))
    return tuple(words)
