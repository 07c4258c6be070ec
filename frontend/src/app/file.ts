// A document from a file of one's own.
import { msg } from "./words.ts";

/** What a file holds; who chose another kind of file is told so. */
export async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Error(msg("no-json", { file: file.name }));
  }
}
