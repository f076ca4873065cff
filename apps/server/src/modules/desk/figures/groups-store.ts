import { type HealthGrouping, otherGroups, smallestGroup } from '@taga/contract/records/desk/figures';
import { mobileOperators } from '@taga/reference/mobile-operators';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Period } from './period.ts';
import type { KeyCount } from './step-figures.ts';

/** What is known of a row that figures count, by which it may be put into a group. */
interface Facts {
  readonly at: RawBuilder<unknown>;
  readonly language: RawBuilder<unknown>;
  readonly phone: RawBuilder<unknown>;
  readonly township: RawBuilder<unknown>;
}

/** The name of the first list that a value stands in. */
function nameIn(value: RawBuilder<unknown>, lists: Readonly<Record<string, readonly string[]>>): RawBuilder<unknown> {
  const cases = Object.entries(lists).map(([name, values]) => sql`when ${value} = any(${values}::text[]) then ${name}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}

const kindsOfDevice = {
  phone: ['Android', 'iPhone'],
  tablet: ['iPad'],
  computer: ['Windows', 'ChromeOS', 'Mac', 'Linux'],
};
const operators = Object.fromEntries(mobileOperators.map(({ name, prefixes }) => [name, prefixes]));

const groupings: Readonly<Record<HealthGrouping, (facts: Facts) => RawBuilder<unknown>>> = {
  day: ({ at }) => sql`to_char(myanmar_day(${at}), 'YYYY-MM-DD')`,
  language: ({ language }) => language,
  device: () => nameIn(sql`device.platform`, kindsOfDevice),
  operator: ({ phone }) => nameIn(sql`"left"(${phone}, 4)`, operators),
  township: ({ township }) => township,
};

/** The device that each signed in with last. */
const lastDevice = sql`
  select distinct on (customer_id) customer_id, platform from known_devices order by customer_id, last_seen_at desc`;

const ofCustomer = {
  language: sql`customer.language`,
  phone: sql`customer.phone`,
  township: sql`customer.current_township`,
};

type Rows = (period: Period, by: HealthGrouping) => RawBuilder<unknown>;

/**
 * Each row with whom it is about (`person`), the group it belongs to (`name`) and what is counted of it (`key`). What is
 * joined and not asked for costs nothing: each is there once, and the database leaves it out.
 */
const rowsOf: Readonly<Record<'applications' | 'identity' | 'codes', Rows>> = {
  applications: ({ begins, ends }, by) => sql`
    select application.customer_id as person, ${groupings[by]({ ...ofCustomer, at: sql`application.created_at` })} as name,
      application_figure_key(application) as key
    from applications application left join customers customer on customer.id = application.customer_id
      left join (${lastDevice}) device on device.customer_id = customer.id
    where application.account_class is not null
      and application.created_at >= ${begins} and application.created_at < ${ends}`,
  identity: ({ begins, ends }, by) => sql`
    select application.customer_id as person, ${groupings[by]({ ...ofCustomer, at: sql`made.created_at` })} as name, made.status as key
    from identity_checks made
      join applications application on application.authorization_req_id = made.authorization_req_id
      left join customers customer on customer.id = application.customer_id
      left join (${lastDevice}) device on device.customer_id = customer.id
    where made.status <> 'SKIPPED' and made.created_at >= ${begins} and made.created_at < ${ends}`,
  codes: ({ begins, ends }, by) => {
    const name = groupings[by]({
      at: sql`message.finished_at`,
      language: sql`message.language`,
      phone: sql`case message.channel when 'sms' then message.recipient else by_email.phone end`,
      township: sql`coalesce(by_phone.current_township, by_email.current_township)`,
    });
    return sql`
      select message.recipient as person, ${name} as name, message.state as key
      from outbox message
        left join customers by_phone on by_phone.phone = message.recipient
        left join customers by_email on by_email.login_id = message.recipient
        left join (${lastDevice}) device on device.customer_id = coalesce(by_phone.id, by_email.id)
      where is_finished_code(message) and message.state <> 'waiting'
        and message.finished_at >= ${begins} and message.finished_at < ${ends}`;
  },
};

/** So many of a group of so many people. */
export interface GroupCount extends KeyCount {
  readonly group: string;
  readonly people: number;
}

/**
 * Counted from the rows themselves: whether a group has 20 people can only be told by knowing who they are. Groups of fewer
 * are one group together. Its people are counted again, since one person may be in several: on each of some days, for example.
 */
export async function countsPerGroup(
  db: Kysely<DB>,
  figure: keyof typeof rowsOf,
  period: Period,
  by: HealthGrouping,
): Promise<GroupCount[]> {
  const { rows } = await sql<GroupCount>`
    with named as not materialized (
      select person, coalesce(name, 'unknown') as name, key from (${rowsOf[figure](period, by)}) row
    ),
    counts as (select name, key, count(*) as count from named group by name, key),
    people as materialized (select name, person from named group by name, person),
    sizes as (select name, count(*) as people from people group by name),
    small as (select name from sizes where people < ${smallestGroup}),
    shown as (
      select name, name as "group", people from sizes where people >= ${smallestGroup}
      union all
      select name, ${otherGroups}, (select count(distinct person) from people join small using (name)) from small
    )
    select "group", people::int as people, key, sum(count)::int as count
    from counts join shown using (name) where people >= ${smallestGroup}
    group by "group", people, key order by "group", key`.execute(db);
  return rows;
}
