// Notices by push: this browser says yes, and its push service gives an address to which only our server can write.
import { msg } from "../app/words.ts";
import { Refused } from "../wire/rest.ts";

/** Return whether this browser supports push, which needs https or localhost. */
export const canPush = () => "serviceWorker" in navigator && "PushManager" in window;

/** Base64 as addresses take it, as bytes. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

/** Ask for it; what the server needs to know of it. */
export async function subscribe(key: string): Promise<{ address: string; keys: Record<string, string> }> {
  if ((await Notification.requestPermission()) !== "granted") throw new Refused(0, "refused", msg("push-denied"));
  const worker = await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = found.toJSON();
  return { address: endpoint ?? "", keys: keys ?? {} };
}
