"""What a turn tells: every line of the log with its rule, for turns in which most kinds of things happen."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.games.yuan import verbs
from tests.games.yuan.table import at, clan, province, turn

TOLD: list[tuple[str, str, dict[str, Any], str]] = [
    (
        "BIN=Bc LAI=Wc1 | W9 B9",
        "W TAO:M1 | B -",
        {},
        """
Tao has stayed free: White attacks nobody there. YUAN-A1.01
Blue gets 6 Chão for passing. YUAN-I1.02
""",
    ),
    (
        "BIN=Bc LAI=Wc1 | W9 B9",
        "W TAO:F2M2 | B -",
        {},
        """
White pays 8 Chão. YUAN-C1.06
Tao has stayed free: White attacks nobody there. YUAN-A1.01
White doesn’t hold its target and fortifies nothing: 4 Chão come back. YUAN-U1.03
Blue gets 6 Chão for passing. YUAN-I1.02
""",
    ),
    (
        "BIN=Bc FEN=Bv KUN=Wc1 QI=Bc | W8 B4",
        "W FEN:M1 | B QI:M2",
        {"rivers": "on"},
        """
Blue pays 4 Chão. YUAN-C1.06
Blue recruits 1 Army in Qi. YUAN-M1.02
White doesn’t attack Fen: none of its Armies can reach it. YUAN-A1.02
""",
    ),
    (
        "BIN=Bc1 JUN=Pc2 RAO=Wc2 | W0 B0 P0",
        "W BIN:M1 | P BIN:M1 | B -",
        {},
        """
White attacks Bin with 2 Armies from Rao. YUAN-A1.03
Purple attacks Bin with 2 Armies from Jun. YUAN-A1.03
The attackers of Bin destroy one another. YUAN-A2.01
Blue gets 6 Chão for passing. YUAN-I1.02
""",
    ),
    (
        "BIN=Bc1 JUN=Pc3 RAO=Wc1 LUO=Bv | W0 B0 P0",
        "W BIN:M1 | P BIN:M1 | B -",
        {},
        """
White attacks Bin with 1 Army from Rao. YUAN-A1.03
Purple attacks Bin with 3 Armies from Jun. YUAN-A1.03
The attackers of Bin fight one another: Purple has 2 Armies left. YUAN-A2.01
Purple conquers Bin from Blue; 1 Army stays there. YUAN-A3.01
Luo is cut off from every City of Blue and goes to Purple. YUAN-A5.05
Blue gets 6 Chão for passing. YUAN-I1.02
""",
    ),
    (
        "BIN=Bcs1 RAO=Wc3 | W0 B0",
        "W BIN:M1 | B -",
        {},
        """
White attacks Bin with 3 Armies from Rao. YUAN-A1.03
Bin holds out against White: 1 Army on each side is destroyed, and its stone Ramparts can’t be taken: \
2 Armies are lost. YUAN-A2.05
Blue gets 6 Chão for passing. YUAN-I1.02
""",
    ),
    (
        "BIN=Bcw LUO=Bv RAO=Wc2 | W0 B0",
        "W BIN:M1 | B -",
        {},
        """
White attacks Bin with 2 Armies from Rao. YUAN-A1.03
Bin holds out against White: 2 Armies can’t overcome its defence and are lost. YUAN-A2.04
Blue gets 6 Chão for passing. YUAN-I1.02
""",
    ),
    (
        "AN=Wc LAI=Bc | W9 B9",
        "W TAO:D1 | B TAO:D1",
        {},
        """
White and Blue set out to develop the same Province, Tao: these orders are cancelled. YUAN-C1.05
White gets 6 Chão for a cancelled order. YUAN-I1.02
Blue gets 6 Chão for a cancelled order. YUAN-I1.02
""",
    ),
    (
        "AN=Wc LAI=Bc | W9 B9",
        "W AN:D1 | B LAI:D1",
        {},
        """
White and Blue claim Ning, which stays free. YUAN-D3.04
White and Blue claim Tao, which stays free. YUAN-D3.04
White settles Fu. YUAN-D4.01
Blue settles Fen and Tang. YUAN-D4.01
""",
    ),
    (
        "AN=Wc LAI=Bc | W9 B3",
        "W AN:D3 | B -",
        {},
        """
White pays 7 Chão. YUAN-C1.06
White builds a Temple in An. YUAN-D5.01
White robs Blue of 2 Chão: a new Temple robs its neighbours. YUAN-D5.02
Blue gets 6 Chão for passing. YUAN-I1.02
""",
    ),
    (
        "AN=Wc LAI=Bc | W20 B9",
        "W AN:F3M3 | B LAI:F2M2",
        {},
        """
White pays 14 Chão. YUAN-C1.06
Blue pays 8 Chão. YUAN-C1.06
White fortifies An: stone Ramparts and an Army. YUAN-F2.03
Blue fortifies Lai: a Rampart and a second City. YUAN-F2.02
White recruits 3 Armies in An. YUAN-M1.02
Blue recruits 1 Army in Lai. YUAN-M1.02
An holds too many Armies: 1 goes back to the reserve of White. YUAN-N1.01
""",
    ),
    (
        "BIN=Bv GUI=Bv LUO=Bv RAO=Wc2 RU=Bv | W9 B0",
        "W BIN:M3 | B -",
        {},
        """
White pays 7 Chão. YUAN-C1.06
White attacks Bin with 3 Armies from Rao, one of them from the reserve. YUAN-A1.03
White conquers Bin from Blue; 3 Armies stay there. YUAN-A3.01
White attacks on and takes Gui from Blue. YUAN-A4.04
White attacks on and takes Luo from Blue. YUAN-A4.04
White attacks on and takes Ru from Blue. YUAN-A4.04
Blue gets 6 Chão for passing. YUAN-I1.02
""",
    ),
    (
        "BIN=Bc LUO=Bv LEI=Bv RAO=Wc2 | W9 B0",
        "W BIN:M1F2 | B -",
        {},
        """
White pays 3 Chão. YUAN-C1.06
White attacks Bin with 2 Armies from Rao. YUAN-A1.03
White conquers Bin from Blue; 2 Armies stay there. YUAN-A3.01
Lei is cut off from every City of Blue and goes to White. YUAN-A5.05
Luo is cut off from every City of Blue and goes to White. YUAN-A5.05
White fortifies Bin: a City. YUAN-F1.02
Blue gets 6 Chão for passing. YUAN-I1.02
""",
    ),
    (
        "BIN=Bc3 LAI=Wc | W9 B9",
        "W LAI:D2 | B BIN:M3",
        {},
        """
White pays 3 Chão. YUAN-C1.06
Blue pays 7 Chão. YUAN-C1.06
White settles An, Fen, Ning, Tang and Tao. YUAN-D4.01
Blue recruits 3 Armies in Bin. YUAN-M1.02
White gets 2 Chão by Development II. YUAN-I1.01
Bin holds too many Armies: 3 go back to the reserve of Blue. YUAN-N1.01
""",
    ),
]


@pytest.mark.parametrize(
    ("position", "orders", "options", "lines"), TOLD, ids=[f"{case[0]} {case[1]}" for case in TOLD]
)
def test_a_turn_tells_what_happened_by_which_rule(
    position: str, orders: str, options: dict[str, Any], lines: str
) -> None:
    match = at(position, **options)
    turn(match, orders)
    silent = {
        "YUAN-P1.01",
        "YUAN-C1.04",
        "YUAN-N1.02",
        "YUAN-T1.02",
    }  # who committed, the orders, the counters, the wheel
    told = [f"{line} {' '.join(rules)}" for _, line, rules in match.log() if not silent & set(rules)]
    assert told == lines.strip().splitlines()


@pytest.mark.rule("YUAN-P1.07", "YUAN-F2.04")
@pytest.mark.parametrize(
    ("city", "level", "parts"),
    [("c", 1, 4), ("d", 1, 0), ("c", 2, 6), ("d", 2, 2), ("cw", 2, 4), ("dw", 2, 0), ("cs", 3, 8), ("c", 3, 10)],
)
def test_only_what_was_really_built_is_told(city: str, level: int, parts: int) -> None:
    """1 City, 2 Ramparts, 4 second City, 8 Army."""
    match = at(f"BIN=Bc LAI=W{city} | W20 B0")
    turn(match, f"W LAI:F{level} | B -")
    told = [params for moment in match.history for kind, _, params, _ in moment.events if kind == verbs.FORTIFIED]
    assert [params[:4] for params in told] == [(clan("W"), province("LAI"), level, parts)]


@pytest.mark.rule("YUAN-F1.02", "YUAN-F2.04", "YUAN-M1.01", "YUAN-M1.02")
@pytest.mark.parametrize(
    ("place", "order", "said"),
    [
        ("v", "F1", "nothing changes there, since a Village becomes a City only at Fortification II."),
        ("d", "F1", "nothing changes there, since all of it stands there already."),
        ("dw", "F2", "nothing changes there, since all of it stands there already."),
        ("c", "M1", "no Army in Lai, since Armies come only at Militarization II and III."),
        ("c", "F1", "fortifies Lai: a second City."),
    ],
)
def test_what_is_ordered_in_vain_is_told_with_its_reason(place: str, order: str, said: str) -> None:
    match = at(f"BIN=Bc LAI=W{place} | W20 B0")
    turn(match, f"W LAI:{order} | B -")
    assert said in "\n".join(sentence for _, sentence, _ in match.log(-1))


@pytest.mark.rule("YUAN-M1.01")
def test_where_land_is_settled_nobody_is_recruited_since_there_is_no_city() -> None:
    match = at("BIN=Bc LAI=Wc | W20 B0")
    turn(match, "W AN:D1F1M2 | B -")
    assert "no Army in An, since there is no City." in "\n".join(sentence for _, sentence, _ in match.log(-1))
