// The field for a message to the table, to one person or to a new group.
import { useState } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";
import { channels, named, partners, speaks, SPECTATORS, TABLE } from "../chat/channels.ts";
import { NewGroup } from "../table/on-demand.ts";
import type { TableStore } from "../table/store.ts";

const NEW = "new"; // the choice that begins a group

/** The field for a message to the table or to one person. */
export function Field({ table }: { table: TableStore }) {
  const me = table.looking.value;
  const seats = table.info.value?.seats ?? [];
  const agreed = table.info.value?.chat ?? "all";
  const [begun, setBegun] = useState<string[]>([]);
  const [choosing, setChoosing] = useState(false); // the members of a new group are chosen
  const people = partners(seats, me, agreed);
  const all = channels(seats, me, table.chat.messages.value, begun, agreed).filter(({ name }) => speaks(name, me, agreed));
  const [channel, setChannel] = useState(me < 0 ? SPECTATORS : TABLE);
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const send = async (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    const refused = await table.chat.post(channel, text.trim());
    setTrouble(refused);
    if (!refused) setText("");
  };
  if (!all.length) return <p class="say-field muted small">{me < 0 ? msg("players-talk") : msg("chat-off")}</p>;
  return (
    <form class="say-field" onSubmit={send}>
      {trouble && (
        <p class="warn" role="alert">
          {trouble}
        </p>
      )}
      {all.length > 1 && (
        <select
          aria-label={msg("talk-to")}
          value={channel}
          onChange={(event) => (event.currentTarget.value === NEW ? setChoosing(true) : setChannel(event.currentTarget.value))}
        >
          {all.map(({ name, words }) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
          {people.length > 1 && <option value={NEW}>{msg("new-group")}</option>}
        </select>
      )}
      {choosing && (
        <NewGroup
          people={people}
          onDone={(chosen) => {
            setChoosing(false);
            if (chosen.length < 1) return;
            const name = named([me, ...chosen]);
            setBegun([...begun, name]);
            setChannel(name);
          }}
        />
      )}
      <input
        value={text}
        maxLength={2000}
        placeholder={msg("say-something")}
        aria-label={msg("message")}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn sq" aria-label={msg("say-it")}>
        <Glyph name="arrow" size={18} />
      </button>
    </form>
  );
}
