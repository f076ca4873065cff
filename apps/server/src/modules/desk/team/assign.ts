import { errorCodes } from '@taga/contract';
import { isWithinBranches } from '@taga/contract/rules/access/branch-scope';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { branchesIn, findStaff, type Staff } from '../../staff/accounts/index.ts';
import { recordCaseEvent } from '../case-history/index.ts';
import { type Case, holderAt, lockCase, openStatuses, setAssignee } from '../cases/index.ts';
import { findOpenProposal } from '../proposals/index.ts';
import { findAbsences } from './store.ts';
import type { TeamDependencies } from './team.ts';

/** Who is to have cases: somebody who works here, and is there today. */
export async function requirePresent(trx: Transaction<DB>, staffId: string, at: Date): Promise<Staff> {
  const staff = await findStaff(trx, staffId);
  if (staff?.status !== 'ACTIVE') throw new DomainError(errorCodes.staffCannotTake);
  const today = myanmarToday(at);
  const absence = (await findAbsences(trx, today)).get(staffId);
  if (absence && absence.from <= today) throw new DomainError(errorCodes.staffAbsent, { values: { name: staff.name } });
  return staff;
}

/** Whether somebody can do what a case waits for: by their roles, by its branch, and not of what they proposed themselves. */
export async function canTake(trx: Transaction<DB>, staff: Staff, found: Case): Promise<boolean> {
  const { makers, checkers } = found.kind.desk;
  const isProposed = found.status === 'PROPOSED';
  const needed = isProposed ? checkers : makers;
  if (!needed.some((role) => staff.roles.includes(role))) return false;
  if (!isWithinBranches(branchesIn(staff.branchScope), found.branchCode)) return false;
  return !isProposed || (await findOpenProposal(trx, found.id))?.by.staffId !== staff.id;
}

interface NamedCase {
  readonly queue: string;
  readonly id: string;
}

/** Gives a case to somebody: who held it before holds it no longer, and nobody else takes it. */
export async function assignCase(
  supervisorId: string,
  { queue, id, staffId }: NamedCase & { readonly staffId: string },
  { db, now }: TeamDependencies,
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    const found = await requireCase(trx, { queue, id });
    if (!openStatuses.some((each) => each === found.status)) throw new DomainError(errorCodes.caseNotOpen);
    const staff = await requirePresent(trx, staffId, at);
    if (!(await canTake(trx, staff, found))) throw new DomainError(errorCodes.staffCannotTake);
    await setAssignee(trx, id, staffId);
    await recordCaseEvent(trx, {
      kind: found.kind,
      authorizationReqId: id,
      action: 'case.assigned',
      actor: { kind: 'staff', id: supervisorId },
      facts: { to: staffId, from: holderOf(found, at) },
      at,
    });
  });
}

/** Lets everybody have a case; where nobody has it there is nothing to do. */
export async function freeCase(supervisorId: string, named: NamedCase, { db, now }: TeamDependencies): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    const found = await requireCase(trx, named);
    const from = holderOf(found, at);
    if (from === null) return;
    await setAssignee(trx, found.id, null);
    await recordCaseEvent(trx, {
      kind: found.kind,
      authorizationReqId: found.id,
      action: 'case.freed',
      actor: { kind: 'staff', id: supervisorId },
      facts: { from },
      at,
    });
  });
}

/** Who has it in hand. */
const holderOf = (found: Case, at: Date) => found.assignee?.staffId ?? holderAt(found, at)?.staffId ?? null;

async function requireCase(trx: Transaction<DB>, named: NamedCase): Promise<Case> {
  const found = await lockCase(trx, named);
  if (!found) throw new DomainError(errorCodes.notFound);
  return found;
}
