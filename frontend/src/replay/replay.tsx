// The replay: any step on its board, from any permitted viewpoint, with the coach's findings, and play on from there.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Lost } from "../app/not-found.tsx";
import { personAt } from "../app/people.ts";
import { go, place, useTitle } from "../app/route.tsx";
import { small } from "../app/screen.ts";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";
import { Drawings } from "../board/art.tsx";
import { PlayerRows } from "../board/column.tsx";
import { type Sides, Stage } from "../board/stage.tsx";
import { FigureClips } from "../board/token.tsx";
import { words } from "../board/words.ts";
import { playFrom } from "../coach/again.ts";
import { percent, useAnalysis } from "../coach/analysis.ts";
import { Better } from "../coach/better.tsx";
import { Curve } from "../coach/curve.tsx";
import { gameTitle } from "../home/games.ts";
import type { AnalysisDecision, TableInfo } from "../generated/rest.ts";
import { RulesTab } from "../rules/tab.tsx";
import { rulesGame, shownRule } from "../rules/rules.ts";
import { get, type Refused } from "../wire/rest.ts";
import { Bar } from "./bar.tsx";
import { Column } from "./column.tsx";
import { Head } from "./head.tsx";
import { useMoment } from "./moment.ts";
import { aboutToBe, mistakesOf, type MoveRow, rowsOf } from "./rows.ts";
import { Scrubber, SPEEDS } from "./scrubber.tsx";

export function ReplayPage({ id }: { id: string }) {
  const query = place.value.query;
  const viewer = query.get("viewer") ?? query.get("eyes") ?? "public";
  const invitation = query.get("invitation") ?? "";
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [missing, setMissing] = useState<Refused | null>(null); // why there is no table
  const [refused, setRefused] = useState("");
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [rules, setRules] = useState(false);
  const [sheet, setSheet] = useState(false); // on a phone: the moves are pulled up
  const { timeline, store, at, now, trouble, again } = useMoment(info, id, viewer, invitation, query);
  const judged = Number(query.get("coach") ?? -1); // the seat of the analysis
  const coaching = useAnalysis(id, judged, invitation);
  const analysis = coaching.state?.analysis ?? null;
  const phone = small.value;

  useEffect(() => {
    get(`/api/tables/${id}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ""}`).then(
      (found) => {
        setInfo(found);
        rulesGame.value = found.game;
      },
      (error: Refused) => setMissing(error),
    );
  }, [id, invitation]);
  useSignalEffect(() => {
    if (shownRule.value) setRules(true);
  });

  const title = gameTitle(info?.game ?? "");
  useTitle(title && msg("replay-title", { game: title }));
  const players = store.table.value.players;
  const colour = (seat: number) => players.find((row) => row.seat === seat)?.colour ?? seat;
  const seats = info?.seats ?? [];
  const sides: Sides = useMemo(
    () => ({
      name: (side) => {
        const seat = players.find((row) => row.side === side)?.seat ?? side;
        if (seat < 0) return store.label("side", String(side));
        return String(seat) === viewer ? msg("you-say") : personAt(seats, seat);
      },
      colour: (side) => players.find((row) => row.side === side)?.colour ?? side,
    }),
    [players, seats, viewer, store],
  );
  const rows = useMemo(() => rowsOf(timeline.marks, judged < 0 ? null : analysis), [timeline, timeline.marks, analysis, judged]);

  const open = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(query);
    for (const name of ["at", "move", "turn"]) next.delete(name);
    next.set("viewer", viewer);
    change(next);
    go(`/replay/${id}?${next}`, true);
  };
  const to = (moment: number) => open((next) => next.set("at", String(Math.max(0, Math.min(timeline.total - 1, moment)))));
  const toMove = (move: number) => open((next) => next.set("move", String(move)));
  const end = at >= timeline.total - 1;
  const step = (by: number) => to(at + by);
  const onward = useRef(step); // as it is when the time has come
  onward.current = step;
  useEffect(() => {
    if (!running || !now) return;
    if (end) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => onward.current(1), SPEEDS[speed]?.[0] ?? 800);
    return () => clearTimeout(timer);
  }, [running, now, speed, end]);

  const decision = judged < 0 || !now ? null : aboutToBe(analysis, now.move);
  const mistakes = analysis && judged >= 0 ? mistakesOf(analysis) : [];
  const nextMistake = (by = 1): AnalysisDecision | undefined =>
    by > 0
      ? (mistakes.find(({ first }) => first - 1 > (now?.move ?? 0)) ?? mistakes[0])
      : (mistakes.findLast(({ first }) => first - 1 < (now?.move ?? 0)) ?? mistakes.at(-1));
  const toMistake = (by = 1) => {
    const found = nextMistake(by);
    if (found) toMove(found.first - 1);
  };
  const tryIt = (one: AnalysisDecision) => {
    if (!info) return;
    playFrom(info, one.first - 1, judged, one.better)
      .catch(() => playFrom(info, one.first - 1, judged)) // it ends the game: it is left to be played
      .catch((error: Error) => setRefused(error.message));
  };
  const tries = decision?.better ? () => tryIt(decision) : null;
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const inside = event.target as Element;
      if (event.altKey || event.ctrlKey || event.metaKey || inside.matches("input,select,textarea")) return;
      if (event.key === " " && inside.matches("button,a")) return;
      if (event.key === "ArrowRight") step(1);
      else if (event.key === "ArrowLeft") step(-1);
      else if (event.key === "ArrowDown" && mistakes.length) toMistake(1);
      else if (event.key === "ArrowUp" && mistakes.length) toMistake(-1);
      else if (event.key === "t" && tries) tries();
      else if (event.key === "Home") to(0);
      else if (event.key === "End") to(timeline.total - 1);
      else if (event.key === " ") setRunning(!running);
      else if (event.key === "Escape" && (rules || sheet)) {
        setRules(false);
        setSheet(false);
      } else if (event.key === "Escape") go(`/table/${id}`);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const lost = missing ?? trouble;
  if (lost && (!now || !info)) return <Lost error={lost} />;
  if (!now || !info) return <main class="message muted">{msg("one-moment")}</main>;
  const see = (whose: string) => {
    const next = new URLSearchParams([["viewer", whose], timeline.elsewhere(at, info.status === "over")]);
    if (invitation) next.set("invitation", invitation);
    go(`/replay/${id}?${next}`, true);
  };
  const coach = (seat: number) =>
    open((next) => {
      next.set("viewer", String(seat));
      next.set("coach", String(seat));
      next.set("move", String(now.move));
    });
  const turn = words(store.table.value.turn) || (rows.findLast(({ moment }) => moment <= at)?.turn ?? "");
  const row = decision ? rows.find((one) => one.decision === decision) : rows.findLast(({ moment }) => moment <= at);
  const onRow = (one: MoveRow) => (one.decision ? toMove(one.decision.first - 1) : to(one.moment));
  const bar = (
    <Bar
      colour={decision ? colour(judged) : row && row.seat >= 0 && at > 0 ? colour(row.seat) : -1}
      sentence={sentenceOf(decision, row?.turn ?? turn) || (at > 0 && row ? row.words : msg("the-start"))}
      aside={decision ? "" : turn}
      start={at === 0}
      end={end}
      onFirst={() => to(0)}
      onStep={step}
      onRules={() => setRules(!rules)}
    >
      {judged >= 0 && (
        <button type="button" class="btn act" disabled={!mistakes.length} onClick={() => toMistake(1)}>
          {msg("next-mistake")}
        </button>
      )}
    </Bar>
  );
  const column = (
    <Column
      info={info}
      viewer={viewer}
      now={now}
      end={end}
      rows={rows}
      here={row}
      coaching={judged < 0 ? null : coaching}
      mistake={decision?.move ?? -1}
      colour={colour}
      onRow={onRow}
      onSee={see}
      onMove={toMove}
      onCoach={coach}
    />
  );
  return (
    <main class={`btable replay${judged < 0 ? "" : " coach"}${phone ? " phone" : ""}${sheet ? " sheet-up" : ""}`}>
      <Drawings game={info.game} />
      <FigureClips />
      {phone && (
        <header class="phone-top">
          <Head info={info} title={title} invitation={invitation} judged={judged >= 0} />
          <i>
            <SettingsMenu />
          </i>
        </header>
      )}
      {bar}
      <Stage
        store={store}
        sides={sides}
        phone={phone}
        over={(layout) =>
          decision && (!phone || !sheet) && <Better decision={decision} layout={layout} partly={!analysis?.whole} onTry={tries} />
        }
      />
      <section class="strip">
        {(trouble || refused) && (
          <p class="warn" role="alert">
            {refused || trouble?.message}{" "}
            {trouble && (
              <button type="button" class="bare" onClick={again}>
                {msg("try-again")}
              </button>
            )}
          </p>
        )}
        {judged >= 0 && analysis ? (
          <Curve
            analysis={analysis}
            at={decision?.move ?? now.move}
            mistakes={mistakes}
            here={decision}
            last={rows.at(-1)?.turn ?? ""}
            names={[msg("you-there"), others(info, judged)]}
            colours={[colour(judged), seats.length === 2 ? colour(1 - judged) : -1]}
            onMove={(move) => toMove(move)}
          />
        ) : (
          <Scrubber
            at={at}
            total={timeline.total}
            marks={timeline.marks}
            running={running}
            speed={speed}
            onRun={(on) => {
              if (on && end) to(0);
              setRunning(on);
            }}
            onSpeed={setSpeed}
            onJump={to}
          />
        )}
      </section>
      <aside class="side">
        {!phone && (
          <Head info={info} title={title} invitation={invitation} judged={judged >= 0}>
            <SettingsMenu />
          </Head>
        )}
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
                <span>{msg("tab-moves")}</span>
                <Glyph name={sheet ? "down" : "up"} size={16} />
              </button>
            )}
            {judged < 0 && !phone && <PlayerRows store={store} sides={sides} seated={nobody} />}
            {column}
          </>
        )}
      </aside>
    </main>
  );
}

const nobody = () => ({ level: null, clock: null, state: "", more: null });

/** The other, or the others, by name. */
function others(info: TableInfo, seat: number): string {
  const rest = info.seats.filter((one) => one.seat !== seat);
  return rest.length === 1 && rest[0] ? personAt(info.seats, rest[0].seat) : msg("the-others");
}

/** The effect of a decision on my chance to win, as a sentence. */
function sentenceOf(decision: AnalysisDecision | null, turn: string): string {
  if (!decision) return "";
  const { verdict, chance, loss } = decision;
  if (verdict === "best") return msg("was-best", { turn, chance: percent(chance) });
  if (verdict === "good") return msg("was-good", { turn, chance: percent(chance) });
  if (verdict === "forced") return msg("no-verdict", { verdict });
  if (verdict === "unseen") return "";
  return msg("chance-fell", { turn, before: percent(Math.min(1, chance + loss)), after: percent(chance) });
}
