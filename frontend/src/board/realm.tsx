// Parts that only realms have: names of lands, free places, and the battle line with its numbers.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { calm } from "../app/settings.ts";
import { msg } from "../app/words.ts";
import { ColourShield, Glyph } from "../app/icon.tsx";
import { Art, wearing } from "./art.tsx";
import type { Act, Face, Piece, TableEvent } from "./data.ts";
import type { Box, Layout } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

/** A free place where a card may come: the card is seen through it. */
export function FreeLand({ face }: { face: Face | undefined }) {
  return (
    <>
      {face && <Art name={face.art || face.id} fill />}
      <span>
        <Glyph name="plus" size={22} />
      </span>
    </>
  );
}

// --- the battle line -------------------------------------------------------------------------------------------------

/** A card of the battle line. */
interface Fighter {
  id: string;
  art: string;
  title: string;
  owner: number;
  value: number;
  column: number;
  span: number;
  needs: number; // 0 if not known yet
  number: number; // 0 if not drawn yet
  position: number;
  digits: number[];
  defends: boolean;
  falls: boolean;
  asked: boolean;
}

/** The cards that lie in the battle line. */
function lying(pieces: Iterable<Piece>, faces: ReadonlyMap<string, Face>): Fighter[] {
  const found: Fighter[] = [];
  for (const { id, art, at, owner, values, marks } of pieces) {
    if (at !== "line") continue;
    const [value = 0, column = 0, span = 1, needs = 0, number = 0, position = 0, ...digits] = values;
    const face = faces.get(art);
    const title = face ? words(face.title) : "";
    const is = (mark: string) => marks.includes(mark);
    const [defends, falls, asked] = [is("defends"), is("falls"), is("asked")];
    found.push({ id, art, title, owner, value, column, span, needs, number, position, digits, defends, falls, asked });
  }
  return found;
}

/** A battle that is over, as its events tell it. */
function fought(events: TableEvent[], pieces: ReadonlyMap<string, Piece>, faces: ReadonlyMap<string, Face>, active: number): Fighter[] {
  const found = new Map<string, Fighter>();
  const facing = new Map<string, string>();
  const fallen = new Set<string>();
  let digits: number[] = [];
  for (const { kind, sums, n } of events) {
    const [first, second] = sums;
    if (kind === "number-came") digits = first?.[1] ?? [];
    if (kind !== "shot" || !first || !second) continue;
    const [id, [owner = -1], number] = first;
    const piece = pieces.get(id);
    const face = faces.get(piece?.art ?? "");
    const [, strength = 0] = face?.stats[0] ?? [];
    const [position = 0, ...printed] = digits;
    digits = [];
    found.set(id, {
      id,
      art: piece?.art ?? "",
      title: face ? words(face.title) : "",
      owner,
      value: Number(strength),
      column: 0,
      span: 1,
      needs: second[2],
      number,
      position,
      digits: printed,
      defends: owner !== active,
      falls: false,
      asked: false,
    });
    facing.set(id, second[0]);
    if (n > 0 && second[0] !== "line") fallen.add(second[0]);
  }
  const fighters = [...found.values()];
  for (const fighter of fighters) if (fallen.has(fighter.id)) fighter.falls = true;
  const top = fighters.filter(({ defends }) => defends);
  const bottom = fighters.filter(({ defends }) => !defends);
  const [wide, narrow] = bottom.length >= top.length ? [bottom, top] : [top, bottom];
  const order = (one: Fighter) =>
    Math.max(
      0,
      narrow.findIndex(({ id }) => id === facing.get(one.id)),
    );
  [...wide]
    .sort((one, other) => order(one) - order(other))
    .forEach((fighter, i) => {
      fighter.column = i;
    });
  for (const fighter of narrow) {
    const mine = wide.filter(({ id }) => facing.get(id) === fighter.id).map(({ column }) => column);
    if (!mine.length) continue;
    fighter.column = Math.min(...mine);
    fighter.span = Math.max(...mine) - fighter.column + 1;
  }
  return fighters;
}

const WIDE = 244; // of a column
const NARROW = 118;
const EDGE = 16;
const TALL = 590;
const STEP = 600; // milliseconds from one number to the next
const LONGEST = 4000;
const STAYS = 2400;

interface LineProps {
  store: BoardStore;
  layout: Layout;
  faces: ReadonlyMap<string, Face>;
  sides: Sides;
  onPress: (event: PointerEvent, id: string) => void;
}

/** The battle line beside its target: as it lies, or as it was fought out since the last change. */
export function BattleLine({ store, layout, faces, sides, onPress }: LineProps) {
  const table = store.shown.value;
  const news = store.battle.value;
  const gone = useSignal(0); // the change whose battle was seen
  const shown = useSignal(0); // numbers turned up so far
  const shots = useMemo(() => news?.events.filter(({ kind }) => kind === "shot").length ?? 0, [news]);
  const number = news?.number ?? 0;
  const lay = useRef(false); // the line lay there before
  const here = lying(table.pieces.values(), faces);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a battle is told once, from what was there then
  const past = useMemo(() => {
    if (!news || !shots) return [];
    const attacked = news.events.findLast(({ kind }) => kind === "attacked");
    const active = attacked?.text[1].attacker;
    const known = new Map([...news.before.pieces, ...table.pieces]);
    return fought(
      news.events,
      known,
      faces,
      typeof active === "number" ? active : (table.players.find(({ marks }) => marks.includes("acts"))?.side ?? 0),
    );
  }, [news, shots, faces]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers of one change, one after another
  useEffect(() => {
    const known = lay.current ? shown.peek() : 0; // numbers that were seen while the line lay there
    lay.current = here.length > 0;
    if (lay.current) shown.value = here.filter((fighter) => fighter.number > 0).length;
    if (!shots || here.length) return;
    if (calm() || document.hidden) {
      shown.value = shots;
    } else {
      shown.value = Math.min(known, shots - 1);
      const pace = Math.min(STEP, LONGEST / shots);
      for (let i = shown.peek() + 1; i <= shots; i++) setTimeout(() => (shown.value = Math.max(shown.value, i)), (i - known) * pace);
    }
    const timer = setTimeout(() => (gone.value = number), Math.min(STEP * shots, LONGEST) + STAYS);
    return () => clearTimeout(timer);
  }, [number, shots, here.length]);
  const fighters = here.length ? here : gone.value === number ? [] : past;
  if (!fighters.length) return null;
  const columns = Math.max(...fighters.map(({ column, span }) => column + span));
  const target = targetOf(store, layout);
  const room = target ? Math.max(target.x, layout.width - target.x - target.w) - 34 : layout.width - EDGE;
  const wide = Math.max(NARROW, Math.min(WIDE, (room - EDGE - 2) / columns));
  const width = columns * wide + EDGE + 2;
  const at = beside(target, layout, Math.max(300, width));
  const order = [...fighters].sort((one, other) => Number(other.defends) - Number(one.defends));
  const turned = here.length ? fighters.length : shown.value;
  const defender = fighters.find(({ defends }) => defends)?.owner ?? -1;
  const attacker = fighters.find(({ defends }) => !defends)?.owner ?? -1;
  const event = [...(news?.events ?? [])].reverse().find(({ kind }) => ["shot", "captured", "attack-failed"].includes(kind));
  return (
    <section
      class="battle-line"
      aria-label={store.label("zone", "line")}
      style={{ left: `${at.x}px`, top: `${at.y}px`, width: `${at.w}px`, height: `${TALL}px`, transform: `scale(${at.h / TALL})` }}
      onClick={() => !here.length && (gone.value = number)}
    >
      {target && <Pointer at={at} target={target} />}
      <h3 class="above">
        {defender >= 0 && (
          <>
            <ColourShield colour={sides.colour(defender)} size={20} /> {sides.name(defender)} <small>{msg("defence")}</small>
          </>
        )}
      </h3>
      {order.map((fighter, i) => (
        <FighterCard
          key={fighter.id}
          store={store}
          fighter={fighter}
          wide={wide}
          colour={sides.colour(fighter.owner)}
          struck={fighter.falls && turned >= fighters.length}
          onPress={onPress}
          turned={i < turned}
        />
      ))}
      <h3 class="below">
        <ColourShield colour={sides.colour(attacker)} size={20} /> {sides.name(attacker)} <small>{msg("offence")}</small>
      </h3>
      <footer>
        {here.length ? (
          store.label("line", "line")
        ) : turned < shots ? (
          <button
            type="button"
            class="btn skip"
            onClick={(click) => {
              click.stopPropagation();
              shown.value = shots;
            }}
          >
            {msg("skip-to-result")}
          </button>
        ) : event ? (
          words(event.text)
        ) : (
          ""
        )}
      </footer>
    </section>
  );
}

interface CardProps {
  store: BoardStore;
  fighter: Fighter;
  wide: number;
  colour: number;
  struck: boolean;
  turned: boolean; // its number is seen
  onPress: (event: PointerEvent, id: string) => void;
}

function FighterCard({ store, fighter, wide, colour, struck, turned, onPress }: CardProps) {
  const { id, art, title, value, column, span, needs, number, position, digits, defends, asked } = fighter;
  const left = EDGE + column * wide;
  const width = span * wide - 14;
  const card = Math.min(WIDE - 14, width);
  const roll = Math.min(112, (wide - 14) / 2);
  const usable = store.usable.value.has(id);
  const acts = store.targets.value.get(id);
  const chip = acts?.[0]?.chip;
  const middle = left + (width - card) / 2;
  const half = (wide - 14) / 2; // the numbers of the defence are at the left of a column, those of the attack at the right
  const x = left + (defends ? 0 : half) + (half - roll) / 2;
  const hit = number > 0 && (number === 1 || (number <= needs && number < 10));
  const seen = turned && number > 0;
  const live = usable || !!acts;
  return (
    <>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: what has a name can be used, and is a button then */}
      <div
        class={`fighter${struck ? " falls" : ""}${usable ? " can" : ""}${acts ? " hot" : ""}${store.picked.value === id ? " picked" : ""}${asked ? " asked" : ""}`}
        data-id={id}
        style={{ ...wearing(colour), left: `${middle}px`, top: `${defends ? 40 : 340}px`, width: `${card}px` }}
        role={live ? "button" : undefined}
        tabIndex={live ? 0 : undefined}
        aria-label={live ? label(acts, title) : undefined}
        onPointerDown={(event) => onPress(event, id)}
        onPointerEnter={() => (store.hovered.value = id)}
        onPointerLeave={() => store.hovered.value === id && (store.hovered.value = "")}
        onFocus={() => (store.hovered.value = id)}
        onBlur={() => store.hovered.value === id && (store.hovered.value = "")}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          store.click(id);
        }}
      >
        <Art name={art} colour={colour} fill />
        <p>
          <span>{title}</span>
          <b>{value}</b>
        </p>
        {struck && <em>{msg("falls")}</em>}
        {chip && !struck && <em class="hint">{words(chip.text)}</em>}
      </div>
      {(needs > 0 || asked) && (
        <div class={`roll${asked ? " asked" : ""}`} style={{ ...wearing(colour), left: `${x}px`, top: "204px", width: `${roll}px` }}>
          <div class="needs">
            <svg width="24" height="42" class={defends ? "down" : ""} aria-hidden="true">
              <path d="M12 40V12" />
              <path d="M12 0L23 16H1z" class="tip" />
            </svg>
            {roll >= 100 && <span>{msg("hits-on")}</span>}
            <b>{msg("one-to", { most: needs })}</b>
          </div>
          <Digits digits={digits} position={position} number={number} seen={seen} wait={asked} narrow={roll < 100} />
          <b class={`result${seen && hit ? " hit" : ""}`}>{seen ? msg(hit ? "hit" : "missed") : asked ? "…" : "\u00a0"}</b>
        </div>
      )}
    </>
  );
}

const label = (acts: Act[] | undefined, title: string): string => acts?.map(({ text }) => words(text)).join(" / ") || title;

interface DigitsProps {
  digits: number[];
  position: number;
  number: number;
  seen: boolean;
  wait: boolean;
  narrow: boolean;
}

/** The four digits of the number card; with dice, or where there is no room, the number alone. */
function Digits({ digits, position, number, seen, wait, narrow }: DigitsProps) {
  if (!seen)
    return (
      <div class={`digits turning${wait ? " asked" : ""}`}>
        {(narrow ? [0] : [0, 1, 2, 3]).map((i) => (
          <i key={i} />
        ))}
      </div>
    );
  if (digits.length < 4 || narrow)
    return (
      <div class="digits">
        <i class="sel">{number}</i>
      </div>
    );
  return (
    <div class="digits">
      {digits.map((digit, i) => (
        <i key={i} class={i === position - 1 ? "sel" : ""}>
          {digit}
        </i>
      ))}
    </div>
  );
}

/** The land that is attacked. */
function targetOf(store: BoardStore, layout: Layout): Box | undefined {
  const marked = [...store.shown.value.pieces.values()].find(({ marks }) => marks.includes("target"));
  const spot = marked && layout.spots.get(marked.id);
  if (spot) return spot;
  const attacked = [...store.last.value, ...(store.battle.value?.events ?? [])].reverse().find(({ kind }) => kind === "attacked");
  return attacked && layout.areas.get(attacked.place);
}

/** Beside the target, never on it: left of it, or right of it if it lies in the left half. */
function beside(target: Box | undefined, layout: Layout, w: number): Box {
  const h = Math.min(TALL, layout.height - 16, ((layout.width - 16) / w) * TALL);
  const y = Math.max(8, Math.min(28, layout.height - h - 8));
  if (!target) return { x: (layout.width - w) / 2, y, w, h };
  const right = target.x + target.w / 2 < layout.width / 2;
  const x = right ? target.x + target.w + 26 : target.x - w - 26;
  return { x: Math.max(8, Math.min(layout.width - w - 8, x)), y, w, h };
}

/** A point of the battle line towards its target. */
function Pointer({ at, target }: { at: Box; target: Box }) {
  const right = at.x > target.x;
  if (right ? at.x < target.x + target.w : at.x + at.w > target.x) return null;
  const y = Math.max(30, Math.min(at.h - 70, target.y + target.h / 2 - at.y - 20));
  return (
    <svg class={`pointer${right ? " right" : ""}`} width="26" height="40" style={{ top: `${y}px` }} aria-hidden="true">
      <path d="M0 0L24 20L0 40" />
    </svg>
  );
}
