// Surfaces under the cards: walls of stone with banners and a gate, the gold ground of the King's Army, the tray of the hand.
import { CHARGES, type Icon, TINCTURES } from "../generated/look.ts";
import { ColourShield, drawn, Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";
import type { Ground } from "./layout/types.ts";

const STONE = { w: 68, h: 23 };
const MERLON = { w: 30, h: 12 };

/** The outline of a wall: merlons towards the enemy. */
function outline(w: number, h: number, up: boolean): string {
  let path = up ? `M0 ${h}V0` : `M0 0V${h}`;
  const low = up ? MERLON.h : h - MERLON.h;
  const high = up ? 0 : h;
  for (let x = 0; x < w; x += 2 * MERLON.w) {
    const next = Math.min(w, x + MERLON.w);
    path += `H${next}`;
    if (next < w) path += `V${low}H${Math.min(w, x + 2 * MERLON.w)}V${x + 2 * MERLON.w < w ? high : low}`;
  }
  return `${path}V${up ? h : 0}z`;
}

function joints(w: number, h: number, up: boolean): string {
  const top = up ? MERLON.h : 0;
  const bottom = up ? h : h - MERLON.h;
  let path = "";
  for (let y = top + STONE.h; y < bottom; y += STONE.h) path += `M0 ${y}H${w}`;
  for (let y = top, row = 0; y < bottom; y += STONE.h, row++)
    for (let x = 20 + (row % 2) * 34; x < w; x += STONE.w) path += `M${x} ${y}v${Math.min(STONE.h, bottom - y)}`;
  return path;
}

function Banner({ x, y, colour }: { x: number; y: number; colour: number }) {
  const charge = CHARGES[TINCTURES[colour % TINCTURES.length]?.charge ?? "chevron"] as Icon;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-20 0h40" class="pole" />
      <path d="M-16 2h32v62l-16-11-16 11z" class="cloth" style={{ fill: `var(--seat-${colour})` }} />
      <g transform="translate(-14.4 8) scale(1.2)">{drawn(charge, "var(--shield-light)")}</g>
    </g>
  );
}

function Gate({ x, y, h }: { x: number; y: number; h: number }) {
  return (
    <g class="gate" transform={`translate(${x} ${y})`}>
      <path d={`M0 0V${-h}c0-34 46-34 46 0V0z`} class="door" />
      <path d={`M11.500 0v${-h - 20}M23 0v${-h - 26}M34.500 0v${-h - 20}M0-22h46M0-46h46`} class="iron" />
    </g>
  );
}

export function Wall({ ground, colour, gate }: { ground: Ground; colour: number; gate: boolean }) {
  const { w, h, up } = ground;
  const full = h > 100 && w > 400; // else there is no room for banners and a gate
  const top = up ? MERLON.h : 0;
  const bottom = up ? h : h - MERLON.h;
  const tall = Math.min(62, bottom - top - 40);
  return (
    <svg class="wall" width={w} height={h}>
      <path d={outline(w, h, up)} class="stones" />
      <path d={joints(w, h, up)} class="joints" />
      {full && colour >= 0 && (
        <>
          <Banner x={w * 0.36} y={top + 24} colour={colour} />
          <Banner x={w * 0.7} y={top + 24} colour={colour} />
        </>
      )}
      {full && gate && <Gate x={w - 62} y={bottom} h={tall} />}
    </svg>
  );
}

/** A part of a score, with its bar and its line. */
export interface Part {
  name: string;
  text: string;
  n: number;
  limit: number | undefined;
}

interface GroundProps {
  ground: Ground;
  colour: number;
  name: string; // of the side
  score: string;
  words: string; // what the zone is called
  parts: Part[]; // of the score
  count: number; // its pieces
  gate: boolean; // the wall leads to an army
  lit: boolean;
  onClick?: (() => void) | undefined; // nothing else lies at the clicked point
}

export function Under({ ground, colour, name, score, words, parts, count, gate, lit, onClick }: GroundProps) {
  const at = { left: `${ground.x}px`, top: `${ground.y}px`, width: `${ground.w}px`, height: `${ground.h}px` };
  const [head, ...rest] = words.split(": ");
  return (
    <div class={`ground ${ground.kind}${lit ? " lit" : ""}`} style={at} onClick={onClick}>
      {ground.kind === "wall" && <Wall ground={ground} colour={colour} gate={gate} />}
      {ground.kind === "king" && (
        <div class="king-words">
          <Glyph name="crown" size={22} />
          <b>{head}</b>
          <span>{rest.join(": ")}</span>
        </div>
      )}
      {ground.kind === "heading" && (
        <>
          <ColourShield colour={colour} size={20} />
          <b>{name}</b>
          <big>{score}</big>
        </>
      )}
      {ground.kind === "plate" && (
        <>
          <p>
            <ColourShield colour={colour} size={26} />
            <b>{name}</b>
          </p>
          <big>{score}</big>
          <div class="bars">
            {parts.map((part, i) => part.n > 0 && <i key={part.name} class={`part-${i}`} style={{ flexGrow: part.n }} />)}
          </div>
          {parts.map(({ name: id, text, n, limit }, i) => (
            <div key={id} class="part">
              <i class={`part-${i}`} />
              <b>{n}</b> {text} {limit !== undefined && <small>{msg("of-limit", { limit })}</small>}
            </div>
          ))}
        </>
      )}
      {ground.kind === "crown" && (
        <span title={words}>
          <Glyph name="crown" size={15} />
          {count}
        </span>
      )}
    </div>
  );
}
