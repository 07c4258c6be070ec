// The middle of the prompt: what may be chosen, and what the chosen thing would do.
import { useEffect } from "preact/hooks";
import { settings } from "../app/settings.ts";
import { say } from "../app/words.ts";
import type { Choice, Fill } from "../made/wire.ts";
import { Glyph } from "../scene/icon.tsx";
import { isFirst } from "../teach/teaching.ts";
import { Amount } from "./amount.tsx";
import { Rows } from "./rows.tsx";
import type { TableStore } from "./store.ts";
import { Typed, typing } from "./typed.tsx";
import type { WaysProps } from "./ways.ts";
import { glue, shorten, split } from "./wording.ts";

const filled = new WeakSet<TableStore>(); // tables at which a first draft was filled

export function Options({ store, question, ways: { chosen, rows, amounts, primary } }: WaysProps) {
  const told = primary && !chosen ? shorten(primary.label)[1] : "";
  const details = question.prompt.includes(told.replace(/\.$/, "")) ? "" : told; // what the prompt says is not said twice
  return (
    <>
      {amounts.map((span) => (
        <Amount key={span.prefix.join()} store={store} span={span} alone={!rows.length && amounts.length === 1} />
      ))}
      {question.fill && !chosen && <Filling store={store} fill={question.fill} begun={question.draft.length > 0} />}
      {rows.length > 0 && <Rows key={question.prompt} store={store} rows={rows} chosen={chosen} />}
      {chosen && <Foreseen choice={chosen} last={chosen.sends && question.drafts} />}
      {details && <p class="rest">{glue(details)}</p>}
      {(settings.value.notation || typing.value) && <Typed store={store} question={question} />}
    </>
  );
}

/** All that is left of a long draft, done in one go; it can be taken back and changed. In a first game it is done already. */
function Filling({ store, fill, begun }: { store: TableStore; fill: Fill; begun: boolean }) {
  const info = store.info.value;
  const first = !!info && info.status === "running" && isFirst(info.game);
  useEffect(() => {
    if (!first || begun || filled.has(store)) return;
    filled.add(store); // who takes it back means it
    store.play(fill.actions);
  }, [store, fill, first, begun]);
  return (
    <button type="button" class="fill" disabled={store.busy.value} onClick={() => store.play(fill.actions)}>
      <Glyph name="bulb" size={16} /> {fill.label}
    </button>
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
