// One tournament: its rounds, the standings, the tables, my own way, and what is agreed on. It moves by itself.
import { useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { Glyph } from "../app/icon.tsx";
import { small } from "../app/screen.ts";
import { be } from "../app/me.ts";
import { Lost } from "../app/not-found.tsx";
import { useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { post } from "../wire/rest.ts";
import { TournamentFeed } from "./feed.ts";
import { type Act, Acts, Head, isEarly } from "./head.tsx";
import { Organise } from "./organise.tsx";
import { MyTable, Round } from "./round.tsx";
import { Standings } from "./standings.tsx";
import { TournamentTalk } from "./talk.tsx";
import { Times } from "./times.tsx";
import { Preview } from "./preview.tsx";
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
            <Head one={one} />
            <div class="tournament-body">
              {trouble && (
                <p class="trouble" role="alert">
                  <Glyph name="warning" /> {trouble}
                </p>
              )}
              {isEarly(one) && <Acts one={one} act={act} />}
              {small.value && <MyTable one={one} live={feed.live} />}
              <Times one={one} />
              {one.description && <p class="tournament-description">{one.description}</p>}
              <div class="tournament-two">
                <Standings one={one} />
                {one.rounds.length ? <Round one={one} live={feed.live} /> : <Preview game={one.game} />}
              </div>
            </div>
          </main>
          <aside class="rail">
            <YourWay one={one} />
            <Next one={one} />
            <GoodToKnow one={one} />
            <TournamentTalk feed={feed} />
            <Organise one={one} onDone={() => feed.look()} />
            {!isEarly(one) && <Acts one={one} act={act} />}
          </aside>
        </>
      )}
    </div>
  );
}
