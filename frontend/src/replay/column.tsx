// The side column of a replay: the result, the viewpoint, all moves, and downloads.
import { useState } from "preact/hooks";
import { copy } from "../app/copying.ts";
import { be } from "../app/me.ts";
import { personAt } from "../app/people.ts";
import { go } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { ColourShield, Glyph } from "../app/icon.tsx";
import { playFrom } from "../coach/again.ts";
import type { Coaching } from "../coach/analysis.ts";
import { Asking } from "../coach/asking.tsx";
import type { TableInfo, WholeAnalysis } from "../generated/rest.ts";
import { isCharacter } from "../opponents/characters.ts";
import { Portrait } from "../opponents/portrait.tsx";
import { RuleMark } from "../rules/chip.tsx";
import { post } from "../wire/rest.ts";
import { Viewpoint } from "./viewpoint.tsx";
import { Moves } from "./moves.tsx";
import { mistakesOf, type MoveRow } from "./rows.ts";
import type { Seen } from "./timeline.ts";

interface ColumnProps {
  info: TableInfo;
  viewer: string;
  now: Seen;
  end: boolean;
  rows: MoveRow[];
  here: MoveRow | undefined;
  coaching: Coaching | null; // null without the coach
  mistake: number; // the move of the mistake that is shown, or -1
  colour: (seat: number) => number;
  onRow: (row: MoveRow) => void;
  onSee: (whose: string) => void;
  onMove: (move: number) => void;
  onCoach: (seat: number) => void;
}

export function Column({ info, viewer, now, end, rows, here, coaching, mistake, colour, onRow, onSee, onMove, onCoach }: ColumnProps) {
  const [trouble, setTrouble] = useState("");
  const attempt = (what: Promise<unknown>) => what.catch((error: Error) => setTrouble(error.message));
  const over = info.status === "over";
  const mine = info.seats.find((seat) => seat.mine);
  const again = async () => {
    await be();
    const answer = await post(`/api/tables/${info.id}/rematch`);
    go(`/table/${answer.table}`);
  };
  const seat = /^\d+$/.test(viewer) ? Number(viewer) : (now.asked[0] ?? mine?.seat ?? 0);
  const goesOn = over && info.published && !end && !coaching;
  return (
    <>
      {over && (
        <Result
          info={info}
          colour={colour}
          analysis={coaching?.state?.analysis ?? null}
          onCoach={!coaching && mine ? () => onCoach(mine.seat) : null}
        />
      )}
      {coaching ? (
        <div class="mistakes">
          <Asking coaching={coaching}>
            {(analysis) => (
              <div>
                {mistakesOf(analysis).map(({ first, move }, i) => (
                  <button key={move} type="button" class="btn" aria-pressed={mistake === move} onClick={() => onMove(first - 1)}>
                    {msg("mistake-at", { number: i + 1, turn: rows.find(({ decision }) => decision?.move === move)?.turn ?? "" })}
                  </button>
                ))}
              </div>
            )}
          </Asking>
        </div>
      ) : (
        <Viewpoint info={info} asked={viewer} colour={colour} onSee={onSee} />
      )}
      <Moves rows={rows} here={here} colour={colour} onRow={onRow} />
      {!coaching && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        <section class="step-outcome" aria-label={msg("what-happened")} tabIndex={0}>
          {now.lines.map((line, i) => (
            <p key={i}>
              {line.text} <RuleMark ids={line.rules} />
            </p>
          ))}
          {!now.lines.length && <p class="muted">{now.moment ? msg("saw-nothing") : msg("set-up")}</p>}
        </section>
      )}
      {trouble && (
        <p class="warn" role="alert">
          {trouble}
        </p>
      )}
      <footer>
        <CopyLink table={info} />
        {goesOn && (
          <button
            type="button"
            class="btn ink"
            title={msg("play-on", { seat: personAt(info.seats, seat) })}
            onClick={() => attempt(playFrom(info, now.move, seat))}
          >
            <Glyph name="play" size={14} /> {msg("play-from-here")}
          </button>
        )}
        {coaching && mine && (
          <button type="button" class="btn ink" onClick={() => attempt(again())}>
            {msg("rematch")}
          </button>
        )}
      </footer>
    </>
  );
}

interface ResultProps {
  info: TableInfo;
  colour: (seat: number) => number;
  analysis: WholeAnalysis | null;
  onCoach: (() => void) | null;
}

/** The winner, and the number of moves that cost most. */
function Result({ info, colour, analysis, onCoach }: ResultProps) {
  const first = info.seats.filter(({ seat }) => info.places?.[seat] === 1);
  const alone = info.seats.filter((seat) => seat.mine).length === 1;
  const names = first.map((seat) => (alone && seat.mine ? msg("you") : personAt(info.seats, seat.seat)));
  const [winner] = first;
  const shared = first.length === info.seats.length;
  return (
    <section class="result">
      {winner && first.length === 1 && isCharacter(winner.bot) ? (
        <Portrait character={winner.bot} size={44} />
      ) : (
        <ColourShield colour={winner && !shared ? colour(winner.seat) : 0} size={36} />
      )}
      <div>
        <b>
          {shared
            ? msg("all-share")
            : names.length
              ? msg("win", { count: names.length, names: msg("list", { all: names }), you: names[0] === msg("you") ? "yes" : "no" })
              : msg("nobody-wins")}
        </b>
        {analysis && <small>{msg("cost-most", { count: mistakesOf(analysis).length })}</small>}
      </div>
      {onCoach && (
        <button type="button" class="btn sq" aria-label={msg("review-with-coach")} title={msg("review-with-coach")} onClick={onCoach}>
          <Glyph name="bulb" size={18} />
        </button>
      )}
    </section>
  );
}

/** Each moment has its own address. */
function CopyLink({ table }: { table: TableInfo }) {
  const [copied, setCopied] = useState("");
  const take = async () => {
    const link = new URL(location.href);
    // the link of a private game in progress needs the invitation; afterwards the address is enough
    if (!table.public && table.status !== "over" && table.invitation) link.searchParams.set("invitation", table.invitation);
    if (table.status === "over") link.searchParams.delete("invitation");
    if (await copy(link.href)) setCopied(location.href);
  };
  return (
    <button type="button" class="btn" title={msg("link-to-moment")} onClick={take}>
      {copied === location.href ? msg("copied") : msg("share")}
    </button>
  );
}
