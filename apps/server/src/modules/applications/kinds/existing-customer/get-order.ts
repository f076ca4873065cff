import { errorCodes } from '@taga/contract';
import { existingCustomerClass } from '@taga/contract/journeys/existing-customer/outline';
import type { ExistingCustomerOrder } from '@taga/contract/records/fulfilment/order';
import { type Language, textIn } from '@taga/i18n';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import { DomainError } from '../../../../domain-error.ts';
import type { Customer } from '../../../customers/customers/index.ts';
import type { Openings } from '../../../fulfilment/openings/index.ts';
import { findOrderedServices, findOwnOrder } from '../../../fulfilment/orders/index.ts';
import { findRejection } from '../../../messaging/inbox/index.ts';

interface OrderQuery {
  readonly id: string;
  readonly language: Language;
}

interface OrderDependencies {
  readonly db: Kysely<DB>;
  readonly openings: Openings;
}

/** A Cash Current account that the customer has ordered, with its number once there is one. */
export async function getOrder(
  customer: Customer,
  asked: OrderQuery,
  { db, openings }: OrderDependencies,
): Promise<ExistingCustomerOrder> {
  const named = { customerId: customer.id, authorizationReqId: asked.id };
  const order = await findOwnOrder(db, named);
  if (order?.accountClass !== existingCustomerClass) throw new DomainError(errorCodes.notFound);
  const opening = await openings.find(named);
  const ordered = await findOrderedServices(db, [asked.id]);
  const isOpen = opening?.step === 'done';
  // An open account comes with what the bank has accepted.
  const services = ordered.filter(({ status }) => !isOpen || status !== 'REJECTED');
  return {
    ApplicationNo: order.applicationNo,
    bankaccountNumber: isOpen ? opening.accountNumber : null,
    Name: customer.person.fullName,
    CIFNo: customer.cifNo,
    createdDate: order.at.toISOString(),
    Status: order.status,
    Rejection: order.status === 'REJECTED' ? await findRejection(db, named, asked.language) : null,
    Services: services.map(({ name }) => ({ ServiceName: textIn(asked.language, name) })),
  };
}

/** The account card as a PDF. There is none before there is an account. */
export async function getCard(
  customer: Customer,
  asked: OrderQuery,
  dependencies: OrderDependencies,
): Promise<{ FileName: string; Content: string }> {
  const order = await getOrder(customer, asked, dependencies);
  const { bankaccountNumber } = order;
  if (bankaccountNumber === null) throw new DomainError(errorCodes.notFound);
  // Fonts and PDF library take a third of a second to load, which no start and no test should wait for.
  const { writeCard } = await import('./write-card.ts');
  const content = await writeCard({ ...order, bankaccountNumber }, asked.language);
  return { FileName: `account-card-${bankaccountNumber.slice(-4)}.pdf`, Content: content.toString('base64') };
}
