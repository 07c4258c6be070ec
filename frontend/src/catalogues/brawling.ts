// Functions of the messages of Brawling Barons, as in locale/types.py of the game.
import { bits, type Reader, type Tools } from "../board/catalogue.ts";

const UP = 256; // added to a card's number while the upgraded half is in force
const [UNHARMED, DOWNGRADED, GONE, SHERIFF] = [0, 1, 2, 3];
const unitOf = (piece: number) => bits(piece, 0, 9);

export function own({ say, t }: Tools): Tools {
  const body = (unit: number, r: Reader) => {
    const becomes = unit > 0 && unit < UP && t.TYPE(unit) !== "none";
    return say("body", { half: unit, other: becomes ? unit : 0 }, r);
  };
  const contents = (piece: number) => {
    const unit = unitOf(piece);
    return { body: unit, owner: unit ? bits(piece, 9, 4) : -1, where: bits(piece, 13, 2), nth: bits(piece, 15, 5) };
  };
  const building = (unit: number) => t.TYPE(unit) === "building";
  const thresholds = (health: number, unit: number) => (unit < UP ? [health] : building(unit) ? [2 * health] : [health, 2 * health]);
  const resultOf = (health: number, unit: number, damage: number) => {
    if (unit < UP) return damage >= health ? GONE : UNHARMED;
    if (damage >= 2 * health) return GONE;
    return damage >= health && !building(unit) ? DOWNGRADED : UNHARMED;
  };
  const blow = (code: number) => {
    const [unit, dealt, health] = [unitOf(code), bits(code, 20, 12), bits(code, 40)];
    const [first = 0, second] = thresholds(health, unit);
    return {
      unit: bits(code, 0, 20),
      dealt,
      towers: bits(code, 34, 6),
      several: bits(code, 33, 1),
      result: bits(code, 32, 1) ? SHERIFF : resultOf(health, unit, dealt),
      lowers: second === undefined ? 0 : first,
      falls: second ?? first,
      base: bits(unit, 0, 8),
    };
  };
  return {
    t: { ...t, PIECE: (piece: number) => t.HALF(unitOf(piece)) },
    KIND: t.KIND,
    BODY: body,
    NAMED: t.NAMED,
    STANDING: t.STANDING,
    PIECE: (piece: number, r: Reader) => say("piece", contents(piece), r),
    PLAIN: (piece: number, r: Reader) => say("plain-piece", { ...contents(piece), half: unitOf(piece) }, r),
    TYPE: (piece: number) => t.TYPE(unitOf(piece)),
    BLOW: (code: number, r: Reader) => say("blow", blow(code), r),
    FREE: (play: number, r: Reader) => say("free-play", { play }, r),
    SCORE: (score: number, r: Reader) => say("score", { seat: bits(score, 0, 4), points: bits(score, 4) }, r),
    WAY: (way: number, r: Reader) => say("way", { way }, r),
    CITED: (rules: string, rule: string) => Number(rules.split(" ").includes(`BRAWL-${rule}`)),
    ORDINAL: (nth: number, r: Reader) => say("ordinal", { nth }, r),
  };
}
