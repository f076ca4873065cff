import { accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import { existingCustomerSteps } from '@taga/contract/journeys/existing-customer/outline';
import { existingCustomerWay } from '@taga/contract/records/desk/figures';
import { existingCustomerRoute } from '@taga/contract/records/existing-customer-step';
import { type RawBuilder, sql } from 'kysely';
import type { Period } from './period.ts';

/** The day it is in Myanmar at a moment, as on the wire. */
export const dayOf = (at: RawBuilder<unknown>) => sql<string>`to_char(${at} at time zone 'Asia/Yangon', 'YYYY-MM-DD')`;

/** What is known of a row that figures count, by which it may be put into a group. */
interface Facts {
  readonly at: RawBuilder<unknown>;
  readonly language: RawBuilder<unknown>;
  readonly phone: RawBuilder<unknown>;
  readonly township: RawBuilder<unknown>;
  readonly platform: RawBuilder<unknown>;
}

/** Only what a group is named by is worked out: there may be many rows. */
export type GroupBy = (facts: Facts) => RawBuilder<unknown>;

export const byDay: GroupBy = ({ at }) => dayOf(at);

const ofCustomer = {
  language: sql`customer.language`,
  phone: sql`customer.phone`,
  township: sql`customer.current_township`,
  /** Of the device that they signed in with last. */
  platform: sql`(
    select device.platform from known_devices device where device.customer_id = customer.id
    order by device.last_seen_at desc limit 1
  )`,
};

/** What the steps of an application are called before their names: two ways share some, and people stop at either. */
export const wayOf = (step: RawBuilder<unknown>) =>
  sql`case ${step} ->> 'baseRoute' when ${existingCustomerRoute} then ${existingCustomerWay} else '' end`;

/** Each row with whom it is about (`person`) and the group it belongs to (`name`). */
export function applicationRows({ begins, ends }: Period, groupBy: GroupBy): RawBuilder<unknown> {
  const name = groupBy({ ...ofCustomer, at: sql`application.created_at` });
  return sql`
    select application.authorization_req_id as id, customer.id::text as person, coalesce(${name}, 'unknown') as name,
      coalesce(application.status, 'INIT') <> 'INIT' as is_handed_in, ${wayOf(sql`application.step`)} as way
    from applications application join customers customer on customer.id = application.customer_id
    where application.created_at >= ${begins} and application.created_at < ${ends}`;
}

/** Those who were told that there is a code though there is none for them do not count. */
export function codeRows({ begins, ends }: Period, groupBy: GroupBy): RawBuilder<unknown> {
  const name = groupBy({
    ...ofCustomer,
    at: sql`message.finished_at`,
    language: sql`message.language`,
    phone: sql`case message.channel when 'sms' then message.recipient else customer.phone end`,
  });
  return sql`
    select message.recipient as person, coalesce(${name}, 'unknown') as name, message.state
    from outbox message left join customers customer on customer.id = coalesce(
      (select id from customers where phone = message.recipient),
      (select id from customers where login_id = message.recipient))
    where message.state <> 'waiting' and message.finished_at >= ${begins} and message.finished_at < ${ends}
      and (message.template like '%-code' or message.template = 'code-by-email') and message.recipient <> '-'`;
}

export function identityRows({ begins, ends }: Period, groupBy: GroupBy): RawBuilder<unknown> {
  const name = groupBy({ ...ofCustomer, at: sql`made.created_at` });
  return sql`
    select customer.id::text as person, coalesce(${name}, 'unknown') as name, made.status
    from identity_checks made
      join applications application on application.authorization_req_id = made.authorization_req_id
      join customers customer on customer.id = application.customer_id
    where made.status <> 'SKIPPED' and made.created_at >= ${begins} and made.created_at < ${ends}`;
}

/** The steps of the wizard in their order, and those of existing customers after them. */
export const stepNames: readonly string[] = [
  ...accountOpeningSteps.map(({ name }) => name),
  ...existingCustomerSteps.map(({ name }) => `${existingCustomerWay}${name}`),
];

/**
 * For each group of a relation `grouped` of applications: how many have left a step behind, and how many of those went no
 * further and were not handed in. The steps of an application are the bits of a number, so that nothing is sorted.
 */
export const stepCounts = sql`
  select "group", step, completed, stopped from (
    select "group", step, (count(*) filter (where (steps >> place::int) & 1 = 1))::int as completed,
      (count(*) filter (where place = furthest and not is_handed_in))::int as stopped
    from grouped
      cross join lateral (
        select bit_or(1 << array_position(${stepNames}::text[], way || saved.step)) as steps,
          max(array_position(${stepNames}::text[], way || saved.step)) as furthest
        from application_saves saved where saved.authorization_req_id = grouped.id
      ) reached
      cross join unnest(${stepNames}::text[]) with ordinality as wizard (step, place)
    group by "group", step
  ) counted where completed > 0`;
