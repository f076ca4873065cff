import type { DeskCase, Duplicate } from '@taga/contract/records/desk/cases';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { findSameFiles } from '../../applications/identity-checks/index.ts';
import { findApplicationsOutside, findCustomersWithin } from '../branch-access/index.ts';

interface Others {
  readonly duplicates: readonly Duplicate[];
  readonly sameFiles: Awaited<ReturnType<typeof findSameFiles>>;
}

/**
 * Who else a case speaks of, without customers and applications of branches that the reader is not given. How many were
 * left out is said: who decides must know that there is something to ask about.
 */
export async function leaveOutElsewhere(
  db: Kysely<DB>,
  { duplicates, sameFiles }: Others,
  branches: readonly string[] | null,
): Promise<Others & Pick<DeskCase, 'duplicates' | 'elsewhere'>> {
  const customerIds = [...duplicates, ...sameFiles].map(({ customerId }) => customerId);
  const applicationIds = [
    ...duplicates.flatMap(({ applications }) => applications.map(({ id }) => id)),
    ...sameFiles.map(({ applicationId }) => applicationId),
  ];
  const within = await findCustomersWithin(db, customerIds, branches);
  const outside = await findApplicationsOutside(db, applicationIds, branches);
  const seenFiles = sameFiles.filter(
    ({ customerId, applicationId }) => within.has(customerId) && !outside.has(applicationId),
  );
  const seenDuplicates = duplicates
    .filter(({ customerId }) => within.has(customerId))
    .map((each) => ({ ...each, applications: each.applications.filter(({ id }) => !outside.has(id)) }));
  return {
    duplicates: seenDuplicates,
    sameFiles: seenFiles,
    elsewhere: {
      duplicates: duplicates.length - seenDuplicates.length,
      sameFiles: sameFiles.length - seenFiles.length,
    },
  };
}
