// One tournament: its rounds, the standings, the tables, my own way, and what is agreed on. It moves by itself.
import { useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { Glyph } from "../app/icon.tsx";
import { be } from "../app/me.ts";
import { Lost } from "../app/not-found.tsx";
import { useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { post } from "../wire/rest.ts";
import { TournamentFeed } from "./feed.ts";
import { type Act, Head } from "./head.tsx";
import { Organise } from "./organise.tsx";
import { Round } from "./round.tsx";
import { Standings } from "./standings.tsx";
import { TournamentTalk } from "./talk.tsx";
import { Times } from "./times.tsx";
import { GoodToKnow, Next, YourWay } from "./way.tsx";

export function TournamentPage({ id }: { id: string }) {
  const [feed] = useState(() => new TournamentFeed(id));
  useEffect(() => () => feed.close(), [feed]);
  const one = feed.one.value;
  const trouble = feed.trouble.value;
  useTitle(one?.name ?? msg("page-tournaments"));
  const act: Act = async (what, password) => {
    try {
      await be();
      await post(`/api/tournaments/${id}/${what}`, password === undefined ? undefined : { password });
      await feed.look();
    } catch (error) {
      if (password !== undefined) throw error; // shown beside the field
      feed.trouble.value = (error as Error).message;
    }
  };
  if (feed.lost.value) return <Lost words={msg("no-tournament")} />;
  return (
    <div class="tournament">
      <Header />
      {one && (
        <>
          <main>
            <Head one={one} act={act} />
            <div class="tournament-body">
              {trouble && (
                <p class="trouble" role="alert">
                  <Glyph name="warning" /> {trouble}
                </p>
              )}
              <Times one={one} />
              {one.description && <p class="tournament-description">{one.description}</p>}
              <div class={one.rounds.length ? "tournament-two" : ""}>
                <Standings one={one} />
                <Round one={one} live={feed.live} />
              </div>
            </div>
          </main>
          <aside class="rail">
            <YourWay one={one} />
            <Next one={one} />
            <TournamentTalk feed={feed} />
            <Organise one={one} onDone={() => feed.look()} />
            <GoodToKnow one={one} />
          </aside>
        </>
      )}
    </div>
  );
}
