// The browser client: draws any table, offers any action, tells what happened. It knows no game.
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { identity, know } from "./app/me.ts";
import { lazy } from "./app/lazy.tsx";
import { club, loadClub } from "./app/club.ts";
import { place } from "./app/route.tsx";
import { showTitlesOnTouch } from "./app/touch-tips.ts";
import { loadGames } from "./home/games.ts";
import { openRules } from "./rules/chip.tsx";
import { open } from "./tutorial/terms.tsx";
import { language, msg } from "./app/words.ts";

// The pages of an area are loaded together. The messages of the table are loaded with this script (tools/client_words.py).
const lobby = () => import("./areas/lobby.ts");
const study = () => import("./areas/study.ts");
const people = () => import("./areas/people.ts");
const popups = () => import("./areas/popups.ts");
const TablePage = lazy(
  () => import("./table/page.tsx").then((it) => it.TablePage),
  async () => undefined,
);
const RulePopover = lazy(
  async () => (await popups()).RulePopover,
  async () => undefined,
);
const Lost = lazy(async () => (await lobby()).Lost);
const TermCard = lazy(async () => (await popups()).TermCard);
const About = lazy(async () => (await lobby()).About);
const ArchivePage = lazy(async () => (await lobby()).ArchivePage);
const WatchPage = lazy(async () => (await lobby()).WatchPage);
const DrawPage = lazy(async () => (await study()).DrawPage);
const Home = lazy(async () => (await lobby()).Home);
const GamesPage = lazy(async () => (await lobby()).GamesPage);
const AdminPage = lazy(async () => (await people()).AdminPage);
const ClubPage = lazy(async () => (await people()).ClubPage);
const Door = lazy(async () => (await people()).Door);
const JoinPage = lazy(async () => (await people()).JoinPage);
const ConfirmPage = lazy(async () => (await people()).ConfirmPage);
const RecoverPage = lazy(async () => (await people()).RecoverPage);
const UnsubscribePage = lazy(async () => (await people()).UnsubscribePage);
const NotificationsPage = lazy(async () => (await people()).NotificationsPage);
const OpponentsPage = lazy(async () => (await lobby()).OpponentsPage);
const CampaignFilesPage = lazy(async () => (await people()).CampaignFilesPage);
const CampaignFilePage = lazy(async () => (await people()).CampaignFilePage);
const ReplayPage = lazy(async () => (await study()).ReplayPage);
const LearnPage = lazy(async () => (await study()).LearnPage);
const LessonPage = lazy(async () => (await study()).LessonPage);
const PuzzlePage = lazy(async () => (await study()).PuzzlePage);
const RatingsPage = lazy(async () => (await people()).RatingsPage);
const MyPage = lazy(async () => (await people()).MyPage);
const ProfilePage = lazy(async () => (await people()).ProfilePage);
const ExamplePage = lazy(async () => (await study()).ExamplePage);
const SheetPage = lazy(async () => (await study()).SheetPage);
const RulesList = lazy(async () => (await study()).RulesList);
const RulesPageView = lazy(async () => (await study()).RulesPageView);
const TournamentsPage = lazy(async () => (await lobby()).TournamentsPage);
const TournamentPage = lazy(async () => (await lobby()).TournamentPage);

const OPEN = ["join", "recover", "confirm", "unsubscribe", "about"]; // what strangers see in a club for members only

function Page() {
  const [, first, second, third, fourth] = place.value.path.split("/");
  if (club.value && !club.value.admitted && !OPEN.includes(first ?? "")) return <Door />;
  if (first === "join" && second) return <JoinPage key={second} invitation={second} />;
  if (first === "club") return <ClubPage />;
  if (first === "campaign-files" && second) return <CampaignFilePage key={second} id={second} />;
  if (first === "campaign-files") return <CampaignFilesPage />;
  if (first === "table" && second) return <TablePage key={second} id={second} />;
  if (first === "replay" && second) return <ReplayPage key={second} id={second} />;
  if (first === "rules" && second && third === "sheet") return <SheetPage key={second} game={second} />;
  if (first === "rules" && second && third) return <ExamplePage key={`${second} ${third}`} game={second} id={third} />;
  if (first === "rules" && second) return <RulesPageView key={second} game={second} />;
  if (first === "rules") return <RulesList />;
  if (first === "games") return <GamesPage />;
  if (first === "learn" && second && third === "puzzles")
    return <PuzzlePage key={`${second} ${fourth}`} game={second} number={fourth ?? ""} />;
  if (first === "learn" && second) return <LessonPage key={`${second} ${third}`} game={second} id={third ?? ""} />;
  if (first === "learn") return <LearnPage />;
  if (first === "people" && second) return <ProfilePage key={second} name={second} />;
  if (first === "admin") return <AdminPage />;
  if (first === "archive") return <ArchivePage />;
  if (first === "watch") return <WatchPage />;
  if (first === "ratings") return <RatingsPage />;
  if (first === "me") return <MyPage />;
  if (first === "settings" && second === "notifications") return <NotificationsPage />;
  if (first === "confirm" && second) return <ConfirmPage token={second} />;
  if (first === "unsubscribe" && second) return <UnsubscribePage token={second} />;
  if (first === "recover") return <RecoverPage token={second ?? ""} />;
  if (first === "opponents") return <OpponentsPage />;
  if (first === "tournaments" && second) return <TournamentPage key={second} id={second} />;
  if (first === "tournaments") return <TournamentsPage />;
  if (first === "draw" && second) return <DrawPage key={second} game={second} />;
  if (first === "about") return <About />;
  return first ? <Lost words={msg("no-such-page")} /> : <Home />;
}

function Everything() {
  useEffect(() => {
    loadClub();
    loadGames();
    know().catch(() => undefined); // asked again where it matters
  }, []);
  return (
    <>
      <Page key={identity.value} />
      {openRules.value && <RulePopover />}
      {open.value && <TermCard />}
    </>
  );
}

document.documentElement.lang = language;
showTitlesOnTouch();
render(<Everything />, document.getElementById("root") as HTMLElement);
