// The browser client: draws any scene, offers any action, tells what happened. It knows no game.
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { About } from "./app/about.tsx";
import { Lost } from "./app/lost.tsx";
import { identity, know } from "./app/me.ts";
import { place } from "./app/route.tsx";
import { ArchivePage } from "./archive/archive.tsx";
import { WatchPage } from "./archive/watch.tsx";
import { DrawPage } from "./draw/page.tsx";
import { loadGames } from "./home/games.ts";
import { Home } from "./home/home.tsx";
import { KeeperPage } from "./keeper/page.tsx";
import { ConfirmPage, RecoverPage, UnsubscribePage } from "./notices/links.tsx";
import { NoticesPage } from "./notices/settings.tsx";
import { OpponentsPage } from "./opponents/page.tsx";
import { PapersPage } from "./papers/page.tsx";
import { PaperPage } from "./papers/paper.tsx";
import { ReplayPage } from "./replay/replay.tsx";
import { RulePopover } from "./rules/chip.tsx";
import { LearnPage, LessonPage } from "./learn/page.tsx";
import { PuzzlePage } from "./learn/puzzle.tsx";
import { TermCard } from "./teach/term-card.tsx";
import { RatingsPage } from "./people/ladder.tsx";
import { MyPage } from "./people/mine.tsx";
import { ProfilePage } from "./people/profile.tsx";
import { ExamplePage } from "./rules/example.tsx";
import { SheetPage } from "./rules/sheet.tsx";
import { RulesList, RulesPageView } from "./rules/page.tsx";
import { Definitions } from "./scene/defs.tsx";
import { TablePage } from "./table/page.tsx";
import { TournamentsPage } from "./tournaments/list.tsx";
import { TournamentPage } from "./tournaments/page.tsx";
import { language, say } from "./app/words.ts";

function Page() {
  const [, first, second, third, fourth] = place.value.path.split("/");
  if (first === "papers" && second) return <PaperPage key={second} id={second} />;
  if (first === "papers") return <PapersPage />;
  if (first === "table" && second) return <TablePage key={second} id={second} />;
  if (first === "replay" && second) return <ReplayPage key={second} id={second} />;
  if (first === "rules" && second && third === "sheet") return <SheetPage key={second} game={second} />;
  if (first === "rules" && second && third) return <ExamplePage key={`${second} ${third}`} game={second} id={third} />;
  if (first === "rules" && second) return <RulesPageView key={second} game={second} />;
  if (first === "rules") return <RulesList />;
  if (first === "learn" && second && third === "puzzles")
    return <PuzzlePage key={`${second} ${fourth}`} game={second} number={fourth ?? ""} />;
  if (first === "learn" && second) return <LessonPage key={`${second} ${third}`} game={second} id={third ?? ""} />;
  if (first === "learn") return <LearnPage />;
  if (first === "people" && second) return <ProfilePage key={second} name={second} />;
  if (first === "keeper") return <KeeperPage />;
  if (first === "archive") return <ArchivePage />;
  if (first === "watch") return <WatchPage />;
  if (first === "ratings") return <RatingsPage />;
  if (first === "me") return <MyPage />;
  if (first === "settings" && second === "notices") return <NoticesPage />;
  if (first === "confirm" && second) return <ConfirmPage token={second} />;
  if (first === "unsubscribe" && second) return <UnsubscribePage token={second} />;
  if (first === "recover") return <RecoverPage token={second ?? ""} />;
  if (first === "opponents") return <OpponentsPage />;
  if (first === "tournaments" && second) return <TournamentPage key={second} id={second} />;
  if (first === "tournaments") return <TournamentsPage />;
  if (first === "draw" && second) return <DrawPage key={second} game={second} />;
  if (first === "about") return <About />;
  return first ? <Lost words={say("no-such-page")} /> : <Home />;
}

function Everything() {
  useEffect(() => {
    loadGames();
    know().catch(() => undefined); // asked again where it matters
  }, []);
  return (
    <>
      <Definitions />
      <Page key={identity.value} />
      <RulePopover />
      <TermCard />
    </>
  );
}

document.documentElement.lang = language;
render(<Everything />, document.getElementById("root") as HTMLElement);
