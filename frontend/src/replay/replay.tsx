// A game again: any moment, from anybody's eyes as far as one may, line by line, at one's own speed; and on from any of them.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { copy } from "../app/copying.ts";
import { Lost } from "../app/lost.tsx";
import { be } from "../app/me.ts";
import { go, Link, place, useTitle } from "../app/route.tsx";
import { small } from "../app/screen.ts";
import { Scrolls } from "../app/scrolls.tsx";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { gameTitle } from "../home/games.ts";
import { rulesGame } from "../rules/rules.ts";
import { Board, READABLE } from "../scene/board.tsx";
import { called, Glyph, Shield, wear } from "../scene/icon.tsx";
import { useMotion } from "../scene/motion.ts";
import { type Marks, NO_MARKS } from "../scene/node.tsx";
import { Hand, PanelCard } from "../scene/panel.tsx";
import { mixed, parts } from "../scene/telling.ts";
import { Tips } from "../scene/tips.tsx";
import type { Made, Moment, TableInfo } from "../made/rest.ts";
import { get, post, type Refused } from "../wire/rest.ts";
import { Film } from "./film.ts";
import { Moves } from "./moves.tsx";
import { Told } from "./told.tsx";
import { Scrubber, SPEEDS } from "./scrubber.tsx";

type Tab = "moves" | "table";
const TABS: [Tab, string][] = [
  ["moves", "Moves"],
  ["table", "Table"],
];

export function ReplayPage({ id }: { id: string }) {
  const query = place.value.query;
  const eyes = query.get("eyes") ?? "public";
  const [came] = useState(eyes);
  const line = query.has("line") ? Number(query.get("line")) : null; // one of the lines of this moment; null: all have been told
  const invitation = query.get("invitation") ?? "";
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [shown, setShown] = useState<{ eyes: string; before: Moment | null; now: Moment } | null>(null);
  const [trouble, setTrouble] = useState<Refused | null>(null);
  const [tries, setTries] = useState(0);
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [tab, setTab] = useState<Tab>("moves");
  const [drawer, setDrawer] = useState(false); // on a phone: the tabs are open
  const [reading, setReading] = useState(-1); // the moment of which every line is read, in the room of the tabs
  const [consulting, setConsulting] = useState(false); // the tabs get the room of what else there is
  const film = useMemo(() => new Film(id, eyes, invitation), [id, eyes, invitation]);
  const at = film.place(query);
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    get<TableInfo>(`/api/tables/${id}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ""}`).then(
      (found) => {
        setInfo(found);
        rulesGame.value = found.game;
      },
      (error: Refused) => setTrouble(error),
    );
  }, [id]);
  useEffect(() => {
    let wanted = true;
    film.at(query).then(
      (found) => {
        if (!wanted || !found) return;
        wear(found[1].scene);
        setShown({ eyes, before: found[0], now: found[1] });
        setTrouble(null);
      },
      (error: Refused) => wanted && setTrouble(error),
    );
    return () => {
      wanted = false;
    };
  }, [film, query.toString(), tries]);

  // of the moment, so much as has been told
  const told = useMemo(() => {
    if (!shown) return null;
    const { before, now } = shown;
    const first = now.sent ?? before?.scene; // where it begins
    const all = first ? parts(first, now.scene, now.lines) : [];
    const found = line === null ? -1 : all.findIndex((part) => part.lines.length > line);
    const part = found < 0 ? all.length - 1 : found;
    const scene = first && part < all.length - 1 ? mixed(first, now.scene, all, part + 1) : now.scene;
    return { all, part, scene, now };
  }, [shown, line]);
  const scene = told?.scene ?? null;

  const title = gameTitle(info?.game ?? "");
  useTitle(title && `${title}: replay`);

  useMotion(root, scene);

  const to = (moment: number, which: number | null = null) => {
    const next = new URLSearchParams(query);
    next.delete("move");
    next.delete("turn");
    next.set("at", String(Math.max(0, Math.min(film.total - 1, moment))));
    next.set("eyes", eyes);
    if (which === null) next.delete("line");
    else next.set("line", String(which));
    go(`/replay/${id}?${next}`, true);
  };
  const end = at >= film.total - 1 && (!told || told.part >= told.all.length - 1);
  /** A part of what is told further, or back. */
  const step = (by: number) => {
    const next = told?.all[told.part + by];
    if (told?.now.moment === at && next && told.part + by >= 0) to(at, next.lines.length - 1);
    else if (by > 0 && !end) to(at + 1, 0);
    else if (by < 0) to(at - 1);
  };
  useEffect(() => {
    if (!running || !told) return;
    if (end) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => step(1), SPEEDS[speed]?.[0] ?? 800);
    return () => clearTimeout(timer);
  }, [running, told, speed]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const inside = event.target as Element;
      if (inside.matches("input,select,textarea") || (event.key === " " && inside.matches("button,a"))) return;
      if (event.key === "ArrowRight") step(1);
      else if (event.key === "ArrowLeft") step(-1);
      else if (event.key === "PageDown") to(at + 1);
      else if (event.key === "PageUp") to(at - 1);
      else if (event.key === "Home") to(0);
      else if (event.key === "End") to(film.total - 1);
      else if (event.key === " ") setRunning(!running);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const here = told?.all[told.part];
  const marks: Marks = useMemo(() => ({ ...NO_MARKS, hint: new Set(here?.nodes) }), [here]);

  if (trouble && (!told || !info)) return <Lost error={trouble} />;
  if (!shown || !told || !scene || !info) return <main class="message muted">One moment …</main>;
  const { now } = told;
  const own = /^\d+$/.test(eyes) ? (scene.colours?.[Number(eyes)] ?? Number(eyes)) : -1;
  const over = info.status === "over";
  const outsider = !info.public && !info.invitation && !invitation; // who has nothing but the address of a private game
  const shared = info.seats.filter((seat) => seat.mine).length > 1; // one device for several: who looks came with his own eyes
  const seats = info.seats.filter((seat) => (over && info.published) || (seat.mine && (!shared || came === String(seat.seat))));
  const invited = invitation ? `invitation=${encodeURIComponent(invitation)}` : "";
  const see = (whose: string) => {
    const next = new URLSearchParams([["eyes", whose], film.elsewhere(at, over)]);
    if (invitation) next.set("invitation", invitation);
    go(`/replay/${id}?${next}`, true);
  };
  const hands = (scene.panels ?? []).filter((panel) => panel.kind === "hand");
  const others = (scene.panels ?? []).filter((panel) => panel.kind !== "hand");
  const lines = here?.lines ?? now.lines;
  const old = lines.length - (here?.fresh ?? lines.length);
  return (
    <main ref={root} class={`playing replay${drawer ? " drawer-open" : ""}`}>
      <header class="topbar">
        {outsider ? (
          <Link to="/" class="home-link" label="To the tables">
            <Glyph name="back" size={18} /> <span>Tables</span>
          </Link>
        ) : (
          <Link to={`/table/${id}?${invited}`} class="home-link" label="To the table">
            <Glyph name="back" size={18} /> <span>Table</span>
          </Link>
        )}
        <h1>{title || scene.title}</h1>
        <span class="muted how-far">{over ? "finished" : "so far"}</span>
        <span class="grow" />
        {over && (
          <a
            class="button download"
            aria-label="Download record"
            href={`/api/tables/${id}/record?${invited}`}
            download={`${info.game}-${id}.json`}
          >
            <Glyph name="out" size={16} /> <span>Download record</span>
          </a>
        )}
        <SettingsMenu />
        <button type="button" class="menu-button" aria-label="Moves and table" onClick={() => setDrawer(!drawer)}>
          <Glyph name={drawer ? "cross" : "menu"} size={20} />
        </button>
      </header>
      <div class="surface">
        <Board scene={scene} marks={marks} interest={marks.hint} onPick={() => undefined} home={own} least={small.value ? READABLE : 0} />
        <div class={hands.length > 1 ? "hands" : ""}>
          {hands.map((panel) => (
            <Hand key={panel.title} panel={panel} marks={marks} onPick={() => undefined} low={hands.length > 1} />
          ))}
        </div>
        <Scrubber
          at={at}
          total={film.total}
          marks={film.marks}
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
      <aside class={`rail${reading === at ? " telling-all" : consulting ? " consulting" : ""}`}>
        <Scrolls class="front">
          <section class="prompt">
            <header>
              <span class="kicker">{at ? `Moment ${at}` : "The start"}</span>
              <CopyLink table={info} />
            </header>
            {trouble && (
              <div class="trouble" role="alert">
                <Glyph name="warning" />
                <p>
                  {trouble.message}{" "}
                  <button type="button" class="bare" onClick={() => setTries(tries + 1)}>
                    Try again
                  </button>
                </p>
              </div>
            )}
            {now.text && (
              <h2>
                {now.seat !== null && now.seat >= 0 && <Shield seat={now.seat} size={18} />} <code>{now.text}</code>
              </h2>
            )}
            <Told lines={lines} old={here ? old : 0} whole={reading === at} onWhole={(all) => setReading(all ? at : -1)} />
            {!now.lines.length && !now.text && <p class="muted">{at ? "These eyes saw nothing of it." : "Everything is set up."}</p>}
          </section>
          <section class="panel-card">
            <header>
              <h3>From whose eyes</h3>
            </header>
            <div class="whose">
              {over && info.published && (
                <button type="button" aria-pressed={shown.eyes === "all"} onClick={() => see("all")}>
                  <Glyph name="eye" size={18} /> All
                </button>
              )}
              <button type="button" aria-pressed={shown.eyes === "public"} onClick={() => see("public")}>
                <Glyph name="people" size={18} /> Public
              </button>
              {seats.map((seat) => (
                <button
                  key={seat.seat}
                  type="button"
                  aria-pressed={shown.eyes === String(seat.seat)}
                  onClick={() => see(String(seat.seat))}
                >
                  <Shield seat={seat.seat} size={18} /> {called(seat)}
                </button>
              ))}
            </div>
            <p class="muted small">
              {shown.eyes === "all" ? "You see everything." : "You see what these eyes saw at this moment; the rest stays covered."}
            </p>
          </section>
          {over && info.published && at < film.total - 1 && <PlayOn table={info} eyes={eyes} now={now} />}
        </Scrolls>
        <div class="lower">
          <div class="tabs-card">
            <div class="tabs" role="tablist">
              {TABS.map(([name, words]) => (
                <button
                  key={name}
                  type="button"
                  role="tab"
                  aria-selected={tab === name}
                  onClick={() => {
                    setConsulting(reading === at || name !== tab || !consulting);
                    setReading(-1);
                    setTab(name);
                  }}
                >
                  {words}
                </button>
              ))}
            </div>
            <Scrolls class="tab" role="tabpanel">
              {tab === "moves" ? (
                <Moves marks={film.marks} at={at} shown={drawer} onJump={(moment) => to(moment)} />
              ) : (
                others.map((panel, i) => <PanelCard key={i} panel={panel} />)
              )}
            </Scrolls>
          </div>
        </div>
      </aside>
    </main>
  );
}

/** Each moment has its own address. */
function CopyLink({ table }: { table: TableInfo }) {
  const [copied, setCopied] = useState("");
  const here = place.value.path + place.value.query;
  const take = async () => {
    const link = new URL(location.href);
    // while a private game runs, whoever gets the link needs the invitation; when it is over the address is enough
    if (!table.public && table.status !== "over" && table.invitation) link.searchParams.set("invitation", table.invitation);
    if (table.status === "over") link.searchParams.delete("invitation");
    if (await copy(link.href)) setCopied(here);
  };
  return (
    <button type="button" class="bare copy-link" onClick={take}>
      <Glyph name="link" size={14} /> {copied === here ? "Copied" : "Link to this moment"}
    </button>
  );
}

/** Take a seat at this moment, and play on against bots. */
function PlayOn({ table, eyes, now }: { table: TableInfo; eyes: string; now: Moment }) {
  const usual = /^\d+$/.test(eyes) ? Number(eyes) : (now.asked[0] ?? table.seats.find((seat) => seat.mine)?.seat ?? 0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [trouble, setTrouble] = useState("");
  const seat = chosen ?? usual;
  const play = async () => {
    try {
      await be();
      const made = await post<Made>(`/api/tables/${table.id}/branch`, { move: now.move, seat });
      go(`/table/${made.table}`);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return (
    <section class="panel-card play-on">
      <p class="note">
        Take{" "}
        <select aria-label="Whose seat" value={seat} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {table.seats.map((one) => (
            <option key={one.seat} value={one.seat}>
              {called(one)}
            </option>
          ))}
        </select>{" "}
        at this moment; bots play the rest. It is a game of its own.
      </p>
      {trouble && <p class="warn">{trouble}</p>}
      <button type="button" class="primary" onClick={play}>
        <Glyph name="play" size={14} /> Play from here
      </button>
    </section>
  );
}
