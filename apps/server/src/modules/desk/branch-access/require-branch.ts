import { errorCodes } from '@taga/contract';
import type { DeskSubject } from '@taga/contract/endpoints/desk/subject';
import { isWithinBranches } from '@taga/contract/rules/access/branch-scope';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { isUuid } from '../../../uuid.ts';
import type { Quotas } from '../../access/quotas/index.ts';
import { recordAudit } from '../../staff/audit/index.ts';
import type { Asker } from './asker.ts';
import { findBranchOfCase, findCustomersWithin } from './store.ts';

export interface BranchDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly quotas: Quotas;
}

const hourS = 60 * 60;

interface NamedSubject {
  readonly kind: DeskSubject['kind'];
  readonly id: string;
  /** Where it was asked for. */
  readonly route: string;
}

/** What belongs to a branch that the asker is not given is answered like what does not exist. The attempt is written down. */
export async function requireBranch(
  { staffId, branches }: Asker,
  { kind, id, route }: NamedSubject,
  { db, now, quotas }: BranchDependencies,
): Promise<void> {
  if (branches === null || !isUuid(id) || (await isWithin(db, { kind, id }, branches))) return;
  // Once an hour for a person and a route, as other refusals: nobody fills a log that cannot be erased.
  const quota = { what: 'refused by branch', owner: `${staffId} ${route}`, max: 1, periodS: hourS };
  if ((await quotas.take(db, quota)).isGiven)
    await recordAudit(db, {
      actor: { kind: 'staff', id: staffId },
      action: 'staff.refused',
      subject: { kind, id },
      facts: { route, because: 'branch' },
      at: now(),
    });
  throw new DomainError(errorCodes.notFound);
}

async function isWithin(
  db: Kysely<DB>,
  { kind, id }: Pick<NamedSubject, 'kind' | 'id'>,
  branches: readonly string[],
): Promise<boolean> {
  if (kind === 'customer') return (await findCustomersWithin(db, [id], branches)).has(id);
  const found = await findBranchOfCase(db, id);
  // What does not exist is for the call itself to say.
  return !found || isWithinBranches(branches, found.branchCode);
}
