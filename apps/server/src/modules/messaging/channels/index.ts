export { createDelivery, type Delivery } from './delivery.ts';
export { createSmtpMailer } from './email/smtp-mailer.ts';
export { listMessages, outboxWork, pageOfDeliveries, purgeDecoyMessages } from './outbox-store.ts';
export { type QueuedMessage, queueMessage } from './queue-message.ts';
export { createMailbox } from './sandbox/mailbox.ts';
export { mailboxPath } from './sandbox/mailbox-page.ts';
export { addMailboxRoutes } from './sandbox/mailbox-routes.ts';
export { createSmsGateway } from './sms/sms-gateway.ts';
export { describeDay } from './wording.ts';
