// What a click on an option does: what can be taken back counts at once, all else is chosen and shown first; the button plays it.
import { settings } from "../app/settings.ts";
import type { Choice } from "../generated/wire.ts";
import { same } from "./amounts.ts";
import { rewriting } from "./choose.ts";
import type { TableStore } from "./store.ts";

/** Does it count with the first click? What is sent is final, and never does. */
export const atOnce = (choice: Choice) => choice.click || (settings.value.instant && !choice.sends);

/** Somebody clicks an option. */
export function choose(store: TableStore, choice: Choice): void {
  const question = store.now.value?.latest.value.question;
  const whole = question && choice.nodes.length === 1 ? rewriting(question, choice.nodes) : undefined;
  if (whole) {
    store.rewrite(choice.nodes);
    return;
  }
  if (store.changing.value) {
    if (choice.click) onceSettled(store, choice);
    return;
  }
  if (store.busy.value) return;
  if (atOnce(choice)) {
    store.play([choice.action]);
    return;
  }
  store.touch();
  store.selection.choose(choice.action);
}

/** A click that comes before the last one is done waits for it: halfway not every part can be chosen. */
async function onceSettled(store: TableStore, { action }: Choice): Promise<void> {
  await store.settled();
  const now = store.now.value?.latest.value.question.choices.find((one) => one.click && same(one.action, action));
  if (now) choose(store, now);
}
