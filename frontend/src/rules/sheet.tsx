// A game on one page, to print: the goal, a turn, what scores, its figures.
import { useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { Lost } from "../app/not-found.tsx";
import { Link, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { RuleSheet, SheetTable } from "../generated/rest.ts";
import { get, type Refused } from "../wire/rest.ts";

export function SheetPage({ game }: { game: string }) {
  const [sheet, setSheet] = useState<RuleSheet | null | undefined>(undefined); // undefined: it is on its way
  const [missing, setMissing] = useState<Refused | null>(null);
  useTitle(sheet ? `${sheet.title} · ${msg("one-page")}` : "");
  useEffect(() => {
    get(`/api/games/${game}/sheet`).then(setSheet, setMissing);
  }, [game]);
  if (missing) return <Lost error={missing} />;
  if (sheet === undefined) return <main class="message muted">{msg("one-moment")}</main>;
  if (!sheet) return <Lost words={msg("no-sheet")} />;
  return (
    <>
      <Header />
      <main class="rule-sheet">
        <header>
          <h1>{sheet.title}</h1>
          <span class="grow" />
          <Link to={`/rules/${game}`}>{msg("to-the-rules")}</Link>
          <button type="button" onClick={() => print()}>
            {msg("print-it")}
          </button>
        </header>
        <p class="goal">{sheet.goal}</p>
        <div class="sheet-columns">
          <section>
            <h2>{msg("a-turn")}</h2>
            <ol>
              {sheet.steps.map((step) => (
                <li key={step.text}>
                  <strong>{step.text}.</strong> {step.how}
                </li>
              ))}
            </ol>
          </section>
          <section>
            <h2>{sheet.sources.some((source) => source.worth) ? msg("where-points") : msg("how-to-win")}</h2>
            <ul>
              {sheet.sources.map((source) => (
                <li key={source.text}>
                  <strong>{source.text}.</strong> {source.how} {source.worth && <strong>{source.worth}.</strong>}
                </li>
              ))}
            </ul>
          </section>
          {sheet.tables.map((table) => (
            <Figures key={table.title} table={table} />
          ))}
          <section>
            <h2>{msg("figures")}</h2>
            <ul>
              {sheet.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </>
  );
}

function Figures({ table }: { table: SheetTable }) {
  const broad = table.head.length > 4; // scrolled to the side on a narrow screen, with keys too
  return (
    <section class={broad ? "broad" : ""} tabIndex={broad ? 0 : undefined} aria-label={broad ? table.title : undefined}>
      <h2>{table.title}</h2>
      <table>
        <thead>
          <tr>
            {table.head.map((cell, i) => (
              <th key={i} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, i) =>
                i ? (
                  <td key={i}>{cell}</td>
                ) : (
                  <th key={i} scope="row">
                    {cell}
                  </th>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
