import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineEndpoint } from '@taga/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signedInStaff } from '../../modules/staff/sessions/testing/staff.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { implement } from './implement.ts';

const probe = {
  base: 'api',
  method: 'GET',
  summary: 'A probe',
  answer: z.object({ words: z.string() }),
} as const;
const long = defineEndpoint({ ...probe, allowedRoles: ['anyone'], id: 'long', path: '/probe/long' });
const short = defineEndpoint({ ...probe, allowedRoles: ['anyone'], id: 'short', path: '/probe/short' });
const ofDesk = defineEndpoint({ ...probe, allowedRoles: ['staff'], id: 'ofDesk', path: '/probe/desk' });
const words = 'တံခါး '.repeat(500);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      endpoints: [long, short, ofDesk],
      implementations: [
        implement(long, 'calls', () => ({ words })),
        implement(short, 'calls', () => ({ words: 'တံခါး' })),
        implement(ofDesk, 'calls', () => ({ words })),
      ],
    },
  );
});
afterAll(() => server.stop());

/** `fetch` would unpack it unasked. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const asked = request(server.url + path, { headers }).end();
  const [answer] = (await once(asked, 'response')) as [{ headers: IncomingHttpHeaders } & NodeJS.ReadableStream];
  return { encoding: answer.headers['content-encoding'], body: await buffer(answer) };
}

describe('a long answer comes compressed to a client that reads it, and says the same', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('as %s for one that accepts %s', async (encoding, accepted, unpack) => {
    const answer = await ask('/api/probe/long', { 'accept-encoding': accepted });
    expect(answer.encoding).toBe(encoding);
    expect(answer.body.length).toBeLessThan(1_000);
    expect(JSON.parse(unpack(answer.body).toString())).toEqual({ words });
  });

  test('as it is for one that says nothing', async () => {
    const answer = await ask('/api/probe/long');
    expect(answer.encoding).toBeUndefined();
    expect(JSON.parse(answer.body.toString())).toEqual({ words });
  });

  test('a short one is not worth it', async () => {
    expect((await ask('/api/probe/short', { 'accept-encoding': 'br' })).encoding).toBeUndefined();
  });

  test('nothing of the desk: its session is a cookie, and a length would tell what stands in the answer', async () => {
    const { token } = await signedInStaff(server, ['maker']);
    const answer = await ask('/api/probe/desk', { 'accept-encoding': 'br', ...token });
    expect(answer.encoding).toBeUndefined();
    expect(JSON.parse(answer.body.toString())).toEqual({ words });
  });
});
