export type { InboxContent, Words } from './inbox-message.ts';
export { inboxRoutes } from './routes.ts';
export { keepInboxMessage, listInboxMessages } from './store.ts';
