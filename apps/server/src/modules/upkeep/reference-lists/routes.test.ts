import { definitionOf } from '@taga/contract';
import { getLifetimes, getReaderToken, listBranches, listStates, listTownships } from '@taga/contract/endpoints';
import { branches } from '@taga/reference/branches';
import { states } from '@taga/reference/states';
import { townships } from '@taga/reference/townships';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let reader: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  reader = await server.tokenOf('reader');
});
afterAll(() => server.stop());

const root = '/api/proxy/commonbank/v1/api';

describe('POST commonBank/getToken [API-006]', () => {
  test('gives anybody a token as access_token, without a payload', async () => {
    const answer = await server.post('/api/commonBank/getToken');
    const body = definitionOf(getReaderToken).answer.parse(await answer.json());
    expect(body.access_token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(body.expires_in).toBe(3600);
  });

  test('does not mind a client that calls its empty body JSON', async () => {
    const answer = await server.post('/api/commonBank/getToken', '', { 'content-type': 'application/json' });
    expect(answer.status).toBe(200);
  });
});

test('GET States answers all states under Data.States [API-007]', async () => {
  const body = definitionOf(listStates).answer.parse(await (await server.get(`${root}/States`, reader)).json());
  expect(body.Data.States).toEqual(states);
  expect(body.Data.States.length).toBeGreaterThan(14);
});

test('GET Townships answers all townships, each with the code of its state, under Data.Townships [API-008]', async () => {
  const body = definitionOf(listTownships).answer.parse(await (await server.get(`${root}/Townships`, reader)).json());
  expect(body.Data.Townships).toEqual(townships);
  const stateCodes = new Set(states.map((state) => state.stateCode));
  for (const township of body.Data.Townships) expect(stateCodes).toContain(township.stateCode);
});

test.each(['States', 'Townships'])('%s are written once, and not sent again to who has them', async (list) => {
  const first = await server.get(`${root}/${list}`, { ...reader, 'accept-encoding': 'br' });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const etag = first.headers.get('etag') ?? '';
  const again = await server.get(`${root}/${list}`, { ...reader, 'accept-encoding': 'br', 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await server.get(`${root}/${list}`, {
    ...reader,
    'accept-encoding': 'identity',
    'if-none-match': etag,
  });
  expect([other.status, other.headers.get('content-encoding')]).toEqual([200, null]);
  expect(await other.json()).toEqual(await first.json());
  await expectError(await server.get(`${root}/${list}`, { 'if-none-match': etag }), { status: 401, codes: ['TG0401'] });
});

describe('GET cb/branches [API-009, API-050]', () => {
  const [branch] = branches;
  const find = (townshipCode: string, accountClass: string) =>
    server.get(`/api/cb/branches?${new URLSearchParams({ townshipCode, accountClass })}`, reader);

  test('answers the branches of a township as a list under Data', async () => {
    const answer = await find(branch?.townshipCode ?? '', '301');
    const { Data: found } = definitionOf(listBranches).answer.parse(await answer.json());
    expect(found).toContainEqual(branch);
    for (const each of found) expect(each.townshipCode).toBe(branch?.townshipCode);
  });

  test('answers an empty list for a township without a branch', async () => {
    const withBranches = new Set(branches.map((each) => each.townshipCode));
    const without = townships.find((township) => !withBranches.has(township.townShipCode));
    const answer = await find(without?.townShipCode ?? '', '301');
    expect(await answer.json()).toEqual({ Data: [] });
  });

  test('names each part of the question that does not exist', async () => {
    const error = await expectError(await find('NOWHERE', '999'), { status: 400, codes: ['TG1001', 'TG1001'] });
    expect(error.Details.map(({ Field }) => Field)).toEqual(['townshipCode', 'accountClass']);
  });

  test('refuses what is said twice: nobody is asked about one and told of another', async () => {
    const answer = await server.get('/api/cb/branches?townshipCode=A&townshipCode=B&accountClass=301', reader);
    const error = await expectError(answer, { status: 400, codes: ['TG1001'] });
    expect(error.Details[0]?.Field).toBe('townshipCode');
  });

  test('names what is missing', async () => {
    const answer = await server.get('/api/cb/branches?accountClass=301', reader);
    const error = await expectError(answer, { status: 400, codes: ['TG1001'] });
    expect(error.Details[0]?.Field).toBe('townshipCode');
  });
});

test('GET cb/lifetimes tells what this server is set to, so that screens say nothing else [SUP-046, EML-011]', async () => {
  const set = await startTestServer({ SESSION_LIFETIME_S: '5400', LOGIN_LOCK_S: '90', EMAIL_LINK_LIFETIME_S: '7200' });
  try {
    const body = definitionOf(getLifetimes).answer.parse(
      await (await set.get('/api/cb/lifetimes', await set.tokenOf('visitor'))).json(),
    );
    expect(body.Data).toEqual({ Session: 5400, LoginLock: 90, EmailLink: 7200 });
  } finally {
    await set.stop();
  }
});
