// The mark of a verdict, distinct by shape, colour and word.
import { msg } from "../app/words.ts";
import type { Verdict } from "./analysis.ts";

const SHAPES: Record<Verdict, string> = {
  best: "M12 5.5l2 4.3 4.6.5-3.4 3.1 1 4.6-4.2-2.4-4.2 2.4 1-4.6-3.4-3.1 4.6-.5z",
  good: "M7 12.5l3.2 3.2L17 9",
  doubtful: "M6.5 13c1.8-3.4 3.8-3.4 5.5-1.2s3.7 2.2 5.5-1",
  mistake: "M8 8l8 8M16 8l-8 8",
};

export function VerdictMark({ verdict, size = 22 }: { verdict: Verdict; size?: number }) {
  return (
    <svg
      class={`verdict-mark ${verdict}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={msg("verdict", { verdict })}
    >
      <circle cx="12" cy="12" r="10.8" />
      <path d={SHAPES[verdict]} />
    </svg>
  );
}
