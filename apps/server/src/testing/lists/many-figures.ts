import { accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import type { Connection } from '../../db/connect.ts';

const wizard = accountOpeningSteps.map(({ name }) => `'${name}'`).join();

/** What customers did in 90 days: an application each, saved step by step, with an identity check and two codes. */
function statementsFor(applications: number): string[] {
  const id = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  const at = `now() - n * (interval '90 days' / ${applications})`;
  return [
    `insert into customers (id, login_id, password_hash, full_name, father_name, id_type, id_value, country, nationality,
       phone, birth_date, gender, current_state, current_township, current_address, current_country, permanent_state,
       permanent_township, permanent_address, permanent_country, language, created_at, password_changed_at)
     select ${id}, n || '@example.com', 'x', 'MYA MYA', 'U HLA', 'NRC', 'NRC' || n, 'MM', 'MM',
       (array['0977', '0925', '0966', '0931'])[1 + n % 4] || lpad(n::text, 7, '0'), date '1990-01-01', 'F', 'x',
       'MMR0130' || lpad((n % 45)::text, 2, '0'), 'x', 'MM', 'x', 'x', 'x', 'MM', (array['en', 'mm'])[1 + n % 2], now(), now()
     from generate_series(0, ${applications - 1}) n`,
    `insert into known_devices (customer_id, token_hash, browser, platform, first_seen_at, last_seen_at)
     select ${id}, sha256(n::text::bytea), 'Chrome', (array['Android', 'Windows', 'iPhone'])[1 + n % 3], now(), now()
     from generate_series(0, ${applications - 1}) n`,
    `insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, created_at, record,
       saved_steps)
     select ${id}, ${id}, 'account', '301', 'MMK', (array['INIT', 'PENDING', 'REJECTED', 'COMPLETED'])[1 + n % 4], ${at},
       jsonb_build_object('answers', repeat(md5(n::text), 40)),
       array_to_string((array[${wizard}])[1 : case n % 4 when 0 then 1 + n % 9 else 99 end], ',')
     from generate_series(0, ${applications - 1}) n`,
    `insert into identity_checks (id, authorization_req_id, status, created_at, due_at, finished_at)
     select gen_random_uuid(), authorization_req_id, (array['VERIFIED', 'FAILED', 'PENDING'])[1 + row_number() over () % 3],
       created_at, created_at, created_at
     from applications`,
    `insert into outbox (id, channel, recipient, template, template_values, language, state, finished_at)
     select gen_random_uuid(), 'sms', phone, 'sign-up-code', '{}', language, 'sent', ${at.replace('90 days', '30 days')}
     from customers cross join lateral (select substr(phone, 5)::int as n) numbered, generate_series(1, 2)`,
    `insert into orders (authorization_req_id, customer_id, record, marks, created_at)
     select authorization_req_id, customer_id, '{}', '{}', created_at from applications where status <> 'INIT'`,
    `insert into case_proposals (id, authorization_req_id, kind, reasons, proposed_by, proposed_at, state, decided_by, decided_at)
      select gen_random_uuid(), authorization_req_id, 'REJECT', '[{}]', gen_random_uuid(), created_at, 'CONFIRMED', gen_random_uuid(),
        created_at + interval '1 hour' from applications where status in ('REJECTED', 'COMPLETED')`,
  ];
}

/** As it was counted when it happened, which the statements above leave out to be quicker. */
const countEverything = [
  `insert into daily_figures
   select myanmar_day(created_at), 'applications', application_figure_key(applications), count(*) from applications group by 1, 3`,
  `insert into daily_figures
   select myanmar_day(created_at), 'identity', status, count(*) from identity_checks group by 1, 3`,
  `insert into daily_figures
   select myanmar_day(finished_at), 'codes', state, count(*) from outbox where is_finished_code(outbox) group by 1, 3`,
];

export async function fillWithFigures({ pool }: Pick<Connection, 'pool'>, applications: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set session_replication_role = replica');
    for (const statement of [...statementsFor(applications), ...countEverything]) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
