// Drawing a board of one's own: the board in the midst, the tools beside it, what is still wrong, and ways to share it and to play.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Lost } from "../app/not-found.tsx";
import { go, Link, place, useTitle } from "../app/route.tsx";
import { small } from "../app/screen.ts";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { msg } from "../app/words.ts";
import { games, gameTitle } from "../home/games.ts";
import { NewTable } from "../home/new.tsx";
import { useGameTaught } from "../learn/use-game.ts";
import { Board, READABLE } from "../scene/board.tsx";
import { Glyph } from "../app/icon.tsx";
import { NO_MARKS } from "../scene/marks.tsx";
import { Tips } from "../scene/tips.tsx";
import { Faults } from "./faults.tsx";
import { drawAddress, ofLink } from "./link.ts";
import { Sharing } from "./sharing.tsx";
import { DrawStore } from "./store.ts";
import { Tools } from "./tools.tsx";

const NO_DEEDS = () => [];

export function DrawPage({ game }: { game: string }) {
  const info = games.value.find((one) => one.name === game);
  if (!games.value.length) return <main class="message muted">{msg("one-moment")}</main>;
  if (!info?.options.some((option) => option.drawn)) return <Lost words={msg("no-such-page")} />;
  return <Drawing game={game} />;
}

function Drawing({ game }: { game: string }) {
  const root = useRef<HTMLElement>(null);
  const store = useMemo(() => new DrawStore(game, ofLink(place.peek().hash)), [game]);
  const [hint, setHint] = useState<string[]>([]);
  const [playing, setPlaying] = useState(false);
  const board = store.board.value;
  useTitle(`${msg("draw-board")} · ${gameTitle(game)}`);
  useGameTaught(game);
  useEffect(() => {
    if (place.peek().hash) go(drawAddress(game), true); // it is a draft from now on
  }, [game]);
  useEffect(() => {
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
  const may = useMemo(() => new Set(board?.may), [board]);
  const marks = useMemo(
    () =>
      board
        ? {
            ...NO_MARKS,
            may,
            next: board.chosen ? may : NO_MARKS.next,
            picked: new Set(board.chosen ? [board.chosen] : []),
            hint: new Set(hint),
          }
        : NO_MARKS,
    [board, may, hint],
  );
  const pick = (ids: string[]) => {
    const found = ids.find((id) => may.has(id));
    if (found) store.click(found);
  };
  return (
    <main ref={root} class="playing drawing">
      <header class="topbar">
        <Link to="/" class="home-link" label={msg("to-the-tables")}>
          <Glyph name="back" size={18} /> <span>{msg("tables")}</span>
        </Link>
        <h1>{gameTitle(game)}</h1>
        <span class="muted">{msg("draw-board")}</span>
        <span class="grow" />
        <SettingsMenu />
      </header>
      <div class="surface">
        {store.scene && (
          // on a small screen another tool may need another part of it
          <Board
            key={small.value ? store.tool.value : ""}
            scene={store.scene}
            marks={marks}
            interest={may}
            onPick={pick}
            least={small.value ? READABLE : 0}
          />
        )}
      </div>
      <aside class="rail draw-rail">
        <Tools store={store} />
        <Faults store={store} onPoint={setHint} />
        <Sharing store={store} onPlay={() => setPlaying(true)} />
      </aside>
      <Tips root={root} deeds={NO_DEEDS} />
      {playing && board && <NewTable game={game} kind="open" begin={board} onClose={() => setPlaying(false)} />}
    </main>
  );
}
