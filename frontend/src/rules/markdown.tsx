// The little Markdown that the rules pages use, as elements: headings, lists, tables, paragraphs, code.
import type { ComponentChild } from "preact";

const INLINE = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;
const RULE = /\b([A-Z]{3,5}-[A-Z]{0,3}\d*(?:\.\d+)?|R\d{1,3})\b/;

/** Anchors on the page for rules, rulings such as R12, and the first rule of a group. */
type Anchors = ReadonlyMap<string, string>;

const ANCHOR = /^\s*(?:[-*]\s+)?(?:\|\s*)?(?:\*\*)?([A-Z]+-[A-Z]*\d*(?:\.\d+)?|R\d+)\b/;

function anchors(page: string): Anchors {
  const found = new Map<string, string>();
  for (const line of page.split("\n")) {
    const id = /^\s*([-*]\s+\*\*|\|\s*|\*\*)/.test(line) ? ANCHOR.exec(line)?.[1] : undefined;
    if (!id) continue;
    found.set(id, id);
    const group = id.split(".")[0] as string;
    if (!found.has(group)) found.set(group, id);
  }
  return found;
}

/** Rules that are named in a text, as links to where they stand. */
function linked(text: string, where: Anchors): ComponentChild[] {
  return text.split(RULE).map((part, i) =>
    i % 2 && where.has(part) ? (
      <a key={i} href={`#${where.get(part)}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** Text with bold, italics and code; on a whole page rules are links, and the rule shown links to itself. */
export function inline(text: string, links?: Anchors): ComponentChild[] {
  return text.split(INLINE).map((part, i) => {
    if (part.startsWith("**")) {
      const strong = <strong key={i}>{part.slice(2, -2)}</strong>;
      if (!links || i > 1 || !idOf(text)) return strong;
      return (
        <a key={i} class="rule-link" href={`#${idOf(text)}`}>
          {strong}
        </a>
      );
    }
    if (part.startsWith("`")) return <code key={i}>{part.slice(1, -1)}</code>;
    if (part.startsWith("*") && part.length > 2) return <em key={i}>{part.slice(1, -1)}</em>;
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    if (link) return link[1];
    return links ? linked(part, links) : part;
  });
}

const idOf = (text: string) => (/^\s*\*\*/.test(text) ? ANCHOR.exec(text)?.[1] : undefined);
export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const EXAMPLE = /^\s*(?:\*\*)?([A-Z]\d{1,3})\b/; // as an item or a row begins that tells an example

/** Links to boards beside a rule or an example. */
export interface Boards {
  known: ReadonlySet<string>; // examples by their ids
  beside: (id: string) => ComponentChild;
}

/** A page, block by block; every rule and every example carries its id as an anchor. */
export function blocks(page: string, boards?: Boards): ComponentChild[] {
  const out: ComponentChild[] = [];
  const where = anchors(page);
  const exampleOf = (text: string) => [EXAMPLE.exec(text)?.[1]].find((id) => id && boards?.known.has(id));
  const idAt = (text: string) => idOf(text) ?? exampleOf(text);
  const beside = (id: string | undefined) => (id ? boards?.beside(id) : null);
  const lines = page.split("\n");
  let at = 0;
  let key = 0;
  while (at < lines.length) {
    const line = lines[at] as string;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (heading) {
      const Tag = `h${Math.min(6, (heading[1] as string).length)}` as "h2";
      out.push(
        <Tag key={key++} id={slug(heading[2] as string)}>
          {inline(heading[2] as string)}
        </Tag>,
      );
      at++;
    } else if (line.startsWith("```")) {
      const code: string[] = [];
      for (at++; at < lines.length && !(lines[at] as string).startsWith("```"); at++) code.push(lines[at] as string);
      at++;
      out.push(
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        <pre key={key++} tabIndex={0}>
          {code.join("\n")}
        </pre>,
      );
    } else if (line.trimStart().startsWith("|")) {
      const rows: string[][] = [];
      for (; at < lines.length && (lines[at] as string).trimStart().startsWith("|"); at++) {
        rows.push(
          (lines[at] as string)
            .trim()
            .replace(/^\||\|$/g, "")
            .split("|")
            .map((cell) => cell.trim()),
        );
      }
      out.push(table(rows, where, key++, (row) => exampleOf(row) ?? ANCHOR.exec(row)?.[1], beside));
    } else if (/^\s*([-*]|\d+\.)\s/.test(line)) {
      const items: string[] = [];
      for (; at < lines.length && (lines[at] as string).trim(); at++) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(lines[at] as string);
        if (item) items.push(item[1] as string);
        else if (/^#|^\||^```/.test(lines[at] as string)) break;
        else items.push(`${items.pop()} ${(lines[at] as string).trim()}`);
      }
      out.push(
        <ul key={key++}>
          {items.map((item, i) => (
            <li key={i} id={idAt(item)}>
              {inline(item, where)}
              {beside(idAt(item))}
            </li>
          ))}
        </ul>,
      );
    } else if (line.trim()) {
      const words: string[] = [];
      for (; at < lines.length && (lines[at] as string).trim() && !/^(#|\||```|\s*[-*]\s)/.test(lines[at] as string); at++) {
        words.push((lines[at] as string).trim());
      }
      const text = words.join(" ");
      out.push(
        <p key={key++} id={idOf(text)}>
          {inline(text, where)}
          {beside(idOf(text))}
        </p>,
      );
    } else at++;
  }
  return out;
}

function table(
  rows: string[][],
  where: Anchors,
  key: number,
  idAt: (row: string) => string | undefined,
  beside: (id: string | undefined) => ComponentChild,
) {
  const rule = (row: string[]) => row.every((cell) => /^:?-+:?$/.test(cell));
  const head = rows[1] && rule(rows[1]) ? rows[0] : undefined;
  const body = head ? rows.slice(2) : rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <div key={key} class="wide" tabIndex={0}>
      <table>
        {head && (
          <thead>
            <tr>
              {head.map((cell, i) => (
                <th key={i}>{inline(cell)}</th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, r) => (
            <tr key={r} id={idAt(row[0] ?? "")}>
              {row.map((cell, i) => (
                <td key={i}>
                  {inline(cell, where)}
                  {i === 0 && beside(idAt(row[0] ?? ""))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
