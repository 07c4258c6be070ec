// The result of an attempt, at its place: a dashed ring and the reason, or success.
import type { ComponentChildren } from "preact";
import { Glyph } from "../app/icon.tsx";
import { clearest } from "../board/layout/clear.ts";
import type { Box, Layout } from "../board/layout/types.ts";
import { arc } from "../board/steward.tsx";

const CARD = { w: 340, h: 170 };
const WIDE = 428; // when it is solved
const GAP = 22;

interface VerdictProps {
  layout: Layout;
  at: string; // where it was done
  from?: string; // where the piece came from
  tone: "good" | "bad";
  title: string;
  text: string;
  children: ComponentChildren; // buttons
}

export function Verdict({ layout, at, from = "", tone, title, text, children }: VerdictProps) {
  const shown = (id: string): Box | undefined => {
    const spot = layout.spots.get(id);
    const box = (spot && spot.cut !== "gone" ? spot : undefined) ?? layout.areas.get(id);
    return box && inside(box, layout) ? box : undefined;
  };
  const near = shown(at);
  const start = tone === "good" ? shown(from) : undefined;
  const radius = near ? Math.max(near.w, near.h) / 2 + 8 : 0;
  const [x, y] = near ? [near.x + near.w / 2, near.y + near.h / 2] : [0, 0];
  return (
    <>
      {near && (
        <svg class={`overlay verdict-ring ${tone}`} width={layout.width} height={layout.height} aria-hidden="true">
          {start && near && start !== near && <path d={arc(start, near)} class="advised-way" />}
          <circle cx={x} cy={y} r={radius} />
        </svg>
      )}
      <section
        class={`try-verdict ${tone}`}
        aria-live="polite"
        style={tone === "good" && layout.map ? clear(near, layout) : placed(near, layout)}
      >
        <h2>
          <Glyph name={tone === "good" ? "tick" : "cross"} size={18} /> {title}
        </h2>
        {text && <p>{text}</p>}
        <p class="verdict-acts">{children}</p>
      </section>
    </>
  );
}

const inside = ({ x, y, w, h }: Box, { width, height }: Layout): boolean => x + w > 0 && y + h > 0 && x < width && y < height;

/** The place that covers the fewest pieces. */
function clear(box: Box | undefined, layout: Layout): Record<string, string> {
  const w = Math.min(WIDE, layout.width - 16);
  const { x, y } = clearest(layout, w, CARD.h, box ?? { x: layout.width, y: layout.height, w: 0, h: 0 }, box ? [box] : []);
  return { left: `${x}px`, top: `${y}px`, width: `${w}px` };
}

/** Below the place, or above it; without one in the corner. */
function placed(box: Box | undefined, { width, height }: Layout): Record<string, string> {
  const w = Math.min(CARD.w, width - 16);
  if (!box) return { right: width < 700 ? "8px" : "24px", bottom: "24px", width: `${w}px` };
  const left = Math.max(8, Math.min(width - w - 8, box.x + box.w / 2 - w / 2));
  const below = box.y + box.h + GAP;
  if (below + CARD.h < height) return { left: `${left}px`, top: `${below}px`, width: `${w}px` };
  return { left: `${left}px`, bottom: `${Math.max(8, height - box.y + GAP)}px`, width: `${w}px` };
}
