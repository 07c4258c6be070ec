// Made by tools/make_frontend.py from the Python code; do not edit.
type Fact = string | number;
const RULES = new Intl.PluralRules("en");
const plural = (n: Fact) => (typeof n === "number" ? RULES.select(n) : n);
const UP = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const OF = (text: string) => `of ${text}`;
const TO = (text: string) => `to ${text}`;
const LEN = (all: readonly string[]) => all.length;
const LIST = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? "") : and_({ first: all.slice(0, -1).join(", "), last: all.at(-1) ?? "" });
const and_ = (f: { first: Fact; last: Fact }): string => String(f.first) + " and " + String(f.last);
const oneMoment_ = (): string => "One moment …";
const gameOver_ = (): string => "The game is over";
const youMayAct_ = (): string => "You may act";
const waiting_ = (): string => "Waiting";
const youWatch_ = (): string => "You watch";
const yourDecision_ = (): string => "Your decision";
const yourMove_ = (): string => "Your move";
const notSent_ = (): string => "Not sent yet";
const close_ = (): string => "Close";
const sentAtOnce_ = (): string => "Once it is sent, it can’t be taken back.";
const chooseAgain_ = (): string => "Choose again (Escape)";
const takeBackClick_ = (): string => "Take back the last click";
const takeBackMove_ = (): string => "Take back the last move";
const undo_ = (): string => "Undo";
const takeBackAll_ = (): string => "Take back all clicks";
const whatYouMay_ = (): string => "What you may do";
const amount_ = (): string => "Amount";
const anotherPart_ = (): string => "Set or change another part of your sheet";
const takeAmount_ = (f: { amount: Fact }): string => "Choose " + String(f.amount);
const chooseFirst_ = (): string => "Choose first";
const wait_ = (): string => "Nothing to decide now";
const askSteward_ = (): string => "What would my steward do?";
const stewardThinks_ = (): string => "Your steward is thinking …";
const tryOut_ = (): string => "Try it on a board of your own";
const tryIt_ = (): string => "On a trial board";
const backToGame_ = (): string => "Back to the game";
const sampled_ = (): string => "A board of your own";
const sampledShort_ = (): string => "Trial";
const sampledWhy_ = (): string => "Nobody else sees it, and nothing here counts. What was hidden from you at the table is guessed here.";
const stewardWould_ = (): string => "Your steward would";
const stewardLine_ = (): string => "Steward:";
const stewardWhy_ = (): string => "Why?";
const stewardFold_ = (): string => "Fold to a line";
const notAgain_ = (): string => "Not to be asked again:";
const answeredForYou_ = (): string => "Answered for you without asking (a click ends it):";
const askAgain_ = (): string => "Ask me again";
const askAgainAbout_ = (f: { answer: Fact }): string => String(f.answer) + ": ask me again";
const enterDrafts_ = (): string => "Enter only drafts it: it can be taken back.";
const enterChooses_ = (): string => "Enter only chooses it: it can be taken back.";
const enterSends_ = (): string => "Enter sends your decision, for good.";
const enterPlays_ = (): string => "Enter plays it at once.";
const enterDepends_ = (): string => "A whole decision is sent at once, for good; a part of one is only drafted.";
const typeAMove_ = (): string => "Type a move";
const typeAMoveSuchAs_ = (f: { example: Fact }): string => "Type a move: " + String(f.example);
const draftTyped_ = (): string => "Draft what is typed";
const sendIt_ = (): string => "Send it";
const yesDo_ = (f: { what: Fact }): string => "Yes: " + String(f.what);
const doIt_ = (): string => "Do it";
const sendTyped_ = (): string => "Send what is typed";
const didYouMean_ = (): string => "Did you mean:";
const notTaken_ = (f: { rest: Fact }): string => "What follows is not taken: " + String(f.rest);
const earlier_ = (f: { replay: Fact }): string => "Earlier moments are in the " + String(f.replay) + ".";
const earlierReplay_ = (): string => "replay";
const nothingYet_ = (): string => "Nothing has happened yet.";
const seeMoment_ = (): string => "See this moment";
const seeMomentNumber_ = (f: { moment: Fact }): string => "See moment " + String(f.moment);
const whatHappened_ = (): string => "What just happened";
const unfoldStory_ = (): string => "All that just happened";
const your_ = (): string => "your";
const moreToTell_ = (f: { count: Fact }): string => String(f.count) + " more";
const whatHappens_ = (): string => "What happens";
const speed_ = (): string => "Speed";
const oneBack_ = (): string => "One back";
const stop_ = (): string => "Stop";
const runOn_ = (): string => "Run on";
const oneOn_ = (): string => "One on";
const skip_ = (): string => "Skip";
const seeAgain_ = (): string => "See again what happened since my last decision";
const toTheEnd_ = (): string => "To the end";
const withKey_ = (f: { key: Fact; what: Fact }): string => String(f.what) + " (" + String(f.key) + ")";
const you_ = (): string => "you";
const nobodyWins_ = (): string => "Nobody wins.";
const allShare_ = (): string => "All share the victory.";
const win_ = (f: { count: Fact; names: Fact; you: Fact }): string => (plural(f.count) === "one" ? (f.you === "yes" ? "You win." : String(UP(String(f.names))) + " wins.") : String(UP(String(f.names))) + " win.");
const list_ = (f: { all: readonly string[] }): string => String(LIST(f.all));
const gone_ = (f: { status: Fact }): string => (f.status === "left" ? ", left" : f.status === "out" ? ", out" : "");
const ties_ = (): string => "Equal scores are parted by the tie-break of the rules.";
const wantsAgain_ = (f: { name: Fact }): string => String(f.name) + " wants to play again.";
const replay_ = (): string => "Replay";
const tables_ = (): string => "Tables";
const nextGame_ = (): string => "The next game";
const playAgain_ = (): string => "Play again";
const atThisDevice_ = (): string => "at this device";
const longAwayTip_ = (): string => "A bot plays until somebody sits down here, or until he is back.";
const longAway_ = (): string => "long away";
const seekHost_ = (): string => "Whoever comes may take the seat, but for those who play here.";
const seekAll_ = (): string => "If all others agree, or the host does, whoever comes may take the seat.";
const seek_ = (): string => "Let somebody else play";
const takeSeat_ = (): string => "Take this seat";
const choosing_ = (): string => "choosing";
const toMove_ = (): string => "to move";
const dueOn_ = (f: { when: Fact }): string => "Yours is due on " + String(f.when) + ".";
const timeIsUp_ = (f: { nobody: Fact }): string => "When time is up, what the rules say for silence is done" + (f.nobody === "yes" ? ", each time anew." : "; for who misses two questions in a row a bot plays until he is back.");
const everybodyHereTitle_ = (f: { game: Fact }): string => "● Everybody is here: " + String(f.game);
const toTheTables_ = (): string => "To the tables";
const everybodyHere_ = (): string => "Everybody is here.";
const waitingForPlayers_ = (): string => "Waiting for players.";
const invites_ = (f: { host: Fact }): string => String(f.host) + " invites you to play.";
const sitAndPlay_ = (): string => "Sit down and play.";
const theRules_ = (): string => "the rules";
const whoStandsIn_ = (f: { who: Fact }): string => "For who stays away plays " + String(f.who) + ".";
const forTheLink_ = (): string => "for somebody with the link";
const free_ = (): string => "free";
const sitHere_ = (): string => "Sit here";
const freeAgain_ = (): string => "Free it again";
const giveToBot_ = (): string => "Give it to a bot";
const whichBot_ = (): string => "The bot that you give a seat to is";
const sendLink_ = (): string => "Send this link to the people you want to play with:";
const linkToTable_ = (): string => "Link to the table";
const copied_ = (): string => "Copied";
const copy_ = (): string => "Copy";
const yourName_ = (): string => "Your name";
const noSeat_ = (): string => "No seat is free for you here. When the game begins you may watch it on this page.";
const closeTable_ = (): string => "Close the table";
const standUp_ = (): string => "Stand up";
const sitDown_ = (): string => "Sit down";
const start_ = (): string => "Start";
const hostStarts_ = (): string => "The host starts the game.";
const beginsWhenFull_ = (): string => "It begins as soon as the last seat is taken.";
const onThisDevice_ = (): string => "On this device";
const isAsked_ = (f: { name: Fact }): string => String(f.name) + " is asked.";
const curtainHides_ = (): string => "A curtain hides what you hold while you hand the device over.";
const handIt_ = (f: { name: Fact }): string => "Hand it to " + String(f.name);
const handDevice_ = (f: { name: Fact }): string => "Hand the device to " + String(f.name);
const shownAfter_ = (f: { name: Fact }): string => "What " + String(f.name) + " holds is shown after the next click.";
const iAm_ = (f: { name: Fact }): string => "I am " + String(f.name);
const until_ = (f: { when: Fact }): string => "until " + String(f.when);
const yourMoveTitle_ = (f: { game: Fact }): string => "● Your move: " + String(f.game);
const endedByKeeper_ = (): string => "A keeper of this server has ended this table. Why, you read under “Me and my data”.";
const closedBefore_ = (): string => "This table was closed before the game began.";
const connecting_ = (): string => "Connecting again …";
const openDrawer_ = (): string => "Players, log, talk, rules";
const tabStory_ = (): string => "Last turn";
const tabTable_ = (): string => "Table";
const tabLog_ = (): string => "Log";
const tabTalk_ = (): string => "Talk";
const tabRules_ = (): string => "Rules";
const signs_ = (): string => "Signs";
const lowerSheet_ = (): string => "Lower the sheet";
const raiseSheet_ = (): string => "Raise the sheet";
const askedEvery_ = (f: { why: Fact }): string => String(f.why) + " It is asked again every few seconds.";
const talkWithSeveral_ = (): string => "Talk with several";
const onlyChosenRead_ = (): string => "Only you and those whom you choose will read it.";
const talkWithThem_ = (): string => "Talk with them";
const channelTable_ = (): string => "Table";
const channelSpectators_ = (): string => "Spectators";
const allRead_ = (): string => "All at the table read this, and all who watch.";
const watchersRead_ = (): string => "Those who watch read this; those who play do not.";
const onlyTheyRead_ = (f: { all: readonly string[] }): string => "Only " + String(LIST(f.all)) + " read this.";
const unmute_ = (): string => "Tell me of it again";
const mute_ = (): string => "Mute";
const saidBefore_ = (): string => "What was said before";
const new_ = (): string => "new";
const playersTalk_ = (): string => "Those who play talk here; you listen.";
const nothingSaid_ = (): string => "At this table nothing is said here while the game is played: so it was agreed.";
const saySomething_ = (): string => "Say something";
const writeTo_ = (f: { name: Fact }): string => "Write to " + String(f.name);
const message_ = (): string => "Message";
const sayIt_ = (): string => "Say it";
const howToPlay_ = (): string => "How to play";
const howToPlayGame_ = (f: { game: Fact }): string => "How to play " + String(f.game);
const firstGameOf_ = (f: { game: Fact }): string => "Your first game of " + String(f.game);
const wherePoints_ = (): string => "Where points come from";
const howToWin_ = (): string => "How one wins";
const thisTurn_ = (): string => "A turn";
const knowThisGame_ = (): string => "I know this game";
const comesBackUnder_ = (f: { where: Fact }): string => "Comes back under " + String(f.where) + ".";
const startPlaying_ = (): string => "Start playing";
const goOnPlaying_ = (): string => "Play on";
const inTheRules_ = (): string => "§ In the rules";
const aLessonFirst_ = (): string => "Three-minute lesson";
const learn_ = (): string => "Learn";
const learnByDoing_ = (): string => "By doing: a task on the real board, three minutes each. The referee says why.";
const lessons_ = (): string => "Lessons";
const lessonsOf_ = (f: { game: Fact }): string => "Lessons of " + String(f.game);
const lessonsDone_ = (f: { count: Fact; done: Fact }): string => String(f.done) + " of " + String(f.count) + " done";
const lessonsLength_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? String(f.count) + " lesson of three minutes." : String(f.count) + " lessons of three minutes each.") + " You can leave any of them and come back.";
const lessonsCount_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? "1 lesson" : String(f.count) + " lessons");
const puzzlesCount_ = (f: { count: Fact }): string => String(f.count) + " positions from games, each with one best plan";
const lessonNumber_ = (f: { count: Fact; number: Fact }): string => "Lesson " + String(f.number) + " of " + String(f.count);
const lessonIsNext_ = (f: { number: Fact }): string => "lesson " + String(f.number) + " is next";
const allLessonsDone_ = (): string => "all done";
const notBegun_ = (): string => "not begun";
const beginLesson_ = (): string => "Begin the first lesson";
const goOnLesson_ = (f: { number: Fact }): string => "Go on with lesson " + String(f.number);
const youAreHere_ = (): string => "you are here";
const thePath_ = (): string => "The path";
const andThen_ = (): string => "Then";
const guidedGame_ = (): string => "First game with a guide";
const fiveOpponents_ = (): string => "Five of them, from the gentlest to one who forgives nothing.";
const lessonOf_ = (f: { count: Fact; number: Fact; title: Fact }): string => "Lesson " + String(f.number) + " of " + String(f.count) + ": " + String(f.title);
const puzzles_ = (): string => "Puzzles";
const puzzlesDone_ = (f: { count: Fact; done: Fact }): string => String(f.done) + " of " + String(f.count) + " solved";
const puzzleOf_ = (f: { number: Fact }): string => "Puzzle " + String(f.number);
const puzzleRating_ = (f: { rating: Fact }): string => String(f.rating) + " of 5: how hard it is";
const puzzleTask_ = (): string => "One plan is clearly the best here. Find it: you have one try.";
const puzzleHow_ = (): string => "Where this comes from";
const puzzleHowTold_ = (): string => "A real moment of a game, seen with the eyes of who had to decide. Your answer is played on many times, with what you can’t see guessed anew each time; what is nearly as good as the best counts as right.";
const puzzleState_ = (f: { number: Fact; right: Fact }): string => "Puzzle " + String(f.number) + (f.right === "yes" ? ", solved" : f.right === "no" ? ", not solved" : "");
const puzzleRight_ = (): string => "Solved";
const puzzleWrong_ = (): string => "Not solved";
const puzzleWorse_ = (f: { loss: Fact }): string => "It costs " + String(f.loss) + " of your chance to win.";
const puzzleBest_ = (f: { value: Fact }): string => "The best plan wins " + String(f.value) + " of the games:";
const puzzleAgain_ = (): string => "Look at it again";
const puzzleNext_ = (): string => "Next puzzle";
const puzzleTry_ = (): string => "Solve it";
const puzzleToday_ = (): string => "Today’s puzzle";
const noSuchPuzzle_ = (): string => "There is no such puzzle.";
const skipLesson_ = (): string => "Skip this lesson";
const noSuchLesson_ = (): string => "There is no such lesson.";
const ruleInShort_ = (): string => "The rule in short";
const yourTask_ = (): string => "Your task";
const hintOf_ = (f: { count: Fact; number: Fact }): string => "Hint " + String(f.number) + " of " + String(f.count);
const aHint_ = (): string => "Give me a hint";
const nextHint_ = (): string => "Next hint";
const lessonDone_ = (f: { number: Fact }): string => "Lesson " + String(f.number) + " done";
const notYet_ = (): string => "Not yet";
const solved_ = (): string => "Solved.";
const solvedAtOnce_ = (): string => "Solved at the first try.";
const thatFails_ = (): string => "That does not do it.";
const whyOthersFail_ = (): string => "Why other ways fail";
const lessonAgain_ = (): string => "Again";
const putItBack_ = (): string => "Put it back";
const nextLesson_ = (f: { title: Fact }): string => "Next: " + String(f.title);
const aWholeGame_ = (): string => "Play a whole game";
const channelProposals_ = (): string => "Proposals";
const proposalsBindNobody_ = (): string => "A proposal binds nobody.";
const proposeSomething_ = (): string => "Propose something";
const noProposalsNow_ = (): string => "Nothing can be proposed now.";
const nothingProposed_ = (): string => "Nothing was proposed to you or by you yet.";
const proposes_ = (f: { by: Fact; to: Fact }): string => (f.by === "no" ? "You to " + String(f.to) + ":" : (f.to === "no" ? String(f.by) + " to you:" : String(f.by) + " to " + String(f.to) + ":"));
const agree_ = (): string => "Agree";
const refuse_ = (): string => "Refuse";
const brokenBy_ = (f: { names: Fact }): string => "Broken by " + String(f.names) + ".";
const allHeardIt_ = (): string => "All heard it.";
const proposeTo_ = (): string => "To whom?";
const proposeWhat_ = (): string => "What?";
const allMayHear_ = (): string => "All may hear it";
const neverMind_ = (): string => "Never mind";
const chooseWhom_ = (): string => "Choose to whom";
const chooseWhat_ = (): string => "Choose what";
const proposeIt_ = (): string => "Propose it";
const verdict_ = (f: { verdict: Fact }): string => (f.verdict === "best" ? "Best" : f.verdict === "good" ? "Good" : f.verdict === "doubtful" ? "Doubtful" : "Mistake");
const noVerdict_ = (f: { verdict: Fact }): string => (f.verdict === "forced" ? "Nothing else could be done." : "What came of this could not be judged.");
const chanceLost_ = (f: { after: Fact; before: Fact }): string => "Chance to win " + String(f.before) + " → " + String(f.after);
const chanceIs_ = (f: { chance: Fact }): string => "Chance to win " + String(f.chance);
const betterWas_ = (): string => "Better was";
const judgedOn_ = (): string => "Judged on what you could know: what was hidden from you was guessed, not looked at.";
const judgedPartly_ = (): string => "Judged on what you could know. The coach had to stop before the end of his work.";
const yourMoves_ = (): string => "Your moves";
const turningPoint_ = (f: { number: Fact }): string => "Turning point " + String(f.number);
const curveSays_ = (f: { first: Fact; last: Fact }): string => "Your chance to win: " + String(f.first) + " at first, " + String(f.last) + " at the end";
const youAhead_ = (): string => "You ahead";
const even_ = (): string => "even";
const youBehind_ = (): string => "You behind";
const coachWorks_ = (): string => "The coach goes through the game. It may take a minute or two; you can go on meanwhile.";
const coachCan_ = (): string => "The coach can tell which moves decided the game, and what was better.";
const coachFailed_ = (): string => "The coach came to no end. He can try once more.";
const askCoach_ = (): string => "Let the coach look at it";
const tabCoach_ = (): string => "Coach";
const analyse_ = (): string => "Analyse";
const tryHereAgain_ = (): string => "Try this move again";
const tryTurnAgain_ = (f: { turn: Fact }): string => "Try turn " + String(f.turn) + " again";
const chanceToWin_ = (): string => "Your chance to win, move by move";
const turned_ = (f: { after: Fact; before: Fact }): string => "Chance to win " + String(f.before) + " → " + String(f.after);
const replayFromHere_ = (): string => "Replay from here";
const whatDecided_ = (f: { count: Fact }): string => (f.count === 0 ? "No single move decided it." : plural(f.count) === "one" ? "One moment decided it." : f.count === 2 ? "Two moments decided it." : String(f.count) + " moments decided it.");
const luckDecided_ = (f: { luck: Fact; own: Fact }): string => "Chance decided more than you: it changed your chance to win by " + String(f.luck) + " in all; better moves of yours would have brought " + String(f.own) + ".";
const howFared_ = (): string => "How each of you fared, and why";
const youCame_ = (f: { count: Fact; place: Fact }): string => "You came " + String(f.place) + " of " + String(f.count) + ".";
const marginWon_ = (f: { mine: Fact; other: Fact }): string => "You have " + String(f.mine) + ", the next best has " + String(f.other) + ".";
const marginLost_ = (f: { mine: Fact; name: Fact; other: Fact }): string => String(UP(String(f.name))) + " has " + String(f.other) + ", you have " + String(f.mine) + ".";
const faredAhead_ = (f: { points: Fact }): string => String(f.points) + " more than the next best.";
const faredOut_ = (): string => "Out.";
const faredLeft_ = (): string => "Left the game.";
const faredBehind_ = (f: { points: Fact }): string => String(f.points) + " less than the first.";
const faredLevel_ = (): string => "Level with the first; the tie-break of the rules parted you.";
const chartStart_ = (): string => "start";
const chartSays_ = (f: { all: readonly string[] }): string => "At the end: " + String(LIST(f.all));
const chartChance_ = (): string => "Chance to win";
const chartPoints_ = (): string => "Points";
const youThere_ = (): string => "You";
const why_ = (): string => "Why?";
const causeMoment_ = (): string => "See it";
const whyYouLost_ = (): string => "What cost you the game";
const faredOutIn_ = (f: { turn: Fact }): string => "Out in turn " + String(f.turn) + ".";
const handOver_ = (): string => "Leave: a bot plays on for me …";
const handOverSure_ = (): string => "Yes, leave my place to a bot";
const toTheEndBots_ = (): string => "To the end";
const toTheEndWhy_ = (): string => "Only bots are left: they play the rest at once.";
const youAreOut_ = (): string => "You are out";
const howItCame_ = (): string => "How it came to that";
const outAndNow_ = (f: { bots: Fact }): string => (f.bots === "yes" ? "The bots play on without you, even while you play a new game." : "The game goes on without you. Watch it to its end, or see again what happened. A new game is another table; this one goes on.");
const newGame_ = (): string => "New game";
const watchOn_ = (): string => "Watch on";
const seeBoard_ = (): string => "See the board";
const seeEnd_ = (): string => "See how it ended";
const nextLevel_ = (f: { name: Fact }): string => "Next: " + String(f.name);
const nextLevelWhy_ = (f: { beaten: Fact; last: Fact; style: Fact }): string => (f.beaten === "yes" ? "You have beaten " + String(f.last) + "." : "When " + String(f.last) + " is no match for you any more:") + " " + String(f.style);
const playAgainst_ = (f: { name: Fact }): string => "Play against " + String(f.name);
const opponentsTitle_ = (): string => "Opponents: Baronage";
const pageOpponents_ = (): string => "Opponents";
const chooseOpponent_ = (): string => "Choose an opponent";
const fiveSit_ = (): string => "Five who sit at every table. None sees more than its seat.";
const fitsYou_ = (): string => "fits you";
const levelOf_ = (f: { level: Fact; most: Fact }): string => "level " + String(f.level) + " of " + String(f.most);
const character_ = (f: { character: Fact }): string => (f.character === "wat" ? "Wat the Gleaner" : f.character === "hob" ? "Hob of the Toll" : f.character === "ysolt" ? "Dame Ysolt" : f.character === "anselm" ? "Sir Anselm" : "The Grey Regent");
const styleOf_ = (f: { character: Fact }): string => (f.character === "wat" ? "“Takes what lies before him and does not look further.” Good to learn with." : f.character === "hob" ? "“Sees what a move brings at once, and hoards.”" : f.character === "ysolt" ? "“Thinks of the answer to her move, and plays soundly.”" : f.character === "anselm" ? "“Looks some turns ahead, and attacks early.”" : "“Weighs every plan, and forgives nothing.”");
const thinksSo_ = (f: { character: Fact }): string => (f.character === "wat" ? "no turn ahead, and often not the best plan" : f.character === "hob" ? "no turn ahead, and not always the best plan" : f.character === "ysolt" ? "no turn ahead, but a sound plan" : f.character === "anselm" ? "search, some turns ahead" : "search, the longest, where that wins games; four seconds at most for a decision");
const measuredSo_ = (f: { high: Fact; low: Fact; lower: Fact; played: Fact; seats: Fact; won: Fact }): string => (f.seats === 2 ? "wins " + String(f.won) + " of 100 against " + String(f.lower) : "wins " + String(f.won) + " of 100 among others like " + String(f.lower) + ", at a table of " + String(f.seats)) + " (measured in " + String(f.played) + " games: between " + String(f.low) + " and " + String(f.high) + ")";
const toTheTable_ = (): string => "To the table";
const backToTable_ = (): string => "Table";
const finished_ = (): string => "finished";
const soFar_ = (): string => "so far";
const downloadRecord_ = (): string => "Download record";
const movesAndTable_ = (): string => "Moves and table";
const replayTitle_ = (f: { game: Fact }): string => String(f.game) + ": replay";
const tabMoves_ = (): string => "Moves";
const momentNumber_ = (f: { number: Fact }): string => "Moment " + String(f.number);
const theStart_ = (): string => "The start";
const tryAgain_ = (): string => "Try again";
const sawNothing_ = (): string => "These eyes saw nothing of it.";
const setUp_ = (): string => "Everything is set up.";
const whoseEyes_ = (): string => "From whose eyes";
const eyesAll_ = (): string => "All";
const eyesPublic_ = (): string => "Public";
const seeEverything_ = (): string => "You see everything.";
const seeWhatTheySaw_ = (): string => "You see what these eyes saw at this moment; the rest stays covered.";
const whoseSeat_ = (): string => "Whose seat";
const playOn_ = (f: { seat: Fact }): string => "Take " + String(f.seat) + " at this moment; bots play the rest. It is a game of its own.";
const playFromHere_ = (): string => "Play from here";
const linkToMoment_ = (): string => "Link to this moment";
const movesLater_ = (): string => "Once the game is over, all its moves stand here.";
const lastLines_ = (): string => "The last lines only";
const allLines_ = (f: { count: Fact }): string => "All " + String(f.count) + " lines";
const toTheStart_ = (): string => "To the start";
const run_ = (): string => "Run";
const moment_ = (): string => "Moment";
const noSuchPage_ = (): string => "There is no such page.";
const waitsTitle_ = (f: { count: Fact }): string => "● " + String(f.count) + " " + (plural(f.count) === "one" ? "waits" : "wait") + " for you: Baronage";
const pagePlay_ = (): string => "Play";
const fiveGames_ = (): string => "Five games";
const oneClick_ = (): string => "One click, and an opponent sits down; a friend needs only a link. The referee knows every rule.";
const continue_ = (): string => "Continue";
const newHere_ = (): string => "New here?";
const startWith_ = (f: { game: Fact }): string => "Start with " + String(f.game) + ".";
const firstAgainstWat_ = (): string => "Wat the Gleaner is the gentlest of five opponents, and your steward advises you whenever you ask.";
const firstGame_ = (): string => "Play your first game";
const firstFacts_ = (f: { length: Fact }): string => String(f.length) + ", no account";
const serverAway_ = (): string => "The server does not answer. It is asked again every few seconds.";
const playersLength_ = (f: { least: Fact; length: Fact; most: Fact }): string => String(f.least) + "–" + String(f.most) + " players · " + String(f.length);
const againstBot_ = (): string => "Play against a bot";
const againstBotGame_ = (f: { game: Fact }): string => "Play against a bot: " + String(f.game);
const withFriend_ = (): string => "Play with a friend";
const withFriendGame_ = (f: { game: Fact }): string => "Play with a friend: " + String(f.game);
const devicePlay_ = (): string => "On this device";
const devicePlayGame_ = (f: { game: Fact }): string => "On this device: " + String(f.game);
const paceKind_ = (f: { kind: Fact }): string => (f.kind === "live" ? "live" : f.kind === "post" ? "by post" : f.kind === "untimed" ? "no clock" : String(f.kind));
const findGame_ = (): string => "Find me a game";
const findIt_ = (): string => "Find it";
const findHow_ = (): string => "Somebody who wants the same, and is about as strong, sits down with you, and the game begins at once. If nobody comes within a minute, a bot is offered.";
const ratedGame_ = (): string => "it counts for my rating";
const seeking_ = (): string => "Somebody is sought who is about as strong as you. The game begins by itself.";
const nobodyCame_ = (): string => "Nobody has come yet.";
const playWithBot_ = (f: { name: Fact }): string => "Play with " + String(f.name);
const openTables_ = (): string => "Open tables";
const freeSeats_ = (f: { count: Fact; more: Fact }): string => String(f.count) + (f.more === "yes" ? " " + "and more" : "") + " with a free seat";
const noneFree_ = (): string => "None with a free seat now.";
const noneOpen_ = (): string => "None is open now.";
const whichGame_ = (): string => "Tables of which game";
const allGames_ = (): string => "all games";
const whichPace_ = (): string => "Tables of which pace";
const anyPace_ = (): string => "any pace";
const whichTables_ = (): string => "Tables to sit down at or to watch";
const playAndWatch_ = (): string => "to play and to watch";
const withFreeSeat_ = (): string => "with a free seat";
const toWatch_ = (): string => "to watch";
const openATable_ = (): string => "Open a table";
const noneOfKind_ = (): string => "None of them is of this kind.";
const watch_ = (): string => "Watch";
const goThere_ = (): string => "Go there";
const moreTables_ = (): string => "Show more tables";
const takeYourTurn_ = (): string => "Take your turn";
const myTables_ = (): string => "My tables";
const waitForYou_ = (f: { count: Fact }): string => String(f.count) + " " + (plural(f.count) === "one" ? "waits" : "wait") + " for you";
const noTablesYet_ = (): string => "Tables at which you sit will stand here.";
const waitingForOthers_ = (): string => "Waiting for others";
const groupFinished_ = (): string => "Finished";
const putAway_ = (): string => "Put away";
const allFinished_ = (f: { count: Fact }): string => "All " + String(f.count) + " finished";
const nothingPutAway_ = (): string => "Nothing. What is finished can be put away; the others who played keep it in their lists.";
const takeBack_ = (): string => "Take back";
const hidePutAway_ = (): string => "Hide what is put away";
const whatPutAway_ = (): string => "What I have put away";
const wantsAgainShort_ = (f: { name: Fact }): string => String(f.name) + " wants to play again";
const nobodyWon_ = (): string => "nobody won";
const youShare_ = (): string => "you share the victory";
const youWon_ = (): string => "you won";
const youLost_ = (): string => "you lost";
const youWere_ = (f: { count: Fact; place: Fact }): string => "you were " + String(f.place) + " of " + String(f.count);
const won_ = (f: { names: Fact }): string => String(f.names) + " won";
const seatsFree_ = (f: { count: Fact }): string => String(f.count) + " " + (plural(f.count) === "one" ? "seat is" : "seats are") + " free";
const everybodyThere_ = (): string => "everybody is there";
const game_ = (): string => "Game";
const seats_ = (): string => "Seats";
const eachBrings_ = (f: { paper: Fact }): string => "Each player brings a " + String(f.paper) + " and keeps it";
const noneGetsNew_ = (): string => "(who has none gets a new one)";
const listed_ = (): string => "Everybody finds this table and may watch";
const variants_ = (): string => "Variants";
const alteredRules_ = (): string => "Altered rules";
const alteredName_ = (): string => "The name of a game with other figures, as the lab prints it; such a table is private.";
const openTheTable_ = (): string => "Open the table";
const playerLabel_ = (f: { label: Fact }): string => "Player " + String(f.label);
const whoSits_ = (): string => "Who sits where";
const seatLabel_ = (f: { label: Fact }): string => "Seat " + String(f.label);
const hereDevice_ = (): string => "at this device";
const me_ = (): string => "me";
const freeForAnybody_ = (): string => "free for anybody";
const forPerson_ = (f: { name: Fact }): string => "for " + String(f.name);
const forAFriend_ = (): string => "for a friend with the link";
const nameOf_ = (f: { label: Fact }): string => "Name of " + String(f.label);
const brings_ = (): string => "brings";
const whatBrings_ = (f: { label: Fact }): string => "What " + String(f.label) + " brings";
const paceNone_ = (): string => "No clock";
const paceLive10_ = (): string => "Live, 10 minutes each";
const paceLive30_ = (): string => "Live, 30 minutes each";
const pacePost1_ = (): string => "By post, a day a move";
const pacePost3_ = (): string => "By post, three days a move";
const pace_ = (): string => "Pace";
const deadlinesFall_ = (): string => "Deadlines fall";
const anyHour_ = (): string => "at any hour";
const atHour_ = (f: { hour: Fact; zone: Fact }): string => "at " + String(f.hour) + ":00 (" + String(f.zone) + ")";
const noWeekends_ = (): string => "None on Saturdays and Sundays";
const whoPlaysFor_ = (): string => "Who plays for somebody who stays away";
const mondays_ = (): string => "Mondays";
const tuesdays_ = (): string => "Tuesdays";
const wednesdays_ = (): string => "Wednesdays";
const thursdays_ = (): string => "Thursdays";
const fridays_ = (): string => "Fridays";
const saturdays_ = (): string => "Saturdays";
const sundays_ = (): string => "Sundays";
const standIn_ = (f: { kind: Fact }): string => (f.kind === "nobody" ? "nobody: he is silent whenever he is asked" : f.kind === "bot" ? "a bot, until he is back" : "a bot, until another person is asked for and comes");
const paceLive_ = (f: { minutes: Fact }): string => "live, " + String(f.minutes) + " min each";
const paceIncrement_ = (f: { seconds: Fact }): string => ", and " + String(f.seconds) + " s for each move";
const pacePost_ = (f: { days: Fact; hours: Fact }): string => "by post, " + (f.days === 0 ? String(f.hours) + " h" : f.days === 1 ? "a day" : String(f.days) + " days") + " a move";
const pacePrinted_ = (): string => ", or as long as the game's own rules give";
const paceUntil_ = (f: { hour: Fact; zone: Fact }): string => ", until " + String(f.hour) + ":00 (" + String(f.zone) + ")";
const paceOff_ = (f: { days: Fact }): string => ", not on " + String(f.days);
const ordinal_ = (f: { place: Fact }): string => (f.place === 1 ? "1st" : f.place === 2 ? "2nd" : f.place === 3 ? "3rd" : String(f.place) + "th");
const bots_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? "a bot" : String(f.count) + " bots");
const freePlaces_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? "a free seat" : String(f.count) + " free seats");
const itGoesOn_ = (): string => "it goes on";
const allChoose_ = (): string => "all choose";
const whoMoves_ = (f: { count: Fact; who: Fact }): string => String(f.who) + " " + (plural(f.count) === "one" ? "moves" : "choose");
const with_ = (f: { who: Fact }): string => "with " + String(f.who);
const onOneDevice_ = (): string => "on this device";
const aNumber_ = (f: { high: Fact; low: Fact }): string => "a number from " + String(f.low) + " to " + String(f.high);
const variantNumber_ = (f: { variant: Fact }): string => String(f.variant) + ": number";
const variantIs_ = (f: { value: Fact; variant: Fact }): string => String(f.variant) + ": " + String(f.value);
const variantOff_ = (f: { variant: Fact }): string => String(f.variant) + ": no";
const yourOwn_ = (): string => "your own";
const bringOwn_ = (f: { variant: Fact }): string => String(f.variant) + " of your own, from a file";
const drawOwn_ = (): string => "Draw your own";
const drawBoard_ = (): string => "Draw your own board";
const drawTools_ = (): string => "Tools";
const drawRedo_ = (): string => "Redo";
const drawBegin_ = (): string => "Begin with …";
const drawClear_ = (): string => "Clear";
const drawFaults_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? "One thing is not right yet" : String(f.count) + " things are not right yet");
const drawGood_ = (): string => "This board can be played";
const drawShare_ = (): string => "Keep, share, play";
const drawPlay_ = (): string => "Play on this board";
const drawDownload_ = (): string => "Download";
const drawOpen_ = (): string => "Open a file";
const drawLink_ = (): string => "Copy link";
const accountOf_ = (f: { name: Fact }): string => String(f.name) + ": account";
const signedInAs_ = (f: { login: Fact }): string => "signed in as " + String(f.login);
const aGuest_ = (): string => "a guest, known to this browser alone";
const changeName_ = (): string => "Change my name";
const changeSignIn_ = (): string => "Change how I sign in";
const keepAccount_ = (): string => "Keep this account";
const signIn_ = (): string => "Sign in";
const myPapers_ = (): string => "My papers";
const letProgramPlay_ = (): string => "Let a program play";
const signOut_ = (): string => "Sign out";
const myName_ = (): string => "My name";
const takeName_ = (): string => "Take this name";
const name_ = (): string => "Name";
const nameHint_ = (): string => "So the others see you. At tables at which you sit already you keep the old name.";
const howISignIn_ = (): string => "How I sign in";
const changeIt_ = (): string => "Change it";
const keepTheAccount_ = (): string => "Keep the account";
const othersSignedOut_ = (): string => "All other browsers are signed out, and the tokens of your programs end.";
const keepWhy_ = (f: { name: Fact }): string => "With a sign-in name and a password you are " + String(f.name) + " on any device: your tables and papers come along.";
const signInName_ = (): string => "Sign-in name";
const signInHint_ = (): string => "3 to 30 letters and figures. Nobody else sees it.";
const presentPassword_ = (): string => "Present password";
const newPassword_ = (): string => "New password";
const password_ = (): string => "Password";
const passwordHint_ = (): string => "At least 8 characters. No mail address is asked for, so nobody can send you a new one: keep it well.";
const noAccount_ = (): string => "No account yet? You need none to play. A guest who wants to come back chooses “Keep this account” in the same menu.";
const nobodyAgain_ = (f: { name: Fact }): string => "You are a guest without a password: nobody can be " + String(f.name) + " again after this.";
const leftBehind_ = (f: { count: Fact; keep: Fact; name: Fact; when: Fact }): string => "When you sign " + (f.when === "in" ? "in" : "out") + ", " + (plural(f.count) === "one" ? "the table at which you play as " + String(f.name) + " is" : "the " + String(f.count) + " tables at which you play as " + String(f.name) + " are") + " left behind for good. " + String(f.keep) + " first, if you want to go on there.";
const grantAll_ = (): string => "Play and talk in my name";
const grantPlay_ = (): string => "Play, but say nothing";
const grantTalk_ = (): string => "Talk, but not play";
const grantRead_ = (): string => "Only look on";
const aDay_ = (): string => "a day";
const aWeek_ = (): string => "a week";
const threeMonths_ = (): string => "three months";
const aYear_ = (): string => "a year";
const mayDo_ = (f: { may: Fact }): string => (f.may === "both" ? "plays and talks in your name" : f.may === "play" ? "plays in your name" : f.may === "talk" ? "talks in your name" : "only looks on");
const noProgram_ = (): string => "No program plays in your name now.";
const aProgram_ = (): string => "A program";
const mayUntil_ = (f: { does: Fact; when: Fact }): string => String(f.does) + ", until " + String(f.when);
const endToken_ = (f: { name: Fact }): string => "End the token: " + String(f.name);
const aProgramSmall_ = (): string => "a program";
const end_ = (): string => "End";
const endAll_ = (): string => "End all tokens";
const tokenOnce_ = (): string => "The token. It is shown this once; give it to your program and to nobody else.";
const token_ = (): string => "Token";
const programsWhy_ = (f: { interface: Fact }): string => "A program plays through the same door as you: a token lets it take a seat in your name. It can never change your name, your password or your tokens, nor throw your papers away. When you change your password all tokens end. The " + String(f.interface) + " is open to all.";
const interface_ = (): string => "interface";
const makeToken_ = (): string => "Make a token";
const programName_ = (): string => "Name of the program";
const programHint_ = (): string => "Only you see it. It may be left empty.";
const itMay_ = (): string => "It may";
const forHowLong_ = (): string => "For";
const notNow_ = (): string => "Not now";
const more_ = (): string => "More";
const showField_ = (f: { field: Fact }): string => "Show the " + String(f.field);
const mayBePrivate_ = (): string => "It may be private: then somebody who sits there can send you the whole link. When its game is over, this address will do.";
const toFirstPage_ = (): string => "To the first page";
const pagePapers_ = (): string => "Papers";
const pageRules_ = (): string => "Rules";
const morePages_ = (): string => "More pages";
const pageAbout_ = (): string => "About";
const brandLink_ = (): string => "Baronage: to the first page";
const guest_ = (f: { number: Fact }): string => "Guest " + String(f.number);
const settingsTable_ = (): string => "Settings, and this table";
const settings_ = (): string => "Settings";
const language_ = (): string => "Language";
const languageName_ = (f: { language: Fact }): string => (f.language === "en" ? "English" : "Français");
const colours_ = (): string => "Colours";
const theme_ = (f: { theme: Fact }): string => (f.theme === "auto" ? "as the system" : f.theme === "light" ? "light" : "dark");
const isShown_ = (): string => "What happens is shown";
const setSound_ = (): string => "Sound when it is my move";
const setFlash_ = (): string => "The page title tells when it is my move";
const setKeys_ = (): string => "The keys , . p s r step through what happens";
const setInstant_ = (): string => "Play with the first click, but never what is sent for good";
const setNotation_ = (): string => "Show notation, and a field to type moves (the key / opens it at any time)";
const thisTable_ = (): string => "This table";
const emergencyPause_ = (): string => "Take my emergency pause …";
const pauseSure_ = (f: { hours: Fact }): string => "Yes: " + String(f.hours) + " hours more, once in a game";
const aDayMore_ = (): string => "Give everybody a day more";
const haltAll_ = (): string => "Ask for a break";
const haltHost_ = (): string => "Let the table stand still";
const haltAgree_ = (): string => "Agree";
const haltWanted_ = (f: { names: Fact }): string => String(f.names) + " would like a break: nobody’s time would run. It begins when all who play agree.";
const haltWaits_ = (): string => "You asked for a break. It begins when all who play agree.";
const haltedByAll_ = (): string => "The table stands still, as all who play agreed. Nobody’s time runs.";
const haltedByHost_ = (): string => "The host lets the table stand still. Nobody’s time runs.";
const goOn_ = (): string => "Go on";
const remindName_ = (f: { name: Fact }): string => "Remind " + String(f.name) + " to move";
const takeOff_ = (): string => "Take a player off the seat";
const takeOffWhy_ = (): string => "A bot plays on there. All read it in the log, and whoever is taken off does not come back to this table.";
const takeOffBot_ = (f: { name: Fact }): string => String(f.name) + ": a bot plays on …";
const takeOffBotSure_ = (f: { name: Fact }): string => "Yes, take " + String(f.name) + " off the seat";
const takeOffOffer_ = (f: { name: Fact }): string => String(f.name) + ": another person may come …";
const takeOffOfferSure_ = (f: { name: Fact }): string => "Yes, take " + String(f.name) + " off and offer the seat";
const takeOffBefore_ = (): string => "Take off";
const onHoliday_ = (f: { until: Fact }): string => "on holiday until " + String(f.until);
const holidayFrom_ = (f: { since: Fact }): string => "on holiday from " + String(f.since);
const holidayTip_ = (): string => "On holidays one’s clock stands still at tables by post.";
const holidays_ = (): string => "Holidays";
const holidaysWhy_ = (): string => "On these days your clocks stand still at all tables by post. Those who play with you see until when you are away.";
const holidaysLeft_ = (f: { left: Fact; most: Fact }): string => String(f.left) + " of " + String(f.most) + " days are left this year.";
const holidayDays_ = (f: { first: Fact; last: Fact }): string => String(f.first) + " to " + String(f.last);
const holidayFirst_ = (): string => "From";
const holidayLast_ = (): string => "To";
const holidayTake_ = (): string => "Take these days";
const holidayBack_ = (): string => "I am back";
const holidayGiveUp_ = (): string => "Give up";
const signInToMove_ = (): string => "Sign in, and it is your move";
const inviteByName_ = (): string => "Or ask somebody by name";
const inviteByNameHint_ = (): string => "Whoever you name finds the table on the first page, and is told by notice.";
const invitedNames_ = (f: { names: Fact }): string => "Asked: " + String(f.names) + ".";
const invite_ = (): string => "Invite";
const invitations_ = (): string => "Invitations";
const invitedBy_ = (f: { name: Fact; pace: Fact }): string => String(f.name) + " asks you · " + String(f.pace);
const decline_ = (f: { game: Fact }): string => "Decline: " + String(f.game);
const declineShort_ = (): string => "Decline";
const sendAway_ = (): string => "Send a player away";
const expelWhy_ = (f: { rule: Fact }): string => "For who showed others what he had sent in secret (" + String(f.rule) + "). He is out of the game at once; the third time closes all your tables to him.";
const sendAwayName_ = (f: { name: Fact }): string => "Send " + String(f.name) + " away …";
const sendAwaySure_ = (f: { name: Fact }): string => "Yes, " + String(f.name) + " is out of the game";
const resign_ = (): string => "Resign …";
const resignSure_ = (): string => "Yes, resign";
const standingAnswers_ = (): string => "Standing answers";
const standingHelp_ = (): string => "Tried in order whenever I am asked; one a line. None: ask me. The rules page lists what a game knows.";
const keepThem_ = (): string => "Keep them";
const atOnce_ = (): string => "at once";
const quick_ = (): string => "quick";
const usual_ = (): string => "usual";
const slow_ = (): string => "slow";
const aboutTitle_ = (): string => "About: Baronage";
const aboutWhat_ = (): string => "A table for strategy games of barons, clans and protectors, with a referee who knows every rule and never tires. He shows what you may do, keeps secrets secret, and when he refuses a move he names the rule.";
const aboutSeed_ = (): string => "Every shuffle is drawn from a seed whose hash is shown before the first card and which is shown itself at the end, so that anyone can check it.";
const aboutWhose_ = (): string => "The games belong to those who made them. Baronage is an independent programme: it was not made, ordered or approved by them. Its rules pages are told in words of our own and its pictures are our own drawings; nothing is taken from the rulebooks but how the games are played. If you like a game here, look for its makers.";
const aboutLicence_ = (): string => "Baronage is free software under the MIT licence. The licence covers our code, our words and our drawings. It can't cover the games themselves, their names or their makers' texts and art: those rights stay with their owners.";
const aboutFonts_ = (f: { licences: Fact }): string => "The page is set in Alegreya and Source Sans 3. " + String(f.licences) + ".";
const aboutLicences_ = (): string => "Licences of what is built in";
const aboutDoor_ = (f: { interface: Fact }): string => "Programs play through the same door: " + String(f.interface) + ".";
const aboutInterface_ = (): string => "the interface (OpenAPI)";
const aboutWhoseTitle_ = (): string => "Whose games these are";
const aboutMay_ = (): string => "What may be done with Baronage";
const rulesTitle_ = (): string => "Rules: Baronage";
const rulesOfTitle_ = (f: { game: Fact }): string => String(f.game) + ": rules";
const inTheseRules_ = (): string => "In these rules";
const backToReplay_ = (): string => "Back to the replay";
const backToTheTable_ = (): string => "Back to the table";
const contents_ = (): string => "Contents";
const noRule_ = (f: { rule: Fact }): string => "There is no rule " + String(f.rule) + " in this game.";
const found_ = (f: { count: Fact; most: Fact; words: Fact }): string => (f.count === 0 ? "No rule" : plural(f.count) === "one" ? "One rule" : String(f.count) + " rules") + " about “" + String(f.words) + "”" + (f.most === 0 ? "" : "; the nearest " + String(f.most) + " are shown") + ".";
const allRulesBack_ = (): string => "Back to all rules";
const searchThese_ = (): string => "Search these rules";
const searchRules_ = (): string => "Search the rules";
const andMore_ = (f: { count: Fact }): string => "… and " + String(f.count) + " more.";
const noRuleAbout_ = (): string => "No rule is about that.";
const allRulesOf_ = (f: { game: Fact }): string => "All rules of " + String(f.game);
const ruleMissing_ = (): string => "This rule is not on the rules page.";
const ruleNamed_ = (f: { rule: Fact }): string => "Rule " + String(f.rule);
const papersTitle_ = (): string => "Papers: Baronage";
const papersWhat_ = (): string => "What you keep from game to game.";
const noJson_ = (f: { file: Fact }): string => String(f.file) + " can't be read: it is no JSON document.";
const holdsNo_ = (f: { file: Fact; kind: Fact }): string => String(f.file) + " holds no " + String(f.kind) + ".";
const importA_ = (f: { kind: Fact }): string => "Import a " + String(f.kind);
const newKind_ = (f: { kind: Fact }): string => "New " + String(f.kind);
const noPapers_ = (f: { kind: Fact }): string => "You keep no " + String(f.kind) + " yet. Make one here, or take a seat at a table to which each player brings one: who brings none begins with a new one and keeps it.";
const gamesPlayed_ = (f: { count: Fact; when: Fact }): string => (f.count === 0 ? "No games" : plural(f.count) === "one" ? "1 game" : String(f.count) + " games") + " played here, changed " + String(f.when);
const fromFileTip_ = (): string => "What it tells of former games nobody here has seen";
const fromFile_ = (): string => "from a file";
const inUse_ = (): string => "in use at a table";
const aNew_ = (f: { kind: Fact }): string => "A new " + String(f.kind);
const makeIt_ = (): string => "Make it";
const writtenSo_ = (f: { help: Fact; words: Fact }): string => String(f.help) + " It is written so: " + String(f.words);
const usualOne_ = (): string => "The usual one, in my name";
const leaveEmpty_ = (): string => "Leave it empty for the usual one. Put a name of several words in \"quotation marks\".";
const export_ = (): string => "Export";
const print_ = (): string => "Print";
const throwAway_ = (): string => "Yes, throw it away";
const delete_ = (): string => "Delete …";
const betweenGames_ = (): string => "Between games";
const inUseNow_ = (): string => "It is in use at a table; when that game is over it comes back, and can be changed again.";
const editWhich_ = (f: { edit: Fact }): string => String(f.edit) + ": which";
const editWords_ = (f: { edit: Fact }): string => String(f.edit) + ": words";
const none_ = (): string => "none";
const mark_ = (f: { mark: Fact }): string => (f.mark === "new" ? "new" : "gone");
const aNewOne_ = (f: { kind: Fact }): string => "a new " + String(f.kind);
const eachBringsShort_ = (f: { paper: Fact }): string => "Each player brings a " + String(f.paper);
const comesBack_ = (): string => "What you bring comes back to you as the game leaves it; a new one is yours from then on.";
const papersOf_ = (f: { kind: Fact }): string => String(f.kind) + "s";
const takeHome_ = (): string => "You take home";
const toUseWon_ = (f: { paper: Fact }): string => "To the " + String(f.paper) + ", to use what was won";
const beforeAndAfter_ = (): string => "Before the game, and after it.";
const profileTitle_ = (f: { name: Fact }): string => String(f.name) + ": Baronage";
const hereSince_ = (f: { when: Fact }): string => "here since " + String(f.when);
const ratings_ = (): string => "Ratings";
const ratingsTitle_ = (): string => "Ratings: Baronage";
const ratingsWhat_ = (): string => "People and bots on one scale, for each game and number of players. The mark is what they have shown, the line beside it how sure that is: 95 in 100 would lie within. A difference of 400 means ten to one at two seats.";
const bandIs_ = (): string => "the band is where 95 in 100 would lie";
const giveOrTake_ = (f: { count: Fact }): string => "± " + String(f.count);
const ratingNew_ = (): string => "new";
const ratingGames_ = (f: { games: Fact; seats: Fact }): string => String(f.games) + " " + (plural(f.games) === "one" ? "game" : "games") + ", " + String(f.seats) + " players";
const gamesCount_ = (f: { games: Fact }): string => String(f.games) + " " + (plural(f.games) === "one" ? "game" : "games");
const noRatedGames_ = (): string => "No rated games yet.";
const nobodyRated_ = (): string => "Nobody has played five rated games of this kind yet.";
const seatCount_ = (f: { count: Fact }): string => String(f.count) + " players";
const anchor_ = (): string => "bot, anchor";
const anchorWhy_ = (): string => "always the same";
const bot_ = (): string => "bot";
const byPost_ = (): string => "By post";
const answersWithin_ = (f: { hours: Fact }): string => "Answers within " + (f.hours === 1 ? "an hour" : String(f.hours) + " h") + ", nine times in ten.";
const answersLate_ = (): string => "Lets time run out more often than one time in ten.";
const inTime_ = (f: { count: Fact; done: Fact }): string => String(f.done) + " of the last " + String(f.count) + " in time";
const firstPlaces_ = (): string => "First places";
const inHundred_ = (f: { count: Fact }): string => String(f.count) + " in 100";
const recentGames_ = (): string => "Games";
const allInArchive_ = (): string => "All in the archive";
const placeOf_ = (f: { count: Fact; place: Fact }): string => String(f.place) + " of " + String(f.count);
const noResult_ = (): string => "no result";
const againstPerson_ = (f: { name: Fact }): string => "Against " + String(f.name);
const met_ = (f: { lost: Fact; name: Fact; shared: Fact; won: Fact }): string => "You had the better place " + String(f.won) + " times, " + String(f.name) + " " + String(f.lost) + " times" + (f.shared === 0 ? "." : ", and " + String(f.shared) + " times you shared it.");
const aFriend_ = (): string => "A friend";
const noFriend_ = (): string => "No longer a friend";
const block_ = (): string => "Block …";
const blockSure_ = (): string => "Yes, block";
const unblock_ = (): string => "No longer blocked";
const blockMeans_ = (): string => "Who is blocked does not see your page, does not sit down at your tables, and you read nothing that he says. He is not told.";
const shownTo_ = (f: { shown: Fact }): string => "This page is seen by " + (f.shown === "all" ? "everybody" : f.shown === "members" ? "those who have an account" : f.shown === "friends" ? "those whom you call friends" : "you alone") + "; running games and talk by nobody.";
const changeThat_ = (): string => "Change that";
const myPage_ = (): string => "My page";
const seeMyPage_ = (): string => "See my page as it is";
const myData_ = (): string => "Me and my data";
const nothingKept_ = (): string => "Nothing is kept of you: you are a guest who has not played yet.";
const whoSees_ = (): string => "Who sees my page";
const shownKind_ = (f: { shown: Fact }): string => (f.shown === "all" ? "everybody" : f.shown === "members" ? "those who have an account" : f.shown === "friends" ? "those whom I call friends" : "I alone");
const partTells_ = (): string => "What my page tells, and to whom";
const pagePart_ = (f: { part: Fact }): string => (f.part === "ratings" ? "how strong I am" : f.part === "results" ? "how often I came first" : f.part === "reliability" ? "how soon I answer by post" : f.part === "recent" ? "my last games" : f.part === "fiefdoms" ? "my Fiefdoms" : "which lessons I have done");
const partToldTo_ = (f: { shown: Fact }): string => (f.shown === "friends" ? "Only you and those whom you call friends see this." : "Only you see this.");
const fiefdoms_ = (): string => "Fiefdoms";
const fiefdomOf_ = (f: { game: Fact; games: Fact }): string => String(f.game) + ", " + (f.games === 0 ? "not yet played with" : plural(f.games) === "one" ? "after one game" : "after " + String(f.games) + " games");
const challenge_ = (f: { name: Fact }): string => "Challenge " + String(f.name);
const challengeHow_ = (f: { name: Fact }): string => "A seat is kept for " + String(f.name) + ", who is told that you ask. You may be offline meanwhile: the table waits for both of you.";
const challengeSend_ = (): string => "Send the challenge";
const neverListed_ = (): string => "Running games and talk are never listed.";
const friends_ = (): string => "Friends";
const noFriendsYet_ = (): string => "You call nobody a friend yet: it is done on somebody's page.";
const lineHidden_ = (f: { why: Fact }): string => (f.why === "blocked" ? "You have blocked who said this." : "This line was taken away.");
const blocked_ = (): string => "Blocked";
const passkeys_ = (): string => "Passkeys";
const passkeysWhat_ = (): string => "By a passkey you come back with your finger, your face or the lock of your device, without a password.";
const passkeySince_ = (f: { when: Fact }): string => "since " + String(f.when);
const passkeyUsed_ = (f: { when: Fact }): string => "last used " + String(f.when);
const passkeyRemove_ = (): string => "Remove it";
const passkeyAdd_ = (): string => "Add a passkey on this device";
const passkeyNone_ = (): string => "No passkey was made or shown. Nothing has changed.";
const passkeyInstead_ = (): string => "Or without a password: choose the sign-in name above, then";
const keepByPasskey_ = (): string => "Keep it by a passkey";
const enterByPasskey_ = (): string => "Sign in with a passkey";
const whereSignedIn_ = (): string => "Where I am signed in";
const aBrowser_ = (): string => "a browser";
const signedSince_ = (f: { when: Fact }): string => "since " + String(f.when);
const thisBrowser_ = (): string => "this one";
const takeOrDelete_ = (): string => "Take it home, or delete it";
const dataWhat_ = (): string => "The file holds all that is kept of you: account, tables, talk, papers, ratings, friends, tournaments, holidays, addresses for notices.";
const takeHomeAll_ = (): string => "Take it all home";
const deleteMe_ = (): string => "Delete me …";
const deleteSure_ = (): string => "Yes, delete me for good";
const deleteMeans_ = (): string => "Your games stay, since others played them too; your name is taken off, and what you said is taken away. You stand up from tables that have not begun, and resign where a game lets you. Nobody can undo this.";
const archive_ = (): string => "Archive";
const archiveTitle_ = (): string => "Archive: Baronage";
const archiveOpening_ = (): string => "First moves, in notation";
const openedAlike_ = (): string => "Games that opened alike";
const archiveNone_ = (): string => "No game that is over is like that.";
const archivePerson_ = (): string => "Player, by sign-in name";
const archiveEnding_ = (): string => "Ending";
const archiveClear_ = (): string => "Clear";
const any_ = (): string => "any";
const leastTurns_ = (): string => "Turns, at least";
const mostTurns_ = (): string => "Turns, at most";
const sortedBy_ = (): string => "Sorted by";
const sortNewest_ = (): string => "newest";
const sortLongest_ = (): string => "longest";
const ratedOnly_ = (): string => "rated only";
const withoutBots_ = (): string => "without bots";
const myGamesOnly_ = (): string => "my own, private ones too";
const afterTurns_ = (f: { turns: Fact }): string => "after " + String(f.turns) + " " + (plural(f.turns) === "one" ? "turn" : "turns");
const asText_ = (): string => "as text";
const asJson_ = (): string => "as JSON";
const asPicture_ = (): string => "as a picture";
const pageBefore_ = (): string => "Newer ones";
const pageAfter_ = (): string => "Older ones";
const watchTitle_ = (): string => "Watch: Baronage";
const watchNow_ = (): string => "Games that run";
const noneRunning_ = (): string => "No public game runs now.";
const playedLate_ = (): string => "Played of late";
const watchingCount_ = (f: { count: Fact }): string => String(f.count) + " " + (plural(f.count) === "one" ? "looks on" : "look on");
const keeperPage_ = (): string => "The keeper’s page";
const keeperTitle_ = (): string => "Keeper: Baronage";
const allWell_ = (): string => "All is well.";
const notWell_ = (): string => "Something needs a hand.";
const reportsWait_ = (f: { count: Fact }): string => (f.count === 0 ? "No report waits." : plural(f.count) === "one" ? "One report waits." : String(f.count) + " reports wait.");
const measureTables_ = (): string => "Tables that run";
const measureConnections_ = (f: { count: Fact }): string => (f.count === 0 ? "nobody is connected" : plural(f.count) === "one" ? "one browser or program connected" : String(f.count) + " browsers and programs connected");
const upSince_ = (f: { when: Fact }): string => "Running since " + String(f.when) + ".";
const noReports_ = (): string => "Nobody has reported anything.";
const measureMove_ = (): string => "A move takes";
const measureMoveWhat_ = (): string => "99 in 100 take no longer";
const measureNoMove_ = (): string => "no move yet";
const milliseconds_ = (f: { count: Fact }): string => String(f.count) + " ms";
const measureProcessor_ = (): string => "Processor";
const measureProcessorWhat_ = (): string => "of one core, since it started";
const percent_ = (f: { count: Fact }): string => String(f.count) + " %";
const percentHardly_ = (): string => "under 1 %";
const runsOn_ = (): string => "What it runs on";
const runsVersion_ = (): string => "Version";
const runsDatabase_ = (): string => "Database";
const runsCopy_ = (): string => "Copy";
const copyNone_ = (): string => "none was made yet: baronage backup makes one";
const copyMade_ = (f: { size: Fact; tables: Fact; when: Fact }): string => String(f.when) + ": " + (plural(f.tables) === "one" ? "one table" : String(f.tables) + " tables") + ", " + String(f.size) + " MB; not put back on trial";
const copyTried_ = (f: { size: Fact; tables: Fact; when: Fact }): string => String(f.when) + ": " + (plural(f.tables) === "one" ? "one table" : String(f.tables) + " tables") + ", " + String(f.size) + " MB; put back on trial";
const runsCertificate_ = (): string => "Certificate";
const certificateDays_ = (f: { days: Fact }): string => (plural(f.days) === "one" ? "good for one more day" : "good for " + String(f.days) + " days");
const needsHand_ = (): string => "Needs a hand";
const silentSince_ = (f: { days: Fact }): string => (plural(f.days) === "one" ? "nothing has happened for one day" : "nothing has happened for " + String(f.days) + " days");
const runsWriting_ = (): string => "Writing";
const runsQueue_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? "one change waits to be written" : String(f.count) + " changes wait to be written");
const runsNothingWaits_ = (): string => "nothing waits to be written";
const reportedWords_ = (): string => "What the reporter writes:";
const seePage_ = (): string => "The person’s page";
const reasonFirst_ = (): string => "first the reason, then what is done";
const measureMembers_ = (): string => "Members";
const measureNew_ = (f: { count: Fact }): string => String(f.count) + " new this week";
const measureMuted_ = (f: { count: Fact }): string => String(f.count) + " muted or banned";
const reports_ = (): string => "Reports";
const lastActs_ = (): string => "Last acts";
const noActs_ = (): string => "None yet.";
const keepersActs_ = (): string => "What keepers did that concerns you";
const deed_ = (f: { by: Fact; kind: Fact; name: Fact }): string => String(f.by) + " " + (f.kind === "warn" ? "warned " + String(f.name) + ":" : f.kind === "mute" ? "muted " + String(f.name) + ":" : f.kind === "ban" ? "banned " + String(f.name) + ":" : f.kind === "lift" ? "lifted what was said against " + String(f.name) + ":" : f.kind === "line" ? "took away a line of " + String(f.name) + ":" : f.kind === "end" ? "ended a table:" : f.kind === "void" ? "declared a game void:" : f.kind === "words" ? "changed the list of unwanted words:" : "found no fault in " + String(f.name) + ":");
const answered_ = (f: { words: Fact }): string => "answered: " + String(f.words);
const reportedBy_ = (f: { by: Fact; why: Fact }): string => "reported by " + String(f.by) + " for " + (f.why === "talk" ? "talk" : f.why === "leaving" ? "leaving games" : f.why === "cheating" ? "cheating" : f.why === "name" ? "the name" : "something else");
const whyReported_ = (f: { why: Fact }): string => (f.why === "talk" ? "what was said" : f.why === "leaving" ? "leaving games" : f.why === "cheating" ? "cheating" : f.why === "name" ? "the name" : "something else");
const theTable_ = (): string => "the table";
const theTournament_ = (): string => "the tournament";
const actsBefore_ = (f: { count: Fact }): string => (f.count === 0 ? "nothing before" : plural(f.count) === "one" ? "one act before" : String(f.count) + " acts before");
const reason_ = (): string => "Reason, which is told:";
const actWarn_ = (): string => "Warn";
const actMute_ = (): string => "Mute for 7 days";
const actBan_ = (): string => "Ban …";
const actBanSure_ = (): string => "Yes, ban for 30 days";
const actLine_ = (): string => "Take the line away";
const actEnd_ = (): string => "End the table";
const actVoid_ = (): string => "Let the game count for nothing";
const keeperTable_ = (): string => "A table that needs a hand";
const tableAddress_ = (): string => "Address of the table";
const tableActsTold_ = (): string => "A table is ended without a result; a game that is over stays, and counts for nothing. Those who sat there read it with your name and reason.";
const unwantedWords_ = (): string => "Unwanted words";
const unwantedWordsWhy_ = (): string => "One a line. In talk they are covered before anybody reads them; a new name of a person, a seat or a tournament that has one is refused.";
const reportLine_ = (f: { name: Fact }): string => "Report what " + String(f.name) + " said";
const actNone_ = (): string => "No fault";
const actsTold_ = (): string => "Whom it concerns is told what, why and for how long, and may answer. Each act is written down with your name. A mute stops talk, never moves.";
const reportName_ = (f: { name: Fact }): string => "Report " + String(f.name) + " …";
const reportIt_ = (): string => "Report";
const reportHow_ = (): string => "The keeper of this server reads it. Nobody else is told by whom it comes.";
const reportWhy_ = (): string => "For";
const reportWords_ = (): string => "In your own words";
const larger_ = (): string => "Larger";
const smaller_ = (): string => "Smaller";
const wholeBoard_ = (): string => "The whole board";
const parts_ = (): string => "Parts of the board";
const manyDeeds_ = (f: { count: Fact }): string => String(f.count) + " things can be done with it.";
const of_ = (f: { top: Fact; value: Fact }): string => String(f.value) + " of " + String(f.top);
const noAnswer_ = (): string => "The server does not answer.";
const serverError_ = (f: { status: Fact }): string => "the server answers with error " + String(f.status) + ".";
const noAnswerSent_ = (): string => "The server does not answer. Whether this has arrived is seen when it is back.";
const noAnswerUnsent_ = (): string => "The server does not answer. Try again when it is back.";
const arms_ = (): string => "My arms";
const armsWhat_ = (): string => "Your arms stand beside your name: in lists, at tournaments, on your page. They are chosen once, and stay as they are. At a table everybody has the shield of the seat.";
const armsOfGuest_ = (): string => "A guest has a shield of dashes. Who keeps an account chooses arms: a colour, and what is painted on it.";
const armsColour_ = (): string => "Colour";
const armsCharge_ = (): string => "What is painted on it";
const armsTake_ = (): string => "Take these arms";
const armsTakeSure_ = (): string => "Yes, for good";
const armsAre_ = (f: { look: Fact }): string => "Your arms: " + String(f.look);
const armsLook_ = (f: { charge: Fact; tincture: Fact }): string => String(f.charge) + " on " + String(f.tincture) + ".";
const tincture_ = (f: { tincture: Fact }): string => (f.tincture === "red" ? "red" : f.tincture === "blue" ? "blue" : f.tincture === "green" ? "green" : f.tincture === "gold" ? "gold" : f.tincture === "purple" ? "purple" : f.tincture === "teal" ? "teal" : f.tincture === "black" ? "black" : f.tincture === "rose" ? "rose" : f.tincture === "white" ? "white" : f.tincture === "orange" ? "orange" : f.tincture === "sky" ? "sky blue" : "brown");
const charge_ = (f: { charge: Fact }): string => (f.charge === "chevron" ? "Chevron" : f.charge === "bend" ? "Slanting band" : f.charge === "pale" ? "Upright band" : f.charge === "fess" ? "Level band" : f.charge === "saltire" ? "Slanting cross" : f.charge === "lozenge" ? "Lozenge" : f.charge === "cross" ? "Cross" : f.charge === "roundel" ? "Disc" : f.charge === "pile" ? "Wedge" : f.charge === "chief" ? "Upper band" : f.charge === "quarterly" ? "Quarters" : f.charge === "bars" ? "Two level bars" : f.charge === "pallets" ? "Two upright bars" : f.charge === "mullet" ? "Star" : f.charge === "flaunches" ? "Two arcs" : "Border");
const search_ = (): string => "Search";
const searchWhat_ = (): string => "Find a person or a game";
const searchNothing_ = (): string => "Nothing is found. People are found by how their names begin.";
const searchPeople_ = (): string => "People";
const searchGames_ = (): string => "Games";
const searchPlay_ = (): string => "play it";
const bell_ = (f: { count: Fact }): string => (f.count === 0 ? "What waits for you" : plural(f.count) === "one" ? "What waits for you: one thing is new" : "What waits for you: " + String(f.count) + " things are new");
const bellTitle_ = (): string => "What waits for you";
const bellNothing_ = (): string => "Nothing waits for you now.";
const bellSettings_ = (): string => "What you are told, and where";
const bellInvited_ = (f: { name: Fact }): string => String(f.name) + " asks you to a table.";
const pageTournaments_ = (): string => "Tournaments";
const noTournament_ = (): string => "There is no such tournament.";
const tournamentsNone_ = (): string => "No tournament is announced. Make one, and it stands here and on the first page.";
const tournamentsKind_ = (f: { kind: Fact }): string => (f.kind === "announced" ? "To come" : f.kind === "running" ? "Running" : "Over");
const tournamentsAll_ = (): string => "All tournaments";
const tournamentNext_ = (): string => "Next tournament";
const tournamentMake_ = (): string => "Make a tournament";
const tournamentMakeHow_ = (): string => "Who has a password can make one.";
const tournamentAnnounce_ = (): string => "Announce it";
const tournamentForm_ = (f: { form: Fact }): string => (f.form === "arena" ? "Arena" : f.form === "swiss" ? "Swiss rounds" : f.form === "round-robin" ? "Each against each" : f.form === "knock-out" ? "Knock-out" : "League");
const tournamentAbout_ = (f: { form: Fact; game: Fact; pace: Fact; seats: Fact }): string => String(f.game) + ", " + String(f.form) + ", " + String(f.pace) + ". " + String(f.seats) + " at a table.";
const tournamentStarts_ = (f: { when: Fact }): string => "Starts " + String(f.when) + ".";
const tournamentCount_ = (f: { count: Fact }): string => (f.count === 0 ? "nobody yet" : f.count === 1 ? "one takes part" : String(f.count) + " take part");
const tournamentHosted_ = (f: { host: Fact }): string => "Hosted by " + String(f.host) + ".";
const tournamentStatus_ = (f: { status: Fact }): string => (f.status === "announced" ? "to come" : f.status === "running" ? "running" : f.status === "over" ? "over" : "called off");
const tournamentWinners_ = (f: { count: Fact; names: Fact }): string => (plural(f.count) === "one" ? String(f.names) + " won it." : String(f.names) + " share the first place.");
const tournamentRated_ = (): string => "rated";
const tournamentYou_ = (): string => "you";
const tournamentYouPlay_ = (): string => "you take part";
const tournamentBot_ = (): string => "bot";
const tournamentLeft_ = (): string => "left";
const tournamentJoin_ = (): string => "Join";
const tournamentLeave_ = (): string => "Leave";
const tournamentCallOff_ = (): string => "Call it off";
const tournamentShare_ = (): string => "Share";
const tournamentWho_ = (): string => "player";
const tournamentPlace_ = (): string => "place";
const tournamentPoints_ = (): string => "points";
const tournamentRating_ = (): string => "rating";
const tournamentAnswers_ = (): string => "answers in";
const tournamentWinsIt_ = (): string => "wins it, in 100";
const tournamentHardly_ = (): string => "under 1";
const tournamentForecast_ = (): string => "Forecast: what is left of the tournament was played out many times from the ratings. Who plays in the last round does not see it.";
const answersAtOnce_ = (): string => "at once";
const answersHours_ = (f: { hours: Fact }): string => String(f.hours) + " h";
const roundNow_ = (f: { number: Fact }): string => String(f.number) + ", now";
const roundFrom_ = (f: { day: Fact }): string => "from " + String(f.day);
const tournamentRound_ = (f: { number: Fact }): string => "Round " + String(f.number);
const tournamentTable_ = (f: { table: Fact }): string => "Table " + String(f.table);
const tournamentYourTable_ = (f: { table: Fact }): string => "Your table, " + String(f.table);
const tournamentToTable_ = (): string => "To your table";
const tournamentOthers_ = (): string => "Other tables";
const tournamentLegend_ = (): string => "A number: the place at that round's table. A letter: the table at which the game still runs. –: no table in this round. +: won without a game.";
const tournamentAgreed_ = (): string => "What is agreed on";
const tournamentRecords_ = (): string => "All records, one file";
const tournamentTalk_ = (): string => "Talk of the tournament";
const tournamentTalkRead_ = (): string => "All who come to this page read this.";
const tournamentTiesTitle_ = (f: { beaten: Fact; opponents: Fact; wins: Fact }): string => "Opponents together have " + String(f.opponents) + ", those who were beaten " + String(f.beaten) + "; " + String(f.wins) + " won";
const cellToCome_ = (): string => "This round is still to come.";
const cellWalkover_ = (): string => "Won without a game: the opponent is gone.";
const cellBye_ = (): string => "No table in this round.";
const cellOut_ = (): string => "Did not take part in this round.";
const cellPlace_ = (f: { place: Fact; table: Fact }): string => "Place " + String(f.place) + " at table " + String(f.table);
const cellVoid_ = (): string => "This game counts for nothing.";
const cellNow_ = (f: { table: Fact }): string => "Plays at table " + String(f.table);
const tournamentPairing_ = (f: { form: Fact }): string => (f.form === "arena" ? "Whoever waits sits down with somebody who has nearly as many points, again and again until the time is over." : f.form === "swiss" ? "In each round those meet who have about as many points and have not met before." : f.form === "round-robin" ? "Everybody meets everybody, as equally often as can be." : f.form === "knock-out" ? "The winner of each table goes on; the strongest meet last." : "Everybody meets everybody; the rounds begin by the calendar, whether or not the games before are over.");
const tournamentWorth_ = (f: { points: Fact }): string => "The places at a table are worth " + String(f.points) + " points; equal places share.";
const tournamentEven_ = (f: { seats: Fact }): string => (f.seats === 2 ? "Who wins has a point; of a shared first place each has half a point." : "The first at a table has a point, the last none, those between equal steps; equal places share.");
const tournamentTies_ = (f: { form: Fact }): string => (f.form === "knock-out" ? "Of equals at a table the one higher on the list at the start goes on." : "With equal points, whoever met the stronger opponents is before the other.");
const tournamentAbsent_ = (f: { kind: Fact }): string => (f.kind === "bot" ? "For whoever does not come to the table a bot plays on; such a player counts as last there and sits out until coming back." : f.kind === "person" ? "For whoever does not come to the table a bot or a substitute plays on; such a player counts as last there and sits out until coming back." : "Whoever does not come to the table lets the time run out, counts as last there and sits out until coming back.");
const tournamentLeaving_ = (f: { kind: Fact }): string => (f.kind === "bot" ? "When somebody leaves, a bot plays on in that place." : f.kind === "walkover" ? "When somebody leaves, the opponents of later rounds win without a game." : "Whoever leaves is not paired any more.");
const tournamentSeats_ = (): string => "At a table";
const tournamentHow_ = (): string => "Form";
const tournamentBegins_ = (): string => "Starts";
const tournamentMinutes_ = (): string => "Minutes";
const tournamentRounds_ = (): string => "Rounds";
const tournamentRoundsNone_ = (): string => "0: as many as it takes";
const tournamentBots_ = (): string => "Bots that take part";
const tournamentBotPlaysOn_ = (): string => "A bot plays on for whoever stays away or leaves";
const tournamentCounts_ = (): string => "It counts for ratings";
const notices_ = (): string => "Notices";
const noticesKept_ = (): string => "Everything is kept as you press it.";
const noticesNobody_ = (): string => "Take a name first: then you can be told what happens while you are elsewhere.";
const noticesNoSecret_ = (): string => "A notice never says what is secret: no cards, no orders, no sheets.";
const noticesOf_ = (): string => "Of what";
const noticeWhen_ = (): string => "When";
const noticeWay_ = (f: { way: Fact }): string => (f.way === "mail" ? "Mail" : f.way === "push" ? "Push" : "Hook");
const noticeKind_ = (f: { kind: Fact }): string => (f.kind === "move" ? "Your move" : f.kind === "short" ? "Time runs short" : f.kind === "over" ? "A game is over" : f.kind === "invited" ? "Invited" : f.kind === "talk" ? "Talked to" : "A round begins");
const noticeAbout_ = (f: { kind: Fact }): string => (f.kind === "move" ? "a table waits for you" : f.kind === "short" ? "most of your time is gone" : f.kind === "over" ? "with the result and the replay" : f.kind === "invited" ? "somebody asks you to a table" : f.kind === "talk" ? "a line that few can read; at most once in ten minutes" : "of a tournament in which you play");
const noticeWhenKind_ = (f: { when: Fact }): string => (f.when === "once" ? "at once" : f.when === "digest" ? "in the digest" : "never");
const noticeNext_ = (): string => "Next notice";
const noticeSample_ = (): string => "What a notice looks like";
const noticeHeld_ = (f: { when: Fact }): string => "Quiet hours: it is held until " + String(f.when) + ".";
const noticeGoes_ = (f: { ways: Fact }): string => "It goes to " + String(f.ways) + ".";
const noticeGoesNowhere_ = (): string => "It goes nowhere yet: add an address.";
const quietHours_ = (): string => "Quiet hours";
const quietSince_ = (): string => "Quiet from";
const quietUntil_ = (): string => "Quiet until";
const quietBut_ = (): string => "Only “time runs short” may wake you, and only if your time ends before the quiet hours do.";
const digest_ = (): string => "Digest";
const digestKind_ = (f: { digest: Fact }): string => (f.digest === "off" ? "off" : f.digest === "daily" ? "daily" : "weekly");
const digestEmpty_ = (): string => "Nothing so far.";
const ways_ = (): string => "Where they go";
const waysNone_ = (): string => "Nowhere yet.";
const wayUsed_ = (f: { when: Fact }): string => "last arrived " + String(f.when);
const wayUnused_ = (): string => "nothing sent yet";
const wayState_ = (f: { failures: Fact; state: Fact }): string => (f.state === "new" ? "not confirmed" : f.state === "works" ? "works" : f.state === "fails" ? String(f.failures) + " not taken" : "given up");
const add_ = (): string => "Add";
const addMail_ = (): string => "Add a mail address";
const addDevice_ = (): string => "Add this device";
const addHook_ = (): string => "Add a hook";
const mailNoneHere_ = (): string => "This server sends no mail.";
const mailAddress_ = (): string => "Mail address";
const mailHint_ = (): string => "A link is sent there first, to confirm it.";
const hookAddress_ = (): string => "Address of the hook";
const hookHint_ = (): string => "One of Discord, or of a program of yours: https://…";
const hookSecret_ = (): string => "Notices to this hook are signed with this secret. It is shown once; Discord does not need it.";
const secret_ = (): string => "Secret";
const sendTest_ = (): string => "Send a test";
const sendTheLink_ = (): string => "Send the link";
const testSent_ = (): string => "It has arrived.";
const testFailed_ = (f: { why: Fact }): string => "It did not arrive: " + String(f.why);
const linkSent_ = (): string => "The link is on its way.";
const removeWay_ = (f: { name: Fact }): string => "Remove " + String(f.name);
const pushDenied_ = (): string => "Your browser does not allow notices from this page; you can allow them in its settings.";
const confirmTitle_ = (): string => "Is this your address?";
const confirmText_ = (): string => "Notices of Baronage will be sent to the address at which you got this link.";
const confirmDoes_ = (): string => "Yes, send them here";
const confirmDone_ = (): string => "The address is confirmed.";
const unsubscribeTitle_ = (): string => "No more of these?";
const unsubscribeText_ = (): string => "Notices of this kind will no longer be sent to the address at which you got this link.";
const unsubscribeDoes_ = (): string => "No more of these";
const unsubscribeDone_ = (): string => "Notices of this kind no longer come there.";
const recoverTitle_ = (): string => "A new password";
const recoverWhy_ = (): string => "If you have confirmed it, a link is sent there that is good for an hour.";
const recoverSent_ = (): string => "If somebody here has confirmed this address, a link is on its way. It is good once, for an hour.";
const recoverHint_ = (): string => "At least eight characters. Wherever you were signed in, you are signed out.";
const takePassword_ = (): string => "Take this password";
const passwordLost_ = (): string => "Password lost?";
const openExample_ = (): string => "Open on a board";
const exampleMark_ = (f: { id: Fact }): string => "Example " + String(f.id);
const seeExample_ = (f: { id: Fact; title: Fact }): string => (f.title === "none" ? "Example " + String(f.id) + " on a board" : "Example " + String(f.id) + " on a board: " + String(f.title));
const exampleNamed_ = (f: { id: Fact; title: Fact }): string => (f.title === "none" ? "Example " + String(f.id) : "Example " + String(f.id) + ": " + String(f.title));
const noSuchExample_ = (): string => "The rules have no such example.";
const backToTheRules_ = (): string => "Back to this example in the rules";
const nextExample_ = (): string => "Next example";
const cases_ = (): string => "The cases of this example";
const caseOf_ = (f: { number: Fact }): string => "Case " + String(f.number);
const whatTheRulesTell_ = (): string => "What the rules tell";
const moveInRules_ = (f: { count: Fact; number: Fact; who: Fact }): string => "In the rules, move " + String(f.number) + " of " + String(f.count) + ": " + String(f.who);
const youSitAs_ = (f: { who: Fact }): string => "You sit in the place of " + String(f.who) + ": on the board “you” means " + String(f.who) + ".";
const yourBoard_ = (): string => "You play all sides";
const playThis_ = (): string => "Play this";
const examplePlayed_ = (): string => "That is all that the rules tell here. Play on as you like, or take it back.";
const ownWay_ = (): string => "You went your own way. Take it back, and the rules' example goes on.";
const justAPosition_ = (): string => "Try for yourself what can be done here: you play all sides.";
const fromTheBeginning_ = (): string => "From the beginning";
const exampleEndsGame_ = (): string => "With this the game is over.";
const onePage_ = (): string => "On one page, to print";
const printIt_ = (): string => "Print";
const toTheRules_ = (): string => "All the rules";
const noSheet_ = (): string => "This game has no page to print.";
const aTurn_ = (): string => "A turn";
const figures_ = (): string => "Figures";
export { LEN, LIST, OF, plural, TO, UP };
export const WORDS = {
  "and": and_,
  "one-moment": oneMoment_,
  "game-over": gameOver_,
  "you-may-act": youMayAct_,
  "waiting": waiting_,
  "you-watch": youWatch_,
  "your-decision": yourDecision_,
  "your-move": yourMove_,
  "not-sent": notSent_,
  "close": close_,
  "sent-at-once": sentAtOnce_,
  "choose-again": chooseAgain_,
  "take-back-click": takeBackClick_,
  "take-back-move": takeBackMove_,
  "undo": undo_,
  "take-back-all": takeBackAll_,
  "what-you-may": whatYouMay_,
  "amount": amount_,
  "another-part": anotherPart_,
  "take-amount": takeAmount_,
  "choose-first": chooseFirst_,
  "wait": wait_,
  "ask-steward": askSteward_,
  "steward-thinks": stewardThinks_,
  "try-out": tryOut_,
  "try-it": tryIt_,
  "back-to-game": backToGame_,
  "sampled": sampled_,
  "sampled-short": sampledShort_,
  "sampled-why": sampledWhy_,
  "steward-would": stewardWould_,
  "steward-line": stewardLine_,
  "steward-why": stewardWhy_,
  "steward-fold": stewardFold_,
  "not-again": notAgain_,
  "answered-for-you": answeredForYou_,
  "ask-again": askAgain_,
  "ask-again-about": askAgainAbout_,
  "enter-drafts": enterDrafts_,
  "enter-chooses": enterChooses_,
  "enter-sends": enterSends_,
  "enter-plays": enterPlays_,
  "enter-depends": enterDepends_,
  "type-a-move": typeAMove_,
  "type-a-move-such-as": typeAMoveSuchAs_,
  "draft-typed": draftTyped_,
  "send-it": sendIt_,
  "yes-do": yesDo_,
  "do-it": doIt_,
  "send-typed": sendTyped_,
  "did-you-mean": didYouMean_,
  "not-taken": notTaken_,
  "earlier": earlier_,
  "earlier-replay": earlierReplay_,
  "nothing-yet": nothingYet_,
  "see-moment": seeMoment_,
  "see-moment-number": seeMomentNumber_,
  "what-happened": whatHappened_,
  "unfold-story": unfoldStory_,
  "your": your_,
  "more-to-tell": moreToTell_,
  "what-happens": whatHappens_,
  "speed": speed_,
  "one-back": oneBack_,
  "stop": stop_,
  "run-on": runOn_,
  "one-on": oneOn_,
  "skip": skip_,
  "see-again": seeAgain_,
  "to-the-end": toTheEnd_,
  "with-key": withKey_,
  "you": you_,
  "nobody-wins": nobodyWins_,
  "all-share": allShare_,
  "win": win_,
  "list": list_,
  "gone": gone_,
  "ties": ties_,
  "wants-again": wantsAgain_,
  "replay": replay_,
  "tables": tables_,
  "next-game": nextGame_,
  "play-again": playAgain_,
  "at-this-device": atThisDevice_,
  "long-away-tip": longAwayTip_,
  "long-away": longAway_,
  "seek-host": seekHost_,
  "seek-all": seekAll_,
  "seek": seek_,
  "take-seat": takeSeat_,
  "choosing": choosing_,
  "to-move": toMove_,
  "due-on": dueOn_,
  "time-is-up": timeIsUp_,
  "everybody-here-title": everybodyHereTitle_,
  "to-the-tables": toTheTables_,
  "everybody-here": everybodyHere_,
  "waiting-for-players": waitingForPlayers_,
  "invites": invites_,
  "sit-and-play": sitAndPlay_,
  "the-rules": theRules_,
  "who-stands-in": whoStandsIn_,
  "for-the-link": forTheLink_,
  "free": free_,
  "sit-here": sitHere_,
  "free-again": freeAgain_,
  "give-to-bot": giveToBot_,
  "which-bot": whichBot_,
  "send-link": sendLink_,
  "link-to-table": linkToTable_,
  "copied": copied_,
  "copy": copy_,
  "your-name": yourName_,
  "no-seat": noSeat_,
  "close-table": closeTable_,
  "stand-up": standUp_,
  "sit-down": sitDown_,
  "start": start_,
  "host-starts": hostStarts_,
  "begins-when-full": beginsWhenFull_,
  "on-this-device": onThisDevice_,
  "is-asked": isAsked_,
  "curtain-hides": curtainHides_,
  "hand-it": handIt_,
  "hand-device": handDevice_,
  "shown-after": shownAfter_,
  "i-am": iAm_,
  "until": until_,
  "your-move-title": yourMoveTitle_,
  "ended-by-keeper": endedByKeeper_,
  "closed-before": closedBefore_,
  "connecting": connecting_,
  "open-drawer": openDrawer_,
  "tab-story": tabStory_,
  "tab-table": tabTable_,
  "tab-log": tabLog_,
  "tab-talk": tabTalk_,
  "tab-rules": tabRules_,
  "signs": signs_,
  "lower-sheet": lowerSheet_,
  "raise-sheet": raiseSheet_,
  "asked-every": askedEvery_,
  "talk-with-several": talkWithSeveral_,
  "only-chosen-read": onlyChosenRead_,
  "talk-with-them": talkWithThem_,
  "channel-table": channelTable_,
  "channel-spectators": channelSpectators_,
  "all-read": allRead_,
  "watchers-read": watchersRead_,
  "only-they-read": onlyTheyRead_,
  "unmute": unmute_,
  "mute": mute_,
  "said-before": saidBefore_,
  "new": new_,
  "players-talk": playersTalk_,
  "nothing-said": nothingSaid_,
  "say-something": saySomething_,
  "write-to": writeTo_,
  "message": message_,
  "say-it": sayIt_,
  "how-to-play": howToPlay_,
  "how-to-play-game": howToPlayGame_,
  "first-game-of": firstGameOf_,
  "where-points": wherePoints_,
  "how-to-win": howToWin_,
  "this-turn": thisTurn_,
  "know-this-game": knowThisGame_,
  "comes-back-under": comesBackUnder_,
  "start-playing": startPlaying_,
  "go-on-playing": goOnPlaying_,
  "in-the-rules": inTheRules_,
  "a-lesson-first": aLessonFirst_,
  "learn": learn_,
  "learn-by-doing": learnByDoing_,
  "lessons": lessons_,
  "lessons-of": lessonsOf_,
  "lessons-done": lessonsDone_,
  "lessons-length": lessonsLength_,
  "lessons-count": lessonsCount_,
  "puzzles-count": puzzlesCount_,
  "lesson-number": lessonNumber_,
  "lesson-is-next": lessonIsNext_,
  "all-lessons-done": allLessonsDone_,
  "not-begun": notBegun_,
  "begin-lesson": beginLesson_,
  "go-on-lesson": goOnLesson_,
  "you-are-here": youAreHere_,
  "the-path": thePath_,
  "and-then": andThen_,
  "guided-game": guidedGame_,
  "five-opponents": fiveOpponents_,
  "lesson-of": lessonOf_,
  "puzzles": puzzles_,
  "puzzles-done": puzzlesDone_,
  "puzzle-of": puzzleOf_,
  "puzzle-rating": puzzleRating_,
  "puzzle-task": puzzleTask_,
  "puzzle-how": puzzleHow_,
  "puzzle-how-told": puzzleHowTold_,
  "puzzle-state": puzzleState_,
  "puzzle-right": puzzleRight_,
  "puzzle-wrong": puzzleWrong_,
  "puzzle-worse": puzzleWorse_,
  "puzzle-best": puzzleBest_,
  "puzzle-again": puzzleAgain_,
  "puzzle-next": puzzleNext_,
  "puzzle-try": puzzleTry_,
  "puzzle-today": puzzleToday_,
  "no-such-puzzle": noSuchPuzzle_,
  "skip-lesson": skipLesson_,
  "no-such-lesson": noSuchLesson_,
  "rule-in-short": ruleInShort_,
  "your-task": yourTask_,
  "hint-of": hintOf_,
  "a-hint": aHint_,
  "next-hint": nextHint_,
  "lesson-done": lessonDone_,
  "not-yet": notYet_,
  "solved": solved_,
  "solved-at-once": solvedAtOnce_,
  "that-fails": thatFails_,
  "why-others-fail": whyOthersFail_,
  "lesson-again": lessonAgain_,
  "put-it-back": putItBack_,
  "next-lesson": nextLesson_,
  "a-whole-game": aWholeGame_,
  "channel-proposals": channelProposals_,
  "proposals-bind-nobody": proposalsBindNobody_,
  "propose-something": proposeSomething_,
  "no-proposals-now": noProposalsNow_,
  "nothing-proposed": nothingProposed_,
  "proposes": proposes_,
  "agree": agree_,
  "refuse": refuse_,
  "broken-by": brokenBy_,
  "all-heard-it": allHeardIt_,
  "propose-to": proposeTo_,
  "propose-what": proposeWhat_,
  "all-may-hear": allMayHear_,
  "never-mind": neverMind_,
  "choose-whom": chooseWhom_,
  "choose-what": chooseWhat_,
  "propose-it": proposeIt_,
  "verdict": verdict_,
  "no-verdict": noVerdict_,
  "chance-lost": chanceLost_,
  "chance-is": chanceIs_,
  "better-was": betterWas_,
  "judged-on": judgedOn_,
  "judged-partly": judgedPartly_,
  "your-moves": yourMoves_,
  "turning-point": turningPoint_,
  "curve-says": curveSays_,
  "you-ahead": youAhead_,
  "even": even_,
  "you-behind": youBehind_,
  "coach-works": coachWorks_,
  "coach-can": coachCan_,
  "coach-failed": coachFailed_,
  "ask-coach": askCoach_,
  "tab-coach": tabCoach_,
  "analyse": analyse_,
  "try-here-again": tryHereAgain_,
  "try-turn-again": tryTurnAgain_,
  "chance-to-win": chanceToWin_,
  "turned": turned_,
  "replay-from-here": replayFromHere_,
  "what-decided": whatDecided_,
  "luck-decided": luckDecided_,
  "how-fared": howFared_,
  "you-came": youCame_,
  "margin-won": marginWon_,
  "margin-lost": marginLost_,
  "fared-ahead": faredAhead_,
  "fared-out": faredOut_,
  "fared-left": faredLeft_,
  "fared-behind": faredBehind_,
  "fared-level": faredLevel_,
  "chart-start": chartStart_,
  "chart-says": chartSays_,
  "chart-chance": chartChance_,
  "chart-points": chartPoints_,
  "you-there": youThere_,
  "why": why_,
  "cause-moment": causeMoment_,
  "why-you-lost": whyYouLost_,
  "fared-out-in": faredOutIn_,
  "hand-over": handOver_,
  "hand-over-sure": handOverSure_,
  "to-the-end-bots": toTheEndBots_,
  "to-the-end-why": toTheEndWhy_,
  "you-are-out": youAreOut_,
  "how-it-came": howItCame_,
  "out-and-now": outAndNow_,
  "new-game": newGame_,
  "watch-on": watchOn_,
  "see-board": seeBoard_,
  "see-end": seeEnd_,
  "next-level": nextLevel_,
  "next-level-why": nextLevelWhy_,
  "play-against": playAgainst_,
  "opponents-title": opponentsTitle_,
  "page-opponents": pageOpponents_,
  "choose-opponent": chooseOpponent_,
  "five-sit": fiveSit_,
  "fits-you": fitsYou_,
  "level-of": levelOf_,
  "character": character_,
  "style-of": styleOf_,
  "thinks-so": thinksSo_,
  "measured-so": measuredSo_,
  "to-the-table": toTheTable_,
  "back-to-table": backToTable_,
  "finished": finished_,
  "so-far": soFar_,
  "download-record": downloadRecord_,
  "moves-and-table": movesAndTable_,
  "replay-title": replayTitle_,
  "tab-moves": tabMoves_,
  "moment-number": momentNumber_,
  "the-start": theStart_,
  "try-again": tryAgain_,
  "saw-nothing": sawNothing_,
  "set-up": setUp_,
  "whose-eyes": whoseEyes_,
  "eyes-all": eyesAll_,
  "eyes-public": eyesPublic_,
  "see-everything": seeEverything_,
  "see-what-they-saw": seeWhatTheySaw_,
  "whose-seat": whoseSeat_,
  "play-on": playOn_,
  "play-from-here": playFromHere_,
  "link-to-moment": linkToMoment_,
  "moves-later": movesLater_,
  "last-lines": lastLines_,
  "all-lines": allLines_,
  "to-the-start": toTheStart_,
  "run": run_,
  "moment": moment_,
  "no-such-page": noSuchPage_,
  "waits-title": waitsTitle_,
  "page-play": pagePlay_,
  "five-games": fiveGames_,
  "one-click": oneClick_,
  "continue": continue_,
  "new-here": newHere_,
  "start-with": startWith_,
  "first-against-wat": firstAgainstWat_,
  "first-game": firstGame_,
  "first-facts": firstFacts_,
  "server-away": serverAway_,
  "players-length": playersLength_,
  "against-bot": againstBot_,
  "against-bot-game": againstBotGame_,
  "with-friend": withFriend_,
  "with-friend-game": withFriendGame_,
  "device-play": devicePlay_,
  "device-play-game": devicePlayGame_,
  "pace-kind": paceKind_,
  "find-game": findGame_,
  "find-it": findIt_,
  "find-how": findHow_,
  "rated-game": ratedGame_,
  "seeking": seeking_,
  "nobody-came": nobodyCame_,
  "play-with-bot": playWithBot_,
  "open-tables": openTables_,
  "free-seats": freeSeats_,
  "none-free": noneFree_,
  "none-open": noneOpen_,
  "which-game": whichGame_,
  "all-games": allGames_,
  "which-pace": whichPace_,
  "any-pace": anyPace_,
  "which-tables": whichTables_,
  "play-and-watch": playAndWatch_,
  "with-free-seat": withFreeSeat_,
  "to-watch": toWatch_,
  "open-a-table": openATable_,
  "none-of-kind": noneOfKind_,
  "watch": watch_,
  "go-there": goThere_,
  "more-tables": moreTables_,
  "take-your-turn": takeYourTurn_,
  "my-tables": myTables_,
  "wait-for-you": waitForYou_,
  "no-tables-yet": noTablesYet_,
  "waiting-for-others": waitingForOthers_,
  "group-finished": groupFinished_,
  "put-away": putAway_,
  "all-finished": allFinished_,
  "nothing-put-away": nothingPutAway_,
  "take-back": takeBack_,
  "hide-put-away": hidePutAway_,
  "what-put-away": whatPutAway_,
  "wants-again-short": wantsAgainShort_,
  "nobody-won": nobodyWon_,
  "you-share": youShare_,
  "you-won": youWon_,
  "you-lost": youLost_,
  "you-were": youWere_,
  "won": won_,
  "seats-free": seatsFree_,
  "everybody-there": everybodyThere_,
  "game": game_,
  "seats": seats_,
  "each-brings": eachBrings_,
  "none-gets-new": noneGetsNew_,
  "listed": listed_,
  "variants": variants_,
  "altered-rules": alteredRules_,
  "altered-name": alteredName_,
  "open-the-table": openTheTable_,
  "player-label": playerLabel_,
  "who-sits": whoSits_,
  "seat-label": seatLabel_,
  "here-device": hereDevice_,
  "me": me_,
  "free-for-anybody": freeForAnybody_,
  "for-person": forPerson_,
  "for-a-friend": forAFriend_,
  "name-of": nameOf_,
  "brings": brings_,
  "what-brings": whatBrings_,
  "pace-none": paceNone_,
  "pace-live-10": paceLive10_,
  "pace-live-30": paceLive30_,
  "pace-post-1": pacePost1_,
  "pace-post-3": pacePost3_,
  "pace": pace_,
  "deadlines-fall": deadlinesFall_,
  "any-hour": anyHour_,
  "at-hour": atHour_,
  "no-weekends": noWeekends_,
  "who-plays-for": whoPlaysFor_,
  "mondays": mondays_,
  "tuesdays": tuesdays_,
  "wednesdays": wednesdays_,
  "thursdays": thursdays_,
  "fridays": fridays_,
  "saturdays": saturdays_,
  "sundays": sundays_,
  "stand-in": standIn_,
  "pace-live": paceLive_,
  "pace-increment": paceIncrement_,
  "pace-post": pacePost_,
  "pace-printed": pacePrinted_,
  "pace-until": paceUntil_,
  "pace-off": paceOff_,
  "ordinal": ordinal_,
  "bots": bots_,
  "free-places": freePlaces_,
  "it-goes-on": itGoesOn_,
  "all-choose": allChoose_,
  "who-moves": whoMoves_,
  "with": with_,
  "on-one-device": onOneDevice_,
  "a-number": aNumber_,
  "variant-number": variantNumber_,
  "variant-is": variantIs_,
  "variant-off": variantOff_,
  "your-own": yourOwn_,
  "bring-own": bringOwn_,
  "draw-own": drawOwn_,
  "draw-board": drawBoard_,
  "draw-tools": drawTools_,
  "draw-redo": drawRedo_,
  "draw-begin": drawBegin_,
  "draw-clear": drawClear_,
  "draw-faults": drawFaults_,
  "draw-good": drawGood_,
  "draw-share": drawShare_,
  "draw-play": drawPlay_,
  "draw-download": drawDownload_,
  "draw-open": drawOpen_,
  "draw-link": drawLink_,
  "account-of": accountOf_,
  "signed-in-as": signedInAs_,
  "a-guest": aGuest_,
  "change-name": changeName_,
  "change-sign-in": changeSignIn_,
  "keep-account": keepAccount_,
  "sign-in": signIn_,
  "my-papers": myPapers_,
  "let-program-play": letProgramPlay_,
  "sign-out": signOut_,
  "my-name": myName_,
  "take-name": takeName_,
  "name": name_,
  "name-hint": nameHint_,
  "how-i-sign-in": howISignIn_,
  "change-it": changeIt_,
  "keep-the-account": keepTheAccount_,
  "others-signed-out": othersSignedOut_,
  "keep-why": keepWhy_,
  "sign-in-name": signInName_,
  "sign-in-hint": signInHint_,
  "present-password": presentPassword_,
  "new-password": newPassword_,
  "password": password_,
  "password-hint": passwordHint_,
  "no-account": noAccount_,
  "nobody-again": nobodyAgain_,
  "left-behind": leftBehind_,
  "grant-all": grantAll_,
  "grant-play": grantPlay_,
  "grant-talk": grantTalk_,
  "grant-read": grantRead_,
  "a-day": aDay_,
  "a-week": aWeek_,
  "three-months": threeMonths_,
  "a-year": aYear_,
  "may-do": mayDo_,
  "no-program": noProgram_,
  "a-program": aProgram_,
  "may-until": mayUntil_,
  "end-token": endToken_,
  "a-program-small": aProgramSmall_,
  "end": end_,
  "end-all": endAll_,
  "token-once": tokenOnce_,
  "token": token_,
  "programs-why": programsWhy_,
  "interface": interface_,
  "make-token": makeToken_,
  "program-name": programName_,
  "program-hint": programHint_,
  "it-may": itMay_,
  "for-how-long": forHowLong_,
  "not-now": notNow_,
  "more": more_,
  "show-field": showField_,
  "may-be-private": mayBePrivate_,
  "to-first-page": toFirstPage_,
  "page-papers": pagePapers_,
  "page-rules": pageRules_,
  "more-pages": morePages_,
  "page-about": pageAbout_,
  "brand-link": brandLink_,
  "guest": guest_,
  "settings-table": settingsTable_,
  "settings": settings_,
  "language": language_,
  "language-name": languageName_,
  "colours": colours_,
  "theme": theme_,
  "is-shown": isShown_,
  "set-sound": setSound_,
  "set-flash": setFlash_,
  "set-keys": setKeys_,
  "set-instant": setInstant_,
  "set-notation": setNotation_,
  "this-table": thisTable_,
  "emergency-pause": emergencyPause_,
  "pause-sure": pauseSure_,
  "a-day-more": aDayMore_,
  "halt-all": haltAll_,
  "halt-host": haltHost_,
  "halt-agree": haltAgree_,
  "halt-wanted": haltWanted_,
  "halt-waits": haltWaits_,
  "halted-by-all": haltedByAll_,
  "halted-by-host": haltedByHost_,
  "go-on": goOn_,
  "remind-name": remindName_,
  "take-off": takeOff_,
  "take-off-why": takeOffWhy_,
  "take-off-bot": takeOffBot_,
  "take-off-bot-sure": takeOffBotSure_,
  "take-off-offer": takeOffOffer_,
  "take-off-offer-sure": takeOffOfferSure_,
  "take-off-before": takeOffBefore_,
  "on-holiday": onHoliday_,
  "holiday-from": holidayFrom_,
  "holiday-tip": holidayTip_,
  "holidays": holidays_,
  "holidays-why": holidaysWhy_,
  "holidays-left": holidaysLeft_,
  "holiday-days": holidayDays_,
  "holiday-first": holidayFirst_,
  "holiday-last": holidayLast_,
  "holiday-take": holidayTake_,
  "holiday-back": holidayBack_,
  "holiday-give-up": holidayGiveUp_,
  "sign-in-to-move": signInToMove_,
  "invite-by-name": inviteByName_,
  "invite-by-name-hint": inviteByNameHint_,
  "invited-names": invitedNames_,
  "invite": invite_,
  "invitations": invitations_,
  "invited-by": invitedBy_,
  "decline": decline_,
  "decline-short": declineShort_,
  "send-away": sendAway_,
  "expel-why": expelWhy_,
  "send-away-name": sendAwayName_,
  "send-away-sure": sendAwaySure_,
  "resign": resign_,
  "resign-sure": resignSure_,
  "standing-answers": standingAnswers_,
  "standing-help": standingHelp_,
  "keep-them": keepThem_,
  "at-once": atOnce_,
  "quick": quick_,
  "usual": usual_,
  "slow": slow_,
  "about-title": aboutTitle_,
  "about-what": aboutWhat_,
  "about-seed": aboutSeed_,
  "about-whose": aboutWhose_,
  "about-licence": aboutLicence_,
  "about-fonts": aboutFonts_,
  "about-licences": aboutLicences_,
  "about-door": aboutDoor_,
  "about-interface": aboutInterface_,
  "about-whose-title": aboutWhoseTitle_,
  "about-may": aboutMay_,
  "rules-title": rulesTitle_,
  "rules-of-title": rulesOfTitle_,
  "in-these-rules": inTheseRules_,
  "back-to-replay": backToReplay_,
  "back-to-the-table": backToTheTable_,
  "contents": contents_,
  "no-rule": noRule_,
  "found": found_,
  "all-rules-back": allRulesBack_,
  "search-these": searchThese_,
  "search-rules": searchRules_,
  "and-more": andMore_,
  "no-rule-about": noRuleAbout_,
  "all-rules-of": allRulesOf_,
  "rule-missing": ruleMissing_,
  "rule-named": ruleNamed_,
  "papers-title": papersTitle_,
  "papers-what": papersWhat_,
  "no-json": noJson_,
  "holds-no": holdsNo_,
  "import-a": importA_,
  "new-kind": newKind_,
  "no-papers": noPapers_,
  "games-played": gamesPlayed_,
  "from-file-tip": fromFileTip_,
  "from-file": fromFile_,
  "in-use": inUse_,
  "a-new": aNew_,
  "make-it": makeIt_,
  "written-so": writtenSo_,
  "usual-one": usualOne_,
  "leave-empty": leaveEmpty_,
  "export": export_,
  "print": print_,
  "throw-away": throwAway_,
  "delete": delete_,
  "between-games": betweenGames_,
  "in-use-now": inUseNow_,
  "edit-which": editWhich_,
  "edit-words": editWords_,
  "none": none_,
  "mark": mark_,
  "a-new-one": aNewOne_,
  "each-brings-short": eachBringsShort_,
  "comes-back": comesBack_,
  "papers-of": papersOf_,
  "take-home": takeHome_,
  "to-use-won": toUseWon_,
  "before-and-after": beforeAndAfter_,
  "profile-title": profileTitle_,
  "here-since": hereSince_,
  "ratings": ratings_,
  "ratings-title": ratingsTitle_,
  "ratings-what": ratingsWhat_,
  "band-is": bandIs_,
  "give-or-take": giveOrTake_,
  "rating-new": ratingNew_,
  "rating-games": ratingGames_,
  "games-count": gamesCount_,
  "no-rated-games": noRatedGames_,
  "nobody-rated": nobodyRated_,
  "seat-count": seatCount_,
  "anchor": anchor_,
  "anchor-why": anchorWhy_,
  "bot": bot_,
  "by-post": byPost_,
  "answers-within": answersWithin_,
  "answers-late": answersLate_,
  "in-time": inTime_,
  "first-places": firstPlaces_,
  "in-hundred": inHundred_,
  "recent-games": recentGames_,
  "all-in-archive": allInArchive_,
  "place-of": placeOf_,
  "no-result": noResult_,
  "against-person": againstPerson_,
  "met": met_,
  "a-friend": aFriend_,
  "no-friend": noFriend_,
  "block": block_,
  "block-sure": blockSure_,
  "unblock": unblock_,
  "block-means": blockMeans_,
  "shown-to": shownTo_,
  "change-that": changeThat_,
  "my-page": myPage_,
  "see-my-page": seeMyPage_,
  "my-data": myData_,
  "nothing-kept": nothingKept_,
  "who-sees": whoSees_,
  "shown-kind": shownKind_,
  "part-tells": partTells_,
  "page-part": pagePart_,
  "part-told-to": partToldTo_,
  "fiefdoms": fiefdoms_,
  "fiefdom-of": fiefdomOf_,
  "challenge": challenge_,
  "challenge-how": challengeHow_,
  "challenge-send": challengeSend_,
  "never-listed": neverListed_,
  "friends": friends_,
  "no-friends-yet": noFriendsYet_,
  "line-hidden": lineHidden_,
  "blocked": blocked_,
  "passkeys": passkeys_,
  "passkeys-what": passkeysWhat_,
  "passkey-since": passkeySince_,
  "passkey-used": passkeyUsed_,
  "passkey-remove": passkeyRemove_,
  "passkey-add": passkeyAdd_,
  "passkey-none": passkeyNone_,
  "passkey-instead": passkeyInstead_,
  "keep-by-passkey": keepByPasskey_,
  "enter-by-passkey": enterByPasskey_,
  "where-signed-in": whereSignedIn_,
  "a-browser": aBrowser_,
  "signed-since": signedSince_,
  "this-browser": thisBrowser_,
  "take-or-delete": takeOrDelete_,
  "data-what": dataWhat_,
  "take-home-all": takeHomeAll_,
  "delete-me": deleteMe_,
  "delete-sure": deleteSure_,
  "delete-means": deleteMeans_,
  "archive": archive_,
  "archive-title": archiveTitle_,
  "archive-opening": archiveOpening_,
  "opened-alike": openedAlike_,
  "archive-none": archiveNone_,
  "archive-person": archivePerson_,
  "archive-ending": archiveEnding_,
  "archive-clear": archiveClear_,
  "any": any_,
  "least-turns": leastTurns_,
  "most-turns": mostTurns_,
  "sorted-by": sortedBy_,
  "sort-newest": sortNewest_,
  "sort-longest": sortLongest_,
  "rated-only": ratedOnly_,
  "without-bots": withoutBots_,
  "my-games-only": myGamesOnly_,
  "after-turns": afterTurns_,
  "as-text": asText_,
  "as-json": asJson_,
  "as-picture": asPicture_,
  "page-before": pageBefore_,
  "page-after": pageAfter_,
  "watch-title": watchTitle_,
  "watch-now": watchNow_,
  "none-running": noneRunning_,
  "played-late": playedLate_,
  "watching-count": watchingCount_,
  "keeper-page": keeperPage_,
  "keeper-title": keeperTitle_,
  "all-well": allWell_,
  "not-well": notWell_,
  "reports-wait": reportsWait_,
  "measure-tables": measureTables_,
  "measure-connections": measureConnections_,
  "up-since": upSince_,
  "no-reports": noReports_,
  "measure-move": measureMove_,
  "measure-move-what": measureMoveWhat_,
  "measure-no-move": measureNoMove_,
  "milliseconds": milliseconds_,
  "measure-processor": measureProcessor_,
  "measure-processor-what": measureProcessorWhat_,
  "percent": percent_,
  "percent-hardly": percentHardly_,
  "runs-on": runsOn_,
  "runs-version": runsVersion_,
  "runs-database": runsDatabase_,
  "runs-copy": runsCopy_,
  "copy-none": copyNone_,
  "copy-made": copyMade_,
  "copy-tried": copyTried_,
  "runs-certificate": runsCertificate_,
  "certificate-days": certificateDays_,
  "needs-hand": needsHand_,
  "silent-since": silentSince_,
  "runs-writing": runsWriting_,
  "runs-queue": runsQueue_,
  "runs-nothing-waits": runsNothingWaits_,
  "reported-words": reportedWords_,
  "see-page": seePage_,
  "reason-first": reasonFirst_,
  "measure-members": measureMembers_,
  "measure-new": measureNew_,
  "measure-muted": measureMuted_,
  "reports": reports_,
  "last-acts": lastActs_,
  "no-acts": noActs_,
  "keepers-acts": keepersActs_,
  "deed": deed_,
  "answered": answered_,
  "reported-by": reportedBy_,
  "why-reported": whyReported_,
  "the-table": theTable_,
  "the-tournament": theTournament_,
  "acts-before": actsBefore_,
  "reason": reason_,
  "act-warn": actWarn_,
  "act-mute": actMute_,
  "act-ban": actBan_,
  "act-ban-sure": actBanSure_,
  "act-line": actLine_,
  "act-end": actEnd_,
  "act-void": actVoid_,
  "keeper-table": keeperTable_,
  "table-address": tableAddress_,
  "table-acts-told": tableActsTold_,
  "unwanted-words": unwantedWords_,
  "unwanted-words-why": unwantedWordsWhy_,
  "report-line": reportLine_,
  "act-none": actNone_,
  "acts-told": actsTold_,
  "report-name": reportName_,
  "report-it": reportIt_,
  "report-how": reportHow_,
  "report-why": reportWhy_,
  "report-words": reportWords_,
  "larger": larger_,
  "smaller": smaller_,
  "whole-board": wholeBoard_,
  "parts": parts_,
  "many-deeds": manyDeeds_,
  "of": of_,
  "no-answer": noAnswer_,
  "server-error": serverError_,
  "no-answer-sent": noAnswerSent_,
  "no-answer-unsent": noAnswerUnsent_,
  "arms": arms_,
  "arms-what": armsWhat_,
  "arms-of-guest": armsOfGuest_,
  "arms-colour": armsColour_,
  "arms-charge": armsCharge_,
  "arms-take": armsTake_,
  "arms-take-sure": armsTakeSure_,
  "arms-are": armsAre_,
  "arms-look": armsLook_,
  "tincture": tincture_,
  "charge": charge_,
  "search": search_,
  "search-what": searchWhat_,
  "search-nothing": searchNothing_,
  "search-people": searchPeople_,
  "search-games": searchGames_,
  "search-play": searchPlay_,
  "bell": bell_,
  "bell-title": bellTitle_,
  "bell-nothing": bellNothing_,
  "bell-settings": bellSettings_,
  "bell-invited": bellInvited_,
  "page-tournaments": pageTournaments_,
  "no-tournament": noTournament_,
  "tournaments-none": tournamentsNone_,
  "tournaments-kind": tournamentsKind_,
  "tournaments-all": tournamentsAll_,
  "tournament-next": tournamentNext_,
  "tournament-make": tournamentMake_,
  "tournament-make-how": tournamentMakeHow_,
  "tournament-announce": tournamentAnnounce_,
  "tournament-form": tournamentForm_,
  "tournament-about": tournamentAbout_,
  "tournament-starts": tournamentStarts_,
  "tournament-count": tournamentCount_,
  "tournament-hosted": tournamentHosted_,
  "tournament-status": tournamentStatus_,
  "tournament-winners": tournamentWinners_,
  "tournament-rated": tournamentRated_,
  "tournament-you": tournamentYou_,
  "tournament-you-play": tournamentYouPlay_,
  "tournament-bot": tournamentBot_,
  "tournament-left": tournamentLeft_,
  "tournament-join": tournamentJoin_,
  "tournament-leave": tournamentLeave_,
  "tournament-call-off": tournamentCallOff_,
  "tournament-share": tournamentShare_,
  "tournament-who": tournamentWho_,
  "tournament-place": tournamentPlace_,
  "tournament-points": tournamentPoints_,
  "tournament-rating": tournamentRating_,
  "tournament-answers": tournamentAnswers_,
  "tournament-wins-it": tournamentWinsIt_,
  "tournament-hardly": tournamentHardly_,
  "tournament-forecast": tournamentForecast_,
  "answers-at-once": answersAtOnce_,
  "answers-hours": answersHours_,
  "round-now": roundNow_,
  "round-from": roundFrom_,
  "tournament-round": tournamentRound_,
  "tournament-table": tournamentTable_,
  "tournament-your-table": tournamentYourTable_,
  "tournament-to-table": tournamentToTable_,
  "tournament-others": tournamentOthers_,
  "tournament-legend": tournamentLegend_,
  "tournament-agreed": tournamentAgreed_,
  "tournament-records": tournamentRecords_,
  "tournament-talk": tournamentTalk_,
  "tournament-talk-read": tournamentTalkRead_,
  "tournament-ties-title": tournamentTiesTitle_,
  "cell-to-come": cellToCome_,
  "cell-walkover": cellWalkover_,
  "cell-bye": cellBye_,
  "cell-out": cellOut_,
  "cell-place": cellPlace_,
  "cell-void": cellVoid_,
  "cell-now": cellNow_,
  "tournament-pairing": tournamentPairing_,
  "tournament-worth": tournamentWorth_,
  "tournament-even": tournamentEven_,
  "tournament-ties": tournamentTies_,
  "tournament-absent": tournamentAbsent_,
  "tournament-leaving": tournamentLeaving_,
  "tournament-seats": tournamentSeats_,
  "tournament-how": tournamentHow_,
  "tournament-begins": tournamentBegins_,
  "tournament-minutes": tournamentMinutes_,
  "tournament-rounds": tournamentRounds_,
  "tournament-rounds-none": tournamentRoundsNone_,
  "tournament-bots": tournamentBots_,
  "tournament-bot-plays-on": tournamentBotPlaysOn_,
  "tournament-counts": tournamentCounts_,
  "notices": notices_,
  "notices-kept": noticesKept_,
  "notices-nobody": noticesNobody_,
  "notices-no-secret": noticesNoSecret_,
  "notices-of": noticesOf_,
  "notice-when": noticeWhen_,
  "notice-way": noticeWay_,
  "notice-kind": noticeKind_,
  "notice-about": noticeAbout_,
  "notice-when-kind": noticeWhenKind_,
  "notice-next": noticeNext_,
  "notice-sample": noticeSample_,
  "notice-held": noticeHeld_,
  "notice-goes": noticeGoes_,
  "notice-goes-nowhere": noticeGoesNowhere_,
  "quiet-hours": quietHours_,
  "quiet-since": quietSince_,
  "quiet-until": quietUntil_,
  "quiet-but": quietBut_,
  "digest": digest_,
  "digest-kind": digestKind_,
  "digest-empty": digestEmpty_,
  "ways": ways_,
  "ways-none": waysNone_,
  "way-used": wayUsed_,
  "way-unused": wayUnused_,
  "way-state": wayState_,
  "add": add_,
  "add-mail": addMail_,
  "add-device": addDevice_,
  "add-hook": addHook_,
  "mail-none-here": mailNoneHere_,
  "mail-address": mailAddress_,
  "mail-hint": mailHint_,
  "hook-address": hookAddress_,
  "hook-hint": hookHint_,
  "hook-secret": hookSecret_,
  "secret": secret_,
  "send-test": sendTest_,
  "send-the-link": sendTheLink_,
  "test-sent": testSent_,
  "test-failed": testFailed_,
  "link-sent": linkSent_,
  "remove-way": removeWay_,
  "push-denied": pushDenied_,
  "confirm-title": confirmTitle_,
  "confirm-text": confirmText_,
  "confirm-does": confirmDoes_,
  "confirm-done": confirmDone_,
  "unsubscribe-title": unsubscribeTitle_,
  "unsubscribe-text": unsubscribeText_,
  "unsubscribe-does": unsubscribeDoes_,
  "unsubscribe-done": unsubscribeDone_,
  "recover-title": recoverTitle_,
  "recover-why": recoverWhy_,
  "recover-sent": recoverSent_,
  "recover-hint": recoverHint_,
  "take-password": takePassword_,
  "password-lost": passwordLost_,
  "open-example": openExample_,
  "example-mark": exampleMark_,
  "see-example": seeExample_,
  "example-named": exampleNamed_,
  "no-such-example": noSuchExample_,
  "back-to-the-rules": backToTheRules_,
  "next-example": nextExample_,
  "cases": cases_,
  "case-of": caseOf_,
  "what-the-rules-tell": whatTheRulesTell_,
  "move-in-rules": moveInRules_,
  "you-sit-as": youSitAs_,
  "your-board": yourBoard_,
  "play-this": playThis_,
  "example-played": examplePlayed_,
  "own-way": ownWay_,
  "just-a-position": justAPosition_,
  "from-the-beginning": fromTheBeginning_,
  "example-ends-game": exampleEndsGame_,
  "one-page": onePage_,
  "print-it": printIt_,
  "to-the-rules": toTheRules_,
  "no-sheet": noSheet_,
  "a-turn": aTurn_,
  "figures": figures_,
};
