import { applicationRecord } from '@taga/contract/records/application';
import type { DeskCase } from '@taga/contract/records/desk/cases';
import type { Bank } from '../../bank/bank.ts';
import { BankUnavailable } from '../../bank/bank-errors.ts';
import { later } from '../../time.ts';
import { listFiles } from '../application-files/index.ts';
import { recordAuditOnce } from '../audit/index.ts';
import { listCaseEvents } from '../case-history/index.ts';
import { type Case, type CaseDependencies, describeCase, getCase, keepHold } from '../cases/index.ts';
import { type Customer, getCustomer } from '../customers/index.ts';
import { listProposals } from '../decisions/index.ts';
import { findDuplicates } from '../duplicates/index.ts';
import { findLatestCheck, listChecks } from '../identity-checks/index.ts';
import { listIntroductions } from '../introductions/index.ts';
import { findOpening } from '../openings/index.ts';
import { findOrderedServices } from '../orders/index.ts';
import { lookReasonsOf } from './look-reasons.ts';
import { describeChecks, describeIntroducers, describeProposal, describeRounds, describeServices } from './parts.ts';
import { findHandedInRecord } from './store.ts';

export interface CasePageDependencies extends CaseDependencies {
  readonly bank: Bank;
  readonly addressOf: (fileId: string) => Promise<string>;
  readonly fileAddressLifetimeS: number;
}

/** A case that stays open on a screen is asked for again and again. */
const oneLookS = 15 * 60;

/** Everything that is known of a case, for whoever decides on it. Written down before it is shown. */
export async function getCasePage(staffId: string, id: string, dependencies: CasePageDependencies): Promise<DeskCase> {
  const { db, bank, now } = dependencies;
  const found = await getCase(id, dependencies);
  const looked = { actor: { kind: 'staff', id: staffId }, subject: { kind: 'application', id }, at: now() } as const;
  await recordAuditOnce(db, { ...looked, action: 'case.viewed' }, later(looked.at, -oneLookS));
  await keepHold(staffId, id, dependencies);
  const customer = await getCustomer(db, found.customerId);
  const record = applicationRecord.parse(await findHandedInRecord(db, id));
  const [files, checks, counted, introductions, services, duplicates, knownAs, proposals, opening, history] =
    await Promise.all([
      listFiles(db, id),
      listChecks(db, id),
      findLatestCheck(db, id),
      listIntroductions(db, id),
      findOrderedServices(db, [id]),
      findDuplicates(db, applicantOf(customer)),
      findKnown(customer, bank),
      listProposals(db, id),
      findOpening(db, id),
      listCaseEvents(db, id),
    ]);
  const open = proposals.find(({ state }) => state === 'OPEN');
  return {
    case: describeCase(await refreshed(found, dependencies), now()),
    record,
    files: files.map(({ at, ...file }) => ({ ...file, uploadedAt: at.toISOString() })),
    identityChecks: describeChecks(checks, counted?.id),
    lookReasons: lookReasonsOf({ found, check: counted, introductions, duplicates }),
    introducers: describeIntroducers(introductions, record.Contacts ?? []),
    services: describeServices(services, found.status),
    duplicates,
    knownAs,
    customerNo: customer.cifNo,
    proposal: open ? describeProposal(open) : null,
    earlierProposals: proposals.filter((each) => each !== open).map(describeProposal),
    corrections: describeRounds(proposals),
    opening: opening ? { step: opening.step, accountNumber: opening.accountNumber, refusal: opening.refusal } : null,
    history: history.map(({ at, action, by, facts }) => ({ at: at.toISOString(), action, by, facts })),
  };
}

/** With the hold that looking at it prolonged. */
function refreshed({ id }: Case, dependencies: CasePageDependencies): Promise<Case> {
  return getCase(id, dependencies);
}

function applicantOf({ id, person }: Customer) {
  const { fullName: name, fatherName, idType, idValue, phone, birthDate } = person;
  return { customerId: id, name, fatherName, idType, idValue, phone, birthDate };
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
