// From one picture to the next, line by line: a thing takes its new look with the last line that is about it. All that is shown
// stands in one of the two pictures, so nothing is invented and nothing is told that these eyes may not know.
import type { Line } from "../generated/wire.ts";
import type { Node, Panel, Scene } from "../generated/scene.ts";
import { kept } from "../app/reuse.ts";
import { between, lastOf } from "./rows.ts";
import { seatOf } from "./seat.ts";

/** Some lines that are shown together, and what they are about. */
export interface Told<L extends Line = Line> {
  lines: L[]; // all that is told so far
  fresh: number; // how many of them are new
  nodes: string[];
}

interface Place {
  node: Node;
  above: string; // the nearest thing with an id in which it lies; "": none; "hand …": a hand
  x: number; // the origin of what it lies in, in the whole picture
  y: number;
}

type Places = Map<string, Place>;

const HAND = "hand ";

/** Where everything with an id is. */
function places(scene: Scene): Places {
  const found: Places = new Map();
  const visit = (nodes: Node[] | undefined, above: string, x: number, y: number) => {
    for (const node of nodes ?? []) {
      if (node.id && !found.has(node.id)) found.set(node.id, { node, above, x, y });
      if (node.children) visit(node.children, node.id || above, x + (node.x ?? 0), y + (node.y ?? 0));
    }
  };
  visit(scene.nodes, "", 0, 0);
  for (const panel of scene.panels ?? []) visit(panel.cards, HAND + panel.title, 0, 0);
  return found;
}

/** How the lines between two pictures are told: those about nothing in the picture go along with the next that is. */
export function parts<L extends Line>(before: Scene, after: Scene, lines: L[]): Told<L>[] {
  const [was, is] = [places(before), places(after)];
  const found: Told<L>[] = [];
  let fresh = 0;
  lines.forEach((line, i) => {
    fresh++;
    const nodes = line.nodes.filter((id) => was.has(id) || is.has(id));
    const last = i === lines.length - 1;
    if (!nodes.length && !last) return;
    const previous = found[found.length - 1];
    if (!nodes.length && previous) {
      previous.lines = lines; // words at the end
      previous.fresh += fresh;
    } else found.push({ lines: lines.slice(0, i + 1), fresh, nodes });
    fresh = 0;
  });
  return found;
}

/** What a player has, in numbers: it changes with the last line that is about something of that player. */
const figures = (node: Node | undefined) => (node?.classes ?? "").split(" ").includes("figures");

/** Is this drawn as a draft? What has an id within it speaks for itself. */
function drafted(node: Node | undefined): boolean {
  if (!node) return false;
  return (node.classes ?? "").split(" ").includes("draft") || (node.children ?? []).some((child) => !child.id && drafted(child));
}

/** When everything changes, between two pictures. */
interface Plan {
  before: Scene;
  after: Scene;
  was: Places;
  is: Places;
  due: Map<string, number>; // with which part each thing takes its new look
  last: Map<number, number>;
}

const plans = new WeakMap<Told[], Plan>(); // one step after another is asked for

function planned(before: Scene, after: Scene, told: Told[]): Plan {
  const known = plans.get(told);
  if (known?.before === before && known.after === after) return known;
  const was = places(before);
  const is = places(after);
  const named = new Map<string, number>();
  told.forEach((part, i) => {
    for (const id of part.nodes) named.set(id, i);
  });
  const last = lastOf([before, after], told);
  // what no line names changes along with that in which it lies, or at the end
  const when = (id: string): number => {
    const own = named.get(id);
    if (own !== undefined) {
      // what lies in something that goes, and of which no line tells, goes no earlier
      const above = is.has(id) ? "" : (was.get(id)?.above ?? "");
      return above && was.has(above) && !is.has(above) && !named.has(above) ? Math.max(own, when(above)) : own;
    }
    const figured = figures(was.get(id)?.node) ? last.get(seatOf(was.get(id)?.node.classes)) : undefined;
    if (figured !== undefined) return figured;
    if (drafted(was.get(id)?.node)) return 0; // what was a draft is none any more
    let latest = -1;
    for (const scene of [was, is]) {
      for (let at = scene.get(id)?.above; at; at = scene.get(at)?.above) {
        const then = named.get(at);
        if (then !== undefined) {
          latest = Math.max(latest, then);
          break;
        }
      }
    }
    return latest < 0 ? told.length : latest;
  };
  const due = new Map<string, number>();
  for (const id of [...was.keys(), ...is.keys()]) if (!due.has(id)) due.set(id, when(id));
  const plan = { before, after, was, is, due, last };
  plans.set(told, plan);
  return plan;
}

/** The picture after the first so many parts have been told; the last of them gives the second picture as it is. */
export function mixed(before: Scene, after: Scene, told: Told[], count: number): Scene {
  if (count >= told.length) return after;
  const { was, is, due, last } = planned(before, after, told);
  const version = (id: string): Places => ((due.get(id) ?? count) < count ? is : was);

  // what is to be put into something that is taken from the other picture and has no place for it there
  const around = (id: string): Places => (id ? version(id) : was);
  const moved = new Map<string, Place[]>();
  for (const id of due.keys()) {
    const own = version(id);
    const place = own.get(id);
    if (!place || place.above.startsWith(HAND)) continue;
    const outer = around(place.above);
    if (outer !== own && outer.get(id)?.above !== place.above) moved.set(place.above, [...(moved.get(place.above) ?? []), place]);
  }

  const origin = (scene: Places, id: string): [number, number] => {
    const place = scene.get(id);
    return place ? [place.x + (place.node.x ?? 0), place.y + (place.node.y ?? 0)] : [0, 0];
  };

  /** The children of a node, of which `above` is the id around them, taken from one of the pictures. */
  const children = (nodes: Node[] | undefined, above: string, from: Places, x: number, y: number): Node[] => {
    const out: Node[] = [];
    for (const node of nodes ?? []) {
      if (node.id) {
        const own = version(node.id);
        const place = own.get(node.id);
        if (!place || place.above !== above) continue; // gone, or elsewhere
        if (own === from) out.push(whole(node, own));
        else if (figures(node))
          out.push({ ...place.node, x: node.x, y: node.y }); // they stay where they are
        else out.push(shifted(place, own, above, from, x, y));
      } else if (node.children) {
        out.push({ ...node, children: children(node.children, above, from, x + (node.x ?? 0), y + (node.y ?? 0)) });
      } else out.push(node);
    }
    return out;
  };
  /** A node of the other picture, put into a container of this one. */
  const shifted = (place: Place, own: Places, above: string, from: Places, x: number, y: number): Node => {
    const [ox, oy] = origin(own, above);
    const [fx, fy] = origin(from, above);
    const inner = whole(place.node, own);
    const [dx, dy] = [place.x - ox - (x - fx), place.y - oy - (y - fy)];
    return dx || dy ? { kind: "group", x: dx, y: dy, children: [inner] } : inner;
  };
  const whole = (node: Node, own: Places): Node => {
    if (!node.children || !node.id) return node;
    const [x, y] = origin(own, node.id);
    return { ...node, children: [...children(node.children, node.id, own, x, y), ...come(node.id, own, x, y)] };
  };
  const come = (above: string, from: Places, x: number, y: number) =>
    (moved.get(above) ?? []).map((place) => shifted(place, version(place.node.id as string), above, from, x, y));
  const scene = {
    ...before,
    nodes: [...children(before.nodes, "", was, 0, 0), ...come("", was, 0, 0)],
    panels: before.panels?.map((panel) => between(hand(panel, after, version, was, is), after, last, count)),
  };
  return kept(after, kept(before, scene));
}

/** A hand: who has left it is gone, who has come to it is there. */
function hand(panel: Panel, after: Scene, version: (id: string) => Places, was: Places, is: Places): Panel {
  if (panel.kind !== "hand") return panel;
  const name = HAND + panel.title;
  const stay = (card: Node) => !card.id || version(card.id).get(card.id)?.above === name;
  const new_ = after.panels?.find((other) => other.kind === "hand" && other.title === panel.title);
  const come = (card: Node) => card.id && version(card.id) === is && was.get(card.id)?.above !== name;
  return {
    ...panel,
    cards: [
      ...(panel.cards ?? []).filter(stay).map((card) => (card.id ? (version(card.id).get(card.id)?.node ?? card) : card)),
      ...(new_?.cards ?? []).filter(come),
    ],
  };
}
