import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayToken, type ReferenceGateway, startReferenceGateway } from '../gateway/testing/reference-gateway.ts';
import { newIdentity, newOpening } from '../testing/bank-under-test.ts';
import { createGatewayServer } from './gateway-server.ts';

let gateway: ReferenceGateway;
beforeAll(async () => {
  gateway = await startReferenceGateway();
});
afterAll(() => gateway.stop());

const withToken = { authorization: `Bearer ${gatewayToken}` };

async function post(path: string, body: unknown, headers: Record<string, string> = withToken) {
  const answer = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

test.each([
  ['no token', {}],
  ['a wrong token', { authorization: 'Bearer wrong' }],
  ['the beginning of the token', { authorization: `Bearer ${gatewayToken.slice(0, -1)}` }],
  ['more than the token', { authorization: `Bearer ${gatewayToken}x` }],
  ['the token without its kind', { authorization: gatewayToken }],
])('with %s nothing is answered', async (_, headers) => {
  const answer = await post('/customers/find', newIdentity(), headers);
  expect(answer).toEqual({ status: 401, body: { error: 'The token is missing or wrong.' } });
});

test('its description can be read by anybody', async () => {
  const answer = await fetch(`${gateway.url}/openapi.json`);
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', paths: { '/transfers/make': { post: {} } } });
});

describe('an order', () => {
  const opening = newOpening();

  test.each([
    ['is missing and hence', {}],
    ['is another, and hence', { 'idempotency-key': 'another' }],
  ])('is not taken when the key in its header %s not its reference', async (_, key: Record<string, string>) => {
    const answer = await post('/accounts/open', opening, { ...withToken, ...key });
    expect(answer).toEqual({
      status: 400,
      body: { error: 'The header Idempotency-Key must hold the reference of the order.' },
    });
    expect(await post('/customers/find', opening.identity)).toEqual({ status: 200, body: { customer: null } });
  });

  test('is carried out once under its reference; other content under it is 409, every other no is 422', async () => {
    const headers = { ...withToken, 'idempotency-key': opening.reference };
    const first = await post('/accounts/open', opening, headers);
    expect(first).toMatchObject({ status: 200, body: { accountNumber: expect.stringMatching(/^\d{17}$/) } });
    expect(await post('/accounts/open', opening, headers)).toEqual(first);
    expect(await post('/accounts/open', { ...opening, name: 'KO KO' }, headers)).toEqual({
      status: 409,
      body: { reason: 'referenceReused' },
    });
    const refused = newOpening({ currency: 'USD' });
    expect(await post('/accounts/open', refused, { ...withToken, 'idempotency-key': refused.reference })).toEqual({
      status: 422,
      body: { reason: 'currencyMismatch' },
    });
  });
});

test('what is not as described is 400 and says where, without repeating it', async () => {
  const order = { reference: 'r-1', accountNumber: '1', money: { currency: 'JPY', minor: 1.5 } };
  expect(await post('/charges/make', order)).toEqual({
    status: 400,
    body: { error: 'Not as described: money.currency, money.minor.' },
  });
  expect((await post('/charges/make', '{"reference"')).status).toBe(400);
});

test('an operation that does not exist is 404', async () => {
  expect(await post('/vault/empty', {})).toEqual({ status: 404, body: { error: 'There is no such operation.' } });
});

test('a bank that fails is 500 and tells nothing from inside', async () => {
  const bank = new Proxy({} as never, {
    get: () => async () => {
      throw new Error('select * from bank_accounts');
    },
  });
  const app = createGatewayServer({ bank, token: gatewayToken });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${url}/employees/find`, {
    method: 'POST',
    headers: { ...withToken, 'content-type': 'application/json' },
    body: '{"staffId":"1"}',
  });
  expect([answer.status, await answer.json()]).toEqual([500, { error: 'The gateway failed.' }]);
  await app.close();
});
