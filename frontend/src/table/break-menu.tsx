// The table menu's pauses and host actions.
import { Sure } from "../app/confirm-button.tsx";
import { othersInPlay } from "../app/people.ts";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import type { TableStore } from "./store.ts";

type Act = (what: () => unknown) => () => void;

/** Menu items: pause the table, remind a player, free a seat. */
export function BreakMenu({ store, act }: { store: TableStore; act: Act }) {
  const info = store.info.value;
  if (!info || info.time_control.kind === "untimed") return null;
  const stands = !!info.rest && info.rest.until !== null;
  const plays = store.mine.value.length > 0;
  return (
    <>
      {!stands && plays && (
        <button type="button" onClick={act(() => store.ask("halt"))}>
          {msg("halt-all")}
        </button>
      )}
      {!stands && info.host && (
        <button type="button" onClick={act(() => store.ask("halt", { as_host: true }))}>
          {msg("halt-host")}
        </button>
      )}
      {info.host && !stands && info.time_control.kind === "correspondence" && <Remind store={store} info={info} act={act} />}
    </>
  );
}

function Remind({ store, info, act }: { store: TableStore; info: TableInfo; act: Act }) {
  const waits = store.now.value?.latest.value.question.waits ?? [];
  const asked = othersInPlay(info).filter(({ seat }) => waits.includes(seat));
  return (
    <>
      {asked.map(({ seat, name }) => (
        <button key={seat} type="button" onClick={act(() => store.ask("remind", { seat }))}>
          {msg("remind-name", { name })}
        </button>
      ))}
    </>
  );
}

/** Host menu: replace a person by a bot, or until another one comes. */
export function RemoveMenu({ store, act }: { store: TableStore; act: Act }) {
  const info = store.info.value;
  const others = info ? othersInPlay(info).filter(({ seat }) => !info.rated || info.absent?.includes(seat)) : [];
  if (!info?.host || !others.length) return null;
  return (
    <details>
      <summary>{msg("take-off")}</summary>
      <p class="muted small">{msg("take-off-why")}</p>
      {others.map(({ seat, name }) => (
        <div key={seat}>
          <Sure
            words={msg("take-off-bot", { name })}
            sure={msg("take-off-bot-sure", { name })}
            onSure={act(() => store.ask("remove", { seat }))}
          />
          <Sure
            words={msg("take-off-offer", { name })}
            sure={msg("take-off-offer-sure", { name })}
            onSure={act(() => store.ask("remove", { seat, offered: true }))}
          />
        </div>
      ))}
    </details>
  );
}
