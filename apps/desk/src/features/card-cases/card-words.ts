import type { CardDecisionKind, CardStatus } from '@taga/contract/journeys/card-application/decisions';
import type { Tone } from '@taga/ui';

export const statusTones: Readonly<Record<CardStatus, Tone>> = {
  PENDING: 'primary',
  INCOMPLETED: 'warning',
  INSUFFICIENT: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  CANCELED: 'danger',
  DELIVERED: 'success',
};

/** Each decision with its key, and how its button looks. */
export const decisionLooks: Readonly<
  Record<CardDecisionKind, { readonly key: string; readonly variant: 'primary' | 'secondary'; readonly tone: Tone }>
> = {
  APPROVE: { key: 'a', variant: 'primary', tone: 'success' },
  INCOMPLETE: { key: 'i', variant: 'secondary', tone: 'warning' },
  INSUFFICIENT: { key: 's', variant: 'secondary', tone: 'warning' },
  REJECT: { key: 'r', variant: 'secondary', tone: 'danger' },
  CREATE: { key: 'm', variant: 'primary', tone: 'success' },
  DELIVER: { key: 'd', variant: 'primary', tone: 'success' },
  CANCEL: { key: 'x', variant: 'secondary', tone: 'danger' },
};

/** The way on first, then what goes back, then what ends it. */
export const decisionOrder: readonly CardDecisionKind[] = [
  'APPROVE',
  'CREATE',
  'DELIVER',
  'INCOMPLETE',
  'INSUFFICIENT',
  'REJECT',
  'CANCEL',
];
