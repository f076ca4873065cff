import { inboxPageSize, messageCategories } from '@taga/contract/constants';
import { dateRange } from '@taga/contract/rules/fields/date-range';
import { Field, Select } from '@taga/ui';
import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import type { Customer } from '../../lib/access/session/session.ts';
import { MessageList } from '../../lib/messaging/inbox/message-list.tsx';
import { useMessages } from '../../lib/messaging/inbox/use-messages.ts';
import { DaysFilter } from '../../lib/messaging/lists/days-filter.tsx';
import { FilterPanel } from '../../lib/messaging/lists/filter-panel.tsx';
import { ListFrame } from '../../lib/messaging/lists/list-frame.tsx';
import { isFiltered } from '../../lib/messaging/lists/list-query.ts';
import { useListQuery } from '../../lib/messaging/lists/use-list-query.ts';
import { SignedIn } from '../../lib/platform/query/customer-queries.tsx';

function Messages({ customer }: { customer: Customer }) {
  const text = useText();
  const { query, hrefFor, filter } = useListQuery(paths.inbox(), { categories: messageCategories });
  const list = useMessages({ ...query, loginId: customer.loginId, pageSize: inboxPageSize });
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title={text('inbox.page.title')} />
      <FilterPanel isFiltered={isFiltered(query)} onClear={() => filter({ from: '', to: '', category: '' })}>
        <DaysFilter from={query.from} to={query.to} range={dateRange} onDays={filter} />
        <Field label={text('inbox.filter.category')}>
          <Select
            placeholder={text('inbox.filter.all')}
            options={messageCategories.map((value) => ({ value, label: text(`inbox.category.${value}`) }))}
            value={query.category}
            onChange={(event) => filter({ category: event.currentTarget.value })}
          />
        </Field>
      </FilterPanel>
      <ListFrame list={list} page={query.page} pageSize={inboxPageSize} hrefFor={hrefFor}>
        {(messages) => <MessageList messages={messages} />}
      </ListFrame>
    </div>
  );
}

/** What the bank has written to the customer. */
export function Page() {
  return <SignedIn>{(customer) => <Messages customer={customer} />}</SignedIn>;
}
