// The middle of the prompt: what may be chosen, and what the chosen thing would do.
import { settings } from "../app/settings.ts";
import { say } from "../app/words.ts";
import type { Choice } from "../made/wire.ts";
import { Amount } from "./amount.tsx";
import { Rows } from "./rows.tsx";
import { Typed, typing } from "./typed.tsx";
import type { WaysProps } from "./ways.ts";
import { glue, shorten, split } from "./wording.ts";

export function Options({ store, question, ways: { chosen, rows, amounts, primary } }: WaysProps) {
  const told = primary && !chosen ? shorten(primary.label)[1] : "";
  const details = question.prompt.includes(told.replace(/\.$/, "")) ? "" : told; // what the prompt says is not said twice
  return (
    <>
      {amounts.map((span) => (
        <Amount key={span.prefix.join()} store={store} span={span} alone={!rows.length && amounts.length === 1} />
      ))}
      {rows.length > 0 && <Rows key={question.prompt} store={store} rows={rows} chosen={chosen} />}
      {chosen && <Foreseen choice={chosen} last={chosen.sends && question.drafts} />}
      {details && <p class="rest">{glue(details)}</p>}
      {(settings.value.notation || typing.value) && <Typed store={store} question={question} />}
    </>
  );
}

/** What the button has no room for; and whether it is for good. */
function Foreseen({ choice, last }: { choice: Choice; last: boolean }) {
  const [head, rest] = split(glue(choice.label));
  const more = rest || shorten(choice.label)[1];
  if (!more && !last) return null;
  return (
    <div class="foreseen-box">
      {more && <p>{rest || head}</p>}
      {last && <p class="muted">{say("sent-at-once")}</p>}
    </div>
  );
}
