import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { type AccountOpeningStep, accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import { routeOf, stepsFor } from '@taga/contract/journeys/journey';
import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import { fieldsOfAnswers } from '@taga/contract/records/applications/application-answers';
import { openingRoute, stepRecordOf } from '@taga/contract/records/applications/application-step';
import { updateKeysFor } from '@taga/contract/records/applications/application-values';
import { wholeOpening } from '@taga/contract/samples';
import { type AccountType, findAccountClass } from '@taga/reference/account-classes';
import type { Language, Screen } from './addresses.ts';
import { type Customer, createCustomer, ownCard } from './create-customer.ts';
import { expectPage } from './expect-page.ts';
import { codeSentTo } from './mailbox.ts';
import { openPage } from './open-page.ts';
import type { Document } from './sign-up.ts';
import { textsOf } from './texts.ts';

/** A white square: small, and an image all the same. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFElEQVR42mP4TyJgGNUwqmH4agAAr639H23ooMoAAAAASUVORK5CYII=',
  'base64',
);

interface OpeningOptions {
  /** Somebody new, unless one is given. */
  readonly customer?: Customer;
  readonly document?: Document;
  readonly accountType?: AccountType;
  readonly currency?: string;
  /** Everything before it is saved. */
  readonly at?: AccountOpeningStep;
  readonly answers?: Partial<OpeningAnswers>;
  readonly language?: Language;
  readonly screen?: Screen;
}

/** Someone who opens an account over the wire, as far as a test wants it. */
export interface Opener {
  readonly customer: Customer;
  /** `AuthorizationReqId`. */
  readonly id: string;
  readonly accountType: AccountType;
  readonly answers: OpeningAnswers;
  /** `/create-account/saving/introducers`. */
  pathOf(step: string): string;
  post(path: string, data: object): Promise<unknown>;
  /** The application as the server has it. */
  stored(): Promise<StoredApplication>;
  /** A small picture, as a file of this type. */
  upload(FileType: string): Promise<unknown>;
  /** Leaves a step as another device would. */
  leave(step: AccountOpeningStep, changes?: Partial<OpeningAnswers>): Promise<void>;
}

export async function signInOverWire(
  request: APIRequestContext,
  { loginId, password }: Pick<Customer, 'loginId' | 'password'>,
) {
  const visitor = (await (await request.get('/api/register/get_token')).json()).Data.access_token;
  const post = async (path: string, data: object, token: string) => {
    const answer = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()).Data;
  };
  const tokens = await post('/api/auth/login', { LOGIN_ID: loginId, PWD: password }, visitor);
  const user = await post('/api/auth/me', { LOGIN_ID: loginId }, tokens.accesstoken);
  return { tokens, user };
}

/** Puts the two records of a session where the portal keeps them. */
export async function saveSession(page: Page, { tokens, user }: Awaited<ReturnType<typeof signInOverWire>>) {
  const inAnHour = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const { accesstoken, RefreshToken } = tokens;
  const records = {
    'taga.auth': { accesstoken, RefreshToken, expiry: inAnHour },
    'taga.user': { Data: user, expiry: inAnHour },
  };
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, records);
}

/** Opens an account over the wire as far as the step `at`, which is not left. */
export async function createOpener(page: Page, wanted: OpeningOptions = {}): Promise<Opener> {
  const { document = 'NRC', accountType = 'saving', currency = 'MMK', at = 'biomatric' } = wanted;
  const { request } = page;
  const accountClass = findAccountClass(accountType)?.code ?? '';
  const customer = wanted.customer ?? (await createCustomer(request, document));
  const session = await signInOverWire(request, customer);
  await saveSession(page, session);
  if (currency !== 'MMK') {
    const begun = { accountType, currency };
    await page.evaluate((value) => localStorage.setItem('taga.started-account', JSON.stringify(value)), begun);
  }

  async function post(path: string, data: object) {
    const headers = { authorization: `Bearer ${session.tokens.accesstoken}` };
    const answer = await request.post(path, { data, headers });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    const body = await answer.json();
    return body.Data ?? body;
  }

  const whose = { LoginId: customer.loginId, AccountClass: accountClass };
  const asked = { ...whose, Currency: currency, IsFCY: currency !== 'MMK' };
  const { AuthorizationReqId: id } = await post('/api/create-account/info/by/account_class', asked);
  // Anyone who has no photos skips the check: a test of the check brings its own.
  const answers: OpeningAnswers = {
    ...wholeOpening(document, { accountClass, currency }),
    identity: { status: 'SKIPPED', uploadType: '' },
    ...wanted.answers,
  };

  const upload = (FileType: string) =>
    post('/upload/create-account/file_upload', {
      ...whose,
      FileData: picture.toString('base64'),
      AuthorizationReqId: id,
      FileType,
      FileName: `${FileType.toLowerCase()}.png`,
      Currency: currency,
    });

  async function leave(step: AccountOpeningStep, changes: Partial<OpeningAnswers> = {}) {
    const given = { ...answers, ...changes };
    if (step === 'occupation') for (const _file of given.incomeFiles) await upload('SRC_INCOME_FILE');
    if (step === 'signature') await upload('SIGNATURE');
    await post('/api/create-account/save/account', {
      ...fieldsOfAnswers(given),
      ...whose,
      AuthorizationReqId: id,
      Step: stepRecordOf(step, given, openingRoute(accountType)),
      UpdateKeys: updateKeysFor(document),
      SaveKey: randomUUID(),
    });
  }

  const walk = stepsFor(accountOpeningSteps, answers).map(({ name }) => name);
  for (const step of walk.slice(1, walk.indexOf(at))) await leave(step);
  return {
    customer,
    id,
    accountType,
    answers,
    pathOf: (step) => `/create-account/${accountType}/${step}`,
    post,
    stored: () => post('/api/create-account/get_account', { Id: id }),
    upload,
    leave,
  };
}

/** Gives the code, once everything is saved, and hands the application in, as another device would. */
export async function submit({ request }: Page, { customer, id, answers, post }: Opener) {
  const { loginId: LoginId, phone } = customer;
  const details = { ...customer.document, DOB: '1990-02-28', MOBILENO: phone, RECORD_STAT: 'ACTIVE' };
  const sent = (await post('/api/register/resend_otp_verification', { LOGIN_ID: LoginId, ...details })) as {
    OTPREFNO: string;
  };
  const named = { LoginId, AuthorizationReqId: id };
  const code = { OTPCode: await codeSentTo(request, phone, 2), OTPRefNo: sent.OTPREFNO };
  await post('/api/create-account/verify_otp_activation', { ...named, ...code });
  await post('/api/create-account/form_submit', { ...named, AccountClass: answers.accountClass });
}

interface Submitted {
  readonly name?: string;
  /** Types of files that are sent beside what everybody sends. */
  readonly photos?: readonly string[];
}

/** Somebody new whose application is with the bank. */
export async function createSubmitted(page: Page, { name, photos = [] }: Submitted = {}): Promise<Opener> {
  const customer = await createCustomer(page.request, 'NRC', name, ownCard());
  const opener = await createOpener(page, { customer, at: 'otp-verification' });
  for (const type of photos) await opener.upload(type);
  await submit(page, opener);
  return opener;
}

/** Brings a customer to a step of the wizard and opens it there, as they would find it when they come back. */
export async function openingAt(page: Page, wanted: OpeningOptions = {}) {
  const opener = await createOpener(page, wanted);
  const { language = 'en', screen = 'phone', at = 'biomatric' } = wanted;
  const text = textsOf(language);
  await openPage(page, `/create-account/${opener.accountType}`, { language, screen });
  const place = accountOpeningSteps.find(({ name }) => name === at);
  const route = place ? routeOf(place) : at;

  /** Waits for a step by its address, and until it can be used. */
  async function expectStep(step: string) {
    await expectPage(page, new RegExp(`/create-account/${opener.accountType}/${step}(\\?.*)?$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expectStep(route);
  return {
    ...opener,
    text,
    expectStep,
    next: page.getByRole('button', { name: text('form.actions.next'), exact: true }),
    back: page.getByRole('link', { name: text('form.actions.back'), exact: true }),
  };
}
