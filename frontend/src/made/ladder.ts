// Made by tools/make_frontend.py from the Python code; do not edit.
/** One of the upper among as many of the lower as there are other seats: games, first places, 95 in 100 lie within. */
export interface Measured { game: string; seats: number; upper: string; lower: string; games: number; wins: number; low: number; high: number }
export const MEASURED: Measured[] = [{"game": "brawling", "seats": 2, "upper": "hob", "lower": "wat", "games": 150, "wins": 132, "low": 82, "high": 92}, {"game": "brawling", "seats": 2, "upper": "ysolt", "lower": "hob", "games": 150, "wins": 121, "low": 74, "high": 86}];
