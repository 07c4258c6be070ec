// A figure on a map: its base, its drawing in the colour of its side, its number, its marks.
import { useContext } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { ICONS } from "../generated/look.ts";
import { Art, ArtOf, drawings, symbolOf, wearing } from "./art.tsx";
import { printed } from "./card.tsx";
import type { Face, Piece } from "./data.ts";
import { words } from "./words.ts";

const HOLD = /^hold-(\d)$/;
const TURNS = 3; // that a point is held to win it

/** The shapes of figures: their outline, and the inner one, in which the drawing is cut. */
export const SHAPES: Record<string, { outer: string; inner: string; size: number }> = {
  sider: { outer: "M4 4h56v56H4z", inner: "M9 9h46v46H9z", size: 0.9 },
  jumper: { outer: "M32 2a30 30 0 1 1-.01 0z", inner: "M32 8a24 24 0 1 1-.01 0z", size: 1 },
  pointer: { outer: "M32 -3l35 35-35 35L-3 32z", inner: "M32 5l27 27-27 27L5 32z", size: 1 },
};
/** The shape of a piece that has one. */
export const shapeOf = (piece: Piece): string => piece.marks.find((mark) => mark in SHAPES && drawings.value.has(`base-${mark}`)) ?? "";
export const heldOf = (piece: Piece): number => Number(piece.marks.map((mark) => HOLD.exec(mark)?.[1]).find(Boolean) ?? 0);
export const numberOf = (piece: Pick<Piece, "id">): string => /\d+$/.exec(piece.id)?.[0] ?? "";
export const badgeOf = (piece: Piece): string => piece.marks.find((mark) => mark in ICONS) ?? "";

/** The outlines in which busts are cut, once in the page: the shape, and what lies above it. */
export function FigureClips() {
  return (
    <svg class="figure-clips" width="0" height="0" aria-hidden="true">
      {Object.entries(SHAPES).map(([kind, { inner }]) => (
        <clipPath key={kind} id={`figure-${kind}`}>
          <path d={inner} />
          <path d="M-6 -20h76v50H-6z" />
        </clipPath>
      ))}
    </svg>
  );
}

/** A bust over its shape, in the colour of its side. */
export function Figure({ art, shape, colour }: { art: string; shape: string; colour: number }) {
  const game = useContext(ArtOf);
  const { outer, inner, size } = SHAPES[shape] ?? (SHAPES.jumper as (typeof SHAPES)[string]);
  return (
    <svg class="figure" viewBox="0 0 64 64" style={wearing(colour)} aria-hidden="true">
      <g transform={`translate(${32 * (1 - size)} ${32 * (1 - size)}) scale(${size})`}>
        <path d={outer} class="figure-ring" transform="translate(32 32) scale(1.2) translate(-32 -32)" />
        <path d={outer} class="figure-shadow" transform="translate(0 5)" />
        <path d={outer} class="figure-base" />
        <path d={inner} class="figure-ground" />
        <g clip-path={`url(#figure-${shape})`}>
          <use href={game ? `#art-${game}-${art}` : symbolOf(art)} x="1" y="-3.5" width="62" height="62" />
        </g>
      </g>
    </svg>
  );
}

export function Token({ piece, colour }: { piece: Piece; colour: number }) {
  const shape = shapeOf(piece);
  const held = heldOf(piece);
  const badge = badgeOf(piece);
  const number = shape ? numberOf(piece) : "";
  return (
    <div class="token" style={wearing(colour)}>
      {shape ? <Figure art={piece.art} shape={shape} colour={colour} /> : <Art name={piece.art} colour={colour} />}
      {(piece.n > 1 || piece.art === "army") && <b class="number">{piece.n}</b>}
      {number && <b class="number rank">{number}</b>}
      {badge && (
        <span class="badge">
          <Glyph name={badge} size={12} />
        </span>
      )}
      {held > 0 && (
        <span class="pips-held">
          {Array.from({ length: TURNS }, (_, i) => (
            <i key={i} class={i < held ? "on" : ""} />
          ))}
        </span>
      )}
    </div>
  );
}

interface LandProps {
  piece: Piece;
  face: Face | undefined;
  cut: string;
  colour: number;
  title: string;
}

/** A land of a realm, what is built on it, or an army that stands there. */
export function Land({ piece, face, cut, colour, title }: LandProps) {
  const art = face?.art || face?.id || piece.art;
  const layer = `${art}-layer`;
  if (cut === "army") {
    const [, strength = ""] = face?.stats[0] ?? [];
    return (
      <div class="army-token" style={wearing(colour)} title={face && words(face.title)}>
        <Art name={art} colour={colour} fill />
        <b>{printed(strength, piece.values)}</b>
      </div>
    );
  }
  return (
    <div class={`land-face ${cut}`}>
      <Art name={cut === "layer" && drawings.value.has(layer) ? layer : art} colour={colour} fill />
      {title && <span>{title}</span>}
    </div>
  );
}
