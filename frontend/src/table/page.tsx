// The table page: the board, the hand, the prompt, and tabs for the rest.
import { signal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { AccountMenu } from "../account/menu.tsx";
import { byKeyboard } from "../app/input.ts";
import { Lost } from "../app/lost.tsx";
import { Link, place } from "../app/route.tsx";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { Scrolls } from "../app/scrolls.tsx";
import { settings } from "../app/settings.ts";
import { small, wide } from "../app/screen.ts";
import type { Node, Scene } from "../made/scene.ts";
import { BroughtPanel } from "../papers/bring.tsx";
import { rulesGame, shownRule } from "../rules/rules.ts";
import { RulesTab } from "../rules/tab.tsx";
import { Board, READABLE } from "../scene/board.tsx";
import { Glyph, wear } from "../scene/icon.tsx";
import { Tips } from "../scene/tips.tsx";
import { useMotion } from "../scene/motion.ts";
import type { Marks } from "../scene/node.tsx";
import { walk } from "../scene/walk.ts";
import { Hand, PanelCard, Track } from "../scene/panel.tsx";
import { Talk, unread } from "../talk/talk.tsx";
import { attention } from "./attention.ts";
import { choosing, clicked, implied, onlyClick, placed } from "./choose.ts";
import { Clocks } from "./clock.tsx";
import { Curtain, HandOver } from "./curtain.tsx";
import { Log } from "./log.tsx";
import { Over } from "./over.tsx";
import { Players } from "./players.tsx";
import { Prompt } from "./prompt.tsx";
import type { Eyes } from "./eyes.ts";
import { TableStore } from "./store.ts";
import { Story } from "./story.tsx";
import { WaitingRoom } from "./waiting.tsx";
import { gameTitle } from "../home/games.ts";

type Tab = "table" | "log" | "talk" | "rules";

/** Everything at one table. */
export function TablePage({ id }: { id: string }) {
  const invitation = place.value.query.get("invitation") ?? "";
  const store = useMemo(() => new TableStore(id, invitation), [id]);
  useEffect(() => () => store.close(), [store]);
  useEffect(() => attention(store), [store]);
  const info = store.info.value;
  useSignalEffect(() => {
    rulesGame.value = store.info.value?.game ?? "";
  });
  if (store.missing.value) {
    return <Lost error={store.missing.value} />;
  }
  if (info?.status === "archived") return <Lost words="This table was closed before the game began." />;
  if (!info) return <main class="message muted">One moment …</main>;
  const eyes = store.now.value;
  if (store.curtain.value !== null) return <Curtain store={store} seat={store.curtain.value} />;
  if (info.status === "open" || !eyes) return <WaitingRoom store={store} info={info} />;
  return <Playing store={store} eyes={eyes} />;
}

const consulting = signal(false); // who reads in the tabs gets the larger part of the rail for them
const drawer = signal(false); // on a phone: the tabs are open
const SHEETS = ["low", "middle", "high"];
const sheet = signal(1); // on a phone: how high the sheet with the prompt stands

function Playing({ store, eyes }: { store: TableStore; eyes: Eyes }) {
  const root = useRef<HTMLElement>(null);
  const [tab, setTab] = useState<Tab>("table");
  const step = eyes.shown.value;
  const { scene } = step;
  const info = store.info.value;
  const live = eyes.present.value && !step.over;
  const path = store.path.value;
  const hint = store.hint.value;
  const hands = (scene.panels ?? []).filter((panel) => panel.kind === "hand");
  const same = useMemo(() => sames(scene), [scene]);
  const [touched, setTouched] = useState<ReadonlyMap<string, string>>(new Map()); // of equal cards, which one was clicked
  const marks: Marks = useMemo(() => {
    const { next, onward, instead } = choosing(step.question, path);
    const near = onward.size ? onward : instead;
    return {
      may: live ? next : new Set(),
      picked: new Set(live ? path.map((id) => touched.get(id) ?? id) : []),
      next: live ? onward : new Set(),
      other: new Set(live && path.length ? [...next].filter((id) => !near.has(id)) : []),
      hint: new Set(eyes.present.value ? hint : step.about),
    };
  }, [step, live, path, hint, touched]);
  const interest = useMemo(() => {
    if (step.over) return new Set<string>(); // all of it is looked at
    const asked = eyes.present.value && step.question.asked ? placed(step.question).map((choice) => choice.nodes[0] as string) : [];
    return new Set(asked.length ? asked : step.about);
  }, [step]);
  const home = store.looking.value < 0 ? -1 : (scene.colours?.[store.looking.value] ?? store.looking.value);
  const tracks = (scene.panels ?? []).filter((panel) => panel.kind === "track" && panel.names && panel.names.length <= 8);
  const others = (scene.panels ?? []).filter((panel) => panel.kind !== "hand" && panel !== tracks[0]);
  const urgent = others.filter((panel) => panel.classes?.includes("highlighted"));

  useMotion(root, scene);
  useSignalEffect(() => {
    wear(eyes.shown.value.scene);
  });

  // a click on a chip opens the rules beside the board
  useSignalEffect(() => {
    if (!shownRule.value) return;
    setTab("rules");
    consulting.value = true;
  });
  // who has clicked something on the board wants to see what can be done with it
  useSignalEffect(() => {
    if (store.path.value.length) consulting.value = false;
  });

  const pick = (ids: string[]) => {
    const named = ids.flatMap((id) => (same.has(id) ? [id, same.get(id) as string] : [id]));
    store.touch();
    if (!named.length) {
      store.path.value = [];
      return;
    }
    if (!live) {
      eyes.skip(); // who clicks has seen enough
      return;
    }
    const was = store.path.value;
    const one = ids.find((id) => isCard(scene, id) && (same.has(id) || [...same.values()].includes(id)));
    const equal = one && (same.get(one) ?? one);
    if (one && equal) {
      setTouched(new Map(touched).set(equal, one));
      if (was.includes(equal) && (touched.get(equal) ?? equal) !== one) return; // the other of two equals takes its place
    }
    const chosen = choosing(step.question, was);
    const only = chosen.ready.length === 1 && chosen.open.length === 1 ? chosen.ready[0] : undefined;
    if (only && named.includes(was[was.length - 1] as string)) {
      store.play([only.action]); // the second click on the same thing plays it
      return;
    }
    follow(was, named);
  };

  /** Where a click leads: on, to a choice, past a click that is forced anyhow, or to the reason why not. */
  const follow = async (was: string[], named: string[]) => {
    const { question } = eyes.latest.value;
    const path = clicked(question, was, named) ?? clicked(question, was, onlyWithin(scene, named[0], choosing(question, was).next));
    if (!path) {
      store.path.value = [];
      const forced = was.length ? undefined : onlyClick(question);
      if (forced && (await store.play([forced.action]))) await follow([], named);
      else if (!forced) store.why([...was, named[0] as string]);
      return;
    }
    store.path.value = path;
    const now = choosing(question, path);
    const done = now.ready.length === 1 && now.open.length === 1 && !now.spans.length ? now.ready[0] : undefined;
    // what can be taken back counts at once; all else is shown first
    if (done && (done.click || !settings.value.confirm)) await store.play([done.action]);
  };

  /** What a click on this thing would do, or lead to. */
  const deeds = (id: string) => {
    if (!live) return [];
    const target = same.get(id) ?? id;
    const all = step.question.choices;
    const begun = path.length ? path : implied(step.question);
    const onwards = all.filter(({ nodes }) => begun.every((one, i) => nodes[i] === one) && nodes[begun.length] === target);
    return onwards.length ? onwards : all.filter(({ nodes }) => nodes[0] === target);
  };

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        store.path.value = [];
        store.trouble.value = null;
        drawer.value = false;
      }
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [store]);

  // who plays with the keyboard finds the focus on the next decision, when what had it is gone
  useEffect(() => {
    if (!byKeyboard() || !live || (document.activeElement && document.activeElement !== document.body)) return;
    root.current?.querySelector<HTMLElement>(".prompt .primary, .prompt [data-choice], .may-click")?.focus();
  }, [step.number, live]);

  const consult = (name: Tab) => {
    consulting.value = name !== tab || !consulting.value;
    setTab(name);
  };
  const sums = urgent.map((panel, i) => <PanelCard key={i} panel={panel} />);
  const news = unread(store);
  const names: [Tab, string][] = [
    ["table", "Table"],
    ["log", "Log"],
    ["talk", "Talk"],
    ["rules", "Rules"],
  ];
  return (
    <main ref={root} class={`playing sheet-${SHEETS[sheet.value]}${drawer.value ? " drawer-open" : ""}`}>
      <header class="topbar">
        <Link to="/" class="home-link" label="To the tables">
          <Glyph name="back" size={18} /> <span>Tables</span>
        </Link>
        <h1>{gameTitle(info?.game ?? "") || scene.title}</h1>
        {tracks[0] && <Track panel={tracks[0]} />}
        <span class="grow" />
        {!store.connected.value && (
          <span class="away" role="status">
            Connecting again …
          </span>
        )}
        <Clocks store={store} clocks={step.clocks} />
        {!store.mine.value.length && <AccountMenu />}
        <SettingsMenu store={store} />
        <button type="button" class="menu-button" aria-label="Players, log, talk, rules" onClick={() => (drawer.value = !drawer.value)}>
          <Glyph name={drawer.value ? "cross" : "menu"} size={20} />
          {news > 0 && <span class="unread">{news}</span>}
        </button>
      </header>
      <div class="surface">
        <Board scene={scene} marks={marks} interest={interest} onPick={pick} home={home} least={small.value ? READABLE : 0} />
        {hands.map((panel) => (
          // who decides by buttons alone sees the cards rather than more of the board
          <Hand key={panel.title} panel={panel} marks={marks} onPick={pick} needed={step.question.asked && !marks.may.size} />
        ))}
      </div>
      <Tips root={root} deeds={deeds} />
      <aside class={`rail${consulting.value ? " consulting" : ""}`}>
        <Scrolls class="front" about={step.question.prompt}>
          <Grip />
          {eyes.present.value &&
            (step.over ? (
              <Over store={store} step={step} />
            ) : store.next.value !== null ? (
              <HandOver store={store} seat={store.next.value} />
            ) : (
              <Prompt
                store={store}
                eyes={eyes}
                sums={sums}
                onMore={consulting.value && wide.value ? () => (consulting.value = false) : undefined}
              />
            ))}
          {step.over && sums}
          {(!wide.value || !eyes.present.value) && <Story eyes={eyes} />}
        </Scrolls>
        <div class="lower">
          {wide.value && eyes.present.value && <Story eyes={eyes} />}
          <div class="tabs-card">
            <div class="tabs" role="tablist">
              {names.map(([name, words]) => (
                <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => consult(name)}>
                  {words} {name === "talk" && news > 0 && <span class="unread">{news}</span>}
                </button>
              ))}
            </div>
            <Scrolls class="tab" role="tabpanel">
              {tab === "table" && (
                <>
                  <Players store={store} step={step} />
                  {info && <BroughtPanel info={info} />}
                  {others
                    .filter((panel) => !urgent.includes(panel))
                    .map((panel, i) => (
                      <PanelCard key={i} panel={panel} />
                    ))}
                  <Key scene={scene} />
                </>
              )}
              {tab === "log" && <Log store={store} lines={eyes.log.value} />}
              {tab === "talk" && <Talk key={store.looking.value} store={store} />}
              {tab === "rules" && <RulesTab />}
            </Scrolls>
          </div>
        </div>
      </aside>
    </main>
  );
}

/** On a phone: pull the sheet down to see the board, up to see all that there is to say; or tap it. */
function Grip() {
  const from = useRef<number | null>(null);
  const move = (by: number) => {
    sheet.value = Math.max(0, Math.min(SHEETS.length - 1, sheet.value + by));
  };
  return (
    <button
      type="button"
      class="grip"
      aria-label={sheet.value ? "Lower the sheet" : "Raise the sheet"}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const by = event.clientY - (from.current ?? event.clientY);
        if (Math.abs(by) > 24) {
          move(by > 0 ? -1 : 1);
          from.current = null; // no tap
        }
      }}
      onClick={() => {
        if (from.current !== null || !("ontouchstart" in window)) sheet.value = sheet.value ? 0 : 1;
      }}
    />
  );
}

/** What the icons before numbers mean in this game. */
function Key({ scene }: { scene: Scene }) {
  const key = Object.entries(scene.key ?? {});
  if (!key.length) return null;
  return (
    <section class="panel-card key">
      <header>
        <h3>Signs</h3>
      </header>
      <ul>
        {key.map(([icon, words]) => (
          <li key={icon}>
            <Glyph name={icon} size={15} /> {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The one thing within another that may be clicked, when there is just one: the larger stands for it. */
function onlyWithin(scene: Scene, id: string | undefined, may: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const visit = (nodes: Scene["nodes"], inside: boolean) => {
    for (const node of nodes ?? []) {
      const named = node.same || node.id || "";
      if (inside && may.has(named)) found.add(named);
      visit(node.children, inside || node.id === id);
    }
  };
  // what lies at the top holds too much to stand for anything
  for (const top of scene.nodes ?? []) visit(top.children, false);
  return found.size === 1 ? [...found] : [];
}

/** Which node is the same as another: a click here is a click there. */
function sames(scene: Scene): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (nodes: Node[] | undefined) => {
    for (const node of nodes ?? []) {
      if (node.id && node.same) found.set(node.id, node.same);
      if (node.children) visit(node.children);
    }
  };
  visit(scene.nodes);
  for (const panel of scene.panels ?? []) visit(panel.cards);
  return found;
}

/** Is this a card? Of equal cards one is picked; of other things every picture. */
function isCard(scene: Scene, id: string): boolean {
  for (const [node] of walk([...(scene.nodes ?? []), ...(scene.panels ?? []).flatMap((panel) => panel.cards ?? [])])) {
    if (node.id === id) return node.kind === "card";
  }
  return false;
}
