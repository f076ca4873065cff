import type { AnswerOf, BodyOf, Endpoint } from '@taga/contract';
import type { EndpointInput } from '@taga/web/api';
import { useInfiniteQuery } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import { refetchWhileAttended } from '../session/activity.ts';
import { callDesk } from './call-desk.ts';

interface PageReading<Answer, Row> {
  readonly rowsOf: (answer: Answer) => readonly Row[];
  /** Where the next page begins; nothing after the last. */
  readonly nextOf: (answer: Answer) => string | null;
  readonly everyMs?: number;
}

/** A list that comes page by page, each beginning where the one before ended. */
export function useDeskPages<C extends Endpoint, Row>(
  endpoint: C,
  body: Omit<BodyOf<C>, 'cursor'>,
  { rowsOf, nextOf, everyMs }: PageReading<AnswerOf<C>, Row>,
) {
  const language = useLanguage();
  const query = useInfiniteQuery({
    queryKey: [endpoint.id, body, language, 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam === null ? {} : { cursor: pageParam };
      const input = { body: { ...body, ...from }, language, signal, isQuiet: true };
      return callDesk(endpoint, input as unknown as EndpointInput<C>);
    },
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
    ...(everyMs !== undefined && { refetchInterval: refetchWhileAttended(everyMs) }),
  });
  return {
    error: query.error,
    refetch: query.refetch,
    data: query.data?.pages.flatMap((page) => rowsOf(page)),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
