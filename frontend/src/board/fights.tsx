// The latest battle, as a card beside its place.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Art } from "./art.tsx";
import type { Face, Table, TableEvent } from "./data.ts";
import { DiceCard } from "./dice.tsx";
import { clearest } from "./layout/clear.ts";
import type { Box, Layout } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { Shown } from "./board-state.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const STAYS = 2600; // milliseconds that a battle that asks nothing of me stays

interface FightsProps {
  store: BoardStore;
  layout: Layout;
  faces: ReadonlyMap<string, Face>;
  sides: Sides;
}

/** The latest battle, as a card beside its place: who, with which sum, against whom. */
export function Fights({ store, layout, faces, sides }: FightsProps) {
  const gone = useSignal(0); // the change whose battle is over
  const news = store.battle.value;
  const event = news?.events.findLast(({ sums }) => sums.length > 1);
  const pressing = store.shown.value.acts.length > 0 && (!news?.own || store.pushes.value.length > 0);
  const number = news?.number ?? 0;
  useEffect(() => {
    if (!event || pressing) return;
    const timer = setTimeout(() => (gone.value = number), STAYS);
    return () => clearTimeout(timer);
  }, [event, pressing, number, gone]);
  const revealed = layout.map?.free && store.reveal.value?.over === false; // its steps show their battles
  if (!event || revealed || gone.value === number) return null;
  const close = () => (gone.value = number);
  if (store.label("sum", "0")) return <DiceCard store={store} event={event} news={news} layout={layout} sides={sides} onClose={close} />;
  const { before, events } = news as Shown;
  return <FightCard {...{ event, events, store, layout, sides, before, faces }} onClose={close} />;
}

interface FightCardProps {
  event: TableEvent;
  events?: TableEvent[]; // the others of the battle: more attackers, and the result
  store: BoardStore;
  layout: Layout;
  sides: Sides;
  before?: Table | undefined;
  faces?: ReadonlyMap<string, Face>;
  onClose?: () => void;
}

/** A battle beside its place. */
export function FightCard({ event, events = [], store, layout, sides, before, faces, onClose }: FightCardProps) {
  const at = useMemo(() => fightAt(event, layout, before), [event, layout, before]);
  const [left, right] = event.sums;
  const joined = events.filter(({ sums }) => sums.length > 1 && sums[1]?.[0] === right?.[0]);
  const blow = events.findLast(({ sums }) => sums.length === 1 && sums[0]?.[0] === right?.[0]);
  const [, [dealt = left?.[2]] = []] = blow?.sums[0] ?? [];
  const side = (sum: TableEvent["sums"][number] | undefined, parts: number[] = sum?.[1] ?? []) => {
    if (!sum) return null;
    const piece = before?.pieces.get(sum[0]) ?? store.shown.value.pieces.get(sum[0]); // as it fought
    const face = piece && faces?.get(piece.art);
    return (
      <>
        {piece && <Art name={face?.art || face?.id || piece.art} colour={sides.colour(piece.owner)} fill class="fight-art" />}
        <div>
          <b>{face ? words(face.title) : piece ? "" : sum[0].startsWith("side.") ? sides.name(Number(sum[0].slice(5))) : ""}</b>
          <span>{parts.length > 1 ? parts.join(" + ") : ""}</span>
        </div>
      </>
    );
  };
  return (
    <div class="fight" role="status" style={{ left: `${at.x}px`, top: `${at.y}px` }} onClick={onClose}>
      <div class="who">{side(left, joined.length > 1 ? joined.map(({ sums }) => sums[0]?.[2] ?? 0) : undefined)}</div>
      <div class="sum">
        <b>{dealt}</b>
        <i>:</i>
        <b class="less">{right?.[2]}</b>
      </div>
      <div class="who right">{side(right)}</div>
      <div class="caption">{(blow && words(blow.text)) || words(event.text)}</div>
    </div>
  );
}

const FIGHT = { w: 478, h: 136 };
const PHONE = 370; // its width where there is no room for that

/** Beside the target, on the side where there is room, never on it. */
function fightAt(event: TableEvent, layout: Layout, before: Table | undefined): Box {
  const place = event.place || event.pieces.at(-1) || "";
  const spot = layout.spots.get(place);
  const here = spot && !["gone", "thumb", "pile"].includes(spot.cut) ? spot : undefined; // else it has fallen
  const target = here ??
    layout.areas.get(place) ??
    layout.areas.get(before?.pieces.get(place)?.at ?? "") ??
    spot ?? { x: layout.width / 2, y: layout.height / 2, w: 0, h: 0 };
  if (layout.width < FIGHT.w + 16) {
    const top = target.y > layout.height / 2 ? target.y - FIGHT.h - 8 : target.y + target.h + 30;
    return { x: (layout.width - PHONE) / 2, y: top, w: PHONE, h: FIGHT.h };
  }
  if (layout.map?.free) return clearest(layout, FIGHT.w, FIGHT.h, target, [target]);
  const y = target.y + target.h / 2 > layout.height / 2 ? target.y - FIGHT.h - 24 : target.y + target.h + 40;
  const x = target.x + target.w / 2 < layout.width / 2 ? target.x + target.w + 20 : target.x - FIGHT.w - 12;
  return { x: Math.max(8, Math.min(layout.width - FIGHT.w - 8, x)), y: Math.max(8, Math.min(layout.height - FIGHT.h - 8, y)), ...FIGHT };
}
