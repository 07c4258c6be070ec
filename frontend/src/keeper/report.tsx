// Tell the keeper of somebody.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { Field, Pick, useTry, Wrong } from "../app/form.tsx";
import { say } from "../app/words.ts";
import { post } from "../wire/rest.ts";

const WHY = ["talk", "leaving", "cheating", "name", "other"] as const;

export function Reporting({ login, name, onClose }: { login: string; name: string; onClose: () => void }) {
  const [why, setWhy] = useState<(typeof WHY)[number]>("talk");
  const [words, setWords] = useState("");
  const { busy, trouble, attempt } = useTry();
  const send = () => attempt(() => post("/api/reports", { why, words, login })).then((done) => done && onClose());
  return (
    <Ask title={say("report-name", { name })} does={say("report-it")} busy={busy} onDo={send} onClose={onClose}>
      <p>{say("report-how")}</p>
      <Pick label={say("report-why")} value={why} of={WHY.map((one) => [one, say("why-reported", { why: one })])} onPick={setWhy} />
      <Field label={say("report-words")} name="words" value={words} onInput={setWords} most={1000} trouble={trouble} />
      <Wrong trouble={trouble} fields={["words"]} />
    </Ask>
  );
}
