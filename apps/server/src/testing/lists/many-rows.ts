import type { Connection } from '../../db/connect.ts';

export interface Amounts {
  readonly customers: number;
  readonly ordersEach: number;
  readonly messagesEach: number;
}

/** One of the customers that `fillWithMany` makes up, counted from 0. */
export function someCustomer(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

const customerId = (customers: number) =>
  `('00000000-0000-4000-8000-' || lpad((n % ${customers})::text, 12, '0'))::uuid`;

function statementsFor({ customers, ordersEach, messagesEach }: Amounts): string[] {
  return [
    `insert into inbox_messages (id, customer_id, type, category, body, created_at)
     select gen_random_uuid(), ${customerId(customers)}, 'AccountCompleted',
       (array['Information', 'System', 'Promotion', 'KYCUpdate'])[1 + (n / ${customers}) % 4], '{}',
       now() - n * interval '1 second'
     from generate_series(1, ${customers * messagesEach}) n`,
    `insert into applications (authorization_req_id, customer_id, account_class, currency, status, created_at)
     select gen_random_uuid(), ${customerId(customers)}, '301', 'MMK',
       (array['REJECTED', 'COMPLETED'])[1 + (n / ${customers}) % 2], now() - n * interval '1 second'
     from generate_series(1, ${customers * ordersEach}) n`,
    `insert into orders (authorization_req_id, customer_id, record, marks, created_at)
     select authorization_req_id, customer_id, '{}', '{}', created_at from applications`,
    `insert into ordered_services (authorization_req_id, service_id, name_en, name_mm, created_at)
     select authorization_req_id, 'PASSBOOK', 'Passbook', 'Passbook', created_at from orders`,
  ];
}

/** Faster than its references could be looked up; then the planner is told how full everything is. */
export async function fillWithMany({ pool }: Pick<Connection, 'pool'>, amounts: Amounts): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set session_replication_role = replica');
    for (const statement of statementsFor(amounts)) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    // Nobody else gets a connection with these settings.
    client.release(true);
  }
}
