// The column's box for a player looking for an opponent.
import { useState } from "preact/hooks";
import { be } from "../app/me.ts";
import { go, Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { post } from "../wire/rest.ts";
import { gameTitle } from "./games.ts";
import { Face } from "./names.tsx";
import { timeControlText } from "./table-words.ts";

/** Take the first free seat of a table, and go there. */
export async function sit({ id }: TableInfo): Promise<void> {
  await be();
  await post(`/api/tables/${id}/join`, {});
  go(`/table/${id}`);
}

/** Return whether there is a free seat for me. */
export const seeks = (table: TableInfo) =>
  table.status === "open" && table.seats.some((seat) => seat.open && !seat.invited) && !table.seats.some((seat) => seat.mine);

export function OpenSeat({ tables, attempt }: { tables: TableInfo[]; attempt: (what: Promise<unknown>) => void }) {
  const [sitting, setSitting] = useState(false);
  const all = tables.filter(seeks);
  const [table] = all;
  const host = table?.seats.find((seat) => !seat.open && !seat.bot);
  if (!table || !host) return null;
  return (
    <section class="box open-seat" data-table={table.id}>
      <Face seat={host} size={24} />
      <p>
        <strong>{msg("seeks-opponent", { name: host.name || host.label })}</strong>
        <small>{`${gameTitle(table.game)} · ${timeControlText(table.time_control)}`}</small>
        {all.length > 1 && <Link to="/games">{msg("open-tables-all", { count: all.length })}</Link>}
      </p>
      <button
        type="button"
        class="act"
        disabled={sitting}
        onClick={() => {
          setSitting(true);
          attempt(sit(table).finally(() => setSitting(false)));
        }}
      >
        {msg("seat-join")}
      </button>
    </section>
  );
}
