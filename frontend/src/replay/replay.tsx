// A game again: any moment, from anybody's eyes as far as one may, at one's own speed.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { go, Link, place } from "../app/route.tsx";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { gameTitle } from "../home/games.ts";
import type { Scene } from "../made/scene.ts";
import { RuleChips } from "../rules/chip.tsx";
import { rulesGame } from "../rules/rules.ts";
import { Board } from "../scene/board.tsx";
import { colours, Glyph, Shield } from "../scene/icon.tsx";
import { Tips } from "../scene/tips.tsx";
import { motion } from "../scene/motion.ts";
import { NO_MARKS } from "../scene/node.tsx";
import { Hand, PanelCard } from "../scene/panel.tsx";
import { get, type TableInfo } from "../wire/rest.ts";

interface Moment {
  moment: number;
  seat: number | null;
  text: string;
  lines: { text: string; rules: string[] }[];
  scene: Scene;
}

const CHUNK = 40;
const KEPT = 6; // chunks in memory
const SPEEDS: [number, string][] = [
  [1600, "½×"],
  [800, "1×"],
  [400, "2×"],
  [150, "5×"],
];

/** Moments of a game, fetched in chunks as they are needed. */
class Film {
  total = 1;
  private chunks = new Map<number, Promise<Moment[]>>();
  readonly id: string;
  readonly eyes: string;
  readonly invitation: string;
  constructor(id: string, eyes: string, invitation: string) {
    this.id = id;
    this.eyes = eyes;
    this.invitation = invitation;
  }

  async at(moment: number): Promise<Moment | undefined> {
    const first = Math.floor(moment / CHUNK) * CHUNK;
    const found = await this.chunk(first);
    if (moment % CHUNK > CHUNK - 8 && first + CHUNK < this.total) this.chunk(first + CHUNK).catch(() => undefined);
    return found.find((one) => one.moment === moment) ?? found.findLast((one) => one.moment <= moment);
  }

  private chunk(first: number): Promise<Moment[]> {
    let found = this.chunks.get(first);
    if (!found) {
      const query = new URLSearchParams({ eyes: this.eyes, first: String(first), count: String(CHUNK) });
      if (this.invitation) query.set("invitation", this.invitation);
      found = get<{ total: number; moments: Moment[] }>(`/api/tables/${this.id}/replay?${query}`).then((answer) => {
        this.total = answer.total;
        return answer.moments;
      });
      found.catch(() => this.chunks.delete(first));
      this.chunks.set(first, found);
      if (this.chunks.size > KEPT) this.chunks.delete(this.chunks.keys().next().value as number);
    }
    return found;
  }
}

export function ReplayPage({ id }: { id: string }) {
  const query = place.value.query;
  const eyes = query.get("eyes") ?? "public";
  const at = Number(query.get("at") ?? 0);
  const invitation = query.get("invitation") ?? "";
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [now, setNow] = useState<Moment | null>(null);
  const [trouble, setTrouble] = useState("");
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  const film = useMemo(() => new Film(id, eyes, invitation), [id, eyes, invitation]);
  const root = useRef<HTMLElement>(null);
  const moving = useRef<(() => void) | null>(null);
  const drawn = useRef<Scene | null>(null);

  useEffect(() => {
    get<TableInfo>(`/api/tables/${id}${invitation ? `?invitation=${invitation}` : ""}`).then(
      (found) => {
        setInfo(found);
        rulesGame.value = found.game;
      },
      (error: Error) => setTrouble(error.message),
    );
  }, [id]);
  useEffect(() => {
    let wanted = true;
    film.at(at).then(
      (found) => {
        if (!wanted || !found) return;
        if (drawn.current) moving.current = motion(root.current, drawn.current, found.scene);
        colours.value = found.scene.colours ?? [];
        setNow(found);
        setTrouble("");
      },
      (error: Error) => wanted && setTrouble(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [film, at]);
  useLayoutEffect(() => {
    drawn.current = now?.scene ?? null;
    moving.current?.();
    moving.current = null;
  }, [now]);

  const to = (moment: number) => {
    const wanted = Math.max(0, Math.min(film.total - 1, moment));
    const next = new URLSearchParams(query);
    next.set("at", String(wanted));
    next.set("eyes", eyes);
    go(`/replay/${id}?${next}`, true);
  };
  useEffect(() => {
    if (!running || !now) return;
    if (at >= film.total - 1) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => to(at + 1), SPEEDS[speed]?.[0] ?? 800);
    return () => clearTimeout(timer);
  }, [running, now, at, speed]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if ((event.target as Element).matches("input,select,textarea,button")) return;
      if (event.key === "ArrowRight") to(at + 1);
      else if (event.key === "ArrowLeft") to(at - 1);
      else if (event.key === "Home") to(0);
      else if (event.key === "End") to(film.total - 1);
      else if (event.key === " ") setRunning(!running);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  if (trouble && !now) {
    return (
      <main class="message">
        <h1>{trouble}</h1>
        <p>
          <Link to={`/table/${id}`}>To the table</Link>
        </p>
      </main>
    );
  }
  if (!now || !info) return <main class="message muted">One moment …</main>;
  const over = info.status === "over" || info.status === "archived";
  const seats = info.seats.filter((seat) => over || seat.mine);
  const see = (whose: string) => go(`/replay/${id}?eyes=${whose}&at=0`, true);
  const hands = (now.scene.panels ?? []).filter((panel) => panel.kind === "hand");
  const others = (now.scene.panels ?? []).filter((panel) => panel.kind !== "hand");
  return (
    <main ref={root} class="playing replay">
      <header class="topbar">
        <Link to={`/table/${id}`} class="home-link" label="To the table">
          <Glyph name="back" size={18} /> <span>Table</span>
        </Link>
        <h1>{gameTitle(info.game) || now.scene.title}</h1>
        <span class="muted">{over ? "finished" : "so far"}</span>
        <span class="grow" />
        {over && (
          <a class="button" href={`/api/tables/${id}/record`} download={`${info.game}-${id}.json`}>
            Download record
          </a>
        )}
        <SettingsMenu />
      </header>
      <div class="surface">
        <Board scene={now.scene} marks={NO_MARKS} onPick={() => undefined} />
        {hands.map((panel) => (
          <Hand key={panel.title} panel={panel} marks={NO_MARKS} onPick={() => undefined} />
        ))}
        <div class="scrubber">
          <button type="button" aria-label="To the start" onClick={() => to(0)}>
            <Glyph name="first" />
          </button>
          <button type="button" aria-label="One back" onClick={() => to(at - 1)}>
            <Glyph name="back" />
          </button>
          <button type="button" class="round" aria-label={running ? "Stop" : "Run"} onClick={() => setRunning(!running)}>
            <Glyph name={running ? "pause" : "play"} size={18} />
          </button>
          <button type="button" aria-label="One on" onClick={() => to(at + 1)}>
            <Glyph name="next" />
          </button>
          <button type="button" aria-label="To the end" onClick={() => to(film.total - 1)}>
            <Glyph name="last" />
          </button>
          <input
            type="range"
            aria-label="Moment"
            min={0}
            max={film.total - 1}
            value={at}
            onInput={(event) => to(Number(event.currentTarget.value))}
          />
          <span class="moment-number">
            {at} / {film.total - 1}
          </span>
          <select aria-label="Speed" value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
            {SPEEDS.map(([, words], i) => (
              <option key={words} value={i}>
                {words}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Tips root={root} />
      <aside class="rail">
        <section class="prompt">
          <header>
            <span class="kicker">{at ? `Moment ${at}` : "The start"}</span>
          </header>
          {now.text && (
            <h2>
              {now.seat !== null && now.seat >= 0 && <Shield seat={now.seat} size={18} />} <code>{now.text}</code>
            </h2>
          )}
          {now.lines.map((line, i) => (
            <p key={i}>
              {line.text} <RuleChips ids={line.rules} most={2} />
            </p>
          ))}
          {!now.lines.length && !now.text && <p class="muted">Everything is set up.</p>}
        </section>
        <section class="panel-card">
          <header>
            <h3>From whose eyes</h3>
          </header>
          <div class="whose">
            {over && (
              <button type="button" aria-pressed={eyes === "all"} onClick={() => see("all")}>
                <Glyph name="eye" size={18} /> All
              </button>
            )}
            <button type="button" aria-pressed={eyes === "public"} onClick={() => see("public")}>
              <Glyph name="people" size={18} /> Public
            </button>
            {seats.map((seat) => (
              <button key={seat.seat} type="button" aria-pressed={eyes === String(seat.seat)} onClick={() => see(String(seat.seat))}>
                <Shield seat={seat.seat} size={18} /> {seat.label}
              </button>
            ))}
          </div>
          <p class="muted small">
            {eyes === "all" ? "You see everything." : "You see what these eyes saw at this moment; the rest stays covered."}
          </p>
        </section>
        {others.map((panel, i) => (
          <PanelCard key={i} panel={panel} />
        ))}
      </aside>
    </main>
  );
}
