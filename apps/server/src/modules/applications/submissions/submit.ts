import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { type CorrectionItem, changedItems, stepsToCorrect } from '@taga/contract/journeys/account-opening/corrections';
import { findUnfinished } from '@taga/contract/journeys/answering';
import { accountKind } from '@taga/contract/kinds/account';
import type { ApplicationRecord } from '@taga/contract/records/applications/application';
import { answersOfApplication } from '@taga/contract/records/applications/application-answers';
import {
  openingRoute,
  outcomeStepRecord,
  stepRecordBefore,
} from '@taga/contract/records/applications/application-step';
import type { CaseMark } from '@taga/contract/records/desk/cases';
import { expectedDay } from '@taga/contract/rules/applications/expected-day';
import { type CalendarDate, myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { Transaction } from 'kysely';
import type { BankService } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Customer } from '../../customers/customers/index.ts';
import { openCase } from '../../desk/cases/index.ts';
import { findSubmittedRecord, insertOrder } from '../../fulfilment/orders/index.ts';
import { changeApplicationStatus, submissionNotice } from '../../fulfilment/status-changes/index.ts';
import {
  type Application,
  type ApplicationDependencies,
  findKnownAnswers,
  offeredClass,
  openingStepsWith,
  type ReferenceWord,
  setApplicationStep,
  wholeRecord,
  withKnown,
} from '../drafts/index.ts';
import { type AskingDependencies, askIntroducers, forgetIntroductions } from '../introducers/index.ts';

/** Within how many working days somebody decides. */
export interface ServiceLevel {
  readonly decisionWorkingDays: number;
}

export type SubmissionDependencies = ApplicationDependencies & AskingDependencies & { readonly settings: ServiceLevel };

/** What the bank says of an application before it gets it. */
export interface BanksWord extends ReferenceWord {
  readonly isKnownWithOtherPhone: boolean;
  readonly services: readonly BankService[];
}

function marksOf({ detailsReported }: Application, { identity }: OpeningAnswers, word: BanksWord): CaseMark[] {
  return [
    ...(word.isKnownWithOtherPhone ? (['known-person-other-phone'] as const) : []),
    ...(identity.status === 'VERIFIED' ? [] : (['identity-not-verified'] as const)),
    ...(word.isReferenceConfirmed ? [] : (['employee-not-confirmed'] as const)),
    ...(detailsReported ? (['details-reported-wrong'] as const) : []),
  ];
}

/** Makes the order, or leads back to what is missing. Answers which of the two. */
export async function submit(
  trx: Transaction<DB>,
  application: Application,
  customer: Customer,
  word: BanksWord,
  dependencies: SubmissionDependencies,
): Promise<boolean> {
  const { authorizationReqId, record } = application;
  const at = dependencies.now();
  const { idType } = customer.person;
  const { accountType } = offeredClass(customer.person, application, myanmarToday(at));
  const baseRoute = openingRoute(accountType);
  const known = await findKnownAnswers({ authorizationReqId, db: trx }, dependencies);
  const answers = withKnown(answersOfApplication(record, { ...application, idType }), known);
  const unfinished = findUnfinished(stepsOf(application, word), answers, myanmarToday(at));
  if (unfinished) {
    const back = stepRecordBefore(unfinished, answers, baseRoute);
    if (!application.correction) await setApplicationStep(trx, authorizationReqId, back);
    return false;
  }
  const step = outcomeStepRecord('account-activation', baseRoute);
  const whole = { ...wholeRecord({ ...application, step }, customer, known), EmployeeName: word.employeeName };
  const marks = marksOf(application, answers, word);
  const services = word.services.filter(({ serviceId }) => answers.services.some((one) => one.serviceId === serviceId));
  const corrected = await findCorrected(trx, application, customer, { answers, record: whole });
  await setApplicationStep(trx, authorizationReqId, step);
  const expectedOn = expectedDay(at, dependencies.settings.decisionWorkingDays);
  const order = { authorizationReqId, customerId: customer.id, record: whole, marks, services, at, expectedOn };
  await insertOrder(trx, order);
  await bringToDesk(trx, { application, customer, answers, corrected, at, expectedOn });
  if (!corrected || corrected.changedItems.includes('INTRODUCERS')) {
    await forgetIntroductions(trx, authorizationReqId);
    const introducers = whole.Contacts ?? [];
    await askIntroducers(trx, { authorizationReqId, applicant: customer.person, introducers }, dependencies);
  }
  return true;
}

/** What is evaluated: everything the first time, and then what staff have asked for. */
function stepsOf({ correction }: Application, { services }: BanksWord) {
  const steps = openingStepsWith(services);
  const open = stepsToCorrect(correction?.items ?? []);
  return correction ? steps.filter(({ name }) => open.includes(name)) : steps;
}

interface Corrected {
  readonly changedItems: readonly CorrectionItem[];
  readonly recordBefore: ApplicationRecord;
}

/** Of what staff have asked for, what is not as it was submitted; nothing where they have asked for nothing. */
async function findCorrected(
  trx: Transaction<DB>,
  { authorizationReqId, correction, accountClass, currency }: Application,
  { person: { idType } }: Customer,
  after: { readonly answers: OpeningAnswers; readonly record: ApplicationRecord },
): Promise<Corrected | undefined> {
  const recordBefore = correction && (await findSubmittedRecord(trx, authorizationReqId));
  if (!recordBefore) return undefined;
  const answers = answersOfApplication(recordBefore, { idType, accountClass, currency });
  return { changedItems: changedItems(correction.items, { answers, record: recordBefore }, after), recordBefore };
}

interface HandedIn {
  readonly application: Application;
  readonly customer: Customer;
  readonly answers: OpeningAnswers;
  readonly corrected: Corrected | undefined;
  readonly at: Date;
  readonly expectedOn: CalendarDate;
}

async function bringToDesk(trx: Transaction<DB>, handed: HandedIn) {
  const { application, customer, answers, corrected, at, expectedOn } = handed;
  const { authorizationReqId, accountClass } = application;
  const identity = answers.identity.status || null;
  const branchCode = answers.branch.code || null;
  const handedIn = {
    kind: accountKind,
    authorizationReqId,
    customerId: customer.id,
    accountClass,
    branchCode,
    identity,
    at,
  };
  await openCase(trx, handedIn, corrected);
  await changeApplicationStatus(trx, {
    ...handedIn,
    status: 'PENDING',
    notice: submissionNotice(expectedOn, { isCorrection: corrected !== undefined }),
    actor: { kind: 'customer', id: customer.id },
    facts: corrected ? { changed: corrected.changedItems.join(' ') } : {},
  });
}
