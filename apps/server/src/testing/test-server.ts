import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Brought, compose } from '../compose/compose.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { openDesk } from '../desk.ts';
import { createLogger } from '../logger.ts';
import { openPortal } from '../portal.ts';
import { readSettings, type Settings } from '../settings.ts';
import { createPortalFixture } from './portal-fixture.ts';
import { expectPromised } from './promised-errors.ts';

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly database: TestDatabase;
  readonly dataDir: string;
  /** Everything the server has logged, as it was written. */
  logged(): string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** A fresh token of a kind, as a header. */
  tokenOf(kind: 'visitor' | 'reader'): Promise<{ authorization: string }>;
  stop(): Promise<void>;
}

type Environment = Record<string, string>;

/** Limits have tests of their own. */
const patience = {
  // However busy the machine is that runs the tests, their requests are not to be shed.
  MAX_EVENT_LOOP_DELAY_MS: '60000',
  // Tests ask many things with one token.
  ENUMERATION_LIMIT_PER_TOKEN: '1000000',
  ENUMERATION_STEP_MS: '0',
  PASSWORD_WITHIN_MS: '600000',
  IMAGE_TIMEOUT_MS: '600000',
  PASSPORT_READING_TIMEOUT_MS: '600000',
  PASSPORT_READINGS_PER_DEVICE: '1000000',
  IDENTITY_TURNS_PER_DAY: '1000000',
  IDENTITY_CHECKS_PER_DAY: '1000000',
};

function lost(error: Error): never {
  throw error;
}

/**
 * The whole server on a real port with a real database; only what a test names is different. Messages are sent
 * with `WORKER: 'true'` only, and there are demo customers with `SANDBOX_SEED: 'people'` only, so that the many tests
 * without any need not wait for them.
 */
export async function startTestServer(
  environment: Environment = {},
  app: NonNullable<Brought['app']> = {},
  now = () => new Date(),
  /** How the server gets to its database, where a test has another way than the direct one. */
  reach?: (url: string, settings: Settings) => Promise<OpenDatabase>,
): Promise<TestServer> {
  const fixture = createPortalFixture();
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: join(fixture.dir, 'data'),
    LOG_LEVEL: 'debug',
    WORKER: 'false',
    SANDBOX_SEED: 'false',
    ...patience,
    ...environment,
  });
  const database = await createTestDatabase({ poolSize: settings.databasePoolSize });
  const reached = await reach?.(database.url, settings);
  const portal = openPortal(fixture.dir);
  const desk = openDesk(fixture.deskDir);
  const lines: string[] = [];
  const log = createLogger(settings.logLevel, { write: (line) => lines.push(line) });
  const server = await compose(settings, log, lost, {
    database: reached ?? database,
    now,
    portal,
    desk,
    app,
    mediaScript: inject('mediaScript'),
  });
  await server.app.listen({ host: settings.host, port: settings.port });
  const { port } = server.app.server.address() as AddressInfo;
  const url = `http://${settings.host}:${port}`;

  const get: TestServer['get'] = async (path, headers = {}) =>
    expectPromised('GET', path, await fetch(url + path, { headers, redirect: 'manual' }));
  const post: TestServer['post'] = async (path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return expectPromised('POST', path, answer);
  };

  async function stop(): Promise<void> {
    const closed = server.close();
    // A test that looked at the status alone has left the body unread, and its connection open.
    server.app.server.closeAllConnections();
    await closed;
    await reached?.close();
    await database.drop();
    fixture.remove();
  }
  let stopped: Promise<void> | undefined;

  return {
    url,
    port,
    database,
    dataDir: settings.dataDir,
    logged: () => lines.join(''),
    get,
    post,
    async tokenOf(kind) {
      const answer = await (kind === 'visitor' ? get('/api/register/get_token') : post('/api/commonBank/getToken'));
      const body = (await answer.json()) as { Data?: { access_token: string }; access_token?: string };
      return { authorization: `Bearer ${(body.Data ?? body).access_token}` };
    },
    // After a test that failed before it started a server of its own, the one before is stopped once more.
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}
