// Things move from where they were to where they are, by id: within the board, and between the board and a hand.
// Places on the board are known from the scenes, so that nothing has to be measured but what lies in hands.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { calm } from "../app/settings.ts";
import type { Node, Scene } from "../generated/scene.ts";

const DURATION = 240;
const MOST = 60; // things at once; when more have moved, the picture is a new one
const LEAST = 2; // what moved less stays

interface Spot {
  x: number;
  y: number;
  above: string; // the id of the group that it lies in
}

interface Spots {
  board: Map<string, Spot>;
  hand: Set<string>;
}

let last: [Scene, Spots] | undefined; // what one picture ends with the next begins with

function spots(scene: Scene): Spots {
  if (last?.[0] !== scene) last = [scene, found(scene)];
  return last[1];
}

function found(scene: Scene): Spots {
  const board = new Map<string, Spot>();
  const visit = (nodes: Node[] | undefined, x: number, y: number, above: string) => {
    for (const node of nodes ?? []) {
      if (node.kind !== "group" && node.kind !== "card") continue;
      const at = { x: x + (node.x ?? 0), y: y + (node.y ?? 0), above };
      if (node.id) board.set(node.id, at);
      visit(node.children, at.x, at.y, node.id || above);
    }
  };
  visit(scene.nodes, 0, 0, "");
  const hand = new Set<string>();
  for (const panel of scene.panels ?? []) for (const card of panel.cards ?? []) if (card.id) hand.add(card.id);
  return { board, hand };
}

/** Do the same cards lie in the hands, and nowhere else? */
function sameHands(before: Scene, after: Scene): boolean {
  const hands = (scene: Scene) => (scene.panels ?? []).flatMap(({ cards }) => cards ?? []);
  const [was, is] = [hands(before), hands(after)];
  return was.length === is.length && was.every((card, i) => card === is[i]);
}

/** Whenever another scene is shown, things move from where they were in the last frame to where they are. */
export function useMotion(root: RefObject<Element | null>, scene: Scene | null): void {
  const seen = useRef(scene);
  const next = useRef<{ scene: Scene; move: (() => void) | null } | null>(null);
  if (scene && seen.current && seen.current !== scene && next.current?.scene !== scene) {
    next.current = { scene, move: motion(root.current, seen.current, scene) };
  }
  useLayoutEffect(() => {
    // in the frame that lays it out anyhow
    const frame = requestAnimationFrame(() => {
      if (next.current?.scene === scene) next.current?.move?.();
      next.current = null;
      seen.current = scene;
    });
    return () => cancelAnimationFrame(frame);
  }, [scene]);
}

/** Between two scenes: called before the second is drawn; the function that it gives is called in the frame that shows it. */
function motion(root: Element | null, before: Scene, after: Scene): (() => void) | null {
  if (!root || calm() || before.title !== after.title) return null;
  const was = spots(before);
  const is = spots(after);
  const find = (id: string) => root.querySelector<SVGGraphicsElement>(`g[data-id="${CSS.escape(id)}"]`);
  // a card in a hand moves with all of its place: else those that it overlaps would be cut off by what lies behind it
  const mover = (id: string) => {
    const element = find(id);
    return element?.closest<HTMLElement>(".hand .place") ?? element;
  };
  const measured = new Map<string, DOMRect>();
  if (!sameHands(before, after)) {
    for (const id of [...was.hand, ...[...is.hand].filter((id) => was.board.has(id))]) {
      const element = find(id);
      if (element) measured.set(id, element.getBoundingClientRect());
    }
  }
  return () => {
    const moves: [string, number, number][] = []; // in units of the scene; in a hand in pixels
    const fresh: string[] = [];
    for (const [id, spot] of is.board) {
      const old = was.board.get(id);
      if (old) {
        const [dx, dy] = [old.x - spot.x, old.y - spot.y];
        const above = is.board.get(spot.above);
        const before = was.board.get(spot.above);
        // what lies inside of something that moves goes along with it
        const along = above && before && Math.hypot(before.x - above.x - dx, before.y - above.y - dy) < LEAST;
        if (Math.hypot(dx, dy) > LEAST && !along) moves.push([id, dx, dy]);
      } else if (!measured.has(id) && !(spot.above && !was.board.has(spot.above))) fresh.push(id);
    }
    for (const [id, rect] of measured) {
      const element = is.board.has(id) || is.hand.has(id) ? find(id) : null;
      const matrix = (element?.parentNode as SVGGraphicsElement | undefined)?.getScreenCTM?.();
      const now = element?.getBoundingClientRect();
      if (!matrix || !now?.width) continue;
      const scale = is.hand.has(id) ? 1 : matrix.a;
      const dx = (rect.left + rect.width / 2 - now.left - now.width / 2) / scale;
      const dy = (rect.top + rect.height / 2 - now.top - now.height / 2) / scale;
      if (Math.hypot(dx, dy) > LEAST) moves.push([id, dx, dy]);
    }
    for (const id of is.hand) if (!was.hand.has(id) && !measured.has(id)) fresh.push(id);
    if (moves.length + fresh.length > MOST) return;
    for (const [id, dx, dy] of moves) {
      const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
      mover(id)?.animate(frames, { duration: DURATION, easing: "ease-out" });
    }
    for (const id of fresh) mover(id)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION });
  };
}
