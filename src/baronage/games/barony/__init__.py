"""Barony.

What of RULES.md is in the code so far: the tables (Components), options and rosters as documents; the lattice, boards, Market
space, range and flight directions (G1 to G7); and the Simple Game (Z1.01) on every board, with secret placement (P1), turns
(T1), movement (M1 to M4), confrontations (C1 to C3), bumps and forced chains (B1 to B3, X1), kills (K1), too few Serfs (K3),
barricades (H1), the end for two, for more and for teams (V1 to V4), and its notation of moves and positions. For the other modes
there are hiring and picking before the game (F1.01 to F1.10, F2), gold (O1, K1.05), and entering and leaving the Market (M5).

What is not: hiring and dropping during a game and the campaign (F1.11, F1.12, F3.01, F4), business in the Market (Q1 to Q4),
trading (E1), blessings (K2), durations and tasks (T2), all special maneuvers (A00 to A19), weapons, armour and spells (W1 to L9);
prompts, labels and log in words, refusals in words, pictures, bot. Modes other than `simple` are refused. The game is not offered
to players before it is complete.
"""
