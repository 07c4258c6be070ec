// The page of a dead link: the reason, and a way back.
import { Refused } from "../wire/rest.ts";
import { Header } from "./header.tsx";
import { Scenery } from "../scenery/scenery.tsx";
import { Link, useTitle } from "./route.tsx";
import { small } from "./screen.ts";
import { msg } from "./words.ts";

/** The server's message if there is one, otherwise a general one. */
export function Lost({ error, words = "" }: { error?: Refused; words?: string }) {
  useTitle("Baronage");
  const refused = error instanceof Refused ? error : undefined;
  const failed = refused?.code === "away" || (error && !refused);
  return (
    <>
      <Header />
      <div class="message-scene">
        <Scenery
          width={small.value ? 390 : 1440}
          height={200}
          from={10}
          size={small.value ? 84 : 104}
          castle={false}
          clouds={false}
          dragon={null}
        />
      </div>
      <main class="message">
        <h1>{refused?.message || words || msg("page-failed")}</h1>
        {error?.code === "no-table" && <p class="muted">{msg("may-be-private")}</p>}
        {failed && (
          <p>
            <button type="button" onClick={() => location.reload()}>
              {msg("try-again")}
            </button>
          </p>
        )}
        <p>
          <Link class="button primary" to="/">
            {msg("to-first-page")}
          </Link>
        </p>
      </main>
    </>
  );
}
