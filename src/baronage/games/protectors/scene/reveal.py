"""What the last window revealed (REALM-C1.04), and every battle of the last Execute Orders with its sum."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.engine.scene import Panel
from baronage.engine.voice import Voice
from baronage.games.protectors import verbs
from baronage.games.protectors.adjudicate import FACTS
from baronage.games.protectors.scene.colours import tincture
from baronage.games.protectors.scene.spoken import label, player, strength_words
from baronage.games.protectors.state import CONSOLIDATION, Realm


def revealed(s: Realm) -> list[tuple[int, Action]]:
    """Seat and item, in the order of the sheets."""
    found: list[tuple[int, Action]] = []
    news, at = s.news, 0
    while at < len(news):
        length = news[at]
        found.append((news[at + 1], tuple(news[at + 2 : at + 1 + length])))
        at += 1 + length
    return found


def item(s: Realm, voice: Voice, seat: int, action: Action) -> str:
    """One of them in words that hold whatever has come of it."""
    verb = action[0]
    if verb in (verbs.COMMIT, verbs.UPGRADE, verbs.BUY, verbs.BID):
        count = action[-1]
        return voice.say(
            "panel-revealed-item", verb=verb, place=action[1] if verb != verbs.BID else 0, count=count, amount=count
        )
    if not verbs.FORTIFY <= verb <= verbs.SUPPORT:
        return label(s, voice, seat, action)
    facts = {"player": s.number[seat], "place": action[1], "to": 0, "gold": 0, "count": 0, "helped": 0}
    if verb in (verbs.MARCH, verbs.DELAYED):
        facts |= {"to": action[2], "gold": action[3], "count": action[4]}
    elif verb == verbs.SUPPORT:
        facts |= {"helped": s.number[action[2]], "to": action[3], "gold": action[4]}
    else:
        facts["gold"] = action[2]
    return voice.say("order-given", verb=verb, **facts)


def sheets(s: Realm, voice: Voice) -> list[Panel]:
    """A row for each player: what was sent."""
    said: dict[int, list[str]] = {}
    for seat, action in revealed(s):
        if action[0] == verbs.SILENT:
            said.setdefault(seat, []).append(voice.say("panel-silent"))
        elif action[0] not in (verbs.SEND, verbs.HOLD, verbs.BALLOT):
            said.setdefault(seat, []).append(item(s, voice, seat, action))
    if not said:
        return []
    panel = Panel("table", voice.say("panel-revealed"), columns=("", voice.say("panel-revealed-message")))
    panel.rules = ("REALM-C1.04",)
    for seat in sorted(said, key=s.number.__getitem__):
        panel.rows.append([player(s, voice, seat), " · ".join(said[seat])])
        panel.looks.append(tincture(s, seat))
    return [panel]


def battles(s: Realm, voice: Voice) -> list[Panel]:
    """Each with both sums; the shield is the winner's."""
    if not s.battles:
        return []
    turn = s.turn if s.phase == CONSOLIDATION or not s.stack else s.turn - 1
    panel = Panel("table", voice.say("panel-battles", turn=turn), columns=("", ""))
    panel.rules = ("REALM-I2.01", "REALM-I2.02", "REALM-I2.03")
    for i in range(0, len(s.battles), FACTS):
        where, one, mine, other, theirs, winner, lost, *parts = s.battles[i : i + FACTS]
        words = voice.say(
            "panel-battle",
            player=s.number[one],
            first=strength_words(voice, mine, parts[:5]),
            tie=int(mine == theirs),
            other=s.number[other],
            last=strength_words(voice, theirs, parts[5:]),
            winner=s.number[winner] if winner >= 0 else 0,
            lost=lost,
        )
        panel.rows.append([voice.say("place-name", number=where), words])
        panel.looks.append(tincture(s, winner) if winner >= 0 else "")
    return [panel]
