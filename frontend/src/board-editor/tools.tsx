// The tools, each with picture and name, the effect of a click with the selected one, undo and reset.
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import type { DrawStore } from "./store.ts";

export function Tools({ store }: { store: DrawStore }) {
  const board = store.board.value;
  const tools = board?.tools ?? [];
  const help = tools.find((tool) => tool.name === store.tool.value)?.help;
  return (
    <section class="panel-card draw-tools">
      <h2 class="unseen">{msg("draw-tools")}</h2>
      <div class="tools" role="group" aria-label={msg("draw-tools")}>
        {tools.map((tool) => (
          <button key={tool.name} type="button" aria-pressed={store.tool.value === tool.name} onClick={() => store.choose(tool.name)}>
            <Glyph name={tool.icon} size={20} /> <span>{tool.title}</span>
          </button>
        ))}
      </div>
      <p class="tool-help" aria-live="polite">
        {help}
      </p>
      <div class="tool-row">
        <button type="button" class="square" aria-label={msg("undo")} disabled={!store.before.value.length} onClick={() => store.undo()}>
          <Glyph name="undo" size={18} />
        </button>
        <button
          type="button"
          class="square redo"
          aria-label={msg("draw-redo")}
          disabled={!store.after.value.length}
          onClick={() => store.redo()}
        >
          <Glyph name="undo" size={18} />
        </button>
        <select
          aria-label={msg("draw-begin")}
          value=""
          onChange={({ currentTarget }) => {
            if (currentTarget.value) store.take({ ready: currentTarget.value });
            currentTarget.value = "";
          }}
        >
          <option value="">{msg("draw-begin")}</option>
          {board?.ready.map((ready) => (
            <option key={ready.name} value={ready.name}>
              {ready.title}
            </option>
          ))}
        </select>
        <button type="button" disabled={!board} onClick={() => board?.ready[0] && store.take({ ready: board.ready[0].name })}>
          {msg("draw-clear")}
        </button>
      </div>
    </section>
  );
}
