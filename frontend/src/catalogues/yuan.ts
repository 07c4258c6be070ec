// Functions of the messages of Yuan, as in locale/types.py of the game.
import type { Reader, Tools } from "../board/catalogue.ts";

const SIDE = 1000; // a side and what lies there as one number
const NOBODYS = 900; // or + NOBODYS + a terrain that can't be owned
const WANTED = 100; // a turn and the Temples that win in it
const DEED = 1000; // a part of an order, and its Province
const divided = (number: number, by: number): [number, number] => [Math.floor(number / by), number % by];

export function own({ say, played, t }: Tools): Tools {
  const counted = (id: string) => (number: number, r: Reader) => say(id, { number }, r);
  return {
    CLAN: (clan: number, r: Reader) => played(clan, t.CLAN(clan), r),
    HOUSE: t.HOUSE,
    PROVINCE: (p: number, r: Reader) => t.NAMES(p) || say("no-province", {}, r),
    LANDED: (p: number, r: Reader) => say("landed", { province: p, terrain: t.LAND(p) }, r),
    TILE: (tile: number, r: Reader) => say("tile-of", { province: t.FIRST(tile) }, r),
    SIDED: (number: number, r: Reader) => {
      const [side, what] = divided(number, SIDE);
      return say("sided", { side, province: what < NOBODYS ? what : 0, terrain: what - NOBODYS }, r);
    },
    BORDERING: (number: number, r: Reader) => {
      const [side, tile] = divided(number, SIDE);
      return say("bordering", { side, tile }, r);
    },
    ARMIES: counted("armies"),
    TEMPLES: counted("temples"),
    PROVINCES: counted("so-many-provinces"),
    WANTED: (code: number, r: Reader) => {
      const [turn, temples] = divided(code, WANTED);
      return say("wanted", { turn, temples }, r);
    },
    DEED: (code: number, r: Reader) => {
      const [rest, province] = divided(code, DEED);
      const [kinds, more] = divided(rest, 4);
      const [levels, what] = divided(kinds, 4);
      const [kind, level] = divided(levels, 4);
      return say("deed", { kind, level, what, armies: more, stands: more, province }, r);
    },
    MARK: (code: number, r: Reader) => {
      const [row, level] = divided(code, 4);
      return say("mark", { row, level }, r);
    },
    WORK: (work: number, r: Reader) => say("work", { work }, r),
  };
}
