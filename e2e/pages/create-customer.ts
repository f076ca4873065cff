import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { root } from '../../scripts/root.mjs';
import { codeSentTo, linkSentTo } from './mailbox.ts';
import { type Document, newPerson } from './sign-up.ts';

export interface Customer {
  readonly loginId: string;
  readonly phone: string;
  readonly password: string;
  readonly name: string;
  /** What they proved to be at sign-up, as it stands in claims of theirs. */
  readonly document: Readonly<Record<'UID_TYPE' | 'UID_VALUE', string>>;
}

interface Samples {
  readonly person: Readonly<Record<'PWD' | 'DOB' | 'RECORD_STAT', string>>;
  readonly documents: Readonly<Record<Document, Readonly<Record<'UID_TYPE' | 'UID_VALUE', string>>>>;
}

const file = join(root, 'packages', 'contract', 'src', 'testing', 'samples', 'sign-up-drafts.json');
const samples: Samples = JSON.parse(readFileSync(file, 'utf8'));
/** For each kind of document, what it adds to the answers. */
export const { documents } = samples;

/** Two different addresses, so that a page that mixes them up is found out. */
const somebody = {
  ...samples.person,
  USERNAME: 'MYA MYA AYE',
  PER_ADDRESS: 'NO 7, ANAWRAHTA ROAD',
  isSameAsCurrAddr: false,
};

/** A card that no other customer of the tests has: the bank will know it once an account is opened with it. */
export const ownCard = () => ({ UID_VALUE: `12/DAGAMA(N)${randomInt(200_000, 999_999)}` });

/** Signs somebody up over the wire, with the code and the link from the mailbox: no screen is involved. */
export async function createCustomer(
  request: APIRequestContext,
  document: Document = 'NRC',
  name = somebody.USERNAME,
  answers: Readonly<Record<string, string>> = {},
): Promise<Customer> {
  const { email, phone } = newPerson();
  const draft = { ...somebody, ...documents[document], ...answers, LOGIN_ID: email, MOBILENO: phone, USERNAME: name };
  const { Data: token } = await (await request.get('/api/register/get_token')).json();

  async function call(path: string, data: object) {
    const headers = { authorization: `Bearer ${token.access_token}` };
    const answer = await request.post(`/api/register/${path}`, { data, headers });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()).Data;
  }

  const { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO, RECORD_STAT } = draft;
  const { OTPREFNO } = await call('submit', draft);
  const details = { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO, RECORD_STAT };
  await call('verify_otp', { ...details, OTPREFNO, OTPCODE: await codeSentTo(request, phone), CLIENTCODE: 'ONBO' });
  const query = new URLSearchParams((await linkSentTo(request, email)).split('?')[1]);
  await call('verify_email', { user_id: query.get('id'), token: query.get('token'), login_id: query.get('loginId') });
  return { loginId: email, phone, password: draft.PWD, name: draft.USERNAME, document: { UID_TYPE, UID_VALUE } };
}
