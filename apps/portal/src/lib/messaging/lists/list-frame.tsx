import { formatNumber } from '@taga/i18n';
import { Button, Card, EmptyState, InboxIcon, Pagination, Skeleton } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import type { ReactNode } from 'react';

interface ListFrameProps<Row> {
  /** What the query for it knows. */
  list: {
    readonly data: { readonly Details: readonly Row[]; readonly TotalCount: number } | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  page: number;
  pageSize: number;
  hrefFor: (page: number) => string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of what a customer has: on its way, not to be had, empty, or there, page by page. */
export function ListFrame<Row>({ list, page, pageSize, hrefFor, children }: ListFrameProps<Row>) {
  const text = useText();
  const language = useLanguage();
  const { data, isError, isFetching } = list;
  if (!data && isError && !isFetching) return <Failure onAgain={() => void list.refetch()} />;
  if (!data) return <Skeleton shape="block" label={text('lists.state.loading')} className="h-100" />;
  const { Details, TotalCount } = data;
  if (Details.length === 0) return <Nothing />;
  const words = {
    previous: text('lists.page.previous'),
    next: text('lists.page.next'),
    page: (number: number) => text('lists.page.number', { page: formatNumber(number, language) }),
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {children(Details)}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-text-muted">
          {text('lists.page.total', { count: formatNumber(TotalCount, language) })}
        </p>
        <Pagination
          as={RouterLink}
          label={text('lists.page.label')}
          page={page}
          pageCount={Math.ceil(TotalCount / pageSize)}
          hrefFor={hrefFor}
          texts={words}
          formatNumber={(number) => formatNumber(number, language)}
        />
      </div>
    </div>
  );
}

function Nothing() {
  const text = useText();
  return (
    <Card>
      <EmptyState
        picture={<InboxIcon size={24} className="mx-auto text-text-muted" />}
        title={text('lists.state.empty')}
      />
    </Card>
  );
}

function Failure({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <Card>
      <EmptyState
        title={text('lists.state.failure')}
        text={text('lists.state.failureText')}
        action={<Button onClick={onAgain}>{text('lists.state.again')}</Button>}
      />
    </Card>
  );
}
