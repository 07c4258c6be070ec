// The rail of a replay: what was told at a moment, from whose eyes, and all moves.
import { useState } from "preact/hooks";
import { personAt } from "../app/people.ts";
import { settings } from "../app/settings.ts";
import { Scrolls } from "../app/scrolls.tsx";
import { Tabs } from "../app/tabs.tsx";
import { type Coaching, decisionAt } from "../coach/analysis.ts";
import { playFrom } from "../coach/again.ts";
import { Asking } from "../coach/asking.tsx";
import { DecisionCard } from "../coach/card.tsx";
import { Judged } from "../coach/moves.tsx";
import type { TableInfo } from "../generated/rest.ts";
import { Glyph, Shield } from "../app/icon.tsx";
import { PanelCard } from "../scene/panel.tsx";
import type { Told } from "../scene/animation.ts";
import type { Refused } from "../wire/rest.ts";
import { CopyLink } from "./copy-link.tsx";
import type { Timeline } from "./timeline.ts";
import { Moves } from "./moves.tsx";
import { PlayOn } from "./play-on.tsx";
import { Told as Lines } from "./move-text.tsx";
import type { Shown } from "./telling.ts";
import { Whose } from "./viewpoint.tsx";
import { msg } from "../app/words.ts";

type Tab = "coach" | "moves" | "table";
const tabs = (): [Tab, string][] => [
  ["moves", msg("tab-moves")],
  ["table", msg("tab-table")],
];

interface RailProps {
  info: TableInfo;
  timeline: Timeline;
  at: number;
  told: Shown;
  here: Told | undefined; // what of it is told
  viewer: string; // whose eyes the address names
  trouble: Refused | null;
  drawer: boolean; // on a phone: the tabs are open
  onAgain: () => void;
  onJump: (moment: number) => void;
  onSee: (whose: string) => void;
  coaching: Coaching | null; // null: nobody asks the coach
  onMove: (move: number) => void;
}

export function Rail({ info, timeline, at, told, here, viewer, trouble, drawer, onAgain, onJump, onSee, coaching, onMove }: RailProps) {
  const [tab, setTab] = useState<Tab>(coaching ? "coach" : "moves");
  const [reading, setReading] = useState(-1); // the moment of which every line is read, in the room of the tabs
  const [consulting, setConsulting] = useState(false); // the tabs get the room of what else there is
  const { now, scene } = told;
  const analysis = coaching?.state?.analysis;
  const decision = analysis && decisionAt(analysis, now.move);
  const lines = here?.lines ?? now.lines;
  const old = here ? lines.length - here.fresh : 0;
  const whole = reading === at;
  const consult = (name: Tab) => {
    setConsulting(whole || name !== tab || !consulting);
    setReading(-1);
    setTab(name);
  };
  return (
    <aside class={`rail${whole ? " telling-all" : consulting ? " consulting" : ""}`}>
      <Scrolls class="front">
        <section class="prompt">
          <header>
            <span class="kicker">{at ? msg("moment-number", { number: at }) : msg("the-start")}</span>
            <CopyLink table={info} />
          </header>
          {trouble && (
            <div class="trouble" role="alert">
              <Glyph name="warning" />
              <p>
                {trouble.message}{" "}
                <button type="button" class="bare" onClick={onAgain}>
                  {msg("try-again")}
                </button>
              </p>
            </div>
          )}
          {analysis && decision && (
            <>
              <DecisionCard analysis={analysis} decision={decision} />
              <button type="button" class="primary" onClick={() => playFrom(info, decision.first - 1, analysis.seat)}>
                <Glyph name="play" size={14} /> {msg("try-here-again")}
              </button>
            </>
          )}
          {!decision && now.seat !== null && now.seat >= 0 && (
            <h2>
              <Shield seat={now.seat} size={18} /> {personAt(info.seats, now.seat)} {settings.value.notation && <code>{now.text}</code>}
            </h2>
          )}
          {!decision && <Lines lines={lines} old={old} whole={whole} onWhole={(all) => setReading(all ? at : -1)} />}
          {!decision && !now.lines.length && !now.text && <p class="muted">{at ? msg("saw-nothing") : msg("set-up")}</p>}
        </section>
        <Whose info={info} asked={viewer} shown={told.viewer} onSee={onSee} />
        {!decision && info.status === "over" && info.published && at < timeline.total - 1 && (
          <PlayOn table={info} viewer={viewer} now={now} />
        )}
      </Scrolls>
      <div class="lower">
        <Tabs tabs={coaching ? [["coach", msg("tab-coach")], ...tabs()] : tabs()} chosen={tab} onChoose={consult}>
          {tab === "coach" && coaching ? (
            <Asking coaching={coaching}>{(found) => <Judged analysis={found} move={now.move} onMove={onMove} />}</Asking>
          ) : tab !== "table" ? (
            <Moves marks={timeline.marks} at={at} shown={drawer} onJump={onJump} />
          ) : (
            (scene.panels ?? []).filter((panel) => panel.kind !== "hand").map((panel, i) => <PanelCard key={i} panel={panel} />)
          )}
        </Tabs>
      </div>
    </aside>
  );
}
