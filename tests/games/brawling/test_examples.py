"""The worked examples of the rules, as they stand there: a position, moves, and the facts that hold afterwards.

`legal`, `illegal` and `menu` (the complete list of options) speak of the position, `then` of what may follow the moves.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.games.brawling.table import asked, at, board, card, deal, do, expect, illegal, legal, listed, menu, silent


@dataclass(frozen=True)
class Worked:
    """A worked example. Moves and facts are separated by ';'; in `then` a move after `not` is no option."""

    name: str
    pos: str
    do: str
    end: str
    legal: str = ""
    illegal: str = ""
    menu: str = ""
    then: str = ""
    rules: str = ""  # those that the example would show to be wrong


EXAMPLES = (
    Worked(
        "BRAWL-E01 the attack on a Smithy",
        pos="deck=+20 | mkt=+3 | turn=A | A t=arc1,hor1 w=KNI1 | B h=SHI1 t=SMI1",
        do="A arc1>SMI1 ; A hor1>SMI1 ; A KNI1>SMI1 ; B: S SHI1>SMI1",
        end="A.t= ; A.w=kni1 ; B.t=SMI1 ; B.h= ; disc=ARC1,HOR1,SHI1 ; turn=B ; over=no",
        rules="9.13 9.18 9.19",
    ),
    Worked(
        "BRAWL-E02 the Transfer",
        pos="teams=AC-BD deck=+20 mkt=+3 turn=A | A r=4 h=KNI1,SHI1 t=far1,inn1 | B | C | D",
        do="T far1>C ; T inn1>C ; T KNI1>C ; T SHI1>C",
        end="A.r=0 ; A.h= ; A.t= ; C.t=far1,inn1 ; C.h=KNI1,SHI1 ; deck=24 ; turn=B",
        rules="15.07 15.08 15.09",
    ),
    Worked(
        "BRAWL-E03 Gather with bonuses",
        pos="deck=+20 | mkt=+3 | turn=A | A t=far1,MER1,FAR2,inn1 k=KNI1 | B",
        do="G",
        end="A.r=6 ; deck=14 ; turn=B ; A.gather=6 ; A.draw=2",
        rules="5.01",
    ),
    Worked(
        "BRAWL-E04 a payment becomes the next draw",
        pos="deck=TOW1,+9 | mkt=+3 | turn=A | A r=[KNI1,FAR1] h=FAR2 | B",
        do="R FAR2 ; B: D",
        end="A.t=far2 ; A.r=0 ; B.h=FAR1 ; deck=11 ; turn=A",
        rules="4.03 4.04",
    ),
    Worked(
        "BRAWL-E05 the last card taken as a resource",
        pos="deck=+3 | mkt=+3 | turn=A | A r=2 t=MER1,FAR1 | B t=FAR2,SMI1",
        do="G",
        end="A.r=5 ; deck=0 ; over=yes ; vp=A1,B2 ; rank=B,A",
        rules="4.08 13.01",
    ),
    Worked(
        "BRAWL-E06 you cannot win a tie by ending the game",
        pos="deck=+1 | mkt=+3 | turn=A | A k=KNI1 | B t=FAR1,SMI1",
        do="M1",
        end="over=yes ; A.h#=1 ; vp=A2,B2 ; rank=B,A",
        rules="5.03 13.01 13.07",
    ),
    Worked(
        "BRAWL-E07 two Aids in one draw",
        pos="deck=RAB1,KNI1,RAR1,FAR1,+5 | mkt=+3 | turn=A | A t=inn1,FAR2 | B r=2 t=FAR3,SMI1",
        do="D",
        end="A.h=KNI1,FAR1 ; A.a=RAB1,RAR1 ; B.a= ; disc= ; deck=5 ; turn=A",
        then="Q RAB1 inn1 ; Q RAR1 ; . ; not G",
        rules="10.01 10.02 10.03 10.04 10.06 10.09",
    ),
    Worked(
        "BRAWL-E08 an Aid for which two players qualify",
        pos="deck=RAV1,HOR1,+5 | mkt=KNI1,KNI2,KNI3 | turn=A | A t=far1,FAR2 | B t=MER1,SMI1",
        do="M2",
        end="A.h=KNI2 ; mkt=KNI1,HOR1,KNI3 ; disc=RAV1 ; A.a= ; B.a= ; deck=5 ; turn=B",
        rules="5.04 10.04 10.05",
    ),
    Worked(
        "BRAWL-E09 the hand decides RAC",
        pos="deck=ARC1,RAC1,CAT1,+5 | mkt=+3 | turn=A | A h=FAR1 t=scr1 | B h=FAR2,FAR3 t=inn1",
        do="D",
        end="A.h=FAR1,ARC1,CAT1 ; disc=RAC1 ; A.a= ; B.a= ; turn=B ; deck=5",
        rules="10.03 10.07",
    ),
    Worked(
        "BRAWL-E10 space in town",
        pos="deck=+20 | mkt=+3 | turn=A | A r=9 h=FAR1,SMI1,KNI1,ARC1 t=far2,MER1,FAR3,hor1,CAT1 | B",
        legal="R FAR1 ; R SMI1",
        illegal="R KNI1 ; R ARC1",
        do="R SMI1",
        end="A.t=far2,MER1,FAR3,hor1,CAT1,smi1 ; A.r=7 ; A.civ=3/3 ; A.mil=2/2 ; turn=B",
        rules="6.04 6.05 6.06 6.07 3.10",
    ),
    Worked(
        "BRAWL-E11 a Smithy in the middle of an Upgrade",
        pos="deck=+20 | mkt=+3 | turn=A | A r=7 t=smi1,kni1 | B",
        do="U smi1 ; U kni1",
        end="A.t=SMI1,KNI1 ; A.r=0 ; deck=27 ; turn=B",
        rules="7.03 12.11",
    ),
    Worked(
        "BRAWL-E12 moving",
        pos="deck=+20 | mkt=+3 | turn=A | A t=kni1,ARC1 w=cat1,HOR1 | B",
        menu="G ; D ; M1 ; M2 ; M3 ; V kni1 ; V ARC1 ; V HOR1 ; H HOR1",
        do="V kni1 ; V ARC1 ; V HOR1",
        end="A.t= ; A.w=cat1,kni1,ARC1 ; A.k=HOR1 ; vp=A2,B0 ; turn=B",
        rules="8.01 8.02 8.03 8.04",
    ),
    Worked(
        "BRAWL-E13 Horsemen reach the King's Army in one turn",
        pos="deck=+20 | mkt=+3 | turn=A | A t=HOR1,KNI1 | B",
        do="H HOR1 ; V HOR1 ; V KNI1",
        end="A.t= ; A.w=KNI1 ; A.k=HOR1 ; turn=B",
        rules="8.06 12.04",
    ),
    Worked(
        "BRAWL-E14 the wall decides the targets",
        pos="deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B t=FAR1,far2,ARC1 w=hor1,CAT1 k=SHE1",
        menu="G ; D ; M1 ; M2 ; M3 ; V KNI1 ; A KNI1>hor1 ; A KNI1>CAT1",
        do="A KNI1>CAT1",
        end="A.t=kni1 ; B.w=hor1,cat1 ; B.t=FAR1,far2,ARC1 ; turn=B",
        rules="8.07 9.03 9.17",
    ),
    Worked(
        "BRAWL-E15 Catapults, a Tower and Archers",
        pos="deck=+20 | mkt=+3 | turn=A | A t=CAT1,ARC1 h=P2A1 | B t=TOW1,BAR1,mer1",
        do="A CAT1>BAR1 ; A P2A1>BAR1 ; A ARC1>mer1",
        end="A.t=cat1,arc1 ; A.h= ; B.t=TOW1,BAR1 ; disc=P2A1,MER1 ; turn=B",
        rules="9.10 9.16",
    ),
    Worked(
        "BRAWL-E16 a Sheriff cannot be shielded",
        pos="deck=+20 | mkt=+3 | turn=A | A t=SHE1 | B h=SHI1 t=KNI1",
        do="A SHE1>KNI1",
        end="A.t=she1 ; B.t= ; B.h=SHI1 ; disc=KNI1 ; turn=B",
        rules="9.09 9.12 12.05",
    ),
    Worked(
        "BRAWL-E17 doubling with a +2 Attack",
        pos="deck=+20 | mkt=+3 | turn=A | A t=KNI1 h=P2A1 | B t=ARC1,HOR1",
        do="A KNI1>ARC1 ; A P2A1>ARC1",
        end="A.t=kni1 ; B.t=HOR1 ; disc=ARC1,P2A1 ; turn=B",
        rules="9.05 9.17",
    ),
    Worked(
        "BRAWL-E18 a Military Action after an Attack",
        pos="deck=+20 | mkt=+3 | turn=A | A t=KNI1 h=MIL1,P2A1 | B t=far1,inn1",
        do="A KNI1>far1 ; . ; Y MIL1 A kni1>inn1",
        end="A.t= ; A.h=P2A1 ; B.t=inn1 ; disc=FAR1,MIL1,KNI1 ; turn=B",
        rules="11.04 11.08 9.19",
    ),
    Worked(
        "BRAWL-E19 an Extra Action drawn and played",
        pos="deck=EXT1,+9 | mkt=+3 | turn=A | A r=2 h=FAR1 | B",
        do="D ; X EXT1 ; R FAR1",
        end="A.t=far1 ; A.h= ; A.r=0 ; deck=11 ; turn=B ; disc=EXT1",
        rules="11.03",
    ),
    Worked(
        "BRAWL-E20 Flip Unit",
        pos="deck=+20 | mkt=+3 | turn=A | A h=FLI1 w=kni1 | B t=far1,MER1,SMI1 w=hor1 k=ARC1",
        legal="P FLI1>kni1+ ; P FLI1>kni1- ; P FLI1>far1- ; P FLI1>MER1- ; P FLI1>hor1+ ; P FLI1>hor1-",
        illegal="P FLI1>far1+ ; P FLI1>SMI1- ; P FLI1>ARC1-",
        do="P FLI1>kni1+",
        end="A.w=KNI1 ; A.h= ; disc=FLI1 ; turn=B",
        rules="11.06 11.12",
    ),
    Worked(
        "BRAWL-E21 The Bomb",
        pos="deck=+20 | mkt=+3 | turn=A | A r=6 h=BOM1 t=FAR1 | B t=SMI1 k=KNI1 a=RAB1",
        legal="P BOM1>FAR1 ; P BOM1>SMI1 ; P BOM1>KNI1 ; P BOM1>RAB1",
        do="P BOM1>KNI1",
        end="A.r=0 ; B.k= ; deck=26 ; disc=BOM1,KNI1 ; vp=A1,B1 ; turn=B",
        rules="11.05",
    ),
    Worked(
        "BRAWL-E22 a Courthouse ignores the wall",
        pos="deck=+20 | mkt=+3 | turn=A | A r=3 t=COU1 | B t=kni1 w=KNI2",
        legal="C kni1 ; C KNI2",
        do="C kni1",
        end="A.r=0 ; B.t= ; B.w=KNI2 ; disc=KNI1 ; deck=23 ; turn=B",
        rules="8.08 12.09",
    ),
    Worked(
        "BRAWL-E23 the Market building ends the game",
        pos="deck=+1 | mkt=+3 | turn=A | A r=[KNI1,FAR1] t=MAR1,FAR2 | B t=SMI1",
        do="KB",
        end="A.h#=3 ; A.r=0 ; over=yes ; vp=A2,B1 ; rank=A,B",
        rules="12.12 13.01",
    ),
    Worked(
        "BRAWL-E24 Shields, RAM and two defenders",
        pos="deck=+20 | mkt=+3 | turn=B | A h=SHI1 t=SMI1 | B t=KNI1,CAT1 w=KNI2 | C h=SHI2 t=ARC1 a=RAM1",
        do="A KNI1>ARC1 ; A CAT1>SMI1 ; A KNI2>ARC1 ; C: S SHI2>ARC1 ; C: S RAM1>ARC1 ; A: .",
        end="A.t= ; A.h=SHI1 ; B.t=kni1,cat1 ; B.w=kni2 ; C.t= ; C.a= ; C.h= ; disc=SHI2,RAM1,ARC1,SMI1 ; turn=C",
        rules="9.12 9.14 9.15",
    ),
    Worked(
        "BRAWL-E25 an over-full town",
        pos="deck=+20 | mkt=+3 | turn=A | A t=CAT1 | B r=9 h=SMI1 t=FAR1,far2,inn1,mer1",
        do="A CAT1>FAR1",
        end="B.t=far2,inn1,mer1 ; B.civ=3/2 ; A.t=cat1 ; disc=FAR1 ; turn=B",
        then="not R SMI1 ; U far2",
        rules="6.09 12.13",
    ),
    Worked(
        "BRAWL-E26 an Aid in team play",
        pos="teams=AC-BD deck=RAM1,FAR1,+8 mkt=+3 turn=A | A t=KNI1 | B t=kni2 k=KNI3 | C | D",
        do="D ; A: W C",
        end="C.a=RAM1 ; A.h=FAR1 ; deck=8 ; turn=B",
        rules="15.05 15.06",
    ),
    Worked(
        "BRAWL-E27 the ranking of four",
        pos="deck=+2 | mkt=+3 | turn=C | A t=FAR1 k=KNI1 | B k=KNI2 | C t=FAR2,SMI1,INN1 | D t=TOW1,BAR1",
        do="G",
        end="over=yes ; vp=A3,B2,C3,D2 ; rank=A,C,D,B",
        rules="13.07",
    ),
    Worked(
        "BRAWL-E29 RAB, RAV and RAR as free plays",
        pos="deck=+12 | mkt=KNI1,SHI1,TOW1 | turn=A | A t=cou1 a=RAB1,RAV1,RAR1 | B",
        do="Q RAR1 ; Q RAB1 cou1 ; Q RAV1 M2 ; G",
        end="A.r=4 ; A.t=COU1 ; A.h=SHI1 ; A.a= ; deck=7 ; disc=RAR1,RAB1,RAV1 ; turn=B",
        rules="3.07 10.10 10.12 10.14",
    ),
    Worked(
        "BRAWL-E30 a forced end",
        pos="deck=+1 | mkt=+3 | turn=A | A t=SMI1 | B t=FAR1",
        menu="G ; D ; M1 ; M2 ; M3",
        do="D",
        end="over=yes ; vp=A1,B1 ; rank=B,A",
        rules="3.05 3.06 13.07",
    ),
)


def _cases() -> list[object]:
    return [
        pytest.param(
            worked, id=worked.name, marks=pytest.mark.rule(*(f"BRAWL-{rule}" for rule in worked.rules.split()))
        )
        for worked in EXAMPLES
    ]


@pytest.mark.parametrize("worked", _cases())
def test_worked_example(worked: Worked) -> None:
    match = at(worked.pos)
    for move in sorted(listed(worked.legal)):
        assert legal(match, move), f"{move} is no option"
    for move in sorted(listed(worked.illegal)):
        illegal(match, move)
    if worked.menu:
        assert menu(match) == listed(worked.menu)
    do(match, worked.do)
    expect(match, worked.end)
    for move in sorted(listed(worked.then)):
        if move.startswith("not "):
            illegal(match, move[4:])
        else:
            assert legal(match, move), f"{move} is no option afterwards"


@pytest.mark.rule("BRAWL-2.06", "BRAWL-2.07", "BRAWL-2.08", "BRAWL-2.09", "BRAWL-2.10", "BRAWL-2.12", "BRAWL-2.13")
def test_worked_example_of_the_setup_bid() -> None:
    """BRAWL-E28: three cards against three and a silence; rock against rock, then paper against rock."""
    hands = ("FAR1 KNI1 SHI1 P2A1 SMI1", "KNI2 ARC1 CAT1 INN1 MAR1", "HOR1 HOR2 EXT1 BOM1 SHE1")
    match = deal(*hands)
    illegal(match, "A: F FAR1", rule="BRAWL-2.07")
    illegal(match, "A: F KNI1,SMI1", rule="BRAWL-2.07")
    illegal(match, "B: F INN1", rule="BRAWL-2.07")
    assert legal(match, "B: F KNI2,ARC1,CAT1")
    assert legal(match, "C: F HOR1,HOR2,EXT1,BOM1,SHE1")
    do(match, "A: F KNI1,SHI1,P2A1 ; B: F KNI2,ARC1,CAT1")
    silent(match, "C")
    assert asked(match) == "AB"
    do(match, "A: F rock ; B: F rock")
    assert asked(match) == "AB"
    do(match, "A: F paper ; B: F rock")
    expect(match, "turn=A")
    s = board(match)
    assert [sorted(hand) for hand in s.hands] == [sorted(map(card, hand.split())) for hand in hands]
    spectator = s.redact(-1)
    shown = ("KNI1 SHI1 P2A1", "KNI2 ARC1 CAT1", "")
    known = [sorted(filter(None, hand)) for hand in spectator.hands]
    assert known == [sorted(map(card, cards.split())) for cards in shown]
    do(match, "G")
    expect(match, "turn=B")
    do(match, "G")
    expect(match, "turn=C")
    do(match, "G ; .")  # an Extra Action in the hand keeps the turn open
    expect(match, "turn=A")
