// My invitations by name: sit down, or decline.
import { go } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { post, remove } from "../wire/rest.ts";
import { gameTitle } from "./games.ts";
import { timeControlText } from "./table-words.ts";

interface InvitedProps {
  tables: TableInfo[];
  onChanged: () => void;
  onTrouble: (error: Error) => void;
}

export function Invited({ tables, onChanged, onTrouble }: InvitedProps) {
  if (!tables.length) return null;
  const sit = async ({ id, invitation = "" }: TableInfo) => {
    try {
      await post(`/api/tables/${id}/join`, { invitation });
      go(`/table/${id}`);
    } catch (error) {
      onTrouble(error as Error);
    }
  };
  return (
    <section class="invited">
      <h3 class="group">{msg("invitations")}</h3>
      <ul class="my-list">
        {tables.map((table) => (
          <li key={table.id}>
            <span class="grow">
              <strong>{gameTitle(table.game)}</strong>
              <span class="muted small">
                {msg("invited-by", { name: table.by ?? "", time_control: timeControlText(table.time_control) })}
              </span>
              {table.note && <q class="muted small">{table.note}</q>}
            </span>
            <button type="button" onClick={() => sit(table)}>
              {msg("sit-down")}
            </button>
            <button
              type="button"
              class="square quiet"
              aria-label={msg("decline", { game: gameTitle(table.game) })}
              title={msg("decline-short")}
              onClick={() => remove(`/api/invitations/${table.id}`).then(onChanged, onTrouble)}
            >
              <Glyph name="cross" size={13} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
