// A game again: any moment, from anybody's eyes as far as one may, line by line, at one's own speed; and on from any of them.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Lost } from "../app/not-found.tsx";
import { go, place, useTitle } from "../app/route.tsx";
import { small } from "../app/screen.ts";
import { useAnalysis } from "../coach/analysis.ts";
import { Curve } from "../coach/curve.tsx";
import { gameTitle } from "../home/games.ts";
import type { TableInfo } from "../generated/rest.ts";
import { rulesGame } from "../rules/rules.ts";
import { Board, READABLE } from "../scene/board.tsx";
import { Hand } from "../scene/hand.tsx";
import { withNames } from "../scene/named.ts";
import { useMotion } from "../scene/motion.ts";
import { type Marks, NO_MARKS } from "../scene/marks.tsx";
import { Tips } from "../scene/tips.tsx";
import { get, type Refused } from "../wire/rest.ts";
import { Head } from "./head.tsx";
import { Rail } from "./rail.tsx";
import { Scrubber, SPEEDS } from "./scrubber.tsx";
import { useTelling } from "./telling.ts";
import { msg } from "../app/words.ts";

export function ReplayPage({ id }: { id: string }) {
  const query = place.value.query;
  const viewer = query.get("eyes") ?? "public";
  const invitation = query.get("invitation") ?? "";
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [missing, setMissing] = useState<Refused | null>(null); // why there is no table
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [drawer, setDrawer] = useState(false); // on a phone: the tabs are open
  const { timeline, at, told, trouble, again } = useTelling(id, viewer, invitation, query);
  const root = useRef<HTMLElement>(null);
  const judged = Number(query.get("coach") ?? -1); // for which seat the coach is asked
  const coaching = useAnalysis(id, judged, invitation);

  useEffect(() => {
    get<TableInfo>(`/api/tables/${id}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ""}`).then(
      (found) => {
        setInfo(found);
        rulesGame.value = found.game;
      },
      (error: Refused) => setMissing(error),
    );
  }, [id, invitation]);

  const title = gameTitle(info?.game ?? "");
  useTitle(title && msg("replay-title", { game: title }));
  useMotion(root, told?.scene ?? null);

  const to = (moment: number, which: number | null = null) => {
    const next = new URLSearchParams(query);
    next.delete("move");
    next.delete("turn");
    next.set("at", String(Math.max(0, Math.min(timeline.total - 1, moment))));
    next.set("eyes", viewer);
    if (which === null) next.delete("line");
    else next.set("line", String(which));
    go(`/replay/${id}?${next}`, true);
  };
  const toMove = (move: number) => {
    const next = new URLSearchParams(query);
    for (const name of ["at", "line", "turn"]) next.delete(name);
    next.set("move", String(move));
    go(`/replay/${id}?${next}`, true);
  };
  const end = at >= timeline.total - 1 && (!told || told.part >= told.all.length - 1);
  /** A part of what is told further, or back. */
  const step = (by: number) => {
    const next = told?.all[told.part + by];
    if (told?.now.moment === at && next && told.part + by >= 0) to(at, next.lines.length - 1);
    else if (by > 0 && !end) to(at + 1, 0);
    else if (by < 0) to(at - 1);
  };
  const onward = useRef(step); // as it is when the time has come
  onward.current = step;
  useEffect(() => {
    if (!running || !told) return;
    if (end) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => onward.current(1), SPEEDS[speed]?.[0] ?? 800);
    return () => clearTimeout(timer);
  }, [running, told, speed, end]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const inside = event.target as Element;
      if (inside.matches("input,select,textarea") || (event.key === " " && inside.matches("button,a"))) return;
      if (event.key === "ArrowRight") step(1);
      else if (event.key === "ArrowLeft") step(-1);
      else if (event.key === "PageDown") to(at + 1);
      else if (event.key === "PageUp") to(at - 1);
      else if (event.key === "Home") to(0);
      else if (event.key === "End") to(timeline.total - 1);
      else if (event.key === " ") setRunning(!running);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const here = told?.all[told.part];
  const marks: Marks = useMemo(() => ({ ...NO_MARKS, hint: new Set(here?.nodes) }), [here]);

  const lost = missing ?? trouble;
  if (lost && (!told || !info)) return <Lost error={lost} />;
  if (!told || !info) return <main class="message muted">{msg("one-moment")}</main>;
  const scene = withNames(told.scene, info.seats);
  const own = /^\d+$/.test(viewer) ? (scene.colours?.[Number(viewer)] ?? Number(viewer)) : -1;
  const see = (whose: string) => {
    const next = new URLSearchParams([["eyes", whose], timeline.elsewhere(at, info.status === "over")]);
    if (judged >= 0) next.set("coach", String(judged));
    if (invitation) next.set("invitation", invitation);
    go(`/replay/${id}?${next}`, true);
  };
  const hands = (scene.panels ?? []).filter((panel) => panel.kind === "hand");
  return (
    <main ref={root} class={`playing replay${drawer ? " drawer-open" : ""}`}>
      <Head info={info} title={title || scene.title} invitation={invitation} drawer={drawer} onDrawer={setDrawer} />
      <div class="surface">
        <Board
          scene={scene}
          seats={info.seats}
          marks={marks}
          interest={marks.hint}
          onPick={() => undefined}
          home={own}
          least={small.value ? READABLE : 0}
        />
        <div class={hands.length > 1 ? "hands" : ""}>
          {hands.map((panel) => (
            <Hand key={panel.title} panel={panel} marks={marks} onPick={() => undefined} low={hands.length > 1} />
          ))}
        </div>
        {coaching.state?.analysis && <Curve analysis={coaching.state.analysis} at={told.now.move} onMove={toMove} />}
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
          onStep={step}
          onJump={(moment) => to(moment)}
        />
      </div>
      <Tips root={root} />
      <Rail
        info={info}
        timeline={timeline}
        at={at}
        told={told}
        here={here}
        viewer={viewer}
        trouble={trouble}
        drawer={drawer}
        onAgain={again}
        onJump={(moment) => to(moment)}
        onSee={see}
        coaching={judged < 0 ? null : coaching}
        onMove={toMove}
      />
    </main>
  );
}
