// The result of a table, corrected by the organiser.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { Field, Pick, useTry, Wrong } from "../app/form.tsx";
import { msg } from "../app/words.ts";
import type { TournamentTable, WholeTournament } from "../generated/rest.ts";
import { post } from "../wire/rest.ts";
import { letter, nameOf } from "./words.ts";

/** The tables whose result may be corrected, the last round first. */
function over(one: WholeTournament): { table: TournamentTable; words: string }[] {
  const names = new Map(one.entrants.map((it) => [it.number, nameOf(it)]));
  const found = one.rounds.flatMap(({ tables }, round) =>
    tables.map((table, i) => ({
      table,
      words: msg("round-table-of", {
        round: round + 1,
        table: letter(i),
        names: msg("list", { all: table.entrants.map((number) => names.get(number) ?? "") }),
      }),
    })),
  );
  return found.filter(({ table }) => table.done).reverse();
}

export function Result({ one, onClose, onDone }: { one: WholeTournament; onClose: () => void; onDone: () => void }) {
  const known = over(one);
  const names = new Map(one.entrants.map((it) => [it.number, nameOf(it)]));
  const placesOf = (at: number) => {
    const table = known[at]?.table;
    return table?.places ?? table?.entrants.map((_, i) => i + 1) ?? [];
  };
  const [at, setAt] = useState(0);
  const [places, setPlaces] = useState(placesOf(0));
  const [counts, setCounts] = useState(true);
  const [reason, setReason] = useState("");
  const { busy, trouble, attempt } = useTry();
  const table = known[at]?.table;
  const send = async () => {
    const body = { table: table?.table ?? "", places: counts ? places : null, reason };
    if (await attempt(() => post(`/api/tournaments/${one.id}/results`, body))) onDone();
  };
  return (
    <Ask title={msg("organise-act", { act: "results" })} does={msg("keep-them")} busy={busy} onClose={onClose} onDo={send}>
      <Pick
        label={msg("tournament-table")}
        value={at}
        of={known.map((it, i) => [i, it.words])}
        onPick={(i) => {
          setAt(i);
          setPlaces(placesOf(i));
        }}
      />
      {counts &&
        table?.entrants.map((number, seat) => (
          <Pick
            key={number}
            label={msg("tournament-place-of", { name: names.get(number) ?? "" })}
            value={places[seat] ?? 1}
            of={table.entrants.map((_, i) => [i + 1, String(i + 1)])}
            onPick={(place) => setPlaces(places.map((before, i) => (i === seat ? place : before)))}
          />
        ))}
      <label class="check">
        <input type="checkbox" checked={!counts} onChange={(event) => setCounts(!event.currentTarget.checked)} />
        <span>{msg("result-void")}</span>
      </label>
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
