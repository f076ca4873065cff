import { setTimeout as pause } from 'node:timers/promises';

/** One try of a call, as its client saw it. */
export interface Call {
  readonly at: number;
  readonly path: string;
  /** Cut: the connection broke before there was an answer. */
  readonly status: number | 'cut';
  /** Whether it was told when to come back. */
  readonly hasRetryAfter: boolean;
}

/** The texts that have arrived for somebody. */
export type Mailbox = (to: string) => Promise<readonly string[]>;

/** What came back: the status alone says whether it is worth the while to ask again. */
export class Refused extends Error {
  constructor(
    path: string,
    readonly status: number,
    readonly answer: string,
  ) {
    super(`${path} answered ${status}: ${answer}`);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, of which the journeys read a field or two
type Answer = any;

interface CallOptions {
  readonly token?: string;
  /** Asked where a try may have got through and the next was refused for that: what the first would have answered. */
  readonly orElse?: () => Promise<Answer>;
}

/** What a server said at last, and whether it was asked more than once. */
interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly isRepeated: boolean;
}

export interface Wire {
  /** Asks until there is an answer, as patient clients do. */
  ask(path: string, body: object | undefined, options?: CallOptions): Promise<Answer>;
  /** The same for what is not JSON. */
  request(path: string, sent: RequestInit): Promise<Reply>;
  /** Waits for a message to be delivered, and finds something in one that was not read before. */
  readMailbox(to: string, sign: RegExp): Promise<string>;
}

const tryAgainMs = 300;
const answerWithinMs = 40_000;
const giveUpMs = 180_000;

/** Calls over HTTP that outlive failures; `observe` is told of every try. Unless there is a mailbox, messages are in that of the sandbox. */
export function createWire(address: string, observe: (call: Call) => void, mailbox?: Mailbox): Wire {
  const readBefore = new Map<string, Set<string>>();

  async function send(path: string, sent: RequestInit) {
    const at = Date.now();
    try {
      const answer = await fetch(address + path, { ...sent, signal: AbortSignal.timeout(answerWithinMs) });
      const { status, headers } = answer;
      const text = await answer.text();
      observe({ at, path, status, hasRetryAfter: headers.has('retry-after') });
      return { status, headers, text };
    } catch {
      observe({ at, path, status: 'cut', hasRetryAfter: false });
      return undefined;
    }
  }

  async function request(path: string, sent: RequestInit): Promise<Reply> {
    const began = Date.now();
    for (let isRepeated = false; Date.now() - began < giveUpMs; isRepeated = true) {
      const answer = await send(path, sent);
      if (answer && answer.status < 500) return { ...answer, isRepeated };
      await pause(tryAgainMs);
    }
    throw new Error(`${path} was not answered for ${giveUpMs / 1000} s`);
  }

  async function ask(path: string, body: object | undefined, { token, orElse }: CallOptions = {}): Promise<Answer> {
    const { status, text, isRepeated } = await request(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status === 200) return JSON.parse(text);
    if (isRepeated && orElse) return orElse();
    throw new Refused(path, status, text);
  }

  async function sandboxMailbox(to: string): Promise<string[]> {
    const answer = await send(`/sandbox/mailbox.json?to=${encodeURIComponent(to)}`, {});
    const messages: { text: string }[] = answer?.status === 200 ? JSON.parse(answer.text) : [];
    return messages.map(({ text }) => text);
  }

  async function readMailbox(to: string, sign: RegExp): Promise<string> {
    const seen = readBefore.get(to) ?? new Set();
    readBefore.set(to, seen);
    const began = Date.now();
    while (Date.now() - began < giveUpMs) {
      const texts = await (mailbox ?? sandboxMailbox)(to);
      const found = texts.map((text) => sign.exec(text)?.[0]).find((each) => each && !seen.has(each));
      if (found) {
        seen.add(found);
        return found;
      }
      await pause(100);
    }
    throw new Error(`Nothing arrived for ${to}`);
  }

  return { ask, request, readMailbox };
}
