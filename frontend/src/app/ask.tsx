// A form with its buttons, by itself or in a dialog.
import type { ComponentChildren } from "preact";
import { Dialog } from "./dialog.tsx";
import { msg } from "./words.ts";

interface FormProps {
  does: string; // what the button says
  busy: boolean;
  onDo: () => void;
  onClose?: () => void; // "Not now"
  children: ComponentChildren;
}

/** A field and the button that sends it, disabled while a request is running. */
export function Form({ does, busy, onDo, onClose, children }: FormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onDo();
      }}
    >
      {children}
      <div class="buttons">
        {onClose && (
          <button type="button" onClick={onClose}>
            {msg("not-now")}
          </button>
        )}
        <button type="submit" class="primary" disabled={busy}>
          {does}
        </button>
      </div>
    </form>
  );
}

interface AskProps extends FormProps {
  title: string;
  onClose: () => void;
}

/** A form in a dialog. */
export function Ask({ title, onClose, ...form }: AskProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Form onClose={onClose} {...form} />
    </Dialog>
  );
}
