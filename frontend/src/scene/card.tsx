// Cards: as much of a face as the size of the card allows. Follows baronage/engine/svg/cards.py.
import { FACES } from "../made/look.ts";
import type { Face, Figure, Node } from "../made/scene.ts";
import { type Attributes, sceneIcon } from "./icon.tsx";
import { fitted, letters, textWidth, wrap } from "./lettering.ts";

const WHOLE = 90; // from this height on a card is drawn whole,
const SMALL = 40; // from this on without its picture, below it as a single line

/** A line of text; where it would be wider than `w`, in smaller letters, and as a last resort squeezed. */
export function sceneText(x: number, y: number, words: string, classes = "", w = 0, { key, ...more }: Attributes = {}) {
  if (!words) return null;
  const [size, bold] = letters(classes);
  const squeezed: Record<string, unknown> = {};
  if (w && textWidth(words, size, bold) > w) {
    const smaller = fitted(words, w, size, bold);
    squeezed.style = { fontSize: `${smaller}px` };
    if (textWidth(words, smaller, bold) > w) {
      squeezed.textLength = w;
      squeezed.lengthAdjust = "spacingAndGlyphs";
    }
  }
  return (
    <text key={key} class={classes} x={x} y={y} {...squeezed} {...more}>
      {words}
    </text>
  );
}

function box(x: number, y: number, w: number, h: number, classes: string, r = 0) {
  return <rect class={classes} x={x} y={y} width={w} height={h} rx={r || undefined} />;
}

/** A card at 0, 0, with its marks. */
export function card(node: Node, marks: string[]) {
  const face = node.face ?? {};
  const w = node.w ?? 0;
  const h = node.h ?? 0;
  const corner = h >= WHOLE ? 7 : 6;
  const kind = FACES.includes(face.kind ?? "") ? (face.kind as string) : "";
  const sent = marks.includes("sent") ? " sent" : "";
  return [
    marks.includes("target") && box(-4, -4, w + 8, h + 8, "gap", corner + 3),
    kind === "back"
      ? back(face, w, h)
      : [
          box(0, 0, w, h, "face", corner),
          h >= WHOLE ? whole(face, kind, w, h) : h >= SMALL ? small(face, kind, w, h) : line(face, kind, w, h),
        ],
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

function band(w: number, h: number, kind: string, corner: number) {
  const arc = corner - 0.5;
  const d = `M.5 ${h}V${corner}a${arc} ${arc} 0 0 1 ${arc} ${-arc}H${w - corner}a${arc} ${arc} 0 0 1 ${arc} ${arc}V${h}z`;
  return [<path class={`head ${kind}`} d={d} />, <path class="rule" d={`M0 ${h}H${w}`} />];
}

function strip(y: number, w: number, h: number, corner: number) {
  const low = y + h - corner;
  const arc = corner - 0.5;
  const d = `M.5 ${y}H${w - 0.5}V${low}a${arc} ${arc} 0 0 1 ${-arc} ${arc}H${corner}a${arc} ${arc} 0 0 1 ${-arc} ${-arc}z`;
  return [<path class="strip" d={d} />, <path class="rule" d={`M0 ${y}H${w}`} />];
}

function whole(face: Face, kind: string, w: number, h: number) {
  const name = face.name ?? "";
  const names = textWidth(name, 11.5, true) <= w - 6 ? [name] : wrap(name, w - 6, 12, true).slice(0, 2);
  const head = names.length === 1 ? 23 : 36;
  const colour = kind === "action" ? " action" : "";
  const foot = h - 23;
  const size = Math.min(44, foot - head - 28);
  return [
    band(w, head, kind, 7),
    names.map((part, i) => sceneText(w / 2, 16 + 14 * i, part, `small strong middle${colour}`, w - 6)),
    face.icon && sceneIcon((w - size) / 2, head + (foot - 18 - head - size) / 2, size, face.icon),
    figure(face.left, 7, foot - 7, false, 13, 15),
    figure(face.right, w - 7, foot - 7, true, 13, 15),
    strip(foot, w, 23, 7),
    footing(face, w / 2, h - 7, w - 8),
  ];
}

function small(face: Face, kind: string, w: number, h: number) {
  const name = face.name ?? "";
  const colour = kind === "action" ? " action" : "";
  const room = w - 8 - (face.icon ? 19 : 0);
  const foot = h - 19;
  return [
    band(w, 20, kind, 6),
    face.icon && textWidth(name, 12, true) <= room
      ? [sceneIcon(5, 3, 14, face.icon, colour.trim()), sceneText(22 + (w - 26) / 2, 14.5, name, `small strong middle${colour}`, room)]
      : sceneText(w / 2, 14.5, name, `small strong middle${colour}`, w - 8),
    figure(face.left, 6, foot - 5, false, 11, 13),
    figure(face.right, w - 6, foot - 5, true, 11, 13),
    strip(foot, w, 19, 6),
    footing(face, w / 2, h - 5.5, w - 8),
  ];
}

function line(face: Face, kind: string, w: number, h: number) {
  const colour = kind === "action" ? " action" : "";
  const base = h / 2 + 4.3;
  const cost = face.cost ?? "";
  const left = face.icon ? 24 : 6;
  let right = w - 7;
  const out = [box(0.5, 0.5, w - 1, h - 1, `head ${kind}`, Math.min(6, h / 2))];
  if (face.icon) out.push(sceneIcon(6, (h - 14) / 2, 14, face.icon, colour.trim()));
  if (face.mark) {
    if (cost) out.push(sceneText(right, base, cost, "small end") as (typeof out)[0]);
    out.push(sceneIcon(right - textWidth(cost, 12) - 10, h / 2 - 4.5, 9, face.mark));
    right -= 17 + textWidth(cost, 12);
  }
  for (const one of [face.right, face.left]) {
    if (one) {
      out.push(figure(one, right, base, true, 11, 13) as unknown as (typeof out)[0]);
      right -= figureWidth(one, 11, 13) + 6;
    }
  }
  out.push(sceneText(left, base, face.name ?? "", `small strong${colour}`, right - left) as (typeof out)[0]);
  return out;
}

function figureWidth(one: Figure, mark: number, size: number) {
  return (one.icon ? mark + 4 : 0) + textWidth(one.text, size, true);
}

function figure(one: Figure | undefined, x: number, y: number, ends: boolean, mark: number, size: number) {
  if (!one) return null;
  const left = ends ? x - figureWidth(one, mark, size) : x;
  const at = ends ? x : left + (one.icon ? mark + 4 : 0);
  return [
    one.icon && sceneIcon(left, y - mark + 1, mark, one.icon),
    <text class={`strong${ends ? " end" : ""}`} x={at} y={y} style={{ fontSize: `${size}px` }}>
      {one.text}
    </text>,
  ];
}

function footing(face: Face, x: number, y: number, w: number) {
  const before = face.mark ? 12 : 0;
  const cost = face.cost ? textWidth(face.cost, 12, true) + 4 : 0;
  const words = face.foot ?? "";
  const size = fitted(words, w - before - cost, 12);
  const left = x - (before + cost + textWidth(words, size)) / 2;
  return [
    face.mark && sceneIcon(left, y - 9, 9, face.mark, "muted"),
    face.cost && sceneText(left + before, y, face.cost, "small strong"),
    sceneText(left + before + cost, y, words, "small muted", w - before - cost),
  ];
}

function back(face: Face, w: number, h: number) {
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
    const wide = Math.max(30, textWidth(label, 17, true) + 16);
    const y = h >= WHOLE ? 12 : (h - 24) / 2;
    out.push(box((w - wide) / 2, y, wide, 26, "token", 13));
    out.push(sceneText(w / 2, y + 19, label, "strong middle count") as (typeof out)[0]);
  }
  return out;
}
