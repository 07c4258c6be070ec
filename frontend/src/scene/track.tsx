// A track of a panel: cells up to the top, or steps by name.
import type { Panel } from "../generated/scene.ts";
import { textWidth } from "./lettering.ts";
import { msg } from "../app/words.ts";

const RAIL = 312; // the width of what is in a panel

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
    <svg class="scene track" viewBox="0 0 312 56" role="img" aria-label={msg("of", { value, top })}>
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
        {msg("of", { value, top })}
      </text>
    </svg>
  );
}

/** The names of the marks of a track: above it, or below where they would cover each other. */
function names(panel: Panel, value: number, top: number) {
  const above: [number, number][] = [];
  const below: [number, number][] = [[0, textWidth(msg("of", { value, top }), 12, true) + 8]];
  return (panel.marks ?? []).map(([at, name]) => {
    const x = (RAIL * at) / top;
    const wide = textWidth(name, 12, true);
    const left = at / top > 0.7 ? x - wide : at / top < 0.3 ? x : x - wide / 2;
    const low = above.some(([from, to]) => left < to && from < left + wide);
    (low ? below : above).push([left - 8, left + wide + 8]);
    return { x, left, low, name };
  });
}
