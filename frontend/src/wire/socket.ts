// One WebSocket for all events: requests with their answers, updates, and reconnection.
import { signal } from "@preact/signals";
import type {
  NegotiationInfo,
  Done,
  Failed,
  Hint,
  History,
  Messages,
  Previewed,
  Reading,
  Reason,
  Requests,
  TableUpdate,
  View,
} from "../generated/wire.ts";
import { strangers } from "./rest.ts";
import { msg } from "../app/words.ts";

type Answer = Done | Reason | Reading | Hint | View | TableUpdate | Previewed | History | NegotiationInfo;
type Unsent<R> = R extends { id: number } ? Omit<R, "id"> : never;
type Once<R> = R extends { id: number; key?: string } ? Omit<R, "id" | "key"> : never;

/** A refusal of the server, with its rule. */
export class Failure extends Error {
  readonly code: string;
  readonly rule: string;
  readonly doubtful: boolean; // it may have happened
  constructor(failed: Pick<Failed, "code" | "sentence" | "rule">, doubtful = failed.code === "unsure") {
    super(failed.sentence);
    this.code = failed.code;
    this.rule = failed.rule;
    this.doubtful = doubtful;
  }
}

/** A unique key: a request with it takes effect once, even if sent again. */
export const freshKey = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const PATIENCE = 20_000; // milliseconds for an answer
const LONGEST_PAUSE = 8_000;
const REPEATS = 2; // of what may have happened or not
const LOOKS_AGAIN = 500; // milliseconds between two looks whether the connection is back
const SIGNED_OUT = 1008; // the code with which the server closes connections after signing out

/** A connection that comes back by itself. */
export class Socket {
  readonly connected = signal(false);
  private socket: WebSocket | null = null;
  private waiting = new Map<number, { done: (answer: Answer) => void; failed: (error: Failure) => void; timer: number }>();
  private listeners = new Set<(message: Messages) => void>();
  private number = 0;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private readonly table: string;
  private readonly opened: () => void;

  /** `opened` is called on every new connection: watch `table` again. A proxy may use it to choose a server. */
  constructor(table: string, opened: () => void) {
    this.table = table;
    this.opened = opened;
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  on(listener: (message: Messages) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Ask for something; the promise fails with a Failure if it is refused or no answer comes. */
  ask<T extends Answer = Done>(request: Unsent<Requests>): Promise<T> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(gone(false));
    const id = ++this.number;
    return new Promise<T>((resolve, reject) => {
      const timer = window.setTimeout(() => {
        this.waiting.delete(id);
        reject(gone(true));
      }, PATIENCE);
      this.waiting.set(id, { done: resolve as (answer: Answer) => void, failed: reject, timer });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  /** Ask for something that is to happen once: if no answer comes it is sent again, under the same word. */
  async once(request: Once<Requests>, key = freshKey()): Promise<Done> {
    for (let repeats = 0; ; repeats++) {
      try {
        return await this.ask({ ...request, key } as Unsent<Requests>);
      } catch (error) {
        if (!(error as Failure).doubtful || repeats >= REPEATS || !(await this.back())) throw error;
      }
    }
  }

  /** Wait until there is a connection; false: there is none for long. */
  private async back(): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE && !this.closed; waited += LOOKS_AGAIN) {
      await new Promise((resolve) => window.setTimeout(resolve, LOOKS_AGAIN));
      if (this.connected.value) return true;
    }
    return false;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.drop();
  }

  private readonly hurry = (): void => {
    if (!this.connected.value && !this.closed && this.socket?.readyState !== WebSocket.CONNECTING) {
      this.tries = 0;
      this.connect();
    }
  };

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?table=${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.connected.value = true;
      this.opened();
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as Messages);
    socket.onclose = ({ code }) => {
      if (code === SIGNED_OUT) strangers.value++;
      if (this.socket !== socket) return;
      this.socket = null;
      this.connected.value = false;
      this.drop();
      if (!this.closed) {
        const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.tries++);
        this.timer = window.setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
      }
    };
  }

  private take(message: Messages): void {
    if ("id" in message && message.id) {
      const waiter = this.waiting.get(message.id);
      if (waiter) {
        this.waiting.delete(message.id);
        clearTimeout(waiter.timer);
        if (message.type === "failed") waiter.failed(new Failure(message));
        else waiter.done(message);
      }
      return;
    }
    for (const listener of [...this.listeners]) listener(message);
  }

  private drop(): void {
    for (const waiter of this.waiting.values()) {
      clearTimeout(waiter.timer);
      waiter.failed(gone(true));
    }
    this.waiting.clear();
  }
}

function gone(sent: boolean): Failure {
  return new Failure({ code: "away", sentence: msg(sent ? "no-answer-sent" : "no-answer-unsent"), rule: "" }, sent);
}
