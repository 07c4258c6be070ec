// The result of an attempt, at its place: a dashed ring and the reason, or success.
import type { ComponentChildren } from "preact";
import { Glyph } from "../app/icon.tsx";
import type { Box, Layout } from "../board/layout/types.ts";

const CARD = { w: 340, h: 170 };
const GAP = 22;

interface VerdictProps {
  layout: Layout;
  at: string; // where it was done
  tone: "good" | "bad";
  title: string;
  text: string;
  children: ComponentChildren; // buttons
}

export function Verdict({ layout, at, tone, title, text, children }: VerdictProps) {
  const spot = layout.spots.get(at);
  const box = (spot && spot.cut !== "gone" ? spot : undefined) ?? layout.areas.get(at);
  const near = box && inside(box, layout) ? box : undefined;
  const radius = near ? Math.max(near.w, near.h) / 2 + 8 : 0;
  const [x, y] = near ? [near.x + near.w / 2, near.y + near.h / 2] : [0, 0];
  return (
    <>
      {near && (
        <svg class={`overlay verdict-ring ${tone}`} width={layout.width} height={layout.height} aria-hidden="true">
          <circle cx={x} cy={y} r={radius} />
        </svg>
      )}
      <section class={`try-verdict ${tone}`} aria-live="polite" style={placed(near, layout)}>
        <h2>
          <Glyph name={tone === "good" ? "tick" : "cross"} size={18} /> {title}
        </h2>
        <p>{text}</p>
        <p class="verdict-acts">{children}</p>
      </section>
    </>
  );
}

const inside = ({ x, y, w, h }: Box, { width, height }: Layout): boolean => x + w > 0 && y + h > 0 && x < width && y < height;

/** Below the place, or above it; without one in the corner. */
function placed(box: Box | undefined, { width, height }: Layout): Record<string, string> {
  const w = Math.min(CARD.w, width - 16);
  if (!box) return { right: width < 700 ? "8px" : "24px", bottom: "24px", width: `${w}px` };
  const left = Math.max(8, Math.min(width - w - 8, box.x + box.w / 2 - w / 2));
  const below = box.y + box.h + GAP;
  if (below + CARD.h < height) return { left: `${left}px`, top: `${below}px`, width: `${w}px` };
  return { left: `${left}px`, bottom: `${Math.max(8, height - box.y + GAP)}px`, width: `${w}px` };
}
