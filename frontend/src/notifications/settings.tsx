// Notification settings: events, destinations and times. Every change is saved at once.
import { useSignalEffect } from "@preact/signals";
import { useCallback, useState } from "preact/hooks";
import { Wrong, useTry } from "../app/form.tsx";
import { Header } from "../app/header.tsx";
import { me } from "../app/me.ts";
import { SettingsNav } from "../app/settings-nav.tsx";
import { useTitle } from "../app/route.tsx";
import { locale, msg } from "../app/words.ts";
import type { NoticesInfo, WishInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { get, put } from "../wire/rest.ts";
import { Dial } from "./dial.tsx";
import { Holidays } from "./holidays.tsx";
import { Ways } from "./destinations.tsx";

const WAYS = ["mail", "push", "hook"] as const;
const WHENS = ["once", "digest", "never"] as const;
const DIGESTS = ["off", "daily", "weekly"] as const;
const ICONS: Record<WishInfo["kind"], string> = {
  move: "swords",
  short: "clock",
  over: "crown",
  invited: "scroll",
  talk: "horn",
  round: "flag",
};
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export type Change = (wanted: Partial<Pick<NoticesInfo, "wishes" | "quiet" | "digest">>) => void;

/** A minute of the day as a field for times takes it. */
export const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** The inverse; NaN for an invalid time. */
export function minuteOf(text: string): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** All preferences, sent after every change. */
export function wanted(found: NoticesInfo, change: Partial<NoticesInfo>) {
  const all = { ...found, ...change };
  const kinds = Object.fromEntries(all.wishes.map((it) => [it.kind, { ways: it.ways, when: it.when }]));
  return { kinds, quiet: all.quiet, digest: all.digest, zone: zone || all.zone };
}

export function NoticesPage() {
  useTitle(msg("notices"));
  const [found, setFound] = useState<NoticesInfo | null>(null);
  const { trouble, attempt } = useTry();
  const look = useCallback(async () => setFound(await get("/api/notices")), []);
  useSignalEffect(() => {
    if (me.value) attempt(look);
  });
  const change: Change = (changed) => {
    if (!found) return;
    setFound({ ...found, ...changed }); // at once; what is refused is soon as it was
    attempt(async () => setFound(await put("/api/notices", wanted(found, changed)))).then(async (kept) => {
      if (!kept) await look();
    });
  };
  return (
    <>
      <Header />
      <div class="settings-page">
        <SettingsNav />
        <main class="notices-page">
          <div>
            <h1>{msg("notices")}</h1>
            <p class="muted">{msg("notices-kept")}</p>
            {me.value === null && <p>{msg("notices-nobody")}</p>}
            <Wrong trouble={trouble} fields={["address"]} />
            {found && <Grid wishes={found.wishes} onChange={change} />}
            {found && <Ways found={found} look={look} />}
            <p class="muted small">{msg("notices-no-secret")}</p>
          </div>
          {found && (
            <aside>
              <Next found={found} />
              <Quiet found={found} onChange={change} />
              <Digest found={found} onChange={change} />
              <Holidays />
            </aside>
          )}
        </main>
      </div>
    </>
  );
}

function Grid({ wishes, onChange }: { wishes: WishInfo[]; onChange: Change }) {
  const set = (kind: string, changed: Partial<WishInfo>) =>
    onChange({ wishes: wishes.map((it) => (it.kind === kind ? { ...it, ...changed } : it)) });
  return (
    <table class="notices-grid panel-card">
      <thead>
        <tr>
          <th scope="col">{msg("notices-of")}</th>
          {WAYS.map((way) => (
            <th key={way} scope="col">
              {msg("notice-way", { way })}
            </th>
          ))}
          <th scope="col">{msg("notice-when")}</th>
        </tr>
      </thead>
      <tbody>
        {wishes.map((wish) => (
          <tr key={wish.kind}>
            <th scope="row">
              <Glyph name={ICONS[wish.kind]} size={17} /> <strong>{msg("notice-kind", { kind: wish.kind })}</strong>
              <span class="muted small">{msg("notice-about", { kind: wish.kind })}</span>
            </th>
            {WAYS.map((way) => (
              <td key={way}>
                {wish.possible.includes(way) && (
                  <input
                    type="checkbox"
                    aria-label={`${msg("notice-kind", { kind: wish.kind })}: ${msg("notice-way", { way })}`}
                    checked={wish.ways.includes(way)}
                    onChange={(event) =>
                      set(wish.kind, { ways: WAYS.filter((it) => (it === way ? event.currentTarget.checked : wish.ways.includes(it))) })
                    }
                  />
                )}
              </td>
            ))}
            <td>
              <select
                aria-label={`${msg("notice-kind", { kind: wish.kind })}: ${msg("notice-when")}`}
                value={wish.when}
                onChange={(event) => set(wish.kind, { when: event.currentTarget.value as WishInfo["when"] })}
              >
                {WHENS.filter((when) => when !== "digest" || wish.kind !== "short").map((when) => (
                  <option key={when} value={when}>
                    {msg("notice-when-kind", { when })}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const hour = (seconds: number) => new Date(seconds * 1000).toLocaleString(locale, { weekday: "long", hour: "2-digit", minute: "2-digit" });

function Next({ found }: { found: NoticesInfo }) {
  const { next } = found;
  return (
    <section class="panel-card">
      <h2>{next.sample ? msg("notice-sample") : msg("notice-next")}</h2>
      {next.held && <p class="small">{msg("notice-held", { when: hour(next.at) })}</p>}
      <div class="notice-shown">
        <p class="muted small">{`Baronage · ${hour(next.at)}`}</p>
        <p>
          <strong>{next.title}</strong>
        </p>
        <p>{next.text}</p>
      </div>
      <p class="muted small">
        {next.ways.length ? msg("notice-goes", { ways: next.ways.join(", ") }) : msg("notice-goes-nowhere")} {next.why}
      </p>
    </section>
  );
}

function Quiet({ found, onChange }: { found: NoticesInfo; onChange: Change }) {
  const { quiet } = found;
  const time = (part: "since" | "until") => (
    <input
      type="time"
      aria-label={part === "since" ? msg("quiet-since") : msg("quiet-until")}
      value={clock(quiet[part])}
      onChange={(event) => {
        const minute = minuteOf(event.currentTarget.value);
        if (!Number.isNaN(minute)) onChange({ quiet: { ...quiet, [part]: minute } });
      }}
    />
  );
  return (
    <section class="panel-card">
      <h2>
        <label>
          <input
            type="checkbox"
            checked={quiet.on}
            onChange={(event) => onChange({ quiet: { ...quiet, on: event.currentTarget.checked } })}
          />{" "}
          {msg("quiet-hours")}
        </label>
      </h2>
      <div class="quiet-dial">
        <Dial {...quiet} />
        <div>
          <p class="quiet-times">
            {time("since")} {"–"} {time("until")}
          </p>
          <p class="muted small">{zone || found.zone}</p>
          <p class="small">{msg("quiet-but")}</p>
        </div>
      </div>
    </section>
  );
}

function Digest({ found, onChange }: { found: NoticesInfo; onChange: Change }) {
  return (
    <section class="panel-card">
      <h2>{msg("digest")}</h2>
      <div class="choice" role="group" aria-label={msg("digest")}>
        {DIGESTS.map((it) => (
          <button key={it} type="button" aria-pressed={found.digest === it} onClick={() => onChange({ digest: it })}>
            {msg("digest-kind", { digest: it })}
          </button>
        ))}
      </div>
      {found.digest !== "off" && (
        <div class="notice-shown">
          <p class="muted small">{`Baronage · ${hour(found.digest_at)}`}</p>
          {found.digested.length ? (
            <ul>
              {found.digested.map((it, at) => (
                <li key={`${at} ${it}`}>{it}</li>
              ))}
            </ul>
          ) : (
            <p class="muted">{msg("digest-empty")}</p>
          )}
        </div>
      )}
    </section>
  );
}
