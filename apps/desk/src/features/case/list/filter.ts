import type { CaseKind } from '../case-kind.ts';

/** The list's status and what else it is filtered by, under the names of the address. */
export interface Filter {
  readonly status: string;
  readonly values: Readonly<Record<string, string>>;
}

const firstStatus = ({ statuses }: CaseKind) => Object.keys(statuses)[0] ?? '';

/** As the address says it: a link to a list is a link to the same list for everybody. */
export function readFilter(kind: CaseKind, search: string): Filter {
  const asked = new URLSearchParams(search);
  const status = asked.get('status') ?? '';
  const values = kind.filters.flatMap(({ name, values: known = ['true'] }) => {
    const value = known.find((each) => each === asked.get(name));
    return value ? [[name, value] as const] : [];
  });
  return { status: status in kind.statuses ? status : firstStatus(kind), values: Object.fromEntries(values) };
}

export function writeFilter(kind: CaseKind, { status, values }: Filter): string {
  const said = { ...(status !== firstStatus(kind) && { status }), ...values };
  const query = new URLSearchParams(said).toString();
  return query && `?${query}`;
}

/** As the list's call takes it. */
export function bodyOf(kind: CaseKind, { status, values }: Filter): object {
  const parts = kind.filters.flatMap(({ name, field, values: known, toWire = (value) => value }) => {
    const value = values[name];
    return value === undefined ? [] : [[field, known ? toWire(value) : true] as const];
  });
  return { status, ...Object.fromEntries(parts) };
}
