// Patterns and arrow heads that the classes of scenes refer to; once in the page.
import { OPACITY, TINCTURES } from "../generated/look.ts";

/** An invisible drawing that holds them. */
export function Definitions() {
  return (
    <svg class="definitions" width="0" height="0" aria-hidden="true">
      <defs>
        {["arrow", "arrow-draft"].map((name) => (
          <marker key={name} id={name} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 0L10 5L0 10L2.5 5z" style={{ fill: `var(--${name === "arrow" ? "ink" : "accent"})` }} />
          </marker>
        ))}
        <pattern id="back" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" style={{ fill: "var(--back)" }} />
          <path d="M0 2h4M0 6h4M6 0v8" style={{ stroke: "var(--back-line)", strokeWidth: "1.4" }} />
        </pattern>
        <pattern id="hatched" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path d="M0 4.5H9" style={{ stroke: "var(--ink)", strokeOpacity: String(OPACITY.hatch), strokeWidth: "2" }} />
        </pattern>
        <radialGradient id="glow">
          <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: String(OPACITY.glow) }} />
          <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: "0" }} />
        </radialGradient>
        {TINCTURES.map((tincture, seat) => (
          <pattern
            key={tincture.charge + seat}
            id={`seat-${seat}`}
            width={tincture.tile}
            height={tincture.tile}
            patternUnits="userSpaceOnUse"
          >
            <rect width={tincture.tile} height={tincture.tile} style={{ fill: `var(--seat-${seat})`, fillOpacity: String(OPACITY.tint) }} />
            <path
              d={tincture.pattern}
              transform={`scale(${tincture.tile / 10})`}
              style={{ fill: "none", stroke: tincture.lines || `var(--seat-${seat})`, strokeOpacity: String(OPACITY.lines) }}
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
