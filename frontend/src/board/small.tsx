// A small board: the table's drawing of a position, without texts or clicks.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Clock } from "../generated/wire.ts";
import { get } from "../wire/rest.ts";
import { Art, ArtOf, loadArt } from "./art.tsx";
import { Card } from "./card.tsx";
import { type Board, byPlace, type RawUpdate } from "./data.ts";
import { Under } from "./grounds.tsx";
import { Flower } from "./hand-tile.tsx";
import { LastMove } from "./last-move.tsx";
import { useLayout } from "./layout/layout.ts";
import { smallTable } from "./layout/small.ts";
import type { Box, Given, Layout } from "./layout/types.ts";
import { MapGround } from "./map.tsx";
import { LastMoves } from "./moves.tsx";
import { Units } from "./on-demand.ts";
import { SILENT } from "./board-state.ts";
import { BoardStore } from "./store.ts";
import { Land, Token } from "./token.tsx";

const READ = 1000; // pixels for which the board is laid out before it is made small
const EDGE = 8;
const NOTHING: ReadonlyMap<string, never[]> = new Map();
/** A position as the server sends it: with its board, or with the hash of the board; of a running table with its clocks. */
export type Position = RawUpdate & { board?: string; layout?: readonly unknown[] | null; clocks?: Clock[]; over?: boolean };

const boards = new Map<string, Promise<readonly unknown[]>>();

function boardOf(position: Position): Promise<readonly unknown[]> {
  if (position.layout) return Promise.resolve(position.layout);
  const hash = position.board ?? "";
  let found = boards.get(hash);
  if (!found) {
    found = get(`/api/boards/${hash}`);
    boards.set(hash, found);
    found.catch(() => boards.delete(hash));
  }
  return found;
}

interface SmallBoardProps {
  game: string;
  position: Position;
  title: string; // for screen readers
  me?: number; // the seat from whose side it is seen
  zoom?: number; // the magnification of the fullest part; 1 shows the whole board
  near?: string; // the piece or place in the middle, instead of the fullest part
}

export function SmallBoard({ game, position, title, me = -1, zoom = 1, near = "" }: SmallBoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ w: 0, h: 0 });
  const [store, setStore] = useState<BoardStore | null>(null);
  useLayoutEffect(() => {
    const element = box.current as HTMLDivElement;
    const measure = () => {
      const [w, h] = [element.clientWidth || 258, element.clientHeight || 146];
      setRoom((before) => (before.w === w && before.h === h ? before : { w, h }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    let gone = false;
    Promise.all([boardOf(position), loadArt(game)]).then(
      ([rows]) => {
        if (gone) return;
        const made = new BoardStore(SILENT);
        made.takeBoard(rows);
        made.take(position, true);
        made.me.value = made.table.value.players.find((row) => row.seat === me)?.side ?? -1;
        setStore(made);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, position, me]);
  return (
    <ArtOf.Provider value={game}>
      <div class="btable small-board" ref={box} role="img" aria-label={title}>
        {store && room.w > 0 && <Drawn store={store} room={room} zoom={zoom} near={near} />}
      </div>
    </ArtOf.Provider>
  );
}

function useSmallLayout(store: BoardStore, room: { w: number; h: number }): Layout | null {
  const board = store.board.value;
  const lay = useLayout(board, !!board && board.places.length + store.table.value.places.length > 0, false);
  return useMemo(() => (board && lay ? layoutFor(store, board, room, lay) : null), [store, board, room, lay]);
}

function layoutFor(store: BoardStore, board: Board, room: { w: number; h: number }, lay: (given: Given) => Layout): Layout {
  const { pieces, players, places } = store.table.value;
  const given = {
    board,
    places: [...board.places, ...places],
    pieces: byPlace(pieces.values()),
    players,
    me: store.me.value,
    room: { w: READ, h: (READ * room.h) / room.w },
    phone: false,
    small: true,
    facing: -1,
    scrolled: 0,
    targets: [],
  };
  const towns = board.zones.some(({ region }) => region === "town" || region === "wall");
  return towns && !given.places.length ? smallTable(given) : lay(given);
}

/** The part of the layout with most pieces, or around something, as wide as the whole divided by `zoom`. */
function fullest(layout: Layout, zoom: number, ratio: number, near: string): Box {
  const cells = layout.map?.cells ?? [];
  const reach = (layout.map?.across ?? 0) / 2;
  if (zoom === 1 || !cells.length) return { x: 0, y: 0, w: layout.width, h: layout.height };
  const whole = around(cells.map(({ x, y }) => ({ x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach })));
  const w = whole.w / zoom;
  const h = w * ratio;
  const about = layout.spots.get(near) ?? layout.areas.get(near);
  const middles = about
    ? [[about.x + about.w / 2, about.y + about.h / 2]]
    : [...layout.spots.values()].filter(({ cut }) => cut !== "gone").map((spot) => [spot.x + spot.w / 2, spot.y + spot.h / 2]);
  let best: Box = { x: whole.x + (whole.w - w) / 2, y: whole.y + (whole.h - h) / 2, w, h };
  let most = -1;
  for (const [x = 0, y = 0] of middles) {
    const at = {
      x: Math.max(whole.x, Math.min(whole.x + whole.w - w, x - w / 2)),
      y: Math.max(whole.y, Math.min(whole.y + whole.h - h, y - h / 2)),
    };
    const count = middles.filter(([px = 0, py = 0]) => px > at.x && px < at.x + w && py > at.y && py < at.y + h).length;
    if (count > most) [best, most] = [{ ...at, w, h }, count];
  }
  return best;
}

function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - EDGE;
  const y = Math.min(...boxes.map((box) => box.y)) - EDGE;
  const right = Math.max(...boxes.map((box) => box.x + box.w)) + EDGE;
  const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + EDGE;
  return { x, y, w: right - x, h: bottom - y };
}

interface DrawnProps {
  store: BoardStore;
  room: { w: number; h: number };
  zoom: number;
  near: string;
}

function Drawn({ store, room, zoom, near }: DrawnProps) {
  const layout = useSmallLayout(store, room);
  if (!layout) return null;
  const { pieces, players } = store.table.value;
  const faces = new Map(store.board.value?.faces.map((face) => [face.id, face]));
  const colour = (side: number) => players.find((row) => row.side === side)?.colour ?? side;
  const sides = { name: () => "", colour };
  const part = fullest(layout, zoom, room.h / room.w, near);
  const [across, down] = [room.w / part.w, room.h / part.h];
  const scale = zoom > 1 && layout.map ? Math.max(across, down) : Math.min(across, down);
  const [x, y] = [room.w / 2 - (part.x + part.w / 2) * scale, room.h / 2 - (part.y + part.h / 2) * scale];
  return (
    <div
      class="stage"
      style={{ width: `${layout.width}px`, height: `${layout.height}px`, transform: `translate(${x}px, ${y}px) scale(${scale})` }}
    >
      {layout.grounds
        .filter(({ kind }) => kind === "wall" || kind === "king" || kind === "line")
        .map((ground) => (
          <Under
            key={`${ground.kind} ${ground.zone || ground.side}`}
            ground={ground}
            colour={colour(ground.side)}
            name=""
            score=""
            words=""
            count={0}
            gate={false}
            parts={[]}
            lit={false}
          />
        ))}
      <MapGround store={store} layout={layout} pieces={byPlace(pieces.values())} sides={sides} targets={NOTHING} />
      {[...pieces.values()].map((piece) => {
        const spot = layout.spots.get(piece.id);
        if (!spot || spot.cut === "gone") return null;
        const face = faces.get(piece.art);
        return (
          <div
            key={piece.id}
            class={`piece cut-${spot.cut} ${piece.marks.map((mark) => `mark-${mark.replace(/-\d+$/, "")}`).join(" ")}`}
            style={{ transform: `translate(${spot.x}px, ${spot.y}px)`, width: `${spot.w}px`, height: `${spot.h}px`, "--z": 10 + spot.z }}
          >
            {spot.cut === "art" ? (
              <Art name={face?.art || piece.art} colour={colour(piece.owner)} fill />
            ) : spot.cut === "land" || spot.cut === "layer" || spot.cut === "army" ? (
              <Land piece={piece} face={face} cut={spot.cut} colour={colour(piece.owner)} title="" />
            ) : face?.kind === "hexes" ? (
              <Flower face={face} />
            ) : spot.cut === "units" ? (
              <Units piece={piece} colour={colour(piece.owner)} h={spot.h} compact={false} />
            ) : spot.cut === "token" || spot.cut === "level" ? (
              <Token piece={piece} colour={colour(piece.owner)} />
            ) : (
              <Card piece={piece} face={face} cut={spot.cut} colour={colour(piece.owner)} count={spot.count} />
            )}
          </div>
        );
      })}
      <LastMove store={store} layout={layout} sides={sides} />
      <LastMoves store={store} layout={layout} sides={sides} />
    </div>
  );
}

/** One drawing of a game, which fills its box. */
export function Drawing({ game, name }: { game: string; name: string }) {
  useEffect(() => {
    loadArt(game).catch(() => undefined);
  }, [game]);
  return (
    <ArtOf.Provider value={game}>
      <div class={`cover-drawing of-${game}`}>
        <Art name={name} colour={0} fill />
      </div>
    </ArtOf.Provider>
  );
}
