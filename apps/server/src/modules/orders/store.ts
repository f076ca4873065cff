import type { Language } from '@taga/i18n';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { BankService } from '../../bank/bank.ts';
import { type Page, rowsBefore } from '../../db/page.ts';
import type { DB } from '../../db/schema.gen.ts';
import { isUuid } from '../../uuid.ts';

export interface OrderFilter {
  readonly from: Date | undefined;
  readonly before: Date | undefined;
}

export interface Order {
  readonly authorizationReqId: string;
  readonly accountClass: string;
  readonly status: string;
  readonly branchCode: string | null;
  readonly at: Date;
}

function ordersOf(db: Kysely<DB>, customerId: string, { from, before }: OrderFilter) {
  return db
    .selectFrom('orders')
    .where('orders.customer_id', '=', customerId)
    .$if(from !== undefined, (query) => query.where('orders.created_at', '>=', from as Date))
    .$if(before !== undefined, (query) => query.where('orders.created_at', '<', before as Date));
}

export async function countOrders(db: Kysely<DB>, customerId: string, filter: OrderFilter): Promise<number> {
  const row = await ordersOf(db, customerId, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** The newest first. */
export async function findOrders(
  db: Kysely<DB>,
  customerId: string,
  filter: OrderFilter,
  page: Page,
): Promise<Order[]> {
  const rows = await described(ordersOf(db, customerId, filter))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.authorization_req_id', 'desc')
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
  const row = await described(ordersOf(db, named.customerId, { from: undefined, before: undefined }))
    .where('orders.authorization_req_id', '=', named.authorizationReqId)
    .executeTakeFirst();
  return row && toOrder(row);
}

/** With what the application says of it. */
function described(orders: ReturnType<typeof ordersOf>) {
  return orders
    .innerJoin('applications', 'applications.authorization_req_id', 'orders.authorization_req_id')
    .select(['orders.authorization_req_id', 'orders.created_at', 'account_class', 'status'])
    .select(sql<string | null>`orders.record ->> 'BranchCode'`.as('branch_code'));
}

interface OrderRow {
  readonly authorization_req_id: string;
  readonly account_class: string;
  readonly status: string | null;
  readonly branch_code: string | null;
  readonly created_at: Date;
}

function toOrder(row: OrderRow): Order {
  return {
    authorizationReqId: row.authorization_req_id,
    accountClass: row.account_class,
    status: row.status ?? '',
    branchCode: row.branch_code,
    at: row.created_at,
  };
}

export interface OrderedService {
  readonly authorizationReqId: string;
  readonly serviceId: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly status: string;
  readonly at: Date;
}

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
    name: { en: row.name_en, mm: row.name_mm },
    status: row.status,
    at: row.created_at,
  }));
}

/** Each once, however often it is ordered. Nothing happens where an account was opened without an order. */
export async function keepOrderedServices(
  trx: Transaction<DB>,
  authorizationReqId: string,
  services: readonly Pick<BankService, 'serviceId' | 'name'>[],
  at: Date,
): Promise<void> {
  for (const { serviceId, name } of services) {
    await sql`
      insert into ordered_services (authorization_req_id, service_id, name_en, name_mm, created_at)
      select authorization_req_id, ${serviceId}, ${name.en}, ${name.mm}, ${at}
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
