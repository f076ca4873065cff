import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../../../../db/testing/test-database.ts';
import { createCustomer } from '../../../customers/customers/index.ts';
import { somebody } from '../../../customers/customers/testing/somebody.ts';

export interface ProposedCase {
  readonly id: string;
  readonly proposalId: string;
}

export async function addStaff({ pool }: TestDatabase, name: string): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into staff (id, login_id, name, roles, sessions_since, created_at) values ($1, $2, $3, '{maker,checker}', now(), now())`,
    [id, `${id}@bank.example`, name],
  );
  return id;
}

/** An application for an account with two services, which somebody has proposed to approve. */
export async function addProposed({ db, pool }: TestDatabase, makerId: string): Promise<ProposedCase> {
  const [id, proposalId, customerId] = [randomUUID(), randomUUID(), randomUUID()];
  const person = somebody({ idValue: `12/DAGAMA(N)${id.slice(0, 8).toUpperCase()}` });
  const at = new Date();
  await db
    .transaction()
    .execute((trx) => createCustomer(trx, { id: customerId, person, passwordHash: 'x', existingCustomer: false, at }));
  const record = { BranchCode: '001', Services: [{ ServiceId: 'PASSBOOK' }, { ServiceId: 'MPUCARD' }] };
  await pool.query(
    `insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, record, created_at)
     values ($1, $2, 'account', '301', 'MMK', 'PENDING', $3, now())`,
    [id, customerId, record],
  );
  await pool.query(
    `insert into orders (authorization_req_id, customer_id, record, marks, created_at) values ($1, $2, $3, '{}', now())`,
    [id, customerId, record],
  );
  await pool.query(
    `insert into cases (authorization_req_id, customer_id, queue, account_class, branch_code, status, application_status, handed_in_at)
     values ($1, $2, 'cases', '301', '001', 'PROPOSED', 'PENDING', now())`,
    [id, customerId],
  );
  await pool.query(
    `insert into case_proposals (id, authorization_req_id, kind, proposed_by, proposed_at) values ($1, $2, 'APPROVE', $3, now())`,
    [proposalId, id, makerId],
  );
  return { id, proposalId };
}

/** What there is of an approval, counted where it counts. */
export async function countEffects({ pool }: TestDatabase, { id }: ProposedCase) {
  const count = async (from: string) => Number((await pool.query(`select count(*) n from ${from}`, [id])).rows[0].n);
  const { rows } = await pool.query(
    `select a.status, c.status "caseStatus" from applications a join cases c using (authorization_req_id)
     where authorization_req_id = $1`,
    [id],
  );
  return {
    ...(rows[0] as { status: string; caseStatus: string }),
    accounts: await count(`bank_orders where reference = $1 || '-account'`),
    services: await count(`bank_orders where reference like $1 || '-service-%'`),
    messages: await count(`inbox_messages where authorization_req_id = $1::uuid and type = 'AccountCreated'`),
    mails: await count(
      `outbox o join customers c on c.login_id = o.recipient join applications a on a.customer_id = c.id where a.authorization_req_id = $1::uuid`,
    ),
    events: await count('webhook_events where authorization_req_id = $1::uuid'),
    audited: await count('audit_entries where subject_id = $1'),
  };
}

/** Whether somebody will carry on what was decided, should the process that decided be gone. */
export async function hasJob({ pool }: TestDatabase, { id }: ProposedCase): Promise<boolean> {
  const { rows } = await pool.query('select 1 from graphile_worker.jobs where key like $1', [`%${id}%`]);
  return rows.length > 0;
}
