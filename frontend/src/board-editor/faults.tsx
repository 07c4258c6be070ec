// Problems of a board, one per line; pointing at one shows its place in the picture.
import { msg } from "../app/words.ts";
import { RuleMark } from "../rules/chip.tsx";
import { Glyph } from "../app/icon.tsx";
import { cap } from "../app/wording.ts";
import type { DrawStore } from "./store.ts";

interface FaultsProps {
  store: DrawStore;
  onPoint: (nodes: string[]) => void;
}

export function Faults({ store, onPoint }: FaultsProps) {
  const board = store.board.value;
  const faults = board?.faults ?? [];
  return (
    <section class="panel-card draw-faults" aria-live="polite">
      <h2>{faults.length ? msg("draw-faults", { count: faults.length }) : msg("draw-good")}</h2>
      {store.trouble.value && (
        <p class="trouble" role="alert">
          <Glyph name="warning" /> {store.trouble.value}
        </p>
      )}
      {faults.length > 0 ? (
        <ul>
          {faults.map((fault) => (
            <li key={fault.sentence} onPointerEnter={() => onPoint(fault.nodes)} onPointerLeave={() => onPoint([])}>
              <Glyph name="warning" size={16} />
              <span>{cap(fault.sentence)}.</span>
              {fault.rule && <RuleMark ids={[fault.rule]} />}
            </li>
          ))}
        </ul>
      ) : (
        board && (
          <p class="good">
            <Glyph name="tick" size={16} /> <span>{`${board.says}.`}</span>
          </p>
        )
      )}
    </section>
  );
}
