// Links beside the rules that open their worked examples on a board.
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { ExampleInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { cap } from "../app/wording.ts";
import { exampleAddress } from "./examples.ts";
import type { Boards } from "./markdown.tsx";

const MOST = 3; // examples beside one rule: the rest are on the page

/** Boards beside a rule or an example. */
export function boardsOf(game: string, examples: ExampleInfo[]): Boards {
  const known = new Map(examples.map((example) => [example.id, example]));
  const shown = new Map<string, ExampleInfo[]>();
  for (const example of examples) for (const rule of example.rules) shown.set(rule, [...(shown.get(rule) ?? []), example]);
  const beside = (id: string) => {
    const itself = known.get(id);
    if (itself) return <Open game={game} example={itself} words={msg("open-example")} />;
    return shown
      .get(id)
      ?.slice(0, MOST)
      .map((one) => <Open key={one.id} game={game} example={one} words={msg("example-mark", { id: one.id })} />);
  };
  return { known: new Set(known.keys()), beside };
}

function Open({ game, example, words }: { game: string; example: ExampleInfo; words: string }) {
  return (
    <Link
      class="open-example"
      to={exampleAddress(game, example.id)}
      label={msg("see-example", { id: example.id, title: cap(example.title) || "none" })}
    >
      <Glyph name="play" size={11} /> {words}
    </Link>
  );
}
