// Made by tools/make_frontend.py from the Python code; do not edit.
import type { Scene } from "./scene.ts";
import type { Question } from "./wire.ts";

/** Somebody whom I call a friend, or have blocked; a guest has no sign-in name. `id`: by which I take it back. */
export interface Acquaintance {
  id: string;
  name: string;
  login: string;
  arms: Arms | null;
  since: number;
}
/** Whom I call friends, and whom I have blocked. Nobody is told of it. */
export interface Acquaintances {
  friends: Acquaintance[];
  blocked: Acquaintance[];
}
/** Other figures than the rules have: the name by which programs know the altered game, and in words what is altered. */
export interface AlteredRules {
  name: string;
  told: string[];
}
/** A decision of the seat, from its move `first` to `move`. `chance`: to win, with what was done. Of one that is doubtful or a mistake: what was `better`, in notation and in words, by how much (`loss`), and the reason. */
export interface AnalysisDecision {
  move: number;
  first: number;
  verdict: "best" | "good" | "doubtful" | "mistake" | "forced" | "unseen";
  text: string;
  told: string;
  chance: number;
  error: number;
  loss: number;
  better: string;
  better_words: string[];
  reason: string;
}
/** The curve after a decision of any seat (`move`: moves of the record until then): the seat's chance to win, 0 to 1. `own`, `luck` and `others` say what the seat's decision, chance and the others' decisions changed; `told`: what happened. */
export interface AnalysisPoint {
  move: number;
  seat: number;
  chance: number;
  own: number;
  luck: number;
  others: number;
  told: string;
}
/** How far an analysis is: `done` of so many parts (`of`; 0: not known yet), and what was found when it is done. */
export interface AnalysisState {
  status: "none" | "waiting" | "running" | "done" | "failed";
  seat: number;
  done: number;
  of: number;
  analysis: WholeAnalysis | null;
}
/** A turning point: the number of a point of the curve, and how the chance changed there. */
export interface AnalysisTurn {
  point: number;
  change: number;
}
/** A page of the games that are over, of those that were asked for; `total`: how many there are. `endings`: how the chosen game can end, by name and in words. */
export interface Archive {
  total: number;
  tables: TableInfo[];
  endings: Record<string, string>;
}
/** Somebody's arms: the colour of his shield, and what is painted on it. */
export interface Arms {
  tincture: "red" | "blue" | "green" | "gold" | "purple" | "teal" | "black" | "rose" | "white" | "orange" | "sky" | "brown";
  charge: "chevron" | "bend" | "pale" | "fess" | "saltire" | "lozenge" | "cross" | "roundel" | "pile" | "chief" | "quarterly" | "bars" | "pallets" | "mullet" | "flaunches" | "bordure";
}
/** A bot that can be asked to sit down. */
export interface BotInfo {
  name: string;
  title: string;
  help: string;
}
/** What a seat brings to a table, and has taken home from it. */
export interface Brought {
  seat: number;
  before: Sheet | null;
  after: Sheet | null;
}
/** Where I am signed in: what that browser said to be, and since when. `here`: it is this one. */
export interface BrowserInfo {
  id: string;
  name: string;
  created: number;
  here: boolean;
}
/** The last copy of all that is kept: when, how many tables, how many bytes; `tried`: it was put back on trial; `late`: it is too old. */
export interface CopyMade {
  at: number;
  tables: number;
  size: number;
  tried: boolean;
  late: boolean;
}
/** What a keeper (`by`) did (warn, mute, ban, lift, line, end, void, words, none), to whom or at which table, why, until when, and what was answered. */
export interface DeedInfo {
  id: string;
  at: number;
  by: string;
  kind: string;
  reason: string;
  name: string;
  login: string;
  table: string | null;
  until: number | null;
  answer: string;
}
/** What a seat (`diary`; -1: the public) has seen of a game that runs. */
export interface Diary {
  baronage: number;
  diary: number;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  names: string[];
  moments: DiaryMoment[];
}
/** A moment that a seat saw: its number, its events (kind, facts, rules), and the view after it. */
export interface DiaryMoment {
  number: number;
  events: [number, number[], string][];
  view: Record<string, unknown>;
}
/** What is still wrong, the rule that says so, and the nodes of the picture that it is about. */
export interface DrawingFault {
  sentence: string;
  rule: string;
  nodes: string[];
}
/** A board to begin with; the first is an empty sheet. */
export interface DrawingReady {
  name: string;
  title: string;
}
/** What one draws with: its picture, how it is called, and what a click does with it. */
export interface DrawingTool {
  name: string;
  icon: string;
  title: string;
  help: string;
}
/** A board of one's own: its document, its picture, what of it may be clicked with the tool in hand, and what is chosen. `options`: those of a table for `seats` that plays on it; one can be opened when there are no `faults`. */
export interface DrawnBoard {
  document: Record<string, unknown>;
  scene: Scene;
  may: string[];
  chosen: string;
  faults: DrawingFault[];
  seats: number;
  options: Record<string, unknown>;
  tools: DrawingTool[];
  ready: DrawingReady[];
}
/** What may be done to a paper between games. */
export interface Edit {
  name: string;
  words: string;
  help: string;
}
/** Something that led to a defeat, in a sentence, and the moment of the replay at which it happened. */
export interface EndingCause {
  text: string;
  rules: string[];
  at: number;
}
/** How a game went. While it runs there are no turns, and of the seats only what brought down who asks. `chart`: what the points are, in words; empty: the game does not tell how it went. */
export interface EndingInfo {
  chart: string;
  turns: EndingTurn[];
  seats: EndingSeat[];
}
/** How a seat fared: what it did, where its points come from (`sources`), and what led to its defeat, in the order of time. */
export interface EndingSeat {
  did: string;
  sources: string;
  causes: EndingCause[];
}
/** How things stood when a turn was over: the points of each seat, and who was out. `turn`: its number, 0 before the first. `at`: the moment of the replay; `move`: of the record, 0 where that stays secret. */
export interface EndingTurn {
  turn: number;
  at: number;
  move: number;
  points: number[];
  out: boolean[];
}
/** The board of an example: seen by `seat`, whose move it is; the picture, the question and what happened as at a table. What the page tells next, and the same click by click in words (`steps`); `followed`: how many of its `count` moves were played and nothing else, None where something else was. */
export interface ExampleBoard {
  seat: number;
  scene: Scene;
  question: Question;
  lines: LessonLine[];
  names: string[];
  next: ExampleMove | null;
  steps: string[];
  followed: number | null;
  count: number;
  over: boolean;
}
/** A worked example of the rules page: its id there, its title (empty where it has none), what the page says of it in Markdown, the rules that it shows at work, and how many cases it has. */
export interface ExampleInfo {
  id: string;
  title: string;
  text: string;
  rules: string[];
  cases: number;
}
/** What the page tells next: whose move, and its notation. */
export interface ExampleMove {
  seat: number;
  move: string;
}
/** What somebody keeps from game to game: what it is called, what it says, and after how many games. */
export interface Fiefdom {
  game: string;
  kind: string;
  title: string;
  lines: string[];
  games: number;
}
/** What a few words find: people, games, rules and tournaments, a few of each. */
export interface Found {
  people: FoundPerson[];
  games: FoundGame[];
  rules: FoundRule[];
  tournaments: FoundTournament[];
}
/** A game that is called so. `played`: so many of it are in the archive. */
export interface FoundGame {
  game: string;
  title: string;
  played: number;
}
/** Somebody whose name, or sign-in name, begins so, and whose page is for me. `played`: his games in the archive. */
export interface FoundPerson {
  name: string;
  login: string;
  arms: Arms | null;
  played: number;
}
/** A rule of a game that these words ask for. */
export interface FoundRule {
  game: string;
  id: string;
  title: string;
  text: string;
}
/** A tournament that has these words in its name. */
export interface FoundTournament {
  id: string;
  name: string;
  game: string;
}
/** A game, as the lobby needs it. `first`: the options of a first game; `scored`: what the scores at the end count; `credits`: whose game it is, as pairs of what and who. `expels`: the rule by which the host sends somebody away, if there is one; `stand_in`: who plays for somebody who is long away, unless the host chooses otherwise; `live`: options of a live table, unless he chooses otherwise. `more_seats`: how many may sit besides where an option is a document of one's own, such as a board. */
export interface GameInfo {
  name: string;
  title: string;
  sentence: string;
  length: string;
  seats: number[];
  more_seats: number[];
  default_seats: number;
  first: Record<string, unknown>;
  scored: string;
  labels: string[];
  resign: boolean;
  expels: string;
  stand_in: "nobody" | "bot" | "person";
  live: Record<string, unknown>;
  papers: PaperKind[];
  options: Option[];
  credits: string[][];
}
/** All is well; else there is a refusal. */
export interface Health {
  status: string;
}
/** Somebody is away from then to then, and his clocks stand still. */
export interface Holiday {
  since: number;
  until: number;
}
/** My holidays that are not over; how many days a year has (`most`), and how many are left of this one. */
export interface HolidaysInfo {
  most: number;
  left: number;
  days: Holiday[];
}
/** All that a keeper sees at once: is all well, the load and its day (points of this process, the oldest first), tables that need a hand, the last copy, for how many days the certificate is good (null: there is none), people, reports that wait, and the last acts. */
export interface KeeperPage {
  well: boolean;
  tables: number;
  in_memory: number;
  connections: number;
  queue: number;
  load: Load;
  day: LoadPoint[];
  silent: SilentTable[];
  copied: CopyMade | null;
  certificate: number | null;
  people: Record<string, number>;
  reports: ReportInfo[];
  deeds: DeedInfo[];
  words: string[];
}
/** Those who have played enough rated games with so many seats, the strongest first; `total`: how many there are. */
export interface Ladder {
  game: string;
  seats: number;
  total: number;
  rungs: Rung[];
}
/** A lesson: its task, two hints (the second names what `ring` is in the picture), the rule and what it says in short; `bot`: against whom a whole game follows. */
export interface LessonInfo {
  id: string;
  number: number;
  title: string;
  task: string;
  hints: string[];
  ring: string;
  rule: string;
  short: string;
  seat: number;
  mistakes: LessonMistake[];
  bot: string | null;
}
/** What happened in a try. */
export interface LessonLine {
  text: string;
  rules: string[];
}
/** A mistake that is known, and what is said to it. */
export interface LessonMistake {
  id: string;
  sentence: string;
}
/** What became of a try: `open`, `solved`, or a `mistake`, which may have a name; what is said to it; the picture and the question as at a table. */
export interface LessonTry {
  outcome: "open" | "solved" | "mistake";
  mistake: string | null;
  sentence: string;
  scene: Scene;
  question: Question;
  lines: LessonLine[];
}
/** How many lessons of a game somebody has done, of how many there are. */
export interface LessonsDone {
  game: string;
  done: number;
  count: number;
}
/** A clock for each seat, in seconds. */
export interface LivePace {
  kind: "live";
  bank: number;
  increment: number;
  window: number;
}
/** What a server runs on, and how hard it works. `since`: when this process began; `processor`: the share of one core that it has taken; `slowest`: seconds within which 99 in 100 moves were told to all who watch, null: nobody has moved. */
export interface Load {
  version: string;
  database: string;
  since: number;
  processor: number;
  slowest: number | null;
}
/** A point of the day's curves: tables that run, seconds within which 99 in 100 moves were told since the last point (null: nobody has moved), the share of one core since then, and notices that wait though they are due. */
export interface LoadPoint {
  at: number;
  tables: number;
  slowest: number | null;
  processor: number;
  waiting: number;
}
/** The table that was made, or was there already. */
export interface Made {
  table: string;
}
/** How much was told at a moment, and the turn that began; after so many moves, and who played what, where one may know. */
export interface Mark {
  moment: number;
  move: number;
  lines: number;
  turn: string;
  seat: number | null;
  text: string;
}
/** Who I am; without a sign-in name a guest. `language`: that I chose; empty: as each browser says. `keeper`: do I keep the server? */
export interface Me {
  name: string;
  login: string;
  language: string;
  keeper: boolean;
  arms: Arms | null;
}
/** How those games ended in which I met somebody: who of us had the better place. */
export interface Meetings {
  won: number;
  lost: number;
  shared: number;
}
/** A moment of a replay: after so many moves (`move`), who played what and who is asked then, where one may know. `sent`: as in an update, the scene when these eyes had sent the last choice, and nothing had come of it yet. */
export interface Moment {
  moment: number;
  move: number;
  asked: number[];
  seat: number | null;
  text: string;
  lines: ReplayLine[];
  scene: Scene;
  sent: Scene | null;
}
/** A new address; a hook's `secret`, with which its notices are signed, is shown once. */
export interface NewWay {
  way: WayInfo;
  secret: string;
}
/** The next notice as it will arrive: when, where, and why. `sample`: none waits, and this is what one looks like. */
export interface NextNotice {
  title: string;
  text: string;
  why: string;
  at: number;
  ways: string[];
  held: boolean;
  sample: boolean;
}
/** All about my notices. */
export interface NoticesInfo {
  wishes: WishInfo[];
  ways: WayInfo[];
  quiet: QuietInfo;
  digest: "off" | "daily" | "weekly";
  zone: string;
  next: NextNotice;
  digested: string[];
  digest_at: number;
  mail: boolean;
  push_key: string;
}
/** An option of a game: one of `values`, a number from `low` to `high`, or a document. `title` and `help` say what it is, `labels` how each value is called; `drawn`: such a document can be drawn. */
export interface Option {
  name: string;
  default: unknown;
  title: string;
  help: string;
  values: unknown[];
  labels: Record<string, string>;
  low: number | null;
  high: number | null;
  document: boolean;
  drawn: boolean;
  rules: string[];
}
/** To whom my page tells what, of those who may see it. */
export interface PageParts {
  ratings: "all" | "friends" | "nobody";
  results: "all" | "friends" | "nobody";
  reliability: "all" | "friends" | "nobody";
  recent: "all" | "friends" | "nobody";
  fiefdoms: "all" | "friends" | "nobody";
  lessons: "all" | "friends" | "nobody";
}
/** A document of mine. `uploaded`: brought from elsewhere; `games`: played with it here; `table`: where it is in use. */
export interface Paper {
  id: string;
  game: string;
  kind: string;
  title: string;
  lines: string[];
  uploaded: boolean;
  games: number;
  changed: number;
  table: string | null;
}
/** A kind of document that outlives its game. `option` takes them; `needs`: other options of a game with such. */
export interface PaperKind {
  name: string;
  help: string;
  option: string;
  needs: Record<string, unknown>;
  words: string;
  new_help: string;
  edits: Edit[];
}
/** A passkey of mine: the browser that made it, since when, and when I last came in by it. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number | null;
}
/** By post, in hours; `hour`: of the day, -1 for any; `off`: days of the week without deadlines, from Monday, 0. */
export interface PostPace {
  kind: "post";
  hours: number;
  printed: boolean;
  hour: number;
  zone: string;
  off: number[];
  most_extension: number;
  pause: number;
}
/** Somebody's page. `shown`: who may see it, told to its owner alone; `recent`: public games that are over, newest first. `lessons`: that he has done, of games of which he has done any. `fiefdoms`: what he keeps from game to game. Of what he does not want told there is nothing; `parts`: to whom what is told, told to its owner alone. `reliability`: how soon he answers by post, if there are decisions enough; `against`: how he fared with me, if we met; `relation`: what he is to me (friend, block, or nothing). */
export interface Profile {
  name: string;
  login: string;
  arms: Arms | null;
  since: number;
  shown: "all" | "members" | "friends" | "nobody" | null;
  ratings: RatingInfo[];
  results: Tally[];
  recent: TableInfo[];
  reliability: Reliability | null;
  against: Meetings | null;
  relation: string;
  lessons: LessonsDone[];
  fiefdoms: Fiefdom[];
  parts: PageParts | null;
}
/** A puzzle, by its number in its game; `rating`: 1, easy, to 5; `seat`: whose decision it is. */
export interface PuzzleInfo {
  game: string;
  number: number;
  rating: number;
  seat: number;
}
/** What became of an answer, as with a lesson. When it is whole: by how much it is worse than the solution (`loss`, of the chance to win), why, and the solution click by click in words, with the chance to win that it gives (`value`). */
export interface PuzzleTry {
  outcome: "open" | "solved" | "mistake";
  sentence: string;
  loss: number;
  value: number;
  solution: string[];
  scene: Scene;
  question: Question;
}
/** Hours in which nothing comes: minutes since midnight. */
export interface QuietInfo {
  on: boolean;
  since: number;
  until: number;
}
/** How strong somebody is at a game with so many seats: with 95 in 100 no farther off than `half_width`. With few games there is no figure (null), and no history. */
export interface RatingInfo {
  game: string;
  seats: number;
  games: number;
  rating: number | null;
  half_width: number | null;
  history: RatingPoint[];
}
/** A rating after a table that was over then. */
export interface RatingPoint {
  at: number;
  table: string;
  rating: number;
  half_width: number;
}
/** A move of a record: its notation, its actions, and what chance brought. */
export interface RecordMove {
  seat: number;
  text: string;
  actions: number[][];
  outcomes: number[][];
  comment?: string;
  joined?: boolean;
}
/** Nothing has changed: the code of the protocol, why in a sentence, and the rule and the field that are meant, if any. */
export interface Refused {
  code: string;
  sentence: string;
  rule: string;
  field: string;
}
/** How soon somebody answers by post: of his last decisions (`count`) at tables that are over, those in time. `hours`: so many suffice nine times in ten; null: time runs out more often than that. `histogram`: how many took less than an hour, less than two, and so on; the last: all that took longer. */
export interface Reliability {
  count: number;
  in_time: number;
  hours: number | null;
  histogram: number[];
}
/** Some moments of a game, and how many there are in all; with the first of them, marks for the whole game. */
export interface Replay {
  total: number;
  moments: Moment[];
  marks?: Mark[];
}
/** A sentence of the log, its rules, its moment, and what it is about in the scene: as the lines of the socket. */
export interface ReplayLine {
  text: string;
  rules: string[];
  moment: number;
  nodes: string[];
}
/** Who was reported (`name`), by whom, for what; `said`: the line of talk that was reported, if one was; `before`: so many acts there were before. `tournament`: where it was said is one, and no table. */
export interface ReportInfo {
  id: string;
  at: number;
  name: string;
  login: string;
  arms: Arms | null;
  by: string;
  why: string;
  words: string;
  table: string | null;
  tournament: boolean;
  said: string;
  before: number;
}
/** Does a running table stand still? `until`: when it goes on by itself, None: it does not stand still; `by_host`: did he want it, or all who play? `wanted`: seats that want it, while others do not; and the holidays that are not over. */
export interface Rest {
  until: number | null;
  by_host: boolean;
  wanted: number[];
  holidays: SeatHoliday[];
}
/** A page to print: the goal, a turn in steps, what scores, the figures of the game. */
export interface RuleSheet {
  title: string;
  goal: string;
  steps: TeachingStep[];
  sources: SheetSource[];
  tables: SheetTable[];
  notes: string[];
}
/** The rules page of a game, in Markdown: every rule begins with its id in bold, and that with the prefix. */
export interface Rules {
  title: string;
  prefix: string;
  page: string;
}
/** One of a ladder: a person by name and sign-in name, or a bot (`bot`) by its name. `anchor`: its figure is given. */
export interface Rung {
  name: string;
  login: string;
  arms: Arms | null;
  bot: string;
  games: number;
  rating: number;
  half_width: number;
  anchor: boolean;
}
/** A seat of a table. `brings`: something from former games; `paper`: which, if the seat is mine. */
export interface Seat {
  seat: number;
  label: string;
  name: string;
  bot: string;
  open: boolean;
  invited: boolean;
  mine: boolean;
  brings: boolean;
  paper: string;
}
/** Who sits on this seat is away from then to then. */
export interface SeatHoliday {
  seat: number;
  since: number;
  until: number;
}
/** The seat on which I sit now. */
export interface Seated {
  seat: number;
}
/** What a document says, as it is shown and printed; `numbers`: the columns of figures. */
export interface Sheet {
  title: string;
  lines: string[];
  columns: string[];
  rows: string[][];
  numbers: number[];
}
/** What scores, how, and what it is worth; that may be empty. */
export interface SheetSource {
  text: string;
  how: string;
  worth: string;
}
/** Figures side by side; the first of each row, and of the head, is a name. */
export interface SheetTable {
  title: string;
  head: string[];
  rows: string[][];
}
/** A running table at which nothing has happened since then. Who is waited for is not told: it may be a secret. */
export interface SilentTable {
  table: string;
  game: string;
  names: string[];
  since: number;
}
/** A table, as the lobby shows it. `paper`: the kind that each seat brings; `next`: the rematch; `waits_for`: seats of mine; `stand_in`: who may play for one who is long away; `published`: is all that was secret shown when it is over? `hints`: may those who play ask for hints? `rated`: does it count for ratings? `altered`: what is altered where it is played with other figures than the rules have. `bargains`: may they make proposals? Of a running table, as soon as it is at hand: what I am asked (`asks`) and until when (`due`), whose move it is if not mine (`moves`), who is long away (`absent`), which of these seats another may take (`away`), which play no more (`gone`), and whether the table stands still (`rest`). Of one to which I am asked: who asks (`by`). Of one that is over: the places of the seats (0: the first, but nobody has won), and who asks for a rematch and waits for me (`again`). `talk`: what players may say now: all, public (nothing in private), none. The invitation is for those who sit there; the commitment is the hash of the seed, from the start on. `sampled`: a board of one's own, on which what was hidden from its owner is guessed. In the archive: why it ended (`ending`), after how many `turns` and moves (`length`), and its first moves (`opening`); where one looks for something to watch: how many are `watching`. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  paper: string;
  pace: UntimedPace | LivePace | PostPace;
  public: boolean;
  status: "open" | "running" | "over" | "archived";
  host: boolean;
  created: number;
  started: number | null;
  ended: number | null;
  next: string | null;
  places: number[] | null;
  seats: Seat[];
  waits_for: number[];
  talk: string;
  stand_in: "nobody" | "bot" | "person";
  published: boolean;
  hints: boolean;
  rated: boolean;
  sought: boolean;
  bargains: boolean;
  sampled: boolean;
  altered?: AlteredRules;
  asks?: string;
  due?: number | null;
  moves?: number[];
  away?: number[];
  absent?: number[];
  gone?: number[];
  rest?: Rest;
  by?: string;
  again?: string;
  ending?: string;
  opening?: string;
  turns?: number;
  length?: number;
  watching?: number;
  commitment?: string;
  invitation?: string;
}
/** How many public games of a kind somebody has played to the end, and won. */
export interface Tally {
  game: string;
  seats: number;
  games: number;
  won: number;
}
/** For a first game; `card` is null where a game has none. `lore`: a line about cards and kinds of people, by the ids that things in the picture name. */
export interface Teaching {
  card: TeachingCard | null;
  terms: TeachingTerm[];
  lore: Record<string, string>;
}
/** What a game is about, in at most 90 words. */
export interface TeachingCard {
  goal: string;
  sources: TeachingSource[];
  steps: TeachingStep[];
}
/** Where points come from: a small picture (a scene), what it is worth in two words, what it is and how one gets there. */
export interface TeachingSource {
  picture: Scene;
  worth: string;
  text: string;
  how: string;
}
/** A step of the turn: what one does, and how. */
export interface TeachingStep {
  text: string;
  how: string;
}
/** A term: the words under which it stands in sentences, one sentence on what it is, a picture, its rule and its lesson. */
export interface TeachingTerm {
  id: string;
  name: string;
  forms: string[];
  sentence: string;
  picture: Scene;
  rule: string;
  lesson: string | null;
}
/** A secret for a program of mine. */
export interface Token {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  expires: number;
  token: string;
}
/** A token of mine, without its secret: what it is good for, and until when. */
export interface TokenInfo {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  expires: number;
}
/** The tokens of mine that are good, the newest first. */
export interface Tokens {
  count: number;
  tokens: TokenInfo[];
}
/** Who takes part, in the order of the list. `opponents`, `beaten`: what those have whom he met and beat (tie-breaks). `rating`: null where it is not known well enough, or not for me. `chance`: to be first at the end, 0 to 1; null: not told. */
export interface TournamentEntrant {
  number: number;
  name: string;
  login: string;
  arms: Arms | null;
  guest: boolean;
  bot: string;
  me: boolean;
  left: boolean;
  place: number | null;
  points: number;
  wins: number;
  opponents: number;
  beaten: number;
  played: number;
  rating: number | null;
  half_width: number | null;
  hours: number | null;
  chance: number | null;
}
/** A tournament in a list. `count`: how many take part; `joined`: I do; `pace`: as that of a table. */
export interface TournamentInfo {
  id: string;
  name: string;
  host: string;
  game: string;
  form: "arena" | "swiss" | "round-robin" | "knock-out" | "league";
  seats: number;
  pace: Record<string, unknown>;
  open: boolean;
  rated: boolean;
  status: "announced" | "running" | "over" | "off";
  starts: number;
  started: number | null;
  ended: number | null;
  count: number;
  most: number;
  joined: boolean;
}
/** A round: when it began, its tables, who rested, and who won because whom he was to meet is gone. */
export interface TournamentRound {
  at: number;
  tables: TournamentTable[];
  byes: number[];
  walkovers: number[];
}
/** A table of a round: who sits there, as numbers in the order of the seats, and how it counted. `places` is null while it runs, and where it counts for nothing. */
export interface TournamentTable {
  table: string;
  entrants: number[];
  done: boolean;
  places: number[] | null;
}
/** What became of a test; empty: it arrived. */
export interface Tried {
  why: string;
}
/** Nobody is ever late. */
export interface UntimedPace {
  kind: "untimed";
}
/** Where I am told something. `state`: new (an address that is not confirmed), works, fails (tried less often), given-up. */
export interface WayInfo {
  id: string;
  kind: "mail" | "push" | "hook";
  name: string;
  address: string;
  state: "new" | "works" | "fails" | "given-up";
  proved: number | null;
  used: number | null;
  failures: number;
  why: string;
}
/** What the coach found in a game, for one seat, on what it could know. `whole`: it was not stopped before its end. */
export interface WholeAnalysis {
  analysis: number;
  game: string;
  seat: number;
  names: string[];
  language: string;
  seed: number;
  simulations: number;
  whole: boolean;
  points: AnalysisPoint[];
  decisions: AnalysisDecision[];
  turns: AnalysisTurn[];
  counts: Record<string, number>;
  shares: Record<string, number>;
}
/** The whole of it. `offers`: for each edit what its first word may be now, and what that is; null: any. */
export interface WholePaper {
  id: string;
  game: string;
  kind: string;
  title: string;
  lines: string[];
  uploaded: boolean;
  games: number;
  changed: number;
  table: string | null;
  sheet: Sheet;
  offers: Record<string, [string, string][] | null>;
  document: Record<string, unknown>;
}
/** The record of a game that is over: it replays without anything else. */
export interface WholeRecord {
  baronage: number;
  game: string;
  version: number;
  seats: number;
  options: Record<string, unknown>;
  names: string[];
  start: number[][];
  moves: RecordMove[];
  position?: string;
  begun?: Record<string, unknown>;
  held?: boolean;
  commitment?: string;
  seed?: string;
  result?: Record<string, unknown>;
  comments?: string[];
}
/** All of it. `dates`: when the rounds begin that are known beforehand; `total`: rounds in all, 0 where nobody knows. */
export interface WholeTournament {
  id: string;
  name: string;
  host: string;
  game: string;
  form: "arena" | "swiss" | "round-robin" | "knock-out" | "league";
  seats: number;
  pace: Record<string, unknown>;
  open: boolean;
  rated: boolean;
  status: "announced" | "running" | "over" | "off";
  starts: number;
  started: number | null;
  ended: number | null;
  count: number;
  most: number;
  joined: boolean;
  options: Record<string, unknown>;
  total: number;
  minutes: number;
  days: number;
  worth: number[];
  stand_in: string;
  replaced_by: string;
  mine: boolean;
  may_join: boolean;
  dates: number[];
  entrants: TournamentEntrant[];
  rounds: TournamentRound[];
}
/** Of one kind of notice: by which ways I want it, by which it can come, and when. */
export interface WishInfo {
  kind: "move" | "short" | "over" | "invited" | "talk" | "round";
  ways: ("mail" | "push" | "hook")[];
  possible: ("mail" | "push" | "hook")[];
  when: "once" | "digest" | "never";
}
