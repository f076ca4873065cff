export type { InboxContent, Words } from './inbox-message.ts';
export { inboxRoutes } from './routes.ts';
export { keepAnnouncement, keepInboxMessage, listInboxMessages } from './store.ts';
