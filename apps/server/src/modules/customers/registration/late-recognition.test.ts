import { describe, expect, test } from 'vitest';
import { answerStatus, asItShould } from '../../../bank/gateway/testing/odd-gateway.ts';
import { gatewayToken } from '../../../bank/gateway/testing/reference-gateway.ts';
import { useOddGateway } from '../../../bank/gateway/testing/use-odd-gateway.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bearer, createCustomers } from '../../access/sessions/testing/customers.ts';
import { deadChannels } from '../../messaging/channels/testing/dead-channels.ts';
import { type Draft, nrcDraft } from './testing/drafts.ts';
import { createSignUpClient } from './testing/sign-up-client.ts';

const behind = useOddGateway();
const noAnswer = answerStatus(503);
let people = 0;

function newDraft(): Draft {
  people += 1;
  const digits = String(people).padStart(6, '0');
  const [LOGIN_ID, MOBILENO] = [`late${people}@example.com`, `09771${digits}`];
  return { ...nrcDraft, LOGIN_ID, MOBILENO, UID_VALUE: `12/DAGAMA(N)${digits}` };
}

/** The worker runs as it would. A server with a real bank starts with real channels only. */
async function withServer(work: (server: TestServer) => Promise<void>): Promise<void> {
  const bankUrl = behind.gateway.url.replace('//', `//:${encodeURIComponent(gatewayToken)}@`);
  const server = await startTestServer({ ...deadChannels, WORKER: 'true', BANK_URL: bankUrl, BANK_ATTEMPTS: '1' });
  await work(server).finally(() => server.stop());
}

async function signUp(server: TestServer, draft: Draft): Promise<void> {
  await (await createSignUpClient(server)).becomeCustomer(draft);
}

async function signIn(server: TestServer, draft: Draft) {
  const customers = await createCustomers(server);
  const answer = await customers.login(draft.LOGIN_ID, draft.PWD);
  const { Data } = (await answer.json()) as { Data: { accesstoken: string } };
  const headers = bearer(Data.accesstoken);
  const isKnown = async () => {
    const me = await server.post('/api/auth/me', { LOGIN_ID: draft.LOGIN_ID }, headers);
    return ((await me.json()) as { Data: { EXISTING_CUSTOMER: string } }).Data.EXISTING_CUSTOMER;
  };
  return { headers, isKnown };
}

const identityOf = ({ UID_VALUE }: Draft) => ({ idType: 'NRC', idValue: UID_VALUE }) as const;

/** The queue waits after a failure; the test does not. */
const hurry = (server: TestServer) =>
  server.database.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'recognise:%'`);

const jobs = async (server: TestServer) => {
  const { rows } = await server.database.pool.query<{ attempts: number }>(
    `select attempts from graphile_worker.jobs where key like 'recognise:%'`,
  );
  return rows;
};

describe('somebody who signed up while the bank did not answer', () => {
  test('is an existing customer once it says so, however often it fails before [API-013]', async () => {
    const draft = newDraft();
    await behind.fixtures.addAccount({ identity: identityOf(draft), phone: '09770000099' });
    behind.gateway.behaveAlways(noAnswer);
    await withServer(async (server) => {
      await signUp(server, draft);
      const { headers, isKnown } = await signIn(server, draft);
      expect(await isKnown()).toBe('N');
      await expect.poll(async () => (await jobs(server))[0]?.attempts).toBeGreaterThan(0);

      behind.gateway.behaveAlways(asItShould);
      await expect.poll(async () => (await hurry(server)) && isKnown()).toBe('Y');
      await expect.poll(() => jobs(server)).toEqual([]);
      // Known by the document alone: the accounts stay closed to another phone.
      const balances = await server.get(`/api/balances?LOGIN_ID=${draft.LOGIN_ID}&IS_MASKED=False`, headers);
      expect(await balances.json()).toEqual({ Data: [] });
    });
  });

  test('is one as soon as their accounts are found', async () => {
    const draft = newDraft();
    await behind.fixtures.addAccount({ identity: identityOf(draft), phone: draft.MOBILENO });
    behind.gateway.behaveAlways(noAnswer);
    await withServer(async (server) => {
      await signUp(server, draft);
      const { headers, isKnown } = await signIn(server, draft);
      await expect.poll(async () => (await jobs(server))[0]?.attempts).toBeGreaterThan(0);
      await server.database.pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`);

      behind.gateway.behaveAlways(asItShould);
      await expect
        .poll(async () => (await server.get(`/api/balances?LOGIN_ID=${draft.LOGIN_ID}&IS_MASKED=True`, headers)).json())
        .toMatchObject({ Data: [{}] });
      expect(await isKnown()).toBe('Y');
    });
  });

  test('stays new when the bank does not know them, and is not asked about again', async () => {
    const draft = newDraft();
    behind.gateway.behaveAlways(noAnswer);
    await withServer(async (server) => {
      await signUp(server, draft);
      behind.gateway.behaveAlways(asItShould);
      await expect.poll(async () => (await hurry(server)) && (await jobs(server))).toEqual([]);
      expect(await (await signIn(server, draft)).isKnown()).toBe('N');
      const { rows } = await server.database.pool.query('select existing_customer from customers');
      expect(rows).toEqual([{ existing_customer: false }]);
    });
  });
});
