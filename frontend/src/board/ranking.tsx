// The players of a game that ranks them: a strip with the parts of the turn, then the ranking in its brackets.
import { ColourShield, Glyph } from "../app/icon.tsx";
import { Art } from "./art.tsx";
import { byPlace, type PlayerRow } from "./data.ts";
import type { Seated } from "./column.tsx";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

interface RankingProps {
  store: BoardStore;
  sides: Sides;
  seated: (row: PlayerRow) => Seated;
  offers: ReadonlySet<number>; // seats that have made me an offer
}

/** Whether this game ranks its players. */
export const ranks = (store: BoardStore): boolean => !!store.board.value?.counters.includes("rank");

/** The parts of a turn, with the present one: the list in the column. */
export function Phases({ store }: { store: BoardStore }) {
  const board = store.board.value;
  const zone = board?.zones.find(({ layout, region, owner }) => layout === "list" && region === "column" && owner < 0);
  const parts = zone ? (byPlace(store.shown.value.pieces.values()).get(zone.id) ?? []) : [];
  if (!parts.length) return null;
  return (
    <ol class="phases" aria-label={store.label("zone", zone?.id ?? "")}>
      {parts.map((piece) => {
        const face = board?.faces.find(({ id }) => id === piece.art);
        const now = piece.marks.includes("now");
        return (
          <li key={piece.id} class={piece.marks.join(" ")} aria-current={now ? "step" : undefined}>
            {face ? words(face.title) : ""}
          </li>
        );
      })}
    </ol>
  );
}

export function Ranking({ store, sides, seated, offers }: RankingProps) {
  const { players } = store.shown.value;
  const names = store.board.value?.counters ?? [];
  const of = (row: PlayerRow, name: string): number => row.has[names.indexOf(name)] ?? 0;
  const ranked = [...players].sort((one, other) => (of(one, "rank") || 99) - (of(other, "rank") || 99) || other.score - one.score);
  const many = players.length > 9;
  const brackets = [...new Set(ranked.map((row) => of(row, "bracket")))];
  return (
    <section class={`ranking${many ? " many" : ""}`}>
      <div class="ranking-heads" aria-hidden="true">
        <span>{store.label("counter", "gold")}</span>
        <span>{store.label("counter", "score")}</span>
      </div>
      {brackets.map((bracket) => (
        <div key={bracket}>
          {bracket > 0 && <h3>{store.label("zone", `bracket${bracket}`)}</h3>}
          <ul>
            {ranked
              .filter((row) => of(row, "bracket") === bracket)
              .map((row) => (
                <Rank
                  key={row.side}
                  store={store}
                  row={row}
                  rank={of(row, "rank")}
                  gold={of(row, "gold")}
                  sides={sides}
                  who={seated(row)}
                  offer={offers.has(row.seat)}
                />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface RankProps {
  store: BoardStore;
  row: PlayerRow;
  rank: number;
  gold: number;
  sides: Sides;
  who: Seated;
  offer: boolean;
}

function Rank({ store, row, rank, gold, sides, who, offer }: RankProps) {
  const { side, marks } = row;
  const id = `side.${side}`;
  const mine = side === store.me.value;
  const usable = store.usable.value.has(id);
  const named = store.draft.form.value.some(
    (field) => field.kind === "side" && !field.id.includes(".") && store.draft.chosen.value[field.id]?.includes(row.seat),
  );
  const state = `${mine ? " mine" : ""}${marks.includes("out") ? " out" : ""}${usable ? " can" : ""}${named ? " named" : ""}`;
  return (
    <li class={`rank${state}`} data-id={id}>
      <button
        type="button"
        disabled={!usable}
        title={`${sides.name(side)}${who.state ? `, ${who.state}` : ""}`}
        onClick={() => store.click(id)}
      >
        <b class="at">{rank || ""}</b>
        <ColourShield colour={row.colour} size={21} />
        <strong>{sides.name(side)}</strong>
        {rank === 1 && <Glyph name="crown" size={15} class="first" />}
        {offer && <Glyph name="envelope" size={16} class="offer-mark" />}
        {named && <Glyph name="ship" size={15} />}
        {who.more}
        <span class="purse">
          <Art name="realm" />
          {gold}
        </span>
        <big>{row.score}</big>
        <i class="state">
          {marks.includes("sent") ? (
            <Glyph name="tick" size={17} class="sent" />
          ) : marks.includes("acts") && mine ? (
            <Glyph name="pencil" size={15} class="writes" />
          ) : null}
        </i>
      </button>
      {who.clock}
    </li>
  );
}
