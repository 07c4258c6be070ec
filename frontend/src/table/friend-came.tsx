// A notice on every page once the friends for whom a table waits are there.
import { render } from "preact";
import { go } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { play } from "../board/sounds.ts";
import type { TableInfo } from "../generated/rest.ts";
import { get, post } from "../wire/rest.ts";

const AGAIN = 4000; // milliseconds between requests
const FAILURES = 5; // in a row, until the notice gives up

function FriendCame({ table, onClose }: { table: TableInfo; onClose: () => void }) {
  const start = async () => {
    onClose();
    await post(`/api/tables/${table.id}/start`).catch(() => undefined); // the waiting room then shows why
    go(`/table/${table.id}`);
  };
  const friends = table.seats.filter((seat) => !seat.mine && !seat.bot).map((seat) => seat.name);
  return (
    <div class="friend-came" role="alert">
      <strong>{msg("friend-came", { names: msg("list", { all: friends }), count: friends.length })}</strong>
      <button type="button" class="primary" onClick={start}>
        {msg("page-play")}
      </button>
      <button type="button" onClick={onClose}>
        {msg("not-now")}
      </button>
    </div>
  );
}

/** Ask for a table until all its seats are taken, then show the notice. It ends when the table is started or closed. */
export function announce(id: string): void {
  let failures = 0;
  const look = async () => {
    const table = await get(`/api/tables/${id}`).catch(() => null);
    failures = table ? 0 : failures + 1;
    if (location.pathname === `/table/${id}` || (table && table.status !== "open") || failures > FAILURES) return;
    if (!table || table.seats.some((seat) => seat.open)) {
      setTimeout(look, AGAIN);
      return;
    }
    play("turn");
    const box = document.body.appendChild(document.createElement("div"));
    const close = () => {
      render(null, box);
      box.remove();
    };
    render(<FriendCame table={table} onClose={close} />, box);
  };
  setTimeout(look, AGAIN);
}
