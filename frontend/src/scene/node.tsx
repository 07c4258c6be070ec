// Draws the nodes of a scene, with the marks that the page adds: what may be chosen, what is picked.
import type { Node } from "../made/scene.ts";
import { card, sceneText } from "./card.tsx";
import { sceneIcon } from "./icon.tsx";
import { letters, textWidth } from "./lettering.ts";

/** What the page adds to a scene, by the id of the node. */
export interface Marks {
  may: ReadonlySet<string>; // may be clicked now
  picked: ReadonlySet<string>; // clicked already
  hint: ReadonlySet<string>; // pointed at in a list
}

export const NO_MARKS: Marks = { may: new Set(), picked: new Set(), hint: new Set() };

const SHAPES = ["rect", "path", "circle"];

/** A node and what is in it. */
export function draw(node: Node, marks: Marks, key: string | number): preact.ComponentChild {
  const id = node.id ?? "";
  const same = node.same ?? "";
  const may = id !== "" && (marks.may.has(id) || (same !== "" && marks.may.has(same)));
  const picked = id !== "" && (marks.picked.has(id) || (same !== "" && marks.picked.has(same)));
  const hint = id !== "" && marks.hint.has(id);
  const about: Record<string, unknown> = {};
  if (id) about["data-id"] = id;
  if (node.tip || node.rules || (node.says && node.kind !== "group")) {
    about["data-says"] = node.says ?? "";
    about["data-tip"] = node.tip;
    about["data-rules"] = node.rules?.join(" ");
  }
  if (may) {
    about.tabindex = 0;
    about.role = "button";
    about["aria-label"] = node.says || node.code || id;
    if (picked) about["aria-pressed"] = "true";
  } else if (node.says && id) {
    about.role = "img";
    about["aria-label"] = node.says;
  }
  const own = (may ? " may-click" : "") + (picked ? " is-picked" : "") + (hint ? " is-hint" : "");
  const classes = (node.classes ?? "") + own;
  const x = node.x ?? 0;
  const y = node.y ?? 0;
  switch (node.kind) {
    case "group":
      return (
        <g key={id || key} transform={x || y ? `translate(${x} ${y})` : undefined}>
          <g class={`group ${classes}`} {...about}>
            {node.children?.map((child, i) => draw(child, marks, i))}
            {(may || picked || hint) && outline(node, picked ? "picked" : may ? "may" : "hint")}
          </g>
        </g>
      );
    case "card": {
      const looks = (node.classes ?? "").split(" ");
      if (picked) looks.push("picked");
      else if (may) looks.push("choice");
      if (hint) looks.push("highlighted");
      return (
        <g key={id || key} transform={`translate(${x} ${y})`}>
          <g class={`card ${classes}`} {...about}>
            {card(node, looks)}
          </g>
        </g>
      );
    }
    case "text":
      return sceneText(x, y, node.text ?? "", classes, node.w, { key: id || key, ...about });
    case "icon":
      return sceneIcon(x, y, node.w ?? 24, node.icon ?? "", classes, { key: id || key, ...about });
    default:
      return shape(node, `${classes}${may && !picked ? " choice" : ""}${picked ? " chosen" : ""}`, { key: id || key, ...about });
  }
}

function shape(node: Node, classes: string, more: Record<string, unknown>) {
  if (node.kind === "path") return <path class={classes} d={node.d} {...more} />;
  if (node.kind === "circle") return <circle class={classes} cx={node.x ?? 0} cy={node.y ?? 0} r={node.r ?? 0} {...more} />;
  return <rect class={classes} x={node.x ?? 0} y={node.y ?? 0} width={node.w} height={node.h} rx={node.r || undefined} {...more} />;
}

/** The edge of a group that may be clicked: that of its first shape, or a box around what is in it. */
function outline(group: Node, look: string) {
  const first = group.children?.[0];
  if (first && SHAPES.includes(first.kind)) return shape(first, `mark mark-${look}`, { key: "mark" });
  const [left, top, right, bottom] = extent(group.children ?? []);
  if (right <= left) return null;
  return (
    <rect key="mark" class={`mark mark-${look}`} x={left - 5} y={top - 5} width={right - left + 10} height={bottom - top + 10} rx={8} />
  );
}

/** The box around nodes, with words estimated: left, top, right, bottom. */
export function extent(nodes: Node[]): [number, number, number, number] {
  const found: [number, number, number, number] = [1e9, 1e9, -1e9, -1e9];
  const add = (l: number, t: number, r: number, b: number) => {
    found[0] = Math.min(found[0], l);
    found[1] = Math.min(found[1], t);
    found[2] = Math.max(found[2], r);
    found[3] = Math.max(found[3], b);
  };
  for (const node of nodes) {
    const x = node.x ?? 0;
    const y = node.y ?? 0;
    if (node.kind === "group") {
      const [l, t, r, b] = extent(node.children ?? []);
      if (r >= l) add(x + l, y + t, x + r, y + b);
    } else if (node.kind === "text") {
      const [size, bold] = letters(node.classes ?? "");
      const width = Math.min(textWidth(node.text ?? "", size, bold), node.w || 1e9);
      const names = (node.classes ?? "").split(" ");
      const left = names.includes("middle") ? x - width / 2 : names.includes("end") ? x - width : x;
      add(left, y - size * 0.8, left + width, y + size * 0.2);
    } else if (node.kind === "circle") {
      const r = node.r ?? 0;
      add(x - r, y - r, x + r, y + r);
    } else if (node.kind === "path") {
      const at = (node.d ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
      for (let i = 0; i + 1 < at.length; i += 2) add(at[i] as number, at[i + 1] as number, at[i] as number, at[i + 1] as number);
    } else add(x, y, x + (node.w ?? 0), y + (node.h ?? node.w ?? 0));
  }
  return found;
}

/** Every node of a list, those inside of groups included, with its place in the whole picture. */
export function* walk(nodes: Node[] | undefined, x = 0, y = 0): Generator<[Node, number, number]> {
  for (const node of nodes ?? []) {
    yield [node, x, y];
    if (node.children) yield* walk(node.children, x + (node.x ?? 0), y + (node.y ?? 0));
  }
}
