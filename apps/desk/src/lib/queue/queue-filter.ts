import type { BodyOf } from '@taga/contract';
import type { listCases } from '@taga/contract/calls/desk/cases';
import { type CaseStatus, caseStatuses } from '@taga/contract/records/desk/cases';
import { type IdentityStatus, identityStatuses } from '@taga/contract/rules/identity-proof';

/** What the queue shows, as the address says it: a link to a queue is a link to the same queue for everybody. */
export interface QueueFilter {
  readonly status: CaseStatus;
  readonly accountClass?: string;
  readonly branchCode?: string;
  readonly identity?: IdentityStatus;
  readonly olderThanHours?: number;
  readonly mine?: true;
}

function oneOf<Value extends string>(values: readonly Value[], found: string | null): Value | undefined {
  return values.find((value) => value === found);
}

export function readFilter(search: string): QueueFilter {
  const asked = new URLSearchParams(search);
  const accountClass = asked.get('class');
  const branchCode = asked.get('branch');
  const identity = oneOf(identityStatuses, asked.get('identity'));
  const olderThanHours = Number(asked.get('hours'));
  return {
    status: oneOf(caseStatuses, asked.get('status')) ?? 'WAITING',
    ...(accountClass && { accountClass }),
    ...(branchCode && { branchCode }),
    ...(identity && { identity }),
    ...(olderThanHours > 0 && { olderThanHours }),
    ...(asked.get('mine') === 'true' && { mine: true }),
  };
}

export function writeFilter(filter: QueueFilter): string {
  const { status, accountClass, branchCode, identity, olderThanHours, mine } = filter;
  const parts: Record<string, string | undefined> = {
    status: status === 'WAITING' ? undefined : status,
    class: accountClass,
    branch: branchCode,
    identity,
    hours: olderThanHours === undefined ? undefined : String(olderThanHours),
    mine: mine && 'true',
  };
  const said = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}

const casesOfPage = 30;

export function bodyOf(filter: QueueFilter): Omit<BodyOf<typeof listCases>, 'cursor'> {
  return { ...filter, pageSize: casesOfPage } as Omit<BodyOf<typeof listCases>, 'cursor'>;
}
