import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { type AnonymousTokens, createAnonymousTokens } from './index.ts';

let database: TestDatabase;
let tokens: AnonymousTokens;
let now: Date;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate anonymous_tokens');
  now = new Date('2026-03-01T09:00:00Z');
  tokens = createAnonymousTokens({ db: database.db, lifetimeS: 3600, now: () => now });
});
afterAll(() => database.drop());

const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const countRows = async () => (await database.pool.query('select 1 from anonymous_tokens')).rowCount;

describe('anonymous tokens', () => {
  test.each(['visitor', 'reader'] as const)('a %s is known by the token until it expires', async (kind) => {
    const { access_token: token } = await tokens.issue(kind);
    expect(await tokens.findPrincipal(token)).toEqual({ kind });
    passMinutes(59);
    expect(await tokens.findPrincipal(token)).toEqual({ kind });
    passMinutes(1);
    expect(await tokens.findPrincipal(token)).toBeUndefined();
  });

  test('no two are the same', async () => {
    const issued = await Promise.all(Array.from({ length: 50 }, () => tokens.issue('visitor')));
    expect(new Set(issued.map((each) => each.access_token)).size).toBe(50);
  });

  test('a token that was never issued has no holder', async () => {
    await tokens.issue('visitor');
    expect(await tokens.findPrincipal('A'.repeat(43))).toBeUndefined();
  });

  test('each new one purge jobs a few that have expired, and none that is valid', async () => {
    await Promise.all(Array.from({ length: 30 }, () => tokens.issue('reader')));
    passMinutes(30);
    const { access_token: valid } = await tokens.issue('visitor');
    passMinutes(30);
    await tokens.issue('visitor');
    expect(await countRows()).toBe(30 - 20 + 2);
    await Promise.all([tokens.issue('visitor'), tokens.issue('visitor'), tokens.issue('visitor')]);
    expect(await countRows()).toBe(5);
    expect(await tokens.findPrincipal(valid)).toEqual({ kind: 'visitor' });
  });
});
