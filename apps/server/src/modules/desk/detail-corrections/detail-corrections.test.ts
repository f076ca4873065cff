import { type AnswerOf, definitionOf } from '@taga/contract';
import {
  confirmDetailCorrection,
  getCustomerDetails,
  getMessage,
  getProfile,
  listDetailCorrections,
  listMessages,
  proposeDetailCorrection,
  searchAudit,
  sendBackDetailCorrection,
  withdrawDetailCorrection,
} from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Bank } from '../../../bank/bank.ts';
import { BankRefused, BankUnavailable } from '../../../bank/bank-errors.ts';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import { expectError } from '../../../testing/expect-error.ts';
import type { Opener } from '../../applications/drafts/testing/opener.ts';
import { createBankNotification } from '../../customers/details/index.ts';
import { readOutbox } from '../../messaging/channels/testing/read-outbox.ts';
import { type DeskSite, type Member, startDeskSite } from '../cases/testing/desk-site.ts';

let site: DeskSite;
let maker: Member;
let checker: Member;
let both: Member;
let opener: Opener;
beforeAll(async () => {
  site = await startDeskSite();
  [maker, checker, both] = await Promise.all([
    site.member('maker'),
    site.member('checker'),
    site.member('maker', 'checker'),
  ]);
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  opener = await site.handedIn();
});

const reason = 'The card says 27 February.';
const born = { DOB: '1990-02-27' };

const propose = (details: object, who = maker, more: object = {}) =>
  who.ask(proposeDetailCorrection, { customerId: opener.customer.id, details, reason, ...more });

async function details(who = maker): Promise<AnswerOf<typeof getCustomerDetails>> {
  const answer = await who.ask(getCustomerDetails, { customerId: opener.customer.id });
  return definitionOf(getCustomerDetails).answer.parse(await answer.json());
}

/** What is proposed, as a decision names it. */
async function proposed(change: object = born, who = maker) {
  const answer = await propose(change, who);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { open } = definitionOf(proposeDetailCorrection).answer.parse(await answer.json());
  return { customerId: opener.customer.id, correctionId: open?.correctionId ?? 'none' };
}

async function profile({ customer, token } = opener) {
  const answer = await site.server.post('/api/auth/profile', { LOGIN_ID: customer.loginId }, token);
  return definitionOf(getProfile).answer.parse(await answer.json()).Data;
}

describe('a maker proposes and somebody else confirms', () => {
  test('and then the customer is who they are, is notified, and the audit log says who, why, old and new [DSK-023]', async () => {
    const before = await profile();
    const named = await proposed({ ...born, USERNAME: before.USERNAME });
    const { open } = await details();
    expect(open).toMatchObject({
      items: ['BIRTH_DATE'],
      before: { DOB: before.DOB },
      after: born,
      reason,
      by: { staffId: maker.id },
      state: 'OPEN',
    });
    expect((await profile()).DOB).toBe(before.DOB);
    const listed = await checker.ask(listDetailCorrections, {});
    const { corrections } = definitionOf(listDetailCorrections).answer.parse(await listed.json());
    expect(corrections.map(({ customerId }) => customerId)).toContain(opener.customer.id);

    const confirmed = await checker.ask(confirmDetailCorrection, named);
    expect(confirmed.status, await confirmed.text()).toBe(200);
    expect(await profile()).toEqual({ ...before, ...born });
    expect(await details()).toMatchObject({
      open: null,
      details: { DOB: born.DOB },
      earlier: [{ state: 'CONFIRMED', decidedBy: { staffId: checker.id }, bank: 'NOT_NEEDED' }],
    });

    const auditor = await site.member('auditor');
    const found = await auditor.ask(searchAudit, {
      subjectId: opener.customer.id,
      action: 'customer.details-corrected',
    });
    const [entry] = definitionOf(searchAudit).answer.parse(await found.json()).entries;
    expect(entry).toMatchObject({
      actor: { kind: 'staff', id: checker.id },
      facts: { items: 'BIRTH_DATE', proposedBy: maker.id, correctionId: named.correctionId },
      values: { before: { DOB: before.DOB }, after: born, reason, isAsWritten: true },
    });
    const [row] = await site.rows('select facts from audit_entries where id = $1', entry?.id);
    expect(JSON.stringify(row?.facts)).not.toContain(born.DOB);
  });

  test('and the customer reads of it in both languages, by email and at both numbers where the phone is another [DSK-023]', async () => {
    const { MOBILENO: old } = await profile();
    const MOBILENO = '09457100001';
    await checker.ask(confirmDetailCorrection, await proposed({ MOBILENO, ...born }));
    const asks = { LoginId: opener.customer.loginId };
    const words = await Promise.all(
      ['EN', 'MM'].map(async (language) => {
        const listed = await site.server.post(`/api/inbox/getAllMessage?lang=${language}`, asks, opener.token);
        const { Details } = definitionOf(listMessages).answer.parse(await listed.json()).Data;
        const line = Details.find(({ Type }) => Type === 'Announcement');
        const read = await site.server.post(`/api/inbox/get_inbox?lang=${language}`, { Id: line?.Id }, opener.token);
        const { Body } = definitionOf(getMessage).answer.parse(await read.json()).Data;
        return [line?.Subject, 'Content' in Body && Body.Content];
      }),
    );
    expect(words[0]).toEqual([
      'We have corrected your personal details',
      expect.stringContaining('date of birth, phone number'),
    ]);
    expect(words[1]).toEqual([expect.stringContaining('ပြင်ဆင်ပြီးပါပြီ'), expect.stringContaining('မွေးသက္ကရာဇ်')]);
    const told = async (to: string) =>
      (await readOutbox(site.server.database, to)).filter(({ template }) => template.startsWith('details-'));
    for (const to of [old, MOBILENO, opener.customer.loginId]) expect(await told(to)).toHaveLength(1);
  });

  test('and never the same person, whatever their roles; the attempt is written down [DSK-023]', async () => {
    const named = await proposed(born, both);
    await expectError(await both.ask(confirmDetailCorrection, named), { status: 400, codes: ['TG1705'] });
    await expectError(await both.ask(sendBackDetailCorrection, { ...named, remark: 'no' }), {
      status: 400,
      codes: ['TG1705'],
    });
    expect((await site.audited(opener.customer.id)).at(-1)).toMatchObject({
      action: 'customer.details-refused',
      actor_id: both.id,
      facts: { because: 'own-proposal', tried: 'send-back' },
    });
    await expect(
      site.rows(`update detail_corrections set decided_by = proposed_by where id = $1`, named.correctionId),
    ).rejects.toThrow('detail_correction_by_two');
    expect((await details()).open).not.toBeNull();
    expect((await checker.ask(confirmDetailCorrection, named)).status).toBe(200);
  });

  test('or sends it back and says why; or the maker withdraws it, and nobody else [DSK-023]', async () => {
    const before = await profile();
    const first = await proposed();
    expect((await checker.ask(sendBackDetailCorrection, { ...first, remark: 'The card says 26.' })).status).toBe(200);
    expect((await details()).earlier).toMatchObject([{ state: 'SENT_BACK', decidedRemark: 'The card says 26.' }]);
    const second = await proposed();
    await expectError(await both.ask(withdrawDetailCorrection, second), { status: 403, codes: ['TG0403'] });
    expect((await maker.ask(withdrawDetailCorrection, second)).status).toBe(200);
    await expectError(await checker.ask(confirmDetailCorrection, second), { status: 400, codes: ['TG1572'] });
    await expectError(await checker.ask(confirmDetailCorrection, first), { status: 400, codes: ['TG1572'] });
    expect(await profile()).toEqual(before);
  });
});

describe('nothing is proposed', () => {
  test('by who is no maker, and nothing confirmed by who is no checker [DSK-023]', async () => {
    await expectError(await propose(born, checker), { status: 403, codes: ['TG0403'] });
    const named = await proposed(born, both);
    await expectError(await maker.ask(confirmDetailCorrection, named), { status: 403, codes: ['TG0403'] });
  });

  test('without a reason, by nobody’s rules, or where nothing is other [DSK-023]', async () => {
    const { DOB, MOBILENO } = await profile();
    await expectError(await propose(born, maker, { reason: ' ' }), { status: 400, codes: ['TG1001'] });
    await expectError(await propose({ DOB: '2020-01-01' }), { status: 400, codes: ['TG1001'] });
    await expectError(await propose({ DOB, MOBILENO }), { status: 400, codes: ['TG1574'] });
  });

  test('that is the document or the phone of somebody else [DSK-023]', async () => {
    const other = await profile(await site.newOpener());
    await expectError(await propose({ UID_VALUE: other.UID_VALUE }), { status: 400, codes: ['TG1570'] });
    await expectError(await propose({ MOBILENO: other.MOBILENO }), { status: 400, codes: ['TG1104'] });
  });

  test('while another correction of the customer waits [DSK-023]', async () => {
    await proposed();
    await expectError(await propose({ USERNAME: 'MYA MYA THAN' }, both), { status: 400, codes: ['TG1571'] });
  });
});

describe('what is being decided about the customer', () => {
  test('says that a correction waits, and then has the details as they are; what was proposed of it is void [DSK-023]', async () => {
    expect((await maker.case(opener.id)).detailCorrection).toBeNull();
    const named = await proposed({ USERNAME: 'MYA MYA THAN' });
    expect((await maker.case(opener.id)).detailCorrection).toMatchObject({
      items: ['NAME'],
      by: { staffId: maker.id },
    });
    await maker.propose(opener.id, { kind: 'APPROVE' });
    const seen = await checker.asProposed(opener.id);
    expect((await checker.ask(confirmDetailCorrection, named)).status).toBe(200);
    const found = await checker.case(opener.id);
    expect(found).toMatchObject({ detailCorrection: null, proposal: null, record: { Name: 'MYA MYA THAN' } });
    expect(found.case).toMatchObject({ status: 'WAITING', customerName: 'MYA MYA THAN' });
    expect(found.case.revision).toBeGreaterThan(seen.revision);
    expect(found.history.at(-1)).toMatchObject({ action: 'customer.details-corrected', facts: { wasProposed: true } });
  });

  test('is not upset by a correction while the bank carries out an order with the details of before [DSK-023]', async () => {
    const named = await proposed();
    await site.rows(
      `insert into account_openings (authorization_req_id, customer_id, account_class, currency, branch_code, services, step,
         created_at, due_at)
       values ($1, $2, '301', 'MMK', '001', '[]', 'account', now(), now() + interval '1 day')`,
      opener.id,
      opener.customer.id,
    );
    await expectError(await checker.ask(confirmDetailCorrection, named), { status: 400, codes: ['TG1573'] });
    await site.rows('delete from account_openings where authorization_req_id = $1', opener.id);
    expect((await checker.ask(confirmDetailCorrection, named)).status).toBe(200);
  });

  test('a correction of what has changed meanwhile is no longer one [DSK-023]', async () => {
    const named = await proposed();
    await site.rows(`update customers set birth_date = '1991-01-01' where id = $1`, opener.customer.id);
    await expectError(await checker.ask(confirmDetailCorrection, named), { status: 400, codes: ['TG1572'] });
  });
});

describe('where the bank knows the customer', () => {
  const bankOf = (changes: Partial<Bank> = {}): Bank => ({
    ...createSandboxBank({ db: site.server.database.db, now: site.clock.now }),
    ...changes,
  });
  const tell = (id: string, bank = bankOf()) =>
    createBankNotification({ db: site.server.database.db, bank, now: site.clock.now, random: () => 0.5 }).advance(id);

  /** Whose account is open. */
  async function asCustomerOfTheBank(): Promise<void> {
    await maker.propose(opener.id, { kind: 'APPROVE' });
    expect((await checker.confirm(opener.id)).case.status).toBe('COMPLETED');
  }

  test('it is told, again until it answers, and once [DSK-023]', async () => {
    await asCustomerOfTheBank();
    const { idType, idValue } = opener.person;
    const named = await proposed({ USERNAME: 'MYA MYA THAN', MOBILENO: '09457100002' });
    expect((await checker.ask(confirmDetailCorrection, named)).status).toBe(200);
    expect((await details()).earlier[0]?.bank).toBe('WAITING');
    // Until it has answered, nothing else is corrected: one would overtake the other.
    const next = await proposed(born);
    await expectError(await checker.ask(confirmDetailCorrection, next), { status: 400, codes: ['TG1573'] });
    await tell(named.correctionId, bankOf({ correctCustomer: () => Promise.reject(new BankUnavailable('NETWORK')) }));
    expect((await details()).earlier[0]?.bank).toBe('WAITING');
    await tell(named.correctionId);
    await tell(named.correctionId, bankOf({ correctCustomer: () => Promise.reject(new Error('told twice')) }));
    expect((await details()).earlier[0]?.bank).toBe('DONE');
    expect(await bankOf().findCustomer({ idType, idValue })).toMatchObject({
      name: 'MYA MYA THAN',
      phone: '09457100002',
    });
    expect((await checker.ask(confirmDetailCorrection, next)).status).toBe(200);
  });

  test('and where it will not take the correction, staff read so [DSK-023]', async () => {
    await asCustomerOfTheBank();
    const named = await proposed();
    await checker.ask(confirmDetailCorrection, named);
    await tell(
      named.correctionId,
      bankOf({ correctCustomer: () => Promise.reject(new BankRefused('unknownCustomer')) }),
    );
    expect((await details()).earlier[0]?.bank).toBe('REFUSED');
  });

  test('also whom it knew before the sign-up, by the document of before [DSK-023]', async () => {
    const bank = bankOf();
    const { idType, idValue, phone } = opener.person;
    const identity = { idType, idValue };
    const { cifNo } = await bank.openAccount({
      ...{ reference: opener.id, identity, name: 'MYA', phone },
      ...{ accountClass: '301', currency: 'MMK', branchCode: '001' },
    });
    await site.rows('update customers set existing_customer = true where id = $1', opener.customer.id);
    const named = await proposed({ UID_VALUE: '12/DAGAMA(N)987654' });
    await checker.ask(confirmDetailCorrection, named);
    await tell(named.correctionId);
    expect(await bank.findCustomer({ idType, idValue: '12/DAGAMA(N)987654' })).toMatchObject({ cifNo });
  });
});
