// Functions of the messages of Protectors of the Realm, as in locale/types.py of the game.
import type { Reader, Tools } from "../board/catalogue.ts";

/** Cut a list into rows of this width. */
const rows = (numbers: number[], width: number): number[][] =>
  Array.from({ length: Math.floor(numbers.length / width) }, (_, i) => numbers.slice(i * width, (i + 1) * width));

export function own({ say, form, joined, played, separated, t }: Tools): Tools {
  const labelled = (id: string, name: string) => (number: number, r: Reader) => say(id, { [name]: number }, r);
  const pairs = (id: string, first: string, second: string) => (numbers: number[], r: Reader) =>
    joined(rows(numbers, 2).map(([one, other]) => say(id, { [first]: one, [second]: other }, r)));
  const titled = (card: number) => Number(/[!?]$/.test(form(t.CARD(card), "")));
  return {
    PLAYER: (number: number, r: Reader) => played(number, t.PLAYER(number), r),
    PLACE: labelled("place-name", "number"),
    AT: labelled("place-there", "number"),
    PROVINCE: (number: number) => t.NAMES(number) || `P${number}`,
    UNITS: labelled("units-counted", "number"),
    MONEY: labelled("money", "number"),
    POINTS: labelled("points", "number"),
    ORDINAL: labelled("ordinal", "number"),
    LEVEL: labelled("level-name", "number"),
    BID_LIST: pairs("bid-of", "player", "amount"),
    PRODUCED_LIST: (numbers: number[], r: Reader) =>
      joined(rows(numbers, 3).map(([player, amount, worked]) => say("produced-by", { player, amount, worked }, r))),
    STRENGTH: (total: number, count: number, gold: number, order: number, snow: number, support: number, r: Reader) => {
      const plain = Number(!(gold || order || snow || support));
      return say("strength", { total, count, gold, order, snow, support, plain }, r);
    },
    GROUP_LIST: (players: number[], r: Reader) => {
      const found: number[][] = [[]];
      for (const player of players) {
        if (player) found.at(-1)?.push(player);
        else found.push([]);
      }
      return separated(found.map((group) => say("together", { players: group }, r)));
    },
    ENDING: (number: number) => (number % 10 < 4 && !(number % 100 > 10 && number % 100 < 14) ? number % 10 : 0),
    GARRISON_LIST: pairs("garrison", "place", "count"),
    OR: (players: number[], r: Reader) =>
      players.reduce((found, number) => {
        const hint = form(t.PLAYER(number), "");
        return found ? say("either", { name: found, hint }, r) : hint;
      }, ""),
    TITLED: titled,
    TITLED_LAST: (cards: number[]) => (cards.length ? titled(cards.at(-1) as number) : 0),
    SOURCES: (lands: number, isle: number, titles: number, bonus: number, r: Reader) =>
      joined(
        Object.entries({ lands, isle, titles, bonus })
          .filter(([, number]) => number)
          .map(([name, number]) => say(`points-of-${name}`, { number }, r)),
      ),
    NEXT: (number: number) => number + 1,
    SAME: (one: number, other: number) => Number(one === other),
  };
}
