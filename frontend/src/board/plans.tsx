// Secret plans on the board: tokens of orders, arrows of marches, steppers and the palette of a land; what was sent stays to be seen.
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import { ICONS } from "../generated/look.ts";
import { Art, drawings } from "./art.tsx";
import { overlap } from "./chips.ts";
import { type Field, NO_MSG, type PlanToken } from "./data.ts";
import type { Draft } from "./draft.ts";
import type { Box, Layout } from "./layout/types.ts";
import { aiming, barred, clear, nameOf, orderOf, ordersAt, placeOf, press, star, starred, starsOf, tokens } from "./orders.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { ColourShield } from "../app/icon.tsx";
import { words } from "./words.ts";

const TOKEN = 25; // half the width of a token
const PALETTE = { w: 186, h: 142 };
const STEPPER = { w: 92, h: 32 };

interface PlansProps {
  store: BoardStore;
  draft: Draft;
  layout: Layout;
  sides: Sides;
}

type Point = { x: number; y: number };

export const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** An arrow from one land to another, in a curve that keeps clear of both labels. */
export function way(from: Point, to: Point): { path: string; half: Point; angle: number; tip: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.max(1, Math.hypot(dx, dy));
  const start = { x: from.x + (dx / long) * 72, y: from.y + (dy / long) * 34 };
  const tip = { x: to.x - (dx / long) * 66, y: to.y - (dy / long) * 44 };
  const bend = Math.min(34, long * 0.14);
  const mid = { x: (start.x + tip.x) / 2 - (dy / long) * -bend, y: (start.y + tip.y) / 2 - (dx / long) * bend };
  const half = { x: (start.x + 2 * mid.x + tip.x) / 4, y: (start.y + 2 * mid.y + tip.y) / 4 };
  const angle = (Math.atan2(tip.y - mid.y, tip.x - mid.x) * 180) / Math.PI;
  return { path: `M${start.x} ${start.y}Q${mid.x} ${mid.y} ${tip.x} ${tip.y}`, half, angle, tip };
}

/** All tokens: those that I choose now, or those that I have sent. */
export function Plans({ store, draft, layout, sides }: PlansProps) {
  if (!layout.map) return null;
  const mine = sides.colour(store.me.value);
  const colour = `var(--seat-${mine})`;
  const preview = draft.preview.value;
  const drafted = store.pending.value ? [] : [...tokens(draft), ...(preview?.plans.filter(({ id }) => !id.startsWith("order.")) ?? [])];
  const shown = drafted.length ? drafted : store.shown.value.plans;
  const z = layout.map.free?.z ?? 1;
  return (
    <>
      <svg class="overlay plans" width={layout.width} height={layout.height} aria-hidden="true">
        {shown.map((token) => {
          const from = layout.areas.get(token.at);
          const to = layout.areas.get(token.to);
          if (!from || !to || !token.to) return null;
          const { path, angle, tip } = way(middle(from), middle(to));
          const late = token.art === "delay" || token.art === "support";
          return (
            <g
              key={token.id}
              class={`plan${token.golden ? " golden" : ""}${token.sent ? " sent" : ""}${late ? " late" : ""}`}
              style={{ color: colour }}
            >
              <path d={path} class="case" />
              <path d={path} class="outer" />
              <path d={path} class="inner" />
              <path d="M16 0L-8 14V-14z" class="head" transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`} />
            </g>
          );
        })}
      </svg>
      {shown.map((token) => (
        <Token key={token.id} token={token} layout={layout} colour={mine} z={z} store={store} />
      ))}
    </>
  );
}

interface TokenProps {
  token: PlanToken;
  layout: Layout;
  colour: number;
  z: number;
  store: BoardStore;
}

function Token({ token, layout, colour, z, store }: TokenProps) {
  const from = layout.areas.get(token.at);
  const to = token.to ? layout.areas.get(token.to) : undefined;
  if (!from) return null;
  const at = to ? way(middle(from), middle(to)).half : (layout.map?.free?.tokens.get(token.at) ?? middle(from));
  const r = TOKEN * Math.max(0.6, Math.min(1, z));
  const open = store.draft.open.value === token.at;
  const glyph = !drawings.value.has(token.art) && token.art in ICONS;
  const number = token.art === "unit" && token.n > 0;
  return (
    <div
      class={`plan-token${token.golden ? " golden" : ""}${token.sent ? " sent" : ""}${open ? " open" : ""} art-${token.art}`}
      style={{ left: `${at.x - r}px`, top: `${at.y - r}px`, width: `${2 * r}px`, height: `${2 * r}px` }}
      onClick={() => store.click(token.at)}
    >
      {glyph ? <Glyph name={token.art} size={r * 1.3} /> : <Art name={token.art} colour={colour} />}
      {token.golden && (
        <i class="star">
          <Art name="golden" />
        </i>
      )}
      {number && <b>{token.n}</b>}
    </div>
  );
}

/** The token of an order without a target, or a mark; its outcome is beside it. */
export function tokenBox(store: BoardStore, layout: Layout, place: string): Box | undefined {
  const at = layout.map?.free?.tokens.get(place);
  if (!at) return undefined;
  const marks = store.draft.preview.value?.plans ?? [];
  const here = [...tokens(store.draft), ...marks].some((token) => token.at === place && !token.to);
  return here ? { x: at.x - TOKEN, y: at.y - TOKEN, w: 2 * TOKEN, h: 2 * TOKEN } : undefined;
}

/** Boxes of steppers and tokens, which chips avoid. */
export function toolBoxes(store: BoardStore, layout: Layout): Box[] {
  const found: Box[] = [];
  for (const field of layout.map?.free ? store.draft.form.value : []) {
    const box = layout.areas.get(placeOf(field.id));
    if (box && field.kind === "amount" && wanted(store.draft, field)) found.push({ ...stepperAt(box, layout, null), ...STEPPER });
    if (field.kind === "side" && wanted(store.draft, field))
      found.push(sidesAt(field, targetBox(store.draft, field, layout) ?? box ?? AWAY, layout));
    const token = tokenBox(store, layout, placeOf(field.id));
    if (token) found.push(token);
  }
  return found;
}

const AWAY: Box = { x: -99, y: -99, w: 1, h: 1 };

function sidesAt(field: Field, box: Box, layout: Layout): Box {
  const w = field.options.length * 36 + 8;
  return { x: Math.max(6, Math.min(layout.width - w - 6, box.x + box.w / 2 - w / 2)), y: box.y + box.h + 2, w, h: 38 };
}

function stepperAt(box: Box, layout: Layout, avoid: Box | null): Point {
  const below = { x: box.x + box.w / 2 - 6, y: box.y + box.h + 2 };
  const above = { x: below.x, y: box.y - STEPPER.h - 2 };
  const hit = avoid && overlap({ ...below, ...STEPPER }, avoid);
  return hit || below.y + STEPPER.h > layout.height - 4 ? above : below;
}

/** Overlays of the lands: steppers for units, and the palette of the selected land. */
export function PlanTools({ store, draft, layout, sides }: PlansProps) {
  if (!layout.map || store.pending.value) return null;
  const taken = [...layout.areas.values()].filter(({ id }) => id !== draft.open.value && layout.spots.size > 0);
  const palette = draft.open.value && ordersAt(draft, draft.open.value).length ? paletteAt(draft, layout, taken) : null;
  return (
    <>
      {draft.form.value.map((field) => {
        const place = placeOf(field.id);
        const box = place && layout.areas.get(place);
        if (!box || !wanted(draft, field)) return null;
        if (field.kind === "amount")
          return <Stepper key={field.id} draft={draft} field={field} box={box} layout={layout} avoid={palette} />;
        if (field.kind === "switch") return <Switch key={field.id} draft={draft} field={field} box={box} layout={layout} />;
        if (field.kind === "side")
          return (
            <Sides_ key={field.id} draft={draft} field={field} box={targetBox(draft, field, layout) ?? box} sides={sides} layout={layout} />
          );
        return null;
      })}
      {palette && <Palette draft={draft} at={palette} colour={sides.colour(store.me.value)} />}
    </>
  );
}

/** Steppers and sides of an order are shown while the place has that order. */
function wanted(draft: Draft, field: Field): boolean {
  const name = nameOf(field.id);
  if (!name.includes("-")) return true;
  return orderOf(draft, placeOf(field.id))?.id === `${placeOf(field.id)}.${name.slice(0, name.lastIndexOf("-"))}`;
}

function targetBox(draft: Draft, field: Field, layout: Layout): Box | undefined {
  const order = orderOf(draft, placeOf(field.id));
  const to = order?.options.find(([value]) => value === draft.chosen.value[order.id]?.[0])?.[1];
  return to ? layout.areas.get(to) : undefined;
}

/** The spot of a card beside a box that hides the fewest pieces. */
function beside(box: Box, size: { w: number; h: number }, layout: Layout, avoid: Box[]): Box {
  const { x, y, w, h } = box;
  const across = x + w / 2 - size.w / 2;
  const along = y + h / 2 - size.h / 2;
  const spots = [
    { x: across, y: y + h + 4 },
    { x: across, y: y - size.h - 4 },
    { x: x + w + 6, y: along },
    { x: x - size.w - 6, y: along },
    { x: x + w + 6, y: y + h - 10 },
    { x: x - size.w - 6, y: y + h - 10 },
    { x: x + w + 6, y: y - size.h + 10 },
    { x: x - size.w - 6, y: y - size.h + 10 },
  ];
  let best: Box = { ...size, x: across, y: y + h };
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, i) => {
    const inside = {
      ...size,
      x: Math.max(6, Math.min(layout.width - size.w - 6, spot.x)),
      y: Math.max(6, Math.min(layout.height - size.h - 6, spot.y)),
    };
    const moved = Math.abs(inside.x - spot.x) + Math.abs(inside.y - spot.y);
    const cost = avoid.filter((other) => overlap(inside, other)).length * 30 + moved * 0.6 + (overlap(inside, box, -6) ? 400 : 0) + i;
    if (cost < least) {
      least = cost;
      best = inside;
    }
  });
  return best;
}

function paletteAt(draft: Draft, layout: Layout, taken: Box[]): Box | null {
  const box = layout.areas.get(draft.open.value);
  if (!box) return null;
  const field = aiming(draft);
  const goals = (field?.options ?? []).flatMap(([, place]): Box[] => {
    const goal = layout.areas.get(place);
    return goal ? [goal] : [];
  });
  const own = layout.map?.free?.tokens.get(draft.open.value);
  const token = own ? [{ x: own.x - 25, y: own.y - 25, w: 50, h: 50 }] : [];
  return beside(box, PALETTE, layout, [...taken, ...goals, ...goals, ...token]);
}

/** The orders of a land as tokens, with a star for a possible golden one. */
function Palette({ draft, at, colour }: { draft: Draft; at: Box; colour: number }) {
  const place = draft.open.value;
  const now = orderOf(draft, place);
  const aimed = draft.aimed.value;
  return (
    <section class="palette" style={{ left: `${at.x}px`, top: `${at.y}px`, width: `${at.w}px` }} aria-label={words(draft.prompt.value)}>
      {ordersAt(draft, place).map((field) => {
        const on = aimed ? aimed === field.id : now?.id === field.id;
        const why = words(field.options.find(([, , , one]) => one[0])?.[3] ?? ["", {}]);
        const stars = starsOf(draft, field);
        const does = barred(field) ? why : words(field.does[0] ?? NO_MSG);
        const lit = stars && starred(draft, field) && now?.id === field.id;
        return (
          <div key={field.id} class={`order${on ? " on" : ""}`}>
            <button
              type="button"
              disabled={barred(field)}
              title={does}
              aria-description={does}
              aria-pressed={on}
              onClick={() => press(draft, field)}
            >
              <i>
                <Art name={nameOf(field.id)} colour={colour} />
              </i>
              {words(field.text)}
            </button>
            {stars && now?.id === field.id && (
              <button
                type="button"
                class={`star${lit ? " on" : ""}`}
                aria-pressed={!!lit}
                aria-label={words(stars.text)}
                title={words(stars.does[0] ?? stars.text)}
                aria-description={words(stars.does[0] ?? NO_MSG)}
                onClick={() => star(draft, field)}
              >
                <Art name="golden" />
              </button>
            )}
            {stars && now?.id !== field.id && (
              <i class="star" title={words(stars.does[0] ?? stars.text)}>
                <Art name="golden" />
              </i>
            )}
          </div>
        );
      })}
      <div class={`order none${now ? "" : " on"}`}>
        <button type="button" aria-pressed={!now} onClick={() => clear(draft, place)}>
          <i />
          {words(draft.field(`${place}.land`)?.text ?? NO_MSG)}
        </button>
      </div>
    </section>
  );
}

interface ToolProps {
  draft: Draft;
  field: Field;
  box: Box;
  layout: Layout;
}

function ends(field: Field): [number, number] {
  const values = field.options.map(([value]) => value);
  return [Math.min(...values), Math.max(...values)];
}

/** A number at a land, such as how many units march. */
function Stepper({ draft, field, box, layout, avoid }: ToolProps & { avoid: Box | null }) {
  const [low, high] = ends(field);
  const now = draft.chosen.value[field.id]?.[0] ?? low;
  const set = (to: number) => draft.set(field.id, [Math.max(low, Math.min(high, to))]);
  const at = stepperAt(box, layout, avoid);
  const name = words(field.text);
  return (
    <div class="stepper at-land" role="group" aria-label={name} style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      <button type="button" aria-label={msg("decrease")} disabled={now <= low} onClick={() => set(now - 1)}>
        <Glyph name="minus" size={13} />
      </button>
      <output>{!field.id.endsWith(".buy") ? now : now ? `+${now}` : name}</output>
      <button type="button" aria-label={msg("increase")} disabled={now >= high} onClick={() => set(now + 1)}>
        <Glyph name="plus" size={13} />
      </button>
    </div>
  );
}

/** Something that is done at a land, or not. */
function Switch({ draft, field, box, layout }: ToolProps) {
  const on = (draft.chosen.value[field.id]?.length ?? 0) > 0;
  const y = box.y + box.h + 40 > layout.height - 36 ? box.y - 68 : box.y + box.h + 38;
  return (
    <button
      type="button"
      class={`switch at-land${on ? " on" : ""}`}
      aria-pressed={on}
      style={{ left: `${box.x + box.w / 2}px`, top: `${y}px` }}
      onClick={() => draft.set(field.id, on ? [] : [field.options[0]?.[0] ?? 1])}
    >
      <Glyph name={on ? "tick" : "up"} size={12} />
      {words(field.text)}
    </button>
  );
}

/** The side to choose at a land with several. */
function Sides_({ draft, field, box, sides, layout }: ToolProps & { sides: Sides }) {
  const now = draft.chosen.value[field.id]?.[0];
  const at = sidesAt(field, box, layout);
  return (
    <div
      class="which-side at-land"
      role="group"
      aria-label={words(field.prompt[0] ? field.prompt : field.text)}
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
    >
      {field.options.map(([value, id]) => {
        const side = Number(id.slice(5));
        return (
          <button
            key={value}
            type="button"
            aria-pressed={now === value}
            class={now === value ? "on" : ""}
            title={sides.name(side)}
            aria-label={sides.name(side)}
            onClick={() => draft.set(field.id, [value])}
          >
            <ColourShield colour={sides.colour(side)} size={22} />
          </button>
        );
      })}
    </div>
  );
}
