export { announceStatusChange, type StatusChange } from './announce-status-change.ts';
export { deliverWebhookJob } from './delivery-store.ts';
export { spreadEventJob } from './event-store.ts';
export { webhookRoutes } from './routes.ts';
export { createWebhooks, type Webhooks } from './webhooks.ts';
