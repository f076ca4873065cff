import { firstPageIndex, ordersPageSize } from '@taga/contract/constants';
import { Button, RefreshIcon } from '@taga/ui';
import { useLocation, useNavigate } from '@taga/web/navigation';
import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import type { Customer } from '../../lib/access/session/session.ts';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { DaysFilter } from '../../lib/messaging/lists/days-filter.tsx';
import { FilterPanel } from '../../lib/messaging/lists/filter-panel.tsx';
import { ListFrame } from '../../lib/messaging/lists/list-frame.tsx';
import { isFiltered, type ListQuery, listHref, readListQuery } from '../../lib/messaging/lists/list-query.ts';
import { CustomerQueries } from '../../lib/platform/query/customer-queries.tsx';
import { OrderTable } from './order-table.tsx';
import { useOrders } from './use-orders.ts';

function Orders({ customer }: { customer: Customer }) {
  const text = useText();
  const navigate = useNavigate();
  const query = readListQuery(useLocation().search);
  const list = useOrders({ ...query, loginId: customer.loginId });
  const hrefWith = (changes: Partial<ListQuery>) => listHref(paths.orders(), { ...query, ...changes });
  const filter = (changes: Partial<ListQuery>) =>
    navigate(hrefWith({ page: firstPageIndex, ...changes }), { replace: true });
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
        <DaysFilter from={query.from} to={query.to} onDays={filter} />
      </FilterPanel>
      <ListFrame list={list} page={query.page} pageSize={ordersPageSize} hrefFor={(page) => hrefWith({ page })}>
        {(orders) => <OrderTable orders={orders} />}
      </ListFrame>
    </div>
  );
}

/** What the customer has asked the bank for, and how far it is. */
export function Page() {
  const customer = useCustomer();
  if (!customer) return null;
  return (
    <CustomerQueries loginId={customer.loginId}>
      <Orders customer={customer} />
    </CustomerQueries>
  );
}
