// Days on which I am away: at tables by post my clocks stand still.
import { useEffect, useState } from "preact/hooks";
import { useTry, Wrong } from "../app/form.tsx";
import { msg } from "../app/words.ts";
import type { HolidaysInfo } from "../generated/rest.ts";
import { dayOf } from "../table/breaks.tsx";
import { get, post, remove } from "../wire/rest.ts";

const DAY = 86_400_000; // milliseconds
const field = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
/** Midnight of a day as a field for dates has it, some days later; in seconds. */
const midnight = (text: string, later = 0) => {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  return new Date(year, month - 1, day + later).getTime() / 1000;
};

export function Holidays() {
  const [found, setFound] = useState<HolidaysInfo | null>(null);
  const [first, setFirst] = useState(field(new Date()));
  const [last, setLast] = useState(field(new Date(Date.now() + 6 * DAY)));
  const { busy, trouble, attempt } = useTry();
  useEffect(() => {
    attempt(() => get("/api/holidays").then(setFound));
  }, [attempt]);
  if (!found) return null;
  const take = () => attempt(async () => setFound(await post("/api/holidays", { since: midnight(first), until: midnight(last, 1) })));
  const end = (since: number) => attempt(async () => setFound(await remove(`/api/holidays?since=${since}`)));
  return (
    <section class="panel-card holidays">
      <h2>{msg("holidays")}</h2>
      <p class="small">{msg("holidays-why")}</p>
      <ul class="programs">
        {found.days.map(({ since, until }) => (
          <li key={since}>
            <span>{msg("holiday-days", { first: dayOf(since), last: dayOf(until - 1) })}</span>
            <button type="button" disabled={busy} onClick={() => end(since)}>
              {since * 1000 > Date.now() ? msg("holiday-give-up") : msg("holiday-back")}
            </button>
          </li>
        ))}
      </ul>
      <form
        class="holiday-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) take();
        }}
      >
        <label>
          {msg("holiday-first")} <input type="date" required value={first} onInput={(event) => setFirst(event.currentTarget.value)} />
        </label>
        <label>
          {msg("holiday-last")}{" "}
          <input type="date" required min={first} value={last} onInput={(event) => setLast(event.currentTarget.value)} />
        </label>
        <button type="submit" disabled={busy}>
          {msg("holiday-take")}
        </button>
      </form>
      <Wrong trouble={trouble} fields={[]} />
      <p class="muted small">{msg("holidays-left", { left: Math.floor(found.left), most: found.most })}</p>
    </section>
  );
}
