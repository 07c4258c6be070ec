// Read a document from a local file.
import { msg } from "./words.ts";

/** Return the content of a file, or a message for a file of another kind. */
export async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Error(msg("no-json", { file: file.name }));
  }
}
