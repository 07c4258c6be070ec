"""The faces of the cards: what stands on them, and what they are in words."""

from __future__ import annotations

from baronage.engine.scene import Face, Figure
from baronage.games.brawling.data import (
    ARC,
    ATTACK_CARD,
    BAR,
    BASE_NAME,
    BASE_TYPE,
    BOM,
    BOMB_COST,
    BUILDING,
    CARD,
    CAT,
    CODE,
    COU,
    COURTHOUSE_COST,
    DRAWS,
    EFFECT,
    EXT,
    FAR,
    FLI,
    GATHERS,
    HALF_NAME,
    HEALTH,
    HOR,
    INN,
    IS_AID,
    KNI,
    MAR,
    MARKET_DRAW,
    MER,
    MIL,
    MILITARY,
    MILITARY_SPACE,
    NAME,
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
    SQUIRE,
    STRENGTH,
    TOW,
    TOWER,
    TYPE,
    TYPE_NAMES,
    UP,
)

KEY = {
    "heart": "health",
    "sword": "strength",
    "coins": "resources",
    "cards": "cards",
    "shield": "damage prevented",
    "helmet": "military units (room, or cost of upgrades)",
    "up": "can be upgraded, for so much, to",
    "down": "falls back to",
}

# code, icon, rule, what the card does beyond its numbers
_CARDS = (
    (FAR, "wheat", "12.07", "room for one more civilian"),
    (INN, "mug", "12.07", "room for one more civilian and one more military unit"),
    (BAR, "tent", "12.08", "room for two more military units"),
    (COU, "gavel", "12.09", "action: pay 3 to downgrade an opposing military unit"),
    (TOW, "tower", "12.10", "each of your buildings takes 3 less damage"),
    (SMI, "anvil", "12.11", "your military upgrades cost 1 less"),
    (MAR, "stall", "12.12", "action: pay 2 and draw 3 cards, or discard a card and gain 4 resources"),
    (MER, "stacks", "12.01", ""),
    (SCR, "quill", "12.01", ""),
    (KNI, "knight", "12.01", ""),
    (ARC, "bow", "12.02", "4 more strength against civilians and military units"),
    (CAT, "catapult", "12.03", "6 more strength against buildings"),
    (HOR, "horse", "12.04", "one free step in each of your turns"),
    (SHE, "chain", "12.05", "discards a military target, whatever its health"),
    (P2A, "swords", "11.01", "joins your attack with strength 2"),
    (SHI, "shield", "11.02", "prevents up to 3 damage to one of your units"),
    (EXT, "forward", "11.03", "a second action this turn"),
    (MIL, "flag", "11.04", "one of your military units upgrades, moves or attacks"),
    (BOM, "bomb", "11.05", "action, pay 6: discard any card in play"),
    (FLI, "flip", "11.06", "action: upgrade or downgrade a civilian or military unit"),
    (PRI, "bars", "11.07", "action, pay 5: discard an opposing military unit"),
    (RAB, "star", "10.10", "one of your Peasants becomes a building free of cost"),
    (RAC, "star", "10.11", "draw 2 cards"),
    (RAV, "star", "10.12", "take a card from the market"),
    (RAM, "star", "10.13", "used as a Shield"),
    (RAR, "star", "10.14", "gain 3 resources"),
)
ICONS = {code: icon for code, icon, _, _ in _CARDS}
RULES = {code: f"BRAWL-{rule}" for code, _, rule, _ in _CARDS}
EFFECTS = {code: effect for code, _, _, effect in _CARDS if effect}
SHORT = {  # the same in few words, for the foot of a card
    P2A: "in an attack",
    SHI: "when attacked",
    EXT: "free, once",
    MIL: "free play",
    BOM: f"costs {BOMB_COST}",
    FLI: "costs 0",
    PRI: f"costs {PRISON_COST}",
}


def icon_of(unit: int) -> str:
    """The icon of a card, or of the half of a unit that is in force."""
    if unit < UP and BASE_TYPE[unit] != NONE:
        return "helmet" if BASE_NAME[unit] == SQUIRE else "pitchfork"
    return ICONS[CODE[unit & CARD]]


def unit_face(unit: int, cost: int) -> Face:
    """A unit: the half in force large, the other half at the foot; `cost` is the upgrade cost after Smithies."""
    card = unit & CARD
    face = Face(HALF_NAME[unit], TYPE_NAMES[TYPE[unit]], icon_of(unit), Figure("heart", str(HEALTH[unit])))
    face.right = _right(unit)
    if unit < UP:
        face.mark, face.cost, face.foot = "up", str(cost), NAME[card]
    else:
        face.mark = "" if TYPE[unit] == BUILDING else "down"  # a building never falls back (BRAWL-7.09)
        face.foot = BASE_NAME[card]
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


def card_face(card: int, cost: int) -> Face:
    """A card in a hand, in the market or on the discard pile."""
    if BASE_TYPE[card] != NONE:
        return unit_face(card, cost)
    code = CODE[card]
    if IS_AID[card]:
        return Face(NAME[card], "aid", "star", foot="Royal Aid")
    face = Face(NAME[card], "action" if code in (BOM, FLI, PRI) else "event", ICONS[code], foot=SHORT[code])
    if code == P2A:
        face.right = Figure("sword", str(ATTACK_CARD))
    elif code == SHI:
        face.right = Figure("shield", str(SHIELD))
    return face


def half_words(unit: int) -> str:
    """A half in words: type, health, bonus or strength."""
    words = [TYPE_NAMES[TYPE[unit]], f"health {HEALTH[unit]}"]
    if TYPE[unit] == MILITARY:
        words.append(f"strength {STRENGTH[unit]}")
    if GATHERS[unit]:
        words.append(f"gathers {GATHERS[unit]}")
    if DRAWS[unit]:
        words.append(f"draws {DRAWS[unit]}")
    return ", ".join(words)


def unit_says(unit: int) -> str:
    """A unit in play in words."""
    return f"{HALF_NAME[unit]}, {half_words(unit)}"


def unit_tip(unit: int, cost: int) -> str:
    """What else there is to know of a unit: its effect and its other half."""
    card = unit & CARD
    if unit < UP:
        more = EFFECTS.get(CODE[card], "")
        return f"Upgrades for {cost} to {NAME[card]}: {half_words(card + UP)}{'; ' + more if more else ''}."
    effect = EFFECTS.get(CODE[card], "")
    start = f"{effect[0].upper()}{effect[1:]}. " if effect else ""
    back = "A building: it never falls back." if TYPE[unit] == BUILDING else f"Falls back to {BASE_NAME[card]}."
    return start + back


def card_says(card: int) -> str:
    """A card outside play in words."""
    if BASE_TYPE[card] != NONE:
        return f"{NAME[card]} card: {BASE_NAME[card]}, {half_words(card)}"
    return f"{NAME[card]}: {EFFECTS[CODE[card]]}"


def other_half(card: int) -> str:
    """In few words what a card in the market can become, or does."""
    code = CODE[card]
    if BASE_TYPE[card] == NONE:
        return EFFECTS[code]
    unit = card + UP
    words = [f"health {HEALTH[unit]}"]
    if STRENGTH[unit]:
        words.append(f"strength {STRENGTH[unit]}")
    if GATHERS[unit]:
        words.append(f"gathers {GATHERS[unit]}")
    if DRAWS[unit]:
        words.append(f"draws {DRAWS[unit]}")
    if code in EFFECTS:
        words.append(EFFECTS[code])
    return "; ".join(words)
