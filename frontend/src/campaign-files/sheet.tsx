// The content of a campaign file. Changes against an older version are marked.
import type { Sheet } from "../generated/rest.ts";
import { msg } from "../app/words.ts";

type Mark = "new" | "gone" | "";

interface Line {
  cells: string[];
  old: string[] | null; // as they were
  mark: Mark;
}

/** The lines of a sheet, those of an older one among them: a line is known by its first cell. */
export function compared(sheet: Sheet, older: Sheet | null): Line[] {
  if (!older) return sheet.rows.map((cells) => ({ cells, old: null, mark: "" }));
  const was = new Map(older.rows.map((row) => [row[0], row]));
  const is = new Set(sheet.rows.map((row) => row[0]));
  const now = sheet.rows.map((cells): Line => ({ cells, old: was.get(cells[0]) ?? null, mark: was.has(cells[0]) ? "" : "new" }));
  const gone = older.rows.filter((row) => !is.has(row[0])).map((cells): Line => ({ cells, old: null, mark: "gone" }));
  return [...now, ...gone];
}

export function SheetTable({ sheet, older = null }: { sheet: Sheet; older?: Sheet | null }) {
  const lines = compared(sheet, older);
  // an empty column is not shown
  const shown = sheet.columns.map((_, at) => at).filter((at) => lines.some(({ cells, old }) => full(cells[at]) || full(old?.[at])));
  const end = (at: number) => (sheet.numbers.includes(at) ? "end" : "");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <div class="sheet" tabIndex={0} role="region" aria-label={sheet.title}>
      <table>
        <thead>
          <tr>
            {shown.map((at) => (
              <th key={at} class={end(at)}>
                {sheet.columns[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ cells, old, mark }) => (
            <tr key={cells[0]} class={mark}>
              {shown.map((at, i) => (
                <td key={at} class={end(at)}>
                  {old && old[at] !== cells[at] ? (
                    <>
                      {full(old[at]) && <del>{old[at]}</del>} <ins>{cells[at] || msg("none")}</ins>
                    </>
                  ) : (
                    cells[at]
                  )}
                  {i === 0 && mark && <span class="tag">{msg("mark", { mark })}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const full = (cell: string | undefined) => Boolean(cell && cell !== "0");

/** The lines below a title, as they are and as they were. */
export function SheetLines({ sheet, older = null }: { sheet: Sheet; older?: Sheet | null }) {
  return (
    <>
      {sheet.lines.map((line, i) => (
        <p key={i} class="sheet-line">
          {older && older.lines[i] !== line ? <Words now={line} was={older.lines[i] ?? ""} /> : line}
        </p>
      ))}
    </>
  );
}

/** A line of parts with commas between: each part that has changed beside what it was. */
function Words({ now, was }: { now: string; was: string }) {
  const parts = now.split(", ");
  const old = was.split(", ");
  return (
    <>
      {parts.map((part, i) => (
        <span key={i}>
          {i > 0 && ", "}
          {old[i] && old[i] !== part ? (
            <>
              <del>{old[i]}</del> <ins>{part}</ins>
            </>
          ) : (
            part
          )}
        </span>
      ))}
    </>
  );
}
