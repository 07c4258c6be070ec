"""Barony: the whole of RULES.md, in every mode and on every board.

Where to find what:

- `geometry`: the lattice and the boards (G); `moves`, `steps/flight`: movement, and Archers on the way (M, A01).
- `hiring`, `fiefdom`, `roster`, `campaign`, `papers`: Fiefdoms in and between games (F); `steps/opening`: the preparation (P1).
- `steps/turn`: the turn (T1); `effects`: tasks and durations (T2); `ends`, `gold`: barricades, the end, gold (H1, K3, V, O1).
- `steps/clash`, `steps/outcomes`, `steps/bump`: confrontations and what follows (C, B, X, riders and reactions of A).
- `bumps`: a Serf on its way, kills and blessings, traps and snares (B3, K1, K2, A06, A14); `equipment`: weapons and armour (W).
- `steps/maneuvers`, `steps/spells`: actions, tasks and spells (A, L).
- `steps/approach`, `trade`, `market`, `steps/market`: business with others and in the Market (C1.02, E1, Q).
- `text`, `notation`, `position`, `chronicle`, `turns`: names, moves, positions and whole turns.
- `steps/hires`, `steps/moving`, `steps/uses`, `steps/fighting`: verbs that do not stand beside their frames.
- `words/`, `mentions`, `compass`: how it is told; `things`, `scene/`: how it is drawn and clicked.
- `answers`, `bot`: standing answers, and the machine's player.
"""
