import type { AnswerOf } from '@taga/contract';
import type { getTour } from '@taga/contract/endpoints/desk/tour';
import { accountKind } from '@taga/contract/kinds/account';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Asker } from '../../desk/branch-access/index.ts';
import { findLookReasons } from '../../desk/case-page/index.ts';
import { listCases } from '../../desk/cases/index.ts';

export interface TourDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  /** Where to read what would have been sent; null where it is really sent. */
  readonly mailboxPath: string | null;
}

/** More than the demo has: visitors of a sandbox may have added some. */
const mostOfEach = 25;

/** What can be shown at the desk as it is now. Nobody has looked at a case for that, so that the audit log does not say so. */
export async function findTourCases(
  asker: Asker,
  { db, now }: TourDependencies,
): Promise<AnswerOf<typeof getTour>['cases']> {
  const { queue } = accountKind.desk;
  const pages = await Promise.all(
    (['WAITING', 'PROPOSED'] as const).map((status) =>
      listCases(asker, { queue, status, pageSize: mostOfEach }, { db, now }),
    ),
  );
  const found = pages.flatMap(({ cases }) => cases);
  return Promise.all(found.map(async (each) => ({ ...each, lookReasons: await findLookReasons(db, each) })));
}
