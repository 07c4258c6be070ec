// Lands around a sea: coast, patterns of owners, names and units; on the sea the Dragon with its beads of power.
import { useEffect, useMemo } from "preact/hooks";
import { TINCTURES } from "../generated/look.ts";
import { ColourShield, Glyph } from "../app/icon.tsx";
import { Art, drawings } from "./art.tsx";
import { type Act, NO_MSG, type Piece, type Place } from "./data.ts";
import { formOf } from "./layout/sea.ts";
import type { Free, Layout, MapCell, Sea } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const LIGHT = 16; // the tincture that is too light for lines of its own
const WAVES = [
  [50, 60],
  [1050, 70],
  [40, 780],
  [1062, 770],
  [150, 820],
  [980, 26],
];

const lineColour = (colour: number): string => TINCTURES[colour]?.lines || `var(--seat-${colour})`;

interface FreeProps {
  store: BoardStore;
  layout: Layout;
  pieces: Map<string, Piece[]>;
  sides: Sides;
  targets: ReadonlyMap<string, Act[]>;
}

/** The owner of a land, from the piece of its level. */
const holder = (pieces: Piece[] | undefined): number => pieces?.find(({ art, owner }) => art !== "unit" && owner >= 0)?.owner ?? -1;

export function nameOfPlace(store: BoardStore, id: string): string {
  const place = placesOf(store).find((one) => one.id === id);
  return place ? words(place.name) : "";
}

const placesOf = (store: BoardStore): Place[] => [...(store.board.value?.places ?? []), ...store.shown.value.places];

export function FreeGround({ store, layout, pieces, sides, targets }: FreeProps) {
  const { map } = layout;
  const me = store.me.value;
  const home = map?.cells.find(({ id }) => me >= 0 && holder(pieces.get(id)) === me);
  const seaForm = map?.free?.sea?.rises && formOf(layout);
  const shown = seaForm ? { x: seaForm.left + seaForm.width + 8, y: seaForm.top + 80 } : home;
  const at = shown && `${Math.round(shown.x * layout.scale)} ${Math.round(shown.y * layout.scale)} ${seaForm ? 1 : 0.5}`;
  useEffect(() => {
    const board = document.querySelector(".btable.phone .table-board"); // only a part is seen there: what I decide on
    const [x = 0, y = 0, across = 0] = (at ?? "").split(" ").map(Number);
    if (at && board) board.scrollTo(x - board.clientWidth * across, y - board.clientHeight / 2);
  }, [at]);
  if (!map?.free) return null;
  const { free, cells } = map;
  const lands = cells.filter(({ ground }) => ground !== "sea");
  const open = store.draft.open.value;
  const held = cells.map((cell) => sides.colour(holder(pieces.get(cell.id))));
  const colours = [...new Set(held)].filter((colour) => colour >= 0);
  return (
    <>
      <svg class="map free" width={layout.width} height={layout.height}>
        <defs>
          {colours.map((colour) => (
            <pattern key={colour} id={`held-${colour}`} width="12" height="12" patternUnits="userSpaceOnUse">
              <path d={TINCTURES[colour]?.pattern ?? ""} fill="none" stroke={lineColour(colour)} stroke-opacity=".3" stroke-width="1.2" />
            </pattern>
          ))}
          <pattern id="burnt-land" width="10" height="10" patternUnits="userSpaceOnUse">
            <path d="M0 10L10 0" fill="none" stroke="#4A4741" stroke-opacity=".45" stroke-width="1.6" />
          </pattern>
          <radialGradient id="sea-fire">
            <stop offset="0" class="fire" />
            <stop offset=".62" class="glow" />
            <stop offset="1" stop-color="var(--land-water)" />
          </radialGradient>
          {lands.map(({ id, path }) => (
            <clipPath key={id} id={`in-${id}`}>
              <path d={path} />
            </clipPath>
          ))}
        </defs>
        <Waves layout={layout} />
        <g class="coast">
          {[26, 14].map((width) => (
            <g key={width} style={{ strokeWidth: width, opacity: width > 20 ? 0.5 : 0.7 }}>
              {lands.map(({ id, path, transform }) => (
                <path key={id} d={path} transform={transform} />
              ))}
            </g>
          ))}
        </g>
        <g class="beach" transform="translate(0 8)">
          {lands.map(({ id, path, transform }) => (
            <path key={id} d={path} transform={transform} />
          ))}
        </g>
        {lands.map((cell) => (
          <Land key={cell.id} store={store} cell={cell} free={free} pieces={pieces.get(cell.id) ?? []} sides={sides} targets={targets} />
        ))}
        {free.sea && <SeaGround layout={layout} sea={free.sea} store={store} />}
        {lands
          .filter(({ ground }) => ground === "isle")
          .map((cell) => (
            <Land key={cell.id} store={store} cell={cell} free={free} pieces={pieces.get(cell.id) ?? []} sides={sides} targets={targets} />
          ))}
        {lands.map((cell) => {
          const lit = targets.has(cell.id);
          const chosen = open === cell.id;
          if (!lit && !chosen) return null;
          return (
            <path
              key={cell.id}
              d={cell.path}
              transform={cell.transform}
              class={chosen ? "chosen-land" : "target"}
              vector-effect="non-scaling-stroke"
            />
          );
        })}
      </svg>
      {lands.map((cell) => (
        <LandWords key={cell.id} store={store} layout={layout} cell={cell} free={free} pieces={pieces.get(cell.id) ?? []} sides={sides} />
      ))}
      {free.sea && <SeaWords store={store} sea={free.sea} />}
    </>
  );
}

function Waves({ layout }: { layout: Layout }) {
  return (
    <g class="waves">
      {WAVES.map(([x = 0, y = 0]) => (
        <path
          key={x + y}
          transform={`translate(${x > 560 ? layout.width - 1120 + x : x} ${y > 420 ? layout.height - 844 + y : y})`}
          d="M-16 0c5-6 9-6 14 0s9 6 14 0M-8 10c5-6 9-6 14 0s9 6 14 0"
        />
      ))}
    </g>
  );
}

interface LandProps {
  store: BoardStore;
  cell: MapCell;
  free: Free;
  pieces: Piece[];
  sides: Sides;
  targets: ReadonlyMap<string, Act[]>;
}

function Land({ store, cell, free, pieces, sides, targets }: LandProps) {
  const { id, path, transform, ground } = cell;
  const side = ground === "isle" ? (pieces.find(({ owner }) => owner >= 0)?.owner ?? -1) : holder(pieces);
  const colour = sides.colour(side);
  const burnt = pieces.some(({ marks }) => marks.includes("flame"));
  const live = targets.has(id) || store.usable.value.has(id) || marked(store, id);
  return (
    <g class={`land${live ? " live" : ""}${burnt ? " burnt" : ""}`} transform={transform}>
      <path
        d={path}
        class="soil"
        data-id={id}
        onClick={() => store.click(id)}
        onPointerEnter={() => (store.hovered.value = id)}
        onPointerLeave={() => store.hovered.value === id && (store.hovered.value = "")}
      />
      {side >= 0 && (
        <>
          <path d={path} class={colour === LIGHT ? "pale" : "tinted"} style={{ fill: `var(--seat-${colour})` }} />
          <path d={path} style={{ fill: `url(#held-${colour})` }} />
        </>
      )}
      {burnt && <path d={path} class="ash" />}
      {side >= 0 && (
        <path d={path} class="rim" clip-path={`url(#in-${id})`} style={{ stroke: lineColour(colour), strokeWidth: 14 / free.unit }} />
      )}
      <path d={path} class="edge-line" vector-effect="non-scaling-stroke" />
    </g>
  );
}

/** Whether a click here moves a mark, such as a fire. */
const marked = (store: BoardStore, id: string): boolean =>
  store.draft.form.value.some(
    (field) => field.kind === "mark" && !field.id.startsWith("golden.") && field.options.some(([, at]) => at === id),
  );

interface WordsProps extends Omit<LandProps, "targets"> {
  layout: Layout;
}

function LandWords({ store, layout, cell, free, pieces, sides }: WordsProps) {
  const { z, compact, names } = free;
  const side = holder(pieces);
  const name = nameOfPlace(store, cell.id);
  const area = layout.areas.get(cell.id);
  if (!area) return null;
  const middle = area.x + area.w / 2;
  const burnt = pieces.some(({ marks }) => marks.includes("flame"));
  const works = pieces.some(({ marks }) => marks.includes("hammer"));
  if (compact) {
    const units = pieces.filter(({ art }) => art === "unit").reduce((sum, { n }) => sum + n, 0);
    return (
      <div class="land-brief" title={name} style={{ left: `${cell.x}px`, top: `${cell.y}px` }}>
        {side >= 0 && <ColourShield colour={sides.colour(side)} size={20} />}
        {units > 0 && <b>{units}</b>}
        {burnt && <Glyph name="flame" size={14} />}
      </div>
    );
  }
  const isle = cell.ground === "isle";
  return (
    <div
      class={`land-words${isle ? " isle" : ""}`}
      style={{ left: `${isle ? cell.x : middle - 18 * z}px`, top: `${area.y + 8 * z}px`, fontSize: `${(isle ? 15 : 20) * z}px` }}
    >
      <b>
        {name}
        {burnt && <Glyph name="flame" size={17 * z} class="burnt-mark" />}
        {works && <Glyph name="hammer" size={16 * z} class="works-mark" />}
      </b>
      {names && side >= 0 && <span style={{ top: `${57 * z}px`, fontSize: `${14 * z}px` }}>{sides.name(side)}</span>}
    </div>
  );
}

/** The figures of a stack, or one and their number. */
export function Units({ piece, colour, h, compact }: { piece: Piece; colour: number; h: number; compact: boolean }) {
  if (compact) return null;
  const many = piece.n > 5;
  const size = h;
  return (
    <div class="unit-row" style={{ height: `${h}px` }}>
      {Array.from({ length: many ? 1 : piece.n }, (_, i) => (
        <i key={i} style={{ left: `${i * h * 0.767}px`, width: `${size}px`, height: `${size}px` }}>
          <Art name="unit" colour={colour} />
        </i>
      ))}
      {many && <b style={{ left: `${size}px`, fontSize: `${size * 0.55}px` }}>{piece.n}</b>}
    </div>
  );
}

// --- the sea

const ARC = 108; // degrees from the top to the first and to the last bead

function SeaGround({ layout, sea, store }: { layout: Layout; sea: Sea; store: BoardStore }) {
  const piece = store.shown.value.pieces.get(sea.dragon);
  const [power = 0, most = 0] = piece?.values ?? [];
  const path = useMemo(() => `M${sea.shore.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`, [sea.shore]);
  const [rx, ry] = [sea.rx - 26, sea.ry - 25];
  const long = (Math.PI * (rx + ry) * 2 * ARC) / 360;
  const r = Math.max(2, Math.min(8, (long / Math.max(1, most)) * 0.36));
  const on = (degrees: number, further = 0): [number, number] => {
    const a = ((degrees - 90) * Math.PI) / 180;
    return [sea.cx + (rx + further) * Math.cos(a), sea.cy + (ry + further) * Math.sin(a)];
  };
  const bead = (i: number) => -ARC + (2 * ARC * i) / Math.max(1, most - 1);
  const skull = on(ARC + (9 * 200) / rx);
  const tick = sea.rises && power < most ? [on(bead(power - 0.5), -18), on(bead(power - 0.5), 18)] : null;
  return (
    <g class="sea">
      <path d={path} class="shore-line" style={{ fill: sea.rises ? "url(#sea-fire)" : "var(--land-water)" }} />
      {Array.from({ length: most }, (_, i) => {
        const [x, y] = on(bead(i));
        return (
          <circle
            key={i}
            cx={x}
            cy={y}
            r={r}
            class={i < power ? "bead full" : "bead"}
            style={{ transitionDelay: `${Math.min(i, 20) * 40}ms` }}
          />
        );
      })}
      {tick && <path d={`M${tick[0]?.join(" ")}L${tick[1]?.join(" ")}`} class="tick" />}
      {most > 0 && !drawings.value.has("skull") && (
        <g transform={`translate(${skull[0] - 13} ${skull[1] - 11}) scale(1.15)`} class="skull">
          <path d="M12 2c5.6 0 9 3.500 9 8.300 0 3.200-1.500 5.200-3.600 6.400V21H6.600v-4.300C4.500 15.500 3 13.500 3 10.300 3 5.500 6.400 2 12 2z" />
          <path d="M8.300 8.700a2.300 2.300 0 1 0 .01 0zM15.700 8.700a2.300 2.300 0 1 0 .01 0zM12 13l-1.300 2.600h2.600z" class="holes" />
        </g>
      )}
      {layout.map?.cells.length === 0 && null}
    </g>
  );
}

/** The power in the sea and its consequences; the first sentence is emphasized. */
function SeaWords({ store, sea }: { store: BoardStore; sea: Sea }) {
  const place = placesOf(store).find(({ ground }) => ground === "sea");
  const [head = "", ...rest] = words(place?.name ?? NO_MSG).split(/\. /);
  if (!head) return null;
  const at = sea.rises
    ? { x: sea.cx - sea.rx * 0.55, y: sea.cy + sea.ry * 0.36, w: sea.rx * 0.7 }
    : { x: sea.cx, y: sea.cy + sea.ry * 0.42, w: sea.rx * 1.3 };
  return (
    <div class="sea-words" style={{ left: `${at.x - at.w / 2}px`, top: `${at.y}px`, width: `${at.w}px` }}>
      <b>{head}</b>
      {rest.map((sentence, i) => (
        <span key={i}>{i < rest.length - 1 ? `${sentence}.` : sentence}</span>
      ))}
    </div>
  );
}
