import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { findCustomer } from '../../customers/customers/index.ts';
import { type DemoPerson, demoPassword, demoPeople } from './demo-people.ts';

/** What to sign in with, one line each, for the person who starts the server. */
export async function describeDemo(db: Kysely<DB>): Promise<string[]> {
  const width = Math.max(...demoPeople.map(({ person }) => person.loginId.length));
  const lines: string[] = [`Demo customers sign in with the password ${demoPassword}:`];
  for (const demo of demoPeople) {
    lines.push(`  ${demo.person.loginId.padEnd(width)}  ${await describePerson(db, demo)}`);
  }
  return lines;
}

async function describePerson(db: Kysely<DB>, { id, who }: DemoPerson): Promise<string> {
  const customer = await findCustomer(db, id);
  if (!customer) return 'missing: somebody else has this address or its phone number';
  return customer.passwordChangedAt > customer.createdAt ? `${who} (the password was changed)` : who;
}
