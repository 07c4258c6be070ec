// The moments that turned a game, each on its board; until the coach has found them, what cost the game.
import { useEffect, useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { Position } from "../board/small.tsx";
import { type Coaching, decisionAt, percent } from "../coach/analysis.ts";
import type { EndingCause, EndingInfo, Mark } from "../generated/rest.ts";
import { gameTitle } from "../home/games.ts";
import { SmallBoard } from "../people/thumb.tsx";
import { get } from "../wire/rest.ts";
import type { TableStore } from "../table/store.ts";
import { beginsAt } from "./ending.ts";
import { TryAgain } from "./try-again.tsx";

const FRAMES = 3;

/** A moment that is shown. */
interface Moment {
  number: number;
  at: number; // of the replay, or -1 if unknown
  move: number; // -1 if unknown
  back: number; // moves that were made before it is tried again
  events: string;
  chance: [before: number, after: number] | null;
}

interface TurningsProps {
  store: TableStore;
  coaching: Coaching;
  ending: EndingInfo | null;
}

export function Turnings({ store, coaching, ending }: TurningsProps) {
  const seat = store.looking.value;
  const marks = useMarks(store, seat);
  const found = coaching.state?.analysis;
  const works = !coaching.trouble && (!coaching.state || ["none", "waiting", "running"].includes(coaching.state.status));
  const turns = ending?.turns ?? [];
  const moments: Moment[] = found
    ? found.turns.flatMap(({ point, change }, i) => {
        const here = found.points[point];
        if (!here) return [];
        const at = marks.findLast(({ move }) => move <= here.move)?.moment ?? -1;
        const back = (decisionAt(found, here.move)?.first ?? 1) - 1;
        return [{ number: i + 1, at, move: here.move, back, events: here.events, chance: [here.chance - change, here.chance] }];
      })
    : byMoment(ending?.seats[seat]?.causes ?? [])
        .slice(0, FRAMES)
        .map(({ text, at }, i) => ({ number: i + 1, at, move: -1, back: beginsAt(turns, at), events: text, chance: null }));
  if (!moments.length && !works) return <p class="ending-calm">{coaching.trouble || msg("calm-game")}</p>;
  return (
    <section class="turnings">
      <h3>{moments.length && !found ? msg("why-you-lost") : msg("turning-points", { count: moments.length })}</h3>
      <ol>
        {moments.map((moment) => (
          <Frame
            key={moment.number}
            store={store}
            moment={moment}
            turn={marks.findLast((mark) => mark.moment < moment.at && mark.turn)?.turn ?? ""}
          />
        ))}
        {!moments.length &&
          Array.from({ length: FRAMES }, (_, i) => (
            <li key={i} class="empty">
              <span>{i ? "" : msg("coach-looks")}</span>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** Join the causes of one moment: a battle, the loss of its land, the end of its owner. */
function byMoment(causes: EndingCause[]): Pick<EndingCause, "at" | "text">[] {
  const texts = new Map<number, string[]>();
  for (const { at, text } of causes) texts.set(at, [...(texts.get(at) ?? []), text]);
  return [...texts].map(([at, all]) => ({ at, text: all.join(" ") }));
}

interface FrameProps {
  store: TableStore;
  moment: Moment;
  turn: string;
}

function Frame({ store, moment: { number, at, move, back, events, chance }, turn }: FrameProps) {
  const seat = store.looking.value;
  const game = store.info.value?.game ?? "";
  const [position, setPosition] = useState<Position | null>(null);
  const asked = store.replay(seat, `&first=${at}&count=1`).replace("/replay/", "");
  const [id = "", query = ""] = asked.split("?");
  useEffect(() => {
    if (at >= 0)
      get(`/api/tables/${id}/replay?${query}`).then(
        (answer) => setPosition((answer.moments[0]?.table as Position) ?? null),
        () => undefined,
      );
  }, [id, query, at]);
  return (
    <li>
      <div class="turning-board">
        {position && <SmallBoard game={game} position={position} title={msg("board-of", { game: gameTitle(game) })} me={seat} />}
      </div>
      <p class="turning-head">
        <b class="number">{number}</b>
        <b>{turn}</b>
        {chance && (
          <strong class={chance[1] >= chance[0] ? "good" : "accent"}>
            {msg("your-chance", { before: percent(chance[0]), after: percent(chance[1]) })}
          </strong>
        )}
      </p>
      <p class="turning-events">{events}</p>
      <p class="turning-does">
        {back >= 0 && <TryAgain store={store} move={back} />}
        <Link to={store.replay(seat, move >= 0 ? `&move=${move}&coach=${seat}` : `&at=${at}`)}>{msg("watch-it")}</Link>
      </p>
    </li>
  );
}

/** Links from moves to steps, as far as the viewer may know them. */
function useMarks(store: TableStore, seat: number): Mark[] {
  const [marks, setMarks] = useState<Mark[]>([]);
  useEffect(() => {
    const query = new URLSearchParams({ viewer: String(seat), first: "0", count: "1" });
    if (store.invitation) query.set("invitation", store.invitation);
    get(`/api/tables/${store.id}/replay?${query}`).then(
      (answer) => setMarks(answer.marks ?? []),
      () => undefined,
    );
  }, [store, seat]);
  return marks;
}
