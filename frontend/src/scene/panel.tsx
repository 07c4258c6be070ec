// What stands beside the board: tables, tracks, notes.
import { Component } from "preact";
import { FIGURES } from "../generated/look.ts";
import type { Panel } from "../generated/scene.ts";
import { RuleMark } from "../rules/chip.tsx";
import { ColourShield } from "../app/icon.tsx";
import { textWidth } from "./lettering.ts";
import { seatOf } from "./seat.ts";
import { Track } from "./track.tsx";

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
      {panel.rules && <RuleMark ids={panel.rules} />}
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
