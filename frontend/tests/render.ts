// Renders messages and labels of tables for the test that holds them equal to the server's (tests/test_game_words.py).
// Input: {game, language, tables: [{reader, messages, board, update}]} as JSON. Output: texts and labels of each table as JSON.
import { readFileSync } from "node:fs";
import type { Reader } from "../src/board/catalogue.ts";
import { changed, EMPTY, type Msg, type RawUpdate, readBoard } from "../src/board/data.ts";
import { labelsOf } from "../src/board/labels.ts";
import { capitals, loadCatalogue, renderer } from "../src/board/words.ts";

type Asked = { reader: Reader; messages: Msg[]; board: unknown[]; update: RawUpdate };
const { game, language, tables } = JSON.parse(readFileSync(0, "utf8")) as { game: string; language: string; tables: Asked[] };
const catalogue = await loadCatalogue(game, language);
const answers = tables.map(({ reader, messages, board, update }) => {
  const render = catalogue ? renderer(catalogue, reader) : () => "";
  const texts = messages.map(([id, params]) => capitals(render(id, params)));
  return [texts, labelsOf(readBoard(board), changed(EMPTY, update), render)];
});
process.stdout.write(JSON.stringify(answers));
