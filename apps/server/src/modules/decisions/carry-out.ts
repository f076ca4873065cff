import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { listFiles } from '../application-files/index.ts';
import { type Application, lockApplication } from '../applications/index.ts';
import type { Case } from '../cases/index.ts';
import { getCustomer, setCifNo } from '../customers/index.ts';
import type { Words } from '../inbox/index.ts';
import { keepOpening, type OrderedService } from '../openings/index.ts';
import { rejectServicesExcept } from '../orders/index.ts';
import { changeApplicationStatus } from '../status-changes/index.ts';
import type { Proposal } from './proposal-store.ts';
import { wordsOfReasons } from './reasons.ts';

interface Confirmed {
  readonly found: Case;
  readonly proposal: Proposal;
  /** Who confirmed it. */
  readonly staffId: string;
  readonly at: Date;
}

interface Decision extends Confirmed {
  readonly application: Application;
}

/** What follows from a decision, in its transaction. */
export async function carryOut(trx: Transaction<DB>, confirmed: Confirmed): Promise<void> {
  const { id: authorizationReqId, customerId } = confirmed.found;
  const application = await lockApplication(trx, { customerId, authorizationReqId });
  if (!application) throw new Error('The case has no application.');
  await ways[confirmed.proposal.kind](trx, { ...confirmed, application });
}

const ways: Readonly<Record<Proposal['kind'], (trx: Transaction<DB>, decision: Decision) => Promise<void>>> = {
  APPROVE: approve,
  REJECT: reject,
  CORRECT: askForCorrection,
};

function changeOf({ found, staffId, at }: Decision) {
  const actor = { kind: 'staff', id: staffId } as const;
  return { authorizationReqId: found.id, customerId: found.customerId, actor, at };
}

/** A member of staff writes in one language; readers of the other see it as it was written. */
function asWritten(remark: string | null): { remark: Words } | undefined {
  return remark === null ? undefined : { remark: { en: remark, mm: remark } };
}

/** The bank opens the account from here on, step by step; whom the customer was proved to be stays known. */
async function approve(trx: Transaction<DB>, decision: Decision): Promise<void> {
  const { application, proposal, found, at } = decision;
  const { authorizationReqId, accountClass, currency, record } = application;
  const { customerId } = found;
  if (proposal.linkCustomerNo !== null) await setCifNo(trx, customerId, proposal.linkCustomerNo);
  const { cifNo } = await getCustomer(trx, customerId);
  await changeApplicationStatus(trx, { ...changeOf(decision), status: 'APPROVED' });
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
  await keepOpening(trx, wanted, at);
}

function servicesOf({ record }: Application): OrderedService[] {
  return (record.Services ?? []).map(({ ServiceId: serviceId, ScheduleTime: time, SubScheduleTime: on }) => ({
    serviceId,
    ...(time && { schedule: { time, on: on ? String(on) : null } }),
  }));
}

async function reject(trx: Transaction<DB>, decision: Decision): Promise<void> {
  const { proposal, found } = decision;
  const body = { refusal: null, ...asWritten(proposal.remark), reasons: wordsOfReasons(proposal.reasons) };
  await rejectServicesExcept(trx, found.id, []);
  await changeApplicationStatus(trx, {
    ...changeOf(decision),
    status: 'REJECTED',
    told: { decisionId: proposal.id, content: { type: 'RequestRejected', body }, news: 'rejected' },
  });
}

async function askForCorrection(trx: Transaction<DB>, decision: Decision): Promise<void> {
  const { proposal, application, found, at } = decision;
  const { items, remark } = proposal;
  const fileIds = (await listFiles(trx, found.id)).map(({ id }) => id);
  const { accountClass, currency, revision } = application;
  const body = { items, accountClass, currency, ...asWritten(remark) };
  await changeApplicationStatus(trx, {
    ...changeOf(decision),
    status: 'INCOMPLETED',
    correction: { items, remark, askedAt: at.toISOString(), revision, fileIds },
    told: { decisionId: proposal.id, content: { type: 'CorrectionRequested', body }, news: 'correction' },
  });
}
