// The rail beside the board: the prompt, what happened, and tabs for the rest.
import { signal, useSignalEffect } from "@preact/signals";
import { useState } from "preact/hooks";
import { wide } from "../app/screen.ts";
import { Scrolls } from "../app/scrolls.tsx";
import { Tabs } from "../app/tabs.tsx";
import type { Panel } from "../made/scene.ts";
import { BroughtPanel } from "../papers/bring.tsx";
import { shownRule } from "../rules/rules.ts";
import { RulesTab } from "../rules/tab.tsx";
import { PanelCard } from "../scene/panel.tsx";
import { Talk } from "../talk/talk.tsx";
import { unread } from "../talk/unread.ts";
import { HandOver } from "./curtain.tsx";
import type { Eyes } from "./eyes.ts";
import { Grip } from "./grip.tsx";
import { Key } from "./key.tsx";
import { Log } from "./log.tsx";
import { Over } from "./over.tsx";
import { Players } from "./players.tsx";
import { Prompt } from "./prompt.tsx";
import type { TableStore } from "./store.ts";
import { Story } from "./story.tsx";
import { say } from "../app/words.ts";

type Tab = "table" | "log" | "talk" | "rules";
const tabs = (): [Tab, string][] => [
  ["table", say("tab-table")],
  ["log", say("tab-log")],
  ["talk", say("tab-talk")],
  ["rules", say("tab-rules")],
];

const consulting = signal(false); // who reads in the tabs gets the larger part of the rail for them
export const drawer = signal(false); // on a phone: the tabs are open

interface RailProps {
  store: TableStore;
  eyes: Eyes;
  without: Panel | undefined; // what is shown elsewhere
}

export function Rail({ store, eyes, without }: RailProps) {
  const [tab, setTab] = useState<Tab>("table");
  const step = eyes.shown.value;
  const others = (step.scene.panels ?? []).filter((panel) => panel.kind !== "hand" && panel !== without);
  const urgent = others.filter((panel) => panel.classes?.includes("highlighted"));
  const sums = urgent.map((panel, i) => <PanelCard key={i} panel={panel} />);

  // a click on a chip opens the rules beside the board
  useSignalEffect(() => {
    if (!shownRule.value) return;
    setTab("rules");
    consulting.value = true;
  });
  // who has clicked something on the board wants to see what can be done with it
  useSignalEffect(() => {
    if (store.selection.path.value.length) consulting.value = false;
  });

  const consult = (name: Tab) => {
    consulting.value = name !== tab || !consulting.value;
    setTab(name);
  };
  const more = consulting.value && wide.value ? () => (consulting.value = false) : undefined;
  return (
    <aside class={`rail${consulting.value ? " consulting" : ""}`}>
      <Scrolls class="front" about={step.question.prompt}>
        <Grip />
        {eyes.present.value &&
          (step.over ? (
            <Over store={store} step={step} />
          ) : store.next.value !== null ? (
            <HandOver store={store} seat={store.next.value} />
          ) : (
            <Prompt store={store} eyes={eyes} sums={sums} onMore={more} />
          ))}
        {step.over && sums}
        {(!wide.value || !eyes.present.value) && <Story eyes={eyes} />}
      </Scrolls>
      <div class="lower">
        {wide.value && eyes.present.value && <Story eyes={eyes} />}
        <Tabs tabs={tabs()} chosen={tab} counts={{ talk: unread(store) }} onChoose={consult}>
          {tab === "table" && <AboutTable store={store} eyes={eyes} panels={others.filter((panel) => !urgent.includes(panel))} />}
          {tab === "log" && <Log store={store} lines={eyes.log.value} />}
          {tab === "talk" && <Talk key={store.looking.value} store={store} />}
          {tab === "rules" && <RulesTab />}
        </Tabs>
      </div>
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
