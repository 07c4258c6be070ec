// What cards are put together from: lines of text, bands, strips, figures.
import { settings } from "../app/settings.ts";
import type { Face, Figure } from "../generated/scene.ts";
import { type Attributes, sceneIcon } from "./scene-icon.tsx";
import { LEGIBLE, lettering } from "./legible.ts";
import { letters, textWidth } from "./lettering.ts";

export const ROOMY = 16; // letters above that leave no room for the foot

/** A line of text; where it would be wider than `w`, in smaller letters, but not below the least size, and as a last resort squeezed. */
export function sceneText(x: number, y: number, words: string, classes = "", w = 0, least = LEGIBLE, { key, ...more }: Attributes = {}) {
  if (!words) return null;
  const { size, natural, width } = lettering(words, classes, w, least);
  const changed: Record<string, unknown> = {};
  if (size !== letters(classes)[0]) changed.style = { fontSize: `${size}px` };
  if (width < natural) {
    changed.textLength = w;
    changed.lengthAdjust = "spacingAndGlyphs";
  }
  return (
    <text key={key} class={classes} x={x} y={y} {...changed} {...more}>
      {words}
    </text>
  );
}

export function box(x: number, y: number, w: number, h: number, classes: string, r = 0) {
  return <rect class={classes} x={x} y={y} width={w} height={h} rx={r || undefined} />;
}

export function band(w: number, h: number, kind: string, corner: number) {
  const arc = corner - 0.5;
  const d = `M.5 ${h}V${corner}a${arc} ${arc} 0 0 1 ${arc} ${-arc}H${w - corner}a${arc} ${arc} 0 0 1 ${arc} ${arc}V${h}z`;
  return [<path class={`head ${kind}`} d={d} />, <path class="rule" d={`M0 ${h}H${w}`} />];
}

export function strip(y: number, w: number, h: number, corner: number) {
  const low = y + h - corner;
  const arc = corner - 0.5;
  const d = `M.5 ${y}H${w - 0.5}V${low}a${arc} ${arc} 0 0 1 ${-arc} ${arc}H${corner}a${arc} ${arc} 0 0 1 ${-arc} ${-arc}z`;
  return [<path class="strip" d={d} />, <path class="rule" d={`M0 ${y}H${w}`} />];
}

/** The sizes of a figure's icon, which grows where there is room for it, and of its number. */
const grown = (mark: number, size: number, least: number) => [least > ROOMY ? mark + 5 : mark, Math.max(size, least)] as const;

export function figureWidth(one: Figure, usual: number, letters: number, least: number) {
  const [mark, size] = grown(usual, letters, least);
  return (one.icon ? mark + 4 : 0) + textWidth(one.text, size, true);
}

export function figure(one: Figure | undefined, x: number, y: number, ends: boolean, usual: number, letters: number, least: number) {
  if (!one) return null;
  const [mark, size] = grown(usual, letters, least);
  const left = ends ? x - figureWidth(one, usual, letters, least) : x;
  const at = ends ? x : left + (one.icon ? mark + 4 : 0);
  return [
    one.icon && sceneIcon(left, y - mark + 1, mark, one.icon),
    <text class={`strong${ends ? " end" : ""}`} x={at} y={y} style={{ fontSize: `${size}px` }}>
      {one.text}
    </text>,
  ];
}

export function footing(face: Face, x: number, y: number, w: number, least: number) {
  const before = face.mark ? 12 : 0;
  const cost = face.cost ? textWidth(face.cost, Math.max(12, least), true) + 4 : 0;
  const bare = /^\d+$/.test(face.foot ?? ""); // the number of the copy, for who types moves
  const words = bare && !settings.value.notation ? "" : (face.foot ?? "");
  const room = w - before - cost;
  const left = x - (before + cost + lettering(words, "small muted", room, least).width) / 2;
  return [
    face.mark && sceneIcon(left, y - 9, 9, face.mark, "muted"),
    face.cost && sceneText(left + before, y, face.cost, "small strong", 0, least),
    sceneText(left + before + cost, y, words, "small muted", room, least),
  ];
}
