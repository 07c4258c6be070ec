// Outcomes of the hovered piece beside their targets; alternatives are parts of the chip that can be clicked.
import { useMemo, useRef } from "preact/hooks";
import { chipWidth, placed } from "./chips.ts";
import type { Act } from "./data.ts";
import type { Box, Layout } from "./layout/types.ts";
import { Rich } from "./rich.tsx";
import { planTools } from "./on-demand.ts";
import type { BoardStore } from "./store.ts";
import { lowered, words } from "./words.ts";

const HEAD = 120; // width of a heading on the board
const GAP = 6; // between the parts of a chip

interface Shown {
  key: string;
  at: Box;
  w: number;
  h: number;
  tone: string;
  text: string;
  small: boolean;
  parts: Act[]; // several ways to do it
}

const label = (act: Act): string => (act.chip && words(act.chip.text)) || words(act.text);

export function Outcomes({ store, layout, phone }: { store: BoardStore; layout: Layout; phone: boolean }) {
  const targets = store.targets.value;
  const { pieces, labels } = store.shown.value;
  const me = store.me.value;
  const hovered = layout.map ? "" : store.hovered.value;
  const chosen = store.choosing.value?.at ?? "";
  const live = !!store.picked.value || !store.focus.value;
  const over = useRef(""); // the last hovered target of several acts: its chip stays while the pointer goes to it
  if ((targets.get(store.hovered.value)?.length ?? 0) > 1) over.current = store.hovered.value;
  else if (!targets.has(over.current)) over.current = "";
  const opened = layout.map && live ? over.current : "";
  const { joint, preview } = store.draft;
  const tools = planTools.value;
  const drafted = joint.value ? preview.value?.chips : undefined;
  const calm = store.pushes.value.length > 0; // the lens shows outcomes
  const shown = useMemo(() => {
    const wanted: Shown[] = [];
    const boxOf = (id: string): Box | undefined => layout.spots.get(id) ?? layout.areas.get(id);
    const add = (key: string, at: Box, text: string, tone: string, small = false, parts: Act[] = []) => {
      const width = parts.length ? parts.reduce((sum, act) => sum + chipWidth(label(act)) + GAP, 0) : chipWidth(text);
      wanted.push({ key, at, w: width + (small ? -8 : 0), h: small ? 20 : parts.length ? 30 : 24, tone, text, small, parts });
    };
    const texts = [...targets].map(([, acts]) => (acts[0]?.chip ? words(acts[0].chip.text) : ""));
    const same = !layout.map && !phone && texts.length > 1 && texts.every((text) => text === texts[0]); // shown once, at the pointer
    for (const [id, acts] of targets) {
      if (same && id !== hovered) continue;
      const spot = layout.spots.get(id);
      const at = boxOf(id);
      if (!at || spot?.cut === "chip" || spot?.cut === "gone") continue;
      const [act] = acts;
      if (layout.map && acts.length > 1) {
        const plain = acts.every(({ chip }) => !chip || chip.tone === "none"); // without gains or losses only where I point or click
        if (!plain || [chosen, opened].includes(id)) add(id, at, "", acts[0]?.chip?.tone ?? "none", false, acts);
      } else {
        const full = act?.chip ? words(act.chip.text) : "";
        const text = phone && !layout.map ? full.replace(/^.*[:\u00a0] /, "") : full; // the outcome is enough in a small space
        if (text) add(id, (act?.chip?.at && boxOf(act.chip.at)) || at, text, act?.chip?.tone ?? "none");
      }
      for (const chip of acts[0]?.more ?? []) add(`${id} ${chip.text[0]}`, at, words(chip.text), chip.tone, true);
    }
    if (layout.map && !calm) {
      const owners = new Map(layout.map.cells.map(({ id, owner }) => [id, owner]));
      for (const piece of pieces.values()) {
        const text = labels[`note ${piece.id}`];
        const at = layout.spots.get(piece.id);
        const tone = piece.owner === me ? "gold" : owners.get(piece.at) === me ? "loss" : "";
        if (text && at && tone && me >= 0 && !targets.has(piece.id)) add(`note ${piece.id}`, at, text, tone);
      }
    }
    for (const [i, chip] of (drafted ?? []).entries()) {
      const at = tools?.tokenBox(store, layout, chip.at) ?? boxOf(chip.at);
      const text = words(chip.text);
      if (at && text && !targets.has(chip.at)) add(`draft ${i}`, at, text, chip.tone);
    }
    const bounds = { x: 0, y: 0, w: layout.width, h: layout.height };
    const lands = layout.map?.free ? layout.map.cells.flatMap(({ id }) => layout.areas.get(id) ?? []) : []; // with their names
    const heads = layout.labels.map(({ x, y, w, h }) => ({ x, y, w: w || HEAD, h }));
    const boxes = [
      ...heads,
      ...[...layout.spots.values()].filter(({ cut }) => cut !== "gone"),
      ...lands,
      ...(layout.map?.layout === "triangle" ? [...targets.keys()].flatMap((id) => layout.areas.get(id) ?? []) : []),
      ...(tools?.toolBoxes(store, layout) ?? []),
    ];
    const found = placed(wanted, boxes, bounds);
    return wanted.map((chip) => ({ ...chip, spot: found.get(chip.key) }));
  }, [targets, layout, phone, pieces, labels, me, calm, chosen, opened, hovered, drafted, store]);
  return (
    <>
      {shown.map(({ key, spot, text, tone, small, parts }) => {
        if (!spot) return null;
        const at = { left: `${spot.x + spot.w / 2}px`, top: `${spot.y + spot.h / 2}px` };
        if (!parts.length)
          return (
            <div key={key} class={`outcome ${tone}${small ? " small" : ""}`} style={at}>
              <Rich text={layout.map?.free ? lowered(text) : text} />
            </div>
          );
        return (
          <div key={key} class={`outcome halves${live ? "" : " still"}${key === opened ? " under" : ""}`} style={at}>
            {parts.map((act, i) => (
              <button
                key={i}
                type="button"
                class={act.chip?.tone ?? "none"}
                title={words(act.text)}
                aria-label={words(act.text)}
                onClick={() => store.run(act)}
              >
                <Rich text={label(act)} />
              </button>
            ))}
          </div>
        );
      })}
    </>
  );
}
