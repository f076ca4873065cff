import { setTimeout as pause } from 'node:timers/promises';

/** One try of a call, as its client saw it. */
export interface Call {
  readonly at: number;
  readonly path: string;
  /** Cut: the connection broke before there was an answer. */
  readonly status: number | 'cut';
}

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

export interface Wire {
  /** Asks until there is an answer, as patient clients do. */
  ask(path: string, body: object | undefined, options?: CallOptions): Promise<Answer>;
  /** Waits for a message to be delivered, and finds something in one that was not read before. */
  readMailbox(to: string, sign: RegExp): Promise<string>;
}

const tryAgainMs = 300;
const answerWithinMs = 40_000;
const giveUpMs = 180_000;

/** Calls over HTTP that outlive failures; `observe` is told of every try. */
export function createWire(address: string, observe: (call: Call) => void): Wire {
  const readBefore = new Map<string, Set<string>>();

  async function send(path: string, body: object | undefined, token: string | undefined) {
    const at = Date.now();
    try {
      const answer = await fetch(address + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      const text = await answer.text();
      observe({ at, path, status: answer.status });
      return { status: answer.status, text };
    } catch {
      observe({ at, path, status: 'cut' });
      return undefined;
    }
  }

  async function ask(path: string, body: object | undefined, { token, orElse }: CallOptions = {}): Promise<Answer> {
    const began = Date.now();
    let isUnsure = false;
    while (Date.now() - began < giveUpMs) {
      const answer = await send(path, body, token);
      if (answer?.status === 200) return JSON.parse(answer.text);
      if (answer && answer.status < 500) {
        if (isUnsure && orElse) return orElse();
        throw new Refused(path, answer.status, answer.text);
      }
      isUnsure = true;
      await pause(tryAgainMs);
    }
    throw new Error(`${path} was not answered for ${giveUpMs / 1000} s`);
  }

  async function readMailbox(to: string, sign: RegExp): Promise<string> {
    const seen = readBefore.get(to) ?? new Set();
    readBefore.set(to, seen);
    const began = Date.now();
    while (Date.now() - began < giveUpMs) {
      const answer = await send(`/sandbox/mailbox.json?to=${encodeURIComponent(to)}`, undefined, undefined);
      const messages: { text: string }[] = answer?.status === 200 ? JSON.parse(answer.text) : [];
      const found = messages.map(({ text }) => sign.exec(text)?.[0]).find((each) => each && !seen.has(each));
      if (found) {
        seen.add(found);
        return found;
      }
      await pause(100);
    }
    throw new Error(`Nothing arrived for ${to}`);
  }

  return { ask, readMailbox };
}
