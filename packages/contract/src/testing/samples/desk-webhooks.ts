import type { EndpointSample } from './sample.ts';

const at = '2025-03-01T09:30:00+06:30';
const id = '0d5f2c1a-7a65-4a39-9a3c-2c54a4c0b003';
const address = 'https://core.bank.example/taga';

export const deskWebhooks: Readonly<Record<string, EndpointSample>> = {
  listWebhooks: { answer: { webhooks: [{ address, waiting: 1, delivered: 12, failed: 0, lastDeliveredAt: at }] } },
  listDeliveries: {
    input: { state: 'FAILED' },
    answer: {
      deliveries: [
        {
          deliveryId: id,
          eventId: id,
          address,
          kind: 'application',
          authorizationReqId: id,
          serviceId: null,
          status: 'APPROVED',
          at,
          state: 'FAILED',
          nextTryAt: null,
          tries: [{ at, tookMs: 120, outcome: 'HTTP_503' }],
        },
      ],
      next: 'abc',
    },
    refused: [{ state: 'LOST' }, { cursor: 'a b' }],
  },
  replayDelivery: { input: { deliveryId: id }, answer: {}, refused: [{ deliveryId: 'all' }] },
};
