import type { CaseKind, ListFilter } from '../case-kind.ts';

/** The list's status and what else it is filtered by, under the names of the address. */
export interface Filter {
  readonly status: string;
  readonly values: Readonly<Record<string, string>>;
}

const firstStatus = ({ statuses }: CaseKind) => Object.keys(statuses)[0] ?? '';

/** In the address of a case whose kind has a list of its own: the queue of every kind stands beside it all the same. */
const queueName = 'queue';
const everyQueue = 'all';

/** Whether an address shows the queue of every kind, and not the list of one. */
export function showsQueue(search: string): boolean {
  return new URLSearchParams(search).has(queueName);
}

function readValue({ values = ['true'], shortest }: ListFilter, asked: string): string | undefined {
  if (shortest === undefined) return values.find((each) => each === asked);
  const typed = asked.trim();
  return typed.length >= shortest && typed.length <= 100 ? typed : undefined;
}

/** As the address says it: a link to a list is a link to the same list for everybody. */
export function readFilter(kind: CaseKind, search: string): Filter {
  const asked = new URLSearchParams(search);
  const status = asked.get('status') ?? '';
  const values = kind.filters.flatMap((filter) => {
    const value = readValue(filter, asked.get(filter.name) ?? '');
    return value ? [[filter.name, value] as const] : [];
  });
  return { status: status in kind.statuses ? status : firstStatus(kind), values: Object.fromEntries(values) };
}

/** `isGuest`: beside a case whose kind has a list of its own. */
export function writeFilter(kind: CaseKind, { status, values }: Filter, isGuest = false): string {
  const said = {
    ...(status !== firstStatus(kind) && { status }),
    ...(isGuest && { [queueName]: everyQueue }),
    ...values,
  };
  const query = new URLSearchParams(said).toString();
  return query && `?${query}`;
}

/** What is chosen of the filters that show cases of every status: the list is theirs, and not that of a status. */
export function wideFilters(kind: CaseKind, { values }: Filter): readonly ListFilter[] {
  return kind.filters.filter(({ name, isOfAnyStatus }) => isOfAnyStatus && name in values);
}

/** A status instead of them. */
export function withStatus(kind: CaseKind, filter: Filter, status: string): Filter {
  const wide = wideFilters(kind, filter).map(({ name }) => name);
  const values = Object.entries(filter.values).filter(([name]) => !wide.includes(name));
  return { status, values: Object.fromEntries(values) };
}

/** As the list's call takes it. */
export function bodyOf(kind: CaseKind, { status, values }: Filter): object {
  const parts = kind.filters.flatMap(({ name, field, values: known, shortest, toWire = (value) => value }) => {
    const value = values[name];
    const isChoice = known !== undefined || shortest !== undefined;
    return value === undefined ? [] : [[field, isChoice ? toWire(value) : true] as const];
  });
  return { status, ...Object.fromEntries(parts) };
}

/** What a body of the list's call asks for; what the address cannot say is left out. */
export function filterIn(kind: CaseKind, body: object): Filter {
  const asked = new Map(Object.entries(body));
  const values = kind.filters.flatMap((filter) => {
    const value = readValue(filter, String(asked.get(filter.field) ?? ''));
    return value ? [[filter.name, value] as const] : [];
  });
  return { status: String(asked.get('status') ?? firstStatus(kind)), values: Object.fromEntries(values) };
}
