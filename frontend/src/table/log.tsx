// The log in plain words: each line with its rules, and a link to its moment.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Link } from "../app/route.tsx";
import type { Line } from "../made/wire.ts";
import { RuleChips } from "../rules/chip.tsx";
import type { TableStore } from "./store.ts";

const NEAR = 40; // pixels from the end that still count as the end
const MOST = 400; // lines in the page; the replay has them all

export function Log({ store, lines }: { store: TableStore; lines: Line[] }) {
  const end = useRef<HTMLDivElement>(null);
  const last = useRef(0); // the height when it was drawn last
  useLayoutEffect(() => {
    const box = end.current?.closest(".tab");
    if (!box) return;
    const reading = last.current - box.scrollTop - box.clientHeight > NEAR; // who reads further up is left there
    if (!last.current || !reading) box.scrollTop = box.scrollHeight;
    last.current = box.scrollHeight;
  }, [lines.length]);
  const eyes = store.looking.value < 0 ? "public" : store.looking.value;
  const shown = lines.slice(-MOST);
  let first = 0; // of the lines of the same moment
  return (
    <div class="log">
      {lines.length > MOST && (
        <p class="muted small">
          Earlier moments are in the <Link to={store.replay(eyes)}>replay</Link>.
        </p>
      )}
      <ol>
        {shown.map((line, i) => {
          if (line.moment !== shown[i - 1]?.moment) first = i;
          return (
            <li
              key={lines.length - shown.length + i}
              class={i === first ? "first" : ""}
              onPointerEnter={() => (store.hint.value = line.nodes)}
              onPointerLeave={() => (store.hint.value = [])}
            >
              {line.moment > 0 ? (
                <Link
                  class="moment"
                  to={store.replay(eyes, `&at=${line.moment}&line=${i - first}`)}
                  title="See this moment"
                  label={`See moment ${line.moment}`}
                >
                  {i === first ? String(line.moment) : "·"}
                </Link>
              ) : (
                <span class="moment" />
              )}
              <span>
                {line.text} <RuleChips ids={line.rules} most={2} />
              </span>
            </li>
          );
        })}
      </ol>
      {!lines.length && <p class="muted">Nothing has happened yet.</p>}
      <div ref={end} />
    </div>
  );
}
