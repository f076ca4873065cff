import { createHash } from 'node:crypto';
import { definitionOf } from '@taga/contract';
import { getVisitorToken } from '@taga/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ANONYMOUS_TOKEN_LIFETIME_S: '900' });
});
afterAll(() => server.stop());

describe('GET register/get_token [API-001, API-005]', () => {
  test('gives anybody a token under Data.access_token and says how long it lasts', async () => {
    const answer = await server.get('/api/register/get_token');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { Data: data } = definitionOf(getVisitorToken).answer.parse(await answer.json());
    expect(data.access_token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(data.expires_in).toBe(900);
  });

  test('the database knows the token by its hash alone', async () => {
    const { Data: data } = definitionOf(getVisitorToken).answer.parse(
      await (await server.get('/api/register/get_token')).json(),
    );
    const { rows } = await server.database.pool.query('select * from anonymous_tokens');
    const hash = createHash('sha256').update(data.access_token).digest('hex');
    expect(rows.map((row) => row.token_hash.toString('hex'))).toContain(hash);
    expect(JSON.stringify(rows)).not.toContain(data.access_token);
  });
});
