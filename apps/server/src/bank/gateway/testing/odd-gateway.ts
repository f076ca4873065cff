import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLatch } from '../../../testing/latch.ts';

/** One request at an odd gateway, and what can be done about it. */
interface Exchange {
  readonly response: ServerResponse;
  /** Has the gateway behind answer, and answers nothing itself. */
  forward(): Promise<{ status: number; body: string }>;
}

export type Oddity = (exchange: Exchange) => void | Promise<void>;

interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface OddGateway {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  /** The paths asked for, in order. */
  asked(): string[];
  /** What is done about the requests to come: one each, then all are answered as they should be. */
  behave(...next: readonly Oddity[]): void;
  /** What is done about every request from now on. */
  behaveAlways(oddity: Oddity): void;
  /** Ends what hangs. */
  cutOff(): void;
  stop(): Promise<void>;
}

export const asItShould: Oddity = async ({ response, forward }) => {
  const { status, body } = await forward();
  response.writeHead(status, json).end(body);
};

export const hang: Oddity = () => undefined;

export const answerStatus =
  (status: number, headers: Record<string, string> = {}): Oddity =>
  ({ response }) =>
    void response.writeHead(status, headers).end('{}');

export const answerText =
  (body: string, status = 200): Oddity =>
  ({ response }) =>
    void response.writeHead(status, json).end(body);

export const breakOff: Oddity = ({ response }) => void response.socket?.destroy();

/** Carried out, but the answer ends in the middle. */
export const breakOffInAnswer: Oddity = async ({ response, forward }) => {
  const { body } = await forward();
  response.writeHead(200, { ...json, 'content-length': body.length });
  response.write(body.slice(0, body.length / 2), () => response.socket?.destroy());
};

/** Carried out, and never said so. */
export const loseAnswer: Oddity = async ({ forward }) => void (await forward());

/** Carried out, but told when nobody listens any more. */
export const answerTooLate: Oddity = async ({ response, forward }) => {
  const abandoned = once(response, 'close');
  const { status, body } = await forward();
  await abandoned;
  response.writeHead(status, json).end(body);
};

/** Arrives when the test lets it, long after it was sent. */
export function createLateDelivery(): { readonly oddity: Oddity; arrive(): Promise<void> } {
  const [sent, arrived] = [createLatch(), createLatch()];
  return {
    async oddity({ forward }) {
      await sent.opened;
      await forward();
      arrived.open();
    },
    arrive() {
      sent.open();
      return arrived.opened;
    },
  };
}

/** As a proxy does that repeats what it took for lost. */
export const deliverTwice: Oddity = async ({ response, forward }) => {
  const [, { status, body }] = await Promise.all([forward(), forward()]);
  response.writeHead(status, json).end(body);
};

const json = { 'content-type': 'application/json' };

/** A gateway that fails in the ways that networks, proxies and banks do, in front of one that works. */
export async function startOddGateway(behind?: string): Promise<OddGateway> {
  const received: ReceivedRequest[] = [];
  const queue: Oddity[] = [];
  let usual = asItShould;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request;
    const asked = { path, headers, body: await text(request) };
    received.push(asked);
    await (queue.shift() ?? usual)({ response, forward: () => forward(asked, behind) });
  }
  // Anyone who asked may have gone before the request was read, and the gateway behind before it was carried out.
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    asked: () => received.map(({ path }) => path),
    behave: (...next) => void queue.splice(0, queue.length, ...next),
    behaveAlways(oddity) {
      usual = oddity;
    },
    cutOff: () => server.closeAllConnections(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward({ path, headers, body }: ReceivedRequest, behind: string | undefined) {
  const { authorization = '', 'idempotency-key': key } = headers;
  const answer = await fetch(`${behind}${path}`, {
    method: 'POST',
    headers: { ...json, authorization, ...(key && { 'idempotency-key': String(key) }) },
    body,
  });
  return { status: answer.status, body: await answer.text() };
}
