// Manual decisions of the organiser: byes, results, removals, the description; all are public with their reasons.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { Field, Pick, useTry, Wrong } from "../app/form.tsx";
import { msg } from "../app/words.ts";
import type { RulingInfo, WholeTournament } from "../generated/rest.ts";
import { post, put, remove } from "../wire/rest.ts";
import { Result } from "./result.tsx";
import { day, nameOf } from "./words.ts";

type What = "byes" | "results" | "removals" | "description";

export function Organise({ one, onDone }: { one: WholeTournament; onDone: () => void }) {
  const [what, setWhat] = useState<What | "">("");
  const close = () => setWhat("");
  const done = () => {
    close();
    onDone();
  };
  const live = one.status === "announced" || one.status === "running";
  const over = one.rounds.some(({ tables }) => tables.some((table) => table.done));
  const ways: [What, boolean][] = [
    ["results", over],
    ["byes", one.form === "swiss" && one.rounds.length > 0],
    ["removals", live && one.entrants.some(({ left }) => !left)],
    ["description", true],
  ];
  if (!one.may_manage && !one.rulings.length) return null;
  return (
    <section class="panel-card organise">
      <h2>{msg("organise-title")}</h2>
      {one.may_manage && (
        <div class="buttons">
          {ways
            .filter(([, may]) => may)
            .map(([way]) => (
              <button key={way} type="button" onClick={() => setWhat(way)}>
                {msg("organise-act", { act: way })}
              </button>
            ))}
        </div>
      )}
      {one.rulings.length > 0 && <Rulings one={one} onDone={onDone} />}
      {what === "results" && <Result one={one} onClose={close} onDone={done} />}
      {(what === "byes" || what === "removals") && <Player one={one} what={what} onClose={close} onDone={done} />}
      {what === "description" && <Describe one={one} onClose={close} onDone={done} />}
    </section>
  );
}

/** The text of a ruling. */
function words(one: WholeTournament, it: RulingInfo): string {
  const names = new Map(one.entrants.map((entrant) => [entrant.number, nameOf(entrant)]));
  const name = names.get(it.entrant ?? -1) ?? msg("tournament-deleted", { number: it.entrant ?? 0 });
  if (it.kind === "bye") return msg("ruled-bye", { name, round: it.round ?? 0 });
  if (it.kind === "remove") return msg("ruled-remove", { name });
  const table = one.rounds.flatMap(({ tables }) => tables).find(({ table }) => table === it.table);
  const all = table?.entrants.map((number, seat) => `${names.get(number) ?? number}: ${it.places?.[seat] ?? "–"}`) ?? [];
  return it.places
    ? msg("ruled-result", { places: all.join(", ") })
    : msg("ruled-void", { names: msg("list", { all: table?.entrants.map((it) => names.get(it) ?? "") ?? [] }) });
}

function Rulings({ one, onDone }: { one: WholeTournament; onDone: () => void }) {
  const { busy, trouble, attempt } = useTry();
  const back = (number: number) => attempt(() => remove(`/api/tournaments/${one.id}/rulings/${number}`)).then((did) => did && onDone());
  return (
    <>
      <ul class="rulings">
        {one.rulings.map((it) => (
          <li key={it.number} class={it.undone === null ? "" : "undone"}>
            <span>
              {words(one, it)} <q>{it.reason}</q>{" "}
              <span class="muted small">
                {it.by} · {day(it.at)}
                {it.undone !== null && `. ${msg("ruling-undone")}`}
              </span>
            </span>
            {one.may_manage && it.undone === null && (
              <button type="button" class="bare" disabled={busy} onClick={() => back(it.number)}>
                {msg("ruling-undo")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Wrong trouble={trouble} fields={[]} />
    </>
  );
}

interface PlayerProps {
  one: WholeTournament;
  what: "byes" | "removals";
  onClose: () => void;
  onDone: () => void;
}

/** A bye for a player, or the door. */
function Player({ one, what, onClose, onDone }: PlayerProps) {
  const there = one.entrants.filter(({ left }) => !left || what === "byes");
  const coming = Math.min(one.rounds.length + 1, one.total);
  const [entrant, setEntrant] = useState(there[0]?.number ?? 0);
  const [round, setRound] = useState(coming);
  const [reason, setReason] = useState("");
  const { busy, trouble, attempt } = useTry();
  const send = async () => {
    const body = what === "byes" ? { entrant, round, reason } : { entrant, reason };
    if (await attempt(() => post(`/api/tournaments/${one.id}/${what}`, body))) onDone();
  };
  return (
    <Ask title={msg("organise-act", { act: what })} does={msg("organise-act", { act: what })} busy={busy} onClose={onClose} onDo={send}>
      <Pick label={msg("tournament-who")} value={entrant} of={there.map((it) => [it.number, nameOf(it)])} onPick={setEntrant} />
      {what === "byes" && (
        <Pick
          label={msg("ruling-in-round")}
          value={round}
          of={Array.from({ length: coming }, (_, i) => [i + 1, msg("tournament-round", { number: i + 1 })])}
          onPick={setRound}
        />
      )}
      <Field
        label={msg("report-why")}
        name="reason"
        value={reason}
        onInput={setReason}
        most={200}
        hint={msg("reason-public")}
        trouble={trouble}
      />
      <Wrong trouble={trouble} fields={["reason"]} />
    </Ask>
  );
}

function Describe({ one, onClose, onDone }: { one: WholeTournament; onClose: () => void; onDone: () => void }) {
  const [description, setDescription] = useState(one.description);
  const { busy, trouble, attempt } = useTry();
  const send = async () => {
    if (await attempt(() => put(`/api/tournaments/${one.id}/description`, { description }))) onDone();
  };
  return (
    <Ask title={msg("tournament-description")} does={msg("keep-them")} busy={busy} onClose={onClose} onDo={send}>
      <label>
        {msg("tournament-description")}
        <textarea rows={8} maxLength={2000} value={description} onInput={(event) => setDescription(event.currentTarget.value)} />
      </label>
      <Wrong trouble={trouble} fields={[]} />
    </Ask>
  );
}
