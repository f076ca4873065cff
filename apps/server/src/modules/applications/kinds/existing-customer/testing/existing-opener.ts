import { definitionOf } from '@taga/contract';
import { getApplication, resendCode } from '@taga/contract/endpoints';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { type ExistingCustomerStep, existingCustomerSteps } from '@taga/contract/journeys/existing-customer/outline';
import { depositReferenceOf } from '@taga/contract/records/applications/deposit-reference';
import {
  existingCustomerOutcomeRecord,
  existingCustomerStepRecord,
} from '@taga/contract/records/applications/existing-customer-step';
import { expect } from 'vitest';
import type { OpenedAccount } from '../../../../../bank/bank.ts';
import { createSandboxBank } from '../../../../../bank/sandbox/index.ts';
import { getCustomer, setCifNo } from '../../../../customers/customers/index.ts';
import type { Opener } from '../../../drafts/testing/opener.ts';
import type { OpeningSite } from '../../../drafts/testing/opening-site.ts';

export const existingAccountMinor = 50_000_00;

/**
 * A customer of the bank with money on an account of another class, who opens a Cash Current one over the wire. The bank
 * knows those whom staff have linked by another phone.
 */
export async function createExistingOpener(
  site: OpeningSite,
  { balanceMinor = existingAccountMinor, isLinked = false }: { balanceMinor?: number; isLinked?: boolean } = {},
) {
  const { server, customers, clock } = site;
  const { db } = server.database;
  const document = site.newDocument();
  const customer = await customers.add(document);
  const { person } = await getCustomer(db, customer.id);
  const phone = isLinked ? '09700000001' : person.phone;
  const payer = await site.bank.addAccount({ identity: document, phone, balanceMinor });
  if (isLinked) await db.transaction().execute((trx) => setCifNo(trx, customer.id, payer.cifNo));
  const opener = await site.openerFor(customer, '137');
  const bank = createSandboxBank({ db, now: clock.now });
  const answers: OpeningAnswers = {
    ...opener.answers,
    introducers: { wanted: 'no' },
    existingAccount: { number: payer.accountNumber },
    chequeBook: { isWanted: true, isMicr: true },
  };
  const opened = { site, opener, person, payer, bank, answers };
  return { ...opened, ...walkOf(opened), ...doneOf(opened) };
}

export type ExistingOpener = Awaited<ReturnType<typeof createExistingOpener>>;

interface Case {
  readonly site: OpeningSite;
  readonly opener: Opener;
  readonly person: Opener['person'];
  readonly payer: OpenedAccount;
  readonly answers: OpeningAnswers;
}

/** What the screens send on the way to Done. */
function walkOf({ site, opener, person, answers }: Case) {
  const { server, customers } = site;

  const bodyOf = (left: ExistingCustomerStep, changes: Partial<OpeningAnswers> = {}) => {
    const given = { ...answers, ...changes };
    return { ...opener.bodyOf('initial', given), Step: existingCustomerStepRecord(left, given) };
  };
  const save = (...what: Parameters<typeof bodyOf>) => opener.post(bodyOf(...what));

  async function leave(...what: Parameters<typeof save>): Promise<void> {
    const answer = await save(...what);
    expect(answer.status, `${what[0]}: ${await answer.text()}`).toBe(200);
  }

  /** Asks for a code and answers its reference and what was sent. */
  async function askForCode() {
    const answer = await opener.askForCode({ AuthorizationReqId: opener.id });
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    const sent = (await customers.messagesTo(person.phone)).filter(
      ({ template }) => template === 'existing-customer-code',
    );
    return {
      ref: definitionOf(resendCode).answer.parse(JSON.parse(text)).Data.OTPREFNO,
      code: String(sent.at(-1)?.values.code),
    };
  }

  const verify = ({ ref, code }: { ref: string; code: string }, changes: object = {}, token = opener.token) =>
    server.post(
      '/api/account/verify_otp',
      { LoginId: person.loginId, OTPREFNO: ref, OTPCODE: code, ClientCode: 'ONB', ...changes },
      token,
    );

  async function proveCode(): Promise<void> {
    const answer = await verify(await askForCode());
    expect(await answer.json()).toMatchObject({ Data: { IsVaid: true } });
  }

  return {
    bodyOf,
    save,
    leave,
    askForCode,
    verify,
    proveCode,
    saveRetry: () =>
      opener.post({ ...opener.bodyOf('initial', answers), Step: existingCustomerOutcomeRecord('account-information') }),
    /** Every step up to this one, which is left too. */
    async leaveUpTo(last: ExistingCustomerStep = 'confirmation', changes: Partial<OpeningAnswers> = {}): Promise<void> {
      const names = existingCustomerSteps.map(({ name }) => name);
      for (const name of names.slice(0, names.indexOf(last) + 1)) {
        if (name === 'otp-verification') await proveCode();
        else await leave(name, changes);
      }
    },
    async place() {
      const answer = await server.post('/api/create-account/get_account', { Id: opener.id }, opener.token);
      return definitionOf(getApplication).answer.parse(await answer.json()).Data.Step;
    },
  };
}

/** The calls behind Done, each with what the specification says it carries. */
function doneOf({ site, opener, person, payer, answers }: Case) {
  const { server } = site;
  const { id, token } = opener;
  return {
    create: (changes: object = {}, headers = token) =>
      server.post(
        '/api/account/create',
        { UIDValue: person.idValue, DOCUMENT_NO: id, authorizationRequestID: id, ...changes },
        headers,
      ),
    subscribe: (accountNumber: string, changes: object = {}, headers = token) =>
      server.post(
        '/api/account/service_subscription',
        {
          SERVICE_ID: 'CHEQUEBOOK',
          ACC_NO: accountNumber,
          BRANCH_CODE: answers.branch.code,
          CREATED_USER_ID: person.loginId,
          EMAIL: person.loginId,
          DOCUMENT_NO: id,
          ...changes,
        },
        headers,
      ),
    charge: (accountNumber: string, changes: object = {}, headers = token) =>
      server.post(
        '/api/account/charges',
        {
          ACC_NO: accountNumber,
          SERVICE_ID: 'CHEQUEBOOK',
          Amount: 1,
          CurrencyCode: 'MMK',
          DOCUMENT_NO: id,
          ...changes,
        },
        headers,
      ),
    transfer: (accountNumber: string, changes: object = {}, headers = token) =>
      server.post(
        '/api/account/fund_transfer',
        {
          DebitAccount: payer.accountNumber,
          CreditAccount: accountNumber,
          Amount: 9_999_999,
          CurrencyCode: 'MMK',
          TrxnDate: '2026-03-02',
          SourceReferenceNo: depositReferenceOf(id),
          ...changes,
        },
        headers,
      ),
    order: (Id = id, headers = token) => server.post('/api/orders/getEtbOrderDetail', { Id }, headers),
  };
}

/** The number of the account that a call of `create` tells of. */
export async function numberIn(answer: Response): Promise<string> {
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text).Data.approveAuthorizationRequest.accountNumber;
}
