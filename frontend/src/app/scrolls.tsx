// Something that may have to be scrolled: while there is more below, its lower edge fades and a button leads on.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Glyph } from "./icon.tsx";
import { calm } from "./settings.ts";
import { msg } from "./words.ts";

interface ScrollsProps {
  class: string;
  role?: "tabpanel";
  about?: string; // when it tells of something else, it begins at its top
  onMore?: () => void; // it is cut off: what gives it room
  children: ComponentChildren;
}

export function Scrolls({ class: look, role, about, onMore, children }: ScrollsProps) {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [more, setMore] = useState(false);
  useEffect(() => {
    // the browser tells when the end comes into sight: nothing is measured
    const observer = new IntersectionObserver((found) => setMore(!found.at(-1)?.isIntersecting), { root: box.current, rootMargin: "8px" });
    observer.observe(end.current as Element);
    return () => observer.disconnect();
  }, []);
  const told = useRef(about);
  useEffect(() => {
    if (told.current !== about) box.current?.scrollTo({ top: 0 }); // at first it is there, or where what is in it has put it
    told.current = about;
  }, [about]);
  const on = () => {
    const height = box.current?.clientHeight ?? 0;
    box.current?.scrollBy({ top: height * 0.8, behavior: calm() ? "auto" : "smooth" });
  };
  return (
    <div ref={box} class={`scrolls ${look}`} role={role} tabIndex={role && 0 /* keys scroll it, where there is only text in it, too */}>
      {children}
      <span ref={end} class="scrolls-end" />
      <div class={more ? "scrolls-more" : "scrolls-more off"}>
        <button type="button" tabIndex={-1} aria-hidden="true" onClick={onMore ?? on}>
          {msg("more")} <Glyph name="down" size={10} />
        </button>
      </div>
    </div>
  );
}
