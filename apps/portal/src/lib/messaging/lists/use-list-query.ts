import { firstPageIndex } from '@taga/contract/constants';
import { useLocation, useNavigate } from '@taga/web/navigation';
import { type ListQuery, type ListRules, listHref, readListQuery } from './list-query.ts';

/** The part of a list that the address asks for, and the way to another. */
export function useListQuery(path: string, rules?: ListRules) {
  const navigate = useNavigate();
  const query = readListQuery(useLocation().search, rules);
  const hrefWith = (changes: Partial<ListQuery>) => listHref(path, { ...query, ...changes });
  return {
    query,
    hrefFor: (page: number) => hrefWith({ page }),
    /** What is looked for again begins on its first page, and is no step to go back from. */
    filter: (changes: Partial<ListQuery>) =>
      navigate(hrefWith({ page: firstPageIndex, ...changes }), { replace: true }),
  };
}
