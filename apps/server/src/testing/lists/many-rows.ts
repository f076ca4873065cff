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

/** What may stand at each place of a name. */
const nameWords = [
  'AUNG AYE CHIT DAW EI HLA HTAY KHIN KYAW MA MAUNG MYA NAN NI PHYO SAN SU THAN TIN ZAW',
  'BO CHO HAN HNIN KAUNG KO LIN LWIN MAR MIN MOE MYINT NAING NWE NYEIN OO PAING SEIN SOE WAI',
  'ETHEL HLAING HTET HTUN KHAING KYI LATT MON MYAT NYO PHYU PWINT SANDI SHEIN THANDAR THEIN THET THIDA THWIN WIN',
].map((words) => words.split(' '));

/** The name of that customer: few others have the same, however many there are. */
export function someName(number: number): string {
  return nameWords.map((words, place) => words[Math.floor(number / words.length ** place) % words.length]).join(' ');
}

/** The same for the database. */
const nameOf = nameWords
  .map((words, place) => `(array['${words.join("', '")}'])[1 + (n / ${words.length ** place}) % ${words.length}]`)
  .join(` || ' ' || `);

function statementsFor({ customers, ordersEach, messagesEach }: Amounts): string[] {
  return [
    `insert into staff (id, login_id, name, roles, sessions_since, created_at)
     select gen_random_uuid(), n || '@bank.example', 'Thida', '{maker}', now(), now() from generate_series(1, 1000) n`,
    `insert into customers (id, login_id, password_hash, full_name, father_name, id_type, id_value, country, nationality,
       phone, birth_date, gender, current_state, current_township, current_address, current_country, permanent_state,
       permanent_township, permanent_address, permanent_country, language, created_at, password_changed_at, name_key)
     select ${customerId(customers)}, n || '@example.com', 'x', ${nameOf}, 'U HLA', 'NRC', 'NRC' || n, 'MM', 'MM',
       '09' || (10000000 + n), date '1960-01-01' + n % 10000, 'F', 'x', 'x', 'x', 'MM', 'x', 'x', 'x', 'MM', 'en', now(),
       now(), 'MY-MY'
     from generate_series(0, ${customers - 1}) n`,
    `insert into inbox_messages (id, customer_id, type, category, body, created_at)
     select gen_random_uuid(), ${customerId(customers)}, 'AccountCompleted',
       (array['Information', 'System', 'Promotion', 'KYCUpdate'])[1 + (n / ${customers}) % 4], '{}',
       now() - n * interval '1 second'
     from generate_series(1, ${customers * messagesEach}) n`,
    `insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, created_at, ended_at)
     select gen_random_uuid(), ${customerId(customers)}, 'account', (array['301', '325', '101'])[1 + n % 3], 'MMK',
       (array['REJECTED', 'COMPLETED'])[1 + (n / ${customers}) % 2], now() - n * interval '1 second', now()
     from generate_series(1, ${customers * ordersEach}) n`,
    `insert into orders (authorization_req_id, customer_id, record, marks, created_at)
     select authorization_req_id, customer_id, '{}', '{}', created_at from applications`,
    `insert into ordered_services (authorization_req_id, service_id, name, created_at)
     select authorization_req_id, 'PASSBOOK', '{"en": "Passbook"}', created_at from orders`,
    `insert into cases (authorization_req_id, customer_id, queue, application_status, account_class, branch_code,
       identity_status, status, handed_in_at, due_soon_at, due_at)
     select authorization_req_id, customer_id, 'cases', status, account_class,
       lpad((extract(second from created_at)::int)::text, 3, '0'),
       case when extract(second from created_at)::int = 7 then 'PENDING' else 'VERIFIED' end,
       case when extract(minute from created_at)::int % 3 = 0 then 'COMPLETED' else 'WAITING' end, created_at,
       case when extract(minute from created_at)::int % 3 > 0 then created_at + interval '3 hours' end,
       case when extract(minute from created_at)::int % 3 > 0 then created_at + interval '4 hours' end
     from applications`,
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
