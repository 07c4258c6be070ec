import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, words } from "./dom.ts";

const { known, ofCookie, msg, speak, tell } = await import("../src/app/words.ts");
const { WORDS: TABLE } = await import("../src/generated/words-fr.ts");
const { WORDS: PAGES } = await import("../src/generated/words-fr-pages.ts");
const FR = { ...TABLE, ...PAGES };

test("the language is the first of the browser's that there is, else English", () => {
  assert.equal(known(["fr-CH", "en"], ["en", "fr"]), "fr");
  assert.equal(known(["de", "EN-gb", "fr"], ["en", "fr"]), "en");
  assert.equal(known(["de"], ["en", "fr"]), "en");
  assert.equal(known([], ["en", "fr"]), "en");
});

test("a language that was chosen is kept for the server too", () => {
  assert.equal(ofCookie(""), "");
  assert.equal(ofCookie("baronage=x; baronage-language=fr; other=de"), "fr");
  speak("fr");
  assert.equal(ofCookie(document.cookie), "fr");
});

test("French counts nothing as one, and draws prepositions together with names", () => {
  assert.equal(FR["free-places"]({ count: 1 }), "une place libre");
  assert.equal(FR["seats-free"]({ count: 0 }), "0 place libre");
  assert.equal(FR["shown-after"]({ name: "Ada" }), "Le prochain clic montre le jeu d’Ada.");
  assert.equal(FR["shown-after"]({ name: "Bo" }), "Le prochain clic montre le jeu de Bo.");
});

test("a sentence goes by the number that it mentions", () => {
  assert.equal(msg("wait-for-you", { count: 1 }), "1 waiting for you");
  assert.equal(msg("wait-for-you", { count: 3 }), "3 waiting for you");
  assert.equal(msg("found", { count: 0, words: "sea", most: 0 }), "No rules about “sea”.");
  assert.equal(msg("found", { count: 70, words: "sea", most: 60 }), "70 rules about “sea”; showing the closest 60.");
  assert.equal(msg("free-seats", { count: 30, more: "yes" }), "30 and more with a free seat");
});

test("several are joined as the language joins them", () => {
  assert.equal(msg("list", { all: ["Ada"] }), "Ada");
  assert.equal(msg("only-they-read", { all: ["you", "Ada", "Bo"] }), "Only you, Ada and Bo can read this.");
  assert.equal(msg("win", { count: 2, names: msg("list", { all: ["you", "Ada"] }), you: "no" }), "You and Ada win.");
});

test("an element stands where the sentence puts it", () => {
  const keep = <button type="button">{msg("keep-account")}</button>;
  const root = drawn(<p>{tell("left-behind", { when: "out", count: 2, name: "Ada", keep })}</p>);
  assert.equal(
    words(root.querySelector("p")),
    "If you sign out, you lose access to the 2 tables where you play as Ada. Keep this account first if you want to continue there.",
  );
  assert.equal(words(root.querySelector("p > button")), "Keep this account");
});
