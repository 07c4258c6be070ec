// Actions of admins, each with name and reason.
import { Link } from "../app/route.tsx";
import { locale, msg } from "../app/words.ts";
import type { ModerationActionInfo } from "../generated/rest.ts";

/** A point in time with its minute. */
export const instant = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString(locale, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

export function Actions({ actions }: { actions: ModerationActionInfo[] }) {
  if (!actions.length) return <p class="muted">{msg("no-acts")}</p>;
  return (
    <ul class="programs">
      {actions.map((action) => (
        <li key={action.id}>
          <span>
            {msg("moderation-action", { by: action.by, kind: action.kind, name: action.name })} <q>{action.reason}</q>{" "}
            {action.table && action.kind === "void" && <Link to={`/replay/${action.table}`}>{msg("the-table")}</Link>}
            {action.until !== null && <span class="muted small"> {msg("until", { when: instant(action.until) })}</span>}
            {action.answer && <span class="muted"> {msg("answered", { words: action.answer })}</span>}
          </span>
          <span class="muted small">{instant(action.at)}</span>
        </li>
      ))}
    </ul>
  );
}
