// Create passkeys and sign with them in the browser.
import { msg } from "../app/words.ts";

/** Return whether this browser supports passkeys at this address. */
export const canPasskey = (): boolean =>
  isSecureContext && typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Call the browser's passkey dialog; show our own message if the user cancels. */
async function asked(what: Promise<Credential | null>): Promise<Record<string, unknown>> {
  const found = await what.catch(() => null);
  if (!found) throw new Error(msg("passkey-none"));
  return (found as PublicKeyCredential).toJSON() as object as Record<string, unknown>;
}

/** A new passkey, from what the server offers. */
export const makePasskey = (options: object) =>
  asked(
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  );

/** Return the server's challenge, signed by a passkey of the browser. */
export const signByPasskey = (options: object) =>
  asked(
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  );
