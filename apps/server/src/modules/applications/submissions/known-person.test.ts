import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import { password } from '../../access/sessions/testing/customers.ts';
import { nrcDraft } from '../../customers/registration/testing/drafts.ts';
import { createSignUpClient } from '../../customers/registration/testing/sign-up-client.ts';
import { createOpenings } from '../../fulfilment/openings/index.ts';
import { demoPeople } from '../../upkeep/demo-data/demo-people.ts';
import { createOpener } from '../drafts/testing/opener.ts';
import { type OpeningSite, startOpeningSite } from '../drafts/testing/opening-site.ts';

let site: OpeningSite;
beforeAll(async () => {
  site = await startOpeningSite({ SANDBOX_SEED: 'people' });
});
afterAll(() => site.server.stop());

const victim = demoPeople.find(({ person }) => person.loginId === 'existing@demo.example')?.person;

/** Everything the bank has of anybody: people, accounts with their balances, and every movement of money. */
async function books() {
  const { pool } = site.server.database;
  const tables = ['bank_customers', 'bank_accounts', 'bank_postings'];
  return Promise.all(tables.map(async (table) => (await pool.query(`select * from ${table} order by 1`)).rows));
}

/** Signs up over the wire, with the victim's card and a phone of one's own. */
async function impostor() {
  const signUp = await createSignUpClient(site.server);
  const draft = { ...nrcDraft, UID_VALUE: victim?.idValue ?? '', LOGIN_ID: 'other@example.com', PWD: password };
  await signUp.becomeCustomer(draft);
  const { rows } = await site.server.database.pool.query('select id from customers where login_id = $1', [
    draft.LOGIN_ID,
  ]);
  const customer = { id: String(rows[0]?.id), loginId: draft.LOGIN_ID, phone: draft.MOBILENO };
  return createOpener(site.server, site.customers, customer, { accountClass: '325', currency: 'MMK' });
}

test('somebody with a known person’s card and another phone gets to the staff, and to nothing of that person [SBX-008]', async () => {
  const before = await books();
  const opener = await impostor();
  await opener.addProofs();
  await opener.leaveUpTo('terms-and-conditions');
  await opener.verify(await opener.codeOf(await opener.askForCode()));
  expect((await opener.submit()).status).toBe(200);
  const [order] = (await opener.rowsOf('orders')) as { marks: string[]; record: Record<string, unknown> }[];
  expect(order).toMatchObject({ marks: ['known-person-other-phone'], record: { CIFNo: null } });

  const seen = await site.server.post(
    '/api/balances',
    { LOGIN_ID: opener.customer.loginId, IS_MASKED: 'False' },
    opener.token,
  );
  expect(((await seen.json()) as { Data: unknown[] }).Data).toEqual([]);
  const customerOf = async () =>
    (await site.server.database.pool.query('select cif_no from customers where id = $1', [opener.customer.id])).rows;
  expect(await customerOf()).toEqual([{ cif_no: null }]);

  // What an approval would ask the bank for, with the deposit from the victim's own account.
  const { db } = site.server.database;
  const bank = createSandboxBank({ db, now: site.clock.now });
  const openings = createOpenings({ db, bank, now: site.clock.now, random: Math.random });
  const accounts = before[1] as { account_number: string; cif_no: string | null }[];
  const theirs = accounts.find(({ cif_no }) => cif_no !== null)?.account_number ?? '';
  const opened = await openings.open({
    authorizationReqId: randomUUID(),
    customerId: opener.customer.id,
    accountClass: '325',
    currency: 'MMK',
    branchCode: '001',
    services: [],
    deposit: { fromAccount: theirs, minor: 1_000_00 },
    chequeBook: null,
  });
  expect(opened).toMatchObject({ step: 'refused', refusal: 'knownWithOtherPhone', cifNo: null });
  expect(await customerOf()).toEqual([{ cif_no: null }]);
  expect(await books()).toEqual(before);
});
