export { announceStatusChange, type StatusChange } from './announce-status-change.ts';
export { deliveryWork } from './delivery-store.ts';
export { eventWork } from './event-store.ts';
export { recordPastTraffic } from './past-traffic.ts';
export { webhookRoutes } from './routes.ts';
export { createWebhooks, type Webhooks } from './webhooks.ts';
