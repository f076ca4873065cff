import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { CorrectedDetails } from '@taga/contract/records/customers/corrected-details';
import { type DetailItem, detailItemsOf } from '@taga/contract/rules/customers/personal-details';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { dayS } from '../../../time.ts';
import { type Codes, refuseUnlessRight, type SentCode } from '../../access/one-time-codes/index.ts';
import type { Quotas } from '../../access/quotas/index.ts';
import { type Customer, getCustomer, isPhoneTaken, lockCustomer } from '../../customers/customers/index.ts';
import {
  changeDetails,
  customerWith,
  insertCorrection,
  isBankCustomer,
  notifyOfNewPhone,
  readDetails,
  valuesOf,
} from '../../customers/details/index.ts';
import { lockApplication, requireChangeable } from '../drafts/index.ts';

export interface AskedDetailsDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly codes: Codes;
  readonly quotas: Quotas;
}

interface Named {
  readonly customerId: string;
  readonly authorizationReqId: string;
}

/** The document and the phone of others must not be found out by trying; nobody corrects themselves more often. */
const triesADay = 20;

/** That staff have asked the customer for all of these, who may correct them. Answers who that is, held. */
async function requireAsked(trx: Transaction<DB>, named: Named, items: readonly DetailItem[]): Promise<Customer> {
  const application = await lockApplication(trx, named);
  if (!application) throw new DomainError(errorCodes.notFound);
  for (const item of items) requireChangeable(application, (asked) => asked === item);
  const isAsked = application.correction !== null && items.length > 0;
  const customer = await lockCustomer(trx, named.customerId);
  if (!isAsked || isBankCustomer(customer)) throw new DomainError(errorCodes.notAskedToCorrect);
  return customer;
}

async function countTry({ customerId }: Named, { db, quotas }: AskedDetailsDependencies): Promise<void> {
  const quota = { what: 'own details corrected', owner: customerId, max: triesADay, periodS: dayS };
  const taken = await quotas.take(db, quota);
  if (!taken.isGiven) throw new DomainError(errorCodes.tooManyRequests, { retryAfterS: taken.retryAfterS });
}

/** The code belongs to one customer and one number: it proves no other. */
async function subjectOf({ customerId }: Named, phone: string, codes: Codes) {
  return { purpose: 'new-phone', subjectId: await codes.decoyFor(`new phone\n${customerId}\n${phone}`) } as const;
}

/** Sends a code to the number that the customer wants to have from now on, or sends it again. Only the phone can show it. */
export async function sendNewPhoneCode(
  named: Named,
  phone: string,
  dependencies: AskedDetailsDependencies,
): Promise<{ readonly customer: Customer; readonly sent: SentCode }> {
  const { db, codes } = dependencies;
  await countTry(named, dependencies);
  const subject = await subjectOf(named, phone, codes);
  return db.transaction().execute(async (trx) => {
    const customer = await requireAsked(trx, named, ['PHONE']);
    if (await isPhoneTaken(trx, phone, customer.id)) throw new DomainError(errorCodes.contactTaken);
    const { loginId: email, language } = customer.person;
    const sent = await codes.request(trx, { ...subject, recipient: { phone, email, language } });
    // Who reads the mailbox need not hold the phone.
    return { customer, sent: { ...sent, emailPossible: false } };
  });
}

interface Given {
  readonly details: CorrectedDetails;
  /** Of the code that went to the new number. */
  readonly ref: string | undefined;
  readonly code: string | undefined;
}

/** Corrects what staff have asked for: what is given, whether or not it is other than it was. */
export async function correctAskedDetails(
  named: Named,
  { details: given, ref, code }: Given,
  dependencies: AskedDetailsDependencies,
): Promise<void> {
  const { db, now, codes } = dependencies;
  const at = now();
  const { person } = await getCustomer(db, named.customerId);
  const details = readDetails(person, given, at);
  await countTry(named, dependencies);
  const items = detailItemsOf(details);
  const subject = details.MOBILENO === undefined ? undefined : await subjectOf(named, details.MOBILENO, codes);
  const result = await db.transaction().execute(async (trx) => {
    const customer = await requireAsked(trx, named, items);
    const isOtherPhone = customerWith(customer, details).person.phone !== customer.person.phone;
    if (isOtherPhone && subject) {
      const verified = await codes.verify(trx, { ...subject, ref: ref ?? '', code: code ?? '' });
      if (verified !== 'right') return verified;
    }
    await correct(trx, { customer, details, items, authorizationReqId: named.authorizationReqId, at });
    if (isOtherPhone) await notifyOfNewPhone(trx, customer, at);
    return 'right';
  });
  // Not before the transaction is over, which keeps the count of the try.
  refuseUnlessRight(result);
}

interface OwnCorrection {
  readonly customer: Customer;
  readonly details: CorrectedDetails;
  readonly items: readonly DetailItem[];
  readonly authorizationReqId: string;
  readonly at: Date;
}

async function correct(trx: Transaction<DB>, { customer, details, items, authorizationReqId, at }: OwnCorrection) {
  const id = randomUUID();
  await insertCorrection(trx, {
    id,
    customerId: customer.id,
    authorizationReqId,
    items,
    before: valuesOf(customer, items),
    after: valuesOf(customerWith(customer, details), items),
    reason: null,
    proposedBy: null,
    at,
  });
  const actor = { kind: 'customer', id: customer.id } as const;
  await changeDetails(trx, customer, details, { correctionId: id, items, actor, at });
}
