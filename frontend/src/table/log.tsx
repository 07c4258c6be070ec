// The log in plain words: each line with its rules, and a link to its moment.
import { Component } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Link } from "../app/route.tsx";
import type { Line } from "../generated/wire.ts";
import { RuleMark } from "../rules/chip.tsx";
import type { TableStore } from "./store.ts";
import { msg, tell } from "../app/words.ts";

const NEAR = 40; // pixels from the end that still count as the end
const MOST = 400; // lines in the page; the replay has them all

export function Log({ store, lines }: { store: TableStore; lines: Line[] }) {
  const end = useRef<HTMLDivElement>(null);
  const following = useRef(true); // who reads further up is left there
  const follow = useCallback(() => {
    const box = end.current?.closest(".tab");
    if (box && following.current) box.scrollTop = box.scrollHeight;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are followed
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(follow); // measured in the frame that lays it out anyhow
    return () => cancelAnimationFrame(frame);
  }, [lines, follow]);
  useEffect(() => {
    const box = end.current?.closest(".tab");
    if (!box) return;
    const scrolled = () => (following.current = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR);
    const resized = new ResizeObserver(follow); // the prompt above it grew: the newest line stays in sight
    box.addEventListener("scroll", scrolled, { passive: true });
    resized.observe(box);
    return () => {
      box.removeEventListener("scroll", scrolled);
      resized.disconnect();
    };
  }, [follow]);
  const playback = store.looking.value < 0 ? "public" : store.looking.value;
  const shown = lines.slice(-MOST);
  let first = 0; // of the lines of the same moment
  return (
    <div class="log">
      {lines.length > MOST && (
        <p class="muted small">{tell("earlier", { replay: <Link to={store.replay(playback)}>{msg("earlier-replay")}</Link> })}</p>
      )}
      <ol>
        {shown.map((line, i) => {
          if (line.moment !== shown[i - 1]?.moment) first = i;
          const replay = line.moment > 0 ? store.replay(playback, `&at=${line.moment}&line=${i - first}`) : "";
          return <Entry key={numberOf(line)} store={store} line={line} first={i === first} replay={replay} />;
        })}
      </ol>
      {!lines.length && <p class="muted">{msg("nothing-yet")}</p>}
      <div ref={end} />
    </div>
  );
}

const numbers = new WeakMap<Line, number>();
let count = 0;

/** A line keeps its number, whatever is dropped before it. */
function numberOf(line: Line): number {
  const known = numbers.get(line) ?? ++count;
  numbers.set(line, known);
  return known;
}

interface EntryProps {
  store: TableStore;
  line: Line;
  first: boolean; // of its moment
  replay: string; // where its moment is seen again
}

/** One line; it never changes. */
class Entry extends Component<EntryProps> {
  override shouldComponentUpdate(next: EntryProps) {
    const { line, first, replay } = this.props;
    return next.line !== line || next.first !== first || next.replay !== replay;
  }
  override render() {
    const { store, line, first, replay } = this.props;
    return (
      <li
        class={first ? "first" : ""}
        onPointerEnter={() => (store.selection.hint.value = line.nodes)}
        onPointerLeave={() => (store.selection.hint.value = [])}
      >
        {replay ? (
          <Link class="moment" to={replay} title={msg("see-moment")} label={msg("see-moment-number", { moment: line.moment })}>
            {first ? String(line.moment) : "·"}
          </Link>
        ) : (
          <span class="moment" />
        )}
        <span>
          {line.text} <RuleMark ids={line.rules} />
        </span>
      </li>
    );
  }
}
