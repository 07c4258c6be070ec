// A fight with dice: both sides with what they rolled, what is added, and their totals.
import type { TableEvent } from "./data.ts";
import { clearest } from "./layout/clear.ts";
import type { Box, Layout } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { Shown } from "./board-state.ts";
import type { BoardStore } from "./store.ts";
import { Token } from "./token.tsx";

const CARD = { w: 424, h: 116 };
const LENS = 186; // half of the lens, under which the card lies
const DOTS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
};

function Die({ n }: { n: number }) {
  return (
    <svg class="die" width="38" height="38" viewBox="-19 -19 38 38" role="img" aria-label={String(n)}>
      <rect x="-18" y="-18" width="36" height="36" rx="8" />
      {(DOTS[n] ?? []).map(([x, y], i) => (
        <circle key={i} cx={x * 9.9} cy={y * 9.9} r="3.8" />
      ))}
    </svg>
  );
}

interface DiceProps {
  store: BoardStore;
  event: TableEvent;
  news: Shown | null;
  layout: Layout;
  sides: Sides;
  onClose: () => void;
}

export function DiceCard({ store, event, news, layout, sides, onClose }: DiceProps) {
  const at = cardAt(store, event, layout);
  const most = Math.max(...event.sums.map(([, , total]) => total));
  const place = foughtAt(store, event, layout);
  const [cx, cy] = [at.x + at.w / 2, at.y + at.h / 2];
  const [px, py] = [place.x + place.w / 2, place.y + place.h / 2];
  return (
    <>
      {!store.pushes.value.length && (
        <svg class="overlay dice-tie" width={layout.width} height={layout.height} aria-hidden="true">
          <path d={`M${cx} ${cy}L${px} ${py}`} />
        </svg>
      )}
      <div class="dice-card" role="status" style={{ left: `${at.x}px`, top: `${at.y}px`, width: `${at.w}px` }} onClick={onClose}>
        {event.sums.slice(0, 2).map(([id, [one = 0, two = 0, ...more], total]) => {
          const piece = store.shown.value.pieces.get(id) ?? news?.before.pieces.get(id);
          const added = [one + two, ...more];
          const parts = added.map((n, i) => (n || i < 2 ? `${store.label("sum", String(i))} ${n}` : "")).filter(Boolean);
          return (
            <div key={id} class={total < most ? "less" : ""}>
              <p>
                <span class="dice-piece">{piece && <Token piece={piece} colour={sides.colour(piece.owner)} />}</span>
                <Die n={one} />
                <Die n={two} />
                <big>{total}</big>
              </p>
              <small>{parts.join(" + ")}</small>
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Return the box of the fight: of the piece that is pushed, of the one that was attacked, or where it stood. */
function foughtAt(store: BoardStore, event: TableEvent, layout: Layout): Box {
  const there = (id: string): Box | undefined => {
    const spot = layout.spots.get(id);
    return spot && spot.cut !== "gone" ? spot : layout.areas.get(id);
  };
  const stood = store.news.value?.before.pieces.get(event.place)?.at ?? "";
  const middle = { x: layout.width / 2, y: layout.height / 2, w: 0, h: 0 };
  return there(store.pushes.value[0]?.piece ?? "") ?? there(stood) ?? there(event.place) ?? there(event.pieces[0] ?? "") ?? middle;
}

/** Place the card where it covers the fewest pieces, never over the fight or its lens. */
function cardAt(store: BoardStore, event: TableEvent, layout: Layout): Box {
  const pushed = store.pushes.value[0]?.piece ?? "";
  const place = foughtAt(store, event, layout);
  const w = Math.min(CARD.w, layout.width - 16);
  const half = pushed ? LENS : 60;
  const y = Math.max(half + 20, Math.min(layout.height - half - 20, place.y + place.h / 2));
  const x = Math.max(half + 20, Math.min(layout.width - half - 20, place.x + place.w / 2));
  const around = { x: (pushed ? x : place.x + place.w / 2) - half, y: y - half, w: half * 2, h: half * 2 };
  return clearest(layout, w, CARD.h, around, [around]);
}
