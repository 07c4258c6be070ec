// Forms that send something to the server: what it refuses is shown by the field that is meant, else above the buttons.
import type { ComponentChildren } from "preact";
import { useCallback, useId, useState } from "preact/hooks";
import { Glyph } from "./icon.tsx";
import type { Refused } from "../wire/rest.ts";
import { msg } from "./words.ts";

export interface Trouble {
  sentence: string;
  field: string;
  rule: string;
}

/** Try something; what is refused is kept until the next try. */
export function useTry(): { busy: boolean; trouble: Trouble | null; attempt: (what: () => Promise<unknown>) => Promise<boolean> } {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const attempt = useCallback(async (what: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await what();
      setTrouble(null);
      return true;
    } catch (error) {
      const { message, field, rule } = error as Refused;
      setTrouble({ sentence: message, field: field ?? "", rule: rule ?? "" });
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, trouble, attempt };
}

interface FieldProps {
  label: string;
  name: string;
  value: string;
  onInput: (value: string) => void;
  type?: "text" | "password";
  complete?: string; // what the browser may fill in
  most?: number;
  hint?: ComponentChildren;
  placeholder?: string;
  trouble: Trouble | null;
}

/** A field with its name, a word of help, and what is wrong with it. */
export function Field({ label, name, value, onInput, type = "text", complete, most, hint, placeholder, trouble }: FieldProps) {
  const id = useId();
  const wrong = trouble?.field === name ? trouble.sentence : "";
  const [seen, setSeen] = useState(false);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <span class="field-row">
        <input
          id={id}
          name={name}
          type={(seen ? "text" : type) as "text"}
          value={value}
          maxLength={most}
          placeholder={placeholder}
          autocomplete={complete ?? "off"}
          autocapitalize="none"
          spellcheck={false}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-hint`}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
        {type === "password" && (
          <button
            type="button"
            aria-pressed={seen}
            aria-label={msg("show-field", { field: label.toLowerCase() })}
            onClick={() => setSeen(!seen)}
          >
            <Glyph name="eye" size={16} />
          </button>
        )}
      </span>
      <span id={`${id}-hint`} class={wrong ? "wrong" : "muted small"} role={wrong ? "alert" : undefined}>
        {wrong ? (
          <>
            <Glyph name="warning" size={14} /> {wrong}
          </>
        ) : (
          hint
        )}
      </span>
    </div>
  );
}

interface PickProps<T extends string | number> {
  label: string;
  value: T;
  of: [value: T, words: string][];
  onPick: (value: T) => void;
}

/** A choice among several options. */
export function Pick<T extends string | number>({ label, value, of, onPick }: PickProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onPick((of[event.currentTarget.selectedIndex] as [T, string])[0])}>
        {of.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Errors that belong to none of these fields. */
export function Wrong({ trouble, fields }: { trouble: Trouble | null; fields: string[] }) {
  if (!trouble || fields.includes(trouble.field)) return null;
  return (
    <p class="trouble" role="alert">
      <Glyph name="warning" /> {trouble.sentence}
    </p>
  );
}
