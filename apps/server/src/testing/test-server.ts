import type { AddressInfo } from 'node:net';
import { type AppParts, buildApp } from '../app.ts';
import { composeCalls } from '../compose.ts';
import { composeBank } from '../compose-bank.ts';
import { composeChannels } from '../compose-channels.ts';
import { composeJobs } from '../compose-jobs.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { openPortal } from '../portal.ts';
import { readSettings } from '../settings.ts';
import { createPortalFixture } from './portal-fixture.ts';

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly database: TestDatabase;
  /** Everything the server has logged, as it was written. */
  logged(): string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** A fresh token of a kind, as a header. */
  tokenOf(kind: 'visitor' | 'reader'): Promise<{ authorization: string }>;
  stop(): Promise<void>;
}

type Environment = Record<string, string>;

/** However busy the machine is that runs the tests, nobody is turned away because the process runs late. */
const forTests: Environment = { PORT: '0', LOG_LEVEL: 'debug', WORKER: 'false', MAX_EVENT_LOOP_DELAY_MS: '60000' };

/**
 * The whole server on a real port with a real database; only what a test names is different. Messages are sent
 * with `WORKER: 'true'` only, so that the many tests without any need not wait for it.
 */
export async function startTestServer(
  environment: Environment = {},
  parts: Partial<AppParts> = {},
  now = () => new Date(),
): Promise<TestServer> {
  const settings = readSettings({ ...forTests, ...environment });
  const database = await createTestDatabase({ poolSize: settings.databasePoolSize });
  const fixture = createPortalFixture();
  const portal = openPortal(fixture.dir);
  const lines: string[] = [];
  const log = createLogger(settings.logLevel, { write: (line) => lines.push(line) });
  const channels = composeChannels(database, settings, log, now);
  const bank = composeBank({ db: database.db, settings, now });
  const calls = await composeCalls(database.db, settings, { portal, bank, now });
  const app = await buildApp({ settings, log, portal, ...channels, ...calls, ...parts });
  const worker = composeJobs(app, { database, settings, log, bank, channels, now });
  app.addHook('onListen', async () => worker?.start());
  await app.listen({ host: settings.host, port: settings.port });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${settings.host}:${port}`;

  const get: TestServer['get'] = (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' });
  const post: TestServer['post'] = (path, body, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  return {
    url,
    port,
    database,
    logged: () => lines.join(''),
    get,
    post,
    async tokenOf(kind) {
      const answer = await (kind === 'visitor' ? get('/api/register/get_token') : post('/api/commonBank/getToken'));
      const body = (await answer.json()) as { Data?: { access_token: string }; access_token?: string };
      return { authorization: `Bearer ${(body.Data ?? body).access_token}` };
    },
    async stop() {
      const closed = app.close();
      // A test that looked at the status alone has left the body unread, and its connection open.
      app.server.closeAllConnections();
      await closed;
      await worker?.stop();
      await database.drop();
      fixture.remove();
    },
  };
}
