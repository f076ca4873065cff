export { type InboxContent, inboxContent, type Words } from './message-types.ts';
export { inboxRoutes } from './routes.ts';
export { deleteMessagesAbout, keepAnnouncement, keepInboxMessage, listInboxMessages, setMessageRead } from './store.ts';
