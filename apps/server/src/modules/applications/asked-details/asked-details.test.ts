import { definitionOf } from '@taga/contract';
import { correctAskedDetails, getProfile, searchAudit, sendNewPhoneCode } from '@taga/contract/endpoints';
import { proposeDecision } from '@taga/contract/endpoints/desk/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { remarksIn } from '../../../testing/remarks.ts';
import { type DeskSite, type Member, startDeskSite } from '../../desk/cases/testing/desk-site.ts';
import { readOutbox } from '../../messaging/channels/testing/read-outbox.ts';
import type { Opener } from '../drafts/testing/opener.ts';

let site: DeskSite;
let maker: Member;
let checker: Member;
beforeAll(async () => {
  site = await startDeskSite();
  [maker, checker] = await Promise.all([site.member('maker'), site.member('checker')]);
});
afterAll(() => site.server.stop());

const notAsked = { status: 400, codes: ['TG1310'] };
const invalid = { status: 400, codes: ['TG1001'] };
let phones = 0;
const newPhone = () => `0945${String(7_000_000 + phones++)}`;

async function asked(...items: string[]): Promise<Opener> {
  const opener = await site.handedIn();
  await maker.propose(opener.id, { kind: 'CORRECT', items, remarks: remarksIn('As your card has it, please.') });
  await checker.confirm(opener.id);
  return opener;
}

const correct = (opener: Opener, details: object, token = opener.token) =>
  site.server.post(`/api${correctAskedDetails.path}`, { AuthorizationReqId: opener.id, ...details }, token);

const askForCode = (opener: Opener, MOBILENO: string) =>
  site.server.post(`/api${sendNewPhoneCode.path}`, { AuthorizationReqId: opener.id, MOBILENO }, opener.token);

/** The code that went to the new number, under its reference. */
async function codeAt(opener: Opener, phone: string) {
  const answer = await askForCode(opener, phone);
  const { Data } = definitionOf(sendNewPhoneCode).answer.parse(await answer.json());
  const [sent] = (await readOutbox(site.server.database, phone)).filter(
    ({ template }) => template === 'new-phone-code',
  );
  return { MOBILENO: phone, OTPREFNO: Data.OTPREFNO, OTPCODE: String(sent?.values.code) };
}

async function profile({ customer, token }: Opener) {
  const answer = await site.server.post('/api/auth/profile', { LOGIN_ID: customer.loginId }, token);
  return definitionOf(getProfile).answer.parse(await answer.json()).Data;
}

describe('a customer who is asked for the name and the phone', () => {
  test('corrects both, the phone with the code sent to it, and the desk reads before and after [DSK-023, DSK-046]', async () => {
    const opener = await asked('NAME', 'PHONE');
    const before = await profile(opener);
    const phone = newPhone();
    const ofPhone = await codeAt(opener, phone);
    expect((await opener.stored()).Corrections).toEqual([
      { Item: 'NAME', HasArrived: false, IsDone: false },
      { Item: 'PHONE', HasArrived: false, IsDone: false },
    ]);
    await opener.leave('review');
    await expectError(await opener.submit(), { status: 400, codes: ['TG1311'] });
    const answer = await correct(opener, { USERNAME: 'mya mya  than', ...ofPhone });
    expect(answer.status, await answer.text()).toBe(200);
    expect(await profile(opener)).toEqual({ ...before, USERNAME: 'MYA MYA THAN', MOBILENO: phone });
    expect((await opener.stored()).Corrections).toEqual([
      { Item: 'NAME', HasArrived: true, IsDone: true },
      { Item: 'PHONE', HasArrived: true, IsDone: true },
    ]);
    expect((await opener.submit()).status).toBe(200);

    const found = await maker.case(opener.id);
    expect(found.case).toMatchObject({ status: 'WAITING', isCorrected: true, customerName: 'MYA MYA THAN' });
    expect(found.record).toMatchObject({ Name: 'MYA MYA THAN', MobileNo: phone });
    expect(found.corrections).toMatchObject([
      { changed: ['NAME', 'PHONE'], before: { Name: before.USERNAME, MobileNo: before.MOBILENO } },
    ]);
    // Who holds the old number learns of it, and so does the mailbox.
    const told = async (to: string) =>
      (await readOutbox(site.server.database, to)).filter(({ template }) => template.startsWith('details-'));
    expect(await told(before.MOBILENO)).toHaveLength(1);
    expect(await told(opener.customer.loginId)).toHaveLength(1);
    // Known by the name of now, however it is spelt.
    const [row] = await site.rows('select name_key from customers where id = $1', opener.customer.id);
    expect(row?.name_key).toBe('MY-MY-TH');
  });

  test('has changed nothing with a wrong code, with none, or with that of another number [DSK-023]', async () => {
    const opener = await asked('PHONE');
    const before = await profile(opener);
    const [phone, other] = [newPhone(), newPhone()];
    const right = await codeAt(opener, phone);
    const wrong = right.OTPCODE === '000000' ? '000001' : '000000';
    await expectError(await correct(opener, { ...right, OTPCODE: wrong }), { status: 400, codes: ['TG1201'] });
    await expectError(await correct(opener, { MOBILENO: phone }), { status: 400, codes: ['TG1202'] });
    await expectError(await correct(opener, { ...right, MOBILENO: other }), { status: 400, codes: ['TG1202'] });
    expect(await profile(opener)).toEqual(before);
    expect((await correct(opener, right)).status).toBe(200);
  });

  test('gets no code to the phone of somebody else [DSK-023]', async () => {
    const [opener, other] = [await asked('PHONE'), await site.newOpener()];
    const taken = { status: 400, codes: ['TG1104'] };
    await expectError(await askForCode(opener, other.customer.phone), taken);
    expect(
      (await readOutbox(site.server.database, other.customer.phone)).map(({ template }) => template),
    ).not.toContain('new-phone-code');
  });
});

const places = {
  ...{ CUR_STATE: 'MMR013', CUR_TOWNSHIP: 'MMR013037', CUR_ADDRESS: 'NO 9' },
  ...{ PER_STATE: 'MMR013', PER_TOWNSHIP: 'MMR013037', PER_ADDRESS: 'NO 9' },
};

describe('what is typed again keeps the rules of the sign-up [DSK-023]', () => {
  test.each([
    ['a name that is none', { USERNAME: 'MYA 2' }],
    ['somebody under 18', { DOB: '2020-01-01' }],
    ['a card of a township that has none', { UID_VALUE: '12/QQQQQQ(N)123456' }],
    ['a card without its number', { UID_VALUE: '12/DAGAMA(N)' }],
    ['an address without its lines', { ...places, CUR_ADDRESS: '' }],
    ['a township of another state', { ...places, CUR_TOWNSHIP: 'MMR001001' }],
  ])('%s is refused', async (_, details) => {
    const opener = await asked('NAME', 'BIRTH_DATE', 'ID_NUMBER', 'ADDRESS');
    const before = await profile(opener);
    await expectError(await correct(opener, details), invalid);
    expect(await profile(opener)).toEqual(before);
  });

  test('and so is the document of another customer', async () => {
    const [opener, other] = [await asked('ID_NUMBER'), await site.newOpener()];
    const { UID_VALUE } = await profile(other);
    await expectError(await correct(opener, { UID_VALUE }), { status: 400, codes: ['TG1570'] });
  });
});

describe('nothing is corrected', () => {
  test('that was not asked for [DSK-023]', async () => {
    const opener = await asked('NAME');
    const before = await profile(opener);
    await expectError(await correct(opener, { DOB: '1990-02-27' }), notAsked);
    await expectError(await correct(opener, { USERNAME: 'MYA MYA THAN', DOB: '1990-02-27' }), notAsked);
    await expectError(await correct(opener, {}), notAsked);
    await expectError(await askForCode(opener, newPhone()), notAsked);
    expect(await profile(opener)).toEqual(before);
  });

  test('before anything is asked for, nor after it is submitted [DSK-023]', async () => {
    const opener = await site.newOpener();
    await expectError(await correct(opener, { USERNAME: 'MYA MYA THAN' }), notAsked);
    await site.submitWhole(opener);
    await expectError(await correct(opener, { USERNAME: 'MYA MYA THAN' }), { status: 400, codes: ['TG1306'] });
  });

  test('in the application of somebody else [DSK-023, SEC-001]', async () => {
    const [opener, other] = [await asked('NAME'), await site.newOpener()];
    const answer = await correct(opener, { USERNAME: 'SOMEBODY ELSE' }, other.token);
    await expectError(answer, { status: 404, codes: ['TG0404'] });
  });

  test.each([
    ['existing_customer = true', 'knew before'],
    [`cif_no = '0000042'`, 'has given a number'],
  ])('by whom the bank %s: staff cannot ask for it, and do it themselves [DSK-023]', async (setting) => {
    const opener = await asked('NAME');
    await site.rows(`update customers set ${setting} where id = $1`, opener.customer.id);
    await expectError(await correct(opener, { USERNAME: 'MYA MYA THAN' }), notAsked);
    const waiting = await site.handedIn();
    await site.rows(`update customers set ${setting.replace('42', '43')} where id = $1`, waiting.customer.id);
    expect((await maker.case(waiting.id)).isBankCustomer).toBe(true);
    await maker.take(waiting.id);
    const refused = await maker.ask(proposeDecision, {
      id: waiting.id,
      revision: (await maker.case(waiting.id)).case.revision,
      kind: 'CORRECT',
      items: ['NAME'],
    });
    await expectError(refused, invalid);
  });
});

test('the audit log has who, what and the values of before and after, which are not in the log itself [DSK-023]', async () => {
  const opener = await asked('FATHER_NAME', 'BIRTH_DATE');
  const before = await profile(opener);
  expect((await correct(opener, { FATHERNAME: 'U HLA MYINT', DOB: '1990-02-27' })).status).toBe(200);
  const entry = (await site.audited(opener.customer.id)).find(({ action }) => action === 'customer.details-corrected');
  expect(entry).toMatchObject({ actor_id: opener.customer.id, facts: { items: 'FATHER_NAME BIRTH_DATE' } });
  expect(JSON.stringify(entry)).not.toContain('MYINT');

  const auditor = await site.member('auditor');
  const search = async () => {
    const answer = await auditor.ask(searchAudit, {
      action: 'customer.details-corrected',
      subjectId: opener.customer.id,
    });
    return definitionOf(searchAudit).answer.parse(await answer.json()).entries[0]?.values;
  };
  const values = {
    before: { FATHERNAME: before.FATHERNAME, DOB: before.DOB },
    after: { FATHERNAME: 'U HLA MYINT', DOB: '1990-02-27' },
    reason: null,
  };
  expect(await search()).toEqual({ ...values, isAsWritten: true });
  await site.rows(
    `update detail_corrections set after = after || '{"DOB": "1991-01-01"}' where customer_id = $1`,
    opener.customer.id,
  );
  expect(await search()).toMatchObject({ isAsWritten: false });
});
