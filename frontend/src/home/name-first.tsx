// A guest without a name gives one before a friend is invited: the friend reads it.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { Field, useTry } from "../app/form.tsx";
import { rename } from "../app/me.ts";
import { msg } from "../app/words.ts";

export function NameFirst({ onClose, onNamed }: { onClose: () => void; onNamed: () => void }) {
  const [name, setName] = useState("");
  const { busy, trouble, attempt } = useTry();
  const send = async () => {
    if (name.trim() && (await attempt(() => rename(name.trim())))) onNamed();
  };
  return (
    <Ask title={msg("with-a-friend")} does={msg("make-link")} busy={busy || !name.trim()} onClose={onClose} onDo={send}>
      <Field label={msg("your-name")} name="name" value={name} onInput={setName} most={30} hint={msg("your-name-why")} trouble={trouble} />
    </Ask>
  );
}
