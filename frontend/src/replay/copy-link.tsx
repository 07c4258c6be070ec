// Each moment has its own address.
import { useState } from "preact/hooks";
import { copy } from "../app/copying.ts";
import { place } from "../app/route.tsx";
import type { TableInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";

export function CopyLink({ table }: { table: TableInfo }) {
  const [copied, setCopied] = useState("");
  const here = place.value.path + place.value.query;
  const take = async () => {
    const link = new URL(location.href);
    // while a private game runs, whoever gets the link needs the invitation; when it is over the address is enough
    if (!table.public && table.status !== "over" && table.invitation) link.searchParams.set("invitation", table.invitation);
    if (table.status === "over") link.searchParams.delete("invitation");
    if (await copy(link.href)) setCopied(here);
  };
  return (
    <button type="button" class="bare copy-link" onClick={take}>
      <Glyph name="link" size={14} /> {copied === here ? msg("copied") : msg("link-to-moment")}
    </button>
  );
}
