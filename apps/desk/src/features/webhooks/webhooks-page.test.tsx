import { listDeliveries, listWebhooks } from '@taga/contract/endpoints/desk/webhooks';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { Webhook, WebhookDelivery } from '@taga/contract/records/desk/webhook';
import { expect, test } from 'vitest';
import { drawAtDesk } from '../../testing/draw-at-desk.tsx';
import { Page } from './webhooks-page.tsx';

const at = '2026-03-01T04:00:00.000Z';
const address = 'https://core.bank.example/taga';
const failed: WebhookDelivery = {
  deliveryId: 'd-1',
  eventId: 'e-1',
  address,
  kind: 'application',
  authorizationReqId: 'a-1',
  serviceId: null,
  status: 'APPROVED',
  at,
  state: 'FAILED',
  nextTryAt: null,
  tries: [{ at, tookMs: 120, outcome: 'HTTP_503' }],
};

const draw = (webhooks: readonly Webhook[], deliveries: readonly WebhookDelivery[], ...roles: StaffRole[]) =>
  drawAtDesk(<Page />, {
    roles,
    words: ['deskOffice'],
    answers: [
      [listWebhooks, {}, { webhooks }],
      [listDeliveries, {}, { deliveries, next: null }, 'pages'],
    ],
  });

test('the page shows each address with what arrived there, and why something did not', async () => {
  const webhook = { address, waiting: 1, delivered: 1_200, failed: 3, lastDeliveredAt: null };
  const words = await draw([webhook], [failed], 'auditor');
  expect(words).toContain(`Address ${address} Waiting 1 Delivered 1,200 Failed 3 Last delivered –`);
  expect(words).toMatch(/Application → APPROVED .*Failed .*HTTP_503/);
});

test('what is over can be sent again by an administrator; an auditor only looks', async () => {
  const waiting: WebhookDelivery = { ...failed, deliveryId: 'd-2', state: 'WAITING', nextTryAt: at };
  const count = async (...roles: StaffRole[]) =>
    (await draw([], [failed, waiting], ...roles)).match(/Send again/g)?.length;
  // The head of the column says it, and each row for those who see no head.
  expect([await count('administrator'), await count('auditor')]).toEqual([4, 3]);
});

test('where no address is set the page says which setting names them', async () => {
  expect(await draw([], [], 'administrator')).toContain('WEBHOOK_URLS');
});
