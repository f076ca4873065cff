import { randomInt } from 'node:crypto';
import drafts from '@taga/contract/samples/sign-up-drafts';
import { Refused, type Wire } from './wire.ts';

/** Somebody who has signed up over the wire and is signed in. */
export interface JourneyCustomer {
  readonly loginId: string;
  readonly token: string;
  readonly idValue: string;
  readonly birthDate: string;
  readonly phone: string;
}

/** Signs somebody up, from the first call to the verified email address. */
async function signUp(wire: Wire): Promise<Omit<JourneyCustomer, 'token'>> {
  const number = randomInt(1_000_000, 9_999_999);
  const draft = {
    ...drafts.person,
    ...drafts.documents.NRC,
    LOGIN_ID: `journey-${number}-${randomInt(1_000_000)}@example.com`,
    MOBILENO: `0945${number}`,
    UID_VALUE: `12/DAGAMA(N)${randomInt(100_000, 999_999)}`,
  };
  const token = (await wire.ask('/api/register/get_token', undefined)).Data.access_token;
  const post = (path: string, body: object) => wire.ask(`/api/register/${path}`, body, { token });
  const { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO, RECORD_STAT } = draft;
  const details = { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO, RECORD_STAT };
  const { OTPREFNO } = (await post('submit', draft)).Data;
  const OTPCODE = await wire.readMailbox(MOBILENO, /\b\d{6}\b/);
  await post('verify_otp', { ...details, OTPREFNO, OTPCODE, CLIENTCODE: 'ONBO' });
  const link = new URL(await wire.readMailbox(LOGIN_ID, /https?:\/\/\S+\/email\/verify\/callback\S+/));
  const { id, token: secret, loginId } = Object.fromEntries(link.searchParams);
  await post('verify_email', { user_id: id, token: secret, login_id: loginId });
  return { loginId: LOGIN_ID, idValue: UID_VALUE, birthDate: DOB, phone: MOBILENO };
}

/** A failure may leave a sign-up in the middle, with a code that is used up: then somebody else begins. */
const attempts = 5;

export async function becomeCustomer(wire: Wire): Promise<JourneyCustomer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const person = await signUp(wire);
      const login = { LOGIN_ID: person.loginId, PWD: drafts.person.PWD };
      const visitor = (await wire.ask('/api/register/get_token', undefined)).Data.access_token;
      const { Data } = await wire.ask('/api/auth/login', login, { token: visitor });
      return { ...person, token: Data.accesstoken };
    } catch (error) {
      if (!(error instanceof Refused) || attempt === attempts) throw error;
    }
  }
}
