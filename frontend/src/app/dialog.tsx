// A question in front of the page: the focus stays inside, Escape and a click beside it close it, then the focus goes back.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Glyph } from "./icon.tsx";
import { msg } from "./words.ts";

interface DialogProps {
  title: string;
  wide?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, wide, onClose, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = box.current as HTMLDialogElement;
    element.showModal();
    element.querySelector<HTMLElement>("form input, form select, .buttons button")?.focus();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={box}
      class={wide ? "dialog wide" : "dialog"}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div class="dialog-page">
        <header>
          <h2>{title}</h2>
          <button type="button" class="square quiet" aria-label={msg("close")} onClick={onClose}>
            <Glyph name="cross" size={16} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
