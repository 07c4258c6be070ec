// The admin page: is all well, what was reported, what to do about it, and what was done.
import { useCallback, useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { Lost } from "../app/not-found.tsx";
import { Link, useTitle } from "../app/route.tsx";
import { locale, msg } from "../app/words.ts";
import { gameTitle } from "../home/games.ts";
import type { AdminPage as Found, LoadPoint } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { get, type Refused } from "../wire/rest.ts";
import { Actions, instant } from "./actions.tsx";
import { ClubSettings, Invitations } from "./club.tsx";
import { Curve } from "./curve.tsx";
import { Members } from "./members.tsx";
import { Reports } from "./reports.tsx";
import { TableActs, Words } from "./tables-and-words.tsx";

const AGAIN = 20_000; // milliseconds
const DAY = 86_400; // seconds
const LIMIT = 0.025; // seconds that a move may take
const SOON = 14; // days for which a certificate must be good
const LONG_QUEUE = 500; // what waits to be written: more is no longer well

/** A number in its shortest form. */
const figure = (value: number) => (value < 10 ? Math.round(10 * value) / 10 : Math.round(value)).toLocaleString(locale);

export function AdminPage() {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<Refused | null>(null);
  const look = useCallback(() => get("/api/admin").then(setFound, setError), []);
  useTitle(msg("admin-title"));
  useEffect(() => {
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [look]);
  if (error && !found) return <Lost error={error} />;
  if (!found) return <main class="message muted">{msg("one-moment")}</main>;
  const waiting = found.people.waiting ?? 0;
  return (
    <>
      <Header />
      <main class="admin-page">
        <header class="admin-verdict">
          <span class={found.well ? "well" : "ill"}>
            <Glyph name={found.well ? "tick" : "warning"} size={24} />
          </span>
          <div>
            <h1>{found.well ? msg("all-well") : msg("not-well")}</h1>
            {found.wrong.map((what) => (
              <p key={what} role="alert">
                {msg("admin-wrong", { what, figure: figure(found.figures[what] ?? 0) })}
              </p>
            ))}
            <p class="muted">
              {msg("up-since", { when: instant(found.load.since) })} {msg("reports-wait", { count: found.open_reports })}{" "}
              {msg("members-wait", { count: waiting })}
            </p>
          </div>
        </header>
        <Measures found={found} />
        <div class="admin-columns">
          <section>
            <h2>{msg("reports")}</h2>
            {!found.reports.length && <p class="muted">{msg("no-reports")}</p>}
            <Reports found={found} onDone={look} />
            <Members waiting={waiting} />
            <h2>{msg("last-acts")}</h2>
            <Actions actions={found.moderation_actions} />
          </section>
          <section>
            <RunsOn found={found} />
            <NeedsAHand found={found} />
            <ClubSettings />
            <Invitations />
            <TableActs onDone={look} />
            <Words words={found.words} onDone={look} />
          </section>
        </div>
      </main>
    </>
  );
}

/** The figures that matter, with what they mean; what is none is not shown. */
function Measures({ found }: { found: Found }) {
  const { load, people } = found;
  const share = Math.round(100 * load.processor);
  const all: [string, string, string, ((point: LoadPoint) => number)?, number?][] = [
    [
      msg("measure-tables"),
      found.tables.toLocaleString(locale),
      msg("measure-connections", { count: found.connections }),
      (point) => point.tables,
    ],
    [
      msg("measure-move"),
      load.slowest === null ? msg("measure-no-move") : msg("milliseconds", { count: Math.round(1000 * load.slowest) }),
      load.slowest === null ? "" : msg("measure-move-what"),
      (point) => point.slowest ?? 0,
      LIMIT,
    ],
    [
      msg("measure-processor"),
      share ? msg("percent", { count: share }) : msg("percent-hardly"),
      msg("measure-processor-what"),
      (point) => point.processor,
    ],
    [
      msg("measure-members"),
      (people.members ?? 0).toLocaleString(locale),
      [people.new && msg("measure-new", { count: people.new }), people.muted && msg("measure-muted", { count: people.muted })]
        .filter(Boolean)
        .join(" · "),
    ],
  ];
  return (
    <dl class="measures">
      {all.map(([name, figure, means, curve, limit]) => (
        <div key={name} class="panel-card">
          <dt class="muted small">{name}</dt>
          <dd>{figure}</dd>
          {means && <dd class="muted small">{means}</dd>}
          {curve && <Curve day={found.day} of={curve} limit={limit} />}
        </div>
      ))}
    </dl>
  );
}

/** Tables at which nothing has happened for days. */
function NeedsAHand({ found }: { found: Found }) {
  if (!found.silent.length) return null;
  return (
    <>
      <h2>{msg("needs-hand")}</h2>
      <ul class="panel-card runs-on needs-hand">
        {found.silent.map((one) => (
          <li key={one.table}>
            <Glyph name="warning" size={16} />
            <span>
              <strong>{gameTitle(one.game)}</strong>: {msg("list", { all: one.names })}
            </span>
            <span class="muted">
              {msg("silent-since", { days: Math.floor((Date.now() / 1000 - one.since) / DAY) })}{" "}
              <Link to={`/table/${one.table}`}>{msg("the-table")}</Link>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Line = [string, string, boolean];

/** The time of the last backup, and whether it is recent enough. */
function copyWords({ copied }: Found): [string, boolean] {
  if (!copied) return [msg("copy-none"), false];
  const params = { when: instant(copied.at), tables: copied.tables, size: Math.max(1, Math.round(copied.size / 1e6)) };
  return [msg(copied.tried ? "copy-tried" : "copy-made", params), !copied.late];
}

/** The components of the server, each with its state. */
function RunsOn({ found }: { found: Found }) {
  const lines: Line[] = [
    [msg("runs-version"), found.load.version, true],
    [msg("runs-database"), found.load.database, true],
    [msg("runs-copy"), ...copyWords(found)],
    ...(found.certificate === null
      ? []
      : [[msg("runs-certificate"), msg("certificate-days", { days: found.certificate }), found.certificate >= SOON] as Line]),
    [msg("runs-writing"), found.queue ? msg("runs-queue", { count: found.queue }) : msg("runs-nothing-waits"), found.queue < LONG_QUEUE],
  ];
  return (
    <>
      <h2>{msg("runs-on")}</h2>
      <ul class="panel-card runs-on">
        {lines.map(([name, words, well]) => (
          <li key={name}>
            <Glyph name={well ? "tick" : "warning"} size={16} /> <strong>{name}</strong> <span class="muted">{words}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
