// Reports to the admins, each with the actions that answer it.
import { useState } from "preact/hooks";
import { useTry, Wrong } from "../app/form.tsx";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { Doing, AdminPage as Found, ReportInfo } from "../generated/rest.ts";
import { ArmsShield } from "../people/mark.tsx";
import { get, post } from "../wire/rest.ts";
import { instant } from "./actions.tsx";

/** The newest reports, and older ones once loaded. */
export function Reports({ found, onDone }: { found: Found; onDone: () => void }) {
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
          <span class="muted small">{instant(report.at)}</span>
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
