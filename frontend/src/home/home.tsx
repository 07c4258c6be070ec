// The first page: the next thing for this person, the games, what is played now; in the column puzzle, tournament and lesson.
import { useCallback, useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { tell } from "../app/inbox.ts";
import { know, me } from "../app/me.ts";
import { Link, useTitle } from "../app/route.tsx";
import { settings } from "../app/settings.ts";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { NextTournament } from "../tournaments/next.tsx";
import { get } from "../wire/rest.ts";
import { ClubBox } from "./club-box.tsx";
import { GameCards } from "./game-cards.tsx";
import { loadGames } from "./games.ts";
import { Hero } from "./hero.tsx";
import { Invited } from "./invited.tsx";
import { LessonBox } from "./lesson-box.tsx";
import { Live } from "./live.tsx";
import { OpenSeat } from "./open-seat.tsx";
import { PuzzleBox } from "./puzzle-box.tsx";
import { waiting } from "./waiting.ts";
import { WaitingForOthers } from "./waiting-for-others.tsx";
import { YourMove } from "./your-move.tsx";

export function Home() {
  const [trouble, setTrouble] = useState("");
  const [mine, setMine] = useState<TableInfo[]>([]);
  const [invited, setInvited] = useState<TableInfo[]>([]);
  const [open, setOpen] = useState<TableInfo[]>([]);
  const [known, setKnown] = useState(false); // the tables are loaded
  const [away, setAway] = useState(false); // the server does not answer
  const waits = waiting(mine);
  useTitle(waits.length && settings.value.flash ? msg("waits-title", { count: waits.length }) : "Baronage");
  const attempt = (what: Promise<unknown>) =>
    what.then(
      () => setTrouble(""),
      (error: Error) => setTrouble(error.message),
    );

  const learn = useCallback(async () => {
    await know();
    const [own, asked, found] = await Promise.all([
      me.value ? get("/api/tables/mine") : [],
      me.value?.login ? get("/api/invitations") : [],
      get("/api/tables?status=open&count=10"),
    ]);
    tell(own, asked);
    setMine(own);
    setInvited(asked);
    setOpen(found);
    setKnown(true);
  }, []);

  useEffect(() => {
    let timer = 0;
    let gone = false;
    const load = async () => {
      const answered = await learn().then(
        () => true,
        () => false, // the next time
      );
      setAway(!answered);
      if (answered) loadGames();
      if (!gone) timer = window.setTimeout(load, document.hidden ? 30_000 : 5_000);
    };
    load();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [learn]);

  return (
    <div class={`home ${waits.length ? "has-waiting" : "has-hero"}`}>
      <Header />
      {away && (
        <p class="home-line" role="status">
          <Glyph name="warning" /> {msg("server-away")}
        </p>
      )}
      {trouble && !away && (
        <p class="home-line trouble" role="alert">
          <Glyph name="warning" /> {trouble}
        </p>
      )}
      <main>
        <h1 class="unseen">{msg("page-play")}</h1>
        {waits.length ? <YourMove waits={waits} tables={mine} attempt={attempt} /> : <Hero tables={mine} known={known} attempt={attempt} />}
        <GameCards titled={waits.length > 0} attempt={attempt} />
        <Live />
      </main>
      <aside class="home-column">
        <Invited tables={invited} onChanged={() => attempt(learn())} onTrouble={(error) => setTrouble(error.message)} />
        <WaitingForOthers tables={mine} />
        <OpenSeat tables={open} attempt={attempt} />
        <PuzzleBox />
        <NextTournament />
        <LessonBox />
        <ClubBox />
        <footer>
          <Link to="/games">{msg("page-games")}</Link>
          <Link to="/rules">{msg("page-rules")}</Link>
          <Link to="/archive">{msg("archive")}</Link>
          <Link to="/club">{msg("club-title")}</Link>
          <Link to="/about">{msg("page-about")}</Link>
        </footer>
      </aside>
    </div>
  );
}
