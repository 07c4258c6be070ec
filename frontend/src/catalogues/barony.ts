// Functions of the messages of Barony, as in locale/types.py of the game.
import { bits, type Params, type Reader, type Tools } from "../board/catalogue.ts";

/** The message of a place and the names of its numbers, by its first letter. */
const PLACES: Record<string, [string, string[]]> = {
  P: ["place-point", ["owner", "barony", "corner"]],
  H: ["place-home", ["owner", "barony", "row", "number"]],
  N: ["place-near-point", ["steps", "side", "owner", "barony", "corner"]],
  C: ["place-near-market", ["steps", "side"]],
  M: ["place-market", []],
  X: ["place-off-board", []],
};

/** Split a text at its first blanks into this number of parts. */
function parted(text: string, count: number): string[] {
  const words = text.split(" ");
  return [...words.slice(0, count - 1), words.slice(count - 1).join(" ")];
}

export function own({ say, form, t, GROUPED }: Tools): Tools {
  const joined = (shown: string[], r: Reader, how: string) =>
    shown.length < 2 ? shown.join("") : say(how, { first: shown.slice(0, -1).join(", "), last: shown.at(-1) }, r);
  const serf = (text: string, r: Reader) => {
    if (!text) return say("no-serf", {}, r);
    const [control, owner, caste, number, given = ""] = parted(text, 5);
    const params = { owner: Number(control), from: Number(owner), caste: Number(caste), number: Number(number) };
    return say(given ? "serf-named" : "serf", { ...params, recruited: Number(control !== owner), given }, r);
  };
  const place = (text: string): [string, Params] => {
    if (!text) return ["place-nowhere", {}];
    const [kind = "", ...parts] = text.split(" ");
    const [id, names] = PLACES[kind] as [string, string[]];
    return [id, Object.fromEntries(names.map((name, i) => [name, name === "barony" ? parts[i] : Number(parts[i])]))];
  };
  const bump = (text: string, r: Reader) => {
    if (!text) return say("place-nowhere", {}, r);
    const [travelled, way, out, met, sign] = text.split("|");
    const ends = Number(out) ? 0 : met ? 1 : Number(sign) ? 2 : 3;
    return say("bump", { triangles: Number(travelled), way: Number(way), foe: met, sign: Number(sign), ends }, r);
  };
  const item = (number: number, article: number, r: Reader) => {
    const params = { ware: bits(number, 0, 5), copied: bits(number, 5, 1), strength: bits(number, 6, 4), turns: bits(number, 10, 4) };
    return say("an-item", { ...params, article }, r);
  };
  return {
    SERF: (text: string, r: Reader) =>
      joined(
        text.split("\n").map((line) => serf(line, r)),
        r,
        "and",
      ),
    PLACE: (text: string, r: Reader) => say(...place(text), r),
    AT: (text: string, r: Reader) => {
      const [id, params] = place(text);
      return say(`at-${id}`, params, r);
    },
    HOME: (text: string, r: Reader) => {
      const [owner, barony] = text.split(" ");
      return say("home", { owner: Number(owner), barony }, r);
    },
    BUMP: (text: string, r: Reader) =>
      joined(
        text.split("\n").map((line) => bump(line, r)),
        r,
        "either",
      ),
    ITEM: (number: number, r: Reader) => item(number, 0, r),
    AN_ITEM: (number: number, r: Reader) => item(number, 1, r),
    HIRE: (row: number, r: Reader) => {
      const [caste, vocation, maneuver, choice] = t.HIRES(row);
      return caste === undefined ? say("no-serf", {}, r) : say("hireling", { caste, vocation, maneuver, choice }, r);
    },
    CASTES: (caste: number) => form(t.CASTE(caste), "many"),
    COURSE: (number: number, r: Reader) => say("seen-course", { number }, r),
    GOLD: (gold: number) => GROUPED(gold),
  };
}
