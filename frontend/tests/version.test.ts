// A page notices that the server has another version of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { differs } from "../src/wire/version.ts";

const page = (name: string) => `<script type="module" src="/static/${name}"></script>`;

test("a page with another script is another version", () => {
  assert.equal(differs("/static/main-AAAA.js", page("main-BBBB.js")), true);
  assert.equal(differs("/static/main-AAAA.js", page("main-AAAA.js")), false);
});

test("a server that is away or has no page says nothing", () => {
  assert.equal(differs("/static/main-AAAA.js", ""), false);
  assert.equal(differs(undefined, page("main-BBBB.js")), false);
});
