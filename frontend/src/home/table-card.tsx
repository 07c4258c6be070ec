// A table to watch or to replay: its board, its players, and its turn or its result.
import { useState } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { Thumb } from "../people/thumb.tsx";
import { shortTitle } from "./games.ts";
import { Names } from "./names.tsx";

interface TableCardProps {
  table: TableInfo;
  round: number; // changes when a running table needs to be drawn again
}

/** The winner of a finished table, else how it ended. */
function result({ places, seats, ending }: TableInfo): string {
  const won = seats.filter(({ seat }) => places?.[seat] === 0).map(({ name, label }) => name || label);
  return won.length === 1 ? msg("won", { names: won[0] as string }) : (ending ?? "");
}

export function TableCard({ table, round }: TableCardProps) {
  const [turn, setTurn] = useState("");
  const over = table.status === "over";
  const facts = [shortTitle(table.game), over ? result(table) : turn].filter(Boolean);
  return (
    <li>
      <Link to={over ? `/replay/${table.id}?viewer=${table.published ? "all" : "public"}` : `/table/${table.id}`}>
        <Thumb
          table={table.id}
          game={table.game}
          over={over}
          again={over ? 0 : round}
          onFound={(position) => setTurn(position.turn?.[2] ?? "")}
        />
        <Names table={table} />
        <span class="facts muted">
          <span>{facts.join(" · ")}</span>
          {!!table.watching && (
            <span class="watching" title={msg("watching-count", { count: table.watching })}>
              <Glyph name="eye" size={15} /> {table.watching}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
