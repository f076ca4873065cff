import { ordersPageSize } from '@taga/contract/constants';
import { openDateRange } from '@taga/contract/rules/fields/date-range';
import { Button, RefreshIcon } from '@taga/ui';
import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import type { Customer } from '../../lib/access/session/session.ts';
import { DaysFilter } from '../../lib/messaging/lists/days-filter.tsx';
import { FilterPanel } from '../../lib/messaging/lists/filter-panel.tsx';
import { ListFrame } from '../../lib/messaging/lists/list-frame.tsx';
import { isFiltered } from '../../lib/messaging/lists/list-query.ts';
import { useListQuery } from '../../lib/messaging/lists/use-list-query.ts';
import { SignedIn } from '../../lib/platform/query/customer-queries.tsx';
import { OrderTable } from './order-table.tsx';
import { useOrders } from './use-orders.ts';

function Orders({ customer }: { customer: Customer }) {
  const text = useText();
  const { query, hrefFor, filter } = useListQuery(paths.orders(), { range: openDateRange });
  const list = useOrders({ ...query, loginId: customer.loginId });
  const isRefreshing = list.isFetching && list.data !== undefined;
  const refresh = (
    <Button
      variant="text"
      size="compact"
      loading={isRefreshing ? text('orders.page.refreshing') : undefined}
      onClick={() => void list.refetch()}
    >
      <RefreshIcon />
      {text('orders.page.refresh')}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title={text('orders.page.title')} />
      <FilterPanel isFiltered={isFiltered(query)} onClear={() => filter({ from: '', to: '' })} beside={refresh}>
        <DaysFilter from={query.from} to={query.to} range={openDateRange} onDays={filter} />
      </FilterPanel>
      <ListFrame list={list} page={query.page} pageSize={ordersPageSize} hrefFor={hrefFor}>
        {(orders) => <OrderTable orders={orders} />}
      </ListFrame>
    </div>
  );
}

/** What the customer has asked the bank for, and how far it is. */
export function Page() {
  return <SignedIn>{(customer) => <Orders customer={customer} />}</SignedIn>;
}
