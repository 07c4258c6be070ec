// Letters keep a least size on the screen: where a picture is drawn small they grow, and those that would then cover others are left
// out until one zooms in. Pure.
import type { Node, Scene } from "../generated/scene.ts";
import { type Box, extent } from "./extent.ts";
import { fitted, letters, textWidth } from "./lettering.ts";

export const LEGIBLE = 11; // pixels that letters have at least
const STEP = 0.5; // units: between two steps nothing need be drawn anew
const TIGHT = 0.68; // of their width: letters are squeezed no more than that,
const LIGHT = 0.8; // and those of less weight less
const SLIM = 0.92; // of the estimate: how wide they are mostly
const TALL = 0.7; // of their size: how high capitals and figures are
const AIR = 0.2; // of their size: between words that have grown, beside each other
const LEADING = 0.15; // and below each other,
const GROWN = 1.2; // by so much

/** The least size of letters at a scale, in units of the picture. */
export function leastLetters(scale: number): number {
  return scale >= 1 ? LEGIBLE : Math.ceil(LEGIBLE / scale / STEP - 0.01) * STEP;
}

/** How large a line of text is drawn, and how wide: in smaller letters where it would be too wide, and then squeezed. */
export function lettering(text: string, classes: string, w: number, least: number): { size: number; width: number; natural: number } {
  const [usual, bold] = letters(classes);
  const size = Math.max(w ? fitted(text, w, usual, bold) : usual, least);
  const natural = textWidth(text, size, bold);
  return { size, natural, width: w ? Math.min(w, natural) : natural };
}

interface Word {
  node: Node;
  weight: number;
  was: Box; // where it is when nothing has grown
  is: Box;
  airy: Box; // with room around it that other words leave free
}

const NOBODY: ReadonlySet<Node> = new Set();
const SHAPES = ["rect", "circle", "path"];
const FIXED = 9; // the weight of what is no text: it is never left out
const LABEL = 3; // that of what stands on a piece or a plate

/** What stands in a group, its groups included, when letters are at least so large. */
interface Found {
  x: number; // where the group's own things have their origin, in the whole picture
  y: number;
  least: number;
  words: Word[];
  out: Node[]; // that can't be read there, whatever is beside it
  plates: [text: Node, plate: Node][]; // on what a text stands
}

const CELL = 48; // units: of what may meet, only what is in the same cells is compared
const known = new WeakMap<Node, Found>(); // a group that has not changed is the same object from picture to picture

/** The texts of a scene that are left out when letters are at least so large; a label goes with the plate on which it stands. */
export function crowdedOut(scene: Scene, least: number): ReadonlySet<Node> {
  if (least <= LEGIBLE) return NOBODY;
  const { words, out: unreadable, plates } = inside(scene.nodes, [], 0, 0, least);
  const out = new Set(unreadable);
  words.sort((a, b) => b.weight - a.weight);
  const cells = new Map<number, Word[]>();
  for (const word of words) {
    if (out.has(word.node)) continue;
    if (word.weight < FIXED && meets(word, cells)) out.add(word.node);
    else for (const cell of around(word.airy)) (cells.get(cell) ?? cells.set(cell, []).get(cell))?.push(word);
  }
  const used = new Set(plates.filter(([text]) => !out.has(text)).map(([, plate]) => plate));
  for (const [, plate] of plates) if (!used.has(plate)) out.add(plate);
  return out;
}

function group(node: Node, x: number, y: number, least: number): Found {
  const before = known.get(node);
  if (before && before.x === x && before.y === y && before.least === least) return before;
  const found = inside(node.children, node.kind === "group" ? standing(node) : [], x, y, least);
  known.set(node, found);
  return found;
}

/** What these nodes bring, of which some texts stand on a shape. */
function inside(nodes: Node[] | undefined, on: [text: Node, below: Node][], x: number, y: number, least: number): Found {
  const plates = on.filter(([, below]) => has(below, "pill", "plate"));
  const labels = new Set(plates.map(([text]) => text));
  const out = on.filter(([text, below]) => larger(text, below, least)).map(([text]) => text);
  const found: Found = { x, y, least, words: [], out, plates };
  for (const node of nodes ?? []) {
    if (node.kind === "card" || node.kind === "icon") {
      const [l, t, r, b] = extent([node]);
      const box: Box = [x + l, y + t, x + r, y + b];
      found.words.push({ node, weight: FIXED, was: box, is: box, airy: box });
    } else if (node.kind === "text" && node.text) {
      const { size, natural, width } = lettering(node.text, node.classes ?? "", node.w ?? 0, least);
      const heavy = labels.has(node) ? LABEL : weight(node);
      if (width < (heavy ? TIGHT : LIGHT) * natural) found.out.push(node);
      else {
        const usual = lettering(node.text, node.classes ?? "", node.w ?? 0, 0);
        const is = box(node, x, y, { size, width });
        found.words.push({ node, weight: heavy, was: box(node, x, y, usual), is, airy: size > GROWN * usual.size ? airy(is, size) : is });
      }
    }
    if (!node.children) continue;
    const inner = group(node, x + (node.x ?? 0), y + (node.y ?? 0), least);
    for (const word of inner.words) found.words.push(word);
    for (const one of inner.out) found.out.push(one);
    for (const one of inner.plates) found.plates.push(one);
  }
  return found;
}

/** The cells in which a box lies. */
function* around([l, t, r, b]: Box): Generator<number> {
  for (let x = Math.floor(l / CELL); x * CELL < r; x++) for (let y = Math.floor(t / CELL); y * CELL < b; y++) yield x * 4096 + y;
}

/** Does a word cover another that it did not cover when nothing had grown? */
function meets(word: Word, cells: Map<number, Word[]>): boolean {
  for (const cell of around(word.airy))
    for (const other of cells.get(cell) ?? []) if (tooNear(word, other) && !meet(word.was, other.was)) return true;
  return false;
}

/** How much a text weighs: of two that meet the heavier stays. */
function weight(node: Node): number {
  if (has(node, "score", "title", "heading")) return LABEL + 1;
  if (has(node, "inlaid", "reverse")) return LABEL;
  return (has(node, "strong") ? 2 : 1) - (has(node, "muted") ? 1 : 0);
}

const has = ({ classes = "" }: Node, ...some: string[]) => classes.split(" ").some((name) => some.includes(name));

const meet = (a: Box, b: Box) => a[0] < b[2] - 1 && b[0] < a[2] - 1 && a[1] < b[3] - 1 && b[1] < a[3] - 1;

function box(node: Node, x: number, y: number, { size, width }: { size: number; width: number }): Box {
  const names = (node.classes ?? "").split(" ");
  const at = x + (node.x ?? 0);
  const left = names.includes("middle") ? at - width / 2 : names.includes("end") ? at - width : at;
  const low = y + (node.y ?? 0);
  return [left, low - TALL * size, left + width, low];
}

const tooNear = (word: Word, other: Word) => (other.weight < FIXED ? meet(word.airy, other.airy) : meet(word.is, other.is));
const airy = ([l, t, r, b]: Box, size: number): Box => [l - (AIR / 2) * size, t - LEADING * size, r + (AIR / 2) * size, b];

/** The texts of a group that stand on a shape of it: on the last one before them that is there. */
function standing(group: Node): [text: Node, below: Node][] {
  const found: [Node, Node][] = [];
  let below: Node | null = null;
  for (const node of group.children ?? []) {
    if (SHAPES.includes(node.kind)) below = node;
    else if (below && node.kind === "text") {
      const { x = 0, y = 0 } = node;
      const [l, t, r, b] = extent([below]);
      if (l <= x && x <= r && t <= y && y <= b + 4) found.push([node, below]);
    }
  }
  return found;
}

/** Would letters be larger than the piece or the plate on which they stand? */
function larger(text: Node, below: Node, least: number): boolean {
  if (!has(text, "inlaid", "reverse") && !has(below, "pill", "plate")) return false;
  const [l, t, r, b] = extent([below]);
  const { size, width } = lettering(text.text ?? "", text.classes ?? "", text.w ?? 0, least);
  return SLIM * width > r - l || TALL * size > b - t;
}

/** Are these the same? */
export function sameSet<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  if (a.size !== b.size) return false;
  for (const one of a) if (!b.has(one)) return false;
  return true;
}
