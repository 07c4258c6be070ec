// Notification settings: events, destinations and times. Every change is saved at once.
import { useSignalEffect } from "@preact/signals";
import { useCallback, useState } from "preact/hooks";
import { Wrong, useTry } from "../app/form.tsx";
import { Header } from "../app/header.tsx";
import { me } from "../app/me.ts";
import { SettingsNav } from "../app/settings-nav.tsx";
import { useTitle } from "../app/route.tsx";
import { locale, msg } from "../app/words.ts";
import type { NotificationSettings, PreferenceInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { get, put } from "../wire/rest.ts";
import { Dial } from "./dial.tsx";
import { Holidays } from "./holidays.tsx";
import { Destinations } from "./destinations.tsx";

const KINDS = ["mail", "push", "hook"] as const;
const WHENS = ["once", "digest", "never"] as const;
const DIGESTS = ["off", "daily", "weekly"] as const;
const ICONS: Record<PreferenceInfo["kind"], string> = {
  move: "swords",
  short: "clock",
  over: "crown",
  invited: "scroll",
  talk: "horn",
  round: "flag",
};
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export type Change = (wanted: Partial<Pick<NotificationSettings, "preferences" | "quiet" | "digest">>) => void;

/** A minute of the day as a field for times takes it. */
export const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** The inverse; NaN for an invalid time. */
export function minuteOf(text: string): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** All preferences, sent after every change. */
export function wanted(found: NotificationSettings, change: Partial<NotificationSettings>) {
  const all = { ...found, ...change };
  const kinds = Object.fromEntries(all.preferences.map((it) => [it.kind, { destinations: it.destinations, when: it.when }]));
  return { kinds, quiet: all.quiet, digest: all.digest, zone: zone || all.zone };
}

export function NotificationsPage() {
  useTitle(msg("notifications"));
  const [found, setFound] = useState<NotificationSettings | null>(null);
  const { trouble, attempt } = useTry();
  const look = useCallback(async () => setFound(await get("/api/notifications")), []);
  useSignalEffect(() => {
    if (me.value) attempt(look);
  });
  const change: Change = (changed) => {
    if (!found) return;
    setFound({ ...found, ...changed }); // at once; what is refused is soon as it was
    attempt(async () => setFound(await put("/api/notifications", wanted(found, changed)))).then(async (kept) => {
      if (!kept) await look();
    });
  };
  return (
    <>
      <Header />
      <div class="settings-page">
        <SettingsNav />
        <main class="notifications-page">
          <div>
            <h1>{msg("notifications")}</h1>
            <p class="muted">{msg("notifications-kept")}</p>
            {me.value === null && <p>{msg("notifications-nobody")}</p>}
            <Wrong trouble={trouble} fields={["address"]} />
            {found && <Grid preferences={found.preferences} onChange={change} />}
            {found && <Destinations found={found} look={look} />}
            <p class="muted small">{msg("notifications-no-secret")}</p>
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

function Grid({ preferences, onChange }: { preferences: PreferenceInfo[]; onChange: Change }) {
  const set = (kind: string, changed: Partial<PreferenceInfo>) =>
    onChange({ preferences: preferences.map((it) => (it.kind === kind ? { ...it, ...changed } : it)) });
  return (
    <table class="notifications-grid panel-card">
      <thead>
        <tr>
          <th scope="col">{msg("notifications-of")}</th>
          {KINDS.map((destination) => (
            <th key={destination} scope="col">
              {msg("notification-destination", { destination })}
            </th>
          ))}
          <th scope="col">{msg("notification-when")}</th>
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => (
          <tr key={preference.kind}>
            <th scope="row">
              <Glyph name={ICONS[preference.kind]} size={17} /> <strong>{msg("notification-kind", { kind: preference.kind })}</strong>
              <span class="muted small">{msg("notification-about", { kind: preference.kind })}</span>
            </th>
            {KINDS.map((destination) => (
              <td key={destination}>
                {preference.possible.includes(destination) && (
                  <input
                    type="checkbox"
                    aria-label={`${msg("notification-kind", { kind: preference.kind })}: ${msg("notification-destination", { destination })}`}
                    checked={preference.destinations.includes(destination)}
                    onChange={(event) =>
                      set(preference.kind, {
                        destinations: KINDS.filter((it) =>
                          it === destination ? event.currentTarget.checked : preference.destinations.includes(it),
                        ),
                      })
                    }
                  />
                )}
              </td>
            ))}
            <td>
              <select
                aria-label={`${msg("notification-kind", { kind: preference.kind })}: ${msg("notification-when")}`}
                value={preference.when}
                onChange={(event) => set(preference.kind, { when: event.currentTarget.value as PreferenceInfo["when"] })}
              >
                {WHENS.filter((when) => when !== "digest" || preference.kind !== "short").map((when) => (
                  <option key={when} value={when}>
                    {msg("notification-when-kind", { when })}
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

const hour = (seconds: number) => new Date(seconds * 1000).toLocaleString(locale, { weekday: "long", hour: "numeric", minute: "2-digit" });

function Next({ found }: { found: NotificationSettings }) {
  const { next } = found;
  return (
    <section class="panel-card">
      <h2>{next.sample ? msg("notification-sample") : msg("notification-next")}</h2>
      {next.held && <p class="small">{msg("notification-held", { when: hour(next.at) })}</p>}
      <div class="notification-shown">
        <p class="muted small">{`Baronage · ${hour(next.at)}`}</p>
        <p>
          <strong>{next.title}</strong>
        </p>
        <p>{next.text}</p>
      </div>
      <p class="muted small">
        {next.destinations.length
          ? msg("notification-goes", { destinations: next.destinations.join(", ") })
          : msg("notification-goes-nowhere")}{" "}
        {next.why}
      </p>
    </section>
  );
}

function Quiet({ found, onChange }: { found: NotificationSettings; onChange: Change }) {
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

function Digest({ found, onChange }: { found: NotificationSettings; onChange: Change }) {
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
        <div class="notification-shown">
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
