import { accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import { type RawBuilder, sql } from 'kysely';
import type { Period } from './period.ts';

/** The day it is in Myanmar at the moment of a column, as on the wire. */
export const dayOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Yangon', 'YYYY-MM-DD')`;

/** With which device a customer signed in last. */
const lastPlatform = sql`(
  select device.platform from known_devices device where device.customer_id = customer.id
  order by device.last_seen_at desc limit 1
)`;

/**
 * What the figures count, each row with whom it is about and what they are grouped by: `person`, `at`, `language`,
 * `phone`, `township`, `platform`.
 */
export function applicationRows({ begins, ends }: Period): RawBuilder<unknown> {
  return sql`
    select application.authorization_req_id as id, customer.id::text as person, application.created_at as at,
      customer.language, customer.phone, customer.current_township as township, ${lastPlatform} as platform,
      coalesce(application.status, 'INIT') <> 'INIT' as is_handed_in
    from applications application join customers customer on customer.id = application.customer_id
    where application.created_at >= ${begins} and application.created_at < ${ends}`;
}

/** Those who were told that there is a code though there is none for them do not count. */
export function codeRows({ begins, ends }: Period): RawBuilder<unknown> {
  return sql`
    select message.recipient as person, message.finished_at as at, message.language,
      case message.channel when 'sms' then message.recipient else customer.phone end as phone,
      customer.current_township as township, ${lastPlatform} as platform, message.state
    from outbox message left join customers customer on customer.id = coalesce(
      (select id from customers where phone = message.recipient),
      (select id from customers where login_id = message.recipient))
    where message.state <> 'waiting' and message.finished_at >= ${begins} and message.finished_at < ${ends}
      and ${isCode('message')}`;
}

/** Whether a message of the outbox is a code for somebody. */
function isCode(table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('template')} like '%-code' or ${column('template')} = 'code-by-email') and ${column('recipient')} <> '-'`;
}

export function identityRows({ begins, ends }: Period): RawBuilder<unknown> {
  return sql`
    select customer.id::text as person, made.created_at as at, customer.language, customer.phone,
      customer.current_township as township, ${lastPlatform} as platform, made.status
    from identity_checks made
      join applications application on application.authorization_req_id = made.authorization_req_id
      join customers customer on customer.id = application.customer_id
    where made.status <> 'SKIPPED' and made.created_at >= ${begins} and made.created_at < ${ends}`;
}

/** The steps of the wizard in their order. */
export const stepNames: readonly string[] = accountOpeningSteps.map(({ name }) => name);

/**
 * For each group of a relation `grouped` of applications: how many have left a step behind, and how many of those went no
 * further and were not handed in.
 */
export const stepCounts = sql`
  select "group", step, count(*)::int as completed,
    (count(*) filter (where is_last and not is_handed_in))::int as stopped
  from (
    select distinct on (grouped.id, saved.step) grouped."group", grouped.is_handed_in, saved.step,
      place = max(place) over (partition by grouped.id) as is_last
    from grouped
      join application_saves saved on saved.authorization_req_id = grouped.id
      join unnest(${stepNames}::text[]) with ordinality as wizard (step, place) on wizard.step = saved.step
  ) reached
  group by "group", step`;
