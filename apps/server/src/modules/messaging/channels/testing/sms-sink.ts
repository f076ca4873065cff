import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface ReceivedSms {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface SmsSink {
  readonly url: string;
  readonly received: ReceivedSms[];
  close(): Promise<void>;
}

/** A real gateway; `answer` says what it does with the nth message, counted from 0. */
export async function startSmsSink(
  answer: (response: ServerResponse, nth: number) => void = (response) => response.end(),
): Promise<SmsSink> {
  const received: ReceivedSms[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await json(request) });
    answer(response, received.length - 1);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function status(code: number): (response: ServerResponse) => void {
  return (response) => response.writeHead(code).end();
}
