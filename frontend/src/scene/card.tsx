// Cards: as much of a face as the size of the card allows. Follows baronage/engine/picture/svg/cards.py.
import { FACES } from "../generated/look.ts";
import type { Face, Node } from "../generated/scene.ts";
import { band, box, figure, figureWidth, footing, ROOMY, sceneText, strip } from "./card-parts.tsx";
import { sceneIcon } from "./scene-icon.tsx";
import { LEGIBLE } from "./legible.ts";
import { textWidth, wrap } from "./lettering.ts";

const WHOLE = 90; // from this height on a card is drawn whole,
const SMALL = 40; // from this on without its picture, below it as a single line

/** A card at 0, 0, with its marks. Where letters must be large, less stands on it: what is left out comes with zooming. */
export function card(node: Node, marks: string[], least = LEGIBLE) {
  const face = node.face ?? {};
  const w = node.w ?? 0;
  const h = node.h ?? 0;
  const corner = h >= WHOLE ? 7 : 6;
  const kind = FACES.includes(face.kind ?? "") ? (face.kind as string) : "";
  const sent = marks.includes("sent") ? " sent" : "";
  return [
    marks.includes("target") && box(-4, -4, w + 8, h + 8, "gap", corner + 3),
    kind === "back"
      ? back(face, w, h, least)
      : [box(0, 0, w, h, "face", corner), (h >= WHOLE ? whole : h >= SMALL ? small : line)(face, kind, w, h, least)],
    marks.includes("choice") && box(1.5, 1.5, w - 3, h - 3, "may", corner - 1),
    marks.includes("warn") && box(-3, -3, w + 6, h + 6, "fall", corner + 2),
    marks.includes("highlighted") && box(-2, -2, w + 4, h + 4, "ring sent", corner + 1),
    marks.includes("chosen") && [box(-2, -2, w + 4, h + 4, `ring${sent}`, corner + 1), badge(w - 2, 0, "swords", h, sent)],
    marks.includes("picked") && [box(-2, -2, w + 4, h + 4, "ring", corner + 1), badge(w - 2, 0, "tick", h, "")],
    marks.includes("target") && [box(-4, -4, w + 8, h + 8, `ring${sent}`, corner + 3), badge(w, -2, "crosshair", h, sent)],
  ];
}

function badge(x: number, y: number, name: string, h: number, sent: string) {
  const r = h >= WHOLE ? 12 : 9;
  return [<circle class={`badge${sent}`} cx={x} cy={y} r={r} />, sceneIcon(x - r * 0.65, y - r * 0.65, r * 1.3, name, "reverse")];
}

function whole(face: Face, kind: string, w: number, h: number, least: number) {
  const name = face.name ?? "";
  const size = Math.max(12, least);
  const more = size - 12;
  const lines = textWidth(name, Math.max(11.5, least), true) <= w - 6 ? [name] : wrap(name, w - 6, size, true);
  const names = lines.length > 2 ? [name] : lines;
  const head = names.length === 1 ? 23 + 0.9 * more : 36 + 1.8 * more;
  const colour = kind === "action" ? " action" : "";
  const feet = size <= ROOMY ? 23 + 0.9 * more : 0;
  const foot = h - feet;
  const picture = Math.min(44, foot - head - 28 - more);
  const edge = feet ? 7 : 4;
  return [
    band(w, head, kind, 7),
    names.map((part, i) => sceneText(w / 2, 16 + 0.8 * more + (14 + 0.9 * more) * i, part, `small strong middle${colour}`, w - 6, least)),
    face.icon && picture > 10 && sceneIcon((w - picture) / 2, head + (foot - 18 - more - head - picture) / 2, picture, face.icon),
    figure(face.left, edge, foot - 7, false, 13, 15, least),
    figure(face.right, w - edge, foot - 7, true, 13, 15, least),
    feet > 0 && [strip(foot, w, feet, 7), footing(face, w / 2, h - 7 - 0.2 * more, w - 8, least)],
  ];
}

function small(face: Face, kind: string, w: number, h: number, least: number) {
  const name = face.name ?? "";
  const size = Math.max(12, least);
  const more = size - 12;
  const colour = kind === "action" ? " action" : "";
  const room = w - 8 - (face.icon ? 19 : 0);
  const head = 20 + 0.8 * more;
  const feet = size <= ROOMY ? 19 + 0.4 * more : 0;
  const foot = h - feet;
  const y = 14.5 + 0.7 * more;
  return [
    band(w, head, kind, 6),
    face.icon && textWidth(name, size, true) <= room
      ? [
          sceneIcon(5, head / 2 - 7, 14, face.icon, colour.trim()),
          sceneText(22 + (w - 26) / 2, y, name, `small strong middle${colour}`, room, least),
        ]
      : sceneText(w / 2, y, name, `small strong middle${colour}`, w - 8, least),
    figure(face.left, 6, foot - 5, false, 11, 13, least),
    figure(face.right, w - 6, foot - 5, true, 11, 13, least),
    feet > 0 && [strip(foot, w, feet, 6), footing(face, w / 2, h - 5.5, w - 8, least)],
  ];
}

function line(face: Face, kind: string, w: number, h: number, least: number) {
  const colour = kind === "action" ? " action" : "";
  const size = Math.max(12, least);
  const base = h / 2 + 0.36 * size;
  const cost = face.cost ?? "";
  const left = face.icon ? 24 : 6;
  let right = w - 7;
  const out: preact.ComponentChild[] = [box(0.5, 0.5, w - 1, h - 1, `head ${kind}`, Math.min(6, h / 2))];
  if (face.icon) out.push(sceneIcon(6, (h - 14) / 2, 14, face.icon, colour.trim()));
  if (face.mark && size <= ROOMY) {
    const wide = textWidth(cost, size);
    out.push(sceneText(right, base, cost, "small end", 0, least), sceneIcon(right - wide - 10, h / 2 - 4.5, 9, face.mark));
    right -= 17 + wide;
  }
  for (const one of [face.right, face.left]) {
    const wide = one ? figureWidth(one, 11, 13, least) : 0;
    if (!one || right - wide < left - 5) continue;
    out.push(figure(one, right, base, true, 11, 13, least));
    right -= wide + 6;
  }
  if (right > left) out.push(sceneText(left, base, face.name ?? "", `small strong${colour}`, right - left, least));
  return out;
}

function back(face: Face, w: number, h: number, least: number) {
  const corner = h >= WHOLE ? 7 : 4;
  const count = face.count;
  const out = [];
  if (count !== undefined && h >= WHOLE) {
    for (let step = Math.min(2, count - 1); step > 0; step--) out.push(box(3 * step, 3 * step, w, h, "under", corner));
  }
  out.push(box(0, 0, w, h, "back", corner));
  if (h >= WHOLE) {
    out.push(<circle class="token" cx={w / 2} cy={h / 2 + 14} r={21.6} />);
    out.push(sceneIcon((w - 30) / 2, h / 2 - 1, 30, face.icon ?? "shield", "muted"));
  }
  if (count !== undefined) {
    const label = String(count);
    const size = Math.max(17, least);
    const wide = Math.max(30, textWidth(label, size, true) + 16);
    const y = h >= WHOLE ? 12 : (h - 24) / 2;
    const low = y + 19 + 0.35 * (size - 17);
    out.push(box((w - wide) / 2, y, wide, 26, "token", 13));
    out.push(sceneText(w / 2, low, label, "strong middle count", 0, size > 17 ? size : LEGIBLE) as (typeof out)[0]);
  }
  return out;
}
