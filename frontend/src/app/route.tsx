// Routing: the address, and links that change it without loading the page again.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

export const place = signal(here());

function here() {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: decodeURIComponent(location.hash.slice(1)) };
}

const FROM = "baronage.from";

/** The table or replay from which the user came to read something, or an empty string. */
export const origin = signal(kept());

function kept(): string {
  try {
    return sessionStorage.getItem(FROM) ?? "";
  } catch {
    return ""; // a browser that keeps nothing
  }
}

/** Remember the page from which the user leaves; further reading keeps it. */
function depart(): void {
  const { pathname, search } = location;
  if (pathname.startsWith("/rules/")) return;
  origin.value = /^\/(table|replay)\//.test(pathname) ? pathname + search : "";
  try {
    sessionStorage.setItem(FROM, origin.value);
  } catch {
    // then it is known until the page is loaded again
  }
}

/** Go to another address. */
export function go(address: string, replace = false): void {
  if (!replace) depart();
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place.value = here();
  if (!replace) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place.value = here();
});

/** The title of the page: each sets its own. */
export function useTitle(title: string): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

interface LinkProps {
  to: string;
  class?: string;
  title?: string;
  label?: string;
  here?: boolean; // the current page
  children: ComponentChildren;
}

/** A link inside the page. */
export function Link({ to, label, here, children, ...more }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} aria-label={label} aria-current={here ? "page" : undefined} onClick={follow} {...more}>
      {children}
    </a>
  );
}
