// Campaign files at a table: my choice, the others' files, and the results of the game.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../app/dialog.tsx";
import { Link } from "../app/route.tsx";
import { Shield } from "../app/icon.tsx";
import type { Brought, CampaignFile, Seat, Sheet, TableInfo } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";
import { bring, myCampaignFiles, upper } from "./campaign-files.ts";
import { SheetLines, SheetTable } from "./sheet.tsx";
import { msg } from "../app/words.ts";

/** My campaign files of a kind that can be brought now. */
export function useFree(game: string, kind: string | undefined): CampaignFile[] {
  const [found, setFound] = useState<CampaignFile[]>([]);
  useEffect(() => {
    if (!kind) return;
    myCampaignFiles().then(
      (all) => setFound(all.filter((one) => one.game === game && one.kind === kind && !one.table)),
      () => setFound([]),
    );
  }, [game, kind]);
  return found;
}

interface ChooseProps {
  kind: string;
  label: string;
  files: CampaignFile[];
  value: string;
  onChange: (id: string) => void;
}

/** The choice of my file for a seat. */
export function Choose({ kind, label, files, value, onChange }: ChooseProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{msg("a-new-one", { kind })}</option>
      {files.map((one) => (
        <option key={one.id} value={one.id}>
          {one.title} ({one.lines[0]})
        </option>
      ))}
    </select>
  );
}

function useBrought(info: TableInfo, invitation = ""): Brought[] {
  const [found, setFound] = useState<Brought[]>([]);
  const chosen = info.seats.map((seat) => `${seat.name} ${seat.brings} ${seat.campaign_file}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is brought changes with the status and with who sits
  useEffect(() => {
    if (!info.campaign_file) return;
    const query = invitation ? (`?invitation=${encodeURIComponent(invitation)}` as const) : "";
    get(`/api/tables/${info.id}/campaign-files${query}`).then(setFound, () => undefined);
  }, [info.id, info.campaign_file, info.status, chosen, invitation]);
  return info.campaign_file ? found : [];
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
  const files = useFree(info.game, info.campaign_file && mine.length ? info.campaign_file : undefined);
  if (!info.campaign_file) return null;
  const choose = async (seat: Seat, file: string) => {
    await bring(info.id, seat.seat, file).catch(onTrouble);
    onChanged();
  };
  return (
    <section class="bringing">
      <h3>{msg("each-brings-short", { kind: info.campaign_file })}</h3>
      <ul class="seats">
        {info.seats
          .filter((seat) => !seat.open)
          .map((seat) => (
            <li key={seat.seat}>
              <Shield seat={seat.seat} size={18} />
              {seat.mine ? (
                <Choose
                  kind={info.campaign_file}
                  label={msg("what-brings", { label: seat.label })}
                  files={files.filter((one) => seat.campaign_file === one.id || !mine.some((other) => other.campaign_file === one.id))}
                  value={seat.campaign_file}
                  onChange={(id) => choose(seat, id)}
                />
              ) : (
                <Opened sheet={sheets[seat.seat]?.before ?? null} older={null} kind={info.campaign_file} />
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
        <h3>{msg("campaign-files-of", { kind: upper(info.campaign_file) })}</h3>
      </header>
      <ul>
        {sheets.map(({ seat, before, after }) => (
          <li key={seat}>
            <Shield seat={seat} size={18} />
            <Opened sheet={after ?? before} older={after ? before : null} kind={info.campaign_file} />
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
            <Opened sheet={after} older={before} kind={info.campaign_file} />
          </p>
          {after && <SheetLines sheet={after} older={before} />}
          {info.seats[seat]?.campaign_file && (
            <p>
              <Link to={`/campaign-files/${info.seats[seat]?.campaign_file}`}>{msg("to-use-won", { kind: info.campaign_file })}</Link>
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
