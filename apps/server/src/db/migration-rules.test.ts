import { describe, expect, test } from 'vitest';
import { contractAfter, type MigrationFile, migrationFiles } from './migration-files.ts';

/** Those before were made when every rollout closed the desk for a minute. */
const firstUnderRules = '0170';

const statementsOf = (sql: string) =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);

const namesIn = (statements: string[], pattern: RegExp) =>
  statements.flatMap((statement) => [...statement.matchAll(pattern)].map((match) => match[1] ?? ''));

/** What a process of the version before could not go on with, or what would make everybody wait. */
function violationsOf(file: MigrationFile): string[] {
  const statements = statementsOf(file.sql);
  const ownTables = namesIn(statements, /^create table (?:if not exists )?(\w+)/g);
  const ownColumns = namesIn(statements, /add column (\w+)/g);
  const replaced = namesIn(statements, /drop constraint (\w+)/g);
  const isAboutOwn = (text: string) => ownColumns.some((column) => new RegExp(`\\b${column}\\b`).test(text));

  return statements.flatMap((statement) => {
    const table = /^(?:alter table|create (?:unique )?index .*? on) (?:only )?(\w+)/.exec(statement)?.[1] ?? '';
    if (ownTables.includes(table)) return [];
    const contracts = [
      ...(/^drop (table|view|type|function|trigger|schema)\b/.test(statement) ? ['takes something away'] : []),
      ...(/\bdrop column\b/.test(statement) ? ['takes a column away'] : []),
      ...(/\brename\b/.test(statement) ? ['renames'] : []),
      ...(/\balter column \w+ (set data )?type\b/.test(statement) ? ['changes a type'] : []),
      ...(/\balter column \w+ set not null\b/.test(statement) ? ['demands what could be left out'] : []),
      ...(/\badd column (?:(?!, add|default).)*not null(?:(?!, add|default).)*(, add|$)/.test(statement)
        ? ['demands what the version before does not write']
        : []),
      ...statement
        .split(/,? add constraint /)
        .slice(1)
        .filter((text) => !replaced.includes(text.split(' ')[0] ?? '') && !isAboutOwn(text))
        .map(() => 'forbids what was allowed'),
      ...(/^create unique index/.test(statement) && !isAboutOwn(statement) ? ['forbids what was allowed'] : []),
    ];
    const locks =
      /^create (unique )?index (?!concurrently if not exists)/.test(statement) && !isAboutOwn(statement)
        ? ['makes an index while everybody waits']
        : [];
    return [...(contractAfter(file) ? [] : contracts), ...locks].map((what) => `${file.name} ${what}: ${statement}`);
  });
}

const under = migrationFiles.filter(({ name }) => name >= firstUnderRules);

test('a migration only adds, or says after which version it takes away [OPS-015]', () => {
  expect(under.length).toBeGreaterThan(0);
  expect(under.flatMap(violationsOf)).toEqual([]);
});

test('what is taken away was done without by a version before: its migration is there, and earlier', () => {
  const names = migrationFiles.map(({ name }) => name);
  for (const file of migrationFiles) {
    const needed = contractAfter(file);
    if (needed) expect(names.slice(0, names.indexOf(file.name))).toContain(needed);
  }
});

test('an index that is made concurrently is alone in its migration', () => {
  const both = migrationFiles.filter(({ sql }) => /concurrently/i.test(sql) && statementsOf(sql).length > 1);
  expect(both.map(({ name }) => name)).toEqual([]);
});

describe('the rules notice', () => {
  test.each([
    ['drop table orders', 'takes something away'],
    ['alter table orders drop column status', 'takes a column away'],
    ['alter table orders rename column status to state', 'renames'],
    ['alter table orders alter column status type int', 'changes a type'],
    ['alter table orders alter column status set not null', 'demands what could be left out'],
    ['alter table orders add column year int not null', 'demands what the version before does not write'],
    ['alter table orders add constraint some check (status > 1)', 'forbids what was allowed'],
    ['create unique index concurrently if not exists some on orders (status)', 'forbids what was allowed'],
    ['create index some on orders (status)', 'makes an index while everybody waits'],
  ])('%s', (sql, what) => {
    expect(violationsOf({ name: '9001_some', sql })).toEqual([`9001_some ${what}: ${sql}`]);
  });

  test.each([
    'create table books (title text not null); create unique index books_once on books (title)',
    'alter table orders add column year int',
    'alter table orders add column year int not null default 0',
    'alter table orders add column year int, add constraint year_known check (year > 2000)',
    'alter table orders drop constraint status_known, add constraint status_known check (status in (1, 2, 3))',
    'create index concurrently if not exists orders_by_year on orders (year)',
    '-- contract after 9000_before\nalter table orders drop column status',
  ])('nothing in: %s', (sql) => {
    expect(violationsOf({ name: '9001_some', sql })).toEqual([]);
  });
});
