// Actions of admins on a table, and the words that are masked in chat.
import { useState } from "preact/hooks";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { msg } from "../app/words.ts";
import { post, put } from "../wire/rest.ts";
import { Fold } from "./fold.tsx";

/** A table by its address, or by what stands at the end of it. */
const tableOf = (text: string) => text.trim().split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1) ?? "";

/** End a table, or let a game that is over count for nothing. */
export function TableActs({ onDone }: { onDone: () => void }) {
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
    <Fold title={msg("admin-table")}>
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
    </Fold>
  );
}

/** Words that are covered in talk: a line each. */
export function Words({ words, onDone }: { words: string[]; onDone: () => void }) {
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
    <Fold title={msg("unwanted-words")} brief={String(words.length)}>
      <p class="muted small">{msg("unwanted-words-why")}</p>
      <textarea rows={4} aria-label={msg("unwanted-words")} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <Field label={msg("reason")} name="reason" value={reason} onInput={setReason} most={1000} trouble={trouble} />
      <div class="buttons">
        <button type="button" disabled={busy || !reason} onClick={save}>
          {msg("keep-them")}
        </button>
      </div>
      <Wrong trouble={trouble} fields={["reason"]} />
    </Fold>
  );
}
