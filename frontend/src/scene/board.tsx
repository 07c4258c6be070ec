// The board: a scene that can be moved, zoomed and fitted, and on which one can click; on a small screen part by part.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Scene } from "../generated/scene.ts";
import { inside, useBest, within } from "./best-view.ts";
import { boxesOf, coloured, pointedAt } from "./boxes.ts";
import { type Corner, corner } from "./corner.ts";
import { Glyph } from "../app/icon.tsx";
import { useLetters } from "./letters.ts";
import type { Marks } from "./marks.tsx";
import { draw } from "./node.tsx";
import { useGlide, usePanZoom, viewBox } from "./pan-zoom.ts";
import { Parts } from "./parts.tsx";
import { regions } from "./regions.ts";
import { centred, type Room, seen, type Window, whole } from "./window.ts";
import type { Sitting } from "../app/people.ts";
import { msg } from "../app/words.ts";

const NOBODY: Sitting[] = [];

interface BoardProps {
  scene: Scene;
  seats?: Sitting[]; // who plays
  marks: Marks;
  onPick: (ids: string[]) => void; // what was clicked, from the inside out
  interest?: ReadonlySet<string>; // what the decision is about, or what happens
  home?: number; // the colour of whom the screen belongs to, or -1
  least?: number; // pixels for one of the picture: what is smaller is shown part by part; 0: always the whole
}

export const READABLE = 0.92; // the scale at which things on a small screen are to be read

/** A scene on which one can click. */
export function Board({ scene, seats = NOBODY, marks, interest, onPick, home = -1, least = 0 }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [width, height] = useSize(frame);
  const [view, setView] = useState<Window | null>(null); // where somebody has moved it; null: where it is best
  const [part, setPart] = useState(""); // the part that somebody wants to see

  const room: Room = { width, height, all: [scene.width, scene.height] };
  const narrow = least > whole(room);
  const parts = useMemo(() => (narrow ? regions(scene, home) : []), [narrow, scene, home]);
  const wanted = useMemo(() => {
    if (!narrow) return [];
    const found = boxesOf(scene, marks.picked.size ? (marks.next.size ? marks.next : marks.picked) : (interest ?? new Set()));
    return found.length ? found : pointedAt(scene);
  }, [narrow, scene, marks, interest]);
  const mine = useMemo(() => (narrow && home >= 0 ? coloured(scene, home) : []), [narrow, scene, home]);
  const near = useMemo(() => (narrow ? boxesOf(scene, marks.picked) : []), [narrow, scene, marks]);
  const best = useBest(scene, room, narrow, least, parts, part, home, wanted, mine, near, marks.may.size > 0);
  const now = view ?? best.window;
  const fit = () => {
    const all = centred(scene.width / 2, scene.height / 2, whole(room), room);
    setPart("");
    setView(view || !narrow ? null : all);
  };
  const { held, click, zoom, pointers } = usePanZoom({ frame, svg, now, room, onView: setView, onFit: fit, onPick });
  useGlide(svg, now, room, pointers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is asked anew brings it back to where it is best
  useEffect(() => {
    if (narrow && wanted.length && !seen(now, wanted, room)) {
      setView(null);
      setPart("");
    }
  }, [wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture of another size is fitted again
  useEffect(() => setView(null), [scene.width, scene.height, scene.title]);

  const looks = useLetters(scene, marks, now.scale, !view);
  const drawn = useMemo(() => scene.nodes?.map((node, i) => draw(node, looks, i)), [scene, looks]);
  const corners = useRef<Corner>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tools stay where they are while the picture keeps its size
  const place = useMemo(
    () => corner(scene, best.window, room, width ? corners.current : undefined),
    [width, height, scene.width, scene.height, scene.title],
  );
  corners.current = width ? place : undefined;
  const tools = <Tools place={place} smallest={now.scale <= whole(room)} onZoom={zoom} onFit={fit} />;
  const centre = [now.x + width / now.scale / 2, now.y + height / now.scale / 2] as const;
  const here = parts.find(({ id, box }) => (view ? inside(box, ...centre) : id === best.part));
  const show = (id: string) => {
    setPart(id);
    setView(null);
  };
  return (
    <>
      {parts.length > 1 && (
        <div class="board-bar">
          <Parts
            parts={parts}
            seats={seats}
            here={here}
            width={width}
            calls={(one) => marks.may.size > 0 && wanted.some(within(one))}
            onPart={show}
          />
          {tools}
        </div>
      )}
      <div ref={frame} class="board" {...held}>
        {width > 0 && (
          <svg
            ref={svg}
            class="scene"
            role="group"
            aria-label={scene.says ? `${scene.title}: ${scene.says}` : scene.title}
            width={width}
            height={height}
            viewBox={viewBox(now, room)}
            onClick={click}
          >
            {drawn}
          </svg>
        )}
        {parts.length < 2 && tools}
      </div>
    </>
  );
}

/** The room that an element has, also when it changes. */
function useSize(frame: RefObject<HTMLElement | null>): [width: number, height: number] {
  const [size, setSize] = useState<[number, number]>([0, 0]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setSize([element.clientWidth, element.clientHeight]);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

interface ToolsProps {
  place: Corner;
  smallest: boolean; // it can't be made smaller
  onZoom: (factor: number) => void;
  onFit: () => void;
}

/** Larger, smaller, the whole board. */
function Tools({ place, smallest, onZoom, onFit }: ToolsProps) {
  return (
    <div class={`board-tools ${place}`}>
      <button
        type="button"
        title={msg("with-key", { what: msg("larger"), key: "+" })}
        aria-label={msg("larger")}
        onClick={() => onZoom(1.25)}
      >
        <Glyph name="plus" size={18} />
      </button>
      <button
        type="button"
        class="smaller"
        title={msg("with-key", { what: msg("smaller"), key: "-" })}
        aria-label={msg("smaller")}
        aria-disabled={smallest}
        onClick={() => onZoom(0.8)}
      >
        <Glyph name="minus" size={18} />
      </button>
      <button type="button" title={msg("with-key", { what: msg("whole-board"), key: "0" })} aria-label={msg("whole-board")} onClick={onFit}>
        <Glyph name="fit" size={18} />
      </button>
    </div>
  );
}
