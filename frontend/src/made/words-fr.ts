// Made by tools/make_frontend.py from the Python code; do not edit.
type Fact = string | number;
const RULES = new Intl.PluralRules("fr");
const plural = (n: Fact) => (typeof n === "number" ? RULES.select(n) : n);
const UP = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const drawn = (text: string, one: string, many: string, else_: string) =>
  text.startsWith('le ') ? one + text.slice(3) : text.startsWith('les ') ? many + text.slice(4) : else_ + text;
const VOWEL = /^[aeiouàâäæèéêëîïôöùûüœ]/i;
const OF = (text: string) => drawn(text, 'du ', 'des ', VOWEL.test(text) ? 'd’' : 'de ');
const TO = (text: string) => drawn(text, 'au ', 'aux ', 'à ');
const LEN = (all: readonly string[]) => all.length;
const LIST = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? "") : and_({ first: all.slice(0, -1).join(", "), last: all.at(-1) ?? "" });
const and_ = (f: { first: Fact; last: Fact }): string => String(f.first) + " et " + String(f.last);
const oneMoment_ = (): string => "Un instant…";
const gameOver_ = (): string => "La partie est terminée";
const youMayAct_ = (): string => "Vous pouvez agir";
const waiting_ = (): string => "En attente";
const youWatch_ = (): string => "Vous regardez";
const yourDecision_ = (): string => "Votre décision";
const yourMove_ = (): string => "À vous de jouer";
const notSent_ = (): string => "Pas encore envoyé";
const close_ = (): string => "Fermer";
const sentAtOnce_ = (): string => "Une fois envoyé, on ne peut plus le reprendre.";
const chooseAgain_ = (): string => "Choisir à nouveau (Échap)";
const takeBackClick_ = (): string => "Reprendre le dernier clic";
const takeBackMove_ = (): string => "Reprendre le dernier coup";
const undo_ = (): string => "Annuler";
const takeBackAll_ = (): string => "Reprendre tous les clics";
const whatYouMay_ = (): string => "Ce que vous pouvez faire";
const amount_ = (): string => "Quantité";
const anotherPart_ = (): string => "Choisir ou changer une autre partie de votre feuille";
const takeAmount_ = (f: { amount: Fact }): string => "Choisir " + String(f.amount);
const chooseFirst_ = (): string => "Choisissez d’abord";
const wait_ = (): string => "Rien à décider pour l’instant";
const askSteward_ = (): string => "Que ferait mon intendant ?";
const stewardThinks_ = (): string => "Votre intendant réfléchit…";
const tryOut_ = (): string => "Essayer sur un plateau à vous";
const tryIt_ = (): string => "Sur un plateau d’essai";
const backToGame_ = (): string => "Retour à la partie";
const sampled_ = (): string => "Un plateau à vous";
const sampledShort_ = (): string => "Essai";
const sampledWhy_ = (): string => "Personne d’autre ne le voit, et rien n’y compte. Ce qui vous était caché à la table y est deviné.";
const stewardWould_ = (): string => "Votre intendant choisirait";
const stewardLine_ = (): string => "Intendant :";
const stewardWhy_ = (): string => "Pourquoi ?";
const stewardFold_ = (): string => "Replier en une ligne";
const notAgain_ = (): string => "À ne plus demander :";
const answeredForYou_ = (): string => "Répondu pour vous sans vous demander (un clic y met fin) :";
const askAgain_ = (): string => "Me redemander";
const askAgainAbout_ = (f: { answer: Fact }): string => String(f.answer) + " : me redemander";
const enterDrafts_ = (): string => "Entrée ne fait qu’ébaucher : cela peut être repris.";
const enterChooses_ = (): string => "Entrée ne fait que choisir : cela peut être repris.";
const enterSends_ = (): string => "Entrée envoie votre décision, sans retour.";
const enterPlays_ = (): string => "Entrée joue aussitôt.";
const enterDepends_ = (): string => "Une décision entière part aussitôt, sans retour ; une partie n’est qu’ébauchée.";
const typeAMove_ = (): string => "Tapez un coup";
const typeAMoveSuchAs_ = (f: { example: Fact }): string => "Tapez un coup : " + String(f.example);
const draftTyped_ = (): string => "Ébaucher ce qui est tapé";
const sendIt_ = (): string => "Envoyer";
const yesDo_ = (f: { what: Fact }): string => "Oui : " + String(f.what);
const doIt_ = (): string => "Confirmer";
const sendTyped_ = (): string => "Envoyer ce qui est tapé";
const didYouMean_ = (): string => "Vouliez-vous dire :";
const notTaken_ = (f: { rest: Fact }): string => "La suite n’est pas retenue : " + String(f.rest);
const earlier_ = (f: { replay: Fact }): string => "Les moments antérieurs sont dans " + String(f.replay) + ".";
const earlierReplay_ = (): string => "la rediffusion";
const nothingYet_ = (): string => "Il ne s’est encore rien passé.";
const seeMoment_ = (): string => "Voir ce moment";
const seeMomentNumber_ = (f: { moment: Fact }): string => "Voir le moment " + String(f.moment);
const whatHappened_ = (): string => "Ce qui vient d’arriver";
const unfoldStory_ = (): string => "Tout ce qui vient d’arriver";
const your_ = (): string => "votre";
const moreToTell_ = (f: { count: Fact }): string => "encore " + String(f.count);
const whatHappens_ = (): string => "Ce qui arrive";
const speed_ = (): string => "Vitesse";
const oneBack_ = (): string => "Un pas en arrière";
const stop_ = (): string => "Arrêter";
const runOn_ = (): string => "Continuer";
const oneOn_ = (): string => "Un pas en avant";
const skip_ = (): string => "Passer";
const seeAgain_ = (): string => "Revoir ce qui s’est passé depuis ma dernière décision";
const toTheEnd_ = (): string => "Jusqu’à la fin";
const withKey_ = (f: { key: Fact; what: Fact }): string => String(f.what) + " (" + String(f.key) + ")";
const you_ = (): string => "vous";
const nobodyWins_ = (): string => "Personne ne gagne.";
const allShare_ = (): string => "Tous partagent la victoire.";
const win_ = (f: { count: Fact; names: Fact; you: Fact }): string => (plural(f.count) === "one" ? (f.you === "yes" ? "Vous gagnez." : String(UP(String(f.names))) + " gagne.") : "Victoire partagée : " + String(f.names) + ".");
const list_ = (f: { all: readonly string[] }): string => String(LIST(f.all));
const gone_ = (f: { status: Fact }): string => (f.status === "left" ? ", parti" : f.status === "out" ? ", éliminé" : "");
const ties_ = (): string => "Les égalités de points sont départagées comme le veulent les règles.";
const wantsAgain_ = (f: { name: Fact }): string => String(f.name) + " veut rejouer.";
const replay_ = (): string => "Rediffusion";
const tables_ = (): string => "Tables";
const nextGame_ = (): string => "La partie suivante";
const playAgain_ = (): string => "Rejouer";
const atThisDevice_ = (): string => "sur cet appareil";
const longAwayTip_ = (): string => "Un robot joue jusqu’à ce que quelqu’un prenne cette place, ou que l’absent revienne.";
const longAway_ = (): string => "absent depuis longtemps";
const seekHost_ = (): string => "Le premier venu peut prendre la place, sauf ceux qui jouent ici.";
const seekAll_ = (): string => "Si tous les autres sont d’accord, ou si l’hôte l’est, le premier venu peut prendre la place.";
const seek_ = (): string => "Laisser jouer quelqu’un d’autre";
const takeSeat_ = (): string => "Prendre cette place";
const choosing_ = (): string => "choisit";
const toMove_ = (): string => "doit jouer";
const dueOn_ = (f: { when: Fact }): string => "Votre réponse est attendue au plus tard le " + String(f.when) + ".";
const timeIsUp_ = (f: { nobody: Fact }): string => "Quand le temps est écoulé, il se fait ce que les règles prévoient pour qui se tait" + (f.nobody === "yes" ? ", et cela chaque fois." : " " + "; pour qui laisse passer deux questions de suite, un robot joue jusqu’à son retour.");
const everybodyHereTitle_ = (f: { game: Fact }): string => "● Tout le monde est là : " + String(f.game);
const toTheTables_ = (): string => "Vers les tables";
const everybodyHere_ = (): string => "Tout le monde est là.";
const waitingForPlayers_ = (): string => "En attente de joueurs.";
const invites_ = (f: { host: Fact }): string => String(f.host) + " vous invite à jouer.";
const sitAndPlay_ = (): string => "Prenez place et jouez.";
const theRules_ = (): string => "les règles";
const whoStandsIn_ = (f: { who: Fact }): string => "Qui joue à la place d’un absent : " + String(f.who) + ".";
const forTheLink_ = (): string => "pour qui a le lien";
const free_ = (): string => "libre";
const sitHere_ = (): string => "S’asseoir ici";
const freeAgain_ = (): string => "La libérer à nouveau";
const giveToBot_ = (): string => "La donner à un robot";
const whichBot_ = (): string => "Le robot à qui vous donnez une place est";
const sendLink_ = (): string => "Envoyez ce lien à ceux avec qui vous voulez jouer :";
const linkToTable_ = (): string => "Lien vers la table";
const copied_ = (): string => "Copié";
const copy_ = (): string => "Copier";
const yourName_ = (): string => "Votre nom";
const noSeat_ = (): string => "Aucune place n’est libre pour vous ici. Quand la partie commencera, vous pourrez la regarder sur cette page.";
const closeTable_ = (): string => "Fermer la table";
const standUp_ = (): string => "Se lever";
const sitDown_ = (): string => "S’asseoir";
const start_ = (): string => "Commencer";
const hostStarts_ = (): string => "L’hôte lance la partie.";
const beginsWhenFull_ = (): string => "Elle commence dès que la dernière place est prise.";
const onThisDevice_ = (): string => "Sur cet appareil";
const isAsked_ = (f: { name: Fact }): string => "C’est à " + String(f.name) + " de répondre.";
const curtainHides_ = (): string => "Un rideau cache votre jeu pendant que vous passez l’appareil.";
const handIt_ = (f: { name: Fact }): string => "Passez-le à " + String(f.name);
const handDevice_ = (f: { name: Fact }): string => "Passez l’appareil à " + String(f.name);
const shownAfter_ = (f: { name: Fact }): string => "Le jeu " + String(OF(String(f.name))) + " apparaît au prochain clic.";
const iAm_ = (f: { name: Fact }): string => "Je suis " + String(f.name);
const until_ = (f: { when: Fact }): string => "jusqu’au " + String(f.when);
const yourMoveTitle_ = (f: { game: Fact }): string => "● À vous de jouer : " + String(f.game);
const endedByKeeper_ = (): string => "Un gardien de ce serveur a mis fin à cette table. La raison se lit sous « Moi et mes données ».";
const closedBefore_ = (): string => "Cette table a été fermée avant le début de la partie.";
const connecting_ = (): string => "Nouvelle connexion…";
const openDrawer_ = (): string => "Joueurs, journal, discussion, règles";
const tabStory_ = (): string => "Dernier tour";
const tabTable_ = (): string => "Table";
const tabLog_ = (): string => "Journal";
const tabTalk_ = (): string => "Discussion";
const tabRules_ = (): string => "Règles";
const signs_ = (): string => "Signes";
const lowerSheet_ = (): string => "Abaisser le volet";
const raiseSheet_ = (): string => "Relever le volet";
const askedEvery_ = (f: { why: Fact }): string => String(f.why) + " Nouvel essai toutes les quelques secondes.";
const talkWithSeveral_ = (): string => "Parler à plusieurs";
const onlyChosenRead_ = (): string => "Seuls vous et ceux que vous choisissez le liront.";
const talkWithThem_ = (): string => "Leur parler";
const channelTable_ = (): string => "Table";
const channelSpectators_ = (): string => "Spectateurs";
const allRead_ = (): string => "Tous les joueurs lisent ceci, et tous ceux qui regardent.";
const watchersRead_ = (): string => "Ceux qui regardent lisent ceci ; ceux qui jouent, non.";
const onlyTheyRead_ = (f: { all: readonly string[] }): string => "Lu seulement par " + String(LIST(f.all)) + ".";
const unmute_ = (): string => "M’en avertir à nouveau";
const mute_ = (): string => "Ne plus m’avertir";
const saidBefore_ = (): string => "Ce qui s’est dit avant";
const new_ = (): string => "nouveau";
const playersTalk_ = (): string => "Ici parlent ceux qui jouent ; vous écoutez.";
const nothingSaid_ = (): string => "À cette table, on ne dit rien ici pendant la partie : c’est ce qui a été convenu.";
const saySomething_ = (): string => "Dites quelque chose";
const writeTo_ = (f: { name: Fact }): string => "Écrire à " + String(f.name);
const message_ = (): string => "Message";
const sayIt_ = (): string => "Envoyer";
const howToPlay_ = (): string => "Comment jouer";
const howToPlayGame_ = (f: { game: Fact }): string => "Comment jouer : " + String(f.game);
const firstGameOf_ = (f: { game: Fact }): string => "Votre première partie : " + String(f.game);
const wherePoints_ = (): string => "D’où viennent les points";
const howToWin_ = (): string => "Comment on gagne";
const thisTurn_ = (): string => "Un tour";
const knowThisGame_ = (): string => "Je connais ce jeu";
const comesBackUnder_ = (f: { where: Fact }): string => "Revient sous « " + String(f.where) + " ».";
const startPlaying_ = (): string => "Commencer à jouer";
const goOnPlaying_ = (): string => "Continuer à jouer";
const inTheRules_ = (): string => "§ Dans les règles";
const aLessonFirst_ = (): string => "Leçon de trois minutes";
const learn_ = (): string => "Apprendre";
const learnByDoing_ = (): string => "En jouant : une tâche sur le vrai plateau, trois minutes chacune. L’arbitre dit pourquoi.";
const lessons_ = (): string => "Leçons";
const lessonsOf_ = (f: { game: Fact }): string => "Leçons de " + String(f.game);
const lessonsLength_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? String(f.count) + " leçon de trois minutes." : String(f.count) + " leçons de trois minutes chacune.") + " Vous pouvez quitter chacune et y revenir.";
const lessonsCount_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? String(f.count) + " leçon" : String(f.count) + " leçons");
const puzzlesCount_ = (f: { count: Fact }): string => String(f.count) + " positions tirées de parties, chacune avec un seul meilleur plan";
const lessonNumber_ = (f: { count: Fact; number: Fact }): string => "Leçon " + String(f.number) + " sur " + String(f.count);
const lessonIsNext_ = (f: { number: Fact }): string => "la leçon " + String(f.number) + " vient ensuite";
const allLessonsDone_ = (): string => "toutes faites";
const notBegun_ = (): string => "pas commencé";
const beginLesson_ = (): string => "Commencer la première leçon";
const goOnLesson_ = (f: { number: Fact }): string => "Continuer avec la leçon " + String(f.number);
const youAreHere_ = (): string => "vous êtes ici";
const thePath_ = (): string => "Le chemin";
const andThen_ = (): string => "Ensuite";
const guidedGame_ = (): string => "Première partie guidée";
const fiveOpponents_ = (): string => "Cinq, du plus doux à celui qui ne pardonne rien.";
const lessonsDone_ = (f: { count: Fact; done: Fact }): string => String(f.done) + " sur " + String(f.count) + " faites";
const lessonOf_ = (f: { count: Fact; number: Fact; title: Fact }): string => "Leçon " + String(f.number) + " sur " + String(f.count) + " : " + String(f.title);
const puzzles_ = (): string => "Problèmes";
const puzzlesDone_ = (f: { count: Fact; done: Fact }): string => String(f.done) + " sur " + String(f.count) + " résolus";
const puzzleOf_ = (f: { number: Fact }): string => "Problème " + String(f.number);
const puzzleRating_ = (f: { rating: Fact }): string => "difficulté " + String(f.rating) + " sur 5";
const puzzleTask_ = (): string => "Ici, un plan est nettement le meilleur. Trouvez-le : vous avez un essai.";
const puzzleHow_ = (): string => "D’où cela vient";
const puzzleHowTold_ = (): string => "Un vrai moment d’une partie, vu par les yeux de qui devait décider. Votre réponse est poursuivie de nombreuses fois, en devinant à chaque fois ce que vous ne voyez pas ; ce qui vaut presque autant que le meilleur compte comme juste.";
const puzzleState_ = (f: { number: Fact; right: Fact }): string => "Problème " + String(f.number) + (f.right === "yes" ? ", résolu" : f.right === "no" ? ", non résolu" : "");
const puzzleRight_ = (): string => "Résolu";
const puzzleWrong_ = (): string => "Non résolu";
const puzzleWorse_ = (f: { loss: Fact }): string => "Cela vous coûte " + String(f.loss) + " de vos chances de gagner.";
const puzzleBest_ = (f: { value: Fact }): string => "Le meilleur plan gagne " + String(f.value) + " des parties :";
const puzzleAgain_ = (): string => "Le revoir";
const puzzleNext_ = (): string => "Problème suivant";
const puzzleTry_ = (): string => "Le résoudre";
const puzzleToday_ = (): string => "Le problème du jour";
const noSuchPuzzle_ = (): string => "Il n’y a pas de tel problème.";
const skipLesson_ = (): string => "Passer cette leçon";
const noSuchLesson_ = (): string => "Cette leçon n’existe pas.";
const ruleInShort_ = (): string => "La règle en bref";
const yourTask_ = (): string => "Votre tâche";
const hintOf_ = (f: { count: Fact; number: Fact }): string => "Indice " + String(f.number) + " sur " + String(f.count);
const aHint_ = (): string => "Donnez-moi un indice";
const nextHint_ = (): string => "Indice suivant";
const lessonDone_ = (f: { number: Fact }): string => "Leçon " + String(f.number) + " terminée";
const notYet_ = (): string => "Pas encore";
const solved_ = (): string => "Réussi.";
const solvedAtOnce_ = (): string => "Réussi du premier coup.";
const thatFails_ = (): string => "Cela ne suffit pas.";
const whyOthersFail_ = (): string => "Pourquoi les autres façons échouent";
const lessonAgain_ = (): string => "Encore";
const putItBack_ = (): string => "Remettre en place";
const nextLesson_ = (f: { title: Fact }): string => "Suite : " + String(f.title);
const aWholeGame_ = (): string => "Jouer une partie entière";
const channelProposals_ = (): string => "Propositions";
const proposalsBindNobody_ = (): string => "Une proposition n’engage personne.";
const proposeSomething_ = (): string => "Proposer quelque chose";
const noProposalsNow_ = (): string => "Rien ne peut être proposé pour l’instant.";
const nothingProposed_ = (): string => "Rien ne vous a été proposé, et vous n’avez rien proposé.";
const proposes_ = (f: { by: Fact; to: Fact }): string => (f.by === "no" ? "Vous à " + String(f.to) + " :" : (f.to === "no" ? String(f.by) + " à vous :" : String(f.by) + " à " + String(f.to) + " :"));
const agree_ = (): string => "Accepter";
const refuse_ = (): string => "Refuser";
const brokenBy_ = (f: { names: Fact }): string => "Rompu par " + String(f.names) + ".";
const allHeardIt_ = (): string => "Tous l’ont entendu.";
const proposeTo_ = (): string => "À qui ?";
const proposeWhat_ = (): string => "Quoi ?";
const allMayHear_ = (): string => "Tous peuvent l’entendre";
const neverMind_ = (): string => "Annuler";
const chooseWhom_ = (): string => "Choisir à qui";
const chooseWhat_ = (): string => "Choisir quoi";
const proposeIt_ = (): string => "Proposer";
const verdict_ = (f: { verdict: Fact }): string => (f.verdict === "best" ? "Le meilleur" : f.verdict === "good" ? "Bon" : f.verdict === "doubtful" ? "Douteux" : "Erreur");
const noVerdict_ = (f: { verdict: Fact }): string => (f.verdict === "forced" ? "Rien d’autre n’était possible." : "Ce qui en a résulté n’a pas pu être jugé.");
const chanceLost_ = (f: { after: Fact; before: Fact }): string => "Chances de gagner " + String(f.before) + " → " + String(f.after);
const chanceIs_ = (f: { chance: Fact }): string => "Chances de gagner " + String(f.chance);
const betterWas_ = (): string => "Mieux valait";
const judgedOn_ = (): string => "Jugé d’après ce que vous pouviez savoir : ce qui vous était caché a été deviné, non regardé.";
const judgedPartly_ = (): string => "Jugé d’après ce que vous pouviez savoir. L’entraîneur a dû s’arrêter avant la fin de son travail.";
const yourMoves_ = (): string => "Vos coups";
const turningPoint_ = (f: { number: Fact }): string => "Tournant " + String(f.number);
const curveSays_ = (f: { first: Fact; last: Fact }): string => "Vos chances de gagner : " + String(f.first) + " au début, " + String(f.last) + " à la fin";
const youAhead_ = (): string => "Vous menez";
const even_ = (): string => "égalité";
const youBehind_ = (): string => "Vous êtes mené";
const coachWorks_ = (): string => "L’entraîneur parcourt la partie. Cela peut prendre une minute ou deux ; vous pouvez continuer entre-temps.";
const coachCan_ = (): string => "L’entraîneur peut dire quels coups ont décidé de la partie, et ce qui valait mieux.";
const coachFailed_ = (): string => "L’entraîneur n’est pas venu à bout de la partie. Il peut essayer encore une fois.";
const askCoach_ = (): string => "Demander à l’entraîneur";
const tabCoach_ = (): string => "Entraîneur";
const analyse_ = (): string => "Analyser";
const tryHereAgain_ = (): string => "Rejouer ce coup";
const tryTurnAgain_ = (f: { turn: Fact }): string => "Rejouer le tour " + String(f.turn);
const chanceToWin_ = (): string => "Vos chances de gagner, coup par coup";
const turned_ = (f: { after: Fact; before: Fact }): string => "Chances de gagner " + String(f.before) + " → " + String(f.after);
const replayFromHere_ = (): string => "Revoir à partir d’ici";
const whatDecided_ = (f: { count: Fact }): string => (f.count === 0 ? "Aucun coup n’a décidé à lui seul." : f.count === 1 ? "Un moment a été décisif." : f.count === 2 ? "Deux moments ont été décisifs." : String(f.count) + " moments ont été décisifs.");
const luckDecided_ = (f: { luck: Fact; own: Fact }): string => "Le hasard a décidé plus que vous : il a changé vos chances de gagner de " + String(f.luck) + " en tout ; de meilleurs coups vous auraient rapporté " + String(f.own) + ".";
const howFared_ = (): string => "Comment chacun s’en est tiré, et pourquoi";
const youCame_ = (f: { count: Fact; place: Fact }): string => "Vous finissez " + String(f.place) + " sur " + String(f.count) + ".";
const marginWon_ = (f: { mine: Fact; other: Fact }): string => "Vous en avez " + String(f.mine) + ", le suivant " + String(f.other) + ".";
const marginLost_ = (f: { mine: Fact; name: Fact; other: Fact }): string => String(UP(String(f.name))) + " en a " + String(f.other) + ", vous " + String(f.mine) + ".";
const faredAhead_ = (f: { points: Fact }): string => String(f.points) + " de plus que le suivant.";
const faredOut_ = (): string => "Éliminé.";
const faredLeft_ = (): string => "A quitté la partie.";
const faredBehind_ = (f: { points: Fact }): string => String(f.points) + " de moins que le premier.";
const faredLevel_ = (): string => "À égalité avec le premier ; les règles vous ont départagés.";
const chartStart_ = (): string => "début";
const chartSays_ = (f: { all: readonly string[] }): string => "À la fin : " + String(LIST(f.all));
const chartChance_ = (): string => "Chances de gagner";
const chartPoints_ = (): string => "Points";
const youThere_ = (): string => "Vous";
const why_ = (): string => "Pourquoi ?";
const causeMoment_ = (): string => "Le revoir";
const whyYouLost_ = (): string => "Ce qui vous a coûté la partie";
const faredOutIn_ = (f: { turn: Fact }): string => "Éliminé au tour " + String(f.turn) + ".";
const handOver_ = (): string => "Partir : un bot joue la suite…";
const handOverSure_ = (): string => "Oui, laisser ma place à un bot";
const toTheEndBots_ = (): string => "Jusqu’à la fin";
const toTheEndWhy_ = (): string => "Il ne reste que des bots : ils jouent la suite d’un trait.";
const youAreOut_ = (): string => "Vous êtes éliminé";
const howItCame_ = (): string => "Comment c’est arrivé";
const outAndNow_ = (f: { bots: Fact }): string => (f.bots === "yes" ? "Les robots continuent sans vous, même pendant une nouvelle partie." : "La partie continue sans vous. Suivez-la jusqu’au bout, ou revoyez ce qui s’est passé. Une nouvelle partie est une autre table ; celle-ci continue.");
const newGame_ = (): string => "Nouvelle partie";
const watchOn_ = (): string => "Suivre la partie";
const seeBoard_ = (): string => "Voir le plateau";
const seeEnd_ = (): string => "Voir comment cela a fini";
const nextLevel_ = (f: { name: Fact }): string => "Ensuite : " + String(f.name);
const nextLevelWhy_ = (f: { beaten: Fact; last: Fact; style: Fact }): string => (f.beaten === "yes" ? "Vous avez battu " + String(f.last) + "." : "Quand " + String(f.last) + " ne sera plus de taille contre vous :") + " " + String(f.style);
const playAgainst_ = (f: { name: Fact }): string => "Jouer contre " + String(f.name);
const opponentsTitle_ = (): string => "Adversaires : Baronage";
const pageOpponents_ = (): string => "Adversaires";
const chooseOpponent_ = (): string => "Choisissez un adversaire";
const fiveSit_ = (): string => "Cinq qui s’assoient à toutes les tables. Aucun ne voit plus que sa place ne permet.";
const fitsYou_ = (): string => "à votre mesure";
const levelOf_ = (f: { level: Fact; most: Fact }): string => "niveau " + String(f.level) + " sur " + String(f.most);
const character_ = (f: { character: Fact }): string => (f.character === "wat" ? "Wat le Glaneur" : f.character === "hob" ? "Hob du Péage" : f.character === "ysolt" ? "Dame Ysolt" : f.character === "anselm" ? "Sire Anselm" : "Le Régent gris");
const styleOf_ = (f: { character: Fact }): string => (f.character === "wat" ? "« Prend ce qui est devant lui et ne regarde pas plus loin. » Bon pour apprendre." : f.character === "hob" ? "« Voit ce qu’un coup rapporte aussitôt, et amasse. »" : f.character === "ysolt" ? "« Pense à la réponse à son coup, et joue solidement. »" : f.character === "anselm" ? "« Voit quelques tours à l’avance, et attaque tôt. »" : "« Pèse chaque plan, et ne pardonne rien. »");
const thinksSo_ = (f: { character: Fact }): string => (f.character === "wat" ? "aucun tour à l’avance, et souvent pas le meilleur plan" : f.character === "hob" ? "aucun tour à l’avance, et pas toujours le meilleur plan" : f.character === "ysolt" ? "aucun tour à l’avance, mais un plan solide" : f.character === "anselm" ? "recherche, quelques tours à l’avance" : "recherche, la plus longue, là où elle fait gagner ; quatre secondes au plus par décision");
const measuredSo_ = (f: { high: Fact; low: Fact; lower: Fact; played: Fact; seats: Fact; won: Fact }): string => (f.seats === 2 ? "gagne " + String(f.won) + " fois sur 100 contre " + String(f.lower) : "gagne " + String(f.won) + " fois sur 100 parmi d’autres comme " + String(f.lower) + ", à une table de " + String(f.seats)) + " (mesuré en " + String(f.played) + " parties : entre " + String(f.low) + " et " + String(f.high) + ")";
const toTheTable_ = (): string => "Vers la table";
const backToTable_ = (): string => "Table";
const finished_ = (): string => "terminée";
const soFar_ = (): string => "jusqu’ici";
const downloadRecord_ = (): string => "Télécharger la partie";
const movesAndTable_ = (): string => "Coups et table";
const replayTitle_ = (f: { game: Fact }): string => String(f.game) + " : rediffusion";
const tabMoves_ = (): string => "Coups";
const momentNumber_ = (f: { number: Fact }): string => "Moment " + String(f.number);
const theStart_ = (): string => "Le début";
const tryAgain_ = (): string => "Réessayer";
const sawNothing_ = (): string => "Ces yeux n’en ont rien vu.";
const setUp_ = (): string => "Tout est en place.";
const whoseEyes_ = (): string => "Par les yeux de qui";
const eyesAll_ = (): string => "Tous";
const eyesPublic_ = (): string => "Public";
const seeEverything_ = (): string => "Vous voyez tout.";
const seeWhatTheySaw_ = (): string => "Vous voyez ce que ces yeux voyaient à ce moment ; le reste demeure caché.";
const whoseSeat_ = (): string => "La place de qui";
const playOn_ = (f: { seat: Fact }): string => "Prenez " + String(f.seat) + " à ce moment ; des robots jouent le reste. C’est une partie à part.";
const playFromHere_ = (): string => "Jouer à partir d’ici";
const linkToMoment_ = (): string => "Lien vers ce moment";
const movesLater_ = (): string => "Quand la partie sera terminée, tous ses coups seront ici.";
const lastLines_ = (): string => "Les dernières lignes seulement";
const allLines_ = (f: { count: Fact }): string => "Les " + String(f.count) + " lignes";
const toTheStart_ = (): string => "Au début";
const run_ = (): string => "Lancer";
const moment_ = (): string => "Moment";
const noSuchPage_ = (): string => "Cette page n’existe pas.";
const waitsTitle_ = (f: { count: Fact }): string => "● " + String(f.count) + " " + (plural(f.count) === "one" ? "table vous attend" : "tables vous attendent") + " : Baronage";
const pagePlay_ = (): string => "Jouer";
const fiveGames_ = (): string => "Cinq jeux";
const oneClick_ = (): string => "Un clic, et un adversaire prend place ; à un ami il suffit d’un lien. L’arbitre connaît toutes les règles.";
const continue_ = (): string => "Continuer";
const newHere_ = (): string => "Première visite ?";
const startWith_ = (f: { game: Fact }): string => "Commencez par " + String(f.game) + ".";
const firstAgainstWat_ = (): string => "Wat le Glaneur est le plus doux de cinq adversaires, et votre intendant vous conseille quand vous le demandez.";
const firstGame_ = (): string => "Jouer votre première partie";
const firstFacts_ = (f: { length: Fact }): string => String(f.length) + ", sans compte";
const serverAway_ = (): string => "Le serveur ne répond pas. Nouvel essai toutes les quelques secondes.";
const playersLength_ = (f: { least: Fact; length: Fact; most: Fact }): string => String(f.least) + "–" + String(f.most) + " joueurs · " + String(f.length);
const againstBot_ = (): string => "Jouer contre un robot";
const againstBotGame_ = (f: { game: Fact }): string => "Jouer contre un robot : " + String(f.game);
const withFriend_ = (): string => "Jouer avec un ami";
const withFriendGame_ = (f: { game: Fact }): string => "Jouer avec un ami : " + String(f.game);
const devicePlay_ = (): string => "Sur cet appareil";
const devicePlayGame_ = (f: { game: Fact }): string => "Sur cet appareil : " + String(f.game);
const paceKind_ = (f: { kind: Fact }): string => (f.kind === "live" ? "en direct" : f.kind === "post" ? "par correspondance" : f.kind === "untimed" ? "sans pendule" : String(f.kind));
const findGame_ = (): string => "Trouvez-moi une partie";
const findIt_ = (): string => "Chercher";
const findHow_ = (): string => "Quelqu’un qui veut la même chose, et de force semblable, s’assied avec vous, et la partie commence aussitôt. Si personne ne vient en une minute, un robot est proposé.";
const ratedGame_ = (): string => "elle compte pour mon classement";
const seeking_ = (): string => "On cherche quelqu’un d’à peu près votre force. La partie commencera d’elle-même.";
const nobodyCame_ = (): string => "Personne n’est encore venu.";
const playWithBot_ = (f: { name: Fact }): string => "Jouer avec " + String(f.name);
const openTables_ = (): string => "Tables ouvertes";
const freeSeats_ = (f: { count: Fact; more: Fact }): string => String(f.count) + (f.more === "yes" ? " " + "et davantage" : "") + " avec une place libre";
const noneFree_ = (): string => "Aucune place libre en ce moment.";
const noneOpen_ = (): string => "Aucune n’est ouverte en ce moment.";
const whichGame_ = (): string => "Tables de quel jeu";
const allGames_ = (): string => "tous les jeux";
const whichPace_ = (): string => "Tables de quelle cadence";
const anyPace_ = (): string => "toutes les cadences";
const whichTables_ = (): string => "Tables où jouer ou à regarder";
const playAndWatch_ = (): string => "à jouer et à regarder";
const withFreeSeat_ = (): string => "avec une place libre";
const toWatch_ = (): string => "à regarder";
const openATable_ = (): string => "Ouvrir une table";
const noneOfKind_ = (): string => "Aucune n’est de cette sorte.";
const watch_ = (): string => "Regarder";
const goThere_ = (): string => "Y aller";
const moreTables_ = (): string => "Montrer plus de tables";
const takeYourTurn_ = (): string => "Jouer votre tour";
const myTables_ = (): string => "Mes tables";
const waitForYou_ = (f: { count: Fact }): string => String(f.count) + " " + (plural(f.count) === "one" ? "vous attend" : "vous attendent");
const noTablesYet_ = (): string => "Les tables où vous jouez seront ici.";
const waitingForOthers_ = (): string => "En attente des autres";
const groupFinished_ = (): string => "Terminées";
const putAway_ = (): string => "Ranger";
const allFinished_ = (f: { count: Fact }): string => "Les " + String(f.count) + " terminées";
const nothingPutAway_ = (): string => "Rien. Ce qui est terminé peut être rangé ; les autres joueurs le gardent dans leurs listes.";
const takeBack_ = (): string => "Reprendre";
const hidePutAway_ = (): string => "Cacher ce qui est rangé";
const whatPutAway_ = (): string => "Ce que j’ai rangé";
const wantsAgainShort_ = (f: { name: Fact }): string => String(f.name) + " veut rejouer";
const nobodyWon_ = (): string => "personne n’a gagné";
const youShare_ = (): string => "vous partagez la victoire";
const youWon_ = (): string => "vous avez gagné";
const youLost_ = (): string => "vous avez perdu";
const youWere_ = (f: { count: Fact; place: Fact }): string => "vous avez fini " + String(f.place) + " sur " + String(f.count);
const won_ = (f: { names: Fact }): string => "victoire : " + String(f.names);
const seatsFree_ = (f: { count: Fact }): string => String(f.count) + " " + (plural(f.count) === "one" ? "place libre" : "places libres");
const everybodyThere_ = (): string => "tout le monde est là";
const game_ = (): string => "Jeu";
const seats_ = (): string => "Places";
const eachBrings_ = (f: { paper: Fact }): string => "Chaque joueur apporte ceci et le garde : " + String(f.paper);
const noneGetsNew_ = (): string => "(qui n’en a pas en reçoit un neuf)";
const listed_ = (): string => "Tout le monde trouve cette table et peut regarder";
const variants_ = (): string => "Variantes";
const alteredRules_ = (): string => "Règles modifiées";
const alteredName_ = (): string => "Le nom d’un jeu aux chiffres modifiés, tel que le laboratoire l’affiche ; une telle table est privée.";
const openTheTable_ = (): string => "Ouvrir la table";
const playerLabel_ = (f: { label: Fact }): string => "Joueur " + String(f.label);
const whoSits_ = (): string => "Qui s’assoit où";
const seatLabel_ = (f: { label: Fact }): string => "Place " + String(f.label);
const hereDevice_ = (): string => "sur cet appareil";
const me_ = (): string => "moi";
const freeForAnybody_ = (): string => "libre pour tous";
const forPerson_ = (f: { name: Fact }): string => "pour " + String(f.name);
const forAFriend_ = (): string => "pour un ami qui a le lien";
const nameOf_ = (f: { label: Fact }): string => "Nom : " + String(f.label);
const brings_ = (): string => "apporte";
const whatBrings_ = (f: { label: Fact }): string => "Ce qu’apporte " + String(f.label);
const paceNone_ = (): string => "Sans pendule";
const paceLive10_ = (): string => "En direct, 10 minutes chacun";
const paceLive30_ = (): string => "En direct, 30 minutes chacun";
const pacePost1_ = (): string => "Par correspondance, un jour par coup";
const pacePost3_ = (): string => "Par correspondance, trois jours par coup";
const pace_ = (): string => "Cadence";
const deadlinesFall_ = (): string => "Les délais expirent";
const anyHour_ = (): string => "à toute heure";
const atHour_ = (f: { hour: Fact; zone: Fact }): string => "à " + String(f.hour) + " h (" + String(f.zone) + ")";
const noWeekends_ = (): string => "Jamais le samedi ni le dimanche";
const whoPlaysFor_ = (): string => "Qui joue à la place d’un absent";
const mondays_ = (): string => "le lundi";
const tuesdays_ = (): string => "le mardi";
const wednesdays_ = (): string => "le mercredi";
const thursdays_ = (): string => "le jeudi";
const fridays_ = (): string => "le vendredi";
const saturdays_ = (): string => "le samedi";
const sundays_ = (): string => "le dimanche";
const standIn_ = (f: { kind: Fact }): string => (f.kind === "nobody" ? "personne : il se tait chaque fois qu’on l’interroge" : f.kind === "bot" ? "un robot, jusqu’à son retour" : "un robot, jusqu’à ce qu’une autre personne soit demandée et vienne");
const paceLive_ = (f: { minutes: Fact }): string => "en direct, " + String(f.minutes) + " min chacun";
const paceIncrement_ = (f: { seconds: Fact }): string => ", et " + String(f.seconds) + " s par coup";
const pacePost_ = (f: { days: Fact; hours: Fact }): string => "par correspondance, " + (f.days === 0 ? String(f.hours) + " h" : f.days === 1 ? "un jour" : String(f.days) + " jours") + " par coup";
const pacePrinted_ = (): string => ", ou aussi longtemps que le disent les règles du jeu";
const paceUntil_ = (f: { hour: Fact; zone: Fact }): string => ", jusqu’à " + String(f.hour) + " h (" + String(f.zone) + ")";
const paceOff_ = (f: { days: Fact }): string => ", sauf " + String(f.days);
const ordinal_ = (f: { place: Fact }): string => (f.place === 1 ? "1er" : String(f.place) + "e");
const bots_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? "un robot" : String(f.count) + " robots");
const freePlaces_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? "une place libre" : String(f.count) + " places libres");
const itGoesOn_ = (): string => "la partie suit son cours";
const allChoose_ = (): string => "tous choisissent";
const whoMoves_ = (f: { count: Fact; who: Fact }): string => String(f.who) + " " + (plural(f.count) === "one" ? "joue" : "choisissent");
const with_ = (f: { who: Fact }): string => "avec " + String(f.who);
const onOneDevice_ = (): string => "sur cet appareil";
const aNumber_ = (f: { high: Fact; low: Fact }): string => "un nombre de " + String(f.low) + " à " + String(f.high);
const variantNumber_ = (f: { variant: Fact }): string => String(f.variant) + " : nombre";
const variantIs_ = (f: { value: Fact; variant: Fact }): string => String(f.variant) + " : " + String(f.value);
const variantOff_ = (f: { variant: Fact }): string => String(f.variant) + " : non";
const yourOwn_ = (): string => "le vôtre";
const bringOwn_ = (f: { variant: Fact }): string => "D’un fichier à vous : " + String(f.variant);
const drawOwn_ = (): string => "Dessiner le vôtre";
const drawBoard_ = (): string => "Dessiner votre plateau";
const drawTools_ = (): string => "Outils";
const drawRedo_ = (): string => "Rétablir";
const drawBegin_ = (): string => "Commencer avec …";
const drawClear_ = (): string => "Effacer";
const drawFaults_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? "Une chose ne va pas encore" : String(f.count) + " choses ne vont pas encore");
const drawGood_ = (): string => "On peut jouer sur ce plateau";
const drawShare_ = (): string => "Garder, partager, jouer";
const drawPlay_ = (): string => "Jouer sur ce plateau";
const drawDownload_ = (): string => "Télécharger";
const drawOpen_ = (): string => "Ouvrir un fichier";
const drawLink_ = (): string => "Copier le lien";
const accountOf_ = (f: { name: Fact }): string => String(f.name) + " : compte";
const signedInAs_ = (f: { login: Fact }): string => "connecté sous le nom " + String(f.login);
const aGuest_ = (): string => "invité, connu de ce seul navigateur";
const changeName_ = (): string => "Changer mon nom";
const changeSignIn_ = (): string => "Changer ma façon de me connecter";
const keepAccount_ = (): string => "Garder ce compte";
const signIn_ = (): string => "Se connecter";
const myPapers_ = (): string => "Mes documents";
const letProgramPlay_ = (): string => "Laisser jouer un programme";
const signOut_ = (): string => "Se déconnecter";
const myName_ = (): string => "Mon nom";
const takeName_ = (): string => "Prendre ce nom";
const name_ = (): string => "Nom";
const nameHint_ = (): string => "C’est ainsi que les autres vous voient. Aux tables où vous êtes déjà assis, vous gardez l’ancien nom.";
const howISignIn_ = (): string => "Comment je me connecte";
const changeIt_ = (): string => "Changer";
const keepTheAccount_ = (): string => "Garder le compte";
const othersSignedOut_ = (): string => "Tous les autres navigateurs sont déconnectés, et les jetons de vos programmes expirent.";
const keepWhy_ = (f: { name: Fact }): string => "Avec un identifiant et un mot de passe vous êtes " + String(f.name) + " sur tout appareil : vos tables et vos documents vous suivent.";
const signInName_ = (): string => "Identifiant";
const signInHint_ = (): string => "De 3 à 30 lettres et chiffres. Personne d’autre ne le voit.";
const presentPassword_ = (): string => "Mot de passe actuel";
const newPassword_ = (): string => "Nouveau mot de passe";
const password_ = (): string => "Mot de passe";
const passwordHint_ = (): string => "Au moins 8 caractères. Aucune adresse n’est demandée, donc personne ne peut vous en envoyer un nouveau : gardez-le bien.";
const noAccount_ = (): string => "Pas encore de compte ? Vous n’en avez pas besoin pour jouer. Un invité qui veut revenir choisit « Garder ce compte » dans le même menu.";
const nobodyAgain_ = (f: { name: Fact }): string => "Vous êtes un invité sans mot de passe : après cela, personne ne pourra plus être " + String(f.name) + ".";
const leftBehind_ = (f: { count: Fact; keep: Fact; name: Fact; when: Fact }): string => "Quand vous vous " + (f.when === "in" ? "connectez" : "déconnectez") + ", " + (plural(f.count) === "one" ? "la table où vous jouez sous le nom " + String(f.name) + " est abandonnée" : "les " + String(f.count) + " tables où vous jouez sous le nom " + String(f.name) + " sont abandonnées") + " pour de bon. Si vous voulez y continuer, d’abord : " + String(f.keep);
const grantAll_ = (): string => "Jouer et parler en mon nom";
const grantPlay_ = (): string => "Jouer, mais ne rien dire";
const grantTalk_ = (): string => "Parler, mais ne pas jouer";
const grantRead_ = (): string => "Regarder seulement";
const aDay_ = (): string => "un jour";
const aWeek_ = (): string => "une semaine";
const threeMonths_ = (): string => "trois mois";
const aYear_ = (): string => "un an";
const mayDo_ = (f: { may: Fact }): string => (f.may === "both" ? "joue et parle en votre nom" : f.may === "play" ? "joue en votre nom" : f.may === "talk" ? "parle en votre nom" : "regarde seulement");
const noProgram_ = (): string => "Aucun programme ne joue en votre nom pour l’instant.";
const aProgram_ = (): string => "Un programme";
const mayUntil_ = (f: { does: Fact; when: Fact }): string => String(f.does) + ", jusqu’au " + String(f.when);
const endToken_ = (f: { name: Fact }): string => "Supprimer le jeton : " + String(f.name);
const aProgramSmall_ = (): string => "un programme";
const end_ = (): string => "Supprimer";
const endAll_ = (): string => "Supprimer tous les jetons";
const tokenOnce_ = (): string => "Le jeton. Il n’est montré que cette fois ; donnez-le à votre programme et à personne d’autre.";
const token_ = (): string => "Jeton";
const programsWhy_ = (f: { interface: Fact }): string => "Un programme joue par la même porte que vous : un jeton lui permet de prendre une place en votre nom. Il ne peut jamais changer votre nom, votre mot de passe ni vos jetons, ni jeter vos documents. Quand vous changez de mot de passe, tous les jetons expirent. L’" + String(f.interface) + " est ouverte à tous.";
const interface_ = (): string => "interface";
const makeToken_ = (): string => "Créer un jeton";
const programName_ = (): string => "Nom du programme";
const programHint_ = (): string => "Vous seul le voyez. Il peut rester vide.";
const itMay_ = (): string => "Il peut";
const forHowLong_ = (): string => "Pendant";
const notNow_ = (): string => "Pas maintenant";
const more_ = (): string => "Plus";
const showField_ = (f: { field: Fact }): string => "Montrer le champ : " + String(f.field);
const mayBePrivate_ = (): string => "Elle est peut-être privée : dans ce cas, quelqu’un qui y est assis peut vous envoyer le lien entier. Quand la partie sera terminée, cette adresse suffira.";
const toFirstPage_ = (): string => "À la première page";
const pagePapers_ = (): string => "Documents";
const pageRules_ = (): string => "Règles";
const morePages_ = (): string => "Autres pages";
const pageAbout_ = (): string => "À propos";
const brandLink_ = (): string => "Baronage : à la première page";
const guest_ = (f: { number: Fact }): string => "Invité " + String(f.number);
const settingsTable_ = (): string => "Réglages, et cette table";
const settings_ = (): string => "Réglages";
const language_ = (): string => "Langue";
const languageName_ = (f: { language: Fact }): string => (f.language === "en" ? "English" : "Français");
const colours_ = (): string => "Couleurs";
const theme_ = (f: { theme: Fact }): string => (f.theme === "auto" ? "comme le système" : f.theme === "light" ? "claires" : "sombres");
const isShown_ = (): string => "Ce qui arrive est montré";
const setSound_ = (): string => "Un son quand c’est à moi de jouer";
const setFlash_ = (): string => "Le titre de la page dit quand c’est à moi de jouer";
const setKeys_ = (): string => "Les touches , . p s r parcourent ce qui arrive";
const setInstant_ = (): string => "Jouer au premier clic, mais jamais ce qui est envoyé sans retour";
const setNotation_ = (): string => "Montrer la notation, et un champ où taper des coups (la touche / l’ouvre à tout moment) ; les coups se tapent en anglais, comme dans les règles";
const thisTable_ = (): string => "Cette table";
const emergencyPause_ = (): string => "Prendre ma pause d’urgence…";
const pauseSure_ = (f: { hours: Fact }): string => "Oui : " + String(f.hours) + " heures de plus, une fois par partie";
const aDayMore_ = (): string => "Donner à tous un jour de plus";
const haltAll_ = (): string => "Demander un arrêt";
const haltHost_ = (): string => "Arrêter la table";
const haltAgree_ = (): string => "D’accord";
const haltWanted_ = (f: { names: Fact }): string => String(f.names) + " : un arrêt est souhaité, le temps de personne ne courrait. Il commence quand tous ceux qui jouent sont d’accord.";
const haltWaits_ = (): string => "Vous avez demandé un arrêt. Il commence quand tous ceux qui jouent sont d’accord.";
const haltedByAll_ = (): string => "La table est arrêtée, d’accord entre tous ceux qui jouent. Le temps de personne ne court.";
const haltedByHost_ = (): string => "L’hôte a arrêté la table. Le temps de personne ne court.";
const goOn_ = (): string => "Reprendre";
const remindName_ = (f: { name: Fact }): string => "Rappeler à " + String(f.name) + " de jouer";
const takeOff_ = (): string => "Retirer un joueur de sa place";
const takeOffWhy_ = (): string => "Un bot y joue la suite. Tous le lisent dans le journal, et la personne retirée ne revient pas à cette table.";
const takeOffBot_ = (f: { name: Fact }): string => String(f.name) + " : un bot joue la suite…";
const takeOffBotSure_ = (f: { name: Fact }): string => "Oui, retirer " + String(f.name) + " de sa place";
const takeOffOffer_ = (f: { name: Fact }): string => String(f.name) + " : une autre personne peut venir…";
const takeOffOfferSure_ = (f: { name: Fact }): string => "Oui, retirer " + String(f.name) + " et offrir la place";
const takeOffBefore_ = (): string => "Retirer";
const onHoliday_ = (f: { until: Fact }): string => "en congé jusqu’au " + String(f.until);
const holidayFrom_ = (f: { since: Fact }): string => "en congé dès le " + String(f.since);
const holidayTip_ = (): string => "Pendant les congés, l’horloge s’arrête aux tables par correspondance.";
const holidays_ = (): string => "Congés";
const holidaysWhy_ = (): string => "Ces jours-là, vos horloges s’arrêtent à toutes les tables par correspondance. Ceux qui jouent avec vous voient jusqu’à quand vous êtes absent.";
const holidaysLeft_ = (f: { left: Fact; most: Fact }): string => "Il reste " + String(f.left) + " jours sur " + String(f.most) + " cette année.";
const holidayDays_ = (f: { first: Fact; last: Fact }): string => "Du " + String(f.first) + " au " + String(f.last);
const holidayFirst_ = (): string => "Du";
const holidayLast_ = (): string => "Au";
const holidayTake_ = (): string => "Prendre ces jours";
const holidayBack_ = (): string => "Je suis de retour";
const holidayGiveUp_ = (): string => "Y renoncer";
const signInToMove_ = (): string => "Connectez-vous : c’est à vous de jouer";
const inviteByName_ = (): string => "Ou invitez quelqu’un par son nom";
const inviteByNameHint_ = (): string => "La personne nommée trouve la table sur la première page, et reçoit un avis.";
const invitedNames_ = (f: { names: Fact }): string => "Invités : " + String(f.names) + ".";
const invite_ = (): string => "Inviter";
const invitations_ = (): string => "Invitations";
const invitedBy_ = (f: { name: Fact; pace: Fact }): string => String(f.name) + " vous invite · " + String(f.pace);
const decline_ = (f: { game: Fact }): string => "Décliner : " + String(f.game);
const declineShort_ = (): string => "Décliner";
const sendAway_ = (): string => "Renvoyer un joueur";
const expelWhy_ = (f: { rule: Fact }): string => "Pour qui a montré à d’autres ce qu’il avait envoyé en secret (" + String(f.rule) + "). Il est aussitôt hors de la partie ; la troisième fois, toutes vos tables lui sont fermées.";
const sendAwayName_ = (f: { name: Fact }): string => "Renvoyer " + String(f.name) + "…";
const sendAwaySure_ = (f: { name: Fact }): string => "Oui, " + String(f.name) + " est hors de la partie";
const resign_ = (): string => "Abandonner…";
const resignSure_ = (): string => "Oui, abandonner";
const standingAnswers_ = (): string => "Réponses d’avance";
const standingHelp_ = (): string => "Essayées dans l’ordre chaque fois qu’on m’interroge ; une par ligne, en notation anglaise. Aucune : me demander. La page des règles dit ce que connaît un jeu.";
const keepThem_ = (): string => "Les garder";
const atOnce_ = (): string => "aussitôt";
const quick_ = (): string => "vite";
const usual_ = (): string => "normalement";
const slow_ = (): string => "lentement";
const aboutTitle_ = (): string => "À propos : Baronage";
const aboutWhat_ = (): string => "Une table pour des jeux de stratégie de barons, de clans et de protecteurs, avec un arbitre qui connaît toutes les règles et ne se lasse jamais. Il montre ce que vous pouvez faire, garde secret ce qui est secret, et quand il refuse un coup il nomme la règle.";
const aboutSeed_ = (): string => "Chaque mélange est tiré d’une graine dont l’empreinte est montrée avant la première carte, et qui est montrée elle-même à la fin : chacun peut vérifier.";
const aboutWhose_ = (): string => "Les jeux appartiennent à ceux qui les ont faits. Baronage est un programme indépendant : ils ne l’ont ni fait, ni commandé, ni approuvé. Ses pages de règles sont écrites avec nos propres mots et ses images sont nos propres dessins ; rien n’est repris des livrets, sinon la façon de jouer. Si un jeu vous plaît ici, cherchez ses auteurs.";
const aboutLicence_ = (): string => "Baronage est un logiciel libre sous licence MIT. La licence couvre notre code, nos mots et nos dessins. Elle ne peut couvrir les jeux eux-mêmes, leurs noms, ni les textes et illustrations de leurs auteurs : ces droits restent à leurs détenteurs.";
const aboutFonts_ = (f: { licences: Fact }): string => "La page est composée en Alegreya et Source Sans 3. " + String(f.licences) + ".";
const aboutLicences_ = (): string => "Licences de ce qui est intégré";
const aboutDoor_ = (f: { interface: Fact }): string => "Les programmes jouent par la même porte : " + String(f.interface) + ".";
const aboutInterface_ = (): string => "l’interface (OpenAPI)";
const aboutWhoseTitle_ = (): string => "À qui sont ces jeux";
const aboutMay_ = (): string => "Ce qu’on peut faire de Baronage";
const rulesTitle_ = (): string => "Règles : Baronage";
const rulesOfTitle_ = (f: { game: Fact }): string => String(f.game) + " : règles";
const inTheseRules_ = (): string => "Dans ces règles";
const backToReplay_ = (): string => "Retour à la rediffusion";
const backToTheTable_ = (): string => "Retour à la table";
const contents_ = (): string => "Sommaire";
const noRule_ = (f: { rule: Fact }): string => "Il n’y a pas de règle " + String(f.rule) + " dans ce jeu.";
const found_ = (f: { count: Fact; most: Fact; words: Fact }): string => (f.count === 0 ? "Aucune règle" : f.count === 1 ? "Une règle" : String(f.count) + " règles") + " sur « " + String(f.words) + " »" + (f.most === 0 ? "" : " " + "; les " + String(f.most) + " plus proches sont montrées") + ".";
const allRulesBack_ = (): string => "Retour à toutes les règles";
const searchThese_ = (): string => "Chercher dans ces règles";
const searchRules_ = (): string => "Chercher dans les règles";
const andMore_ = (f: { count: Fact }): string => "… et " + String(f.count) + " de plus.";
const noRuleAbout_ = (): string => "Aucune règle n’en parle.";
const allRulesOf_ = (f: { game: Fact }): string => "Toutes les règles : " + String(f.game);
const ruleMissing_ = (): string => "Cette règle n’est pas sur la page des règles.";
const ruleNamed_ = (f: { rule: Fact }): string => "Règle " + String(f.rule);
const papersTitle_ = (): string => "Documents : Baronage";
const papersWhat_ = (): string => "Ce que vous gardez d’une partie à l’autre.";
const noJson_ = (f: { file: Fact }): string => String(f.file) + " ne peut être lu : ce n’est pas un document JSON.";
const holdsNo_ = (f: { file: Fact; kind: Fact }): string => String(f.file) + " ne contient pas de document de cette sorte : " + String(f.kind) + ".";
const importA_ = (f: { kind: Fact }): string => "Importer : " + String(f.kind);
const newKind_ = (f: { kind: Fact }): string => "Créer : " + String(f.kind);
const noPapers_ = (f: { kind: Fact }): string => "Vous n’en gardez pas encore (" + String(f.kind) + "). Créez-en un ici, ou prenez place à une table où chaque joueur en apporte un : qui n’en a pas commence avec un neuf et le garde.";
const gamesPlayed_ = (f: { count: Fact; when: Fact }): string => (f.count === 0 ? "Aucune partie jouée" : f.count === 1 ? "1 partie jouée" : String(f.count) + " parties jouées") + " ici, changé le " + String(f.when);
const fromFileTip_ = (): string => "Ce qu’il raconte de parties passées, personne ici ne l’a vu";
const fromFile_ = (): string => "d’un fichier";
const inUse_ = (): string => "en jeu à une table";
const aNew_ = (f: { kind: Fact }): string => "Nouveau document : " + String(f.kind);
const makeIt_ = (): string => "Créer";
const writtenSo_ = (f: { help: Fact; words: Fact }): string => String(f.help) + " Cela s’écrit ainsi : " + String(f.words);
const usualOne_ = (): string => "L’habituel, à mon nom";
const leaveEmpty_ = (): string => "Laissez vide pour l’habituel. Mettez un nom de plusieurs mots entre \"guillemets droits\".";
const export_ = (): string => "Exporter";
const print_ = (): string => "Imprimer";
const throwAway_ = (): string => "Oui, le jeter";
const delete_ = (): string => "Supprimer…";
const betweenGames_ = (): string => "Entre deux parties";
const inUseNow_ = (): string => "Il est en jeu à une table ; quand cette partie sera terminée il reviendra, et pourra être changé de nouveau.";
const editWhich_ = (f: { edit: Fact }): string => String(f.edit) + " : lequel";
const editWords_ = (f: { edit: Fact }): string => String(f.edit) + " : mots";
const none_ = (): string => "aucun";
const mark_ = (f: { mark: Fact }): string => (f.mark === "new" ? "nouveau" : "disparu");
const aNewOne_ = (f: { kind: Fact }): string => "neuf (" + String(f.kind) + ")";
const eachBringsShort_ = (f: { paper: Fact }): string => "Chaque joueur apporte : " + String(f.paper);
const comesBack_ = (): string => "Ce que vous apportez vous revient comme la partie le laisse ; un document neuf est à vous dès lors.";
const papersOf_ = (f: { kind: Fact }): string => "Documents : " + String(f.kind);
const takeHome_ = (): string => "Vous emportez";
const toUseWon_ = (f: { paper: Fact }): string => "Pour employer ce qui a été gagné : " + String(f.paper);
const beforeAndAfter_ = (): string => "Avant la partie, et après.";
const profileTitle_ = (f: { name: Fact }): string => String(f.name) + " : Baronage";
const hereSince_ = (f: { when: Fact }): string => "ici depuis " + String(f.when);
const ratings_ = (): string => "Classement";
const ratingsTitle_ = (): string => "Classement : Baronage";
const ratingsWhat_ = (): string => "Joueurs et robots sur une même échelle, pour chaque jeu et chaque nombre de joueurs. Le point est ce qu’ils ont montré, le trait dit avec quelle certitude : 95 sur 100 s’y trouveraient. Un écart de 400 veut dire dix contre un à deux joueurs.";
const bandIs_ = (): string => "la bande est là où se trouveraient 95 sur 100";
const giveOrTake_ = (f: { count: Fact }): string => "± " + String(f.count);
const ratingNew_ = (): string => "nouveau";
const ratingGames_ = (f: { games: Fact; seats: Fact }): string => String(f.games) + " " + (plural(f.games) === "one" ? "partie" : "parties") + ", " + String(f.seats) + " joueurs";
const gamesCount_ = (f: { games: Fact }): string => String(f.games) + " " + (plural(f.games) === "one" ? "partie" : "parties");
const noRatedGames_ = (): string => "Pas encore de partie classée.";
const nobodyRated_ = (): string => "Personne n’a encore joué cinq parties classées de ce genre.";
const seatCount_ = (f: { count: Fact }): string => String(f.count) + " joueurs";
const anchor_ = (): string => "robot, repère";
const anchorWhy_ = (): string => "toujours le même";
const bot_ = (): string => "robot";
const byPost_ = (): string => "Par correspondance";
const answersWithin_ = (f: { hours: Fact }): string => "Répond en " + (f.hours === 1 ? "une heure" : String(f.hours) + " h") + ", neuf fois sur dix.";
const answersLate_ = (): string => "Laisse passer le délai plus d’une fois sur dix.";
const inTime_ = (f: { count: Fact; done: Fact }): string => String(f.done) + " des " + String(f.count) + " dernières à temps";
const firstPlaces_ = (): string => "Premières places";
const inHundred_ = (f: { count: Fact }): string => String(f.count) + " sur 100";
const recentGames_ = (): string => "Parties";
const allInArchive_ = (): string => "Toutes dans les archives";
const placeOf_ = (f: { count: Fact; place: Fact }): string => String(f.place) + " sur " + String(f.count);
const noResult_ = (): string => "sans résultat";
const againstPerson_ = (f: { name: Fact }): string => "Contre " + String(f.name);
const met_ = (f: { lost: Fact; name: Fact; shared: Fact; won: Fact }): string => "Vous avez eu la meilleure place " + String(f.won) + " fois, " + String(f.name) + " " + String(f.lost) + " fois" + (f.shared === 0 ? "." : ", et vous l’avez partagée " + String(f.shared) + " fois.");
const aFriend_ = (): string => "Ami";
const noFriend_ = (): string => "N’est plus un ami";
const block_ = (): string => "Bloquer …";
const blockSure_ = (): string => "Oui, bloquer";
const unblock_ = (): string => "Ne plus bloquer";
const blockMeans_ = (): string => "Qui est bloqué ne voit pas votre page, ne s’assied pas à vos tables, et vous ne lisez rien de ce qu’il dit. On ne le lui dit pas.";
const shownTo_ = (f: { shown: Fact }): string => "Cette page est vue par " + (f.shown === "all" ? "tout le monde" : f.shown === "members" ? "ceux qui ont un compte" : f.shown === "friends" ? "ceux que vous appelez amis" : "vous seul") + " ; vos parties en cours et vos conversations, par personne.";
const changeThat_ = (): string => "Changer cela";
const myPage_ = (): string => "Ma page";
const seeMyPage_ = (): string => "Voir ma page telle qu’elle est";
const myData_ = (): string => "Moi et mes données";
const nothingKept_ = (): string => "On ne garde rien de vous : vous êtes un invité qui n’a pas encore joué.";
const whoSees_ = (): string => "Qui voit ma page";
const shownKind_ = (f: { shown: Fact }): string => (f.shown === "all" ? "tout le monde" : f.shown === "members" ? "ceux qui ont un compte" : f.shown === "friends" ? "ceux que j’appelle amis" : "moi seul");
const partTells_ = (): string => "Ce que dit ma page, et à qui";
const pagePart_ = (f: { part: Fact }): string => (f.part === "ratings" ? "ma force" : f.part === "results" ? "combien de fois j’ai été premier" : f.part === "reliability" ? "en combien de temps je réponds par correspondance" : f.part === "recent" ? "mes dernières parties" : f.part === "fiefdoms" ? "mes Fiefdoms" : "quelles leçons j’ai faites");
const partToldTo_ = (f: { shown: Fact }): string => (f.shown === "friends" ? "Vous seul et ceux que vous appelez amis le voyez." : "Vous seul le voyez.");
const fiefdoms_ = (): string => "Fiefdoms";
const fiefdomOf_ = (f: { game: Fact; games: Fact }): string => String(f.game) + ", " + (f.games === 0 ? "pas encore joué" : plural(f.games) === "one" ? "après une partie" : "après " + String(f.games) + " parties");
const challenge_ = (f: { name: Fact }): string => "Défier " + String(f.name);
const challengeHow_ = (f: { name: Fact }): string => "Une place est gardée pour " + String(f.name) + ", qui apprend que vous l’invitez. Vous pouvez partir entre-temps : la table vous attend tous les deux.";
const challengeSend_ = (): string => "Envoyer le défi";
const neverListed_ = (): string => "Les parties en cours et les conversations ne sont jamais montrées.";
const friends_ = (): string => "Amis";
const noFriendsYet_ = (): string => "Vous n’avez pas encore d’amis ici : cela se fait sur la page de quelqu’un.";
const lineHidden_ = (f: { why: Fact }): string => (f.why === "blocked" ? "Vous avez bloqué celui qui a dit cela." : "Cette ligne a été retirée.");
const blocked_ = (): string => "Bloqués";
const passkeys_ = (): string => "Clés d’accès";
const passkeysWhat_ = (): string => "Avec une clé d’accès, vous revenez par le doigt, le visage ou le verrou de votre appareil, sans mot de passe.";
const passkeySince_ = (f: { when: Fact }): string => "depuis le " + String(f.when);
const passkeyUsed_ = (f: { when: Fact }): string => "dernier usage le " + String(f.when);
const passkeyRemove_ = (): string => "La retirer";
const passkeyAdd_ = (): string => "Ajouter une clé d’accès sur cet appareil";
const passkeyNone_ = (): string => "Aucune clé d’accès n’a été créée ni présentée. Rien n’a changé.";
const passkeyInstead_ = (): string => "Ou sans mot de passe : choisissez le nom de connexion ci-dessus, puis";
const keepByPasskey_ = (): string => "Garder par une clé d’accès";
const enterByPasskey_ = (): string => "Se connecter par une clé d’accès";
const whereSignedIn_ = (): string => "Où je suis connecté";
const aBrowser_ = (): string => "un navigateur";
const signedSince_ = (f: { when: Fact }): string => "depuis le " + String(f.when);
const thisBrowser_ = (): string => "celui-ci";
const takeOrDelete_ = (): string => "Emporter, ou effacer";
const dataWhat_ = (): string => "Le fichier contient tout ce qui est gardé de vous : compte, tables, conversations, documents, classement, amis, tournois, congés, adresses pour les avis.";
const takeHomeAll_ = (): string => "Tout emporter";
const deleteMe_ = (): string => "M’effacer …";
const deleteSure_ = (): string => "Oui, m’effacer pour de bon";
const deleteMeans_ = (): string => "Vos parties restent, car d’autres les ont jouées aussi ; votre nom en est ôté, et ce que vous avez dit est retiré. Vous quittez les tables qui n’ont pas commencé, et vous abandonnez là où un jeu le permet. Personne ne peut revenir là-dessus.";
const archive_ = (): string => "Archives";
const archiveTitle_ = (): string => "Archives : Baronage";
const archiveOpening_ = (): string => "Premiers coups, en notation";
const openedAlike_ = (): string => "Parties ouvertes de même";
const archiveNone_ = (): string => "Aucune partie terminée n’est ainsi.";
const archivePerson_ = (): string => "Joueur, par identifiant";
const archiveEnding_ = (): string => "Fin";
const archiveClear_ = (): string => "Effacer";
const any_ = (): string => "toutes";
const leastTurns_ = (): string => "Tours, au moins";
const mostTurns_ = (): string => "Tours, au plus";
const sortedBy_ = (): string => "Dans l’ordre";
const sortNewest_ = (): string => "des plus récentes";
const sortLongest_ = (): string => "des plus longues";
const ratedOnly_ = (): string => "classées seulement";
const withoutBots_ = (): string => "sans robots";
const myGamesOnly_ = (): string => "les miennes, privées aussi";
const afterTurns_ = (f: { turns: Fact }): string => "après " + String(f.turns) + " " + (plural(f.turns) === "one" ? "tour" : "tours");
const asText_ = (): string => "en texte";
const asJson_ = (): string => "en JSON";
const asPicture_ = (): string => "en image";
const pageBefore_ = (): string => "Plus récentes";
const pageAfter_ = (): string => "Plus anciennes";
const watchTitle_ = (): string => "Regarder : Baronage";
const watchNow_ = (): string => "Parties en cours";
const noneRunning_ = (): string => "Aucune partie publique n’est en cours.";
const playedLate_ = (): string => "Jouées récemment";
const watchingCount_ = (f: { count: Fact }): string => String(f.count) + " " + (plural(f.count) === "one" ? "spectateur" : "spectateurs");
const keeperPage_ = (): string => "La page du gardien";
const keeperTitle_ = (): string => "Gardien : Baronage";
const allWell_ = (): string => "Tout va bien.";
const notWell_ = (): string => "Quelque chose demande un coup de main.";
const reportsWait_ = (f: { count: Fact }): string => (f.count === 0 ? "Aucun signalement n’attend." : plural(f.count) === "one" ? "Un signalement attend." : String(f.count) + " signalements attendent.");
const measureTables_ = (): string => "Tables en cours";
const measureConnections_ = (f: { count: Fact }): string => (f.count === 0 ? "personne n’est connecté" : plural(f.count) === "one" ? "un navigateur ou programme connecté" : String(f.count) + " navigateurs et programmes connectés");
const upSince_ = (f: { when: Fact }): string => "En marche depuis " + String(f.when) + ".";
const noReports_ = (): string => "Personne n’a rien signalé.";
const measureMove_ = (): string => "Durée d’un coup";
const measureMoveWhat_ = (): string => "99 sur 100 ne durent pas plus longtemps";
const measureNoMove_ = (): string => "pas encore";
const milliseconds_ = (f: { count: Fact }): string => String(f.count) + " ms";
const measureProcessor_ = (): string => "Processeur";
const measureProcessorWhat_ = (): string => "d’un cœur, depuis le démarrage";
const percent_ = (f: { count: Fact }): string => String(f.count) + " %";
const percentHardly_ = (): string => "moins de 1 %";
const runsOn_ = (): string => "Sur quoi tourne le serveur";
const runsVersion_ = (): string => "Version";
const runsDatabase_ = (): string => "Base de données";
const runsCopy_ = (): string => "Copie";
const copyNone_ = (): string => "aucune n’a encore été faite : baronage backup en fait une";
const copyMade_ = (f: { size: Fact; tables: Fact; when: Fact }): string => String(f.when) + " : " + (plural(f.tables) === "one" ? "une table" : String(f.tables) + " tables") + ", " + String(f.size) + " Mo ; pas remise en place à l’essai";
const copyTried_ = (f: { size: Fact; tables: Fact; when: Fact }): string => String(f.when) + " : " + (plural(f.tables) === "one" ? "une table" : String(f.tables) + " tables") + ", " + String(f.size) + " Mo ; remise en place à l’essai";
const runsCertificate_ = (): string => "Certificat";
const certificateDays_ = (f: { days: Fact }): string => (plural(f.days) === "one" ? "valable encore un jour" : "valable " + String(f.days) + " jours");
const needsHand_ = (): string => "Demande un coup de main";
const silentSince_ = (f: { days: Fact }): string => (plural(f.days) === "one" ? "rien ne s’est passé depuis un jour" : "rien ne s’est passé depuis " + String(f.days) + " jours");
const runsWriting_ = (): string => "Écriture";
const runsQueue_ = (f: { count: Fact }): string => (plural(f.count) === "one" ? "un changement attend d’être écrit" : String(f.count) + " changements attendent d’être écrits");
const runsNothingWaits_ = (): string => "rien n’attend d’être écrit";
const reportedWords_ = (): string => "Ce qu’écrit la personne qui signale :";
const seePage_ = (): string => "La page de la personne";
const reasonFirst_ = (): string => "d’abord le motif, puis l’acte";
const measureMembers_ = (): string => "Membres";
const measureNew_ = (f: { count: Fact }): string => String(f.count) + " de plus cette semaine";
const measureMuted_ = (f: { count: Fact }): string => String(f.count) + " muets ou bannis";
const reports_ = (): string => "Signalements";
const lastActs_ = (): string => "Derniers actes";
const noActs_ = (): string => "Aucun encore.";
const keepersActs_ = (): string => "Ce que les gardiens ont fait et qui vous concerne";
const deed_ = (f: { by: Fact; kind: Fact; name: Fact }): string => String(f.by) + " " + (f.kind === "warn" ? "a averti " + String(f.name) + " :" : f.kind === "mute" ? "a rendu " + String(f.name) + " muet :" : f.kind === "ban" ? "a banni " + String(f.name) + " :" : f.kind === "lift" ? "a levé ce qui pesait sur " + String(f.name) + " :" : f.kind === "line" ? "a retiré une ligne de " + String(f.name) + " :" : f.kind === "end" ? "a mis fin à une table :" : f.kind === "void" ? "a déclaré une partie nulle :" : f.kind === "words" ? "a changé la liste des mots indésirables :" : "n’a rien trouvé à reprocher à " + String(f.name) + " :");
const answered_ = (f: { words: Fact }): string => "réponse : " + String(f.words);
const reportedBy_ = (f: { by: Fact; why: Fact }): string => "signalé par " + String(f.by) + " pour " + (f.why === "talk" ? "ses propos" : f.why === "leaving" ? "avoir quitté des parties" : f.why === "cheating" ? "tricherie" : f.why === "name" ? "son nom" : "autre chose");
const whyReported_ = (f: { why: Fact }): string => (f.why === "talk" ? "ses propos" : f.why === "leaving" ? "avoir quitté des parties" : f.why === "cheating" ? "tricherie" : f.why === "name" ? "son nom" : "autre chose");
const theTable_ = (): string => "la table";
const theTournament_ = (): string => "le tournoi";
const actsBefore_ = (f: { count: Fact }): string => (f.count === 0 ? "rien auparavant" : plural(f.count) === "one" ? "un acte auparavant" : String(f.count) + " actes auparavant");
const reason_ = (): string => "Motif, qui est communiqué :";
const actWarn_ = (): string => "Avertir";
const actMute_ = (): string => "Rendre muet 7 jours";
const actBan_ = (): string => "Bannir …";
const actBanSure_ = (): string => "Oui, bannir 30 jours";
const actLine_ = (): string => "Retirer la ligne";
const actEnd_ = (): string => "Mettre fin à la table";
const actVoid_ = (): string => "Déclarer la partie nulle et non avenue";
const keeperTable_ = (): string => "Une table à régler";
const tableAddress_ = (): string => "Adresse de la table";
const tableActsTold_ = (): string => "Une table s’arrête sans résultat ; une partie finie demeure, et ne compte pour rien. Ceux qui y étaient le lisent avec votre nom et la raison.";
const unwantedWords_ = (): string => "Mots indésirables";
const unwantedWordsWhy_ = (): string => "Un par ligne. Dans la conversation, ils sont masqués avant que quiconque les lise ; un nouveau nom de personne, de place ou de tournoi qui en contient un est refusé.";
const reportLine_ = (f: { name: Fact }): string => "Signaler ce qu’a dit " + String(f.name);
const actNone_ = (): string => "Rien à reprocher";
const actsTold_ = (): string => "La personne concernée apprend quoi, pourquoi et pour combien de temps, et peut répondre. Chaque acte est consigné avec votre nom. Être muet empêche de parler, jamais de jouer.";
const reportName_ = (f: { name: Fact }): string => "Signaler " + String(f.name) + " …";
const reportIt_ = (): string => "Signaler";
const reportHow_ = (): string => "Le gardien de ce serveur le lira. Personne d’autre n’apprend de qui cela vient.";
const reportWhy_ = (): string => "Pour";
const reportWords_ = (): string => "Avec vos mots";
const larger_ = (): string => "Plus grand";
const smaller_ = (): string => "Plus petit";
const wholeBoard_ = (): string => "Tout le plateau";
const parts_ = (): string => "Parties du plateau";
const manyDeeds_ = (f: { count: Fact }): string => String(f.count) + " choses peuvent être faites avec cela.";
const of_ = (f: { top: Fact; value: Fact }): string => String(f.value) + " sur " + String(f.top);
const noAnswer_ = (): string => "Le serveur ne répond pas.";
const serverError_ = (f: { status: Fact }): string => "le serveur répond par l’erreur " + String(f.status) + ".";
const noAnswerSent_ = (): string => "Le serveur ne répond pas. On verra à son retour si ceci est arrivé.";
const noAnswerUnsent_ = (): string => "Le serveur ne répond pas. Essayez de nouveau quand il sera revenu.";
const arms_ = (): string => "Mes armoiries";
const armsWhat_ = (): string => "Vos armoiries figurent à côté de votre nom : dans les listes, aux tournois, sur votre page. On les choisit une fois pour toutes. À une table, chacun porte l’écu de sa place.";
const armsOfGuest_ = (): string => "Un invité porte un écu en pointillé. Qui garde un compte choisit ses armoiries : une couleur, et ce qui est peint dessus.";
const armsColour_ = (): string => "Couleur";
const armsCharge_ = (): string => "Ce qui est peint dessus";
const armsTake_ = (): string => "Prendre ces armoiries";
const armsTakeSure_ = (): string => "Oui, pour toujours";
const armsAre_ = (f: { look: Fact }): string => "Vos armoiries : " + String(f.look);
const armsLook_ = (f: { charge: Fact; tincture: Fact }): string => String(f.charge) + " sur fond " + String(f.tincture) + ".";
const tincture_ = (f: { tincture: Fact }): string => (f.tincture === "red" ? "rouge" : f.tincture === "blue" ? "bleu" : f.tincture === "green" ? "vert" : f.tincture === "gold" ? "or" : f.tincture === "purple" ? "pourpre" : f.tincture === "teal" ? "bleu canard" : f.tincture === "black" ? "noir" : f.tincture === "rose" ? "rose" : f.tincture === "white" ? "blanc" : f.tincture === "orange" ? "orange" : f.tincture === "sky" ? "bleu ciel" : "brun");
const charge_ = (f: { charge: Fact }): string => (f.charge === "chevron" ? "Chevron" : f.charge === "bend" ? "Bande en biais" : f.charge === "pale" ? "Bande verticale" : f.charge === "fess" ? "Bande horizontale" : f.charge === "saltire" ? "Croix en biais" : f.charge === "lozenge" ? "Losange" : f.charge === "cross" ? "Croix" : f.charge === "roundel" ? "Disque" : f.charge === "pile" ? "Pointe" : f.charge === "chief" ? "Bande supérieure" : f.charge === "quarterly" ? "Quartiers" : f.charge === "bars" ? "Deux barres horizontales" : f.charge === "pallets" ? "Deux barres verticales" : f.charge === "mullet" ? "Étoile" : f.charge === "flaunches" ? "Deux arcs" : "Bordure");
const search_ = (): string => "Chercher";
const searchWhat_ = (): string => "Une personne, un jeu…";
const searchNothing_ = (): string => "Rien n’a été trouvé. On trouve les personnes par le début de leur nom.";
const searchPeople_ = (): string => "Personnes";
const searchGames_ = (): string => "Jeux";
const searchPlay_ = (): string => "y jouer";
const bell_ = (f: { count: Fact }): string => (f.count === 0 ? "Ce qui vous attend" : plural(f.count) === "one" ? "Ce qui vous attend : une nouveauté" : "Ce qui vous attend : " + String(f.count) + " nouveautés");
const bellTitle_ = (): string => "Ce qui vous attend";
const bellNothing_ = (): string => "Rien ne vous attend pour l’instant.";
const bellSettings_ = (): string => "Ce qu’on vous annonce, et où";
const bellInvited_ = (f: { name: Fact }): string => String(f.name) + " vous invite à une table.";
const pageTournaments_ = (): string => "Tournois";
const noTournament_ = (): string => "Ce tournoi n’existe pas.";
const tournamentsNone_ = (): string => "Aucun tournoi n’est annoncé. Créez-en un : il paraîtra ici et sur la première page.";
const tournamentsKind_ = (f: { kind: Fact }): string => (f.kind === "announced" ? "À venir" : f.kind === "running" ? "En cours" : "Terminés");
const tournamentsAll_ = (): string => "Tous les tournois";
const tournamentNext_ = (): string => "Prochain tournoi";
const tournamentMake_ = (): string => "Créer un tournoi";
const tournamentMakeHow_ = (): string => "Il faut un mot de passe pour en créer un.";
const tournamentAnnounce_ = (): string => "L’annoncer";
const tournamentForm_ = (f: { form: Fact }): string => (f.form === "arena" ? "Arène" : f.form === "swiss" ? "Système suisse" : f.form === "round-robin" ? "Toutes rondes" : f.form === "knock-out" ? "Élimination directe" : "Championnat");
const tournamentAbout_ = (f: { form: Fact; game: Fact; pace: Fact; seats: Fact }): string => String(f.game) + ", " + String(f.form) + ", " + String(f.pace) + ". " + String(f.seats) + " par table.";
const tournamentStarts_ = (f: { when: Fact }): string => "Début : " + String(f.when) + ".";
const tournamentCount_ = (f: { count: Fact }): string => (f.count === 0 ? "personne encore" : f.count === 1 ? "une participation" : String(f.count) + " participants");
const tournamentHosted_ = (f: { host: Fact }): string => "Organisé par " + String(f.host) + ".";
const tournamentStatus_ = (f: { status: Fact }): string => (f.status === "announced" ? "à venir" : f.status === "running" ? "en cours" : f.status === "over" ? "terminé" : "annulé");
const tournamentWinners_ = (f: { count: Fact; names: Fact }): string => (plural(f.count) === "one" ? String(f.names) + " l’a gagné." : String(f.names) + " partagent la première place.");
const tournamentRated_ = (): string => "classé";
const tournamentYou_ = (): string => "vous";
const tournamentYouPlay_ = (): string => "vous participez";
const tournamentBot_ = (): string => "bot";
const tournamentLeft_ = (): string => "parti";
const tournamentJoin_ = (): string => "S’inscrire";
const tournamentLeave_ = (): string => "Quitter";
const tournamentCallOff_ = (): string => "L’annuler";
const tournamentShare_ = (): string => "Partager";
const tournamentWho_ = (): string => "joueur";
const tournamentPlace_ = (): string => "place";
const tournamentPoints_ = (): string => "points";
const tournamentRating_ = (): string => "classement";
const tournamentAnswers_ = (): string => "répond en";
const tournamentWinsIt_ = (): string => "gagne, sur 100";
const tournamentHardly_ = (): string => "moins de 1";
const tournamentForecast_ = (): string => "Pronostic : le reste du tournoi a été joué de nombreuses fois d’après les classements. Qui joue la dernière ronde ne le voit pas.";
const answersAtOnce_ = (): string => "aussitôt";
const answersHours_ = (f: { hours: Fact }): string => String(f.hours) + " h";
const roundNow_ = (f: { number: Fact }): string => String(f.number) + ", en cours";
const roundFrom_ = (f: { day: Fact }): string => "dès le " + String(f.day);
const tournamentRound_ = (f: { number: Fact }): string => "Ronde " + String(f.number);
const tournamentTable_ = (f: { table: Fact }): string => "Table " + String(f.table);
const tournamentYourTable_ = (f: { table: Fact }): string => "Votre table, " + String(f.table);
const tournamentToTable_ = (): string => "À votre table";
const tournamentOthers_ = (): string => "Autres tables";
const tournamentLegend_ = (): string => "Un chiffre : la place à la table de cette ronde. Une lettre : la table où la partie se joue encore. – : pas de table à cette ronde. + : gagné sans jouer.";
const tournamentAgreed_ = (): string => "Ce qui est convenu";
const tournamentRecords_ = (): string => "Toutes les parties en un fichier";
const tournamentTalk_ = (): string => "Discussion du tournoi";
const tournamentTalkRead_ = (): string => "Tous ceux qui viennent sur cette page lisent ceci.";
const tournamentTiesTitle_ = (f: { beaten: Fact; opponents: Fact; wins: Fact }): string => "Les adversaires ont ensemble " + String(f.opponents) + ", les battus " + String(f.beaten) + " ; " + String(f.wins) + " gagnées";
const cellToCome_ = (): string => "Cette ronde est encore à venir.";
const cellWalkover_ = (): string => "Gagné sans jouer : l’adversaire est parti.";
const cellBye_ = (): string => "Pas de table à cette ronde.";
const cellOut_ = (): string => "N’a pas participé à cette ronde.";
const cellPlace_ = (f: { place: Fact; table: Fact }): string => "Place " + String(f.place) + " à la table " + String(f.table);
const cellVoid_ = (): string => "Cette partie ne compte pas.";
const cellNow_ = (f: { table: Fact }): string => "Joue à la table " + String(f.table);
const tournamentPairing_ = (f: { form: Fact }): string => (f.form === "arena" ? "Qui attend s’assoit avec quelqu’un qui a presque autant de points, encore et encore jusqu’à la fin du temps." : f.form === "swiss" ? "À chaque ronde se rencontrent ceux qui ont à peu près autant de points et ne se sont pas encore rencontrés." : f.form === "round-robin" ? "Chacun rencontre chacun, aussi également que possible." : f.form === "knock-out" ? "Le gagnant de chaque table continue ; les plus forts se rencontrent en dernier." : "Chacun rencontre chacun ; les rondes commencent selon le calendrier, que les parties d’avant soient finies ou non.");
const tournamentWorth_ = (f: { points: Fact }): string => "Les places à une table valent " + String(f.points) + " points ; les places égales partagent.";
const tournamentEven_ = (f: { seats: Fact }): string => (f.seats === 2 ? "Qui gagne a un point ; une première place partagée vaut un demi-point à chacun." : "Le premier d’une table a un point, le dernier aucun, les autres à pas égaux ; les places égales partagent.");
const tournamentTies_ = (f: { form: Fact }): string => (f.form === "knock-out" ? "À égalité à une table, continue qui est plus haut sur la liste de départ." : "À points égaux, passe devant qui a rencontré les adversaires les plus forts.");
const tournamentAbsent_ = (f: { kind: Fact }): string => (f.kind === "bot" ? "Pour qui ne vient pas à sa table, un bot joue ; l’absent y compte comme dernier et ne joue plus jusqu’à son retour." : f.kind === "person" ? "Pour qui ne vient pas à sa table, un bot ou un remplaçant joue ; l’absent y compte comme dernier et ne joue plus jusqu’à son retour." : "Qui ne vient pas à sa table laisse passer son temps, y compte comme dernier et ne joue plus jusqu’à son retour.");
const tournamentLeaving_ = (f: { kind: Fact }): string => (f.kind === "bot" ? "Quand quelqu’un s’en va, un bot joue à sa place." : f.kind === "walkover" ? "Quand quelqu’un s’en va, ses adversaires des rondes suivantes gagnent sans jouer." : "Qui s’en va n’est plus apparié.");
const tournamentSeats_ = (): string => "Par table";
const tournamentHow_ = (): string => "Forme";
const tournamentBegins_ = (): string => "Début";
const tournamentMinutes_ = (): string => "Minutes";
const tournamentRounds_ = (): string => "Rondes";
const tournamentRoundsNone_ = (): string => "0 : autant qu’il en faut";
const tournamentBots_ = (): string => "Bots qui participent";
const tournamentBotPlaysOn_ = (): string => "Un bot joue pour qui reste absent ou s’en va";
const tournamentCounts_ = (): string => "Il compte pour le classement";
const notices_ = (): string => "Avis";
const noticesKept_ = (): string => "Tout est gardé dès que vous appuyez.";
const noticesNobody_ = (): string => "Prenez d’abord un nom : vous pourrez alors apprendre ce qui se passe quand vous êtes ailleurs.";
const noticesNoSecret_ = (): string => "Un avis ne dit jamais ce qui est secret : ni cartes, ni ordres, ni feuilles.";
const noticesOf_ = (): string => "De quoi";
const noticeWhen_ = (): string => "Quand";
const noticeWay_ = (f: { way: Fact }): string => (f.way === "mail" ? "Courriel" : f.way === "push" ? "Notification" : "Crochet");
const noticeKind_ = (f: { kind: Fact }): string => (f.kind === "move" ? "À vous de jouer" : f.kind === "short" ? "Le temps presse" : f.kind === "over" ? "Une partie est finie" : f.kind === "invited" ? "Une invitation" : f.kind === "talk" ? "On vous parle" : "Une ronde commence");
const noticeAbout_ = (f: { kind: Fact }): string => (f.kind === "move" ? "une table vous attend" : f.kind === "short" ? "votre temps est presque écoulé" : f.kind === "over" ? "avec le résultat et la reprise" : f.kind === "invited" ? "quelqu’un vous invite à une table" : f.kind === "talk" ? "une ligne que peu peuvent lire ; au plus une fois en dix minutes" : "d’un tournoi auquel vous jouez");
const noticeWhenKind_ = (f: { when: Fact }): string => (f.when === "once" ? "tout de suite" : f.when === "digest" ? "dans le résumé" : "jamais");
const noticeNext_ = (): string => "Prochain avis";
const noticeSample_ = (): string => "À quoi ressemble un avis";
const noticeHeld_ = (f: { when: Fact }): string => "Heures calmes : il attend " + String(f.when) + ".";
const noticeGoes_ = (f: { ways: Fact }): string => "Il va à " + String(f.ways) + ".";
const noticeGoesNowhere_ = (): string => "Il ne va encore nulle part : ajoutez une adresse.";
const quietHours_ = (): string => "Heures calmes";
const quietSince_ = (): string => "Calme à partir de";
const quietUntil_ = (): string => "Calme jusqu’à";
const quietBut_ = (): string => "Seul « le temps presse » peut vous réveiller, et seulement si votre temps finit avant les heures calmes.";
const digest_ = (): string => "Résumé";
const digestKind_ = (f: { digest: Fact }): string => (f.digest === "off" ? "aucun" : f.digest === "daily" ? "chaque jour" : "chaque semaine");
const digestEmpty_ = (): string => "Rien pour l’instant.";
const ways_ = (): string => "Où ils vont";
const waysNone_ = (): string => "Nulle part encore.";
const wayUsed_ = (f: { when: Fact }): string => "dernier arrivé " + String(f.when);
const wayUnused_ = (): string => "rien d’envoyé encore";
const wayState_ = (f: { failures: Fact; state: Fact }): string => (f.state === "new" ? "pas confirmée" : f.state === "works" ? "marche" : f.state === "fails" ? String(f.failures) + " non acceptés" : "abandonnée");
const add_ = (): string => "Ajouter";
const addMail_ = (): string => "Ajouter une adresse de courriel";
const addDevice_ = (): string => "Ajouter cet appareil";
const addHook_ = (): string => "Ajouter un crochet";
const mailNoneHere_ = (): string => "Ce serveur n’envoie pas de courriel.";
const mailAddress_ = (): string => "Adresse de courriel";
const mailHint_ = (): string => "Un lien y est d’abord envoyé, pour la confirmer.";
const hookAddress_ = (): string => "Adresse du crochet";
const hookHint_ = (): string => "De Discord, ou d’un de vos programmes : https://…";
const hookSecret_ = (): string => "Les avis à ce crochet sont signés avec ce secret. Il n’est montré qu’une fois ; Discord n’en a pas besoin.";
const secret_ = (): string => "Secret";
const sendTest_ = (): string => "Envoyer un essai";
const sendTheLink_ = (): string => "Envoyer le lien";
const testSent_ = (): string => "Il est arrivé.";
const testFailed_ = (f: { why: Fact }): string => "Il n’est pas arrivé : " + String(f.why);
const linkSent_ = (): string => "Le lien est en route.";
const removeWay_ = (f: { name: Fact }): string => "Enlever " + String(f.name);
const pushDenied_ = (): string => "Votre navigateur n’autorise pas les avis de cette page ; vous pouvez les autoriser dans ses réglages.";
const confirmTitle_ = (): string => "Est-ce bien votre adresse ?";
const confirmText_ = (): string => "Les avis de Baronage seront envoyés à l’adresse où vous avez reçu ce lien.";
const confirmDoes_ = (): string => "Oui, envoyez-les ici";
const confirmDone_ = (): string => "L’adresse est confirmée.";
const unsubscribeTitle_ = (): string => "N’en plus recevoir ?";
const unsubscribeText_ = (): string => "Les avis de ce genre ne seront plus envoyés à l’adresse où vous avez reçu ce lien.";
const unsubscribeDoes_ = (): string => "N’en plus recevoir";
const unsubscribeDone_ = (): string => "Les avis de ce genre n’y arrivent plus.";
const recoverTitle_ = (): string => "Un nouveau mot de passe";
const recoverWhy_ = (): string => "Si vous l’avez confirmée, un lien valable une heure y est envoyé.";
const recoverSent_ = (): string => "Si quelqu’un ici a confirmé cette adresse, un lien est en route. Il sert une seule fois, pendant une heure.";
const recoverHint_ = (): string => "Huit caractères au moins. Partout ailleurs, vous serez déconnecté.";
const takePassword_ = (): string => "Prendre ce mot de passe";
const passwordLost_ = (): string => "Mot de passe perdu ?";
const openExample_ = (): string => "Ouvrir sur un plateau";
const exampleMark_ = (f: { id: Fact }): string => "Exemple " + String(f.id);
const seeExample_ = (f: { id: Fact; title: Fact }): string => (f.title === "none" ? "L’exemple " + String(f.id) + " sur un plateau" : "L’exemple " + String(f.id) + " sur un plateau : " + String(f.title));
const exampleNamed_ = (f: { id: Fact; title: Fact }): string => (f.title === "none" ? "Exemple " + String(f.id) : "Exemple " + String(f.id) + " : " + String(f.title));
const noSuchExample_ = (): string => "Les règles n’ont pas cet exemple.";
const backToTheRules_ = (): string => "Revenir à cet exemple dans les règles";
const nextExample_ = (): string => "Exemple suivant";
const cases_ = (): string => "Les cas de cet exemple";
const caseOf_ = (f: { number: Fact }): string => "Cas " + String(f.number);
const whatTheRulesTell_ = (): string => "Ce que disent les règles";
const moveInRules_ = (f: { count: Fact; number: Fact; who: Fact }): string => "Dans les règles, coup " + String(f.number) + " sur " + String(f.count) + " : " + String(f.who);
const youSitAs_ = (f: { who: Fact }): string => "Vous prenez la place " + String(OF(String(f.who))) + " : sur le plateau, « vous » désigne " + String(f.who) + ".";
const yourBoard_ = (): string => "Vous jouez tous les camps";
const playThis_ = (): string => "Jouer cela";
const examplePlayed_ = (): string => "C’est tout ce que les règles racontent ici. Continuez comme il vous plaît, ou revenez en arrière.";
const ownWay_ = (): string => "Vous avez pris un autre chemin. Revenez en arrière, et l’exemple des règles continue.";
const justAPosition_ = (): string => "Essayez vous-même ce qu’on peut faire ici : vous jouez tous les camps.";
const fromTheBeginning_ = (): string => "Depuis le début";
const exampleEndsGame_ = (): string => "Ainsi finit la partie.";
const onePage_ = (): string => "Sur une page, à imprimer";
const printIt_ = (): string => "Imprimer";
const toTheRules_ = (): string => "Toutes les règles";
const noSheet_ = (): string => "Ce jeu n’a pas de page à imprimer.";
const aTurn_ = (): string => "Un tour";
const figures_ = (): string => "Les chiffres";
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
  "lessons-done": lessonsDone_,
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
