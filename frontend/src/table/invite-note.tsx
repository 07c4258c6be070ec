// The host's line for the friend who gets the invitation.
import { useState } from "preact/hooks";
import { useTry, Wrong } from "../app/form.tsx";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { put } from "../wire/rest.ts";

const MOST = 60;

export function InviteNote({ info }: { info: TableInfo }) {
  const [note, setNote] = useState(info.note ?? "");
  const [saved, setSaved] = useState(info.note ?? "");
  const { trouble, attempt } = useTry();
  const save = async () => {
    if (note.trim() !== saved && (await attempt(() => put(`/api/tables/${info.id}/note`, { note: note.trim() })))) setSaved(note.trim());
  };
  const done = saved && note.trim() === saved;
  return (
    <form
      class="invite-note"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label>
        {msg("invite-note")}
        <input
          value={note}
          maxLength={MOST}
          placeholder={msg("invite-note-hint")}
          onInput={(event) => setNote(event.currentTarget.value)}
          onBlur={save}
        />
      </label>
      <span class="muted small" role="status">
        {done && msg("note-saved")}
      </span>
      <Wrong trouble={trouble} fields={[]} />
    </form>
  );
}
