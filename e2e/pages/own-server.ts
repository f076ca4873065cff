import { test } from '@playwright/test';
import { findFreePort } from '../../scripts/free-ports.mjs';
import { withLocalServer } from '../../scripts/local-server.mjs';
import { raisedLimits } from './raised-limits.ts';

interface OwnServer {
  readonly settings?: Readonly<Record<string, string>>;
  /** Before it is started; answers what starts it, where that is not the project's own. */
  readonly prepare?: () => Promise<typeof withLocalServer>;
  /** Once it is ready. */
  readonly whenReady?: (address: string) => Promise<void>;
}

/** A server for the tests of one file, which find it where they would find the usual one. Answers with its address. */
export async function useOwnServer({ settings, prepare, whenReady }: OwnServer): Promise<string> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  let stop: (() => void) | undefined;
  let stopped: Promise<unknown> | undefined;
  test.use({ baseURL: address });
  test.beforeAll(async () => {
    // What is built first takes minutes on a busy machine.
    if (prepare) test.setTimeout(4 * test.info().timeout);
    const start = (await prepare?.()) ?? withLocalServer;
    await new Promise<void>((ready, failed) => {
      const untilStopped = () =>
        new Promise<void>((end) => {
          stop = end;
          ready();
        });
      stopped = start(port, untilStopped, { ...raisedLimits, ...settings });
      stopped.catch(failed);
    });
    await whenReady?.(address);
  });
  test.afterAll(async () => {
    stop?.();
    await stopped;
  });
  return address;
}
