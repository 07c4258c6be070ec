// Draws the nodes of a scene, with the marks that the page adds: what may be chosen, what is picked.
import { Component } from "preact";
import { settings } from "../app/settings.ts";
import type { Node } from "../generated/scene.ts";
import { card } from "./card.tsx";
import { sceneText } from "./card-parts.tsx";
import { sceneIcon } from "./scene-icon.tsx";
import { type Marks, outline } from "./marks.tsx";
import { shape } from "./shape.tsx";

/** A node and what is in it. */
export function draw(node: Node, marks: Marks, key: string | number): preact.ComponentChild {
  if (node.kind === "group" || node.kind === "card") return <Part key={node.id || key} node={node} marks={marks} />;
  return drawn(node, marks, key);
}

/** Something that is drawn anew only if it is another, or otherwise marked. */
class Part extends Component<{ node: Node; marks: Marks }> {
  override shouldComponentUpdate(next: { node: Node; marks: Marks }) {
    const { node, marks } = this.props;
    if (next.node !== node) return true;
    if (next.marks === marks) return false;
    return (
      next.marks.least !== marks.least || lacks(node, next.marks) !== lacks(node, marks) || marked(node, next.marks) !== marked(node, marks)
    );
  }
  override render() {
    return drawn(this.props.node, this.props.marks, 0);
  }
}

const inside = new WeakMap<Node, string[]>();

/** The ids of a node and of what is in it, with those of which they are other pictures. */
function names(node: Node): string[] {
  let found = inside.get(node);
  if (!found) {
    found = [node.id ?? "", node.same ?? ""].filter(Boolean);
    for (const child of node.children ?? []) if (child.children || child.id) found.push(...names(child));
    inside.set(node, found);
  }
  return found;
}

const lacking = new WeakMap<ReadonlySet<Node>, WeakMap<Node, string>>();

/** Which texts in a node are left out. */
function lacks(node: Node, { without }: Marks): string {
  if (!without?.size) return "";
  const known = lacking.get(without) ?? new WeakMap<Node, string>();
  lacking.set(without, known);
  let found = known.get(node);
  if (found === undefined) {
    found = "";
    node.children?.forEach((child, i) => {
      if (without.has(child)) found += `${i} `;
      const inside = child.children ? lacks(child, { without } as Marks) : "";
      if (inside) found += `${i}(${inside})`;
    });
    known.set(node, found);
  }
  return found;
}

/** How a node and what is in it are marked. */
function marked(node: Node, { may, picked, other, hint }: Marks): string {
  let found = "";
  if (may.size || picked.size || hint.size) {
    for (const id of names(node)) {
      const how = (may.has(id) ? 1 : 0) + (picked.has(id) ? 2 : 0) + (other.has(id) ? 4 : 0) + (hint.has(id) ? 8 : 0);
      if (how) found += `${id} ${how} `;
    }
  }
  return found;
}

function holdsChoice(node: Node, id: string, { may }: Marks): boolean {
  if (node.children && may.size) for (const inside of names(node)) if (inside !== id && may.has(inside)) return true;
  return false;
}

function drawn(node: Node, marks: Marks, key: string | number): preact.ComponentChild {
  const id = node.id ?? "";
  const same = node.same ?? "";
  const may = id !== "" && (marks.may.has(id) || (same !== "" && marks.may.has(same)));
  // of equal cards only one is picked; a second picture of the same thing is picked with it
  const picked = id !== "" && (marks.picked.has(id) || (same !== "" && node.kind !== "card" && marks.picked.has(same)));
  const hint = id !== "" && marks.hint.has(id);
  const about: Record<string, unknown> = {};
  if (id) about["data-id"] = id;
  if (node.tip || node.rules || node.lore || (node.says && node.kind !== "group")) {
    about["data-says"] = node.says ?? "";
    about["data-tip"] = node.tip;
    about["data-lore"] = node.lore;
    about["data-rules"] = node.rules?.join(" ");
  }
  const second = may && node.kind !== "card" && !marks.may.has(id); // can be clicked instead of the thing itself, which is marked
  if (second) {
    about["aria-hidden"] = "true"; // for the pointer alone: the thing itself is reached and read
  } else if (may) {
    about.tabindex = 0;
    about.role = "button";
    about["aria-label"] = node.says || node.tip || node.code;
    if (picked) about["aria-pressed"] = "true";
  } else if (node.says && id) {
    about.role = holdsChoice(node, id, marks) ? "group" : "img"; // nothing can be reached inside of a picture
    about["aria-label"] = node.says;
  }
  const other = may && !picked && (marks.other.has(id) || (same !== "" && marks.other.has(same)));
  const own =
    (may ? ` may-click${second ? " is-second" : ""}` : "") +
    (other ? " is-other" : "") +
    (picked ? " is-picked" : "") +
    (hint ? " is-hint" : "");
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
            {card(node, looks, marks.least)}
          </g>
        </g>
      );
    }
    case "text":
      if (marks.without?.has(node) || (!settings.value.notation && classes.includes("notation"))) return null;
      return sceneText(x, y, node.text ?? "", classes, node.w, marks.least, { key: id || key, ...about });
    case "icon":
      return sceneIcon(x, y, node.w ?? 24, node.icon ?? "", classes, { key: id || key, ...about });
    default:
      if (marks.without?.has(node)) return null;
      return shape(node, `${classes}${may && !picked && !second ? " choice" : ""}${picked ? " chosen" : ""}`, { key: id || key, ...about });
  }
}
