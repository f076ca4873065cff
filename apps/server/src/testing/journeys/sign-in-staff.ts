import type { StaffRole } from '@taga/contract/records/desk/staff';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { DB } from '../../db/schema.gen.ts';
import { signedInStaff } from '../../modules/staff/sessions/testing/staff.ts';

/** The token of somebody new at the desk, where no demo staff are. */
export async function signInStaff(databaseUrl: string, role: StaffRole): Promise<string> {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl }) }) });
  const { token } = await signedInStaff({ database: { db } }, [role]);
  await db.destroy();
  return token.authorization.replace('Bearer ', '');
}
