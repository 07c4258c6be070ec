// One tournament on the first page: mine, else one that runs, else the next to start; with its first three players.
import { useEffect, useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TournamentInfo, WholeTournament } from "../generated/rest.ts";
import { gameTitle } from "../home/games.ts";
import { Mark } from "../people/mark.tsx";
import { get } from "../wire/rest.ts";
import { state } from "./head.tsx";
import { tables } from "./round.tsx";
import { schedule } from "./schedule.ts";
import { points } from "./ties.ts";
import { clock, nameOf, when } from "./words.ts";

const AGAIN = 60_000; // milliseconds between requests
const MOST = 20; // running tournaments among which mine is found
const FIRST = 3; // players shown

/** The tournament that concerns the viewer most. */
async function pick(): Promise<WholeTournament | null> {
  const found = await Promise.all([get(`/api/tournaments?status=running&count=${MOST}`), get("/api/tournaments?count=1")]);
  const all: TournamentInfo[] = found.flat();
  const one = all.find(({ joined }) => joined) ?? all[0];
  return one ? get(`/api/tournaments/${one.id}`) : null;
}

export function NextTournament() {
  const [one, setOne] = useState<WholeTournament | null>(null);
  useEffect(() => {
    const look = () => {
      pick().then(setOne, () => undefined); // the next time
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  if (!one) return null;
  const running = one.status === "running";
  const mine = tables(one).some((it) => it.mine);
  return (
    <section class="box next-tournament">
      <h2>
        <Link to={`/tournaments/${one.id}`}>{one.name}</Link> <span class={`tag${running ? " accent-tag" : ""}`}>{state(one)}</span>
      </h2>
      <p class="muted">{`${gameTitle(one.game)} · ${msg("tournament-count", { count: one.count })}`}</p>
      {one.rounds.length > 0 && (
        <ol>
          {one.entrants.slice(0, FIRST).map((it) => (
            <li key={it.number}>
              <span class="muted">{it.place}</span> <Mark arms={it.arms} guest={it.guest} bot={it.bot} name={it.name} size={16} />
              <span>{nameOf(it)}</span> <strong>{points(it.points)}</strong>
            </li>
          ))}
        </ol>
      )}
      <p class="foot">
        <span class="muted">{mine ? msg("tournament-your-table") : next(one)}</span>
        <Link class={`button${mine ? " act" : ""}`} to={`/tournaments/${one.id}`}>
          {mine ? msg("page-play") : running ? msg("watch") : msg("tournament-join")}
        </Link>
      </p>
    </section>
  );
}

/** The next round, or the start, with its time. */
function next(one: WholeTournament): string {
  if (one.status === "announced") return one.joined ? msg("tournament-in", { when: when(one.starts) }) : when(one.starts);
  const slot = schedule(one, Date.now() / 1000).find(({ state, number, at }) => state === "later" && number > 0 && at !== null);
  if (!slot) return "";
  const at = clock(slot.at as number);
  return `${msg("tournament-round", { number: slot.number })} ${slot.sure ? at : msg("time-about", { when: at })}`;
}
