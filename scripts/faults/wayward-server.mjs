// Between a server and somebody it asks over HTTP: an answerer that is as it should be, until it is told to misbehave.
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {{ method: string, path: string, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Asked */
/** @typedef {{ status: number, headers?: import('node:http').OutgoingHttpHeaders, body: string | Buffer }} Answer */
/** @typedef {{ answer: () => Promise<Answer>, send: (answer: Answer) => void, cut: () => void }} Exchange */

const slowMs = 3_000;
/** Longer than anybody waits for a bank. */
const lateMs = 8_000;

/** What is done about each request. @type {Readonly<Record<string, (exchange: Exchange) => unknown>>} */
const ways = {
  hangs: () => undefined,
  async 'is slow'({ answer, send }) {
    await pause(slowMs);
    send(await answer());
  },
  fails: ({ send }) => send({ status: 500, body: '{}' }),
  async 'loses answers'({ answer, cut }) {
    await answer();
    cut();
  },
  async 'answers late'({ answer, send }) {
    const answered = await answer();
    await pause(lateMs);
    send(answered);
  },
  async 'takes requests twice'({ answer, send }) {
    const [, second] = await Promise.all([answer(), answer()]);
    send(second);
  },
  async 'answers with a page'({ answer, send }) {
    await answer();
    send({ status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Welcome</title>' });
  },
  async 'answers with other fields'({ answer, send }) {
    await answer();
    send({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"ok":true,"data":[]}' });
  },
};

/** Somebody who can misbehave in ways that have names. @typedef {{ ways: readonly string[], behave: (way: string | undefined) => void, close: () => unknown }} Wayward */

/** @param {number} port @param {(asked: Asked) => Promise<Answer>} answer @returns {Promise<Wayward>} */
export async function startWaywardServer(port, answer) {
  /** @type {((exchange: Exchange) => unknown) | undefined} */
  let way;
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const send = (/** @type {Answer} */ { status, headers: sent, body }) =>
      void response.writeHead(status, sent).end(method === 'HEAD' ? undefined : body);
    const cut = () => void response.socket?.destroy();
    try {
      const asked = { method, path, headers, body: await buffer(request) };
      const exchange = { answer: () => answer(asked), send, cut };
      if (way) await way(exchange);
      else send(await answer(asked));
    } catch {
      // The server that asked has gone, or what is behind has.
      cut();
    }
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    ways: Object.keys(ways),
    behave(next) {
      way = next ? ways[next] : undefined;
      // What hung is not answered any more.
      if (!next) server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Passes each request on as it came. @param {number} port @returns {(asked: Asked) => Promise<Answer>} */
export function passOnTo(port) {
  return async ({ method, path, headers, body }) => {
    const passed = ask({ host: '127.0.0.1', port, method, path, headers });
    passed.end(body);
    const [response] = /** @type {[import('node:http').IncomingMessage]} */ (await once(passed, 'response'));
    const { statusCode: status = 502, headers: told } = response;
    return { status, headers: told, body: await buffer(response) };
  };
}
