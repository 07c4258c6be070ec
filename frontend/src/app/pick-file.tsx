// A button that reads a JSON file; the same file can be chosen again.
import type { ComponentChildren } from "preact";

export function PickFile({ children, busy, onPick }: { children: ComponentChildren; busy?: boolean; onPick: (file: File) => void }) {
  return (
    <label class="button file">
      {children}
      <input
        type="file"
        accept=".json,application/json"
        disabled={busy}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (file) onPick(file);
        }}
      />
    </label>
  );
}
