// The admin page: is all well, what was reported, what to do about it, and what was done.
import { useCallback, useEffect, useState } from "preact/hooks";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { Header } from "../app/header.tsx";
import { Lost } from "../app/not-found.tsx";
import { Link, useTitle } from "../app/route.tsx";
import { locale, msg } from "../app/words.ts";
import { gameTitle } from "../home/games.ts";
import type { Doing, AdminPage as Found, LoadPoint, ReportInfo } from "../generated/rest.ts";
import { ArmsShield } from "../people/mark.tsx";
import { Glyph } from "../app/icon.tsx";
import { get, post, put, type Refused } from "../wire/rest.ts";
import { Actions } from "./actions.tsx";
import { ClubSettings } from "./club.tsx";
import { Curve } from "./curve.tsx";
import { Members } from "./members.tsx";

const AGAIN = 20_000; // milliseconds
const DAY = 86_400; // seconds
const LIMIT = 0.025; // seconds that a move may take
const SOON = 14; // days for which a certificate must be good
const LONG_QUEUE = 500; // what waits to be written: more is no longer well
const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString(locale, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

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
              {msg("up-since", { when: day(found.load.since) })} {msg("reports-wait", { count: found.open_reports })}
            </p>
          </div>
        </header>
        <Measures found={found} />
        <div class="admin-columns">
          <section>
            <h2>{msg("reports")}</h2>
            {!found.reports.length && <p class="muted">{msg("no-reports")}</p>}
            <Reports found={found} onDone={look} />
            <Members />
            <h2>{msg("last-acts")}</h2>
            <Actions actions={found.moderation_actions} />
          </section>
          <section>
            <RunsOn found={found} />
            <NeedsAHand found={found} />
            <ClubSettings />
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
  const params = { when: day(copied.at), tables: copied.tables, size: Math.max(1, Math.round(copied.size / 1e6)) };
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

/** The newest reports, and older ones once loaded. */
function Reports({ found, onDone }: { found: Found; onDone: () => void }) {
  const [older, setOlder] = useState<ReportInfo[]>([]);
  const { busy, trouble, attempt } = useTry();
  const known = new Set(found.reports.map((report) => report.id));
  const shown = [...found.reports, ...older.filter((report) => !known.has(report.id))];
  const more = () =>
    attempt(async () => {
      const next = await get(`/api/admin/reports?first=${shown.length}`);
      setOlder([...shown.slice(found.reports.length), ...next]);
    });
  const done = (id: string) => {
    setOlder(older.filter((report) => report.id !== id));
    onDone();
  };
  return (
    <>
      {shown.map((report, i) => (
        <Report key={report.id} report={report} first={!i} onDone={() => done(report.id)} />
      ))}
      {shown.length < found.open_reports && (
        <button type="button" class="bare" disabled={busy} onClick={more}>
          {msg("older-reports")}
        </button>
      )}
      <Wrong trouble={trouble} fields={[]} />
    </>
  );
}

function Report({ report, first, onDone }: { report: ReportInfo; first: boolean; onDone: () => void }) {
  const [reason, setReason] = useState("");
  const [sure, setSure] = useState(false);
  const { busy, trouble, attempt } = useTry();
  const act = (kind: Doing["kind"], days = 7) =>
    attempt(() => post("/api/admin/actions", { kind, reason, days, report: report.id })).then((done) => done && onDone());
  return (
    <details class="panel-card report" open={first}>
      <summary>
        <span class="report-who">
          <ArmsShield arms={report.arms} guest={!report.login} name={report.name} size={18} /> <strong>{report.name}</strong>
          <span class="muted">{msg("reported-by", { by: report.by, why: report.why })}</span>
          <span class="muted small">{day(report.at)}</span>
        </span>
        <q>{report.message || report.words}</q>
      </summary>
      {report.message && report.words && (
        <p>
          {msg("reported-words")} <q>{report.words}</q>
        </p>
      )}
      <p class="muted small report-links">
        {report.login && <Link to={`/people/${report.login}`}>{msg("see-page")}</Link>}
        {report.table && (
          <Link to={`/${report.tournament ? "tournaments" : "table"}/${report.table}`}>
            {msg(report.tournament ? "the-tournament" : "the-table")}
          </Link>
        )}{" "}
        {msg("acts-before", { count: report.before })}
      </p>
      <label>
        {msg("reason")}{" "}
        <input
          value={reason}
          maxLength={1000}
          placeholder={msg("reason-first")}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <button type="button" class="solid" disabled={busy || !reason} onClick={() => act("warn")}>
          {msg("act-warn")}
        </button>
        <button type="button" disabled={busy || !reason} onClick={() => act("mute")}>
          {msg("act-mute")}
        </button>
        {report.message && (
          <button type="button" disabled={busy || !reason} onClick={() => act("line")}>
            {msg("act-line")}
          </button>
        )}
        <button type="button" class="danger" disabled={busy || !reason} onClick={() => (sure ? act("ban", 30) : setSure(true))}>
          {sure ? msg("act-ban-sure") : msg("act-ban")}
        </button>
        <button type="button" disabled={busy || !reason} onClick={() => act("none")}>
          {msg("act-none")}
        </button>
      </div>
      <Wrong trouble={trouble} fields={[]} />
      <p class="muted small">{msg("acts-shown")}</p>
    </details>
  );
}

/** A table by its address, or by what stands at the end of it. */
const tableOf = (text: string) => text.trim().split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1) ?? "";

/** End a table, or let a game that is over count for nothing. */
function TableActs({ onDone }: { onDone: () => void }) {
  const [table, setTable] = useState("");
  const [reason, setReason] = useState("");
  const { busy, trouble, attempt } = useTry();
  const act = async (kind: "end" | "void") => {
    if (!(await attempt(() => post("/api/admin/actions", { kind, reason, table: tableOf(table) })))) return;
    setTable("");
    setReason("");
    onDone();
  };
  const ready = !busy && !!reason && !!tableOf(table);
  return (
    <section class="panel-card">
      <h2>{msg("admin-table")}</h2>
      <Field label={msg("table-address")} name="table" value={table} onInput={setTable} most={200} trouble={trouble} />
      <Field label={msg("reason")} name="reason" value={reason} onInput={setReason} most={1000} trouble={trouble} />
      <div class="buttons">
        <button type="button" disabled={!ready} onClick={() => act("end")}>
          {msg("act-end")}
        </button>
        <button type="button" disabled={!ready} onClick={() => act("void")}>
          {msg("act-void")}
        </button>
      </div>
      <Wrong trouble={trouble} fields={["table", "reason"]} />
      <p class="muted small">{msg("table-acts-shown")}</p>
    </section>
  );
}

/** Words that are covered in talk: a line each. */
function Words({ words, onDone }: { words: string[]; onDone: () => void }) {
  const [text, setText] = useState(words.join("\n"));
  const [reason, setReason] = useState("");
  const { busy, trouble, attempt } = useTry();
  const save = async () => {
    const wanted = text.split("\n").map((word) => word.trim());
    if (!(await attempt(() => put("/api/admin/words", { words: wanted.filter(Boolean), reason })))) return;
    setReason("");
    onDone();
  };
  return (
    <section class="panel-card">
      <h2>{msg("unwanted-words")}</h2>
      <p class="muted small">{msg("unwanted-words-why")}</p>
      <textarea rows={4} aria-label={msg("unwanted-words")} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <Field label={msg("reason")} name="reason" value={reason} onInput={setReason} most={1000} trouble={trouble} />
      <div class="buttons">
        <button type="button" disabled={busy || !reason} onClick={save}>
          {msg("keep-them")}
        </button>
      </div>
      <Wrong trouble={trouble} fields={["reason"]} />
    </section>
  );
}
