import { firstPageIndex } from '@taga/contract/constants';
import { type DateRangeRule, dateRange } from '@taga/contract/rules/fields/date-range';
import { findProblem } from '@taga/contract/rules/fields/rule';

/** Which part of a list is shown. It stands in the address, so that "back" and a link find the same part. */
export interface ListQuery {
  readonly page: number;
  readonly from: string;
  readonly to: string;
  /** Empty for all. */
  readonly category: string;
}

/** What may be looked for in a list. */
export interface ListRules {
  readonly categories?: readonly string[];
  /** Both days, unless it says otherwise. */
  readonly range?: DateRangeRule;
}

/** Anybody may have written the address: what makes no sense in it is left out. */
export function readListQuery(search: string, { categories = [], range = dateRange }: ListRules = {}): ListQuery {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page') ?? firstPageIndex);
  const days = { from: given.get('from') ?? '', to: given.get('to') ?? '' };
  const category = given.get('category') ?? '';
  return {
    page: Number.isSafeInteger(page) && page >= firstPageIndex ? page : firstPageIndex,
    ...(findProblem(range, days) ? { from: '', to: '' } : days),
    category: categories.includes(category) ? category : '',
  };
}

export function listHref(path: string, { page, from, to, category }: ListQuery): string {
  const told = Object.entries({ page: page > firstPageIndex ? String(page) : '', category, from, to });
  const search = new URLSearchParams(told.filter(([, value]) => value)).toString();
  return search ? `${path}?${search}` : path;
}

export function isFiltered({ from, to, category }: ListQuery): boolean {
  return Boolean(from || to || category);
}
