import type { FoundCase } from '@taga/contract/records/desk/customer';
import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type Branches, isCaseWithin, isCustomerWithin } from '../../../db/within-branches.ts';
import { compareNames, nameKeyOf } from '../../customers/names/index.ts';
import type { SearchWords } from './search-words.ts';

/** Many people's names begin alike; of these, those that sound as what was typed are few. */
const mostOfOneSound = 1000;

const columnsFound = [
  'id',
  'full_name',
  'login_id',
  'phone',
  'id_type',
  'id_value',
  'cif_no',
  'product_code',
  'status',
  'created_at',
] as const;

/** By name; one more than `size` where there are more. Every condition is one that an index answers. */
export async function searchCustomers(
  db: Kysely<DB>,
  words: SearchWords,
  { branches, size }: { readonly branches: Branches; readonly size: number },
) {
  const { burmeseName } = words;
  const rows = await findRows(db, words, branches, burmeseName ? mostOfOneSound : size + 1);
  return burmeseName ? rows.filter(({ full_name }) => compareNames(burmeseName, full_name)).slice(0, size + 1) : rows;
}

async function findRows(db: Kysely<DB>, words: SearchWords, branches: Branches, limit: number) {
  const [first, ...others] = matchesOf(db, words);
  if (!first) return [];
  return db
    .selectFrom(others.reduce((all, each) => all.union(each), first).as('customers'))
    .selectAll()
    .where(isCustomerWithin(branches, 'customers.id'))
    .orderBy('full_name')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Those whom the words find, for the cases that they have; no more than anybody reads. */
export async function findCustomerIds(db: Kysely<DB>, words: SearchWords): Promise<string[]> {
  const rows = await searchCustomers(db, words, { branches: null, size: mostOfOneSound });
  return rows.map(({ id }) => id);
}

/** That of an application, once it was submitted. */
export async function findCasesOf(
  db: Kysely<DB>,
  { application }: SearchWords,
  branches: Branches,
): Promise<FoundCase[]> {
  if (application === undefined) return [];
  const rows = await db
    .selectFrom('applications')
    .innerJoin('cases', 'cases.authorization_req_id', 'applications.authorization_req_id')
    .innerJoin('customers', 'customers.id', 'applications.customer_id')
    .select(['cases.authorization_req_id', 'cases.queue', 'customers.full_name'])
    .where('applications.number', '=', application)
    .where(isCaseWithin(branches))
    .execute();
  const applicationNo = applicationNumberOf(application);
  return rows.map((row) => ({
    id: row.authorization_req_id,
    applicationNo,
    queue: row.queue,
    customerName: row.full_name,
  }));
}

/** Looked up one by one: where any of several conditions will do, the database would rather read the whole table. */
function matchesOf(db: Kysely<DB>, words: SearchWords) {
  const { idDigits, nameWords, accountNumber, burmeseName, application } = words;
  const sounds = burmeseName ? nameKeyOf(burmeseName).split('-') : [];
  const query = nameWords?.map((word) => `${word}:*`).join(' & ');
  const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const beginsWith = (column: 'login_id' | 'phone' | 'id_value' | 'cif_no', text: string | undefined) =>
    text ? [sql<SqlBool>`${sql.ref(column)} like ${beginning(text)}`] : [];
  const conditions = [
    ...(application === undefined
      ? []
      : [sql<SqlBool>`id in (select customer_id from applications where number = ${application})`]),
    ...beginsWith('login_id', words.email),
    ...beginsWith('phone', words.phone),
    ...beginsWith('id_value', words.idValue),
    ...beginsWith('cif_no', words.customerNo),
    ...(accountNumber
      ? [
          sql<SqlBool>`id in (select customer_id from account_openings where account_number like ${beginning(accountNumber)})`,
        ]
      : []),
    ...(sounds.length > 0 ? [sql<SqlBool>`string_to_array(name_key, '-') @> ${sounds}::text[]`] : []),
    ...(idDigits ? [sql<SqlBool>`"right"(id_value, 6) = ${idDigits}`] : []),
    ...(query ? [sql<SqlBool>`to_tsvector('simple', full_name) @@ to_tsquery('simple', ${query})`] : []),
  ];
  return conditions.map((condition) => db.selectFrom('customers').select(columnsFound).where(condition));
}

/** The cases of several customers, the newest first. */
export async function findCasesOfCustomers(db: Kysely<DB>, customerIds: readonly string[], branches: Branches) {
  if (customerIds.length === 0) return [];
  return db
    .selectFrom('cases')
    .select(['customer_id', 'authorization_req_id', 'queue', 'account_class', 'status'])
    .where('customer_id', 'in', customerIds)
    .where(isCaseWithin(branches))
    .orderBy('handed_in_at', 'desc')
    .execute();
}
