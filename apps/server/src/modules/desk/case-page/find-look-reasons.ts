import type { LookReason, QueuedCase } from '@taga/contract/records/desk/cases';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { listFiles } from '../../applications/documents/index.ts';
import { findLatestCheck, findSameFiles, listChecks } from '../../applications/identity-checks/index.ts';
import { listIntroductions } from '../../applications/introducers/index.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { findDuplicates } from '../../customers/duplicates/index.ts';
import { applicantOf } from './applicant.ts';
import { lookReasonsOf } from './look-reasons.ts';

type OpenCase = Pick<QueuedCase, 'id' | 'customerId' | 'marks'>;

/** As the page of a case of an account tells them, without anybody looking at it. */
export async function findLookReasons(db: Kysely<DB>, found: OpenCase): Promise<LookReason[]> {
  const { id, customerId } = found;
  const [check, checks, sameFiles, introductions, duplicates, files] = await Promise.all([
    findLatestCheck(db, id),
    listChecks(db, id),
    findSameFiles(db, id),
    listIntroductions(db, id),
    findDuplicates(db, applicantOf(await getCustomer(db, customerId))),
    listFiles(db, id),
  ]);
  return lookReasonsOf({ found, check, checks, sameFiles, introductions, duplicates, files });
}
