// Report a user to the admins.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { Field, Pick, useTry, Wrong } from "../app/form.tsx";
import { msg } from "../app/words.ts";
import { post } from "../wire/rest.ts";

const WHY = ["talk", "leaving", "cheating", "name", "other"] as const;

interface ReportingProps {
  name: string;
  onClose: () => void;
  login?: string; // who is meant,
  table?: string; // or which line of which table's talk
  line?: number;
  message?: string;
}

export function Reporting({ name, onClose, login = "", table = "", line, message = "" }: ReportingProps) {
  const [why, setWhy] = useState<(typeof WHY)[number]>("talk");
  const [words, setWords] = useState("");
  const { busy, trouble, attempt } = useTry();
  const send = () => attempt(() => post("/api/reports", { why, words, login, table, line })).then((done) => done && onClose());
  return (
    <Ask title={msg("report-name", { name })} does={msg("report-it")} busy={busy} onDo={send} onClose={onClose}>
      <p>{msg("report-how")}</p>
      {message && (
        <p>
          <q>{message}</q>
        </p>
      )}
      <Pick label={msg("report-why")} value={why} of={WHY.map((one) => [one, msg("why-reported", { why: one })])} onPick={setWhy} />
      <Field label={msg("report-words")} name="words" value={words} onInput={setWords} most={1000} trouble={trouble} />
      <Wrong trouble={trouble} fields={["words"]} />
    </Ask>
  );
}
