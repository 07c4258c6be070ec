// The middle of the prompt: what may be chosen, and what the chosen thing would do.
import { useEffect } from "preact/hooks";
import { settings } from "../app/settings.ts";
import { msg } from "../app/words.ts";
import type { Fill } from "../generated/wire.ts";
import { Glyph } from "../app/icon.tsx";
import { isFirst } from "../tutorial/tutorial.ts";
import { Amount } from "./amount.tsx";
import { Rows, Turns } from "./rows.tsx";
import type { TableStore } from "./store.ts";
import { Typed, typing } from "./typed.tsx";
import type { WaysProps } from "./choices.ts";
import { same } from "./amounts.ts";
import { BESIDE, glue, MOST, shorten } from "../app/wording.ts";

const filled = new WeakSet<TableStore>(); // tables at which a first draft was filled

export function Options({ store, question, ways: { chosen, rows, amounts, primary, out } }: WaysProps) {
  const listed = !!chosen && rows.some(({ choices }) => choices.some(({ action }) => same(action, chosen.action)));
  const told = primary && !listed && primary !== out ? shorten(primary.label, out ? BESIDE : MOST)[1] : ""; // what is listed is read there
  const details = [/\.$/, /, [^,]*$/].some((end) => question.prompt.includes(told.replace(end, ""))) ? "" : told; // the prompt says it already
  return (
    <>
      {amounts.map((span) => (
        <Amount key={span.prefix.join()} store={store} span={span} alone={!rows.length && amounts.length === 1} />
      ))}
      {question.fill && !chosen && <Filling store={store} fill={question.fill} begun={question.draft.length > 0} />}
      {rows.length > 0 && <Rows key={question.prompt} store={store} rows={rows} chosen={chosen} />}
      {details && <p class="rest">{glue(details)}</p>}
      {primary?.sends && question.drafts && <p class="rest">{msg("sent-at-once")}</p>}
      {!store.selection.begun && question.turns.length > 0 && <Turns key={question.prompt} store={store} turns={question.turns} />}
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
