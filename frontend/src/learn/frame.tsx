// The frame of lessons, puzzles and examples: the prompt bar over the board, as at a table, and a column of their own.
import { useComputed, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { Link } from "../app/route.tsx";
import { small } from "../app/screen.ts";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { msg } from "../app/words.ts";
import { Drawings } from "../board/art.tsx";
import { Bar } from "../board/bar.tsx";
import { PlayerRows } from "../board/column.tsx";
import { NO_MSG } from "../board/data.ts";
import { keys } from "../board/keys.ts";
import type { Layout } from "../board/layout/types.ts";
import { OrderSheet, Ranking } from "../board/on-demand.ts";
import { pressLetter } from "../board/orders.ts";
import { Several } from "../board/several.tsx";
import { type Sides, Stage } from "../board/stage.tsx";
import { Advice } from "../board/steward.tsx";
import { FigureClips } from "../board/token.tsx";
import { words } from "../board/words.ts";
import { shownRule } from "../rules/rules.ts";
import { AllOptions, RulesTab } from "../table/on-demand.ts";
import type { Adviser } from "../board/adviser.ts";
import type { Attempt } from "./attempt.ts";
import { Near } from "./near.tsx";
import { useGameTaught } from "./use-game.ts";

const nobody = () => ({ level: null, clock: null, state: "", more: null });
const NONE: ReadonlySet<number> = new Set();
const LONG = 18; // letters of a title from which its first word is enough

interface FrameProps {
  game: string;
  attempt: Adviser & Pick<Attempt, keyof Attempt>;
  kind: string; // a class of the page
  sentence: string; // what is to be done
  note?: string; // what was wrong with the last try
  solved?: boolean | undefined; // it is done: the bar says so
  progress?: ComponentChildren; // progress, in the bar
  near: string[]; // pieces and places where the task is
  back: string; // the page to which one goes back
  title: string;
  about: string; // beside the title
  verdict: (layout: Layout) => ComponentChildren; // a card at the place
  next: ComponentChildren; // buttons of the bar that lead on
  onEnter: (() => void) | undefined;
  onShow: (() => void) | undefined; // a hint is requested
  children: ComponentChildren; // the column
}

export function Frame({ game, attempt, kind, sentence, note = "", solved = false, progress, near, ...props }: FrameProps) {
  const { board } = attempt;
  const [all, setAll] = useState(false);
  const [rules, setRules] = useState(false);
  const [sheet, setSheet] = useState(false); // on a phone: the column is pulled up
  const phone = small.value;
  const { onEnter, onShow, title, back, about } = props;
  useGameTaught(game);
  useSignalEffect(() => {
    if (shownRule.value) setRules(true);
  });
  const sides = useComputed((): Sides => {
    const rows = new Map(board.table.value.players.map((row) => [row.side, row]));
    return {
      name: (side) => {
        const seat = rows.get(side)?.seat ?? side;
        if (seat < 0) return board.label("side", String(side));
        return side === board.me.value ? msg("you-say") : attempt.name(seat);
      },
      colour: (side) => rows.get(side)?.colour ?? side,
    };
  }).value;
  const undo = () => {
    if (board.draft.back()) return;
    if (attempt.done.value) board.takeBack();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys read what is there when they are pressed
  useLayoutEffect(
    () =>
      keys({
        button: (number) => {
          const act = board.buttons.value[number];
          if (act) board.run(act);
        },
        escape: () => {
          board.letGo();
          board.closeReveal();
          attempt.dismiss();
          setAll(false);
          setRules(false);
          setSheet(false);
        },
        undo,
        steward: (does) => {
          const hint = attempt.hint();
          if (does && hint) attempt.follow(hint);
          else if (hint) attempt.dismiss();
          else onShow?.();
        },
        all: () => setAll((open) => !open),
        talk: () => undefined,
        rules: () => setRules((open) => !open),
        send: () => document.querySelector<HTMLElement>(".bar .sends:enabled")?.click(),
        letter: (key) => pressLetter(board.draft, key),
      }),
    [attempt, onShow],
  );
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Enter" && !(event.target as Element).closest("button, a, input, [role=button]")) onEnter?.();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onEnter]);

  const me = board.table.value.players.find(({ side }) => side === board.me.value);
  const drafted = board.draft.rows.value && board.draft.past.value.length ? words(board.draft.preview.value?.text ?? NO_MSG) : "";
  const takes = board.draft.past.value.length ? msg("take-back-click") : attempt.done.value ? msg("take-back-move") : "";
  const asks = words(board.shown.value.prompt);
  const bar = (
    <Bar
      store={board}
      colour={me?.colour ?? -1}
      sentence={solved ? sentence : board.label("picked", board.picked.value) || drafted || sentence}
      aside={
        attempt.busy.value && (attempt.done.value || board.pending.value)
          ? msg("one-moment")
          : attempt.result.value?.outcome !== "mistake" && !solved && !drafted && attempt.done.value
            ? board.draft.joint.value
              ? ""
              : asks
            : note
      }
      quiet={solved}
      task={!attempt.done.value && !board.draft.past.value.length}
      trouble={attempt.trouble.value}
      onTrouble={() => (attempt.trouble.value = "")}
      steward={onShow && !solved ? onShow : null}
      thinking={false}
      undo={takes ? { words: takes, do: undo } : null}
      rules={() => setRules(!rules)}
      all={() => setAll(!all)}
      phone={phone}
      progress={progress}
      sheet={phone && <OrderSheet store={board} />}
      extra={props.next}
    />
  );
  const head = (
    <header class="side-head">
      <Link to={back} class="back" label={msg("learn")}>
        <Glyph name="back" size={20} />
      </Link>
      <h1>{title.length > LONG ? title.split(" ")[0] : title}</h1>
      <span class="turn">{about}</span>
      <i>
        <SettingsMenu />
      </i>
    </header>
  );
  return (
    <main class={`btable attempt ${kind}${phone ? " phone" : ""}${sheet ? " sheet-up" : ""}${solved ? " is-solved" : ""}`}>
      <Drawings game={game} />
      <FigureClips />
      {!phone && bar}
      {phone && <header class="phone-top">{head}</header>}
      <Stage
        store={board}
        sides={sides}
        phone={phone}
        over={(layout) => (
          <>
            <Near store={board} layout={layout} ids={near} />
            <Advice session={attempt} layout={layout} />
            {props.verdict(layout)}
          </>
        )}
      >
        <Several board={board} />
      </Stage>
      {phone && bar}
      <aside class="side">
        {!phone && head}
        {rules ? (
          <section class="rules-drawer">
            <button type="button" class="btn sq" aria-label={msg("close")} onClick={() => setRules(false)}>
              <Glyph name="cross" size={14} />
            </button>
            <RulesTab />
          </section>
        ) : (
          <>
            {phone && (
              <button type="button" class="sheet-grip" aria-expanded={sheet} onClick={() => setSheet(!sheet)}>
                <i />
                <span>{msg("rule-in-short")}</span>
                <Glyph name={sheet ? "down" : "up"} size={16} />
              </button>
            )}
            <div class="attempt-side">
              {board.board.value?.counters.includes("rank") ? (
                <Ranking store={board} sides={sides} seated={nobody} offers={NONE} />
              ) : (
                <PlayerRows store={board} sides={sides} compact seated={nobody} />
              )}
              {props.children}
            </div>
          </>
        )}
      </aside>
      {all && <AllOptions store={board} onClose={() => setAll(false)} />}
    </main>
  );
}
