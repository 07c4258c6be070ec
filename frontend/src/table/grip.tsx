// On a phone the prompt lies on a sheet over the board, which is pulled by its grip.
import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { msg } from "../app/words.ts";

export const SHEETS = ["low", "middle", "high"];
export const sheet = signal(1); // how high the sheet stands

/** Pull the sheet down to see the board, up to see all that there is to say; or tap it. */
export function Grip() {
  const from = useRef<number | null>(null);
  const move = (by: number) => {
    sheet.value = Math.max(0, Math.min(SHEETS.length - 1, sheet.value + by));
  };
  return (
    <button
      type="button"
      class="grip"
      aria-label={sheet.value ? msg("lower-sheet") : msg("raise-sheet")}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const by = event.clientY - (from.current ?? event.clientY);
        if (Math.abs(by) > 24) {
          move(by > 0 ? -1 : 1);
          from.current = null; // no tap
        }
      }}
      onClick={() => {
        if (from.current !== null || !("ontouchstart" in window)) sheet.value = sheet.value ? 0 : 1;
      }}
    />
  );
}
