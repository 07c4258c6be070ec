// Talk: the table, private channels, and what is not read yet.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Glyph, Shield } from "../scene/icon.tsx";
import type { TableStore } from "../table/store.ts";
import type { Seat } from "../made/rest.ts";

/** How many messages are not read yet, in channels that are not muted. */
export function unread(store: TableStore, channel?: string): number {
  const mine = new Set(store.mine.value);
  return store.said.value.filter(
    (one) =>
      (channel === undefined ? !store.muted.value.includes(one.channel) : one.channel === channel) &&
      one.number > (store.read.value[one.channel] ?? 0) &&
      !(one.seat !== null && mine.has(one.seat)),
  ).length;
}

/** A person by name, where names tell people apart. */
function called(seats: Seat[], seat: Seat): string {
  const alone = seats.filter((other) => other.name === seat.name).length === 1;
  return alone ? seat.name : `${seat.label} (${seat.name})`;
}

export function Talk({ store }: { store: TableStore }) {
  const seats = store.info.value?.seats ?? [];
  const me = store.looking.value;
  const [channel, setChannel] = useState("table");
  const [text, setText] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const partners = me < 0 ? [] : seats.filter((seat) => seat.seat !== me && !seat.bot);
  const pair = (seat: number) => [me, seat].sort((a, b) => a - b).join(",");
  const channels = [
    { name: "table", words: "Table", seat: -1 },
    ...partners.map((seat) => ({ name: pair(seat.seat), words: called(seats, seat), seat: seat.seat })),
    { name: "spectators", words: "Spectators", seat: -1 },
  ].filter((one) => one.name !== "spectators" || me < 0);
  const heard = store.said.value.filter((one) => one.channel === channel);
  const last = heard[heard.length - 1]?.number ?? 0;
  const [stopped, setStopped] = useState(store.read.value[channel] ?? 0);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    if (last > (store.read.value[channel] ?? 0)) store.mark(channel, last);
  }, [channel, last]);
  const open = (name: string) => {
    setStopped(store.read.value[name] ?? 0);
    setChannel(name);
  };
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await store.say(channel, text.trim()))) setText("");
  };
  const chosen = channels.find((one) => one.name === channel);
  const muted = store.muted.value.includes(channel);
  const fresh = heard.find((one) => one.number > stopped && one.seat !== me);
  return (
    <div class="talk">
      <div class="channels">
        {channels.map((one) => {
          const count = unread(store, one.name);
          return (
            <button key={one.name} type="button" aria-pressed={one.name === channel} onClick={() => open(one.name)}>
              {one.seat >= 0 && <Shield seat={one.seat} size={14} />} {one.words}
              {count > 0 && <span class="unread">{count}</span>}
            </button>
          );
        })}
      </div>
      <p class="who muted">
        {channel === "table"
          ? "All at the table read this."
          : channel === "spectators"
            ? "Those who watch read this."
            : `Only you and ${chosen?.words} read this.`}{" "}
        <button type="button" class="bare" onClick={() => store.mark(channel, last, !muted)}>
          {muted ? "Tell me of it again" : "Mute"}
        </button>
      </p>
      <div class="said" ref={box}>
        {heard.map((one) => (
          <div key={one.number} class={one.seat === me && me >= 0 ? "mine" : ""}>
            {one === fresh && <p class="new">new</p>}
            <p class="bubble" title={new Date(one.at * 1000).toLocaleString()}>
              {one.seat !== null && one.seat !== me && <Shield seat={one.seat} size={14} />}{" "}
              {one.seat !== me && <strong>{one.name}: </strong>}
              {one.text}
            </p>
          </div>
        ))}
      </div>
      <form onSubmit={send}>
        <input
          value={text}
          maxLength={2000}
          onInput={(event) => setText(event.currentTarget.value)}
          placeholder={chosen?.seat === -1 ? "Say something" : `Write to ${chosen?.words}`}
          aria-label="Message"
        />
        <button type="submit" aria-label="Say it">
          <Glyph name="send" size={15} />
        </button>
      </form>
    </div>
  );
}
