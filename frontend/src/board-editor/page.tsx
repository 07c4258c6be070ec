// The board editor: the board, its tools, its problems, and ways to share and play it.
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { Lost } from "../app/not-found.tsx";
import { go, Link, place, useTitle } from "../app/route.tsx";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { msg } from "../app/words.ts";
import { games, gameTitle } from "../home/games.ts";
import { NewTable } from "../home/new.tsx";
import { useGameTaught } from "../learn/use-game.ts";
import { Glyph } from "../app/icon.tsx";
import { Drawing as Drawn } from "./drawing.tsx";
import { Faults } from "./faults.tsx";
import { drawAddress, ofLink } from "./link.ts";
import { Sharing } from "./sharing.tsx";
import { DrawStore } from "./store.ts";
import { Tools } from "./tools.tsx";

export function DrawPage({ game }: { game: string }) {
  const info = games.value.find((one) => one.name === game);
  if (!games.value.length) return <main class="message muted">{msg("one-moment")}</main>;
  if (!info?.options.some((option) => option.drawn)) return <Lost words={msg("no-such-page")} />;
  return <Drawing game={game} />;
}

function Drawing({ game }: { game: string }) {
  const store = useMemo(() => new DrawStore(game, ofLink(place.peek().hash)), [game]);
  const [hint, setHint] = useState<string[]>([]);
  const [playing, setPlaying] = useState(false);
  const board = store.board.value;
  useTitle(`${msg("draw-board")} · ${gameTitle(game)}`);
  useGameTaught(game);
  useEffect(() => {
    if (place.peek().hash) go(drawAddress(game), true); // it is a draft from now on
  }, [game]);
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey } = event;
      if (!(ctrlKey || metaKey) || document.querySelector("dialog[open]")) return;
      const what = key.toLowerCase();
      if (what !== "z" && what !== "y") return;
      event.preventDefault();
      if (what === "y" || shiftKey) store.redo();
      else store.undo();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [store]);
  return (
    <main class="btable drawing">
      <header class="bar">
        <div class="bar-words">
          <Link to="/" class="back" label={msg("to-the-tables")}>
            <Glyph name="back" size={20} />
          </Link>
          <h1 class="say">
            {gameTitle(game)} <small>{msg("draw-board")}</small>
          </h1>
        </div>
        <SettingsMenu />
      </header>
      <div class="table-board">{board && <Drawn board={board} hint={hint} onPick={(id) => store.click(id)} />}</div>
      <aside class="side draw-rail">
        <Tools store={store} />
        <Faults store={store} onPoint={setHint} />
        <Sharing store={store} onPlay={() => setPlaying(true)} />
      </aside>
      {playing && board && <NewTable game={game} kind="open" begin={board} onClose={() => setPlaying(false)} />}
    </main>
  );
}
