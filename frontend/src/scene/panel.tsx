// What stands beside the board: tables, tracks, notes; and hands below it.
import { Component } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { wide } from "../app/screen.ts";
import { FIGURES } from "../made/look.ts";
import type { Panel } from "../made/scene.ts";
import { RuleChips } from "../rules/chip.tsx";
import { ColourShield, Glyph } from "./icon.tsx";
import { leastLetters } from "./legible.ts";
import { textWidth } from "./lettering.ts";
import { draw, type Marks } from "./node.tsx";
import { seatOf } from "./seat.ts";

const has = (classes: string | undefined, name: string) => (classes ?? "").split(" ").includes(name);

/** A panel of the rail, drawn anew only if it is another. */
export class PanelCard extends Component<{ panel: Panel }> {
  override shouldComponentUpdate(next: { panel: Panel }) {
    return next.panel !== this.props.panel;
  }
  override render() {
    return inRail(this.props.panel);
  }
}

function inRail(panel: Panel) {
  const look = has(panel.classes, "highlighted") ? " highlighted" : "";
  const result = has(panel.classes, "warn") ? " warn" : has(panel.classes, "good") ? " good" : "";
  return (
    <section class={`panel-card${look}`} aria-label={panel.says || panel.title}>
      <header>
        <h3>{panel.title}</h3>
        {panel.tag && <span class={`tag${result}`}>{panel.tag}</span>}
      </header>
      {panel.kind === "table" && <PanelTable panel={panel} />}
      {panel.kind === "track" && <Track panel={panel} />}
      {panel.lines?.map((line, i) => (
        <p key={i} class={panel.kind === "note" ? "note" : "note muted"}>
          {line}
        </p>
      ))}
      {panel.rules && <RuleChips ids={panel.rules} />}
    </section>
  );
}

/** Is this a column of figures? They end at the same place. */
function numeric(panel: Panel, column: number): boolean {
  const cells = (panel.rows ?? []).map((row) => row[column] ?? "").filter(Boolean);
  return column > 0 && cells.length > 0 && cells.every((cell) => cell.length <= 12 && FIGURES.includes(cell.charAt(0)));
}

const RAIL = 312; // the width of what is in a panel
const GAP = 14;

/** Has half of a table room for all columns, if words are broken between lines? */
function narrow(panel: Panel, ends: boolean[]): boolean {
  const needs = (panel.columns ?? []).map((name, i) => {
    const cells = (panel.rows ?? []).map((row) => row[i] ?? "").flatMap((cell) => (ends[i] ? [cell] : cell.split(/\s+/)));
    const shield = i === 0 && panel.looks?.some((look) => seatOf(look) >= 0) ? 21 : 0;
    return Math.max(textWidth(name, 12), ...cells.map((cell) => textWidth(cell, 12, true) + shield)) + GAP;
  });
  return needs.reduce((sum, need) => sum + need, 0) <= (RAIL - 20) / 2 + 2 * GAP;
}

function PanelTable({ panel }: { panel: Panel }) {
  const columns = panel.columns ?? [];
  const rows = panel.rows ?? [];
  const ends = columns.map((_, i) => numeric(panel, i));
  const fold = rows.length > 8 && columns.length <= 3 && narrow(panel, ends);
  const half = fold ? Math.ceil(rows.length / 2) : rows.length;
  const parts = fold ? [rows.slice(0, half), rows.slice(half)] : [rows];
  return (
    <div class={`tables${fold ? " folded" : ""}`}>
      {parts.map((part, p) => (
        <table key={p}>
          {columns.some(Boolean) && (
            <thead>
              <tr>
                {columns.map((name, i) => (
                  <th key={i} class={ends[i] ? "end" : ""}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {part.map((row, r) => {
              const look = panel.looks?.[p * half + r] ?? "";
              const seat = seatOf(look);
              return (
                <tr key={r} class={look}>
                  {row.map((cell, i) => (
                    <td key={i} class={ends[i] ? "end" : ""}>
                      {i === 0 && seat >= 0 && <ColourShield colour={seat} size={16} />}
                      {cell}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** A track: cells up to the top, or steps by name. */
export function Track({ panel }: { panel: Panel }) {
  const value = panel.value ?? 0;
  if (panel.names) {
    return (
      <ol class="steps">
        {panel.names.map((name, i) => (
          <li key={i} class={i === value ? "here" : i < value ? "past" : ""} aria-current={i === value ? "step" : undefined}>
            {name}
          </li>
        ))}
      </ol>
    );
  }
  const top = panel.top || 1;
  return (
    <svg class="scene track" viewBox="0 0 312 56" role="img" aria-label={`${value} of ${top}`}>
      {top <= 30 ? (
        Array.from({ length: top }, (_, i) => (
          <rect key={i} class={i < value ? "amount lost" : "bar"} x={(i * 312) / top + 1} y={20} width={312 / top - 2} height={14} rx={3} />
        ))
      ) : (
        <>
          <rect class="bar" x={0} y={20} width={312} height={12} rx={6} />
          <rect class="amount lost" x={0} y={20} width={Math.max(12, 312 * Math.min(value / top, 1))} height={12} rx={6} />
        </>
      )}
      {names(panel, value, top).map(({ x, left, low, name }) => (
        <g key={name}>
          <rect class="tick" x={x - 1} y={15} width={2} height={24} />
          <text class="small strong" x={left} y={low ? 50 : 11}>
            {name}
          </text>
        </g>
      ))}
      <text class="small strong" x={0} y={50}>
        {value} of {top}
      </text>
    </svg>
  );
}

/** The names of the marks of a track: above it, or below where they would cover each other. */
function names(panel: Panel, value: number, top: number) {
  const above: [number, number][] = [];
  const below: [number, number][] = [[0, textWidth(`${value} of ${top}`, 12, true) + 8]];
  return (panel.marks ?? []).map(([at, name]) => {
    const x = (RAIL * at) / top;
    const wide = textWidth(name, 12, true);
    const left = at / top > 0.7 ? x - wide : at / top < 0.3 ? x : x - wide / 2;
    const low = above.some(([from, to]) => left < to && from < left + wide);
    (low ? below : above).push([left - 8, left + wide + 8]);
    return { x, left, low, name };
  });
}

const TRAY = 104; // pixels: how high cards in the tray of a narrow screen are; see small.css
const LOW = 64; // and those of several hands side by side; see table.css

interface HandProps {
  panel: Panel;
  marks: Marks;
  onPick: (ids: string[]) => void;
  needed?: boolean; // it is to be seen even if none of its cards can be chosen
  low?: boolean; // it lies beside other hands
}

/** The cards of a hand, in a tray below the board. */
export function Hand({ panel, marks, onPick, needed = false, low = false }: HandProps) {
  const cards = panel.cards ?? [];
  const [wanted, setWanted] = useState<boolean | null>(null); // on a phone: open, closed, or open when it matters
  const matters = needed || cards.some(({ id }) => id && (marks.may.has(id) || marks.picked.has(id) || marks.hint.has(id)));
  const open = wanted ?? matters;
  useEffect(() => setWanted(null), [matters]);
  const tallest = Math.max(...cards.map((card) => card.h ?? 124), 0) + 2;
  const least = leastLetters(!wide.value ? TRAY / tallest : low ? LOW / tallest : 1);
  const looks = useMemo(() => ({ ...marks, least }), [marks, least]);
  return (
    <section class={`hand${open ? "" : " closed"}`} aria-label={panel.says || panel.title}>
      <button type="button" class="hand-toggle" aria-expanded={open} onClick={() => setWanted(!open)}>
        {panel.title} <span class="muted">{cards.length}</span> <Glyph name={open ? "down" : "up"} size={14} />
      </button>
      <header>
        <h3>{panel.title}</h3>
        {panel.lines?.map((line, i) => (
          <p key={i} class="muted">
            {line}
          </p>
        ))}
      </header>
      {/* it may have to be scrolled, by keys too */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="cards" tabIndex={0}>
        {cards.map((card, i) => (
          // when there are many they overlap
          <span key={card.id || i} class="place">
            <svg
              class="scene"
              width={(card.w ?? 88) + 2}
              height={(card.h ?? 124) + 2}
              viewBox={`${(card.x ?? 0) - 1} ${(card.y ?? 0) - 1} ${(card.w ?? 88) + 2} ${(card.h ?? 124) + 2}`}
              role="presentation"
              onClick={() => card.id && onPick([card.id])}
              onKeyDown={(event) => {
                if ((event.key === "Enter" || event.key === " ") && card.id) {
                  event.preventDefault();
                  onPick([card.id]);
                }
              }}
            >
              {draw(card, looks, 0)}
            </svg>
          </span>
        ))}
      </div>
    </section>
  );
}
