// A new tournament: which game, in which form, when, how fast, with whom.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { Field, Pick, useTry, Wrong } from "../app/form.tsx";
import { go } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { useBots } from "../home/bots.ts";
import { games } from "../home/games.ts";
import { timeControlOf, UNTIMED } from "../home/new-time-control.tsx";
import { usual } from "../home/open.ts";
import { WhichGame } from "../home/which-game.tsx";
import type { GameInfo, NewTournament as Announcement } from "../generated/rest.ts";
import { post } from "../wire/rest.ts";
import { FORMS } from "./words.ts";

const TIME_CONTROLS = [
  ["time-control-live-10", 1],
  ["time-control-live-30", 2],
  ["time-control-correspondence-1", 3],
  ["time-control-correspondence-3", 4],
] as const; // those of a table with clocks or deadlines, by their number there

type Every = NonNullable<Announcement["every"]>;
const EVERY: Every[] = [0, 1, 7, 14, 28]; // days

/** So many minutes from now, as a field for dates has it. */
function soon(minutes: number): string {
  const at = new Date(Date.now() + minutes * 60_000);
  at.setMinutes(at.getMinutes() - at.getTimezoneOffset());
  return at.toISOString().slice(0, 16);
}

export function NewTournament({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const [game, setGame] = useState(games.value[0]?.name ?? "");
  const info = games.value.find((one) => one.name === game) as GameInfo;
  const bots = useBots(game);
  const [form, setForm] = useState<(typeof FORMS)[number]>("swiss");
  const [seats, setSeats] = useState(usual(info));
  const [timeControl, setTimeControl] = useState(1);
  const [starts, setStarts] = useState(soon(15));
  const [length, setLength] = useState(0); // rounds, or minutes of an arena; 0 without a limit
  const [rated, setRated] = useState(false);
  const [entered, setEntered] = useState<string[]>([]);
  const [bot, setBot] = useState(true); // a bot replaces players who are absent or leave
  const [description, setDescription] = useState("");
  const [password, setPassword] = useState("");
  const [every, setEvery] = useState<Every>(0); // days after which it is repeated; 0 for never
  const { busy, trouble, attempt } = useTry();
  const league = form === "league";
  const timed = form === "arena";
  const many = info.seats.includes(seats) ? seats : usual(info);
  const make = () =>
    attempt(async () => {
      const { id } = await post("/api/tournaments", {
        name,
        game,
        form,
        seats: many,
        starts: new Date(starts).getTime() / 1000,
        time_control: timeControlOf({ ...UNTIMED, index: league ? Math.max(3, timeControl) : timeControl }),
        ...(timed ? { minutes: length || 60 } : { rounds: length }),
        rated,
        bots: entered.filter((name) => bots.some((one) => one.name === name)),
        stand_in: bot ? "bot" : "nobody",
        replaced_by: bot ? "wat" : "",
        description,
        password,
        every,
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
      });
      go(`/tournaments/${id}`);
    });
  return (
    <Ask title={msg("tournament-make")} does={msg("tournament-announce")} busy={busy} onClose={onClose} onDo={make}>
      <label>
        {msg("name")}
        <input type="text" required maxLength={30} value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <div class="pair">
        <label>
          {msg("game")}
          <WhichGame game={game} onChange={setGame} />
        </label>
        <label>
          {msg("tournament-seats")}
          <select value={many} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
            {info.seats.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label>
        {msg("tournament-how")}
        <select value={form} onChange={(event) => setForm(event.currentTarget.value as typeof form)}>
          {FORMS.map((one) => (
            <option key={one} value={one}>
              {msg("tournament-form", { form: one })}
            </option>
          ))}
        </select>
        <span class="muted small">{msg("tournament-pairing", { form })}</span>
      </label>
      <div class="pair">
        <label>
          {msg("tournament-begins")}
          <input type="datetime-local" required value={starts} onInput={(event) => setStarts(event.currentTarget.value)} />
        </label>
        {form !== "knock-out" && (
          <label>
            {timed ? msg("tournament-minutes") : msg("tournament-rounds")}
            <input
              type="number"
              min={timed ? 5 : 0}
              max={timed ? 1440 : 60}
              value={timed ? length || 60 : length}
              onInput={(event) => setLength(Number(event.currentTarget.value))}
            />
            {!timed && <span class="muted small">{msg("tournament-rounds-none")}</span>}
          </label>
        )}
      </div>
      <label>
        {msg("time-control")}
        <select
          value={league ? Math.max(3, timeControl) : timeControl}
          onChange={(event) => setTimeControl(Number(event.currentTarget.value))}
        >
          {TIME_CONTROLS.filter(([, at]) => !league || at > 2).map(([id, at]) => (
            <option key={id} value={at}>
              {msg(id)}
            </option>
          ))}
        </select>
      </label>
      <fieldset class="tournament-bots">
        <legend>{msg("tournament-bots")}</legend>
        {bots
          .filter((one) => one.title)
          .map((one) => (
            <label key={one.name} class="check">
              <input
                type="checkbox"
                checked={entered.includes(one.name)}
                onChange={(event) =>
                  setEntered(event.currentTarget.checked ? [...entered, one.name] : entered.filter((other) => other !== one.name))
                }
              />
              <span>{one.title}</span>
            </label>
          ))}
      </fieldset>
      <label class="check">
        <input type="checkbox" checked={bot} onChange={(event) => setBot(event.currentTarget.checked)} />
        <span>{msg("tournament-bot-plays-on")}</span>
      </label>
      <label class="check">
        <input type="checkbox" checked={rated} onChange={(event) => setRated(event.currentTarget.checked)} />
        <span>{msg("tournament-counts")}</span>
      </label>
      <details>
        <summary>{msg("tournament-more")}</summary>
        <label>
          {msg("tournament-description")}
          <textarea rows={4} maxLength={2000} value={description} onInput={(event) => setDescription(event.currentTarget.value)} />
        </label>
        <Field
          label={msg("tournament-password-field")}
          name="password"
          value={password}
          onInput={setPassword}
          most={100}
          hint={msg("tournament-password-set")}
          trouble={trouble}
        />
        <Pick
          label={msg("tournament-every")}
          value={every}
          of={EVERY.map((days) => [days, msg("tournament-every-kind", { days })])}
          onPick={setEvery}
        />
      </details>
      <Wrong trouble={trouble} fields={["password"]} />
    </Ask>
  );
}
