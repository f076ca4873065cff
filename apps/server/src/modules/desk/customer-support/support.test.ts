import { definitionOf } from '@taga/contract';
import {
  getCustomerProducts,
  listCustomerDeliveries,
  listCustomerMessages,
  resendCustomerMessage,
} from '@taga/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BankUnavailable } from '../../../bank/bank-errors.ts';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { createOpener, type Opener } from '../../applications/drafts/testing/opener.ts';
import { type DeskSite, type Member, startDeskSite } from '../cases/testing/desk-site.ts';
import { viewProducts } from './products.ts';

let site: DeskSite;
let maker: Member;
let auditor: Member;
let opener: Opener;
beforeAll(async () => {
  site = await startDeskSite();
  [maker, auditor] = await Promise.all([site.member('maker'), site.member('auditor')]);
  opener = await site.handedIn();
});
afterAll(() => site.server.stop());

const about = () => ({ customerId: opener.customer.id });

async function messages(who = auditor, cursor?: string) {
  const answer = await who.ask(listCustomerMessages, { ...about(), ...(cursor && { cursor }) });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return definitionOf(listCustomerMessages).answer.parse(await answer.json());
}

async function deliveries(who = auditor, cursor?: string) {
  const answer = await who.ask(listCustomerDeliveries, { ...about(), ...(cursor && { cursor }) });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return definitionOf(listCustomerDeliveries).answer.parse(await answer.json());
}

const resend = async (messageId: string, who = maker) =>
  who.ask(resendCustomerMessage, { ...about(), messageId, reason: 'NOT_RECEIVED' });

const lastEntry = async (action: string) =>
  (
    await site.rows('select actor_id, subject_id, facts from audit_entries where action = $1 order by id desc', action)
  )[0];

test('staff read what a customer finds in the inbox, in both languages, and whether it was opened [DSK-042]', async () => {
  const [message] = (await messages()).messages;
  expect(message).toMatchObject({ isRead: false, canResend: true });
  expect(Object.keys(message?.words ?? {})).toEqual(['en', 'mm']);
  expect(message?.words.mm.subject).not.toBe(message?.words.en.subject);
  expect(await lastEntry('customer.viewed')).toEqual({
    actor_id: auditor.id,
    subject_id: opener.customer.id,
    facts: { part: 'messages' },
  });
});

test('staff see how each SMS and email fared and when, and never what it said [DSK-042]', async () => {
  await opener.askForCode({ AuthorizationReqId: opener.id });
  const { deliveries: sent } = await deliveries();
  expect(sent).toContainEqual(expect.objectContaining({ channel: 'sms', template: 'activation-code' }));
  await site.rows(
    `update outbox set state = 'failed', finished_at = now(), template_values = '{}', attempts = 3 where id = $1`,
    sent[0]?.id,
  );
  expect((await deliveries()).deliveries[0]).toMatchObject({
    state: 'failed',
    attempts: 3,
    finishedAt: expect.stringMatching(/^\d{4}-/),
  });
  const codes = await site.rows(`select body from sandbox_mailbox where channel = 'sms'`);
  const shown = JSON.stringify(await deliveries());
  for (const { body } of codes) {
    const [code] = /\b\d{6}\b/.exec(String(body)) ?? [];
    if (code) expect(shown).not.toContain(code);
  }
});

describe('a notice is sent again', () => {
  test('with a reason, to what is on file, and is written down [DSK-042]', async () => {
    const { messages: found } = await messages();
    const message = found.find(({ canResend }) => canResend);
    const before = await site.rows(
      `select id from outbox where template = 'request-news' and recipient = $1`,
      opener.customer.loginId,
    );
    expect((await resend(message?.messageId ?? '')).status).toBe(200);
    const after = await site.rows(
      `select id from outbox where template = 'request-news' and recipient = $1`,
      opener.customer.loginId,
    );
    expect(after).toHaveLength(before.length + 1);
    expect(await lastEntry('customer.message-resent')).toEqual({
      actor_id: maker.id,
      subject_id: opener.customer.id,
      facts: { messageId: message?.messageId, reason: 'NOT_RECEIVED' },
    });
  });

  test('not without one, nor by who may only look, nor somebody else’s message [DSK-042]', async () => {
    const [message] = (await messages()).messages;
    const messageId = message?.messageId ?? '';
    await expectError(await maker.ask(resendCustomerMessage, { ...about(), messageId }), {
      status: 400,
      codes: ['TG1001'],
    });
    await expectError(await resend(messageId, auditor), { status: 403, codes: ['TG0403'] });
    const other = await site.handedIn();
    const asked = { customerId: other.customer.id, messageId, reason: 'OTHER' };
    await expectError(await maker.ask(resendCustomerMessage, asked), { status: 404, codes: ['TG0404'] });
  });

  test('not to a customer who wants neither email nor SMS, and not what was never sent [DSK-042]', async () => {
    const [message] = (await messages()).messages;
    await site.rows('update customers set wants_mail = false, wants_sms = false where id = $1', opener.customer.id);
    expect((await messages()).messages[0]?.canResend).toBe(false);
    await expectError(await resend(message?.messageId ?? ''), { status: 400, codes: ['TG1560'] });
    await site.rows('update customers set wants_mail = true where id = $1', opener.customer.id);
    const [broadcast] = await site.rows(
      `insert into inbox_messages (id, customer_id, type, category, body, created_at)
       values (gen_random_uuid(), $1, 'Announcement', 'Information', '{"content": {"en": "Hello", "mm": "Hello"}}', now())
       returning id`,
      opener.customer.id,
    );
    await expectError(await resend(String(broadcast?.id)), { status: 400, codes: ['TG1560'] });
  });

  test('ten times a day for a customer and no more [DSK-042]', async () => {
    const { messages: found } = await messages();
    const messageId = found.find(({ canResend }) => canResend)?.messageId ?? '';
    const statuses: number[] = [];
    for (let nth = 0; nth < 10; nth += 1) statuses.push((await resend(messageId)).status);
    expect(statuses.at(-1)).toBe(400);
    await expectError(await resend(messageId), { status: 400, codes: ['TG1561'] });
  });
});

test('both lists come page by page, each message once, by an index [DSK-042]', async () => {
  const { id, phone, loginId } = opener.customer;
  await site.rows(
    `insert into inbox_messages (id, customer_id, type, category, body, created_at)
     select gen_random_uuid(), $1, 'Announcement', 'Information', '{"content": {"en": "Hi", "mm": "Hi"}}',
       now() - nth * interval '1 hour' from generate_series(1, 45) nth`,
    id,
  );
  await site.rows(
    `insert into outbox (id, channel, recipient, template, template_values, language, queued_at, state, finished_at)
     select gen_random_uuid(), 'sms', case when nth % 2 = 0 then $1 else $2 end, 'reset-code', '{}', 'en',
       now() - nth * interval '1 microsecond', 'sent', now() from generate_series(1, 45) nth`,
    phone,
    loginId,
  );
  const idsOf = async (page: (cursor?: string) => Promise<{ ids: string[]; next: string | null }>) => {
    const all: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { ids, next } = await page(cursor ?? undefined);
      all.push(...ids);
      cursor = next;
    }
    return all;
  };
  const read = await idsOf(async (cursor) => {
    const page = await messages(auditor, cursor);
    return { ids: page.messages.map(({ messageId }) => messageId), next: page.next };
  });
  const [{ count: stored } = { count: 0 }] = await site.rows(
    'select count(*)::int as count from inbox_messages where customer_id = $1',
    id,
  );
  expect([read.length, new Set(read).size]).toEqual([stored, stored]);
  const sent = await idsOf(async (cursor) => {
    const page = await deliveries(auditor, cursor);
    return { ids: page.deliveries.map((each) => each.id), next: page.next };
  });
  const [{ count: queued } = { count: 0 }] = await site.rows(
    'select count(*)::int as count from outbox where recipient in ($1, $2)',
    phone,
    loginId,
  );
  expect([sent.length, new Set(sent).size]).toEqual([queued, queued]);
  await expectError(await auditor.ask(listCustomerDeliveries, { ...about(), cursor: 'forged' }), {
    status: 400,
    codes: ['TG1001'],
  });
  const client = await site.server.database.pool.connect();
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query(
    `explain select id from outbox where recipient = '09777' and (queued_at, id) < (now(), gen_random_uuid())
     order by queued_at desc, id desc limit 21`,
  );
  await client.query('reset enable_seqscan');
  client.release();
  expect(JSON.stringify(rows)).toContain('outbox_by_recipient_and_time');
  expect(JSON.stringify(rows)).not.toContain('Sort');
});

test('messages about an application of another branch are left out, and are not sent again from there [DSK-042, DSK-033]', async () => {
  const clerk = await site.member('maker');
  await site.rows(
    'update staff set branch_scope = $2 where id = $1',
    clerk.id,
    JSON.stringify({ branches: ['001'], regions: [] }),
  );
  const [own] = await site.rows(
    'select id from inbox_messages where authorization_req_id = $1 order by created_at limit 1',
    opener.id,
  );
  // A second case keeps the customer in sight while the first belongs to another branch.
  const second = await createOpener(site.server, site.customers, opener.customer, {
    accountClass: '101',
    currency: 'MMK',
  });
  await site.submitWhole(second);
  await site.rows(`update cases set branch_code = '002' where authorization_req_id = $1`, opener.id);
  const listed = (await messages(clerk)).messages.map(({ messageId }) => messageId);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed).not.toContain(own?.id);
  await expectError(await resend(String(own?.id), clerk), { status: 404, codes: ['TG0404'] });
  await site.rows(`update cases set branch_code = '001' where authorization_req_id = $1`, opener.id);
});

describe('what the customer has at the bank', () => {
  async function products(who = auditor) {
    const answer = await who.ask(getCustomerProducts, about());
    expect(answer.status, await answer.clone().text()).toBe(200);
    return definitionOf(getCustomerProducts).answer.parse(await answer.json());
  }

  test('is shown without a balance; who is given some branches sees the accounts of these, and no card [DSK-042, DSK-033]', async () => {
    expect(await products()).toEqual({ accounts: [], cards: [], isBankAway: false });
    const bank = createSandboxBank({ db: site.server.database.db, now: site.clock.now });
    const [person] = await site.rows(
      'select id_type, id_value, phone from customers where id = $1',
      opener.customer.id,
    );
    const identity = { idType: String(person?.id_type), idValue: String(person?.id_value) } as never;
    const order = { identity, name: 'MYA MYA', phone: String(person?.phone) };
    const account = { accountClass: '101', currency: 'MMK', branchCode: '001' } as const;
    const opened = await bank.openAccount({ ...order, ...account, reference: 'support-account' });
    await bank.issueCard({ ...order, reference: 'support-card', limit: { currency: 'MMK', minor: 900_000_00 } });
    await site.rows('update customers set cif_no = $2 where id = $1', opener.customer.id, opened.cifNo);
    const shown = await products();
    expect(shown).toMatchObject({
      accounts: [{ accountNumber: opened.accountNumber, productCode: '101', branchCode: '001', isFunded: false }],
      cards: [{ cardNumber: expect.stringMatching(/^[• ]+\d{4}$/) }],
    });
    expect(JSON.stringify(shown)).not.toMatch(/balance|minor/i);

    const clerk = await site.member('maker');
    const give = (...branches: string[]) =>
      site.rows(
        'update staff set branch_scope = $2 where id = $1',
        clerk.id,
        JSON.stringify({ branches, regions: [] }),
      );
    await give('001');
    expect(await products(clerk)).toMatchObject({ accounts: [{ branchCode: '001' }], cards: [] });
    await site.rows(`update bank_accounts set branch_code = '002' where account_number = $1`, opened.accountNumber);
    expect(await products(clerk)).toMatchObject({ accounts: [], cards: [] });
  });

  test('is not taken for nothing where the bank does not answer: staff read that it is away [DSK-042]', async () => {
    const { db } = site.server.database;
    const bank = createSandboxBank({ db, now: site.clock.now });
    const asker = { staffId: auditor.id, branches: null };
    const view = (failing: Error) => {
      const listCards = () => Promise.reject(failing);
      return viewProducts(opener.customer.id, asker, { db, now: site.clock.now, bank: { ...bank, listCards } });
    };
    expect(await view(new BankUnavailable('a test'))).toEqual({ accounts: [], cards: [], isBankAway: true });
    // What is wrong with ourselves is no bank that is away.
    await expect(view(new Error('a slip of ours'))).rejects.toThrow('a slip of ours');
  });
});
