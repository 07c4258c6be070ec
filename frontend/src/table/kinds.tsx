// What may be done on the board, kind by kind.
import { useState } from "preact/hooks";
import type { Choice } from "../made/wire.ts";
import { Glyph } from "../scene/icon.tsx";
import type { Kind } from "./groups.ts";
import { List } from "./list.tsx";
import type { TableStore } from "./store.ts";
import { glue } from "./wording.ts";
import { say } from "../app/words.ts";

interface KindsProps {
  store: TableStore;
  sorts: Kind[];
  told: string[]; // rules that the prompt names already
  onPlay: (choice: Choice) => void;
}

const BRIEF = 40; // letters that a button has room for

/** The first words of a label, as many as a button has room for. */
function first(label: string): string {
  const [words = ""] = label.split(/[;(]|: | to | in /);
  return words.length <= BRIEF ? words.trim() : words.slice(0, words.lastIndexOf(" ", BRIEF));
}

/** Of one thing a button, of several a button that lists them. */
export function Kinds({ store, sorts, told, onPlay }: KindsProps) {
  const [open, setOpen] = useState("");
  const shown = sorts.find(({ name, choices }) => name === open && choices.length > 1);
  const point = (choices: Choice[]) => {
    store.selection.hint.value = choices.map(({ nodes }) => nodes[0] as string);
  };
  return (
    <>
      <div class="kinds" role="group" aria-label={say("what-you-may")}>
        {sorts.map(({ name, choices }) => {
          const [only] = choices.length === 1 ? choices : [];
          const brief = only && only.label.length <= BRIEF;
          return (
            <button
              key={name}
              type="button"
              data-choice={only?.text}
              aria-label={only?.label}
              aria-expanded={only ? undefined : name === open}
              disabled={store.busy.value}
              onClick={() => {
                if (!only) setOpen(name === open ? "" : name);
                else if (brief) onPlay(only);
                else store.selection.path.value = only.nodes; // there is more to say of it first
              }}
              onPointerEnter={(event) => event.pointerType === "mouse" && point(choices)}
              onPointerLeave={() => point([])}
            >
              {brief ? (
                glue(only.label)
              ) : only ? (
                `${first(only.label)}\u00a0…`
              ) : (
                <>
                  {name.includes("…") ? name : `${name}\u00a0…`} <span class="count">{choices.length}</span>{" "}
                  <Glyph name={name === open ? "up" : "down"} size={12} />
                </>
              )}
            </button>
          );
        })}
      </div>
      {shown && <List store={store} choices={shown.choices} told={told} onPlay={onPlay} name={shown.name} />}
    </>
  );
}
