// The QR code of a link, loaded on demand.
import { encode } from "uqr";
import { msg } from "../app/words.ts";

const MARGIN = 4; // light cells around the code, as scanners need them

export function QrPicture({ link }: { link: string }) {
  const { size, data } = encode(link, { ecc: "M", border: MARGIN });
  const dark = data.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure class="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={msg("qr-code-of-link")} shape-rendering="crispEdges">
        <path d={dark.join("")} />
      </svg>
      <figcaption class="muted small">{msg("qr-scan")}</figcaption>
    </figure>
  );
}
