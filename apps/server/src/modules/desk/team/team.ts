import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Asker } from '../branch-access/index.ts';

export interface TeamDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** Who asks, and as what they work here. */
export interface TeamAsker extends Asker {
  readonly roles: readonly string[];
}

export const isSupervisor = ({ roles }: Pick<TeamAsker, 'roles'>): boolean => roles.includes('supervisor');

/** Whether two who are given branches could ever have a case in common. */
export function haveBranchesInCommon(one: Asker['branches'], other: Asker['branches']): boolean {
  return one === null || other === null || one.some((code) => other.includes(code));
}
