// A decision with levels: a land is pointed at or clicked, its rows of levels open beside it; a click on a level sets both.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../app/settings.ts";
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import { Art, drawings } from "./art.tsx";
import { overlap } from "./chips.ts";
import { type Field, NO_MSG } from "./data.ts";
import type { Box, Layout } from "./layout/types.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const CARD = { w: 404, row: 47, more: 108 };
const EDGE = 12;
const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"];

/** The corner of the card: the one with the fewest places, never over the target or its neighbours. */
export function cornerFor(layout: Layout, at: Box, w: number, h: number): Box {
  const corners: Box[] = [
    { x: layout.width - w - EDGE, y: EDGE, w, h },
    { x: EDGE, y: EDGE, w, h },
    { x: layout.width - w - EDGE, y: layout.height - h - EDGE, w, h },
    { x: EDGE, y: layout.height - h - EDGE, w, h },
  ];
  const reach = layout.map?.across ?? 0;
  const near = { x: at.x - reach, y: at.y - reach, w: at.w + 2 * reach, h: at.h + 2 * reach };
  const cost = (box: Box): number => {
    const covered = (layout.map?.cells ?? []).filter((cell) => overlap({ x: cell.x, y: cell.y, w: 0, h: 0 }, box, reach / 3)).length;
    return covered + (overlap(near, box) ? 20 : 0) + (overlap(at, box) ? 100 : 0);
  };
  return corners.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

/** The levels of a land, in a corner of the board. */
export function OrderCard({ store, layout }: { store: BoardStore; layout: Layout }) {
  const shown = store.draft.rows.value;
  const box = shown && layout.areas.get(shown.target);
  if (!shown || !box) return null;
  const at = cornerFor(layout, box, CARD.w, shown.rows.length * CARD.row + CARD.more);
  const tie = tieOf(box, at);
  return (
    <>
      <svg class="overlay tie" width={layout.width} height={layout.height} aria-hidden="true">
        <path d={tie} />
      </svg>
      <section
        class="form order"
        role="dialog"
        aria-label={words(shown.place.text)}
        style={{ left: `${at.x}px`, top: `${at.y}px`, width: `${at.w}px` }}
      >
        <header>
          <h3>{words(shown.place.text)}</h3>
          <span>{words(shown.place.note)}</span>
          <button type="button" class="bare" aria-label={msg("close")} onClick={() => store.letGo()}>
            <Glyph name="cross" size={14} />
          </button>
        </header>
        <Levels store={store} rows={shown.rows} late={shown.late} />
        <footer>
          <Sum store={store} />
          <Send store={store} />
        </footer>
      </section>
    </>
  );
}

/** The order card on a phone, between the sentence and the buttons. */
export function OrderSheet({ store }: { store: BoardStore }) {
  const shown = store.draft.rows.value;
  if (!shown) return null;
  return (
    <section class="order-sheet" role="dialog" aria-label={words(shown.place.text)}>
      <Levels store={store} rows={shown.rows} late={shown.late} />
      <footer>
        <Sum store={store} />
        <Send store={store} />
      </footer>
    </section>
  );
}

/** A dotted line from a place to its card. */
export function tieOf(place: Box, card: Box): string {
  const [x, y] = [place.x + place.w / 2, place.y + place.h / 2];
  const right = card.x > x;
  const ex = right ? card.x + 2 : card.x + card.w - 2 < x ? card.x + card.w - 2 : x;
  const ey = Math.max(card.y + 30, Math.min(card.y + card.h - 30, y));
  const out = place.h * 0.62;
  const sy = y + (ey < y ? -out : out);
  return `M${x} ${sy}Q${x + (ex - x) * 0.2} ${ey} ${ex} ${ey}`;
}

export function Sum({ store }: { store: BoardStore }) {
  const preview = store.draft.preview.value;
  const purse = store.board.value?.counters[0] ?? "";
  const [, head = "", rest = ""] = /^(\S+\s\S+)(.*)$/.exec(preview ? words(preview.sum) : "") ?? [];
  if (!head) return null;
  return (
    <p class="order-sum">
      {drawings.value.has(purse) && <Art name={purse} />}
      <b>{head}</b>
      {rest}
    </p>
  );
}

export function Send({ store }: { store: BoardStore }) {
  const preview = store.draft.preview.value;
  const ready = !!preview?.do.length && !store.pending.value;
  return (
    <button
      type="button"
      class="btn go send-order"
      aria-disabled={!ready}
      title={preview && !ready ? words(preview.text) : undefined}
      onClick={() => ready && store.sendDraft()}
    >
      <Glyph name="send" size={17} />
      {(preview && words(preview.send)) || msg("send-it")}
    </button>
  );
}

/** The rows of levels. Keys: the first letter of a row, then a number; arrows go from cell to cell. */
export function Levels({ store, rows, late }: { store: BoardStore; rows: Field[]; late: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const { draft } = store;
  const held = draft.held.value;
  useEffect(() => {
    const active = document.activeElement;
    if (held && active?.classList.contains("place-button"))
      box.current?.querySelector<HTMLElement>(".cell:not([aria-disabled=true])")?.focus();
  }, [held]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (target.matches?.("input, select, textarea") || document.querySelector(".all-options")) return;
      const cells = [...(box.current?.querySelectorAll<HTMLElement>(".form-row") ?? [])].map((row) => [
        ...row.querySelectorAll<HTMLElement>(".cell"),
      ]);
      const row = cells.findIndex((each) => each.includes(target as HTMLElement));
      const column = row < 0 ? -1 : (cells[row]?.indexOf(target as HTMLElement) ?? -1);
      const go = (cell: HTMLElement | undefined) => {
        if (!cell) return false;
        cell.focus();
        return true;
      };
      const does = (): boolean => {
        if (event.key === "Enter" && event.ctrlKey) {
          store.sendDraft();
          return true;
        }
        if (event.ctrlKey || event.metaKey || event.altKey) return false;
        if (row >= 0 && event.key.startsWith("Arrow")) {
          const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key] ?? [0, 0];
          go(cells[row + (down ?? 0)]?.[column + (right ?? 0)]);
          return true;
        }
        if (!settings.value.keys) return false;
        const begun = ["d", "f", "a"].indexOf(event.key.toLowerCase());
        if (begun >= 0) return go(cells[begun]?.find((cell) => cell.getAttribute("aria-pressed") === "true") ?? cells[begun]?.[0]);
        if (row >= 0 && /^[1-9]$/.test(event.key)) {
          const cell = cells[row]?.[Number(event.key) - 1];
          cell?.click();
          return go(cell);
        }
        return false;
      };
      if (!does()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [store]);
  return (
    <div class="levels" ref={box} aria-busy={draft.busy.value}>
      {rows.map((field) => (
        <LevelRow key={field.id} store={store} field={field} late={late} />
      ))}
    </div>
  );
}

function LevelRow({ store, field, late }: { store: BoardStore; field: Field; late: boolean }) {
  const { draft } = store;
  const chosen = draft.chosen.value[field.id] ?? [];
  const blocked = field.options.every(([, , , why]) => !!why[0]);
  const label = words(field.text);
  const [sum = "", cost = ""] = words(field.note).split(/(?= = )/);
  const reason = words(field.options[0]?.[3] ?? ["", {}]);
  return (
    <fieldset class={`form-row${blocked ? " blocked" : ""}`}>
      {field.icon && <Art name={field.icon} />}
      <legend class="name">{label}</legend>
      <span class="cells">
        {field.options.map(([value, , price, why], i) => {
          const on = chosen.includes(value);
          const not = words(why);
          const said = not || words(field.does[i] ?? NO_MSG);
          const roman = ROMAN[value] ?? String(value);
          return (
            <button
              key={value}
              type="button"
              class={on ? "cell on" : "cell"}
              aria-pressed={on}
              aria-disabled={late || !!not}
              aria-label={`${label} ${roman}${said ? `: ${said}` : ""}`}
              title={said}
              onClick={() => {
                if (late || not) return;
                draft.held.value = true;
                draft.set(field.id, on ? [] : [value]);
              }}
            >
              <b>{roman}</b>
              <small>{not ? "–" : price}</small>
            </button>
          );
        })}
      </span>
      <span class="reason">
        {blocked ? (
          reason
        ) : (
          <>
            {sum}
            {cost && <b>{cost.trim()}</b>}
          </>
        )}
      </span>
    </fieldset>
  );
}
