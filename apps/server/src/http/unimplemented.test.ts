import type { Call } from '@taga/contract';
import { allCalls } from '@taga/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** What the server cannot do yet. An id leaves this list in the change that implements its call. */
const notYetImplemented: readonly string[] = [
  'listMessages',
  'getMessage',
  'requestChequeBook',
  'listOrders',
  'getCreditOrder',
  'getExistingCustomerOrder',
  'getApplication',
  'findApplication',
  'saveApplication',
  'verifyActivationCode',
  'submitApplication',
  'uploadFile',
  'getIdentityToken',
  'submitCapturedIdentity',
  'submitUploadedIdentity',
  'verifyExistingCustomerCode',
  'createAccount',
  'subscribeService',
  'transferDeposit',
  'chargeFees',
];

/** Who may call is tested elsewhere; here every door is open. */
const forAnyone = (call: Call): Call => ({ ...call, callers: ['anyone'] });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000' }, { calls: allCalls.map(forAnyone) });
});
afterAll(() => server.stop());

function ask(call: Call): Promise<Response> {
  const path = `/${call.base}${call.path}`;
  const token = { authorization: `Bearer ${'A'.repeat(43)}` };
  return call.method === 'GET' ? server.get(path, token) : server.post(path, {}, token);
}

describe('calls of the contract', () => {
  test('those that answer 501 are exactly the ones listed here', async () => {
    const unanswered: string[] = [];
    for (const call of allCalls) {
      if ((await ask(call)).status === 501) unanswered.push(call.id);
    }
    expect(unanswered.sort()).toEqual([...notYetImplemented].sort());
  });

  test('501 comes in the error shape', async () => {
    const call = allCalls.find(({ id }) => notYetImplemented.includes(id));
    if (call) await expectError(await ask(call), { status: 501, codes: [] });
  });
});
