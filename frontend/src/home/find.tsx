// Matchmaking: choose a game and wait for a player with the same choice.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { Pick, useTry, Wrong } from "../app/form.tsx";
import { be, me } from "../app/me.ts";
import { go } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { post } from "../wire/rest.ts";
import { games } from "./games.ts";
import { usual } from "./open.ts";

export function FindGame({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState(""); // none yet: the first, as soon as they are known
  const game = games.value.find((one) => one.name === chosen) ?? games.value[0];
  const [seats, setSeats] = useState(0); // 0 for the usual
  const [timeControl, setTimeControl] = useState<"live" | "correspondence">("live");
  const [rated, setRated] = useState(false);
  const { busy, trouble, attempt } = useTry();
  if (!game) return null;
  const find = () =>
    attempt(async () => {
      await be();
      const { table } = await post("/api/find", { game: game.name, seats: seats || usual(game), time_control: timeControl, rated });
      go(`/table/${table}`);
    });
  return (
    <Ask title={msg("find-game")} does={msg("find-it")} busy={busy} onDo={find} onClose={onClose}>
      <p>{msg("find-how")}</p>
      <Pick
        label={msg("game")}
        value={game.name}
        of={games.value.map((one) => [one.name, one.title])}
        onPick={(name) => {
          setChosen(name);
          setSeats(0);
        }}
      />
      <Pick label={msg("seats")} value={seats || usual(game)} of={game.seats.map((count) => [count, `${count}`])} onPick={setSeats} />
      <Pick
        label={msg("time-control")}
        value={timeControl}
        of={[
          ["live", msg("time-control-live-10")],
          ["correspondence", msg("time-control-correspondence-1")],
        ]}
        onPick={setTimeControl}
      />
      {me.value?.login && (
        <label class="tick">
          <input type="checkbox" checked={rated} onChange={(event) => setRated(event.currentTarget.checked)} /> {msg("rated-game")}
        </label>
      )}
      <Wrong trouble={trouble} fields={[]} />
    </Ask>
  );
}

/** While I wait: am I better off at another's table by now? */
export async function askAgain(table: TableInfo): Promise<void> {
  const { time_control, rated, seats, game } = table;
  if (time_control.kind === "untimed") return;
  const found = await post("/api/find", { game, seats: seats.length, time_control: time_control.kind, rated });
  if (found.table !== table.id) go(`/table/${found.table}`, true);
}
