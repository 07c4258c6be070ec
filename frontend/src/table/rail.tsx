// The rail beside the board, in three zones that hold still: the prompt, what just happened, and tabs for the rest.
import { signal, useSignalEffect } from "@preact/signals";
import { useState } from "preact/hooks";
import { tall, wide } from "../app/screen.ts";
import { Tabs } from "../app/tabs.tsx";
import { say } from "../app/words.ts";
import type { Coaching } from "../coach/analysis.ts";
import type { EndingInfo } from "../made/rest.ts";
import type { Panel } from "../made/scene.ts";
import { above } from "../opponents/characters.ts";
import { BroughtPanel } from "../papers/bring.tsx";
import { shownRule } from "../rules/rules.ts";
import { RulesTab } from "../rules/tab.tsx";
import { PanelCard } from "../scene/panel.tsx";
import { Talk } from "../talk/talk.tsx";
import { news } from "../talk/unread.ts";
import { HandOver } from "./curtain.tsx";
import type { Eyes } from "./eyes.ts";
import { Fallen } from "./fallen.tsx";
import { Grip } from "./grip.tsx";
import { Key } from "./key.tsx";
import { Log } from "./log.tsx";
import { NextLevel, opponentOf } from "./next-level.tsx";
import { Over } from "./over.tsx";
import { Players } from "./players.tsx";
import { Prompt } from "./prompt.tsx";
import type { TableStore } from "./store.ts";
import { Story } from "./story.tsx";
import { Telling } from "./telling.tsx";

type Tab = "story" | "table" | "log" | "talk" | "rules";
const tabs = (): [Tab, string][] => [
  ["table", say("tab-table")],
  ["log", say("tab-log")],
  ["talk", say("tab-talk")],
  ["rules", say("tab-rules")],
];

export const drawer = signal(false); // on a phone: the tabs are open

interface RailProps {
  store: TableStore;
  eyes: Eyes;
  without: Panel | undefined; // what is shown elsewhere
  coaching: Coaching; // of a game that is over,
  ending: EndingInfo | null; // and how it went
}

export function Rail({ store, eyes, without, coaching, ending }: RailProps) {
  const aside = wide.value && !tall.value; // what just happened is the first of the tabs
  const [chosen, setTab] = useState<Tab | null>(null);
  const tab = chosen && (chosen !== "story" || aside) ? chosen : aside ? "story" : "table";
  const [watches, setWatches] = useState(false); // who is out of the game and has read why
  const step = eyes.shown.value;
  const others = (step.scene.panels ?? []).filter((panel) => panel.kind !== "hand" && panel !== without);
  const urgent = others.filter((panel) => panel.classes?.includes("highlighted"));
  const sums = urgent.map((panel, i) => <PanelCard key={i} panel={panel} />);

  // a click on a sign of the rules opens them beside the board
  useSignalEffect(() => {
    if (shownRule.value) setTab("rules");
  });
  const ended = step.over && eyes.present.value && above(opponentOf(store)) !== undefined; // who comes next stands in the story's place
  const fallen = step.out && !step.over && !watches && store.next.value === null; // before the table goes on
  const story = <Story store={store} eyes={eyes} />;
  return (
    <aside class="rail zones">
      <div class="front">
        <Grip />
        {!wide.value && story}
        {fallen ? (
          <Fallen store={store} eyes={eyes} onWatch={() => setWatches(true)} />
        ) : !eyes.present.value ? (
          <Telling eyes={eyes} />
        ) : step.over ? (
          <Over store={store} step={step} sums={sums} coaching={coaching} ending={ending} />
        ) : store.next.value !== null ? (
          <HandOver store={store} seat={store.next.value} />
        ) : (
          <Prompt store={store} eyes={eyes} sums={sums} />
        )}
      </div>
      {wide.value && tall.value && (ended ? <NextLevel store={store} step={step} /> : story)}
      <Tabs tabs={aside ? [["story", say("tab-story")], ...tabs()] : tabs()} chosen={tab} counts={{ talk: news(store) }} onChoose={setTab}>
        {tab === "story" && story}
        {tab === "table" && <AboutTable store={store} eyes={eyes} panels={others.filter((panel) => !urgent.includes(panel))} />}
        {tab === "log" && <Log store={store} lines={eyes.log.value} />}
        {tab === "talk" && <Talk key={store.looking.value} store={store} />}
        {tab === "rules" && <RulesTab />}
      </Tabs>
    </aside>
  );
}

/** Who plays, what they brought, what the game counts, and what its signs mean. */
function AboutTable({ store, eyes, panels }: { store: TableStore; eyes: Eyes; panels: Panel[] }) {
  const step = eyes.shown.value;
  const info = store.info.value;
  return (
    <>
      <Players store={store} step={step} />
      {info && <BroughtPanel info={info} />}
      {panels.map((panel, i) => (
        <PanelCard key={i} panel={panel} />
      ))}
      <Key scene={step.scene} />
    </>
  );
}
