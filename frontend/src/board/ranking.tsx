// The players of a game that ranks them: a strip with the parts of the turn, then the ranking in its brackets.
import { useState } from "preact/hooks";
import { ColourShield, Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";
import type { PactInfo } from "../generated/wire.ts";
import { slotsFor } from "../negotiation/params.ts";
import type { TableStore } from "../table/store.ts";
import { Art } from "./art.tsx";
import { byPlace, type PlayerRow } from "./data.ts";
import type { Seated } from "./column.tsx";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const PEACE = "peace"; // the kind of proposal that has a button of its own

interface RankingProps {
  store: BoardStore;
  sides: Sides;
  seated: (row: PlayerRow) => Seated;
  offers: ReadonlySet<number>; // seats that have made me an offer
  table?: TableStore; // without it there are no payments and offers
}

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

export function Ranking({ store, sides, seated, offers, table }: RankingProps) {
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
                  peace={table ? peaceWith(table, row.seat) : ""}
                  table={table}
                />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The peace that this player and I have agreed on, in words. */
function peaceWith(table: TableStore, seat: number): string {
  const me = table.looking.value;
  const ours = ({ by, to }: PactInfo) => (by === me && to === seat) || (by === seat && to === me);
  return table.negotiation.pacts.value.find((pact) => pact.kind === PEACE && pact.status === "accepted" && ours(pact))?.text ?? "";
}

interface RankProps {
  store: BoardStore;
  row: PlayerRow;
  rank: number;
  gold: number;
  sides: Sides;
  who: Seated;
  offer: boolean;
  peace: string; // the promise that holds between us
  table: TableStore | undefined;
}

function Rank({ store, row, rank, gold, sides, who, offer, peace, table }: RankProps) {
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
        {peace && (
          <i class="peace-mark" role="img" title={peace} aria-label={peace}>
            <Glyph name="dove" size={16} />
          </i>
        )}
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
      {!mine && table && <Dealings store={store} row={row} name={sides.name(side)} table={table} />}
    </li>
  );
}

interface DealingsProps {
  store: BoardStore;
  row: PlayerRow;
  name: string;
  table: TableStore;
}

/** Acts towards another player at any time: pay, or offer peace until a turn. */
function Dealings({ store, row, name, table }: DealingsProps) {
  const [turn, setTurn] = useState<number | null>(null); // until which peace is offered, while it is chosen
  const [trouble, setTrouble] = useState("");
  const pay = store.shown.value.acts.find(({ piece, amount }) => piece === `side.${row.side}` && amount.length > 0);
  const peace = table.negotiation.offers.value.find(({ kind, to }) => kind === PEACE && to.includes(row.seat));
  const slot = peace && slotsFor(peace, row.seat)[0];
  if (!pay && !slot) return null;
  const offer = async (event: Event) => {
    event.preventDefault();
    if (!slot) return;
    const refused = await table.negotiation.propose(table.looking.value, row.seat, PEACE, { [slot.name]: turn ?? 0 }, false);
    setTrouble(refused);
    if (!refused) setTurn(null);
  };
  return (
    <div class="dealings">
      {pay && (
        <button
          type="button"
          class="btn sq"
          aria-label={msg("pay-to", { name })}
          title={msg("pay-to", { name })}
          onClick={() => store.run(pay)}
        >
          <Glyph name="coins" size={16} />
        </button>
      )}
      {slot && (
        <button
          type="button"
          class="btn sq"
          aria-label={msg("offer-peace-to", { name })}
          title={msg("offer-peace-to", { name })}
          aria-expanded={turn !== null}
          onClick={() => setTurn(turn === null ? (slot.values[0]?.value ?? 0) : null)}
        >
          <Glyph name="dove" size={16} />
        </button>
      )}
      {slot && turn !== null && (
        <form onSubmit={offer}>
          <select
            aria-label={msg("offer-peace-to", { name })}
            value={turn}
            onChange={(event) => setTurn(Number(event.currentTarget.value))}
          >
            {slot.values.map(({ value, words: label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <button type="submit" class="btn act">
            {msg("propose-it")}
          </button>
          {trouble && (
            <p class="warn" role="alert">
              {trouble}
            </p>
          )}
        </form>
      )}
    </div>
  );
}
