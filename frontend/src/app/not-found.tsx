// Where a link leads nowhere: what is wrong, and the way back.
import type { Refused } from "../wire/rest.ts";
import { Header } from "./header.tsx";
import { Link, useTitle } from "./route.tsx";
import { msg } from "./words.ts";

/** What the server said, where it is known; else some words. */
export function Lost({ error, words = "" }: { error?: Refused; words?: string }) {
  useTitle("Baronage");
  return (
    <>
      <Header />
      <main class="message">
        <h1>{error?.message ?? words}</h1>
        {error?.code === "no-table" && <p class="muted">{msg("may-be-private")}</p>}
        {error?.code === "away" && (
          <p>
            <button type="button" onClick={() => location.reload()}>
              {msg("try-again")}
            </button>
          </p>
        )}
        <p>
          <Link to="/">{msg("to-first-page")}</Link>
        </p>
      </main>
    </>
  );
}
