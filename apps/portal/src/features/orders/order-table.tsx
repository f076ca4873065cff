// biome-ignore-all lint/a11y/noRedundantRoles: changing `display` makes some browsers forget what a table is; the roles say it again
import { cardRenewalServiceType } from '@taga/contract/constants';
import { formText } from '@taga/contract/kinds/form';
import { formKindOfOrder, formKinds } from '@taga/contract/kinds/forms';
import type { OrderSummary } from '@taga/contract/records/fulfilment/order';
import { type CatalogGroup, keepPhrases, type Language, type MessageId } from '@taga/i18n';
import { findAccountClass } from '@taga/reference/account-classes';
import { Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { ApplicationNumber } from '../../lib/fulfilment/orders/application-number.tsx';
import { stillExpected } from '../../lib/fulfilment/orders/expected-day.ts';
import { isCardOrder, orderPath } from '../../lib/fulfilment/orders/order-path.ts';
import { FormOrderStatus, OrderStatus } from '../../lib/fulfilment/orders/order-status.tsx';
import { formatMyanmarDay } from '../../lib/messaging/lists/myanmar-day.ts';

const columns = ['date', 'services', 'status', 'timeline', 'pickup', 'action'] as const;
type Column = (typeof columns)[number];

const headerOf = (column: Column): MessageId<'orders'> => `orders.column.${column}`;

/** Nothing is waited for. */
const noEstimate = '-';

/** On a phone every value has its header beside it, but for the title of the card and what can be done with it. */
function Cell({ column, children }: { column: Column; children: ReactNode }) {
  const text = useText();
  const isTitle = column === 'services';
  return (
    <td
      role="cell"
      className={`flex items-baseline justify-between gap-4 md:table-cell md:px-3 md:py-3 md:align-top ${isTitle ? 'order-first' : ''}`}
    >
      {!isTitle && column !== 'action' && (
        <span aria-hidden="true" className="shrink-0 text-sm text-text-muted md:hidden">
          {text(headerOf(column))}
        </span>
      )}
      <span className={isTitle ? 'min-w-0' : 'min-w-0 text-right md:text-left'}>{children}</span>
    </td>
  );
}

function useOrderName(order: OrderSummary): string {
  const text = useText();
  const { AccountClass: code, ServiceType } = order;
  const form = formKindOfOrder(order);
  if (form) return text(formText(form, 'name'));
  if (ServiceType === cardRenewalServiceType) return text('orders.row.renewal');
  const accountType = findAccountClass(code ?? '')?.accountType;
  if (accountType) return text(`accountList.${accountType}.name`);
  return code ?? text('orders.row.card');
}

function day(moment: string, language: Language): string {
  return formatMyanmarDay(moment, 'dayMonthYear', language);
}

/** What was ordered with an account: on a phone two lines of its card, what it is and how far. */
function ServiceRow({ service }: { service: OrderSummary['Services'][number] }) {
  const language = useLanguage();
  const cell = 'block md:table-cell md:px-3 md:py-2 md:align-top';
  return (
    <tr
      role="row"
      className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 border-t border-border pt-3 text-sm md:table-row md:border-0"
    >
      <td role="cell" className={`${cell} order-1 whitespace-nowrap text-text-muted`}>
        {day(service.CreatedDate, language)}
      </td>
      <td role="cell" className={`${cell} md:pl-7`}>
        {keepPhrases(service.ServiceName)}
      </td>
      <td role="cell" className={`${cell} order-1 col-span-2`}>
        <OrderStatus status={service.Status} />
      </td>
      <td role="cell" colSpan={3} className="hidden md:table-cell" />
    </tr>
  );
}

/** An order, and under it a row for each of its services. On a phone they are one card. */
function OrderRows({ order }: { order: OrderSummary }) {
  const text = useText();
  const language = useLanguage();
  const name = useOrderName(order);
  const expected = stillExpected(order.ExpectedDay);
  const form = formKindOfOrder(order);
  return (
    <tbody
      role="rowgroup"
      className="mb-3 grid grid-cols-1 gap-3 rounded-card border border-border bg-surface-raised p-4 md:mb-0 md:table-row-group md:rounded-none md:border-0 md:border-b"
    >
      <tr role="row" className="grid grid-cols-1 gap-2 md:table-row">
        <Cell column="date">
          <span className="md:whitespace-nowrap">{day(order.CreatedDate, language)}</span>
        </Cell>
        <Cell column="services">
          <span className="grid gap-0.5">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <ApplicationNumber number={order.ApplicationNo} />
          </span>
        </Cell>
        <Cell column="status">
          {form ? (
            <FormOrderStatus kind={form} status={order.Status} />
          ) : (
            <OrderStatus status={order.Status} isCard={isCardOrder(order)} />
          )}
        </Cell>
        <Cell column="timeline">{expected ? text('orders.row.by', { day: day(expected, language) }) : noEstimate}</Cell>
        <Cell column="pickup">{order.BranchName ? keepPhrases(order.BranchName) : noEstimate}</Cell>
        <Cell column="action">
          <Link
            as={RouterLink}
            standalone
            href={orderPath(order)}
            aria-label={text('orders.row.detailOf', { order: name })}
            className="-my-2.5 lg:whitespace-nowrap"
          >
            {text('orders.row.detail')}
          </Link>
        </Cell>
      </tr>
      {order.Services.map((service) => (
        <ServiceRow key={service.ServiceName} service={service} />
      ))}
    </tbody>
  );
}

/** Nobody fetches the words of kinds that there are none of. */
const words: readonly CatalogGroup[] = formKinds.length > 0 ? ['kinds'] : [];

/** A table on a desktop, a card for each order on a phone, from one piece of HTML. */
export function OrderTable({ orders }: { orders: readonly OrderSummary[] }) {
  const text = useText();
  const hasWords = useCatalogs(words);
  if (!hasWords) return null;
  return (
    <table
      role="table"
      className="block w-full border-collapse md:table md:overflow-hidden md:rounded-card md:bg-surface-raised"
    >
      <caption className="sr-only">{text('orders.table.caption')}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="md:border-b md:border-border">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="px-3 py-3 text-left text-sm font-medium text-text-muted"
            >
              {text(headerOf(column))}
            </th>
          ))}
        </tr>
      </thead>
      {orders.map((order) => (
        <OrderRows key={order.AuthorizationReqId} order={order} />
      ))}
    </table>
  );
}
