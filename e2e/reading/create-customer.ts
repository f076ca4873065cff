import { type APIRequestContext, expect } from '@playwright/test';
import { codeSentTo, linkSentTo } from './mailbox.ts';
import { newPerson } from './sign-up.ts';

const password = 'Thanlwin7Myit';

export interface Customer {
  readonly loginId: string;
  readonly phone: string;
  readonly password: string;
  readonly name: string;
}

const everybody = {
  PWD: password,
  USERNAME: 'MYA MYA AYE',
  FATHERNAME: 'U HLA',
  DOB: '1990-02-28',
  GENDER: 'F',
  CUR_STATE: 'MMR013',
  CUR_TOWNSHIP: 'MMR013037',
  CUR_ADDRESS: 'NO 5, PYAY ROAD',
  CUR_HOUSE_NO: '5',
  CUR_STREET: 'PYAY ROAD',
  CUR_COUNTRY: 'MYANMAR',
  PER_STATE: 'MMR013',
  PER_TOWNSHIP: 'MMR013037',
  PER_ADDRESS: 'NO 7, ANAWRAHTA ROAD',
  PER_COUNTRY: 'MYANMAR',
  isSameAsCurrAddr: false,
  RECORD_STAT: 'PENDING',
};

/** For each kind of document, what it adds to the answers. */
export const documents = {
  NRC: {
    UID_TYPE: 'NRC',
    UID_VALUE: '12/DAGAMA(N)123456',
    NRC_BACK_NO: 'AB123456',
    COUNTRY: 'MM',
    NATIONALITY: 'MM',
  },
  PASSPORT: {
    UID_TYPE: 'PASSPORT',
    UID_VALUE: 'E1234567',
    PASSPORT_NUMBER: 'E1234567',
    PASSPORTISSUEDATE: '2020-01-01',
    PASSPORTEXPIREDATE: '2099-01-01',
    VISA_TYPE: 'B',
    VISA_ISSUED_PLACE: 'BANGKOK',
    VISA_EXPIRED_DATE: '2099-12-31',
    VISA_NUMBER: 'V-778899',
    COUNTRY: 'TH',
    NATIONALITY: 'TH',
  },
} as const;

/** Signs somebody up over the wire, with the code and the link from the mailbox: no screen is involved. */
export async function createCustomer(
  request: APIRequestContext,
  document: keyof typeof documents = 'NRC',
): Promise<Customer> {
  const { email, phone } = newPerson();
  const draft = { ...everybody, ...documents[document], LOGIN_ID: email, MOBILENO: phone };
  const { Data: token } = await (await request.get('/api/register/get_token')).json();

  async function call(path: string, data: object) {
    const headers = { authorization: `Bearer ${token.access_token}` };
    const answer = await request.post(`/api/register/${path}`, { data, headers });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()).Data;
  }

  const { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO, RECORD_STAT } = draft;
  const { OTPREFNO } = await call('submit', draft);
  const claim = { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO, RECORD_STAT };
  await call('verify_otp', { ...claim, OTPREFNO, OTPCODE: await codeSentTo(request, phone), CLIENTCODE: 'ONBO' });
  const query = new URLSearchParams((await linkSentTo(request, email)).split('?')[1]);
  await call('verify_email', { user_id: query.get('id'), token: query.get('token'), login_id: query.get('loginId') });
  return { loginId: email, phone, password, name: draft.USERNAME };
}
