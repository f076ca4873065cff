import { errorCodes } from '@taga/contract';
import { localCurrency } from '@taga/contract/constants';
import { accountKind } from '@taga/contract/kinds/account';
import { existingCustomerKind } from '@taga/contract/kinds/existing-customer';
import { isSentId } from '@taga/contract/records/applications/application-id';
import { isExistingCustomerRoute } from '@taga/contract/records/applications/existing-customer-route';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { findAccountClass } from '@taga/reference/account-classes';
import type { Transaction } from 'kysely';
import { BankUnavailable } from '../../../bank/bank-errors.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { later } from '../../../time.ts';
import type { CustomerSession } from '../../access/sessions/index.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { insertSkippedCheck } from '../identity-checks/index.ts';
import type { ApplicationDependencies } from './application.ts';
import { offeredClass, refuseByBank, refuseCardCustomer } from './eligibility.ts';
import { queueOpening } from './opening-queue-store.ts';
import {
  type ApplicationSubject,
  beginApplication,
  findSaveTarget,
  type Save,
  type SaveTarget,
  saveAnswers,
} from './store.ts';
import type { SaveBody } from './validate-answers.ts';
import { validateExistingStep } from './validate-existing-step.ts';
import { type ValidatedStep, validateStep } from './validate-step.ts';

interface Saved {
  readonly authorizationReqId: string;
  readonly revision: number;
}

/** Somebody else may be quicker; who does not say what the answers were made from is evaluated again. */
const tries = 5;

/**
 * Saves a step that was left. What was evaluated is what is replaced: if anybody else has saved in the meantime, the save
 * of a client that names a revision is refused, and any other is evaluated again.
 */
export async function saveStep(
  session: CustomerSession,
  body: SaveBody,
  dependencies: ApplicationDependencies,
): Promise<Saved> {
  for (let turn = 0; turn < tries; turn += 1) {
    const target = await findTarget(session.customerId, body, dependencies);
    const saved = await saveInto(target, session, body, dependencies);
    if (saved !== undefined) return { authorizationReqId: target.authorizationReqId, revision: saved };
  }
  throw new DomainError(errorCodes.savedElsewhere);
}

async function saveInto(
  target: SaveTarget,
  session: CustomerSession,
  body: SaveBody,
  dependencies: ApplicationDependencies,
): Promise<number | undefined> {
  if (target.repeatedRevision !== null) return target.repeatedRevision;
  const at = dependencies.now();
  const offered = offeredClass(target.person, target, myanmarToday(at));
  if (isSubmitted(target, body)) return target.revision;
  const isExisting = isExistingCustomerRoute(body.Step.baseRoute);
  if (!isExisting) refuseCardCustomer(target);
  if (body.Revision !== undefined && body.Revision !== target.revision)
    throw new DomainError(errorCodes.savedElsewhere);
  const clearedAt = await clear(target, session, dependencies);
  const evaluated = isExisting
    ? await validateExistingStep(target, session.customerId, body, dependencies)
    : await validateStep(target, body, offered, dependencies);
  const { name: kind } = isExisting ? existingCustomerKind : accountKind;
  const save = { ...target, ...evaluated, ...session, kind, saveKey: body.SaveKey, clearedAt, at };
  const follow = followOf(evaluated, save);
  return follow ? saveWith(follow, save, dependencies) : saveAnswers(dependencies.db, save);
}

type Follow = (trx: Transaction<DB>) => Promise<void>;

/** What comes of a save beside the answers. */
function followOf({ left, skipsCheck }: ValidatedStep, { authorizationReqId, at }: Save): Follow | undefined {
  if (skipsCheck) return (trx) => insertSkippedCheck(trx, authorizationReqId, at);
  return left === 'confirmation' ? (trx) => queueOpening(trx, authorizationReqId) : undefined;
}

/** It comes of a save that is kept, and of no other. */
function saveWith(follow: Follow, save: Save, { db }: ApplicationDependencies): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const revision = await saveAnswers(trx, save);
    if (revision !== undefined) await follow(trx);
    return revision;
  });
}

/** Nothing of it can change any more. The activation screen saves itself all the same, and finds it done. */
function isSubmitted(target: SaveTarget, body: SaveBody): boolean {
  if (target.status === null || target.status === 'INIT') return false;
  if (target.status === 'INCOMPLETED') return false;
  if (target.status !== 'REJECTED' && body.Step.stepRouteName === 'account-activation') return true;
  throw new DomainError(errorCodes.applicationClosed);
}

/** For so long the bank's word holds: it is asked again when the application is submitted. */
const clearedForS = 15 * 60;

/**
 * Whether the bank lets the customer have the account. A bank that does not answer keeps nobody from saving what they
 * have typed.
 */
async function clear(
  target: SaveTarget,
  { customerId }: CustomerSession,
  dependencies: ApplicationDependencies,
): Promise<Date | null> {
  const at = dependencies.now();
  if (target.clearedAt && target.clearedAt > later(at, -clearedForS)) return target.clearedAt;
  try {
    await refuseByBank(await getCustomer(dependencies.db, customerId), target, dependencies);
    return at;
  } catch (error) {
    if (error instanceof BankUnavailable) return target.clearedAt;
    throw error;
  }
}

/**
 * The application that is meant: the one named, or the open one for the class and currency, which begins here if it must:
 * under the id that its client has made, if it has made one.
 */
async function findTarget(
  customerId: string,
  body: SaveBody,
  dependencies: ApplicationDependencies,
): Promise<SaveTarget> {
  const { AuthorizationReqId: id, AccountClass, Currency, SaveKey, LoginId } = body;
  const named = id && (await findSaveTarget(dependencies.db, { customerId, authorizationReqId: id }, SaveKey));
  const mayBegin = !id || isSentId(id);
  const target = named || (mayBegin && (await findWanted(wantedBy(customerId, body), body, dependencies)));
  const isOther =
    !target ||
    target.accountClass !== AccountClass ||
    (Currency && target.currency !== Currency) ||
    (LoginId && target.person.loginId !== LoginId);
  if (isOther) throw new DomainError(errorCodes.notFound);
  return target;
}

async function findWanted(
  wanted: ApplicationSubject,
  { AuthorizationReqId, SaveKey }: SaveBody,
  { db, now }: ApplicationDependencies,
) {
  const last = await findSaveTarget(db, wanted, SaveKey);
  if (last && last.status !== 'REJECTED') return last;
  // Nothing is started that cannot go on.
  const { person } = await getCustomer(db, wanted.customerId);
  offeredClass(person, wanted, myanmarToday(now()));
  await beginApplication(db, wanted, now(), AuthorizationReqId ?? undefined);
  return findSaveTarget(db, wanted, SaveKey);
}

function wantedBy(customerId: string, { AccountClass, Currency }: SaveBody): ApplicationSubject {
  const offered = findAccountClass(AccountClass);
  if (offered?.code !== AccountClass) throw new DomainError(errorCodes.notFound);
  return { customerId, accountClass: offered.code, currency: Currency ?? localCurrency };
}
