// Components that are loaded when they are first drawn, each as a script of its own.
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadPageWords, msg } from "./words.ts";

/** A component that is blank until it is loaded, with its messages: by default those of all pages. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, words = loadPageWords): (props: P) => JSX.Element | null {
  let Loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [, setDone] = useState(false);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Loaded) return;
      Promise.all([load(), words()]).then(
        ([component]) => {
          Loaded = component;
          setDone(true);
        },
        () => setFailed(true),
      );
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return failed ? <Failed /> : null;
  };
}

/** The server is away, or has another version of the client: loading the page again helps. */
const Failed = () => <Reload title={msg("no-answer")} label={msg("try-again")} />;

/** A message whose only answer is to load the page again. */
export function Reload({ title, label }: { title: string; label: string }) {
  return (
    <main class="message">
      <h1>{title}</h1>
      <p>
        <button type="button" onClick={() => location.reload()}>
          {label}
        </button>
      </p>
    </main>
  );
}
