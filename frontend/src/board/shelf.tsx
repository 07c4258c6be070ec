// Offers to buy or hire, beside the board: a heading with its picture, and a button with the price of each.
import { useEffect, useState } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";
import { ICONS } from "../generated/look.ts";
import { drawings } from "./art.tsx";
import type { Act } from "./data.ts";
import { clearest } from "./layout/clear.ts";
import type { Layout } from "./layout/types.ts";
import type { BoardStore } from "./store.ts";
import { Figure, SHAPES } from "./token.tsx";
import { Art } from "./art.tsx";
import { words } from "./words.ts";

const WIDE = { few: 380, many: 720 };
const STALL = 40; // half of the Market
const ROW = 40; // of a ware
const MANY = 6; // headings from which there are two columns and more

/** The parts of the name of a message: "shelf-peasant-sider". */
const parts = (act: Act): string[] => (act.chip?.text[0] ?? "").split("-").slice(1);

export function Shelf({ store, layout, colour }: { store: BoardStore; layout: Layout; colour: number }) {
  const acts = store.shelf.value;
  const [shut, setShut] = useState(false); // in the Market: something was bought, or it was closed
  const some = acts.length > 0;
  useEffect(() => {
    if (!some) setShut(false);
  }, [some]);
  if (!some) return null;
  const headings = new Map<string, Act[]>();
  for (const act of acts) {
    const heading = words(act.group);
    headings.set(heading, [...(headings.get(heading) ?? []), act]);
  }
  const market = layout.map?.cells.find(({ kind }) => kind === 2);
  const inside = [...store.shown.value.pieces.values()].some(({ at, owner }) => at === market?.id && owner === store.me.value);
  const w = Math.min(layout.width - 24, headings.size > MANY ? WIDE.many : WIDE.few);
  const stall = { x: (market?.x ?? 0) - STALL, y: (market?.y ?? 0) - STALL, w: STALL * 2, h: STALL * 2 };
  const high = 60 + [...headings.values()].reduce((sum, some) => sum + 46 + some.length * ROW, 0);
  const wide = headings.size > MANY || !inside;
  const at = wide ? { x: (layout.width - w) / 2, y: 12 } : clearest(layout, w, Math.min(high, layout.height - 24), stall, [stall]);
  const title = store.label("zone", "shelf");
  if (shut && inside)
    return (
      <button type="button" class="btn shelf-open" style={{ left: `${at.x}px`, top: `${at.y}px` }} onClick={() => setShut(false)}>
        {title}
      </button>
    );
  const take = (act: Act) => {
    setShut(true);
    store.run(act);
  };
  return (
    <section
      class={`shelf${headings.size > MANY ? " wide" : ""}`}
      style={{ left: `${at.x}px`, top: `${at.y}px`, width: `${w}px`, maxHeight: `${layout.height - at.y - 12}px` }}
      aria-label={title}
    >
      <h2>{title}</h2>
      {inside && (
        <button type="button" class="btn sq" aria-label={msg("close")} onClick={() => setShut(true)}>
          <Glyph name="cross" size={14} />
        </button>
      )}
      <ul>
        {[...headings].map(([heading, some]) => {
          const [art = ""] = parts(some[0] as Act);
          const person = drawings.value.has(art);
          const shape = parts(some[0] as Act)[1] ?? "";
          return (
            <li key={heading}>
              {person && shape in SHAPES ? (
                <span class="shelf-figure">
                  <Figure art={art} shape={shape} colour={colour} />
                </span>
              ) : (
                art in ICONS && <Glyph name={art} size={24} />
              )}
              <div>
                <b>{heading}</b>
                <p>
                  {some.map((act, i) => (
                    <span key={i} class="ware">
                      <button type="button" class="btn" title={words(act.text)} aria-label={words(act.text)} onClick={() => take(act)}>
                        {parts(act)
                          .slice(1)
                          .map(
                            (name) =>
                              drawings.value.has(name) && (
                                <i key={name} class="shelf-kind">
                                  <Art name={name} />
                                </i>
                              ),
                          )}
                        {act.chip && words(act.chip.text)}
                      </button>
                      {act.more[0] && <small>{words(act.more[0].text)}</small>}
                    </span>
                  ))}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
