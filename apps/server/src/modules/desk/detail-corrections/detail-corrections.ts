import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { type CorrectedDetails, correctedDetails } from '@taga/contract/records/customers/corrected-details';
import type { DetailValues } from '@taga/contract/records/customers/detail-values';
import type { DetailCorrection, DetailsAtDesk } from '@taga/contract/records/desk/detail-corrections';
import { detailFields, detailItems, detailItemsOf } from '@taga/contract/rules/customers/personal-details';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { findCustomer, getCustomer, lockCustomer } from '../../customers/customers/index.ts';
import {
  type Correction,
  changeDetails,
  closeCorrection,
  customerWith,
  findOpenCorrection,
  insertCorrection,
  isBankCustomer,
  listCorrections,
  listOpenCorrections,
  notifyOfCorrection,
  readDetails,
  refuseTaken,
  valuesOf,
} from '../../customers/details/index.ts';
import { recordAudit } from '../../staff/audit/index.ts';
import type { Asker } from '../branch-access/index.ts';
import { noteView } from '../customers/index.ts';
import { followInCases, refuseWhileInUse } from './open-business.ts';

export interface DetailCorrectionDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** More than anybody reads, and one customer has one at most. */
const mostListed = 200;

export async function getDetails(
  customerId: string,
  asker: Asker,
  dependencies: DetailCorrectionDependencies,
): Promise<DetailsAtDesk> {
  const { db } = dependencies;
  if (!(await findCustomer(db, customerId))) throw new DomainError(errorCodes.notFound);
  await noteView({ customerId, part: 'details' }, asker, dependencies);
  return describeDetails(db, customerId);
}

async function describeDetails(db: Kysely<DB>, customerId: string): Promise<DetailsAtDesk> {
  const customer = await getCustomer(db, customerId);
  const corrections = await listCorrections(db, customerId);
  const open = corrections.find(({ state }) => state === 'OPEN');
  return {
    idType: customer.person.idType,
    details: valuesOf(customer, detailItems),
    open: open ? describe(open) : null,
    earlier: corrections.filter((each) => each !== open).map(describe),
  };
}

function describe(correction: Correction): DetailCorrection {
  const { id: correctionId, items, at, decidedAt, customerId: _, ...rest } = correction;
  return {
    ...rest,
    correctionId,
    items: [...items],
    at: at.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** Those that wait for somebody else, of customers of the asker's branches. */
export async function listWaiting({ branches }: Asker, { db }: DetailCorrectionDependencies) {
  const waiting = await listOpenCorrections(db, branches, mostListed);
  return {
    corrections: waiting.map(({ id: correctionId, items, by, at, customerId, customerName }) => ({
      ...{ correctionId, by, customerId, customerName },
      items: [...items],
      at: at.toISOString(),
    })),
  };
}

interface Proposed {
  readonly customerId: string;
  readonly details: CorrectedDetails;
  readonly reason: string;
}

/** What is no other than it is, is no part of a correction. */
function onlyChanges(details: CorrectedDetails, current: DetailValues): CorrectedDetails {
  const changed = detailItemsOf(details).filter((item) =>
    detailFields[item].some((field) => (details[field] || null) !== (current[field] ?? null)),
  );
  const fields: readonly string[] = changed.flatMap((item) => [...detailFields[item]]);
  return Object.fromEntries(Object.entries(details).filter(([field]) => fields.includes(field)));
}

/** Proposes what is right; from then on it waits for somebody else. */
export async function proposeCorrection(
  { staffId }: Asker,
  { customerId, details: given, reason }: Proposed,
  { db, now }: DetailCorrectionDependencies,
): Promise<DetailsAtDesk> {
  const at = now();
  const actor = { kind: 'staff', id: staffId } as const;
  await db.transaction().execute(async (trx) => {
    if (!(await findCustomer(trx, customerId))) throw new DomainError(errorCodes.notFound);
    const customer = await lockCustomer(trx, customerId);
    const details = onlyChanges(readDetails(customer.person, given, at), valuesOf(customer, detailItems));
    const items = detailItemsOf(details);
    if (items.length === 0) throw new DomainError(errorCodes.detailsUnchanged);
    const after = customerWith(customer, details);
    await refuseTaken(trx, customer, after);
    const id = randomUUID();
    const isKept = await insertCorrection(trx, {
      ...{ id, customerId, items, reason, at },
      authorizationReqId: null,
      before: valuesOf(customer, items),
      after: valuesOf(after, items),
      proposedBy: staffId,
    });
    if (!isKept) throw new DomainError(errorCodes.detailsProposed);
    const facts = { items: items.join(' '), correctionId: id };
    const subject = { kind: 'customer', id: customerId };
    await recordAudit(trx, { actor, action: 'customer.details-proposed', subject, facts, at });
  });
  return describeDetails(db, customerId);
}

interface Decided {
  readonly customerId: string;
  readonly correctionId: string;
}

/** The customer becomes who they are; they are notified, and the bank is told where it has them. */
export function confirmCorrection(asker: Asker, decided: Decided, dependencies: DetailCorrectionDependencies) {
  const at = dependencies.now();
  return close(asker, decided, dependencies, 'confirm', async (trx, correction) => {
    const { id, items, by } = correction;
    const before = await lockCustomer(trx, decided.customerId);
    await refuseWhileInUse(trx, before.id);
    const isAsThen = JSON.stringify(sorted(valuesOf(before, items))) === JSON.stringify(sorted(correction.before));
    if (!isAsThen) throw new DomainError(errorCodes.detailsProposalClosed);
    // A birthday may have passed since, and nothing is believed because it stands in our table.
    const details = readDetails(before.person, detailsOf(correction.after), at);
    const notifiesBank = isBankCustomer(before);
    await closeCorrection(trx, id, { state: 'CONFIRMED', by: asker.staffId, remark: null, at, notifiesBank });
    const actor = { kind: 'staff', id: asker.staffId } as const;
    const change = { correctionId: id, items, actor, at, ...(by && { proposedBy: by.staffId }) };
    const after = await changeDetails(trx, before, details, change);
    await followInCases(trx, { before, after }, at);
    await notifyOfCorrection(trx, { before, after }, items, at);
  });
}

export function sendBackCorrection(
  asker: Asker,
  { remark, ...decided }: Decided & { readonly remark: string },
  dependencies: DetailCorrectionDependencies,
) {
  const at = dependencies.now();
  return close(asker, decided, dependencies, 'send-back', async (trx, { id, items, by }) => {
    await closeCorrection(trx, id, { state: 'SENT_BACK', by: asker.staffId, remark, at });
    const facts = { items: items.join(' '), correctionId: id, ...(by && { proposedBy: by.staffId }) };
    await recordAudit(trx, { ...entryOf(asker, decided), action: 'customer.details-sent-back', facts, at });
  });
}

/** Takes back what one has proposed oneself. */
export function withdrawCorrection(asker: Asker, decided: Decided, dependencies: DetailCorrectionDependencies) {
  const at = dependencies.now();
  return close(asker, decided, dependencies, 'withdraw', async (trx, { id, items }) => {
    await closeCorrection(trx, id, { state: 'WITHDRAWN', by: null, remark: null, at });
    const facts = { items: items.join(' '), correctionId: id };
    await recordAudit(trx, { ...entryOf(asker, decided), action: 'customer.details-withdrawn', facts, at });
  });
}

function entryOf({ staffId }: Asker, { customerId }: Decided) {
  return { actor: { kind: 'staff', id: staffId }, subject: { kind: 'customer', id: customerId } } as const;
}

const sorted = (values: DetailValues) => Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

/** As they were proposed: what is not there is left out. */
function detailsOf(values: DetailValues): CorrectedDetails {
  return correctedDetails.parse(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)));
}

/** Four eyes: nobody decides on their own proposal, and nobody withdraws somebody else's. */
async function close(
  asker: Asker,
  decided: Decided,
  { db, now }: DetailCorrectionDependencies,
  tried: 'confirm' | 'send-back' | 'withdraw',
  carry: (trx: Transaction<DB>, correction: Correction) => Promise<void>,
): Promise<DetailsAtDesk> {
  const { customerId, correctionId } = decided;
  const refused = await db.transaction().execute(async (trx) => {
    if (!(await findCustomer(trx, customerId))) throw new DomainError(errorCodes.notFound);
    await lockCustomer(trx, customerId);
    const open = await findOpenCorrection(trx, customerId);
    if (open?.id !== correctionId) throw new DomainError(errorCodes.detailsProposalClosed);
    const isOwn = open.by?.staffId === asker.staffId;
    if (isOwn !== (tried === 'withdraw')) return isOwn ? 'own-proposal' : 'other-proposal';
    await carry(trx, open);
    return undefined;
  });
  if (!refused) return describeDetails(db, customerId);
  const facts = { correctionId, tried, because: refused };
  await recordAudit(db, { ...entryOf(asker, decided), action: 'customer.details-refused', facts, at: now() });
  throw new DomainError(refused === 'own-proposal' ? errorCodes.ownProposal : errorCodes.notAllowed);
}
