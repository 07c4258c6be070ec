// The club's settings for admins: its name, who may join, guests, reserved names, and invitation links.
import { useCallback, useEffect, useState } from "preact/hooks";
import { loadClub } from "../app/club.ts";
import { copy } from "../app/copying.ts";
import { Field, Pick, useTry, Wrong } from "../app/form.tsx";
import { locale, msg } from "../app/words.ts";
import type { ClubSettingsInfo, PassInfo } from "../generated/rest.ts";
import { get, post, put, remove } from "../wire/rest.ts";
import { Fold } from "./fold.tsx";

const JOIN = ["open", "approval", "invitation"] as const;

export function ClubSettings() {
  const [found, setFound] = useState<ClubSettingsInfo | null>(null);
  const [saved, setSaved] = useState(false);
  const { busy, trouble, attempt } = useTry();
  useEffect(() => {
    get("/api/admin/club").then(setFound, () => undefined);
  }, []);
  if (!found) return null;
  const change = (more: Partial<ClubSettingsInfo>) => {
    setSaved(false);
    setFound({ ...found, ...more });
  };
  const save = async () => {
    const reserved = found.reserved.map((name) => name.trim()).filter(Boolean);
    if (!(await attempt(() => put("/api/admin/club", { ...found, reserved })))) return;
    setSaved(true);
    loadClub();
  };
  return (
    <Fold title={msg("club-title")} brief={found.name}>
      <Field label={msg("club-name")} name="name" value={found.name} onInput={(name) => change({ name })} most={60} trouble={trouble} />
      <label>
        {msg("club-about")}
        <textarea rows={3} maxLength={4000} value={found.about} onInput={(event) => change({ about: event.currentTarget.value })} />
      </label>
      <Pick
        label={msg("club-join")}
        value={found.join}
        of={JOIN.map((join) => [join, msg("club-joining", { join })])}
        onPick={(join) => change({ join })}
      />
      <label class="check">
        <input type="checkbox" checked={found.guests} onChange={(event) => change({ guests: event.currentTarget.checked })} />
        <span>
          {msg("club-guests-allowed")} <span class="muted small">{msg("club-guests-why")}</span>
        </span>
      </label>
      <label>
        {msg("club-reserved")}
        <textarea
          rows={2}
          value={found.reserved.join("\n")}
          onInput={(event) => change({ reserved: event.currentTarget.value.split("\n") })}
        />
        <span class="muted small">{msg("club-reserved-why")}</span>
      </label>
      <div class="buttons">
        <button type="button" disabled={busy} onClick={save}>
          {msg("keep-them")}
        </button>
        {saved && (
          <span class="muted" role="status">
            {msg("club-kept")}
          </span>
        )}
      </div>
      <Wrong trouble={trouble} fields={["name"]} />
    </Fold>
  );
}

export function Invitations() {
  const [found, setFound] = useState<PassInfo[]>([]);
  const [uses, setUses] = useState(1);
  const [note, setNote] = useState("");
  const [link, setLink] = useState("");
  const [copied, setCopied] = useState(false);
  const { busy, trouble, attempt } = useTry();
  const look = useCallback(() => get("/api/admin/invitations").then(setFound, () => undefined), []);
  useEffect(() => {
    look();
  }, [look]);
  const make = () =>
    attempt(async () => {
      setLink(location.origin + (await post("/api/admin/invitations", { uses, note })).path);
      setCopied(false);
      setNote("");
      await look();
    });
  return (
    <Fold title={msg("invitations-title")} brief={String(found.length)}>
      <ul class="notes">
        {found.map((one) => (
          <li key={one.id}>
            {one.note || msg("invitation-unnamed")}{" "}
            <span class="muted small">
              {msg("invitation-left", {
                left: one.left,
                uses: one.uses,
                when: new Date(one.expires * 1000).toLocaleDateString(locale, { day: "numeric", month: "short" }),
              })}
            </span>{" "}
            <button
              type="button"
              class="bare"
              disabled={busy}
              onClick={() => attempt(() => remove(`/api/admin/invitations/${one.id}`)).then(look)}
            >
              {msg("invitation-revoke")}
            </button>
          </li>
        ))}
      </ul>
      <div class="pair">
        <Field label={msg("invitation-note")} name="note" value={note} onInput={setNote} most={100} trouble={trouble} />
        <Pick label={msg("invitation-uses")} value={uses} of={[1, 5, 20, 100].map((many) => [many, String(many)])} onPick={setUses} />
      </div>
      <div class="buttons">
        <button type="button" disabled={busy} onClick={make}>
          {msg("invitation-make")}
        </button>
      </div>
      {link && (
        <p class="recovery-link">
          <code>{link}</code>{" "}
          <button type="button" onClick={async () => setCopied(await copy(link))}>
            {copied ? msg("copied") : msg("copy-link")}
          </button>
          <span class="muted small">{msg("invitation-once")}</span>
        </p>
      )}
      <Wrong trouble={trouble} fields={["note"]} />
    </Fold>
  );
}
