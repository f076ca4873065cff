import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Passwords } from '../../access/passwords/index.ts';
import { addStaff, changeStaffRow } from '../../staff/accounts/index.ts';
import { encryptSecret } from '../../staff/sessions/index.ts';
import { demoPassword } from './demo-people.ts';
import { claimDemoData, hasDemoData } from './store.ts';

/** What an authenticator app makes the codes of every demo member of staff with; printed in the README as well. */
export const demoSecret = 'TAGADEMOTAGADEMOTAGADEMOTAGADEMO';

interface DemoStaff {
  readonly id: string;
  readonly loginId: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly who: string;
}

const idOf = (number: number) => `00000000-0000-4000-8000-0000000005${String(number).padStart(2, '0')}`;

export const demoStaff: readonly DemoStaff[] = [
  { loginId: 'maker@demo.example', name: 'Thida Win', roles: ['maker'], who: 'takes cases and proposes decisions' },
  { loginId: 'maker2@demo.example', name: 'Aung Ko Ko', roles: ['maker'], who: 'a second maker' },
  { loginId: 'checker@demo.example', name: 'Hnin Wai', roles: ['checker'], who: 'confirms what makers propose' },
  {
    loginId: 'both@demo.example',
    name: 'Zaw Lin',
    roles: ['maker', 'checker'],
    who: 'both maker and checker, and never of the same case',
  },
  {
    loginId: 'auditor@demo.example',
    name: 'Su Su Hlaing',
    roles: ['auditor'],
    who: 'reads and verifies the audit log',
  },
  {
    loginId: 'admin@demo.example',
    name: 'Kyaw Zin',
    roles: ['administrator'],
    who: 'proposes invitations and roles of staff',
  },
  {
    loginId: 'admin2@demo.example',
    name: 'Mya Thandar',
    roles: ['administrator'],
    who: 'a second administrator, who confirms them',
  },
  {
    loginId: 'supervisor@demo.example',
    name: 'Daw Khin Mar',
    roles: ['supervisor'],
    who: 'says who does what, and sees what is late',
  },
].map((each, index) => ({ ...each, id: idOf(index + 1) }) as DemoStaff);

interface DemoStaffDependencies {
  readonly db: Kysely<DB>;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly secretKey: () => Promise<Buffer>;
  readonly now: () => Date;
}

interface DemoStaffSet {
  readonly name: string;
  readonly members: readonly DemoStaff[];
}

/** By the name of their set. */
const later: Readonly<Record<string, string>> = {
  'second-administrator': 'admin2@demo.example',
  supervisor: 'supervisor@demo.example',
};

/** What came later has a name of its own, so that a server with the first set gets the second. */
const staffSets: readonly DemoStaffSet[] = [
  { name: 'staff', members: demoStaff.filter(({ loginId }) => !Object.values(later).includes(loginId)) },
  ...Object.entries(later).map(([name, loginId]) => ({
    name,
    members: demoStaff.filter((each) => each.loginId === loginId),
  })),
];

/** Made once, as the demo customers are. */
export async function seedDemoStaff(dependencies: DemoStaffDependencies): Promise<void> {
  for (const set of staffSets) {
    if (!(await hasDemoData(dependencies.db, set.name))) await makeSet(set, dependencies);
  }
}

async function makeSet(set: DemoStaffSet, { db, passwords, secretKey, now }: DemoStaffDependencies): Promise<void> {
  const passwordHash = await passwords.hash(demoPassword);
  const key = await secretKey();
  await db.transaction().execute(async (trx) => {
    if (!(await claimDemoData(trx, set.name, now()))) return;
    for (const { id, loginId, name, roles } of set.members) {
      const secondFactor = encryptSecret(demoSecret, id, key);
      await addStaff(trx, { id, loginId, name, roles, passwordHash, secondFactor, at: now() });
    }
  });
}

/**
 * Everybody knows their password and their codes. A database that began as a sandbox and is now a bank's must not let
 * them in.
 */
export async function blockDemoStaff({ db, now }: Pick<DemoStaffDependencies, 'db' | 'now'>): Promise<void> {
  for (const set of staffSets) {
    if (!(await hasDemoData(db, set.name))) continue;
    for (const { id } of set.members)
      await changeStaffRow(db, id, { disabled: true, passwordHash: null, sessionsSince: now() });
  }
}

/** Whom to sign in as at the desk, one line each, for the person who starts the server. */
export function describeDemoStaff(): string[] {
  const width = Math.max(...demoStaff.map(({ loginId }) => loginId.length));
  return [
    `Demo staff sign in at /desk with the same password and a code of the secret ${demoSecret} (npm run sandbox -- staff-code):`,
    ...demoStaff.map(({ loginId, who }) => `  ${loginId.padEnd(width)}  ${who}`),
  ];
}
