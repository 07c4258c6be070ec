// Tabs, and a box for what the chosen one shows.
import type { ComponentChildren } from "preact";
import { Scrolls } from "./scrolls.tsx";

interface TabsProps<Name extends string> {
  tabs: [name: Name, words: string][];
  chosen: Name;
  counts?: Partial<Record<Name, number>>; // what is new in them
  onChoose: (name: Name) => void;
  children: ComponentChildren;
}

export function Tabs<Name extends string>({ tabs, chosen, counts, onChoose, children }: TabsProps<Name>) {
  return (
    <div class="tabs-card">
      <div class="tabs" role="tablist">
        {tabs.map(([name, words]) => (
          <button key={name} type="button" role="tab" aria-selected={chosen === name} onClick={() => onChoose(name)}>
            {words} {!!counts?.[name] && <span class="unread">{counts[name]}</span>}
          </button>
        ))}
      </div>
      <Scrolls class="tab" role="tabpanel">
        {children}
      </Scrolls>
    </div>
  );
}
