// The stream: events by turn, and chat, with the newest entry at the bottom and a field to write a message.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { msg } from "../app/words.ts";
import { Link } from "../app/route.tsx";
import { hears } from "../chat/channels.ts";
import { mine } from "../chat/unread.ts";
import type { Line, ChatMessage } from "../generated/wire.ts";
import { Field, Proposals } from "./on-demand.ts";
import { RuleMark } from "../rules/chip.tsx";
import { ColourShield, Glyph } from "../app/icon.tsx";
import type { TableStore } from "../table/store.ts";
import type { Sides } from "./stage.tsx";

const MOST = 300; // entries in the page; the replay has them all
const NEAR = 40; // pixels from the end that still count as the end

/** A line of what happened, with what is known of it. */
export interface Entry {
  key: string;
  at: number; // where it stands among the others
  side: number; // the side that acted, or -1
  turn: string; // the head of its turn, if it begins one
  line: Line | null;
  message: ChatMessage | null;
  fresh: boolean;
  times: number; // equal lines in a row are one
}

interface StreamProps {
  table: TableStore;
  sides: Sides;
  colour: (seat: number) => number;
  entries: Entry[];
  phone: boolean;
  children?: ComponentChildren; // what waits for an answer, after all entries
}

export function Stream({ table, sides, colour, entries, phone, children }: StreamProps) {
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true); // who reads further up is left there
  const top = useRef(0); // at the last scroll
  const pacts = table.negotiation.pacts.value;
  const seats = table.info.value?.seats ?? [];
  const duel = seats.length < 3 && seats.some(({ bot }) => bot); // a bot has nothing to offer to its only opponent
  const negotiates = !duel && table.looking.value >= 0 && table.negotiation.offers.value.length + pacts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is followed
  useLayoutEffect(() => {
    const element = box.current;
    if (element && following.current) element.scrollTop = element.scrollHeight;
  }, [entries, pacts, negotiates]);
  useEffect(() => {
    const follow = () => box.current && following.current && (box.current.scrollTop = box.current.scrollHeight);
    const observer = new ResizeObserver(follow); // rows above it grow and shrink
    observer.observe(box.current as Element);
    document.fonts?.ready.then(follow);
    return () => observer.disconnect();
  }, []);
  const last = table.chat.messages.value.at(-1);
  useEffect(() => {
    if (last && !document.hidden && last.number > (table.chat.read.value[last.channel] ?? 0)) table.chat.mark(last.channel, last.number);
  }, [last, table]);
  return (
    <section class="stream-part" aria-label={msg("what-happened")}>
      <div
        class="stream"
        ref={box}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: at }) => {
          if (at.scrollHeight - at.scrollTop - at.clientHeight <= NEAR) following.current = true;
          else if (at.scrollTop < top.current) following.current = false;
          else if (following.current) at.scrollTop = at.scrollHeight; // lines grew since
          top.current = at.scrollTop;
        }}
      >
        <div class="rest" />
        {entries.slice(-MOST).map((entry) => (
          <Shown key={entry.key} table={table} sides={sides} entry={entry} />
        ))}
        {negotiates && <Proposals store={table} colour={colour} />}
        {children}
      </div>
      {!phone && <Field table={table} />}
    </section>
  );
}

function Shown({ table, sides, entry: { side, turn, line, message, fresh, times } }: { table: TableStore; sides: Sides; entry: Entry }) {
  const where = table.looking.value < 0 ? "public" : table.looking.value;
  return (
    <>
      {turn && <div class="turn-line">{turn}</div>}
      {line && (
        <div class={`happened${fresh ? " new" : ""}`}>
          {side >= 0 ? <ColourShield colour={sides.colour(side)} size={16} /> : <span />}
          <span>
            {line.text}
            {times > 1 && <b class="line-times">{` ×${times}`}</b>}
            {line.why.length > 0 && (
              <details class="why-line">
                <summary>{msg("steward-why")}</summary>
                <ul>
                  {line.why.map((one, i) => (
                    <li key={i}>{one.text}</li>
                  ))}
                </ul>
              </details>
            )}
            <span class="line-tools">
              <RuleMark ids={line.rules} />
              {line.moment > 0 && (
                <Link
                  to={table.replay(where, `&at=${line.moment}`)}
                  label={msg("see-moment-number", { moment: line.moment })}
                  title={msg("see-moment")}
                >
                  <Glyph name="eye" size={15} />
                </Link>
              )}
            </span>
          </span>
        </div>
      )}
      {message && (
        <div class={`speech${mine(table, message) ? " own" : ""}`}>
          <b>{mine(table, message) ? msg("you-say") : message.name}</b>{" "}
          {message.hidden ? <em class="muted">{msg("line-hidden", { why: message.hidden })}</em> : message.text}
        </div>
      )}
    </>
  );
}

/** The chat messages that this viewer can read. */
export const heard = (table: TableStore): ChatMessage[] =>
  table.chat.messages.value.filter(({ channel }) => hears(channel, table.looking.value));
