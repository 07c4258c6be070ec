"""Barony: all of RULES.md, in every mode and on every board.

Where to find what:

- `board/`: the lattice and the boards (G); `rules/moves`, `steps/flight`: movement, and Archers on the way (M, A01).
- `hiring`, `roster`, `rules/fiefdom`, `rules/campaign`, `campaign_files`: Fiefdoms in and between games
  (F); `steps/opening`: the preparation (P1).
- `steps/turn`: the turn (T1); `rules/effects`: tasks and durations (T2); `rules/elimination`, `rules/gold`:
  barricades, the end, gold (H1, K3, V, O1).
- `steps/clash`, `steps/outcomes`, `steps/bump`: confrontations and what follows (C, B, X, riders and reactions of A).
- `rules/bumps`: bumps, kills and blessings, traps and snares (B3, K1, K2, A06, A14); `rules/equipment`: weapons and
  armour (W).
- `steps/maneuvers`, `steps/spells`: actions, tasks and spells (A, L).
- `steps/approach`, `rules/trade`, `rules/market`, `steps/market`: business with others and in the Market (C1.02, E1,
  Q).
- `rules/names`, `notation`, `position`, `turn_notation/`: names, moves, positions and whole turns.
- `steps/hires`, `steps/moving`, `steps/uses`, `steps/fighting`: verbs shared by several steps.
- `locale/`: messages; `nodes`, `scene/`: the picture and its clicks.
- `auto_answers`, `bot`: auto-answers, and the heuristic bot.
"""
