import { errorCodes } from '@taga/contract';
import type { Absence } from '@taga/contract/records/desk/team';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { dayS, later } from '../../../time.ts';
import { branchesIn, findStaff } from '../../staff/accounts/index.ts';
import { recordAudit } from '../../staff/audit/index.ts';
import { recordCaseEvent } from '../case-history/index.ts';
import { type Case, lockCasesOf, setAssignee } from '../cases/index.ts';
import { deleteAbsence, findAbsences, saveAbsence } from './store.ts';
import { haveBranchesInCommon, isSupervisor, type TeamAsker, type TeamDependencies } from './team.ts';

const longestDays = 366;

interface AskedAbsence {
  /** The asker, where it is left out. */
  readonly staffId?: string | undefined;
  readonly absence: Absence | null;
}

/** Marks somebody absent, or back. What they have in hand is everybody's from the moment they are away. */
export async function setAbsence(
  asker: TeamAsker,
  { staffId = asker.staffId, absence }: AskedAbsence,
  { db, now }: TeamDependencies,
): Promise<void> {
  const at = now();
  const actor = { kind: 'staff', id: asker.staffId } as const;
  await db.transaction().execute(async (trx) => {
    if (staffId !== asker.staffId) await requireOwnTeam(trx, asker, staffId);
    if (absence) {
      requirePossible(absence, at);
      await saveAbsence(trx, staffId, { ...absence, by: asker.staffId, at });
    } else await deleteAbsence(trx, staffId);
    const facts = absence ? { from: absence.from, to: absence.to } : { isBack: true };
    await recordAudit(trx, { actor, action: 'staff.absent', subject: { kind: 'staff', id: staffId }, facts, at });
    const isNow = absence && absence.from <= myanmarToday(at);
    if (isNow) await free(trx, await lockCasesOf(trx, { staffIds: [staffId], at }), at);
  });
}

/** Others are for supervisors to mark, and of those whom they share a branch with. */
async function requireOwnTeam(trx: Transaction<DB>, asker: TeamAsker, staffId: string): Promise<void> {
  if (!isSupervisor(asker)) throw new DomainError(errorCodes.notAllowed);
  const staff = await findStaff(trx, staffId);
  if (!staff || !haveBranchesInCommon(asker.branches, branchesIn(staff.branchScope))) {
    throw new DomainError(errorCodes.notFound);
  }
}

function requirePossible({ from, to }: Absence, at: Date): void {
  const isPossible = from <= to && to >= myanmarToday(at) && to <= myanmarToday(later(at, longestDays * dayS));
  if (!isPossible) throw new DomainError(errorCodes.absenceNotPossible);
}

/** Of those who are away since today: what they were given before is everybody's. */
export async function freeCasesOfAbsent({ db, now }: TeamDependencies): Promise<void> {
  const at = now();
  const today = myanmarToday(at);
  const absences = await findAbsences(db, today);
  const staffIds = [...absences].filter(([, { from }]) => from <= today).map(([staffId]) => staffId);
  if (staffIds.length === 0) return;
  await db.transaction().execute(async (trx) => free(trx, await lockCasesOf(trx, { staffIds, at, isGiven: true }), at));
}

async function free(trx: Transaction<DB>, cases: readonly Case[], at: Date): Promise<void> {
  for (const { id, kind, assignee, holder } of cases) {
    await setAssignee(trx, id, null);
    const from = assignee?.staffId ?? holder?.staffId ?? null;
    await recordCaseEvent(trx, {
      kind,
      authorizationReqId: id,
      action: 'case.freed',
      actor: { kind: 'system' },
      facts: { from, because: 'absent' },
      at,
    });
  }
}
