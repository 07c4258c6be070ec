// The lobby: find a game and opponents.
export { About } from "../app/about.tsx";
export { Lost } from "../app/not-found.tsx";
export { ArchivePage } from "../archive/archive.tsx";
export { WatchPage } from "../archive/watch.tsx";
export { Home } from "../home/home.tsx";
export { GamesPage } from "../home/page.tsx";
export { OpponentsPage } from "../opponents/page.tsx";
export { WaitingRoom } from "../table/waiting.tsx";
export { TournamentsPage } from "../tournaments/list.tsx";
export { TournamentPage } from "../tournaments/page.tsx";
