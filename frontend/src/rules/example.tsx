// A worked example of the rules on a board: what the page tells is played move by move, or something else; all can be taken back.
import { useMemo } from "preact/hooks";
import { Lost } from "../app/not-found.tsx";
import { Link, place, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { gameTitle, shortTitle } from "../home/games.ts";
import { ExampleAttempt } from "../learn/attempt.ts";
import { Frame } from "../learn/frame.tsx";
import type { ExampleBoard, ExampleInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { cap } from "../app/wording.ts";
import { exampleAddress, useExamples } from "./examples.ts";
import { inline } from "./markdown.tsx";

const NOWHERE: string[] = []; // it is about the whole board

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
  const attempt = useMemo(() => new ExampleAttempt(game, example.id, number), [game, example, number]);
  const board = attempt.result.value;
  const next = all[all.indexOf(example) + 1];
  const name = msg("example-named", { id: example.id, title: cap(example.title) || "none" });
  useTitle(`${name} · ${gameTitle(game)}`);
  return (
    <Frame
      game={game}
      attempt={attempt}
      kind="example"
      sentence={board?.over ? msg("example-ends-game") : name}
      near={NOWHERE}
      back={`/rules/${game}#${example.id}`}
      title={shortTitle(game)}
      about={example.id}
      verdict={() => null}
      next={null}
      onEnter={undefined}
      onShow={undefined}
    >
      {example.cases > 1 && (
        <nav class="cases" aria-label={msg("cases")}>
          {Array.from({ length: example.cases }, (_, i) => (
            <Link key={i} to={exampleAddress(game, example.id, i + 1)} label={msg("case-of", { number: i + 1 })} here={number === i + 1}>
              {String.fromCharCode(97 + i)}
            </Link>
          ))}
        </nav>
      )}
      {board && <Following attempt={attempt} board={board} />}
      <section class="attempt-card">
        <h2>{msg("what-the-rules-tell")}</h2>
        <p>{inline(example.text)}</p>
        <p class="muted small">
          {example.rules.map((rule) => (
            <Link key={rule} to={`/rules/${game}#${rule}`}>
              {rule}
            </Link>
          ))}
        </p>
      </section>
      <section class="attempt-card">
        <h2>{msg("what-happened")}</h2>
        {board?.lines.length ? board.lines.map((line, i) => <p key={i}>{line.text}</p>) : <p class="muted">{msg("nothing-yet")}</p>}
      </section>
      {next && (
        <Link class="button skip" to={exampleAddress(game, next.id)}>
          {msg("next-example")}
        </Link>
      )}
    </Frame>
  );
}

/** The next step of the page, and a button that plays it. */
function Following({ attempt, board }: { attempt: ExampleAttempt; board: ExampleBoard }) {
  const { next, followed, count } = board;
  const ended = count && followed === count ? msg("example-played") : followed === null ? msg("own-way") : msg("just-a-position");
  return (
    <section class="attempt-card following" aria-label={msg("what-the-rules-tell")}>
      <h2>{next ? msg("move-in-rules", { number: (followed ?? 0) + 1, count, who: board.names[next.seat] ?? "" }) : msg("your-board")}</h2>
      <p class="muted">{msg("you-sit-as", { who: board.names[board.seat] ?? "" })}</p>
      {next ? board.steps.map((step, i) => <p key={i}>{cap(step)}</p>) : <p>{ended}</p>}
      <p class="verdict-acts">
        {next && (
          <button type="button" class="btn go follow" disabled={attempt.busy.value} onClick={() => attempt.playNext(next)}>
            <Glyph name="play" size={14} /> {msg("play-this")}
          </button>
        )}
        {attempt.done.value > 0 && (
          <button type="button" class="btn" disabled={attempt.busy.value} onClick={() => attempt.again()}>
            {msg("from-the-beginning")}
          </button>
        )}
      </p>
    </section>
  );
}
