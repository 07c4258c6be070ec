// The QR code of a link, loaded on demand.
import { msg } from "../app/words.ts";
import { qrCode } from "./qr-code.ts";

const MARGIN = 4; // light cells around the code, as scanners need them

export function QrPicture({ link }: { link: string }) {
  const rows = qrCode(link);
  if (!rows) return <p class="muted">{msg("qr-too-long")}</p>;
  const size = rows.length + 2 * MARGIN;
  const dark = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])));
  return (
    <figure class="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={msg("qr-code-of-link")} shape-rendering="crispEdges">
        <path d={dark.join("")} />
      </svg>
      <figcaption class="muted small">{msg("qr-scan")}</figcaption>
    </figure>
  );
}
