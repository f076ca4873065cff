import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestReceiver {
  /** For the setting, with its secret. */
  readonly url: string;
  readonly address: string;
  readonly secret: string;
  readonly received: Received[];
  /** What it answers from now on. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

const secret = 'a-secret-of-more-than-32-characters';

/** A bank's system that listens for status changes, on a real port. */
export async function startReceiver(): Promise<TestReceiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    receiver.answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: TestReceiver = {
    url: `http://:${secret}@127.0.0.1:${port}/taga`,
    address: `http://127.0.0.1:${port}/taga`,
    secret,
    received,
    answer: (response) => response.end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
