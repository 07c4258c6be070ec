// The end: who won and why, and what one may do next.
import type { ComponentChildren } from "preact";
import { go, Link } from "../app/route.tsx";
import { gameScored } from "../home/games.ts";
import { ordinal } from "../home/table-words.ts";
import { RuleMark } from "../rules/chip.tsx";
import { Shield } from "../scene/icon.tsx";
import { TakenHome } from "../papers/bring.tsx";
import type { Standing, Step } from "./steps.ts";
import { Named, nameOf } from "./players.tsx";
import type { TableStore } from "./store.ts";
import { say } from "../app/words.ts";

/** Who won, in a sentence. Nobody may have. */
function outcome(store: TableStore, rows: Standing[]): string {
  const winners = rows.filter((row) => row.place === 1 && row.points > 0);
  const alone = store.mine.value.length === 1;
  const names = winners.map(({ seat }) => (alone && store.mine.value.includes(seat) ? say("you") : nameOf(store, seat)));
  if (!names.length) return say("nobody-wins");
  if (names.length === rows.length) return say("all-share");
  return say("win", { count: names.length, names: say("list", { all: names }), you: names[0] === say("you") ? "yes" : "no" });
}

/** Do two who stayed to the end have the same score and not the same place? */
const parted = (rows: Standing[]) =>
  rows.some((one) => one.status === "in" && rows.some((two) => two.status === "in" && two.score === one.score && two.place > one.place));

interface OverProps {
  store: TableStore;
  step: Step;
  sums: ComponentChildren; // panels that tell how it came out
}

export function Over({ store, step, sums }: OverProps) {
  const info = store.info.value;
  const standings = step.standings;
  const rows = [...(standings?.seats ?? [])].sort((a, b) => a.place - b.place);
  const ranked = rows.some((row) => row.points > 0); // where all have lost nobody is last either
  const again = async () => {
    const answer = (await store.ask("rematch")) as { table: string } | null;
    if (answer) go(`/table/${answer.table}`);
  };
  const eyes = store.looking.value < 0 ? (store.info.value?.published ? "all" : "public") : store.looking.value;
  return (
    <section class="prompt over">
      <header>
        <span class="kicker">{say("game-over")}</span>
        {standings?.rule && <RuleMark ids={[standings.rule]} />}
      </header>
      <h2>{outcome(store, rows)}</h2>
      <div class="middle">
        <p class="rest">{standings?.cause ?? step.question.prompt}</p>
        <ol class="places">
          {rows.map((row) => {
            const seat = info?.seats[row.seat];
            return (
              <li key={row.seat} class={seat?.mine ? "me" : ""}>
                <span class="place">{ranked ? ordinal(row.place) : "–"}</span>
                <Shield seat={row.seat} size={18} />
                <Named store={store} seat={seat} />
                <span class="muted">{say("gone", { status: row.status })}</span>
                <span class="end">{Number.isFinite(row.score) ? row.score : ""}</span>
              </li>
            );
          })}
        </ol>
        {info && <p class="muted small">{say("numbers-count", { what: gameScored(info.game) })}</p>}
        {ranked && parted(rows) && <p class="muted small">{say("ties")}</p>}
        {info && <TakenHome info={info} />}
        {info?.again && store.mine.value.length > 0 && <p class="asks-again">{say("wants-again", { name: info.again })}</p>}
        {store.trouble.value && <p class="warn">{store.trouble.value.sentence}</p>}
        {sums}
      </div>
      <div class="buttons foot">
        <Link class="button" to={store.replay(eyes)}>
          {say("replay")}
        </Link>
        {!store.mine.value.length && info?.public && info.next && (
          <Link class="button" to={`/table/${info.next}`}>
            {say("next-game")}
          </Link>
        )}
        {store.mine.value.length > 0 && (
          <button type="button" class="primary" onClick={again}>
            {say("play-again")}
          </button>
        )}
      </div>
    </section>
  );
}
