import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, words } from "./dom.ts";

const { known, ofCookie, say, speak, tell } = await import("../src/app/words.ts");
const { WORDS: FR } = await import("../src/made/words-fr.ts");

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
  assert.equal(FR["shown-after"]({ name: "Ada" }), "Le jeu d’Ada apparaît au prochain clic.");
  assert.equal(FR["shown-after"]({ name: "Bo" }), "Le jeu de Bo apparaît au prochain clic.");
});

test("a sentence goes by the number that it mentions", () => {
  assert.equal(say("wait-for-you", { count: 1 }), "1 waits for you");
  assert.equal(say("wait-for-you", { count: 3 }), "3 wait for you");
  assert.equal(say("found", { count: 0, words: "sea", most: 0 }), "No rule about “sea”.");
  assert.equal(say("found", { count: 70, words: "sea", most: 60 }), "70 rules about “sea”; the nearest 60 are shown.");
  assert.equal(say("free-seats", { count: 30, more: "yes" }), "30 and more with a free seat");
});

test("several are joined as the language joins them", () => {
  assert.equal(say("list", { all: ["Ada"] }), "Ada");
  assert.equal(say("only-they-read", { all: ["you", "Ada", "Bo"] }), "Only you, Ada and Bo read this.");
  assert.equal(say("win", { count: 2, names: say("list", { all: ["you", "Ada"] }), you: "no" }), "You and Ada win.");
});

test("an element stands where the sentence puts it", () => {
  const keep = <button type="button">{say("keep-account")}</button>;
  const root = drawn(<p>{tell("left-behind", { when: "out", count: 2, name: "Ada", keep })}</p>);
  assert.equal(
    words(root.querySelector("p")),
    "When you sign out, the 2 tables at which you play as Ada are left behind for good. Keep this account first, if you want to go on there.",
  );
  assert.equal(words(root.querySelector("p > button")), "Keep this account");
});
