import { errorCodes } from '@taga/contract';
import { correctionItems, correctionItemsFor } from '@taga/contract/journeys/account-opening/corrections';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Bank } from '../../../../bank/bank.ts';
import type { DB } from '../../../../db/schema.gen.ts';
import { DomainError } from '../../../../domain-error.ts';
import { type Customer, getCustomer, setCifNo } from '../../../customers/customers/index.ts';
import { isBankCustomer } from '../../../customers/details/index.ts';
import type { Case, CaseDependencies } from '../../../desk/cases/index.ts';
import {
  type CarryOut,
  type Confirmed,
  carryOutDecision,
  type DecisionWays,
  remarkIn,
} from '../../../desk/decisions/index.ts';
import { insertOpening, type Openings, type OrderedService } from '../../../fulfilment/openings/index.ts';
import { rejectServicesExcept } from '../../../fulfilment/orders/index.ts';
import { changeApplicationStatus } from '../../../fulfilment/status-changes/index.ts';
import { listFiles } from '../../documents/index.ts';
import { type Application, lockApplication } from '../../drafts/index.ts';
import { findLatestCheck, missingProofsOf } from '../../identity-checks/index.ts';
import { refuseUnknownReasons, wordsOfReasons } from './reasons.ts';

export interface AccountDecisionDependencies extends Pick<CaseDependencies, 'db'> {
  readonly bank: Bank;
  readonly openings: Pick<Openings, 'advance'>;
}

/** The bank's number of the person whom the applicant has proved to be. */
export function linkIn({ linkCustomerNo }: Readonly<Record<string, unknown>>): string | null {
  return typeof linkCustomerNo === 'string' ? linkCustomerNo : null;
}

/** Why an approval does without a photo of the document or a face to compare. */
export function withoutProofIn({ withoutProof }: Readonly<Record<string, unknown>>): string | null {
  return typeof withoutProof === 'string' ? withoutProof : null;
}

/** What decisions on an account need beyond their definition. */
export function accountDecisions(dependencies: AccountDecisionDependencies): DecisionWays {
  const { db, bank, openings } = dependencies;
  return {
    async refuse(found, { kind, reasons, items, terms }) {
      const customer = await getCustomer(db, found.customerId);
      refuseUnknownReasons(reasons);
      refuseForeignItems(found, customer, items);
      const customerNo = linkIn(terms);
      if (customerNo !== null) await refuseWrongLink(customer, customerNo, bank);
      if (kind === 'APPROVE' && withoutProofIn(terms) === null) await refuseWithoutProof(db, found);
    },
    carryOut: {
      async APPROVE(trx, confirmed) {
        await approve(trx, confirmed);
        return () => openings.advance(confirmed.found.id);
      },
      REJECT: reject,
      CORRECT: askForCorrection,
    },
    factsOf: ({ reasons, items, terms }) => ({
      ...(reasons.length > 0 && { reasons: reasons.map(({ reason }) => reason).join(' ') }),
      ...(items.length > 0 && { items: items.join(' ') }),
      ...(linkIn(terms) !== null && { links: true }),
      ...(withoutProofIn(terms) !== null && { withoutProof: withoutProofIn(terms) }),
    }),
  };
}

/** Nobody is asked for what the wizard does not ask them. */
function refuseForeignItems({ accountClass, currency }: Case, customer: Customer, items: readonly string[]): void {
  const own: readonly string[] = correctionItemsFor({
    idType: customer.person.idType,
    accountClass: accountClass ?? '',
    currency: currency ?? '',
    isBankCustomer: isBankCustomer(customer),
  });
  if (!items.every((item) => own.includes(item))) throw new DomainError(errorCodes.invalidField, { fields: ['items'] });
}

/** Nobody approves a person whom nobody can compare with a document, unless they write why. */
async function refuseWithoutProof(db: Kysely<DB>, { id }: Case): Promise<void> {
  const missing = missingProofsOf(await listFiles(db, id), await findLatestCheck(db, id));
  if (missing.length > 0) throw new DomainError(errorCodes.proofMissing);
}

/** Only to the person whose document it is, and only somebody who is nobody yet. */
async function refuseWrongLink(customer: Customer, customerNo: string, bank: Bank): Promise<void> {
  const known = await bank.findCustomer(customer.person);
  if (customer.cifNo !== null || known?.cifNo !== customerNo) throw new DomainError(errorCodes.linkNotPossible);
}

async function applicationOf(trx: Transaction<DB>, { found }: Confirmed): Promise<Application> {
  const named = { customerId: found.customerId, authorizationReqId: found.id };
  const application = await lockApplication(trx, named);
  if (!application) throw new Error('The case has no application.');
  return application;
}

/** The bank opens the account from here on, step by step; whom the customer was proved to be stays known. */
async function approve(trx: Transaction<DB>, confirmed: Confirmed): Promise<void> {
  const { found, proposal, staffId, at } = confirmed;
  const application = await applicationOf(trx, confirmed);
  const { authorizationReqId, accountClass, currency, record } = application;
  const { customerId, kind } = found;
  const link = linkIn(proposal.terms);
  if (link !== null) await setCifNo(trx, customerId, link);
  const { cifNo } = await getCustomer(trx, customerId);
  const actor = { kind: 'staff', id: staffId } as const;
  await changeApplicationStatus(trx, { kind, authorizationReqId, customerId, status: 'APPROVED', actor, at });
  const wanted = {
    authorizationReqId,
    customerId,
    accountClass,
    currency,
    branchCode: record.BranchCode ?? '',
    services: servicesOf(application),
    deposit: null,
    chequeBook: null,
    linkedTo: cifNo,
  };
  await insertOpening(trx, wanted, at);
}

function servicesOf({ record }: Application): OrderedService[] {
  return (record.Services ?? []).map(({ ServiceId: serviceId, ScheduleTime: time, SubScheduleTime: on }) => ({
    serviceId,
    ...(time && { schedule: { time, on: on ? String(on) : null } }),
  }));
}

const reject: CarryOut = async (trx, confirmed) => {
  const { proposal, found } = confirmed;
  const body = { refusal: null, ...remarkIn(proposal), reasons: wordsOfReasons(proposal.reasons) };
  await rejectServicesExcept(trx, found.id, []);
  return carryOutDecision(trx, confirmed, { content: { type: 'RequestRejected', body }, news: 'rejected' });
};

const askForCorrection: CarryOut = async (trx, confirmed) => {
  const { accountClass, currency } = await applicationOf(trx, confirmed);
  const items = z.array(z.enum(correctionItems)).parse(confirmed.proposal.items);
  const body = { items, accountClass, currency, ...remarkIn(confirmed.proposal) };
  return carryOutDecision(trx, confirmed, { content: { type: 'CorrectionRequested', body }, news: 'correction' });
};
