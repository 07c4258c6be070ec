"""Barony: the whole of RULES.md, in every mode and on every board.

Where to find what: `geometry` is the lattice and the boards (G); `hiring`, `fiefdom`, `roster`, `campaign` and `papers` are Fiefdoms
in and between games (F); `steps/opening` is the preparation (P1), `steps/turn` the turn (T1), `moves` and `steps/flight` movement
(M, A01); `steps/clash`, `steps/outcomes` and `steps/bump` are confrontations and what follows (C, B, X, riders, reactions); `bumps` is a
Serf on its way (B3, K, traps and snares); `effects` what lasts (T2); `equipment` weapons and armour (W); `steps/maneuvers` and
`steps/spells` actions, tasks and spells (A, L); `steps/approach`, `trade`, `market` and `steps/market` business (E1, Q); `gold` and `ends` are
what their names say (O1, H1, K3, V). Text is made by `notation`, `position`, `chronicle` and `text`, words and pictures by `words/` and
`scene/`; the game's own player is `bot`.
"""
