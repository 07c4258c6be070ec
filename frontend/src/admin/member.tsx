// One person, for admins: notes, what was done, and what may be done.
import { useCallback, useEffect, useState } from "preact/hooks";
import { Sure } from "../app/confirm-button.tsx";
import { copy } from "../app/copying.ts";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { Link } from "../app/route.tsx";
import { locale, msg } from "../app/words.ts";
import type { Doing, MemberPage } from "../generated/rest.ts";
import { get, post, put, remove } from "../wire/rest.ts";
import { Actions } from "./actions.tsx";

export function Member({ id, onDone }: { id: string; onDone: () => void }) {
  const [one, setOne] = useState<MemberPage | null>(null);
  const [reason, setReason] = useState("");
  const [name, setName] = useState("");
  const [link, setLink] = useState("");
  const { busy, trouble, attempt } = useTry();
  const path = `/api/admin/members/${id}` as const;
  const look = useCallback(
    () =>
      get(`/api/admin/members/${id}`).then(
        (found) => {
          setOne(found);
          setName(found.name);
        },
        () => undefined,
      ),
    [id],
  );
  useEffect(() => {
    look();
  }, [look]);
  if (!one) return null;
  const act = async (what: () => Promise<unknown>) => {
    if (!(await attempt(what))) return;
    setReason("");
    await look();
    onDone();
  };
  const roles = (admin: boolean, organiser: boolean) => act(() => put(`${path}/roles`, { admin, organiser, reason }));
  const deed = (kind: Doing["kind"], days = 7) => act(() => post("/api/admin/actions", { kind, person: id, days, reason }));
  const recovery = () => act(async () => setLink(location.origin + (await post(`${path}/recovery`, { reason })).path));
  const stopped = Math.max(one.banned ?? 0, one.muted ?? 0) > Date.now() / 1000;
  const off = busy || !reason;
  return (
    <div class="member">
      {one.login && <Link to={`/people/${one.login}`}>{msg("see-page")}</Link>}
      <Field
        label={msg("reason")}
        name="reason"
        value={reason}
        onInput={setReason}
        most={1000}
        hint={msg("acts-shown")}
        trouble={trouble}
      />
      <div class="buttons">
        {one.waits !== null && (
          <>
            <button
              type="button"
              class="solid"
              disabled={off}
              onClick={() => act(() => post(`${path}/admission`, { admit: true, reason }))}
            >
              {msg("act-admit")}
            </button>
            <button type="button" disabled={off} onClick={() => act(() => post(`${path}/admission`, { admit: false, reason }))}>
              {msg("act-refuse")}
            </button>
          </>
        )}
        {one.login && (
          <button type="button" disabled={off} onClick={() => roles(!one.admin, one.organiser)}>
            {msg(one.admin ? "act-dismiss" : "act-appoint")}
          </button>
        )}
        {one.login && (
          <button type="button" disabled={off} onClick={() => roles(one.admin, !one.organiser)}>
            {msg(one.organiser ? "act-no-organiser" : "act-organiser")}
          </button>
        )}
        {one.login && (
          <button type="button" disabled={off} onClick={recovery}>
            {msg("act-recovery")}
          </button>
        )}
        {stopped ? (
          <button type="button" disabled={off} onClick={() => deed("lift")}>
            {msg("act-lift")}
          </button>
        ) : (
          <>
            <button type="button" disabled={off} onClick={() => deed("mute")}>
              {msg("act-mute")}
            </button>
            <Sure words={msg("act-ban")} sure={msg("act-ban-sure")} off={off} onSure={() => deed("ban", 30)} />
          </>
        )}
      </div>
      {link && <RecoveryLink link={link} />}
      <div class="member-name">
        <Field label={msg("name")} name="name" value={name} onInput={setName} most={30} trouble={trouble} />
        <button type="button" disabled={off || name === one.name} onClick={() => act(() => put(`${path}/name`, { name, reason }))}>
          {msg("act-rename")}
        </button>
      </div>
      <Wrong trouble={trouble} fields={["reason", "name"]} />
      <Notes one={one} onDone={look} />
      {one.moderation_actions.length > 0 && <Actions actions={one.moderation_actions} />}
    </div>
  );
}

function RecoveryLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <p class="recovery-link">
      <code>{link}</code>{" "}
      <button type="button" onClick={async () => setCopied(await copy(link))}>
        {copied ? msg("copied") : msg("copy-link")}
      </button>
      <span class="muted small">{msg("recovery-link-why")}</span>
    </p>
  );
}

function Notes({ one, onDone }: { one: MemberPage; onDone: () => void }) {
  const [text, setText] = useState("");
  const { busy, trouble, attempt } = useTry();
  const path = `/api/admin/members/${one.id}/notes` as const;
  const save = async () => {
    if (!(await attempt(() => post(path, { text })))) return;
    setText("");
    onDone();
  };
  return (
    <>
      <h3>{msg("notes-title")}</h3>
      <p class="muted small">{msg("notes-why")}</p>
      <ul class="notes">
        {one.notes.map((note) => (
          <li key={note.id}>
            <span class="lines">{note.text}</span>{" "}
            <span class="muted small">
              {note.by} · {new Date(note.at * 1000).toLocaleDateString(locale, { day: "numeric", month: "short", year: "numeric" })}
            </span>{" "}
            <button type="button" class="bare" disabled={busy} onClick={() => attempt(() => remove(`${path}/${note.id}`)).then(onDone)}>
              {msg("news-drop")}
            </button>
          </li>
        ))}
      </ul>
      <textarea
        rows={2}
        maxLength={2000}
        aria-label={msg("notes-title")}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div class="buttons">
        <button type="button" disabled={busy || !text.trim()} onClick={save}>
          {msg("notes-add")}
        </button>
      </div>
      <Wrong trouble={trouble} fields={[]} />
    </>
  );
}
