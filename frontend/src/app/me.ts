// The current user: a guest with a name, created when first needed, or an account.
import { signal } from "@preact/signals";
import { makePasskey, signByPasskey } from "../account/passkey.ts";
import type { Arms, Me } from "../generated/rest.ts";
import { get, post, put, type Refused, remove, strangers } from "../wire/rest.ts";
import { msg } from "./words.ts";

const NAME = "baronage.guest";
export const me = signal<Me | null | undefined>(undefined); // undefined: not asked yet
/** Changes with the user; every page then starts again. */
export const identity = signal(0);
/** The default name of a guest, the same on every page. */
export const passing = passingName();

function passingName(): string {
  const made = msg("guest", { number: 100 + Math.floor(Math.random() * 900) });
  try {
    const kept = localStorage.getItem(NAME) ?? made;
    localStorage.setItem(NAME, kept);
    return kept;
  } catch {
    return made; // a browser that keeps nothing
  }
}

/** Whether I am a guest who has not chosen a name. */
export const unnamed = () => !me.value?.login && (me.value?.name ?? passing) === passing;

let asking: Promise<void> | null = null;

/** Ask the server who I am. */
export function know(): Promise<void> {
  asking ??= get("/api/me").then(
    (found) => {
      me.value = found; // null until a user is known; the function that creates the user sets it
    },
    (error: Refused) => {
      if (error.status === 401) {
        me.value = null; // no user
        return;
      }
      asking = null;
      throw error;
    },
  );
  return asking;
}

// other pages of this browser have the same cookie
const others = new BroadcastChannel("baronage.me");
others.onmessage = (event) => learn(event.data === "other");

/** Ask again who I am. */
async function learn(other: boolean): Promise<void> {
  asking = null;
  await know().catch(() => undefined);
  if (other) identity.value++;
}

let going = false; // on the way out, of my own will: the server closes what is open before it answers

// who was signed out from another page or device
strangers.subscribe(() => {
  if (me.peek() && !going) learn(true);
});

/** Sign out with this request; afterwards there is no user. */
async function go(request: () => Promise<unknown>): Promise<void> {
  going = true;
  try {
    await request();
    is(null, true);
  } finally {
    going = false;
  }
}

function is(found: Me | null, other: boolean): void {
  asking = found && Promise.resolve();
  me.value = found;
  if (other) identity.value++;
  others.postMessage(other ? "other" : "same");
}

/** Return the user, creating a guest if there is none. */
export async function be(name = passing): Promise<void> {
  if (me.value === undefined) await know();
  if (!me.value) is(await post("/api/guest", { name }), false);
}

/** Take another name. */
export async function rename(name: string): Promise<void> {
  await be(name);
  is(await put("/api/me", { name }), false);
}

/** Choose a permanent coat of arms. */
export async function bear(arms: Arms): Promise<void> {
  is(await put("/api/me/arms", arms), false);
}

/** Set a sign-in name and a password; `present` is the current password. */
export async function keep(login: string, password: string, present: string): Promise<void> {
  await be();
  is(await put("/api/me/entrance", { login, password, present }), false);
}

/** Become a member of the club. */
export async function joinClub(body: { name: string; login: string; password: string; invitation: string }): Promise<void> {
  is(await post("/api/members", { ...body, name: body.name || me.value?.name || passing }), true);
}

/** Come back, on this browser. */
export async function enter(login: string, password: string): Promise<void> {
  is(await post("/api/enter", { login, password }), true);
}

/** Make a passkey, to come back by; who has no sign-in name yet takes this one. */
export async function keepByPasskey(login: string): Promise<void> {
  await be();
  const credential = await makePasskey(await post("/api/passkeys/new"));
  is(await post("/api/passkeys", { credential, login }), false);
}

/** Come back by a passkey, on this browser. */
export async function enterByPasskey(): Promise<void> {
  const credential = await signByPasskey(await post("/api/enter/passkey/ask"));
  is(await post("/api/enter/passkey", { credential }), true);
}

/** Sign out in this browser. */
export async function leave(): Promise<void> {
  await go(() => post("/api/leave"));
}

/** Delete the account permanently. */
export async function gone(password: string): Promise<void> {
  await go(() => remove("/api/me", { password }));
}
