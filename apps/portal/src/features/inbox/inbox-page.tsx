import { firstPageIndex, inboxPageSize, messageCategories } from '@taga/contract/constants';
import { Field, Select } from '@taga/ui';
import { useLocation, useNavigate } from '@taga/web/navigation';
import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import type { Customer } from '../../lib/access/session/session.ts';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { MessageList } from '../../lib/messaging/inbox/message-list.tsx';
import { useMessages } from '../../lib/messaging/inbox/use-messages.ts';
import { DaysFilter } from '../../lib/messaging/lists/days-filter.tsx';
import { FilterPanel } from '../../lib/messaging/lists/filter-panel.tsx';
import { ListFrame } from '../../lib/messaging/lists/list-frame.tsx';
import { isFiltered, type ListQuery, listHref, readListQuery } from '../../lib/messaging/lists/list-query.ts';
import { CustomerQueries } from '../../lib/platform/query/customer-queries.tsx';

function Messages({ customer }: { customer: Customer }) {
  const text = useText();
  const navigate = useNavigate();
  const query = readListQuery(useLocation().search, messageCategories);
  const list = useMessages({ ...query, loginId: customer.loginId, pageSize: inboxPageSize });
  const hrefWith = (changes: Partial<ListQuery>) => listHref(paths.inbox(), { ...query, ...changes });
  /** What is looked for anew begins on its first page, and is no step to go back from. */
  const filter = (changes: Partial<ListQuery>) =>
    navigate(hrefWith({ page: firstPageIndex, ...changes }), { replace: true });
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title={text('inbox.page.title')} />
      <FilterPanel isFiltered={isFiltered(query)} onClear={() => filter({ from: '', to: '', category: '' })}>
        <DaysFilter from={query.from} to={query.to} onDays={filter} />
        <Field label={text('inbox.filter.category')}>
          <Select
            placeholder={text('inbox.filter.all')}
            options={messageCategories.map((value) => ({ value, label: text(`inbox.category.${value}`) }))}
            value={query.category}
            onChange={(event) => filter({ category: event.currentTarget.value })}
          />
        </Field>
      </FilterPanel>
      <ListFrame list={list} page={query.page} pageSize={inboxPageSize} hrefFor={(page) => hrefWith({ page })}>
        {(messages) => <MessageList messages={messages} />}
      </ListFrame>
    </div>
  );
}

/** What the bank has written to the customer. */
export function Page() {
  const customer = useCustomer();
  if (!customer) return null;
  return (
    <CustomerQueries loginId={customer.loginId}>
      <Messages customer={customer} />
    </CustomerQueries>
  );
}
