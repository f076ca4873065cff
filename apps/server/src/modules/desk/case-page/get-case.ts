import { applicationRecord } from '@taga/contract/records/applications/application';
import type { DeskCase } from '@taga/contract/records/desk/cases';
import type { Bank } from '../../../bank/bank.ts';
import { BankUnavailable } from '../../../bank/bank-errors.ts';
import { listFiles } from '../../applications/documents/index.ts';
import { findLatestCheck, findSameFiles, listChecks } from '../../applications/identity-checks/index.ts';
import { listIntroductions } from '../../applications/introducers/index.ts';
import { type Customer, getCustomer } from '../../customers/customers/index.ts';
import { findOpenCorrection, isBankCustomer } from '../../customers/details/index.ts';
import { findDuplicates } from '../../customers/duplicates/index.ts';
import { findOpening } from '../../fulfilment/openings/index.ts';
import { findOrderedServices, findRejecters, findSubmitted } from '../../fulfilment/orders/index.ts';
import { listSentMessages } from '../../messaging/inbox/index.ts';
import type { Asker } from '../branch-access/index.ts';
import { listCaseEvents } from '../case-history/index.ts';
import { describeCase } from '../cases/index.ts';
import { readNotes } from '../notes/index.ts';
import { listProposals } from '../proposals/index.ts';
import { applicantOf } from './applicant.ts';
import { leaveOutElsewhere } from './leave-out-elsewhere.ts';
import { type LookDependencies, lookAt } from './look.ts';
import { lookReasonsOf } from './look-reasons.ts';
import {
  describeChecks,
  describeDetailCorrection,
  describeIntroducers,
  describeProposal,
  describeRounds,
  describeServices,
} from './parts.ts';

export interface CasePageDependencies extends LookDependencies {
  readonly bank: Bank;
}

/** Everything that is known of a case of an account, for its decider. In the audit log before it is shown. */
export async function getCasePage(asker: Asker, id: string, dependencies: CasePageDependencies): Promise<DeskCase> {
  const { db, bank, now } = dependencies;
  const found = await lookAt(asker.staffId, id, dependencies);
  const customer = await getCustomer(db, found.customerId);
  const record = applicationRecord.parse((await findSubmitted(db, id))?.record);
  const [
    files,
    checks,
    counted,
    sameFiles,
    introductions,
    services,
    rejecters,
    duplicates,
    knownAs,
    proposals,
    opening,
    told,
    notes,
    history,
  ] = await Promise.all([
    listFiles(db, id),
    listChecks(db, id),
    findLatestCheck(db, id),
    findSameFiles(db, id),
    listIntroductions(db, id),
    findOrderedServices(db, [id]),
    findRejecters(db, id),
    findDuplicates(db, applicantOf(customer)),
    findKnown(customer, bank),
    listProposals(db, id),
    findOpening(db, id),
    listSentMessages(db, id),
    readNotes(asker.staffId, id, dependencies),
    listCaseEvents(db, id),
  ]);
  const others = await leaveOutElsewhere(db, { duplicates, sameFiles }, asker.branches);
  const open = proposals.find(({ state }) => state === 'OPEN');
  return {
    case: describeCase(found, now()),
    record,
    files: files.map(({ at, ...file }) => ({ ...file, uploadedAt: at.toISOString() })),
    identityChecks: describeChecks(checks, counted?.id),
    lookReasons: lookReasonsOf({ found, check: counted, checks, sameFiles, introductions, duplicates, files }),
    sameFiles: others.sameFiles.map(({ at, ...file }) => ({ ...file, at: at.toISOString() })),
    introducers: describeIntroducers(introductions, record.Contacts ?? []),
    services: describeServices(services, rejecters, found.status),
    duplicates: others.duplicates,
    elsewhere: others.elsewhere,
    knownAs,
    customerNo: customer.cifNo,
    isBankCustomer: isBankCustomer(customer),
    detailCorrection: describeDetailCorrection(await findOpenCorrection(db, customer.id)),
    proposal: open ? describeProposal(open) : null,
    earlierProposals: proposals.filter((each) => each !== open).map(describeProposal),
    corrections: describeRounds(proposals),
    opening: opening ? { step: opening.step, accountNumber: opening.accountNumber, refusal: opening.refusal } : null,
    told,
    notes,
    history: history.map(({ at, action, by, facts }) => ({ at: at.toISOString(), action, by, facts })),
  };
}

/** A case can be looked at without the bank. */
async function findKnown({ person }: Customer, bank: Bank): Promise<DeskCase['knownAs']> {
  try {
    const known = await bank.findCustomer(person);
    return known ? { customerNo: known.cifNo, name: known.name, phone: known.phone } : null;
  } catch (error) {
    if (error instanceof BankUnavailable) return null;
    throw error;
  }
}
