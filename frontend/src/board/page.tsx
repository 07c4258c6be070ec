// The page of a table: the prompt bar over the board, the board over all the rest, the side column. It knows no game.
import { useComputed, useSignalEffect } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Menu } from "../app/menu.tsx";
import { personAt } from "../app/people.ts";
import { small } from "../app/screen.ts";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { msg } from "../app/words.ts";
import { gameTitle, shortTitle } from "../home/games.ts";
import { isCharacter } from "../opponents/characters.ts";
import { Pips } from "../opponents/portrait.tsx";
import { won } from "../opponents/reached.ts";
import { shownRule } from "../rules/rules.ts";
import { Glyph } from "../app/icon.tsx";
import { AllOptions, BroughtPanel, End, HandOver, OutCard, Over, RulesTab, Standing } from "../table/on-demand.ts";
import { useEnding } from "../end/ending.ts";
import { iWon, opponentOf } from "../end/next-level.ts";
import { originOf } from "../table/origin.ts";
import type { Playback } from "../table/playback.ts";
import { Absent } from "../table/players.tsx";
import type { TableStore } from "../table/store.ts";
import { useFirstGame } from "../tutorial/use-first-game.tsx";
import { Drawings } from "./art.tsx";
import { Bar } from "./bar.tsx";
import { Clock } from "./clock.tsx";
import { DeckLine, Head, PlayerRows } from "./column.tsx";
import { NO_MSG, type PlayerRow } from "./data.ts";
import { entriesOf } from "./entries.ts";
import { keys } from "./keys.ts";
import { headline } from "./headline.ts";
import {
  Advice,
  Break,
  DrawOffer,
  HolidayTag,
  OrderSheet,
  OrderStrip,
  Phases,
  Ranking,
  Several,
  withFocus,
  withSounds,
} from "./on-demand.ts";
import { pressLetter } from "./orders.ts";
import { Session } from "./session.ts";
import { type Sides, Stage } from "./stage.tsx";
import { Stream } from "./stream.tsx";
import { FigureClips, numberOf } from "./token.tsx";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

/** Whether this game ranks its players. */
const ranks = (store: BoardStore): boolean => !!store.board.value?.counters.includes("rank");

const GUIDED = 3; // turns of a first game in which the steward speaks without being asked

interface BoardPageProps {
  table: TableStore;
  playback: Playback;
  board: BoardStore;
}

export function BoardPage({ table, playback, board }: BoardPageProps) {
  const session = useMemo(() => new Session(table, board), [table, board]);
  const info = table.info.value;
  const game = info?.game ?? "";
  const step = playback.latest.value;
  const phone = small.value;
  const ended = step.over;
  const [looks, setLooks] = useState(false); // after the end, with the board in view
  const [sheet, setSheet] = useState(false); // on a phone: the stream is pulled up
  const out = step.out && !ended;
  const [outSeen, setOutSeen] = useState(false); // the card about my elimination was closed
  const ending = useEnding(table, ended || out);
  useEffect(() => {
    if (ended && iWon(table, step)) won(game, opponentOf(table));
  }, [ended, table, step, game]);
  const lesson = useFirstGame(table, ended);

  useSignalEffect(() => {
    const news = board.news.value;
    if (!news) return;
    const cards = !board.board.peek()?.places.length;
    const moved = board.table.peek().pieces !== news.before.pieces;
    withSounds(({ play, soundOf }) => {
      const sound = soundOf(news.events, cards, moved);
      if (sound) play(sound);
    });
  });
  useSignalEffect(() => {
    if (shownRule.value) session.rules.value = true;
  });

  useSignalEffect(() => {
    void [
      board.shown.value,
      board.picked.value,
      board.revealing.value,
      board.draft.rows.value,
      board.draft.chosen.value,
      session.all.value,
    ];
    withFocus(({ regain }) => requestAnimationFrame(() => setTimeout(regain))); // once it is drawn
  });

  const sides = useComputed((): Sides => {
    const rows = new Map(board.table.value.players.map((row) => [row.side, row]));
    const seats = table.info.value?.seats ?? [];
    return {
      name: (side) => {
        const seat = rows.get(side)?.seat ?? side;
        if (seat < 0) return board.label("side", String(side));
        return seat === table.looking.value ? msg("you-say") : personAt(seats, seat);
      },
      colour: (side) => rows.get(side)?.colour ?? side,
    };
  }).value;

  const colourOf = (seat: number) => board.table.value.players.find((row) => row.seat === seat)?.colour ?? seat;

  const undo = () => {
    if (board.draft.back()) return;
    if (words(board.shown.value.undo) || table.now.value?.latest.value.question.undo) board.takeBack();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys read what is there when they are pressed
  useLayoutEffect(
    () =>
      keys({
        button: (number) => {
          const own = [...board.shown.value.pieces.values()].find(
            ({ id, owner }) => owner === board.me.value && numberOf({ id }) === String(number + 1),
          );
          const early = !board.shown.value.acts.length; // it waits until I may act
          if (own && board.board.value?.layout === "triangle" && (early || board.usable.value.has(own.id))) {
            board.letGo();
            document.querySelector<HTMLElement>(`.piece[data-id="${own.id}"]`)?.focus(); // arrows begin there
            return board.click(own.id);
          }
          const act = board.buttons.value[number];
          if (act) board.run(act);
        },
        escape: () => {
          board.letGo();
          board.closeReveal();
          table.trouble.value = null;
          session.rules.value = false;
          session.all.value = false;
          setSheet(false);
        },
        undo,
        steward: (does) => session.steward(does),
        all: () => (session.all.value = !session.all.value),
        talk: () => document.querySelector<HTMLElement>(".say-field input")?.focus(),
        rules: () => (session.rules.value = !session.rules.value),
        send: () => document.querySelector<HTMLElement>(".bar .sends:enabled")?.click(),
        letter: (key) => pressLetter(board.draft, key),
      }),
    [session],
  );

  const seated = (row: PlayerRow) => {
    const seat = info?.seats[row.seat];
    const clock = step.clocks.find((one) => one.seat === row.seat);
    const acts = row.marks.includes("acts");
    const out = row.marks.includes("out");
    const away = info?.absent?.includes(row.seat);
    return {
      level: seat && isCharacter(seat.bot) ? <Pips character={seat.bot} game={game} /> : null,
      clock: clock && <Clock clock={clock} mine={!!seat?.mine} />,
      state: ended ? "" : out ? msg("is-out") : away ? msg("long-away") : acts ? msg(seat?.mine ? "to-move" : "thinks") : "",
      more: info && !ended && (
        <>
          {info.rest && <HolidayTag info={info} seat={row.seat} />}
          <Absent store={table} seat={row.seat} />
        </>
      ),
    };
  };

  const quiet = useCallback(() => (table.trouble.value = null), [table]);
  const revealed = board.revealing.value ? headline(board) : "";
  const drafted = board.draft.rows.value ? words(board.draft.preview.value?.text ?? NO_MSG) : "";
  const prompt = revealed || drafted || words(board.shown.value.prompt) || step.question.question;
  const takes =
    (board.draft.past.value.length ? msg("take-back-click") : words(board.shown.value.undo)) ||
    (step.question.undo ? msg("take-back-move") : "");
  const mine = board.table.value.players.find(({ side }) => side === board.me.value);
  const entries = entriesOf(
    table,
    playback.log.value,
    board.table.value.players,
    sides,
    words(board.table.value.turn),
    board.board.value?.lines,
  );
  const latest = entries.findLast(({ line, message }) => line || message);
  const turn = words(board.table.value.turn) || (entries.findLast((entry) => entry.turn)?.turn ?? "");
  const spoken = useRef(new Set<string>()); // turns in which the steward spoke up
  const guides = lesson.first && !lesson.card && step.question.asked && !ended && !!info?.hints;
  useEffect(() => {
    if (!guides || spoken.current.has(turn) || spoken.current.size >= GUIDED) return;
    spoken.current.add(turn);
    if (!session.hint()) session.steward(false, true);
  }, [guides, turn, session]);
  const bar = (
    <Bar
      store={board}
      colour={mine?.colour ?? -1}
      sentence={
        ended ? (looks ? (step.standings?.cause ?? prompt) : msg("game-over")) : board.label("picked", board.picked.value) || prompt
      }
      aside={table.connected.value ? (drafted && !revealed ? msg("your-order") : "") : msg("connecting")}
      quiet={board.revealing.value}
      trouble={table.trouble.value?.sentence ?? ""}
      onTrouble={quiet}
      steward={info?.hints && !ended ? () => session.steward(false) : null}
      thinking={!!table.advice.value && !table.advice.value.hint}
      undo={takes ? { words: takes, do: undo } : null}
      rules={() => (session.rules.value = !session.rules.value)}
      all={() => (session.all.value = !session.all.value)}
      phone={phone}
      sheet={phone && !board.revealing.value && <OrderSheet store={board} />}
      extra={
        table.next.value !== null && !board.revealing.value ? (
          <HandOver store={table} seat={table.next.value} />
        ) : board.revealing.value && (!ended || looks) ? (
          <>
            <button type="button" class="btn act" onClick={() => board.showAgain()}>
              {msg("show-again")}
            </button>
            {board.draft.levels.value && (
              <button type="button" class="btn go" onClick={() => board.closeReveal()}>
                {msg("plan-turn", { turn })}
              </button>
            )}
          </>
        ) : ended && looks ? (
          <button type="button" class="btn act" onClick={() => setLooks(false)}>
            {msg("see-end")}
          </button>
        ) : ended ? (
          <button type="button" class="btn" onClick={() => setLooks(true)}>
            <Glyph name="eye" size={18} /> {msg("see-board")}
          </button>
        ) : undefined
      }
    />
  );
  const tools = (
    <>
      {lesson.toggle && (
        <button type="button" class="btn sq how-to-play" aria-label={msg("how-to-play")} title={msg("how-to-play")} onClick={lesson.toggle}>
          <Glyph name="question" size={19} />
        </button>
      )}
      <SettingsMenu store={table} />
    </>
  );
  const offers = new Set(
    table.negotiation.pacts.value.filter(({ status, to }) => status === "open" && to === table.looking.value).map(({ by }) => by),
  );
  const offer = step.draw.length > 0 && <DrawOffer store={table} agreed={step.draw} />;
  const rows =
    ranks(board) && !phone ? (
      <>
        <Phases store={board} />
        <Ranking store={board} sides={sides} seated={seated} offers={offers} table={table} />
      </>
    ) : (
      <PlayerRows store={board} sides={sides} seated={seated} />
    );
  return (
    <main class={`btable${phone ? " phone" : ""}${sheet ? " sheet-up" : ""}`}>
      <Drawings game={game} />
      <FigureClips />
      {!phone && bar}
      {phone && (
        <header class="phone-top">
          <Head title="" turn="" origin={originOf(table.id) ?? ""} tools={null} />
          {rows}
          <Menu label={msg("more-options")} class="square" button={<Glyph name="menu" size={20} />}>
            {() => (
              <div class="phone-menu">
                <b>{gameTitle(game)}</b> <span>{turn}</span>
                {tools}
              </div>
            )}
          </Menu>
        </header>
      )}
      {ended && !looks ? (
        <End store={table} step={step} ending={ending} colour={colourOf} />
      ) : (
        <Stage store={board} sides={sides} phone={phone} over={(layout) => <Advice session={session} layout={layout} />}>
          {lesson.card}
          <Several board={board} />
          {out && !outSeen && <OutCard store={table} ending={ending} onClose={() => setOutSeen(true)} />}
        </Stage>
      )}
      {phone && board.reveal.value && (!ended || looks) && <OrderStrip store={board} sides={sides} />}
      {phone && bar}
      <aside class="side">
        {!phone && <Head title={shortTitle(game)} turn={turn} origin={originOf(table.id) ?? ""} tools={tools} />}
        {session.rules.value ? (
          <section class="rules-drawer">
            <button type="button" class="btn sq" aria-label={msg("close")} onClick={() => (session.rules.value = false)}>
              <Glyph name="cross" size={14} />
            </button>
            <RulesTab />
          </section>
        ) : (
          <>
            {!phone && rows}
            <DeckLine store={board} />
            {info?.campaign_file && !phone && <BroughtPanel info={info} />}
            {info?.rest && <Break store={table} />}
            {ended ? (
              <Over store={table} step={step} ending={ending} />
            ) : (
              step.question.answers.length + step.question.standing.length > 0 && <Standing store={table} question={step.question} />
            )}
            {phone && offer}
            {phone && (
              <button type="button" class="sheet-grip" aria-expanded={sheet} onClick={() => setSheet(!sheet)}>
                <i />
                {!sheet && offers.size > 0 && (
                  <b class="offers-wait">
                    <Glyph name="envelope" size={16} />
                    {offers.size}
                  </b>
                )}
                <span>{latest?.line?.text ?? latest?.message?.text ?? msg("what-happened")}</span>
                <Glyph name={sheet ? "down" : "up"} size={16} />
              </button>
            )}
            <Stream table={table} sides={sides} colour={colourOf} entries={entries} phone={phone && !sheet}>
              {!phone && offer}
            </Stream>
          </>
        )}
      </aside>
      {session.all.value && (
        <AllOptions
          store={board}
          onClose={() => (session.all.value = false)}
          typed={(text) => table.type(text)}
          trouble={table.trouble.value?.sentence ?? ""}
        />
      )}
    </main>
  );
}
