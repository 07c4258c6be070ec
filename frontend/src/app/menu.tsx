// A button and what it opens below itself: Escape and a click elsewhere close it.
import type { ComponentChildren } from "preact";
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";

interface MenuProps {
  button: ComponentChildren;
  label: string;
  class?: string; // of the button
  onOpen?: () => void;
  children: (close: () => void) => ComponentChildren;
}

export function Menu({ button, label, class: look, onOpen, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** Close it, and give the focus back to the button if it was inside. */
  const close = useCallback(() => {
    if (box.current?.contains(document.activeElement)) box.current.querySelector<HTMLElement>("button")?.focus();
    setOpen(false);
  }, []);
  useLayoutEffect(() => {
    if (!open) return;
    const look = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !box.current?.contains(event.target as Node)) close();
    };
    addEventListener("pointerdown", look);
    addEventListener("keydown", look);
    return () => {
      removeEventListener("pointerdown", look);
      removeEventListener("keydown", look);
    };
  }, [open, close]);
  return (
    <div class="drop" ref={box}>
      <button
        type="button"
        class={look}
        aria-label={label}
        aria-expanded={open}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {button}
      </button>
      {open && <div class="menu">{children(close)}</div>}
    </div>
  );
}
