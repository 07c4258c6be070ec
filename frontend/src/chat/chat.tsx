// Talk: the table, private channels, and what is not read yet.
import { useState } from "preact/hooks";
import { Glyph, Shield } from "../app/icon.tsx";
import type { TableStore } from "../table/store.ts";
import { Proposals } from "../negotiation/proposals.tsx";
import { channels, named, partners, PROPOSALS, SPECTATORS, TABLE } from "./channels.ts";
import { Heard } from "./messages.tsx";
import { unread } from "./unread.ts";
import { msg } from "../app/words.ts";

export function Talk({ store }: { store: TableStore }) {
  const seats = store.info.value?.seats ?? [];
  const me = store.looking.value;
  const [begun, setBegun] = useState<string[]>([]);
  const bargains = me >= 0 && (store.info.value?.bargains || store.bargaining.pacts.value.length > 0);
  const news = bargains ? store.bargaining.news(me).length : 0;
  const [channel, setChannel] = useState(me < 0 ? SPECTATORS : news ? PROPOSALS : TABLE);
  const [asking, setAsking] = useState(false); // with whom to talk
  const talk = store.info.value?.talk ?? "all";
  const all = channels(seats, me, store.talk.said.value, begun, talk);
  const open = (name: string) => {
    setAsking(false);
    setChannel(name);
  };
  return (
    <div class="talk">
      <div class="channels">
        {all.map((one) => {
          const count = unread(store, one.name);
          return (
            <button key={one.name} type="button" aria-pressed={!asking && one.name === channel} onClick={() => open(one.name)}>
              {one.others.map((seat) => (
                <Shield key={seat} seat={seat} size={14} />
              ))}{" "}
              {one.words}
              {count > 0 && <span class="unread">{count}</span>}
            </button>
          );
        })}
        {bargains && (
          <button type="button" aria-pressed={!asking && channel === PROPOSALS} onClick={() => open(PROPOSALS)}>
            {msg("channel-proposals")}
            {news > 0 && <span class="unread">{news}</span>}
          </button>
        )}
        {partners(seats, me, talk).length > 1 && (
          <button
            type="button"
            aria-label={msg("talk-with-several")}
            title={msg("talk-with-several")}
            aria-pressed={asking}
            onClick={() => setAsking(!asking)}
          >
            <Glyph name="plus" size={13} />
          </button>
        )}
      </div>
      {asking ? (
        <Group
          store={store}
          onChosen={(others) => {
            const name = named([me, ...others]);
            setBegun([...begun, name]);
            open(name);
          }}
        />
      ) : channel === PROPOSALS ? (
        <Proposals store={store} />
      ) : (
        <Heard key={channel} store={store} channel={channel} words={all.find((one) => one.name === channel)?.words ?? ""} />
      )}
    </div>
  );
}

/** With whom to talk in private. */
function Group({ store, onChosen }: { store: TableStore; onChosen: (others: number[]) => void }) {
  const [chosen, setChosen] = useState<number[]>([]);
  const toggle = (seat: number) => setChosen(chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat]);
  return (
    <div class="group-of">
      <p class="muted small">{msg("only-chosen-read")}</p>
      {partners(store.info.value?.seats ?? [], store.looking.value).map((seat) => (
        <label key={seat.seat} class="check">
          <input type="checkbox" checked={chosen.includes(seat.seat)} onChange={() => toggle(seat.seat)} />
          <span>
            <Shield seat={seat.seat} size={14} /> {seat.name}
          </span>
        </label>
      ))}
      <button type="button" disabled={!chosen.length} onClick={() => onChosen(chosen)}>
        {msg("talk-with-them")}
      </button>
    </div>
  );
}
