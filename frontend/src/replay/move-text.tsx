// What happens at a moment of a replay, line by line: the last lines are in sight, and all of them for whoever asks.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { RuleMark } from "../rules/chip.tsx";
import type { ReplayLine } from "../generated/rest.ts";
import { msg } from "../app/words.ts";

interface ToldProps {
  lines: ReplayLine[];
  old: number; // so many were told before
  whole: boolean; // all are wanted
  onWhole: (all: boolean) => void;
}

export function Told({ lines, old, whole, onWhole }: ToldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are measured anew
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (whole) {
      element.scrollTop = 0;
      return;
    }
    const settle = () => {
      setCut(element.scrollHeight > element.clientHeight + 1);
      element.scrollTop = element.scrollHeight; // what is told now stands last
    };
    settle();
    const observer = new ResizeObserver(settle); // the rest of the rail may leave it less room
    observer.observe(element);
    return () => observer.disconnect();
  }, [lines, whole]);
  return (
    <>
      {(cut || whole) && (
        <button type="button" class="bare all-told" aria-expanded={whole} onClick={() => onWhole(!whole)}>
          {whole ? msg("last-lines") : msg("all-lines", { count: lines.length })}
        </button>
      )}
      <div ref={box} class={`told${cut && !whole ? " cut" : ""}`}>
        {lines.map((one, i) => (
          <p key={i} class={i < old ? "muted" : ""}>
            {one.text} <RuleMark ids={one.rules} />
          </p>
        ))}
      </div>
    </>
  );
}
