// Decisions of several parts: who joins an attack; an order with its levels; a bid. Drawn beside what they are about.
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import { Art } from "./art.tsx";
import type { Field } from "./data.ts";
import type { Draft } from "./draft.ts";
import type { Box, Layout } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

interface FormProps {
  store: BoardStore;
  draft: Draft;
  layout: Layout;
  sides: Sides;
}

const BATTLE = { w: 420, row: 52, more: 96 };
const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"];

/** Beside a target, on the side with more room. */
function beside(target: Box, layout: Layout, w: number, h: number): Box {
  const right = target.x + target.w + 14;
  const left = target.x - w - 14;
  const x = right + w < layout.width - 8 ? right : left > 8 ? left : Math.max(8, (layout.width - w) / 2);
  const y = Math.max(8, Math.min(layout.height - h - 8, target.y + target.h / 2 - h / 2));
  return { x, y, w, h };
}

/** Participants of an attack on one target; the cheapest set that succeeds is ticked. */
export function BattleForm({ store, draft, layout, sides }: FormProps) {
  const id = draft.open.value;
  const field = draft.field(id);
  const target = layout.spots.get(id);
  if (!field || !target || field.kind !== "piece") return null;
  const preview = draft.preview.value;
  const { pieces } = store.shown.value;
  const faces = store.board.value?.faces ?? [];
  const faceOf = (piece: string) => faces.find((face) => face.id === pieces.get(piece)?.art);
  const rows = Math.ceil(field.options.length / 2);
  const at = beside(target, layout, BATTLE.w, rows * BATTLE.row + BATTLE.more);
  const chosen = draft.chosen.value[id] ?? [];
  const sum = preview?.chips[0];
  return (
    <section class="form battle" style={{ left: `${at.x}px`, top: `${at.y}px`, width: `${at.w}px` }} aria-label={msg("who-joins")}>
      <ul>
        {field.options.map(([value, piece, , why]) => {
          const face = faceOf(piece);
          const not = words(why);
          const on = chosen.includes(value);
          return (
            <li key={value}>
              <button
                type="button"
                class={on ? "joins on" : "joins"}
                aria-pressed={on}
                disabled={!!not}
                title={not}
                onClick={() => draft.toggle(id, value)}
              >
                <Art name={face?.art || face?.id || "back"} colour={sides.colour(pieces.get(piece)?.owner ?? -1)} fill />
                <span>{face && words(face.title)}</span>
                <i>{on && <Glyph name="tick" size={14} />}</i>
              </button>
            </li>
          );
        })}
      </ul>
      <footer>
        {preview && <p>{words(preview.text)}</p>}
        <button type="button" class="btn" onClick={() => (draft.open.value = "")}>
          {msg("cancel")}
        </button>
        <button
          type="button"
          class={`btn go ${sum?.tone ?? ""}`}
          disabled={!preview?.do.length}
          onClick={() => store.send(preview?.do ?? [])}
        >
          <Glyph name="swords" size={16} />
          {sum ? words(sum.text) : msg("send-it")}
        </button>
      </footer>
    </section>
  );
}

/** All other fields in one card: levels with their prices, amounts, switches; a place is chosen on the board. */
export function OrderForm({ store, draft, layout }: FormProps) {
  const fields = draft.form.value.filter(({ kind }) => kind !== "piece" && kind !== "spot");
  const place = fields.find(({ kind }) => kind === "place");
  const others = fields.filter(({ kind }) => kind !== "place");
  const target = place?.options.find(([value]) => value === draft.chosen.value[place.id]?.[0])?.[1] ?? "";
  if (draft.levels.value || !others.length || (place && !target) || layout.map?.free) return null;
  const preview = draft.preview.value;
  const box = layout.spots.get(target) ?? layout.areas.get(target);
  const w = 388;
  const h = 100 + others.length * 47;
  const left = box ? box.x + box.w / 2 > layout.width / 2 : false;
  const at = { x: left ? 12 : layout.width - w - 12, y: box && box.y < h + 40 ? layout.height - h - 12 : 12 };
  return (
    <section class="form order" style={{ left: `${at.x}px`, top: `${at.y}px`, width: `${w}px` }}>
      {others.map((field) => (
        <Row key={field.id} draft={draft} field={field} />
      ))}
      <footer>
        {preview && <p>{words(preview.text)}</p>}
        {!preview?.send[0] && (
          <button type="button" class="btn go" disabled={!preview?.do.length} onClick={() => store.send(preview?.do ?? [])}>
            <Glyph name="send" size={16} />
            {msg("send-it")}
          </button>
        )}
      </footer>
    </section>
  );
}

function Row({ draft, field }: { draft: Draft; field: Field }) {
  const chosen = draft.chosen.value[field.id] ?? [];
  const [now] = chosen;
  const label = words(field.text);
  if (field.kind === "amount") {
    const values = field.options.map(([value]) => value);
    const at = Math.max(0, values.indexOf(now ?? field.start[0] ?? 0));
    return (
      <div class="form-row">
        <span class="name">{label}</span>
        <span class="stepper">
          <button
            type="button"
            class="btn sq"
            aria-label={msg("decrease")}
            disabled={at <= 0}
            onClick={() => draft.set(field.id, [values[at - 1] as number])}
          >
            <Glyph name="minus" size={14} />
          </button>
          <output>{values[at]}</output>
          <button
            type="button"
            class="btn sq"
            aria-label={msg("increase")}
            disabled={at >= values.length - 1}
            onClick={() => draft.set(field.id, [values[at + 1] as number])}
          >
            <Glyph name="plus" size={14} />
          </button>
        </span>
      </div>
    );
  }
  const blocked = field.options.every(([, , , why]) => !!why[0]);
  return (
    <fieldset class={`form-row${blocked ? " blocked" : ""}`}>
      <legend class="name">{label}</legend>
      <span class="cells">
        {field.options.map(([value, , price, why]) => {
          const on = chosen.includes(value);
          const not = words(why);
          return (
            <button
              key={value}
              type="button"
              class={on ? "cell on" : "cell"}
              aria-pressed={on}
              disabled={!!not}
              title={not}
              onClick={() => draft.set(field.id, on ? [] : [value])}
            >
              <b>{field.kind === "level" ? (ROMAN[value] ?? value) : value}</b>
              <small>{not ? "–" : price}</small>
            </button>
          );
        })}
      </span>
      {blocked && <span class="reason">{words(field.options[0]?.[3] ?? ["", {}])}</span>}
    </fieldset>
  );
}
