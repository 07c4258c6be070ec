// The table page while a game is played: the head, the board with the hand, and the rail with the prompt and the tabs.
import { AlteredRules } from "../home/house-rules.tsx";
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { AccountMenu } from "../account/menu.tsx";
import { byKeyboard } from "../app/input.ts";
import { Link } from "../app/route.tsx";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { useAnalysis } from "../coach/analysis.ts";
import { gameTitle } from "../home/games.ts";
import type { Panel } from "../generated/scene.ts";
import { won } from "../opponents/reached.ts";
import { Glyph, wear } from "../app/icon.tsx";
import { useMotion } from "../scene/motion.ts";
import { Track } from "../scene/track.tsx";
import { news } from "../chat/unread.ts";
import { useFirstGame } from "../tutorial/use-first-game.tsx";
import { BoardPane } from "./board-pane.tsx";
import { End } from "./on-demand.ts";
import { useEnding } from "./ending.ts";
import type { Playback } from "./playback.ts";
import { SHEETS, sheet } from "./grip.tsx";
import { iWon, opponentOf } from "./next-level.ts";
import { originOf } from "./origin.ts";
import { drawer, Rail } from "./rail.tsx";
import type { Step } from "./steps.ts";
import type { TableStore } from "./store.ts";
import { typing } from "./typed.tsx";
import { msg } from "../app/words.ts";

const NOBODY = -1; // whose game is analysed

interface LayoutProps {
  store: TableStore;
  playback: Playback;
}

export function Layout({ store, playback }: LayoutProps) {
  const root = useRef<HTMLElement>(null);
  const step = playback.shown.value;
  const live = playback.present.value && !step.over;

  const ended = step.over && playback.present.value;
  const [board, setBoard] = useState(false); // after the end: the board is looked at
  const coaching = useAnalysis(store.id, ended ? store.looking.value : NOBODY, store.invitation);
  const ending = useEnding(store, ended);
  const game = store.info.value?.game ?? "";
  useEffect(() => {
    if (ended && iWon(store, step)) won(game, opponentOf(store));
  }, [ended, store, step, game]);

  const lesson = useFirstGame(store, ended);
  const reads = !!lesson.card;
  useEffect(() => {
    if (!reads) return;
    playback.hold(true); // what happens meanwhile is told when the card is closed
    return () => playback.hold(false);
  }, [playback, reads]);

  useMotion(root, step.scene);
  useSignalEffect(() => {
    wear(playback.shown.value.scene);
  });

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        store.selection.back();
        store.trouble.value = null;
        typing.value = false;
        drawer.value = false;
      } else if (event.key === "/" && !(event.target as Element).matches("input, select, textarea")) {
        event.preventDefault();
        typing.value = true; // and the field takes the focus
      }
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [store]);

  const track = step.scene.panels?.find((panel) => panel.kind === "track" && panel.names && panel.names.length <= 8);
  return (
    <main ref={root} class={`playing sheet-${SHEETS[sheet.value]}${drawer.value ? " drawer-open" : ""}`}>
      <NextFocus store={store} number={step.number} live={live} />
      <Head store={store} step={step} track={track} onTeach={ended && !board ? undefined : lesson.toggle} />
      {ended && !board ? (
        <End store={store} step={step} coaching={coaching} ending={ending} onBoard={() => setBoard(true)} />
      ) : (
        <BoardPane root={root} store={store} playback={playback} live={live} onEnd={ended ? () => setBoard(false) : undefined}>
          {lesson.card}
        </BoardPane>
      )}
      <Rail store={store} playback={playback} without={track} coaching={coaching} ending={ending} />
    </main>
  );
}

const DECIDING = [".prompt .primary:enabled", ".prompt .row-button:enabled", ".playing .may-click"]; // the first of these that there is

/** Who plays with the keyboard finds the focus on the next decision, when what had it is gone. */
function NextFocus({ store, number, live }: { store: TableStore; number: number; live: boolean }) {
  const free = live && !store.busy.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is another decision
  useEffect(() => {
    if (!free || !byKeyboard() || (document.activeElement && document.activeElement !== document.body)) return;
    const found = DECIDING.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean);
    found?.focus();
  }, [number, free]);
  return null;
}

interface HeadProps {
  store: TableStore;
  step: Step;
  track: Panel | undefined;
  onTeach: (() => void) | undefined; // the card of a first game is wanted
}

/** Where one is, how far the game is, whose time runs, and the menus. */
function Head({ store, step, track, onTeach }: HeadProps) {
  const fresh = news(store);
  const origin = originOf(store.id);
  return (
    <header class="topbar">
      <Link to={origin ? `/table/${origin}` : "/"} class="home-link" label={origin ? msg("back-to-game") : msg("to-the-tables")}>
        <Glyph name="back" size={18} /> <span>{origin ? msg("back-to-game") : msg("tables")}</span>
      </Link>
      <h1>{gameTitle(store.info.value?.game ?? "") || step.scene.title}</h1>
      {track && <Track panel={track} />}
      <AlteredRules info={store.info.value} brief />
      {store.info.value?.sampled && (
        <span class="tag warn" title={msg("sampled-why")}>
          <span class="in-full">{msg("sampled")}</span>
          <span class="in-short" aria-hidden="true">
            {msg("sampled-short")}
          </span>
        </span>
      )}
      <span class="grow" />
      {!store.connected.value && (
        <span class="away" role="status">
          {msg("connecting")}
        </span>
      )}
      {!store.mine.value.length && <AccountMenu />}
      {onTeach && (
        <button type="button" class="how-to-play" aria-label={msg("how-to-play")} onClick={onTeach}>
          <Glyph name="question" size={17} /> <span>{msg("how-to-play")}</span>
        </button>
      )}
      <SettingsMenu store={store} />
      <button type="button" class="menu-button" aria-label={msg("open-drawer")} onClick={() => (drawer.value = !drawer.value)}>
        <Glyph name={drawer.value ? "cross" : "menu"} size={20} />
        {fresh > 0 && <span class="unread">{fresh}</span>}
      </button>
    </header>
  );
}
