import { definitionOf } from '@taga/contract';
import { getProfile } from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import type { Opener } from '../../applications/drafts/testing/opener.ts';
import { type OpeningSite, startOpeningSite } from '../../applications/drafts/testing/opening-site.ts';

let site: OpeningSite;
let opener: Opener;
beforeAll(async () => {
  site = await startOpeningSite();
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  opener = await site.newOpener();
});

const mended = {
  FATHERNAME: 'U HLA MYINT',
  CUR_STATE: 'MMR013',
  CUR_TOWNSHIP: 'MMR013037',
  CUR_ADDRESS: 'NO 9, STRAND ROAD',
  CUR_STREET: 'STRAND ROAD',
  CUR_HOUSE_NO: '9',
  PER_STATE: 'MMR013',
  PER_TOWNSHIP: 'MMR013037',
  PER_ADDRESS: 'NO 9, STRAND ROAD',
};

const query = async (text: string, values: unknown[] = []) =>
  (await site.server.database.pool.query(text, values)).rows;
const correct = (changes: object = {}, { token } = opener) =>
  site.server.post('/api/auth/details', { ...mended, ...changes }, token);
const report = (IsWrong: boolean, { id, token } = opener) =>
  site.server.post('/api/create-account/report_details', { AuthorizationReqId: id, IsWrong }, token);

async function profile({ customer, token } = opener) {
  const answer = await site.server.post('/api/auth/profile', { LOGIN_ID: customer.loginId }, token);
  return definitionOf(getProfile).answer.parse(await answer.json()).Data;
}

async function submit(): Promise<void> {
  await opener.addProofs();
  await opener.putAt('terms-and-conditions');
  await opener.putCode('right');
  const answer = await opener.submit();
  expect(answer.status, await answer.text()).toBe(200);
}

describe('a typing mistake of their own', () => {
  test('in the father’s name and the addresses is mended, and the application has it', async () => {
    const before = await profile();
    expect(before.MAY_CORRECT).toBe(true);
    expect((await correct({ FATHERNAME: 'u hla myint' })).status).toBe(200);
    expect(await profile()).toEqual({ ...before, ...mended, PER_STREET: null, PER_HOUSE_NO: null });
    expect(await opener.stored()).toMatchObject({ FatherName: 'U HLA MYINT' });
  });

  test('is refused where the new words are no better', async () => {
    const invalid = { status: 400, codes: ['TG1001'] };
    await expectError(await correct({ FATHERNAME: 'U 2' }), invalid);
    await expectError(await correct({ CUR_ADDRESS: '' }), invalid);
    await expectError(await correct({ PER_TOWNSHIP: 'MMR001001' }), invalid);
    expect((await profile()).FATHERNAME).toBe('U HLA');
  });

  test('changes nothing of what documents and codes have proved', async () => {
    const before = await profile();
    await correct({ USERNAME: 'SOMEBODY ELSE', LOGIN_ID: 'x@y.example', MOBILENO: '09777000111', UID_VALUE: '1' });
    const { USERNAME, LOGIN_ID, MOBILENO, UID_VALUE, DOB } = before;
    expect(await profile()).toMatchObject({ USERNAME, LOGIN_ID, MOBILENO, UID_VALUE, DOB });
  });

  test.each([
    ['knew the customer before', 'update customers set existing_customer = true where id = $1'],
    ['has given a number', `update customers set cif_no = '0000042' where id = $1`],
  ])('is not mended here once the bank %s', async (_, statement) => {
    await query(statement, [opener.customer.id]);
    expect((await profile()).MAY_CORRECT).toBe(false);
    await expectError(await correct(), { status: 400, codes: ['TG1541'] });
  });

  test('is not mended while an application is with the bank', async () => {
    await submit();
    expect((await profile()).MAY_CORRECT).toBe(false);
    await expectError(await correct(), { status: 400, codes: ['TG1541'] });
  });
});

describe('what cannot be mended', () => {
  const marks = async () =>
    (await query('select marks from orders where authorization_req_id = $1', [opener.id]))[0]?.marks;

  test('is reported in one press, and staff read it with the case', async () => {
    expect((await report(true)).status).toBe(200);
    expect(await opener.stored()).toMatchObject({ DetailsReported: true });
    await submit();
    expect(await marks()).toContain('details-reported-wrong');
  });

  test('and can be taken back before it is submitted, and not after', async () => {
    await report(true);
    await report(false);
    await submit();
    expect(await marks()).not.toContain('details-reported-wrong');
    await expectError(await report(true), { status: 400, codes: ['TG1306'] });
  });

  test('of another customer is nobody’s business [SEC-001]', async () => {
    const other = await site.newOpener();
    await expectError(await report(true, { ...opener, token: other.token }), { status: 404, codes: ['TG0404'] });
    expect(await opener.stored()).toMatchObject({ DetailsReported: false });
  });
});
