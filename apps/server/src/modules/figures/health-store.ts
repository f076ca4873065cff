import {
  type HealthFigures,
  type HealthGrouping,
  otherGroups,
  type StepFigure,
  smallestGroup,
} from '@taga/contract/records/desk/figures';
import { mobileOperators } from '@taga/reference/mobile-operators';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { Period } from './period.ts';
import { applicationRows, byDay, codeRows, type GroupBy, identityRows, stepCounts, stepNames } from './rows-store.ts';

const kindsOfDevice = {
  Android: 'phone',
  iPhone: 'phone',
  iPad: 'tablet',
  Windows: 'computer',
  ChromeOS: 'computer',
  Mac: 'computer',
  Linux: 'computer',
} as const;

const operatorOfPrefix = Object.fromEntries(
  mobileOperators.flatMap(({ name, prefixes }) => prefixes.map((prefix) => [prefix, name])),
);

/** What a value is called in a table of ours. */
function lookUp(value: RawBuilder<unknown>, table: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql`${JSON.stringify(table)}::jsonb ->> ${value}`;
}

const groupings: Readonly<Record<HealthGrouping, GroupBy>> = {
  day: byDay,
  language: ({ language }) => language,
  device: ({ platform }) => lookUp(platform, kindsOfDevice),
  operator: ({ phone }) => lookUp(sql`"left"(${phone}, 4)`, operatorOfPrefix),
  township: ({ township }) => township,
};

/**
 * Rows with the group that each is shown in. Those of fewer than 20 people are one group together. People are counted
 * again when they are together, since one person may be in several: on each of some days, for example.
 */
function grouped(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with named as (${rows}),
    large as (select name from named group by name having count(distinct person) >= ${smallestGroup}),
    grouped as (
      select named.*, coalesce(large.name, ${otherGroups}) as "group" from named left join large on large.name = named.name
    )`;
}

const ofEnoughPeople = sql`group by "group" having count(distinct person) >= ${smallestGroup} order by "group"`;

type DropOff = HealthFigures['dropOff'][number];

export async function dropOffByGroup(db: Kysely<DB>, period: Period, by: HealthGrouping): Promise<DropOff[]> {
  const relation = grouped(applicationRows(period, groupings[by]));
  const { rows: groups } = await sql<Omit<DropOff, 'steps'>>`
    ${relation}
    select "group", count(distinct person)::int as people, count(*)::int as applications,
      (count(*) filter (where is_handed_in))::int as "handedIn"
    from grouped ${ofEnoughPeople}`.execute(db);
  const { rows: steps } = await sql<StepFigure & { group: string }>`${relation} ${stepCounts}`.execute(db);
  return groups.map((group) => ({
    ...group,
    steps: stepNames.flatMap((name) => {
      const found = steps.find((each) => each.group === group.group && each.step === name);
      return found ? [{ step: name, completed: found.completed, stopped: found.stopped }] : [];
    }),
  }));
}

export async function codesByGroup(
  db: Kysely<DB>,
  period: Period,
  by: HealthGrouping,
): Promise<HealthFigures['codes']> {
  const { rows } = await sql<HealthFigures['codes'][number]>`
    ${grouped(codeRows(period, groupings[by]))}
    select "group", count(distinct person)::int as people,
      (count(*) filter (where state = 'sent'))::int as sent,
      (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'expired'))::int as expired
    from grouped ${ofEnoughPeople}`.execute(db);
  return rows;
}

export async function identityByGroup(
  db: Kysely<DB>,
  period: Period,
  by: HealthGrouping,
): Promise<HealthFigures['identity']> {
  const { rows } = await sql<HealthFigures['identity'][number]>`
    ${grouped(identityRows(period, groupings[by]))}
    select "group", count(distinct person)::int as people,
      (count(*) filter (where status = 'VERIFIED'))::int as verified,
      (count(*) filter (where status = 'FAILED'))::int as failed,
      (count(*) filter (where status = 'PENDING'))::int as undecided
    from grouped ${ofEnoughPeople}`.execute(db);
  return rows;
}
