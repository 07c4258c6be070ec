// The rules pages: fetched once for each game, taken apart by id.
import { signal } from "@preact/signals";
import { get } from "../wire/rest.ts";

export interface Rule {
  id: string;
  text: string;
  section: string;
}

export interface RulesPage {
  game: string;
  title: string;
  page: string;
  rules: Map<string, Rule>;
}

const RULE = /^\s*(?:[-*|]\s*)?\*\*([A-Z]+-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)\*\*\s*(.*)$/;

/** The rules that a page defines: an id in bold at the start of a list item, a paragraph or a table row. */
export function parseRules(page: string): Map<string, Rule> {
  const found = new Map<string, Rule>();
  let section = "";
  let open: { id: string; lines: string[] } | null = null;
  const close = () => {
    if (open && !found.has(open.id)) {
      const text = open.lines
        .map((line) => line.trim())
        .filter(Boolean)
        .join(" ")
        .replace(/^[ |]+|[ |]+$/g, "");
      found.set(open.id, { id: open.id, text, section });
    }
    open = null;
  };
  for (const line of page.split("\n")) {
    const heading = /^#{1,6}\s+(.*)$/.exec(line);
    const rule = RULE.exec(line);
    if (heading) {
      close();
      section = (heading[1] as string).trim();
    } else if (rule) {
      close();
      open = { id: rule[1] as string, lines: [rule[2] as string] };
    } else if (!line.trim() || /^\s*([-*] |\||```)/.test(line)) close();
    else if (open) (open as { lines: string[] }).lines.push(line);
  }
  close();
  return found;
}

const pages = new Map<string, Promise<RulesPage>>();

/** The rules of a game. */
export function rulesOf(game: string): Promise<RulesPage> {
  let found = pages.get(game);
  if (!found) {
    found = get(`/api/games/${game}/rules`).then(({ title, page }) => ({
      game,
      title,
      page,
      rules: parseRules(page),
    }));
    found.catch(() => pages.delete(game));
    pages.set(game, found);
  }
  return found;
}

/** The game whose rules the chips on this page open. */
export const rulesGame = signal("");
/** The rule that is shown beside the board. */
export const shownRule = signal("");
