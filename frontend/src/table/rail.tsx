// The rail beside the board, in three zones that hold still: the prompt, what just happened, and tabs for the rest.
import { signal, useSignalEffect } from "@preact/signals";
import { useState } from "preact/hooks";
import { tall, wide } from "../app/screen.ts";
import { Tabs } from "../app/tabs.tsx";
import { msg } from "../app/words.ts";
import type { Coaching } from "../coach/analysis.ts";
import type { EndingInfo } from "../generated/rest.ts";
import type { Panel } from "../generated/scene.ts";
import { above } from "../opponents/characters.ts";
import { BroughtPanel, Fallen, Log, NextLevel, Over, RulesTab, Talk } from "./on-demand.ts";
import { shownRule } from "../rules/rules.ts";
import { PanelCard } from "../scene/panel.tsx";
import { news } from "../chat/unread.ts";
import { HandOver } from "./curtain.tsx";
import type { Playback } from "./playback.ts";
import { Grip } from "./grip.tsx";
import { Key } from "./key.tsx";
import { opponentOf } from "./next-level.ts";
import { Players } from "./players.tsx";
import { Prompt } from "./prompt.tsx";
import type { TableStore } from "./store.ts";
import { Story } from "./recap.tsx";
import { Telling } from "./telling.tsx";

type Tab = "story" | "table" | "log" | "talk" | "rules";
const tabs = (): [Tab, string][] => [
  ["table", msg("tab-table")],
  ["log", msg("tab-log")],
  ["talk", msg("tab-talk")],
  ["rules", msg("tab-rules")],
];

export const drawer = signal(false); // on a phone: the tabs are open

interface RailProps {
  store: TableStore;
  playback: Playback;
  without: Panel | undefined; // what is shown elsewhere
  coaching: Coaching; // of a game that is over,
  ending: EndingInfo | null; // and how it went
}

export function Rail({ store, playback, without, coaching, ending }: RailProps) {
  const aside = wide.value && !tall.value; // what just happened is the first of the tabs
  const [chosen, setTab] = useState<Tab | null>(null);
  const tab = chosen && (chosen !== "story" || aside) ? chosen : aside ? "story" : "table";
  const [watches, setWatches] = useState(false); // who is out of the game and has read why
  const step = playback.shown.value;
  const others = (step.scene.panels ?? []).filter((panel) => panel.kind !== "hand" && panel !== without);
  const urgent = others.filter((panel) => panel.classes?.includes("highlighted"));
  const sums = urgent.map((panel, i) => <PanelCard key={i} panel={panel} />);

  // a click on a sign of the rules opens them beside the board
  useSignalEffect(() => {
    if (shownRule.value) setTab("rules");
  });
  const ended = step.over && playback.present.value && above(opponentOf(store)) !== undefined; // who comes next stands in the story's place
  const fallen = step.out && !step.over && !watches && store.next.value === null; // before the table goes on
  const story = <Story store={store} playback={playback} />;
  return (
    <aside class="rail zones">
      <div class="front">
        <Grip />
        {!wide.value && story}
        {fallen ? (
          <Fallen store={store} playback={playback} onWatch={() => setWatches(true)} />
        ) : !playback.present.value ? (
          <Telling playback={playback} />
        ) : step.over ? (
          <Over store={store} step={step} sums={sums} coaching={coaching} ending={ending} />
        ) : store.next.value !== null ? (
          <HandOver store={store} seat={store.next.value} />
        ) : (
          <Prompt store={store} playback={playback} sums={sums} />
        )}
      </div>
      {wide.value && tall.value && (ended ? <NextLevel store={store} step={step} /> : story)}
      <Tabs tabs={aside ? [["story", msg("tab-story")], ...tabs()] : tabs()} chosen={tab} counts={{ talk: news(store) }} onChoose={setTab}>
        {tab === "story" && story}
        {tab === "table" && <AboutTable store={store} playback={playback} panels={others.filter((panel) => !urgent.includes(panel))} />}
        {tab === "log" && <Log store={store} lines={playback.log.value} />}
        {tab === "talk" && <Talk key={store.looking.value} store={store} />}
        {tab === "rules" && <RulesTab />}
      </Tabs>
    </aside>
  );
}

/** Who plays, what they brought, what the game counts, and what its signs mean. */
function AboutTable({ store, playback, panels }: { store: TableStore; playback: Playback; panels: Panel[] }) {
  const step = playback.shown.value;
  const info = store.info.value;
  return (
    <>
      <Players store={store} step={step} />
      {info?.paper && <BroughtPanel info={info} />}
      {panels.map((panel, i) => (
        <PanelCard key={i} panel={panel} />
      ))}
      <Key scene={step.scene} />
    </>
  );
}
