// The parts of a board that is shown part by part: a chip for each.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { ColourShield } from "../app/icon.tsx";
import type { Region } from "./regions.ts";
import { personCalled, type Sitting } from "../app/people.ts";
import { msg } from "../app/words.ts";

const CLOSE = 3; // pixels between chips that stand close

interface PartsProps {
  parts: Region[];
  seats: Sitting[]; // their grounds are called by their names
  here: Region | undefined; // the one that is shown
  width: number; // of the board
  calls: (part: Region) => boolean; // there is something to do in it
  onPart: (id: string) => void;
}

export function Parts({ parts, seats, here, width, calls, onPart }: PartsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const at = here ? parts.indexOf(here) : -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other chips, or another room for them, are measured anew
  useLayoutEffect(() => {
    if (bar.current) level(bar.current);
  }, [parts, seats, width]);
  useEffect(() => {
    const button = bar.current?.children[at] as HTMLElement | undefined;
    if (button && bar.current) bar.current.scrollLeft = button.offsetLeft - (bar.current.clientWidth - button.offsetWidth) / 2;
  }, [at]);
  return (
    <div ref={bar} class="parts" role="group" aria-label={msg("parts")}>
      {parts.map((one) => (
        <button key={one.id} type="button" aria-pressed={one === here} onClick={() => onPart(one.id)}>
          {one !== here && calls(one) && <span class="here-too" aria-hidden="true" />}
          {one.colour >= 0 && <ColourShield colour={one.colour} size={16} />} {one.colour >= 0 ? personCalled(seats, one.name) : one.name}
        </button>
      ))}
    </div>
  );
}

/** If not all chips have room they stand closer; if they still have none, as many as can be seen fill the bar: none is cut off. */
function level(bar: HTMLElement): void {
  const chips = [...bar.children] as HTMLElement[];
  for (const chip of chips) chip.style.width = "";
  bar.classList.remove("close");
  if (bar.scrollWidth > bar.clientWidth) bar.classList.add("close");
  if (bar.scrollWidth <= bar.clientWidth) return;
  const room = bar.clientWidth + CLOSE;
  const widest = Math.max(...chips.map((chip) => chip.offsetWidth)) + CLOSE;
  for (const chip of chips) chip.style.width = `${room / Math.max(1, Math.floor(room / widest)) - CLOSE}px`;
}
