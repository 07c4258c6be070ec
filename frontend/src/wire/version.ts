// Whether the server has another version of this page than the one that was loaded.
const SCRIPT = /\/static\/main-[^"]+/;

/** Whether a page loads another script than `own`; a page without a script says nothing. */
export function differs(own: string | undefined, page: string): boolean {
  const [present] = SCRIPT.exec(page) ?? [];
  return !!own && !!present && own !== present;
}

/** Ask the server for its page, as when reloading. */
export async function outdated(): Promise<boolean> {
  const [own] = SCRIPT.exec(document.querySelector("script[src]")?.outerHTML ?? "") ?? [];
  const page = await fetch("/", { cache: "no-cache" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  return differs(own, page);
}
