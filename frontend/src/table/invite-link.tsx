// The link for a friend: copy it, share it, or show it as a QR code; and invite a player by name.
import { useState } from "preact/hooks";
import { copy } from "../app/copying.ts";
import { lazy } from "../app/lazy.tsx";
import { me } from "../app/me.ts";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { gameTitle } from "../home/games.ts";
import { InviteByName } from "./invite.tsx";
import { InviteNote } from "./invite-note.tsx";

const QrPicture = lazy(() => import("../areas/popups.ts").then((it) => it.QrPicture));

export function InviteLink({ info }: { info: TableInfo }) {
  const [copied, setCopied] = useState(false);
  const [code, setCode] = useState(false);
  const link = `${location.origin}/table/${info.id}?invitation=${info.invitation}`;
  return (
    <div class="invite">
      <p class="link-row">
        <input readOnly value={link} aria-label={msg("link-to-table")} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="solid" onClick={async () => setCopied(await copy(link))}>
          {copied ? msg("copied") : msg("copy")}
        </button>
        {"share" in navigator && (
          <button type="button" onClick={() => navigator.share({ title: gameTitle(info.game), url: link }).catch(() => undefined)}>
            {msg("share-link")}
          </button>
        )}
        <button type="button" aria-expanded={code} onClick={() => setCode(!code)}>
          {msg("qr-code")}
        </button>
      </p>
      {code && <QrPicture link={link} />}
      {info.host && <InviteNote info={info} />}
      {me.value?.login && <InviteByName table={info.id} />}
    </div>
  );
}
