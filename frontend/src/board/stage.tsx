// The board of a table of cards or of a map: grounds, labels, free places, pieces, chips, arrows, and what flies.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";
import { Card } from "./card.tsx";
import { byPlace, type Act, type Piece, type PlayerRow } from "./data.ts";
import { useFlights } from "./flights.ts";
import { type Part, Under } from "./grounds.tsx";
import { landTitles } from "./land-words.ts";
import { useLayout } from "./layout/layout.ts";
import type { Box, Label, Layout, Room, Spot } from "./layout/types.ts";
import type { BoardStore } from "./store.ts";
import { Land, Token } from "./token.tsx";
import {
  BattleForm,
  BattleLine,
  Flower,
  FreeGround,
  Fights,
  Flights,
  FreeLand,
  HexOver,
  LastMove,
  LastMoves,
  Lens,
  MapButtons,
  MapGround,
  OrderForm,
  Outcomes,
  Plans,
  PlanTools,
  RealmReveal,
  SeaForm,
  Shelf,
  Triangles,
  Units,
} from "./on-demand.ts";
import { words } from "./words.ts";

/** Data of the players for the board. */
export interface Sides {
  name: (side: number) => string;
  colour: (side: number) => number;
}

interface StageProps {
  store: BoardStore;
  sides: Sides;
  phone: boolean;
  over?: (layout: Layout) => ComponentChildren; // what lies at places of the board
  children?: ComponentChildren; // what lies over the board
}

const NAMED = 118; // width from which a land has its name on it
const DRAG = 6; // pixels after which a press is a drag
const EDGE = 10; // beside the cards of a hand that is scrolled
const HOLD = 450; // milliseconds after which a touch shows the card large

export function Stage({ store, sides, phone, over, children }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useSignal<Room | null>(null); // known before anything is drawn: nothing glides at the beginning
  useLayoutEffect(() => {
    const element = box.current as HTMLDivElement;
    const measure = () => {
      room.value = { w: element.clientWidth || 1120, h: element.clientHeight || 844 };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  const board = store.board.value;
  const table = store.shown.value;
  const me = store.me.value;
  const { w = 0, h = 0 } = room.value ?? {};
  const facing = store.facing.value;
  const scrolled = store.scrolled.value;
  const zoom = store.zoom.value;
  const { pieces, players, places: built } = table;
  const targets = table.acts.map(({ target }) => target).filter((target) => target.includes(":"));
  const free = targets.join(" ");
  const cells = useMemo(() => free.split(" ").filter(Boolean), [free]);
  const lay = useLayout(board, !!board && board.places.length + built.length > 0, phone);
  const layout = useMemo(() => {
    if (!board || !w || !lay) return null;
    const places = [...board.places, ...built];
    return lay({
      board,
      places,
      pieces: byPlace(pieces.values()),
      players,
      me,
      room: { w, h },
      phone,
      facing,
      scrolled,
      zoom,
      targets: cells,
    });
  }, [lay, board, pieces, players, built, me, w, h, phone, facing, scrolled, zoom, cells]);
  const pans = phone && !!layout?.map?.free; // a part is seen: keys can scroll to the others
  return (
    <div
      class="table-board"
      tabIndex={pans ? 0 : undefined}
      ref={box}
      onClick={(event) => event.target === event.currentTarget && store.letGo()}
    >
      {layout && <Drawn store={store} sides={sides} layout={layout} phone={phone} over={over} />}
      {children}
    </div>
  );
}

interface DrawnProps {
  store: BoardStore;
  sides: Sides;
  layout: Layout;
  phone: boolean;
  over: StageProps["over"];
}

function Drawn({ store, sides, layout, phone, over }: DrawnProps) {
  const stage = useRef<HTMLDivElement>(null);
  const table = store.shown.value;
  const targets = store.targets.value;
  const flights = useFlights(store, layout);
  const me = store.me.value;
  const large = useSignal(""); // what a long touch shows
  const dragged = useSignal<{ id: string; x: number; y: number } | null>(null);
  const faces = useMemo(() => new Map(store.board.value?.faces.map((face) => [face.id, face])), [store.board.value]);
  const inPlay = useMemo(() => byPlace(table.pieces.values()), [table.pieces]);
  const titles = useMemo(() => landTitles(table.pieces, faces), [table.pieces, faces]);
  const line = store.board.value?.zones.some(({ region, layout: kind }) => region === "centre" && kind === "slots");
  const drawn = faces.get(table.pieces.get(store.focus.value)?.art ?? "");
  const king = store.board.value?.zones.some(({ region }) => region === "king") ?? false;
  const zoneWords = (id: string): string => store.label("zone", id);

  /** Which of the things that can be meant lies under this point? */
  const under = (x: number, y: number, but: string): string => {
    for (const element of document.elementsFromPoint(x, y)) {
      const id = (element as HTMLElement).closest<HTMLElement>("[data-id]")?.dataset.id;
      if (id && id !== but && store.targets.value.has(id)) return id;
    }
    return "";
  };

  /** On a phone, scroll the hand to a card that gets the focus. */
  const reach = (id: string) => {
    const spot = layout.spots.get(id);
    if (!phone || spot?.cut !== "hand") return;
    const over = Math.max(0, spot.x + spot.w + EDGE - layout.width) - Math.max(0, EDGE - spot.x);
    if (over) store.scrolled.value = Math.max(0, store.scrolled.peek() + over);
  };

  const press = (event: PointerEvent, id: string) => {
    if (event.button !== 0) return;
    const [x, y] = [event.clientX, event.clientY];
    const held = event.pointerType === "touch" ? window.setTimeout(() => (large.value = id), HOLD) : 0;
    const usable = store.usable.value.has(id);
    const scrolled = store.scrolled.peek();
    const slides = phone && layout.spots.get(id)?.cut === "hand"; // sideways the hand is scrolled
    let slid = false;
    const move = (now: PointerEvent) => {
      const across = Math.abs(now.clientX - x) > Math.abs(now.clientY - y);
      if (slides && !dragged.value && (slid || (across && Math.abs(now.clientX - x) >= DRAG))) {
        slid = true;
        clearTimeout(held);
        store.scrolled.value = Math.max(0, scrolled - (now.clientX - x) / layout.scale);
        return;
      }
      if (!dragged.value && Math.hypot(now.clientX - x, now.clientY - y) < DRAG) return;
      clearTimeout(held);
      if (!usable) return;
      if (!dragged.value) store.picked.value = id;
      dragged.value = { id, x: (now.clientX - x) / layout.scale, y: (now.clientY - y) / layout.scale };
      store.hovered.value = under(now.clientX, now.clientY, id);
    };
    const end = (last: PointerEvent) => {
      clearTimeout(held);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const shown = large.value;
      large.value = "";
      if (!dragged.value) {
        if (!shown && !slid && last.type === "pointerup") store.click(id);
        return;
      }
      const onto = last.type === "pointerup" ? under(last.clientX, last.clientY, id) : "";
      dragged.value = null;
      if (onto) store.drop(id, onto);
      else store.letGo();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };

  const pieces = [...table.pieces.values()];
  const open = new Map(table.acts.filter(({ piece, target }) => !piece && target.includes(":")).map((act) => [act.target, [act]]));
  return (
    <div
      ref={stage}
      class={`stage${layout.map ? ` layout-${layout.map.layout}` : ""}`}
      style={{ width: `${layout.width}px`, height: `${layout.height}px`, transform: `scale(${layout.scale})`, "--art": `${layout.art}px` }}
      onClick={(event) => event.target === event.currentTarget && store.letGo()}
    >
      {layout.grounds.map((ground) => {
        const row = table.players.find(({ side }) => side === ground.side);
        return (
          <Under
            key={`${ground.kind} ${ground.zone || ground.side}`}
            ground={ground}
            colour={sides.colour(ground.side)}
            name={sides.name(ground.side)}
            score={row ? String(row.score) : ""}
            words={zoneWords(ground.zone)}
            parts={ground.kind === "plate" && row ? partsOf(store, row) : []}
            count={(inPlay.get(ground.zone) ?? []).length}
            gate={king}
            lit={targets.has(ground.zone)}
            onClick={ground.zone && ground.kind !== "tray" && store.picked.value ? () => store.click(ground.zone) : undefined}
          />
        );
      })}
      {[...layout.areas.values()]
        .filter(({ id }) => (targets.has(id) || open.has(id)) && !layout.map?.cells.some((cell) => cell.id === id))
        .map((area) => (
          <button
            key={area.id}
            type="button"
            class={area.id.includes(":") ? `area cell-free${store.hovered.value === area.id ? " on" : ""}` : "area"}
            data-id={area.id}
            aria-label={deed(targets.get(area.id) ?? open.get(area.id))}
            style={{ left: `${area.x}px`, top: `${area.y}px`, width: `${area.w}px`, height: `${area.h}px` }}
            onClick={() => store.click(area.id)}
            onPointerEnter={() => (store.hovered.value = area.id)}
            onPointerLeave={() => store.hovered.value === area.id && (store.hovered.value = "")}
            onFocus={() => (store.hovered.value = area.id)}
            onBlur={() => store.hovered.value === area.id && (store.hovered.value = "")}
          >
            {area.id.includes(":") && <FreeLand face={drawn} />}
          </button>
        ))}
      {layout.slots.map((slot, i) => {
        const icon = store.board.value?.zones.find(({ id }) => id === slot.zone)?.icon;
        return (
          <div
            key={`${slot.zone} ${i}`}
            class={`slot${targets.has(slot.zone) ? " lit" : ""}`}
            style={{ left: `${slot.x}px`, top: `${slot.y}px`, width: `${slot.w}px`, height: `${slot.h}px` }}
          >
            {icon && <Glyph name={icon} size={26} />}
            <span>{store.label("slot", slot.zone) || store.label("empty", slot.zone)}</span>
          </div>
        );
      })}
      {layout.labels.map((label) => {
        const text = ["empty", "line"].includes(label.kind) ? store.label(label.kind, label.zone) : zoneWords(label.zone);
        return (
          text && (
            <div
              key={label.key}
              class={`label ${label.kind}`}
              style={{
                left: `${label.x}px`,
                top: `${label.y}px`,
                width: ["note", "line"].includes(label.kind) ? `${label.w}px` : undefined,
              }}
            >
              {label.kind === "note" || label.kind === "line" ? text : <Labelled text={text} label={label} />}
            </div>
          )
        );
      })}
      {layout.map?.layout === "triangle" ? (
        <Triangles store={store} layout={layout} sides={sides} targets={targets} />
      ) : layout.map?.free ? (
        <FreeGround store={store} layout={layout} pieces={inPlay} sides={sides} targets={targets} />
      ) : (
        layout.map && <MapGround store={store} layout={layout} pieces={inPlay} sides={sides} targets={targets} />
      )}
      {layout.map && <MapButtons store={store} layout={layout} targets={targets} />}
      <LastMove store={store} layout={layout} sides={sides} />
      <LastMoves store={store} layout={layout} sides={sides} />
      {pieces.map((piece) => {
        const spot = layout.spots.get(piece.id);
        if (!spot) return null;
        const face = faces.get(piece.art);
        const own = store.picked.value === piece.id;
        return (
          <Placed
            key={piece.id}
            store={store}
            piece={piece}
            spot={spot}
            start={flights.starts.get(piece.id)}
            delay={flights.delays.get(piece.id) ?? 0}
            drag={dragged.value?.id === piece.id ? dragged.value : null}
            done={targets.get(piece.id)}
            onPress={press}
            onReach={reach}
          >
            {spot.cut === "land" || spot.cut === "layer" || spot.cut === "army" ? (
              <Land
                piece={piece}
                face={face}
                cut={spot.cut}
                colour={sides.colour(piece.owner)}
                title={spot.w >= NAMED || store.hovered.value === piece.id ? (titles.get(piece.id) ?? "") : ""}
              />
            ) : face?.kind === "hexes" ? (
              <Flower face={face} />
            ) : spot.cut === "units" ? (
              <Units piece={piece} colour={sides.colour(piece.owner)} h={spot.h} compact={!!layout.map?.free?.compact} />
            ) : spot.cut === "token" || spot.cut === "level" ? (
              <Token piece={piece} colour={spot.cut === "token" && layout.map?.free ? 0 : sides.colour(piece.owner)} />
            ) : (
              <Card
                piece={piece}
                face={face}
                cut={spot.cut}
                colour={sides.colour(piece.owner)}
                count={spot.count}
                note={spot.cut === "chip" && !own ? outcome(targets.get(piece.id)) : undefined}
              />
            )}
          </Placed>
        );
      })}
      {layout.map?.free && <Plans store={store} draft={store.draft} layout={layout} sides={sides} />}
      <Flights flights={flights} faces={faces} sides={sides} />
      {layout.map?.free && <SeaForm draft={store.draft} layout={layout} colour={sides.colour(me)} />}
      {layout.map?.free && <PlanTools store={store} draft={store.draft} layout={layout} sides={sides} />}
      <Outcomes store={store} layout={layout} phone={phone} />
      {layout.map?.layout === "triangle" && (
        <>
          <Lens store={store} layout={layout} sides={sides} />
          <Shelf store={store} layout={layout} colour={sides.colour(store.me.value)} />
        </>
      )}
      <Forms store={store} layout={layout} sides={sides} />
      {layout.map?.layout === "hex" && <HexOver store={store} layout={layout} pieces={inPlay} faces={faces} sides={sides} phone={phone} />}
      {layout.map?.free && <RealmReveal store={store} layout={layout} sides={sides} phone={phone} />}
      {layout.map?.layout === "hex" ? null : line ? (
        <BattleLine store={store} layout={layout} faces={faces} sides={sides} onPress={press} />
      ) : (
        <Fights store={store} layout={layout} faces={faces} sides={sides} />
      )}
      {over?.(layout)}
      {large.value && <Large store={store} id={large.value} />}
    </div>
  );
}

/** The parts of a score for a side's plate: all counters that aren't shown beside another one. */
function partsOf(store: BoardStore, row: PlayerRow): Part[] {
  const names = store.board.value?.counters ?? [];
  const value = (name: string) => row.has[names.indexOf(name)];
  return names
    .filter((name) => name !== "cards" && !name.startsWith("limit-"))
    .map((name) => ({ name, text: store.label("counter", name), n: value(name) ?? 0, limit: value(`limit-${name}`) }));
}

/** The emphasized start of a label: the number of cards, the name of a common zone, the owner of a town. */
function Labelled({ text, label: { kind, side, first } }: { text: string; label: Label }) {
  if (kind === "empty") return <span>{text}</span>;
  const [, head = "", rest = ""] = /^(\d+)( .*)$/.exec(text) ?? (first ? /^(.*?)(?:: (.*))?$/.exec(text) : null) ?? [];
  if (!head) return side < 0 ? <b>{text}</b> : <span>{text}</span>;
  return (
    <span>
      <b>{head}</b>
      {rest && ` ${rest.trim()}`}
    </span>
  );
}

const deed = (acts: Act[] | undefined): string => (acts ?? []).map(({ text }) => words(text)).join(" / ");

function outcome(acts: Act[] | undefined): { tone: string; text: string } | undefined {
  const chip = acts?.[0]?.chip;
  return chip ? { tone: chip.tone, text: words(chip.text) } : undefined;
}

function Forms({ store, layout, sides }: { store: BoardStore; layout: Layout; sides: Sides }) {
  if (!store.draft.form.value.length) return null;
  return (
    <>
      <BattleForm store={store} draft={store.draft} layout={layout} sides={sides} />
      <OrderForm store={store} draft={store.draft} layout={layout} sides={sides} />
    </>
  );
}

interface PlacedProps {
  store: BoardStore;
  piece: Piece;
  spot: Spot;
  start: Box | undefined; // where it comes from, if it was not there
  delay: number; // milliseconds before it moves
  drag: { x: number; y: number } | null;
  done: Act[] | undefined; // what is done by a click on it as a target
  onPress: (event: PointerEvent, id: string) => void;
  onReach: (id: string) => void; // it got the focus
  children: ComponentChildren;
}

/** A piece at its place: it glides when the place is another. */
function Placed({ store, piece, spot, start, delay, drag, done, onPress, onReach, children }: PlacedProps) {
  const element = useRef<HTMLDivElement>(null);
  const { id } = piece;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useLayoutEffect(() => {
    const there = element.current;
    if (!there || !start) return;
    const scale = Math.min(1, start.w / spot.w);
    there.animate?.([{ transform: `translate(${start.x}px, ${start.y}px) scale(${scale})` }, { transform: to }], {
      duration: 260,
      delay,
      easing: "ease-out",
      fill: "backwards",
    });
  }, [id]);
  const usable = store.usable.value.has(["hand", "narrow", "tiny", "army"].includes(spot.cut) ? store.meant(id) : id);
  const picked = store.picked.value === id;
  const me = store.me.value;
  const asked = store.shown.value.acts.length > 0;
  const tone = done?.[0]?.chip?.tone;
  const states = [
    usable && spot.cut !== "gone" && "can",
    picked && "picked",
    done && !picked && spot.cut !== "gone" && (tone === "none" ? "weak" : "hot"),
    spot.cut === "hand" || spot.cut === "narrow" || spot.cut === "tiny" ? !usable && !picked && piece.owner === me && asked && "no" : "",
    ...piece.marks.map((mark) => `mark-${mark.replace(/-\d+$/, "")}`),
    drag && "dragged",
    store.pending.value?.piece === id && "pending",
  ].filter(Boolean);
  const to = `translate(${spot.x + (drag?.x ?? 0)}px, ${spot.y + (drag?.y ?? 0)}px)`;
  const live = (usable || !!done) && spot.cut !== "gone";
  const name = done ? deed(done) : "";
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: what has a name can be used, and is a button then
    <div
      ref={element}
      class={`piece cut-${spot.cut} ${states.join(" ")}`}
      data-id={id}
      style={{
        transform: to,
        width: `${spot.w}px`,
        height: `${spot.h}px`,
        "--z": drag ? 90 : picked && spot.cut !== "land" ? 60 : 10 + spot.z,
        transitionDelay: drag ? "0s" : `${delay}ms`,
      }}
      role={live ? "button" : undefined}
      tabIndex={live ? 0 : undefined}
      aria-label={name || undefined}
      aria-pressed={live && !done ? picked : undefined}
      onPointerDown={(event) => spot.cut !== "gone" && onPress(event, id)}
      onPointerEnter={(event) => event.pointerType === "mouse" && (store.hovered.value = store.meant(id))}
      onPointerLeave={() => store.hovered.value === store.meant(id) && (store.hovered.value = "")}
      onFocus={() => {
        store.hovered.value = id;
        onReach(id);
      }}
      onBlur={() => store.hovered.value === id && (store.hovered.value = "")}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        store.click(id);
      }}
    >
      {children}
      {spot.count > 1 && !["pile", "token", "units", "level"].includes(spot.cut) && <b class="times">{`×${spot.count}`}</b>}
    </div>
  );
}

/** A card as large as one reads it: after a long touch. */
function Large({ store, id }: { store: BoardStore; id: string }) {
  const piece = store.shown.value.pieces.get(id);
  const face = store.board.value?.faces.find((one) => one.id === piece?.art);
  useEffect(() => navigator.vibrate?.(8) as unknown as undefined, []);
  if (!piece || !face) return null;
  return (
    <div class="piece cut-large" role="dialog" aria-label={msg("card-large")}>
      <Card piece={piece} face={face} cut="large" colour={-1} count={1} />
    </div>
  );
}
