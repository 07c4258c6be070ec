// Papers: documents of mine that outlive a game. What is in one only its game knows; the page shows its sheet.
import { be } from "../app/me.ts";
import { games } from "../home/games.ts";
import type { GameInfo, NewCampaignFile, CampaignFileKind, FullCampaignFile } from "../generated/rest.ts";
import { get, post, put } from "../wire/rest.ts";

export const myCampaignFiles = () => get("/api/campaign-files");
export const campaignFile = (id: string) => get(`/api/campaign-files/${encodeURIComponent(id)}`);
export const edit = (id: string, name: string, words: string[]) =>
  post(`/api/campaign-files/${encodeURIComponent(id)}/edit`, { edit: name, words });

/** Say what a seat of mine brings. */
export const bring = (table: string, seat: number, file: string) =>
  put(`/api/tables/${table}/campaign-file`, { seat, campaign_file: file });

export async function add(game: string, kind: string, what: Pick<NewCampaignFile, "document" | "words">): Promise<FullCampaignFile> {
  await be();
  return post("/api/campaign-files", { game, kind, ...what });
}

/** All kinds that there are, each with its game. */
export function kinds(): { game: GameInfo; kind: CampaignFileKind }[] {
  return games.value.flatMap((game) => game.campaign_files.map((kind) => ({ game, kind })));
}

/** The kind that a game's options ask for: each seat then brings one. */
export function kindFor(game: GameInfo | undefined, options: Record<string, unknown>): CampaignFileKind | undefined {
  return game?.campaign_files.find(({ needs }) => Object.entries(needs).every(([name, value]) => options[name] === value));
}

/** The words of a line; what stands in quotation marks is one word. */
export function words(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
}

/** A word as a title: Fiefdom. */
export const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Give the browser a file to keep. */
export function download(name: string, document_: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(document_, null, 1)}\n`], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A title as the name of a file. */
export function fileName(title: string): string {
  const plain = title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain || "campaign-file"}.json`;
}
