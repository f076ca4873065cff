import { localized } from '@taga/contract';
import { kindNamed } from '@taga/contract/kinds';
import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import type { LocalizedText } from '@taga/i18n';
import { type Kysely, type NotNull, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { BankService } from '../../../bank/bank.ts';
import { countRows, type Page, rowsBefore } from '../../../db/page.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { isUuid } from '../../../uuid.ts';

export interface OrderFilter {
  readonly from: Date | undefined;
  readonly before: Date | undefined;
}

export interface Order {
  readonly authorizationReqId: string;
  /** As people say it. */
  readonly applicationNo: string;
  /** Null for what is not about a deposit account. */
  readonly accountClass: string | null;
  /** `CREDITCARD` or `CARDRENEWAL` for what is about a card. */
  readonly serviceType: string | null;
  readonly status: string;
  readonly branchCode: string | null;
  readonly at: Date;
  /** By when there is an answer, while it is waited for. */
  readonly expectedOn: string | null;
}

function matching(db: Kysely<DB>, customerId: string, { from, before }: OrderFilter) {
  let query = db.selectFrom('customer_orders').where('customer_id', '=', customerId);
  if (from) query = query.where('created_at', '>=', from);
  return before ? query.where('created_at', '<', before) : query;
}

/** Of a view the database does not say what is never null. */
function ordersOf(...asked: Parameters<typeof matching>) {
  return matching(...asked)
    .selectAll()
    .$narrowType<{ id: NotNull; number: NotNull; kind: NotNull; status: NotNull; created_at: NotNull }>();
}

export function countOrders(db: Kysely<DB>, customerId: string, filter: OrderFilter): Promise<number> {
  return countRows(matching(db, customerId, filter));
}

/** The newest first. */
export async function findOrders(
  db: Kysely<DB>,
  customerId: string,
  filter: OrderFilter,
  page: Page,
): Promise<Order[]> {
  const rows = await ordersOf(db, customerId, filter)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset(rowsBefore(page))
    .execute();
  return rows.map(toOrder);
}

/** One by its id, among those of a customer. */
export async function findOwnOrder(
  db: Kysely<DB>,
  named: { readonly customerId: string; readonly authorizationReqId: string },
): Promise<Order | undefined> {
  if (!isUuid(named.authorizationReqId)) return undefined;
  const row = await ordersOf(db, named.customerId, { from: undefined, before: undefined })
    .where('id', '=', named.authorizationReqId)
    .executeTakeFirst();
  return row && toOrder(row);
}

/** Nobody has decided about it yet. */
const isAwaited = (kind: string, status: string) => kindNamed(kind).statuses[status] === 'WAITING';

type Row = Awaited<ReturnType<ReturnType<typeof ordersOf>['executeTakeFirstOrThrow']>>;

function toOrder(row: Row): Order {
  return {
    authorizationReqId: row.id,
    applicationNo: applicationNumberOf(row.number),
    accountClass: row.account_class,
    serviceType: row.service_type,
    status: row.status,
    branchCode: row.branch_code,
    at: row.created_at,
    expectedOn: isAwaited(row.kind, row.status) ? row.expected_on : null,
  };
}

export interface OrderedService {
  readonly authorizationReqId: string;
  readonly serviceId: string;
  readonly name: LocalizedText;
  readonly status: 'PENDING' | 'COMPLETED' | 'REJECTED';
  readonly at: Date;
  /** That somebody of the staff wants to reject it, or has. */
  readonly rejection: ServiceRejection | null;
}

interface ServiceRejection {
  readonly remarks: LocalizedText;
  /** The id of a member of staff. */
  readonly by: string;
  readonly at: Date;
}

const storedName = localized(z.string());

export async function findOrderedServices(db: Kysely<DB>, orderIds: readonly string[]): Promise<OrderedService[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('ordered_services')
    .selectAll()
    .where('authorization_req_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('service_id')
    .execute();
  return rows.map((row) => ({
    authorizationReqId: row.authorization_req_id,
    serviceId: row.service_id,
    name: storedName.parse(row.name),
    status: row.status,
    at: row.created_at,
    rejection:
      row.rejection_by && row.rejection_at
        ? { remarks: storedName.parse(row.rejection_remark), by: row.rejection_by, at: row.rejection_at }
        : null,
  }));
}

/** The names, by their ids, of those who want to reject a service of an order. */
export async function findRejecters(db: Kysely<DB>, orderId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('ordered_services')
    .innerJoin('staff', 'staff.id', 'rejection_by')
    .select(['staff.id', 'staff.name'])
    .where('authorization_req_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface ServiceOfOrder {
  readonly authorizationReqId: string;
  readonly serviceId: string;
}

/** Of a service that is neither settled nor about to be rejected; false where it is. */
export async function proposeServiceRejection(
  trx: Transaction<DB>,
  { authorizationReqId, serviceId }: ServiceOfOrder,
  { remarks, by, at }: ServiceRejection,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('ordered_services')
    .set({ rejection_remark: JSON.stringify(remarks), rejection_by: by, rejection_at: at })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('service_id', '=', serviceId)
    .where('status', '=', 'PENDING')
    .where('rejection_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where nobody wants to reject it, or somebody has confirmed that. */
export async function undoServiceRejection(
  trx: Transaction<DB>,
  { authorizationReqId, serviceId }: ServiceOfOrder,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('ordered_services')
    .set({ rejection_remark: null, rejection_by: null, rejection_at: null })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('service_id', '=', serviceId)
    .where('status', '=', 'PENDING')
    .where('rejection_by', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Each once, however often it is ordered. Nothing happens where an account was opened without an order. */
export async function saveOrderedServices(
  trx: Transaction<DB>,
  authorizationReqId: string,
  services: readonly Pick<BankService, 'serviceId' | 'name'>[],
  at: Date,
): Promise<void> {
  for (const { serviceId, name } of services) {
    await sql`
      insert into ordered_services (authorization_req_id, service_id, name, created_at)
      select authorization_req_id, ${serviceId}, ${JSON.stringify(name)}::jsonb, ${at}
      from orders where authorization_req_id = ${authorizationReqId}
      on conflict do nothing
    `.execute(trx);
  }
}

/** Those that the customer will not get: all but the ones that the bank has accepted. */
export async function rejectServicesExcept(
  trx: Transaction<DB>,
  authorizationReqId: string,
  acceptedIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('ordered_services')
    .set({ status: 'REJECTED' })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('status', '=', 'PENDING')
    .$if(acceptedIds.length > 0, (query) => query.where('service_id', 'not in', acceptedIds))
    .execute();
}

/** Those that the customer no longer wants: all but these. */
export async function forgetServicesExcept(
  trx: Transaction<DB>,
  authorizationReqId: string,
  wantedIds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('ordered_services')
    .where('authorization_req_id', '=', authorizationReqId)
    .$if(wantedIds.length > 0, (query) => query.where('service_id', 'not in', wantedIds))
    .execute();
}

/** Of a service that nobody has settled before; false where somebody has, or wants to reject what is said to be done. */
export async function settleService(
  trx: Transaction<DB>,
  { authorizationReqId, serviceId }: ServiceOfOrder,
  status: 'COMPLETED' | 'REJECTED',
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('ordered_services')
    .set({ status })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('service_id', '=', serviceId)
    .where('status', '=', 'PENDING')
    .$if(status === 'COMPLETED', (query) => query.where('rejection_by', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasPendingServices(trx: Transaction<DB>, authorizationReqId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('ordered_services')
    .select('service_id')
    .where('authorization_req_id', '=', authorizationReqId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was submitted, for the kind to read, and what was granted since; nothing of a draft. */
export async function findSubmitted(db: Kysely<DB>, id: string) {
  const row = await db
    .selectFrom('orders')
    .select(['record', 'terms'])
    .where('authorization_req_id', '=', id)
    .executeTakeFirst();
  return row && { record: row.record, terms: z.record(z.string(), z.unknown()).parse(row.terms) };
}
