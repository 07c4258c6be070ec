// Campaign files at a table: my choice, the others' files, and the results of the game.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../app/dialog.tsx";
import { Link } from "../app/route.tsx";
import { Shield } from "../app/icon.tsx";
import type { Brought, Paper, Seat, Sheet, TableInfo } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";
import { bring, myPapers, upper } from "./campaign-files.ts";
import { SheetLines, SheetTable } from "./sheet.tsx";
import { msg } from "../app/words.ts";

/** My campaign files of a kind that can be brought now. */
export function useFree(game: string, kind: string | undefined): Paper[] {
  const [found, setFound] = useState<Paper[]>([]);
  useEffect(() => {
    if (!kind) return;
    myPapers().then(
      (all) => setFound(all.filter((one) => one.game === game && one.kind === kind && !one.table)),
      () => setFound([]),
    );
  }, [game, kind]);
  return found;
}

interface ChooseProps {
  kind: string;
  label: string;
  papers: Paper[];
  value: string;
  onChange: (id: string) => void;
}

/** The choice of my file for a seat. */
export function Choose({ kind, label, papers, value, onChange }: ChooseProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{msg("a-new-one", { kind })}</option>
      {papers.map((one) => (
        <option key={one.id} value={one.id}>
          {one.title} ({one.lines[0]})
        </option>
      ))}
    </select>
  );
}

function useBrought(info: TableInfo, invitation = ""): Brought[] {
  const [found, setFound] = useState<Brought[]>([]);
  const chosen = info.seats.map((seat) => `${seat.name} ${seat.brings} ${seat.paper}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is brought changes with the status and with who sits
  useEffect(() => {
    if (!info.paper) return;
    const query = invitation ? (`?invitation=${encodeURIComponent(invitation)}` as const) : "";
    get(`/api/tables/${info.id}/papers${query}`).then(setFound, () => undefined);
  }, [info.id, info.paper, info.status, chosen, invitation]);
  return info.paper ? found : [];
}

interface WaitingProps {
  info: TableInfo;
  invitation: string;
  onChanged: () => void;
  onTrouble: (error: unknown) => void;
}

/** Before the start: what each seat brings, and what mine does. */
export function Bringing({ info, invitation, onChanged, onTrouble }: WaitingProps) {
  const sheets = useBrought(info, invitation);
  const mine = info.seats.filter((seat) => seat.mine);
  const papers = useFree(info.game, info.paper && mine.length ? info.paper : undefined);
  if (!info.paper) return null;
  const choose = async (seat: Seat, paper: string) => {
    await bring(info.id, seat.seat, paper).catch(onTrouble);
    onChanged();
  };
  return (
    <section class="bringing">
      <h3>{msg("each-brings-short", { paper: info.paper })}</h3>
      <ul class="seats">
        {info.seats
          .filter((seat) => !seat.open)
          .map((seat) => (
            <li key={seat.seat}>
              <Shield seat={seat.seat} size={18} />
              {seat.mine ? (
                <Choose
                  kind={info.paper}
                  label={msg("what-brings", { label: seat.label })}
                  papers={papers.filter((one) => seat.paper === one.id || !mine.some((other) => other.paper === one.id))}
                  value={seat.paper}
                  onChange={(id) => choose(seat, id)}
                />
              ) : (
                <Opened sheet={sheets[seat.seat]?.before ?? null} older={null} kind={info.paper} />
              )}
            </li>
          ))}
      </ul>
      {mine.length > 0 && <p class="muted small">{msg("comes-back")}</p>}
    </section>
  );
}

/** During and after the game: the file of each seat, and its result. */
export function BroughtPanel({ info }: { info: TableInfo }) {
  const sheets = useBrought(info);
  if (!sheets.length) return null;
  return (
    <section class="panel-card brought">
      <header>
        <h3>{msg("papers-of", { kind: upper(info.paper) })}</h3>
      </header>
      <ul>
        {sheets.map(({ seat, before, after }) => (
          <li key={seat}>
            <Shield seat={seat} size={18} />
            <Opened sheet={after ?? before} older={after ? before : null} kind={info.paper} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** After the game: what it made of mine. */
export function TakenHome({ info }: { info: TableInfo }) {
  const sheets = useBrought(info).filter(({ seat, after }) => after && info.seats[seat]?.mine);
  if (!sheets.length) return null;
  return (
    <section class="taken-home">
      <h3>{msg("take-home")}</h3>
      {sheets.map(({ seat, before, after }) => (
        <div key={seat}>
          <p>
            <Opened sheet={after} older={before} kind={info.paper} />
          </p>
          {after && <SheetLines sheet={after} older={before} />}
          {info.seats[seat]?.paper && (
            <p>
              <Link to={`/papers/${info.seats[seat]?.paper}`}>{msg("to-use-won", { paper: info.paper })}</Link>
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

/** The title of a sheet, which opens all of it. */
function Opened({ sheet, older, kind }: { sheet: Sheet | null; older: Sheet | null; kind: string }) {
  const [open, setOpen] = useState(false);
  if (!sheet) return <span class="muted">{msg("a-new-one", { kind })}</span>;
  return (
    <>
      <button type="button" class="bare" onClick={() => setOpen(true)}>
        {sheet.title}
      </button>
      {open && (
        <Dialog title={sheet.title} wide onClose={() => setOpen(false)}>
          {older && <p class="muted">{msg("before-and-after")}</p>}
          <SheetLines sheet={sheet} older={older} />
          <SheetTable sheet={sheet} older={older} />
        </Dialog>
      )}
    </>
  );
}
