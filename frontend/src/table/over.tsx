// The end: who won and why, and what one may do next.
import { go, Link } from "../app/route.tsx";
import { RuleChips } from "../rules/chip.tsx";
import { called, Shield } from "../scene/icon.tsx";
import { TakenHome } from "../papers/bring.tsx";
import type { Step } from "./eyes.ts";
import type { TableStore } from "./store.ts";

const ORDINALS = ["", "1st", "2nd", "3rd"];

export function Over({ store, step }: { store: TableStore; step: Step }) {
  const info = store.info.value;
  const standings = step.standings;
  const rows = [...(standings?.seats ?? [])].sort((a, b) => a.place - b.place);
  const again = async () => {
    const answer = (await store.ask("rematch")) as { table: string } | null;
    if (answer) go(`/table/${answer.table}`);
  };
  const eyes = store.looking.value < 0 ? "all" : store.looking.value;
  return (
    <section class="prompt over">
      <header>
        <span class="kicker">The game is over</span>
        {standings?.rule && <RuleChips ids={[standings.rule]} />}
      </header>
      <h2>{standings?.cause ?? step.question.prompt}</h2>
      <ol class="places">
        {rows.map((row) => {
          const seat = info?.seats[row.seat];
          return (
            <li key={row.seat} class={seat?.mine ? "me" : ""}>
              <span class="place">{ORDINALS[row.place] ?? `${row.place}th`}</span>
              <Shield seat={row.seat} size={18} />
              <strong>{called(seat)}</strong>
              <span class="muted">{seat?.mine ? "you" : seat?.name}</span>
              <span class="end">{Number.isFinite(row.score) ? row.score : ""}</span>
            </li>
          );
        })}
      </ol>
      {info && <TakenHome info={info} />}
      {store.trouble.value && <p class="warn">{store.trouble.value.sentence}</p>}
      <div class="buttons">
        <Link class="button" to={`/replay/${store.id}?eyes=${eyes}`}>
          Replay
        </Link>
        <Link class="button" to="/">
          Tables
        </Link>
        {store.mine.value.length > 0 && (
          <button type="button" class="primary" onClick={again}>
            Play again
          </button>
        )}
      </div>
    </section>
  );
}
