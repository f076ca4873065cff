import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import type { Implementation } from '../http/implement.ts';
import { auditRoutes } from '../modules/audit/index.ts';
import { describeDemoStaff, seedDemoStaff } from '../modules/demo/index.ts';
import { createLoginTries } from '../modules/login-tries/index.ts';
import { inviteFirstAdministrator, staffRoutes } from '../modules/staff/index.ts';
import { findStaffSession, staffSessionRoutes } from '../modules/staff-sessions/index.ts';
import type { Settings } from '../settings.ts';
import type { Proofs } from './proofs.ts';

interface StaffParts {
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly proofs: Proofs;
}

export interface ComposedStaff {
  readonly implementations: readonly Implementation[];
  readonly findStaff: (token: string) => ReturnType<typeof findStaffSession>;
  /** Where the first administrator chooses a password, as long as nobody has one. */
  readonly firstLink: string | undefined;
  /** Whom to sign in as, one line each; none where there are no demo staff. */
  readonly demoLines: readonly string[];
}

/** Who works at the desk, and how they get in. */
export async function composeStaff({ db, settings, now, proofs }: StaffParts): Promise<ComposedStaff> {
  const { serverKey, passwords } = proofs;
  const { loginMaxTries: maxTries, loginLockS: lockS } = settings;
  const loginTries = createLoginTries({ db, now, key: () => serverKey('staff-login-tries'), maxTries, lockS });
  const members = { db, now, passwords, settings, hasProvider: false };
  const secretKey = () => serverKey('staff-secrets');
  const sessions = { db, now, settings, passwords, loginTries, secretKey };
  const hasDemoStaff = !settings.bankUrl && settings.sandboxSeed;
  if (hasDemoStaff) await seedDemoStaff({ db, passwords, secretKey, now });
  return {
    implementations: [...staffRoutes(members), ...staffSessionRoutes(sessions, undefined), ...auditRoutes({ db, now })],
    findStaff: (token) => findStaffSession(token, sessions),
    demoLines: hasDemoStaff ? describeDemoStaff() : [],
    firstLink: await inviteFirstAdministrator(settings.staffAdminEmail, members),
  };
}
