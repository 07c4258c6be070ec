// The messages of a channel, and a field to write another.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { me as me_ } from "../app/me.ts";
import { Reporting } from "../admin/report.tsx";
import type { ChatMessage } from "../generated/wire.ts";
import { Glyph, Shield } from "../app/icon.tsx";
import { SPECTATORS, speaks, TABLE } from "./channels.ts";
import type { Place } from "./place.ts";
import { mine } from "./unread.ts";
import { locale, msg } from "../app/words.ts";

const NEAR = 40; // pixels from an end that still count as the end

/** Return whether this element is visible. */
function useSeen(box: { current: Element | null }): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    let near = false;
    const look = () => setSeen(near && !document.hidden);
    const observer = new IntersectionObserver((found) => {
      near = found.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(box.current as Element);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [box]);
  return seen;
}

interface HeardProps {
  store: Place;
  channel: string;
  words: string;
  readers?: string; // who reads it, if not as at a table
}

export function Heard({ store, channel, words, readers }: HeardProps) {
  const me = store.looking.value;
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const [reported, setReported] = useState<ChatMessage | null>(null); // the line to report to an admin
  const [stopped] = useState(store.chat.read.value[channel] ?? 0); // where I stopped to read
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0); // when it was drawn last
  const seen = useSeen(box);
  const heard = store.chat.messages.value.filter((one) => one.channel === channel);
  const last = heard.at(-1);
  const own = !!last && mine(store, last);
  const first = store.chat.messages.value[0]?.number ?? 1; // earlier messages are not loaded yet
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest message is followed
  useLayoutEffect(() => {
    const element = box.current as HTMLDivElement;
    const below = height.current - element.scrollTop - element.clientHeight;
    // who reads further up is left there, also when something comes in above
    if (!height.current || below <= NEAR || own) element.scrollTop = element.scrollHeight;
    height.current = element.scrollHeight;
  }, [last?.number]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier messages come in above
  useLayoutEffect(() => {
    const element = box.current as HTMLDivElement;
    element.scrollTop += element.scrollHeight - height.current;
    height.current = element.scrollHeight;
  }, [first]);
  const newest = last && last.number > (store.chat.read.value[channel] ?? 0) ? last.number : 0;
  useEffect(() => {
    if (seen && newest) store.chat.mark(channel, newest);
  }, [seen, newest, channel, store]);
  const send = async (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    const refused = await store.chat.post(channel, text.trim());
    setTrouble(refused);
    if (!refused) setText("");
  };
  const muted = store.chat.muted.value.includes(channel);
  const fresh = heard.find((one) => one.number > stopped && !mine(store, one));
  const listens = !speaks(channel, me, store.info.value?.chat ?? "all");
  let day = "";
  return (
    <>
      <p class="who muted">
        {readers ??
          (channel === TABLE
            ? msg("all-read")
            : channel === SPECTATORS
              ? msg("watchers-read")
              : msg("only-they-read", { all: [msg("you"), ...words.split(", ")] }))}{" "}
        <button type="button" class="bare" onClick={() => store.chat.mark(channel, last?.number ?? 0, !muted)}>
          {muted ? msg("unmute") : msg("mute")}
        </button>
      </p>
      <div
        class="messages"
        ref={box}
        role="log"
        aria-label={words}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={() => (box.current?.scrollTop ?? 1) < 1 && store.chat.earlier()}
      >
        {first > 1 && (
          <button type="button" class="bare earlier" onClick={() => store.chat.earlier()}>
            {msg("earlier-messages")}
          </button>
        )}
        {heard.map((one) => {
          const at = new Date(one.at * 1000);
          const before = day;
          day = at.toLocaleDateString(locale, { day: "numeric", month: "long" });
          const own = mine(store, one);
          return (
            <div key={one.number} class={own ? "mine" : ""}>
              {day !== before && <p class="day muted">{day}</p>}
              {one === fresh && <p class="new">{msg("new")}</p>}
              <p class="bubble" title={at.toLocaleString(locale)}>
                {one.seat !== null && !own && <Shield seat={one.seat} size={14} />} {!own && <strong>{one.name}: </strong>}
                {one.hidden ? <em class="muted">{msg("line-hidden", { why: one.hidden })}</em> : one.text}
                {!own && !one.hidden && me_.value?.login && (
                  <button
                    type="button"
                    class="bare report-line"
                    aria-label={msg("report-line", { name: one.name })}
                    title={msg("report-it")}
                    onClick={() => setReported(one)}
                  >
                    <Glyph name="flag" size={12} />
                  </button>
                )}
                <span class="at muted">{at.toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit" })}</span>
              </p>
            </div>
          );
        })}
      </div>
      {reported && (
        <Reporting table={store.id} line={reported.number} message={reported.text} name={reported.name} onClose={() => setReported(null)} />
      )}
      {trouble && (
        <p class="warn" role="alert">
          {trouble}
        </p>
      )}
      {listens ? (
        <p class="muted small">{me < 0 ? msg("players-talk") : msg("chat-off")}</p>
      ) : (
        <form onSubmit={send}>
          <input
            value={text}
            maxLength={2000}
            onInput={(event) => setText(event.currentTarget.value)}
            placeholder={channel === TABLE || channel === SPECTATORS ? msg("say-something") : msg("write-to", { name: words })}
            aria-label={msg("message")}
          />
          <button type="submit" aria-label={msg("say-it")}>
            <Glyph name="send" size={15} />
          </button>
        </form>
      )}
    </>
  );
}
