// Where a link leads nowhere: what is wrong, and the way back.
import { Header } from "./header.tsx";
import { Link, useTitle } from "./route.tsx";

/** What may be meant where no table is found. */
export const PRIVATE =
  "It may be private: then somebody who sits there can send you the whole link. When its game is over, this address will do.";

export function Lost({ words, more = "" }: { words: string; more?: string }) {
  useTitle("Baronage");
  return (
    <>
      <Header />
      <main class="message">
        <h1>{words}</h1>
        {more && <p class="muted">{more}</p>}
        <p>
          <Link to="/">To the first page</Link>
        </p>
      </main>
    </>
  );
}
