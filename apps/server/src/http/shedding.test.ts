import { defineCall } from '@taga/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { expectError } from '../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { implement } from './implement.ts';

let server: TestServer;
afterEach(() => server.stop());

const probe = { base: 'api', method: 'GET', callers: ['anyone'], summary: 'A probe', answer: z.object({}) } as const;
const slow = defineCall({ ...probe, id: 'slow', path: '/probe/slow' });
const blocking = defineCall({ ...probe, id: 'block', path: '/probe/block' });

/** Work that keeps the process itself busy. */
const blockingly = implement(blocking, 'calls', () => {
  const end = performance.now() + 150;
  while (performance.now() < end);
  return {};
});

describe('under more load than it can carry', () => {
  test('the server works on as many calls as it has places for and tells the rest at once to come back', async () => {
    let working = 0;
    let most = 0;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const held = implement(slow, 'calls', async () => {
      working += 1;
      most = Math.max(most, working);
      await finished;
      return {};
    });
    server = await startTestServer({ MAX_CALLS_IN_FLIGHT: '10' }, { calls: [slow], implementations: [held] });
    const accepted: Promise<Response>[] = [];
    for (let call = 1; call <= 10; call += 1) {
      accepted.push(server.get('/api/probe/slow'));
      await vi.waitFor(() => expect(working).toBe(call), { timeout: 10_000 });
    }

    // Nobody has been served yet: whoever is answered now did not wait for a place.
    const shed = await Promise.all(Array.from({ length: 10 }, () => server.get('/api/probe/slow')));
    for (const answer of shed) {
      await expectError(answer, { status: 503, codes: [] });
      expect(answer.headers.get('retry-after')).toBe('1');
    }

    finish();
    for (const answer of await Promise.all(accepted)) expect(answer.status).toBe(200);
    expect(most).toBe(10);
  });

  test('places are given back, after failures too', async () => {
    const failing = implement(slow, 'calls', async () => {
      throw new Error('failed');
    });
    server = await startTestServer({ MAX_CALLS_IN_FLIGHT: '1' }, { calls: [slow], implementations: [failing] });
    for (let call = 0; call < 3; call += 1) expect((await server.get('/api/probe/slow')).status).toBe(500);
  });

  test('a process that runs late turns calls and pages away, while health still answers', async () => {
    server = await startTestServer(
      { MAX_EVENT_LOOP_DELAY_MS: '20' },
      { calls: [blocking], implementations: [blockingly] },
    );
    let stop = false;
    const pressure = (async () => {
      while (!stop) await Promise.all([server.get('/api/probe/block'), server.get('/api/probe/block')]);
    })();
    const firstShed = async (path: string) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const answer = await server.get(path);
        if (answer.status === 503) return answer;
      }
      throw new Error(`${path} was never shed.`);
    };
    const page = await firstShed('/');
    expect(page.headers.get('retry-after')).toBe('5');
    await expectError(page, { status: 503, codes: [] });
    expect((await server.get('/healthz')).status).toBe(200);
    stop = true;
    await pressure;
  });
});
