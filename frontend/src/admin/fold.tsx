// A part of the admin page that opens on a click.
import type { ComponentChildren } from "preact";

interface FoldProps {
  title: string;
  brief?: string; // what is in it, beside the title
  children: ComponentChildren;
}

export function Fold({ title, brief = "", children }: FoldProps) {
  return (
    <details class="panel-card fold">
      <summary>
        <h2>{title}</h2> <span class="muted small">{brief}</span>
      </summary>
      {children}
    </details>
  );
}
