// A card as it is drawn in each cut: title, picture, numbers, effect, foot. What a cut leaves out is in its style sheet.
import type { ComponentChildren } from "preact";
import { Art, Sign } from "./art.tsx";
import type { Face, Msg, Piece } from "./data.ts";
import { words } from "./words.ts";

const HEAD = "head:"; // the icon of a foot that is a detail of a drawing
export const BACK = "back";
const [LONG, LONG_SMALL] = [16, 12]; // letters of a title; longer ones are smaller
const READ = ["hand", "narrow", "large", "sea"]; // cuts that have room for the effect

/** A printed number: as it is, or one of those that depend on the position. */
export function printed(value: number | string, values: number[]): string {
  if (typeof value === "number") return String(value);
  const at = /^#(\d+)$/.exec(value);
  return at ? String(values[Number(at[1])] ?? "") : value;
}

function footValue(value: number | string | Msg, values: number[]): ComponentChildren {
  if (typeof value === "object") return words(value);
  if (typeof value === "number" || /^#\d+$/.test(value)) return <b>{printed(value, values)}</b>;
  return value;
}

function Foot({ face, values }: { face: Face; values: number[] }) {
  if (!face.foot.length) return <div class="foot" />;
  const headed = face.foot[0]?.[0].startsWith(HEAD);
  return (
    <div class={headed ? "foot headed" : "foot"}>
      {face.foot.map(([icon, value], i) => (
        <span key={i}>
          {icon.startsWith(HEAD) ? (
            <i class="head">
              <Art name={icon.slice(HEAD.length)} fill />
            </i>
          ) : (
            icon && <Sign name={icon} size={10} class={icon} />
          )}
          {footValue(value, values)}
        </span>
      ))}
    </div>
  );
}

export function Stats({ face, values, size = 13 }: { face: Face; values: number[]; size?: number }) {
  return (
    <div class="stats">
      {face.stats.map(([icon, value], i) => (
        <span key={i}>
          <Sign name={icon} size={size} />
          {printed(value, values)}
        </span>
      ))}
    </div>
  );
}

interface CardProps {
  piece: Piece;
  face: Face | undefined;
  cut: string;
  colour: number;
  count: number;
  note?: { tone: string; text: string } | undefined; // an outcome, in a cut that shows it instead of its numbers
}

export function Card({ piece, face, cut, colour, count, note }: CardProps) {
  if (piece.art === BACK || !face) {
    const name = face ? "" : words([`piece-${piece.art}`, { seat: piece.owner, n: piece.n, value: piece.values[0] ?? 0, place: piece.at }]);
    return (
      <div class={`face ${piece.art === BACK ? "back" : "bare"}`}>
        <Art name={piece.art} colour={colour} fill />
        {name && cut !== "thumb" && <span class="title">{name}</span>}
        {cut === "pile" && <b class="disc">{count}</b>}
      </div>
    );
  }
  const art = face.art || face.id;
  const title = words(face.title);
  const plain = !face.stats.length;
  return (
    <div class={`face ${face.kind}${plain ? " plain" : ""}`}>
      <div class={title.length > (cut === "small" ? LONG_SMALL : LONG) ? "title long" : "title"}>{title}</div>
      <Art name={art} colour={colour} fill />
      {cut === "chip" ? (
        <div class="beside">
          <span class="title">{title}</span>
          {note ? <em class={note.tone}>{note.text}</em> : <Stats face={face} values={piece.values} size={11} />}
        </div>
      ) : (
        <>
          {!plain && <Stats face={face} values={piece.values} />}
          {READ.includes(cut) && <div class="effect">{words(face.text)}</div>}
          <Foot face={face} values={piece.values} />
        </>
      )}
    </div>
  );
}
