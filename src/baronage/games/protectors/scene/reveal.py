"""The last window's revealed sheets (REALM-C1.04) and the battles of the last Execute Orders with their sums."""

from __future__ import annotations

from baronage.engine.core.state import Action
from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Panel
from baronage.games.protectors import verbs
from baronage.games.protectors.rules.adjudicate import PARAM_TYPES
from baronage.games.protectors.scene.colours import tincture
from baronage.games.protectors.scene.spoken import label, player, strength_words
from baronage.games.protectors.state import CONSOLIDATION, Realm


def revealed(s: Realm) -> list[tuple[int, Action]]:
    """Return the seat and item of each revealed action, in the order of the sheets."""
    found: list[tuple[int, Action]] = []
    news, at = s.news, 0
    while at < len(news):
        length = news[at]
        found.append((news[at + 1], tuple(news[at + 2 : at + 1 + length])))
        at += 1 + length
    return found


def item(s: Realm, tr: Translator, seat: int, action: Action) -> str:
    """Return one revealed item as text that is true regardless of its result."""
    verb = action[0]
    if verb in (verbs.COMMIT, verbs.UPGRADE, verbs.BUY, verbs.BID):
        count = action[-1]
        return tr.msg(
            "panel-revealed-item", verb=verb, place=action[1] if verb != verbs.BID else 0, count=count, amount=count
        )
    if not verbs.FORTIFY <= verb <= verbs.SUPPORT:
        return label(s, tr, seat, action)
    params = {"player": s.number[seat], "place": action[1], "to": 0, "gold": 0, "count": 0, "helped": 0}
    if verb in (verbs.MARCH, verbs.DELAYED):
        params |= {"to": action[2], "gold": action[3], "count": action[4]}
    elif verb == verbs.SUPPORT:
        params |= {"helped": s.number[action[2]], "to": action[3], "gold": action[4]}
    else:
        params["gold"] = action[2]
    return tr.msg("order-given", verb=verb, **params)


def sheets(s: Realm, tr: Translator) -> list[Panel]:
    """Return a panel with a row for each player's sent items."""
    said: dict[int, list[str]] = {}
    for seat, action in revealed(s):
        if action[0] == verbs.SILENT:
            said.setdefault(seat, []).append(tr.msg("panel-silent"))
        elif action[0] not in (verbs.SEND, verbs.HOLD, verbs.BALLOT):
            said.setdefault(seat, []).append(item(s, tr, seat, action))
    if not said:
        return []
    panel = Panel("table", tr.msg("panel-revealed"), columns=("", tr.msg("panel-revealed-message")))
    panel.rules = ("REALM-C1.04",)
    for seat in sorted(said, key=s.number.__getitem__):
        panel.rows.append([player(s, tr, seat), " · ".join(said[seat])])
        panel.looks.append(tincture(s, seat))
    return [panel]


def battles(s: Realm, tr: Translator) -> list[Panel]:
    """Return a panel of battles with both sums; the shield is the winner's."""
    if not s.battles:
        return []
    turn = s.turn if s.phase == CONSOLIDATION or not s.stack else s.turn - 1
    panel = Panel("table", tr.msg("panel-battles", turn=turn), columns=("", ""))
    panel.rules = ("REALM-I2.01", "REALM-I2.02", "REALM-I2.03")
    for i in range(0, len(s.battles), PARAM_TYPES):
        where, one, mine, other, theirs, winner, lost, *parts = s.battles[i : i + PARAM_TYPES]
        words = tr.msg(
            "panel-battle",
            player=s.number[one],
            first=strength_words(tr, mine, parts[:5]),
            tie=int(mine == theirs),
            other=s.number[other],
            last=strength_words(tr, theirs, parts[5:]),
            winner=s.number[winner] if winner >= 0 else 0,
            lost=lost,
        )
        panel.rows.append([tr.msg("place-name", number=where), words])
        panel.looks.append(tincture(s, winner) if winner >= 0 else "")
    return [panel]
