// People are called by their names in the picture, too: where a game writes the letter or the colour of a seat, the name stands.
import type { Node, Panel, Scene } from "../generated/scene.ts";
import { textWidth } from "./lettering.ts";
import type { Update, View } from "../generated/wire.ts";

interface Sitting {
  seat: number;
  label: string;
  name: string;
}

const TITLES = /(?:^|\s)(?:heading|title)(?:\s|$)/; // classes of texts that name somebody
const ANCHORED = /(?:^|\s)(?:end|middle)(?:\s|$)/; // of texts that do not begin where they are put
const SIZE = 20; // of the letters of titles
const LINE = 8; // what is no further below or above stands on the same line,
const NEAR = 60; // and what is no further away follows the name
const LETTERS = 3; // a word as long as this names nothing else

/** How the game calls each seat, with the name of who sits there. */
function callings(scene: Scene, seats: Sitting[]): Map<string, string> {
  const found = seats.filter(({ name }) => name).map(({ seat, label, name }) => [scene.names?.[seat] || label, name] as const);
  return new Map(found.filter(([word]) => !/^\d+$/.test(word))); // a bare number may be any number
}

/** A text with the name in it, if it is a seat's, or begins with whose something is. */
function renamed(text: string, calls: Map<string, string>): string {
  const [, word = "", rest = ""] = /^(.+?)((?:'s|,|:) .*)?$/s.exec(text) ?? [];
  const name = calls.get(word);
  return name ? name + rest : text;
}

/** The words after a name on its line make room for it. */
function makeRoom(nodes: Node[], title: Node, wider: number): void {
  for (const other of nodes) {
    const beside = other !== title && Math.abs((other.y ?? 0) - (title.y ?? 0)) <= LINE && (other.x ?? 0) > (title.x ?? 0);
    const near = (other.x ?? 0) < (title.x ?? 0) + wider + NEAR;
    if (other.kind === "text" && beside && near && !ANCHORED.test(other.classes ?? "")) other.x = (other.x ?? 0) + wider;
  }
}

function rename(nodes: Node[], calls: Map<string, string>): void {
  for (const node of nodes) {
    const word = node.text ?? "";
    const title = TITLES.test(node.classes ?? "");
    if (node.says) node.says = renamed(node.says, calls); // and who can't see it hears the name
    if (node.kind === "text" && word && (title || (word.length >= LETTERS && calls.has(word)))) {
      node.text = renamed(word, calls);
      const wider = textWidth(node.text, SIZE, true) - textWidth(word, SIZE, true);
      if (title && wider > 0) makeRoom(nodes, node, wider);
    }
    rename(node.children ?? [], calls);
  }
}

function renamePanel(panel: Panel, calls: Map<string, string>): void {
  if (panel.title) panel.title = renamed(panel.title, calls);
  for (const row of panel.rows ?? []) {
    const [first = ""] = row;
    if (renamed(first, calls) === first) continue; // not about people
    row.forEach((cell, i) => {
      row[i] = renamed(cell, calls);
    });
  }
}

const done = new WeakSet<Scene>();

/** A scene that has just come, with the names of those who sit there in it. It is changed itself: nobody has drawn it yet. */
export function withNames(scene: Scene, seats: Sitting[]): Scene {
  if (done.has(scene) || !seats.length) return scene;
  done.add(scene);
  const calls = callings(scene, seats);
  rename(scene.nodes ?? [], calls);
  for (const panel of scene.panels ?? []) renamePanel(panel, calls);
  return scene;
}

/** Put names into the pictures of a message. The server writes them into sentences; a colour that is left there means the pieces. */
export function callByName(message: View | Update, seats: Sitting[]): void {
  if ("sent" in message && message.sent) withNames(message.sent, seats);
  withNames(message.scene, seats);
}
