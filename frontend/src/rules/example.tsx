// A worked example of the rules on a board: what the page tells is played move by move, or something else; all can be taken back.
import { useMemo, useRef } from "preact/hooks";
import { Lost } from "../app/not-found.tsx";
import { Link, place, useTitle } from "../app/route.tsx";
import { wide } from "../app/screen.ts";
import { Scrolls } from "../app/scrolls.tsx";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { msg } from "../app/words.ts";
import { gameTitle } from "../home/games.ts";
import { ExampleStore } from "../learn/lesson-store.ts";
import { useGameTaught } from "../learn/use-game.ts";
import type { ExampleBoard, ExampleInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { BoardPane } from "../table/board-pane.tsx";
import { Prompt } from "../table/prompt.tsx";
import { cap } from "../app/wording.ts";
import { exampleAddress, useExamples } from "./examples.ts";
import { inline } from "./markdown.tsx";

export function ExamplePage({ game, id }: { game: string; id: string }) {
  const all = useExamples(game);
  if (!all) return <main class="message muted">{msg("one-moment")}</main>;
  const example = all.find((one) => one.id === id);
  if (!example) return <Lost words={msg("no-such-example")} />;
  const number = Math.min(example.cases, Math.max(1, Number(place.value.query.get("case")) || 1));
  return <Example key={number} game={game} all={all} example={example} number={number} />;
}

interface ExampleProps {
  game: string;
  all: ExampleInfo[];
  example: ExampleInfo;
  number: number; // of the case
}

function Example({ game, all, example, number }: ExampleProps) {
  const root = useRef<HTMLElement>(null);
  const store = useMemo(() => new ExampleStore(game, example.id, number), [game, example, number]);
  const board = store.result.value;
  const playback = store.now.value;
  const at = all.indexOf(example);
  const name = msg("example-named", { id: example.id, title: cap(example.title) || "none" });
  useTitle(`${name} · ${gameTitle(game)}`);
  useGameTaught(game);
  return (
    <main ref={root} class="playing lesson example">
      <header class="topbar">
        <Link to={`/rules/${game}#${example.id}`} class="home-link" label={msg("back-to-the-rules")}>
          <Glyph name="back" size={18} /> <span>{msg("page-rules")}</span>
        </Link>
        <h1>{gameTitle(game)}</h1>
        <span class="muted">{name}</span>
        {example.cases > 1 && (
          <nav class="cases" aria-label={msg("cases")}>
            {Array.from({ length: example.cases }, (_, i) => (
              <Link key={i} to={exampleAddress(game, example.id, i + 1)} label={msg("case-of", { number: i + 1 })} here={number === i + 1}>
                {String.fromCharCode(97 + i)}
              </Link>
            ))}
          </nav>
        )}
        <span class="grow" />
        {all[at + 1] && (
          <Link class="button" to={exampleAddress(game, (all[at + 1] as ExampleInfo).id)}>
            {msg("next-example")}
          </Link>
        )}
        <SettingsMenu />
      </header>
      {playback ? <BoardPane root={root} store={store} playback={playback} live={!board?.over} /> : <div class="surface" />}
      <aside class="rail zones">
        <div class="front">
          {board?.over ? (
            <Over store={store} board={board} />
          ) : (
            playback && board && <Prompt store={store} playback={playback} sums={null} />
          )}
        </div>
        {board && <Following store={store} board={board} text={example.text} />}
        <section class="tabs-card example-told">
          <h3>{msg("what-the-rules-tell")}</h3>
          <p>{inline(example.text)}</p>
          <p class="muted small">
            {example.rules.map((rule) => (
              <Link key={rule} to={`/rules/${game}#${rule}`}>
                {rule}
              </Link>
            ))}
          </p>
          <h3>{msg("what-happened")}</h3>
          {board?.lines.length ? board.lines.map((line, i) => <p key={i}>{line.text}</p>) : <p class="muted">{msg("nothing-yet")}</p>}
        </section>
      </aside>
    </main>
  );
}

interface BoardProps {
  store: ExampleStore;
  board: ExampleBoard;
}

/** What the page tells next, and a button that plays it; where there is no room beside it, all that the page tells stands before. */
function Following({ store, board, text }: BoardProps & { text: string }) {
  const { next, followed, count } = board;
  const ended = count && followed === count ? msg("example-played") : followed === null ? msg("own-way") : msg("just-a-position");
  return (
    <section class="story following" aria-label={msg("what-the-rules-tell")}>
      <header>
        <h3>
          {next ? msg("move-in-rules", { number: (followed ?? 0) + 1, count, who: board.names[next.seat] ?? "" }) : msg("your-board")}
        </h3>
      </header>
      <Scrolls class="steps" about={board.steps.join()}>
        {!wide.value && <p>{inline(text)}</p>}
        <p class="muted">{msg("you-sit-as", { who: board.names[board.seat] ?? "" })}</p>
        {next ? board.steps.map((step, i) => <p key={i}>{cap(step)}</p>) : <p>{ended}</p>}
      </Scrolls>
      <div class="buttons">
        {next && (
          <button type="button" class="follow" disabled={store.busy.value} onClick={() => store.follow(next)}>
            <Glyph name="play" size={14} /> {msg("play-this")}
          </button>
        )}
        {(followed ?? 1) > 0 && (
          <button type="button" class="bare" disabled={store.busy.value} onClick={() => store.again()}>
            {msg("from-the-beginning")}
          </button>
        )}
      </div>
    </section>
  );
}

/** The game is over on this board: all can still be taken back. */
function Over({ store, board }: BoardProps) {
  return (
    <section class="prompt over" aria-live="polite">
      <header>
        <span class="kicker">{msg("game-over")}</span>
      </header>
      <h2>{msg("example-ends-game")}</h2>
      <div class="middle">
        <p class="rest">{board.lines.at(-1)?.text}</p>
      </div>
      <div class="buttons foot">
        <button type="button" class="undo" aria-label={msg("undo")} onClick={() => store.undo()}>
          <Glyph name="undo" size={18} />
        </button>
        <button type="button" class="primary" onClick={() => store.again()}>
          {msg("from-the-beginning")}
        </button>
      </div>
    </section>
  );
}
