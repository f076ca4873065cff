import { errorCodes } from '@taga/contract';
import { accountNumberDigits } from '@taga/contract/constants';
import { blockReason, type CustomerAtDesk, customerSearchMaxRows } from '@taga/contract/records/desk/customer';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Bank } from '../../../bank/bank.ts';
import { BankUnavailable } from '../../../bank/bank-errors.ts';
import type { ReadReplica } from '../../../db/replica.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { listDevices, listSessions } from '../../access/sessions/index.ts';
import type { LoginTries } from '../../access/sign-in-attempts/index.ts';
import { listApplications } from '../../applications/drafts/index.ts';
import { type Customer, findCustomer, findCustomerBlock } from '../../customers/customers/index.ts';
import { recordAudit } from '../../staff/audit/index.ts';
import { type Asker, findApplicationsOutside } from '../branch-access/index.ts';
import { kindsOf, readSearch, type SearchWords } from './search-words.ts';
import { findCasesOf, findCasesOfCustomers, searchCustomers } from './store.ts';

export interface LookUpDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

export interface SearchDependencies extends LookUpDependencies {
  readonly readReplica: ReadReplica;
  readonly bank: Pick<Bank, 'findAccount'>;
}

/** Whose account it is that was not opened here, the bank knows; without its answer the rest is looked for. */
async function withOwner(words: SearchWords, bank: SearchDependencies['bank']): Promise<SearchWords> {
  if (words.accountNumber?.length !== accountNumberDigits) return words;
  try {
    const account = await bank.findAccount(words.accountNumber);
    return account ? { ...words, customerNo: account.cifNo } : words;
  } catch (error) {
    if (error instanceof BankUnavailable) return words;
    throw error;
  }
}

/** What was looked for is not written down: it is somebody's name or number. */
export async function findCustomers(
  text: string,
  { staffId, branches }: Asker,
  { db, readReplica, now, bank }: SearchDependencies,
) {
  const words = await withOwner(readSearch(text), bank);
  const rows = await readReplica((late) => searchCustomers(late, words, { branches, size: customerSearchMaxRows }));
  await recordAudit(db, {
    actor: { kind: 'staff', id: staffId },
    action: 'customers.searched',
    facts: { by: kindsOf(words), found: Math.min(rows.length, customerSearchMaxRows) },
    at: now(),
  });
  const shown = rows.slice(0, customerSearchMaxRows);
  const cases = await findCasesOfCustomers(
    db,
    shown.map(({ id }) => id),
    branches,
  );
  const customers = shown.map((row) => ({
    customerId: row.id,
    name: row.full_name,
    loginId: row.login_id,
    phone: row.phone,
    idType: row.id_type,
    idValue: row.id_value,
    customerNo: row.cif_no,
    productCode: row.product_code,
    status: row.status,
    since: row.created_at.toISOString(),
    cases: cases.filter((each) => each.customer_id === row.id).map(describeCase),
  }));
  return { customers, isMore: rows.length > customerSearchMaxRows, cases: await findCasesOf(db, words, branches) };
}

/** That a member of staff looks at a customer, or at what is fetched by itself: written down before it is shown. */
export async function noteView(
  { customerId, part }: { readonly customerId: string; readonly part?: string },
  { staffId }: Asker,
  { db, now }: LookUpDependencies,
): Promise<void> {
  await recordAudit(db, {
    actor: { kind: 'staff', id: staffId },
    action: 'customer.viewed',
    subject: { kind: 'customer', id: customerId },
    ...(part && { facts: { part } }),
    at: now(),
  });
}

export interface ViewDependencies extends LookUpDependencies {
  readonly loginTries: Pick<LoginTries, 'lockedUntil'>;
}

export async function viewCustomer(
  customerId: string,
  asker: Asker,
  dependencies: ViewDependencies,
): Promise<CustomerAtDesk> {
  const { db, now, loginTries } = dependencies;
  const { branches } = asker;
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new DomainError(errorCodes.notFound);
  const at = now();
  await noteView({ customerId }, asker, dependencies);
  const [sessions, devices] = await Promise.all([listSessions(db, customerId, at), listDevices(db, customerId)]);
  const applications = await listApplications(db, customerId);
  const outside = await findApplicationsOutside(
    db,
    applications.map(({ authorizationReqId }) => authorizationReqId),
    branches,
  );
  const block = await findCustomerBlock(db, customerId);
  return {
    ...describe(customer),
    cases: (await findCasesOfCustomers(db, [customerId], branches)).map(describeCase),
    block: block
      ? { by: block.by, reason: z.catch(z.nullable(blockReason), null).parse(block.reason), at: block.at.toISOString() }
      : null,
    lockedUntil: (await loginTries.lockedUntil(db, customer.person.loginId))?.toISOString() ?? null,
    devices: devices.map(({ device, firstSeenAt, lastSeenAt }) => ({
      ...device,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    sessions: sessions.map(({ id, device, network, startedAt, expiresAt }) => ({
      sessionId: id,
      ...device,
      network,
      startedAt: startedAt.toISOString(),
      endsAt: expiresAt.toISOString(),
    })),
    applications: applications
      .filter(({ authorizationReqId }) => !outside.has(authorizationReqId))
      .map(({ authorizationReqId, applicationNo, accountClass, currency, status, createdAt }) => ({
        authorizationReqId,
        applicationNo,
        accountClass,
        currency,
        status,
        begunAt: createdAt.toISOString(),
      })),
  };
}

type CaseRow = Awaited<ReturnType<typeof findCasesOfCustomers>>[number];

function describeCase({ authorization_req_id: id, queue, account_class: accountClass, status }: CaseRow) {
  return { id, queue, accountClass, status };
}

function describe({ id, person, productCode, cifNo, status, createdAt, existingCustomer }: Customer) {
  return {
    customerId: id,
    name: person.fullName,
    fatherName: person.fatherName,
    loginId: person.loginId,
    phone: person.phone,
    idType: person.idType,
    idValue: person.idValue,
    birthDate: person.birthDate,
    gender: person.gender,
    nationality: person.nationality,
    language: person.language,
    state: person.currentAddress.state,
    township: person.currentAddress.township,
    address: person.currentAddress.address,
    customerNo: cifNo,
    productCode,
    status,
    since: createdAt.toISOString(),
    isExistingCustomer: existingCustomer,
  };
}
