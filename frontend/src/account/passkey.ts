// What the browser does with passkeys: makes one, or signs with one.
import { msg } from "../app/words.ts";

/** Can this browser do it, at this address? */
export const canPasskey = (): boolean =>
  isSecureContext && typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Ask the browser, which asks whoever sits there; who does not want to is told so in our words. */
async function asked(what: Promise<Credential | null>): Promise<unknown> {
  const found = await what.catch(() => null);
  if (!found) throw new Error(msg("passkey-none"));
  return (found as PublicKeyCredential).toJSON();
}

/** A new passkey, from what the server offers. */
export const makePasskey = (options: PublicKeyCredentialCreationOptionsJSON) =>
  asked(navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));

/** What the server asks for, signed by a passkey that the browser has. */
export const signByPasskey = (options: PublicKeyCredentialRequestOptionsJSON) =>
  asked(navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));
