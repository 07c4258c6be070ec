// The side column: navigation, the players with the numbers that decide the game, then the stream.
import type { ComponentChildren } from "preact";
import { Link } from "../app/route.tsx";
import { small } from "../app/screen.ts";
import { locale, msg } from "../app/words.ts";
import { ICONS } from "../generated/look.ts";
import { ColourShield, Glyph } from "../app/icon.tsx";
import { Art, isDrawn } from "./art.tsx";
import { byPlace, type Piece, type PlayerRow } from "./data.ts";
import { Goals, Roster } from "./on-demand.ts";
import { stacked } from "./layout/rows.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const GROUPED = 1000; // numbers from which thousands are set apart
const GOAL = "goal-"; // counters of points that decide the game: -1 if empty, else the turns held
const LONG = 18; // letters of a title from which its first word is enough
const SMALL = 4; // players up to which a row has two lines
const BESIDE = /^(gain|limit|room|goal)-(.+)$/; // counters that are shown with another one, or not at all

/** Data of a player for the column. */
export interface Seated {
  level: ComponentChildren; // how strong a bot is
  clock: ComponentChildren;
  state: string; // "to move", "thinks", "has resigned"
  more: ComponentChildren; // such as a tag "on holiday"
}

interface RowsProps {
  store: BoardStore;
  sides: Sides;
  seated: (row: PlayerRow) => Seated;
  compact?: boolean; // in one line each
}

export function PlayerRows({ store, sides, seated, compact = false }: RowsProps) {
  const { players, pieces } = store.shown.value;
  const board = store.board.value;
  const me = store.me.value;
  const many = compact || players.length > SMALL;
  const places = byPlace(pieces.values());
  const track = board?.zones.find(({ region, layout, owner }) => region === "column" && layout === "row" && owner < 0);
  const first = small.value && players.length > 2 ? -1 : 1; // on a phone the rows of many scroll: mine is seen
  const sorted = [...players].sort((one, other) => first * (Number(one.side === me) - Number(other.side === me)));
  return (
    <ul
      class={`sides${many ? " many" : ""}`}
      aria-label={msg("players")}
      tabIndex={small.value ? 0 : undefined} // on a phone the rows scroll
    >
      {sorted.map((row) => (
        <Row key={row.side} store={store} row={row} sides={sides} who={seated(row)} places={places} many={many} />
      ))}
      {track && <Track store={store} zone={track.id} notches={places.get(track.id) ?? []} />}
      {!many && <Note store={store} />}
    </ul>
  );
}

/** The key of the signs in the rows, if the game has one. */
function Note({ store }: { store: BoardStore }) {
  const zone = store.board.value?.zones.find(({ region, layout }) => region === "column" && layout === "list");
  const text = zone && store.label("line", zone.id);
  return text ? <li class="sides-note">{text}</li> : null;
}

interface RowProps {
  store: BoardStore;
  row: PlayerRow;
  sides: Sides;
  who: Seated;
  places: Map<string, Piece[]>;
  many: boolean;
}

function Row({ store, row, sides, who, places, many }: RowProps) {
  const board = store.board.value;
  const { side, marks } = row;
  const acts = marks.includes("acts");
  const out = marks.includes("out");
  const picture = !many && board?.counters.some((name) => pictured(store, name));
  const zones = board?.zones.filter(({ owner }) => owner === side) ?? [];
  const tiles = new Set(board?.faces.filter(({ kind }) => kind === "hexes").map(({ id }) => id)); // they lie face up
  const aids = zones.filter(({ region, layout }) => region === "column" && layout !== "pile").flatMap(({ id }) => places.get(id) ?? []);
  const goals = (board?.counters ?? []).filter((name) => name.startsWith(GOAL));
  const roster = zones.some(({ region, layout }) => region === "column" && layout === "list");
  const seen =
    side === store.me.value
      ? []
      : zones
          .filter(({ region }) => region === "hand")
          .flatMap(({ id }) => (places.get(id) ?? []).filter(({ art }) => art !== "back" && !tiles.has(art)));
  const market = board?.zones.filter(({ region, layout }) => region === "commons" && layout === "slots") ?? [];
  const shows = market.length > 1; // all see what is taken there: its line is there from the beginning
  return (
    <li
      class={`side-row${side === store.me.value ? " mine" : ""}${picture ? " has-pictures" : ""}${acts ? " turn" : ""}${out ? " out" : ""}`}
      data-id={`side.${side}`}
      onClick={() => {
        store.facing.value = side === store.me.value ? -1 : side;
        if (store.targets.value.has(`side.${side}`)) store.click(`side.${side}`);
      }}
    >
      <div class="top">
        <ColourShield colour={row.colour} size={many ? 20 : 22} />
        <strong>{sides.name(side)}</strong>
        {!many && (who.level ?? <small class="of-side">{side === store.me.value ? store.label("side", String(side)) : ""}</small>)}
        {!picture && <State row={row} who={who} />}
        {who.more}
        {marks.includes("crosshair") && <Glyph name="crosshair" size={16} class="hunted" />}
        {many && <Counters store={store} row={row} many />}
        {!goals.length && who.clock}
        <Pictured store={store} row={row} small={many} />
        {goals.length ? <Goals store={store} names={goals} row={row} /> : <span class="big">{row.score}</span>}
      </div>
      {!many && (
        <div class="res">
          <Counters store={store} row={row} many={false} />
          {picture && <State row={row} who={who} />}
          {goals.length > 0 && who.clock}
          {!roster && <Thumbs store={store} pieces={aids} class="aids" />}
        </div>
      )}
      {roster && <Roster store={store} side={side} colour={row.colour} />}
      {!many && (seen.length > 0 || (shows && side !== store.me.value)) && (
        <div class="seen">
          {seen.length > 0 && msg("seen-cards")} <Thumbs store={store} pieces={seen} />
        </div>
      )}
    </li>
  );
}

/** The state of a player: to move, thinking, or sent. */
function State({ row: { marks }, who }: { row: PlayerRow; who: Seated }) {
  return (
    <>
      <em>{who.state}</em>
      {marks.includes("sent") && <Glyph name="tick" size={15} class="sent" />}
    </>
  );
}

function Counters({ store, row, many }: { store: BoardStore; row: PlayerRow; many: boolean }) {
  const names = store.board.value?.counters ?? [];
  const wide = !many && names.some((name) => name.startsWith(GOAL)); // there is room for a word
  const value = (name: string) => {
    const at = names.indexOf(name);
    return at < 0 ? undefined : row.has[at];
  };
  const shown = names.filter((name) => !BESIDE.test(name) && !pictured(store, name));
  const named = shown.length < SMALL; // there is room for their names
  return (
    <span class="counters">
      {shown.map((name, i) => {
        const n = value(name) ?? 0;
        const gain = value(`gain-${name}`);
        const limit = value(`limit-${name}`);
        const text = store.label("counter", name);
        const art = isDrawn(name);
        const icon = art || name in ICONS;
        if (many && (!icon || (art && i > 0))) return null;
        return (
          <span key={name} title={text}>
            {art ? <Art name={name} /> : icon ? <Glyph name={name} size={many ? 14 : 16} /> : <small>{text}</small>}
            {n >= GROUPED ? n.toLocaleString(locale) : n}
            {icon && !art && !many && named && gain === undefined && limit === undefined && <small>{text}</small>}
            {gain !== undefined && (gain > 0 || !wide) && (
              <small>{wide ? `+${gain} ${store.label("counter", `gain-${name}`)}` : `+${gain}`}</small>
            )}
            {limit !== undefined && !many && <small>{msg("of-limit", { limit })}</small>}
          </span>
        );
      })}
    </span>
  );
}

/** Whether a counter is shown as pictures of its value and its goal. */
const pictured = (store: BoardStore, name: string): boolean =>
  isDrawn(name) && (store.board.value?.counters.includes(`limit-${name}`) ?? false);

/** Progress to the goal as pictures; dashed ones would be added by the drafted order. */
function Pictured({ store, row, small }: { store: BoardStore; row: PlayerRow; small: boolean }) {
  const counters = store.board.value?.counters ?? [];
  const name = counters.find((one) => pictured(store, one));
  if (!name || small) return null;
  const n = row.has[counters.indexOf(name)] ?? 0;
  const limit = row.has[counters.indexOf(`limit-${name}`)] ?? 0;
  const plans = row.side === store.me.value ? [...(store.draft.preview.value?.plans ?? []), ...store.shown.value.plans] : [];
  const more = plans.filter(({ art }) => art === name).length;
  return (
    <span
      class="pictured"
      title={store.label("counter", name)}
      style={{ "--each": `${Math.min(21, Math.floor(128 / Math.max(limit, n)))}px` }}
    >
      {Array.from({ length: Math.max(limit, n) }, (_, i) => (
        <i key={i} class={i < n ? "" : i < n + more ? "soon" : "lacks"}>
          <Art name={name} />
        </i>
      ))}
    </span>
  );
}

/** The turns to come with what wins in each, and the shields of the sides that would win then. */
function Track({ store, zone, notches }: { store: BoardStore; zone: string; notches: Piece[] }) {
  const { players } = store.shown.value;
  const icon = store.board.value?.zones.find(({ id }) => id === zone)?.icon ?? "";
  const first = (score: number) => notches.findIndex(({ values: [needed = 0] }) => needed <= score);
  return (
    <li class="track">
      <b>{store.label("zone", zone)}</b>
      <span class="brief" title={store.label("zone", zone)}>
        <Art name={icon} />
        <b>{notches[0]?.values[0] ?? 0}</b>
      </span>
      <ol>
        {notches.map(({ id, values: [needed = 0, number = 0] }, i) => (
          <li key={id} class={i ? "" : "now"}>
            <span>
              {players
                .filter(({ score, seat }) => seat >= 0 && first(score) === i)
                .map(({ side, colour }) => (
                  <ColourShield key={side} colour={colour} size={18} />
                ))}
            </span>
            <b>{needed}</b>
            <small>{!i || number % 2 ? number : ""}</small>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** Cards as small pictures; equal ones with their number. */
function Thumbs({ store, pieces, class: classes = "" }: { store: BoardStore; pieces: Piece[]; class?: string }) {
  if (!pieces.length) return null;
  return (
    <span class={`thumbs ${classes}`}>
      {stacked(pieces).map(({ piece, count }) => {
        const face = store.board.value?.faces.find(({ id }) => id === piece.art);
        const usable = store.usable.value.has(piece.id);
        const title = face ? words(face.title) : "";
        return (
          <button
            key={piece.id}
            type="button"
            class={`thumb${usable ? " can" : ""}${store.targets.value.has(piece.id) ? " lit" : ""}${store.picked.value === piece.id ? " picked" : ""}`}
            data-id={piece.id}
            title={title}
            aria-label={title}
            onClick={(event) => {
              event.stopPropagation();
              store.click(piece.id);
            }}
          >
            <Art name={face?.art || piece.art} fill />
            {count > 1 && <u>{`×${count}`}</u>}
          </button>
        );
      })}
    </span>
  );
}

interface HeadProps {
  title: string;
  turn: string;
  origin: string;
  tools: ComponentChildren;
}

export function Head({ title, turn, origin, tools }: HeadProps) {
  return (
    <header class="side-head">
      <Link to={origin ? `/table/${origin}` : "/"} class="back" label={origin ? msg("back-to-game") : msg("to-the-tables")}>
        <Glyph name="back" size={20} />
      </Link>
      <h1 title={title}>{title.length > LONG ? title.split(" ")[0] : title}</h1>
      <span class="turn">{turn}</span>
      <i>{tools}</i>
    </header>
  );
}

/** The rest of the deck, in games that end with the last card. */
export function DeckLine({ store }: { store: BoardStore }) {
  const board = store.board.value;
  const zone = board?.zones.find(({ id, layout, region }) => id === "deck" && layout === "pile" && region === "commons");
  const text = zone ? store.label("line", zone.id) : "";
  const most = store.most.value;
  if (!zone || !text) return null;
  const n = left(store, zone.id);
  const [, before = text, number = "", after = ""] = /^(\D*)(\d+)(.*)$/.exec(text) ?? [];
  return (
    <p class="deck-line">
      <Glyph name="cards" size={16} />
      <span>
        {before}
        <b>{number}</b>
        {after}
      </span>
      <span class="meter">
        <i style={{ width: `${Math.round((100 * n) / Math.max(1, most))}%` }} />
      </span>
    </p>
  );
}

const left = (store: BoardStore, id: string): number =>
  [...store.shown.value.pieces.values()].filter(({ at }) => at === id).reduce((sum, { n }) => sum + n, 0);
