import { definitionOf } from '@taga/contract';
import { getApplication, getMessage, listBalances, listMessages } from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBackOffice, createSandboxBank } from '../../../bank/sandbox/index.ts';
import type { Opener } from '../../applications/drafts/testing/opener.ts';
import { type OpeningSite, startOpeningSite } from '../../applications/drafts/testing/opening-site.ts';
import { composeEmail } from '../../messaging/channels/email/compose-email.ts';
import { type EmailMessage, messageSchema } from '../../messaging/channels/message.ts';
import { createOpenings } from './index.ts';

let site: OpeningSite;
let opener: Opener;
beforeAll(async () => {
  site = await startOpeningSite();
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  site.clock.reset();
  opener = await site.newOpener();
});

const parts = () => ({ db: site.server.database.db, now: site.clock.now });

/** Submitted and approved; answers the number of the account. */
async function openAccount(accountClass: '301' | '137'): Promise<string> {
  await opener.addProofs();
  await opener.putAt('terms-and-conditions');
  await opener.putCode('right');
  expect((await opener.submit()).status).toBe(200);
  const openings = createOpenings({ ...parts(), bank: createSandboxBank(parts()), random: Math.random });
  const { id: authorizationReqId, customer } = opener;
  const { accountNumber } = await openings.open({
    authorizationReqId,
    customerId: customer.id,
    accountClass,
    currency: 'MMK',
    branchCode: '001',
    services: [],
    deposit: null,
    chequeBook: null,
  });
  return accountNumber ?? '';
}

/** What dashboard, order and inbox say is still to be paid in. */
async function told(language = 'en') {
  const { loginId } = opener.customer;
  const { post } = site.server;
  const asked = { LOGIN_ID: loginId, IS_MASKED: 'True' };
  const balances = await post(`/api/balances?lang=${language}`, asked, opener.token);
  const order = await post(`/api/create-account/get_account?lang=${language}`, { Id: opener.id }, opener.token);
  const listed = await post('/api/inbox/getAllMessage', { LoginId: loginId }, opener.token);
  const { Details } = definitionOf(listMessages).answer.parse(await listed.json()).Data;
  const Id = Details.find(({ Type }) => Type === 'AccountCreated')?.Id;
  const message = await post(`/api/inbox/get_inbox?lang=${language}`, { Id }, opener.token);
  const { Body } = definitionOf(getMessage).answer.parse(await message.json()).Data;
  return {
    dashboard: definitionOf(listBalances).answer.parse(await balances.json()).Data[0]?.INITIAL_DEPOSIT,
    order: definitionOf(getApplication).answer.parse(await order.json()).Data.InitialDeposit,
    inbox: 'InitialDeposit' in Body ? Body.InitialDeposit : undefined,
  };
}

async function mailed(): Promise<string> {
  const [mail] = (await site.customers.messagesTo(opener.customer.loginId)).filter(
    ({ template, values }) => template === 'request-news' && values.news === 'opened',
  );
  return JSON.stringify(
    composeEmail(messageSchema.parse({ ...mail, to: opener.customer.loginId }) as EmailMessage, 'https://bank.example'),
  );
}

test('the initial deposit and its branch are told by dashboard, order, inbox and email until the first money is there (G-174) [PRD-004, INM-015, DSH-003]', async () => {
  const accountNumber = await openAccount('301');
  const due = { Amount: 1_000, Currency: 'MMK', BranchName: 'Ahlone Branch' };
  expect(await told()).toEqual({ dashboard: due, order: due, inbox: due });
  expect((await told('mm')).order).toMatchObject({ BranchName: 'အလုံ ဘဏ်ခွဲ' });
  expect(await mailed()).toMatch(/1,000\u00a0MMK at Ahlone Branch/);

  const money = { currency: 'MMK', minor: 10_000_00 } as const;
  await createBackOffice(parts()).depositCash({ reference: `cash-${opener.id}`, accountNumber, money });
  const nothing = { dashboard: null, order: null, inbox: null };
  expect(await told()).toEqual(nothing);
  // Taken out again it is still an account that has had money.
  await createSandboxBank(parts()).charge({ reference: `fee-${opener.id}`, accountNumber, money });
  expect(await told()).toEqual(nothing);
});

test('nothing is told of a 137, whose deposit was moved (G-174)', async () => {
  await openAccount('137');
  expect(await told()).toEqual({ dashboard: null, order: null, inbox: null });
  expect(await mailed()).not.toContain('MMK');
});
