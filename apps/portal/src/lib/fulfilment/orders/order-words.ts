import type { MessageId } from '@taga/i18n';

/** What the page of an order says while it is on its way, and where it is not to be had. */
export const orderWords = (name: MessageId) =>
  ({
    name,
    loading: 'orders.detail.loading',
    failure: 'orders.detail.failure',
    failureText: 'orders.detail.failureText',
    again: 'orders.detail.again',
    missing: 'orders.detail.missing',
    missingText: 'orders.detail.missingText',
    toList: 'orders.detail.toOrders',
  }) as const;
