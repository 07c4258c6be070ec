// The numbers that decide the game in a player's row: points of the enemy with the turns held, and all pieces with their count.
import { Glyph } from "../app/icon.tsx";
import type { Piece, PlayerRow } from "./data.ts";
import type { BoardStore } from "./store.ts";
import { badgeOf, Figure, numberOf, shapeOf } from "./token.tsx";

const LOCKED = 3; // turns after which a point is permanent

interface GoalsProps {
  store: BoardStore;
  names: string[];
  row: PlayerRow;
}

/** The points of the enemy: empty, held for a number of turns, or permanent. */
export function Goals({ store, names, row }: GoalsProps) {
  const counters = store.board.value?.counters ?? [];
  return (
    <span class="goals">
      {names.map((name) => {
        const held = row.has[counters.indexOf(name)] ?? -1;
        const text = `${store.label("counter", name)}: ${Math.max(0, held)}`;
        return (
          <i key={name} class={held >= 0 ? "held" : ""} title={text} role="img" aria-label={text}>
            <svg width="28" height="27" viewBox="0 0 28 27" aria-hidden="true">
              <path d="M2 2v23l24-11.500z" />
            </svg>
            {held >= LOCKED ? <Glyph name="lock" size={12} /> : held > 0 && <b>{held}</b>}
          </i>
        );
      })}
    </span>
  );
}

/** All pieces of a side in a row: those that are gone are crossed; a click chooses one. */
export function Roster({ store, side, colour }: { store: BoardStore; side: number; colour: number }) {
  const away = `away.${side}`;
  const all = [...store.shown.value.pieces.values()].filter(({ owner, at }) => owner === side || at === away);
  const own = all.filter((piece) => shapeOf(piece)).sort((one, other) => Number(numberOf(one)) - Number(numberOf(other)));
  if (!own.length) return null;
  return (
    <span class={`roster${own.length > 9 ? " long" : ""}`}>
      {own.map((piece) => (
        <Member key={piece.id} store={store} piece={piece} colour={colour} />
      ))}
    </span>
  );
}

function Member({ store, piece, colour }: { store: BoardStore; piece: Piece; colour: number }) {
  const { id, marks } = piece;
  const gone = marks.includes("killed");
  const badge = badgeOf(piece);
  const usable = store.usable.value.has(id) || store.targets.value.has(id);
  const states = [gone && "gone", store.picked.value === id && "picked", usable && "can"].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      class={`member ${states}`}
      data-id={id}
      tabIndex={-1}
      aria-label={numberOf(piece)}
      onClick={(event) => {
        event.stopPropagation();
        store.click(id);
      }}
      onPointerEnter={() => (store.hovered.value = id)}
      onPointerLeave={() => store.hovered.value === id && (store.hovered.value = "")}
    >
      <Figure art={piece.art} shape={shapeOf(piece)} colour={colour} />
      <b>{numberOf(piece)}</b>
      {badge && (
        <span class="badge">
          <Glyph name={badge} size={9} />
        </span>
      )}
      {gone && (
        <svg class="crossed" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M2 2l14 14M16 2L2 16" />
        </svg>
      )}
    </button>
  );
}
