import type { OrderSummary } from '@taga/contract/records/fulfilment/order';
import { type Language, textIn } from '@taga/i18n';
import { branchLabel } from '@taga/reference/branch-words';
import { findBranch } from '@taga/reference/branches';
import type { Kysely } from 'kysely';
import type { Page } from '../../../db/page.ts';
import type { DB } from '../../../db/schema.gen.ts';
import {
  countOrders,
  findOrderedServices,
  findOrders,
  type Order,
  type OrderedService,
  type OrderFilter,
} from './store.ts';

interface OrderListQuery {
  readonly customerId: string;
  readonly filter: OrderFilter;
  readonly page: Page;
  readonly language: Language;
}

/** What the customer has asked the bank for, each with the services that were ordered with it. */
export async function listOrders(
  { customerId, filter, page, language }: OrderListQuery,
  db: Kysely<DB>,
): Promise<{ Details: OrderSummary[]; TotalCount: number }> {
  const [TotalCount, orders] = await Promise.all([
    countOrders(db, customerId, filter),
    findOrders(db, customerId, filter, page),
  ]);
  const services = await findOrderedServices(
    db,
    orders.map(({ authorizationReqId }) => authorizationReqId),
  );
  return { Details: orders.map((order) => toSummary(order, services, language)), TotalCount };
}

function toSummary(order: Order, services: readonly OrderedService[], language: Language): OrderSummary {
  const own = services.filter(({ authorizationReqId }) => authorizationReqId === order.authorizationReqId);
  const branch = findBranch(order.branchCode ?? '');
  return {
    AuthorizationReqId: order.authorizationReqId,
    ApplicationNo: order.applicationNo,
    CreatedDate: order.at.toISOString(),
    AccountClass: order.accountClass,
    Status: order.status,
    ExpectedDay: order.expectedOn,
    BranchName: branch ? branchLabel(branch, language) : null,
    ServiceType: order.serviceType,
    Services: own.map(({ name, status, at }) => ({
      ServiceName: textIn(language, name),
      Status: status,
      CreatedDate: at.toISOString(),
    })),
  };
}
