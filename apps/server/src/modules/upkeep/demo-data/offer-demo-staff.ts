import type { DemoStaff } from '@taga/contract/records/desk/staff';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { listStaff } from '../../staff/accounts/index.ts';
import { codeAt } from '../../staff/sessions/index.ts';
import { demoPassword } from './demo-people.ts';
import { demoSecret, demoStaff } from './demo-staff.ts';

interface OfferDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/**
 * Whom the sign-in page of a sandbox offers, as they are by now: administrators may have changed their roles, or disabled
 * somebody.
 */
export async function offerDemoStaff({ db, now }: OfferDependencies): Promise<DemoStaff> {
  const { code, step, nextInMs } = codeAt(demoSecret, now());
  const all = await listStaff(db);
  const found = demoStaff.flatMap(({ id }) => all.find((each) => each.id === id) ?? []);
  const members = found
    .filter(({ status, roles }) => status === 'ACTIVE' && roles.length > 0)
    .map(({ loginId, name, roles, lastCodeStep = 0 }) => ({
      loginId,
      name,
      roles: [...roles],
      hasUsedCode: lastCodeStep >= step,
    }));
  return { password: demoPassword, code, nextCodeInMs: nextInMs, members };
}
